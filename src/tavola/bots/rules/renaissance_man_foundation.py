"""The order of the foundation (R5): the Merchant at an end, where only one place covers it, and many fits above."""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.core.kernel import kernel
from tavola.games.renaissance_man.cards import MAN
from tavola.games.renaissance_man.codes import SET

# Merchant, scholar, baker, knight, man: 0 to 4, from left to right.
ORDERS = np.array(
    [
        [0, 1, 4, 2, 3],
        [0, 2, 4, 1, 3],
    ],
    np.int64,
)


@kernel
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


@kernel
def next_foundation(record: Any, seat: Any) -> Any:
    """The next card of the order that the most recruits on offer fit."""
    best = -1
    chosen = 0
    for choice in range(2 * len(ORDERS)):
        met = offers_met(record, ORDERS[choice >> 1], choice & 1 == 1)
        if met > best:
            best = met
            chosen = choice
    laid = int(record.laid[seat])
    place = 0
    while laid:
        place += 1
        laid >>= 3
    return SET + ORDERS[chosen >> 1][4 - place if chosen & 1 else place]
