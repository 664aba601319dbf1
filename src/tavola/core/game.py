"""What a game gives to the rest of Tavola, and the nouns Position and View that wrap its records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from tavola.core import calls
from tavola.core.errors import BadOption, BadPosition
from tavola.core.generic import CHANCE, SPECTATOR
from tavola.core.record import one

Data = dict[str, Any]
"""JSON-able."""

LONGEST_POSITION = 20_000
"""Letters; no position of any game is written with as many."""


@dataclass(frozen=True)
class Option:
    """A table option. `kind` is "flag", "number", "choice" or "text"."""

    name: str
    kind: str
    default: Any
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()

    def read(self, value: Any) -> Any:
        """The value, from its own type or from the text of a command line; BadOption if it does not fit."""
        if self.kind == "flag":
            return self._flag(value)
        if self.kind == "number":
            return self._number(value)
        if self.kind == "choice" and value not in self.choices:
            raise BadOption(f"Option {self.name} must be one of {', '.join(self.choices)}, not {value!r}.")
        if not isinstance(value, str):
            raise BadOption(f"Option {self.name} must be a text, not {value!r}.")
        return value

    def _flag(self, value: Any) -> bool:
        words = {
            "on": True,
            "yes": True,
            "true": True,
            "1": True,
            "off": False,
            "no": False,
            "false": False,
            "0": False,
        }
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in words:
            return words[value.lower()]
        raise BadOption(f"Option {self.name} must be on or off, not {value!r}.")

    def _number(self, value: Any) -> int:
        try:
            if isinstance(value, bool) or (isinstance(value, str) and not value.strip().lstrip("-").isdecimal()):
                raise ValueError
            number = int(value)
        except (TypeError, ValueError, OverflowError):
            number = self.least - 1
        if not self.least <= number <= self.most or (isinstance(value, float) and number != value):
            raise BadOption(
                f"Option {self.name} must be a whole number from {self.least} to {self.most}, not {value!r}."
            )
        return number


class Event(msgspec.Struct, frozen=True):
    """Something that happened at the table, as the log tells it.

    `data` is public. `secret` holds what only the seats of `knowers` may read (for a draw into a hand: the card).
    """

    kind: str
    clause: str
    data: Data
    secret: Data = {}
    knowers: tuple[int, ...] = ()

    def seen_by(self, eye: int) -> Data:
        """The event for one seat or the spectator: JSON-able, with nothing that this eye may not know."""
        seen = {"kind": self.kind, "clause": self.clause, **self.data}
        if self.secret:
            seen |= self.secret if eye in self.knowers else dict.fromkeys(self.secret)
        return seen


@dataclass(frozen=True)
class Game:
    """One game: its records, and everything about it that is not compiled."""

    name: str
    letter: str
    """First letter of its clauses: R, B or I."""
    rules_version: int
    least_seats: int
    most_seats: int
    position: np.dtype[Any]
    view: np.dtype[Any]
    most_actions: int
    """No legal list and no list of outcomes is longer."""
    last_clause: int
    options: tuple[Option, ...]
    encode_options: Callable[[Data, int], np.ndarray[Any, np.dtype[np.int64]]]
    """(complete options, seats) -> what setup() takes; BadOption if they don't go together."""
    action_to_data: Callable[[Any, int, int], Data]
    """(position or view record, seat, action) -> the structured form."""
    action_from_data: Callable[[Any, int, Data], int]
    """The way back; BadAction if it says no action."""
    write_action: Callable[[Any, int, int], str]
    """(record, seat, action) -> notation: one word, no spaces."""
    read_action: Callable[[Any, int, str], int]
    say_action: Callable[..., str]
    """(locale, record, seat, action, names=None) -> a sentence for a list of choices, by name or by number."""
    show: Callable[[Any], Data]
    """View record -> everything a client needs to draw the table."""
    events: Callable[[Any, int, int, Any], list[Event]]
    """(position before, seat, action, position after) -> what happened, in order. The referee alone calls it."""
    say_event: Callable[[str, Data, list[str]], str]
    """(locale, an event as seen by somebody, the seats' names) -> a sentence for the log."""
    write_position: Callable[[Any], str]
    """Position record -> one line of text."""
    read_position: Callable[[str, Any], None]
    """The way back, into a record; BadPosition with the reason if it can't be."""
    check: Callable[[Any], None]
    """AssertionError if the position breaks an invariant of the game (conservation and the like)."""
    fixed_words: bool = False
    """Whether notation and structured form of an action are the same in every position, for every seat."""

    def complete_options(self, given: Mapping[str, Any], seats: int) -> Data:
        """All options with their values; BadOption for an unknown name, a bad value or a bad seat count."""
        if not self.least_seats <= seats <= self.most_seats:
            raise BadOption(f"{self.name} is for {self.least_seats} to {self.most_seats} players, not {seats}.")
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                names = ", ".join(known)
                raise BadOption(f"{self.name} has no option {name!r}; it has {names}.")
        options = {name: option.read(given.get(name, option.default)) for name, option in known.items()}
        self.encode_options(options, seats)
        return options


class Position:
    """The whole truth of a game at one moment. Only the referee and what stands on its side hold one."""

    __slots__ = ("game", "records")

    def __init__(self, game: Game, records: np.ndarray[Any, Any] | None = None) -> None:
        self.game = game
        self.records = one(game.position) if records is None else records

    @classmethod
    def start(cls, game: Game, seats: int, options: Mapping[str, Any] | None = None) -> Position:
        complete = game.complete_options(options or {}, seats)
        position = cls(game)
        calls.setup_at(position.records, 0, seats, game.encode_options(complete, seats))
        return position

    @classmethod
    def read(cls, game: Game, text: str) -> Position:
        if not isinstance(text, str) or not text.isprintable() or len(text) > LONGEST_POSITION:
            raise BadPosition(f"A position is one line of text with at most {LONGEST_POSITION} letters.")
        position = cls(game)
        game.read_position(text, position.records[0])
        return position

    def write(self) -> str:
        return self.game.write_position(self.records[0])

    def copy(self) -> Position:
        return Position(self.game, one(self.game.position, self.records.tobytes()))

    @property
    def record(self) -> Any:
        return self.records[0]

    @property
    def pending(self) -> int:
        """A bit for each seat that owes a choice; see core.generic.pending."""
        return int(calls.pending_at(self.records, 0))

    @property
    def over(self) -> bool:
        return self.pending == 0

    def pending_seats(self) -> list[int]:
        mask = self.pending
        return [seat for seat in range(CHANCE + 1) if mask >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        out = np.empty(self.game.most_actions, np.int64)
        count = calls.legal_at(self.records, 0, seat, out)
        actions: list[int] = out[:count].tolist()
        return actions

    def refuse(self, seat: int, action: int) -> int:
        return int(calls.refuse_at(self.records, 0, seat, action))

    def outcomes(self) -> list[tuple[int, int]]:
        """Chance's possible actions with their weights."""
        out = np.empty(self.game.most_actions, np.int64)
        weights = np.empty(self.game.most_actions, np.int64)
        count = calls.outcomes_at(self.records, 0, out, weights)
        return list(zip(out[:count].tolist(), weights[:count].tolist(), strict=True))

    def draw(self, rng: np.ndarray[Any, np.dtype[np.uint64]]) -> int:
        return int(calls.draw_at(self.records, 0, rng))

    def apply(self, seat: int, action: int) -> None:
        calls.apply_at(self.records, 0, seat, action)

    def drafting(self, seat: int) -> int:
        return int(calls.drafting_at(self.records, 0, seat))

    def reopen(self, seat: int) -> bool:
        return bool(calls.reopen_at(self.records, 0, seat))

    @property
    def seats(self) -> int:
        return int(self.records["seats"][0])

    def returns(self) -> list[float]:
        out = np.zeros(self.seats, np.float64)
        calls.returns_at(self.records, 0, out)
        return [float(x) for x in out]

    def standing(self) -> list[int]:
        out = np.zeros(self.seats, np.int64)
        calls.standing_at(self.records, 0, out)
        return [int(x) for x in out]

    def view(self, eye: int) -> View:
        view = View(self.game)
        calls.observe_at(self.records, 0, eye, view.records, 0)
        return view


class View:
    """A position as one seat (or SPECTATOR) may know it."""

    __slots__ = ("game", "records")

    def __init__(self, game: Game, records: np.ndarray[Any, Any] | None = None) -> None:
        self.game = game
        self.records = one(game.view) if records is None else records

    @property
    def record(self) -> Any:
        return self.records[0]

    @property
    def eye(self) -> int:
        return int(self.records["eye"][0])

    def show(self) -> Data:
        return self.game.show(self.record)

    def resample(self, rng: np.ndarray[Any, np.dtype[np.uint64]]) -> Position:
        """A random world that this seat can't tell from the true one."""
        position = Position(self.game)
        calls.resample_at(self.records, 0, rng, position.records, 0)
        return position

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.records.tobytes() == other.records.tobytes()

    __hash__ = None  # type: ignore[assignment]


__all__ = ["CHANCE", "SPECTATOR", "Data", "Event", "Game", "Option", "Position", "View"]
