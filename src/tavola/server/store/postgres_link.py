"""Connections to PostgreSQL, and patience with it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import URL
from sqlalchemy import exc as sqlalchemy_errors

from tavola.server.store.store import Unavailable

R = TypeVar("R")

PATIENCE = 20.0
"""Seconds that a caller waits for a database that is away."""
AT_START = 5.0
"""The same for a server that starts: the database may have been started with it, or the address may be wrong."""
CONNECT, COMMAND = 5.0, 15.0
"""Seconds after which a machine that does not answer counts as lost."""

LOST = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,  # the connection was closed under our feet
    asyncpg.InternalClientError,  # the same, noticed by the driver in the middle of another answer
    asyncpg.OperatorInterventionError,  # shutting down, starting up
    asyncpg.InsufficientResourcesError,  # too many connections, a full disk
    asyncpg.ReadOnlySQLTransactionError,  # a standby that has not taken over yet
    sqlalchemy_errors.TimeoutError,  # all connections of the pool are busy
)
"""What may go away by itself."""
AGAIN = (
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
    asyncpg.InvalidCachedStatementError,  # a newer Tavola has just changed the schema
)
"""Rolled back by PostgreSQL, and worth another try at once."""


class Link:
    """The address, and who we are among the processes that share it."""

    def __init__(self, url: URL, name: str) -> None:
        url = url.set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        self.shown = url.render_as_string()  # for people: without the password
        self.name = name

    async def connect(self) -> Any:
        """A commit on any of our connections is on the disk when it returns, whatever the database's default is."""
        connection = await asyncpg.connect(self._address, timeout=CONNECT, command_timeout=COMMAND)
        await connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
        return connection


def plain(error: BaseException) -> BaseException:
    """What the driver said, under what SQLAlchemy makes of it."""
    while isinstance(error, sqlalchemy_errors.DBAPIError) and error.orig is not None:
        error = error.orig.__cause__ or error.orig
    return error


def pauses() -> Iterator[float]:
    """Ever longer waits between tries."""
    pause = 0.05
    while True:
        yield pause
        pause = min(2 * pause, 1.0)


async def patiently(attempt: Callable[[], Awaitable[R]], patience: float | None = None) -> R:
    """Try until it works, for a while. Only for what has no effect when it fails, or says Unavailable itself."""
    end = time.monotonic() + (PATIENCE if patience is None else patience)
    for pause in pauses():
        try:
            return await attempt()
        except Exception as error:
            cause = plain(error)
            if not isinstance(cause, LOST + AGAIN):
                raise
            if time.monotonic() + pause > end:
                raise unavailable(error) from error
        await asyncio.sleep(pause)
    raise AssertionError("pauses never end")


def unavailable(error: BaseException) -> Unavailable:
    cause = plain(error)
    return Unavailable(str(cause) or type(cause).__name__)
