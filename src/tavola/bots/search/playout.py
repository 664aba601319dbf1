"""Choices outside the tree, and what a world is worth when they end.

Large rules are called from one place each (`take`, `advise`), which stays a function, so that they compile once.
"""

from __future__ import annotations

from typing import Any

from tavola.bots.policy import clock, decide, judge
from tavola.bots.search.settings import CARELESS, DEPTH, RANKS, ROUNDS
from tavola.core import bits
from tavola.core import rng as random
from tavola.core.generic import CHANCE, CHANCE_PENDING, apply, drafting, draw, legal, pending, returns, standing
from tavola.core.kernel import routine


@routine
def take(world: Any, seat: Any, action: Any) -> Any:
    """Carry out an action."""
    apply(world, seat, action)


@routine
def draw_card(world: Any, rng: Any) -> Any:
    """Chance acts."""
    take(world, CHANCE, draw(world, rng))


@routine
def advise(world: Any, seat: Any, out: Any, count: Any, rng: Any) -> Any:
    """What the rule-based player would do."""
    return decide(world, seat, out, count, rng)


@routine
def choose_outside(world: Any, seat: Any, out: Any, knobs: Any, rng: Any) -> Any:
    """One action (or one small step) of a seat: mostly rule-based, sometimes random."""
    count = legal(world, seat, out)
    action = out[0]
    if count > 1:
        if random.below(rng, 1 << 20) < knobs[CARELESS] * (1 << 20):
            action = out[random.below(rng, count)]
        else:
            action = advise(world, seat, out, count, rng)
    take(world, seat, action)


@routine
def seal_outside(world: Any, owing: Any, out: Any, knobs: Any, rng: Any) -> Any:
    """All these seats make their sealed choices."""
    while owing:
        seat = bits.lowest(owing)
        choose_outside(world, seat, out, knobs, rng)
        while drafting(world, seat):
            choose_outside(world, seat, out, knobs, rng)
        owing &= owing - 1


@routine
def play_out(world: Any, began: Any, out: Any, knobs: Any, rng: Any) -> Any:
    """Play on to the end, or for as many choices as the depth says: with more than two seats each has as many; or
    until so many rounds more have begun than at the view's time."""
    left = int(knobs[DEPTH]) * max(2, int(world.seats)) // 2
    if left == 0:
        left = -1
    until = began + int(knobs[ROUNDS]) if knobs[ROUNDS] else 1 << 30
    while True:
        owing = pending(world)
        if owing == 0:
            return
        if owing == CHANCE_PENDING:
            draw_card(world, rng)
            continue
        if left == 0 or clock(world) >= until:
            return
        left -= 1
        choose_outside(world, bits.lowest(owing), out, knobs, rng)


@routine
def value_seats(world: Any, knobs: Any, places: Any, values: Any) -> Any:
    """The worth of a world for each seat, 0 to 1."""
    if pending(world):
        judge(world, values)
        return
    returns(world, values)
    seats = int(world.seats)
    if seats > 1:
        standing(world, places)
        for seat in range(seats):
            better = float(seats - places[seat]) / (seats - 1)
            values[seat] += knobs[RANKS] * (better - values[seat])
