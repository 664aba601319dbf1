"""B16 to B22: finishing sites and the end of the game."""

from __future__ import annotations

import pytest

from tavola.core.game import CHANCE
from tests.games.builders.by_hand import act, choices, place, refusal, shown


def test_b16_a_site_is_finished_at_once_when_every_need_is_met():
    position = place("10/w01+w05+w06/b01/- 10/w02/-/-", actions="5")  # the arbour needs stone and tile
    told = act(position, 0, "send", worker="worker_06", site="building_01")  # wood is not needed, tile is
    assert [event.kind for event in told] == ["send"]
    told = act(position, 0, "send", worker="worker_01", site="building_01")  # stone; surplus is lost
    assert [event.kind for event in told] == ["send", "finish"]
    table = shown(position)
    assert table["seats"][0]["sites"] == [] and table["seats"][0]["finished"] == ["building_01"]
    assert table["actions"] == 2  # finishing took none
    assert table["sent"] == {}
    assert refusal(position, 0, "send", worker="worker_01", site="building_01") == 16


def test_b16_enough_of_one_resource_does_not_help_another():
    position = place("10/w04/b01:w10+w17+w20+w29/- 10/w02/-/-")
    act(position, 0, "send", worker="worker_04", site="building_01")
    assert len(shown(position)["seats"][0]["sites"][0]["workers"]) == 5


def test_b16_a_worker_of_no_use_may_be_sent():
    position = place("10/w04+w10/m5/- 10/w02/-/-")  # the crane needs wood 2 and knowledge 1
    act(position, 0, "send", worker="worker_10", site="machine_05")
    act(position, 0, "send", worker="worker_04", site="machine_05")
    assert shown(position)["seats"][0]["sites"][0]["workers"] == ["worker_04", "worker_10"]


def test_b17_coins_points_and_workers_come_back():
    position = place("4/w04+w06/b12:w05+w39,b33/- 10/w02/-/-")  # the cowshed needs wood 1, knowledge 2, tile 3
    told = act(position, 0, "send", worker="worker_06", site="building_12")
    assert told[1].data == {
        "seat": 0,
        "site": "building_12",
        "coins": 12,
        "points": 3,
        "workers": ["worker_05", "worker_06", "worker_39"],
    }
    seat = shown(position)["seats"][0]
    assert told[1].clause == "B17" and seat["coins"] == 4 - 2 + 12 and seat["points"] == 3
    assert seat["team"] == ["worker_04", "worker_05", "worker_06", "worker_39"]
    act(position, 0, "send", worker="worker_06", site="building_33")  # again in this turn, at this site's count
    assert shown(position)["actions"] == 1 and shown(position)["seats"][0]["coins"] == 12


def test_b17_the_wage_comes_before_the_gain():
    position = place("1/w06/b01:w04/- 10/w02/-/-")
    assert refusal(position, 0, "send", worker="worker_06", site="building_01") == 11


def test_b17_gained_coins_may_be_spent_at_once():
    position = place("2/w06/b01:w04/- 10/w02/-/-", actions="1")
    act(position, 0, "send", worker="worker_06", site="building_01")
    assert shown(position)["turn"] == 0 and shown(position)["seats"][0]["coins"] == 8
    act(position, 0, "buy")


def test_b18_a_finished_machine_joins_the_team():
    position = place("2/w06/m1,b34/- 10/w02/-/-")
    told = act(position, 0, "send", worker="worker_06", site="machine_01")
    assert told[1].kind == "finish_machine" and told[1].clause == "B18"
    seat = shown(position)["seats"][0]
    assert (seat["coins"], seat["points"]) == (0, 1)
    assert seat["team"] == ["worker_06", "machine_01"] and seat["finished"] == ["machine_01"]
    act(position, 0, "send", worker="machine_01", site="building_34")
    assert shown(position)["actions"] == 1
    assert refusal(position, 0, "send", worker="machine_02", site="building_34") == 18
    assert refusal(position, 0, "send", worker="machine_01", site="building_34") == 12


def test_b18_a_machine_comes_back_from_a_finished_site():
    position = place("9/w05/b05:m1/m1 10/w02/-/-")  # the stone bridge needs stone 2, knowledge 1
    act(position, 0, "send", worker="worker_05", site="building_05")
    assert shown(position)["seats"][0]["team"] == ["worker_05", "machine_01"]


FIFTEEN = "b22+b23+b33"  # their points


def test_b19_the_round_is_completed():
    position = place(f"9/w01+w16/m5:w06/{FIFTEEN} 10/w02/-/- 10/w03/-/-")
    act(position, 0, "send", worker="worker_16", site="machine_05")  # 17 points
    assert shown(position)["ending"] is False  # not before the end of the turn
    told = act(position, 0, "end")
    assert [event.kind for event in told] == ["end", "ending", "turn"] and shown(position)["ending"] is True
    act(position, 1, "end")
    assert shown(position)["phase"] == "turn"
    told = act(position, 2, "end")
    assert [event.kind for event in told] == ["end", "over", "score", "score", "score", "win"]
    table = shown(position)
    assert table["phase"] == "over" and table["turn"] is None and position.pending == 0
    assert position.refuse(0, 0) == 19 and position.refuse(CHANCE, 0) == 19
    assert choices(position, 0) == [] and table["result"]["shares"] == [1.0, 0.0, 0.0]


def test_b19_the_last_player_of_the_round_ends_it_alone():
    position = place(f"9/w01+w16/m5:w06/{FIFTEEN} 10/w02/-/-", first="1")
    act(position, 0, "send", worker="worker_16", site="machine_05")
    act(position, 0, "end")
    assert shown(position)["phase"] == "over"


def test_b19_coins_do_not_count():
    position = place(f"500/w01/-/{FIFTEEN} 10/w02/-/-", first="1")
    act(position, 0, "end")
    table = shown(position)
    assert table["phase"] == "turn" and table["ending"] is False and table["round"] == 2


def _over(seats: str):
    position = place(seats, first="1", rounds="1")
    act(position, 0, "end")
    return position


def test_b20_one_point_for_ten_coins():
    position = _over("29/w01/-/b34 30/w02/-/b33")
    assert shown(position)["result"]["scores"] == [10, 10]
    position = _over("9/w01/-/b34 30/w02/-/b33")
    assert shown(position)["result"] == {"shares": [0.0, 1.0], "ranks": [2, 1], "scores": [8, 10]}
    assert position.standing() == [2, 1] and position.returns() == [0.0, 1.0]


@pytest.mark.parametrize(
    ("seats", "ranks", "shares", "by"),
    [
        ("20/w01/-/b34 39/w02/-/b33", [1, 2], [1.0, 0.0], "buildings"),
        ("24/w01/-/b33 25/w02/-/b12+b22", [2, 1], [0.0, 1.0], "coins"),
        ("24/w01/-/b33 24/w02/-/b12+b22", [1, 1], [0.5, 0.5], None),
        ("24/w01/-/b33 24/w02/-/b12+b22 0/w03/-/-", [1, 1, 3], [0.5, 0.5, 0.0], None),
    ],
)
def test_b21_ties(seats, ranks, shares, by):
    position = place(seats, first="1", rounds="1", turn="0")
    if len(ranks) == 3:
        position = place(seats, rounds="1", turn="2")
    seat = position.pending_seats()[0]
    told = act(position, seat, "end")
    assert shown(position)["result"]["ranks"] == ranks == position.standing()
    assert shown(position)["result"]["shares"] == shares == position.returns()
    assert told[-1].clause == "B21" and told[-1].data.get("by") == by


def test_b22_rounds_are_capped():
    position = place("10/w01/-/- 10/w02/-/-", rounds="3", round="2", first="1")
    act(position, 0, "end")
    assert shown(position)["round"] == 3 and position.returns() == [0.0, 0.0]
    act(position, 1, "end")
    told = act(position, 0, "end")
    assert told[1].kind == "capped" and told[1].clause == "B22"
    assert position.refuse(1, 0) == 22 and shown(position)["result"]["ranks"] == [1, 1]
    assert shown(position)["ending"] is False
