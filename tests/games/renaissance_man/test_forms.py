"""Actions, positions, events and refusals of Renaissance Man in all their forms, over games at every kind of table."""

from __future__ import annotations

import ast
import importlib
import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tavola import games
from tavola.core.game import CHANCE, SPECTATOR, Event, Position
from tavola.core.language import LOCALES, has
from tavola.games.renaissance_man.codes import LAST
from tavola.games.renaissance_man.position import MAN_CELL
from tests.games.renaissance_man.scenes import TOWER_HAND, Scene, start, steps_of
from tests.support import TABLES, Table, Walk, eyes
from tests.words.test_locales import patterns

GAME = games.load("renaissance_man")
telling = importlib.import_module("tavola.games.renaissance_man.events")
"""The module; the package has its function of the same name."""
PREFIX = "renaissance-man-"
NAMES = ["Anna", "Bob", "Éric", "Dora"]
RM_TABLES = [table for table in TABLES if table.game == GAME.name]
POLICIES = ("random", "progress")
every_table = pytest.mark.parametrize("table", RM_TABLES, ids=lambda table: table.name)

# Draws that find neither deck nor pile (R23), and so areas that stay without a card. Four seats hold no more than 10
# workers and 8 cards each, and 4 cards are recruits: of 96 cards 20 are always left, so games can't show these.
NEVER_IN_A_GAME = {"skip_area", "skip_hand", "no_recruit"}
SECRETS = {"draw": True, "discard": True, "man_dealt": False, "put_away": False, "returned": False}
"""The kinds with a secret, and whether the seat that they name knows it."""


def walk(table: Table, policy: str, seed: int, most: int) -> Iterator[tuple[Position, int, int, Position]]:
    """Steps of a game: the position before, the seat, its action, the position after."""
    playing = Walk(table, seed, policy)
    for _ in range(most):
        move = playing.next_move()
        if move is None:
            return
        before = playing.position.copy()
        playing.position.apply(*move)
        yield before, *move, playing.position


def legal(position: Position, seat: int) -> list[int]:
    return [action for action, _ in position.outcomes()] if seat == CHANCE else position.legal(seat)


def sentences(event: Event, eye: int) -> list[str]:
    """An event as an eye reads it in each language, after a journey as JSON."""
    seen = json.loads(json.dumps(event.seen_by(eye)))
    return [GAME.say_event(locale, seen, NAMES) for locale in LOCALES]


@every_table
@pytest.mark.parametrize("policy", POLICIES)
def test_actions_convert_into_one_another_and_have_sentences(table: Table, policy: str) -> None:
    for before, seat, _, _ in walk(table, policy, 3, 110):
        actions = legal(before, seat)
        record = before.record
        for action in actions:
            data = GAME.action_to_data(record, seat, action)
            assert GAME.action_from_data(record, seat, json.loads(json.dumps(data))) == action
            word = GAME.write_action(record, seat, action)
            assert not set(word) & set(" ,|") and GAME.read_action(record, seat, word) == action
        for locale in LOCALES:
            said = [GAME.say_action(locale, record, seat, action) for action in actions]
            assert all(said) and len(set(said)) == len(said)
            if seat != CHANCE:
                view = before.view(seat).record
                assert [GAME.say_action(locale, view, seat, action) for action in actions] == said


@every_table
@pytest.mark.parametrize("policy", POLICIES)
def test_positions_round_trip(table: Table, policy: str) -> None:
    """Whole set-ups with all their drafts, then every fifth position."""
    for number, (before, *_, after) in enumerate(walk(table, policy, 5, 300)):
        for position in [before, after] if after.over else [before] * (number < 40 or number % 5 == 0):
            again = Position.read(GAME, position.write())
            assert again.records.tobytes() == position.records.tobytes(), position.write()


# Events


@cache
def event_kinds() -> frozenset[str]:
    """All kinds that events.py can tell, from its source."""
    tree = ast.parse(Path(str(telling.__file__)).read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    firsts = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Event"]
    names = [node.value for first in firsts for node in ast.walk(first) if isinstance(node, ast.Constant)]
    return frozenset(name for name in names if isinstance(name, str))


def check_event(event: Event, before: Position) -> None:
    """It cites a clause, has sentences for every eye, and keeps its secret from all but those who know it."""
    assert event.clause[0] == "R" and 1 <= int(event.clause[1:]) <= GAME.last_clause
    assert bool(event.secret) == (event.kind in SECRETS)
    if event.secret:
        assert event.knowers == ((event.data["seat"],) if SECRETS[event.kind] else ())
    for eye in eyes(before):
        said = sentences(event, eye)
        assert all(text.strip() == text and text.endswith(".") for text in said)
        if event.secret and eye not in event.knowers:
            assert not set(event.secret) & {key for key, value in event.seen_by(eye).items() if value is not None}
            cards = [event.secret["card"]] if "card" in event.secret else event.secret["cards"]
            assert not any(card in json.dumps(event.seen_by(eye)) for card in cards)
    if event.kind == "remove":
        spot = 6 * (int(event.data["place"][0]) - 1) + int(event.data["place"][2]) - 1
        face_down = int(before.record.cell[event.data["seat"], spot]) >= MAN_CELL
        assert (event.data["card"] == "man") == face_down, "nobody learns what a Renaissance Man was (R16)"


def events_of(before: Position, seat: int, action: int, after: Position) -> list[Event]:
    told = GAME.events(before.record, seat, action, after.record)
    for event in told:
        check_event(event, before)
    return told


def position_of(scene: Scene) -> Position:
    return scene.position


def play_out(scene: Scene, choices: dict[int, str]) -> list[Event]:
    """These seats choose this; what was told of it."""
    position = position_of(scene)
    told: list[Event] = []
    for seat, text in choices.items():
        for step in steps_of(text):
            before = position.copy()
            action = GAME.action_from_data(before.record, seat, step)
            scene.do(seat, step)
            told += events_of(before, seat, action, position)
    return told


def all_knights_out() -> Scene:
    """Two players are tied with their four knights on the shield area, and have a Merchant in hand each."""
    scene = start(2)
    for _ in range(4):
        scene.act(dict.fromkeys((0, 1), "recruit K-ss"))
        scene.end_round({0: ["K-ss", "M-ms"], 1: ["K-ss", "M-ms"]})
    return scene


def test_a_knight_that_moves_or_stays_is_told() -> None:
    told = play_out(all_knights_out(), {0: "recruit M-ms knight", 1: "recruit K-ss knight"})
    moves, stays = told[:2]
    assert (moves.kind, moves.data["area"], moves.data["from"]) == ("recruit", "merchant", "knight")
    assert "moves from the shield area to the coin area" in sentences(moves, 0)[0]
    assert "stays there" in sentences(stays, 0)[0] and "y reste" in sentences(stays, 0)[1]


def masters(seats: int) -> list[Event]:
    """Everybody at the table places a Master in the same phase."""
    every = range(seats)
    scene = start(seats, dict.fromkeys(every, TOWER_HAND))
    scene.raise_towers(*every, then={seat: ["M-mm"] for seat in every})
    while scene.level < 4:
        scene.act({})
    return play_out(scene, dict.fromkeys(every, "hire M-mm 5.1"))


def test_masters_at_the_same_time_are_compared() -> None:
    told = masters(2)
    assert [event.kind for event in told] == ["hire", "hire", "master", "master", "holdings", "holdings", "shared_win"]
    assert told[-1].data == {"seats": [0, 1]}


def test_a_solo_master_wins() -> None:
    assert [event.kind for event in masters(1)] == ["hire", "master", "solo_won"]


def test_every_kind_of_event_is_told_in_both_languages() -> None:
    seen = {event.kind for seats in (1, 2) for event in masters(seats)}
    for table in RM_TABLES:
        for seed, policy in enumerate(POLICIES):
            for step in walk(table, policy, seed, 600):
                told = events_of(*step)
                seen |= {event.kind for event in told}
                ends = [event for event in told if event.kind in ("win", "shared_win", "solo_won", "solo_lost")]
                assert len(ends) == step[3].over and told[-len(ends) :] in (ends, told)
    assert seen == event_kinds() - NEVER_IN_A_GAME


def test_sealed_choices_are_not_told_before_the_last() -> None:
    """R12: steps of a draft, and seals that wait for others, tell nothing."""
    scene = start(3)
    assert play_out(scene, {2: "pass", 0: "act barter"}) == []
    assert play_out(scene, {0: "card K-ss", 1: "act recruit"}) == []
    assert [event.data["seat"] for event in play_out(scene, {1: "card K-ss"})[:3]] == [0, 1, 2]


def test_r23_skipped_draws_and_r21_areas_without_a_card_have_sentences() -> None:
    """Positions that no game reaches, made by hand: cards are taken off the table."""
    scene = start(2, {1: ["K-ms"]})
    record = position_of(scene).record
    record.recruits[3] = 0
    told = play_out(scene, {0: "pass", 1: "recruit K-ms"})
    assert [(event.kind, event.data) for event in told[-2:]] == [
        ("phases_end", {"level": 1}),
        ("no_recruit", {"area": "knight"}),
    ]
    record.hand_size[0] = 3
    record.hand_size[1] = 1
    skipped = telling._tell_skipped(record)
    assert [(event.kind, event.data) for event in skipped] == [
        ("skip_area", {"area": "knight"}),
        ("skip_hand", {"seat": 1, "count": 3}),
        ("skip_hand", {"seat": 0, "count": 1}),
    ]
    for event in skipped:
        check_event(event, position_of(scene))


@pytest.mark.parametrize("locale", LOCALES)
def test_each_kind_of_event_has_a_message_and_no_message_is_left_over(locale: str) -> None:
    messages = {key.removeprefix(f"{PREFIX}event-") for key in patterns(locale) if key.startswith(f"{PREFIX}event-")}
    assert messages == {kind.replace("_", "-") for kind in event_kinds()}


# Refusals


def probe(position: Position, actions: list[int]) -> set[int]:
    """The clauses that forbid any of these actions to anybody."""
    everybody = (*range(-1, position.seats + 1), CHANCE, SPECTATOR)
    return {position.refuse(seat, action) for seat in everybody for action in actions} - {0}


def test_every_refusal_has_its_sentence_in_both_languages() -> None:
    """At each new stage of a table's game all actions are tried, and now and then some of them."""
    chance = random.Random(1)
    found: set[int] = set()
    everything = [*range(-2, LAST + 3), 2**62, -(2**62)]
    for table in RM_TABLES:
        stages: set[Any] = set()
        for number, (before, *_, after) in enumerate(walk(table, "progress", 7, 1500)):
            record = before.record
            stage = (int(record.phase), bool(record.returning), *sorted({int(part) for part in record.stage}))
            if stage not in stages:
                found |= probe(before, everything)
            elif number % 15 == 0:
                found |= probe(before, chance.sample(everything, 40))
            stages.add(stage)
            if after.over:
                found |= probe(after, everything)
    scene = all_knights_out()
    scene.choose(0, "act recruit, card K-ss")
    found |= probe(position_of(scene), everything)
    for locale in LOCALES:
        assert all(has(locale, f"{PREFIX}refuse-{clause}") for clause in found)
        written = {int(key.rsplit("-", 1)[1]) for key in patterns(locale) if key.startswith(f"{PREFIX}refuse-")}
        assert written == found
