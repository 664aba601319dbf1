"""What holds of every position: checked along whole games, at random and by players who want to finish."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from tavola.core.errors import BadAction, BadPosition
from tavola.core.game import CHANCE, SPECTATOR, Position
from tavola.core.language import has
from tavola.core.rng import below, generator
from tavola.games.builders import GAME, codes
from tavola.games.builders.actions import split_send
from tavola.games.builders.cards import COST, PAYS, WORKER_NAMES
from tests.games.builders.by_hand import place

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
REFUSALS = (1, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 19, 22)


def choose(position: Position, seat: int, rng: np.ndarray, eager: bool) -> int:
    """At random; an eager player sends a worker where it can, and opens few sites."""
    if seat == CHANCE:
        return position.draw(rng)
    actions = position.legal(seat)
    if eager and below(rng, 8):
        sends = [a for a in actions if a >= codes.SEND]
        if sends:
            return sends[below(rng, len(sends))]
        sites = int(position.record.sites[seat]).bit_count()
        actions = [a for a in actions if sites < 2 or not codes.OPEN <= a < codes.RECRUIT]
        actions = [a for a in actions if a != codes.END] or actions
    return actions[below(rng, len(actions))]


def walk(number: int, eager: bool = True) -> Iterator[tuple[Position, int, int, Position]]:
    """A game, move by move: the position before, seat, action, and the position after."""
    rng = generator(number)
    position = Position.start(GAME, 2 + number % 3, {"open_stacks": number % 2 == 1, "rounds": 60})
    while not position.over:
        seat = position.pending_seats()[0]
        action = choose(position, seat, rng, eager)
        before = position.copy()
        position.apply(seat, action)
        yield before, seat, action, position


def test_cards_are_conserved_and_every_invariant_holds():
    ended = Counter()
    for number in range(30):
        for _, _, _, position in walk(number, eager=number % 3 > 0):
            GAME.check(position.record)
        assert position.over and sum(position.returns()) == pytest.approx(1)
        ended[bool(position.record.ending)] += 1
    assert ended[True] > 5 and ended[False] > 0


def test_refuse_is_0_exactly_for_legal_actions():
    everything = [*range(-3, codes.CODES + 3), codes.CODES + 64, 2**40, 2**63 - 1, -(2**63)]
    seen = set()
    for number in range(4):
        for i, (before, _, _, after) in enumerate(walk(number)):
            if i % 40 and not after.over:
                continue
            position = after if after.over else before
            for seat in (-(2**62), -1, 0, 1, 2, 3, 4, CHANCE, SPECTATOR, 63, 64, 2**62):
                listed = position.legal(seat)
                assert listed == sorted(set(listed)) and len(listed) <= GAME.most_actions
                answers = [position.refuse(seat, action) for action in everything]
                assert [a for a, answer in zip(everything, answers, strict=True) if answer == 0] == listed
                seen.update(answers)
    assert seen - {0} <= set(REFUSALS)
    assert all(has(locale, f"builders-refuse-{clause}") for locale in ("en", "fr") for clause in REFUSALS)


def test_the_longest_list_fits():
    team = "+".join(f"w{n:02d}" for n in range(1, 43) if n != 2)
    sites = ",".join([f"b{n:02d}" for n in range(1, 35)] + [f"m{n}" for n in range(1, 9)])
    position = place(f"50/{team}/{sites}/- 0/w02/-/-", workers="-", buildings="-")
    assert len(position.legal(0)) == 5 + 40 * 42 <= GAME.most_actions  # the twins are one


def test_draws_are_distributed_as_outcomes():
    position = place("10/w01/-/- 10/w02/-/-", stage="worker", workers="w11+w12+w13+w14")
    rng = generator(7)
    draws = Counter(position.draw(rng) for _ in range(30_000))
    weights = dict(position.outcomes())
    assert draws.keys() == weights.keys() and sum(weights.values()) == 36
    for action, weight in weights.items():
        assert abs(draws[action] - 30_000 * weight / 36) < 5 * (30_000 * weight / 36) ** 0.5


def test_outcomes_are_ascending_and_all_drawable():
    for number in range(3):
        for before, seat, action, _ in walk(number):
            if seat == CHANCE:
                outcomes = before.outcomes()
                assert [a for a, _ in outcomes] == sorted({a for a, _ in outcomes}) == before.legal(CHANCE)
                assert action in dict(outcomes)


def test_notation_of_positions_round_trips():
    for number in range(12):
        for before, _, _, after in walk(number, eager=number % 2 == 0):
            position = after if after.over else before
            text = position.write()
            again = Position.read(GAME, text)
            assert again.records.tobytes() == position.records.tobytes() and "\n" not in text


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("seats=2", "seats=5", "seats must be"),
        ("seats=2", "seats=3", "words are needed"),
        ("stacks=closed", "stacks=ajar", "stacks must be"),
        ("rounds=100", "rounds=", "rounds must be"),
        ("stage=turn", "stage=worker", "no card is owed"),
        ("stage=turn", "stage=over", "nobody's turn"),
        ("stage=turn", "stage=first", "nobody's turn"),
        ("round=1 ", "round=101 ", "round must be"),
        ("turn=0", "turn=-", "a turn is somebody's"),
        ("turn=0", "turn=2", "turn must be"),
        ("first=0", "first=-", "somebody was first"),
        ("actions=3", "actions=-1", "actions must be"),
        ("w11+", "", "a card is missing"),
        ("w11+", "w43+", "no card 'w43'"),
        ("w11+", "w01+", "named twice"),
        ("w11+", "m1+", "complete"),
        ("next_worker=-", "next_worker=w20", "stacks are closed"),
        ("10/w01/b12/-", "10/w01/b12", "coins/team/sites/finished"),
        ("10/w01/b12/-", "ten/w01/b12/-", "coins must be"),
        ("10/w01/b12/-", "10/w20/b12/-", "apprentice"),
        ("10/w01/b12/-", "10/w01/b12:w03*2/-", "sent must be"),
        ("10/w01/b12/-", "10/w01/b12:w03*1*1/-", "is no site"),
        ("10/w01/b12/-", "10/w01/b01:w03/-", "complete site"),
        ("10/w01/b12/-", "10/w01+m1/b12/-", "complete"),
        ("10/w01/b12/-", "10/w01/b12/m1", "complete"),
        ("10/w02/-/-", "10/w02/b20:w03*1/-", "another seat's site"),
        ("10/w02/-/-", "10/w02/-/b34+b33+b32", "earlier round"),
        ("seat1=10/w02/-/-", "seat1=10/w02/-/- more", "words are needed"),
        ("seat1=", "seat2=", "seat1= is missing"),
    ],
)
def test_nonsense_is_no_position(old, new, reason):
    text = place("10/w01/b12/- 10/w02/-/-").write()
    assert old in text
    position = Position(GAME)
    with pytest.raises(BadPosition, match=reason):
        GAME.read_position(text.replace(old, new, 1), position.record)
    assert not position.records.tobytes().strip(b"\0")


@pytest.mark.parametrize("text", ["", " ", "seats=2", "x" * 5000, "seats=2 " * 20, "é=1 \0"])
def test_noise_is_no_position(text):
    with pytest.raises(BadPosition):
        Position.read(GAME, text)


def test_a_turn_that_is_over_by_itself_is_no_position():
    with pytest.raises(BadPosition, match="ended by itself"):
        place("4/w01/-/- 10/w02/-/-", actions="0")


def test_actions_round_trip():
    for action in range(codes.CODES):
        data = GAME.action_to_data(None, 0, action)
        assert GAME.action_from_data(None, 0, data) == action
        text = GAME.write_action(None, 0, action)
        assert GAME.read_action(None, 0, text) == action and " " not in text
    assert GAME.write_action(None, 0, codes.SEND + 11 * 50 + 42) == "send:m1@b12"


@pytest.mark.parametrize(
    "data",
    [
        None, [], {}, {"kind": "pass"}, {"kind": ["end"]}, {"kind": "end", "seat": 0}, {"kind": "take"},
        {"kind": "take", "actions": 4}, {"kind": "take", "actions": True}, {"kind": "take", "actions": 1.0},
        {"kind": "open", "site": "worker_01"}, {"kind": "open", "site": ["building_01"]},
        {"kind": "recruit", "worker": "machine_01"}, {"kind": "deal", "worker": "worker_07"},
        {"kind": "first", "seat": 4}, {"kind": "send", "worker": "worker_01", "site": None},
    ],
)  # fmt: skip
def test_what_says_no_action(data):
    with pytest.raises(BadAction):
        GAME.action_from_data(None, 0, data)


@pytest.mark.parametrize("text", ["", "END", "send:w01", "open:w01", "take:0", "turn:x", "first:-1"])
def test_what_writes_no_action(text):
    with pytest.raises(BadAction):
        GAME.read_action(None, 0, text)
    with pytest.raises(BadAction):
        GAME.action_to_data(None, 0, codes.CODES)


def test_views_resample_to_worlds_that_look_the_same():
    rng = generator(3)
    for before, _, _, _ in walk(5):
        for eye in (0, 1, SPECTATOR):
            view = before.view(eye)
            world = view.resample(rng)
            assert world.view(eye) == view and world.legal(eye) == before.legal(eye)
            assert view.eye == eye


def test_nothing_is_sealed():
    for before, seat, _, _ in walk(2):
        assert before.drafting(seat) == 0 and before.reopen(seat) is False


def test_money_enters_by_taking_and_finishing_and_leaves_by_buying_and_wages():
    for number in range(6):
        for before, seat, action, after in walk(number):
            change = int(after.record.coins.sum() - before.record.coins.sum())
            expected = 0
            if action == codes.BUY:
                expected = -5
            elif codes.TAKE <= action < codes.OPEN:
                expected = (1, 3, 6)[action - codes.TAKE]
            elif codes.SEND <= action < codes.DEAL_WORKER:
                worker, site = split_send(action)
                finished = int(after.record.finished[seat]) >> site & 1
                expected = int(PAYS[site]) * finished - int(COST[worker])
            assert change == expected


def test_every_action_and_event_has_a_sentence_and_a_clause():
    kinds = set()
    for number in range(12):
        for before, seat, action, after in walk(number, eager=number % 4 > 0):
            for locale in ("en", "fr"):
                assert GAME.say_action(locale, before.record, seat, action)
            for event in GAME.events(before.record, seat, action, after.record):
                kinds.add(event.kind)
                assert event.clause[0] == "B" and 1 <= int(event.clause[1:]) <= GAME.last_clause
                for locale in ("en", "fr"):
                    assert GAME.say_event(locale, event.seen_by(SPECTATOR), NAMES)
    assert kinds >= {
        "deal", "turn_worker", "turn_building", "first", "turn", "fill_worker", "fill_building", "buy", "take", "open",
        "recruit", "send", "finish", "finish_machine", "end", "out_of_actions", "ending", "over", "score", "win",
    }  # fmt: skip


def test_sentences_read_well():
    position = place("2/w01+w06+m2/b12,b01:w04/m2 10/w02/-/-", actions="2")
    record = position.record

    def said(locale: str, text: str) -> str:
        return GAME.say_action(locale, record, 0, GAME.read_action(record, 0, text))

    assert said("en", "send:m2@b12") == "Send the circular saw (makes 2 wood) to the cowshed (1 action, no wage)"
    assert said("en", "end") == "End the turn (2 actions are lost)"
    assert said("en", "take:2") == "Take 3 écus (2 actions)"
    assert said("fr", "send:w01@b12") == (
        "Envoyer l’apprenti 1 (1 pierre, 1 savoir) sur l’étable (1 action, salaire de 2 écus)"
    )
    action = GAME.read_action(record, 0, "send:w06@b01")
    before = position.copy()
    position.apply(0, action)
    told = [event.seen_by(1) for event in GAME.events(before.record, 0, action, position.record)]
    assert [GAME.say_event("en", event, NAMES) for event in told] == [
        "Ann sends apprentice 6 (1 wood, 1 tile) to the arbour for 1 action and a wage of 2 écus.",
        "Ann finishes the arbour and gains 8 écus and 0 points; free again: apprentice 4 (1 stone, 1 wood) and "
        "apprentice 6 (1 wood, 1 tile).",
    ]


def test_shared_win_and_capped_games_have_sentences():
    position = place("10/w01/-/- 10/w02/-/-", first="1", rounds="1")
    before = position.copy()
    position.apply(0, codes.END)
    told = GAME.events(before.record, 0, codes.END, position.record)
    assert [event.kind for event in told] == ["end", "capped", "score", "score", "shared_win"]
    for locale in ("en", "fr"):
        assert "Ann" in GAME.say_event(locale, told[-1].seen_by(SPECTATOR), NAMES)
        assert all(has(locale, f"builders-{name.replace('_', '-')}") for name in WORKER_NAMES)
