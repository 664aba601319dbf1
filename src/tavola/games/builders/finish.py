"""B20, B21: scores and the order of the seats at the end."""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.core import generic
from tavola.core.generic import rule
from tavola.core.kernel import kernel
from tavola.games.builders.position import COINS_PER_POINT, MOST_COINS, OVER, POSITION


@kernel
def score(points: Any, coins: Any) -> Any:
    """B20: points of buildings and machines, and 1 for every full 10 écus."""
    return points + coins // COINS_PER_POINT


@kernel
def merit(points: Any, coins: Any) -> Any:
    """B20, B21: score, then points of buildings and machines, then écus: more merit ranks before less."""
    return (np.int64(score(points, coins)) * 1000 + points) * (MOST_COINS + 1) + coins


@kernel
def rank(position: Any, seat: Any) -> Any:
    """One more than the seats of more merit."""
    own = merit(position.points[seat], position.coins[seat])
    better = 0
    for other in range(position.seats):
        if merit(position.points[other], position.coins[other]) > own:
            better += 1
    return better + 1


@rule(generic.standing, POSITION)
def standing(position: Any, out: Any) -> Any:
    for seat in range(position.seats):
        out[seat] = rank(position, seat)


@rule(generic.returns, POSITION)
def returns(position: Any, out: Any) -> Any:
    """B21: equal winners share the win."""
    winners = 0
    for seat in range(position.seats):
        out[seat] = 0.0
        if rank(position, seat) == 1:
            winners += 1
    if position.stage == OVER:
        for seat in range(position.seats):
            if rank(position, seat) == 1:
                out[seat] = 1.0 / winners


@rule(generic.drafting, POSITION)
def drafting(position: Any, seat: Any) -> Any:
    """Nothing is sealed in this game."""
    return 0


@rule(generic.reopen, POSITION)
def reopen(position: Any, seat: Any) -> Any:
    return False
