"""What the players choose: bribes, places, winners and sendings (I9, I11, I14 to I20)."""

from __future__ import annotations

from typing import Any

from tavola.core import generic
from tavola.core.bits import lowest
from tavola.core.generic import rule
from tavola.core.kernel import kernel
from tavola.games.intrigue.position import (
    BRIBE_ACTION,
    CHOOSE_ACTION,
    FIRST_ACTION,
    HIRE_ACTION,
    PLACE,
    PLACE_ACTION,
    POSITION,
    SALARY,
    SAME_OCCUPATION,
    SEND_ACTION,
    UNCONTESTED,
)
from tavola.games.intrigue.turn import begin_game, end_step, owner_of, pass_turn

AFTER_BRIBES = PLACE - UNCONTESTED
"""Phases place, hire, choose follow one another as the steps uncontested, external, internal do."""


@rule(generic.apply, POSITION)
def apply(position: Any, seat: Any, action: Any) -> Any:
    """I22: only a bribe, a placement, a choice and a sending change the position (and chance, once)."""
    if action > BRIBE_ACTION:
        pay_bribe(position, seat, action - BRIBE_ACTION)
    elif action >= HIRE_ACTION:
        choice = action - HIRE_ACTION
        occupation = choice // 20
        hire(position, occupation, choice // 4 - occupation * 5, choice & 3)
    elif action >= SEND_ACTION:
        choice = action - SEND_ACTION
        occupation = choice // 5
        send(position, seat, occupation, choice - occupation * 5)
    elif action >= CHOOSE_ACTION:
        choice = action - CHOOSE_ACTION
        occupation = choice // 5
        decide_conflict(position, occupation, choice - occupation * 5)
    elif action >= PLACE_ACTION:
        choice = action - PLACE_ACTION
        place(position, choice >> 2, choice & 3)
    else:
        begin_game(position, action - FIRST_ACTION)


@kernel
def pay_bribe(position: Any, seat: Any, amount: Any) -> Any:
    """I17, I18: the bribe goes to the palace owner at once; the bank pays it for a seat without cash."""
    i = position.paid_count
    if position.cash[seat] > 0:
        position.cash[seat] -= amount
        position.paid[i] = amount
    position.cash[position.palace] += amount
    if position.employee != 0:
        position.employee = 0
        position.paid_by[i] = seat * 8 + lowest(position.undecided) * 2 + 1
    else:
        position.paid_by[i] = seat * 8 + (lowest(position.due) & 6)
        position.due &= position.due - 1
    position.paid_count = i + 1
    if position.due != 0:
        position.actor = owner_of(position, lowest(position.due))
    else:
        position.phase = position.step + AFTER_BRIBES
        position.actor = position.palace


@kernel
def place(position: Any, occupation: Any, area: Any) -> Any:
    """I14: an uncontested applicant gets a free area."""
    applicant = position.applicants[position.palace] & SAME_OCCUPATION[occupation]
    employ(position, occupation, owner_of(position, lowest(applicant)), area)
    decided(position)


@kernel
def hire(position: Any, occupation: Any, owner: Any, area: Any) -> Any:
    """I15: one applicant of a contested occupation gets a free area, the others go to the island."""
    employ(position, occupation, owner, area)
    decided(position)


@kernel
def employ(position: Any, occupation: Any, owner: Any, area: Any) -> Any:
    """I11: the occupation has this area from now on. All who applied for it wait no more."""
    palace = position.palace
    position.applicants[palace] &= ~SAME_OCCUPATION[occupation]
    position.area[palace, occupation] = area
    position.holder[palace, occupation] = owner
    position.free[palace] &= ~(1 << area)
    position.income[owner] += SALARY[area]


@kernel
def decide_conflict(position: Any, occupation: Any, owner: Any) -> Any:
    """I16: the area stays or changes hands; everybody else of the occupation goes to the island."""
    palace = position.palace
    salary = SALARY[position.area[palace, occupation]]
    position.income[position.holder[palace, occupation]] -= salary
    position.income[owner] += salary
    position.holder[palace, occupation] = owner
    position.applicants[palace] &= ~SAME_OCCUPATION[occupation]
    decided(position)


@kernel
def decided(position: Any) -> Any:
    """The next occupation of the step, in their order, or the end of the step."""
    position.undecided &= position.undecided - 1
    if position.undecided == 0:
        end_step(position)


@kernel
def send(position: Any, seat: Any, occupation: Any, palace: Any) -> Any:
    """I9: a scholar goes to wait at a foreign palace; after two the turn is over."""
    position.unsent[seat, occupation] -= 1
    shift = seat_bits(position, palace, seat) + 2 * occupation
    position.applicants[palace] |= 1 << (shift + (position.applicants[palace] >> shift & 1))
    position.to_send -= 1
    if position.to_send == 0:
        pass_turn(position)


@kernel
def seat_bits(position: Any, palace: Any, seat: Any) -> Any:
    """Where the bits of a seat begin in the applicants of a palace."""
    clockwise = seat - palace - 1
    return (clockwise + position.seats if clockwise < 0 else clockwise) << 3


@kernel
def applies(position: Any, palace: Any, seat: Any, occupation: Any) -> Any:
    """Whether a scholar of the seat (not the palace's own) waits there."""
    return position.applicants[palace] >> (seat_bits(position, palace, seat) + 2 * occupation) & 1 != 0
