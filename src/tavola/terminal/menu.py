"""The game menu: which game, who plays, which options; or a saved match."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from tavola.bots.registry import title
from tavola.core.errors import TavolaError
from tavola.core.game import Game
from tavola.core.language import has, say
from tavola.games import NAMES, load
from tavola.terminal.screen import Screen
from tavola.terminal.seating import matches_folder, offered, read_bot, read_options, read_seats, usual_bots


@dataclass
class Chosen:
    """What `play` needs."""

    game: str | None
    seats: str | None = None
    options: list[str] = field(default_factory=list)
    file: Path | None = None


def choose(screen: Screen) -> Chosen | None:
    """Ask until everything is known; None if the person wants nothing."""
    screen.line(screen.word("menu-title"), style="bold")
    for number, name in enumerate(NAMES, 1):
        screen.line(f"{number}  {screen.word('menu-' + name.replace('_', '-'))}")
    screen.line(f"{len(NAMES) + 1}  {screen.word('menu-load')}")
    while True:
        answer = screen.ask(screen.word("menu-game") + " ").lower()
        if answer in ("q", "quit", screen.word("command-quit")):
            return None
        if answer == str(len(NAMES) + 1):
            return _saved(screen)
        if chosen := _up_to(len(NAMES), answer):
            return _game(screen, NAMES[chosen - 1])
        if answer in NAMES:
            return _game(screen, answer)
        screen.warn(screen.word("menu-number", least=1, most=len(NAMES) + 1))


def _up_to(most: int, answer: str) -> int:
    """The number from 1 that was typed, as it stands in the list; 0 if it is none of them."""
    return next((number for number in range(1, most + 1) if answer == str(number)), 0)


def _saved(screen: Screen) -> Chosen:
    """The newest matches in the user's folder to choose from, or a path."""
    files = sorted(matches_folder().glob("*.tavola"), key=lambda path: path.stat().st_mtime, reverse=True)[:9]
    for number, path in enumerate(files, 1):
        screen.whole(f"{number}  {path.name}")
    while not (answer := screen.ask(screen.word("menu-file") + " ")):
        pass
    if chosen := _up_to(len(files), answer):
        return Chosen(None, file=files[chosen - 1])
    return Chosen(None, file=Path(answer).expanduser())


def _game(screen: Screen, name: str) -> Chosen:
    game = load(name)
    players = _number(screen, "menu-players", game.least_seats, game.most_seats, max(2, game.least_seats))
    people = _number(screen, "menu-people", 0, players, 1)
    bots = _bots(screen, game, players - people)
    while True:
        names = [screen.ask(screen.word("menu-name", number=number) + " ") or "you" for number in range(1, people + 1)]
        seats = ",".join(names + bots)
        try:
            if len(seats.split(",")) != players:
                raise TavolaError(screen.word("menu-comma"))
            read_seats(screen, game, seats)
            break
        except TavolaError as error:
            screen.warn(str(error))
    return Chosen(name, seats, _options(screen, game, players))


def _number(screen: Screen, message: str, least: int, most: int, default: int) -> int:
    if least == most:
        return least
    while True:
        answer = screen.ask(screen.word(message, least=least, most=most, default=default) + " ")
        if not answer:
            return default
        if answer == "0" == str(least):
            return 0
        if (number := _up_to(most, answer)) and number >= least:
            return number
        screen.warn(screen.word("menu-number", least=least, most=most))


def _bots(screen: Screen, game: Game, count: int) -> list[str]:
    """Who plays the other seats: one bot for all of them, or one for each."""
    if not count:
        return []
    names = offered(game)
    titles = {title(name, screen.locale).lower(): name for name in names}
    usual = usual_bots(game, count)
    screen.line(screen.word("menu-bots-list"))
    for number, name in enumerate(names, 1):
        screen.line(f"{number}  {title(name, screen.locale)}")
    default = ", ".join(title(name, screen.locale) for name in (usual if len(set(usual)) > 1 else usual[:1]))
    while True:
        answer = screen.ask(screen.word("menu-bots", count=count, default=default) + " ")
        if not answer:
            return usual
        words = [word.strip() for word in answer.split(",")]
        found = [_bot(game, names, titles, word) for word in words]
        if None in found:
            screen.warn(screen.word("menu-no-bot", name=words[found.index(None)]))
        elif len(found) not in (1, count):
            screen.warn(screen.word("menu-bots-count", count=count))
        else:
            return [bot for bot in found if bot] * (count if len(found) == 1 else 1)


def _bot(game: Game, names: list[str], titles: dict[str, str], word: str) -> str | None:
    """A bot by its number in the list, its title, or any name that --seats takes."""
    if word.isascii() and word.isdecimal():
        number = _up_to(len(names), word)
        return names[number - 1] if number else None
    return titles.get(word.lower()) or read_bot(game, word)


def _options(screen: Screen, game: Game, players: int) -> list[str]:
    """Options one by one as name=value, each checked at once; an empty line begins the game."""
    chosen: dict[str, str] = {}
    for option in game.options:
        default = option.default if option.kind != "flag" else ("on" if option.default else "off")
        screen.line(f"  {option.name}={default}  {_meaning(screen, game, option.name)}".rstrip())
    while True:
        answer = screen.ask(screen.word("menu-option") + " ")
        if not answer:
            return list(chosen.values())
        try:
            name = answer.partition("=")[0].strip()
            wanted = {**chosen, name: answer}
            game.complete_options(read_options(list(wanted.values())), players)
            chosen = wanted
        except TavolaError as error:
            screen.warn(str(error))


def _meaning(screen: Screen, game: Game, option: str) -> str:
    """What the option does, where the game says it."""
    for name in (option, option.replace("_", "-")):
        message = f"{game.name.replace('_', '-')}-option-{name}"
        if has(screen.locale, message):
            return f"({say(screen.locale, message)})"
    return ""
