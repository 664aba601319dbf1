"""Referees for the tests of this folder: all three games and the small one, played on at random."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tavola import games
from tavola.core.errors import TavolaError
from tavola.core.game import CHANCE, SPECTATOR, Game
from tavola.core.language import has
from tavola.match import Match, Referee, Seat, write
from tests.match.duel import DEAL, DOWN, DUEL, STOP, TICK, UP

SEATS = {"builders": 2, "intrigue": 3, "renaissance_man": 2, "duel": 2}
GAMES = tuple(SEATS)


def game_named(name: str) -> Game:
    return DUEL if name == "duel" else games.load(name)


def table(name: str, seed: int = 1, seats: int | None = None, **more: Any) -> Referee:
    return Referee(game_named(name), seats or SEATS[name], seed=None if more.get("hand") else seed, **more)


def play_on(referee: Referee, steps: int, seed: int = 1) -> Referee:
    """So many steps at random, small steps of sealed choices among them; chance's too where it is played by hand."""
    rng = random.Random(seed)
    for _ in range(steps):
        if referee.over:
            break
        seat = rng.choice(referee.pending)
        referee.step(seat, rng.choice(referee.legal(seat)))
    return referee


def played(name: str, steps: int = 60, seed: int = 1, **more: Any) -> Referee:
    return play_on(table(name, seed, **more), steps, seed)


def speaks(game: Game) -> bool:
    """Whether the game's sentences are there."""
    return game.name != "renaissance_man" or has("en", "renaissance-man-action-pass")


def state_of(referee: Referee) -> tuple[Any, ...]:
    """All that a refused request must leave as it was."""
    eyes = [*range(referee.seats), SPECTATOR]
    return (
        referee.match(),
        referee.position_text(),
        referee.pending,
        referee.sealed,
        [referee.drafting(seat) for seat in range(referee.seats)],
        [referee.undoable(seat) for seat in range(referee.seats)],
        [referee.events(eye) for eye in eyes],
        [referee.show(eye) for eye in eyes],
        referee.talk.show() if referee.talk else None,
    )


def is_sentence(text: str) -> bool:
    """One line that a person can read: it begins and ends like a sentence, and is no endless one."""
    return text.isprintable() and text.endswith((".", "!", "?")) and 10 < len(text) < 700 and "Traceback" not in text


def refused(call: Callable[[], Any], referee: Referee | None = None) -> TavolaError:
    """The error of a call that must fail in one sentence and change nothing."""
    before = state_of(referee) if referee else None
    with pytest.raises(TavolaError) as caught:
        call()
    assert is_sentence(str(caught.value)), str(caught.value)
    if referee:
        assert state_of(referee) == before
    return caught.value


def short_match() -> Match:
    """Deals, seals, a seal taken back, chat, an undo; not finished."""
    referee = Referee(DUEL, 2, {"label": "a\n“b”"}, seats_of=[Seat("Ann Ø"), Seat("Bob", "random")], hand=True)
    referee.step(CHANCE, DEAL + 3)
    referee.step(CHANCE, DEAL + 5)
    referee.play(0, [UP, STOP])
    referee.reopen(0)
    referee.chat(1, 'Say "please": é')
    referee.play(1, [DOWN, STOP])
    referee.play(0, [UP, STOP])
    referee.step(0, TICK)
    referee.undo(0)
    return referee.match()


def change(old: str, new: str) -> str:
    """The text of the short match with one piece of it exchanged."""
    text = write(short_match())
    assert text.count(old) >= 1, old
    return text.replace(old, new, 1)
