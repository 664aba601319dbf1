"""The course of the game: setup, turns, steps, salaries and the end (I4 to I10, I12, I13)."""

from __future__ import annotations

from typing import Any

from tavola.core import generic
from tavola.core.bits import lowest
from tavola.core.generic import CHANCE, rule
from tavola.core.kernel import kernel
from tavola.core.rng import below
from tavola.games.intrigue.position import (
    AMONG,
    BRIBE,
    EXTERNAL,
    FIRST_ACTION,
    INTERNAL,
    MOST_SEATS,
    NO_STEP,
    OVER,
    POSITION,
    ROUNDS,
    SAME_OCCUPATION,
    SEND,
    SENDING,
    SENDING_ROUNDS,
    SETUP,
    START_CASH,
    UNCONTESTED,
)


@rule(generic.setup, POSITION)
def setup(position: Any, seats: Any, options: Any) -> Any:
    """I1 to I5: empty palaces, eight scholars and 32,000 ducats each; chance names the first player."""
    position.due = 0
    for seat in range(MOST_SEATS):
        plays = seat < seats
        position.applicants[seat] = 0
        position.cash[seat] = START_CASH if plays else 0
        position.income[seat] = 0
        position.free[seat] = 15 if plays else 0
        for occupation in range(4):
            position.unsent[seat, occupation] = 2 if plays else 0
            position.area[seat, occupation] = -1
            position.holder[seat, occupation] = -1
    for i in range(len(position.paid)):
        position.paid[i] = 0
        position.paid_by[i] = 0
    position.paid_count = 0
    position.seats = seats
    position.phase = SETUP
    position.step = NO_STEP
    position.lap = 1
    position.first = -1
    position.palace = -1
    position.actor = CHANCE
    position.employee = 0
    position.undecided = 0
    position.to_send = 0
    position.open_ledger = options[0]
    position.statements = options[1]


@rule(generic.pending, POSITION)
def pending(position: Any) -> Any:
    """I6, I22: one seat chooses at a time, in public."""
    if position.actor < 0:
        return 0
    return 1 << position.actor


@rule(generic.outcomes, POSITION)
def outcomes(position: Any, out: Any, weights: Any) -> Any:
    """I5: each seat may be first."""
    if position.phase != SETUP:
        return 0
    for seat in range(position.seats):
        out[seat] = FIRST_ACTION + seat
        weights[seat] = 1
    return position.seats


@rule(generic.draw, POSITION)
def draw(position: Any, rng: Any) -> Any:
    """I5: the first player is random."""
    return FIRST_ACTION + below(rng, position.seats)


@kernel
def begin_game(position: Any, seat: Any) -> Any:
    """I5, I6: the first player starts every round."""
    position.first = seat
    position.palace = seat
    next_step(position)


@kernel
def next_step(position: Any) -> Any:
    """I12, I13: all uncontested applications, then all external conflicts, then one internal conflict after another.

    Whoever still waits is classified anew. That is the same as at the start of hiring, because a decision takes all the
    scholars of its occupation away and gives no area to another occupation.
    """
    palace = position.palace
    waiting = position.applicants[palace]
    uncontested = 0
    external = 0
    internal = 0
    lowest_area = 4
    if waiting != 0:
        for occupation in range(4):
            rivals = waiting & SAME_OCCUPATION[occupation]
            if rivals == 0:
                continue
            area = position.area[palace, occupation]
            if area >= 0:
                if area < lowest_area:
                    lowest_area = area
                    internal = 1 << occupation
            elif rivals & (rivals - 1) != 0:
                external |= 1 << occupation
            else:
                uncontested |= 1 << occupation
    if uncontested != 0:
        begin_step(position, UNCONTESTED, uncontested)
    elif external != 0:
        begin_step(position, EXTERNAL, external)
    elif internal != 0:
        begin_step(position, INTERNAL, internal)
    elif position.lap <= SENDING_ROUNDS:
        position.step = SENDING
        position.phase = SEND
        position.actor = palace
        position.to_send = 2
    else:
        position.step = NO_STEP  # I9: nobody sends in round 5, so this turn is over


@kernel
def begin_step(position: Any, step: Any, occupations: Any) -> Any:
    """I14 to I16: who has to pay, and who begins."""
    position.step = step
    position.phase = BRIBE
    position.undecided = occupations
    position.due = position.applicants[position.palace] & AMONG[occupations]
    if step == INTERNAL:
        position.employee = 1
        position.actor = position.holder[position.palace, lowest(occupations)]
    else:
        position.actor = owner_of(position, lowest(position.due))


@kernel
def owner_of(position: Any, bit: Any) -> Any:
    """Whose scholar a bit of `applicants` at the palace in turn stands for."""
    owner = position.palace + 1 + (bit >> 3)
    return owner - position.seats if owner >= position.seats else owner


@kernel
def end_step(position: Any) -> Any:
    """The bribes of a step are forgotten when it is decided; then comes the next step, or the next turn."""
    for i in range(position.paid_count):
        position.paid[i] = 0
        position.paid_by[i] = 0
    position.paid_count = 0
    next_step(position)
    if position.step == NO_STEP:
        pass_turn(position)


@kernel
def pass_turn(position: Any) -> Any:
    """I6: the turn goes clockwise, past all turns in which there is nothing to choose."""
    end_turn(position)
    while position.step == NO_STEP and position.actor >= 0:
        end_turn(position)


@kernel
def end_turn(position: Any) -> Any:
    """I6, I10: the next seat collects and hires; after five rounds the game ends."""
    seat = position.palace + 1
    if seat == position.seats:
        seat = 0
    if seat == position.first:
        if position.lap == ROUNDS:
            end_game(position)
            return
        position.lap += 1
    position.palace = seat
    position.cash[seat] += position.income[seat]  # I7
    next_step(position)


@kernel
def end_game(position: Any) -> Any:
    """I10: everybody collects a last time."""
    for seat in range(position.seats):
        position.cash[seat] += position.income[seat]
    position.phase = OVER
    position.step = NO_STEP
    position.palace = -1
    position.actor = -1


@rule(generic.returns, POSITION)
def returns(position: Any, out: Any) -> Any:
    """I10: the most ducats win; equal ducats share."""
    best = 0
    winners = 0
    for seat in range(position.seats):
        out[seat] = 0.0
        if position.cash[seat] > best or seat == 0:
            best = position.cash[seat]
            winners = 1
        elif position.cash[seat] == best:
            winners += 1
    if position.phase != OVER:
        return
    for seat in range(position.seats):
        if position.cash[seat] == best:
            out[seat] = 1.0 / winners


@rule(generic.standing, POSITION)
def standing(position: Any, out: Any) -> Any:
    """I10: by ducats in hand."""
    for seat in range(position.seats):
        out[seat] = 1
        for other in range(position.seats):
            if position.cash[other] > position.cash[seat]:
                out[seat] += 1
