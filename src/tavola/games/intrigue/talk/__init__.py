"""Negotiation (I22 to I25), kept beside the position: it never changes it.

A referee makes one `Talk` for a match and tells it everything in order:

    talk = intrigue.talk.new(options, seats, bots_mask)     # options: complete; a bit of bots_mask for each bot's seat
    talk.say(record, data)                                  # a statement, as data -> Statement, or BadAction / Refused
    talk.apply(before_record, seat, action, after_record)   # every action, chance's too

Records are positions or views: both hold all that is public. The same sequence gives the same state, so a replayed
match has the same ledger, and `talk.copy()` is a branch of it. What is said freely (chat) is not its business.

    talk.news                      the log's events of the last `say` or `apply`: "statement" and "ledger" (a word given
                                   is kept, broken or void now); the game's say_event says them
    talk.left(record, seat)        statements the seat may still make in this negotiation (I25)
    talk.next_bot(record)          the bot to ask now, or None: then the payer pays; a bot answers by `say` or
    talk.skip(record, seat)        by passing
    talk.menu(record, seat)        what the seat may say: complete answers, and forms to fill with terms
    talk.show()                    JSON-able: {"number", "said", "waiting", "entries"}
    say_statement(locale, statement, names), say_term(locale, term, names)      sentences
    read_statement(text), Statement.write()                                     one line, for match files

`show` gives: "number" of the last statement; "said", the statements of this negotiation; "waiting", offers and demands
without an answer; "entries" of the ledger: {"number", "kind": "deal" | "promise" | "threat", "from", "to", "if",
"then", "broken_by": [seats]}. A side is null (empty) or {"seat": who promised it | null for a mere condition, "status",
"terms": [each with its "status"]}; a status is open, kept, broken or void. The fate of a promise or threat is its
then-side's.
"""

from __future__ import annotations

import copy
from typing import Any

from tavola.core.game import Data, Event
from tavola.core.record import plain
from tavola.games.intrigue.position import BRIBE
from tavola.games.intrigue.talk import menu as menus
from tavola.games.intrigue.talk.budget import Budget, asking_order
from tavola.games.intrigue.talk.judge import OPEN
from tavola.games.intrigue.talk.ledger import Entry, Ledger, Side
from tavola.games.intrigue.talk.statement import ACTS, Statement, check_form, read_statement, statement_from_data
from tavola.games.intrigue.talk.terms import Term, read_term, term_from_data
from tavola.games.intrigue.talk.words import say_statement, say_term


class Talk:
    """All that was said in a match, and what has become of it."""

    def __init__(self, options: Data, seats: int, bots_mask: int = 0) -> None:
        self.seats = seats
        self.number = 0
        self.said: list[Statement] = []
        """The statements of the negotiation that is going on."""
        self.news: list[Event] = []
        self.ledger = Ledger()
        self.budget = Budget(int(options["statements"]), seats, bots_mask)

    def say(self, record: Any, data: Data) -> Statement:
        """I23, I25: take a statement. BadAction if it is none, Refused if it may not be made; then nothing changes."""
        statement = self.check(record, data)
        self.number = statement.number
        self.said.append(statement)
        self.budget.count(record, statement.sender)
        known = self.ledger.statuses()
        self.ledger.add(statement, record)
        self.news = [Event("statement", "I23", {"statement": statement.to_data()}), *self._decided(known)]
        return statement

    def check(self, record: Any, data: Data) -> Statement:
        """What `say` would take, with its number and addressee filled in."""
        statement = statement_from_data(data, self.number + 1)
        check_form(statement, self.seats)
        self.budget.check(record, statement.sender)
        return self.ledger.resolve(statement)

    def apply(self, before: Any, seat: int, action: int, after: Any) -> None:
        """I24, I25: judge what is open by an action; a bribe ends the negotiation."""
        known = self.ledger.statuses()
        before, after = plain(before), plain(after)
        self.ledger.advance(before, seat, action, after)
        self.news = self._decided(known)
        if before.phase == BRIBE:
            self.said = []
            self.budget.reset()

    def _decided(self, known: dict[tuple[int, int], str]) -> list[Event]:
        """I24: the words that are decided now and were not before."""
        return [
            Event(
                "ledger",
                "I24",
                {"number": number, "entry": self.ledger.entries[number].kind, "seat": seat, "status": status},
            )
            for (number, seat), status in self.ledger.statuses().items()
            if status != OPEN and known.get((number, seat), OPEN) == OPEN
        ]

    def left(self, record: Any, seat: int) -> int:
        return self.budget.left(record, seat)

    def next_bot(self, record: Any) -> int | None:
        return self.budget.next_bot(record)

    def skip(self, record: Any, seat: int) -> None:
        self.budget.note_pass(record, seat)

    def menu(self, record: Any, seat: int) -> Data:
        """Empty lists when the seat may say nothing now."""
        if not self.left(record, seat):
            return {"left": 0, "answers": [], "forms": [], "terms": []}
        record = plain(record)
        return {
            "left": self.left(record, seat),
            "answers": menus.answers(self.ledger, seat),
            "forms": menus.forms(record, seat),
            "terms": [menus.terms(record, actor) for actor in range(self.seats)],
        }

    def show(self) -> Data:
        said = [statement.to_data() for statement in self.said]
        return {"number": self.number, "said": said, **self.ledger.show()}

    def copy(self) -> Talk:
        return copy.deepcopy(self)


def new(options: Data, seats: int, bots_mask: int = 0) -> Talk:
    return Talk(options, seats, bots_mask)


__all__ = [
    "ACTS", "Budget", "Entry", "Ledger", "Side", "Statement", "Talk", "Term", "asking_order", "new", "read_statement",
    "read_term", "say_statement", "say_term", "statement_from_data", "term_from_data",
]  # fmt: skip
