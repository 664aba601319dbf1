"""What the three games' drawings share: how a game's renderer is found, and names in a seat's colour."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from tavola.core.game import Data
from tavola.core.language import say
from tavola.match.moments import Choice

COLOURS = ("bold cyan", "bold yellow", "bold magenta", "bold green", "bold blue")
LOW = 32
"""A terminal with fewer rows gets drawings that save some."""


@dataclass(frozen=True)
class Look:
    """The words and the room of one reader. `height` 0 is a page without end."""

    locale: str
    names: list[str]
    width: int = 80
    height: int = 0
    plain: bool = False
    """Whether a screen reader reads it: words instead of signs."""

    def word(self, message: str, **arguments: Any) -> str:
        return say(self.locale, f"terminal-{message}", **arguments)

    def heading(self, text: str) -> str:
        """With a colon as the language sets it."""
        return self.word("heading", text=text)

    def name(self, seat: int | None, longest: int = 99) -> str:
        if seat is None:
            return "–"
        name = self.names[seat]
        return name if len(name) <= longest else f"{name[: longest - 1]}…"

    def number(self, value: int) -> str:
        """1,000 in English; in French with a space that is not broken."""
        text = f"{value:,}"
        return text.replace(",", "\u00a0") if self.locale == "fr" else text

    @property
    def low(self) -> bool:
        return 0 < self.height < LOW


class Renderer(Protocol):
    """A module terminal/<game>.py."""

    def draw(self, show: Data, look: Look) -> Any:
        """The table for rich."""

    def lines(self, show: Data, look: Look) -> list[str]:
        """The table in plain lines, each understandable by itself."""

    def legend(self, look: Look) -> str:
        """What the signs of the drawing mean."""

    def label(self, data: Data, show: Data, look: Look) -> tuple[str, str]:
        """A choice in few words: the heading that it shares with its like, and what is its own. A heading of "" means
        that it stands alone."""

    def sentence(self, choice: Choice, show: Data, look: Look) -> str:
        """A choice in a whole sentence, for a screen reader."""


def renderer(name: str) -> Renderer:
    return cast(Renderer, import_module(f"tavola.terminal.{name}"))


def order(seats: int, eye: int | None) -> list[int]:
    """Seats clockwise, the reader's own first."""
    first = eye or 0
    return [(first + i) % seats for i in range(seats)]


def bar(title: str, look: Look) -> Any:
    """The line above the table, over its whole width."""
    from rich.text import Text

    return Text(f" {title}".ljust(look.width), "bold reverse", no_wrap=True, overflow="ellipsis")


def flow(head: Any, items: list[Any], width: int, indent: int = 2, between: str = "  ") -> Any:
    """A heading and items after it, on as few lines as they take; no item is broken that could stand whole."""
    from rich.text import Text

    lines = []
    line = head
    begun = bool(head.plain.strip())
    for item in items:
        if begun and line.cell_len + len(between) + item.cell_len > width:
            lines.append(line)
            line, begun = Text(" " * indent), False
        line.append(between if begun else "", "not bold dim")
        line.append_text(item)
        begun = True
    return Text("\n").join([*lines, line])
