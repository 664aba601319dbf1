"""Clocks of a table, kept with its entries. No clock is read here: callers say what time it is.

For each seat that has begun to think: the decision it thinks about, when its time is up (None while its clock stands
still), and the seconds it had left when the clock last stood still.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tavola.protocol.table import Clock, Data
from tavola.server.store.store import TableRow


class Watch(msgspec.Struct, array_like=True):
    decision: int
    until: float | None
    left: float
    owed: int = 0
    """Moves taken back in this turn: their time was given already."""


class Times(msgspec.Struct):
    seats: dict[int, Watch] = {}
    waits: list[int] = []
    """The seats that owe a choice: so a list of tables says whose turn it is without a replay."""

    @classmethod
    def of(cls, row: TableRow) -> Times:
        return msgspec.convert(row.clock, cls, strict=False) if row.clock else cls()

    def data(self) -> Data:
        data: Data = msgspec.to_builtins(self, str_keys=True)
        return data

    def deadlines(self) -> dict[int, float]:
        if not self.seats:
            return {}
        return {seat: watch.until for seat, watch in self.seats.items() if watch.until is not None}

    def banks(self) -> dict[int, float]:
        return {seat: watch.left for seat, watch in self.seats.items()}


def advance(
    times: Times, clock: Clock, waits: list[int], runs: Iterable[int], step: int, now: float, undone: bool = False
) -> Times:
    """The clocks after a change: `waits` owe a choice, of these `runs` have a clock that runs, and `step` numbers the
    decision. A seal stops a clock and taking it back lets it go on; a new decision begins with new time. A move that
    was taken back (`undone`) gives none, and no more does the one that is made instead: nobody gains time by going to
    and fro."""
    if clock.kind == "none":
        return Times({}, waits)
    running = set(runs)
    seats: dict[int, Watch] = {}
    for seat in sorted(running | times.seats.keys()):
        old = times.seats.get(seat)
        left = _left(old, clock, now)
        decision = old.decision if old else -1
        owed = old.owed if old and seat in waits else 0
        if seat in running and decision != step:
            if undone:
                owed += 1
            elif owed:
                owed -= 1
            else:
                left = float(clock.seconds) if clock.kind == "move" else left + clock.bonus
            decision = step
        if seat in running:
            until = old.until if old and old.until is not None and old.decision == step else now + left
            seats[seat] = Watch(decision, until, left, owed)
        else:
            seats[seat] = Watch(decision, None, left, owed)
    return Times(seats, waits)


def _left(watch: Watch | None, clock: Clock, now: float) -> float:
    if watch is None:
        return float(clock.seconds)
    return watch.left if watch.until is None else max(0.0, watch.until - now)


def shift(times: Times, seconds: float) -> Times:
    """After a time without any server, in which clocks stood still."""
    seats = {
        seat: Watch(watch.decision, None if watch.until is None else watch.until + seconds, watch.left, watch.owed)
        for seat, watch in times.seats.items()
    }
    return Times(seats, times.waits)


def stood_still(clock: Data, seconds: float) -> Data | None:
    """The same for a clock as the database has it; None if it does not run."""
    times = msgspec.convert(clock, Times, strict=False)
    return shift(times, seconds).data() if times.deadlines() else None
