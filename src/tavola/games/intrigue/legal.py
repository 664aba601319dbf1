"""What may be chosen now, and why not: `legal` and `refuse` are made of the same predicates."""

from __future__ import annotations

from typing import Any

from tavola.core import generic
from tavola.core.bits import lowest
from tavola.core.generic import CHANCE, rule
from tavola.core.kernel import kernel
from tavola.games.intrigue.hiring import applies
from tavola.games.intrigue.position import (
    BRIBE,
    BRIBE_ACTION,
    CHOOSE_ACTION,
    FIRST_ACTION,
    HIRE,
    HIRE_ACTION,
    OVER,
    PLACE,
    PLACE_ACTION,
    POSITION,
    SEND,
    SEND_ACTION,
    SETUP,
)


@rule(generic.legal, POSITION)
def legal(position: Any, seat: Any, out: Any) -> Any:
    if seat != position.actor or seat == CHANCE:
        return 0
    if position.phase == BRIBE:
        return list_bribes(position, seat, out)
    if position.phase == SEND:
        return list_sendings(position, seat, out)
    if position.phase == PLACE:
        return list_areas(position, PLACE_ACTION + lowest(position.undecided) * 4, out, 0)
    if position.phase == HIRE:
        return list_hirings(position, out)
    return list_holders(position, out)


@kernel
def most_bribe(position: Any, seat: Any) -> Any:
    """I17, I18: the payer's cash, or with none the bank's 1,000."""
    return max(position.cash[seat], 1)


@kernel
def list_bribes(position: Any, seat: Any, out: Any) -> Any:
    count = most_bribe(position, seat)
    for i in range(count):
        out[i] = BRIBE_ACTION + 1 + i
    return count


@kernel
def may_send(position: Any, seat: Any, occupation: Any) -> Any:
    """I2, I9: only unsent scholars."""
    return position.unsent[seat, occupation] > 0


@kernel
def list_sendings(position: Any, seat: Any, out: Any) -> Any:
    count = 0
    for occupation in range(4):
        if may_send(position, seat, occupation):
            base = SEND_ACTION + occupation * 5
            for palace in range(position.seats):
                out[count] = base + palace
                count += palace != seat  # no branch: the seat's own palace is overwritten by the next
    return count


@kernel
def is_free(position: Any, area: Any) -> Any:
    """I11: no occupation has this area of the palace in turn."""
    return position.free[position.palace] >> area & 1 != 0


@kernel
def list_areas(position: Any, base: Any, out: Any, count: Any) -> Any:
    for area in range(4):
        if is_free(position, area):
            out[count] = base + area
            count += 1
    return count


@kernel
def is_rival(position: Any, seat: Any, occupation: Any) -> Any:
    """I15, I16: the seat has a scholar among whom the palace owner chooses."""
    palace = position.palace
    return position.holder[palace, occupation] == seat or (
        seat != palace and applies(position, palace, seat, occupation)
    )


@kernel
def list_hirings(position: Any, out: Any) -> Any:
    occupation = lowest(position.undecided)
    count = 0
    for owner in range(position.seats):
        if is_rival(position, owner, occupation):
            count = list_areas(position, HIRE_ACTION + occupation * 20 + owner * 4, out, count)
    return count


@kernel
def list_holders(position: Any, out: Any) -> Any:
    occupation = lowest(position.undecided)
    count = 0
    for owner in range(position.seats):
        if is_rival(position, owner, occupation):
            out[count] = CHOOSE_ACTION + occupation * 5 + owner
            count += 1
    return count


@rule(generic.refuse, POSITION)
def refuse(position: Any, seat: Any, action: Any) -> Any:
    """The clause that forbids the action, 0 if none does."""
    phase = position.phase
    if phase == OVER:
        return 10
    if phase == SETUP:
        return 0 if seat == CHANCE and FIRST_ACTION <= action < FIRST_ACTION + position.seats else 5
    if phase == BRIBE:
        return 20 if seat != position.actor else refuse_bribe(position, seat, action)
    if phase == SEND:
        return 6 if seat != position.actor else refuse_sending(position, seat, action)
    if phase == PLACE:
        return 14 if seat != position.actor else refuse_place(position, action)
    if phase == HIRE:
        return 15 if seat != position.actor else refuse_hiring(position, action)
    return 16 if seat != position.actor else refuse_choice(position, action)


@kernel
def refuse_bribe(position: Any, seat: Any, action: Any) -> Any:
    """I17, I18."""
    if action <= BRIBE_ACTION:
        return 17
    if action - BRIBE_ACTION > most_bribe(position, seat):
        return 17 if position.cash[seat] > 0 else 18
    return 0


@kernel
def refuse_sending(position: Any, seat: Any, action: Any) -> Any:
    """I2, I9."""
    if action < SEND_ACTION or action >= HIRE_ACTION:
        return 9
    occupation = (action - SEND_ACTION) // 5
    palace = (action - SEND_ACTION) - occupation * 5
    if palace == seat or palace >= position.seats:
        return 9
    return 0 if may_send(position, seat, occupation) else 2


@kernel
def refuse_place(position: Any, action: Any) -> Any:
    """I11, I14."""
    base = PLACE_ACTION + lowest(position.undecided) * 4
    if action < base or action >= base + 4:
        return 14
    return 0 if is_free(position, action - base) else 11


@kernel
def refuse_hiring(position: Any, action: Any) -> Any:
    """I11, I15."""
    occupation = lowest(position.undecided)
    base = HIRE_ACTION + occupation * 20
    if action < base or action >= base + 20:
        return 15
    owner = (action - base) >> 2
    if owner >= position.seats or not is_rival(position, owner, occupation):
        return 15
    return 0 if is_free(position, (action - base) & 3) else 11


@kernel
def refuse_choice(position: Any, action: Any) -> Any:
    """I16."""
    occupation = lowest(position.undecided)
    owner = action - (CHOOSE_ACTION + occupation * 5)
    if action < CHOOSE_ACTION or owner < 0 or owner >= position.seats:
        return 16
    return 0 if is_rival(position, owner, occupation) else 16


@rule(generic.drafting, POSITION)
def drafting(position: Any, seat: Any) -> Any:
    """Nothing is sealed in Intrigue."""
    return 0


@rule(generic.reopen, POSITION)
def reopen(position: Any, seat: Any) -> Any:
    """Nothing is sealed in Intrigue."""
    return False
