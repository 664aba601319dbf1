"""B1 to B15: material, set-up and turns."""

from __future__ import annotations

from collections import Counter

import pytest

from tavola.core.errors import BadOption
from tavola.core.game import CHANCE, SPECTATOR, Position
from tavola.games.builders import GAME
from tavola.games.builders.cards import (
    BUILDING_NAMES,
    COST,
    FIRST_MACHINE,
    HUMANS,
    NEEDS,
    PAYS,
    POINTS,
    PRODUCES,
    RANKS,
    RESOURCES,
    WORKER_NAMES,
    amounts,
)
from tests.games.builders.by_hand import act, chance, choices, place, refusal, shown, start, worker


def test_b1_workers():
    assert Counter(RANKS[:HUMANS]) == {"apprentice": 6, "labourer": 12, "journeyman": 16, "master": 8}
    totals: Counter[str] = Counter()
    for i in range(HUMANS):
        made = amounts(PRODUCES[i])
        assert sum(made.values()) == COST[i]
        totals.update(made)
    assert totals == dict.fromkeys(RESOURCES, 38)


def test_b1_equal_cards_are_one_choice():
    cards = [(int(COST[i]), int(PRODUCES[i])) for i in range(HUMANS)]
    twins = [WORKER_NAMES[i] for i in range(HUMANS) if cards.count(cards[i]) > 1]
    assert twins == ["worker_19", "worker_30"]
    position = place("10/w01/b12/- 10/w02/-/-", workers="w11+w12+w13+w19+w30")
    recruits = [choice["worker"] for choice in choices(position, 0) if choice["kind"] == "recruit"]
    assert "worker_19" in recruits and "worker_30" not in recruits
    assert refusal(position, 0, "recruit", worker="worker_30") == 1
    position = place("10/w01+w19+w30/b12/- 10/w02/-/-")
    assert refusal(position, 0, "send", worker="worker_30", site="building_12") == 1
    act(position, 0, "send", worker="worker_19", site="building_12")
    assert refusal(position, 0, "send", worker="worker_30", site="building_12") == 0


def test_b1_equal_cards_are_one_outcome():
    position = place("10/w01/-/- 10/w02/-/-", stage="worker", workers="w11+w12+w13+w14")
    weights = {GAME.action_to_data(position.record, CHANCE, a)["worker"]: w for a, w in position.outcomes()}
    assert weights.pop("worker_19") == 2 and "worker_30" not in weights and set(weights.values()) == {1}
    assert refusal(position, CHANCE, "turn_worker", worker="worker_30") == 1
    position = place("10/w01+w19/-/- 10/w02/-/-", stage="worker", workers="w11+w12+w13+w14")
    assert refusal(position, CHANCE, "turn_worker", worker="worker_30") == 0


def test_b2_buildings():
    assert len(BUILDING_NAMES) == 42 and BUILDING_NAMES[FIRST_MACHINE] == "machine_01" and FIRST_MACHINE == 34
    totals: Counter[str] = Counter()
    for needs in NEEDS:
        totals.update(amounts(needs))
    assert totals == {"stone": 65, "wood": 65, "knowledge": 66, "tile": 64}
    assert not PAYS[FIRST_MACHINE:].any() and POINTS[FIRST_MACHINE:].tolist() == [1] * 4 + [2] * 4
    made = [amounts(made) for made in PRODUCES[HUMANS:]]
    assert made == [{name: n} for n in (2, 3) for name in RESOURCES]
    assert (PAYS[33], POINTS[33]) == (20, 8)


def test_b3_the_bank_never_runs_dry():
    position = place("5000/w01/-/- 4000/w02/-/-")
    act(position, 0, "take", actions=3)
    assert shown(position)["seats"][0]["coins"] == 5006


def test_b4_one_apprentice_each():
    position = Position.start(GAME, 3)
    assert shown(position)["phase"] == "setup" and position.pending_seats() == [CHANCE]
    outcomes = [(GAME.action_to_data(position.record, CHANCE, a), w) for a, w in position.outcomes()]
    assert outcomes == [({"kind": "deal", "worker": worker(n)}, 1) for n in range(1, 7)]
    assert refusal(position, CHANCE, "turn_worker", worker="worker_09") == 4
    chance(position, "deal", worker="worker_04")
    assert refusal(position, CHANCE, "deal", worker="worker_04") == 4
    chance(position, "deal", worker="worker_02")
    chance(position, "deal", worker="worker_06")
    assert [seat["team"] for seat in shown(position)["seats"]] == [["worker_04"], ["worker_02"], ["worker_06"]]
    assert shown(position)["workers"]["stack"] == 39
    chance(position, "turn_worker", worker="worker_01")  # the other apprentices are in the stack


def test_b5_rows_coins_and_first_player():
    position = Position.start(GAME, 2)
    chance(position, "deal", worker="worker_01")
    chance(position, "deal", worker="worker_02")
    for number in (3, 40, 31, 20, 10):
        assert position.refuse(0, 0) == 5
        chance(position, "turn_worker", worker=worker(number))
    for building in ("machine_08", "building_34", "building_01", "building_02", "building_03"):
        chance(position, "turn_building", building=building)
    table = shown(position)
    assert table["workers"]["row"] == [worker(n) for n in (3, 10, 20, 31, 40)] and table["workers"]["stack"] == 35
    assert table["buildings"]["row"][-2:] == ["building_34", "machine_08"] and table["buildings"]["stack"] == 37
    assert [seat["coins"] for seat in table["seats"]] == [10, 10]
    assert (table["first"], table["turn"], table["actions"], table["phase"]) == (None, None, 0, "setup")
    assert position.outcomes() == [(a, 1) for a in position.legal(CHANCE)] and len(position.outcomes()) == 2
    assert refusal(position, CHANCE, "first", seat=2) == 5
    chance(position, "first", seat=1)
    table = shown(position)
    assert (table["first"], table["turn"], table["actions"], table["phase"]) == (1, 1, 3, "turn")


def test_b6_open_stacks():
    position = start(
        workers=(7, 8, 9, 10, 20, 21),
        buildings=("building_01", "building_02", "building_03", "building_12", "machine_01", "building_30"),
        open_stacks=True,
    )
    table = shown(position, SPECTATOR)
    assert table["workers"] == {"row": [worker(n) for n in (7, 8, 9, 10, 20)], "stack": 35, "top": "worker_21"}
    assert table["buildings"]["top"] == "building_30" and table["buildings"]["stack"] == 37
    told = act(position, 0, "recruit", worker="worker_08")
    assert [event.kind for event in told] == ["recruit", "fill_worker"]
    table = shown(position)
    assert table["workers"] == {"row": [worker(n) for n in (7, 9, 10, 20, 21)], "stack": 34, "top": None}
    chance(position, "turn_worker", worker="worker_42")
    assert shown(position)["workers"]["top"] == "worker_42" and shown(position)["workers"]["stack"] == 34
    act(position, 0, "open", site="building_02")
    chance(position, "turn_building", building="building_20")
    assert "building_30" in shown(position)["buildings"]["row"]
    assert shown(position)["buildings"]["top"] == "building_20"


def test_b6_the_last_top_is_not_replaced():
    rest = "+".join(f"w{n:02d}" for n in range(3, 43) if not 11 <= n <= 16)
    position = place(f"10/w01+{rest}/-/- 10/w02/-/-", stacks="open", next_worker="w16", next_building="b18")
    act(position, 0, "recruit", worker="worker_11")
    table = shown(position)
    assert table["workers"] == {"row": [worker(n) for n in range(12, 17)], "stack": 0, "top": None}
    assert position.pending_seats() == [0]


def test_b6_is_off_by_default():
    assert shown(start())["options"]["open_stacks"] is False and shown(start())["workers"]["top"] is None


def test_b7_actions_are_bought():
    position = place("11/w01/-/- 10/w02/-/-", actions="0")
    assert choices(position, 0) == [{"kind": "end"}, {"kind": "buy"}]
    act(position, 0, "buy")
    act(position, 0, "buy")
    assert (shown(position)["actions"], shown(position)["seats"][0]["coins"]) == (2, 1)
    assert refusal(position, 0, "buy") == 7
    last = place("5/w01/-/- 10/w02/-/-", actions="0")
    assert refusal(last, 0, "buy") == 0  # with the last 5 écus too, and with actions left
    assert refusal(place("5/w01/-/- 10/w02/-/-"), 0, "buy") == 0 == refusal(last, 0, "end")
    assert position.refuse(0, -1) == 7 and position.refuse(0, 10**12) == 7


def test_b8_opening_sites():
    position = start()
    act(position, 0, "open", site="building_12")
    chance(position, "turn_building", building="building_34")
    act(position, 0, "open", site="machine_01")
    chance(position, "turn_building", building="building_33")
    table = shown(position)
    assert table["seats"][0]["sites"] == [{"site": "building_12", "workers": []}, {"site": "machine_01", "workers": []}]
    assert table["actions"] == 1 and table["seats"][0]["coins"] == 10
    assert refusal(position, 0, "open", site="building_20") == 8
    act(position, 0, "take", actions=1)
    assert refusal(position, 0, "open", site="building_01") == 8  # no action left


def test_b9_recruiting():
    position = start()
    assert refusal(position, 0, "recruit", worker="worker_31") == 9
    act(position, 0, "recruit", worker="worker_20")
    chance(position, "turn_worker", worker="worker_31")
    table = shown(position)
    assert table["seats"][0]["team"] == ["worker_01", "worker_20"]
    assert (table["actions"], table["seats"][0]["coins"]) == (2, 10)
    position = place("10/w01/-/- 10/w02/-/-", actions="0")
    assert refusal(position, 0, "recruit", worker="worker_11") == 9


def test_b10_a_taken_card_is_replaced_and_usable_at_once():
    position = start()
    act(position, 0, "recruit", worker="worker_07")
    assert position.pending_seats() == [CHANCE] and shown(position)["turn"] == 0
    assert position.refuse(0, 0) == 10 and position.refuse(1, 0) == 14
    assert refusal(position, CHANCE, "turn_building", building="building_20") == 10
    assert refusal(position, CHANCE, "turn_worker", worker="worker_07") == 10
    chance(position, "turn_worker", worker="worker_42")
    assert refusal(position, CHANCE, "turn_worker", worker="worker_41") == 10
    act(position, 0, "open", site="building_12")
    chance(position, "turn_building", building="building_04")
    act(position, 0, "send", worker="worker_07", site="building_12")
    act(position, 0, "buy")
    act(position, 0, "recruit", worker="worker_42")
    chance(position, "turn_worker", worker="worker_41")


def test_b10_a_finished_machine_is_usable_at_once():
    position = place("10/w01+w06/m1,b12/- 10/w02/-/-")
    act(position, 0, "send", worker="worker_06", site="machine_01")
    act(position, 0, "send", worker="machine_01", site="building_12")
    assert shown(position)["seats"][0]["sites"] == [{"site": "building_12", "workers": ["machine_01"]}]


def test_b10_rows_shrink_when_the_stack_is_empty():
    rest = "+".join(f"w{n:02d}" for n in range(3, 43) if not 11 <= n <= 15)
    sites = ",".join([f"b{n:02d}" for n in range(1, 35) if not 13 <= n <= 17] + [f"m{n}" for n in range(1, 9)])
    position = place(f"10/w01+{rest}/{sites}/- 10/w02/-/-")
    act(position, 0, "recruit", worker="worker_13")
    act(position, 0, "open", site="building_13")
    assert position.pending_seats() == [0]
    table = shown(position)
    assert table["workers"] == {"row": [worker(n) for n in (11, 12, 14, 15)], "stack": 0, "top": None}
    assert table["buildings"]["row"] == [f"building_{n}" for n in (14, 15, 16, 17)]


def test_b11_each_worker_to_the_same_site_costs_one_action_more():
    position = place("30/w01+w03+w04+w05/b34:w20,b33/- 10/w02/-/-", actions="7")
    act(position, 0, "send", worker="worker_01", site="building_34")  # w20 came earlier and does not count
    assert shown(position)["actions"] == 6
    act(position, 0, "send", worker="worker_03", site="building_34")
    assert shown(position)["actions"] == 4 and shown(position)["sent"] == {"building_34": 2}
    act(position, 0, "send", worker="worker_04", site="building_33")  # each site counts for itself
    assert shown(position)["actions"] == 3 and shown(position)["seats"][0]["coins"] == 24
    act(position, 0, "send", worker="worker_05", site="building_34")
    assert shown(position)["actions"] == 0
    act(position, 0, "end")
    act(position, 1, "end")
    assert shown(position)["sent"] == {}


def test_b11_actions_and_wage_must_be_in_hand():
    position = place("4/w01+w03+w35+m1/b34,b33/m1 10/w02/b20/-", actions="1")
    assert refusal(position, 0, "send", worker="worker_35", site="building_34") == 11  # costs 5
    assert refusal(position, 0, "send", worker="worker_02", site="building_34") == 11  # not of the team
    assert refusal(position, 0, "send", worker="worker_01", site="building_20") == 11  # not an own site
    assert refusal(position, 0, "send", worker="worker_01", site="building_13") == 11  # not opened
    position = place("4/w01+w03/b34:w04*1/- 10/w02/-/-", actions="1")
    assert refusal(position, 0, "send", worker="worker_01", site="building_34") == 11  # the second costs 2 actions
    position = place("5/w01+w03/b34/- 10/w02/-/-", actions="0")
    assert refusal(position, 0, "send", worker="worker_01", site="building_34") == 11


def test_b11_a_machine_costs_no_coins():
    position = place("0/w01+m5/b34/m5 10/w02/-/-")
    act(position, 0, "send", worker="machine_05", site="building_34")
    assert shown(position)["seats"][0]["coins"] == 0 and shown(position)["actions"] == 2


def test_b12_a_worker_on_a_site_is_busy():
    position = place("10/w01/b34:w20,b33/- 10/w02/b22:w07/-")
    assert refusal(position, 0, "send", worker="worker_20", site="building_33") == 12
    assert refusal(position, 0, "send", worker="worker_07", site="building_33") == 11
    assert all(choice.get("worker") != "worker_20" for choice in choices(position, 0))


@pytest.mark.parametrize(("actions", "coins"), [(1, 1), (2, 3), (3, 6)])
def test_b13_taking_coins(actions, coins):
    position = place("10/w01/-/- 10/w02/-/-")
    act(position, 0, "take", actions=actions)
    assert shown(position)["seats"][0]["coins"] == 10 + coins and shown(position)["actions"] == 3 - actions


def test_b13_takings_are_not_added_together():
    position = place("10/w01/-/- 10/w02/-/-")
    act(position, 0, "take", actions=1)
    act(position, 0, "take", actions=1)
    assert shown(position)["seats"][0]["coins"] == 12
    assert refusal(position, 0, "take", actions=2) == 13
    act(position, 0, "buy")
    act(position, 0, "take", actions=2)  # a bought action counts like a free one
    assert shown(position)["seats"][0]["coins"] == 10


def test_b14_a_turn_ends_when_the_player_says_so():
    position = place("10/w01/-/- 10/w02/-/-", actions="5")
    assert position.refuse(1, 0) == 14 and position.refuse(7, 0) == 14 and position.refuse(-1, 0) == 14
    told = act(position, 0, "end")
    assert told[0].data["lost"] == 5
    table = shown(position)
    assert (table["turn"], table["actions"], table["seats"][0]["coins"]) == (1, 3, 10)


def test_b14_a_turn_ends_by_itself_only_without_actions_and_coins():
    position = place("1/w01/-/- 10/w02/-/-", actions="2")
    act(position, 0, "take", actions=1)
    assert shown(position)["turn"] == 0
    told = act(position, 0, "take", actions=1)
    assert [event.kind for event in told] == ["take", "out_of_actions", "turn"]
    assert shown(position)["turn"] == 1
    position = place("4/w01/-/- 10/w02/-/-", actions="1")
    act(position, 0, "take", actions=1)
    assert shown(position)["turn"] == 0 and choices(position, 0) == [{"kind": "end"}, {"kind": "buy"}]


def test_b14_a_turn_ends_by_itself_after_a_worker_is_sent():
    position = place("5/w01/b34/- 10/w02/-/-", actions="1")
    told = act(position, 0, "send", worker="worker_01", site="building_34")  # its wage of 2 leaves 3 écus
    assert [event.kind for event in told] == ["send", "out_of_actions", "turn"] and shown(position)["turn"] == 1
    position = place("2/w06/b01:w04/- 10/w02/-/-", actions="1")
    act(position, 0, "send", worker="worker_06", site="building_01")  # the finished site pays 8, enough for an action
    assert shown(position)["turn"] == 0 and choices(position, 0) == [{"kind": "end"}, {"kind": "buy"}]


def test_b14_a_turn_ends_by_itself_after_the_card_is_replaced():
    position = place("4/w01/-/- 10/w02/-/-", actions="1")
    act(position, 0, "recruit", worker="worker_11")
    assert shown(position)["turn"] == 0 and position.pending_seats() == [CHANCE]
    told = act(position, CHANCE, "turn_worker", worker="worker_20")
    assert [event.kind for event in told] == ["turn_worker", "out_of_actions", "turn"]
    assert shown(position)["turn"] == 1


def test_b15_everything_is_public():
    position = place("4/w01/-/- 13/w02/-/-")
    seen = [position.view(eye).show() for eye in (0, 1, SPECTATOR)]
    assert [view.pop("eye") for view in seen] == [0, 1, None]
    assert seen[0] == seen[1] == seen[2]
    assert [seat["coins"] for seat in seen[2]["seats"]] == [4, 13]


def test_b22_rounds_must_fit():
    with pytest.raises(BadOption):
        Position.start(GAME, 2, {"rounds": 0})
    with pytest.raises(BadOption):
        Position.start(GAME, 5)
