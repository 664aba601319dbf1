"""The adviser behind hints: what a search thinks of a person's choices. It gets the person's own view, as any bot."""

from __future__ import annotations

from dataclasses import replace

from tavola.bots.levels import RECIPES
from tavola.bots.search import Searcher, Settings
from tavola.core.game import Game

SECONDS = 1.5
BEST = 5
"""So many choices are shown."""


def adviser(game: Game) -> Searcher:
    """A maestro who does not keep people waiting."""
    recipe = RECIPES[game.name]["maestro"]
    settings = recipe if isinstance(recipe, Settings) else Settings(iterations=4000)
    return Searcher(game, replace(settings, seconds=SECONDS))
