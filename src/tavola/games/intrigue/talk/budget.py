"""How much may be said in a negotiation, and which bot is asked next (I25)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tavola.core.errors import Refused
from tavola.games.intrigue import look
from tavola.games.intrigue.position import BRIBE

BOTS_AMONG_THEMSELVES = 2


def asking_order(record: Any) -> list[int]:
    """Payer, palace owner, then the others clockwise from the palace's left."""
    payer, palace = int(record.actor), int(record.palace)
    return [payer, palace, *(seat for seat in look.clockwise(record, palace) if seat != payer)]


@dataclass
class Budget:
    """Counts the statements of each seat in the negotiation that is going on."""

    statements: int
    seats: int
    bots: int
    """A bit for each seat that a bot plays."""
    said: list[int] = field(default_factory=list)
    passed: set[int] = field(default_factory=set)
    """Bots that had nothing to say since the last statement of anybody."""
    turn: int = 0
    """Where in the order the bot stands that is asked next."""

    def __post_init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """A bribe is paid: the next negotiation begins."""
        self.said = [0] * self.seats
        self.passed = set()
        self.turn = 0

    def is_bot(self, seat: int) -> bool:
        return bool(self.bots >> seat & 1)

    def left(self, record: Any, seat: int) -> int:
        """How many statements the seat has left now."""
        if record.phase != BRIBE:
            return 0
        limit = self.statements
        both = self.is_bot(int(record.actor)) and self.is_bot(int(record.palace))
        if self.is_bot(seat) and both:
            limit = min(limit, BOTS_AMONG_THEMSELVES)
        return max(0, limit - self.said[seat])

    def check(self, record: Any, seat: int) -> None:
        if record.phase != BRIBE:
            raise Refused("Talk belongs to the time before a bribe; wait until one is due.", "I25")
        if not self.left(record, seat):
            raise Refused("This seat has no statements left in this negotiation; wait for the next bribe.", "I25")

    def count(self, record: Any, seat: int) -> None:
        """Somebody has spoken, so those who passed are asked again."""
        self.said[seat] += 1
        self.passed.clear()
        self._move_on(record, seat)

    def note_pass(self, record: Any, seat: int) -> None:
        self.passed.add(seat)
        self._move_on(record, seat)

    def _move_on(self, record: Any, seat: int) -> None:
        order = asking_order(record)
        if order[self.turn] == seat:
            self.turn = (self.turn + 1) % self.seats

    def next_bot(self, record: Any) -> int | None:
        """The bot to ask now; None when all have passed or have nothing left, so that the payer pays."""
        if record.phase != BRIBE:
            return None
        order = asking_order(record)
        for i in range(self.seats):
            place = (self.turn + i) % self.seats
            seat = order[place]
            if self.is_bot(seat) and seat not in self.passed and self.left(record, seat):
                self.turn = place
                return seat
        return None
