"""The oracle of Renaissance Man: hand-made situations for R21 to R29."""

import pytest

from tests.oracle.renaissance_man import Oracle
from tests.oracle.renaissance_man_scenes import (
    all_do,
    chance,
    check_counts,
    empty_deck,
    end_phases,
    hand,
    knights,
    make,
    options,
    recruit,
    stand,
    stand_all,
    start,
    words,
)


def test_r21_more_knights_than_each_other_player_wins():
    oracle = start(3)
    knights(oracle, 0, "merchant", "merchant", "baker")
    knights(oracle, 1, "merchant", "baker")
    knights(oracle, 2, "merchant", "knight")
    recruit(oracle, "merchant", "M-ms")
    recruit(oracle, "knight", None)
    end_phases(oracle)
    assert oracle.phase == "recruit" and oracle.pending() == [0] and oracle.area == "merchant"
    assert oracle.view(None)["recruits"][0] == "M-ms" and oracle.view(1)["draft"] is None
    make(oracle, 0, "keep")
    view = oracle.view(None)
    assert view["phase"] == "discard" and view["recruits"][0] is None
    assert [seat["knights"] for seat in view["seats"]] == [[0, 0, 1, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
    assert view["seats"][0]["known"] == ["M-ms"] and view["seats"][0]["hand_size"] == 5
    all_do(oracle, "done")
    drawn = 0
    while oracle.phase == "refill":
        oracle.apply("chance", oracle.outcomes()[0][0])
        drawn += 1
    assert drawn == 2 and len(oracle.players[0].hand) == 5  # R23: two areas, no hand


def test_r21_a_card_won_on_the_left_may_support_one_won_further_right():
    oracle = start(2)
    knights(oracle, 0, "merchant", "scholar")
    stand(oracle, 0, p22="K-sb")
    recruit(oracle, "merchant", "B-ms")
    recruit(oracle, "scholar", "M-bk")
    end_phases(oracle)
    assert words(oracle, 0) == {"remove 2.2", "keep", "place 2.1"}
    make(oracle, 0, "place 2.1")
    assert oracle.area == "scholar"
    assert words(oracle, 0) == {"remove 2.1", "remove 2.2", "keep", "place 2.3", "place 3.1"}
    make(oracle, 0, "place 3.1")
    assert oracle.view(None)["seats"][0]["pyramid"][9] == "M-bk" and oracle.phase == "discard"
    check_counts(oracle)


def test_r21_removals_may_come_before_taking():
    oracle = start(2)
    knights(oracle, 1, "merchant")
    stand(oracle, 1, p21="K-ms")
    recruit(oracle, "merchant", "B-ms")
    end_phases(oracle)
    assert words(oracle, 1) == {"remove 2.1", "keep"}
    make(oracle, 1, "remove 2.1", "place 2.1")
    assert oracle.view(None)["pile_known"] == ["K-ms"] and oracle.players[1].known == []


def test_r22_known_cards_become_maybe_after_a_discard():
    oracle = start(2)
    knights(oracle, 0, "merchant")
    knights(oracle, 1, "scholar")
    recruit(oracle, "merchant", "M-ms")
    recruit(oracle, "scholar", "S-ms")
    hand(oracle, 0, "M-bk", "M-bk", "S-mb")
    hand(oracle, 1)
    end_phases(oracle)
    make(oracle, 0, "keep")
    make(oracle, 1, "keep")
    make(oracle, 0, "discard S-mb", "discard M-bk")
    assert words(oracle, 0) == {"discard M-bk", "discard M-ms", "done"}
    assert oracle.view(0)["draft"]["discards"] == ["M-bk", "S-mb"] and oracle.view(0)["seats"][0]["hand_size"] == 4
    make(oracle, 0, "done")
    make(oracle, 1, "done")
    seats = oracle.view(1)["seats"]
    assert seats[0]["known"] == [] and seats[0]["maybe"] == ["M-ms"]
    assert seats[1]["known"] == ["S-ms"] and seats[1]["maybe"] == []
    chance(oracle)
    make(oracle, 0, "act barter", "card M-ms")
    make(oracle, 1, "pass")
    assert oracle.view(1)["seats"][0]["maybe"] == []


def test_r22_asks_all_even_with_empty_hands():
    oracle = start(2)
    hand(oracle, 0)
    end_phases(oracle)
    assert oracle.pending() == [0, 1] and words(oracle, 0) == {"done"}


def test_r23_the_pile_becomes_the_deck_when_a_draw_is_due():
    oracle = start(2, dealer=0)
    hand(oracle, 0)
    hand(oracle, 1)
    recruit(oracle, "baker", None)
    empty_deck(oracle, leaving=2)
    oracle.pile_known = oracle.pile[:3]
    end_phases(oracle)
    oracle.players[0].maybe = oracle.pile[:1]
    all_do(oracle, "done")
    oracle.apply("chance", oracle.outcomes()[0][0])
    assert oracle.recruits["baker"] is not None and len(oracle.view(None)["pile_known"]) == 3
    oracle.apply("chance", oracle.outcomes()[0][0])
    view = oracle.view(None)
    assert [seat["hand_size"] for seat in view["seats"]] == [0, 1]
    assert view["pile"] == 0 and view["deck"] > 80 and view["pile_known"] == []
    assert view["seats"][0]["maybe"] == []
    chance(oracle)
    assert oracle.round == 2 and oracle.phase == "action"


def test_r23_a_draw_is_skipped_when_both_are_empty():
    oracle = start(4, dealer=3)
    while oracle.deck:
        oracle.players[3].hand.append(oracle.deck.pop())
    hand_of_0 = oracle.players[0].hand
    oracle.players[3].hand += hand_of_0[1:]
    del hand_of_0[1:]
    end_phases(oracle)
    all_do(oracle, "done")
    assert oracle.phase == "action" and oracle.round == 2
    assert len(oracle.players[0].hand) == 1 and "R23" in oracle.clauses
    check_counts(oracle)


def nearly_a_master(oracle, seat):
    """All but the Master, of Renaissance Men, and a merchant token with a card."""
    stand_all(oracle, seat, 2, 3, 4)
    oracle.players[seat].stored["merchant"] = 1
    hand(oracle, seat, "M-ms")


def test_r24_the_game_ends_after_the_phase_with_a_master():
    oracle = start(3)
    nearly_a_master(oracle, 1)
    make(oracle, 0, "pass")
    make(oracle, 1, "act hire", "card M-ms", "place 5.1")
    make(oracle, 2, "pass")
    assert oracle.phase == "over" and oracle.pending() == []
    assert oracle.shares() == [0.0, 1.0, 0.0] and oracle.ranks() == [2, 1, 2]
    assert oracle.view(0)["result"] == {"shares": [0.0, 1.0, 0.0], "ranks": [2, 1, 2], "scores": [5, 15, 5]}


def test_r24_later_areas_are_still_resolved_and_then_the_game_ends():
    oracle = start(2)
    stand_all(oracle, 0, 2, 3, 4)
    knights(oracle, 0, "merchant")
    knights(oracle, 1, "knight")
    end_phases(oracle)
    make(oracle, 0, "place 5.1")
    assert oracle.phase == "recruit" and oracle.pending() == [1]
    make(oracle, 1, "keep")
    assert oracle.phase == "over" and oracle.shares() == [1.0, 0.0]


def test_r24_the_phase_includes_its_renaissance_men():
    oracle = start(2)
    nearly_a_master(oracle, 0)
    stand_all(oracle, 1, 2, 3, 4)
    oracle.players[1].taught |= {"merchant": 1, "scholar": 1, "baker": 1}
    oracle.players[1].stored |= {"scholar": 1, "knight": 2}
    hand(oracle, 1, "K-ms")
    make(oracle, 0, "act hire", "card M-ms", "place 5.1")
    make(oracle, 1, "act teach", "card K-ms")
    assert oracle.phase == "men"
    chance(oracle)
    make(oracle, 1, "place 5.1")
    assert oracle.phase == "over" and "R25" in oracle.clauses
    assert oracle.shares() == [0.0, 1.0] and oracle.ranks() == [2, 1]  # the sums are 0 and 2


def test_r25_equal_sums_share_the_win():
    oracle = start(3)
    for seat in (0, 2):
        nearly_a_master(oracle, seat)
    oracle.players[0].stored["baker"] = 1
    oracle.players[2].taught["baker"] = 1
    knights(oracle, 1, "merchant", "merchant", "merchant")
    make(oracle, 0, "act hire", "card M-ms", "place 5.1")
    make(oracle, 1, "pass")
    make(oracle, 2, "act hire", "card M-ms", "place 5.1")
    assert oracle.shares() == [0.5, 0.0, 0.5] and oracle.ranks() == [1, 3, 1]


def test_r25_knights_on_the_board_count_and_reserve_does_not():
    oracle = start(2)
    for seat in (0, 1):
        nearly_a_master(oracle, seat)
    knights(oracle, 1, "baker")
    all_do(oracle, "act hire", "card M-ms", "place 5.1")
    assert oracle.shares() == [0.0, 1.0] and oracle.ranks() == [2, 1]


def test_r26_the_cap_counts_workers_then_the_sum():
    oracle = start(4, rounds=1)
    for seat in (0, 1, 2):
        stand(oracle, seat, p21="man")
    knights(oracle, 1, "baker")
    knights(oracle, 2, "baker")
    hand(oracle, 3)
    end_phases(oracle)
    all_do(oracle, "done")
    assert oracle.phase == "refill"
    chance(oracle)
    assert oracle.phase == "over" and len(oracle.players[3].hand) == 4
    assert oracle.shares() == [0.0, 0.5, 0.5, 0.0] and oracle.ranks() == [3, 1, 1, 4]
    assert oracle.view(None)["result"]["scores"] == [6, 6, 6, 5] and oracle.view(None)["round"] == 1


def test_r26_solo_is_lost_at_the_cap():
    oracle = start(1, rounds=1)
    end_phases(oracle)
    chance(oracle)
    while oracle.pending():
        make(oracle, 0, "done")
        chance(oracle)
    assert oracle.phase == "over" and oracle.shares() == [0.0] and oracle.ranks() == [1]


def solo_round(oracle, *turned):
    end_phases(oracle)
    assert oracle.phase == "turn" and oracle.pending() == ["chance"]
    chance(oracle, *turned)


def test_r27_opposing_knights_win_and_tie():
    oracle = start(1)
    recruit(oracle, "baker", "B-mk")
    recruit(oracle, "merchant", "M-ms")
    knights(oracle, 0, "merchant", "knight")
    solo_round(oracle, "M-bk")
    view = oracle.view(0)
    assert view["turned"] == ["M-bk"] and view["opponent"] == [1, 0, 0, 0] and view["pile"] == 0
    chance(oracle, "B-sk")
    assert oracle.pending() == [0] and oracle.area == "knight"
    make(oracle, 0, "keep")
    view = oracle.view(0)
    assert view["recruits"][0] == "M-ms" and view["recruits"][2] is None and view["recruits"][3] is None
    assert view["opponent"] == [0, 0, 0, 0] and view["seats"][0]["reserve"] == 4
    assert view["turned"] == [] and view["pile_known"] == ["M-bk", "B-mk", "B-sk"]
    check_counts(oracle)


def test_r28_a_draw_from_an_empty_deck_loses():
    oracle = start(1)
    empty_deck(oracle, leaving=1)
    end_phases(oracle)
    chance(oracle)
    assert oracle.phase == "over" and oracle.shares() == [0.0] and len(oracle.turned) == 1
    assert oracle.view(None)["result"] == {"shares": [0.0], "ranks": [1], "scores": [0]}
    check_counts(oracle)


def test_r28_also_for_a_renaissance_man():
    oracle = start(1, solo="tougher", cards=0)
    oracle.players[0].taught |= {"merchant": 1, "scholar": 1, "baker": 1}
    hand(oracle, 0, "K-ms")
    empty_deck(oracle)
    make(oracle, 0, "act teach", "card K-ms")
    assert oracle.phase == "over" and oracle.shares() == [0.0]


def test_r28_the_master_wins():
    oracle = start(1)
    nearly_a_master(oracle, 0)
    empty_deck(oracle)
    make(oracle, 0, "act hire", "card M-ms", "place 5.1")
    assert oracle.phase == "over" and oracle.shares() == [1.0] and oracle.ranks() == [1]


def test_r29_easier_returns_cards_once():
    oracle = start(1, solo="easier", cards=3)
    hand(oracle, 0)
    empty_deck(oracle, leaving=1)
    oracle.pile_known = list(oracle.pile)
    end_phases(oracle)
    oracle.apply("chance", oracle.outcomes()[0][0])
    assert oracle.phase == "turn" and oracle.chance == "return" and oracle.view(0)["pile_known"] == []
    pile = len(oracle.pile)
    assert sum(weight for _, weight in oracle.outcomes()) == pile
    for left in (1, 2, 3):
        oracle.apply("chance", oracle.outcomes()[0][0])
        assert len(oracle.deck) == left and len(oracle.pile) == pile - left
    assert oracle.chance == "draw"
    chance(oracle)
    while oracle.pending():
        make(oracle, 0, "done" if oracle.phase == "discard" else "keep")
        chance(oracle)
    assert oracle.phase == "over" and oracle.shares() == [0.0]
    check_counts(oracle)


def test_r29_easier_returns_all_if_fewer_and_loses_without_any():
    oracle = start(1, solo="easier", cards=10)
    while len(oracle.deck) > 4:
        oracle.players[0].hand.append(oracle.deck.pop())
    oracle.pile, oracle.deck = oracle.deck, []
    end_phases(oracle)
    assert oracle.chance == "return"
    chance(oracle, *[card.name for card in oracle.pile])
    assert oracle.chance == "draw" and len(oracle.deck) == 4
    oracle = start(1, solo="easier", cards=10)
    while oracle.deck:
        oracle.players[0].hand.append(oracle.deck.pop())
    end_phases(oracle)
    assert oracle.phase == "over" and oracle.shares() == [0.0]


def test_r29_tougher_puts_cards_away_first_unseen():
    oracle = Oracle(1, options(solo="tougher", cards=80))
    oracle.apply("chance", {"kind": "dealer", "seat": 0})
    for _ in range(80):
        assert oracle.view(0)["recruits"] == [None] * 4
        oracle.apply("chance", oracle.outcomes()[0][0])
    view = oracle.view(0)
    assert view["deck"] == 16 and view["pile"] == 0 and view["pile_known"] == []
    chance(oracle)
    assert oracle.phase == "foundation"
    check_counts(oracle)
    with pytest.raises(ValueError, match="at least 1"):
        Oracle(1, options(solo="easier", cards=0))
