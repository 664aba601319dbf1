"""Everything a walk shows, a line a step: to compare compiled with uncompiled rules, step by step.

`python -m tests.transcript TABLE SEED POLICY STEPS` prints it.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator

from tavola.core.game import CHANCE, Position
from tavola.core.rng import generator
from tests.support import TABLES_BY_NAME, Walk, eyes


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


def state_line(position: Position, seed: int) -> str:
    parts = [str(position.pending), digest(position.records.tobytes())]
    for seat in position.pending_seats():
        parts.append(repr(position.outcomes() if seat == CHANCE else position.legal(seat)))
    for eye in eyes(position):
        view = position.view(eye)
        world = view.resample(generator(seed, eye))
        parts += [digest(view.records.tobytes()), digest(world.records.tobytes())]
    parts.append(repr([position.refuse(seat, action) for seat in range(position.seats) for action in range(0, 150, 7)]))
    parts.append(f"{position.returns()} {position.standing()}")
    return " ".join(parts)


def transcript(table: str, seed: int, policy: str, steps: int) -> Iterator[str]:
    walk = Walk(TABLES_BY_NAME[table], seed, policy)
    yield state_line(walk.position, seed)
    for number, (seat, action) in enumerate(walk.steps(steps)):
        yield f"{seat} {action} {state_line(walk.position, seed + number)}"


if __name__ == "__main__":
    name, seed_text, policy_name, steps_text = sys.argv[1:]
    for line in transcript(name, int(seed_text), policy_name, int(steps_text)):
        print(line)
