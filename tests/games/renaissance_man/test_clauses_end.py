"""Renaissance Man, R23 to R26: the refill, Masters, and the cap on rounds."""

from __future__ import annotations

import pytest

from tavola.core.errors import BadOption
from tavola.core.game import CHANCE
from tests.games.renaissance_man.scenes import FILLER, TOWER_HAND, Scene, deck_of, start


def test_r23_areas_are_refilled_from_left_to_right_and_then_hands_from_the_dealers_left() -> None:
    scene = start(3, {0: ["B-mm"], 1: ["M-mm"]}, dealer=1)
    scene.act({0: "recruit B-mm", 1: "recruit M-mm"})
    scene.choose(1, "keep")
    scene.choose(0, "keep")
    scene.choose(0, f"discard {FILLER}, discard {FILLER}, done")
    scene.choose(1, f"discard {FILLER}, done")
    scene.choose(2, f"discard {FILLER}, done")
    assert scene.phase == "refill" and scene.pending() == [CHANCE]
    scene.draw("S-ms")
    assert scene.view()["recruits"] == ["S-ms", FILLER, None, FILLER] and scene.clauses("refill") == ["R23"]
    scene.draw("B-ms")
    assert scene.view()["recruits"] == ["S-ms", FILLER, "B-ms", FILLER]
    for seat, sizes in ((2, [2, 3, 4]), (0, [3, 3, 4]), (0, [4, 3, 4]), (1, [4, 4, 4])):
        scene.draw(FILLER)
        assert [scene.seat(other)["hand_size"] for other in range(3)] == sizes, f"seat {seat} drew"
    assert scene.phase == "action" and scene.view()["round"] == 2 and scene.clauses("round") == ["R11"]


def test_r23_chance_draws_only_what_is_in_the_deck() -> None:
    scene = start(2, {0: ["K-sb", "K-sb"]})
    scene.end_phases()
    scene.choose(0, "discard K-sb, done")
    scene.choose(1, "done")
    assert "K-sb" not in scene.weights() and scene.refusal(CHANCE, "pass") == 23
    assert sum(scene.weights().values()) == scene.view()["deck"]


def test_r23_somebody_with_more_than_four_cards_keeps_them_and_draws_none() -> None:
    scene = start(2, {0: ["M-mm"], 1: ["M-mm"]})
    scene.spread_knights(0, 1, then={1: ["M-mm"]})
    scene.act({1: "recruit M-mm scholar"})
    scene.choose(1, "keep")
    scene.choose(0, "keep")
    hand = scene.hand(0)
    scene.act({})
    assert scene.phase == "refill", "the two areas"
    scene.chance()
    assert scene.phase == "action" and scene.hand(0) == hand and hand.total() == 5
    scene.act({0: f"barter {FILLER}"})
    deck = scene.view()["deck"]
    scene.act({})
    assert scene.phase == "action" and scene.seat(0)["hand_size"] == 4 and scene.view()["deck"] == deck


def test_r23_the_pile_becomes_the_deck_only_when_a_draw_is_due() -> None:
    scene = start(4, {0: ["M-ms"]})
    scene.drain(keep={0: ["M-ms"]})
    assert scene.phase == "action" and scene.view()["deck"] == 0 and scene.view()["pile"] == 96 - 20
    assert scene.clauses("reshuffle") == []
    scene.end_phases()
    assert scene.view()["deck"] == 0, "nothing is due yet"
    scene.choose(0, "discard M-ms, done")
    for seat in (1, 2, 3):
        scene.choose(seat, "done")
    assert scene.view()["deck"] == 77 and scene.view()["pile"] == 0 and scene.clauses("reshuffle") == ["R23"]
    assert scene.weights()["M-ms"] >= 1, "what was just discarded is in it"
    for seat in range(4):
        assert scene.seat(seat, seat)["filed"] == [] and scene.seat(seat)["maybe"] == []
    assert scene.view()["pile_known"] == []


def test_r23_nothing_is_drawn_when_nobody_needs_a_card() -> None:
    scene = start(4)
    scene.drain()
    scene.end_phases()
    scene.act({})
    assert scene.phase == "action" and scene.view()["deck"] == 0 and scene.view()["pile"] == 76


def test_r23_the_deck_may_run_out_in_the_middle_of_a_refill() -> None:
    scene = start(4)
    scene.drain(leave=2)
    scene.end_phases()
    for seat in range(4):
        card = next(iter(scene.hand(seat)))
        scene.choose(seat, f"discard {card}, done")
    assert sum(scene.weights().values()) == 2
    scene.draw(next(iter(scene.weights())))
    scene.draw(next(iter(scene.weights())))
    assert scene.view()["deck"] == 96 - 4 - 14 and [scene.seat(seat)["hand_size"] for seat in range(4)] == [3, 4, 4, 3]


def test_r23_draws_are_skipped_when_deck_and_pile_are_empty() -> None:
    scene = start(2, {0: ["M-mm", FILLER], 1: [FILLER]})
    scene.act({0: f"recruit {FILLER}"})
    scene.choose(0, "keep")
    scene.lose_cards()
    scene.act({})
    assert scene.phase == "action" and scene.view()["round"] == 2
    assert scene.view()["recruits"][3] is None and scene.seat(1)["hand_size"] == 4
    scene.act({1: f"barter {FILLER}"})
    scene.lose_cards()
    scene.act({})
    assert scene.phase == "action" and scene.view()["round"] == 3 and scene.seat(1)["hand_size"] == 3
    assert scene.clauses("skip_area") == ["R23"] and scene.clauses("skip_hand") == ["R23"]


def to_phase_4(scene: Scene) -> None:
    while scene.level < 4:
        scene.act({})


def test_r24_whoever_places_the_master_in_a_phase_wins_after_it() -> None:
    scene = start(3, {1: TOWER_HAND})
    scene.raise_towers(1, then={1: ["M-mm"]})
    to_phase_4(scene)
    scene.choose(1, "hire M-mm 5.1")
    assert scene.phase == "action", "the others are still to seal"
    scene.choose(0, "pass")
    scene.choose(2, "pass")
    assert scene.phase == "over" and scene.pending() == [] and scene.view()["level"] == 0
    assert scene.shares() == [0.0, 1.0, 0.0] and scene.ranks() == [2, 1, 2]
    assert scene.view()["result"] == {"shares": [0.0, 1.0, 0.0], "ranks": [2, 1, 2], "scores": [5, 15, 5]}
    assert scene.clauses("master") == ["R24"] == scene.clauses("win")
    assert [scene.legal(seat) for seat in range(3)] == [[]] * 3
    assert scene.refusal(0, "pass") == scene.refusal(CHANCE, "pass") == 24


def test_r24_the_phase_is_carried_out_in_full_before_the_end() -> None:
    scene = start(2, {0: ["M-mm"], 1: ["S-ms"]})
    scene.act({0: "barter M-mm", 1: "barter S-ms"})
    scene.end_round({1: ["M-mm"]})
    scene.teach_three(1, then={0: TOWER_HAND})
    scene.raise_towers(0, then={0: ["M-mm"]})
    scene.act({0: "hire M-mm 5.1", 1: f"teach {FILLER}"})
    assert scene.phase == "men" and scene.worker(0, "5.1") == "M-mm", "seat 1 has created a Renaissance Man"
    scene.chance()
    scene.choose(1, "place 2.1")
    assert scene.phase == "over" and scene.worker(1, "2.1") == "man"
    assert scene.shares() == [1.0, 0.0] and scene.view()["result"]["scores"] == [15, 6]


def test_r24_after_a_resolution_in_which_later_areas_are_still_resolved() -> None:
    scene = start(2, {0: [FILLER], 1: [FILLER]})
    scene.act({0: f"barter {FILLER}"})
    scene.end_round({0: [FILLER]})
    scene.act({0: f"barter {FILLER}"})
    scene.end_round({0: TOWER_HAND, 1: ["M-mm"]})
    scene.act({1: "recruit M-mm"})
    scene.choose(1, "keep")
    scene.act({1: "done"})
    scene.chance({"areas": ["M-mm"], 0: TOWER_HAND})
    scene.raise_towers(0, then={0: ["M-mm", "S-mm"], 1: [FILLER]})
    scene.act({0: "recruit M-mm", 1: f"recruit {FILLER}"})
    scene.act({0: "recruit S-mm"})
    scene.end_phases()
    assert scene.view()["area"] == "merchant" and scene.words(0) == {"remove 4.1", "remove 4.2", "keep", "place 5.1"}
    scene.choose(0, "place 5.1")
    assert scene.phase == "recruit" and scene.view()["area"] == "scholar" and scene.pending() == [0]
    assert scene.words(0) == {"keep"}, "R20: the Master is never removed, and covers level 4"
    assert scene.refusal(0, "remove 5.1") == scene.refusal(0, "remove 4.1") == 20
    scene.choose(0, "keep")
    assert scene.view()["area"] == "knight" and scene.pending() == [1]
    scene.choose(1, "keep")
    assert scene.phase == "over" and scene.shares() == [1.0, 0.0] and scene.clauses("win") == ["R24"]
    assert scene.seat(1)["known"] == [FILLER]


PREPARE = {"stored": f"barter {FILLER}", "taught": f"teach {FILLER}", "knight": f"recruit {FILLER}"}


@pytest.mark.parametrize("kind", PREPARE)
def test_r25_of_several_masters_the_one_with_more_tokens_and_knights_wins(kind: str) -> None:
    scene = start(3, {1: [FILLER], 2: [FILLER]})
    scene.act({1: PREPARE[kind], 2: PREPARE[kind]} if kind == "knight" else {1: PREPARE[kind]})
    scene.end_round({0: TOWER_HAND, 1: TOWER_HAND})
    scene.raise_towers(0, 1, then={0: ["M-mm"], 1: ["M-mm"]})
    to_phase_4(scene)
    scene.act(dict.fromkeys((0, 1), "hire M-mm 5.1"))
    assert scene.phase == "over" and scene.shares() == [0.0, 1.0, 0.0] and scene.ranks() == [2, 1, 3]
    assert scene.clauses("holdings") == ["R25", "R25"] and scene.clauses("win") == ["R25"]


def test_r25_equal_masters_share_the_win() -> None:
    scene = start(3, {2: [FILLER]})
    scene.act({2: f"barter {FILLER}"})
    scene.end_round({0: TOWER_HAND, 1: TOWER_HAND})
    scene.raise_towers(0, 1, then={0: ["M-mm"], 1: ["M-mm"]})
    to_phase_4(scene)
    scene.act(dict.fromkeys((0, 1), "hire M-mm 5.1"))
    assert scene.shares() == [0.5, 0.5, 0.0] and scene.ranks() == [1, 1, 3], "seat 2 has more, but no Master"
    assert scene.clauses("shared_win") == ["R25"]


def test_r25_several_masters_may_come_from_one_resolution() -> None:
    scene = start(2, {0: [FILLER], 1: [FILLER], "areas": ["M-mm", "M-mm", FILLER, FILLER]})
    scene.act(dict.fromkeys((0, 1), f"barter {FILLER}"))
    scene.end_round({1: [FILLER]})
    scene.act({1: f"barter {FILLER}"})
    scene.end_round({0: TOWER_HAND, 1: TOWER_HAND})
    scene.raise_towers(0, 1, then={0: ["M-mm"], 1: ["S-mm"]})
    scene.act({0: "recruit M-mm", 1: "recruit S-mm"})
    scene.end_phases()
    scene.choose(0, "place 5.1")
    assert scene.phase == "recruit" and scene.pending() == [1]
    scene.choose(1, "place 5.1")
    assert scene.phase == "over" and scene.shares() == [0.0, 1.0] and scene.ranks() == [2, 1]
    assert [scene.seat(seat)["knights"] for seat in (0, 1)] == [[0, 0, 0, 0]] * 2, "the knights are back"
    assert scene.clauses("win") == ["R25"], "by the token that seat 1 has left"


def test_r25_the_sum_is_counted_after_the_phase() -> None:
    # Seat 0 rests its Master on two Scholars, so it has to spend its Merchant's token; seat 1 has nothing stored.
    deck = deck_of(FILLER, M_ms=2, M_sb=2, M_bk=2, M_km=2, M_mm=14, S_mm=4)
    scene = start(2, {0: ["M-mm"]}, deck=deck)
    scene.act({0: "barter M-mm"})
    scene.end_round({0: TOWER_HAND, 1: TOWER_HAND})
    scene.raise_towers(0, 1, then={0: ["S-mm", "S-mm"]})
    while scene.level < 3:
        scene.act({})
    scene.act({0: "remove 4.2, remove 4.1, hire S-mm 4.1"})
    scene.end_round({0: ["S-mm", FILLER], 1: ["M-mm"]})
    while scene.level < 3:
        scene.act({})
    scene.act({0: "hire S-mm 4.2"})
    assert scene.level == 4 and scene.seat(0)["stored"] == [1, 0, 0, 0]
    scene.act({0: f"hire {FILLER} 5.1", 1: "hire M-mm 5.1"})
    assert scene.phase == "over" and scene.shares() == [0.5, 0.5]


def test_r26_the_game_is_capped_after_the_last_rounds_refill() -> None:
    scene = start(2, {0: ["K-ms"]}, rounds=2)
    scene.end_round({0: ["K-ms"]})
    scene.act({0: "hire K-ms 2.1"})
    scene.end_phases()
    scene.act({})
    assert scene.phase == "refill" and scene.view()["round"] == 2
    scene.chance()
    assert scene.phase == "over" and scene.seat(0)["hand_size"] == 4 and scene.view()["round"] == 2
    assert scene.shares() == [1.0, 0.0] and scene.view()["result"]["scores"] == [6, 5]
    assert scene.clauses("capped") == ["R26"] == scene.clauses("win")


def test_r26_renaissance_men_count_as_workers() -> None:
    scene = start(2, {0: ["M-mm"]}, rounds=4)
    scene.teach_three(0, then={0: [FILLER], 1: ["K-ms", FILLER]})
    scene.act({0: f"teach {FILLER}"})
    scene.chance()
    scene.choose(0, "place 2.1")
    scene.end_round()
    assert scene.phase == "over" and scene.shares() == [1.0, 0.0] and scene.view()["result"]["scores"] == [6, 5]


@pytest.mark.parametrize(
    ("last", "shares", "ranks"),
    [("pass", [0.5, 0.5, 0.0], [1, 1, 3]), (f"barter {FILLER}", [0.0, 1.0, 0.0], [2, 1, 3])],
)
def test_r26_equal_workers_are_decided_by_the_sum_and_equal_sums_share(
    last: str, shares: list[float], ranks: list[int]
) -> None:
    scene = start(3, rounds=2)
    scene.act({0: f"barter {FILLER}", 1: f"teach {FILLER}"})
    scene.end_round()
    scene.act({1: last})
    scene.end_round()
    assert scene.phase == "over" and scene.shares() == shares and scene.ranks() == ranks
    assert scene.clauses("win") + scene.clauses("shared_win") == ["R26"]


def test_r26_more_workers_outweigh_any_sum() -> None:
    scene = start(2, {0: ["K-ms"]}, rounds=2)
    scene.act({0: "hire K-ms 2.1", 1: f"barter {FILLER}"})
    scene.end_round()
    scene.act({1: f"barter {FILLER}"})
    scene.end_round()
    assert scene.shares() == [1.0, 0.0] and scene.ranks() == [1, 2]


def test_r26_a_capped_solo_game_is_lost() -> None:
    scene = start(1, {0: ["K-ms"]}, rounds=1)
    scene.act({0: "hire K-ms 2.1"})
    scene.end_round()
    assert scene.phase == "over" and scene.shares() == [0.0] and scene.view()["result"]["scores"] == [0]
    assert scene.clauses("solo_lost") == ["R26"]


def test_r26_the_cap_is_an_option_of_200_rounds_by_default() -> None:
    assert Scene(2).view()["options"]["rounds"] == 200 and Scene(2, rounds=1000).view()["options"]["rounds"] == 1000
    for bad in (0, 1001, -1, "many", 2.5):
        with pytest.raises(BadOption):
            Scene(2, rounds=bad)
