"""The rule-based player of The Builders: points and écus per action over whole building plans.

For every site that is open or in the row it finds the cheapest set of workers that finishes it, values the plan by what
it brings for each action it still takes, and makes the next step of the best one. Everything is counted in thousandths
of a point, with a price for an écu and for an action.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.bots.policy import decide
from tavola.bots.rules.builders_plans import (
    BUSY,
    COLUMNS,
    FREE,
    IN_ROW,
    KIND,
    MAKES,
    MOST_POOL,
    MOST_WORKERS,
    WAGE,
    WHO,
    count_units,
    cover,
    gather_pool,
)
from tavola.bots.rules.builders_time import is_last_turn, turns_left
from tavola.core import bits
from tavola.core.bits import NONE
from tavola.core.generic import rule
from tavola.core.kernel import kernel
from tavola.games.builders.cards import AS_WORKER, FIRST_MACHINE, PAYS, POINTS, PRODUCES, UNMET, WORKERS
from tavola.games.builders.codes import BUY, END, MOST_TAKEN, OPEN, RECRUIT, SEND, TAKE
from tavola.games.builders.finish import score
from tavola.games.builders.position import END_POINTS, ACTION_PRICE, COINS_PER_POINT, FREE_ACTIONS, POSITION, VIEW

POINT = 1000
LAST_COIN = POINT // COINS_PER_POINT

# What the player's taste consists of; places in TASTE.
COIN, ACTION, HIRE, WAIT, MACHINE, BUYING, RESERVE, PACE, TEAM, DEBT, HASTE, SCARCE, PURSE, UNDER_WAY, LEAST, SKILL, ORDER, CHEAPER, ATONCE, START, FREEING, COMMIT, STACK, TRIG = range(24)
TASTE = np.array(
    [
        150,  # an écu
        900,  # an action, when workers for a site are compared
        600,  # recruiting, in thousandths of an action: the worker will be used again
        600,  # waiting for a busy worker, likewise
        60,  # one unit that a machine makes, for each turn left
        900,  # an action to be saved by buying
        12,  # écus to keep when actions are bought just to go on
        2500,  # points that a player makes in a turn
        5,  # workers wanted before coins are taken
        500,  # getting an écu that is missing, in thousandths of an action
        100,  # for each turn that a plan takes
        150,  # an écu when the purse is nearly empty
        10,  # écus that are no longer scarce
        300,  # a point of a site with somebody on it, when others' points are foreseen
        1,  # turns that are left unless it's sure
        10,  # a unit that a recruit makes, for each turn left
        2,
        0,
        1000,
        700,
        0,
        500,
        0,
        0,
    ],
    np.int64,
)

# Columns of a plan, an int64 row each.
SITE, CHOSEN, RATE, ACTIONS_NOW, ACTIONS_LATER, WAGES, WAITS = 0, 1, 2, 3, 4, 5, 6
PLAN_COLUMNS = 7
MOST_PLANS = 16


@kernel
def list_sites(record: Any, seat: Any, plans: Any) -> Any:
    """A plan without workers for each own open site and each building in the row; return how many."""
    found = 0
    sites = record.sites[seat]
    while sites != NONE and found < MOST_PLANS:
        plans[found, SITE] = bits.lowest(sites)
        found += 1
        sites = bits.rest(sites)
    sites = record.row_buildings
    while sites != NONE and found < MOST_PLANS:
        plans[found, SITE] = bits.lowest(sites)
        found += 1
        sites = bits.rest(sites)
    return found


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
    """Fill in what the plan costs and what it brings for an action, from the workers chosen."""
    site = plans[p, SITE]
    chosen = plans[p, CHOSEN]
    plans[p, RATE] = -1
    if chosen == 0:
        return
    is_open = bits.has(record.sites[seat], site)
    sent = record.sent[site]
    wages = 0
    hires = 0
    skill = 0
    waits = 0
    sends = 0
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
        place += 1
    opening = 0 if is_open else 1
    now = opening + hires + sends * sent + sends * (sends + 1) // 2
    later = opening + hires + sends
    plans[p, ACTIONS_NOW] = now
    plans[p, ACTIONS_LATER] = later
    plans[p, WAGES] = wages
    plans[p, WAITS] = waits
    actions = record.actions
    bought = max(0, now - actions)
    at_once = waits == 0 and wages + ACTION_PRICE * bought <= coins
    if taste[TRIG] and record.ending == 0 and record.points[seat] < END_POINTS <= record.points[seat] + POINTS[site]:
        # it would end the game: how far ahead is everybody else
        worst = 0
        for other in range(record.seats):
            if other != seat:
                lead = score(record.points[other], record.coins[other]) - score(record.points[seat] + POINTS[site], record.coins[seat] + PAYS[site] - wages)
                worst = max(worst, lead)
        if worst > 0 and left > 1:
            return
    if left == 1:
        if at_once:
            brings = value_site(site, left, taste) + LAST_COIN * (PAYS[site] - wages - ACTION_PRICE * bought)
            plans[p, RATE] = brings * POINT // now
        return
    if not at_once and 1 + (max(0, later - actions) + FREE_ACTIONS - 1) // FREE_ACTIONS > left:
        return
    brings = value_site(site, left, taste) - value_purse(coins, left, taste) + skill * taste[SKILL] * (left - 1)
    brings += value_purse(coins - wages + PAYS[site], left, taste)
    takes = (opening + sends) * POINT + hires * (taste[HIRE] if left > 2 else POINT) + waits * taste[WAIT]
    if is_open:
        brings += taste[FREEING] * bits.count(record.on_site[site])
    takes += taste[START]
    if at_once and bought == 0:
        brings = brings * taste[ATONCE] // 1000
    takes += sent * POINT + max(0, wages - coins) * taste[DEBT]
    if not (at_once and bought == 0):
        takes += taste[HASTE] * sends
    plans[p, RATE] = brings * POINT // takes


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
    return taste[BUYING] > ACTION_PRICE * taste[COIN] and coins >= ACTION_PRICE + taste[RESERVE]


@kernel
def next_step(record: Any, seat: Any, coins: Any, plans: Any, p: Any, pool: Any, left: Any, taste: Any) -> Any:
    """The plan's next action; -1 if there is nothing to do for it now."""
    site = plans[p, SITE]
    chosen = plans[p, CHOSEN]
    actions = record.actions
    if actions == 0:
        return BUY if is_worth_buying(record, coins, plans, p, left, taste) else -1
    if taste[ORDER] == 0 and not bits.has(record.sites[seat], site):
        return OPEN + site
    best = -1
    dear = 0
    hire = -1
    place = 0
    while chosen >> place != 0:
        if (chosen >> place) & 1 != 0:
            if pool[place, KIND] == IN_ROW:
                hire = place
                if taste[ORDER] < 2:
                    return RECRUIT + pool[place, WHO]
            elif pool[place, KIND] == FREE:
                if pool[place, WAGE] > coins:
                    dear = pool[place, WAGE]
                elif best < 0 or (pool[place, WAGE] > pool[best, WAGE]) == (taste[CHEAPER] == 0):
                    best = place
        place += 1
    if not bits.has(record.sites[seat], site):
        return OPEN + site
    nth = record.sent[site] + 1
    if hire >= 0 and (best < 0 or nth > actions or (taste[ORDER] == 3 and nth > 1)):
        return RECRUIT + pool[hire, WHO]
    if nth > actions:
        return BUY if is_worth_buying(record, coins, plans, p, left, taste) else -1
    if best >= 0:
        return SEND + site * WORKERS + pool[best, WHO]
    if dear > 0:
        return take_for(dear - coins, actions - nth)
    return -1


@kernel
def take_for(missing: Any, actions: Any) -> Any:
    """B13: the fewest of these actions that bring the écus that are missing; -1 if they don't."""
    for used in range(1, min(actions, MOST_TAKEN) + 1):
        if used * (used + 1) // 2 >= missing:
            return TAKE + used - 1
    return -1


@kernel
def idle_step(record: Any, seat: Any, pool: Any, size: Any, left: Any, taste: Any) -> Any:
    """With no plan to go on with: somebody useful for later, else écus, and the end of the turn when all is spent."""
    if record.actions == 0:
        return END
    if left > 2:
        team = 0
        best = -1
        for place in range(size):
            if pool[place, KIND] != IN_ROW:
                team += 1
            elif best < 0 or count_units(pool[place, MAKES]) > count_units(pool[best, MAKES]):
                best = place
        if best >= 0 and team < taste[TEAM]:
            return RECRUIT + pool[best, WHO]
    return TAKE + min(record.actions, MOST_TAKEN) - 1


@kernel
def follow(record: Any, seat: Any, taste: Any) -> Any:
    """The next step of the best plan that has one; better plans that must wait keep their workers."""
    left = 1 if is_last_turn(record) else max(taste[LEAST], turns_left(record, seat, taste[PACE], taste[UNDER_WAY]))
    pool = np.empty((MOST_POOL, COLUMNS), np.int64)
    stack = np.empty((MOST_WORKERS, 5), np.int64)
    plans = np.empty((MOST_PLANS, PLAN_COLUMNS), np.int64)
    action = taste[ACTION]
    hire = action * taste[HIRE] // POINT if left > 2 else action
    size = gather_pool(record, seat, pool, action, hire, action * taste[WAIT] // POINT, taste[COIN])
    found = list_sites(record, seat, plans)
    own = bits.count(record.sites[seat])
    coins = record.coins[seat]
    for p in range(found):
        site = plans[p, SITE]
        progress = record.progress[site] if p < own else UNMET[site]
        plans[p, CHOSEN] = cover(pool, size, 0, site, progress, taste[STACK], stack)
        weigh_plan(record, seat, coins, plans, p, pool, left, taste)
    kept = 0
    while True:
        best = -1
        for p in range(found):
            if plans[p, RATE] > 0 and (best < 0 or plans[p, RATE] > plans[best, RATE]):
                best = p
        if best < 0:
            return idle_step(record, seat, pool, size, left, taste)
        step = next_step(record, seat, coins, plans, best, pool, left, taste)
        if step >= 0:
            return step
        plans[best, RATE] = -1
        kept |= plans[best, CHOSEN]
        coins -= plans[best, WAGES] * taste[COMMIT] // 1000
        for p in range(found):
            if plans[p, RATE] > 0:
                if plans[p, CHOSEN] & kept != 0:
                    site = plans[p, SITE]
                    progress = record.progress[site] if p < own else UNMET[site]
                    plans[p, CHOSEN] = cover(pool, size, kept, site, progress, taste[STACK], stack)
                weigh_plan(record, seat, coins, plans, p, pool, left, taste)


def decide_builders(record: Any, seat: Any, out: Any, count: Any, rng: Any) -> Any:
    if count == 1:
        return out[0]
    return follow(record, seat, TASTE)


for dtype in (VIEW, POSITION):
    rule(decide, dtype)(decide_builders)
