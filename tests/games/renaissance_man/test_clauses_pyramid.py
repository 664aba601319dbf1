"""Renaissance Man, R1 to R10: material, set-up and the pyramid."""

from __future__ import annotations

from importlib import resources

import pytest

from tavola.core.errors import BadOption
from tavola.core.game import CHANCE
from tests.games.renaissance_man.scenes import FILLER, ORDER, Scene, deck_of, plain_deck, start

ACTION_OF = {"merchant": "hire", "scholar": "teach", "baker": "barter", "knight": "recruit"}


@pytest.mark.parametrize(
    ("kind", "place", "card"), [(0, "2.1", "M-ms"), (1, "2.1", "S-ms"), (2, "2.1", "B-ms"), (3, "2.1", "K-ms")]
)
def test_r1_each_type_of_worker_gives_its_action(kind: int, place: str, card: str) -> None:
    scene = start(2, {0: [card, "M-sb", "S-ms"]})
    assert scene.words(0) == {"pass", "act hire", "act barter", "act teach", "act recruit"}
    scene.act({0: f"hire {card} {place}"})
    assert scene.level == 2
    action = list(ACTION_OF.values())[kind]
    assert scene.words(0) == {"pass", "remove 2.1", f"act {action}"}


def test_r1_foundation_workers_offer_their_own_type_on_both_corners() -> None:
    deck = deck_of(FILLER, K_sm=6, K_mb=6, K_kk=6, M_ms_bk=6)
    scene = start(2, {0: ["K-sm", "K-mb", "K-kk"]}, order=("scholar", "merchant", "baker", "knight", "man"), deck=deck)
    scene.choose(0, "act hire, card K-sm")
    assert scene.words(0) == {"place 2.1"}
    scene.reopen(0)
    scene.choose(0, "act hire, card K-mb")
    assert scene.words(0) == {"place 2.2"}
    scene.reopen(0)
    scene.choose(0, "act hire, card K-kk")
    assert scene.words(0) == {"place 2.4"}, "a Renaissance Man offers anything"


def test_r2_the_deck_has_24_cards_of_each_type_with_every_pair_of_two_needs_twice() -> None:
    weights = Scene(2, deck="").weights()
    assert len(weights) == 48 and set(weights.values()) == {2}
    for letter in "MSBK":
        needs = {name[2:] for name in weights if name[0] == letter}
        assert needs == {a + b for a in "msbk" for b in "msbk" if a != b}


def test_r2_the_shipped_file_says_that_it_is_a_reconstruction_and_is_that_deck() -> None:
    file = resources.files("tavola.games.renaissance_man") / "data" / "renaissance_man_deck.csv"
    text = file.read_text(encoding="utf-8")
    assert "reconstruction" in text.lower() and Scene(2, deck=text).weights() == Scene(2, deck="").weights()
    assert Scene(2, deck=plain_deck()).weights() == Scene(2, deck="").weights()


def test_r2_another_deck_may_be_entered() -> None:
    weights = Scene(3, deck=deck_of("B-kk", M_ms_bk=7, S_bk=9)).weights()
    assert weights == {"M-ms+bk": 7, "S-bk": 9, "B-kk": 80}


def test_r2_equal_rows_of_a_deck_are_one_kind_in_the_place_of_the_first() -> None:
    rows = plain_deck().replace(",2\n", ",1\n")
    deck = rows + "".join(reversed(rows.splitlines(keepends=True)[1:]))
    hand, areas = ["S-bk", "M-ms", "K-ms", "M-ms"], ["B-ms", "B-mk", "B-sm", "B-sk"]
    scene = start(2, {0: hand, 1: ["K-kb", "K-kb", "K-ks", "K-ks"], "areas": areas}, deck=deck)
    assert scene.view(0)["seats"][0]["hand"] == ["M-ms", "M-ms", "S-bk", "K-ms"]
    assert max(Scene(2, deck=deck).weights().values()) == 2


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (",2\n", ",1\n", "48"),
        ("merchant,merchant,merchant,merchant,scholar,2", "merchant,merchant,merchant,merchant,scholar,3", "97"),
        ("merchant,merchant,merchant,merchant,scholar,2", "smith,merchant,merchant,merchant,scholar,2", "smith"),
        ("merchant,merchant,merchant,merchant,scholar,2", "merchant,merchant,merchant,scholar,2", "Row 2"),
        ("merchant,merchant,merchant,merchant,scholar,2", "merchant,merchant,merchant,merchant,scholar,two", "two"),
        ("merchant,merchant,merchant,merchant,scholar,2", "merchant,merchant,merchant,merchant,scholar,0", "Row 2"),
        ("copies", "number", "header"),
    ],
)
def test_r2_a_deck_that_is_not_96_known_cards_is_refused_with_the_reason(old: str, new: str, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        Scene(2, deck=plain_deck().replace(old, new))


def test_r3_each_player_has_four_knights_five_foundation_cards_and_empty_slots() -> None:
    scene = Scene(4)
    scene.chance()
    for seat in range(4):
        assert {step["card"] for step in scene.legal(seat)} == set(ORDER)
    scene.set_foundations()
    for seat in range(4):
        shown = scene.seat(seat)
        assert shown["reserve"] == 4 and shown["knights"] == [0, 0, 0, 0]
        assert shown["stored"] == [0, 0, 0, 0] and shown["taught"] == [0, 0, 0, 0]
        assert shown["pyramid"] == [*ORDER, *[None] * 10]


def test_r3_tokens_never_run_out() -> None:
    scene = start(4, deck=deck_of(FILLER, M_ms=1))
    for _ in range(4):
        scene.act(dict.fromkeys(range(4), f"barter {FILLER}"))
        scene.end_round()
    assert [scene.seat(seat)["stored"] for seat in range(4)] == [[0, 0, 0, 4]] * 4


@pytest.mark.parametrize(("card", "area"), [("M-ms", 0), ("S-ms", 1), ("B-ms", 2), ("K-ms", 3)])
def test_r4_the_areas_are_coin_book_bread_shield_from_left_to_right(card: str, area: int) -> None:
    scene = start(2, {0: [card], "areas": ["M-mm", "S-mm", "B-mm", "K-ms"]})
    assert scene.view()["recruits"] == ["M-mm", "S-mm", "B-mm", "K-ms"]
    scene.act({0: f"recruit {card}"})
    assert scene.seat(0)["knights"] == [int(area == i) for i in range(4)]
    assert scene.view()["area"] == ("merchant", "scholar", "baker", "knight")[area]


def test_r5_recruits_are_turned_then_foundations_sealed_then_hands_dealt() -> None:
    scene = Scene(2, dealer=1)
    for number, card in enumerate(("B-ms", "B-ms", "M-ms", FILLER)):
        assert scene.phase == "setup" and scene.pending() == [CHANCE]
        assert sum(scene.weights().values()) == 96 - number == scene.view()["deck"]
        scene.draw(card)
    assert scene.view()["recruits"] == ["B-ms", "B-ms", "M-ms", FILLER]
    assert scene.phase == "foundation" and scene.pending() == [0, 1]
    scene.choose(0, "set man, set knight, set merchant")
    assert scene.words(0) == {"set scholar", "set baker"}
    assert scene.refusal(0, "set man") == scene.refusal(0, "pass") == scene.refusal(0, "remove 2.1") == 5
    scene.choose(0, "set baker")
    assert scene.pending() == [1] and scene.legal(0) == []
    assert scene.view(0)["draft"]["sealed"] and scene.view(0)["draft"]["set"] == ["man", "knight", "merchant", "baker"]
    for eye in (None, 0, 1):
        assert scene.seat(0, eye)["pyramid"] == [None] * 15
    scene.choose(1, "set merchant, set scholar, set baker, set knight")
    assert scene.seat(0)["pyramid"][:5] == ["man", "knight", "merchant", "baker", "scholar"]
    assert scene.phase == "deal" and scene.pending() == [CHANCE]
    scene.draw("M-ms", "M-sb", "M-bk", "M-km", "S-ms", "S-ms", "S-mm", "S-mm")
    assert scene.phase == "action" and scene.view()["deck"] == 84 and scene.view()["pile"] == 0
    assert scene.seat(0, 0)["hand"] == ["M-ms", "M-sb", "M-bk", "M-km"] and scene.seat(0, 0)["filed"] == []
    assert scene.seat(0, 1)["hand"] is None and scene.seat(0, None)["hand"] is None
    assert scene.seat(0, 1)["hand_size"] == 4


def test_r5_a_sealed_foundation_may_be_taken_back_until_all_have_sealed() -> None:
    scene = Scene(2)
    scene.chance()
    assert not scene.reopen(0)
    scene.choose(0, "set man, set knight, set merchant, set baker")
    assert scene.reopen(0) and scene.pending() == [0, 1]
    assert len(scene.legal(0)) == 5


def test_r6_the_dealer_is_random() -> None:
    assert Scene(3, None).outcomes() == [({"kind": "dealer", "seat": seat}, 1) for seat in range(3)]
    assert Scene(3, None).refusal(CHANCE, "pass") == 6
    assert Scene(3, None).view()["dealer"] is None and Scene(3, None).phase == "setup"
    for dealer in range(3):
        assert Scene(3, dealer).view()["dealer"] == dealer


@pytest.mark.parametrize(
    ("seats", "dealer", "order"), [(3, 1, [2, 0, 1]), (4, 3, [0, 1, 2, 3]), (1, 0, [0]), (2, 0, [1, 0])]
)
def test_r6_draws_start_at_the_dealers_left_and_go_clockwise(seats: int, dealer: int, order: list[int]) -> None:
    scene = Scene(seats, dealer)
    scene.chance()
    scene.set_foundations()
    for round_ in (1, 2):
        for seat in order:
            for held in range(4):
                assert scene.phase == ("deal" if round_ == 1 else "refill")
                assert scene.seat(seat)["hand_size"] == held
                scene.draw(FILLER if FILLER in scene.weights() else next(iter(scene.weights())))
                assert scene.seat(seat)["hand_size"] == held + 1
        if round_ == 2 or seats == 1:
            return
        scene.end_phases()
        for seat in range(seats):
            scene.choose(seat, ", ".join(f"discard {card}" for card in scene.seat(seat, seat)["hand"]) + ", done")


def test_r7_a_place_needs_both_supporters_and_must_be_empty() -> None:
    scene = start(2, {0: ["M-km", "M-bk", "M-sb", "M-mm"]})
    scene.choose(0, "act hire")
    assert scene.words(0) == {"card M-km", "card M-bk", "card M-sb"}, "M-mm fits nothing yet"
    scene.reopen(0)
    scene.act({0: "hire M-km 2.4"})
    scene.choose(0, "act hire")
    assert scene.words(0) == {"card M-bk", "card M-sb"}, "nobody stands beside 2.4"
    scene.choose(0, "card M-bk, place 2.3")
    scene.choose(1, "pass")
    scene.end_round({0: ["M-km", "M-mm", "M-ms"]})
    scene.choose(0, "act hire")
    assert scene.words(0) == {"card M-mm", "card M-ms"}, "2.4 is filled, so M-km has no place"
    scene.choose(0, "card M-mm")
    assert scene.words(0) == {"place 3.3"}


def test_r7_the_levels_have_5_4_3_2_and_1_places() -> None:
    scene = start(2, {0: ["M-km", "M-bk"]})
    scene.raise_towers(0, then={0: ["M-mm"]})
    shown = scene.seat(0)["pyramid"]
    assert len(shown) == 15 and shown[14] is None and None not in shown[:14]
    assert shown == [*ORDER, "M-ms", "M-sb", "M-bk", "M-km", *["M-mm"] * 5, None]
    for _ in range(3):
        scene.act({})
    scene.choose(0, "act hire, card M-mm")
    assert scene.words(0) == {"place 5.1"}


def test_r8_needs_are_met_in_type_and_in_order() -> None:
    deck = deck_of(FILLER, K_ms=6, K_sm=6, K_mb=6, K_sb=6)
    scene = start(2, {0: ["K-ms", "K-sm", "K-mb", "K-sb"]}, deck=deck)
    scene.choose(0, "act hire")
    assert scene.words(0) == {"card K-ms", "card K-sb"}, "not K-sm, whose order is wrong, nor K-mb, half of which fits"
    scene.choose(0, "card K-ms")
    assert scene.words(0) == {"place 2.1"}


def test_r8_without_a_fitting_card_hiring_is_not_possible() -> None:
    scene = start(2)
    assert scene.words(0) == {"pass", "act barter", "act teach", "act recruit"}


def test_r9_the_offer_that_counts_is_the_corner_that_touches() -> None:
    # The merchant on 2.1 offers scholar on its left and baker on its right; the one on 2.2 knight and merchant.
    deck = deck_of(FILLER, M_ms_sb=9, M_sb_km=9, B_bk=9, B_sm=9, B_mm=9)
    scene = start(2, {0: ["M-sb+km", "M-ms+sb"]}, deck=deck)
    scene.act({0: "hire M-sb+km 2.2"})
    scene.act({0: "hire M-ms+sb 2.1"})
    assert scene.worker(0, "2.1") == "M-ms+sb" and scene.worker(0, "2.2") == "M-sb+km"
    scene.end_round({0: ["B-bk", "B-sm", "B-mm"]})
    scene.act({})
    assert scene.level == 2
    scene.choose(0, "act hire")
    assert scene.words(0) == {"card B-bk"}, "neither the outer corners nor the icons"
    scene.choose(0, "card B-bk")
    assert scene.words(0) == {"place 2.3", "place 3.1"}


def test_r9_a_renaissance_man_matches_anything_as_supporter() -> None:
    deck = deck_of(FILLER, S_km=4, S_kk=4, S_bb=4, S_mk=4)
    scene = start(
        2, {0: ["S-km", "S-kk", "S-bb", "S-mk"]}, order=("merchant", "man", "baker", "scholar", "knight"), deck=deck
    )
    scene.choose(0, "act hire")
    assert scene.words(0) == {"card S-mk", "card S-bb"}
    scene.choose(0, "card S-mk")
    assert scene.words(0) == {"place 2.1"}
    scene.reopen(0)
    scene.choose(0, "act hire, card S-bb")
    assert scene.words(0) == {"place 2.2"}


def test_r9_a_renaissance_man_matches_anything_as_the_card_placed() -> None:
    scene = start(2, {0: ["M-mm"]})
    scene.teach_three(0, then={0: ["K-ms"]})
    scene.act({0: "teach K-ms"})
    assert scene.phase == "men"
    scene.chance({"men": [FILLER]})
    assert scene.words(0) == {"place 2.1", "place 2.2", "place 2.3", "place 2.4"}


def test_r10_one_worker_covers_both_that_it_rests_on() -> None:
    scene = start(2, {0: ["K-ms"], 1: ["M-bk"]})
    scene.act({0: "hire K-ms 2.1", 1: "hire M-bk 2.3"})
    scene.end_round({0: ["M-sb", "S-ms"], 1: ["M-sb", "S-ms"]})
    assert scene.words(0) == {"remove 2.1", "pass", "act barter", "act recruit"}, "merchant and scholar are covered"
    assert scene.words(1) == {"remove 2.3", "pass", "act hire", "act teach"}, "baker and knight are covered"
