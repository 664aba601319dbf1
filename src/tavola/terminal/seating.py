"""Who sits where: from `--seats you,journeyman,Anna` to seats, and where matches are kept."""

from __future__ import annotations

import os
import shlex
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from tavola.bots import registry
from tavola.bots.bot import Bot
from tavola.bots.levels import LEVELS
from tavola.core.errors import BadOption
from tavola.core.game import Game
from tavola.match import Seat
from tavola.match.entries import LONGEST_NAME, PERSON
from tavola.terminal.screen import Screen, shorten

YOU = "you"
USUAL = "journeyman"
LARGEST_FILE = 1 << 20
"""Bytes of a file that an option names."""


@dataclass(frozen=True)
class Seating:
    """The seats of a table, and the bots among them by the names under which the registry knows them."""

    seats: list[Seat]
    bots: dict[int, str] = field(default_factory=dict)


def talkers(game: Game) -> list[str]:
    """The bots that negotiate, where the game has talk."""
    return [name for name in registry.negotiators(game) if not name.endswith("-muted")]


def offered(game: Game) -> list[str]:
    """The bots that people are offered first: the five levels, and those who negotiate."""
    return [*LEVELS, *talkers(game)]


def usual_bots(game: Game, count: int) -> list[str]:
    """Whom one plays against without a wish: journeymen; in Intrigue one negotiator after another."""
    return list(islice(cycle(talkers(game) or [USUAL]), count))


def read_bot(game: Game, word: str) -> str | None:
    """The bot that a word of a list means: a name in any case, or package.module:Class; None for a person."""
    if ":" in word:
        return word
    return word.lower() if word.lower() in registry.names(game) else None


def read_seats(screen: Screen, game: Game, text: str | None, count: int | None = None) -> Seating:
    """The seats of a list such as "you,journeyman,Anna". Without a list: one person against bots, as few as can be."""
    words = _words(text) if text is not None else [YOU, *usual_bots(game, (count or max(2, game.least_seats)) - 1)]
    names: set[str] = set()
    seating = Seating([])
    for word in words:
        bot = read_bot(game, word)
        if bot is not None:
            seating.bots[len(seating.seats)] = bot
            wanted = shorten(registry.title(bot, screen.locale), LONGEST_NAME - 3)
        else:
            wanted = screen.word("name-you") if word.lower() == YOU else word
        name, number = wanted, 2
        while name in names:
            name, number = f"{wanted} {number}", number + 1
        names.add(name)
        seating.seats.append(Seat(name, PERSON if bot is None else registry.kind_of(bot)))
    if not game.least_seats <= len(words) <= game.most_seats:
        raise BadOption(f"{game.name} is for {game.least_seats} to {game.most_seats} players, not {len(words)}.")
    return seating


def read_seats_again(game: Game, seats: Sequence[Seat], text: str | None) -> dict[int, str]:
    """The bots of a match that goes on, by their kinds. A match file keeps only the class of a plug-in, so a list of
    the same seats must name it."""
    if text is None:
        known = registry.names(game)
        for number, seat in enumerate(seats):
            if seat.kind not in (PERSON, *known):
                again = ",".join("module:Class" if s.kind not in (PERSON, *known) else _word_of(s) for s in seats)
                raise BadOption(
                    f"Of the bot in seat {number} the match keeps only the name {seat.kind}; "
                    f"name the seats anew, as in --seats {again}."
                )
        return {number: seat.kind for number, seat in enumerate(seats) if seat.kind != PERSON}
    words = _words(text)
    if len(words) != len(seats):
        raise BadOption(f"The match has {len(seats)} seats, not {len(words)}.")
    bots = {}
    for number, (word, seat) in enumerate(zip(words, seats, strict=True)):
        bot = read_bot(game, word)
        if (PERSON if bot is None else registry.kind_of(bot)) != seat.kind:
            raise BadOption(f"In seat {number} of the match sits {seat.name} ({seat.kind}), not {word}.")
        if bot is not None:
            bots[number] = bot
    return bots


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def _word_of(seat: Seat) -> str:
    return YOU if seat.kind == PERSON else seat.kind


def make_plugins(game: Game, names: dict[int, str]) -> dict[int, Bot]:
    """Those of the seats' bots that are not Tavola's own; modules are also looked for in the working directory."""
    own = set(registry.PLAYERS) | set(LEVELS) | set(registry.negotiators(game))
    foreign = {seat: name for seat, name in names.items() if name not in own}
    if foreign and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    return make_bots(game, foreign)


def make_bots(game: Game, names: dict[int, str]) -> dict[int, Bot]:
    return {seat: registry.make(name, game) for seat, name in names.items()}


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
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
        if len(content) > LARGEST_FILE:
            raise BadOption(f"The file {path} is larger than 1 MiB.")
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadOption(f"The file {path} is no text in UTF-8.") from None
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or str(error)).rstrip(".")
        raise BadOption(f"The file {path} can't be read: {reason}.") from None
    if not text.strip():
        raise BadOption(f"The file {path} is empty.")
    return text


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
