"""Building plans: which free, recruitable or busy workers finish a site at the least price.

A plan is a set of workers of a pool, found by branch and bound: the first resource that is still missing must be made
by somebody, so only those who make it are tried. Prices are in points, as are all values of this player.
"""

from __future__ import annotations

from typing import Any

from tavola.core import bits
from tavola.core.bits import NONE
from tavola.core.kernel import kernel
from tavola.games.builders.cards import COST, MET, PRODUCES
from tavola.games.builders.sets import one_twin

# Who a worker of the pool is.
FREE, IN_ROW, BUSY = 0, 1, 2
MOST_POOL = 24
MOST_WORKERS = 6
"""Nobody plans with more workers for one site."""
MOST_STEPS = 160
"""Where the search of one cover gives up and takes the best found so far."""

# Columns of the pool, an int64 row for each worker; PRICE is in thousandths of a point.
WHO, KIND, HOME, MAKES, WAGE, PRICE = 0, 1, 2, 3, 4, 5
COLUMNS = 6
STACK_COLUMNS = 5
ANYWHERE = -1
"""The home of a worker who is on no site."""


@kernel
def join_pool(pool: Any, size: Any, workers: Any, kind: Any, home: Any, price: Any, coin: Any) -> Any:
    """Add workers of one kind, cheapest for what they make first; return the new size."""
    while workers != NONE and size < MOST_POOL:
        worker = bits.lowest(workers)
        workers = bits.rest(workers)
        makes = PRODUCES[worker]
        full = price + coin * COST[worker]
        place = size
        units = count_units(makes)
        while place > 0 and pool[place - 1, PRICE] * units > full * count_units(pool[place - 1, MAKES]):
            for column in range(COLUMNS):
                pool[place, column] = pool[place - 1, column]
            place -= 1
        pool[place, WHO] = worker
        pool[place, KIND] = kind
        pool[place, HOME] = home
        pool[place, MAKES] = makes
        pool[place, WAGE] = COST[worker]
        pool[place, PRICE] = full
        size += 1
    return size


@kernel
def count_units(packed: Any) -> Any:
    """All four amounts together."""
    return (packed & 255) + (packed >> 8 & 255) + (packed >> 16 & 255) + (packed >> 24 & 255)


@kernel
def gather_pool(record: Any, seat: Any, pool: Any, send: Any, recruit: Any, wait: Any, coin: Any) -> Any:
    """Everybody the seat could send sooner or later, with the price of one sending; return how many."""
    team = one_twin(record.team[seat])
    row = one_twin(record.row_workers)
    size = join_pool(pool, 0, team, FREE, ANYWHERE, send, coin)
    size = join_pool(pool, size, row, IN_ROW, ANYWHERE, send + recruit, coin)
    sites = record.sites[seat]
    while sites != NONE:
        site = bits.lowest(sites)
        sites = bits.rest(sites)
        size = join_pool(pool, size, record.on_site[site], BUSY, site, send + wait, coin)
    return size


@kernel
def cover(pool: Any, size: Any, barred: Any, site: Any, progress: Any, delay: Any, stack: Any) -> Any:
    """The cheapest set of pool places (a bit each) that brings the site's progress to its end; 0 if there is none.

    `barred` are places not to be used; workers who are busy on the site itself are in its progress already. The
    n-th worker costs (n - 1) * `delay` more. `stack` is room for MOST_WORKERS rows: place tried, progress, price,
    shift to the missing resource, places taken.
    """
    best = 0
    best_price = 1 << 40
    depth = 0
    stack[0, 0] = -1
    stack[0, 1] = progress
    stack[0, 2] = 0
    stack[0, 3] = bits.lowest(~progress & MET) & 56
    stack[0, 4] = barred
    steps = 0
    while depth >= 0 and steps < MOST_STEPS:
        place = stack[depth, 0] + 1
        shift = stack[depth, 3]
        sofar = stack[depth, 2]
        taken = stack[depth, 4]
        while place < size:
            if (
                (pool[place, MAKES] >> shift) & 255 != 0
                and (taken >> place) & 1 == 0
                and sofar + pool[place, PRICE] < best_price
                and pool[place, HOME] != site
            ):
                break
            place += 1
        if place >= size:
            depth -= 1
            continue
        steps += 1
        stack[depth, 0] = place
        after = stack[depth, 1] + pool[place, MAKES]
        price = sofar + pool[place, PRICE] + delay * depth
        if price >= best_price:
            continue
        if after & MET == MET:
            best = (taken | (1 << place)) & ~barred
            best_price = price
        elif depth + 1 < MOST_WORKERS:
            depth += 1
            missing = bits.lowest(~after & MET) & 56
            # In the same resource only later places follow, so that a set is tried in one order only.
            stack[depth, 0] = place if missing == shift else -1
            stack[depth, 1] = after
            stack[depth, 2] = price
            stack[depth, 3] = missing
            stack[depth, 4] = taken | (1 << place)
    return best
