"""What a bot is: one class with one method, `choose`. Everything that it may know is in the Turn it is handed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from tavola.core.game import Data, Game, View


@dataclass(frozen=True)
class Turn:
    """One choice (or one small step of a sealed choice) that a seat owes, as that seat may know it."""

    view: View
    legal: tuple[int, ...]
    """The actions to choose from, ascending; never empty."""
    seed: int
    """For whatever the bot leaves to luck: the same match, seat and step give the same number."""
    talk: Data | None = None
    """Intrigue: the ledger and this negotiation (`Talk.show`), and what the seat may say now under "menu"."""

    @property
    def game(self) -> Game:
        return self.view.game

    @property
    def seat(self) -> int:
        return self.view.eye

    def data(self, action: int) -> Data:
        """An action in its structured form, as in docs/vocabulary.md."""
        return self.game.action_to_data(self.view.record, self.seat, action)

    def word(self, action: int) -> str:
        """An action in notation, as a match file writes it."""
        return self.game.write_action(self.view.record, self.seat, action)

    def sentence(self, action: int, locale: str = "en") -> str:
        return self.game.say_action(locale, self.view.record, self.seat, action)


@runtime_checkable
class Bot(Protocol):
    """A player. A fresh one sits down at every match; `choose` must return one of `turn.legal`."""

    def choose(self, turn: Turn) -> int: ...


@runtime_checkable
class Speaker(Protocol):
    """A bot that also talks (Intrigue), asked as I25 says."""

    def speak(self, turn: Turn) -> Sequence[Data]:
        """Statements to make now, in their structured form; none passes."""
        ...


@dataclass(frozen=True)
class Opinion:
    """What a searching bot thinks of one action."""

    action: int
    visits: int
    value: float
    """Expected share of the win, 0 to 1."""


@dataclass
class Thought:
    """A choice together with the reasons for it, for hints."""

    action: int
    opinions: list[Opinion] = field(default_factory=list)
    iterations: int = 0


@runtime_checkable
class Thinker(Protocol):
    """A bot that can explain itself."""

    def think(self, turn: Turn) -> Thought: ...


Maker = Any
"""A class or function without arguments that makes a Bot."""
