"""I22, I23, I25: statements, their form, their words, and how many there may be."""

from __future__ import annotations

import json

import pytest

from tavola.core.errors import BadAction, Refused
from tavola.core.language import LOCALES, has, say
from tavola.games.intrigue import talk
from tavola.games.intrigue.talk.menu import MENU_DUCATS
from tests.games.intrigue.play import GAME, Table, conflict, start

TERMS = (
    "pay(0d@3,5000)", "place(0d@3,6000)", "choose(0d@3)", "banish(0d@3)", "protect(0d@3,5)", "send(0d@3,3)",
    "not_send(0d@3,3)",
)  # fmt: skip
NAMES = ["Anna", "Bob", "Éric", "Dora"]


def refused(table: Table, text: str, clause: str = "I23") -> None:
    before = (table.talk.number, json.dumps(table.talk.show()))
    with pytest.raises(Refused) as caught:
        table.say(text)
    assert caught.value.clause == clause and str(caught.value).endswith(".")
    assert (table.talk.number, json.dumps(table.talk.show())) == before


def test_i22_talk_never_changes_the_position_and_everyone_may_speak():
    table = conflict()
    before = table.position.records.tobytes()
    for seat in range(4):
        table.say(f"{seat}>* ask")
    number = table.say("3>0 demand if choose(0d@3) then pay(0d@3,5000)")
    table.say(f"0>3 accept {number}")
    assert table.position.records.tobytes() == before


def test_i22_talk_comes_before_a_bribe_only():
    table = start()
    refused(table, "0>* ask", "I25")
    table.do("send:doctor@1 send:doctor@2")
    table.say("0>1 ask")
    table.do("bribe:1000")
    refused(table, "0>1 ask", "I25")


@pytest.mark.parametrize("term", TERMS)
def test_i23_terms_round_trip(term):
    read = talk.read_term(term)
    assert read.write() == term
    assert talk.term_from_data(read.to_data()) == read
    assert talk.term_from_data(json.loads(json.dumps(read.to_data()))) == read


@pytest.mark.parametrize(
    "text",
    [
        "3 0>3 offer if choose(0d@3)+protect(0d@3,4) then pay(0d@3,5000)+send(0s@1,3)",
        "1 3>0 threaten if pay(0d@3,5000) then banish(0d@3)",
        "12 1>* promise then not_send(1s@2,4)",
        "4 3>0 accept 3",
        "5 2>* ask",
        "7 2>3 accuse 1",
    ],
)
def test_i23_statements_round_trip(text):
    statement = talk.read_statement(text)
    assert statement.write() == text
    assert talk.statement_from_data(statement.to_data(), statement.number) == statement


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "give", "owner": 0, "occupation": "doctor", "palace": 3, "ducats": 1000},
        {"kind": "pay", "owner": 0, "occupation": "doctor", "palace": 3},
        {"kind": "pay", "owner": 0, "occupation": "doctor", "palace": 3, "ducats": 1500},
        {"kind": "pay", "owner": 0, "occupation": "doctor", "palace": 3, "ducats": True},
        {"kind": "pay", "owner": 3, "occupation": "doctor", "palace": 3, "ducats": 1000},
        {"kind": "place", "owner": 0, "occupation": "doctor", "palace": 3, "area": 2000},
        {"kind": "choose", "owner": 0, "occupation": "baker", "palace": 3},
        {"kind": "protect", "owner": 0, "occupation": "doctor", "palace": 3, "round": 6},
        {"kind": "send", "seat": 0, "occupation": "doctor", "palace": 3, "round": 5},
        {"kind": "send", "seat": 0, "occupation": "doctor", "palace": 3, "round": 0},
        {"kind": "send", "seat": 7, "occupation": "doctor", "palace": 3, "round": 1},
        "pay",
        None,
    ],
)
def test_i23_what_is_no_term(data):
    with pytest.raises(BadAction):
        talk.term_from_data(data)


@pytest.mark.parametrize(
    "data",
    [
        {},
        None,
        {"from": 0, "act": "bribe"},
        {"from": 0, "act": "ask", "extra": 1},
        {"from": 9, "act": "ask"},
        {"from": 0, "act": "ask", "number": 4},
        {"from": 0, "act": "accept", "on": "3"},
        {"from": 0, "act": "promise", "then": "pay"},
        {"from": 0, "act": "promise", "then": [talk.read_term("pay(0d@3,1000)").to_data()] * 3},
        {"from": 0, "act": ["offer"]},
    ],
)
def test_i23_what_is_no_statement(data):
    with pytest.raises(BadAction):
        talk.statement_from_data(data, 1)


@pytest.mark.parametrize(
    "text", ["", "1 0>1", "1 0>1 shout", "01 0>1 ask", "1 0>1 promise then pay(0d@3)", "1 0>9 ask"]
)
def test_i23_what_is_no_line(text):
    with pytest.raises(BadAction):
        talk.read_statement(text)


@pytest.mark.parametrize(
    "text",
    [
        "0>3 offer then choose(0d@3)",  # not the speaker's act
        "0>3 offer if pay(0d@3,1000) then pay(0d@3,1000)",  # not the addressee's act
        "3>0 demand then choose(0d@3)",  # not the addressee's act
        "3>0 demand if pay(0d@3,1000) then pay(0d@3,1000)",  # not the speaker's act
        "0>3 promise then choose(0d@3)",
        "0>3 threaten if choose(0d@3) then banish(1d@3)",
        "0>* offer then pay(0d@3,1000)",  # no addressee
        "3>* demand then choose(0d@3)",
        "0>3 offer if choose(0d@3)",  # empty then-side
        "0>3 promise",
        "0>3 threaten then pay(0d@3,1000)",  # empty if-side
        "0>0 ask",
        "0>3 ask 1",
        "0>3 accept",
        "0>3 accept 9",
        "0>3 reject 1",
        "0>3 withdraw 1",
        "0>3 accuse 1",
        "0>3 accept 1 then pay(0d@3,1000)",
        "4>3 ask",  # nobody sits there
        "0>4 ask",
        "0>3 promise then pay(0d@4,1000)",
    ],
)
def test_i23_what_may_not_be_said(text):
    refused(conflict(), text)


def test_i23_accept_reject_withdraw():
    table = conflict(statements=20)
    number = table.say("0>3 offer if choose(0d@3) then pay(0d@3,5000)")
    refused(table, f"1>0 accept {number}")
    refused(table, f"0>3 accept {number}")
    refused(table, f"3>0 withdraw {number}")
    refused(table, f"3>1 accept {number}")
    assert [waiting["number"] for waiting in table.talk.show()["waiting"]] == [number]
    table.say(f"3>0 reject {number}")
    refused(table, f"3>0 accept {number}")
    number = table.say("0>3 offer if choose(0d@3) then pay(0d@3,6000)")
    table.say(f"0>* withdraw {number}")
    refused(table, f"3>0 accept {number}")
    number = table.say("3>0 demand then pay(0d@3,6000)")
    statement = table.talk.say(table.record, {"from": 0, "act": "accept", "on": number})
    assert statement.to == 3  # filled in
    refused(table, f"3>0 withdraw {number}")
    promise = table.say("0>3 promise then pay(0d@3,6000)")
    refused(table, f"0>3 withdraw {promise}")
    refused(table, f"3>0 accept {promise}")


def test_i23_unanswered_offers_lapse_when_the_bribe_is_paid():
    table = conflict()
    number = table.say("0>3 offer if choose(0d@3) then pay(0d@3,5000)")
    table.do("bribe:5000")
    assert table.talk.show()["waiting"] == [] and table.talk.show()["entries"] == []
    refused(table, f"3>0 accept {number}")


def test_i23_accuse_a_broken_entry():
    table = conflict()
    number = table.promise("pay(0d@3,5000)")
    refused(table, f"3>0 accuse {number}")
    table.do("bribe:1000")
    table.say(f"3>0 accuse {number}")
    statement = table.talk.say(table.record, {"from": 1, "act": "accuse", "on": number})
    assert statement.to == 0
    refused(table, f"0>* accuse {number}")
    refused(table, f"2>3 accuse {number}")


@pytest.mark.parametrize("locale", LOCALES)
def test_i23_everything_reads_as_a_sentence(locale):
    for act in talk.ACTS:
        assert has(locale, f"intrigue-act-{act}")
    said = [talk.say_term(locale, talk.read_term(term), NAMES) for term in TERMS]
    assert len(set(said)) == len(TERMS) and all("Dora" in words for words in said)
    lines = [
        "1 0>3 offer if choose(0d@3) then pay(0d@3,5000)",
        "1 0>3 offer then pay(0d@3,5000)+send(0s@1,3)",
        "1 3>0 demand if choose(0d@3) then pay(0d@3,5000)",
        "1 3>0 demand then pay(0d@3,5000)",
        "1 0>* promise then pay(0d@3,5000)",
        "1 0>3 promise if choose(0d@3) then pay(0d@3,5000)",
        "1 3>0 threaten if pay(0d@3,5000) then banish(0d@3)",
        "2 3>0 accept 1", "2 3>0 reject 1", "2 0>3 withdraw 1", "2 0>3 accuse 1",
        "1 0>* ask", "1 0>3 ask then choose(0d@3)", "1 0>3 ask if pay(0d@3,5000) then choose(0d@3)",
    ]  # fmt: skip
    sentences = [talk.say_statement(locale, talk.read_statement(line), NAMES) for line in lines]
    assert len(set(sentences)) == len(lines)
    assert all("Dora" in s or "Anna" in s for s in sentences)
    if locale == "fr":
        assert "le médecin d’Anna" in sentences[0]
    for kind in ("deal", "promise", "threat"):
        for status in ("kept", "broken", "void"):
            assert "Anna" in say(locale, f"intrigue-ledger-{kind}-{status}", seat="Anna", number=1)


@pytest.mark.parametrize("locale", LOCALES)
def test_i23_news_for_the_log(locale):
    table = conflict()
    number = table.promise("pay(0d@3,5000)")
    assert [event.kind for event in table.talk.news] == ["statement"]
    assert "Anna" in GAME.say_event(locale, table.talk.news[0].seen_by(9), NAMES)
    table.do("bribe:1000")
    assert [event.data for event in table.talk.news] == [
        {"number": number, "entry": "promise", "seat": 0, "status": "broken"}
    ]
    assert "Anna" in GAME.say_event(locale, table.talk.news[0].seen_by(9), NAMES)


def test_i23_menus_hold_well_formed_statements_only():
    table = conflict(statements=30)
    table.say("0>3 offer if choose(0d@3) then pay(0d@3,5000)")
    broken = table.promise("pay(0d@3,9000)")
    menu = table.talk.menu(table.record, 3)
    assert [(a["act"], a["on"]) for a in menu["answers"]] == [("accept", 1), ("reject", 1)]
    assert [a["act"] for a in table.talk.menu(table.record, 0)["answers"]] == ["withdraw"]
    for seat in range(4):
        for actor, terms in enumerate(table.talk.menu(table.record, seat)["terms"]):
            assert terms
            for term in terms:
                for pick in (0, -1):
                    data = {field: value[pick] if isinstance(value, list) else value for field, value in term.items()}
                    assert talk.term_from_data(data).actor == actor
        for form in table.talk.menu(table.record, seat)["forms"]:
            assert seat not in form["to"]
    table.do("bribe:1000")
    assert {"from": 3, "to": 0, "act": "accuse", "on": broken, "if": [], "then": []} in table.talk.menu(
        table.record, 3
    )["answers"]
    json.dumps(table.talk.menu(table.record, 3))


def test_i4_menus_do_not_depend_on_cash():
    poor, rich = conflict(cash=(1, 0, 2, 3)), conflict(cash=(100, 90, 80, 70))
    for seat in range(4):
        assert poor.talk.menu(poor.record, seat) == rich.talk.menu(rich.record, seat)
    amounts = [t["ducats"] for t in poor.talk.menu(poor.record, 0)["terms"][0] if t["kind"] == "pay"]
    assert amounts[0] == [1000 * k for k in range(1, MENU_DUCATS + 1)]


def test_i25_each_seat_has_the_tables_number_of_statements():
    table = conflict(statements=2)
    assert [table.talk.left(table.record, seat) for seat in range(4)] == [2] * 4
    table.say("1>* ask")
    table.say("1>* ask")
    refused(table, "1>* ask", "I25")
    table.say("2>* ask")
    assert table.talk.menu(table.record, 1)["left"] == 0 and table.talk.menu(table.record, 1)["forms"] == []
    table.do("bribe:1000")  # the next negotiation
    assert [table.talk.left(table.record, seat) for seat in range(4)] == [2] * 4
    refused(conflict(statements=0), "0>* ask", "I25")


def test_i25_bots_among_themselves_have_two():
    left = conflict(bots=0b1001)  # payer 0 and palace owner 3 are bots
    assert [left.talk.left(left.record, seat) for seat in range(4)] == [2, 6, 6, 2]
    mixed = conflict(bots=0b1010)  # the payer is a person
    assert [mixed.talk.left(mixed.record, seat) for seat in range(4)] == [6] * 4
    silent = conflict(bots=0b1111, statements=1)
    assert [silent.talk.left(silent.record, seat) for seat in range(4)] == [1] * 4


def test_i25_bots_are_asked_in_a_fixed_order_until_all_pass():
    table = conflict(bots=0b1111)
    assert talk.asking_order(table.record) == [0, 3, 1, 2]
    asked = []
    while (seat := table.talk.next_bot(table.record)) is not None:
        asked.append(seat)
        if seat == 1:
            table.say("1>* ask")  # two statements, then nothing is left
        else:
            table.talk.skip(table.record, seat)
    assert asked == [0, 3, 1, 2, 0, 3, 1, 2, 0, 3]
    table.do("bribe:1000")
    assert table.talk.next_bot(table.record) == 1  # the next payer


def test_i25_a_persons_words_wake_the_bots_again():
    table = conflict(bots=0b1000)
    assert table.talk.next_bot(table.record) == 3
    table.talk.skip(table.record, 3)
    assert table.talk.next_bot(table.record) is None
    table.say("0>3 ask")
    assert table.talk.next_bot(table.record) == 3
