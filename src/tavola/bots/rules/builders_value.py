"""What The Builders' rule-based player finds worth what, and how it weighs a plan.

All values are in thousandths of a point. The numbers of TASTE come from many games between versions of the player.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.bots.rules.builders_plans import BUSY, IN_ROW, KIND, MAKES, WAGE, count_units
from tavola.core import bits
from tavola.core.bits import NONE
from tavola.core.kernel import kernel
from tavola.games.builders.cards import AS_WORKER, FIRST_MACHINE, PAYS, POINTS, PRODUCES
from tavola.games.builders.position import ACTION_PRICE, COINS_PER_POINT, END_POINTS, FREE_ACTIONS

POINT = 1000
LAST_COIN = POINT // COINS_PER_POINT

# Places in TASTE.
COIN, SCARCE, PURSE, DEBT, BROKE = 0, 1, 2, 3, 4
ACTION, BUYING, RESERVE, COMMIT = 5, 6, 7, 8
HIRE, SKILL, WAIT, STACK = 9, 10, 11, 12
MACHINE, START, EARLY, HASTE = 13, 14, 15, 16
PACE, UNDER_WAY = 17, 18
TASTE = np.array(
    [
        150,  # COIN: an écu
        150,  # SCARCE: so much more while there are few
        10,  # PURSE: écus that are few
        500,  # DEBT: getting an écu that is missing, in thousandths of an action
        2,  # BROKE: with fewer écus than this, and a site that only lacks wages, take écus first
        900,  # ACTION: an action, when workers for a site are compared
        900,  # BUYING: an action later, saved by buying one now
        12,  # RESERVE: écus to keep when an action is bought just to go on
        500,  # COMMIT: thousandths of the wages of better plans that are kept from other plans
        600,  # HIRE: recruiting, in thousandths of an action, because the worker stays
        10,  # SKILL: a unit that a recruit makes, for each turn left
        600,  # WAIT: waiting for a busy worker, in thousandths of an action
        500,  # STACK: a second worker on a site, twice that for a third...
        60,  # MACHINE: a unit that a machine makes, for each turn left
        700,  # START: thousandths of an action on top of every plan: few large plans rather than many small
        -1200,  # EARLY: the same for a site that could only be opened now: the card is secured, nothing else is lost
        100,  # HASTE: the same for each worker of a plan that is not finished in this turn
        2500,  # PACE: points that a player makes in a turn
        300,  # UNDER_WAY: thousandths of the points of sites with workers that count as made already
    ],
    np.int64,
)

# Columns of a plan, an int64 row each.
SITE, CHOSEN, RATE, ACTIONS_NOW, ACTIONS_LATER, WAGES, HIRES, WAITS = 0, 1, 2, 3, 4, 5, 6, 7
PLAN_COLUMNS = 8
MOST_PLANS = 16


@kernel
def turns_left(record: Any, seat: Any, taste: Any) -> Any:
    """The turns, this one included, that the seat can count on before the end (B19, B22)."""
    if record.ending == 1:
        return 1
    left = record.rounds - record.round_now + 1
    own_place = (seat - record.first) % record.seats
    for other in range(record.seats):
        missing = max(0, END_POINTS - record.points[other]) * POINT
        sites = record.sites[other]
        while sites != NONE:
            site = bits.lowest(sites)
            sites = bits.rest(sites)
            if record.on_site[site] != NONE:
                missing -= POINTS[site] * taste[UNDER_WAY]
        turns = max(1, (missing + taste[PACE] - 1) // taste[PACE])
        # Who has had their turn in this round already must wait for the next.
        if (other - record.first) % record.seats < own_place:
            turns += 1
        left = min(left, turns)
    return left


@kernel
def value_purse(coins: Any, left: Any, taste: Any) -> Any:
    """What écus are worth: more while there are few of them, and at the end what B20 gives."""
    if left == 1:
        return coins * LAST_COIN
    return coins * taste[COIN] + min(coins, taste[PURSE]) * taste[SCARCE]


@kernel
def value_site(site: Any, left: Any, taste: Any) -> Any:
    """What finishing the site brings besides écus (B17, B18): a machine goes on working for nothing."""
    value = POINTS[site] * POINT
    if site >= FIRST_MACHINE:
        value += count_units(PRODUCES[site + AS_WORKER]) * taste[MACHINE] * (left - 1)
    return value


@kernel
def weigh_plan(record: Any, seat: Any, coins: Any, plans: Any, p: Any, pool: Any, left: Any, taste: Any) -> Any:
    """Fill in what the chosen workers cost, and as RATE what the plan brings for an action; -1 if it is no use.

    `coins` are those that no better plan has claimed.
    """
    site = plans[p, SITE]
    chosen = plans[p, CHOSEN]
    plans[p, RATE] = -1
    if chosen == 0:
        return
    wages = 0
    sends = 0
    hires = 0
    waits = 0
    ready = 0
    skill = 0
    place = 0
    while chosen >> place != 0:
        if (chosen >> place) & 1 != 0:
            wages += pool[place, WAGE]
            sends += 1
            if pool[place, KIND] == IN_ROW:
                hires += 1
                skill += count_units(pool[place, MAKES])
            elif pool[place, KIND] == BUSY:
                waits += 1
            elif pool[place, WAGE] <= coins:
                ready += 1
        place += 1
    actions = record.actions
    sent = record.sent[site]
    opening = 0 if bits.has(record.sites[seat], site) else 1
    now = opening + hires + sends * sent + sends * (sends + 1) // 2  # B11
    later = opening + hires + sends
    plans[p, ACTIONS_NOW] = now
    plans[p, ACTIONS_LATER] = later
    plans[p, WAGES] = wages
    plans[p, HIRES] = hires
    plans[p, WAITS] = waits
    bought = max(0, now - actions)
    at_once = waits == 0 and wages + ACTION_PRICE * bought <= coins
    if left == 1:
        if at_once:
            brings = value_site(site, left, taste) + LAST_COIN * (PAYS[site] - wages - ACTION_PRICE * bought)
            plans[p, RATE] = brings * POINT // now
        return
    if not at_once and 1 + (max(0, later - actions) + FREE_ACTIONS - 1) // FREE_ACTIONS > left:
        return
    brings = value_site(site, left, taste) + skill * taste[SKILL] * (left - 1)
    brings += value_purse(coins - wages + PAYS[site], left, taste) - value_purse(coins, left, taste)
    takes = taste[START] + (opening + sends + sent) * POINT + waits * taste[WAIT] + max(0, wages - coins) * taste[DEBT]
    takes += hires * (taste[HIRE] if left > 2 else POINT)
    if opening == 1 and (actions < 2 or ready == 0):
        takes += taste[EARLY]
    if not at_once or bought > 0:
        takes += taste[HASTE] * sends
    plans[p, RATE] = brings * POINT // max(takes, POINT)


@kernel
def is_worth_buying(record: Any, coins: Any, plans: Any, p: Any, left: Any, taste: Any) -> Any:
    """B7: whether another action is worth its écus: to finish the plan now, or because there is money enough."""
    if coins < ACTION_PRICE:
        return False
    bought = max(1, plans[p, ACTIONS_NOW] - record.actions)
    if plans[p, WAITS] == 0 and plans[p, WAGES] + ACTION_PRICE * bought <= coins:
        if left == 1:
            return True
        saved = plans[p, ACTIONS_LATER] - record.actions
        rich = coins - plans[p, WAGES] + PAYS[plans[p, SITE]]
        price = value_purse(rich, left, taste) - value_purse(rich - bought * ACTION_PRICE, left, taste)
        return saved * taste[BUYING] > price
    if left == 1 or record.actions > 0:
        return False
    return coins >= ACTION_PRICE + taste[RESERVE]
