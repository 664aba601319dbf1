"""Errors that a user may see: one sentence each, saying what happened and what to do."""

from __future__ import annotations


class TavolaError(Exception):
    """Anything that is the user's to mend. Its text is one sentence."""


class UnknownGame(TavolaError):
    """A game's name that is not one of the three."""


class BadOption(TavolaError):
    """A table option, seat count or deck file that can't be used."""


class BadAction(TavolaError):
    """An action text or structure that does not say an action at all."""


class Refused(TavolaError):
    """An action that is well formed, but not allowed now. `clause` names the rule, such as "B11"."""

    def __init__(self, text: str, clause: str) -> None:
        super().__init__(text)
        self.clause = clause


class BadPosition(TavolaError):
    """A position text that can't be read or breaks the game's invariants."""


class BadMatch(TavolaError):
    """A match file that is damaged or foreign. `line` is the line to look at (1 is the first)."""

    def __init__(self, text: str, line: int = 0) -> None:
        super().__init__(f"Line {line}: {text}" if line else text)
        self.line = line
