"""Perft: how many lines of play there are from a position, with the order of actions pinned.

A failure prints the divide: each first action with its own count, to compare with a working version.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from tavola.core.game import CHANCE, Position
from tests.support import TABLES_BY_NAME, Walk

FILE = Path(__file__).parent / "golden" / "perft.json"
MOST_LEAVES = 20_000


def moves(position: Position) -> list[tuple[int, int]]:
    owing = position.pending_seats()
    if owing == [CHANCE]:
        return [(CHANCE, action) for action, _ in position.outcomes()]
    return [(seat, action) for seat in owing[:1] for action in position.legal(seat)]


def perft(position: Position, depth: int, order: Any) -> int:
    """Leaves at that depth; the order of all actions goes into `order`."""
    if depth == 0:
        return 1
    total = 0
    for seat, action in moves(position):
        order.update(b"%d:%d," % (seat, action))
        child = position.copy()
        child.apply(seat, action)
        total += perft(child, depth - 1, order)
    return max(total, 1)


def entry(table: str, steps: int) -> dict[str, Any]:
    """As deep as stays under the limit."""
    position = Walk(TABLES_BY_NAME[table], 21, "progress").go(steps)
    counts: list[int] = []
    order = hashlib.sha256()
    for depth in range(1, 6):
        order = hashlib.sha256()
        counts.append(perft(position, depth, order))
        if counts[-1] * max(1, len(moves(position))) > MOST_LEAVES:
            break
    return {"counts": counts, "order": order.hexdigest()[:16]}


CASES = [(name, steps) for name in sorted(TABLES_BY_NAME) for steps in (0, 40, 160)]


@pytest.mark.parametrize(("table", "steps"), CASES)
def test_perft(table: str, steps: int) -> None:
    golden = json.loads(FILE.read_text(encoding="utf-8"))[f"{table}@{steps}"]
    now = entry(table, steps)
    if now != golden:
        position = Walk(TABLES_BY_NAME[table], 21, "progress").go(steps)
        divide = {}
        for seat, action in moves(position):
            child = position.copy()
            child.apply(seat, action)
            depth = len(now["counts"]) - 1
            divide[position.game.write_action(position.record, seat, action)] = perft(child, depth, hashlib.sha256())
        pytest.fail(f"was {golden}, is {now}; divide: {json.dumps(divide, indent=1)}")


if __name__ == "__main__":
    FILE.write_text(json.dumps({f"{t}@{s}": entry(t, s) for t, s in CASES}, indent=1) + "\n", encoding="utf-8")
