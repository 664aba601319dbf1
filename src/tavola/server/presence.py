"""Who is connected, and the word "your turn" to them, whether they watch the table or not, and whichever process serves
it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from tavola.server.detail import Detail
from tavola.server.logs import warn
from tavola.server.pace import Times
from tavola.server.room import Room
from tavola.server.sockets import Connection
from tavola.server.store.store import Store, TableRow, Unavailable


class Presence:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.listeners: list[Callable[[str, bool], None]] = []
        """Called when somebody has come who was not here (True), and when they have gone (False)."""
        self._of: dict[str, set[Connection]] = {}
        self._waiting: dict[str, frozenset[str]] = {}
        """The people that each table waits for, as they were last told."""
        self._tables: dict[str, set[str]] = {}
        """The tables of each person who is here, where other processes may serve them."""
        self._sitting: Counter[str] = Counter()
        """How many of them are at each of these tables."""
        self._looking: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def came(self, connection: Connection) -> None:
        person = connection.person
        if person is None:
            return
        self._of.setdefault(person, set()).add(connection)
        if len(self._of[person]) == 1:
            for listener in self.listeners:
                listener(person, True)
            if self.store.several:
                self._start(self._learn(person))

    def went(self, connection: Connection) -> None:
        person = connection.person
        if person is None or person not in self._of:
            return
        self._of[person].discard(connection)
        if not self._of[person]:
            del self._of[person]
            self._sitting.subtract(self._tables.pop(person, ()))
            self._sitting = +self._sitting
            for listener in self.listeners:
                listener(person, False)

    def here(self, person: str) -> bool:
        return person in self._of

    def people(self) -> list[str]:
        return list(self._of)

    def changed(self, room: Room) -> None:
        """Called with the room's lock held."""
        if self.store.several:
            self._belongs(room.id, room.row.people)
        self._tell(room.id, room.row.game, waited_for(room))

    def _tell(self, table: str, game: str, waiting: frozenset[str]) -> None:
        before = self._waiting.get(table, frozenset())
        if waiting == before:
            return
        if waiting:
            self._waiting[table] = waiting
        else:
            self._waiting.pop(table, None)
        for person in waiting ^ before:
            for connection in self._of.get(person, ()):
                connection.your_turn(table, game, person in waiting)

    # Tables that other processes serve

    def elsewhere(self, table: str, saved: bool) -> None:
        """A table that this process does not hold was changed by another: whoever sits there may be here. Those whose
        seats were changed may have sat down just now."""
        if self._of and (saved or table in self._sitting) and table not in self._looking:
            self._looking.add(table)
            self._start(self._look(table))

    async def _look(self, table: str) -> None:
        self._looking.discard(table)  # what comes from now on is not in what is read
        row = await self.store.table(table)
        if row is None:
            self._waiting.pop(table, None)
        elif self._belongs(table, row.people) or table in self._waiting:
            self._tell(table, row.game, waited_for_row(row))

    async def _learn(self, person: str) -> None:
        """The tables of somebody who has come, and which of them wait for them: they ask for that themselves."""
        for row in await self.store.tables_of(person):
            waiting = waited_for_row(row)
            if row.status in ("waiting", "playing", "paused") and self._belongs(row.id, [person]) and waiting:
                self._waiting.setdefault(row.id, waiting)

    def _belongs(self, table: str, people: Iterable[str | None]) -> bool:
        """Remember it for those of them who are here; whether anybody is."""
        found = [person for person in people if person is not None and person in self._of]
        for person in found:
            tables = self._tables.setdefault(person, set())
            if table not in tables:
                tables.add(table)
                self._sitting[table] += 1
        return bool(found)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Unavailable:
        pass  # the database is away; the sweep tells of the table again
    except Exception as error:
        warn("it could not be found out whose turn it is", error)


def waited_for(room: Room) -> frozenset[str]:
    """The people who owe a choice, and play themselves."""
    return _playing(room.row, room.detail, room.waits()) if room.playing else frozenset()


def waited_for_row(row: TableRow) -> frozenset[str]:
    """The same without a match: the row says who owes a choice."""
    return _playing(row, Detail.of(row), Times.of(row).waits) if row.status == "playing" else frozenset()


def _playing(row: TableRow, detail: Detail, waits: list[int]) -> frozenset[str]:
    return frozenset(
        person for seat in waits if (person := row.people[seat]) is not None and detail.seats[seat].bot is None
    )
