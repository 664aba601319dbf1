"""The public ledger of commitments (I24) and the offers and demands that wait for an answer (I23).

It follows from the sequence of statements and actions alone, so a replayed match has the same ledger.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tavola.core.errors import Refused
from tavola.core.game import Data
from tavola.games.intrigue.position import BRIBE, OVER
from tavola.games.intrigue.talk.judge import BROKEN, KEPT, OPEN, VOID, begin, judge
from tavola.games.intrigue.talk.statement import Statement
from tavola.games.intrigue.talk.terms import Term


@dataclass
class Side:
    """Terms that belong together, and what has become of them."""

    seat: int | None
    """Who has promised this; None for the condition of a promise or threat, which binds nobody."""
    terms: tuple[Term, ...]
    statuses: list[str] = field(default_factory=list)
    """Empty until the clock of the terms has started."""
    status: str = OPEN

    def start(self, before: Any, after: Any) -> None:
        self.statuses = [begin(term, before, after) for term in self.terms]

    def advance(self, before: Any, seat: int, action: int, after: Any) -> None:
        for i, status in enumerate(self.statuses):
            if self.status == OPEN and status == OPEN:
                self.statuses[i] = judge(self.terms[i], before, seat, action, after)

    def sum_up(self) -> str:
        """I24: broken at the first broken term, else open until no term is; then kept, or void when one is void."""
        for status in (BROKEN, OPEN, VOID):
            if status in self.statuses:
                return status
        return KEPT

    def decide(self, status: str) -> None:
        """A decided status never changes; terms that were still open no longer matter."""
        if self.status == OPEN and status != OPEN:
            self.status = status
            self.statuses = [VOID if s == OPEN else s for s in self.statuses or [OPEN] * len(self.terms)]

    def show(self) -> Data | None:
        if not self.terms:
            return None
        statuses = self.statuses or [OPEN] * len(self.terms)
        terms = [{**term.to_data(), "status": s} for term, s in zip(self.terms, statuses, strict=True)]
        return {"seat": self.seat, "status": self.status, "terms": terms}


@dataclass
class Entry:
    """A deal, a promise or a threat; its number is the statement's."""

    kind: str
    statement: Statement
    if_side: Side
    then_side: Side

    @property
    def number(self) -> int:
        return self.statement.number

    def start(self, record: Any) -> None:
        self.if_side.start(record, record)
        if self.kind != "threat":
            self.then_side.start(record, record)
        self.settle(record, record)

    def advance(self, before: Any, seat: int, action: int, after: Any) -> None:
        self.if_side.advance(before, seat, action, after)
        self.then_side.advance(before, seat, action, after)
        self.settle(before, after)
        if after.phase == OVER:
            self.if_side.decide(VOID)
            self.then_side.decide(VOID)

    def settle(self, before: Any, after: Any) -> None:
        """What the sides have become, by the rules of a deal, a promise or a threat."""
        if self.kind == "deal":
            self._settle_deal()
        elif self.kind == "promise":
            self._settle_promise()
        else:
            self._settle_threat(before, after)

    def _settle_deal(self) -> None:
        """Each side is judged on its own; one that is still open when the other is broken is void."""
        sides = [side for side in (self.if_side, self.then_side) if side.terms]
        for side in sides:
            side.decide(side.sum_up())
        if any(side.status == BROKEN for side in sides):
            for side in sides:
                side.decide(VOID)

    def _settle_promise(self) -> None:
        """The then-side counts once the if-terms are kept, and is void when one of them is broken or void."""
        condition = self.if_side.sum_up()
        if VOID in self.if_side.statuses and condition == OPEN:
            condition = VOID
        self.if_side.decide(condition)
        if self.if_side.status == KEPT:
            self.then_side.decide(self.then_side.sum_up())
        elif self.if_side.status != OPEN:
            self.then_side.decide(VOID)

    def _settle_threat(self, before: Any, after: Any) -> None:
        """Void when heeded; when the condition is broken the then-side must follow, from now on."""
        self.if_side.decide(self.if_side.sum_up())
        if self.if_side.status == BROKEN:
            if not self.then_side.statuses:
                self.then_side.start(before, after)
            self.then_side.decide(self.then_side.sum_up())
        elif self.if_side.status != OPEN:
            self.then_side.decide(VOID)

    @property
    def open(self) -> bool:
        return any(side.terms and side.status == OPEN for side in (self.if_side, self.then_side))

    @property
    def words_given(self) -> list[tuple[int, str]]:
        """Who has given their word, and what became of it; the condition of a promise or threat is nobody's word."""
        sides = (self.if_side, self.then_side)
        return [(side.seat, side.status) for side in sides if side.seat is not None and side.terms]

    @property
    def breakers(self) -> list[int]:
        return [seat for seat, status in self.words_given if status == BROKEN]

    def show(self) -> Data:
        return {
            "number": self.number,
            "kind": self.kind,
            "from": self.statement.sender,
            "to": self.statement.to,
            "if": self.if_side.show(),
            "then": self.then_side.show(),
            "broken_by": self.breakers,
        }


@dataclass
class Ledger:
    waiting: dict[int, Statement] = field(default_factory=dict)
    """Offers and demands of this negotiation that are not answered, by number."""
    entries: dict[int, Entry] = field(default_factory=dict)

    def resolve(self, statement: Statement) -> Statement:
        """I23: the statement with its addressee filled in from what it is about; Refused if that does not fit."""
        if statement.on is None:
            return statement
        if statement.act == "accuse":
            return self._resolve_accusation(statement)
        offer = self.waiting.get(statement.on)
        if offer is None:
            raise Refused(f"Statement {statement.on} is no offer or demand that waits for an answer.", "I23")
        if statement.act == "withdraw":
            if offer.sender != statement.sender:
                raise Refused("Only one's own offer or demand can be withdrawn.", "I23")
            return _addressed(statement, offer.to)
        if offer.to != statement.sender:
            raise Refused(f"Statement {statement.on} was not addressed to you, so it is not yours to answer.", "I23")
        return _addressed(statement, offer.sender)

    def _resolve_accusation(self, statement: Statement) -> Statement:
        entry = self.entries.get(statement.on or 0)
        if entry is None or not entry.breakers:
            raise Refused(f"Nobody has broken their word in statement {statement.on}.", "I23")
        if statement.sender == entry.breakers[0]:
            raise Refused("Nobody accuses themselves.", "I23")
        return _addressed(statement, entry.breakers[0])

    def add(self, statement: Statement, record: Any) -> None:
        """Take note of a statement that `resolve` let pass."""
        s = statement
        if s.act in ("offer", "demand"):
            self.waiting[s.number] = s
        elif s.act in ("reject", "withdraw"):
            del self.waiting[s.on or 0]
        elif s.act == "accept":
            self._enter(_deal(self.waiting.pop(s.on or 0)), record)
        elif s.act in ("promise", "threaten"):
            kind = "promise" if s.act == "promise" else "threat"
            self._enter(Entry(kind, s, Side(None, s.if_terms), Side(s.sender, s.then_terms)), record)

    def _enter(self, entry: Entry, record: Any) -> None:
        self.entries[entry.number] = entry
        entry.start(record)

    def advance(self, before: Any, seat: int, action: int, after: Any) -> None:
        """Judge everything that is open by an action. A bribe ends its negotiation: unanswered offers lapse."""
        if before.phase == BRIBE:
            self.waiting.clear()
        for entry in self.entries.values():
            if entry.open:
                entry.advance(before, seat, action, after)

    def statuses(self) -> dict[tuple[int, int], str]:
        """What has become of each given word so far, by entry and seat."""
        return {(entry.number, seat): status for entry in self.entries.values() for seat, status in entry.words_given}

    def show(self) -> Data:
        return {
            "waiting": [statement.to_data() for statement in self.waiting.values()],
            "entries": [entry.show() for entry in self.entries.values()],
        }


def _deal(offer: Statement) -> Entry:
    """I24: what the one and what the other promised."""
    assert offer.to is not None
    doer, other = (offer.sender, offer.to) if offer.act == "offer" else (offer.to, offer.sender)
    return Entry("deal", offer, Side(other, offer.if_terms), Side(doer, offer.then_terms))


def _addressed(statement: Statement, to: int | None) -> Statement:
    """`to` may be left out where it follows from the statement that is meant."""
    if statement.to not in (None, to):
        raise Refused(f"Statement {statement.on} concerns seat {to}; address that seat or leave it out.", "I23")
    s = statement
    return Statement(s.number, s.sender, to, s.act, s.on)
