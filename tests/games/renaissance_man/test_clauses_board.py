"""Renaissance Man, R16 to R20: teaching, recruiting, what is public, and removal."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tavola.core.game import CHANCE, Data
from tests.games.renaissance_man.scenes import FILLER, TOWER_HAND, Scene, deck_of, start


def with_man_due(seats: int = 2, creators: Iterable[int] = (0,), dealer: int = 0) -> Scene:
    """These seats have just taught their fourth type; chance deals next."""
    deck = deck_of(FILLER, M_mm=8, S_mm=8, B_mm=8, K_bb=1)
    scene = start(seats, {seat: ["M-mm"] for seat in creators}, dealer=dealer, deck=deck)
    scene.teach_three(*creators, then={seat: [FILLER] for seat in creators})
    scene.act(dict.fromkeys(creators, f"teach {FILLER}"))
    return scene


def without(view: Data, *parts: str) -> Data:
    """A view without what only its own eye sees."""
    shared = {name: part for name, part in view.items() if name not in ("eye", "draft", *parts)}
    shared["seats"] = [{k: v for k, v in seat.items() if k not in ("hand", "filed")} for seat in view["seats"]]
    return shared


def test_r16_teaching_discards_the_card_for_a_token_of_its_type() -> None:
    scene = start(2, {0: ["S-ms"], 1: ["B-bk"]})
    scene.act({0: "teach S-ms", 1: "teach B-bk"})
    assert scene.seat(0)["taught"] == [0, 1, 0, 0] and scene.seat(1)["taught"] == [0, 0, 1, 0]
    assert scene.seat(0)["hand_size"] == 3 and scene.view()["pile_known"] == ["S-ms", "B-bk"]
    assert scene.seat(0)["stored"] == [0, 0, 0, 0] and scene.clauses("teach") == ["R16", "R16"]


def test_r16_a_type_already_there_cannot_be_taught() -> None:
    scene = start(2, {0: [FILLER], 1: [FILLER]})
    scene.act(dict.fromkeys((0, 1), f"teach {FILLER}"))
    scene.end_round({0: [FILLER, "K-ms", "M-mm"], 1: [FILLER, "K-ms"]})
    scene.choose(0, "act teach")
    assert scene.words(0) == {"card M-mm"}
    assert scene.refusal(0, f"card {FILLER}") == scene.refusal(0, "card K-ms") == 16
    assert scene.refusal(0, "card S-ms") == 12, "not in the hand"
    assert "act teach" not in scene.words(1) and scene.refusal(1, "act teach") == 16, "only knights are in the hand"


def test_r16_all_four_tokens_become_a_renaissance_man_at_once_and_compulsorily() -> None:
    scene = start(2, {0: ["M-mm"]})
    scene.teach_three(0)
    assert scene.seat(0)["taught"] == [1, 1, 1, 0]
    deck = scene.view()["deck"]
    scene.act({0: f"teach {FILLER}"})
    assert scene.phase == "men" and scene.level == 1 and scene.pending() == [CHANCE]
    assert scene.seat(0)["taught"] == [0, 0, 0, 0] and not scene.seat(0)["holds_man"]
    assert scene.clauses("create") == ["R16"]
    scene.draw("M-mm")
    assert scene.view()["deck"] == deck - 1 and scene.seat(0)["holds_man"]
    assert scene.pending() == [0], "seat 1 created none"
    assert scene.words(0) == {"place 2.1", "place 2.2", "place 2.3", "place 2.4"}, "any open place, whatever the card"
    assert scene.refusal(0, "pass") == scene.refusal(0, "keep") == scene.refusal(0, "done") == 16, "compulsory"
    assert scene.refusal(0, "place 3.1") == scene.refusal(0, "place 1.1") == 7
    assert scene.refusal(0, "remove 1.1") == 20 and scene.refusal(1, "place 2.1") == 16
    scene.choose(0, "place 2.3")
    assert scene.worker(0, "2.3") == "man" and not scene.seat(0)["holds_man"] and scene.clauses("place_man") == ["R16"]
    scene.end_round({0: ["S-mm", "K-ms"]})
    scene.choose(0, "act teach")
    assert scene.words(0) == {"card S-mm", "card K-ms", f"card {FILLER}"}, "every type may be taught again"


def test_r16_cards_played_and_removed_in_the_phase_reach_the_pile_first() -> None:
    deck = deck_of(FILLER, M_ms=1, K_mm=1, M_mm=8, S_mm=8, B_mm=8)
    scene = start(4, {0: ["M-mm"], 1: ["M-ms"]}, deck=deck)
    scene.teach_three(0, then={0: ["K-mm"], 1: ["M-ms"]})
    scene.act({1: "hire M-ms 2.1"})
    scene.end_round()
    scene.drain(keep={0: ["K-mm"], 1: [FILLER]})
    assert scene.view()["deck"] == 0 and scene.hand(0)["K-mm"] == 1 and scene.phase == "action"
    scene.act({0: "teach K-mm", 1: f"remove 2.1, recruit {FILLER}"})
    assert scene.phase == "men" and scene.view()["pile"] == 0 and scene.view()["pile_known"] == []
    assert scene.weights()["K-mm"] == 1 and scene.weights()["M-ms"] == 1, "shuffled into the deck with the rest"
    assert scene.clauses("reshuffle") == ["R23"]


def test_r16_creators_are_dealt_in_draw_order_and_then_seal_at_the_same_time() -> None:
    scene = with_man_due(4, (0, 1, 3), dealer=1)
    for holders in ([False, False, False, True], [True, False, False, True], [True, True, False, True]):
        assert scene.pending() == [CHANCE]
        scene.draw(FILLER)
        assert [scene.seat(seat)["holds_man"] for seat in range(4)] == holders
    assert scene.pending() == [0, 1, 3] and scene.phase == "men"
    before = [scene.view(eye) for eye in (None, 1, 2, 3)]
    scene.choose(0, "place 2.2")
    assert scene.pending() == [1, 3] and [scene.view(eye) for eye in (None, 1, 2, 3)] == before
    assert scene.view(2)["draft"] is None and scene.view(0)["draft"]["place"] == "2.2"
    assert scene.reopen(0) and scene.pending() == [0, 1, 3]
    scene.choose(0, "place 2.1")
    scene.choose(3, "place 2.4")
    scene.choose(1, "place 2.1")
    assert [scene.worker(seat, "2.1") for seat in range(4)] == ["man", "man", None, None]
    assert scene.worker(3, "2.4") == "man" and scene.level == 2


def test_r16_places_are_chosen_knowing_what_was_revealed() -> None:
    scene = start(2, {0: ["M-mm"], 1: ["K-ms"]})
    scene.teach_three(0, then={0: [FILLER], 1: ["K-ms"]})
    scene.act({0: f"teach {FILLER}", 1: "hire K-ms 2.1"})
    scene.chance()
    assert scene.worker(1, "2.1") == "K-ms" and scene.words(0) >= {"place 2.1"}


def test_r16_removals_come_first_when_a_man_is_placed() -> None:
    scene = start(2, {0: ["K-ms", "M-mm"]})
    scene.teach_three(0, then={0: ["M-bk"]})
    scene.act({0: "hire M-bk 2.3"})
    scene.end_round({0: ["M-bk", FILLER]})
    assert scene.refusal(0, "act teach") == 0
    scene.act({0: f"teach {FILLER}"})
    scene.chance()
    assert scene.words(0) == {"remove 2.3", "place 2.1", "place 2.2", "place 2.4"}
    scene.choose(0, "remove 2.3")
    assert scene.words(0) == {"place 2.1", "place 2.2", "place 2.3", "place 2.4"}
    scene.choose(0, "place 2.3")
    assert scene.worker(0, "2.3") == "man" and "M-bk" in scene.view()["pile_known"]


def test_r16_the_face_of_a_renaissance_man_is_never_looked_at() -> None:
    views: list[list[Data]] = []
    for face in ("M-mm", "K-bb"):
        scene = with_man_due()
        scene.draw(face)
        assert scene.told[0].secret == {"card": face} and scene.told[0].knowers == ()
        shown = [scene.view(eye) for eye in (None, 0, 1)]
        scene.choose(0, "place 2.1")
        shown += [scene.view(eye) for eye in (None, 0, 1)]
        scene.act({0: "remove 2.1, pass"})
        assert [event.data.get("card") for event in scene.told if event.kind == "remove"] == ["man"]
        views.append(shown + [scene.view(eye) for eye in (None, 0, 1)])
    assert views[0] == views[1], "what card it is can't be told from anything seen"


def test_r16_a_removed_man_goes_to_the_pile_as_the_card_that_it_is() -> None:
    scene = with_man_due()
    scene.draw("K-bb")
    scene.choose(0, "place 2.1")
    pile, known = scene.view()["pile"], scene.view()["pile_known"]
    scene.act({0: "remove 2.1, pass"})
    assert scene.view()["pile"] == pile + 1 and scene.view()["pile_known"] == known, "unseen"
    scene.act({})
    scene.chance()
    scene.drain(keep={0: [FILLER]})
    scene.end_phases()
    scene.choose(0, f"discard {FILLER}, done")
    scene.choose(1, "done")
    assert scene.weights()["K-bb"] == 1


def test_r16_a_renaissance_man_may_be_the_master() -> None:
    scene = start(2, {0: ["S-ms"]})
    scene.act({0: "barter S-ms"})
    scene.end_round({0: ["M-mm"]})
    scene.teach_three(0, then={0: TOWER_HAND})
    scene.raise_towers(0, then={0: [FILLER]})
    scene.act({0: f"teach {FILLER}"})
    assert scene.seat(0)["stored"] == [0, 0, 0, 0], "by the scholar's token: level 1 is covered"
    scene.chance()
    assert scene.words(0) == {"remove 4.1", "remove 4.2", "place 5.1"}
    scene.choose(0, "place 5.1")
    assert scene.phase == "over" and scene.worker(0, "5.1") == "man" and scene.shares() == [1.0, 0.0]


def test_r17_recruiting_discards_the_card_and_takes_a_knight_from_the_reserve() -> None:
    scene = start(2, {0: ["B-bk"], 1: ["B-bk"]})
    scene.act(dict.fromkeys((0, 1), "recruit B-bk"))
    assert scene.seat(0)["reserve"] == 3 and scene.seat(0)["knights"] == [0, 0, 1, 0]
    assert scene.seat(0)["hand_size"] == 3 and scene.view()["pile_known"] == ["B-bk", "B-bk"]
    assert scene.view(0)["draft"] is not None and scene.clauses("recruit") == ["R17", "R17"]


@pytest.mark.parametrize(
    ("leaves", "card", "knights"),
    [("merchant", "S-mm", [1, 1, 1, 1]), ("knight", "S-mm", [2, 1, 1, 0]), ("merchant", "M-mm", [2, 0, 1, 1])],
)
def test_r17_with_an_empty_reserve_a_knight_of_the_players_choice_is_moved(
    leaves: str, card: str, knights: list[int]
) -> None:
    scene = start(2, {0: ["M-mm"], 1: ["M-mm"]})
    for played, next_card in (("M-mm", "M-mm"), ("M-mm", "B-mm"), ("B-mm", FILLER), (FILLER, card)):
        scene.choose(0, f"recruit {played}")
        assert scene.pending() == [1], "while one is in the reserve no other is asked for"
        scene.choose(1, f"recruit {played}")
        assert scene.phase == "discard", "ties, so the knights stay"
        scene.end_round({0: [next_card], 1: [next_card]})
    assert scene.seat(0)["reserve"] == 0 and scene.seat(0)["knights"] == [2, 0, 1, 1]
    scene.choose(0, f"act recruit, card {card}")
    assert scene.words(0) == {"knight merchant", "knight baker", "knight knight"}
    assert scene.refusal(0, "knight scholar") == 17 and scene.refusal(0, "pass") == 12
    scene.choose(0, f"knight {leaves}")
    assert scene.view(0)["draft"]["knight"] == leaves
    scene.choose(1, "pass")
    assert scene.seat(0)["knights"] == knights and scene.seat(0)["reserve"] == 0


def test_r18_played_cards_are_public_when_revealed() -> None:
    scene = start(4, {0: ["M-ms"], 1: ["S-sb"], 2: ["B-ms"], 3: ["K-sb"]})
    scene.act({0: "hire M-ms 2.1", 1: "teach S-sb", 2: "barter B-ms", 3: "recruit K-sb"})
    told = [event.seen_by(eye) for event in scene.told for eye in range(4) if "card" in event.data]
    assert {event["card"] for event in told} >= {"M-ms", "S-sb", "B-ms", "K-sb"}
    for eye in (None, 0, 1, 2, 3):
        assert scene.view(eye)["pile_known"] == ["S-sb", "B-ms", "K-sb"]
        assert scene.worker(0, "2.1") == "M-ms"


def test_r18_the_discard_pile_is_face_down() -> None:
    scene = start(2, {0: ["M-ms"]})
    scene.end_phases()
    scene.choose(1, "done")
    scene.choose(0, "discard M-ms, done")
    for eye in (None, 0, 1):
        assert scene.view(eye)["pile"] == 1 and scene.view(eye)["pile_known"] == []


def test_r19_everything_but_hands_and_drafts_is_the_same_for_every_eye() -> None:
    scene = start(3, {0: ["M-bk", "S-mm"], 1: ["S-mm"], 2: ["K-ms"]})
    scene.act({0: "hire M-bk 2.3", 1: "teach S-mm", 2: "hire K-ms 2.1"})
    scene.act({2: f"recruit {FILLER}"})
    for _ in range(2):
        public = without(scene.view())
        for eye in range(3):
            assert without(scene.view(eye)) == public
            for seat in range(3):
                assert (scene.seat(seat, eye)["hand"] is None) == (scene.seat(seat, eye)["filed"] is None)
                assert (scene.seat(seat, eye)["hand"] is None) == (seat != eye)
        scene.end_round()
    for part in ("recruits", "deck", "pile"):
        assert scene.view()[part] is not None
    for part in ("hand_size", "pyramid", "stored", "taught", "reserve", "knights"):
        assert scene.seat(1)[part] is not None


def test_r19_hands_are_secret() -> None:
    first, second = (start(2, {0: hand}) for hand in (["M-ms", "S-mm"], ["K-sb", "B-bk"]))
    assert first.view(1) == second.view(1) and first.view() == second.view() and first.view(0) != second.view(0)


def test_r19_sealed_choices_and_unrevealed_foundations_are_secret() -> None:
    scene = Scene(2)
    scene.chance()
    before = [scene.view(eye) for eye in (None, 1)]
    scene.choose(0, "set man, set knight, set baker, set scholar")
    assert [scene.view(eye) for eye in (None, 1)] == before and scene.told == []
    scene.choose(1, "set man, set knight, set baker, set scholar")
    assert scene.seat(0)["pyramid"][:5] == ["man", "knight", "baker", "scholar", "merchant"]
    scene.chance()
    before = [scene.view(eye) for eye in (None, 1)]
    scene.choose(0, f"recruit {FILLER}")
    assert [scene.view(eye) for eye in (None, 1)] == before and scene.told == []


def test_r19_faces_of_cards_discarded_from_the_hand_are_secret() -> None:
    views = []
    for card in ("M-ms", "B-bk"):
        scene = start(2, {0: ["M-ms", "B-bk"]})
        scene.end_phases()
        scene.choose(1, "done")
        scene.choose(0, f"discard {card}, done")
        assert [event.seen_by(1).get("cards") for event in scene.told if event.kind == "discard"] == [None]
        assert scene.seat(0, 0)["filed"] == [card]
        views.append([scene.view(eye) for eye in (None, 1)])
    assert views[0] == views[1]


def with_three_removable() -> Scene:
    """Seat 0 has Merchants on 2.1, 2.2 and, on both, on 3.1; phase 1 of a new round."""
    scene = start(2, {0: ["M-sb", "M-ms", "M-mm"]})
    scene.act({0: "hire M-sb 2.2"})
    scene.act({0: "hire M-ms 2.1"})
    scene.end_round({0: ["M-mm"]})
    scene.act({})
    scene.act({0: "hire M-mm 3.1"})
    scene.end_round({0: ["M-ms", "M-sb", "K-ms"]})
    return scene


def test_r20_any_number_of_uncovered_workers_may_go_one_after_the_other() -> None:
    scene = with_three_removable()
    assert [scene.refusal(0, f"remove {place}") for place in ("2.1", "2.2", "2.3", "1.5", "1.1")] == [20] * 5
    assert scene.words(0) & {"remove 2.1", "remove 2.2", "remove 3.1"} == {"remove 3.1"}
    scene.choose(0, "remove 3.1")
    assert scene.words(0) & {"remove 2.1", "remove 2.2", "remove 3.1"} == {"remove 2.1", "remove 2.2"}
    assert scene.refusal(0, "remove 3.1") == 20, "gone already"
    scene.choose(0, "remove 2.2, remove 2.1")
    assert not any(word.startswith("remove") for word in scene.words(0)), "level 1 never"
    assert scene.view(0)["draft"]["removed"] == ["3.1", "2.2", "2.1"]
    assert scene.worker(0, "3.1") == "M-mm", "nothing happens before all have sealed"
    scene.choose(0, "pass")
    scene.choose(1, "pass")
    assert scene.seat(0)["pyramid"][5:] == [None] * 10 and scene.phase == "discard"
    assert scene.view()["pile_known"] == ["M-ms", "M-sb", "M-mm"] and scene.clauses("remove") == ["R20"] * 3
    assert scene.seat(0)["hand_size"] == 4 and scene.seat(0)["stored"] == [0, 0, 0, 0], "it is free"


def test_r20_removal_is_the_first_part_of_a_choice() -> None:
    scene = with_three_removable()
    scene.choose(0, "act recruit")
    assert scene.refusal(0, "remove 3.1") == 12
    assert scene.reopen(0) and scene.refusal(0, "remove 3.1") == 0
    assert scene.refusal(1, "remove 3.1") == 20, "seat 1 has no such worker"
    scene.end_phases()
    assert scene.phase == "discard" and scene.refusal(0, "remove 3.1") == 22, "not at other moments"


def test_r20_a_place_so_emptied_may_be_filled_by_the_same_choice() -> None:
    scene = with_three_removable()
    scene.choose(0, "remove 3.1, remove 2.1")
    scene.choose(0, "act hire, card K-ms")
    assert scene.words(0) == {"place 2.1"}
    scene.choose(0, "place 2.1")
    scene.choose(1, "pass")
    assert scene.worker(0, "2.1") == "K-ms" and scene.worker(0, "2.2") == "M-sb" and scene.worker(0, "3.1") is None


def test_r20_a_removed_worker_gives_no_action_but_one_uncovered_by_it_does() -> None:
    scene = with_three_removable()
    assert scene.refusal(0, "act teach") == 13 == scene.refusal(0, "act hire")
    scene.act({})
    assert scene.level == 2 and scene.refusal(0, "act hire") == 13, "both Merchants of level 2 are covered"
    scene.choose(0, "remove 3.1")
    assert scene.refusal(0, "act hire") == 14, "they are uncovered; K-ms, M-ms and M-sb fit nowhere"
    scene.choose(0, "remove 2.1")
    assert scene.refusal(0, "act hire") == 0, "2.2 still hires"
    scene.choose(0, "remove 2.2")
    assert scene.refusal(0, "act hire") == 13, "a removed Merchant can't; the one below is not on the phase's level"


def test_r20_renaissance_men_may_be_removed() -> None:
    scene = with_man_due()
    scene.chance()
    scene.choose(0, "place 2.2")
    assert scene.words(0) == {"remove 2.2", "pass"}
    scene.act({0: "remove 2.2, pass"})
    assert scene.worker(0, "2.2") is None and scene.phase == "discard"


def test_r20_removal_when_a_recruit_is_taken_and_never_of_the_master() -> None:
    scene = start(2, {0: [FILLER]})
    for card in (FILLER, FILLER):
        scene.act({0: f"barter {card}"})
        scene.end_round({0: [FILLER]})
    scene.end_round({0: TOWER_HAND})
    scene.raise_towers(0, then={0: ["M-mm", "S-mm"]})
    recruits = scene.view()["recruits"]
    scene.act({0: "recruit M-mm"})
    scene.act({0: "recruit S-mm"})
    scene.end_phases()
    assert scene.pending() == [0] and scene.view()["area"] == "merchant" and recruits[0] == FILLER
    assert scene.words(0) == {"remove 4.1", "remove 4.2", "keep"}
    scene.choose(0, "remove 4.2, remove 4.1, keep")
    assert scene.worker(0, "4.2") is None is scene.worker(0, "4.1") and scene.hand(0)[FILLER] == 3
    assert scene.words(0) == {"remove 3.1", "remove 3.2", "remove 3.3", "keep"}
