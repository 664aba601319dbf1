"""Golden playthroughs: a game as a text, with every seat's view; what changes in it is a change of behaviour.

`python -m tests.playthrough` writes all of them anew into tests/golden.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tavola.core.game import CHANCE, SPECTATOR
from tests.support import TABLES, Table, Walk, eyes

FOLDER = Path(__file__).parent / "golden"
FULL_VIEWS = 40
"""So many steps show what changed in each view; after them the views come every 50th step, and at the end."""


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The parts of a view that changed; lists of seats are compared seat by seat."""
    changed: dict[str, Any] = {}
    for part, value in after.items():
        if before.get(part) == value:
            continue
        if part == "seats" and part in before:
            changed[part] = {
                str(seat): {k: v for k, v in new.items() if old.get(k) != v}
                for seat, (old, new) in enumerate(zip(before[part], value, strict=True))
                if old != new
            }
        else:
            changed[part] = value
    return changed


def lines(table: Table) -> Iterator[str]:
    walk = Walk(table, 2, "progress")
    game = walk.game
    names = [f"Player{seat}" for seat in range(table.seats)]
    shown: dict[int, dict[str, Any]] = {eye: {} for eye in eyes(walk.position)}

    def views() -> Iterator[str]:
        for eye, old in shown.items():
            new = walk.position.view(eye).show()
            who = "spectator" if eye == SPECTATOR else f"seat {eye}"
            if change := changes(old, new):
                yield f"  {who}: {json.dumps(change, ensure_ascii=False)}"
            shown[eye] = new

    yield f"{table.name} rules {game.rules_version}"
    yield from views()
    for number in range(100_000):
        move = walk.next_move()
        if move is None:
            break
        seat, action = move
        before = walk.position.copy()
        who = "chance" if seat == CHANCE else f"seat {seat}"
        yield f"{number + 1}. {who} {game.write_action(before.record, seat, action)}"
        walk.position.apply(seat, action)
        for event in game.events(before.record, seat, action, walk.position.record):
            yield f"  * {event.clause} {game.say_event('en', event.seen_by(SPECTATOR), names)}"
        if number < FULL_VIEWS or number % 50 == 0 or walk.position.over:
            yield from views()
    yield walk.position.write()


def text(table: Table) -> str:
    return "\n".join(lines(table)) + "\n"


def path(table: Table) -> Path:
    return FOLDER / f"{table.name}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in TABLES:
        path(each).write_text(text(each), encoding="utf-8")
        print(path(each).name)
