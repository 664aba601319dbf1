"""How a table is opened: who sits there, and what a position brings with it where a match starts from its middle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tavola.core.errors import BadOption
from tavola.core.game import SPECTATOR, Data, Game, Position
from tavola.match.entries import Seat
from tavola.match.inputs import short, table_options, whole


def options_of_start(start: Position, seats: int, options: Mapping[str, Any] | None) -> Data:
    """A start position has its own options; those given must be the same."""
    if start.seats != whole(seats):
        raise BadOption(f"The start position has {start.seats} seats, not {short(seats)}.")
    own: Data = start.view(SPECTATOR).show()["options"]
    if options is not None and not isinstance(options, Mapping):
        raise BadOption(f"Options are names with their values, not {short(options)}.")
    _, given = table_options(start.game, seats, {**own, **(options or {})})
    for name, value in given.items():
        if value != own[name]:
            raise BadOption(f"Option {name} is {short(own[name])} in the start position, not {short(value)}.")
    return own


def without_drafts(game: Game, start: Position) -> Position:
    """A copy in which nobody has begun a choice: a match tells whole choices only. Seals stay."""
    if not isinstance(start, Position) or start.game is not game:
        raise BadOption(f"The start must be a position of {game.name}.")
    position = start.copy()
    for seat in range(position.seats):
        if position.drafting(seat):
            position.reopen(seat)
    return position


def seals_of(position: Position) -> set[int]:
    """The seats that have sealed already in a start position."""
    waiting = [seat for seat in range(position.seats) if not position.pending >> seat & 1]
    return {seat for seat in waiting if position.copy().reopen(seat)}


def sitting(seats: int, names: Sequence[str] | None, seats_of: Sequence[Seat] | None) -> tuple[Seat, ...]:
    """Who sits where."""
    if isinstance(names, str):
        raise BadOption(f"Names are a list with one for each seat, not {short(names)}.")
    found = tuple(seats_of or (Seat(name) for name in names or default_names(seats)))
    if len(found) != seats:
        raise BadOption(f"There are {seats} seats, but {len(found)} names.")
    return found


def default_names(seats: int) -> list[str]:
    return [f"Seat {seat}" for seat in range(seats)]
