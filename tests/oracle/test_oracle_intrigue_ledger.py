"""Self-tests of the slow ledger: every row of the table in I24, deals, promises, threats, and random talk."""

import random
from copy import deepcopy

import pytest

from .intrigue import AREAS, OCCUPATIONS, Oracle
from .intrigue_ledger import ACTS, LedgerOracle, actor

SCHOLAR = {"owner": 0, "occupation": "clerk"}
OPTIONS = {"open_ledger": False, "statements": 6}


class Table:
    """A game and its ledger; seat 0 starts, and sends a clerk and a doctor to palace 1."""

    def __init__(self, send=(("clerk", 1), ("doctor", 1))):
        self.game, self.ledger, self.number = Oracle(3, OPTIONS), LedgerOracle(3), 0
        self.act("chance", kind="first", seat=0)
        self.send(*send)

    def act(self, seat, /, **action):
        before = deepcopy(self.game)
        self.game.apply(seat, action)
        self.ledger.note_action(seat, action, before, self.game)

    def say(self, speaker, act, to=None, on=None, if_side=(), then=()):
        self.number += 1
        data = {"number": self.number, "from": speaker, "to": to, "act": act, "on": on}
        self.ledger.note_statement(data | {"if": list(if_side), "then": list(then)}, self.game)
        return self.number

    def deal(self, speaker, to, if_side, then):
        number = self.say(speaker, "offer", to=to, if_side=if_side, then=then)
        self.say(to, "accept", to=speaker, on=number)
        return number

    def bribe(self, *amounts):
        for ducats in amounts:
            self.act(self.game.pending()[0], kind="bribe", ducats=ducats)

    def place(self, *choices):
        for occupation, area in choices:
            self.act(self.game.turn, kind="place", occupation=occupation, area=area)

    def send(self, *scholars):
        for occupation, palace in scholars:
            self.act(self.game.turn, kind="send", occupation=occupation, palace=palace)

    def finish(self, seed=0):
        rng = random.Random(seed)
        while self.game.pending():
            seat = self.game.pending()[0]
            self.act(seat, **rng.choice(self.game.legal(seat)))

    def status(self, number, eager=False):
        found = self.ledger.statuses(eager)[number]
        return found["if"], found["then"]


def pay(ducats, palace=1, **scholar):
    return {"term": "pay", "palace": palace, "ducats": ducats} | SCHOLAR | scholar


def place(area, palace=1, **scholar):
    return {"term": "place", "palace": palace, "area": area} | SCHOLAR | scholar


def choose(palace=1, **scholar):
    return {"term": "choose", "palace": palace} | SCHOLAR | scholar


def banish(palace=1, **scholar):
    return {"term": "banish", "palace": palace} | SCHOLAR | scholar


def protect(until, palace=1, **scholar):
    return {"term": "protect", "palace": palace, "round": until} | SCHOLAR | scholar


def sending(player, occupation, palace, when, term="send"):
    return {"term": term, "player": player, "occupation": occupation, "palace": palace, "round": when}


@pytest.mark.parametrize(("paid", "area", "expected"), [
    (5000, 10000, ("kept", "kept")),
    (5000, 6000, ("kept", "kept")),
    (5000, 3000, ("kept", "broken")),
    (4000, 10000, ("broken", "void")),
])  # fmt: skip
def test_a_deal_of_pay_and_place(paid, area, expected):
    table = Table()
    table.bribe(1000)  # the doctor, before the clerk
    number = table.deal(0, 1, [place(6000)], [pay(5000)])
    assert table.status(number) == ("open", "open")
    table.bribe(paid)
    table.place(("doctor", 1000), ("clerk", area))
    assert table.status(number)[::-1] == expected
    assert table.ledger.statuses()[number]["state"] == "accepted"


def test_offers_lapse_are_rejected_and_withdrawn():
    table = Table()
    first, second, third = (table.say(0, "offer", to=1, then=[pay(2000)]) for _ in range(3))
    table.say(1, "reject", to=0, on=first)
    table.say(0, "withdraw", to=1, on=second)
    states = [table.ledger.statuses()[n] for n in (first, second, third)]
    assert [s["state"] for s in states] == ["rejected", "withdrawn", "open"]
    assert all(s["if"] is None and s["then"] is None for s in states)
    table.bribe(1000)
    assert table.ledger.statuses()[third]["state"] == "lapsed"
    with pytest.raises(ValueError):
        table.say(1, "accept", to=0, on=third)


def test_a_promise_waits_for_its_if_side():
    for paid, area, expected in ((3000, 6000, "kept"), (3000, 1000, "broken"), (1000, 10000, "void")):
        table = Table()
        number = table.say(1, "promise", to=0, if_side=[pay(3000)], then=[place(6000)])
        table.bribe(1000)
        assert table.status(number) == ("open", "open")
        table.bribe(paid)
        table.place(("doctor", 3000), ("clerk", area))
        assert table.status(number)[1] == expected


def test_a_promise_may_be_carried_out_before_its_condition():
    table = Table()
    condition = sending(0, "clerk", 1, 2)
    number = table.say(1, "promise", to=0, if_side=[condition], then=[place(6000)])
    table.bribe(1000, 1000)
    table.place(("doctor", 3000), ("clerk", 6000))
    assert table.status(number) == ("open", "open")
    table.send(("clerk", 2), ("clerk", 2))
    table.bribe(1000, 1000)
    table.act(2, kind="hire", owner=1, occupation="clerk", area=1000)
    table.send(("doctor", 1), ("doctor", 1))
    table.send(("clerk", 1), ("priest", 1))
    assert table.status(number) == ("kept", "kept")


def test_a_threat_is_heeded_carried_out_or_a_bluff():
    for paid, area, expected in ((3000, 1000, ("kept", "void")), (2000, 1000, ("broken", "broken")),
                                 (2000, 6000, ("broken", "kept"))):  # fmt: skip
        table = Table()
        number = table.say(1, "threaten", to=0, if_side=[pay(3000, occupation="doctor")], then=[place(6000)])
        table.bribe(paid, 1000)
        table.place(("doctor", 3000), ("clerk", area))
        assert table.status(number) == expected


def internal(winner):
    """Round 2: seat 2's clerk against seat 0's at palace 1."""
    table = Table()
    numbers = {
        "choose": table.say(1, "promise", to=0, then=[choose(owner=2)]),
        "banish": table.say(1, "promise", to=2, then=[banish(owner=2)]),
        "protect 1": table.say(1, "promise", to=0, then=[protect(1)]),
        "protect 2": table.say(1, "promise", to=0, then=[protect(2)]),
        "protect it": table.say(1, "promise", to=2, then=[protect(2, owner=2)]),
        "protect none": table.say(1, "promise", to=2, then=[protect(2, owner=2, occupation="priest")]),
    }
    table.bribe(1000)
    table.bribe(1000)
    table.place(("doctor", 1000), ("clerk", 10000))
    assert table.status(numbers["protect 1"])[1] == "open"
    table.send(("doctor", 0), ("priest", 0))
    assert table.status(numbers["protect 1"])[1] == "kept"
    table.send(("clerk", 1), ("scientist", 0))
    table.bribe(1000, 1000, 1000)
    table.place(("scientist", 1000), ("doctor", 3000), ("priest", 6000))
    table.send(("priest", 2), ("doctor", 2))
    late = table.say(1, "promise", to=0, then=[protect(1)])
    table.bribe(1000, 1000)
    table.act(1, kind="choose", owner=winner, occupation="clerk")
    table.send(("doctor", 0), ("priest", 0))
    assert table.status(late)[1] == "void"  # its round had passed
    return {name: table.status(number)[1] for name, number in numbers.items()}


def test_choose_banish_and_protect():
    assert internal(winner=0) == {
        "choose": "broken", "banish": "kept", "protect 1": "kept", "protect 2": "kept", "protect it": "broken",
        "protect none": "void",
    }  # fmt: skip
    assert internal(winner=2) == {
        "choose": "kept", "banish": "broken", "protect 1": "kept", "protect 2": "broken", "protect it": "kept",
        "protect none": "void",
    }  # fmt: skip


def test_send_and_not_send():
    table = Table()
    sent = table.say(1, "promise", then=[sending(1, "doctor", 0, 1)])
    other = table.say(1, "promise", then=[sending(1, "doctor", 2, 1)])
    never = table.say(1, "promise", then=[sending(1, "priest", 2, 1, "not_send")])
    bluff = table.say(1, "promise", then=[sending(1, "doctor", 0, 1, "not_send")])
    gone = table.say(0, "promise", then=[sending(0, "clerk", 2, 1)])
    none = table.say(1, "promise", then=[sending(1, "doctor", 0, 2)])
    table.bribe(1000, 1000)
    table.place(("doctor", 1000), ("clerk", 10000))
    table.send(("doctor", 0))
    assert table.status(sent)[1] == "open"  # due at the end of the sending
    table.send(("doctor", 0))
    assert [table.status(n)[1] for n in (sent, other, never, bluff)] == ["kept", "broken", "kept", "broken"]
    assert table.status(gone)[1] == "void"
    assert table.status(none)[1] == "open" and table.status(none, eager=True)[1] == "void"
    table.finish()
    assert table.status(none)[1] == "void"


def test_two_alike_count_as_one():
    """I23: hired when either is, banished when none remains."""
    table = Table(send=(("clerk", 1), ("clerk", 1)))
    hired = table.say(1, "promise", then=[choose(), protect(1)])
    gone = table.say(1, "promise", then=[banish()])
    paid = table.say(0, "promise", then=[pay(2000)])
    table.bribe(1000, 9000)
    assert table.status(paid)[1] == "broken"  # the next bribe is the first of the two
    table.act(1, kind="hire", owner=0, occupation="clerk", area=1000)
    table.send(("doctor", 0), ("priest", 0))
    assert [table.status(n)[1] for n in (hired, gone)] == ["kept", "broken"]


def test_what_may_not_be_said():
    table = Table()
    for wrong in (
        {"speaker": 0, "act": "offer", "then": [pay(1000)]},
        {"speaker": 0, "act": "offer", "to": 1},
        {"speaker": 1, "act": "offer", "to": 0, "then": [pay(1000)]},
        {"speaker": 1, "act": "demand", "to": 0, "then": [place(1000)]},
        {"speaker": 1, "act": "threaten", "to": 0, "then": [banish()]},
        {"speaker": 0, "act": "promise", "then": [pay(1000)] * 3},
        {"speaker": 0, "act": "promise", "then": [pay(1500)]},
        {"speaker": 0, "act": "promise", "then": [sending(0, "clerk", 1, 5)]},
        {"speaker": 0, "act": "accept", "on": 1},
        {"speaker": 0, "act": "accuse", "on": 1},
        {"speaker": 0, "act": "sing"},
    ):
        with pytest.raises(ValueError, match="I23"):
            table.say(**wrong)
    number = table.say(0, "promise", then=[pay(9000, occupation="doctor")])
    table.bribe(1000)
    table.say(1, "accuse", to=0, on=number)


def random_term(rng, by, seats):
    """A term that is an act of the seat `by`."""
    kind = rng.choice(["pay", "place", "choose", "banish", "protect", "send", "not_send"])
    seat, occupation = rng.choice([s for s in range(seats) if s != by]), rng.choice(OCCUPATIONS)
    if kind == "pay":
        return pay(rng.randint(1, 9) * 1000, palace=seat, owner=by, occupation=occupation)
    if kind in ("send", "not_send"):
        return sending(by, occupation, seat, rng.randint(1, 4), kind)
    term = {"term": kind, "palace": by, "owner": seat, "occupation": occupation}
    if kind == "place":
        term["area"] = rng.choice(AREAS)
    if kind == "protect":
        term["round"] = rng.randint(1, 5)
    return term


def random_statement(rng, number, ledger, seats):
    """A statement that the ledger takes, or None."""
    speaker = rng.randrange(seats)
    to = rng.choice([s for s in range(seats) if s != speaker])
    act = rng.choice((*ACTS, "offer", "demand", "promise", "threaten", *["accept"] * 9))
    data = {"number": number, "from": speaker, "to": to, "act": act, "on": None, "if": [], "then": []}
    if act in ("offer", "promise", "threaten", "demand"):
        then_by, if_by = (to, speaker) if act == "demand" else (speaker, to)
        data["then"] = [random_term(rng, then_by, seats) for _ in range(rng.randint(1, 2))]
        data["if"] = [random_term(rng, if_by, seats) for _ in range(rng.randint(act == "threaten", 2))]
    elif act != "ask":
        fitting = [n for n in range(1, number) if ledger.refusal(data | {"on": n}) is None]
        if not fitting:
            return None
        data["on"] = rng.choice(fitting)
    return data


def talk_through_a_game(rng, seats):
    """Statuses never change once decided, both ways of voiding agree but for time; what was reached."""
    game, ledger, number = Oracle(seats, OPTIONS), LedgerOracle(seats), 0
    seen = {False: {}, True: {}}
    reached = set()
    while game.pending():
        if game.phase == "bribe":
            for _ in range(rng.randint(0, 4)):
                data = random_statement(rng, number + 1, ledger, seats)
                if data is not None:
                    number += 1
                    ledger.note_statement(data, game)
        before, seat = deepcopy(game), game.pending()[0]
        action = rng.choice([o for o, _ in game.outcomes()] if seat == "chance" else game.legal(seat))
        game.apply(seat, action)
        ledger.note_action(seat, action, before, game)
        now = {eager: ledger.statuses(eager) for eager in (False, True)}
        for eager, statuses in now.items():
            for entry, status in statuses.items():
                for side in ("if", "then"):
                    old = seen[eager].get((entry, side))
                    assert old in (None, "open", status[side])
                    seen[eager][entry, side] = status[side]
                    late, early = now[False][entry][side], now[True][entry][side]
                    assert late == early or (late, early) == ("open", "void")
                    reached.add((status["state"], status[side]))
    assert now[False] == now[True]
    assert all("open" not in status.values() for status in now[False].values())
    return reached, ledger.clauses


def test_random_talk():
    rng = random.Random(2)
    reached, clauses = set(), set()
    for seats in (3, 4, 5, 3, 4, 5):
        more, named = talk_through_a_game(rng, seats)
        reached |= more
        clauses |= named
    for state in ("accepted", None):
        assert {(state, status) for status in ("open", "kept", "broken", "void")} <= reached
    assert {(state, None) for state in ("rejected", "withdrawn", "lapsed")} <= reached
    assert {"I22", "I23", "I24"} <= clauses


def test_statements_are_counted_by_negotiation():
    """I25."""
    table = Table()
    for left in (5, 4, 3, 2, 1, 0):
        table.say(2, "ask")
        assert table.ledger.statements_left(2) == left
    assert "I25" in table.ledger.clauses
    table.bribe(1000)
    assert table.ledger.statements_left(2) == 6 and actor(pay(1000)) == 0
