"""The order of the foundation (R5).

Merchant and Baker stand at the ends, where only one place covers them: so one hires, and the other banks coins, until
late. The Renaissance Man stands inside, where two places rest on him. Of all sixty orders (mirrors aside) these did
best in games of the player against itself and alone; which one it is to be, the recruits on offer decide.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.core.kernel import routine
from tavola.games.renaissance_man.cards import MAN
from tavola.games.renaissance_man.choices import laid_cards
from tavola.games.renaissance_man.codes import SET

# Merchant, scholar, baker, knight, man: 0 to 4, from left to right.
ORDERS = np.array(
    [
        [0, 4, 1, 3, 2],
        [0, 1, 4, 3, 2],
        [0, 4, 3, 1, 2],
        [0, 1, 3, 4, 2],
    ],
    np.int64,
)


@routine
def offers_met(record: Any, order: Any, mirrored: Any) -> Any:
    """How many recruits on offer would fit on level 2."""
    met = 0
    for area in range(4):
        if record.recruits[area]:
            code = int(record.code[int(record.recruits[area]) - 1])
            for spot in range(4):
                left = order[4 - spot if mirrored else spot]
                right = order[3 - spot if mirrored else spot + 1]
                if left in (MAN, code >> 2 & 3) and right in (MAN, code & 3):
                    met += 1
                    break
    return met


@routine
def next_foundation(record: Any, seat: Any) -> Any:
    """The next card of the order that the most recruits on offer fit."""
    best = -1
    chosen = 0
    for choice in range(2 * len(ORDERS)):
        met = offers_met(record, ORDERS[choice >> 1], choice & 1 == 1)
        if met > best:
            best = met
            chosen = choice
    laid = laid_cards(int(record.laid[seat]))
    place = 0
    while laid >> ORDERS[chosen >> 1][4 - place if chosen & 1 else place] & 1:
        place += 1
    return SET + ORDERS[chosen >> 1][4 - place if chosen & 1 else place]
