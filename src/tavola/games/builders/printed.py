"""What is printed on the cards, for clients that draw them (B1, B2)."""

from __future__ import annotations

from functools import cache

from tavola.core.game import Data
from tavola.games.builders.cards import (
    AS_WORKER,
    BUILDING_NAMES,
    BUILDINGS,
    COST,
    FIRST_MACHINE,
    HUMANS,
    NEEDS,
    PAYS,
    POINTS,
    PRODUCES,
    RANKS,
    RESOURCES,
    WORKER_NAMES,
    amounts,
)
from tavola.games.builders.words import say_card


@cache
def printed(locale: str) -> dict[str, Data]:
    """Every card by its name in views: its kind, its facts, and the name that sentences give it."""
    cards = {WORKER_NAMES[worker]: _worker(worker) for worker in range(HUMANS)}
    cards |= {BUILDING_NAMES[building]: _building(building) for building in range(BUILDINGS)}
    return {name: {**facts, "name": say_card(locale, name)} for name, facts in cards.items()}


def _all_four(packed: int) -> dict[str, int]:
    return dict.fromkeys(RESOURCES, 0) | amounts(packed)


def _worker(worker: int) -> Data:
    """What a worker or a finished machine is in a team."""
    return {
        "kind": "worker" if worker < HUMANS else "machine",
        "rank": RANKS[worker],
        "wage": int(COST[worker]),
        "makes": _all_four(int(PRODUCES[worker])),
    }


def _building(building: int) -> Data:
    """A building card; a machine is also what it is in a team, once it is finished (B18)."""
    facts = {"kind": "building"} if building < FIRST_MACHINE else _worker(building + AS_WORKER)
    return {
        **facts,
        "needs": _all_four(int(NEEDS[building])),
        "coins": int(PAYS[building]),
        "points": int(POINTS[building]),
    }
