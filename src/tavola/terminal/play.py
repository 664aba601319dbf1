"""`tavola play`: from the words of the command line to a session."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from tavola.core.errors import BadOption, TavolaError
from tavola.core.game import Game, Position
from tavola.core.language import LOCALES
from tavola.games import load as load_game
from tavola.match import Referee, Seat, load, resume
from tavola.terminal.players import BOTS
from tavola.terminal.screen import Leave, Screen
from tavola.terminal.seating import read_options, read_seats
from tavola.terminal.session import Session
from tavola.terminal.warm import warm


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
        if seats or options or position:
            raise BadOption("A resumed match has its own seats, options and position; leave them away.")
        referee = _resume(screen, game, file, seed, hand)
    else:
        if game is None:
            raise BadOption(
                "Which game? Name one of renaissance_man, builders or intrigue, or a match with --resume FILE."
            )
        referee = _begin(screen, load_game(game), seats, read_options(options or []), seed, position, hand)
    Session(referee, screen, seed, file, hand).run()


def _resume(screen: Screen, game: str | None, file: Path, seed: int | None, hand: bool) -> Referee:
    match = load(file)
    if game is not None and game != match.header.game:
        raise BadOption(f"The file {file} is a match of {match.header.game}, not of {game}.")
    if match.header.game:
        with suppress(TavolaError):  # resume says it with the line
            warm(load_game(match.header.game), screen.locale, _known(match.header.seats))
    return resume(match, seed, hand)


def _known(seats: Iterable[Seat]) -> list[str]:
    return [seat.kind for seat in seats if seat.kind in BOTS]


def _begin(
    screen: Screen,
    game: Game,
    seats: str | None,
    options: dict[str, object],
    seed: int | None,
    position: str | None,
    hand: bool,
) -> Referee:
    start = None
    if position is not None:
        warm(game, screen.locale)
        start = Position.read(game, position)
    if start is not None and seats is None:
        seats = ",".join(["you"] + ["random"] * (start.seats - 1))
    if "solo" in options and seats is None:
        seats = "you"  # the solo game of Renaissance Man has one seat
    sitting: list[Seat] = read_seats(screen, game, seats)
    game.complete_options(options, len(sitting))  # what can't be played is said before anything is compiled
    warm(game, screen.locale, _known(sitting))
    return Referee(game, len(sitting), options, seed=seed, hand=hand, start=start, seats_of=sitting)


def menu(screen: Screen) -> None:
    """`tavola` alone: choose a game, players and options, and play."""
    from tavola.terminal.menu import choose

    try:
        chosen = choose(screen)
    except Leave:
        return
    if chosen:
        play(screen, chosen.game, chosen.seats, chosen.options, file=chosen.file)
