"""The tables of this process. Every change of a match goes through `change`: checked, carried out, appended to the
database, and only then told to anybody. Where another process was first, it is checked again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol, TypeVar

import msgspec

from tavola.core.errors import TavolaError
from tavola.core.game import CHANCE, SPECTATOR
from tavola.match.referee import Referee
from tavola.protocol.socket import Info, News, Table
from tavola.protocol.table import TableInfo
from tavola.server import metrics
from tavola.server.detail import Detail
from tavola.server.pace import Times
from tavola.server.refusals import Refusal, explain
from tavola.server.room import Room, describe
from tavola.server.store.store import Gone, Spent, Stale, Store, TableRow, Taken, Unavailable

T = TypeVar("T")

MOST_ATTEMPTS = 50
MOST_ANSWERED = 64
IDLE = 600.0
"""Seconds without a watcher after which a table is no longer kept in memory."""


CROWD = 24
"""Watchers beyond which they don't hear of each one who comes or goes, but of all of them together."""
CROWD_PAUSE = 1.0
"""Seconds in which those are collected."""


class Watcher(Protocol):
    """A socket, as far as tables know it."""

    person: str | None

    def push(self, message: bytes) -> None: ...


class Listener(Protocol):
    """Who wants to know that a table has changed: bots, clocks, notices."""

    def changed(self, room: Room) -> None: ...


class Seen(NamedTuple):
    """How somebody follows a table. Whoever shares eye and language gets the very same bytes."""

    eye: int
    locale: str | None
    spectate: bool
    """Although they may have a seat."""


class Rooms:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.encode = msgspec.json.Encoder().encode
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._watchers: dict[str, dict[Watcher, Seen]] = {}
        self._crowds: set[str] = set()
        """Tables whose many watchers will hear in a moment who else watches."""
        self._used: dict[str, float] = {}
        self.listeners: list[Listener] = []
        self.elsewhere: list[Callable[[str, bool], None]] = []
        """Who wants to know of changes by other processes at tables that are not held here: which table, and whether
        it was saved and not played."""
        if store.several:
            store.on_change(self._heard)

    # Finding a table

    async def room(self, table: str) -> Room:
        """The table in memory; Refusal if there is none."""
        room = self._rooms.get(table)
        if room is None:
            task = self._opening.get(table)
            if task is None:
                task = self._opening[table] = asyncio.create_task(self._open(table))
                task.add_done_callback(lambda _: self._opening.pop(table, None))
            room = await asyncio.shield(task)
        self._used[table] = time.monotonic()
        return room

    async def _open(self, table: str) -> Room:
        row = await self.store.table(table) if table.isalnum() else None  # PostgreSQL can't be asked for a NUL
        if row is None:
            raise Refusal("gone", "no-table")
        lines = await self.store.lines(table)
        room = await asyncio.to_thread(Room, row, lines) if len(lines) > 200 else Room(row, lines)
        room.times = Times.of(row)
        self._rooms[table] = room
        metrics.TABLES.set(len(self._rooms))
        return room

    def forget(self, table: str) -> None:
        self._rooms.pop(table, None)
        self._used.pop(table, None)

    def sweep(self) -> None:
        """Drop what nobody has looked at for a while; the truth is in the database."""
        edge = time.monotonic() - IDLE
        for table, used in list(self._used.items()):
            room = self._rooms.get(table)
            if used < edge and not self._watchers.get(table) and (room is None or not room.lock.locked()):
                self.forget(table)
        metrics.TABLES.set(len(self._rooms))

    def loaded(self) -> list[Room]:
        return list(self._rooms.values())

    # Other processes

    def _heard(self, table: str, number: int) -> None:
        room = self._rooms.get(table)
        if room is None:
            for tell in self.elsewhere:
                tell(table, number < 0)
            return
        if number < 0 or number > len(room.referee.entries if room.referee else ()):
            room.behind = True
            asyncio.get_running_loop().create_task(self._catch_up_soon(room))

    async def _catch_up_soon(self, room: Room) -> None:
        async with room.lock:
            await self.catch_up(room)

    async def catch_up(self, room: Room) -> None:
        """Read what other processes have added. The lock is held."""
        if not room.behind:
            return
        room.behind = False
        try:
            row = await self.store.table(room.id)
            if row is None:
                self.forget(room.id)
                raise Refusal("gone", "no-table")
            known = len(room.referee.entries) if room.referee else 0
            lines = await self.store.lines(room.id, known)
        except Unavailable:
            room.behind = True
            raise
        info = row.version != room.row.version
        room.take(row)
        room.times = Times.of(row)
        if room.referee is None and (row.entries or row.status == "playing"):
            room.referee = room.detail.referee(row.game)
        if room.referee:
            room.renamed()
            room.follow(lines)
        if lines or info:
            self.tell(room, info=info, news=bool(lines) or info)

    async def fresh(self, table: str) -> Room:
        """The table as the database has it now, whatever this process has heard of other processes."""
        room = await self.room(table)
        async with room.lock:
            room.behind = room.behind or self.store.several
            await self.catch_up(room)
        return room

    async def look(self, room: Room, work: Callable[[], T]) -> T:
        """What somebody asks of a table without changing it. Nobody is refused because this process has not heard yet
        what another one has told them."""
        async with room.lock:
            await self.catch_up(room)
            try:
                return work()
            except (Refusal, TavolaError):
                if not self.store.several:
                    raise
            room.behind = True
            await self.catch_up(room)
            return work()

    # Changing a match

    async def change(self, table: str, act: Callable[[Room, Referee], None], client: str | None = None) -> int:
        """Carry out a change of the match, durably; the number of entries after it. What `act` raises is the reason
        why it was not. `client` tells a repetition from a new request."""
        room = await self.room(table)
        async with room.lock:
            if client is not None and client in room.answered:
                return room.answered[client]
            sure = not self.store.several
            for _ in range(MOST_ATTEMPTS):
                await self.catch_up(room)
                try:
                    return await self._attempt(room, act, client)
                except Taken:
                    continue
                except (Refusal, TavolaError) as refusal:
                    if not sure and getattr(refusal, "code", "") not in ("later", "gone"):
                        sure = room.behind = True  # it may have to do with what this process has not heard of yet
                        continue
                    if client is not None and (done := await self._done_before(room, client)) is not None:
                        return done
                    raise
            raise Refusal("later", "busy")

    async def _attempt(self, room: Room, act: Callable[[Room, Referee], None], client: str | None) -> int:
        referee = room.match()
        before = len(referee.entries)
        mark = referee.mark() if self.store.several else None
        try:
            act(room, referee)
            referee.draw_now()
        except Exception as error:
            if len(referee.entries) != before:  # a part of it was carried out
                await self._reload(room)
            raise explain(error) if isinstance(error, TavolaError) else error from error
        lines = room.written(before)
        over = referee.over and room.row.status == "playing"
        times = room.clocks(time.time())
        try:
            with metrics.COMMIT.time():
                done = await self.store.append(
                    room.id, before, lines, client=client, clock=times.data(), status="over" if over else None
                )
        except Taken:
            assert mark is not None
            referee.rewind(mark)
            room.behind = True
            raise
        except BaseException as error:
            await self._reload(room)
            if isinstance(error, Gone):
                raise Refusal("gone", "no-table") from error
            if isinstance(error, Unavailable):
                raise Refusal("later", "database") from error
            raise
        if done.repeated:
            await self._reload(room)
            return done.number
        room.times = times
        room.row.entries = done.number
        room.row.changed = time.time()
        if over:
            room.row.status = "over"
            room.row.version += 1
        if client is not None:
            self._remember(room, client, done.number)
        metrics.ENTRIES.inc(len(lines))
        self.tell(room, info=over)
        return done.number

    async def _done_before(self, room: Room, client: str) -> int | None:
        """The number after the same request was carried out for the first time, if it was."""
        if not room.row.entries:
            return None
        try:
            return (await self.store.append(room.id, 0, [], client=client)).number
        except (Taken, Gone):
            return None
        except Unavailable as error:
            raise Refusal("later", "database") from error

    def _remember(self, room: Room, client: str, number: int) -> None:
        room.answered[client] = number
        if len(room.answered) > MOST_ANSWERED:
            del room.answered[next(iter(room.answered))]

    async def _reload(self, room: Room) -> None:
        """What was carried out here is not in the database: begin again from what is there."""
        told = room.told
        room.referee = None
        room.behind = True
        try:
            row = await self.store.table(room.id)
            lines = await self.store.lines(room.id)
        except Exception:
            self.forget(room.id)
            return
        if row is None:
            self.forget(room.id)
            return
        room.take(row)
        room.times = Times.of(row)
        if row.entries or row.status == "playing":
            room.referee = room.detail.referee(row.game)
            room.follow(lines)
        room.behind = False
        if room.referee and len(room.referee.log) > told:
            self.tell(room, info=True)

    # Changing what is around it

    async def save(self, table: str, act: Callable[[Room], None], invitation: bytes | None = None) -> Room:
        """Change the table's row. `act` works on `room.row` and `room.detail`, and is called again on what somebody
        else made of them. An invitation is spent with the change or not at all."""
        room = await self.room(table)
        sure = not self.store.several
        async with room.lock:
            for _ in range(MOST_ATTEMPTS):
                await self.catch_up(room)
                try:
                    act(room)
                    room.row.detail = room.detail.data()
                    room.row = await self.store.save_table(room.row, invitation)
                except Stale:
                    room.behind = True
                    continue
                except Gone:
                    self.forget(table)
                    raise Refusal("gone", "no-table") from None
                except Spent:
                    await self._reread(room)
                    raise Refusal("spent", "invitation-spent") from None
                except BaseException as error:
                    if isinstance(error, Refusal) and not sure:  # as with changes of a match
                        sure = room.behind = True
                        continue
                    await self._reread(room)
                    raise
                await self._after_save(room)
                return room
            raise Refusal("later", "busy")

    async def _after_save(self, room: Room) -> None:
        """Begin the match where all have come, and let the clocks follow what was changed."""
        row = room.row
        if room.referee is None and row.status == "playing":
            room.referee = room.detail.referee(row.game)
        if room.referee is not None:
            room.renamed()
            await self._keep_time(room)
        self.tell(room, info=True, news=room.referee is not None)

    async def _keep_time(self, room: Room) -> None:
        """Draws that are due, and the clocks after a pause or a change of players."""
        referee = room.match()
        before = len(referee.entries)
        if room.playing:
            referee.draw_now()
        times = room.clocks(time.time())
        if len(referee.entries) == before and times == room.times:
            return
        try:
            done = await self.store.append(room.id, before, room.written(before), clock=times.data())
        except Taken:
            room.behind = True
            if len(referee.entries) != before:
                await self._reload(room)
            return
        room.times = times
        room.row.entries = done.number

    async def draws(self, room: Room) -> None:
        """Draws that are due though nobody moves: a server died between a table's beginning and its first draw. The
        lock is held."""
        if room.playing and room.referee and room.referee.pending == [CHANCE]:
            await self._keep_time(room)
            self.tell(room)

    async def check_loaded(self) -> None:
        """After old tables were deleted."""
        for room in self.loaded():
            if await self.store.table(room.id) is None:
                self.forget(room.id)

    async def _reread(self, room: Room) -> None:
        row = await self.store.table(room.id)
        if row is None:
            self.forget(room.id)
        else:
            room.take(row)

    # Watching

    async def watch(self, watcher: Watcher, table: str, since: int, locale: str | None, spectate: bool) -> None:
        """Tell all there is to know, and from now on what changes."""
        room = await self.room(table)
        async with room.lock:
            room.behind = (
                room.behind or self.store.several
            )  # whoever comes from another process may know more than this
            await self.catch_up(room)
            seat = None if spectate else room.seat_of(watcher.person)
            eye = SPECTATOR if seat is None else seat
            self._watchers.setdefault(table, {})[watcher] = Seen(eye, locale, spectate)
            known = len(room.referee.log) if room.referee else 0
            log = room.lines(eye, locale, min(max(since, 0), known))
            told = Table(self.info(room, watcher.person), seat, room.state(eye, locale), log)
            watcher.push(self.encode(told))
            self._present(room, watcher)

    def unwatch(self, watcher: Watcher, table: str) -> None:
        watchers = self._watchers.get(table, {})
        if watchers.pop(watcher, None) is None:
            return
        if not watchers:
            self._watchers.pop(table, None)
        if room := self._rooms.get(table):
            self._present(room, watcher)

    def watching(self, watcher: Watcher, table: str) -> Seen | None:
        return self._watchers.get(table, {}).get(watcher)

    def _present(self, room: Room, about: Watcher) -> None:
        """Somebody has come or gone: the others hear of it; where many watch, of all who did so in a while at once."""
        watchers = self._watchers.get(room.id, {})
        if len(watchers) <= CROWD:
            self._tell_info(room, [watcher for watcher in watchers if watcher is not about])
        elif room.id not in self._crowds:
            self._crowds.add(room.id)
            asyncio.get_running_loop().call_later(CROWD_PAUSE, self._tell_crowd, room.id)

    def _tell_crowd(self, table: str) -> None:
        self._crowds.discard(table)
        if room := self._rooms.get(table):
            self._tell_info(room, self._watchers.get(table, ()))

    def _tell_info(self, room: Room, watchers: Iterable[Watcher]) -> None:
        """What is around the match. All who have no part in the table get the very same bytes."""
        row, made = room.row, dict[str | None, bytes]()
        here, count = self.here(room.id), self._spectators(room.id)
        for watcher in watchers:
            person = watcher.person
            if person != row.host and person not in row.people:
                person = None
            if person not in made:
                made[person] = self.encode(Info(describe(row, room.detail, room.times, person, here, count)))
            watcher.push(made[person])

    def here(self, table: str) -> set[str]:
        return {watcher.person for watcher in self._watchers.get(table, ()) if watcher.person is not None}

    def _spectators(self, table: str) -> int:
        return sum(1 for seen in self._watchers.get(table, {}).values() if seen.eye == SPECTATOR)

    def info(self, room: Room, person: str | None) -> TableInfo:
        return self.info_of(room.row, room.detail, room.times, person)

    def info_of(self, row: TableRow, detail: Detail, times: Times, person: str | None) -> TableInfo:
        return describe(row, detail, times, person, self.here(row.id), self._spectators(row.id))

    def tell(self, room: Room, info: bool = False, news: bool = True) -> None:
        """Everybody who watches gets what is new, and whoever works for the table learns of it. The lock is held."""
        watchers = self._watchers.get(room.id, {})
        if info:
            self._seat_watchers(room, watchers)
            self._tell_info(room, watchers)
        if news and room.referee:
            groups: dict[tuple[int, str | None], list[Watcher]] = {}
            for watcher, seen in watchers.items():
                groups.setdefault((seen.eye, seen.locale), []).append(watcher)
            for (eye, locale), members in groups.items():
                state = room.state(eye, locale)
                assert state
                message = self.encode(News(room.id, state, room.lines(eye, locale, room.told)))
                for watcher in members:
                    watcher.push(message)
            room.told = len(room.referee.log)
        for listener in self.listeners:
            listener.changed(room)

    def _seat_watchers(self, room: Room, watchers: dict[Watcher, Seen]) -> None:
        """Whoever has sat down, or was sent away, sees with other eyes from now on: all of it anew."""
        for watcher, seen in list(watchers.items()):
            seat = None if seen.spectate else room.seat_of(watcher.person)
            eye = SPECTATOR if seat is None else seat
            if eye != seen.eye:
                watchers[watcher] = seen._replace(eye=eye)
                state, log = room.state(eye, seen.locale), room.lines(eye, seen.locale, 0)
                watcher.push(self.encode(Table(self.info(room, watcher.person), seat, state, log)))
