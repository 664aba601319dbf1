"""Bots are compiled by a process of their own while people look at the table: the start waits for the rules alone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from tavola.bots.warming import parts, steps
from tavola.core import kernel
from tavola.core.game import Game
from tavola.games import load
from tavola.terminal.warm import warm


class Preparing:
    """The bots that are not compiled yet; nothing at all on any later start."""

    def __init__(self, game: Game, locale: str, bots: Iterable[str]) -> None:
        """The rules at once, with progress shown; the bots meanwhile."""
        wanted = sorted({part for bot in bots for part in parts(game, bot)})
        warm(game, locale, wanted if kernel.CACHE is None else ())
        self._process: subprocess.Popen[bytes] | None = None
        missing = [part for part in wanted if (mark := _mark(game, part)) is not None and not mark.exists()]
        if missing:
            # a session of its own, so that Ctrl-C at the table is not for it
            self._process = subprocess.Popen(
                [sys.executable, "-m", __name__, game.name, *missing],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )

    @property
    def busy(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def wait(self, seconds: float) -> None:
        """If it failed the bots are compiled when they move: later, but nothing is lost."""
        if self._process is not None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(seconds)

    def stop(self) -> None:
        """Nobody needs the bots any more."""
        if self._process is not None and self.busy:
            self._process.terminate()
            self._process.wait()


def _mark(game: Game, part: str) -> Path | None:
    """An empty file in the cache, which says that this part of the bots is there."""
    return kernel.CACHE / f"{game.name}-{part}.ready" if kernel.CACHE is not None else None


def compile_parts(game: Game, names: Iterable[str]) -> None:
    for name in names:
        for step in steps(game, [name]):
            step()
        if (mark := _mark(game, name)) is not None:
            mark.touch()


if __name__ == "__main__":
    compile_parts(load(sys.argv[1]), sys.argv[2:])
