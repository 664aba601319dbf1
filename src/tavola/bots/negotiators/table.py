"""The table as a negotiator sees it: what stands where, what it is worth to whom, and who fears whom.

Amounts are thousands of ducats. A `Table` is read from a view alone.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.bots.rules.intrigue import CUSTOM, REWARD, USUAL_BRIBE
from tavola.bots.rules.intrigue_survey import (
    CHANCES,
    GRANTED,
    LAPS,
    MERITS,
    MOST_BRIBE,
    STAY,
    SURVEY_SIZE,
    odds_at,
    sendings_at,
    survey_at,
)
from tavola.core.game import View
from tavola.games.intrigue import look
from tavola.games.intrigue.position import BRIBE, ROUNDS

SALARIES = (1, 3, 6, 10)
SILENT_REWARD = 2.0
"""What a negotiator gives for a ducat that was paid without a word: less than for one that was agreed (REWARD)."""
BEGRUDGING = 0.5
"""How much of what a place does for a dangerous opponent counts against hiring its scholar."""


class Table:
    """One moment of the game, with everything worked out that bargaining needs."""

    def __init__(self, view: View) -> None:
        record = view.records[0]
        self.view = view
        self.me = view.eye
        self.seats = int(record.seats)
        self.palace = int(record.palace)
        self.actor = int(record.actor)
        self.lap = int(record.lap)
        self.first = int(record.first)
        self.phase = int(record.phase)
        self.step = int(record.step)
        self.employee = bool(record.employee)
        self.cash = record.cash.tolist()
        self.unsent = record.unsent.tolist()
        self.area = record.area.tolist()
        self.holder = record.holder.tolist()
        self.free = record.free.tolist()
        self.undecided = int(record.undecided)
        self._applicants = record.applicants.tolist()
        self._due = int(record.due)
        self.paid = [[0] * 5 for _ in range(4)]
        """[occupation][seat]: bribes of this step."""
        for scholar, ducats, _, _ in look.bribes(record):
            self.paid[scholar.occupation][scholar.owner] += ducats // 1000
        out = np.zeros(SURVEY_SIZE)
        survey_at(view.records, 0, out)
        numbers = out.tolist()
        self.chances = numbers[CHANCES : CHANCES + 5]
        self.merits = [numbers[MERITS + 5 * p : MERITS + 5 * p + 5] for p in range(5)]
        self.granted = [numbers[GRANTED + 5 * p : GRANTED + 5 * p + 5] for p in range(5)]
        self._stay = numbers[STAY:LAPS]
        self.laps = [int(x) for x in numbers[LAPS : LAPS + 5]]

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.me]

    @property
    def paying_for(self) -> int:
        """The occupation of the scholar whose bribe is due."""
        mask = self.undecided if self.employee else self._due
        bit = (mask & -mask).bit_length() - 1
        return bit if self.employee else (bit & 7) >> 1

    # Who is where

    def waits(self, palace: int, owner: int, occupation: int) -> bool:
        if owner == palace:
            return False
        return bool(self._applicants[palace] >> self._shift(palace, owner, occupation) & 1)

    def owes(self, owner: int, occupation: int) -> bool:
        """Whether a scholar of the owner has still to pay in this step."""
        if self.phase != BRIBE or owner == self.palace:
            return False
        employee = self.employee and self.actor == owner and self.undecided == 1 << occupation
        return employee or bool(self._due >> self._shift(self.palace, owner, occupation) & 3)

    def _shift(self, palace: int, owner: int, occupation: int) -> int:
        return (owner - palace - 1) % self.seats * 8 + 2 * occupation

    def rivals(self, palace: int, occupation: int, owner: int) -> list[int]:
        """The other seats that have a scholar of the occupation waiting or employed at the palace."""
        return [
            seat
            for seat in range(self.seats)
            if seat not in (palace, owner)
            and (self.holder[palace][occupation] == seat or self.waits(palace, seat, occupation))
        ]

    def contested(self, palace: int, owner: int, occupation: int) -> bool:
        """Whether the palace owner will have to choose between this scholar and another."""
        here = self.holder[palace][occupation] == owner or self.waits(palace, owner, occupation)
        return here and self.laps[palace] <= ROUNDS and bool(self.rivals(palace, occupation, owner))

    # What it is worth

    def stay(self, palace: int, occupation: int, owner: int) -> float:
        """Salaries that a scholar hired there at the next hiring may expect."""
        return self._stay[20 * palace + 5 * occupation + owner]

    def salary(self, palace: int, occupation: int) -> float:
        """The salary of the occupation there: of its area, or the mean of those that are free."""
        if self.area[palace][occupation] >= 0:
            return SALARIES[self.area[palace][occupation]]
        free = [SALARIES[area] for area in range(4) if self.free[palace] >> area & 1]
        return sum(free) / len(free) if free else 0.0

    def worth(self, palace: int, occupation: int, owner: int, salary: float | None = None) -> float:
        wage = self.salary(palace, occupation) if salary is None else salary
        return wage * self.stay(palace, occupation, owner)

    def natural_chance(self, palace: int, occupation: int, owner: int) -> float:
        """The chance to be hired there without a word being said."""
        rivals = self.rivals(palace, occupation, owner)
        return 1.0 / (1 + len(rivals))

    def price(self, payer: int, taker: int) -> float:
        """What a ducat costs the payer that goes to the taker: itself, and what it does for an opponent."""
        return 1.0 + self.envy(payer, taker)

    def envy(self, seat: int, other: int) -> float:
        """How much a ducat of the other's hurts the seat."""
        return self.chances[other] / max(1.0 - self.chances[seat], 0.001)

    # What palace owners want

    def usual(self, palace: int, occupation: int, owner: int) -> float:
        """The bribe that an applicant pays without a word."""
        bribe = max(1.0, USUAL_BRIBE * self.worth(palace, occupation, owner))
        return min(bribe, float(max(self.cash[owner], 1)))

    def begrudged(self, palace: int, occupation: int, owner: int) -> float:
        """What the place would do for the owner as an opponent of the palace's, above what it does for anybody."""
        danger = self.envy(palace, owner) - 1.0 / (self.seats - 1)
        return BEGRUDGING * danger * self.worth(palace, occupation, owner)

    def merit(
        self, palace: int, occupation: int, owner: int, merits: list[float], reward: float = SILENT_REWARD
    ) -> float:
        """What a scholar has deserved so far in the palace owner's eyes."""
        custom = CUSTOM if self.holder[palace][occupation] == owner else 0.0
        paid = self.paid[occupation][owner] if palace == self.palace else 0
        return merits[owner] + reward * paid + custom - self.begrudged(palace, occupation, owner)

    def asking(self, palace: int, occupation: int, owner: int, salary: float | None, merits: list[float]) -> float:
        """The bribe for which a palace owner can give its word: to hire this scholar, at this salary if one is named.

        What has been paid already counts. The owner forgoes what the rivals who have still to pay would have paid for
        the hope, and must not wrong those who have paid more.
        """
        rivals = self.rivals(palace, occupation, owner)
        own = self.merit(palace, occupation, owner, merits)
        need = 0.0
        lost = 0.0
        for rival in rivals:
            need = max(need, (self.merit(palace, occupation, rival, merits) - own) / SILENT_REWARD)
            if palace != self.palace or self.owes(rival, occupation):
                lost += self.usual(palace, occupation, rival) - 1.0
        if rivals:
            need = max(need, self.usual(palace, occupation, owner) + 0.6 * lost)
        if salary is not None:
            envy = self.envy(palace, owner)
            harm = envy / (1.0 + envy) * self.worth(palace, occupation, owner, salary)
            need = max(need, harm - merits[owner] / REWARD)
        return max(1.0, need)

    # The rule-based player's opinions

    def odds(self, reward: float) -> tuple[list[float], list[float]]:
        """For each bribe of the payer from 1: what the place is worth if it is had, and the chance to have it, from a
        palace owner who gives so much for a ducat."""
        palace, occupation = self.palace, self.paying_for
        merits = np.array(self.merits[palace])
        for seat in range(self.seats):
            if seat != palace:
                merits[seat] -= self.begrudged(palace, occupation, seat)
        amounts = max(1, min(MOST_BRIBE, self.cash[self.actor]))
        worths, chances = np.zeros(amounts), np.zeros(amounts)
        odds_at(self.view.records, 0, merits, reward, worths, chances)
        return worths.tolist(), chances.tolist()

    def sendings(self, legal: tuple[int, ...]) -> list[float]:
        values = np.zeros(len(legal))
        sendings_at(self.view.records, 0, np.array(legal, np.int64), values)
        found: list[float] = values.tolist()
        return found


def turn_number(table: Table, seat: int, lap: int) -> int:
    """Turns in the order of play, counting from 0."""
    return (lap - 1) * table.seats + (seat - table.first) % table.seats


def turn_now(table: Any) -> int:
    return turn_number(table, table.palace, table.lap) if table.palace >= 0 else 0
