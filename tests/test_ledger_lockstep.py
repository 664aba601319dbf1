"""Intrigue's talk in the product and in the slow ledger, side by side: what may be said, and what became of it."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import pytest

from tavola import games
from tavola.core.errors import BadAction, Refused
from tavola.core.game import CHANCE, Position
from tavola.games.intrigue import talk
from tests.oracle.intrigue import AREAS, OCCUPATIONS, Oracle
from tests.oracle.intrigue_ledger import ACTS, LedgerOracle

GAME = games.load("intrigue")
GAMES = 40


class Both:
    """One game with talk, in the product and in the oracle."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.seats = 3 + number % 3
        options = {"open_ledger": False, "statements": self.rng.choice((1, 2, 6))}
        self.position = Position.start(GAME, self.seats, options)
        self.talk = talk.new(options, self.seats)
        self.oracle = Oracle(self.seats, options)
        self.ledger = LedgerOracle(self.seats)
        self.said = self.refused = 0

    def play(self) -> None:
        steps = 0
        while not self.position.over:
            if self.position.view(0).show()["phase"] == "bribe":
                for _ in range(self.rng.randrange(5)):
                    self.speak()
            self.act()
            steps += 1
            if steps % 15 == 0:
                self.compare()
        self.compare()
        assert all(side["status"] != "open" for entry in self.entries() for side in sides(entry))

    # Talk

    def speak(self) -> None:
        seat = self.rng.randrange(self.seats)
        data = self.from_menu(seat) if self.rng.random() < 0.6 else self.from_nothing(seat)
        left = self.talk.left(self.position.record, seat)
        assert self.ledger.statements_left(seat) in (None, left)
        if data is None or not left:
            return
        numbered = {"number": self.talk.number + 1, **data, "if": spoken(data["if"]), "then": spoken(data["then"])}
        reason = self.ledger.refusal(numbered)
        try:
            self.talk.say(self.position.record, data)
        except (BadAction, Refused) as error:
            assert reason is not None, f"the product refuses {numbered}: {error}"
            self.refused += 1
            return
        assert reason is None, f"the oracle refuses {numbered}: {reason}"
        self.ledger.note_statement(numbered, self.oracle)
        self.said += 1

    def from_menu(self, seat: int) -> dict[str, Any] | None:
        menu = self.talk.menu(self.position.record, seat)
        if not menu["left"]:
            return None
        if menu["answers"] and self.rng.random() < 0.7:
            answer = dict(self.rng.choice(menu["answers"]))
            said = [*self.talk.show()["said"], *self.talk.show()["waiting"]]
            assert answer["on"] in {s["number"] for s in said} | {e["number"] for e in self.entries()}
            return {"from": seat, "to": None, "if": [], "then": [], **answer}
        form = self.rng.choice(menu["forms"])
        to = self.rng.choice(form["to"])
        data = {"from": seat, "to": to, "act": form["act"], "on": None}
        for side in ("if", "then"):
            actor = {"speaker": seat, "addressee": to}.get(form[side])
            terms = menu["terms"][self.rng.randrange(self.seats) if actor is None else actor]
            count = self.rng.randint(form[f"least_{side}"], 2)
            data[side] = [self.fill(self.rng.choice(terms)) for _ in range(count)] if terms else []
        return data

    def fill(self, term: dict[str, Any]) -> dict[str, Any]:
        return {key: self.rng.choice(value) if isinstance(value, list) else value for key, value in term.items()}

    def from_nothing(self, seat: int) -> dict[str, Any]:
        """Anything that has the shape of a statement; much of it may not be said."""
        rng = self.rng
        on = rng.randrange(1, self.talk.number + 2) if rng.random() < 0.5 else None
        others = [None, *(other for other in range(self.seats) if other != seat)]
        act = rng.choice(ACTS)
        answers = act in ("accept", "reject", "withdraw", "accuse")
        to = None if answers else rng.choice(others)  # an answer finds its addressee by itself
        one, two = ([] if answers else [self.any_term() for _ in range(rng.randrange(3))] for _ in range(2))
        return {"from": seat, "to": to, "act": act, "on": on if answers else None, "if": one, "then": two}

    def any_term(self) -> dict[str, Any]:
        rng = self.rng
        kind = rng.choice(("pay", "place", "choose", "banish", "protect", "send", "not_send"))
        palace, owner = rng.sample(range(self.seats), 2)
        term: dict[str, Any] = {"kind": kind, "palace": palace, "occupation": rng.choice(OCCUPATIONS)}
        term["seat" if kind in ("send", "not_send") else "owner"] = owner
        extra = {"pay": ("ducats", 1000 * rng.randrange(1, 6)), "place": ("area", rng.choice(AREAS))}
        extra |= {"protect": ("round", rng.randint(1, 5))}
        extra |= dict.fromkeys(("send", "not_send"), ("round", rng.randint(1, 4)))
        if kind in extra:
            term[extra[kind][0]] = extra[kind][1]
        return term

    # The game

    def act(self) -> None:
        seat = self.position.pending_seats()[0]
        actions = [a for a, _ in self.position.outcomes()] if seat == CHANCE else self.position.legal(seat)[:12]
        action = self.rng.choice(actions)
        data = GAME.action_to_data(self.position.record, seat, action)
        before, oracle_before = self.position.copy(), deepcopy(self.oracle)
        who = "chance" if seat == CHANCE else seat
        self.position.apply(seat, action)
        self.oracle.apply(who, data)
        self.talk.apply(before.record, seat, action, self.position.record)
        self.ledger.note_action(who, data, oracle_before, self.oracle)

    # What became of it

    def entries(self) -> list[dict[str, Any]]:
        entries: list[dict[str, Any]] = self.talk.show()["entries"]
        return entries

    def compare(self) -> None:
        """I24: an impossible term may turn void as soon as that is seen, or when it falls due.

        So kept and broken must be found by the oracle too, nothing stays open that is due, and what is void before the
        oracle sees it must be void when the game is over.
        """
        late, soon = self.ledger.statuses(), self.ledger.statuses(eager=True)
        for entry in self.entries():
            decided = entry["kind"] != "deal" and entry["then"]["status"] != "open"
            for side in ("then",) if decided else ("if", "then"):  # a mere condition is not followed any further
                ours = entry[side] and entry[side]["status"]
                theirs = late[entry["number"]][side], soon[entry["number"]][side]
                if ours == "open":
                    assert theirs[0] == "open", f"{side} of {entry} is {theirs[0]} by the oracle"
                elif ours != "void" or self.position.over:
                    assert ours in theirs, f"{side} of {entry} is {theirs} by the oracle"
        committed = {entry["number"] for entry in self.entries()}
        waiting = {statement["number"] for statement in self.talk.show()["waiting"]}
        assert waiting == {number for number, judged in late.items() if judged["state"] == "open"}
        assert committed == {number for number, judged in late.items() if judged["then"] is not None}


def spoken(terms: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Terms in the oracle's words."""
    words = {"kind": "term", "seat": "player"}
    return [{words.get(key, key): value for key, value in term.items()} for term in terms]


def sides(entry: dict[str, Any]) -> list[dict[str, Any]]:
    return [entry[side] for side in ("if", "then") if entry[side]]


@pytest.mark.parametrize("half", range(2))
def test_the_ledger_judges_as_the_oracle_does(half: int) -> None:
    clauses: set[str] = set()
    seen: set[tuple[str, str]] = set()
    said = refused = 0
    for number in range(half, GAMES, 2):
        both = Both(number)
        both.play()
        clauses |= both.ledger.clauses
        seen |= {(entry["kind"], side["status"]) for entry in both.entries() for side in sides(entry)}
        said, refused = said + both.said, refused + both.refused
    assert clauses >= {"I22", "I23", "I24", "I25"}
    assert seen == {(kind, status) for kind in ("deal", "promise", "threat") for status in ("kept", "broken", "void")}
    assert said > 500 and refused > 200
