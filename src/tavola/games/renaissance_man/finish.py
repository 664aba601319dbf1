"""R24-R28: who has won, and the ranks."""

from __future__ import annotations

from typing import Any

from tavola.core import bits
from tavola.core.generic import returns, rule, standing
from tavola.core.kernel import kernel
from tavola.games.renaissance_man.choices import tokens_count
from tavola.games.renaissance_man.position import MASTER, OVER, POSITION


@kernel
def holdings(position: Any, seat: Any) -> Any:
    """R25: stored tokens, Renaissance Man tokens and knights on the recruit board."""
    tokens = tokens_count(int(position.stored[seat])) + bits.count(int(position.taught[seat]))
    return tokens + 4 - int(position.reserve[seat])


@kernel
def merit(position: Any, seat: Any) -> Any:
    """R24-R26 as one number: Masters by their holdings; the others by their workers, then by their holdings."""
    filled = int(position.filled[seat])
    if filled >> MASTER & 1:
        return 10000 + holdings(position, seat)
    return 100 * bits.count(filled) + holdings(position, seat)


@rule(standing, POSITION)
def ranks(position: Any, out: Any) -> Any:
    seats = int(position.seats)
    for seat in range(seats):
        rank = 1
        for other in range(seats):
            if merit(position, other) > merit(position, seat):
                rank += 1
        out[seat] = rank


@rule(returns, POSITION)
def shares(position: Any, out: Any) -> Any:
    """R24-R26: the best share the win; R28: alone, only a Master wins."""
    seats = int(position.seats)
    best = 0
    for seat in range(seats):
        out[seat] = 0.0
        best = max(best, merit(position, seat))
    if position.phase != OVER or (seats == 1 and best < 10000):
        return
    winners = 0
    for seat in range(seats):
        if merit(position, seat) == best:
            winners += 1
    for seat in range(seats):
        if merit(position, seat) == best:
            out[seat] = 1.0 / winners
