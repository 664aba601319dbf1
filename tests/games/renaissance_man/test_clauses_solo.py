"""Renaissance Man, R27 to R29: the solo game, and its easier and tougher tables."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.core.errors import BadOption
from tavola.core.game import CHANCE
from tests.games.renaissance_man.scenes import FILLER, TOWER_HAND, Scene, deck_of, start

NO_KNIGHTS = [0, 0, 0, 0]


def lost(scene: Scene, clause: str) -> bool:
    """Whether the last step has lost the game by this clause."""
    result = {"shares": [0.0], "ranks": [1], "scores": [0]}
    return scene.phase == "over" and scene.view()["result"] == result and scene.clauses("solo_lost") == [clause]


def with_two_knights_sent() -> Scene:
    """The player has sent two knights to the area of shields; two cards are to be turned."""
    scene = start(1, {0: ["K-ms"]})
    scene.act({0: "hire K-ms 2.1"})
    scene.end_round({0: [FILLER, FILLER], "turned": ["M-ms", "M-ms"]})
    scene.act({0: f"recruit {FILLER}"})
    scene.act({0: f"recruit {FILLER}"})
    assert scene.phase == "turn" and scene.seat(0)["knights"] == [0, 0, 0, 2]
    return scene


def test_r27_two_cards_are_turned_at_the_start_of_every_resolution() -> None:
    scene = start(1, {"areas": ["S-ms", "S-sb", "S-mm", "B-ms"]})
    assert scene.view()["opponent"] == NO_KNIGHTS and Scene(2).view()["opponent"] is None
    for _ in range(2):
        scene.act({})
        assert scene.phase == "turn" and scene.pending() == [CHANCE] and scene.view()["turned"] == []
        pile = scene.view()["pile"]
        scene.draw("M-ms")
        assert scene.view()["opponent"] == [1, 0, 0, 0] and scene.view()["turned"] == ["M-ms"]
        assert scene.view()["pile"] == pile, "discarded once both are turned"
        area = scene.view()["recruits"][0]
        scene.draw("M-sb")
        assert scene.view()["turned"] == [] and scene.view()["pile"] == pile + 3, "both, and the card that they won"
        assert {"M-ms", "M-sb", area} <= set(scene.view()["pile_known"])
        assert scene.phase == "discard" and scene.view()["opponent"] == NO_KNIGHTS
        assert scene.clauses("turned") == ["R27"] == scene.clauses("turned_discarded") == scene.clauses("recruit_lost")
        scene.act({})
        scene.chance()


def test_r27_a_card_won_by_the_opposing_knights_is_discarded() -> None:
    scene = start(1, {"areas": ["S-ms", "S-sb", "S-mm", "B-ms"]})
    scene.act({0: f"recruit {FILLER}"})
    scene.draw(FILLER, FILLER)
    assert scene.view()["recruits"] == ["S-ms", "S-sb", "S-mm", None], "two against one"
    assert scene.seat(0)["reserve"] == 4 and scene.view()["opponent"] == NO_KNIGHTS, "all knights return"
    assert scene.phase == "discard" and "B-ms" in scene.view()["pile_known"]


@pytest.mark.parametrize("turned", [[FILLER, "M-ms"], ["M-ms", FILLER]])
def test_r27_in_a_tie_both_sides_knights_are_removed_and_the_card_stays(turned: list[str]) -> None:
    scene = start(1, {"areas": ["S-ms", "S-sb", "S-mm", "B-ms"]})
    scene.act({0: f"recruit {FILLER}"})
    scene.draw(*turned)
    assert scene.view()["recruits"] == [None, "S-sb", "S-mm", "B-ms"]
    assert scene.seat(0)["reserve"] == 4 and scene.seat(0)["knights"] == NO_KNIGHTS == scene.view()["opponent"]
    assert scene.phase == "discard" and scene.clauses("recruit_tied_alone") == ["R27"]


def test_r27_two_against_two_is_a_tie_as_well() -> None:
    scene = with_two_knights_sent()
    scene.draw(FILLER, FILLER)
    assert scene.phase == "discard" and scene.view()["recruits"][3] == FILLER and scene.seat(0)["reserve"] == 4


def test_r27_the_player_wins_with_more_knights() -> None:
    scene = with_two_knights_sent()
    scene.draw(FILLER, "M-ms")
    assert scene.phase == "recruit" and scene.view()["area"] == "knight" and scene.pending() == [0]
    assert scene.view()["recruits"][0] is None, "areas go from left to right"
    assert scene.view()["opponent"] == [0, 0, 0, 1] and scene.words(0) == {"remove 2.1", "keep"}
    scene.choose(0, "keep")
    assert scene.seat(0)["reserve"] == 4 and scene.view()["opponent"] == NO_KNIGHTS
    assert scene.seat(0)["known"] == [FILLER] and scene.clauses("opponents_leave") == ["R27"]


def test_r27_a_card_won_by_the_player_may_be_placed() -> None:
    scene = start(1, {"areas": ["S-mm", "S-mm", "S-mm", "K-sb"]})
    scene.act({0: f"recruit {FILLER}"})
    scene.draw("B-ms", "B-ms")
    assert scene.view()["area"] == "knight" and scene.words(0) == {"keep", "place 2.2"}
    scene.choose(0, "place 2.2")
    assert scene.worker(0, "2.2") == "K-sb" and scene.phase == "discard"


def to_phase_4(scene: Scene) -> None:
    while scene.level < 4:
        scene.act({})


def test_r28_the_player_wins_by_placing_the_master() -> None:
    scene = start(1, {0: TOWER_HAND})
    scene.raise_towers(0, then={0: ["M-mm"]})
    to_phase_4(scene)
    scene.act({0: "hire M-mm 5.1"})
    assert scene.phase == "over" and scene.shares() == [1.0] and scene.ranks() == [1]
    assert scene.view()["result"]["scores"] == [1] and scene.clauses("solo_won") == ["R28"]


def test_r28_an_empty_deck_loses_only_when_a_draw_is_needed() -> None:
    scene = start(1, {0: TOWER_HAND})
    scene.raise_towers(0, then={0: ["M-mm"]})
    scene.burn(0, keep=["M-mm"])
    assert scene.view()["deck"] == 0 and scene.phase == "action"
    to_phase_4(scene)
    scene.act({0: "hire M-mm 5.1"})
    assert scene.phase == "over" and scene.shares() == [1.0]


def test_r28_the_player_loses_when_turning_meets_an_empty_deck() -> None:
    scene = start(1)
    scene.burn(0)
    pile = scene.view()["pile"]
    scene.act({})
    assert lost(scene, "R28") and scene.view()["pile"] == pile, "the pile is not shuffled"
    scene = start(1)
    scene.burn(1)
    scene.act({})
    assert scene.phase == "turn"
    scene.draw(next(iter(scene.weights())))
    assert lost(scene, "R28"), "at the second card"


def test_r28_the_player_loses_when_a_recruit_area_can_not_be_refilled() -> None:
    scene = start(1)
    scene.burn(2)
    scene.act({})
    scene.chance()
    assert scene.phase == "discard" and scene.view()["deck"] == 0 and None in scene.view()["recruits"]
    scene.act({})
    assert lost(scene, "R28")


@pytest.mark.parametrize("discards", [0, 1])
def test_r28_the_player_loses_when_the_hand_can_not_be_refilled(discards: int) -> None:
    scene = start(1, deck=deck_of(FILLER, M_ms=1))
    scene.burn(3)
    scene.act({})
    scene.draw(FILLER, FILLER)
    scene.choose(0, ", ".join([f"discard {FILLER}"] * discards + ["done"]))
    assert scene.phase == "refill" and scene.view()["deck"] == 1
    scene.draw(next(iter(scene.weights())))
    if discards:
        assert lost(scene, "R28")
    else:
        assert scene.phase == "action" and scene.view()["deck"] == 0, "nothing is needed"


def test_r28_the_player_loses_when_a_renaissance_man_meets_an_empty_deck() -> None:
    scene = start(1, {0: ["M-mm"]})
    scene.teach_three(0, then={0: [FILLER]})
    scene.burn(0, keep=[FILLER])
    scene.act({0: f"teach {FILLER}"})
    assert lost(scene, "R28") and scene.pending() == [] and scene.view()["level"] == 0


@pytest.mark.parametrize(("options", "back"), [({}, 10), ({"cards": 1}, 1), ({"cards": 3}, 3)])
def test_r29_easier_some_random_discards_become_the_deck_once(options: dict[str, Any], back: int) -> None:
    scene = start(1, solo="easier", **options)
    scene.burn(0)
    pile = scene.view()["pile"]
    scene.act({})
    assert scene.phase == "turn" and scene.pending() == [CHANCE] and scene.clauses("some_return") == ["R29"]
    for number in range(back):
        assert {outcome["kind"] for outcome, _ in scene.outcomes()} == {"return"}
        assert sum(scene.weights().values()) == pile - number == scene.view()["pile"]
        assert scene.view()["pile_known"] == [] == scene.seat(0, 0)["filed"], "nobody knows any more what is where"
        assert scene.refusal(CHANCE, "pass") == 29
        scene.draw(next(iter(scene.weights())))
        assert scene.clauses("returned") == ["R29"] and scene.told[0].seen_by(0)["card"] is None
    assert scene.view()["deck"] == back and {outcome["kind"] for outcome, _ in scene.outcomes()} == {"draw"}
    scene.draw(next(iter(scene.weights())))
    if back == 1:
        assert lost(scene, "R29"), "the next such moment loses"
        return
    assert len(scene.view()["turned"]) == 1, "the draw goes on"
    scene.chance()
    while scene.phase != "over":
        scene.act({})
        scene.chance()
    assert lost(scene, "R29")


def test_r29_easier_a_draw_for_a_renaissance_man_goes_on_as_well() -> None:
    scene = start(1, {0: ["M-mm"]}, solo="easier")
    scene.teach_three(0, then={0: [FILLER]})
    scene.burn(0, keep=[FILLER])
    scene.act({0: f"teach {FILLER}"})
    assert scene.phase == "men"
    scene.chance()
    assert scene.pending() == [0] and scene.view()["deck"] == 9 and scene.seat(0)["holds_man"]


def test_r29_easier_all_discards_return_if_there_are_fewer() -> None:
    scene = start(1, {0: TOWER_HAND}, solo="easier", cards=80)
    scene.raise_towers(0)
    scene.burn(0)
    assert scene.view()["pile"] == 96 - 4 - 4 - 9
    for _ in range(4):
        scene.act({})
    for _ in range(79):
        scene.draw(next(iter(scene.weights())))
    assert scene.view()["deck"] == 79 and scene.view()["pile"] == 0 and scene.phase == "turn"


def test_r29_easier_an_empty_discard_pile_loses() -> None:
    scene = start(1, solo="easier")
    scene.lose_cards()
    scene.act({})
    assert lost(scene, "R29")


@pytest.mark.parametrize(("options", "gone"), [({}, 10), ({"cards": 0}, 0), ({"cards": 80}, 80)])
def test_r29_tougher_cards_leave_the_game_before_anything_is_dealt(options: dict[str, int], gone: int) -> None:
    scene = Scene(1, solo="tougher", **options)
    for number in range(gone):
        assert scene.phase == "setup" and scene.pending() == [CHANCE]
        scene.draw(next(iter(scene.weights())))
        assert scene.view()["recruits"] == [None] * 4 and scene.view()["deck"] == 95 - number
        assert scene.clauses("put_away") == ["R29"]
    scene.draw(next(iter(scene.weights())))
    assert scene.view()["recruits"][0] is not None and scene.view()["deck"] == 95 - gone
    scene.chance()
    scene.set_foundations()
    scene.chance()
    assert scene.phase == "action" and scene.view()["deck"] == 88 - gone and scene.view()["pile"] == 0


def test_r29_tougher_they_leave_unseen_and_for_good() -> None:
    views = []
    for card in ("M-ms", "K-bb"):
        scene = Scene(1, solo="tougher", cards=1, deck=deck_of(FILLER, M_ms=1, K_bb=1))
        scene.draw(card)
        assert scene.told[0].seen_by(0)["card"] is None and card not in scene.weights()
        views.append([scene.view(0), scene.view()])
    assert views[0] == views[1]
    scene.chance()
    scene.set_foundations()
    scene.chance()
    scene.burn(0)
    scene.act({})
    assert lost(scene, "R28"), "nothing returns in the tougher game"


def test_r29_the_number_of_cards_is_read_by_easier_and_tougher_only() -> None:
    scene = Scene(1, cards=80)
    assert scene.view()["options"]["solo"] == "normal" and scene.view()["deck"] == 96
    scene.chance()
    assert scene.view()["deck"] == 92


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"solo": "easier", "cards": 0}),
        (1, {"solo": "tougher", "cards": 81}),
        (1, {"solo": "tougher", "cards": -1}),
        (1, {"solo": "hard"}),
        (2, {"solo": "easier"}),
        (4, {"solo": "tougher"}),
    ],
)
def test_r29_options_that_do_not_fit_are_refused(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Scene(seats, **options)
    assert Scene(2, solo="normal", cards=0).seats == 2, "that is what several players play"
