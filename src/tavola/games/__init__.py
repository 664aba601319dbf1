"""Level 1: the three games. `load` imports one only when it is asked for, so that a start stays quick."""

from __future__ import annotations

from importlib import import_module

from tavola.core.errors import UnknownGame
from tavola.core.game import Game

NAMES = ("renaissance_man", "builders", "intrigue")


def load(name: str) -> Game:
    if name not in NAMES:
        raise UnknownGame(f"There is no game {name!r}; choose one of {', '.join(NAMES)}.")
    game = import_module(f"tavola.games.{name}").GAME
    assert isinstance(game, Game)
    return game
