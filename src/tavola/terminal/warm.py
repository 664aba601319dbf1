"""The first start compiles the rules and the bots that are seated: every door once, with progress shown.

Later starts only load.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterable
from typing import Any

from tavola.bots.warming import BOT_LENGTH, RULES_STEPS, steps
from tavola.core.game import Game
from tavola.core.language import say

PATIENCE = 0.8
"""Seconds before progress is shown: a start that only loads stays silent."""


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
