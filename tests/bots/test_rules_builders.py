"""The rule-based player of The Builders: fair, always legal, sensible in scenes set by hand, far better than chance."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tavola.bots.policy import decide, judge, load_rules
from tavola.bots.rules.builders_plans import (
    COLUMNS,
    HOME,
    MAKES,
    MOST_POOL,
    MOST_WORKERS,
    PRICE,
    STACK_COLUMNS,
    cover,
    gather_pool,
)
from tavola.bots.rules_play import RULES, play
from tavola.core.game import CHANCE, Position
from tavola.core.rng import generator
from tavola.games.builders import GAME
from tavola.games.builders.cards import MET, UNMET
from tavola.sim.policy import PROGRESS, RANDOM
from tests.games.builders.by_hand import place
from tests.support import TABLES, Table, Walk

BUILDERS = [table for table in TABLES if table.game == "builders"]
load_rules(GAME)


def chosen(position: Position, seat: int, seed: int = 1) -> int:
    """The player's choice from the seat's view."""
    legal = np.array(position.legal(seat), np.int64)
    return int(decide(position.view(seat).record, seat, legal, len(legal), generator(seed)))


def word(position: Position, seat: int = 0) -> str:
    return GAME.write_action(position.record, seat, chosen(position, seat))


def line(position: Position, seat: int = 0) -> list[str]:
    """What the player does until its turn ends or a card must be drawn."""
    words = []
    while position.pending_seats() == [seat]:
        action = chosen(position, seat)
        words.append(GAME.write_action(position.record, seat, action))
        position.apply(seat, action)
    return words


@pytest.mark.parametrize("table", BUILDERS, ids=lambda t: t.name)
@pytest.mark.parametrize("policy", ["random", "progress", "rules"])
def test_the_choice_is_legal_and_the_same_for_all_that_the_seat_cant_tell_apart(table: Table, policy: str) -> None:
    walk = Walk(table, 17, "random" if policy == "rules" else policy)
    rng = generator(5)
    for _ in range(400):
        move = walk.next_move()
        if move is None:
            break
        seat, action = move
        if seat != CHANCE:
            legal = np.array(walk.position.legal(seat), np.int64)
            choice = chosen(walk.position, seat)
            assert choice in legal
            assert choice == decide(walk.position.record, seat, legal, len(legal), generator(1))
            other = walk.position.view(seat).resample(rng)
            assert choice == decide(other.record, seat, legal, len(legal), generator(1))
            if policy == "rules":
                action = choice
        walk.position.apply(seat, action)


def test_it_sends_the_worker_who_finishes() -> None:
    position = place("10/w01+w32/m5/- 10/w02/-/-")
    assert word(position) == "send:w32@m5"


def test_it_uses_freed_workers_again_in_the_same_turn() -> None:
    """B17: one worker finishes a site, is free, and finishes the next."""
    position = place("10/w01+w32/m5,b04/- 10/w02/-/-")
    assert sorted(line(position)[:2]) == ["send:w32@b04", "send:w32@m5"]


def test_it_takes_the_ecus_that_a_wage_lacks() -> None:
    """B13: two écus are missing for the worker who finishes a site for 16; two actions bring three."""
    position = place("2/w01+w29/b22:w28/- 10/w02/-/-")
    assert line(position)[:2] == ["take:2", "send:w29@b22"]


def test_in_the_last_turn_it_starts_nothing_that_it_cannot_finish() -> None:
    """B22: nothing in the row can be finished with three actions and no écus, so écus are all there is to gain."""
    position = place("0/w01/-/- 10/w02/-/-", rounds="1")
    assert line(position) == ["take:3", "end"]


def test_in_the_last_turn_it_buys_the_actions_that_finish_a_site() -> None:
    """B7, B20: a point is worth ten écus then."""
    position = place("18/w01+w28+w29/b22/- 10/w02/-/-", rounds="1", actions="1")
    words = line(position)[:4]
    assert words[1:3] == ["buy", "buy"]
    assert {words[0], words[3]} == {"send:w28@b22", "send:w29@b22"}


def test_it_does_not_take_coins_for_ever_where_no_plan_is_possible() -> None:
    """Nobody in the row or the team makes stone: another worker changes the row."""
    position = place("99/w02/-/- 10/w01/-/-", workers="w05+w16+w28+w32+w39", buildings="b19+b26+b30+b31+b33")
    assert word(position).startswith("recruit:")


def test_plans_are_the_cheapest() -> None:
    """Branch and bound, though it is cut off, nearly always finds what trying all sets of up to three finds."""
    possible = 0
    cheapest = 0
    for seed in range(6):
        walk = Walk(BUILDERS[0], seed, "progress")
        for _ in range(120):
            move = walk.next_move()
            if move is None:
                break
            walk.position.apply(*move)
        record = walk.position.record
        pool = np.zeros((MOST_POOL, COLUMNS), np.int64)
        size = gather_pool(record, 0, pool, 900, 500, 500, 150)
        stack = np.zeros((MOST_WORKERS, STACK_COLUMNS), np.int64)
        for site in range(len(UNMET)):
            found = cover(pool, size, 0, site, UNMET[site], 500, stack)
            best = None
            for several in range(1, 4):
                for places in itertools.combinations(range(size), several):
                    if any(pool[i, HOME] == site for i in places):
                        continue
                    if (int(UNMET[site]) + sum(int(pool[i, MAKES]) for i in places)) & MET == MET:
                        price = sum(int(pool[i, PRICE]) for i in places) + 500 * several * (several - 1) // 2
                        best = price if best is None else min(best, price)
            if best is None:
                continue
            chosen_places = [i for i in range(size) if found >> i & 1]
            price = sum(int(pool[i, PRICE]) for i in chosen_places)
            price += 500 * len(chosen_places) * (len(chosen_places) - 1) // 2
            possible += 1
            cheapest += found != 0 and price <= best
    assert possible > 60 and cheapest >= 0.95 * possible, (cheapest, possible)


def test_it_beats_chance_and_the_finishing_policy() -> None:
    """The lower end of the 95% interval counts."""
    for policies, least in (
        ((RULES, RANDOM), 0.98),
        ((RULES, RANDOM, RANDOM), 0.98),
        ((RULES, RANDOM, RANDOM, RANDOM), 0.98),
        ((RULES, PROGRESS), 0.95),
        ((RULES, PROGRESS, PROGRESS, PROGRESS), 0.9),
    ):
        shares = play("builders", policies, 400, seed=3)
        assert shares.mean[0] - shares.margin[0] >= least, (policies, shares)
        assert sum(shares.mean) == pytest.approx(1.0)


def test_games_between_rule_based_players_end_soon() -> None:
    for seats in (2, 3, 4):
        shares = play("builders", [RULES] * seats, 300, seed=4)
        assert shares.actions / shares.games < 45 * seats
        assert play("builders", [RULES] * seats, 300, seed=4) == shares


@pytest.mark.parametrize("table", BUILDERS, ids=lambda t: t.name)
def test_the_judge_shares_out_one_win(table: Table) -> None:
    walk = Walk(table, 23, "progress")
    out = np.zeros(8, np.float64)
    while (move := walk.next_move()) is not None:
        judge(walk.position.record, out)
        shares = out[: table.seats]
        assert shares.sum() == pytest.approx(1.0) and (shares > 0).all()
        walk.position.apply(*move)
    judge(walk.position.record, out)
    assert list(out[: table.seats]) == walk.position.returns()


def test_the_judge_prefers_who_is_ahead() -> None:
    out = np.zeros(2, np.float64)
    judge(place("10/w01/b22:w28/b21+b24 10/w02/-/b03").record, out)
    assert out[0] > 0.8
