"""What the referee hands out and keeps: lines of the log, choices, drafts, trials, and moments to come back to."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from tavola.core.game import CHANCE, Data, Event, Position
from tavola.match.talk import Talk


def in_draft(position: Position, seat: int) -> bool:
    """Whether the seat has begun a choice and not sealed it."""
    return seat != CHANCE and position.drafting(seat) > 0


class Logged(msgspec.Struct, frozen=True):
    """An event, and the number of the entry that it belongs to (0: before the first)."""

    entry: int
    event: Event


@dataclass(frozen=True)
class Choice:
    """One legal action of a seat in all its forms."""

    action: int
    word: str
    data: Data
    sentence: str


@dataclass
class Draft:
    """A sealed choice that is being made."""

    actions: list[int] = field(default_factory=list)
    words: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Trial:
    """A choice of a seat that is tried on a copy."""

    position: Position
    seat: int
    words: list[str]
    actions: list[int]

    @property
    def complete(self) -> bool:
        return bool(self.words) and not in_draft(self.position, self.seat)


@dataclass(frozen=True)
class Mark:
    """A moment of a referee without open drafts."""

    position: Position
    talk: Talk | None
    numbers: tuple[int, int, int]
    sealed: set[int]
    back: list[tuple[int, Position, Talk | None]]
