"""Ctrl-C, a closed terminal and a polite kill: the move in hand is completed first, so that a match is saved whole."""

from __future__ import annotations

import signal
import threading
from types import FrameType, TracebackType
from typing import Any

from tavola.terminal.screen import Leave, Screen

SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")


class Interrupts:
    """While this is open a signal breaks off a question at once, and anything else at the next `check`."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._wanted = 0
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> Interrupts:
        if threading.current_thread() is threading.main_thread():
            for name in SIGNALS:
                if number := getattr(signal, name, None):
                    self._before[number] = signal.signal(number, self._take)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _take(self, number: int, frame: FrameType | None) -> None:
        self._wanted += 1
        if self._screen.asking or self._wanted > 2:  # who insists is not kept waiting
            raise KeyboardInterrupt

    def check(self) -> None:
        if self._wanted:
            raise Leave
