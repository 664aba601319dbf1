"""A glance at a position of Renaissance Man: each seat's expected share of the win.

What the rule-based player thinks each pyramid is worth, in rounds to the Master, turned into chances: among several
seats by how far one is ahead of the others, alone by what is left of the deck. The numbers were fitted to games of
that player against itself.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.bots.policy import clock, judge
from tavola.bots.rules.renaissance_man_study import HAND_SIZE, KNIGHTS, study
from tavola.bots.rules.renaissance_man_value import evaluate, weights_of
from tavola.core.generic import returns, rule
from tavola.core.kernel import routine
from tavola.games.renaissance_man.position import EASIER, FOUNDATION, OVER, POSITION, SETUP

AHEAD = 0.23
"""How much a round of advance counts among several seats."""
ALONE_BASE, ALONE_WORTH, ALONE_DECK = -0.38, 0.24, 0.097
"""Alone: the log odds of winning, by the pyramid's worth and by each card in the deck."""


@routine
def worth(position: Any, seat: Any) -> Any:
    """What the rule-based player thinks of the seat's pyramid, tokens, hand and knights."""
    table = study(position, seat)
    slots = (1 << table[HAND_SIZE]) - 1
    return evaluate(
        table, weights_of(position), int(position.filled[seat]), int(position.stored[seat]),
        int(position.taught[seat]), slots, int(table[KNIGHTS]),
    )  # fmt: skip


@rule(clock, POSITION)
def round_of(record: Any) -> Any:
    return int(record.round_number)


@rule(judge, POSITION)
def judge_renaissance_man(record: Any, out: Any) -> Any:
    seats = int(record.seats)
    if record.phase == OVER:
        returns(record, out)
    elif record.phase in (SETUP, FOUNDATION):
        for seat in range(seats):
            out[seat] = 1.0 / max(2, seats)
    elif seats == 1:
        deck = int(record.deck_size)
        if record.solo == EASIER and not record.returned:
            deck += int(record.cards)
        odds = ALONE_BASE + ALONE_WORTH * worth(record, 0) + ALONE_DECK * deck
        out[0] = 1.0 / (1.0 + np.exp(-odds))
    else:
        total = 0.0
        for seat in range(seats):
            out[seat] = np.exp(AHEAD * max(worth(record, seat), -100.0))
            total += out[seat]
        for seat in range(seats):
            out[seat] /= total
