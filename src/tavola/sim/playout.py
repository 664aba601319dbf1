"""Whole games in compiled code, written once for all games."""

from __future__ import annotations

from typing import Any

from tavola.core import bits
from tavola.core import rng as random
from tavola.core.generic import CHANCE, CHANCE_PENDING, apply, drafting, draw, legal, observe, pending
from tavola.core.kernel import kernel
from tavola.sim.policy import PROGRESS, pick

# Where a game's numbers stand in a tally.
DECISIONS, ACTIONS, DRAWS = 0, 1, 2
TALLY_SIZE = 3


@kernel
def play_random(positions: Any, i: Any, rng: Any, out: Any, tally: Any) -> Any:
    """Play the i-th position to its end, every choice uniformly random.

    A decision is a choice with at least two possibilities; a sealed choice counts once, however many small steps it
    has, and what chance does counts as draws only.
    """
    position = positions[i]
    while True:
        owing = pending(position)
        if owing == 0:
            return
        if owing == CHANCE_PENDING:
            apply(position, CHANCE, draw(position, rng))
            tally[DRAWS] += 1
            continue
        seat = bits.lowest(owing)
        open_choice = 0
        while True:
            count = legal(position, seat, out)
            action = out[0]
            if count > 1:
                open_choice = 1
                action = out[random.below(rng, count)]
            apply(position, seat, action)
            tally[ACTIONS] += 1
            if drafting(position, seat) == 0:
                break
        tally[DECISIONS] += open_choice


@kernel
def play_policies(
    positions: Any, i: Any, views: Any, rng: Any, policies: Any, out: Any, weights: Any, tally: Any, trace: Any
) -> Any:
    """Play the i-th position to its end by each seat's policy; return how many actions there were.

    The actions are written into `trace` as rows (seat, action) while there is room; a count beyond its length says
    that it was too short.
    """
    position = positions[i]
    played = 0
    while True:
        owing = pending(position)
        if owing == 0:
            return played
        seat = CHANCE if owing == CHANCE_PENDING else bits.lowest(owing)
        open_choice = 0
        while True:
            if seat == CHANCE:
                action = draw(position, rng)
                tally[DRAWS] += 1
            else:
                count = legal(position, seat, out)
                if count > 1:
                    open_choice = 1
                if policies[seat] == PROGRESS:
                    observe(position, seat, views[0])
                    action = pick(views[0], seat, out, count, weights, rng)
                else:
                    action = out[random.below(rng, count)]
                tally[ACTIONS] += 1
            if played < len(trace):
                trace[played, 0] = seat
                trace[played, 1] = action
            played += 1
            apply(position, seat, action)
            if seat == CHANCE or drafting(position, seat) == 0:
                break
        tally[DECISIONS] += open_choice
