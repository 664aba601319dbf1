"""What has been said and what became of it: the open words of everybody, and how far each player can be trusted."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

from tavola.bots.negotiators.table import Table, turn_now
from tavola.core.game import Data
from tavola.games.intrigue.position import OCCUPATIONS

_NUMBER = {name: number for number, name in enumerate(OCCUPATIONS)}
_ROUNDS_OF_A_PLACE = 3
"""Salaries that a promised place is about worth, for weighing words long after they were given."""


@dataclass(frozen=True)
class Term:
    """A term of a statement (I23), in numbers; amounts in thousands, areas as their salary."""

    kind: str
    owner: int
    occupation: int
    palace: int
    amount: int
    """Thousands (pay), the least salary (place) or the round."""

    @property
    def actor(self) -> int:
        return self.owner if self.kind in ("pay", "send", "not_send") else self.palace

    def to_data(self) -> Data:
        data: Data = {"kind": self.kind, "occupation": OCCUPATIONS[self.occupation], "palace": self.palace}
        data["seat" if self.kind in ("send", "not_send") else "owner"] = self.owner
        if self.kind == "pay":
            data["ducats"] = 1000 * self.amount
        elif self.kind == "place":
            data["area"] = 1000 * self.amount
        elif self.kind in ("protect", "send", "not_send"):
            data["round"] = self.amount
        return data

    @property
    def stake(self) -> float:
        """About what hangs on it, in thousands, for weighing a word that was kept or broken."""
        if self.kind == "pay":
            return float(self.amount)
        if self.kind == "place":
            return float(self.amount * _ROUNDS_OF_A_PLACE)
        return 6.0 if self.kind in ("send", "not_send") else 5.0 * _ROUNDS_OF_A_PLACE


def read_term(data: Data) -> Term:
    kind = data["kind"]
    amount = int(data.get("ducats") or data.get("area") or 0) // 1000 or int(data.get("round") or 0)
    owner = data["seat"] if "seat" in data else data["owner"]
    return Term(kind, owner, _NUMBER[data["occupation"]], data["palace"], amount)


@dataclass(frozen=True)
class Word:
    """Terms that a seat has said it will carry out, still open."""

    number: int
    kind: str
    giver: int
    to: int | None
    terms: tuple[Term, ...]
    unless: tuple[Term, ...] = ()
    """A threat that is not due: it comes true when one of these is not done."""
    given: tuple[Term, ...] = ()
    """A promise that is not due, or the other side of a deal: what has to be done for it."""

    @property
    def stake(self) -> float:
        return sum(term.stake for term in self.terms)


@dataclass
class Words:
    """The ledger as one seat reads it."""

    me: int
    open: list[Word] = field(default_factory=list)
    past: list[tuple[int, int, int | None, bool, float]] = field(default_factory=list)
    """Decided words: (number, giver, to whom, kept, stake)."""
    threats: list[tuple[int, int]] = field(default_factory=list)
    """Threats against me, carried out or not: (number, from whom)."""
    said: list[Data] = field(default_factory=list)
    waiting: list[Data] = field(default_factory=list)
    number: int = 0
    now: int = 0
    left: int = 0
    answers: list[Data] = field(default_factory=list)

    @classmethod
    def read(cls, talk: Data | None, table: Table) -> Words:
        words = cls(table.me, now=turn_now(table))
        if talk is None:
            return words
        words.number = talk["number"]
        words.said = talk["said"]
        words.waiting = talk["waiting"]
        menu = talk.get("menu") or {}
        words.left = menu.get("left", 0)
        words.answers = menu.get("answers", [])
        for entry in talk["entries"]:
            words._take(entry)
        return words

    def _take(self, entry: Data) -> None:
        if entry["kind"] == "threat" and entry["to"] == self.me:
            self.threats.append((entry["number"], entry["from"]))
        for name, other in (("then", "if"), ("if", "then")):
            side = entry[name]
            if side is None or side["seat"] is None:
                continue
            giver = side["seat"]
            to = entry["from"] if giver == entry["to"] else entry["to"]
            if side["status"] == "open":
                self._take_open(entry, side, entry[other], giver, to)
            elif side["status"] != "void":
                stake = sum(read_term(term).stake for term in side["terms"])
                if entry["kind"] == "threat":
                    stake *= 0.3  # who does not carry out a threat has hurt nobody
                self.past.append((entry["number"], giver, to, side["status"] == "kept", stake))

    def _take_open(self, entry: Data, side: Data, other: Data | None, giver: int, to: int | None) -> None:
        terms = tuple(read_term(term) for term in side["terms"] if term["status"] == "open")
        condition = tuple(read_term(term) for term in other["terms"]) if other and other["status"] == "open" else ()
        threat = entry["kind"] == "threat"
        self.open.append(
            Word(
                entry["number"],
                entry["kind"],
                giver,
                to,
                terms,
                unless=condition if threat else (),
                given=() if threat else condition,
            )
        )

    def age(self, number: int) -> float:
        """About how many turns ago a statement was made: talk goes on at a steady pace."""
        return (self.number - number) / max(self.number, 1) * self.now

    def trust(self, seat: int, faith: float, memory: float, own: float = 2.0) -> float:
        """How far the seat keeps its word, 0 to 1: every decided word counts by its stake, less and less with time.

        `faith` is what an unknown player is believed, `memory` the turns after which a word counts half, `own` how
        much more a word counts that was given to me.
        """
        good, all_words = 3.0 * faith, 3.0
        for number, giver, to, kept, stake in self.past:
            if giver == seat:
                weight = stake / 6.0 * 0.5 ** (self.age(number) / memory) * (own if to in (self.me, None) else 1.0)
                good += weight if kept else 0.0
                all_words += weight if kept else 2.0 * weight
        return min(max(good / all_words, 0.02), 0.98)

    def grievance(self, seat: int, memory: float) -> float:
        """What the seat has broken towards me, less what I broke towards it, fading; in thousands."""
        total = 0.0
        for number, giver, to, kept, stake in self.past:
            if not kept:
                fade = 0.5 ** (self.age(number) / memory)
                if giver == seat and to in (self.me, None):
                    total += stake * fade
                elif giver == self.me and to == seat:
                    total -= stake * fade
        return total

    def pressure(self, seat: int, memory: float) -> float:
        """How many threats of the seat I have heard, fading."""
        return float(sum(0.5 ** (self.age(number) / memory) for number, giver in self.threats if giver == seat))

    def speaks(self, seat: int) -> bool:
        """Whether the seat has ever given its word, or has spoken in this negotiation."""
        given = any(word.giver == seat for word in self.open) or any(giver == seat for _, giver, *_ in self.past)
        return given or any(data["from"] == seat for data in self.said)

    def of(self, giver: int) -> list[Word]:
        return [word for word in self.open if word.giver == giver]

    def claims(self, palace: int, occupation: int, but: int = -1) -> list[tuple[Word, Term]]:
        """What the palace owner has said it will do about scholars of the occupation, those of one seat left out."""
        return [
            (word, term)
            for word in self.of(palace)
            if not word.unless
            for term in word.terms
            if term.palace == palace and term.occupation == occupation and term.owner != but and term.actor == palace
        ]

    def deal_on(self, payer: int, palace: int, occupation: int) -> Word | None:
        """A word of the payer on what it will pay for its scholar there."""
        for word in self.of(payer):
            for term in word.terms:
                if term.kind == "pay" and (term.palace, term.occupation) == (palace, occupation) and not word.unless:
                    return word
        return None


def kept_chance(trust: float, leverage: float, power: float, temptation: float) -> float:
    """How likely a word is kept: trust, raised by what I can still do to the giver, lowered by what the giver can
    still do to me and by what breaking it brings (all in thousands)."""
    x = math.log(trust / (1.0 - trust)) + (leverage - power) / 60.0 - max(temptation, 0.0) / 15.0
    return 1.0 / (1.0 + math.exp(-x))


def statement(act: str, to: int | None, if_terms: Any = (), then_terms: Any = ()) -> Data:
    return {
        "act": act,
        "to": to,
        "if": [term.to_data() for term in if_terms],
        "then": [term.to_data() for term in then_terms],
    }
