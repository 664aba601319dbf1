"""I24: what becomes of a word that was given, row by row."""

from __future__ import annotations

import json
import random

import pytest

from tavola.core.errors import Refused
from tavola.games.intrigue import talk
from tests.games.intrigue.play import GAME, Table, conflict, finish, read, start

DOCTORS = "bribe:1000 bribe:1000 bribe:1000 choose:{}:doctor"
SCIENTISTS = "bribe:1000 bribe:1000 bribe:1000 choose:{}:scientist"


def uncontested() -> Table:
    """Seat 0's doctor applies at palace 1, alone."""
    return start().do("send:doctor@1 send:clerk@2")


# pay


@pytest.mark.parametrize(
    ("bribe", "status"), [("bribe:5000", "kept"), ("bribe:6000", "kept"), ("bribe:4000", "broken")]
)
def test_i24_pay_is_due_with_the_next_bribe(bribe, status):
    table = conflict()
    number = table.promise("pay(0d@3,5000)")
    assert table.fate(number) == "open"
    assert table.fate(table.do(bribe) and number) == status


def test_i24_pay_waits_for_that_scholars_bribe():
    table = conflict()
    number = table.promise("pay(2s@3,8000)")
    table.do(DOCTORS.format(2) + " bribe:9000 bribe:9000")
    assert table.fate(number) == "open"
    table.do("bribe:8000")
    assert table.fate(number) == "kept"


def test_i24_pay_is_broken_also_for_want_of_cash():
    table = conflict(cash=(0, 30, 30, 30))
    high, low = table.promise("pay(0d@3,2000)"), table.promise("pay(0d@3,1000)")
    table.do("bribe:1000")
    assert (table.fate(high), table.fate(low)) == ("broken", "kept")


def test_i24_pay_is_void_when_there_is_no_bribe_any_more():
    table = conflict(unsent0="1021").do("bribe:1000")  # no other doctor is left to send
    number = table.promise("pay(0d@3,5000)")
    assert table.fate(number) == "open"  # it may be challenged again
    table.do("bribe:1000 bribe:1000 choose:1:doctor")
    assert table.fate(number) == "void"


def test_i24_two_scholars_of_one_owner_count_as_one():
    table = start().do("send:doctor@1 send:doctor@1")
    pay = table.promise("pay(0d@1,5000)")
    table.do("bribe:5000 bribe:1000")
    assert table.fate(pay) == "kept"
    table = start().do("send:doctor@1 send:doctor@1")
    choose, banish = table.promise("choose(0d@1)"), table.promise("banish(0d@1)")
    protect = table.promise("protect(0d@1,1)")
    table.do("bribe:5000 bribe:1000 hire:0:doctor@1000")  # the other is banished
    assert (table.fate(choose), table.fate(banish), table.fate(protect)) == ("kept", "broken", "open")
    table.do("send:doctor@0 send:doctor@2")
    assert table.fate(protect) == "kept"


# place


@pytest.mark.parametrize(("area", "status"), [(1000, "broken"), (3000, "broken"), (6000, "kept"), (10000, "kept")])
def test_i24_place_when_employed(area, status):
    table = uncontested()
    number = table.promise("place(0d@1,6000)")
    table.do("bribe:1000")
    assert table.fate(number) == "open"
    table.do(f"place:doctor@{area}")
    assert table.fate(number) == status


def test_i24_place_in_conflicts():
    table = conflict()
    low, high = table.promise("place(1d@3,1000)"), table.promise("place(1d@3,3000)")
    lost = table.promise("place(2d@3,1000)")
    table.do(DOCTORS.format(1))
    assert [table.fate(n) for n in (low, high, lost)] == ["kept", "broken", "broken"]


@pytest.mark.parametrize("kind", ["place(0p@3,1000)", "choose(0p@3)", "banish(0p@3)", "pay(0p@3,1000)"])
def test_i24_no_such_decision_or_bribe_any_more(kind):
    table = conflict(unsent0="1102")  # seat 0 has no priest left
    assert table.fate(table.promise(kind)) == "void"
    table = conflict()
    assert table.fate(table.promise(kind)) == "open"  # one may still be sent


def test_i24_decisions_are_void_when_the_last_turn_is_over():
    table = finish(start(3, first=0), 5)
    assert table.position.over
    table = conflict()
    number = table.promise("choose(1p@3)")
    assert finish(table, 0).fate(number) in ("kept", "broken", "void")


# choose and banish


@pytest.mark.parametrize(("winner", "kept"), [(0, "0d"), (1, "1d"), (2, "2d")])
def test_i24_choose_and_banish(winner, kept):
    table = conflict(statements=9)
    chosen = {s: table.promise(f"choose({s}@3)") for s in ("0d", "1d", "2d")}
    banished = {s: table.promise(f"banish({s}@3)") for s in ("0d", "1d", "2d")}
    table.do("bribe:1000 bribe:1000 bribe:1000")
    assert {table.fate(n) for n in (*chosen.values(), *banished.values())} == {"open"}
    table.do(f"choose:{winner}:doctor")
    for scholar in chosen:
        assert table.fate(chosen[scholar]) == ("kept" if scholar == kept else "broken")
        assert table.fate(banished[scholar]) == ("broken" if scholar == kept else "kept")


def test_i24_choose_in_an_external_conflict():
    table = start(4).do("send:doctor@2 send:clerk@3 send:doctor@2 send:scientist@0")
    hired, lost = table.promise("choose(0d@2)"), table.promise("choose(1d@2)")
    table.do("bribe:1000 bribe:1000 hire:0:doctor@1000")
    assert (table.fate(hired), table.fate(lost)) == ("kept", "broken")


# protect


def test_i24_protect_falls_due_at_the_end_of_the_turn():
    table = conflict()
    number, longer = table.promise("protect(0d@3,2)"), table.promise("protect(0d@3,3)")
    table.do(DOCTORS.format(0) + " " + SCIENTISTS.format(1) + " send:clerk@0")
    assert table.fate(number) == "open"
    table.do("send:priest@1")
    assert (table.fate(number), table.fate(longer)) == ("kept", "open")


@pytest.mark.parametrize("scholar", ["0d", "2d"])  # employed, applicant
def test_i24_protect_is_broken_when_banished(scholar):
    table = conflict()
    number = table.promise(f"protect({scholar}@3,4)")
    table.do(DOCTORS.format(1))
    assert table.fate(number) == "broken"


def test_i24_protect_is_void_when_it_never_was_there():
    table = conflict()
    number = table.promise("protect(2p@3,2)")
    table.do(DOCTORS.format(0) + " " + SCIENTISTS.format(1) + " send:clerk@0")
    assert table.fate(number) == "open"
    table.do("send:priest@1")
    assert table.fate(number) == "void"


def test_i24_protect_in_round_5_ends_with_hiring():
    table = read(
        "4 closed 6 f0 r5 t1 uncontested.bribe - 30/0000/----/- 30/0000/----/2s 30/0000/----/3c 30/0000/----/-"
    )
    number = table.promise("protect(2s@1,5)")
    table.do("bribe:1000 place:scientist@10000")
    assert table.record.palace == 2 and table.fate(number) == "kept"


# send and not send


@pytest.mark.parametrize(
    ("words", "status"), [("send:clerk@0 send:priest@1", "kept"), ("send:clerk@1 send:clerk@2", "broken")]
)
def test_i24_send(words, status):
    table = conflict(unsent3="2112")
    number, other = table.promise("send(3c@0,2)"), table.promise("not_send(3c@0,2)")
    table.do(DOCTORS.format(0) + " " + SCIENTISTS.format(1))
    first, second = words.split()
    table.do(first)
    assert table.fate(number) == "open"  # due at the end of the sending
    table.do(second)
    assert table.fate(number) == status
    assert table.fate(other) == {"kept": "broken", "broken": "kept"}[status]


def test_i24_send_is_void_without_an_unsent_scholar_but_not_send_never():
    table = conflict(unsent3="2220")
    number, other = table.promise("send(3c@0,2)"), table.promise("not_send(3c@0,2)")
    table.do(DOCTORS.format(0) + " " + SCIENTISTS.format(1) + " send:doctor@0 send:doctor@1")
    assert (table.fate(number), table.fate(other)) == ("void", "kept")


def test_i24_send_the_last_scholar_elsewhere_is_broken():
    table = conflict(unsent3="2211")
    number = table.promise("send(3c@0,2)")
    table.do(DOCTORS.format(0) + " " + SCIENTISTS.format(1) + " send:clerk@1 send:doctor@1")
    assert table.fate(number) == "broken"


def test_i24_send_in_a_later_round_waits():
    table = conflict()
    number = table.promise("send(3c@0,3)")
    table.do(DOCTORS.format(0) + " " + SCIENTISTS.format(1) + " send:clerk@0 send:doctor@1")
    assert table.fate(number) == "open"


# clocks


def test_i24_a_round_that_has_passed_is_void():
    table = conflict()
    passed = ["protect(0d@3,1)", "send(0s@1,2)", "not_send(0s@1,2)", "send(3c@0,1)", "not_send(3c@0,1)"]
    assert [table.fate(table.promise(term)) for term in passed] == ["void"] * 5
    coming = ["protect(0d@3,2)", "send(0s@1,3)", "not_send(0s@1,3)", "send(3c@0,2)"]
    assert [table.fate(table.promise(term)) for term in coming] == ["open"] * 4


def test_i24_a_deals_clock_starts_when_it_is_accepted():
    table = conflict()
    table.do("bribe:1000")
    number = table.say("3>0 demand then pay(0d@3,5000)")  # that bribe has been paid
    table.say(f"0>3 accept {number}")
    assert table.fate(number) == "open"  # so it is the next one that counts


# deals


def deal(bribe: str = "", winner: int | None = None) -> tuple[Table, int]:
    table = conflict()
    number = table.say("0>3 offer if choose(0d@3) then pay(0d@3,5000)")
    assert number not in table.talk.ledger.entries
    table.say(f"3>0 accept {number}")
    if bribe:
        table.do(bribe)
    if winner is not None:
        table.do(f"bribe:1000 bribe:1000 choose:{winner}:doctor")
    return table, number


def test_i24_a_deal_has_two_sides():
    table, number = deal()
    entry = table.talk.show()["entries"][0]
    assert (entry["kind"], entry["if"]["seat"], entry["then"]["seat"]) == ("deal", 3, 0)
    assert (table.side(number, "if"), table.side(number, "then")) == ("open", "open")
    table, number = deal("bribe:5000")
    assert (table.side(number, "if"), table.side(number, "then")) == ("open", "kept")
    table, number = deal("bribe:5000", winner=0)
    assert (table.side(number, "if"), table.side(number, "then")) == ("kept", "kept")
    table, number = deal("bribe:5000", winner=1)
    assert (table.side(number, "if"), table.side(number, "then")) == ("broken", "kept")
    assert table.talk.ledger.entries[number].breakers == [3]


def test_i24_a_side_is_void_when_the_other_is_broken_first():
    table, number = deal("bribe:4000")
    assert (table.side(number, "if"), table.side(number, "then")) == ("void", "broken")
    table.do("bribe:1000 bribe:1000 choose:0:doctor")
    assert (table.side(number, "if"), table.side(number, "then")) == ("void", "broken")  # decided for good


def test_i24_a_demand_is_a_deal_the_other_way_round():
    table = conflict()
    number = table.say("3>0 demand if choose(0d@3) then pay(0d@3,9000)")
    table.say(f"0>3 accept {number}")
    entry = table.talk.show()["entries"][0]
    assert (entry["if"]["seat"], entry["then"]["seat"]) == (3, 0)
    table.do("bribe:9000 bribe:1000 bribe:1000 choose:2:doctor")
    assert (table.side(number, "if"), table.side(number, "then")) == ("broken", "kept")


def test_i24_an_empty_side_has_no_status():
    table = conflict()
    number = table.say("3>0 demand then pay(0d@3,9000)")
    table.say(f"0>3 accept {number}")
    assert (table.side(number, "if"), table.side(number, "then")) == (None, "open")
    table.do("bribe:1000")
    assert (table.side(number, "if"), table.side(number, "then")) == (None, "broken")


def test_i24_sides_of_two_terms():
    table = conflict()
    both = table.promise("choose(0d@3)", "choose(1s@3)")
    one = table.promise("choose(0d@3)", "choose(2s@3)")
    first = table.promise("choose(1d@3)", "choose(2s@3)")
    table.do(DOCTORS.format(0))
    assert [table.fate(n) for n in (both, one, first)] == ["open", "open", "broken"]  # broken at the first
    table.do(SCIENTISTS.format(1))
    assert [table.fate(n) for n in (both, one, first)] == ["kept", "broken", "broken"]


def test_i24_a_side_with_a_void_term_is_void_unless_one_is_broken():
    table = conflict(unsent0="1102")
    kept, broken = table.promise("choose(0p@3)", "choose(0d@3)"), table.promise("choose(0p@3)", "choose(1d@3)")
    assert (table.fate(kept), table.fate(broken)) == ("open", "open")
    table.do(DOCTORS.format(0))
    assert (table.fate(kept), table.fate(broken)) == ("void", "broken")


# promises


@pytest.mark.parametrize(
    ("bribe", "winner", "status"), [(5, 0, "kept"), (5, 1, "broken"), (4, 0, "void"), (4, 1, "void")]
)
def test_i24_a_promise_counts_when_its_condition_is_kept(bribe, winner, status):
    table = conflict()
    number = table.say("3>0 promise if pay(0d@3,5000) then choose(0d@3)")
    table.do(f"bribe:{bribe}000")
    assert table.fate(number) == ("open" if bribe == 5 else "void")
    table.do(f"bribe:1000 bribe:1000 choose:{winner}:doctor")
    assert table.fate(number) == status


@pytest.mark.parametrize(
    ("bribe", "winner", "status"), [(5, 0, "kept"), (4, 0, "broken"), (4, 1, "void"), (5, 1, "void")]
)
def test_i24_a_promise_whose_act_comes_before_its_condition(bribe, winner, status):
    """Its clock starts when it is said, but it is open until the if-terms are decided."""
    table = conflict()
    number = table.say("0>3 promise if choose(0d@3) then pay(0d@3,5000)")
    table.do(f"bribe:{bribe}000")
    assert table.fate(number) == "open"
    table.do(f"bribe:1000 bribe:1000 choose:{winner}:doctor")
    assert table.fate(number) == status


def test_i24_a_promise_with_two_conditions():
    table = conflict()
    number = table.say("3>0 promise if pay(0d@3,5000)+pay(1d@3,1000) then choose(0d@3)")
    table.do("bribe:5000")
    assert table.fate(number) == "open" and table.side(number, "if") == "open"
    table.do("bribe:1000")
    assert table.fate(number) == "open" and table.side(number, "if") == "kept"
    table.do("bribe:1000 choose:0:doctor")
    assert table.fate(number) == "kept"


def test_i24_a_promise_with_a_void_condition_is_void():
    table = conflict(unsent0="1102")
    number = table.say("3>0 promise if pay(0p@3,5000)+pay(0d@3,1000) then choose(0d@3)")
    assert table.fate(number) == "void"


# threats


@pytest.mark.parametrize(
    ("bribe", "winner", "status"),
    [(9, 0, "void"), (9, 1, "void"), (8, 1, "kept"), (8, 0, "broken")],  # heeded, heeded, carried out, bluff
)
def test_i24_a_threat_means_unless(bribe, winner, status):
    table = conflict()
    number = table.say("3>0 threaten if pay(0d@3,9000) then banish(0d@3)")
    table.do(f"bribe:{bribe}000")
    assert table.fate(number) == ("void" if bribe == 9 else "open")
    table.do(f"bribe:1000 bribe:1000 choose:{winner}:doctor")
    assert table.fate(number) == status
    assert table.talk.ledger.entries[number].breakers == ([3] if status == "broken" else [])


def test_i24_a_threat_needs_all_its_conditions():
    table = conflict()
    number = table.say("3>0 threaten if pay(0d@3,2000)+pay(1d@3,2000) then banish(0d@3)")
    table.do("bribe:2000")
    assert table.fate(number) == "open"
    table.do("bribe:1000")
    assert (table.side(number, "if"), table.fate(number)) == ("broken", "open")
    table.do("bribe:1000 choose:1:doctor")
    assert table.fate(number) == "kept"


def test_i24_a_threat_with_a_void_condition():
    table = conflict(unsent0="1102")
    alone = table.say("3>0 threaten if pay(0p@3,2000) then banish(0d@3)")
    kept = table.say("3>0 threaten if pay(0p@3,2000)+pay(0d@3,2000) then banish(0d@3)")
    broken = table.say("3>0 threaten if pay(0p@3,2000)+pay(0d@3,9000) then banish(0d@3)")
    assert [table.fate(n) for n in (alone, kept, broken)] == ["void", "open", "open"]
    table.do("bribe:2000")
    assert [table.fate(n) for n in (alone, kept, broken)] == ["void", "void", "open"]
    table.do("bribe:1000 bribe:1000 choose:1:doctor")
    assert table.fate(broken) == "kept"


def test_i24_a_threats_then_side_starts_when_its_condition_is_broken():
    """The bribe that breaks the condition of its own threat is not the one that the then-side means."""
    table = conflict()
    number = table.say("0>3 threaten if pay(0d@3,9000) then pay(0d@3,1000)")
    table.do("bribe:5000")
    assert (table.side(number, "if"), table.fate(number)) == ("broken", "open")
    table = conflict()
    late = table.say("1>3 threaten if choose(1d@3) then not_send(1s@3,2)")  # a round that has passed by then
    coming = table.say("1>3 threaten if choose(1d@3) then not_send(1s@3,3)")
    assert (table.fate(late), table.fate(coming)) == ("open", "open")
    table.do(DOCTORS.format(0))
    assert (table.fate(late), table.fate(coming)) == ("void", "open")


def test_i24_a_threat_of_protecting_counts_in_the_turn_that_its_broken_condition_ends():
    """In round 5 the last choice ends the turn; the condition is broken by it, and only then the protection is due."""
    table = read("4 closed 6 f1 r5 t3 internal.bribe - 30/0000/----/- 30/0000/----/- 30/0000/----/- 30/0000/-1s-2p/0s")
    there = table.say("3>* threaten if choose(0s@3) then protect(2p@3,5)")
    absent = table.say("3>* threaten if choose(0s@3) then protect(2c@3,5)")
    passed = table.say("3>* threaten if choose(0s@3) then protect(2p@3,4)")
    table.do("bribe:1000 bribe:1000 choose:1:scientist")
    assert table.position.over and table.side(there, "if") == "broken"
    assert [table.fate(number) for number in (there, absent, passed)] == ["kept", "void", "void"]


# the whole


def test_i24_what_is_open_at_the_end_is_void():
    table = read("3 closed 6 f0 r5 t1 uncontested.bribe - 30/0000/----/- 30/0000/----/2s 30/0000/0c---/-")
    number = table.promise("protect(0c@2,5)")
    assert table.fate(number) == "open"
    last = table.say("2>0 promise if pay(0c@2,1000) then choose(0c@2)")
    table.do("bribe:1000 place:scientist@1000")
    assert table.position.over and table.fate(number) == "kept" and table.fate(last) == "void"
    assert not any(entry.open for entry in table.talk.ledger.entries.values())


def random_statement(table: Table, chance: random.Random) -> None:
    seat = chance.randrange(table.position.seats)
    menu = table.talk.menu(table.record, seat)
    if not menu["left"]:
        return
    if menu["answers"] and chance.random() < 0.6:
        table.talk.say(table.record, chance.choice(menu["answers"]))
        return
    form = chance.choice(menu["forms"])
    to = chance.choice(form["to"])

    def side(whose: str, least: int) -> list[dict]:
        actor = {"speaker": seat, "addressee": to}.get(whose, chance.randrange(table.position.seats))
        chosen = []
        for _ in range(chance.randint(least, 2)):
            term = chance.choice(menu["terms"][actor])
            chosen.append({k: chance.choice(v) if isinstance(v, list) else v for k, v in term.items()})
        return chosen

    data = {"from": seat, "to": to, "act": form["act"], "on": None}
    data |= {"if": side(form["if"], form["least_if"]), "then": side(form["then"], form["least_then"])}
    table.talk.say(table.record, data)


@pytest.mark.parametrize("seed", range(8))
def test_i24_random_games_of_talk(seed):
    """Decided is decided; at the end nothing is open; the same sequence gives the same ledger."""
    chance = random.Random(seed)
    table = start(3 + seed % 3, first=seed % 3)
    again = talk.new({"statements": 6}, table.position.seats)
    known: dict[tuple[int, str], str] = {}
    seen = set()
    while not table.position.over:
        if table.show()["phase"] == "bribe":
            for _ in range(chance.randrange(4)):
                number = table.talk.number
                try:
                    random_statement(table, chance)
                except Refused as error:  # an addressee without terms and the like
                    assert error.clause in ("I23", "I25")
                if table.talk.number > number:
                    line = table.talk.said[-1].write()
                    again.say(table.record, talk.read_statement(line).to_data())
        before, seat = table.position.copy(), table.seat
        action = chance.choice(table.position.legal(seat)[:12])
        table.play(seat, action)
        again.apply(before.record, seat, action, table.record)
        for entry in table.talk.show()["entries"]:
            for name in ("if", "then"):
                if entry[name]:
                    status = entry[name]["status"]
                    assert known.get((entry["number"], name), "open") in ("open", status)
                    known[entry["number"], name] = status
                    seen.add((entry["kind"], name, status))
    assert table.talk.show() == again.show()
    assert "open" not in known.values() and len(seen) > 6
    json.dumps(table.talk.show())
    GAME.check(table.record)


def test_i24_a_copy_is_a_branch():
    table = conflict()
    number = table.promise("pay(0d@3,5000)")
    branch = table.talk.copy()
    table.do("bribe:5000")
    assert table.fate(number) == "kept" and branch.ledger.entries[number].then_side.status == "open"
