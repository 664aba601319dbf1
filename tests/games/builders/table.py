"""Helpers of these tests: a table whose cards are chosen by hand."""

from __future__ import annotations

from typing import Any

from tavola.core.game import CHANCE, Event, Position
from tavola.games.builders import GAME

WORKERS = (7, 8, 9, 10, 20)
BUILDINGS = ("building_01", "building_02", "building_03", "building_12", "machine_01")


def worker(number: int) -> str:
    return f"worker_{number:02d}"


def chance(position: Position, kind: str, **data: Any) -> None:
    """Let chance do this; it must be possible."""
    act(position, CHANCE, kind, **data)


def act(position: Position, seat: int, kind: str, **data: Any) -> list[Event]:
    """Carry out a legal action and return its events."""
    action = GAME.action_from_data(position.record, seat, {"kind": kind, **data})
    assert position.refuse(seat, action) == 0, (kind, data, position.refuse(seat, action))
    before = position.copy()
    position.apply(seat, action)
    GAME.check(position.record)
    return GAME.events(before.record, seat, action, position.record)


def refusal(position: Position, seat: int, kind: str, **data: Any) -> int:
    """The clause that forbids this, 0 if it is allowed."""
    return position.refuse(seat, GAME.action_from_data(position.record, seat, {"kind": kind, **data}))


def choices(position: Position, seat: int) -> list[dict[str, Any]]:
    return [GAME.action_to_data(position.record, seat, action) for action in position.legal(seat)]


def shown(position: Position, eye: int = 0) -> dict[str, Any]:
    return position.view(eye).show()


def start(
    seats: int = 2,
    workers: tuple[int, ...] = WORKERS,
    buildings: tuple[str, ...] = BUILDINGS,
    first: int = 0,
    **options: Any,
) -> Position:
    """A table set up with these rows; seat 0 has apprentice 1, seat 1 apprentice 2, and so on."""
    position = Position.start(GAME, seats, options)
    for seat in range(seats):
        chance(position, "deal", worker=worker(seat + 1))
    for number in workers:
        chance(position, "turn_worker", worker=worker(number))
    for building in buildings:
        chance(position, "turn_building", building=building)
    chance(position, "first", seat=first)
    return position


def place(seats: str, **words: str) -> Position:
    """A position in the middle of a game, from the notation; `seats` gives each seat's word, in order.

    Cards that are not named lie in the stacks; the rows are w11 to w15 and b13 to b17.
    """
    given = {
        "seats": str(len(seats.split())),
        "stacks": "closed",
        "rounds": "100",
        "stage": "turn",
        "round": "1",
        "first": "0",
        "turn": "0",
        "actions": "3",
        "workers": "w11+w12+w13+w14+w15",
        "next_worker": "-",
        "buildings": "b13+b14+b15+b16+b17",
        "next_building": "-",
    } | words
    text = [f"{key}={value}" for key, value in given.items()]
    text += [f"seat{seat}={word}" for seat, word in enumerate(seats.split())]
    return Position.read(GAME, " ".join(text))
