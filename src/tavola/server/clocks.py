"""Time running out: when a deadline passes, the default choice is made, or a bot takes the seat."""

from __future__ import annotations

import asyncio
import time
from functools import partial

from tavola.match.referee import Referee
from tavola.server.detail import STAND_IN
from tavola.server.logs import warn
from tavola.server.pace import Times
from tavola.server.refusals import Refusal
from tavola.server.room import Room
from tavola.server.rooms import Rooms

DEFAULTS = ("pass", "done", "keep", "end")
"""What a seat does whose time is up, if it may; else the first of its list. At every small step."""
RETRY = 5.0
"""Seconds before a clock that could not be followed is looked at again."""


class Clocks:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, room: Room) -> None:
        """Called with the room's lock held."""
        self.set(room.id, room.times if room.playing else Times())

    def set(self, table: str, times: Times) -> None:
        """Wake up when the first clock of the table runs out."""
        if timer := self._timers.pop(table, None):
            timer.cancel()
        if deadlines := times.deadlines():
            loop = asyncio.get_running_loop()
            self._timers[table] = loop.call_later(max(0.0, min(deadlines.values()) - time.time()), self._ring, table)

    def _ring(self, table: str) -> None:
        self._timers.pop(table, None)
        task = asyncio.get_running_loop().create_task(self._run_out(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run_out(self, table: str) -> None:
        try:
            room = await self.rooms.room(table)
            for seat, until in room.times.deadlines().items():
                if until <= time.time():
                    await self._time_up(room, seat, room.times.seats[seat].decision)
            self.changed(room)
        except Refusal as refusal:
            if refusal.code not in ("gone", "stale"):
                self._again(table, refusal)
        except Exception as error:
            self._again(table, error)

    def _again(self, table: str, error: Exception) -> None:
        """The database is away, or something else is wrong: time is up all the same."""
        warn("a clock could not be followed", error, table=table)
        if table not in self._timers:
            self._timers[table] = asyncio.get_running_loop().call_later(RETRY, self._ring, table)

    async def _time_up(self, room: Room, seat: int, decision: int) -> None:
        def due(room: Room) -> bool:
            watch = room.times.seats.get(seat)
            late = watch is not None and watch.until is not None and watch.until <= time.time()
            return late and room.playing and watch is not None and watch.decision == decision

        def hand_over(room: Room) -> None:
            if due(room):
                room.detail.seats[seat].stand_in = STAND_IN

        def choose(room: Room, referee: Referee) -> None:
            if not due(room):
                raise Refusal("stale", "stale")
            referee.play_words(seat, default_choice(referee, seat))

        if room.detail.clock.then == "bot":
            await self.rooms.save(room.id, hand_over)
        else:
            await self.rooms.change(room.id, choose)

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()


def default_choice(referee: Referee, seat: int) -> list[str]:
    """What is chosen for somebody whose time is up."""
    words: list[str] = []
    while not (trial := referee.trial(seat, words)).complete:
        record, legal = trial.position.view(seat).record, trial.position.legal(seat)
        kind = partial(_rank, referee, record, seat)
        words.append(referee.game.write_action(record, seat, min(legal, key=kind)))
    return words


def _rank(referee: Referee, record: object, seat: int, action: int) -> tuple[int, int]:
    kind = referee.game.action_to_data(record, seat, action)["kind"]
    return (DEFAULTS.index(kind) if kind in DEFAULTS else len(DEFAULTS), action)
