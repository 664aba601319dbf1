"""People who play at several tables at once, remember every move that was acknowledged, and miss no line."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import httpx

from tavola.client import CallFailed, Client, RefusedMove, Seat
from tavola.match.file import read_entry
from tavola.match.replay import follow
from tavola.protocol import socket
from tavola.server.detail import Detail
from tavola.server.store.store import Store

T = TypeVar("T")
ANSWER = 120.0
"""Seconds after which nobody can be waiting for a server any more."""


@dataclass(frozen=True)
class Kept:
    """A move that a server has acknowledged."""

    table: str
    seat: int
    decision: int
    words: tuple[str, ...]
    number: int
    """Entries after it."""
    at: float


class Witness(Client):
    """A client that notes when lines of a log are missed, or are told twice."""

    def __init__(self, url: str, secret: str | None = None) -> None:
        super().__init__(url, secret)
        self.faults: list[str] = []

    def _take(self, message: Any) -> None:
        if isinstance(message, socket.Table | socket.News):
            table = message.info.id if isinstance(message, socket.Table) else message.table
            if seat := self.seats.get(table):
                began = 0 if isinstance(message, socket.Table) and message.eye != seat.eye else len(seat.log)
                lines = [line.line for line in message.log]
                if lines != list(range(began + 1, began + 1 + len(lines))):
                    self.faults.append(f"{table}: after line {began} came {lines}")
        super()._take(message)


async def insist(call: Callable[[], Awaitable[T]]) -> T:
    """A call that is made again where the server was away."""
    end = time.monotonic() + ANSWER
    while True:
        try:
            return await call()
        except (httpx.TransportError, CallFailed) as error:
            if isinstance(error, CallFailed) and error.status < 500:
                raise
            assert time.monotonic() < end
            await asyncio.sleep(0.1)


class Crowd:
    """Two people at each of some tables. `moves` has what was acknowledged, in the order in which it was."""

    def __init__(self, urls: list[str], tables: int, games: list[tuple[str, dict[str, Any]]], seed: int) -> None:
        self._urls = urls
        self._games = games
        self._chance = random.Random(seed)
        self._count = tables
        self._stopping = False
        self._tasks: list[asyncio.Task[None]] = []
        self.moves: list[Kept] = []
        self.clients: list[Witness] = []
        self.last: list[float] = [0.0] * tables
        """When a move was last acknowledged at each place."""

    async def __aenter__(self) -> Crowd:
        self._tasks = [asyncio.create_task(self._place(place)) for place in range(self._count)]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for client in self.clients:
            await client.close()

    async def finish(self) -> None:
        """Everybody makes the move they are at, hears that it is done, and stops."""
        self._stopping = True
        async with asyncio.timeout(ANSWER):
            await asyncio.gather(*self._tasks)

    async def moved_since(self, moment: float) -> float:
        """When the last of all tables had an acknowledged move after that moment."""
        async with asyncio.timeout(ANSWER):
            while min(self.last) <= moment:
                for task in self._tasks:
                    if task.done():
                        task.result()
                        raise AssertionError("somebody has stopped playing")
                await asyncio.sleep(0.01)
        return max(self.last)

    def check(self) -> None:
        """Nobody has missed a line or heard one twice."""
        faults = [fault for client in self.clients for fault in client.faults]
        assert not faults, faults

    async def _place(self, place: int) -> None:
        """One game after another."""
        people = [Witness(self._urls[(place + number) % len(self._urls)]) for number in range(2)]
        self.clients += people
        for number, client in enumerate(people):
            await insist(lambda client=client, number=number: client.introduce(f"Player {place} {number}"))  # type: ignore[misc]
        turn = place
        while not self._stopping:
            game, options = self._games[turn % len(self._games)]
            turn += 1
            table = await insist(lambda: people[0].open_table(game, ["you", "open"], options=options))  # noqa: B023
            await insist(lambda: self._join(people[1], table.id))  # noqa: B023
            seats = [await client.follow(table.id) for client in people]
            await asyncio.gather(*(self._play(place, seat) for seat in seats))
            for client in people:
                await client.leave(table.id)

    async def _join(self, client: Client, table: str) -> None:
        """Somebody who does not know whether a call was carried out looks first."""
        if (await client.table(table)).your_seat is None:
            await client.join(table)

    async def _play(self, place: int, seat: Seat) -> None:
        while not seat.over and not self._stopping:
            if seat.decision is None or seat.info.status != "playing":
                try:
                    await seat.until(lambda seat: seat.over or (seat.decision and seat.info.status == "playing"), 0.5)
                except TimeoutError:
                    continue  # perhaps everybody is to stop
                continue
            state, decision = seat.state, seat.decision
            assert state and seat.eye is not None
            words = await self._words(seat)
            number = await self._move(seat, decision.number, words)
            now = time.monotonic()
            self.moves.append(Kept(seat.table, seat.eye, decision.number, tuple(words), number, now))
            self.last[place] = now
            async with asyncio.timeout(ANSWER):
                await seat.until(lambda seat, number=number: seat.over or seat.state.number >= number)  # type: ignore[misc]

    async def _words(self, seat: Seat) -> list[str]:
        """A whole choice at random."""
        assert seat.decision
        number, choices, words = seat.decision.number, seat.decision.choices, list[str]()
        while choices:
            words.append(self._chance.choice(choices).word)
            if seat.info.game == "builders":  # there every choice is one word
                return words
            async with asyncio.timeout(ANSWER):
                choices = (await seat.draft(words, decision=number)).choices
        return words

    async def _move(self, seat: Seat, decision: int, words: list[str]) -> int:
        """Once, however often it has to be asked for: always by the same id."""
        id = seat.client.new_id()
        while True:
            try:
                async with asyncio.timeout(ANSWER):
                    return await seat.move(words, decision, id)
            except RefusedMove as refusal:
                if refusal.code != "later":  # the database was away, and whether it was done is not known
                    raise
                await asyncio.sleep(0.1)


@dataclass
class Found:
    """What a database has of the moves that were acknowledged."""

    tables: int = 0
    lost: int = 0
    """Moves that are not there."""
    doubled: int = 0
    """Moves that are there and were not made, or once more than they were."""
    faults: list[str] = field(default_factory=list)

    def check(self) -> None:
        assert (self.lost, self.doubled, self.faults) == (0, 0, []), self


async def kept(store: Store, moves: list[Kept]) -> Found:
    """Whether the database has the acknowledged moves, each once, in their places, and no others; and whether what it
    has can be carried out from the beginning."""
    tables: dict[str, list[Kept]] = {}
    for move in moves:
        tables.setdefault(move.table, []).append(move)
    found = Found(len(tables))
    for table, made in tables.items():
        made.sort(key=lambda move: move.number)
        lines = await store.lines(table)
        row = await store.table(table)
        assert row and row.entries == len(lines)
        wanted = [_line(move) for move in made]
        there = [line for line in lines if not line.startswith("chance: ")]
        found.lost += (Counter(wanted) - Counter(there)).total()
        found.doubled += (Counter(there) - Counter(wanted)).total()
        if there != wanted:
            found.faults.append(f"{table}: acknowledged were {wanted}, there are {there}")
        found.faults += [f"{table}: not in its place: {move}" for move in made if not _in_place(move, lines)]
        referee = Detail.of(row).referee(row.game)
        for line in lines:
            follow(referee, read_entry(line, referee.seats))
        assert referee.over == (row.status == "over")
    return found


def _line(move: Kept) -> str:
    return f"{move.seat}: {' '.join(move.words)}"


def _in_place(move: Kept, lines: list[str]) -> bool:
    """The move is the last of its decision's entries, with nothing but draws after it."""
    there = lines[move.decision : move.number]
    own = _line(move)
    return own in there and all(line.startswith("chance: ") for line in there[there.index(own) + 1 :])
