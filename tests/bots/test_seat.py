"""Bots at a referee's table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tavola import games
from tavola.bots.bot import Bot, Turn
from tavola.bots.players import RandomPlayer
from tavola.bots.registry import make
from tavola.bots.search import Searcher, Settings
from tavola.bots.seat import BotError, Table, play_match
from tavola.core.errors import TavolaError
from tavola.core.game import Data
from tavola.match import Referee, Seat, write
from tavola.match.entries import Statement

SHORT = {"builders": {"rounds": 4}, "renaissance_man": {"rounds": 3}, "intrigue": {}}


def referee_of(name: str, seats: int, seed: int = 1, **options: Any) -> Referee:
    sitting = [Seat(f"Bot {seat}", "bot") for seat in range(seats)]
    return Referee(games.load(name), seats, {**SHORT[name], **options}, seed=seed, seats_of=sitting)


def searcher(name: str) -> Searcher:
    return Searcher(games.load(name), Settings(iterations=20, depth=8))


@pytest.mark.parametrize("name", games.NAMES)
def test_a_match_of_bots_is_repeatable(name: str) -> None:
    texts = []
    for _ in range(2):
        referee = referee_of(name, 3)
        game = referee.game
        result = play_match(referee, [make("rules", game), searcher(name), make("progress", game)], seed=5)
        assert result == referee.result
        texts.append(write(referee.match()))
    assert texts[0] == texts[1]


class Notebook:
    """Plays at random and writes down the seeds and views it got."""

    def __init__(self) -> None:
        self.seeds: list[int] = []
        self.seats: set[int] = set()

    def choose(self, turn: Turn) -> int:
        self.seeds.append(turn.seed)
        self.seats.add(turn.view.eye)
        assert not hasattr(turn, "position")
        return turn.legal[-1]


def test_seeds_differ_from_step_to_step_and_seat_to_seat() -> None:
    books = [Notebook(), Notebook()]
    play_match(referee_of("builders", 2), books, seed=1)
    seeds = books[0].seeds + books[1].seeds
    assert len(set(seeds)) == len(seeds)
    assert (books[0].seats, books[1].seats) == ({0}, {1})


def test_the_seed_of_a_turn_survives_an_undo_and_the_order_of_seals() -> None:
    table = Table(referee_of("renaissance_man", 2), {}, seed=3)
    referee = table.referee
    before = [table.turn(seat).seed for seat in (0, 1)]
    for _ in range(4):
        referee.step(1, referee.legal(1)[0])
    assert referee.sealed == [1]
    assert table.turn(0).seed == before[0]
    referee.step(0, referee.legal(0)[0])
    drafted = table.turn(0).seed
    assert drafted != before[0]
    referee.undo(0)
    assert table.turn(0).seed == before[0]


class Broken:
    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, turn: Turn) -> int:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[no-any-return]


@pytest.mark.parametrize("answer", [-7, None, "end", 2.0, ValueError("no idea\nat all"), ZeroDivisionError()])
def test_a_bot_that_fails_is_named(answer: Any) -> None:
    with pytest.raises(BotError) as caught:
        play_match(referee_of("builders", 2), [Broken(answer), Broken(answer)], seed=1)
    assert "bot" in str(caught.value)
    assert f"seat {caught.value.seat}" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_seat_without_a_bot_is_waited_for() -> None:
    referee = referee_of("builders", 2)
    bot: Bot = RandomPlayer()
    table = Table(referee, {1: bot}, seed=1)
    assert table.play() is None
    assert referee.pending == [0]
    with pytest.raises(TavolaError, match="can't go on"):
        play_match(referee, [None, bot], seed=1)  # type: ignore[list-item]


class Talker(RandomPlayer):
    """Promises something in every negotiation, once."""

    def __init__(self, statements: Sequence[Data] | None = None) -> None:
        self.asked = 0
        self.statements = statements

    def speak(self, turn: Turn) -> Sequence[Data]:
        assert turn.talk is not None
        self.asked += 1
        if self.statements is not None:
            return self.statements
        if any(said["from"] == turn.seat for said in turn.talk["said"]) or not turn.talk["menu"]["left"]:
            return []
        return [{"from": turn.seat, "to": None, "act": "ask", "on": None, "if": [], "then": []}]


def test_bots_talk_before_a_bribe() -> None:
    """I25: in the fixed order, until all have passed."""
    referee = referee_of("intrigue", 4)
    bots = [Talker(), RandomPlayer(), Talker(), Talker()]
    play_match(referee, bots, seed=2)
    said = [entry for entry in referee.entries if isinstance(entry, Statement)]
    assert {entry.seat for entry in said} == {0, 2, 3}
    assert all(bot.asked for bot in bots if isinstance(bot, Talker))


def test_a_silent_table_asks_nobody() -> None:
    referee = referee_of("intrigue", 3, statements=0)
    bots = [Talker() for _ in range(3)]
    play_match(referee, bots, seed=2)
    assert not any(bot.asked for bot in bots)


def test_a_statement_that_cannot_be_made_names_the_bot() -> None:
    with pytest.raises(BotError, match="said what can't be said"):
        play_match(referee_of("intrigue", 3), [Talker([{"act": "sing"}]) for _ in range(3)], seed=2)
