"""Renaissance Man, R21 and R22: the recruit areas are resolved, and hands are discarded from."""

from __future__ import annotations

from tests.games.renaissance_man.scenes import FILLER, TOWER_HAND, start


def test_r21_the_winner_takes_the_card_and_the_knights_return() -> None:
    scene = start(2, {0: ["S-mm"], "areas": [FILLER, "M-ms", FILLER, FILLER]})
    scene.act({0: "recruit S-mm"})
    assert scene.phase == "recruit" and scene.view()["area"] == "scholar" and scene.pending() == [0]
    assert scene.view()["recruits"][1] == "M-ms", "still there while its winner decides"
    assert scene.words(0) == {"keep", "place 2.1"}
    assert scene.refusal(0, "place 2.2") == 8 and scene.refusal(0, "place 3.1") == 7, "where R7 to R9 allow"
    assert scene.refusal(0, "pass") == scene.refusal(0, "done") == 21 == scene.refusal(1, "keep")
    scene.choose(0, "place 2.1")
    assert scene.worker(0, "2.1") == "M-ms" and scene.clauses("take") == ["R21"]
    assert scene.seat(0)["reserve"] == 4 and scene.seat(0)["knights"] == [0, 0, 0, 0]
    assert scene.view()["recruits"] == [FILLER, None, FILLER, FILLER] and scene.phase == "discard"
    assert scene.seat(0)["known"] == [] and scene.seat(0)["hand_size"] == 3


def test_r21_taking_into_the_hand_is_always_allowed_and_public() -> None:
    scene = start(2, {0: [FILLER], 1: ["M-mm"], "areas": ["M-ms", FILLER, FILLER, "B-mm"]})
    scene.act({0: f"recruit {FILLER}"})
    assert scene.words(0) == {"keep"}, "B-mm fits nowhere"
    scene.choose(0, "keep")
    for eye in (None, 0, 1):
        assert scene.seat(0, eye)["known"] == ["B-mm"] and scene.seat(0, eye)["maybe"] == []
    assert scene.seat(0)["hand_size"] == 4 and scene.hand(0)["B-mm"] == 1
    assert scene.view()["pile_known"] == [FILLER] and scene.clauses("keep") == ["R21"]


def test_r21_a_hand_may_grow_beyond_four() -> None:
    scene = start(2, {0: ["M-mm"], 1: ["M-mm"]})
    scene.spread_knights(0, 1, then={1: ["M-mm"]})
    scene.act({1: "recruit M-mm scholar"})
    assert scene.view()["area"] == "merchant" and scene.pending() == [1]
    scene.choose(1, "keep")
    assert scene.view()["area"] == "scholar" and scene.pending() == [0], "what was tied is won, without a card played"
    scene.choose(0, "keep")
    assert scene.seat(0)["hand_size"] == 5 and scene.phase == "discard"
    assert scene.seat(0)["knights"] == [0, 0, 1, 1] == scene.seat(1)["knights"]


def test_r21_more_than_each_other_player_is_enough_without_being_more_than_half() -> None:
    scene = start(3)
    scene.act(dict.fromkeys(range(3), f"recruit {FILLER}"))
    assert scene.phase == "discard" and scene.clauses("recruit_tied") == ["R21"]
    assert [scene.seat(seat)["knights"][3] for seat in range(3)] == [1, 1, 1], "in a tie the knights stay"
    assert scene.view()["recruits"][3] == FILLER, "and the card"
    scene.end_round()
    scene.act({1: f"recruit {FILLER}"})
    assert [scene.seat(seat)["knights"][3] for seat in range(3)] == [1, 2, 1] and scene.pending() == [1]
    scene.choose(1, "keep")
    assert [scene.seat(seat)["reserve"] for seat in range(3)] == [4, 4, 4], "everybody's knights return"
    assert scene.clauses("knights_return") == ["R21"] * 3


def test_r21_a_tie_of_the_strongest_is_a_tie_whoever_else_is_there() -> None:
    scene = start(3)
    scene.act(dict.fromkeys(range(3), f"recruit {FILLER}"))
    scene.end_round()
    scene.act(dict.fromkeys((0, 2), f"recruit {FILLER}"))
    assert [scene.seat(seat)["knights"][3] for seat in range(3)] == [2, 1, 2] and scene.phase == "discard"


def test_r21_winners_decide_one_after_another_publicly_from_left_to_right() -> None:
    scene = start(3, {0: ["B-mm"], 1: [FILLER], 2: ["M-mm"]}, dealer=1)
    scene.act({0: "recruit B-mm", 1: f"recruit {FILLER}", 2: "recruit M-mm"})
    for area, seat in (("merchant", 2), ("baker", 0), ("knight", 1)):
        assert scene.view()["area"] == area and scene.pending() == [seat]
        scene.choose(seat, "keep")
        assert scene.seat(seat)["known"] == [FILLER]
    assert scene.phase == "discard" and scene.view()["recruits"] == [None, FILLER, None, None]
    assert scene.view()["area"] is None


def test_r21_a_card_won_on_the_left_may_support_one_won_further_right() -> None:
    scene = start(2, {0: [FILLER], "areas": ["M-ms", "M-mm", FILLER, FILLER]})
    scene.act({0: f"barter {FILLER}"})
    scene.end_round({0: ["M-sb"]})
    scene.act({0: "hire M-sb 2.2"})
    scene.end_round({0: ["M-mm", "S-mm"]})
    scene.act({0: "recruit M-mm"})
    scene.act({0: "recruit S-mm"})
    assert scene.view()["area"] == "merchant" and scene.words(0) == {"remove 2.2", "keep", "place 2.1"}
    scene.choose(0, "place 2.1")
    assert scene.view()["area"] == "scholar" and scene.words(0) == {"remove 2.1", "remove 2.2", "keep", "place 3.1"}
    scene.choose(0, "place 3.1")
    assert scene.worker(0, "3.1") == "M-mm" and scene.phase == "discard"


def test_r21_resolution_comes_once_after_the_last_phase() -> None:
    scene = start(2, {0: [FILLER], 1: ["K-ms"]})
    scene.act({0: f"recruit {FILLER}", 1: "hire K-ms 2.1"})
    assert scene.phase == "action" and scene.level == 2 and scene.seat(0)["knights"] == [0, 0, 0, 1]
    scene.act({1: f"recruit {FILLER}"})
    assert scene.phase == "discard", "what would have been won after phase 1 is tied after phase 2"


def test_r21_an_area_without_a_card_is_not_resolved_and_its_knights_stay() -> None:
    scene = start(2, {0: [FILLER] * 4})
    scene.lose_cards()
    scene.act({0: f"recruit {FILLER}"})
    scene.choose(0, "keep")
    scene.lose_cards()
    scene.end_round()
    assert scene.view()["recruits"] == [FILLER, FILLER, FILLER, None]
    scene.act({0: f"recruit {FILLER}"})
    assert scene.phase == "discard" and scene.seat(0)["knights"] == [0, 0, 0, 1]
    assert scene.seat(0)["reserve"] == 3 and scene.clauses("no_recruit") == ["R21"]


def test_r22_all_discard_any_cards_at_the_same_time_face_down() -> None:
    scene = start(3, {0: ["M-ms", "B-bk", "B-bk"], 1: ["S-mm"]})
    scene.end_phases()
    assert scene.phase == "discard" and scene.pending() == [0, 1, 2]
    assert scene.words(0) == {"discard M-ms", "discard B-bk", f"discard {FILLER}", "done"}
    before = [scene.view(eye) for eye in (None, 1, 2)]
    scene.choose(0, "discard B-bk, discard M-ms, discard B-bk")
    assert scene.refusal(0, "discard B-bk") == scene.refusal(0, "discard S-mm") == 22, "no more of them in the hand"
    assert scene.refusal(0, "pass") == 22
    assert scene.view(0)["draft"]["discards"] == ["M-ms", "B-bk", "B-bk"]
    scene.choose(0, "done")
    assert scene.pending() == [1, 2] and [scene.view(eye) for eye in (None, 1, 2)] == before
    assert scene.seat(0, 0)["hand_size"] == 4 and scene.refusal(0, "done") == 22
    scene.choose(1, ", ".join(["discard S-mm", *[f"discard {FILLER}"] * 3, "done"]))
    scene.choose(2, "done")
    assert scene.phase == "refill" and [scene.seat(seat)["hand_size"] for seat in range(3)] == [1, 0, 4]
    assert scene.view()["pile"] == 7 and scene.view()["pile_known"] == []
    assert scene.seat(0, 0)["filed"] == ["M-ms", "B-bk", "B-bk"] and scene.seat(0, 1)["filed"] is None
    assert scene.clauses("discard") == ["R22", "R22"], "nothing is told of a seat that discards none"


def test_r22_a_discard_may_be_taken_back_until_all_are_done() -> None:
    scene = start(2)
    scene.end_phases()
    assert not scene.reopen(0)
    scene.choose(0, f"discard {FILLER}, done")
    assert scene.reopen(0) and scene.pending() == [0, 1]
    scene.act({})
    assert scene.phase == "action" and scene.view()["pile"] == 0


def test_r22_everybody_is_asked_even_with_an_empty_hand() -> None:
    scene = start(2, {1: [FILLER], "areas": [FILLER, FILLER, FILLER, "K-ms"]})
    for _ in range(3):
        scene.act({1: f"barter {FILLER}"})
        scene.end_round({1: [FILLER]})
    scene.end_round({0: TOWER_HAND})
    scene.raise_towers(0, then={1: [FILLER] * 4})
    for _ in range(4):
        scene.act({1: f"recruit {FILLER}"})
    assert scene.seat(1)["hand_size"] == 0 and scene.pending() == [1]
    scene.choose(1, "place 2.1")
    assert scene.phase == "discard" and scene.pending() == [0, 1] and scene.words(1) == {"done"}
    scene.choose(1, "done")
    assert scene.pending() == [0]


def test_r22_a_card_seen_taken_may_have_been_discarded() -> None:
    scene = start(2, {0: [FILLER], "areas": [FILLER, FILLER, FILLER, "B-mm"]})
    scene.act({0: f"recruit {FILLER}"})
    scene.choose(0, "keep")
    scene.choose(1, "done")
    scene.choose(0, f"discard {FILLER}, done")
    assert scene.seat(0)["known"] == [] and scene.seat(0)["maybe"] == ["B-mm"]
    scene.chance()
    scene.act({0: "barter B-mm"})
    assert scene.seat(0)["maybe"] == [] and scene.view()["pile_known"] == ["B-mm", FILLER]
