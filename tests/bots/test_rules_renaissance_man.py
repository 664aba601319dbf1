"""The rule-based player of Renaissance Man: fair, legal, and as strong as it has been measured."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from tavola import games
from tavola.bots.policy import decide, judge, load_rules
from tavola.bots.rules_play import RULES, play, play_rules
from tavola.core import calls
from tavola.core.game import CHANCE, Position
from tavola.core.kernel import kernel
from tavola.core.rng import generator
from tavola.games.renaissance_man.codes import ACT, CARD, PASS, PLACE, REMOVE
from tavola.sim.policy import PROGRESS, RANDOM, load_weights
from tests.support import TABLES, Table

GAME = games.load("renaissance_man")
load_rules(GAME)
load_weights(GAME)
OURS = [table for table in TABLES if table.game == "renaissance_man"]


@kernel
def decide_at(records: Any, seat: Any, out: Any, count: Any, rng: Any) -> Any:
    return decide(records[0], seat, out, count, rng)


@kernel
def judge_at(records: Any, out: Any) -> Any:
    judge(records[0], out)


def choice(records: Any, seat: int, legal: list[int]) -> int:
    return int(decide_at(records, seat, np.array(legal, np.int64), len(legal), generator(1)))


def walk(table: Table, seed: int, steps: int) -> list[Position]:
    """Positions of a game in which the player and luck take turns, so that odd pyramids come up too."""
    rng = random.Random(seed)
    position = table.start()
    seen = []
    for _ in range(steps):
        if position.over:
            break
        seat = rng.choice(position.pending_seats())
        if seat == CHANCE:
            position.apply(seat, rng.choice([action for action, _ in position.outcomes()]))
            continue
        seen.append(position.copy())
        legal = position.legal(seat)
        action = choice(position.view(seat).records, seat, legal) if rng.random() < 0.8 else rng.choice(legal)
        position.apply(seat, action)
    return seen


@pytest.mark.parametrize("table", OURS, ids=lambda t: t.name)
def test_legal_and_the_same_from_view_position_and_any_world(table: Table) -> None:
    """A choice is legal, and equal for the seat's view, the true position and a world that it can't tell apart."""
    asked = 0
    for seed in range(3):
        for position in walk(table, seed, 220):
            for seat in position.pending_seats():
                legal = position.legal(seat)
                view = position.view(seat)
                chosen = choice(view.records, seat, legal)
                assert chosen in legal
                assert chosen == choice(position.records, seat, legal)
                assert chosen == choice(view.resample(generator(seed, asked)).records, seat, legal)
                asked += 1
    assert asked > 50


def test_a_draft_follows_one_plan() -> None:
    """R12, R20: after removals comes an action or a pass, and a hire has a card and a place."""
    table = Table("renaissance_man", 2)
    hires = removals = 0
    for seed in range(4):
        for position in walk(table, seed, 300):
            if position.record.phase != 3 or position.drafting(0) or 0 not in position.pending_seats():
                continue
            steps: list[int] = []
            while position.legal(0) and (not steps or position.drafting(0)):
                steps.append(choice(position.view(0).records, 0, position.legal(0)))
                position.apply(0, steps[-1])
            kinds = [step for step in steps if step >= PASS]
            removed = [step for step in steps if REMOVE <= step < PASS]
            assert len(kinds) in (1, 2, 3)
            if ACT in kinds:
                hires += 1
                assert CARD <= kinds[1] < CARD + 96 and PLACE <= kinds[2] < PLACE + 25
            removals += len(removed)
    assert hires > 10 and removals > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beats_random_players(seats: int) -> None:
    assert play("renaissance_man", [RULES] + [RANDOM] * (seats - 1), 60, seed=5).mean[0] >= 0.99


@pytest.mark.parametrize(("seats", "floor"), [(2, 0.92), (3, 0.88), (4, 0.85)])
def test_beats_progress(seats: int, floor: float) -> None:
    assert play("renaissance_man", [RULES] + [PROGRESS] * (seats - 1), 120, seed=5).mean[0] >= floor


@pytest.mark.parametrize(
    ("options", "floor"),
    [({}, 0.52), ({"solo": "easier"}, 0.65), ({"solo": "tougher"}, 0.3)],
    ids=["normal", "easier", "tougher"],
)
def test_solo(options: dict[str, Any], floor: float) -> None:
    assert play("renaissance_man", [RULES], 300, seed=5, options=options).mean[0] >= floor


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end_with_a_master(seats: int) -> None:
    """R24: long before the cap of R26, also where both bury their workers under Renaissance Men."""
    positions, views = np.zeros(1, GAME.position), np.zeros(1, GAME.view)
    options = GAME.encode_options(GAME.complete_options({}, seats), seats)
    out, weights = np.zeros(GAME.most_actions, np.int64), np.zeros(GAME.most_actions, np.int64)
    rounds = []
    for number in range(800 if seats == 2 else 100):
        calls.setup_at(positions, 0, seats, options)
        play_rules(positions, 0, views, generator(21, number), np.full(seats, RULES, np.int64), out, weights)
        rounds.append(int(positions[0].round_number))
    assert np.mean(rounds) < 13
    assert max(rounds) < 60


@pytest.mark.parametrize("table", OURS, ids=lambda t: t.name)
def test_judge_gives_shares(table: Table) -> None:
    out = np.zeros(table.seats)
    for position in walk(table, 1, 150):
        judge_at(position.records, out)
        assert ((out >= 0) & (out <= 1)).all()
        assert table.seats == 1 or abs(out.sum() - 1) < 1e-9
