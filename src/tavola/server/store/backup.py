"""A copy of a SQLite database while its server runs, and the way back. PostgreSQL has pg_dump and pg_restore."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

import msgspec
from sqlalchemy import make_url

from tavola.core.errors import TavolaError
from tavola.server.store.opening import open_store
from tavola.server.store.sqlite import BUSY, SqliteStore, lock_file


class Contents(msgspec.Struct):
    """What a copy holds."""

    tables: int
    entries: int


def back_up(url: str, file: Path) -> Contents:
    """Copy the database as it is at one moment into a file that isn't there yet. A server may go on meanwhile."""
    source = _path(url, f"pg_dump --format=custom --file={file} URL")
    if not source.exists():
        raise TavolaError(f"There is no database {source} to copy.")
    if file.exists():
        raise TavolaError(f"{file} is there already; name a new file for the copy.")
    part = file.with_name(f".{file.name}.part")
    try:
        contents = _copy(source, part)
        part.replace(file)
        _sync(file.parent)
    except (OSError, sqlite3.Error) as error:
        raise TavolaError(f"The database {source} can't be copied to {file}: {_reason(error)}.") from error
    finally:
        part.unlink(missing_ok=True)
    return contents


def restore(url: str, file: Path) -> tuple[Contents, Path | None]:
    """Put the copy in the place of the database, while no server runs. The database that was there is kept beside it;
    also gives where."""
    target = _path(url, f"pg_restore --clean --if-exists --dbname=URL {file}")
    if not file.exists():
        raise TavolaError(f"There is no file {file} to restore from.")
    part = target.with_name(f".{target.name}.part")
    with lock_file(target):
        try:
            contents = _copy(file, part)
            kept = _set_aside(target) if target.exists() else None
            part.replace(target)
            _sync(target.parent)
        except (OSError, sqlite3.Error) as error:
            raise TavolaError(f"{file} can't be restored to {target}: {_reason(error)}.") from error
        finally:
            part.unlink(missing_ok=True)
    return contents, kept


def _path(url: str, instead: str) -> Path:
    store = open_store(url)
    if not isinstance(store, SqliteStore):
        shown = instead.replace("URL", make_url(url).render_as_string())
        raise TavolaError(f"PostgreSQL has its own tools for this: {shown}.")
    return store.path


def _copy(source: Path, target: Path) -> Contents:
    """One whole file, checked, and on the disk."""
    target.unlink(missing_ok=True)
    with _opened(source, "ro") as old, _opened(target, "rwc") as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # so that it is one file and not three
        contents = _check(source, new)
    with target.open("rb+") as file:
        os.fsync(file.fileno())
    return contents


def _opened(path: Path, mode: str) -> contextlib.closing[sqlite3.Connection]:
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=BUSY)
    return contextlib.closing(connection)


def _check(source: Path, copy: sqlite3.Connection) -> Contents:
    damage = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if damage != "ok":
        raise TavolaError(f"{source} is damaged: {damage}.")
    if copy.execute("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'").fetchone()[0] == 0:
        raise TavolaError(f"{source} is no database of Tavola.")
    counts = copy.execute("SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries)").fetchone()
    return Contents(*counts)


def _set_aside(path: Path) -> Path:
    """A second name for the database that is there, beside it. Damaged ones are kept too, with all their files."""
    names = (path.with_name(f"{path.name}.before-restore{number}") for number in ("", *range(2, 1000)))
    kept = next(name for name in names if not name.exists())
    with contextlib.suppress(sqlite3.Error), _opened(path, "rw") as old:
        old.execute("PRAGMA journal_mode = DELETE")  # everything into the one file
    for rest in ("-wal", "-shm"):
        left = path.with_name(path.name + rest)
        if left.exists():
            left.replace(kept.with_name(kept.name + rest))
    kept.hardlink_to(path)
    return kept


def _sync(folder: Path) -> None:
    """Names of files are on the disk only when their folder is."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else str(error)) or type(error).__name__
