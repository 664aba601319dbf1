"""Intrigue by rule: pay what a place is worth times the chance that the bribe decides, reward who pays and who gives.

A palace owner gives each applicant what it has deserved: several times its bribe, more for those who employ the
owner's own scholars well, less for whoever is about to win. Payers know that rule and bid by it; scholars are sent
where a place is worth most, and gladly against the leader.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.bots.policy import decide, judge, narrow
from tavola.bots.rules.intrigue_worth import granted, next_lap, salaries, shares
from tavola.core import generic
from tavola.core.bits import count as members
from tavola.core.bits import lowest
from tavola.core.generic import rule
from tavola.core.kernel import kernel
from tavola.core.rng import below
from tavola.games.intrigue.hiring import applies, seat_bits
from tavola.games.intrigue.position import (
    BRIBE,
    BRIBE_ACTION,
    CHOOSE_ACTION,
    HIRE,
    HIRE_ACTION,
    INTERNAL,
    OVER,
    PLACE,
    PLACE_ACTION,
    POSITION,
    ROUNDS,
    SALARY,
    SAME_OCCUPATION,
    SEND,
    SEND_ACTION,
    UNCONTESTED,
    VIEW,
)

REWARD = 4.0
"""What a palace owner gives for a ducat of bribe."""
GRATITUDE = 0.6
"""How much of what a seat grants to the owner's scholars comes back."""
ENVY = 1.0
"""How much a place is grudged to a seat that may win."""
CUSTOM = 2.0
"""What the employed scholar is ahead of challengers."""
DOUBT = 8.0
"""How far from the payer's guess a palace owner's merits may lie."""
OPEN_DOUBT = 16.0
"""The same while the rival has still to pay."""
USUAL_BRIBE = 0.12
"""What a rival will pay, as a part of what the place is worth."""
MOST_CANDIDATES = 8


def _decide(record: Any, seat: Any, out: Any, count: Any, rng: Any) -> Any:
    if count == 1:
        return out[0]
    if record.phase == BRIBE:
        return BRIBE_ACTION + best_bribe(record, seat)
    if record.phase == SEND:
        return best_sending(record, seat, out, count, rng)
    merits = np.zeros(5)
    rate(record, seat, merits)
    occupation = lowest(record.undecided)
    if record.phase == PLACE:
        return PLACE_ACTION + occupation * 4 + best_area(record, occupation, merits)
    owner = best_owner(record, occupation, merits)
    if record.phase == HIRE:
        return HIRE_ACTION + occupation * 20 + owner * 4 + best_area(record, occupation, merits)
    return CHOOSE_ACTION + occupation * 5 + owner


rule(decide, POSITION)(_decide)
rule(decide, VIEW)(_decide)


@rule(judge, POSITION)
def judge_intrigue(record: Any, out: Any) -> Any:
    if record.phase == OVER:
        generic.returns(record, out)
    else:
        shares(record, out)


# A palace owner's eye on the others


@kernel
def rate(record: Any, seat: Any, merits: Any) -> Any:
    """What the seat thinks that the others deserve, their bribes aside: gratitude, and envy of who may win."""
    chances = np.zeros(5)
    shares(record, chances)
    mean = 0.0
    for other in range(record.seats):
        if other != seat:
            merits[other] = granted(record, other, seat)
            mean += merits[other]
    mean /= record.seats - 1
    others = max(1.0 - chances[seat], 0.001)
    for other in range(record.seats):
        if other != seat:
            danger = chances[other] / others - 1.0 / (record.seats - 1)
            merits[other] = GRATITUDE * (merits[other] - mean) - ENVY * 20.0 * danger


@kernel
def bribed(record: Any, owner: Any, occupation: Any) -> Any:
    """What an owner has paid in this step for an occupation."""
    total = 0
    for i in range(record.paid_count):
        code = record.paid_by[i]
        if code >> 3 == owner and code >> 1 & 3 == occupation:
            total += max(record.paid[i], 1)
    return total


@kernel
def is_rival(record: Any, owner: Any, occupation: Any) -> Any:
    """Whether the owner has a scholar of the occupation waiting or employed at the palace in turn."""
    palace = record.palace
    if owner == palace:
        return False
    return record.holder[palace, occupation] == owner or applies(record, palace, owner, occupation)


@kernel
def deserved(record: Any, owner: Any, occupation: Any, merits: Any, reward: Any) -> Any:
    """The worth of the place that the owner's scholar has earned."""
    custom = CUSTOM if record.holder[record.palace, occupation] == owner else 0.0
    return merits[owner] + reward * bribed(record, owner, occupation) + custom


@kernel
def best_owner(record: Any, occupation: Any, merits: Any) -> Any:
    """I15, I16: who has deserved most among those who compete."""
    best = -1
    most = 0.0
    for owner in range(record.seats):
        if is_rival(record, owner, occupation):
            merit = deserved(record, owner, occupation, merits, REWARD)
            if best < 0 or merit > most:
                best = owner
                most = merit
    return best


@kernel
def best_area(record: Any, occupation: Any, merits: Any) -> Any:
    """I14: the area that fits what its scholar has deserved, after those of this step who have deserved more."""
    left = record.undecided
    free = record.free[record.palace]
    while True:
        first = -1
        owner = -1
        most = 0.0
        for other in range(4):
            if left >> other & 1 != 0:
                candidate = best_owner(record, other, merits)
                merit = deserved(record, candidate, other, merits, REWARD)
                if first < 0 or merit > most:
                    first = other
                    owner = candidate
                    most = merit
        area = fitting(record, free, first, owner, most)
        if first == occupation:
            return area
        left &= ~(1 << first)
        free &= ~(1 << area)


@kernel
def fitting(record: Any, free: Any, occupation: Any, owner: Any, merit: Any) -> Any:
    """The free area whose worth is nearest to the merit."""
    best = -1
    least = 0.0
    stay = salaries(record, record.palace, occupation, owner, record.lap)
    for area in range(4):
        if free >> area & 1 != 0:
            gap = abs(SALARY[area] * stay - merit)
            if best < 0 or gap < least:
                best = area
                least = gap
    return best


# A payer's eye on the palace owner


@kernel
def paying_for(record: Any) -> Any:
    """The occupation of the scholar whose bribe is due."""
    return lowest(record.undecided) if record.employee != 0 else (lowest(record.due) & 7) >> 1


@kernel
def softly(x: Any) -> Any:
    """From 0 to 1 as x goes from far below 0 to far above."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


@kernel
def best_bribe(record: Any, seat: Any) -> Any:
    """I17: the amount with the most expected worth, less what it costs (and brings to an opponent)."""
    palace = record.palace
    occupation = paying_for(record)
    merits = np.zeros(5)
    rate(record, palace, merits)
    chances = np.zeros(5)
    shares(record, chances)
    price = 1.0 + chances[palace] / max(1.0 - chances[seat], 0.001)
    most = affordable(record, seat)
    best = 1
    value = 0.0
    for amount in range(1, most + 1):
        chance = winning_if(record, seat, occupation, amount, merits, REWARD)
        gain = chance * worth_if(record, seat, occupation, amount, merits, REWARD) - price * amount
        if amount == 1 or gain > value:
            best = amount
            value = gain
    return best


@kernel
def affordable(record: Any, seat: Any) -> Any:
    """The cash, less a little for each other bribe of the seat that comes before its next salary."""
    others = -1
    for palace in range(record.seats):
        if palace != seat:
            others += members(record.applicants[palace] >> seat_bits(record, palace, seat) & 255)
    return max(1, min(40, record.cash[seat] - 2 * max(others, 0)))


@kernel
def earned(record: Any, seat: Any, occupation: Any, amount: Any, merits: Any, reward: Any) -> Any:
    """The payer's merit in the palace owner's eyes after a bribe of this amount."""
    employee = record.step == INTERNAL and record.holder[record.palace, occupation] == seat
    return merits[seat] + reward * (bribed(record, seat, occupation) + amount) + (CUSTOM if employee else 0.0)


@kernel
def winning_if(record: Any, seat: Any, occupation: Any, amount: Any, merits: Any, reward: Any) -> Any:
    """The chance that a bribe of this amount gets a place at all (I14: it always does where nobody else applies)."""
    if record.step == UNCONTESTED:
        return 1.0
    merit = earned(record, seat, occupation, amount, merits, reward)
    return winning(record, seat, occupation, merit, merits, reward)


@kernel
def worth_if(record: Any, seat: Any, occupation: Any, amount: Any, merits: Any, reward: Any) -> Any:
    """What the place is worth that a bribe of this amount brings if the seat is chosen."""
    stay = salaries(record, record.palace, occupation, seat, record.lap)
    if record.step == INTERNAL:
        return SALARY[record.area[record.palace, occupation]] * stay
    return area_worth(record, record.palace, stay, earned(record, seat, occupation, amount, merits, reward))


@kernel
def area_worth(record: Any, palace: Any, stay: Any, merit: Any) -> Any:
    """What the palace owner gives for a merit: something between the least and the best free area."""
    low = 0.0
    high = 0.0
    for area in range(4):
        if record.free[palace] >> area & 1 != 0:
            high = SALARY[area] * stay
            if low == 0.0:
                low = high
    return min(max(merit, low), high)


@kernel
def winning(record: Any, seat: Any, occupation: Any, merit: Any, merits: Any, reward: Any) -> Any:
    """The chance to be chosen among the rivals, those who have paid and those who will."""
    palace = record.palace
    chance = 1.0
    for rival in range(record.seats):
        if rival == seat or not is_rival(record, rival, occupation):
            continue
        other = deserved(record, rival, occupation, merits, reward)
        if owes(record, rival, occupation):
            stay = salaries(record, palace, occupation, rival, record.lap)
            area = record.area[palace, occupation]
            worth = stay * (SALARY[area] if area >= 0 else 6.0)
            bribe = min(max(1.0, USUAL_BRIBE * worth), max(record.cash[rival], 1))
            chance *= softly((merit - other - reward * bribe) / OPEN_DOUBT * 2.0)
        else:
            chance *= softly((merit - other) / DOUBT * 2.0)
    return chance


@kernel
def owes(record: Any, seat: Any, occupation: Any) -> Any:
    """Whether a scholar of the seat has still to pay in this step."""
    return record.due >> (seat_bits(record, record.palace, seat) + 2 * occupation) & 3 != 0


# Sending


@kernel
def best_sending(record: Any, seat: Any, out: Any, count: Any, rng: Any) -> Any:
    """I9: where the scholar is worth most."""
    chances = np.zeros(5)
    shares(record, chances)
    best = out[0]
    most = -1000.0
    for i in range(count):
        occupation = (out[i] - SEND_ACTION) // 5
        palace = (out[i] - SEND_ACTION) - occupation * 5
        value = sending_worth(record, seat, occupation, palace, chances) * (1.0 + 0.001 * below(rng, 50))
        if value > most:
            best = out[i]
            most = value
    return best


@kernel
def sending_worth(record: Any, seat: Any, occupation: Any, palace: Any, chances: Any) -> Any:
    """Salary times salaries times the chance to be hired, and what a rival of mine loses by it."""
    lap = next_lap(record, palace)
    holder = record.holder[palace, occupation]
    if lap > ROUNDS or holder == seat or applies(record, palace, seat, occupation):
        return -500.0  # I19: never against one's own
    waiting = members(record.applicants[palace] & SAME_OCCUPATION[occupation])
    stay = salaries(record, palace, occupation, seat, lap)
    liked = 1.0 + (granted(record, seat, palace) - 5.0) / 60.0  # a palace owner whose scholars sit with me is kinder
    if holder >= 0:
        salary = SALARY[record.area[palace, occupation]]
        chance = 0.8 / (waiting + 2)
        danger = chances[holder] / max(1.0 - chances[seat], 0.001)
        return salary * stay * chance * (liked + 0.5 * danger)
    salary = 0
    for area in range(4):
        if record.free[palace] >> area & 1 != 0:
            salary += SALARY[area] * (area + 1)
    crowd = members(record.applicants[palace])
    return salary / 6.0 * stay * liked / (1.0 + 0.8 * waiting + 0.2 * crowd)


# Candidates for a search


@rule(narrow, POSITION)
def narrow_intrigue(record: Any, seat: Any, out: Any, count: Any) -> Any:
    """Of a long list of bribes: the least, the prices of the free areas, what beats the rivals, and the rule's own."""
    if record.phase != BRIBE or count <= MOST_CANDIDATES:
        return count
    occupation = paying_for(record)
    stay = salaries(record, record.palace, occupation, seat, record.lap)
    own = best_bribe(record, seat)
    keep = 1 << 1 | 1 << own | 1 << min(own + 2, count)
    for area in range(4):
        if record.free[record.palace] >> area & 1 != 0 and record.step != INTERNAL:
            keep |= 1 << min(max(int(SALARY[area] * stay / REWARD), 1), count)
    for i in range(record.paid_count):
        if record.paid_by[i] >> 1 & 3 == occupation and record.paid_by[i] >> 3 != seat:
            keep |= 1 << min(record.paid[i] + 1, count, 60)
    if members(keep) < MOST_CANDIDATES:
        keep |= 1 << (own + 1) // 2
    kept = 0
    while keep != 0:
        out[kept] = BRIBE_ACTION + lowest(keep)
        kept += 1
        keep &= keep - 1
    return kept
