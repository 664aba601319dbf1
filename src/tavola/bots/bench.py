"""How fast the bots are, for the section "bots" of `tavola bench`."""

from __future__ import annotations

import time

from tavola import games
from tavola.bots.bot import Turn
from tavola.bots.levels import RECIPES
from tavola.bots.rules_play import RULES, play
from tavola.bots.search import Searcher, Settings
from tavola.core.game import CHANCE, Data, Position
from tavola.core.rng import generator

RULE_GAMES = 100
TURNS = 3


def opening(name: str, seats: int, seed: int = 1) -> Turn:
    """The first choice of a game, as the seat that owes it sees it."""
    position = Position.start(games.load(name), seats)
    rng = generator(seed)
    while position.pending_seats() == [CHANCE]:
        position.apply(CHANCE, position.draw(rng))
    seat = position.pending_seats()[0]
    return Turn(position.view(seat), tuple(position.legal(seat)), seed)


def rule_games_per_s(name: str, seats: int) -> float:
    """Whole games of rule-based players, the best of a few tries."""
    play(name, [RULES] * seats, 1)
    best = 0.0
    for _ in range(TURNS):
        start = time.perf_counter()
        play(name, [RULES] * seats, RULE_GAMES)
        best = max(best, RULE_GAMES / (time.perf_counter() - start))
    return best


def iterations_per_s(name: str, seats: int, level: str = "maestro") -> float:
    """Real iterations of a level's search at an opening, every time from an empty tree."""
    recipe = RECIPES[name][level]
    if not isinstance(recipe, Settings):
        raise ValueError(f"{level} of {name} does not search")
    turn = opening(name, seats)
    Searcher(turn.game, Settings(iterations=1)).think(turn)  # compiles
    best = 0.0
    for _ in range(TURNS):
        bot = Searcher(turn.game, recipe)
        start = time.perf_counter()
        done = bot.think(turn).iterations
        best = max(best, done / (time.perf_counter() - start))
    return best


def measure() -> Data:
    return {
        "rules_builders4_games_per_s": round(rule_games_per_s("builders", 4)),
        "maestro_builders2_iterations_per_s": round(iterations_per_s("builders", 2)),
    }
