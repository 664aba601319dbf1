"""A simulated game as a match file."""

from __future__ import annotations

from tavola import games
from tavola.match.entries import Seat
from tavola.match.file import write
from tavola.match.referee import Referee
from tavola.sim.batch import Order, Outcome
from tavola.sim.policy import POLICIES


def match_text(order: Order, outcome: Outcome) -> str:
    """The game played again by a referee, who writes it down."""
    kinds = {number: name for name, number in POLICIES.items()}
    seats = [Seat(f"{kinds[policy].capitalize()} {seat}", kinds[policy]) for seat, policy in enumerate(order.policies)]
    referee = Referee(games.load(order.game), order.seats, order.options, hand=True, seats_of=seats)
    for seat, action in outcome.trace:
        referee.step(seat, action)
    return write(referee.match())
