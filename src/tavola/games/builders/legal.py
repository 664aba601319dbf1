"""What a seat may do now, and which clause forbids the rest."""

from __future__ import annotations

from typing import Any

from tavola.core import generic
from tavola.core.bits import NONE, has, lowest, rest
from tavola.core.generic import CHANCE, rule
from tavola.core.kernel import kernel
from tavola.games.builders.cards import BUILDINGS, HUMANS, OTHER_TWIN, WORKERS
from tavola.games.builders.chance import base_code, list_outcomes
from tavola.games.builders.codes import (
    BUY,
    CHOOSE_FIRST,
    CODES,
    DEAL_WORKER,
    END,
    MOST_TAKEN,
    OPEN,
    RECRUIT,
    SEND,
    TAKE,
    TURN_WORKER,
)
from tavola.games.builders.position import ACTION_PRICE, DEAL, NOBODY, OVER, POSITION, TURN, WORKER
from tavola.games.builders.sets import drawable, one_twin, payable_workers, reachable_sites


@rule(generic.legal, POSITION)
def legal(position: Any, seat: Any, out: Any) -> Any:
    if position.stage != TURN:
        return list_outcomes(position, out) if seat == CHANCE and position.stage != OVER else 0
    if seat != position.turn:
        return 0
    out[0] = END
    found = 1
    if position.coins[seat] >= ACTION_PRICE:
        out[found] = BUY
        found += 1
    if position.actions == 0:
        return found
    for more in range(min(position.actions, MOST_TAKEN)):
        out[found] = TAKE + more
        found += 1
    found = list_members(position.row_buildings, OPEN, out, found)
    found = list_members(one_twin(position.row_workers), RECRUIT, out, found)
    sites = reachable_sites(position, seat)
    return list_sends(payable_workers(position, seat), sites, out, found) if sites != NONE else found


@kernel
def list_members(members: Any, base: Any, out: Any, found: Any) -> Any:
    """Write base + member for each member of the set; return how many are listed then."""
    while members != NONE:
        out[found] = base + lowest(members)
        found += 1
        members = rest(members)
    return found


@kernel
def list_sends(workers: Any, sites: Any, out: Any, found: Any) -> Any:
    """B11: each of the workers to each of the sites, which are not none.

    Only the first site's part is taken from the set; the others copy it, shifted to their numbers.
    """
    site = lowest(sites)
    start = found
    found = list_members(workers, SEND + site * WORKERS, out, found)
    length = found - start
    sites = rest(sites)
    while sites != NONE:
        shift = (lowest(sites) - site) * WORKERS
        for i in range(length):
            out[found + i] = out[start + i] + shift
        found += length
        sites = rest(sites)
    return found


@rule(generic.refuse, POSITION)
def refuse(position: Any, seat: Any, action: Any) -> Any:
    if position.stage == OVER:
        return 19 if position.ending == 1 else 22
    if seat == CHANCE:
        return refuse_chance(position, action)
    if position.turn == NOBODY:
        return 5
    if seat != position.turn:
        return 14
    if position.stage != TURN:
        return 10
    if action < 0 or action >= CODES:
        return 7
    if action >= DEAL_WORKER:
        return 4 if action < TURN_WORKER else 10 if action < CHOOSE_FIRST else 5
    if action >= SEND:
        site = (action - SEND) // WORKERS
        return refuse_send(position, seat, action - SEND - site * WORKERS, site)
    if action >= RECRUIT:
        return refuse_recruit(position, action - RECRUIT)
    if action >= OPEN:
        return 0 if position.actions > 0 and has(position.row_buildings, action - OPEN) else 8
    if action >= TAKE:
        return 0 if position.actions > action - TAKE else 13
    if action == BUY:
        return 0 if position.coins[seat] >= ACTION_PRICE else 7
    return 0


@kernel
def refuse_recruit(position: Any, worker: Any) -> Any:
    """B9: an action and a face-up worker; of two equal ones the lower is named (B1)."""
    if position.actions == 0 or not has(position.row_workers, worker):
        return 9
    return 0 if has(one_twin(position.row_workers), worker) else 1


@kernel
def refuse_send(position: Any, seat: Any, worker: Any, site: Any) -> Any:
    """B11: a free worker whose wage is in hand, to an own open site for which the actions suffice."""
    if position.actions > 0 and has(payable_workers(position, seat), worker):
        if has(reachable_sites(position, seat), site):
            return 0
        return 16 if has(position.finished[seat], site) else 11
    if has(position.team[seat], worker):
        if has(position.finished[seat], site):
            return 16
        return 1 if not has(one_twin(position.team[seat]), worker) else 11
    if is_busy(position, seat, worker):
        return 12
    return 18 if worker >= HUMANS else 11


@kernel
def is_busy(position: Any, seat: Any, worker: Any) -> Any:
    """B12: on one of the seat's own sites."""
    for site in range(BUILDINGS):
        if has(position.sites[seat], site) and has(position.on_site[site], worker):
            return True
    return False


@kernel
def refuse_chance(position: Any, action: Any) -> Any:
    """B4, B5, B10: only what is to be drawn now, and only from what is left in the stack."""
    if position.stage == TURN:
        return 10
    item = action - base_code(position)
    if action >= 0 and item >= 0 and item < 64:
        if has(drawable(position), item):
            return 0
        if position.stage == WORKER and item == OTHER_TWIN and has(position.hidden_workers, item):
            return 1
    if position.stage == DEAL:
        return 4
    return 5 if position.turn == NOBODY else 10
