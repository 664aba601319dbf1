"""The oracle of Renaissance Man: whole games, and hand-made situations for R1 to R20."""

import json
import random

import pytest

from tests.oracle.policies import progress
from tests.oracle.renaissance_man import NOT_BY_RANDOM_PLAY, Oracle
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
    plain_deck,
    stand,
    stand_all,
    start,
    to_foundation,
    words,
)
from tests.oracle.renaissance_man_table import SHIPPED_DECK, TYPES, read_deck

ALL_CLAUSES = {f"R{number}" for number in range(1, 30)}
TABLES = [
    (1, {"solo": "normal"}),
    (1, {"solo": "easier", "cards": 12}),
    (1, {"solo": "tougher", "cards": 30}),
    (1, {"solo": "normal", "rounds": 3}),
    (2, {"rounds": 40}),
    (3, {"rounds": 30}),
    (4, {"rounds": 25}),
]


def play_out(seats, changed, seed, policy):
    rng = random.Random(seed)
    oracle = Oracle(seats, options(**changed))
    while oracle.pending():
        who = rng.choice(oracle.pending())
        if who == "chance":
            outcomes = oracle.outcomes()
            oracle.apply(who, rng.choices([each for each, _ in outcomes], [weight for _, weight in outcomes])[0])
            continue
        if rng.random() < 0.02:
            begun = bool(oracle.steps[who])
            assert oracle.reopen(who) is begun
        legal = oracle.legal(who)
        assert legal and all(legal.count(each) == 1 for each in legal)
        oracle.apply(who, progress(legal, rng, oracle.view(who)) if policy == "progress" else rng.choice(legal))
        check_counts(oracle)
    for eye in [None, *range(seats)]:
        assert json.loads(json.dumps(oracle.view(eye))) == oracle.view(eye)
    return oracle


@pytest.mark.parametrize("policy", ["random", "progress"])
@pytest.mark.parametrize(("seats", "changed"), TABLES)
def test_games_end_and_nothing_is_lost(seats, changed, policy):
    for seed in range(2):
        oracle = play_out(seats, changed, seed, policy)
        assert oracle.phase == "over" and oracle.pending() == []
        assert sum(oracle.shares()) == pytest.approx(1.0) or seats == 1
        assert min(oracle.ranks()) == 1


def test_all_clauses_are_met_in_play():
    """Random games meet all clauses but the listed ones, and games that make progress meet those."""
    by_chance, by_progress = set(), set()
    for seats, changed in TABLES:
        for seed in (11, 12):
            by_chance |= play_out(seats, changed, seed, "random").clauses
    for seed in (0, 16):  # about one game in 20 of 4 players has several Masters at once; the second is one
        by_progress |= play_out(4, {"rounds": 60}, seed, "progress").clauses
    assert by_chance == ALL_CLAUSES - set(NOT_BY_RANDOM_PLAY)
    assert by_progress >= set(NOT_BY_RANDOM_PLAY)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_progress_often_reaches_a_master(seats):
    games = [play_out(seats, {"rounds": 60}, seed, "progress") for seed in range(4)]
    assert sum(game.round < 60 for game in games) >= 3


def test_r1_each_worker_gives_the_action_of_its_icon():
    for order, missing in [("merchant", "hire"), ("scholar", "teach"), ("baker", "barter"), ("knight", "recruit")]:
        oracle = start(2)
        hand(oracle, 0, "M-ms")
        assert f"act {missing}" in words(oracle, 0)
        place = TYPES.index(order) + 1
        stand(oracle, 0, **{f"p2{place}": "man"})  # R10: covered now
        assert f"act {missing}" not in words(oracle, 0)
    assert "R10" in oracle.clauses


def test_r2_the_deck_file_is_checked():
    kinds, cards = read_deck(plain_deck())
    assert len(kinds) == 48 and len(cards) == 96
    assert kinds[0].name == "M-ms"
    split = plain_deck().replace(
        "merchant,merchant,merchant,merchant,scholar,2", "merchant,baker,knight,knight,baker,2"
    )
    assert read_deck(split)[0][0].name == "M-kb+bk"
    with pytest.raises(ValueError, match="96 cards"):
        read_deck(plain_deck().replace("scholar,2", "scholar,1"))
    with pytest.raises(ValueError, match="unknown type"):
        read_deck(plain_deck().replace("baker", "cook"))
    doubled = plain_deck().replace(",2", ",1") + "\n" + plain_deck().split("\n", 1)[1].replace(",2", ",1")
    assert read_deck(doubled)[0] == kinds
    assert sorted(card.name for card in read_deck(doubled)[1]) == sorted(card.name for card in cards)


@pytest.mark.skipif(not SHIPPED_DECK.exists(), reason="the shipped deck is not here")
def test_r2_the_shipped_deck_is_as_described():
    shipped = read_deck(SHIPPED_DECK.read_text(encoding="utf-8"))[1]
    plain = read_deck(plain_deck())[1]
    assert sorted(card.name for card in shipped) == sorted(card.name for card in plain)


def test_r3_r4_r5_set_up_in_order():
    oracle = Oracle(2, options())
    assert oracle.outcomes() == [({"kind": "dealer", "seat": 0}, 1), ({"kind": "dealer", "seat": 1}, 1)]
    oracle.apply("chance", {"kind": "dealer", "seat": 1})
    assert sum(weight for _, weight in oracle.outcomes()) == 96
    chance(oracle, "B-ms", "B-ms", "K-ms")
    assert ("B-ms" not in [outcome["card"] for outcome, _ in oracle.outcomes()]) and oracle.phase == "setup"
    chance(oracle, "M-bk")
    assert oracle.view(None)["recruits"] == ["B-ms", "B-ms", "K-ms", "M-bk"]
    assert oracle.phase == "foundation" and oracle.pending() == [0, 1]
    make(oracle, 0, "set man", "set knight", "set merchant")
    assert words(oracle, 0) == {"set scholar", "set baker"}
    make(oracle, 0, "set baker")
    assert oracle.pending() == [1] and oracle.view(0)["seats"][0]["pyramid"] == [None] * 15
    assert oracle.view(0)["draft"]["sealed"] and oracle.view(1)["draft"]["set"] == []
    make(oracle, 1, "set merchant", "set scholar", "set baker", "set knight")
    assert oracle.view(1)["seats"][0]["pyramid"][:5] == ["man", "knight", "merchant", "baker", "scholar"]
    assert oracle.phase == "deal" and oracle.view(0)["draft"] is None


def test_r6_draws_start_at_the_dealers_left():
    oracle = to_foundation(3, dealer=1)
    for seat in range(3):
        make(oracle, seat, "set merchant", "set scholar", "set baker", "set knight")
    sizes = []
    while oracle.phase == "deal":
        oracle.apply("chance", oracle.outcomes()[0][0])
        sizes.append([len(player.hand) for player in oracle.players])
    assert [0, 0, 4] in sizes and [4, 0, 4] in sizes and len(sizes) == 12


def test_r7_r8_places_need_support_and_fitting_needs():
    oracle = start(2)
    hand(oracle, 0, "M-ms", "M-kb")
    make(oracle, 0, "act hire")
    assert words(oracle, 0) == {"card M-ms", "card M-kb"}  # 2.1; and 2.4 on the knight and the Renaissance Man
    make(oracle, 0, "card M-ms")
    assert words(oracle, 0) == {"place 2.1"}
    assert oracle.reopen(0) and not oracle.reopen(0)
    hand(oracle, 0, "M-sm")  # in type, but not in order
    assert "act hire" not in words(oracle, 0)


def test_r9_the_corner_that_touches_counts():
    rows = plain_deck().replace(
        "merchant,merchant,merchant,merchant,scholar,2", "merchant,scholar,baker,merchant,scholar,2"
    )
    oracle = start(2, deck=rows)
    stand(oracle, 0, p21="M-ms+sb", p22="K-sb")
    hand(oracle, 0, "M-bk")
    oracle.players[0].stored["merchant"] = 1
    make(oracle, 0, "act hire", "card M-bk")
    assert words(oracle, 0) == {"place 2.3", "place 3.1"}  # the right corner of 2.1 offers a baker
    hand(oracle, 1, "M-sk")
    stand(oracle, 1, p21="M-ms+sb", p22="K-sb")
    oracle.players[1].stored["merchant"] = 1
    assert "act hire" not in words(oracle, 1)  # neither its left corner nor its icon
    oracle = start(2, deck=rows)
    stand(oracle, 1, p21="B-ms", p22="M-ms+sb")
    oracle.players[1].stored["merchant"] = 1
    hand(oracle, 1, "K-bs")
    make(oracle, 1, "act hire", "card K-bs")
    assert words(oracle, 1) == {"place 3.1"}  # as right supporter its left corner, a scholar


def test_r9_a_renaissance_man_matches_anything():
    oracle = start(2)
    stand(oracle, 0, p21="man", p22="man")
    oracle.players[0].stored["merchant"] = 1
    hand(oracle, 0, "K-sm")
    make(oracle, 0, "act hire", "card K-sm")
    assert words(oracle, 0) == {"place 3.1"}


def test_r11_workers_placed_in_a_phase_call_the_next_and_act_in_it():
    oracle = start(2)
    hand(oracle, 0, "K-ms", "B-ms")
    make(oracle, 0, "act hire", "card K-ms", "place 2.1")
    make(oracle, 1, "pass")
    assert oracle.phase == "action" and oracle.level == 2 and oracle.pending() == [0, 1]
    assert words(oracle, 0) == {"remove 2.1", "pass", "act recruit"}
    assert words(oracle, 1) == {"pass"}
    all_do(oracle, "pass")
    assert oracle.phase == "discard" and oracle.view(0)["level"] == 0


def test_r11_workers_removed_in_a_phase_do_not_call_the_next():
    oracle = start(2)
    stand(oracle, 0, p21="K-ms")
    make(oracle, 0, "remove 2.1", "pass")
    make(oracle, 1, "pass")
    assert oracle.phase == "discard"


def test_r11_covered_workers_and_renaissance_men_call_phases_up_to_4():
    oracle = start(2)
    stand_all(oracle, 1, 2, 3)
    stand(oracle, 1, p41="man")
    levels = []
    while oracle.phase == "action":
        levels.append(oracle.level)
        all_do(oracle, "pass")
    assert levels == [1, 2, 3, 4] and oracle.phase == "discard"


def test_r12_choices_are_sealed_and_an_empty_hand_can_only_pass():
    oracle = start(2)
    hand(oracle, 0)
    hand(oracle, 1, "M-bk")
    oracle.players[0].stored["knight"] = 2
    assert words(oracle, 0) == {"pass"}
    before = oracle.view(0)
    make(oracle, 1, "act barter", "card M-bk")
    assert oracle.view(0) == before and oracle.legal(1) == []
    assert oracle.view(1)["draft"]["action"] == "barter" and oracle.view(1)["draft"]["sealed"]
    assert oracle.reopen(1) and oracle.pending() == [0, 1]
    with pytest.raises(ValueError):
        make(oracle, 0, "act recruit")


def test_r13_a_worker_is_used_before_a_token():
    oracle = start(2)
    for seat in (0, 1):
        oracle.players[seat].stored["knight"] = 1
        hand(oracle, seat, "M-bk", "M-ms")
    stand(oracle, 1, p24="man")
    all_do(oracle, "act recruit", "card M-bk")
    assert [player.stored["knight"] for player in oracle.players] == [1, 0]
    assert [player.knights["merchant"] for player in oracle.players] == [1, 1]
    assert oracle.level == 2
    assert words(oracle, 0) == {"pass", "act recruit"}  # by the token, in any phase
    assert words(oracle, 1) == {"pass", "remove 2.4"}  # a Renaissance Man gives no action


def test_r14_the_card_may_rest_on_the_merchant_that_hires():
    oracle = start(2)
    hand(oracle, 0, "K-ms")
    make(oracle, 0, "act hire", "card K-ms", "place 2.1")
    make(oracle, 1, "pass")
    view = oracle.view(None)
    assert view["seats"][0]["pyramid"][5] == "K-ms" and view["seats"][0]["hand_size"] == 0
    assert view["pile"] == 0


def test_r15_a_full_store_drops_one_token_first():
    oracle = start(2)
    hand(oracle, 0, "M-bk")
    hand(oracle, 1, "M-bk")
    oracle.players[0].stored |= {"knight": 3, "baker": 1}
    oracle.players[1].stored |= {"knight": 3, "baker": 1}
    stand(oracle, 1, p23="man")  # its baker is covered: the token is spent, nothing is dropped
    make(oracle, 0, "act barter", "card M-bk")
    assert words(oracle, 0) == {"drop knight", "drop baker"}
    make(oracle, 0, "drop baker")
    make(oracle, 1, "act barter", "card M-bk")
    assert oracle.view(None)["seats"][0]["stored"] == [1, 0, 0, 3]
    assert oracle.view(None)["seats"][1]["stored"] == [1, 0, 0, 3]
    assert oracle.view(None)["pile_known"] == ["M-bk", "M-bk"]


def test_r16_a_type_already_taught_cannot_be_taught():
    oracle = start(2)
    oracle.players[0].taught["merchant"] = 1
    hand(oracle, 0, "M-bk")
    assert "act teach" not in words(oracle, 0)
    hand(oracle, 0, "M-bk", "S-bk")
    make(oracle, 0, "act teach")
    assert words(oracle, 0) == {"card S-bk"}


def test_r16_renaissance_men_are_dealt_in_draw_order_and_placed_at_the_same_time():
    oracle = start(3, dealer=0)
    for seat in (0, 2):
        oracle.players[seat].taught |= {"merchant": 1, "scholar": 1, "baker": 1}
        hand(oracle, seat, "K-bk")
    stand(oracle, 2, p21="M-ms")
    empty_deck(oracle, leaving=1)
    last = oracle.deck[0].name
    make(oracle, 0, "act teach", "card K-bk")
    make(oracle, 1, "pass")
    make(oracle, 2, "remove 2.1", "act teach", "card K-bk")
    assert oracle.phase == "men" and oracle.pending() == ["chance"] and oracle.level == 1
    assert [sum(player.taught.values()) for player in oracle.players] == [0, 0, 0]
    chance(oracle, last)
    assert [seat["holds_man"] for seat in oracle.view(None)["seats"]] == [False, False, True]
    assert oracle.view(None)["pile_known"] == [] and oracle.view(None)["pile"] == 0  # the played cards were reshuffled
    chance(oracle, "K-bk")
    assert oracle.pending() == [0, 2] and oracle.view(1)["draft"] is None
    assert words(oracle, 0) == {"place 2.1", "place 2.2", "place 2.3", "place 2.4"}
    make(oracle, 2, "place 2.1")
    assert oracle.view(0)["seats"][2]["holds_man"] and oracle.view(0)["seats"][2]["pyramid"][5] is None
    make(oracle, 0, "place 2.4")
    assert oracle.view(0)["seats"][2]["pyramid"][5] == "man" and oracle.level == 2
    make(oracle, 0, "remove 2.4", "pass")
    make(oracle, 1, "pass")
    make(oracle, 2, "pass")
    assert [card.name for card in oracle.pile] == ["K-bk"] and oracle.view(0)["pile_known"] == []


def test_r16_r20_removals_come_before_placing_a_renaissance_man():
    oracle = start(2)
    stand_all(oracle, 0, 2)
    stand(oracle, 0, p31="K-ms")
    oracle.players[0].taught |= {"merchant": 1, "scholar": 1, "baker": 1}
    oracle.players[0].stored["scholar"] = 1
    hand(oracle, 0, "K-bk")
    make(oracle, 0, "act teach", "card K-bk")
    make(oracle, 1, "pass")
    chance(oracle)
    assert words(oracle, 0) == {"remove 3.1", "remove 2.3", "remove 2.4", "place 3.2", "place 3.3"}
    make(oracle, 0, "remove 3.1", "remove 2.1")
    assert words(oracle, 0) >= {"place 2.1", "place 3.2", "place 3.3"} and "place 3.1" not in words(oracle, 0)
    make(oracle, 0, "place 3.3")
    shown = oracle.view(1)["seats"][0]["pyramid"]
    assert shown[5:12] == [None, "man", "man", "man", None, None, "man"]
    assert oracle.view(1)["pile_known"] == ["K-ms", "K-bk"]
    assert oracle.level == 2


def test_r16_the_card_just_played_may_become_the_renaissance_man():
    oracle = start(2)
    oracle.players[0].taught |= {"merchant": 1, "scholar": 1, "baker": 1}
    hand(oracle, 0, "K-bk")
    oracle.players[1].hand += oracle.deck
    oracle.deck = []
    make(oracle, 0, "act teach", "card K-bk")
    make(oracle, 1, "pass")
    assert oracle.phase == "men" and oracle.outcomes() == [({"kind": "draw", "card": "K-bk"}, 1)]


def test_r17_without_a_reserve_a_knight_moves_or_stays():
    oracle = start(2)
    knights(oracle, 0, "merchant", "merchant", "merchant", "baker")
    hand(oracle, 0, "M-bk")
    make(oracle, 0, "act recruit", "card M-bk")
    assert words(oracle, 0) == {"knight merchant", "knight baker"}
    make(oracle, 0, "knight merchant")
    make(oracle, 1, "pass")
    assert oracle.players[0].reserve + sum(oracle.players[0].knights.values()) == 4
    assert oracle.phase == "recruit" and oracle.area == "merchant"  # three knights, before they return
    assert oracle.view(1)["seats"][0]["knights"] == [3, 0, 1, 0]


def test_r18_r19_what_is_public_and_what_is_not():
    oracle = start(2)
    hand(oracle, 0, "M-bk", "S-bk")
    view = oracle.view(1)
    assert view["seats"][0]["hand"] is None and view["seats"][0]["hand_size"] == 2
    assert oracle.view(0)["seats"][0]["hand"] == ["M-bk", "S-bk"]
    make(oracle, 0, "act barter", "card S-bk")
    make(oracle, 1, "pass")
    assert oracle.view(None)["pile_known"] == ["S-bk"]
    make(oracle, 0, "discard M-bk", "done")
    make(oracle, 1, "done")
    assert oracle.view(0)["seats"][0]["filed"] == ["M-bk"]
    assert oracle.view(1)["seats"][0]["filed"] is None and oracle.view(None)["pile_known"] == ["S-bk"]


def test_r20_removals_uncover_and_come_first():
    oracle = start(2)
    stand(oracle, 0, p21="M-ms", p22="M-sb", p31="S-mk")
    assert words(oracle, 0) >= {"remove 3.1"} and "remove 2.1" not in words(oracle, 0)
    hand(oracle, 0, "K-ms")
    assert "act hire" not in words(oracle, 0)  # its merchant is covered
    make(oracle, 0, "remove 3.1", "remove 2.1")
    assert "act hire" in words(oracle, 0)  # the merchant of level 1 was uncovered
    make(oracle, 0, "act hire", "card K-ms")
    assert words(oracle, 0) == {"place 2.1"}  # the place that was emptied
    make(oracle, 0, "place 2.1")
    make(oracle, 1, "pass")
    assert oracle.view(None)["seats"][0]["pyramid"][5:10] == ["K-ms", "M-sb", None, None, None]
    assert oracle.view(None)["pile_known"] == ["M-ms", "S-mk"]
    assert oracle.level == 2
    hand(oracle, 0, "B-mk", "B-km")
    assert words(oracle, 0) == {"remove 2.1", "remove 2.2", "pass", "act hire", "act recruit"}
    make(oracle, 0, "remove 2.2")
    assert "act hire" not in words(oracle, 0)  # a removed merchant can't hire
    with pytest.raises(ValueError):
        make(oracle, 0, "remove 1.3")


def test_r20_renaissance_men_are_removed_too_and_level_1_never():
    oracle = start(2)
    stand(oracle, 0, p21="man")
    make(oracle, 0, "remove 2.1")
    assert not any(each.startswith("remove") for each in words(oracle, 0))
    make(oracle, 0, "pass")
    make(oracle, 1, "pass")
    assert len(oracle.pile) == 1 and oracle.pile_known == []
    end_phases(oracle)
    check_counts(oracle)
