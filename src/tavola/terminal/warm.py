"""The first start compiles the rules: every door of core/calls.py once, with progress shown; later starts only load."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from tavola.bots.bot import Turn
from tavola.core import rng
from tavola.core.game import CHANCE, SPECTATOR, Game, Position
from tavola.core.language import say
from tavola.terminal.players import make_bot

PATIENCE = 0.8
"""Seconds before progress is shown: a start that only loads stays silent."""


def steps(game: Game, bots: Iterable[str] = ()) -> list[Callable[[], Any]]:
    """Calls that together pass every entry point a match with these bots needs."""
    position = Position.start(game, max(2, game.least_seats))
    generator = rng.generator(0)

    def deal() -> None:
        if position.pending == 1 << CHANCE:
            position.apply(CHANCE, position.draw(generator))

    def bot(kind: str) -> int:
        for _ in range(200):
            if position.pending != 1 << CHANCE:
                break
            deal()
        seat = position.pending_seats()[0]
        return make_bot(kind).choose(Turn(position.view(seat), tuple(position.legal(seat)), 0))

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
        *(partial(bot, kind) for kind in sorted(set(bots) - {"random"})),
    ]


def warm(game: Game, locale: str, bots: Iterable[str] = ()) -> None:
    """Run them, and tell on stderr how far it is if it takes long: a bar on a terminal, one line elsewhere."""
    bar = _Bar(say(locale, "terminal-compiling"))
    timer = threading.Timer(PATIENCE, bar.start)
    timer.daemon = True
    timer.start()
    try:
        todo = steps(game, bots)
        bar.total = len(todo) + 1
        bar.advance()
        for step in todo:
            step()
            bar.advance()
    finally:
        timer.cancel()
        bar.stop()


class _Bar:
    """A progress bar that may never be shown."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.total = 11
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
            from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

            columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
            self._progress = Progress(*columns, console=Console(stderr=True), transient=True)
            self._progress.start()
            self._task = self._progress.add_task(self.text, total=self.total, completed=self.done)

    def advance(self) -> None:
        with self._lock:
            self.done += 1
            if self._progress:
                self._progress.update(self._task, total=self.total, completed=self.done)

    def stop(self) -> None:
        with self._lock:
            self._stopped = True
            if self._progress:
                self._progress.stop()
