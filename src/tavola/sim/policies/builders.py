"""Builders: open few sites, send workers that make what is missing, don't waste money on actions."""

from __future__ import annotations

from typing import Any

from tavola.core import bits
from tavola.core.generic import rule
from tavola.core.kernel import kernel
from tavola.games.builders.cards import COST, MET, NEEDS, PAYS, POINTS, PRODUCES, WORKERS
from tavola.games.builders.codes import BUY, END, OPEN, RECRUIT, SEND
from tavola.games.builders.position import VIEW
from tavola.sim.policy import weigh


@kernel
def useful(progress: Any, products: Any) -> Any:
    """How many of a worker's products the site still lacks (a byte a resource, met from MET's bit upwards)."""
    total = 0
    for resource in range(4):
        lacks = ((MET >> (8 * resource)) & 255) - ((progress >> (8 * resource)) & 255)
        makes = (products >> (8 * resource)) & 255
        if lacks > 0:
            total += min(lacks, makes)
    return total


@kernel
def size(needs: Any) -> Any:
    total = 0
    for resource in range(4):
        total += (needs >> (8 * resource)) & 255
    return total


@rule(weigh, VIEW)
def weigh_builders(view: Any, seat: Any, action: Any) -> Any:
    if action >= SEND:
        site = (action - SEND) // WORKERS
        worker = (action - SEND) - site * WORKERS
        made = useful(view.progress[site], PRODUCES[worker])
        if made == 0:
            return 1
        return 60 * made * made // (1 + COST[worker] // 4)
    if action >= RECRUIT:
        return 40 if bits.count(view.team[seat]) < 3 else 2
    if action >= OPEN:
        site = action - OPEN
        if bits.count(view.sites[seat]) >= 2:
            return 1
        return 5 + 30 * (POINTS[site] + PAYS[site] // 4) // (2 + size(NEEDS[site]))
    if action == BUY:
        return 20 if view.coins[seat] >= 25 else 1
    if action == END:
        return 30 if view.actions == 0 else 1
    return 60 if view.coins[seat] < 6 else 4
