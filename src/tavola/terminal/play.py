"""`tavola play`: from the words of the command line to a session."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from tavola.bots.bot import Bot
from tavola.core.errors import BadOption, TavolaError
from tavola.core.game import Game, Position
from tavola.core.language import LOCALES
from tavola.games import load as load_game
from tavola.match import Referee, load, resume
from tavola.terminal.preparing import Preparing
from tavola.terminal.screen import Leave, Screen
from tavola.terminal.seating import make_bots, make_plugins, read_options, read_seats, read_seats_again
from tavola.terminal.session import Session
from tavola.terminal.warm import warm

Players = tuple[dict[int, Bot], Preparing | None]
"""The bots by seat, and what is still being compiled of them."""


def check_locale(locale: str) -> str:
    if locale not in LOCALES:
        raise BadOption(f"There is no language {locale!r}; choose one of {', '.join(LOCALES)}.")
    return locale


def play(
    screen: Screen,
    game: str | None,
    seats: str | None = None,
    options: list[str] | None = None,
    seed: int | None = None,
    file: Path | None = None,
    position: str | None = None,
    draws: str = "random",
) -> None:
    """Play one match; TavolaError for what can't be used, before anything is shown."""
    if draws not in ("random", "hand"):
        raise BadOption(f"Draws are random or hand, not {draws!r}.")
    hand = draws == "hand"
    if file is not None:
        if options or position:
            raise BadOption("A resumed match has its own options and position; leave them away.")
        referee, players = _resume(screen, game, file, seats, seed, hand)
    else:
        if game is None:
            raise BadOption(
                "Which game? Name one of renaissance_man, builders or intrigue, or a match with --resume FILE."
            )
        referee, players = _begin(screen, load_game(game), seats, read_options(options or []), seed, position, hand)
    Session(referee, screen, seed, file, hand, *players).run()


def _resume(
    screen: Screen, game: str | None, file: Path, seats: str | None, seed: int | None, hand: bool
) -> tuple[Referee, Players]:
    match = load(file)
    if game is not None and game != match.header.game:
        raise BadOption(f"The file {file} is a match of {match.header.game}, not of {game}.")
    found = None
    with suppress(TavolaError):  # resume says it with the line
        found = load_game(match.header.game)
    names = read_seats_again(found, match.header.seats, seats) if found else {}
    players: Players = _prepare(screen, found, names) if found else ({}, None)
    return resume(match, seed, hand), players


def _prepare(screen: Screen, game: Game, names: dict[int, str]) -> Players:
    """Seat the bots and compile what is needed; a plug-in that does not work is reported before that."""
    plugins = make_plugins(game, names)
    preparing = Preparing(game, screen.locale, names.values())
    own = make_bots(game, {seat: name for seat, name in names.items() if seat not in plugins})
    return {**plugins, **own}, preparing


def _begin(
    screen: Screen,
    game: Game,
    seats: str | None,
    options: dict[str, object],
    seed: int | None,
    position: str | None,
    hand: bool,
) -> tuple[Referee, Players]:
    start = None
    if position is not None:
        warm(game, screen.locale)
        start = Position.read(game, position)
    if "solo" in options and seats is None:
        seats = "you"  # the solo game of Renaissance Man has one seat
    seating = read_seats(screen, game, seats, start.seats if start is not None else None)
    game.complete_options(options, len(seating.seats))  # what can't be played is said before anything is compiled
    players = _prepare(screen, game, seating.bots)
    sitting = seating.seats
    return Referee(game, len(sitting), options, seed=seed, hand=hand, start=start, seats_of=sitting), players


def menu(screen: Screen) -> None:
    """`tavola play` alone: choose a game, players and options, and play."""
    from tavola.terminal.menu import choose

    try:
        chosen = choose(screen)
    except Leave:
        return
    if chosen:
        play(screen, chosen.game, chosen.seats, chosen.options, file=chosen.file)
