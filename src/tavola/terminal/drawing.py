"""What the three games' drawings share: how a game's renderer is found, and names in a seat's colour."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from tavola.core.game import Data
from tavola.core.language import say

COLOURS = ("bold cyan", "bold yellow", "bold magenta", "bold green", "bold blue")


class Look:
    """The words of one reader: locale and the players' names."""

    def __init__(self, locale: str, names: list[str], width: int = 80) -> None:
        self.locale = locale
        self.names = names
        self.width = width

    def word(self, message: str, **arguments: Any) -> str:
        return say(self.locale, f"terminal-{message}", **arguments)

    def name(self, seat: int | None) -> str:
        return "–" if seat is None else self.names[seat]


class Renderer(Protocol):
    """A module terminal/<game>.py."""

    def draw(self, show: Data, look: Look) -> Any:
        """The table for rich."""

    def lines(self, show: Data, look: Look) -> list[str]:
        """The table in plain lines, each understandable by itself."""


def renderer(name: str) -> Renderer:
    return cast(Renderer, import_module(f"tavola.terminal.{name}"))


def order(seats: int, eye: int | None) -> list[int]:
    """Seats clockwise, the reader's own first."""
    first = eye or 0
    return [(first + i) % seats for i in range(seats)]
