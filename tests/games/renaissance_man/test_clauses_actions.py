"""Renaissance Man, R11 to R15: phases, sealed choices, access, hiring and bartering."""

from __future__ import annotations

import pytest

from tavola.core.game import Data
from tests.games.renaissance_man.scenes import FILLER, TOWER_HAND, start


def test_r11_phase_1_is_always_played_and_without_workers_above_no_other() -> None:
    scene = start(2)
    for _ in range(2):
        assert scene.phase == "action" and scene.level == 1 and scene.pending() == [0, 1]
        assert scene.end_phases() == [1]
        assert scene.phase == "discard" and scene.level == 0
        scene.end_round()


def test_r11_the_next_phase_is_called_when_anybody_has_a_worker_there() -> None:
    scene = start(3, {0: ["K-ms"]})
    scene.act({0: "hire K-ms 2.1"})
    assert scene.phase == "action" and scene.level == 2 and scene.pending() == [0, 1, 2]
    assert scene.words(0) == {"remove 2.1", "pass", "act recruit"}, "placed in phase 1, it acts in phase 2"
    assert scene.words(1) == {"pass"} == scene.words(2)
    assert scene.end_phases() == [2]


def test_r11_workers_removed_in_the_phase_do_not_call_the_next() -> None:
    scene = start(2, {0: ["K-ms"]})
    scene.act({0: "hire K-ms 2.1"})
    scene.end_round()
    scene.act({0: "remove 2.1, pass"})
    assert scene.phase == "discard"


def test_r11_covered_workers_call_phases_and_there_is_no_phase_5() -> None:
    scene = start(2, {0: TOWER_HAND})
    scene.raise_towers(0)
    assert scene.end_phases() == [1, 2, 3, 4]
    assert scene.phase == "discard"


def test_r11_a_renaissance_man_calls_the_next_phase() -> None:
    scene = start(2, {0: ["M-mm"]})
    scene.teach_three(0, then={0: ["K-ms"]})
    scene.act({0: "teach K-ms"})
    scene.chance()
    scene.choose(0, "place 2.2")
    assert scene.phase == "action" and scene.level == 2
    assert scene.words(0) == {"remove 2.2", "pass"}


def test_r11_the_end_check_comes_before_the_next_phase() -> None:
    scene = start(2, {0: ["M-mm"]})
    scene.act({0: "barter M-mm"})
    scene.end_round({0: TOWER_HAND})
    scene.raise_towers(0, then={0: ["M-mm"]})
    scene.act({0: "hire M-mm 5.1"})
    assert scene.phase == "over", "by the token, in phase 1, though level 2 has workers"


def test_r12_all_seal_at_the_same_time_and_nothing_happens_before_the_last() -> None:
    scene = start(3, {0: ["M-bk"], 1: ["S-ms"], 2: ["K-ms"]})
    before = [scene.view(eye) for eye in (None, 1, 2)]
    scene.choose(0, "barter M-bk")
    assert [scene.view(eye) for eye in (None, 1, 2)] == before
    assert scene.pending() == [1, 2] and scene.legal(0) == []
    scene.choose(2, "hire K-ms 2.1")
    scene.choose(1, "act teach, card S-ms")
    view = scene.view()
    assert view["seats"][0]["stored"] == [1, 0, 0, 0]
    assert view["seats"][1]["taught"] == [0, 1, 0, 0]
    assert view["seats"][2]["pyramid"][5] == "K-ms"


def test_r12_the_draft_is_shown_to_its_own_seat_only() -> None:
    scene = start(2, {0: ["K-ms"]})
    empty: Data = {"set": [], "removed": [], "action": None, "card": None, "place": None, "drop": None, "knight": None}
    empty |= {"discards": [], "kept": False, "sealed": False}
    assert scene.view(0)["draft"] == empty == scene.view(1)["draft"] and scene.view(None)["draft"] is None
    scene.choose(0, "act hire, card K-ms")
    assert scene.view(0)["draft"] == empty | {"action": "hire", "card": "K-ms"}
    scene.choose(0, "place 2.1")
    assert scene.view(0)["draft"] == empty | {"action": "hire", "card": "K-ms", "place": "2.1", "sealed": True}
    assert scene.view(1)["draft"] == empty
    assert scene.seat(0, 0)["hand_size"] == 4 and scene.worker(0, "2.1") is None


def test_r12_a_sealed_choice_may_be_taken_back_until_the_last_has_sealed() -> None:
    scene = start(2, {0: ["K-ms"]})
    assert not scene.reopen(0)
    fresh = scene.words(0)
    scene.choose(0, "hire K-ms 2.1")
    assert scene.reopen(0) and scene.pending() == [0, 1] and scene.words(0) == fresh
    scene.choose(0, "pass")
    scene.choose(1, "pass")
    assert scene.phase == "discard" and scene.worker(0, "2.1") is None


def test_r12_passing_is_always_legal_and_equal_cards_are_one_choice() -> None:
    scene = start(2)
    assert {"kind": "pass"} in scene.legal(0)
    scene.choose(0, "act teach")
    assert scene.legal(0) == [{"kind": "card", "card": FILLER}]


def test_r12_with_an_empty_hand_only_removals_and_passing_are_left() -> None:
    scene = start(2, {0: [FILLER] * 4})
    for _ in range(4):
        scene.act({0: f"barter {FILLER}"})
        scene.lose_cards()
        scene.act({})
    assert scene.seat(0)["hand_size"] == 0 and scene.pending() == [0, 1]
    assert scene.words(0) == {"pass"} and scene.refusal(0, "act barter") == scene.refusal(0, "act recruit") == 12
    scene.act({})
    assert scene.phase == "discard" and scene.words(0) == {"done"}


def test_r12_refusals_of_steps_that_are_not_the_next() -> None:
    scene = start(2, {0: ["K-ms"]})
    for step in ("card K-ms", "place 2.1", "drop knight", "knight merchant", "keep", "done", "set man"):
        assert scene.refusal(0, step) == 12
    scene.choose(0, "act hire")
    assert scene.refusal(0, "card M-ms") == 12 and scene.refusal(0, "pass") == 12, "not in the hand; begun already"
    assert scene.refusal(0, f"card {FILLER}") == 14, "in the hand, but it fits nowhere"
    scene.choose(0, "card K-ms")
    assert scene.refusal(0, "place 2.2") == 8 and scene.refusal(0, "place 3.1") == scene.refusal(0, "place 1.1") == 7
    scene.choose(0, "place 2.1")
    assert scene.refusal(0, "pass") == 12, "sealed"


def test_r12_a_choice_is_judged_after_the_players_own_removals() -> None:
    scene = start(2, {0: ["K-ms"]})
    scene.act({0: "hire K-ms 2.1"})
    scene.end_round({0: ["B-ms"]})
    assert "act hire" not in scene.words(0)
    scene.choose(0, "remove 2.1, act hire, card B-ms")
    assert scene.words(0) == {"place 2.1"}


def test_r13_a_worker_is_used_before_a_token() -> None:
    scene = start(2, {0: [FILLER], 1: [FILLER]})
    scene.act({0: f"barter {FILLER}", 1: f"barter {FILLER}"})
    scene.end_round({0: ["M-km"], 1: ["M-bk"]})
    assert scene.seat(0)["stored"] == scene.seat(1)["stored"] == [0, 0, 0, 1]
    scene.act({0: f"recruit {FILLER}", 1: "hire M-bk 2.3"})
    assert scene.seat(0)["stored"] == [0, 0, 0, 1], "the knight of the foundation gave the action"
    assert scene.level == 2 and scene.words(0) == {"pass", "act recruit"}, "the token gives it in any phase"
    scene.act({0: f"recruit {FILLER}", 1: f"recruit {FILLER}"})
    assert scene.seat(0)["stored"] == scene.seat(1)["stored"] == [0, 0, 0, 0]
    assert scene.seat(0)["knights"] == [0, 0, 0, 2]


def test_r13_a_token_gives_its_action_once() -> None:
    scene = start(2, {0: TOWER_HAND, 1: ["S-ms"]})
    scene.act({1: "barter S-ms"})
    scene.end_round({0: TOWER_HAND, 1: ["M-sb", "M-mm", "S-mm"]})
    scene.act({0: "hire M-km 2.4", 1: "hire M-sb 2.2"})
    assert scene.words(1) == {"remove 2.2", "pass", "act hire", "act teach"} - {"act hire"}
    scene.act({1: "teach S-mm"})
    assert scene.seat(1)["stored"] == [0, 0, 0, 0] and scene.seat(1)["taught"] == [0, 1, 0, 0]
    scene.end_round({1: ["M-mm"]})
    assert "act teach" not in scene.words(1), "the token is spent and the scholar covered"


def test_r13_a_spent_token_goes_back_before_the_action_takes_effect() -> None:
    scene = start(2, {0: [FILLER]})
    for card, next_card in ((FILLER, FILLER), (FILLER, FILLER), (FILLER, "B-ms"), ("B-ms", "M-sb")):
        scene.act({0: f"barter {card}"})
        scene.end_round({0: [next_card, FILLER]})
    assert scene.seat(0)["stored"] == [0, 0, 1, 3]
    scene.act({0: "hire M-sb 2.2"})
    scene.choose(0, f"barter {FILLER}")
    assert scene.pending() == [1], "sealed: with the baker's token spent three are stored, so none is dropped"
    scene.choose(1, "pass")
    assert scene.seat(0)["stored"] == [0, 0, 0, 4]


def test_r13_workers_of_a_level_act_in_its_phase_only() -> None:
    scene = start(2, {0: ["K-ms"]})
    scene.act({0: "hire K-ms 2.1"})
    scene.end_round({0: ["M-bk", "S-ms"]})
    scene.act({0: "pass"})
    assert scene.level == 2
    assert scene.words(0) == {"remove 2.1", "pass", "act recruit"}, "not the uncovered baker and knight of level 1"
    assert [scene.refusal(0, f"act {action}") for action in ("hire", "barter", "teach")] == [13, 13, 13]
    scene.end_round({0: ["M-bk", "S-ms"]})
    scene.choose(0, "act recruit")
    assert scene.view(0)["level"] == 1, "by the foundation's knight"


def test_r13_everyone_may_take_part_in_every_phase() -> None:
    scene = start(2, {0: ["S-ms"], 1: [FILLER]})
    scene.act({1: f"barter {FILLER}"})
    scene.end_round({0: ["S-ms"]})
    scene.act({0: "hire S-ms 2.1"})
    assert scene.pending() == [0, 1] and scene.words(1) == {"pass", "act recruit"}
    scene.act({1: f"recruit {FILLER}"})
    assert scene.seat(1)["knights"] == [0, 0, 0, 1] and scene.view()["area"] == "knight"


def test_r13_a_renaissance_man_gives_no_action() -> None:
    scene = start(2, {0: ["M-mm"]})
    scene.teach_three(0, then={0: ["K-ms"]})
    scene.act({0: "teach K-ms"})
    scene.chance({"men": ["M-mm"]})
    scene.choose(0, "place 2.4")
    assert scene.level == 2 and scene.words(0) == {"remove 2.4", "pass"}


def test_r14_the_card_may_rest_on_the_very_merchant_that_hires() -> None:
    scene = start(2, {0: ["K-ms"]})
    scene.act({0: "hire K-ms 2.1"})
    assert scene.worker(0, "2.1") == "K-ms"
    assert scene.seat(0)["hand_size"] == 3 and scene.view()["pile"] == 0
    scene.end_round({0: ["K-sb"]})
    assert "act hire" not in scene.words(0), "the merchant is covered from now on"


def test_r14_a_merchant_token_hires_in_a_later_phase() -> None:
    scene = start(2, {0: ["M-mm"]})
    scene.act({0: "barter M-mm"})
    scene.end_round({0: ["K-ms", "K-sb"]})
    scene.act({0: "hire K-ms 2.1"})
    scene.act({0: "hire K-sb 2.2"})
    assert scene.worker(0, "2.2") == "K-sb" and scene.seat(0)["stored"] == [0, 0, 0, 0]


def test_r15_bartering_discards_the_card_for_a_token_of_its_type() -> None:
    scene = start(2, {0: ["S-ms"], 1: ["B-bk"]})
    scene.act({0: "barter S-ms", 1: "barter B-bk"})
    assert scene.seat(0)["stored"] == [0, 1, 0, 0] and scene.seat(1)["stored"] == [0, 0, 1, 0]
    assert scene.seat(0)["hand_size"] == 3 and scene.view()["pile_known"] == ["S-ms", "B-bk"]


@pytest.mark.parametrize(("drop", "stored"), [("merchant", [0, 1, 0, 3]), ("knight", [1, 1, 0, 2])])
def test_r15_with_four_stored_exactly_one_of_the_players_choice_is_dropped(drop: str, stored: list[int]) -> None:
    scene = start(2, {0: ["M-mm"]})
    for card, next_card in (("M-mm", FILLER), (FILLER, FILLER), (FILLER, FILLER), (FILLER, "S-ms")):
        scene.choose(0, f"barter {card}")
        assert scene.pending() == [1], "nothing to drop yet"
        scene.choose(1, "pass")
        scene.end_round({0: [next_card]})
    assert scene.seat(0)["stored"] == [1, 0, 0, 3]
    scene.choose(0, "act barter, card S-ms")
    assert scene.words(0) == {"drop merchant", "drop knight"}
    assert scene.refusal(0, "drop scholar") == scene.refusal(0, "drop baker") == 15
    scene.choose(0, f"drop {drop}")
    assert scene.view(0)["draft"]["drop"] == drop
    scene.choose(1, "pass")
    assert scene.seat(0)["stored"] == stored
