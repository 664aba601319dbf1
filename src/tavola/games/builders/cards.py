"""B1, B2: the cards, read once from the data files into tables that compiled code freezes.

Workers are numbered 0 to 41; the machine with building number 34 + k works as worker 42 + k. Building cards are
numbered 0 to 41, machines last. Four amounts of resources are packed into one integer, a byte each, so that a whole
site is compared with its needs at once.
"""

from __future__ import annotations

import csv
from importlib import resources
from typing import Any

import numpy as np

Row = dict[str, str]
RESOURCES = ("stone", "wood", "knowledge", "tile")


def _rows(name: str) -> list[Row]:
    text = (resources.files("tavola.games.builders") / "data" / name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def _table(values: list[int]) -> np.ndarray[Any, np.dtype[np.int64]]:
    return np.array(values, np.int64)


def _packed(row: Row, prefix: str = "") -> int:
    return sum(int(row[prefix + resource]) << 8 * i for i, resource in enumerate(RESOURCES))


def amounts(packed: int) -> dict[str, int]:
    """The resources that are more than zero, by name."""
    parts = {resource: int(packed) >> 8 * i & 255 for i, resource in enumerate(RESOURCES)}
    return {resource: amount for resource, amount in parts.items() if amount}


_worker_rows = _rows("workers.csv")
_building_rows = _rows("buildings.csv")
_machine_rows = [row for row in _building_rows if row["kind"] == "machine"]

HUMANS = len(_worker_rows)
BUILDINGS = len(_building_rows)
MACHINES = len(_machine_rows)
WORKERS = HUMANS + MACHINES
FIRST_MACHINE = BUILDINGS - MACHINES
"""The building number of the first machine; all after it are machines too."""
AS_WORKER = HUMANS - FIRST_MACHINE
"""Added to a machine's building number, gives its worker number."""

BUILDING_NAMES = tuple(row["id"] for row in _building_rows)
WORKER_NAMES = tuple(row["id"] for row in _worker_rows) + BUILDING_NAMES[FIRST_MACHINE:]
RANKS = tuple(row["rank"] for row in _worker_rows) + ("machine",) * MACHINES

COST = _table([int(row["cost"]) for row in _worker_rows] + [0] * MACHINES)
"""Écus paid whenever the worker is sent; nothing for a machine (B11, B18)."""
PRODUCES = _table([_packed(row) for row in _worker_rows] + [_packed(row, "makes_") for row in _machine_rows])
NEEDS = _table([_packed(row) for row in _building_rows])
PAYS = _table([int(row["coins"]) for row in _building_rows])
POINTS = _table([int(row["points"]) for row in _building_rows])

# A site's progress starts at this minus its needs. The highest bit used of each byte is set once that need is met: no
# need is over 64, and all workers and machines together make 43 of a resource, so bytes never run into each other.
MET = 0x40404040
UNMET = MET - NEEDS


def _mask(members: list[int]) -> np.uint64:
    return np.uint64(sum(1 << i for i in members))


ALL_HUMANS = _mask(list(range(HUMANS)))
ALL_BUILDINGS = _mask(list(range(BUILDINGS)))
APPRENTICES = _mask([i for i, rank in enumerate(RANKS) if rank == "apprentice"])
TOP_COST = int(COST.max())
AFFORDABLE = np.array(
    [_mask([i for i in range(WORKERS) if COST[i] <= coins]) for coins in range(TOP_COST + 1)], np.uint64
)
"""By coins in hand (no more than TOP_COST): the workers whose wage they pay."""

# worker_19 and worker_30 are equal cards, the only such pair.
TWIN = WORKER_NAMES.index("worker_19")
OTHER_TWIN = WORKER_NAMES.index("worker_30")
