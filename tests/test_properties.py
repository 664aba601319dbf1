"""Properties that hold in every position of every game."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tavola.core.game import CHANCE, Position
from tavola.core.rng import generator
from tests.support import TABLES, Table, Walk, eyes

tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**32 - 1)
policies = st.sampled_from(["random", "progress"])
lengths = st.one_of(st.integers(0, 60), st.integers(0, 1500))
often = settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def some_position(table: Table, seed: int, policy: str, length: int) -> Position:
    return Walk(table, seed, policy).go(length)


@often
@given(tables, seeds, policies, lengths)
def test_a_resampled_world_looks_the_same_to_its_seat(table: Table, seed: int, policy: str, length: int) -> None:
    position = some_position(table, seed, policy, length)
    for eye in eyes(position):
        view = position.view(eye)
        world = view.resample(generator(seed, eye))
        assert world.view(eye) == view
        position.game.check(world.record)
        if eye < position.seats:
            assert world.legal(eye) == position.legal(eye)


@often
@given(tables, seeds, policies, lengths)
def test_nothing_is_created_or_lost(table: Table, seed: int, policy: str, length: int) -> None:
    walk = Walk(table, seed, policy)
    walk.game.check(walk.position.record)
    for _ in walk.steps(min(length, 300)):
        walk.game.check(walk.position.record)


@often
@given(tables, seeds, policies, lengths)
def test_refuse_is_zero_exactly_for_what_legal_lists(table: Table, seed: int, policy: str, length: int) -> None:
    position = some_position(table, seed, policy, length)
    rng = random.Random(seed)
    for seat in [*range(position.seats), CHANCE]:
        if seat == CHANCE:
            allowed = {a for a, _ in position.outcomes()} if position.pending_seats() == [CHANCE] else set()
        else:
            legal = position.legal(seat)
            assert legal == sorted(set(legal))
            allowed = set(legal)
        wild = [rng.randrange(-(2**40), 2**40) for _ in range(20)]
        for action in [*range(-5, 3000), *wild]:
            clause = position.refuse(seat, action)
            assert (clause == 0) == (action in allowed), (seat, action, clause)
            assert 0 <= clause <= position.game.last_clause
    for seat in (-1, 5, 6, 7, 9, 10, 63, 64, 1000):
        assert position.refuse(seat, 0) != 0


@often
@given(tables, seeds, policies, lengths)
def test_notation_and_structure_come_back_to_the_same_action(table: Table, seed: int, policy: str, length: int) -> None:
    position = some_position(table, seed, policy, length)
    game, record = position.game, position.record
    for seat in position.pending_seats():
        actions = [a for a, _ in position.outcomes()] if seat == CHANCE else position.legal(seat)
        words = [game.write_action(record, seat, action) for action in actions]
        assert len(set(words)) == len(words)
        for action, word in zip(actions, words, strict=True):
            assert " " not in word
            assert game.read_action(record, seat, word) == action
            assert game.action_from_data(record, seat, game.action_to_data(record, seat, action)) == action
            for locale in ("en", "fr"):
                assert game.say_action(locale, record, seat, action)


@often
@given(tables, seeds, policies, lengths)
def test_a_position_can_be_written_and_read_back(table: Table, seed: int, policy: str, length: int) -> None:
    position = some_position(table, seed, policy, length)
    text = position.write()
    assert "\n" not in text
    again = Position.read(position.game, text)
    assert again.records.tobytes() == position.records.tobytes()
    assert again.write() == text


@often
@given(tables, seeds, policies, lengths)
def test_every_event_has_its_sentence(table: Table, seed: int, policy: str, length: int) -> None:
    walk = Walk(table, seed, policy)
    walk.go(length)
    names = [f"Player{seat}" for seat in range(walk.position.seats)]
    before = walk.position.copy()
    for seat, action in walk.steps(20):
        for event in walk.game.events(before.record, seat, action, walk.position.record):
            assert event.clause[0] == walk.game.letter and 1 <= int(event.clause[1:]) <= walk.game.last_clause
            for eye in eyes(walk.position):
                for locale in ("en", "fr"):
                    assert walk.game.say_event(locale, event.seen_by(eye), names)
        before = walk.position.copy()


def choices(position: Position, seat: int, rng: random.Random) -> list[int]:
    """One whole random choice of the seat, made on a copy."""
    copy = position.copy()
    steps = []
    while True:
        action = rng.choice(copy.legal(seat))
        steps.append(action)
        copy.apply(seat, action)
        if copy.drafting(seat) == 0:
            return steps


@pytest.mark.parametrize(
    "table", [t for t in TABLES if t.game == "renaissance_man" and t.seats > 1], ids=lambda t: t.name
)
def test_seals_commute(table: Table) -> None:
    rng = random.Random(5)
    checked = 0
    for seed in range(6):
        walk = Walk(table, seed, "progress" if seed % 2 else "random")
        for _ in range(250):
            owing = walk.position.pending_seats()
            if not owing:
                break
            if CHANCE not in owing and len(owing) > 1 and not any(walk.position.drafting(s) for s in owing):
                made = {seat: choices(walk.position, seat, rng) for seat in owing}
                results = set()
                for _ in range(3):
                    copy = walk.position.copy()
                    order = rng.sample(owing, len(owing))
                    for seat in order:
                        for step in made[seat]:
                            copy.apply(seat, step)
                    results.add(copy.records.tobytes())
                    interleaved = walk.position.copy()
                    queues = {seat: list(made[seat]) for seat in owing}
                    while any(queues.values()):
                        seat = rng.choice([s for s in owing if queues[s]])
                        interleaved.apply(seat, queues[seat].pop(0))
                    results.add(interleaved.records.tobytes())
                assert len(results) == 1
                checked += 1
            move = walk.next_move()
            assert move is not None
            walk.position.apply(*move)
    assert checked > 20


@pytest.mark.parametrize("table", [t for t in TABLES if t.game == "renaissance_man"], ids=lambda t: t.name)
def test_a_seal_can_be_reopened_until_the_reveal(table: Table) -> None:
    rng = random.Random(7)
    reopened = 0
    for seed in range(8):
        walk = Walk(table, seed)
        for _ in range(130):
            owing = walk.position.pending_seats()
            if not owing:
                break
            if CHANCE not in owing and not any(walk.position.drafting(s) for s in range(table.seats)):
                seat = rng.choice(owing)
                steps = choices(walk.position, seat, rng)
                if len(owing) == 1:
                    steps = steps[:-1]
                copy = walk.position.copy()
                for step in steps:
                    copy.apply(seat, step)
                if steps:
                    assert copy.reopen(seat)
                    assert copy.records.tobytes() == walk.position.records.tobytes()
                    reopened += 1
            move = walk.next_move()
            assert move is not None
            walk.position.apply(*move)
    assert reopened > 10
