"""The store in one SQLite file, for one process.

All changes go through one thread with one connection. What queues up while a commit waits for the disk shares the next
commit, so that the disk's delay is paid once for all of them. A second thread reads.

The threads run beside the event loop, and each call into SQLite hands the interpreter's lock over and has to get it
back; under load that costs more than the call. So a batch of appends is given to SQLite whole, as JSON, in six
statements, however many appends there are.
"""

from __future__ import annotations

import asyncio
import fcntl
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from tavola.core.errors import TavolaError
from tavola.server.store.appending import Append, Batch
from tavola.server.store.common import CommonStore, P, R, Statement
from tavola.server.store.migrating import migrate
from tavola.server.store.store import Appended, Data, Gone, Spent, Stale, Unavailable

BUSY = 10.0
"""Seconds to wait for somebody else's lock on the file: a backup, or a look by hand."""
FULL = 2

_STATE = """
SELECT json_group_array(json_array(asked.value ->> 0, asked.value ->> 1, tables.entries, clients.number))
FROM json_each(?) AS asked
JOIN tables ON tables.id = asked.value ->> 0
LEFT JOIN clients ON clients.table_id = asked.value ->> 0 AND clients.client = asked.value ->> 1
"""
_ENTRIES = """
INSERT INTO entries (table_id, number, line) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)
"""
_CLIENTS = """
INSERT INTO clients (table_id, client, number) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)
"""
_TABLES = """
UPDATE tables SET entries = new.value ->> 1, clock = coalesce(new.value ->> 2, clock),
    version = version + (new.value ->> 3 IS NOT NULL), status = coalesce(new.value ->> 3, status),
    changed = (julianday('now') - 2440587.5) * 86400.0
FROM json_each(?) AS new WHERE tables.id = new.value ->> 0
"""

Work = Callable[[Connection], Any]
Outcome = tuple["asyncio.Future[Any]", Any, "Exception | None"]


class Job(msgspec.Struct):
    """Something to write, and who waits for it."""

    what: Append | Work
    done: asyncio.Future[Any]


def connect(path: Path, *, writes: bool) -> Connection:
    """SQLAlchemy's connection over one of our own. Transactions are ours: nothing is begun or committed by itself."""

    def open_file() -> sqlite3.Connection:
        raw = sqlite3.connect(path, timeout=BUSY, isolation_level=None, check_same_thread=False)
        raw.execute("PRAGMA journal_mode = WAL")
        raw.execute("PRAGMA synchronous = FULL")
        raw.execute("PRAGMA foreign_keys = ON")
        raw.execute(f"PRAGMA query_only = {'OFF' if writes else 'ON'}")
        raw.execute("PRAGMA cache_size = -32000")
        raw.execute("PRAGMA wal_autocheckpoint = 8000")  # with the usual 1000 a large batch pays for one every time
        assert_durable(raw)
        return raw

    engine = create_engine(
        "sqlite://", creator=open_file, poolclass=NullPool, isolation_level="AUTOCOMMIT", hide_parameters=True
    )
    return engine.connect()


def assert_durable(raw: sqlite3.Connection) -> None:
    """A commit must be on the disk when it returns. Killing a process can't show that it isn't, so we ask."""
    found = tuple(
        raw.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous", "foreign_keys")
    )
    if found != ("wal", FULL, 1):
        raise TavolaError(f"SQLite can't keep this file safely here (it says {found}); put it on a local disk.")


class SqliteStore(CommonStore):
    several = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._questions: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._lock: IO[bytes] | None = None
        self._open = False

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self._loop.run_in_executor(None, self._connect)
        self._threads = [
            threading.Thread(target=self._write_all, name="sqlite-writer", daemon=True),
            threading.Thread(target=self._read_all, name="sqlite-reader", daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        self._open = True

    def _connect(self) -> None:
        self._lock = lock_file(self.path)
        try:
            self._writer = connect(self.path, writes=True)
            raw = driver(self._writer)
            raw.execute("BEGIN IMMEDIATE")
            try:
                migrate(self._writer)
                raw.execute("COMMIT")
            except BaseException:
                raw.execute("ROLLBACK")
                raise
            self._reader = connect(self.path, writes=False)
        except (sqlite3.Error, DBAPIError) as error:
            self._lock.close()
            raise TavolaError(f"The database {self.path} can't be opened: {_reason(error)}.") from error
        except BaseException:
            self._lock.close()
            raise

    async def stop(self) -> None:
        """What was asked for before is still done."""
        if not self._open:
            return
        self._open = False
        self._jobs.put(None)
        self._questions.put(None)
        for thread in self._threads:
            await self._loop.run_in_executor(None, thread.join)
        await self._loop.run_in_executor(None, self._close)

    def _close(self) -> None:
        for connection in (self._reader, self._writer):
            connection.close()
            connection.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    async def append(
        self,
        table: str,
        after: int,
        lines: Sequence[str],
        *,
        client: str | None = None,
        clock: Data | None = None,
        status: str | None = None,
    ) -> Appended:
        append = Append(table, after, lines, client, clock, status)
        append.check()
        done: Appended = await self._ask(self._jobs, append)
        return done

    def on_change(self, heard: Callable[[str, int], None]) -> None:
        """There is no other process."""

    async def _read(self, ask: Statement[P, R], *values: P.args, **named: P.kwargs) -> R:
        answer: R = await self._ask(self._questions, lambda connection: ask(connection, *values, **named))
        return answer

    async def _write(self, change: Statement[P, R], *values: P.args, **named: P.kwargs) -> R:
        answer: R = await self._ask(self._jobs, lambda connection: change(connection, *values, **named))
        return answer

    async def _ask(self, where: queue.SimpleQueue[Job | None], what: Append | Work) -> Any:
        if not self._open:
            raise Unavailable("the store is closed")
        done = self._loop.create_future()
        where.put(Job(what, done))
        return await done

    # In the threads

    def _write_all(self) -> None:
        while jobs := _take(self._jobs):
            self._tell(self._commit(jobs))

    def _read_all(self) -> None:
        while jobs := _take(self._questions):
            outcomes: list[Outcome] = []
            for job in jobs:
                try:
                    outcomes.append((job.done, job.what(self._reader), None))  # type: ignore[operator]
                except Exception as error:
                    outcomes.append((job.done, None, _plain(error)))
            self._tell(outcomes)

    def _tell(self, outcomes: list[Outcome]) -> None:
        """One wake-up of the event loop for all of them."""
        self._loop.call_soon_threadsafe(_resolve, outcomes)

    def _commit(self, jobs: list[Job]) -> list[Outcome]:
        """All in one transaction; if that fails each in one of its own, so that nobody fails for another's reason."""
        raw = driver(self._writer)
        try:
            raw.execute("BEGIN IMMEDIATE")
            outcomes = self._carry_out(raw, jobs)
            raw.execute("COMMIT")
            return outcomes
        except Exception as error:
            if raw.in_transaction:
                raw.execute("ROLLBACK")
            if len(jobs) == 1:
                return [(jobs[0].done, None, _plain(error))]
            return [outcome for job in jobs for outcome in self._commit([job])]

    def _carry_out(self, raw: sqlite3.Connection, jobs: list[Job]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        appends = [job for job in jobs if isinstance(job.what, Append)]
        if appends:
            outcomes += _append(raw, appends)
        for job in jobs:
            if not isinstance(job.what, Append):
                try:
                    outcomes.append((job.done, job.what(self._writer), None))
                except (Stale, Gone, Spent) as error:  # nothing was written
                    outcomes.append((job.done, None, error))
        return outcomes


def _append(raw: sqlite3.Connection, jobs: list[Job]) -> list[Outcome]:
    appends: list[Append] = [job.what for job in jobs]  # type: ignore[misc]
    asked = _json([(append.table, append.client) for append in appends])
    known: dict[str, int] = {}
    seen: dict[tuple[str, str], int] = {}
    for table, client, entries, number in msgspec.json.decode(raw.execute(_STATE, (asked,)).fetchone()[0]):
        known[table] = entries
        if number is not None:
            seen[table, client] = number
    batch = Batch(known, seen)
    outcomes: list[Outcome] = []
    for job, append in zip(jobs, appends, strict=True):
        done = batch.decide(append)
        outcomes.append((job.done, None, done) if isinstance(done, Exception) else (job.done, done, None))
    changes = [(table, change.entries, change.clock, change.status) for table, change in batch.changes.items()]
    for statement, rows in ((_ENTRIES, batch.entries), (_CLIENTS, batch.clients), (_TABLES, changes)):
        if rows:
            raw.execute(statement, (_json(rows),))
    return outcomes


def _json(rows: Sequence[Any]) -> str:
    return msgspec.json.encode(rows).decode()


def driver(connection: Connection) -> sqlite3.Connection:
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    return raw


def _take(jobs: queue.SimpleQueue[Job | None]) -> list[Job]:
    """Wait for a job, and take what has queued up with it; empty at the end."""
    found: list[Job] = []
    job = jobs.get()
    while job is not None:
        found.append(job)
        try:
            job = jobs.get_nowait()
        except queue.Empty:
            return found
    if found:
        jobs.put(None)  # the end is for the next time
    return found


def _resolve(outcomes: list[Outcome]) -> None:
    for done, value, error in outcomes:
        if done.done():  # its caller has given up
            continue
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(value)


def _plain(error: Exception) -> Exception:
    """What the callers know: a database that can't be used now looks the same whichever it is."""
    if isinstance(error, sqlite3.OperationalError) or (
        isinstance(error, DBAPIError) and isinstance(error.orig, sqlite3.OperationalError)
    ):
        unavailable = Unavailable(_reason(error))
        unavailable.__cause__ = error
        return unavailable
    return error


def _reason(error: Exception) -> str:
    return str(error.orig if isinstance(error, DBAPIError) else error)


def lock_file(path: Path) -> IO[bytes]:
    """Ours until it is closed or the process ends. A file beside the database: SQLite would lose its own locks if
    anybody else in this process closed the database's."""
    lock = path.with_name(path.name + ".lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = lock.open("ab")
    except OSError as error:
        reason = f"{path.parent} is no folder" if isinstance(error, FileExistsError) else error.strerror
        raise TavolaError(f"The database {path} can't be opened: {reason}.") from error
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise TavolaError(
            f"Another Tavola uses the database {path}; stop it, or take PostgreSQL for several processes."
        ) from None
    return file
