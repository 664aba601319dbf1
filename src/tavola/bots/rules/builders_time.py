"""The race: how many turns a seat still has."""

from __future__ import annotations

from typing import Any

from tavola.core import bits
from tavola.core.bits import NONE
from tavola.core.kernel import kernel
from tavola.games.builders.cards import POINTS
from tavola.games.builders.position import END_POINTS


@kernel
def is_last_turn(record: Any) -> Any:
    """B19, B22: whether the round that is being played is surely the last."""
    return record.ending == 1 or record.round_now == record.rounds


@kernel
def turns_left(record: Any, seat: Any, pace: Any, under_way: Any) -> Any:
    """The turns, this one included, that the seat has if everybody makes `pace` thousandths of a point in a turn."""
    left = record.rounds - record.round_now + 1
    own_place = (seat - record.first) % record.seats
    for other in range(record.seats):
        missing = max(0, END_POINTS - record.points[other]) * 1000
        sites = record.sites[other]
        while sites != NONE:
            site = bits.lowest(sites)
            sites = bits.rest(sites)
            if record.on_site[site] != NONE:
                missing -= POINTS[site] * under_way
        turns = max(1, (missing + pace - 1) // pace)
        # Who has had their turn in this round already must wait for the next.
        if (other - record.first) % record.seats < own_place:
            turns += 1
        left = min(left, turns)
    return left
