"""Intrigue by rule: legal, fair, the same on views and positions, far better than chance."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tavola.bots.policy import decide, judge, load_rules, narrow
from tavola.core import calls
from tavola.core.bits import lowest
from tavola.core.game import Position
from tavola.core.generic import CHANCE, CHANCE_PENDING, apply, draw, legal, observe, pending
from tavola.core.kernel import kernel
from tavola.core.rng import below, generator
from tavola.games import load
from tests.games.intrigue.play import GAME, read

load_rules(load("intrigue"))


@kernel
def play(positions: Any, views: Any, by_rule: Any, by_view: Any, rng: Any, out: Any) -> Any:
    """A whole game: seats of `by_rule` play by rule (those of `by_view` from their views), the others at random.

    Returns how often a choice on the view was not the choice on the position.
    """
    position = positions[0]
    twin = np.zeros(1, np.uint64)
    differences = 0
    while True:
        owing = pending(position)
        if owing == 0:
            return differences
        if owing == CHANCE_PENDING:
            apply(position, CHANCE, draw(position, rng))
            continue
        seat = lowest(owing)
        count = legal(position, seat, out)
        action = out[below(rng, count)]
        if by_rule >> seat & 1:
            twin[0] = rng[0]
            action = decide(position, seat, out, count, rng)
            if by_view >> seat & 1:
                observe(position, seat, views[0])
                if decide(views[0], seat, out, count, twin) != action:
                    differences += 1
        apply(position, seat, action)


@kernel
def judge_at(positions: Any, i: Any, out: Any) -> Any:
    judge(positions[i], out)


@kernel
def narrow_at(positions: Any, i: Any, seat: Any, out: Any, count: Any) -> Any:
    return narrow(positions[i], seat, out, count)


@kernel
def decide_at(positions: Any, i: Any, seat: Any, out: Any, count: Any, rng: Any) -> Any:
    return decide(positions[i], seat, out, count, rng)


def games(seats: int, count: int, by_rule: int, by_view: int = 0) -> tuple[np.ndarray[Any, Any], int]:
    """Shares of the win and the number of differences over a number of games."""
    won, differences = np.zeros(seats), 0
    views, out = np.zeros(1, GAME.view), np.zeros(GAME.most_actions, np.int64)
    for game in range(count):
        position = Position.start(GAME, seats)
        differences += play(position.records, views, by_rule, by_view, generator(7, game), out)
        won += position.returns()
    return won / count, differences


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_rules_beat_random(seats: int) -> None:
    won, _ = games(seats, 300, by_rule=1)
    assert won[0] > 0.8


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_choice_on_view_is_choice_on_position(seats: int) -> None:
    _, differences = games(seats, 60, by_rule=31, by_view=31)
    assert differences == 0


def test_seats_are_equal() -> None:
    won, _ = games(4, 1000, by_rule=15)
    assert max(won) - min(won) < 0.1


def walk(seed: int, seats: int = 4) -> Any:
    """The positions of a game played by rule, with the seat that chooses."""
    position, rng = Position.start(GAME, seats), generator(seed)
    out = np.zeros(GAME.most_actions, np.int64)
    while not position.over:
        seat = position.pending_seats()[0]
        if seat == CHANCE:
            position.apply(seat, position.draw(rng))
            continue
        yield position, seat
        count = calls.legal_at(position.records, 0, seat, out)
        position.apply(seat, int(decide_at(position.records, 0, seat, out, count, rng)))
    yield position, -1


def test_judge_gives_shares() -> None:
    out = np.zeros(5)
    for position, seat in walk(3):
        judge_at(position.records, 0, out)
        assert sum(out[:4]) == pytest.approx(1.0)
        if seat < 0:
            assert list(out[:4]) == position.returns()


def test_judge_knows_the_winner_better_than_chance() -> None:
    right = 0
    for game in range(40):
        guess, out = -1, np.zeros(5)
        for position, seat in walk(100 + game):
            if seat >= 0 and position.record.lap == 4:
                judge_at(position.records, 0, out)
                guess = int(out[:4].argmax())
        right += position.returns()[guess] > 0
    assert right > 20


def test_narrow_keeps_a_few_legal_bribes() -> None:
    out = np.zeros(GAME.most_actions, np.int64)
    for position, seat in walk(5):
        if seat < 0:
            break
        actions = position.legal(seat)
        out[: len(actions)] = actions
        count = narrow_at(position.records, 0, seat, out, len(actions))
        kept = [int(action) for action in out[:count]]
        assert 1 <= count <= max(16, 4 * 4 * 4) and kept == sorted(set(kept)) and set(kept) <= set(actions)
        if position.record.phase == 1:
            assert count <= 16


def test_who_pays_most_is_chosen_and_the_leader_is_not() -> None:
    """With equal standing the higher bribe wins; with equal bribes the richer seat loses."""
    table = read(
        "4 closed 6 f0 r2 t3 internal.bribe - 30/1111/----/- 30/1111/----/- 30/1111/----/- 30/2211/0d--1s/0s1d2s2d"
    )
    table.do("bribe:1000 bribe:8000 bribe:1000")
    out = np.array(table.position.legal(3) + [0] * 20, np.int64)
    action = decide_at(table.position.records, 0, 3, out, 3, generator(1))
    assert GAME.write_action(table.record, 3, int(action)) == "choose:1:doctor"
