"""A glance at a position of Renaissance Man: each seat's expected share of the win.

What the rule-based player thinks each pyramid is worth, in rounds to the Master, turned into chances: among several
seats by how far one is ahead of the others, alone by what is left of the deck. At the start of a round more is known:
a round counts the more the nearer the end is, and what is stored, taught and built counts for itself. All numbers were
fitted to games of that player against itself.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.bots.policy import clock, judge
from tavola.bots.rules.renaissance_man_study import HAND_SIZE, KNIGHTS, study
from tavola.bots.rules.renaissance_man_value import evaluate, weights_of
from tavola.core import bits
from tavola.core.generic import returns, rule
from tavola.core.kernel import routine
from tavola.games.renaissance_man.choices import tokens_count
from tavola.games.renaissance_man.position import ACTION, EASIER, FOUNDATION, OVER, POSITION, SETUP
from tavola.games.renaissance_man.pyramid import LEVEL_SPOTS

AHEAD = 0.23
"""How much a round of advance counts among several seats."""
STEADY, NEAR, NEARER = 0.1415, 2.109, 2.91
"""The same at the start of a round: a round far from the end, and what is added within about 10 and about 5 rounds."""
LEVEL_TWO, LEVEL_THREE, LEVEL_FOUR = -0.179, -0.02, -0.1
"""There: a worker of the level, beyond what its pyramid is worth."""
COIN, TOKEN, LESSON, RESERVE = 0.147, 0.169, 0.192, -0.062
"""There: a stored coin, another stored token, a token taught, a knight in the reserve, likewise."""
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


@routine
def prospects(position: Any, seat: Any) -> Any:
    """The log of the seat's odds at the start of a round, but for what all seats share."""
    value = min(max(worth(position, seat), -100.0), 0.0)
    filled = int(position.filled[seat])
    coins = int(position.stored[seat]) & 15
    return (
        STEADY * value + NEAR * np.exp(value / 10.0) + NEARER * np.exp(value / 5.0)
        + LEVEL_TWO * bits.count(filled & LEVEL_SPOTS[1])
        + LEVEL_THREE * bits.count(filled & LEVEL_SPOTS[2])
        + LEVEL_FOUR * bits.count(filled & LEVEL_SPOTS[3])
        + COIN * coins + TOKEN * (tokens_count(int(position.stored[seat])) - coins)
        + LESSON * bits.count(int(position.taught[seat])) + RESERVE * int(position.reserve[seat])
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
        start = record.phase == ACTION and record.level == 1
        for seat in range(seats):
            odds = prospects(record, seat) if start else AHEAD * max(worth(record, seat), -100.0)
            out[seat] = np.exp(odds)
            total += out[seat]
        for seat in range(seats):
            out[seat] /= total
