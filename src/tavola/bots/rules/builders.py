"""The rule-based player of The Builders: points and écus per action over whole building plans.

For every site that is open or in the row it finds the cheapest set of workers that finishes it, weighs what the plan
brings for each action it still takes, and makes the next step of the best one. It reads only what lies on the table.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.bots.policy import decide, judge
from tavola.bots.rules.builders_judge import judge_builders
from tavola.bots.rules.builders_plans import (
    COLUMNS,
    FREE,
    IN_ROW,
    KIND,
    MAKES,
    MOST_POOL,
    MOST_WORKERS,
    STACK_COLUMNS,
    WAGE,
    WHO,
    count_units,
    cover,
    gather_pool,
)
from tavola.bots.rules.builders_value import (
    ACTION,
    BROKE,
    CHOSEN,
    COIN,
    COMMIT,
    HIRE,
    HIRES,
    MOST_PLANS,
    PLAN_COLUMNS,
    POINT,
    RATE,
    SITE,
    STACK,
    TASTE,
    WAGES,
    WAIT,
    WAITS,
    is_worth_buying,
    turns_left,
    weigh_plan,
)
from tavola.core import bits
from tavola.core.bits import NONE
from tavola.core.generic import rule
from tavola.core.kernel import kernel
from tavola.games.builders.cards import UNMET, WORKERS
from tavola.games.builders.codes import BUY, END, MOST_TAKEN, OPEN, RECRUIT, SEND, TAKE
from tavola.games.builders.position import POSITION, VIEW


@kernel
def list_sites(sites: Any, plans: Any, found: Any) -> Any:
    """Add a plan without workers for each of the sites; return how many there are then."""
    while sites != NONE and found < MOST_PLANS:
        plans[found, SITE] = bits.lowest(sites)
        found += 1
        sites = bits.rest(sites)
    return found


@kernel
def next_step(record: Any, seat: Any, coins: Any, plans: Any, p: Any, pool: Any, left: Any, taste: Any) -> Any:
    """The plan's next action: open, send the first worker of a turn, recruit, send on; -1 if it must wait."""
    site = plans[p, SITE]
    chosen = plans[p, CHOSEN]
    actions = record.actions
    if actions == 0:
        return BUY if is_worth_buying(record, coins, plans, p, left, taste) else -1
    if not bits.has(record.sites[seat], site):
        return OPEN + site
    ready = -1
    recruit = -1
    dear = 0
    place = 0
    while chosen >> place != 0:
        if (chosen >> place) & 1 != 0:
            if pool[place, KIND] == IN_ROW:
                recruit = place
            elif pool[place, KIND] == FREE:
                if pool[place, WAGE] > coins:
                    dear = pool[place, WAGE]
                elif ready < 0 or pool[place, WAGE] > pool[ready, WAGE]:
                    ready = place
        place += 1
    nth = record.sent[site] + 1
    if recruit >= 0 and (ready < 0 or nth > 1):
        return RECRUIT + pool[recruit, WHO]
    if nth > actions:
        return BUY if is_worth_buying(record, coins, plans, p, left, taste) else -1
    if ready >= 0:
        return SEND + site * WORKERS + pool[ready, WHO]
    return take_for(dear - coins, actions - nth) if dear > 0 else -1


@kernel
def take_for(missing: Any, actions: Any) -> Any:
    """B13: the fewest of these actions that bring the écus that are missing; -1 if they don't."""
    for used in range(1, min(actions, MOST_TAKEN) + 1):
        if used * (used + 1) // 2 >= missing:
            return TAKE + used - 1
    return -1


@kernel
def lacks_wages_only(plans: Any, own: Any, coins: Any) -> Any:
    """Whether one of the first `own` plans could be finished by free workers, if only they could be paid."""
    for p in range(own):
        if plans[p, RATE] > 0 and plans[p, HIRES] == 0 and plans[p, WAITS] == 0 and coins < plans[p, WAGES]:
            return True
    return False


@kernel
def idle_step(record: Any, stuck: Any, pool: Any, size: Any) -> Any:
    """With no plan to go on with: écus, or where no plan is possible at all the best recruit, who changes the row."""
    if record.actions == 0:
        return END
    if stuck:
        best = -1
        for place in range(size):
            if pool[place, KIND] == IN_ROW and (
                best < 0 or count_units(pool[place, MAKES]) > count_units(pool[best, MAKES])
            ):
                best = place
        if best >= 0:
            return RECRUIT + pool[best, WHO]
    return TAKE + min(record.actions, MOST_TAKEN) - 1


@kernel
def follow(record: Any, seat: Any, taste: Any) -> Any:
    """The next step of the best plan that has one; better plans that must wait keep their workers and wages."""
    left = turns_left(record, seat, taste)
    pool = np.empty((MOST_POOL, COLUMNS), np.int64)
    stack = np.empty((MOST_WORKERS, STACK_COLUMNS), np.int64)
    plans = np.empty((MOST_PLANS, PLAN_COLUMNS), np.int64)
    action = taste[ACTION]
    hire = action * taste[HIRE] // POINT if left > 2 else action
    size = gather_pool(record, seat, pool, action, hire, action * taste[WAIT] // POINT, taste[COIN])
    own = list_sites(record.sites[seat], plans, 0)
    found = list_sites(record.row_buildings, plans, own)
    coins = record.coins[seat]
    stuck = left > 1
    for p in range(found):
        site = plans[p, SITE]
        progress = record.progress[site] if p < own else UNMET[site]
        plans[p, CHOSEN] = cover(pool, size, 0, site, progress, taste[STACK], stack)
        weigh_plan(record, seat, coins, plans, p, pool, left, taste)
        if plans[p, CHOSEN] != 0:
            stuck = False
    if coins < taste[BROKE] and record.actions >= MOST_TAKEN and lacks_wages_only(plans, own, coins):
        return TAKE + MOST_TAKEN - 1
    kept = 0
    while True:
        best = -1
        for p in range(found):
            if plans[p, RATE] > 0 and (best < 0 or plans[p, RATE] > plans[best, RATE]):
                best = p
        if best < 0:
            return idle_step(record, stuck, pool, size)
        step = next_step(record, seat, coins, plans, best, pool, left, taste)
        if step >= 0:
            return step
        plans[best, RATE] = -1
        kept |= plans[best, CHOSEN]
        coins -= plans[best, WAGES] * taste[COMMIT] // POINT
        for p in range(found):
            if plans[p, RATE] > 0:
                if plans[p, CHOSEN] & kept != 0:
                    site = plans[p, SITE]
                    progress = record.progress[site] if p < own else UNMET[site]
                    plans[p, CHOSEN] = cover(pool, size, kept, site, progress, taste[STACK], stack)
                weigh_plan(record, seat, coins, plans, p, pool, left, taste)


def decide_builders(record: Any, seat: Any, out: Any, count: Any, rng: Any) -> Any:
    """The same choice on a view and on a position: all that is read is public (B15)."""
    if count == 1:
        return out[0]
    return follow(record, seat, TASTE)


for dtype in (VIEW, POSITION):
    rule(decide, dtype)(decide_builders)
rule(judge, POSITION)(judge_builders)
