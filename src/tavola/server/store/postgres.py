"""The store in PostgreSQL, for any number of processes on any number of machines.

Ordinary questions go through SQLAlchemy's pool. Appends have a connection and a task of their own (postgres_appends),
and so has the hearing of what other processes did (postgres_changes). All of them outlive a restart of the database:
what has not begun to be committed is tried again for a while, and then given up as Unavailable.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable, Sequence

import asyncpg
from sqlalchemy import URL, Connection, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from tavola.core.errors import TavolaError
from tavola.server.store import statements
from tavola.server.store.appending import Append
from tavola.server.store.common import CommonStore, P, R, Statement
from tavola.server.store.migrating import migrate
from tavola.server.store.postgres_appends import Appends
from tavola.server.store.postgres_changes import CHANNEL, SAVED, Changes, message
from tavola.server.store.postgres_link import AT_START, CONNECT, Link, patiently, plain, unavailable
from tavola.server.store.store import Appended, Data, StoodStill, TableRow, Unavailable

_MIGRATIONS = 7_261_825_300_311
"""A number of our own among the database's advisory locks."""


class PostgresStore(CommonStore):
    several = True

    def __init__(self, url: URL) -> None:
        self._link = Link(url, name=uuid.uuid4().hex)
        self._engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=self._link.connect, pool_size=8, max_overflow=8,
            pool_timeout=CONNECT, hide_parameters=True,
        )  # fmt: skip
        self._no_transaction = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._appends = Appends(self._link)
        self._changes = Changes(self._link)

    async def start(self) -> None:
        try:
            await patiently(self._migrate, AT_START)
        except (Unavailable, asyncpg.PostgresError, DBAPIError, ValueError) as error:
            await self._engine.dispose()
            reason = " ".join(str(plain(error)).split()).rstrip(".")
            raise TavolaError(f"The database {self._link.shown} can't be opened: {reason}.") from error
        self._appends.start()
        await self._changes.start()

    async def _migrate(self) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(select(func.pg_advisory_xact_lock(_MIGRATIONS)))
            await connection.run_sync(migrate)

    async def stop(self) -> None:
        await self._appends.stop()
        await self._changes.stop()
        await self._engine.dispose()

    async def check(self) -> None:
        await self._write_once(statements.check)  # at once: whoever asks wants to know how it is now

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
        return await self._appends.append(append)

    async def save_table(self, table: TableRow, invitation: bytes | None = None) -> TableRow:
        return await self._write(_save_and_tell, table, invitation, self._link.name)

    async def beat(self, outage: float, stood_still: StoodStill) -> float:
        return await self._write(_beat_and_tell, outage, stood_still, self._link.name)

    def on_change(self, heard: Callable[[str, int], None]) -> None:
        self._changes.listeners.append(heard)

    async def _read(self, ask: Statement[P, R], *values: P.args, **named: P.kwargs) -> R:
        async def attempt() -> R:
            async with self._no_transaction.connect() as connection:
                return await connection.run_sync(ask, *values, **named)

        return await patiently(attempt)

    async def _write(self, change: Statement[P, R], *values: P.args, **named: P.kwargs) -> R:
        return await patiently(lambda: self._write_once(change, *values, **named))

    async def _write_once(self, change: Statement[P, R], *values: P.args, **named: P.kwargs) -> R:
        """Unavailable where the commit itself fails: nobody knows then whether it took place."""
        async with self._engine.connect() as connection:
            done = await connection.run_sync(change, *values, **named)
            try:
                await connection.commit()
            except Exception as error:
                raise unavailable(error) from error
            return done


def _save_and_tell(connection: Connection, table: TableRow, invitation: bytes | None, sender: str) -> TableRow:
    saved = statements.save_table(connection, table, invitation)
    connection.execute(select(func.pg_notify(CHANNEL, message(sender, SAVED, table.id))))
    return saved


def _beat_and_tell(connection: Connection, outage: float, stood_still: StoodStill, sender: str) -> float:
    stood, shifted = statements.beat(connection, outage, stood_still)
    for table in shifted:
        connection.execute(select(func.pg_notify(CHANNEL, message(sender, SAVED, table))))
    return stood
