"""Codec, notation, views, words and invariants of Intrigue, over random games."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest

from tavola.core import calls
from tavola.core.errors import BadAction, BadOption, BadPosition
from tavola.core.game import CHANCE, SPECTATOR, Position
from tavola.core.language import LOCALES, has
from tavola.core.rng import generator
from tavola.games.intrigue.position import MOST_CASH
from tavola.match import Referee, Seat
from tests.games.intrigue.play import GAME, conflict

NAMES = ["Anna", "Bob", "Éric", "Dora", "Hugo"]
STRANGE = (-(2**63), 2**63 - 1, -1, 0, 7, 8, 23, 24, 43, 44, 63, 64, 143, 144, 145, 200, 1284, 5000)


def walk(seed: int, seats: int):
    """Positions of a random game with what is legal there; the last is over."""
    chance = random.Random(seed)
    position = Position.start(GAME, seats, {"open_ledger": seed % 2 == 0, "statements": seed})
    while not position.over:
        seat = position.pending_seats()[0]
        actions = [a for a, _ in position.outcomes()] if seat == CHANCE else position.legal(seat)
        action = chance.choice(actions[: chance.choice((6, 2000))])
        yield position, seat, actions, action
        position.apply(seat, action)
    yield position, -1, [], 0


GAMES = [(seed, 3 + seed % 3) for seed in range(6)]


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_positions_check_and_round_trip(seed, seats):
    for position, *_ in walk(seed, seats):
        GAME.check(position.record)
        again = Position.read(GAME, position.write())
        assert again.records.tobytes() == position.records.tobytes()


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_refuse_is_zero_for_legal_actions_only(seed, seats):
    for position, seat, actions, _ in walk(seed, seats):
        assert actions == sorted(set(actions)) and len(actions) <= GAME.most_actions
        for who in (-1, 0, 1, 2, 3, 4, 5, CHANCE, SPECTATOR, 99, -(2**62)):
            listed = set(actions) if who == seat else set()
            for action in {*range(180), *STRANGE}:
                clause = position.refuse(who, action)
                assert (clause == 0) == (action in listed)
                assert clause == 0 or all(has(locale, f"intrigue-refuse-{clause}") for locale in LOCALES)
            if who != seat or who == CHANCE:
                assert position.legal(who) == []


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_actions_convert_into_one_another(seed, seats):
    for position, seat, actions, _ in walk(seed, seats):
        record = position.record
        for action in actions:
            data = GAME.action_to_data(record, seat, action)
            assert GAME.action_from_data(record, seat, json.loads(json.dumps(data))) == action
            word = GAME.write_action(record, seat, action)
            assert " " not in word and GAME.read_action(record, seat, word) == action
        for locale in LOCALES:
            sentences = [GAME.say_action(locale, record, seat, action) for action in actions[:20]]
            assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize(
    "text",
    ["", "bribe", "bribe:05000", "bribe:1500", "send:doctor", "hire:0:doctor", "first:9", "place:doctor@2000", "x:y"],
)
def test_words_that_are_no_action(text):
    with pytest.raises(BadAction):
        GAME.read_action(conflict().record, 0, text)


@pytest.mark.parametrize(
    "data", [{}, None, [], {"kind": "send"}, {"kind": ["send"]}, {"kind": "send", "occupation": {}, "palace": 1}]
)
def test_data_that_are_no_action(data):
    with pytest.raises(BadAction):
        GAME.action_from_data(conflict().record, 0, data)


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_views_and_worlds(seed, seats):
    rng = generator(seed)
    for position, seat, actions, _ in walk(seed, seats):
        for eye in (0, seats - 1, SPECTATOR):
            view = position.view(eye)
            world = view.resample(rng)
            assert world.records.tobytes() == position.records.tobytes()
            assert world.view(eye) == view
            if 0 <= seat < seats:
                assert world.legal(seat) == actions
            shown = view.show()
            json.dumps(shown)
            for other, part in enumerate(shown["seats"]):
                hidden = other != eye and seed % 2 and not position.over
                assert part["cash"] == (None if hidden else position.record.cash[other] * 1000)
        assert position.drafting(0) == 0 and not position.reopen(0)


def test_a_view_has_the_fields_of_the_vocabulary():
    shown = conflict().show(1)
    assert list(shown) == [
        "game", "eye", "seats_count", "options", "phase", "round", "first", "palace", "step", "payer", "scholar",
        "employee", "occupation", "bribes", "to_send", "seats", "island", "result",
    ]  # fmt: skip
    assert shown["options"] == {"open_ledger": False, "statements": 6}
    assert (shown["payer"], shown["scholar"]) == (0, {"owner": 0, "occupation": "doctor"})


@pytest.mark.parametrize(("seed", "seats"), GAMES)
def test_events_tell_everything_in_both_languages(seed, seats):
    for position, seat, _, action in walk(seed, seats):
        if position.over:
            break
        after = position.copy()
        after.apply(seat, action)
        events = GAME.events(position.record, seat, action, after.record)
        assert events and (events[-1].kind == "over") == after.over
        for event in events:
            assert event.clause[0] == "I" and 1 <= int(event.clause[1:]) <= GAME.last_clause
            for locale in LOCALES:
                assert GAME.say_event(locale, json.loads(json.dumps(event.seen_by(SPECTATOR))), NAMES)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "6 closed 6 f0 r1 t0 send.send - 32/2222/----/-",
        "3 closed 6 f0 r1 t0 send.send - 32/2222/----/- 32/2222/----/-",
        "3 closed 6 f3 r1 t0 send.send - 32/2222/----/- 32/2222/----/- 32/2222/----/-",
        "3 closed 6 f0 r1 t0 send.bribe - 32/2222/----/- 32/2222/----/- 32/2222/----/-",
        "3 closed 6 f0 r1 t0 send.wait - 32/2222/----/- 32/2222/----/- 32/2222/----/-",
        "3 closed 6 f0 r2 t0 send.send - 32/2222/----/- 32/2222/----/- 32/2222/----/-",
        "3 closed 6 f0 r5 t0 send.send - 32/0000/----/- 32/0000/----/- 32/0000/----/-",
        "3 closed 6 f0 r1 t0 send.send - 9999/2222/----/- 32/2222/----/- 32/2222/----/-",
        "3 closed 200 f0 r1 t0 send.send - 32/2222/----/- 32/2222/----/- 32/2222/----/-",
        "3 closed 6 f0 r1 t0 send.send 0s:5 32/2222/----/- 32/2222/----/- 32/2222/----/-",
        "3 closed 6 f0 r1 t0 send.send - 32/2222/----/- 32/2222/----/- 32/2222/----/0s",
        "3 closed 6 f0 r1 t1 uncontested.bribe - 32/1222/----/- 32/2222/----/0s1s 32/2222/----/-",
        "3 closed 6 f0 r1 t1 external.bribe - 32/1122/----/- 32/2222/----/0s0d 32/2222/----/-",
        "3 closed 6 f0 r1 t1 uncontested.place - 32/1122/----/- 32/2222/----/0s0d 32/2222/----/-",
        "3 closed 6 f0 r1 t1 uncontested.bribe 0d:5 32/1122/----/- 32/2222/----/0s0d 32/2222/----/-",
        "3 closed 6 f0 r1 t1 uncontested.bribe 0s:5,0d:5 32/1122/----/- 32/2222/----/0s0d 32/2222/----/-",
        "3 closed 6 f0 r1 t1 uncontested.bribe 0s:0 32/1122/----/- 32/2222/----/0s0d 32/2222/----/-",
        "3 closed 6 f0 r1 t1 uncontested.bribe - 32/1122/----/- 32/2222/----/0d0s 32/2222/----/-",
        "3 closed 6 f0 r2 t0 send.send - 32/1122/----/- 32/1122/0s0s--/- 32/1122/----/-",
        "3 closed 6 f- r1 t- -.setup - 31/2222/----/- 32/2222/----/- 32/2222/----/-",
        "3 closed 6 f0 r1 t- -.setup - 32/2222/----/- 32/2222/----/- 32/2222/----/-",
    ],
)
def test_positions_that_can_not_be(text):
    with pytest.raises(BadPosition) as caught:
        Position.read(GAME, text)
    assert str(caught.value)


def test_options():
    assert GAME.complete_options({}, 4) == {"open_ledger": False, "statements": 6}
    with pytest.raises(BadOption):
        GAME.complete_options({"statements": 101}, 4)
    for seats in (2, 6):
        with pytest.raises(BadOption):
            GAME.complete_options({}, seats)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_cash_stays_below_the_bound(seats):
    """MOST_CASH also holds for those who give all they have, round after round, to one seat."""
    most = 0
    for seed in range(40):
        chance = random.Random(seed)
        position = Position.start(GAME, seats)
        while not position.over:
            seat = position.pending_seats()[0]
            actions = [a for a, _ in position.outcomes()] if seat == CHANCE else position.legal(seat)
            generous = position.record.phase == 1 and position.record.palace == seed % seats
            position.apply(seat, actions[-1] if generous else chance.choice(actions))
            most = max(most, int(position.record.cash.sum()))
    assert most < MOST_CASH


def test_standing_and_returns_while_the_game_goes_on():
    position = conflict(cash=(30, 20, 30, 10)).position
    assert position.standing() == [1, 3, 1, 4] and position.returns() == [0.0] * 4


def test_records_are_small_and_setup_overwrites_everything():
    assert GAME.position.itemsize < 1024
    fresh = Position.start(GAME, 3)
    dirty = Position(GAME, np.frombuffer(bytes([7]) * GAME.position.itemsize, GAME.position).copy())
    calls.setup_at(dirty.records, 0, 3, GAME.encode_options({"open_ledger": False, "statements": 6}, 3))
    assert dirty.records.tobytes() == fresh.records.tobytes()


def test_choices_call_players_by_their_names_where_they_have_some() -> None:
    referee = Referee(GAME, 3, seed=4, seats_of=[Seat("Anna"), Seat("Bruno"), Seat("Odile")])
    seat = referee.pending[0]
    names = {"Anna", "Bruno", "Odile"} - {referee.names[seat]}
    for locale, word in (("en", "player"), ("fr", "joueur")):
        said = [choice.sentence for choice in referee.choices(seat, locale)]
        assert said and all(word not in text and any(name in text for name in names) for text in said)
        unnamed = [GAME.say_action(locale, referee.view(seat).record, seat, action) for action in referee.legal(seat)]
        assert all(word in text for text in unnamed)


def test_what_is_no_notation_is_answered_with_some():
    record = Position.start(GAME, 3).record
    for text in ("nonsense", "x:y", ":", "send clerk"):
        with pytest.raises(BadAction, match="write send:clerk@2"):
            GAME.read_action(record, 0, text)
