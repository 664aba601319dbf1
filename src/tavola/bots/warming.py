"""Every entry point of compiled code once, so that nobody waits for it later: of the rules, and of the bots' parts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from tavola.bots.bot import Turn
from tavola.bots.levels import LEVELS, RECIPES, Mix
from tavola.bots.players import ProgressPlayer, RulesPlayer
from tavola.bots.search import Searcher, Settings
from tavola.core import rng
from tavola.core.game import CHANCE, SPECTATOR, Game, Position

SEARCH = "search"

WARMERS: dict[str, Callable[[Turn], Any]] = {
    "progress": lambda turn: ProgressPlayer(turn.game).choose(turn),
    "rules": lambda turn: RulesPlayer(turn.game).choose(turn),
    SEARCH: lambda turn: Searcher(turn.game, Settings(iterations=1)).think(turn),
}
"""The parts of bots that are compiled, each by one turn of it."""


def parts(game: Game, bot: str) -> set[str]:
    """Which of WARMERS a bot is made of; none for one that is plain Python."""
    if bot not in LEVELS:
        return {bot} & set(WARMERS)
    recipe = RECIPES[game.name][bot]
    if isinstance(recipe, Settings):
        return {SEARCH}
    names = (recipe.first, recipe.second) if isinstance(recipe, Mix) else (recipe,)
    return {part for name in names for part in parts(game, name)}


def steps(game: Game, bots: Iterable[str] = ()) -> list[Callable[[], Any]]:
    """Calls that together pass every entry point a match with these bots needs."""
    position = Position.start(game, max(2, game.least_seats))
    generator = rng.generator(0)

    def deal() -> None:
        if position.pending == 1 << CHANCE:
            position.apply(CHANCE, position.draw(generator))

    def part(name: str) -> None:
        for _ in range(200):
            if position.pending != 1 << CHANCE:
                break
            deal()
        seat = position.pending_seats()[0]
        WARMERS[name](Turn(position.view(seat), tuple(position.legal(seat)), 0))

    wanted = {name for bot in bots for name in parts(game, bot)}
    return [
        lambda: position.pending,
        lambda: position.outcomes() if position.pending == 1 << CHANCE else None,
        deal,
        lambda: position.legal(0),
        lambda: position.refuse(0, 0),
        lambda: position.drafting(0),
        lambda: position.copy().reopen(0),
        lambda: position.view(SPECTATOR),
        lambda: position.returns(),
        lambda: position.standing(),
        *(partial(part, name) for name in WARMERS if name in wanted),
    ]


RULES_STEPS = 10
"""So many of the steps are the rules; the bots follow."""
BOT_LENGTH = 10
"""A bot's part takes about as long as all of the rules."""
