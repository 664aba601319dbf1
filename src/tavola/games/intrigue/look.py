"""Reading a position or view record in plain Python: who waits, who pays, who is employed, who is on the island."""

from __future__ import annotations

from typing import Any, NamedTuple

from tavola.games.intrigue.position import BRIBE, INTERNAL, NO_STEP, SENDING


class Scholar(NamedTuple):
    owner: int
    occupation: int


def clockwise(record: Any, palace: int) -> list[int]:
    """The other seats, from the palace's left."""
    seats = int(record.seats)
    return [(palace + i) % seats for i in range(1, seats)]


def waiting(record: Any, palace: int, bits: int) -> list[Scholar]:
    """The scholars of a set of bits (see position.py), in the order in which they pay."""
    return [
        Scholar(owner, occupation)
        for i, owner in enumerate(clockwise(record, palace))
        for occupation in range(4)
        for _ in range((bits >> (8 * i + 2 * occupation) & 3).bit_count())
    ]


def applicants(record: Any, palace: int) -> list[Scholar]:
    return waiting(record, palace, int(record.applicants[palace]))


def due(record: Any) -> list[Scholar]:
    """The applicants that have still to pay in this step."""
    return waiting(record, int(record.palace), int(record.due)) if record.palace >= 0 else []


def undecided(record: Any) -> list[int]:
    """The occupations of this step that the palace owner has still to decide."""
    return [occupation for occupation in range(4) if int(record.undecided) >> occupation & 1]


def payer(record: Any) -> tuple[Scholar, bool] | None:
    """The scholar whose bribe is due now, and whether it is the challenged employee."""
    if record.phase != BRIBE:
        return None
    if record.employee:
        return Scholar(int(record.actor), undecided(record)[0]), True
    return due(record)[0], False


def deciding(record: Any) -> int | None:
    """The occupation of the decision that is asked for, or of the internal conflict whose bribes are paid."""
    if record.step in (NO_STEP, SENDING) or (record.phase == BRIBE and record.step != INTERNAL):
        return None
    return undecided(record)[0]


def bribes(record: Any) -> list[tuple[Scholar, int, bool, bool]]:
    """What was paid in this step: scholar, ducats, whether the bank paid, whether it is the challenged employee."""
    found = []
    for i in range(int(record.paid_count)):
        code, paid = int(record.paid_by[i]), int(record.paid[i])
        found.append((Scholar(code >> 3, code >> 1 & 3), max(paid, 1) * 1000, paid == 0, bool(code & 1)))
    return found


def employed(record: Any, palace: int) -> list[Scholar | None]:
    """Who holds the four areas of a palace, ascending."""
    found: list[Scholar | None] = [None] * 4
    for occupation in range(4):
        if record.area[palace][occupation] >= 0:
            found[int(record.area[palace][occupation])] = Scholar(int(record.holder[palace][occupation]), occupation)
    return found


def island(record: Any) -> list[list[int]]:
    """Banished scholars by owner and occupation: those of the two that are nowhere else (I2, I3)."""
    seats = range(int(record.seats))
    counts = [[2 - int(record.unsent[owner][occupation]) for occupation in range(4)] for owner in seats]
    for palace in seats:
        for scholar in [*applicants(record, palace), *employed(record, palace)]:
            if scholar:
                counts[scholar.owner][scholar.occupation] -= 1
    return counts


def turn_number(record: Any, seat: int, lap: int) -> int:
    """Turns in the order of play, counting from 0 (I5, I6)."""
    seats = int(record.seats)
    return (lap - 1) * seats + (seat - int(record.first)) % seats


def turn_now(record: Any) -> int:
    """The number of the turn that is being played: -1 before the first, and past all turns when the game is over."""
    if record.palace >= 0:
        return turn_number(record, int(record.palace), int(record.lap))
    return -1 if record.first < 0 else 5 * int(record.seats)
