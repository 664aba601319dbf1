"""One game: compiled games are those of a table, and every match can be replayed."""

from __future__ import annotations

import pytest

from tavola import games
from tavola.arena.player import Player
from tavola.arena.schedule import Order
from tavola.bots.players import RandomPlayer
from tavola.bots.registry import make
from tavola.bots.swift import row_of
from tavola.core.errors import TavolaError
from tavola.match import read, verify
from tests.arena.support import small_order, timeless


@pytest.mark.parametrize("name", games.NAMES)
def test_compiled_games_are_those_of_a_table(name: str) -> None:
    """Random, progress, rules and a mixture: the same choices with and without a referee."""
    order = small_order(name, "rules,random,progress,apprentice", 3)
    swift, table = Player(order), Player(order, swift=False)
    seatings = order.seatings(1)
    fast = [swift.play(seating) for seating in seatings]
    slow = [table.play(seating) for seating in seatings]
    for record in slow:
        record.pop("words", None)  # a table counts the words given: none
    assert timeless(fast) == timeless(slow)
    for record in fast[:2]:
        result = verify(read(record["match"])).result
        assert result is not None
        assert (list(result.shares), list(result.ranks)) == (record["shares"], record["ranks"])


def test_what_is_compiled_and_what_sits_at_a_table() -> None:
    game = games.load("builders")
    assert all(row_of(make(bot, game)) for bot in ("random", "progress", "rules", "apprentice", "labourer"))
    assert row_of(make("master", game)) is None

    class Other(RandomPlayer):
        pass

    assert row_of(Other()) is None


def test_a_game_of_talk_tells_what_became_of_words() -> None:
    order = small_order("intrigue", "honest,traitor,rules", 3)
    record = Player(order).play(order.seatings(1)[0])
    assert len(record["words"]) == 3
    assert sum(sum(given.values()) for given in record["words"]) > 0
    assert record["words"][record["seats"].index("rules")] == {"kept": 0, "broken": 0, "void": 0}
    assert all(seconds > 0 for seconds in record["seconds"])
    verify(read(record["match"]))


def test_what_was_done() -> None:
    builders = small_order("builders", "rules,rules", 2)
    record = Player(builders, keep_matches=False).play(builders.seatings(1)[0])
    assert "match" not in record
    assert all(card.startswith(("building_", "machine_")) for deed in record["deeds"] for card in deed)
    man = small_order("renaissance_man", "rules,random", 2)
    deeds = Player(man).play(man.seatings(1)[0])["deeds"]
    assert {"hire", "barter", "teach", "recruit", "pass", "remove", "keep"} >= {name for deed in deeds for name in deed}
    intrigue = small_order("intrigue", "rules,random,random", 3)
    deeds = Player(intrigue).play(intrigue.seatings(1)[0])["deeds"]
    assert all(1 <= lap <= 6 and ducats % 1000 == 0 for deed in deeds for lap, ducats in deed)


def test_a_bot_that_cheats_is_named() -> None:
    order = small_order(bots="rules,tests.arena.bots:Cheat")
    with pytest.raises(TavolaError, match=r"Game 0 .* chose -1, which is not legal"):
        Player(order).play(order.seatings(1)[0])


def test_another_version_does_not_play_along() -> None:
    order = small_order()
    other = Order(**{**order.to_data(), "line_ups": order.line_ups, "source": "0" * 16})
    with pytest.raises(TavolaError, match="another version"):
        Player(other)
