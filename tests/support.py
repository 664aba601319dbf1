"""What the tests share: every kind of table there is, and random walks over their positions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tavola import games
from tavola.bots.policy import decide, load_rules
from tavola.core.game import CHANCE, SPECTATOR, Position
from tavola.core.rng import generator
from tavola.sim.policy import load_weights, pick

TYPES = ("merchant", "scholar", "baker", "knight")


def odd_deck(seed: int) -> str:
    """A deck whose offers are not its types and whose needs repeat: what an owner of another printing might enter."""
    rng = random.Random(seed)
    cards: dict[str, int] = {}
    for _ in range(32):
        card = ",".join(rng.choice(TYPES) for _ in range(5))
        cards[card] = cards.get(card, 0) + 3
    rows = ["type,offer_left,offer_right,need_left,need_right,copies"]
    rows += [f"{card},{copies}" for card, copies in cards.items()]
    return "\n".join(rows) + "\n"


def easy_deck() -> str:
    """A deck of which every card fits everywhere: pyramids grow side by side, and Masters stand at once (R25)."""
    rows = [f"{kind},merchant,merchant,merchant,merchant,24" for kind in TYPES]
    return "\n".join(["type,offer_left,offer_right,need_left,need_right,copies", *rows]) + "\n"


@dataclass(frozen=True)
class Table:
    """One kind of table: a game, its number of seats and its options."""

    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        shown = [f"{k}={'odd' if k == 'deck' else v}" for k, v in self.options.items()]
        return "-".join([self.game, str(self.seats), *shown])

    def start(self) -> Position:
        return Position.start(games.load(self.game), self.seats, self.options)


TABLES = [
    *(Table("builders", seats, options) for seats in (2, 3, 4) for options in ({}, {"open_stacks": True})),
    *(Table("builders", seats, {"rounds": 4}) for seats in (2, 3, 4)),
    *(Table("intrigue", seats, options) for seats in (3, 4, 5) for options in ({}, {"open_ledger": True})),
    *(Table("renaissance_man", seats, {}) for seats in (1, 2, 3, 4)),
    *(Table("renaissance_man", seats, {"rounds": 5}) for seats in (1, 2, 3, 4)),
    *(Table("renaissance_man", 1, {"solo": solo, "cards": cards}) for solo, cards in
      (("easier", 10), ("easier", 1), ("tougher", 10), ("tougher", 80), ("tougher", 0))),
    *(Table("renaissance_man", seats, {"deck": odd_deck(seats)}) for seats in (1, 2, 3, 4)),
]  # fmt: skip
TABLES_BY_NAME = {table.name: table for table in TABLES}


class Walk:
    """A game played step by step at random, by the finishing policy or by the rule-based players."""

    def __init__(self, table: Table, seed: int, policy: str = "random") -> None:
        self.table = table
        self.position = table.start()
        self.game = self.position.game
        self.rng = generator(seed)
        self.choose_rng = random.Random(seed)
        self.policy = policy
        if policy == "progress":
            load_weights(self.game)
        elif policy == "rules":
            load_rules(self.game)
        self._weights = np.zeros(self.game.most_actions, np.int64)

    def next_move(self) -> tuple[int, int] | None:
        """A seat that owes a choice and one of its actions, not yet applied; None when the game is over."""
        owing = self.position.pending_seats()
        if not owing:
            return None
        seat = self.choose_rng.choice(owing)
        if seat == CHANCE:
            return seat, self.position.draw(self.rng)
        return seat, self.choose(seat, self.position.legal(seat))

    def choose(self, seat: int, legal: list[int]) -> int:
        if self.policy == "random":
            return self.choose_rng.choice(legal)
        view = self.position.view(seat)
        if self.policy == "rules":
            return int(decide(view.records[0], seat, np.array(legal, np.int64), len(legal), self.rng))
        return int(pick(view.records[0], seat, np.array(legal, np.int64), len(legal), self._weights, self.rng))

    def steps(self, most: int) -> Iterator[tuple[int, int]]:
        """Play up to `most` steps; each is given after it was applied."""
        for _ in range(most):
            move = self.next_move()
            if move is None:
                return
            self.position.apply(*move)
            yield move

    def go(self, steps: int) -> Position:
        for _ in self.steps(steps):
            pass
        return self.position


def eyes(position: Position) -> list[int]:
    return [*range(position.seats), SPECTATOR]
