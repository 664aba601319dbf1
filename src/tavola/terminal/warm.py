"""The first start compiles the rules and the bots that are seated: every door once, with progress shown.

Later starts only load.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from tavola.bots.bot import Turn
from tavola.bots.levels import LEVELS, RECIPES, Mix
from tavola.bots.players import ProgressPlayer, RulesPlayer
from tavola.bots.search import Searcher, Settings
from tavola.core import rng
from tavola.core.game import CHANCE, SPECTATOR, Game, Position
from tavola.core.language import say

PATIENCE = 0.8
"""Seconds before progress is shown: a start that only loads stays silent."""
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


def warm(game: Game, locale: str, bots: Iterable[str] = ()) -> None:
    """Run them, and tell on stderr how far it is if it takes long: a bar on a terminal, one line elsewhere."""
    bar = _Bar(say(locale, "terminal-compiling"))
    timer = threading.Timer(PATIENCE, bar.start)
    timer.daemon = True
    timer.start()
    try:
        todo = steps(game, bots)
        bar.total += BOT_LENGTH * (len(todo) - RULES_STEPS)
        bar.advance()
        for number, step in enumerate(todo):
            if number == RULES_STEPS:
                bar.change(say(locale, "terminal-compiling-bots"))
            step()
            bar.advance(1 if number < RULES_STEPS else BOT_LENGTH)
    finally:
        timer.cancel()
        bar.stop()


class _Bar:
    """A progress bar that may never be shown."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.total = RULES_STEPS + 1
        self.done = 0
        self._lock = threading.Lock()
        self._progress: Any = None
        self._task: Any = None
        self._stopped = False

    def start(self) -> None:
        with self._lock:
            if self._stopped:
                return
            if not sys.stderr.isatty():
                print(self.text, file=sys.stderr, flush=True)
                return
            from rich.console import Console
            from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

            columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(10), TimeElapsedColumn())
            self._progress = Progress(*columns, console=Console(stderr=True), transient=True)
            self._progress.start()
            self._task = self._progress.add_task(self.text, total=self.total, completed=self.done)

    def advance(self, length: int = 1) -> None:
        with self._lock:
            self.done += length
            self._update()

    def change(self, text: str) -> None:
        """What is compiled from now on."""
        with self._lock:
            self.text = text
            self._update()

    def _update(self) -> None:
        if self._progress:
            self._progress.update(self._task, description=self.text, total=self.total, completed=self.done)

    def stop(self) -> None:
        with self._lock:
            self._stopped = True
            if self._progress:
                self._progress.stop()
