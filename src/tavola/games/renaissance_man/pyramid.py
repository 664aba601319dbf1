"""R7-R10: the pyramid. Masks are of spots: bit 6 * (level - 1) + (position - 1).

The gap at the end of a level makes neighbours and supporters plain shifts: what rests on a spot is 5 and 6 bits up.
A pair of needs is the number left * 4 + right; a set of pairs is a mask of 16 bits.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.core import bits
from tavola.core.kernel import kernel
from tavola.games.renaissance_man.cards import MAN
from tavola.games.renaissance_man.position import CARD_CELL, FOUNDATION_MAN, MAN_CELL

ALL_SPOTS = 0b1 << 24 | 0b11 << 18 | 0b111 << 12 | 0b1111 << 6 | 0b11111
LEVEL_SPOTS = np.array([0b11111 << 6 * level for level in range(5)] + [0], np.int64)
"""LEVEL_SPOTS[level - 1]."""
REMOVABLE = 0b111111 << 18 | 0b111111 << 12 | 0b111111 << 6
"""R20: levels 2 to 4."""
ALL_PAIRS = 0xFFFF
# Pairs whose left need is the type (a Renaissance Man offers any), and whose right need is the type.
LEFT_MET = np.array([0xF << 4 * offer for offer in range(4)] + [ALL_PAIRS], np.int64)
RIGHT_MET = np.array([0x1111 << offer for offer in range(4)] + [ALL_PAIRS], np.int64)


@kernel
def covered(filled: Any) -> Any:
    """R10: spots with a worker on them."""
    return filled >> 6 | filled >> 5


@kernel
def open_spots(filled: Any) -> Any:
    """R7: empty spots with both supporters there."""
    return (filled & filled >> 1) << 6 & ~filled & ALL_SPOTS


@kernel
def removable(filled: Any) -> Any:
    """R20: uncovered workers of levels 2 to 4."""
    return filled & ~covered(filled) & REMOVABLE


@kernel
def cell_type(position: Any, cell: Any) -> Any:
    """The large icon of what a cell holds; MAN where there is none (R1)."""
    if cell < FOUNDATION_MAN:
        return cell - 1
    if cell == FOUNDATION_MAN or cell >= MAN_CELL:
        return MAN
    return int(position.code[cell - CARD_CELL]) >> 8


@kernel
def left_offer(position: Any, cell: Any) -> Any:
    """R1, R9: the top left corner."""
    if cell < FOUNDATION_MAN:
        return cell - 1
    if cell == FOUNDATION_MAN or cell >= MAN_CELL:
        return MAN
    return int(position.code[cell - CARD_CELL]) >> 6 & 3


@kernel
def right_offer(position: Any, cell: Any) -> Any:
    """R1, R9: the top right corner."""
    if cell < FOUNDATION_MAN:
        return cell - 1
    if cell == FOUNDATION_MAN or cell >= MAN_CELL:
        return MAN
    return int(position.code[cell - CARD_CELL]) >> 4 & 3


@kernel
def pairs_met(position: Any, seat: Any, spot: Any) -> Any:
    """R8-R9: the pairs of needs that the supporters of an open spot meet."""
    left = right_offer(position, int(position.cell[seat, spot - 6]))
    right = left_offer(position, int(position.cell[seat, spot - 5]))
    return LEFT_MET[left] & RIGHT_MET[right]


@kernel
def pairs_met_anywhere(position: Any, seat: Any, filled: Any) -> Any:
    """The pairs of needs that at least one open spot meets."""
    pairs = 0
    spots = open_spots(filled)
    while spots:
        pairs |= pairs_met(position, seat, bits.lowest(spots))
        spots &= spots - 1
    return pairs


@kernel
def fitting_spots(position: Any, seat: Any, filled: Any, pair: Any) -> Any:
    """R7-R9: the open spots where a card with this pair of needs may be placed."""
    fitting = 0
    spots = open_spots(filled)
    while spots:
        spot = bits.lowest(spots)
        if pairs_met(position, seat, spot) >> pair & 1:
            fitting |= 1 << spot
        spots &= spots - 1
    return fitting


@kernel
def fill_spot(position: Any, seat: Any, spot: Any, cell: Any) -> Any:
    """Put a worker on a spot; the caller then renews `fits`."""
    position.cell[seat, spot] = cell
    position.filled[seat] |= 1 << spot
    icon = cell_type(position, cell)
    if icon != MAN:
        position.icons[seat, icon] |= 1 << spot


@kernel
def clear_spot(position: Any, seat: Any, spot: Any) -> Any:
    """Take the worker from a spot and give back its cell; the caller then renews `fits`."""
    cell = int(position.cell[seat, spot])
    position.cell[seat, spot] = 0
    position.filled[seat] &= ~(1 << spot)
    icon = cell_type(position, cell)
    if icon != MAN:
        position.icons[seat, icon] &= ~(1 << spot)
    return cell


@kernel
def renew_fits(position: Any, seat: Any) -> Any:
    """After a change of the pyramid."""
    position.fits[seat] = pairs_met_anywhere(position, seat, int(position.filled[seat]))
