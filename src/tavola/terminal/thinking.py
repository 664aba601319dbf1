"""Tells people that a bot is thinking, once it has kept them waiting."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tavola.terminal.screen import Screen

PATIENCE = 0.6
"""Seconds; most bots have moved long before."""


class Thinking:
    """A line with a sign of life on a terminal, from one bot's move to the next. Elsewhere one plain line, and no
    second one before somebody was asked again."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._lock = threading.Lock()
        self._timer: threading.Timer | None = None
        self._status: Any = None
        self._text = ""
        self._told = False

    def about(self, text: str) -> None:
        """From now on this is computed; it is shown if the waiting, with what went before, is long."""
        with self._lock:
            self._text = text
            if self._status:
                self._status.update(text)
            if self._timer is None:
                self._timer = threading.Timer(PATIENCE, self._show)
                self._timer.daemon = True
                self._timer.start()

    def stop(self) -> None:
        """Nobody waits any more: the screen is free for something else."""
        with self._lock:
            if self._timer:
                self._timer.cancel()
            if self._status:
                self._status.stop()
            self._timer = self._status = None

    def asked(self) -> None:
        """Somebody is being asked, so the next waiting is a new one."""
        self.stop()
        self._told = False

    @contextmanager
    def shown(self, text: str) -> Iterator[None]:
        self.about(text)
        try:
            yield
        finally:
            self.stop()

    def _show(self) -> None:
        screen = self.screen
        with self._lock:
            if self._timer is not threading.current_thread():
                return  # it was stopped at the last moment
            if not screen.plain and screen.out.isatty() and os.environ.get("TERM", "dumb") != "dumb":
                self._status = screen.console.status(self._text)
                self._status.start()
            elif not self._told:
                self._told = True
                screen.line(self._text)
