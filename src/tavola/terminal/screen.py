"""Where the terminal client writes and reads: with rich, or line by line for a screen reader and for pipes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any, TextIO

from tavola.core.language import say


class Leave(Exception):
    """The person has gone: end of input or Ctrl-C."""


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
        self._ask = ask
        self._console: Any = None

    @property
    def console(self) -> Any:
        """Rich, imported only where it is used. It leaves colours away by NO_COLOR itself."""
        if self._console is None:
            from rich.console import Console

            # Without a terminal (a pipe, a test) 80 columns; colours only where rich finds them possible.
            width = None if self.out.isatty() else 80
            self._console = Console(file=self.out, highlight=False, width=width, emoji=False, markup=False)
        return self._console

    def word(self, message: str, **arguments: Any) -> str:
        """A message of terminal.ftl."""
        return say(self.locale, f"terminal-{message}", **arguments)

    def line(self, text: str = "", style: str = "") -> None:
        """A paragraph; rich breaks it between words."""
        if self.plain:
            print(text, file=self.out)
        else:
            self.console.print(text, style=style or None, soft_wrap=False)

    def say(self, message: str, **arguments: Any) -> None:
        self.line(self.word(message, **arguments))

    def warn(self, text: str) -> None:
        """Something went wrong, and the person is to read why."""
        self.line(text, style="bold red")

    def draw(self, renderable: Any) -> None:
        self.console.print(renderable)

    def clear(self, secret: bool = False) -> None:
        """A fresh page; a secret one also forgets what was scrolled away."""
        if not self.out.isatty() or os.environ.get("TERM") == "dumb":
            return
        if not self.plain or secret:
            self.out.write("\x1b[2J\x1b[3J\x1b[H" if secret else "\x1b[2J\x1b[H")
            self.out.flush()

    def ask(self, prompt: str) -> str:
        """A line from the person, without blanks around it; Leave when there is none any more."""
        try:
            self.out.flush()
            answer = self._ask(prompt) if self._ask else _read(prompt, self.out)
        except (EOFError, KeyboardInterrupt):
            self.line()
            raise Leave from None
        except UnicodeDecodeError:
            return ""
        return "".join(c if c.isprintable() else " " for c in answer).strip()

    def agree(self, prompt: str, default: bool) -> bool:
        """Yes or no; only a clear word changes the default."""
        answer = self.ask(prompt).lower()[:1]
        if answer in self.word("yes-letters"):
            return default if not answer else True
        return False if answer == "n" else default


def _read(prompt: str, out: TextIO) -> str:
    if out is sys.stdout and sys.stdin.isatty():
        try:
            import readline  # noqa: F401  (gives input() a history and editing keys)
        except ImportError:
            pass
        return input(prompt)
    out.write(prompt)
    out.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line
