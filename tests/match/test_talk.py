"""Statements in a match of Intrigue (I22 to I25): they are entries, and a replay gives the same ledger."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tavola.core.errors import BadAction, Refused
from tavola.core.game import CHANCE, SPECTATOR
from tavola.games import load
from tavola.match import Referee, Seat, Statement, read, replay, resume, verify, write
from tests.match.tables import refused, table

GAME = load("intrigue")


def negotiation(**more: Any) -> Referee:
    """Seat 0 has sent a doctor to palace 1 and is to bribe."""
    referee = Referee(GAME, 3, hand=True, **more)
    for seat, word in ((CHANCE, "first:0"), (0, "send:doctor@1"), (0, "send:clerk@2")):
        referee.play_words(seat, [word])
    return referee


def ledger(referee: Referee) -> dict[str, Any]:
    assert referee.talk
    return referee.talk.show()


def random_statement(referee: Referee, seat: int, rng: random.Random) -> dict[str, Any] | None:
    """One of those that the menu offers, its choices filled in."""
    assert referee.talk
    menu = referee.talk.menu(referee.view(seat).record, seat)
    if not menu["left"]:
        return None
    if menu["answers"] and rng.random() < 0.7:
        answer: dict[str, Any] = rng.choice(menu["answers"])
        return answer
    form = rng.choice(menu["forms"])
    to = rng.choice(form["to"])

    def side(actor: str, least: int) -> list[dict[str, Any]]:
        who = {"speaker": seat, "addressee": to, "anybody": rng.randrange(referee.seats)}[actor]
        terms = menu["terms"][who]
        count = min(max(least, rng.randrange(3)), len(terms))
        return [
            {key: rng.choice(value) if isinstance(value, list) else value for key, value in rng.choice(terms).items()}
            for _ in range(count)
        ]

    return {
        "act": form["act"], "to": to, "if": side(form["if"], form["least_if"]),
        "then": side(form["then"], form["least_then"]),
    }  # fmt: skip


def talked(seed: int, seats: int = 4) -> tuple[Referee, dict[int, dict[str, Any]]]:
    """A game with much talk, and its ledger after each entry."""
    kinds = ["person", "random", "person", "random", "random"]
    referee = Referee(GAME, seats, seats_of=[Seat(f"P{i}", kinds[i]) for i in range(seats)], seed=seed)
    rng = random.Random(seed)
    ledgers = {len(referee.entries): ledger(referee)}
    while not referee.over:
        for seat in rng.sample(range(seats), seats):
            statement = random_statement(referee, seat, rng)
            if statement and rng.random() < 0.6:
                try:
                    referee.state(seat, statement)
                except Refused:
                    continue
                ledgers[len(referee.entries)] = ledger(referee)
        seat = referee.pending[0]
        referee.step(seat, rng.choice(referee.legal(seat)))
        ledgers[len(referee.entries)] = ledger(referee)
    return referee, ledgers


@pytest.mark.parametrize(("seed", "seats"), [(1, 3), (2, 4), (3, 5), (4, 4)])
def test_a_replay_gives_the_same_ledger_at_every_entry(seed: int, seats: int) -> None:
    referee, ledgers = talked(seed, seats)
    statements = [entry for entry in referee.entries if isinstance(entry, Statement)]
    assert len(statements) > 20
    fates = {entry["then"]["status"] for entry in ledger(referee)["entries"]}
    assert len(fates) >= 2 and "open" not in fates
    match = read(write(referee.match()))
    again = verify(match)
    assert ledger(again) == ledger(referee)
    assert again.events(SPECTATOR) == referee.events(SPECTATOR)
    for to in random.Random(seed).sample(sorted(ledgers), 6):
        assert ledger(replay(match, to)) == ledgers[to]


def test_talk_never_changes_the_position() -> None:
    referee = negotiation()
    before = referee.position_text(), referee.pending, [referee.show(eye) for eye in (0, 1, 2, SPECTATOR)]
    referee.state(0, "1 0>1 offer if place(0d@1,6000) then pay(0d@1,9000)")
    referee.state(1, "2 1>0 accept 1")
    assert (referee.position_text(), referee.pending, [referee.show(eye) for eye in (0, 1, 2, SPECTATOR)]) == before


def test_data_and_line_say_the_same() -> None:
    one, two = negotiation(), negotiation()
    one.state(0, "1 0>1 offer then pay(0d@1,5000)")
    term = {"kind": "pay", "owner": 0, "occupation": "doctor", "palace": 1, "ducats": 5000}
    two.state(0, {"act": "offer", "to": 1, "then": [term]})
    assert one.match() == two.match() and ledger(one) == ledger(two)


def test_statements_and_fates_are_told_to_everybody() -> None:
    referee = negotiation()
    known = len(referee.log)
    referee.state(0, "1 0>* promise then pay(0d@1,5000)")
    referee.play_words(0, ["bribe:1000"])
    for eye in (0, 1, 2, SPECTATOR):
        told = [event for event in referee.events(eye, known) if event["kind"] in ("statement", "ledger")]
        assert [event["kind"] for event in told] == ["statement", "ledger"]
        assert told[0]["statement"]["act"] == "promise" and told[1]["status"] == "broken" and told[1]["seat"] == 0


def test_a_resumed_match_goes_on_with_its_ledger_and_budget() -> None:
    referee = negotiation(options={"statements": 2})
    referee.state(0, "1 0>1 offer then pay(0d@1,5000)")
    again = resume(read(write(referee.match())), hand=True)
    again.state(1, "2 1>0 accept 1")
    again.state(0, {"act": "ask"})
    error = refused(lambda: again.state(0, {"act": "ask"}), again)  # I25: the statement before counts
    assert isinstance(error, Refused) and error.clause == "I25"
    again.play_words(0, ["bribe:5000"])
    assert ledger(again)["entries"][0]["then"]["status"] == "kept"


def test_bots_have_two_statements_among_themselves() -> None:
    """I25: which seats are bots' is in the header, so a replay counts the same."""
    seats = [Seat("A", "random"), Seat("B", "random"), Seat("C")]
    referee = negotiation(seats_of=seats)
    for _ in range(2):
        referee.state(0, {"act": "ask"})
    assert isinstance(refused(lambda: referee.state(0, {"act": "ask"}), referee), Refused)
    for _ in range(6):
        referee.state(2, {"act": "ask"})
    verify(read(write(referee.match())))
    text = write(referee.match()).replace("(random)", "(other)")
    assert replay(read(text)).header.seats[0].kind == "other"


@pytest.mark.parametrize(
    "statement",
    [
        "1 0>1 ask",
        "3 0>1 ask",
        "1 0>1 offer",
        "1 0>0 ask",
        "1 1>0 ask",
        "1 0>4 ask",
        "1 0>1 accept 1",
        "1 0>1 offer then pay(1d@0,5000)",
        "ask",
        "",
        {},
        {"act": "ask", "from": 1},
        {"act": "sing"},
        {"act": "ask", "more": 1},
        {"act": "offer", "to": 1, "then": "pay"},
        {"act": "offer", "to": 1, "then": [{"kind": "pay"}]},
        {"act": "offer", "to": 1, "then": [5, 5, 5]},
        {"act": "accept", "on": -1},
        {"act": "ask", "number": 7},
        {"act": ["ask"]},
        [],
        None,
        5,
        b"1 0>1 ask",
        "1 0>1 " + "x" * 5000,
    ],
)
def test_bad_statements_change_nothing(statement: Any) -> None:
    referee = negotiation()
    referee.state(2, {"act": "ask"})
    error = refused(lambda: referee.state(0, statement), referee)
    assert isinstance(error, BadAction | Refused)


def test_talk_has_its_time() -> None:
    referee = table("intrigue", hand=True)
    assert isinstance(refused(lambda: referee.state(0, {"act": "ask"}), referee), Refused)
    over, _ = talked(5, 3)
    assert isinstance(refused(lambda: over.state(0, {"act": "ask"}), over), Refused)
    silent = negotiation(options={"statements": 0})
    assert isinstance(refused(lambda: silent.state(0, {"act": "ask"}), silent), Refused)


@pytest.mark.parametrize("name", ["builders", "renaissance_man", "duel"])
def test_other_games_have_chat_only(name: str) -> None:
    referee = table(name)
    assert referee.talk is None
    assert isinstance(refused(lambda: referee.state(0, {"act": "ask"}), referee), BadAction)
    referee.chat(0, "Hello")
    assert verify(read(write(referee.match())), referee.game).events(1)[-1]["text"] == "Hello"


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_statements_and_terms_have_words(locale: str) -> None:
    referee = negotiation(names=["Ann", "Bob", "Cy"])
    referee.state(0, "1 0>1 offer then pay(0d@1,5000)")
    assert referee.talk and referee.talk.next_number == 2
    said = ledger(referee)["said"][0]
    assert "Ann" in referee.talk.say_statement(locale, said, referee.names)
    assert "Ann" in referee.talk.say_term(locale, said["then"][0], referee.names)
