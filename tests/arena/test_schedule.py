"""Who meets whom, where they sit, and with which cards."""

from __future__ import annotations

from collections import Counter

import pytest

from tavola import games
from tavola.arena.command import order_of
from tavola.arena.ladder import neighbours
from tavola.arena.player import Player
from tavola.arena.schedule import Order, line_ups, orders_around, rotations
from tavola.core.errors import TavolaError
from tavola.match import Move, read
from tests.arena.support import SHORT, small_order


@pytest.mark.parametrize(
    ("bots", "players", "against", "wanted"),
    [
        ("ab", 2, "", ["ab"]),
        ("abc", 2, "", ["ab", "ac", "bc"]),
        ("abc", 1, "", ["a", "b", "c"]),
        ("ab", 4, "", ["abab"]),
        ("abc", 4, "", ["abca", "abcb", "abcc"]),
        ("abbb", 4, "", ["abbb"]),
        ("aab", 2, "", ["aa", "ab"]),
        ("ab", 4, "xyz", ["axyz", "bxyz"]),
    ],
)
def test_line_ups(bots: str, players: int, against: str, wanted: list[str]) -> None:
    assert line_ups(list(bots), players, list(against)) == tuple(map(tuple, wanted))


def test_line_ups_that_cannot_be_are_one_sentence() -> None:
    for bots, players, against in (("", 2, ""), ("a", 4, "xy"), ("abcdefghijklmnopqrstuvwxyz", 5, "")):
        with pytest.raises(TavolaError) as caught:
            line_ups(list(bots), players, list(against))
        assert str(caught.value).endswith(".")


def test_rotations_and_orders() -> None:
    assert rotations(tuple("abc")) == [tuple("abc"), tuple("cab"), tuple("bca")]
    assert rotations(tuple("abab")) == [tuple("abab"), tuple("baba")]
    assert orders_around(tuple("ab")) == [tuple("ab")]
    assert len(orders_around(tuple("abcd"))) == 6
    assert orders_around(tuple("abbb")) == [tuple("abbb")]
    assert orders_around(tuple("abab")) == [tuple("abab"), tuple("abba")]


def test_everybody_sits_everywhere_equally_often() -> None:
    order = Order("intrigue", 1, 4, {}, line_ups(list("abcd"), 4), 1, "")
    seatings = order.seatings(24)
    assert len({seating.seats for seating in seatings}) == 24  # every arrangement once in six deals
    for seat in range(4):
        assert Counter(seating.seats[seat] for seating in seatings) == dict.fromkeys("abcd", 6)
    assert [seating.number for seating in seatings] == list(range(24))
    assert order.seatings(50)[:24] == seatings  # more games are the same games and more
    assert len(order.seatings(50)) == 52


def test_a_deal_has_one_seed_for_cards_and_others_for_choices() -> None:
    order = small_order(bots="rules,random,progress", players=2)
    seatings = order.seatings(12)
    cards = {(seating.deal, order.deal_seed(seating)) for seating in seatings}
    assert len(cards) == 2
    first, second = seatings[0], seatings[1]
    assert first.deal == second.deal and order.table_seed(first) != order.table_seed(second)


BEFORE_RESHUFFLE = 40


def kind_of(name: str, word: str) -> str:
    """From which stack a draw is: turn:w12, turn:b03, draw:M-bk."""
    return word[: len("turn:w")] if name == "builders" else word.partition(":")[0]


def chance_of(text: str) -> list[str]:
    return [entry.words[0] for entry in read(text).entries if isinstance(entry, Move) and entry.seat == 8]


@pytest.mark.parametrize("name", games.NAMES)
def test_all_games_of_a_deal_have_the_same_card_order(name: str) -> None:
    """By kind of card the draws of one game are the beginning of another's, as long as nothing is reshuffled."""
    order = small_order(name, "rules,random,progress", 3)
    player = Player(order)
    deals: dict[int, list[list[str]]] = {}
    for seating in order.seatings(6):
        deals.setdefault(seating.deal, []).append(chance_of(player.play(seating)["match"]))
    assert len(deals) == 2
    for draws in deals.values():
        for kind in {kind_of(name, word) for words in draws for word in words}:
            lines = sorted(([word for word in words if kind_of(name, word) == kind] for words in draws), key=len)
            if name == "renaissance_man":
                lines = [line[:BEFORE_RESHUFFLE] for line in lines]
            for line in lines:
                assert lines[-1][: len(line)] == line
    one, other = (draws[0] for draws in deals.values())
    assert name == "intrigue" or one != other


def test_a_ladder_joins_neighbours() -> None:
    assert neighbours(list("abcd"), 2) == (("a", "b"), ("a", "c"), ("b", "c"), ("b", "d"), ("c", "d"))
    assert neighbours(list("abcde"), 4)[1] == tuple("bcde")
    assert {bot for line_up in neighbours(list("abcde"), 4) for bot in line_up} == set("abcde")


def test_the_number_of_players_follows_from_the_bots() -> None:
    assert order_of("builders", ["random"], None, 1, {}).players == 2
    assert order_of("intrigue", ["random", "rules"], None, 1, {}).players == 3
    assert order_of("builders", ["random"] * 9, None, 1, {}).players == 4
    assert order_of("renaissance_man", ["random", "rules"], 1, 1, SHORT["renaissance_man"]).players == 1
    assert order_of("builders", ["random", "rules"], None, 1, {}, ["progress", "progress"]).players == 3
