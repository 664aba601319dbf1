"""Talk beside the position (I22 to I25): what the referee asks of a game that has statements."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tavola.core.errors import BadAction, Refused
from tavola.core.game import Data, Event, Game
from tavola.games import NAMES
from tavola.match.inputs import short, small

LONGEST_STATEMENT = 200
"""Letters; two sides of two terms take far fewer."""


class Talk:
    """The statements of one match and what became of them, kept by the game's own talk module."""

    def __init__(self, module: Any, state: Any) -> None:
        self._module = module
        self._state = state

    @classmethod
    def of(cls, game: Game, seats: int, options: Data, bots: int) -> Talk | None:
        """None for a game without statements. `bots` has a bit for each bot's seat (I25)."""
        module = getattr(import_module(f"tavola.games.{game.name}"), "talk", None) if game.name in NAMES else None
        return cls(module, module.new(options, seats, bots)) if module else None

    def state(self, record: Any, seat: int, statement: Data | str) -> tuple[str, list[Event]]:
        """Take a statement of the seat, as data or as one line; its line for the match, and what it changed."""
        if not small(statement) and (not isinstance(statement, str) or len(statement) > LONGEST_STATEMENT):
            raise BadAction(f"A statement has an act and at most a few terms, unlike {short(statement)}.")
        data = self._module.read_statement(statement).to_data() if isinstance(statement, str) else statement
        if not isinstance(data, dict) or data.get("from", seat) != seat:
            raise BadAction(f"A statement of seat {seat} must be from seat {seat}.")
        said = self._state.say(record, {**data, "from": seat})
        return said.write(), list(self._state.news)

    def compose(self, record: Any, seat: int, statement: Data) -> tuple[Data, Refused | None]:
        """The statement in full, and why it may not be made now, if it may not. BadAction if it is none."""
        if not isinstance(statement, dict) or not small(statement):
            raise BadAction(f"A statement has an act and at most a few terms, unlike {short(statement)}.")
        data = {**statement, "from": seat}
        try:
            return self._state.check(record, data).to_data(), None
        except Refused as refused:
            return self._module.statement_from_data(data, self.next_number).to_data(), refused

    def moved(self, before: Any, seat: int, action: int, after: Any) -> list[Event]:
        """I24: judge what is open by an action."""
        self._state.apply(before, seat, action, after)
        return list(self._state.news)

    def copy(self) -> Talk:
        return Talk(self._module, self._state.copy())

    def show(self) -> Data:
        """The ledger and this negotiation, JSON-able; all of it is public."""
        shown: Data = self._state.show()
        return shown

    def menu(self, record: Any, seat: int) -> Data:
        """What the seat may say now."""
        menu: Data = self._state.menu(record, seat)
        return menu

    def next_bot(self, record: Any) -> int | None:
        """I25: the bot's seat to ask now; None when the payer may pay."""
        seat: int | None = self._state.next_bot(record)
        return seat

    def skip(self, record: Any, seat: int) -> None:
        """I25: the bot that was asked has nothing to say."""
        self._state.skip(record, seat)

    @property
    def next_number(self) -> int:
        return int(self._state.number) + 1

    def say_term(self, locale: str, term: Data, names: list[str]) -> str:
        return str(self._module.say_term(locale, term, names))

    def say_statement(self, locale: str, statement: Data, names: list[str]) -> str:
        return str(self._module.say_statement(locale, statement, names))
