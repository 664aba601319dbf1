"""Which cards may be chosen now. Lists of legal actions and refusals both ask here, so they can't disagree."""

from __future__ import annotations

from typing import Any

from tavola.core.bits import NONE, bit, has, lowest, minus, rest
from tavola.core.kernel import kernel
from tavola.games.builders.cards import AFFORDABLE, APPRENTICES, OTHER_TWIN, TOP_COST, TWIN
from tavola.games.builders.position import BUILDING, DEAL, WORKER


@kernel
def one_twin(workers: Any) -> Any:
    """Equal cards are one choice: without the higher twin where both are."""
    if has(workers, TWIN):
        return minus(workers, OTHER_TWIN)
    return workers


@kernel
def payable_workers(position: Any, seat: Any) -> Any:
    """B11, B12: the free workers and machines whose wage the seat has in hand."""
    return one_twin(position.team[seat] & AFFORDABLE[min(position.coins[seat], TOP_COST)])


@kernel
def reachable_sites(position: Any, seat: Any) -> Any:
    """B11: the open sites to which the actions left suffice for one more worker; at least one must be left."""
    sites = position.sites[seat]
    touched = position.touched
    while touched != NONE:
        site = lowest(touched)
        if position.sent[site] >= position.actions:
            sites = minus(sites, site)
        touched = rest(touched)
    return sites


@kernel
def drawable(position: Any) -> Any:
    """B4, B5, B10: the cards (or seats) that chance may choose now; the higher twin only where it is alone."""
    if position.stage == WORKER:
        return one_twin(position.hidden_workers)
    if position.stage == BUILDING:
        return position.hidden_buildings
    if position.stage == DEAL:
        return position.hidden_workers & APPRENTICES
    return bit(position.seats) - bit(0)
