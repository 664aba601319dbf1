"""Where the terminal client writes and reads: with rich, or line by line for a screen reader and for pipes."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from typing import Any, TextIO

from tavola.core.language import say

WIDTH = 80
"""Columns where nobody can be asked: a pipe, a test."""


class Leave(Exception):
    """The person has gone: end of input, Ctrl-C or a closed terminal."""


class Screen:
    """One terminal. `ask` and `out` are given by tests; `plain` means one plain line after another."""

    def __init__(
        self,
        locale: str = "en",
        plain: bool = False,
        ask: Callable[[str], str] | None = None,
        out: TextIO | None = None,
    ) -> None:
        self.locale = locale
        self.plain = plain
        self.out = out or sys.stdout
        self.asking = False
        """Whether somebody is being asked right now: then an interrupt may break off at once."""
        self._ask = ask
        self._console: Any = None

    @property
    def console(self) -> Any:
        """Rich, imported only where it is used. It leaves colours away by NO_COLOR itself."""
        if self._console is None:
            from rich.console import Console

            # Without a terminal (a pipe, a test) 80 columns; colours only where rich finds them possible.
            width = None if self.out.isatty() else WIDTH
            self._console = Console(file=self.out, highlight=False, width=width, emoji=False, markup=False)
        return self._console

    @property
    def width(self) -> int:
        return WIDTH if self.plain else int(self.console.width)

    @property
    def height(self) -> int:
        """Rows of the terminal; 0 where there is no end of the page."""
        return 0 if self.plain or not self.out.isatty() else int(self.console.height)

    def word(self, message: str, **arguments: Any) -> str:
        """A message of terminal.ftl. What was typed may stand in it, but not at any length."""
        short = {key: shorten(value) if isinstance(value, str) else value for key, value in arguments.items()}
        return say(self.locale, f"terminal-{message}", **short)

    def line(self, text: str = "", style: str = "") -> None:
        """A paragraph; rich breaks it between words."""
        if self.plain:
            print(text, file=self.out)
        else:
            self.console.print(text, style=style or None, soft_wrap=False)

    def whole(self, text: str) -> None:
        """A line that must not be broken, such as a path to copy."""
        print(text, file=self.out)

    def say(self, message: str, **arguments: Any) -> None:
        self.line(self.word(message, **arguments))

    def warn(self, text: str) -> None:
        """Something went wrong, and the person is to read why."""
        self.line(text, style="bold red")

    def draw(self, renderable: Any) -> None:
        self.console.print(renderable)

    def pairs(self, rows: list[tuple[str, str]]) -> None:
        """Words with what they mean: side by side, or plainly with a colon between."""
        if self.plain:
            for left, right in rows:
                self.line(f"{self.word('heading', text=left)} {right}")
            return
        from rich.table import Table

        grid = Table.grid(padding=(0, 1))
        for left, right in rows:
            grid.add_row(f"  {left}", right)
        self.draw(grid)

    def rows(self, *renderables: Any) -> int:
        """How many rows these take."""
        return sum(len(self.console.render_lines(one, pad=False)) for one in renderables)

    def clear(self, secret: bool = False) -> None:
        """A fresh page; a secret one also forgets what was scrolled away and what was typed."""
        if secret:
            _forget_typed()
            _drop_typed_ahead()
        if not self.out.isatty() or os.environ.get("TERM", "dumb") == "dumb":
            if secret:  # nothing can be wiped here, so it is pushed out of sight
                self.out.write("\n" * 60)
            return
        if not self.plain or secret:
            self.out.write("\x1b[2J\x1b[3J\x1b[H" if secret else "\x1b[2J\x1b[H")
            self.out.flush()

    def ask(self, prompt: str) -> str:
        """A line from the person, without blanks around it; Leave when there is none any more."""
        self.asking = True
        try:
            self.out.flush()
            answer = self._ask(prompt) if self._ask else _read(prompt, self.out)
        except (EOFError, KeyboardInterrupt):
            self.asking = False
            self.line()
            raise Leave from None
        except UnicodeDecodeError:
            return ""
        finally:
            self.asking = False
        return "".join(c if c.isprintable() else " " for c in answer).strip()

    def agree(self, prompt: str, default: bool) -> bool:
        """Yes or no; only a clear word changes the default."""
        answer = self.ask(prompt).lower()[:1]
        if answer and answer in self.word("yes-letters"):
            return True
        return False if answer == "n" else default


def shorten(text: str, longest: int = 400) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def _read(prompt: str, out: TextIO) -> str:
    if out is sys.stdout and sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (gives input() a history and editing keys)
        return input(prompt)
    out.write(prompt)
    out.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


def _forget_typed() -> None:
    """The arrow keys must not bring back what another person typed."""
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()


def _drop_typed_ahead() -> None:
    """Keys pressed before the question must not answer it."""
    with contextlib.suppress(ImportError, OSError, ValueError):  # no terminal, or none that can
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)
