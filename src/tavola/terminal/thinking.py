"""Tells people that a bot is thinking, once it has kept them waiting."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tavola.terminal.screen import Screen

PATIENCE = 0.6
"""Seconds; most bots answer long before."""


class Thinking:
    """A line with a sign of life on a terminal. Elsewhere one plain line, and no second one before somebody was asked
    again."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.told = False
        self._lock = threading.Lock()

    @contextmanager
    def shown(self, text: str) -> Iterator[None]:
        """While something is computed that may take long."""
        status: list[Any] = []
        over = False

        def show() -> None:
            with self._lock:
                if not over:
                    status.extend(self._show(text))

        timer = threading.Timer(PATIENCE, show)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            with self._lock:
                over = True
                for one in status:
                    one.stop()

    def _show(self, text: str) -> list[Any]:
        screen = self.screen
        if screen.plain or not screen.out.isatty() or os.environ.get("TERM", "dumb") == "dumb":
            if not self.told:
                screen.line(text)
            self.told = True
            return []
        status = screen.console.status(text)
        status.start()
        return [status]
