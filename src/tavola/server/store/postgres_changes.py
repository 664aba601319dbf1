"""What other processes have done, heard from PostgreSQL: a notice wakes, a sweep finds what no notice told of.

A notice has the sender's name, so that a process need not listen to itself, the number and the table; never a line.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from tavola.server.store.postgres_link import AGAIN, LOST, Link, patiently, pauses

CHANNEL = "tavola"
SAVED = -1
SWEEP = 3.0
"""Seconds between sweeps."""
MARGIN = 60.0
"""A change has its time before it is committed; commits that take longer than this would be missed by the sweeps."""

_CHANGED = """
SELECT id, entries, version, extract(epoch from clock_timestamp())::double precision AS now
FROM tables WHERE changed > $1
"""
_NOW = "SELECT extract(epoch from clock_timestamp())::double precision"

log = logging.getLogger(__name__)


def message(sender: str, number: int, table: str) -> str:
    return f"{sender} {number} {table}"


class Changes:
    def __init__(self, link: Link) -> None:
        self.listeners: list[Callable[[str, int], None]] = []
        self._link = link
        self._task: asyncio.Task[None] | None = None
        self._since = 0.0
        self._known: dict[str, tuple[int, int]] = {}
        """Entries and version of what the last sweep found."""

    async def start(self) -> None:
        """When it returns nothing is missed any more."""
        connection = await patiently(self._link.connect)
        self._since = await connection.fetchval(_NOW) - MARGIN
        await self._sweep(connection)
        lost = await self._listen(connection)
        self._task = asyncio.create_task(self._run(connection, lost), name="changes")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def _run(self, connection: Any, lost: asyncio.Event) -> None:
        waits = pauses()
        try:
            while True:
                try:
                    if connection is None:
                        connection = await self._link.connect()
                        lost = await self._listen(connection)
                    await self._sweep(connection)
                    waits = pauses()
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(lost.wait(), SWEEP)
                    if lost.is_set():
                        raise ConnectionError("the connection was lost")
                except LOST + AGAIN as error:
                    log.warning("changes of other processes can't be heard now: %s", error)
                    if connection is not None:
                        connection.terminate()
                        connection = None
                    await asyncio.sleep(next(waits))
        finally:
            if connection is not None:
                connection.terminate()

    async def _listen(self, connection: Any) -> asyncio.Event:
        """Set when the connection ends. A sweep has to follow, for what happened while nobody listened."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener(CHANNEL, self._heard)
        return lost

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        sender, number, table = payload.split(" ", 2)
        if sender != self._link.name:
            self._tell(table, int(number))

    async def _sweep(self, connection: Any) -> None:
        """Tell of tables that differ from what the last sweep found. Some of it was our own, which does no harm."""
        found = {}
        for table, entries, version, now in await connection.fetch(_CHANGED, self._since):
            found[table] = entries, version
            before = self._known.get(table)
            if before is None or before[0] != entries:
                self._tell(table, entries)
            if before is None or before[1] != version:
                self._tell(table, SAVED)
            self._since = now - MARGIN
        self._known = found

    def _tell(self, table: str, number: int) -> None:
        for heard in self.listeners:
            try:
                heard(table, number)
            except Exception:  # a defect of the listener must not make us deaf
                log.exception("hearing of a table %s..", table[:6])
