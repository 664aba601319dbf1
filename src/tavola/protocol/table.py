"""What is known of a table besides the game on it: who sits there, its settings, and how far it is."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Data = dict[str, Any]
Locale = Literal["en", "fr"]
Status = Literal["waiting", "playing", "paused", "over", "closed"]
"""waiting: seats are still free. closed: ended by its host, or deserted, without a result."""


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """Time to think. `move`: seconds for each decision. `bank`: seconds for the whole game, and `bonus` for each
    decision. When time runs out `then` says whether the default choice is made (docs/server.md) or a bot takes the
    seat, whose person may come back."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: int = 0
    bonus: int = 0
    then: Literal["default", "bot"] = "default"


class SeatInfo(msgspec.Struct):
    """A seat as everybody may know it."""

    seat: int
    kind: str
    """"person", "open" (anybody may sit down), "invited" (by invitation only), or the name of a bot."""
    name: str
    """Empty while nobody sits there."""
    you: bool = False
    here: bool = False
    """Whether somebody is connected; bots always are."""
    stand_in: str | None = None
    """The bot that plays for the person now: they left, resigned, or ran out of time."""
    resigned: bool = False
    bank: float | None = None
    """Seconds left in the seat's bank when its clock last stood still, where the clock is a bank."""


class TableInfo(msgspec.Struct):
    """A table as everybody who may see it knows it; `you`, `host` and `your_seat` depend on who asks."""

    id: str
    game: str
    options: Data
    seats: list[SeatInfo]
    status: Status
    private: bool
    clock: Clock
    hints: bool
    muted: bool
    """The host has silenced the chat."""
    created: float
    """Seconds since 1970, as every time in these messages."""
    changed: float
    your_seat: int | None = None
    host: bool = False
    """Whether you are its host."""
    your_turn: bool = False
    watchers: int = 0
    next_table: str | None = None
    """The rematch, once there is one."""
    version: int = 0
    """Grows with every change of what is said here."""


class Choice(msgspec.Struct):
    """One legal action, or one small step of a sealed choice. `word` is what a move sends."""

    word: str
    data: Data
    sentence: str | None = None
    """In the locale that was asked for; null where none was."""


class LogLine(msgspec.Struct):
    """An event as this eye may know it."""

    line: int
    """1 is the first line of a match; lines are the same for every eye, only what they tell differs."""
    event: Data
    sentence: str | None = None
    clause: str | None = None
    """The clause of the rules that it follows from, such as "B11"."""


class Decision(msgspec.Struct):
    """What the seat is to decide now. A move names the decision that it answers."""

    number: int
    choices: list[Choice]
    deadline: float | None = None


class State(msgspec.Struct):
    """Everything that changes by play, as one eye may know it."""

    number: int
    """Entries of the match so far."""
    view: Data
    """docs/vocabulary.md."""
    pending: list[int]
    """Seats that owe a choice."""
    sealed: list[int]
    """Seats whose sealed choice waits for the others'."""
    decision: Decision | None = None
    """Null for spectators and for a seat that owes nothing."""
    undo: bool = False
    """Whether the seat may take its last move, or its seal, back."""
    talk: Data | None = None
    """Intrigue: {"said": [..], "waiting": [..], "entries": [..], "number": n}; each statement, term and entry has a
    "sentence" where a locale was asked for."""
    menu: Data | None = None
    """Intrigue: what the seat may say now: {"left", "answers", "forms", "terms"}; answers and terms with sentences."""
    deadlines: dict[int, float] = {}
    """Running clocks: seat -> when its time is up."""
    result: Data | None = None
    """Once it is over: {"shares": [..], "ranks": [..], "scores": [..], "sentence": who won}."""
