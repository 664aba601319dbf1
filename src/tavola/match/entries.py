"""What a match is made of: a header, and entries in the order in which they came."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgspec

from tavola.core.errors import BadAction, BadOption
from tavola.core.game import Data
from tavola.match.inputs import short

PERSON = "person"
LONGEST_NAME = 40
LONGEST_CHAT = 500
_KIND = re.compile(r"[a-z0-9_-]{1,40}")


@dataclass(frozen=True)
class Seat:
    """Who sits there. `kind` is "person" or the name of a bot."""

    name: str
    kind: str = PERSON

    def __post_init__(self) -> None:
        if not _is_name(self.name):
            raise BadOption(f"A player's name is one line of 1 to {LONGEST_NAME} letters, not {short(self.name)}.")
        if not isinstance(self.kind, str) or not _KIND.fullmatch(self.kind):
            raise BadOption(f"The name of a bot has small letters, digits, - and _, unlike {short(self.kind)}.")


@dataclass(frozen=True)
class Header:
    """All that is fixed before the first entry. `start` is a position text where the match began in its middle."""

    game: str
    rules: int
    options: Data
    seats: tuple[Seat, ...]
    start: str | None = None

    @cached_property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]


class Move(msgspec.Struct, frozen=True):
    """A choice of a seat or of CHANCE. A sealed choice has all its small steps; any other has one."""

    seat: int
    words: tuple[str, ...]
    """The steps in the game's notation; it reads back at the position where the step was made."""


@dataclass(frozen=True)
class Statement:
    """Structured talk (I23), as the one line in which the game writes it."""

    seat: int
    text: str


@dataclass(frozen=True)
class Chat:
    """Free text, which commits nobody to anything."""

    seat: int
    text: str


@dataclass(frozen=True)
class Reopen:
    """The seat took its seal back before the reveal."""

    seat: int


@dataclass(frozen=True)
class Undo:
    """The seat took its last move back."""

    seat: int


Entry = Move | Statement | Chat | Reopen | Undo


@dataclass(frozen=True)
class Result:
    """Each seat's share of the win and its rank."""

    shares: tuple[float, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True)
class Match:
    """A match as its file tells it. `result` is None while the game goes on."""

    header: Header
    entries: tuple[Entry, ...]
    result: Result | None
    digest: str
    lines: tuple[int, ...] = field(default=(), compare=False)
    """The line of each entry in the file that it was read from, for error texts."""
    first_line: int = field(default=0, compare=False)
    """Where it begins in its file, which may hold several matches; 0 where it came from no file."""
    end_line: int = field(default=0, compare=False)

    def line(self, entry: int) -> int:
        """The file line of an entry (0 is the first), or 0 where the match came from no file."""
        return self.lines[entry] if entry < len(self.lines) else 0

    def header_line(self, number: int) -> int:
        """The file line of a line of the header (1 is the first), or 0 where the match came from no file."""
        return self.first_line + number - 1 if self.first_line else 0


def clean_chat(text: Any) -> str:
    """Chat as one line, without what a terminal could take for a command; BadAction if nothing is left of it."""
    if not isinstance(text, str):
        raise BadAction(f"A chat line must be a text, not {short(text)}.")
    line = " ".join("".join(" " if _unprintable(c) else c for c in text).split())
    if not line or len(line) > LONGEST_CHAT:
        raise BadAction(f"A chat line has 1 to {LONGEST_CHAT} letters.")
    return line


def is_clean(text: str) -> bool:
    """Whether a chat line is what `clean_chat` leaves."""
    return 0 < len(text) <= LONGEST_CHAT and text == " ".join(text.split()) and not _unprintable(text)


def _is_name(name: Any) -> bool:
    return isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name == name.strip() and not _unprintable(name)


def _unprintable(text: str) -> bool:
    return any(unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp", "Cf") for c in text)
