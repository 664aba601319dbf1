"""Self-tests of the slow Builders engine: whole random games, conservation, and facts from the clauses."""

import random

import pytest

from .builders import CLAUSES, RESOURCES, UNREACHABLE, Oracle, read_buildings, read_workers

TABLES = [(seats, open_stacks) for seats in (2, 3, 4) for open_stacks in (False, True)]


def options(open_stacks=False, rounds=100):
    return {"open_stacks": open_stacks, "rounds": rounds}


def chance(game, rng):
    outcomes = game.outcomes()
    game.apply("chance", rng.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0])


def set_up(seats=2, first=0, workers=None, buildings=None, apprentices=None, **table):
    """A game at its first turn, with the named cards turned up (the lowest ones where none is named)."""
    game = Oracle(seats, options(**table))
    named = {"deal": list(apprentices or []), "turn_worker": list(workers or []), "turn_building": buildings or []}
    named["turn_building"] = list(named["turn_building"])
    while game.pending() == ["chance"]:
        kind = game.outcomes()[0][0]["kind"]
        if kind == "first":
            game.apply("chance", {"kind": "first", "seat": first})
        elif named[kind]:
            key = "building" if kind == "turn_building" else "worker"
            game.apply("chance", {"kind": kind, key: named[kind].pop(0)})
        else:
            game.apply("chance", game.outcomes()[-1][0])
    return game


def settle(game):
    while game.pending() == ["chance"]:
        game.apply("chance", game.outcomes()[0][0])


def do(game, **action):
    game.apply(game.turn, action)
    settle(game)


def conserved(game):
    """Every card is in exactly one place; a finished machine is in its owner's finished cards and at work too."""
    workers, buildings, machines = [], [], []
    for player in game.players:
        for card in player["team"] + [w for there in player["sites"].values() for w in there]:
            (workers if card in game.workers else machines).append(card)
        buildings += list(player["sites"]) + player["finished"]
    for what, cards in (("worker", workers), ("building", buildings)):
        supply = game.supply[what]
        cards += supply["hidden"] + supply["row"] + ([supply["top"]] if supply["top"] else [])
    assert sorted(workers) == sorted(game.workers)
    assert sorted(buildings) == sorted(game.buildings)
    assert sorted(machines) == sorted(c for p in game.players for c in p["finished"] if c.startswith("machine"))


def eager(game, rng):
    """A player that likes to build, so that games end by points too."""
    legal = game.legal(game.turn)
    weights = {"send": 30, "open": 2, "recruit": 1, "take": 2, "buy": 0.2, "end": 0.3}
    player = game.players[game.turn]
    if len(player["sites"]) >= 2:
        weights["open"] = 0.05
    return rng.choices(legal, [weights[action["kind"]] for action in legal])[0]


def play(seats, table, rng, choose, watch=lambda game: None):
    game = Oracle(seats, table)
    for _ in range(100_000):
        if game.pending() == []:
            return game
        watch(game)
        if game.pending() == ["chance"]:
            chance(game, rng)
        else:
            game.apply(game.turn, choose(game, rng))
    raise AssertionError("the game does not end")


def test_facts_of_the_cards():
    """B1, B2: sums over all cards, and the only two equal ones."""
    workers, buildings = read_workers(), read_buildings()
    assert all(sum(worker["makes"].values()) == worker["cost"] for worker in workers.values())
    assert [sum(worker["makes"][r] for worker in workers.values()) for r in RESOURCES] == [38, 38, 38, 38]
    assert [sum(building["needs"][r] for building in buildings.values()) for r in RESOURCES] == [65, 65, 66, 64]
    game = Oracle(2, options())
    assert [(card, n) for card, n in game.kinds(game.workers) if n > 1] == [("worker_19", 2)]
    assert [(card, n) for card, n in game.kinds(game.buildings) if n > 1] == []


@pytest.mark.parametrize(("seats", "open_stacks"), TABLES)
def test_random_games_end_and_conserve(seats, open_stacks):
    """Cards are conserved, and money comes and goes by B7, B11, B13 and B17 only."""
    rng = random.Random(seats)

    def watch(game):
        conserved(game)
        legal = [str(a) for seat in range(seats) for a in game.legal(seat)]
        assert len(legal) == len(set(legal))
        assert all(player["coins"] >= 0 for player in game.players)
        view = game.view(None)
        assert view["turn"] in (None, game.turn)
        assert {key: v for key, v in game.view(0).items() if key != "eye"} == {
            k: v for k, v in view.items() if k != "eye"
        }

    game = play(seats, options(open_stacks, rounds=6), rng, lambda g, r: r.choice(g.legal(g.turn)), watch)
    conserved(game)
    assert game.round == 6 and not game.ending
    assert sum(game.shares()) == pytest.approx(1.0)


def test_money_moves_by_its_four_clauses_only():
    rng = random.Random(5)
    game = Oracle(3, options(rounds=30))
    gains = {1: 1, 2: 3, 3: 6}
    while game.pending():
        if game.pending() == ["chance"]:
            chance(game, rng)
            continue
        seat = game.turn
        action = eager(game, rng)
        before = [player["coins"] for player in game.players]
        finished = len(game.players[seat]["finished"])
        game.apply(seat, action)
        expected = list(before)
        if action["kind"] == "buy":
            expected[seat] -= 5
        elif action["kind"] == "take":
            expected[seat] += gains[action["actions"]]
        elif action["kind"] == "send":
            expected[seat] -= game.cost(action["worker"])
            for site in game.players[seat]["finished"][finished:]:
                expected[seat] += game.buildings[site]["coins"]
        assert [player["coins"] for player in game.players] == expected


def test_every_clause_is_reached_by_play():
    rng = random.Random(1)
    reached = set()
    for number in range(60):
        seats, open_stacks = TABLES[number % len(TABLES)]
        choose = eager if number % 4 else (lambda g, r: r.choice(g.legal(g.turn)))
        game = play(seats, options(open_stacks, rounds=2 if number % 3 == 0 else 100), rng, choose)
        game.view(None)
        reached |= game.clauses
        if set(CLAUSES) - set(UNREACHABLE) <= reached:
            break
    assert set(CLAUSES) - set(UNREACHABLE) - reached == set()


def test_the_order_of_chance_at_set_up():
    """B4 to B6."""
    for open_stacks, turned in ((False, 5), (True, 6)):
        game = Oracle(3, options(open_stacks))
        kinds = []
        while game.pending() == ["chance"]:
            kinds.append(game.outcomes()[0][0]["kind"])
            game.apply("chance", game.outcomes()[-1][0])
        assert kinds == ["deal"] * 3 + ["turn_worker"] * turned + ["turn_building"] * turned + ["first"]
        view = game.view(0)
        assert view["workers"]["stack"] == 34 and view["buildings"]["stack"] == 37
        assert (view["workers"]["top"] is not None) == open_stacks
        assert [seat["coins"] for seat in view["seats"]] == [10, 10, 10]


def test_equal_workers_are_one_outcome_and_one_choice():
    game = Oracle(2, options())
    for worker in ("worker_01", "worker_02"):
        game.apply("chance", {"kind": "deal", "worker": worker})
    weights = {outcome["worker"]: weight for outcome, weight in game.outcomes()}
    assert weights["worker_19"] == 2 and "worker_30" not in weights
    game.apply("chance", {"kind": "turn_worker", "worker": "worker_19"})
    weights = {outcome["worker"]: weight for outcome, weight in game.outcomes()}
    assert weights["worker_30"] == 1 and "worker_19" not in weights


def test_sending_costs_more_each_time_and_finishing_pays():
    """B7, B11, B16, B17: two workers on one site take 1 and 2 actions."""
    game = set_up(buildings=["building_05"], apprentices=["worker_01"], workers=["worker_12"])
    do(game, kind="open", site="building_05")  # needs 2 stone, 1 knowledge
    do(game, kind="recruit", worker="worker_12")
    do(game, kind="send", worker="worker_01", site="building_05")
    assert game.players[0]["coins"] == 8 and game.actions == 0 and game.sent == {"building_05": 1}
    do(game, kind="buy")
    assert {"kind": "send", "worker": "worker_12", "site": "building_05"} not in game.legal(0)
    do(game, kind="end")
    do(game, kind="end")
    do(game, kind="send", worker="worker_12", site="building_05")  # 3 écus left: exactly its wage
    assert game.players[0]["coins"] == 6 and game.players[0]["points"] == 1 and game.actions == 2
    assert sorted(game.players[0]["team"]) == ["worker_01", "worker_12"]


def test_a_machine_works_for_nothing():
    """B18."""
    game = set_up(buildings=["machine_01", "building_05"], apprentices=["worker_06"])
    do(game, kind="open", site="machine_01")
    do(game, kind="open", site="building_05")
    do(game, kind="send", worker="worker_06", site="machine_01")
    assert game.players[0]["points"] == 1 and game.players[0]["coins"] == 8
    do(game, kind="buy")
    do(game, kind="send", worker="machine_01", site="building_05")
    assert game.players[0]["coins"] == 3
    assert game.turn == 1  # B14: no action and fewer than 5 écus


def test_a_turn_waits_for_the_replacement_before_it_ends():
    """B10, B14."""
    game = set_up()
    do(game, kind="buy")
    do(game, kind="buy")
    for _ in range(4):
        do(game, kind="take", actions=1)
    assert game.turn == 0 and game.actions == 1 and game.players[0]["coins"] == 4
    game.apply(0, {"kind": "recruit", "worker": game.view(0)["workers"]["row"][0]})
    assert game.pending() == ["chance"] and game.view(0)["turn"] == 0
    settle(game)
    assert game.turn == 1


def test_an_empty_stack_asks_nothing_of_chance():
    """B10: the row shrinks; with open stacks (B6) the visible top is the last card to move."""
    for open_stacks in (False, True):
        game = set_up(open_stacks=open_stacks)
        supply = game.supply["worker"]
        supply["hidden"] = supply["hidden"][: 0 if open_stacks else 1]
        game.players[0]["coins"] = 100
        game.apply(0, {"kind": "recruit", "worker": game.sort(supply["row"])[0]})
        if not open_stacks:
            assert game.pending() == ["chance"]
            settle(game)
        assert game.pending() == [0] and len(supply["row"]) == 5
        game.apply(0, {"kind": "recruit", "worker": game.sort(supply["row"])[0]})
        assert game.pending() == [0] and len(supply["row"]) == 4
        assert game.view(0)["workers"]["stack"] == 0 and game.view(0)["workers"]["top"] is None


@pytest.mark.parametrize("trigger", [0, 1, 2])
def test_the_round_is_completed(trigger):
    """B19: all have had the same number of turns, whoever reaches 17 points."""
    game = set_up(seats=3, first=1)
    turns = []
    while game.pending():
        turns.append(game.turn)
        if game.turn == trigger:
            game.players[trigger]["points"] = 17
        do(game, kind="end")
    assert turns == [1, 2, 0] and game.ending and game.round == 1
    assert game.ranks()[trigger] == 1


def test_ties():
    """B20, B21: score, then points, then écus, then the win is shared."""
    game = set_up(seats=4, rounds=1)
    for player, (points, coins) in zip(game.players, [(5, 10), (4, 29), (5, 19), (5, 19)], strict=True):
        player["points"], player["coins"] = points, coins
    for _ in range(4):
        do(game, kind="end")
    view = game.view(None)
    assert view["result"] == {"shares": [0.0, 0.0, 0.5, 0.5], "ranks": [3, 4, 1, 1], "scores": [6, 6, 6, 6]}
    assert view["phase"] == "over" and view["turn"] is None and view["ending"] is False
    assert {"B20", "B21", "B22"} <= game.clauses
