"""Chance: which cards may come, and how likely."""

from __future__ import annotations

from typing import Any

from tavola.core import generic
from tavola.core.bits import NONE, count, has, lowest, nth, rest
from tavola.core.generic import rule
from tavola.core.kernel import kernel
from tavola.core.rng import below
from tavola.games.builders.cards import APPRENTICES, OTHER_TWIN, TWIN
from tavola.games.builders.codes import CHOOSE_FIRST, DEAL_WORKER, TURN_BUILDING, TURN_WORKER
from tavola.games.builders.position import BUILDING, DEAL, POSITION, WORKER
from tavola.games.builders.sets import drawable


@kernel
def base_code(position: Any) -> Any:
    """The action that would draw card 0 (or choose seat 0) in this stage of chance."""
    if position.stage == WORKER:
        return TURN_WORKER
    if position.stage == BUILDING:
        return TURN_BUILDING
    if position.stage == DEAL:
        return DEAL_WORKER
    return CHOOSE_FIRST


@kernel
def list_outcomes(position: Any, out: Any) -> Any:
    base = base_code(position)
    members = drawable(position)
    found = 0
    while members != NONE:
        out[found] = base + lowest(members)
        found += 1
        members = rest(members)
    return found


@rule(generic.outcomes, POSITION)
def outcomes(position: Any, out: Any, weights: Any) -> Any:
    """All cards left are equally likely; where both twins are left, the lower stands for both."""
    found = list_outcomes(position, out)
    twins = position.stage == WORKER and has(position.hidden_workers, OTHER_TWIN)
    for i in range(found):
        weights[i] = 2 if twins and out[i] == TURN_WORKER + TWIN else 1
    return found


@rule(generic.draw, POSITION)
def draw(position: Any, rng: Any) -> Any:
    if position.stage == WORKER:
        hidden = position.hidden_workers
        worker = nth(hidden, below(rng, count(hidden)))
        if worker == OTHER_TWIN and has(hidden, TWIN):
            worker = TWIN
        return TURN_WORKER + worker
    if position.stage == BUILDING:
        return TURN_BUILDING + nth(position.hidden_buildings, below(rng, count(position.hidden_buildings)))
    if position.stage == DEAL:
        apprentices = position.hidden_workers & APPRENTICES
        return DEAL_WORKER + nth(apprentices, below(rng, count(apprentices)))
    return CHOOSE_FIRST + below(rng, position.seats)
