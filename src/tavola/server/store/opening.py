"""From the address of a database to its store."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from tavola.core.errors import TavolaError
from tavola.server.store.store import Store

_HOW = "name a database as sqlite:///FILE or postgresql://USER@HOST/NAME"


def open_store(url: str) -> Store:
    """The store at that address, not started yet."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):  # not repeated in the message, since there may be a password in it
        raise TavolaError(f"That is no address of a database; {_HOW}.") from None
    if address.drivername == "sqlite":
        return _sqlite(address)
    if address.drivername in ("postgresql", "postgres"):
        return _postgres(address)
    raise TavolaError(f"Tavola knows no database of the kind {address.drivername!r}; {_HOW}.")


def _sqlite(address: URL) -> Store:
    from tavola.server.store.sqlite import SqliteStore

    if address.database in (None, "", ":memory:"):
        raise TavolaError("A database in memory would forget every table; name a file, as in sqlite:///tavola.db.")
    return SqliteStore(Path(str(address.database)).expanduser().resolve())


def _postgres(address: URL) -> Store:
    try:
        from tavola.server.store.postgres import PostgresStore
    except ImportError as error:
        raise TavolaError("PostgreSQL needs asyncpg: pip install 'tavola[postgres]'.") from error
    return PostgresStore(address)
