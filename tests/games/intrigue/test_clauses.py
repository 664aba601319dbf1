"""I1 to I21 and I26: the course of the game and hiring."""

from __future__ import annotations

import pytest

from tavola.core.errors import BadAction
from tavola.core.game import CHANCE, SPECTATOR, Position
from tavola.core.rng import generator
from tests.games.intrigue.play import GAME, Table, conflict, finish, read, start

UNSENT = {"scientist": 2, "doctor": 2, "priest": 2, "clerk": 2}


def round_one(first_bribe: str = "bribe:5000") -> Table:
    """Three players; seat 0's doctor is employed by seat 1 at 6,000, and seat 1 has to send."""
    return start().do(f"send:doctor@1 send:clerk@2 {first_bribe} place:doctor@6000")


def test_i1_a_palace_has_four_areas():
    for seat in start(4).show()["seats"]:
        assert seat["palace"] == [{"area": a, "occupation": None, "owner": None} for a in (1000, 3000, 6000, 10000)]


def test_i2_two_scholars_of_each_occupation():
    table = start()
    assert all(seat["unsent"] == UNSENT for seat in table.show()["seats"])
    table.do("send:doctor@1 send:doctor@2 bribe:1000 place:doctor@1000 send:clerk@0 send:clerk@2")
    table.do("bribe:1000 bribe:1000 place:doctor@1000 place:clerk@3000 send:clerk@0 send:clerk@1")
    table.do("bribe:1000 bribe:1000 hire:1:clerk@1000")
    assert table.seat == 0 and table.show()["phase"] == "send"
    assert table.refusal("send:doctor@1") == 2
    assert not any(word.startswith("send:doctor") for word in table.legal())


def test_i3_scholars_are_public_and_the_island_keeps_the_banished():
    table = conflict().do("bribe:1000 bribe:2000 bribe:3000 choose:2:doctor")
    for eye in (0, 1, 2, 3, SPECTATOR):
        shown = table.show(eye)
        assert {"owner": 0, "occupation": "doctor", "count": 1} in shown["island"]
        assert {"owner": 1, "occupation": "doctor", "count": 1} in shown["island"]
        assert shown["seats"][3]["palace"][0] == {"area": 1000, "occupation": "doctor", "owner": 2}
        assert shown["seats"][3]["applicants"] == [
            {"owner": 0, "occupation": "scientist"},
            {"owner": 2, "occupation": "scientist"},
        ]
        assert shown["seats"][2]["unsent"] == dict.fromkeys(UNSENT, 1)


def test_i4_cash_is_hidden_in_display_only():
    table = start(4)
    assert [seat["cash"] for seat in table.show(2)["seats"]] == [None, None, 32000, None]
    assert [seat["cash"] for seat in table.show()["seats"]] == [None] * 4
    assert [int(c) for c in table.position.view(2).record.cash[:4]] == [32] * 4


def test_i4_open_ledger_and_the_end_show_all_cash():
    assert [seat["cash"] for seat in start(3, open_ledger=True).show()["seats"]] == [32000] * 3
    over = finish(start(3))
    assert [seat["cash"] for seat in over.show()["seats"]] == [1000 * c for c in over.cash()]


@pytest.mark.parametrize("ducats", [0, 500, 1500, -1000, 10**9, True, "5000", None])
def test_i4_money_moves_in_thousands(ducats):
    with pytest.raises(BadAction):
        GAME.action_from_data(start().record, 0, {"kind": "bribe", "ducats": ducats})


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_i5_the_first_player_is_random_and_play_goes_clockwise(seats):
    position = Position.start(GAME, seats)
    assert position.pending_seats() == [CHANCE]
    assert position.outcomes() == [(seat, 1) for seat in range(seats)]
    assert {position.draw(generator(i)) for i in range(60)} == set(range(seats))
    assert position.refuse(0, 0) == 5 and position.refuse(CHANCE, seats) == 5
    table = finish(start(seats, first=2))
    assert [turn["seat"] for turn in table.told("turn")] == [(2 + i) % seats for i in range(seats)] * 5
    shown = start(seats).show()["seats"]
    assert all(seat["unsent"] == UNSENT and seat["applicants"] == [] for seat in shown)


def test_i6_five_rounds_of_one_turn_each_with_three_steps():
    table = finish(start(4, first=1))
    assert [event["round"] for event in table.told("round")] == [1, 2, 3, 4, 5]
    assert len(table.told("turn")) == 20
    table = round_one()
    assert table.refusal("send:doctor@1", seat=0) == 6
    kinds = [event.kind for event in table.do("send:doctor@0 send:clerk@0").events]
    assert " ".join(kinds) == "first round turn send send turn step bribe place send send turn step"


def test_i7_salaries_come_from_the_bank_for_foreign_posts():
    table = round_one().do("send:doctor@0 send:clerk@0 bribe:1000 place:clerk@10000 send:priest@0 send:priest@1")
    assert table.record.palace == 0 and table.record.lap == 2
    assert table.cash() == [32 - 5 - 1 + 6 + 10, 32 + 5, 32 + 1]
    assert table.told("collect") == [{"seat": 0, "ducats": 16000}]


def test_i8_every_applicant_is_dealt_with_before_sending():
    table = conflict().do("bribe:1000 bribe:1000 bribe:1000 choose:0:doctor")
    assert table.show()["phase"] == "bribe"
    table.do("bribe:1000 bribe:1000 bribe:1000 choose:0:scientist")
    assert table.show()["phase"] == "send" and table.show()["seats"][3]["applicants"] == []


def test_i9_two_scholars_to_foreign_palaces():
    table = start()
    assert table.legal() == [f"send:{o}@{p}" for o in UNSENT for p in (1, 2)]
    assert table.show()["to_send"] == 2
    assert table.refusal("send:doctor@0") == 9 and table.refusal("send:doctor@3") == 9
    assert table.refusal("bribe:1000") == 9
    table.do("send:doctor@2")
    assert table.seat == 0 and table.show()["to_send"] == 1
    table.do("send:doctor@2")
    assert table.seat == 1 and table.show()["to_send"] == 2
    assert table.show()["seats"][2]["applicants"] == [{"owner": 0, "occupation": "doctor"}] * 2


def test_i9_nobody_sends_in_round_5():
    table = finish(start(3))
    sent = [index for index, event in enumerate(table.events) if event.kind == "send"]
    last_round = max(index for index, event in enumerate(table.events) if event.kind == "round")
    assert len(sent) == 24 and max(sent) < last_round


def test_i10_a_final_salary_and_the_most_ducats_win():
    table = finish(start(3), choose=7)
    final = {event["seat"]: event["ducats"] for event in table.told("final")}
    employed = [post for seat in table.show()["seats"] for post in seat["palace"] if post["owner"] is not None]
    for seat in range(3):
        assert final.get(seat, 0) == sum(post["area"] for post in employed if post["owner"] == seat)
    cash = table.cash()
    assert table.position.returns() == [float(c == max(cash)) for c in cash]
    assert table.show()["result"]["scores"] == [c * 1000 for c in cash]
    assert table.position.refuse(0, 145) == 10 and table.position.pending_seats() == []


def test_i10_equal_ducats_share_the_win():
    table = read("3 closed 6 f0 r5 t- -.over - 40/0000/----/- 50/0000/----/- 50/0000/----/-")
    assert table.position.over and table.position.returns() == [0.0, 0.5, 0.5]
    assert table.position.standing() == [3, 1, 1]
    result = table.show()["result"]
    assert result == {"shares": [0.0, 0.5, 0.5], "ranks": [3, 1, 1], "scores": [40000, 50000, 50000]}


def mixed() -> Table:
    """Seat 3's turn in round 2 with applications of all kinds."""
    return read(
        "4 closed 6 f0 r2 t3 uncontested.bribe - 30/1111/----/- 30/1111/----/- 30/1111/----/- 30/2211/0d--1s/0p0c1c2s2d"
    )


def test_i11_an_occupation_keeps_its_area():
    table = mixed().do("bribe:1000")
    assert table.refusal("place:priest@1000") == 11 and table.refusal("place:priest@10000") == 11
    table.do("place:priest@6000 bribe:1000 bribe:1000")
    assert table.refusal("hire:1:clerk@6000") == 11
    table.do("hire:1:clerk@3000 bribe:1000 bribe:1000 choose:2:doctor bribe:1000 bribe:1000 choose:2:scientist")
    posts = [(post["occupation"], post["owner"]) for post in table.show()["seats"][3]["palace"]]
    assert posts == [("doctor", 2), ("clerk", 1), ("priest", 0), ("scientist", 2)]


def test_i12_classes_of_applicants():
    table = mixed()
    assert (table.show()["step"], table.show()["scholar"]) == ("uncontested", {"owner": 0, "occupation": "priest"})
    table.do("bribe:1000")
    assert table.legal() == ["place:priest@3000", "place:priest@6000"]
    table.do("place:priest@6000")
    assert (table.show()["step"], table.show()["scholar"]) == ("external", {"owner": 0, "occupation": "clerk"})
    table.do("bribe:1000 bribe:1000")
    assert table.legal() == ["hire:0:clerk@3000", "hire:1:clerk@3000"]
    table.do("hire:1:clerk@3000")
    assert (table.show()["step"], table.show()["occupation"]) == ("internal", "doctor")
    table.do("bribe:1000 bribe:1000 choose:0:doctor")
    assert (table.show()["step"], table.show()["occupation"]) == ("internal", "scientist")
    assert [event["step"] for event in table.told("step")] == ["external", "internal", "internal"]


def test_i13_internal_conflicts_in_ascending_order_of_salary():
    table = read(
        "4 closed 6 f0 r2 t3 internal.bribe - 30/1111/----/- 30/1111/----/- 30/1111/----/- 30/2211/1s--0d/0s1d2s2d"
    )
    assert table.show()["occupation"] == "scientist"
    table.do("bribe:1000 bribe:1000 bribe:1000 choose:1:scientist")
    assert table.show()["occupation"] == "doctor"


def test_i14_uncontested_applicants_pay_in_order_and_are_all_placed():
    table = start(4).do("send:doctor@3 send:clerk@3 send:priest@3 send:scientist@0")
    table.do("send:scientist@3 send:scientist@0")
    payers = []
    while table.show()["phase"] == "bribe":
        payers.append((table.seat, table.show()["scholar"]["occupation"]))
        table.do("bribe:2000")
    assert payers == [(0, "doctor"), (0, "clerk"), (1, "priest"), (2, "scientist")]
    assert table.seat == 3 and table.refusal("place:scientist@1000", seat=0) == 14
    assert table.legal() == [f"place:scientist@{area}" for area in (1000, 3000, 6000, 10000)]
    assert table.refusal("place:doctor@1000") == 14 and table.refusal("send:doctor@0") == 14
    assert len(table.show()["bribes"]) == 4
    table.do("place:scientist@10000 place:doctor@1000 place:priest@3000")
    assert table.legal() == ["place:clerk@6000"] and len(table.show()["bribes"]) == 4
    table.do("place:clerk@6000")
    assert table.show()["bribes"] == [] and table.show()["phase"] == "send"
    assert table.show()["island"] == []


def test_i15_external_conflicts_together():
    table = start(4).do("send:doctor@3 send:clerk@3 send:doctor@3 send:scientist@0 send:clerk@3 send:doctor@3")
    payers = []
    while table.show()["phase"] == "bribe":
        payers.append((table.seat, table.show()["scholar"]["occupation"]))
        table.do("bribe:1000")
    assert payers == [(0, "doctor"), (0, "clerk"), (1, "doctor"), (2, "doctor"), (2, "clerk")]
    assert table.legal() == [f"hire:{s}:doctor@{a}" for s in (0, 1, 2) for a in (1000, 3000, 6000, 10000)]
    assert table.refusal("hire:0:clerk@1000") == 15 and table.refusal("hire:0:doctor@1000", seat=1) == 15
    assert table.refusal("hire:3:doctor@1000") == 15 and table.refusal("hire:4:doctor@1000") == 15
    table.do("hire:1:doctor@6000")
    assert [loser["owner"] for loser in table.told("banish")] == [0, 2]
    assert table.refusal("hire:0:clerk@6000") == 11
    table.do("hire:2:clerk@1000")
    assert table.show()["island"] == [
        {"owner": 0, "occupation": "doctor", "count": 1},
        {"owner": 0, "occupation": "clerk", "count": 1},
        {"owner": 2, "occupation": "doctor", "count": 1},
    ]


def test_i16_the_employee_pays_first_then_clockwise():
    table = conflict()
    assert table.show()["employee"] and table.seat == 0
    table.do("bribe:4000")
    assert not table.show()["employee"] and table.seat == 1
    table.do("bribe:5000")
    assert table.seat == 2
    table.do("bribe:6000")
    assert table.seat == 3 and table.legal() == ["choose:0:doctor", "choose:1:doctor", "choose:2:doctor"]
    assert table.refusal("choose:0:doctor", seat=0) == 16 and table.refusal("choose:0:scientist") == 16
    assert table.refusal("choose:3:doctor") == 16 and table.refusal("choose:4:doctor") == 16
    assert [(b["owner"], b["ducats"], b["employee"]) for b in table.show()["bribes"]] == [
        (0, 4000, True), (1, 5000, False), (2, 6000, False),
    ]  # fmt: skip
    table.do("choose:1:doctor")
    assert table.seat == 1 and table.show()["employee"]  # the employed scientist's owner
    assert table.show()["seats"][3]["palace"][0]["owner"] == 1
    table.do("bribe:1000")
    assert table.seat == 0
    assert [event.kind for event in table.events][3:7] == ["take", "banish", "banish", "step"]


def test_i16_an_unchallenged_employee_pays_nothing():
    table = read("4 closed 6 f0 r2 t3 internal.bribe - 30/1111/----/- 30/1111/----/- 30/1111/----/- 30/2211/0d--1s/1d")
    table.do("bribe:1000 bribe:1000 choose:0:doctor")
    assert table.show()["phase"] == "send" and table.cash() == [29, 29, 30, 32]


def test_i17_every_bribe_is_paid_at_once_and_seen():
    table = conflict()
    assert table.legal() == [f"bribe:{k}000" for k in range(1, 31)]
    assert table.refusal("bribe:31000") == 17 and table.refusal("bribe:1000", seat=1) == 20
    assert table.refusal("choose:0:doctor") == 17
    table.do("bribe:30000")
    assert table.cash() == [0, 30, 30, 60]
    assert [b["ducats"] for b in table.show(2)["bribes"]] == [30000]


def test_i18_the_bank_pays_for_those_without_cash():
    table = conflict(cash=(0, 30, 30, 30))
    assert table.legal() == ["bribe:1000"] and table.refusal("bribe:2000") == 18
    table.do("bribe:1000")
    assert table.cash() == [0, 30, 30, 31]
    assert table.show()["bribes"][0]["bank"] and table.events[0].clause == "I18"
    table = start().do("send:doctor@1 send:clerk@1 bribe:32000")
    assert table.seat == 0 and table.legal() == ["bribe:1000"]  # looked at anew for each bribe


def test_i19_against_ones_own_scholar():
    from tavola.games.intrigue import against_own

    table = start().do("send:doctor@1")
    action = GAME.read_action(table.record, 0, "send:doctor@1")
    assert against_own(table.record, 0, action)
    assert "your own" in GAME.say_action("en", table.record, 0, action)
    assert not against_own(table.record, 0, GAME.read_action(table.record, 0, "send:doctor@2"))
    table.do("send:doctor@1")
    assert table.show()["step"] == "external"
    table.do("bribe:1000 bribe:2000")
    assert table.legal() == [f"hire:0:doctor@{area}" for area in (1000, 3000, 6000, 10000)]
    table.do("hire:0:doctor@1000")
    assert table.show()["island"] == [{"owner": 0, "occupation": "doctor", "count": 1}]


def test_i19_the_owner_of_the_employee_pays_again_in_seat_order():
    table = read("4 closed 6 f0 r2 t3 internal.bribe - 30/1111/----/- 30/1021/----/- 30/1111/----/- 30/2211/1d---/0d1d")
    payers = []
    while table.show()["phase"] == "bribe":
        payers.append((table.seat, table.show()["employee"]))
        table.do("bribe:1000")
    assert payers == [(1, True), (0, False), (1, False)]
    assert table.legal() == ["choose:0:doctor", "choose:1:doctor"]  # keeping and taking are one choice
    table.do("choose:1:doctor")
    assert table.show()["seats"][3]["palace"][0]["owner"] == 1
    assert [(loser["owner"]) for loser in table.told("banish")] == [0, 1]


def test_i20_a_seat_settles_all_its_applicants_in_the_order_of_occupations():
    table = read(
        "5 closed 6 f0 r1 t4 external.bribe - 30/1122/----/- 30/0222/----/- 30/1122/----/- 30/2211/----/-"
        " 30/2222/----/0s0d1s1s2s2d"
    )
    payers = []
    while table.show()["phase"] == "bribe":
        payers.append((table.seat, table.show()["scholar"]["occupation"]))
        assert table.refusal("bribe:1000", seat=(table.seat + 1) % 4) == 20
        table.do("bribe:1000")
    seats, occupations = zip(*payers, strict=True)
    assert seats == (0, 0, 1, 1, 2, 2)
    assert occupations == ("scientist", "doctor", "scientist", "scientist", "scientist", "doctor")


def test_i21_nothing_said_binds_the_palace_owner():
    table = conflict()
    number = table.say("0>3 offer if choose(0d@3) then pay(0d@3,30000)")
    table.say(f"3>0 accept {number}")
    table.do("bribe:30000 bribe:1000 bribe:1000")
    assert table.legal() == ["choose:0:doctor", "choose:1:doctor", "choose:2:doctor"]
    table.do("choose:1:doctor")
    assert table.talk.ledger.entries[number].breakers == [3]


@pytest.mark.parametrize("choose", [0, 3, 11])
def test_i26_money_moves_by_salaries_and_bribes_only(choose):
    table = start(5, first=3)
    cash = table.cash()
    while not table.position.over:
        told = len(table.events)
        seat = table.seat
        actions = table.position.legal(seat)
        table.play(seat, actions[choose % len(actions)])
        for event in table.events[told:]:
            if event.kind in ("collect", "final"):
                cash[event.data["seat"]] += event.data["ducats"] // 1000
            if event.kind == "bribe":
                cash[event.data["palace"]] += event.data["ducats"] // 1000
                cash[event.data["seat"]] -= 0 if event.data["bank"] else event.data["ducats"] // 1000
        assert table.cash() == cash


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_facts(seats):
    """Facts that follow from the rules: the island, the free area, who has no applicants."""
    for choose in range(0, 40, 3):
        table = finish(start(seats, first=1), choose)
        shown = table.show()
        assert sum(kind["count"] for kind in shown["island"]) >= 4 * seats
        assert all(not seat["applicants"] for seat in shown["seats"])
        turns = [event for event in table.events if event.kind in ("turn", "bribe")]
        assert turns[1].kind == "turn" and turns[-1].kind == "turn"  # none for the first, none for the last


def test_facts_salaries_of_a_scholar():
    """A scholar hired in round k collects (5 - k) + 1 salaries, and one more if its owner acts later in the round."""
    table = round_one()  # seat 0 acts before seat 1: hired in round 1
    table.do("send:clerk@0 send:clerk@0 bribe:1000 place:clerk@1000 send:priest@0 send:priest@0")
    while not table.position.over:
        words = [w for w in table.legal() if not w.startswith("send:doctor@1")] or table.legal()
        keep = [w for w in words if w == "choose:0:doctor"]
        table.do((keep or words)[-1])
    salaries = [e for e in table.events if e.kind in ("collect", "final") and e.data["seat"] == 0]
    assert len(salaries) == 5
