"""Negotiators: fair, deterministic, understood by the referee; trust falls and recovers; talk pays, treason not."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from tavola.bots.bot import Bot, Speaker, Turn
from tavola.bots.negotiators import NEGOTIATORS, PERSONAS
from tavola.bots.negotiators.table import Table as Sight
from tavola.bots.negotiators.words import Words, kept_chance
from tavola.bots.seat import play_match
from tavola.core.game import Data
from tavola.core.rng import generator
from tavola.games import load
from tavola.match.entries import Seat, Statement
from tavola.match.referee import Referee
from tests.games.intrigue.play import Table, conflict

GAME = load("intrigue")
FOUR = ("honest", "bargainer", "tit-for-tat", "traitor")


def match(names: tuple[str, ...], seed: int, bots: list[Bot] | None = None, **options: Any) -> Referee:
    referee = Referee(GAME, len(names), options, seed=seed, seats_of=[Seat(name, name) for name in names])
    play_match(referee, bots or [NEGOTIATORS[name]() for name in names], seed)
    return referee


def turn_at(table: Table, seat: int, seed: int = 1, **talk: Any) -> Turn:
    shown = {**table.talk.show(), "menu": table.talk.menu(table.record, seat), **talk}
    return Turn(table.position.view(seat), tuple(table.position.legal(seat)), seed, shown)


# Whole games


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whole_games_end_and_every_statement_is_accepted(seats: int) -> None:
    names = (*FOUR, "honest")[:seats]
    for seed in range(4):
        referee = match(names[seed % seats :] + names[: seed % seats], seed)
        assert referee.result is not None
        assert any(isinstance(entry, Statement) for entry in referee.entries)


def test_same_seed_same_match() -> None:
    assert match(FOUR, 5).match() == match(FOUR, 5).match()
    assert match(FOUR, 5).match() != match(FOUR, 6).match()


@pytest.mark.parametrize("name", FOUR)
def test_muted_never_speaks_and_still_plays(name: str) -> None:
    others = tuple(other for other in FOUR if other != name)
    referee = match((f"{name}-muted", *others), 3)
    speakers = {entry.seat for entry in referee.entries if isinstance(entry, Statement)}
    assert 0 not in speakers and speakers


def test_a_silent_table_is_played_too() -> None:
    referee = match(FOUR, 2, statements=0)
    assert not any(isinstance(entry, Statement) for entry in referee.entries)


def test_all_kinds_of_statements_are_made() -> None:
    acts: Counter[str] = Counter()
    for seed in range(12):
        referee = match(FOUR, seed)
        acts.update(entry.text.split()[2] for entry in referee.entries if isinstance(entry, Statement))
    assert {"offer", "demand", "promise", "threaten", "accept", "accuse"} <= acts.keys()


class Twice:
    """Asks two fresh bots of one persona everything and compares: the second gets a copy of the view."""

    def __init__(self, name: str) -> None:
        self.bots = [NEGOTIATORS[name](), NEGOTIATORS[name]()]

    def choose(self, turn: Turn) -> int:
        return int(self.same([bot.choose(turn) for bot in self.bots]))

    def speak(self, turn: Turn) -> list[Data]:
        return list(self.same([bot.speak(turn) for bot in self.bots]))

    def same(self, answers: list[Any]) -> Any:
        assert answers[0] == answers[1]
        return answers[0]


def test_it_depends_on_the_turn_alone() -> None:
    match(FOUR, 4, [Twice(name) for name in FOUR])


def test_bots_are_bots_and_speakers() -> None:
    for name, make in NEGOTIATORS.items():
        assert isinstance(make(), Bot) and isinstance(make(), Speaker), name
    assert len(NEGOTIATORS) == 2 * len(PERSONAS)


def test_it_reads_the_view_only() -> None:
    """A choice is the same from the true position's view and from that of a resampled world."""
    table = conflict()
    view = table.position.view(0)
    world = view.resample(generator(9))
    twin = Turn(world.view(0), tuple(world.legal(0)), 1, turn_at(table, 0).talk)
    for name in FOUR:
        assert NEGOTIATORS[name]().choose(turn_at(table, 0)) == NEGOTIATORS[name]().choose(twin)


# Words


def test_a_bribe_that_was_agreed_is_paid() -> None:
    table = conflict()
    table.say("0>3 offer if choose(0d@3) then pay(0d@3,7000)")
    table.say("3>0 accept 1")
    action = NEGOTIATORS["honest"]().choose(turn_at(table, 0))
    assert GAME.write_action(table.record, 0, action) == "bribe:7000"


def agreed() -> Table:
    """Seat 3 has agreed to keep the doctor of 0; seat 1 has paid far more."""
    table = conflict()
    table.say("0>3 offer if choose(0d@3) then pay(0d@3,2000)")
    table.say("3>0 accept 1")
    return table.do("bribe:2000 bribe:30000 bribe:1000")


def test_the_honest_keep_their_word_and_the_traitor_does_not() -> None:
    table = agreed()
    words = {name: GAME.write_action(table.record, 3, NEGOTIATORS[name]().choose(turn_at(table, 3))) for name in FOUR}
    assert words["honest"] == words["tit-for-tat"] == "choose:0:doctor"
    assert words["traitor"] == "choose:1:doctor"


def test_without_a_word_the_bribe_decides() -> None:
    table = conflict().do("bribe:2000 bribe:14000 bribe:1000")
    action = NEGOTIATORS["honest"]().choose(turn_at(table, 3))
    assert GAME.write_action(table.record, 3, action) == "choose:1:doctor"


def scientists() -> Table:
    """The second conflict: the scientist of 1 holds the 10,000 against those of 0 and 2; 1 is to pay."""
    return conflict().do("bribe:1000 bribe:1000 bribe:1000 choose:0:doctor")


def test_who_hears_that_the_place_is_promised_pays_less() -> None:
    silent, promised = scientists(), scientists()
    promised.say("3>* promise then choose(1s@3)")
    for table in (silent, promised):
        table.do("bribe:4000")
    bribes = [NEGOTIATORS["honest-muted"]().choose(turn_at(table, 0)) for table in (silent, promised)]
    assert bribes[1] < bribes[0]


def test_who_is_threatened_pays_more() -> None:
    silent, warned = scientists(), scientists()
    for table in (silent, warned):
        table.do("bribe:4000")
    warned.say("3>0 threaten if pay(0s@3,9000) then banish(0s@3)")
    bribes = [GAME.write_action(t.record, 0, NEGOTIATORS["honest"]().choose(turn_at(t, 0))) for t in (silent, warned)]
    assert bribes[0] != bribes[1] == "bribe:9000"


def test_good_offers_are_accepted_and_bad_ones_are_not() -> None:
    for ducats, wanted in ((20000, "accept"), (1000, None)):
        table = conflict()
        table.say(f"0>3 offer if choose(0d@3) then pay(0d@3,{ducats})")
        said = NEGOTIATORS["honest"]().speak(turn_at(table, 3))
        assert [data["act"] for data in said if data["act"] == "accept"] == ([wanted] if wanted else [])


def test_nobody_honest_promises_a_place_twice() -> None:
    table = conflict()
    table.say("0>3 offer if choose(0d@3) then pay(0d@3,5000)")
    table.say("3>0 accept 1")
    table.do("bribe:5000")
    table.say("1>3 offer if choose(1d@3) then pay(1d@3,25000)")
    acts = {name: [data["act"] for data in NEGOTIATORS[name]().speak(turn_at(table, 3))] for name in FOUR}
    assert "accept" not in acts["honest"] and "accept" not in acts["tit-for-tat"]
    assert acts["traitor"] == ["accept"]


# Trust


def trust_in(table: Table, seat: int, eye: int) -> float:
    sight = Sight(table.position.view(eye))
    return Words.read({**table.talk.show(), "menu": {}}, sight).trust(seat, 0.75, 12.0)


def test_trust_falls_with_a_broken_word_and_recovers() -> None:
    table = agreed()
    before = trust_in(table, 3, 0)
    table.do("choose:1:doctor")
    fallen = trust_in(table, 3, 0)
    assert fallen < before - 0.2
    assert trust_in(table, 3, 2) < before - 0.1
    table.say("3>* promise then choose(0s@3)")
    table.do("bribe:1000 bribe:1000 bribe:1000 choose:0:scientist")
    assert fallen < trust_in(table, 3, 0)


def test_old_words_fade() -> None:
    words = Words(0, past=[(1, 1, 0, False, 15.0)], number=1, now=1)
    fresh = words.trust(1, 0.75, 12.0)
    words.number, words.now = 60, 18
    assert fresh < words.trust(1, 0.75, 12.0) < 0.75


def test_a_bigger_stake_weighs_more() -> None:
    small, large = (Words(0, past=[(1, 1, 0, False, stake)], number=1) for stake in (2.0, 20.0))
    assert large.trust(1, 0.75, 12.0) < small.trust(1, 0.75, 12.0)


def test_whether_a_word_is_kept() -> None:
    base = kept_chance(0.7, 0.0, 0.0, 0.0)
    assert base == pytest.approx(0.7)
    assert kept_chance(0.9, 0.0, 0.0, 0.0) > base
    assert kept_chance(0.7, 20.0, 0.0, 0.0) > base > kept_chance(0.7, 0.0, 20.0, 0.0)
    assert kept_chance(0.7, 0.0, 0.0, 10.0) < base


def test_tit_for_tat_breaks_its_word_only_to_who_broke_theirs() -> None:
    """In proportion: a small wrong does not free it from a large word."""
    words = Words(0, past=[(1, 1, 0, False, 15.0)], number=1)
    assert words.grievance(1, 6.0) > 0.0 and words.grievance(2, 6.0) == 0.0
    words.past.append((2, 0, 1, False, 15.0))
    assert words.grievance(1, 6.0) == 0.0


# What talk is worth


def shares(names: tuple[str, ...], games: int) -> np.ndarray[Any, Any]:
    """[game, bot]: shares of the win, with the names rotated over the seats and the same seeds for all line-ups."""
    found = np.zeros((games, len(names)))
    for game in range(games):
        turned = game % len(names)
        seated = [(place + turned) % len(names) for place in range(len(names))]
        result = match(tuple(names[who] for who in seated), game).result
        assert result is not None
        for place, who in enumerate(seated):
            found[game, who] = result.shares[place]
    return found


@pytest.mark.slow
def test_talk_pays_and_treason_does_not() -> None:
    """Only the direction is seen here; how much it is takes far more games, in the arena."""
    spoken = shares(FOUR, 40)
    muted = shares(("honest-muted", *FOUR[1:]), 40)
    assert spoken[:, 0].mean() > muted[:, 0].mean() + 0.05
    assert spoken[:, 0].mean() > spoken[:, 3].mean() + 0.1
