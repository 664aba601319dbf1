"""Who sits where: from `--seats you,random,Anna` to seats, and where matches are kept."""

from __future__ import annotations

import os
import shlex
import time
from pathlib import Path
from typing import Any

from tavola.core.errors import BadOption
from tavola.core.game import Game
from tavola.match import Seat
from tavola.terminal.players import BOTS
from tavola.terminal.screen import Screen


def read_seats(screen: Screen, game: Game, text: str | None) -> list[Seat]:
    """The seats of a list such as "you,random,Anna". Without a list: one person against as few bots as can be."""
    if text is None:
        words = ["you"] + ["random"] * (max(2, game.least_seats) - 1)
    else:
        words = [word.strip() for word in text.split(",")]
    names: set[str] = set()
    seats = []
    for word in words:
        kind = word.lower() if word.lower() in BOTS else "person"
        wanted = screen.word("name-you") if word.lower() == "you" else word
        wanted = screen.word(f"name-{kind}") if kind in BOTS else wanted
        name, number = wanted, 2
        while name in names:
            name, number = f"{wanted} {number}", number + 1
        names.add(name)
        seats.append(Seat(name, kind))
    if not game.least_seats <= len(seats) <= game.most_seats:
        raise BadOption(f"{game.name} is for {game.least_seats} to {game.most_seats} players, not {len(seats)}.")
    return seats


def read_options(texts: list[str]) -> dict[str, Any]:
    """Options from `name=value`; `name=@FILE` takes the text of a file (a deck, for example)."""
    options: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        name = name.strip()
        if not equals or not name:
            raise BadOption(f"An option is written name=value, not {text!r}.")
        if name in options:
            raise BadOption(f"Option {name} is given twice.")
        if value.startswith("@"):
            value = _text_of(Path(value[1:]))
        options[name] = value
    return options


def _text_of(path: Path) -> str:
    try:
        content = path.read_bytes()
        if len(content) > 1 << 20:
            raise BadOption(f"The file {path} is larger than 1 MiB.")
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadOption(f"The file {path} is no text in UTF-8.") from None
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or str(error)).rstrip(".")
        raise BadOption(f"The file {path} can't be read: {reason}.") from None


def matches_folder() -> Path:
    """Where matches are kept that were given no other place."""
    if home := os.environ.get("TAVOLA_HOME"):
        return Path(home) / "matches"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tavola" / "matches"


def new_path(game: Game) -> Path:
    """A new file name in the user's folder of matches."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    folder = matches_folder()
    path = folder / f"{game.name}-{stamp}.tavola"
    number = 2
    while path.exists():
        path, number = folder / f"{game.name}-{stamp}-{number}.tavola", number + 1
    return path


def shown_path(path: Path) -> str:
    """The path as a shell takes it."""
    return shlex.quote(str(path))
