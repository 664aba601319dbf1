"""What places are worth in Intrigue: salary times the salaries still to come, and the chance to stay that long.

All amounts are thousands of ducats. Everything works on positions and on views alike, and reads only what is public
(which in Intrigue is everything, I3 and I4).
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tavola.core.bits import count, lowest
from tavola.core.kernel import kernel
from tavola.games.intrigue.position import ROUNDS, SALARY, SAME_OCCUPATION, SENDING

LOSS = 0.5
"""How often a challenged employee loses the place."""
CHANCE_OF_A_PLACE = 0.5
"""Of the scholars that are not sent yet, how many end in a place (at most half of all do)."""
MEAN_SALARY = 5.0
BRIBE_OF_A_GUEST = 5.0
"""What an applicant who waits brings to the palace owner."""
LEFT_TO_A_GUEST = 0.6
"""What is left of a place's worth to an applicant who has still to pay for it."""
SPREAD = np.array([100.0, 100.0, 80.0, 36.0, 11.0, 3.5])
"""How far expected and final ducats lie apart in each round (from 1). Fitted to some hundred games of four: the others
hold back whoever leads early, so that little of an early lead is left in the end."""


@kernel
def order(record: Any, seat: Any) -> Any:
    """How many turns of a round come before the seat's (I5)."""
    place = seat - record.first
    return place + record.seats if place < 0 else place


@kernel
def next_lap(record: Any, palace: Any) -> Any:
    """The round of the palace's next turn with a hiring step; the present one if that is not over. 6: none is left."""
    if record.palace < 0:
        return ROUNDS + 1
    if palace == record.palace:
        return record.lap + 1 if record.step == SENDING else record.lap
    return record.lap if order(record, palace) > order(record, record.palace) else record.lap + 1


@kernel
def coming(record: Any, owner: Any) -> Any:
    """Salaries that the owner will still collect for a scholar who stays to the end (I7, I10)."""
    if record.palace < 0:
        return 0
    return ROUNDS - record.lap + 1 + (1 if order(record, owner) > order(record, record.palace) else 0)


@kernel
def staying(record: Any, palace: Any, occupation: Any, owner: Any) -> Any:
    """The chance to get through one more turn of the palace, by the scholars that others may still send there."""
    rivals = 0
    for seat in range(record.seats):
        if seat != palace and seat != owner:
            rivals += record.unsent[seat, occupation]
    sendings = (record.seats - 1) * max(ROUNDS - record.lap, 1)
    return 1.0 - LOSS * min(1.0, rivals / sendings)


@kernel
def salaries(record: Any, palace: Any, occupation: Any, owner: Any, lap: Any) -> Any:
    """Expected salaries for a scholar hired or kept at the palace's turn of round `lap`."""
    stay = staying(record, palace, occupation, owner)
    total = 0.0
    chance = 1.0
    for _ in range(lap, ROUNDS):
        total += chance
        chance *= stay
    return total + chance * (2.0 if order(record, owner) > order(record, palace) else 1.0)


@kernel
def employed(record: Any, palace: Any, occupation: Any) -> Any:
    """Expected worth, from now on, of the place to the one who holds it."""
    owner = record.holder[palace, occupation]
    salary = SALARY[record.area[palace, occupation]]
    lap = next_lap(record, palace)
    if lap > ROUNDS:
        return 1.0 * salary * coming(record, owner)
    waiting = record.applicants[palace] & SAME_OCCUPATION[occupation]
    stay = 1.0 / (1 + count(waiting)) if waiting != 0 else staying(record, palace, occupation, owner)
    here = palace == record.palace and lap == record.lap
    if here and waiting == 0:
        stay = 1.0
    before = 0.0
    if not here and turns_until(record, owner) < turns_until(record, palace):
        before = 1.0
    return salary * (before + stay * salaries(record, palace, occupation, owner, lap))


@kernel
def turns_until(record: Any, seat: Any) -> Any:
    """Turns from now to the seat's next; a whole round for the seat in turn."""
    turns = seat - record.palace
    return turns + record.seats if turns <= 0 else turns


@kernel
def free_salary(record: Any, palace: Any) -> Any:
    """The mean salary of the areas that nobody has yet; 0 when all are taken."""
    total = 0
    areas = 0
    for area in range(4):
        if record.free[palace] >> area & 1 != 0:
            total += SALARY[area]
            areas += 1
    return total / areas if areas > 0 else 0.0


@kernel
def applying(record: Any, palace: Any, occupation: Any, owner: Any) -> Any:
    """Expected worth to its owner of one scholar who waits at the palace."""
    lap = next_lap(record, palace)
    waiting = count(record.applicants[palace] & SAME_OCCUPATION[occupation])
    area = record.area[palace, occupation]
    after = salaries(record, palace, occupation, owner, lap)
    if area >= 0:
        return LEFT_TO_A_GUEST * SALARY[area] * after / (waiting + 1)
    return LEFT_TO_A_GUEST * free_salary(record, palace) * after / waiting


@kernel
def wealth(record: Any, out: Any) -> Any:
    """What each seat may expect to own at the end, in thousands."""
    seats = record.seats
    sending = max(ROUNDS - record.lap, 0)  # rounds in which scholars are still sent, the present one included
    for seat in range(seats):
        out[seat] = record.cash[seat]
        unsent = 0
        for occupation in range(4):
            unsent += record.unsent[seat, occupation]
        out[seat] += unsent * CHANCE_OF_A_PLACE * MEAN_SALARY * (sending + 2) / 2 if sending > 0 else 0.0
    if record.palace < 0:
        return
    for palace in range(seats):
        waiting = record.applicants[palace]
        out[palace] += BRIBE_OF_A_GUEST * count(waiting)
        for occupation in range(4):
            if record.holder[palace, occupation] >= 0:
                out[record.holder[palace, occupation]] += employed(record, palace, occupation)
        while waiting != 0:
            bit = lowest(waiting)
            owner = palace + 1 + (bit >> 3)
            owner = owner - seats if owner >= seats else owner
            out[owner] += applying(record, palace, (bit & 7) >> 1, owner)
            waiting &= waiting - 1


@kernel
def shares(record: Any, out: Any) -> Any:
    """Each seat's chance to win, from what it may expect to own."""
    wealth(record, out)
    best = out[0]
    for seat in range(1, record.seats):
        best = max(best, out[seat])
    total = 0.0
    width = SPREAD[record.lap]
    for seat in range(record.seats):
        out[seat] = math.exp((out[seat] - best) / width)
        total += out[seat]
    for seat in range(record.seats):
        out[seat] /= total


@kernel
def granted(record: Any, giver: Any, taker: Any) -> Any:
    """What the taker's scholars in the giver's palace are still worth: what was given, and could be taken."""
    total = 0.0
    for occupation in range(4):
        if record.holder[giver, occupation] == taker:
            total += employed(record, giver, occupation)
    return total
