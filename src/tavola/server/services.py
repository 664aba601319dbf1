"""The parts of one server process, put together."""

from __future__ import annotations

import asyncio
import contextlib
import time

from tavola.games import NAMES
from tavola.server.afterwards import Finished
from tavola.server.bots import Bots, Hints
from tavola.server.limits import Buckets
from tavola.server.logs import tell, warn
from tavola.server.people import People
from tavola.server.presence import Presence
from tavola.server.rooms import Rooms
from tavola.server.settings import Settings
from tavola.server.store.opening import open_store
from tavola.server.tables import Tables
from tavola.server.workers import Workers

BEAT = 2.0
SWEEP = 60.0


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = open_store(settings.database)
        self.people = People(self.store)
        self.rooms = Rooms(self.store)
        self.tables = Tables(self.store, self.rooms, settings)
        self.workers = Workers(settings.thinkers)
        self.bots = Bots(self.rooms, self.workers, settings.pause)
        self.hints = Hints(self.rooms, self.workers, settings.rates.hints)
        self.finished = Finished(self.store, self.rooms, self.workers)
        self.presence = Presence()
        self.newcomers = Buckets(settings.rates.newcomers)
        self.rooms.listeners += [self.presence, self.bots]
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.store.start()
        self.workers.warm(list(NAMES))
        self._tasks = [asyncio.create_task(self._sweeps()), asyncio.create_task(self._resume())]
        tell("started", workers=self.settings.workers)

    async def _resume(self) -> None:
        """Go on with the tables that were played when the last server stopped."""
        for row in await self.store.tables_at(["playing"]):
            try:
                room = await self.rooms.room(row.id)
                async with room.lock:
                    self.rooms.tell(room)
            except Exception as error:
                warn("a table can't go on", error, table=row.id)

    async def _sweeps(self) -> None:
        while True:
            try:
                self.rooms.sweep()
                await self._forget_old()
            except Exception as error:
                warn("a sweep failed", error)
            await asyncio.sleep(SWEEP)

    async def _forget_old(self) -> None:
        now, settings = time.time(), self.settings
        count = await self.store.delete_before(["over", "closed"], now - settings.keep)
        count += await self.store.delete_before(["waiting"], now - settings.keep_waiting)
        count += await self.store.delete_before(["playing", "paused"], now - settings.keep_playing)
        if count:
            tell("old tables deleted", count=count)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self.bots.stop()
        await self.workers.stop()
        with contextlib.suppress(Exception):
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.stop()
        tell("stopped")
