"""Statements (I23): {"number", "from", "to", "act", "on", "if": [term], "then": [term]}.

`to` is a seat, or null for everybody. `on` is the number of the statement that an accept, reject, withdraw or accuse is
about, else null. In one line:

    3 0>1 offer if pay(0d@1,5000) then place(0d@1,6000)+protect(0d@1,4)
    4 1>0 accept 3
    5 2>* ask
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from tavola.core.errors import BadAction, Refused
from tavola.core.game import Data
from tavola.games.intrigue.actions import seat_number
from tavola.games.intrigue.talk.terms import Term, read_term, term_from_data

ACTS = ("offer", "demand", "promise", "threaten", "accept", "reject", "withdraw", "ask", "accuse")
COMMITTING = ("offer", "demand", "promise", "threaten")
ANSWERS = ("accept", "reject", "withdraw", "accuse")
"""Acts that name an earlier statement."""
MOST_TERMS = 2

_FIELDS = ("number", "from", "to", "act", "on", "if", "then")
_TEXT = re.compile(
    r"(?P<number>\d{1,6}) (?P<sender>[0-4])>(?P<to>[0-4]|\*) (?P<act>[a-z]+)(?: (?P<on>\d{1,6}))?"
    r"(?: if (?P<if_terms>[^ ]+))?(?: then (?P<then_terms>[^ ]+))?"
)


@dataclass(frozen=True)
class Statement:
    number: int
    """Counted from 1 through the whole match."""
    sender: int
    to: int | None
    act: str
    on: int | None = None
    if_terms: tuple[Term, ...] = ()
    then_terms: tuple[Term, ...] = ()

    def to_data(self) -> Data:
        return {
            "number": self.number,
            "from": self.sender,
            "to": self.to,
            "act": self.act,
            "on": self.on,
            "if": [term.to_data() for term in self.if_terms],
            "then": [term.to_data() for term in self.then_terms],
        }

    def write(self) -> str:
        parts = [str(self.number), f"{self.sender}>{'*' if self.to is None else self.to}", self.act]
        if self.on is not None:
            parts.append(str(self.on))
        if self.if_terms:
            parts += ["if", "+".join(term.write() for term in self.if_terms)]
        if self.then_terms:
            parts += ["then", "+".join(term.write() for term in self.then_terms)]
        return " ".join(parts)


def statement_from_data(data: Any, number: int) -> Statement:
    """The statement that the data says, as the `number`-th; BadAction if they say none. Left-out fields are empty."""
    if not isinstance(data, dict) or not data.keys() <= set(_FIELDS) or not {"from", "act"} <= data.keys():
        raise BadAction(f"A statement has from, act and as needed {', '.join(f for f in _FIELDS if f != 'act')}.")
    if data.get("number") not in (None, number) or isinstance(data.get("number"), bool):
        raise BadAction(f"The next statement has number {number}, not {data['number']!r}.")
    act = data["act"]
    if act not in ACTS:
        raise BadAction(f"An act must be one of {', '.join(ACTS)}, not {act!r}.")
    on = data.get("on")
    if on is not None and (type(on) is not int or on < 1):
        raise BadAction(f"A statement is about the number of another, not {on!r}.")
    to = data.get("to")
    return Statement(
        number,
        seat_number(data["from"]),
        None if to is None else seat_number(to),
        act,
        on,
        _side(data.get("if")),
        _side(data.get("then")),
    )


def _side(terms: Any) -> tuple[Term, ...]:
    if terms is None:
        return ()
    if not isinstance(terms, list | tuple):
        raise BadAction("The if-side and the then-side of a statement are lists of terms.")
    if len(terms) > MOST_TERMS:
        raise BadAction(f"A side of a statement has at most {MOST_TERMS} terms.")
    return tuple(term_from_data(term) for term in terms)


def read_statement(text: str) -> Statement:
    """The way back from one line; BadAction if it is no statement."""
    match = _TEXT.fullmatch(text)
    if not match:
        raise BadAction(f"A statement is written like 3 0>1 offer then choose(1d@0), not {text!r}.")
    data: Data = {
        "from": int(match["sender"]),
        "to": None if match["to"] == "*" else int(match["to"]),
        "act": match["act"],
        "on": int(match["on"]) if match["on"] else None,
        "if": [read_term(term).to_data() for term in (match["if_terms"] or "").split("+") if term],
        "then": [read_term(term).to_data() for term in (match["then_terms"] or "").split("+") if term],
    }
    statement = statement_from_data(data, int(match["number"]))
    if statement.write() != text:
        raise BadAction(f"Write this statement as {statement.write()}.")
    return statement


def check_form(statement: Statement, seats: int) -> None:
    """I23: who may say what about whose acts. Refused if not so; what `on` names is the ledger's business."""
    s = statement
    terms = (*s.if_terms, *s.then_terms)
    if max(s.sender, s.to or 0, *(max(t.owner, t.palace) for t in terms), 0) >= seats:
        raise _refused(f"There are only seats 0 to {seats - 1} at this table.")
    if s.to == s.sender:
        raise _refused("Nobody speaks to themselves: address another seat, or everybody.")
    if (s.on is not None) != (s.act in ANSWERS):
        wanted = "must name the statement it is about" if s.act in ANSWERS else "names no other statement"
        raise _refused(f"This act ({s.act}) {wanted}.")
    if s.act in ANSWERS and terms:
        raise _refused(f"This act ({s.act}) has no terms of its own.")
    if s.act in COMMITTING and not s.then_terms:
        raise _refused(f"This act ({s.act}) must say what will be done: its then-side is empty.")
    if s.act == "threaten" and not s.if_terms:
        raise _refused("A threat must say what it wants: its if-side is empty.")
    if s.act in ("offer", "demand") and s.to is None:
        raise _refused(f"This act ({s.act}) needs one addressee.")
    _check_actors(s)


def _check_actors(s: Statement) -> None:
    """I23: whose acts the sides list. Promises and threats may depend on anybody's acts, and a question be of any."""
    then_actor, if_actor = {
        "offer": (s.sender, s.to),
        "demand": (s.to, s.sender),
        "promise": (s.sender, None),
        "threaten": (s.sender, None),
    }.get(s.act, (None, None))
    whose = {s.sender: "the speaker", s.to: "the addressee"}
    for side, actor, terms in (("then", then_actor, s.then_terms), ("if", if_actor, s.if_terms)):
        if actor is not None and any(term.actor != actor for term in terms):
            raise _refused(f"The {side}-side of this act ({s.act}) lists acts of {whose[actor]} only.")


def _refused(text: str) -> Refused:
    return Refused(text, "I23")
