"""Level 1: the three games. `load` imports one only when it is asked for, so that a start stays quick."""

from __future__ import annotations

from importlib import import_module

from tavola.core.errors import UnknownGame
from tavola.core.game import Data, Game

NAMES = ("renaissance_man", "builders", "intrigue")


def load(name: str) -> Game:
    if name not in NAMES:
        raise UnknownGame(f"There is no game {name!r}; choose one of {', '.join(NAMES)}.")
    game = import_module(f"tavola.games.{name}").GAME
    assert isinstance(game, Game)
    return game


def printed(name: str, locale: str) -> dict[str, Data]:
    """What is printed on a game's cards, by their names in views, for clients that draw them. Only the Builders have
    any: a card of Renaissance Man says everything in its name, and Intrigue has no cards."""
    if load(name).name != "builders":
        return {}
    from tavola.games.builders.printed import printed as builders  # read only where it is asked for

    return builders(locale)
