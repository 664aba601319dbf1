"""Talk beside the position (I22 to I25): what the referee asks of a game that has statements."""

from __future__ import annotations

from tavola.core.errors import BadAction
from tavola.core.game import Data, Event, Game


class Talk:
    """The statements of one match and what became of them."""

    @classmethod
    def of(cls, game: Game, seats: int, options: Data) -> Talk | None:
        """None for a game without statements."""
        return None

    def state(self, record: object, seat: int, statement: Data, locale: str) -> tuple[Data, list[Event]]:
        raise BadAction("There are no statements in this game; chat instead.")

    def moved(self, before: object, seat: int, action: int, after: object) -> list[Event]:
        return []

    def undone(self) -> None:
        return None
