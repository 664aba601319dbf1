"""The parts of one server process, put together."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time

from tavola.games import NAMES
from tavola.server.afterwards import Finished
from tavola.server.bots import Bots, Hints
from tavola.server.clocks import Clocks
from tavola.server.detail import Detail
from tavola.server.limits import Buckets
from tavola.server.logs import tell, warn
from tavola.server.notices import HERE, Notices
from tavola.server.pace import Times, stood_still
from tavola.server.people import People
from tavola.server.presence import Presence
from tavola.server.rooms import Rooms
from tavola.server.settings import Settings
from tavola.server.store.opening import open_store
from tavola.server.store.store import TableRow
from tavola.server.tables import Tables
from tavola.server.workers import Workers

BEAT = 2.0
WARM_AFTER = 2.0
"""Seconds until the processes for bots load the games, unless a bot is asked before: people who come back go first."""
OUTAGE = 10.0
"""Seconds without a beat of any server after which clocks are set forward."""
SWEEP = 60.0
LOOK = 5.0
"""Seconds between looks at tables of other processes, which may have died."""
STUCK = 4.0
"""Seconds that a bot, or a clock that has run out, may take before another process looks after it."""


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.owner = secrets.token_hex(8)
        self.store = open_store(settings.database)
        self.people = People(self.store)
        self.rooms = Rooms(self.store)
        self.tables = Tables(self.store, self.rooms, settings)
        self.workers = Workers(settings.thinkers)
        self.bots = Bots(self.rooms, self.workers, settings.pause, self.owner)
        self.hints = Hints(self.rooms, self.workers, settings.rates.hints)
        self.finished = Finished(self.store, self.rooms, self.workers)
        self.clocks = Clocks(self.rooms)
        self.presence = Presence(self.store)
        self.notices = Notices(self.rooms, self.people, self.presence, settings, self.owner)
        self.newcomers = Buckets(settings.rates.newcomers)
        self.studies = Buckets(settings.rates.studies)
        self.rooms.listeners += [self.presence, self.clocks, self.notices, self.bots]
        self.rooms.elsewhere.append(self.presence.elsewhere)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.store.start()
        await self.store.beat(OUTAGE, stood_still)
        if self.settings.warm:
            self.workers.warm(list(NAMES), WARM_AFTER)
        self._tasks = [
            asyncio.create_task(self._repeat(BEAT, self._beat)),
            asyncio.create_task(self._repeat(SWEEP, self._sweep)),
            asyncio.create_task(self._resume()),
        ]
        if self.store.several:
            self._tasks.append(asyncio.create_task(self._repeat(LOOK, self._look_after_others)))
            if self.notices.wanted:
                self._tasks.append(asyncio.create_task(self._repeat(HERE / 3, self.notices.say_who_is_here)))
        tell("started", workers=self.settings.workers)

    async def _resume(self) -> None:
        """Go on with the tables that were played when the last server stopped."""
        for row in await self.store.tables_at(["playing"]):
            try:
                self.clocks.set(row.id, Times.of(row))
                if bots_are_asked(row) or self.notices.wanted:
                    await self._wake(row)
            except Exception as error:
                warn("a table can't go on", error, table=row.id)

    async def _look_after_others(self) -> None:
        """What another process should have done by now: it may have died."""
        now = time.time()
        for row in await self.store.tables_at(["playing"]):
            late = any(until < now - STUCK for until in Times.of(row).deadlines().values())
            if late or (row.changed < now - STUCK and bots_are_asked(row)):
                await self._wake(row)

    async def _wake(self, row: TableRow) -> None:
        """Let everybody who works for a table look at it."""
        room = await self.rooms.room(row.id)
        async with room.lock:
            room.behind = room.behind or self.store.several
            await self.rooms.catch_up(room)
            await self.rooms.draws(room)
            for listener in self.rooms.listeners:
                listener.changed(room)

    async def _beat(self) -> None:
        """Say that a server runs. Where none could for a while (the database was away, the machine slept), the clocks
        were set forward: all that is known of them here is read again."""
        if await self.store.beat(OUTAGE, stood_still):
            for room in self.rooms.loaded():
                async with room.lock:
                    room.behind = True
                    await self.rooms.catch_up(room)
            await self._resume()

    async def _sweep(self) -> None:
        """Forget what is old, and what nobody looks at."""
        self.rooms.sweep()
        now, settings = time.time(), self.settings
        count = await self.store.delete_before(["over", "closed"], now - settings.keep)
        count += await self.store.delete_before(["waiting"], now - settings.keep_waiting)
        count += await self.store.delete_before(["playing", "paused"], now - settings.keep_playing)
        count += await self.store.delete_studies(now - settings.keep)
        if count:
            tell("old tables and studies deleted", count=count)
            await self.rooms.check_loaded()
            self.finished.forget()

    @staticmethod
    async def _repeat(seconds: float, work: object) -> None:
        assert callable(work)
        while True:
            try:
                await work()
            except Exception as error:
                warn("something that is done now and then has failed", error)
            await asyncio.sleep(seconds)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        self.clocks.stop()
        self.notices.stop()
        self.presence.stop()
        await self.bots.stop()
        await self.workers.stop()
        with contextlib.suppress(Exception):
            await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self.store.beat(OUTAGE, stood_still)
        await self.store.stop()
        tell("stopped")


def bots_are_asked(row: TableRow) -> bool:
    """Whether a bot has something to do at the table, as far as its row tells; talk is not in it."""
    waits, seats = Times.of(row).waits, Detail.of(row).seats
    talkers = row.game == "intrigue" and any(seat.bot is not None for seat in seats)
    return not waits or talkers or any(seats[seat].bot is not None for seat in waits)
