"""What a seat of Renaissance Man can tell from its view, as one table of numbers that plans are valued by.

The table is made once for a choice. It holds only what the seat's view holds, so a view and a position that it was
taken from give the same table; and everything behind it works on the table alone, for views and positions alike.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.core import bits
from tavola.core.kernel import routine
from tavola.games.renaissance_man.cards import DECK_SIZE, MAN
from tavola.games.renaissance_man.position import CARD_CELL, MAN_CELL, SPOTS
from tavola.games.renaissance_man.pyramid import cell_type, left_offer, right_offer

# Where the numbers stand in a table. Supports are pairs of offers, left * 5 + right, with MAN for any.
SUPPORTS = 25
LEFT = 0
"""+ spot: the top left offer of the worker there."""
RIGHT = LEFT + SPOTS
"""+ spot: the top right one."""
ICONS = RIGHT + SPOTS
"""+ type: the spots with a worker of that type."""
HAND = ICONS + 5
"""+ slot: the code of a card in the hand."""
HAND_SIZE = HAND + 8
HAND_FITS = HAND_SIZE + 1
"""+ supports: the slots of the hand with a card that may rest there."""
AREA_FITS = HAND_FITS + SUPPORTS
"""+ supports: the recruit areas with a card that may rest there."""
HAND_TYPES = AREA_FITS + SUPPORTS
"""+ type: the slots with a card of that type; nothing for MAN."""
AREA_TYPES = HAND_TYPES + 5
"""+ type: the areas with a card of that type; nothing for MAN."""
FRESH = AREA_TYPES + 5
"""+ supports: how many of the cards that may still be drawn may rest there."""
FRESH_SIZE = FRESH + SUPPORTS
RIVAL = FRESH_SIZE + 1
"""+ area: the most knights that another player has there (R21)."""
OFFERED = RIVAL + 4
"""The areas with a card."""
TOP = OFFERED + 1
"""The last action phase of the round as the pyramids stand (R11)."""
LEVEL = TOP + 1
"""The action phase that is being decided; 0 outside."""
ALONE = LEVEL + 1
"""1 for a solo game."""
KNIGHTS = ALONE + 1
"""The seat's own knights on the areas, four bits each."""
SAVED = KNIGHTS + 1
"""+ 6 * depth: what a worker that is tried out has replaced (see put_worker)."""
TABLE_SIZE = SAVED + 12

SCARCE = 24
"""With fewer cards in the deck than this the pile is soon shuffled into it again (R23)."""


@routine
def study(record: Any, seat: Any) -> Any:
    """The table of a seat."""
    table = np.zeros(TABLE_SIZE, np.int64)
    table[LEVEL] = int(record.level)
    table[ALONE] = 1 if record.seats == 1 else 0
    study_pyramids(record, seat, table)
    study_areas(record, seat, table)
    table[HAND_SIZE] = int(record.hand_size[seat])
    for slot in range(int(record.hand_size[seat])):
        code = int(record.code[record.hand[seat, slot]])
        table[HAND + slot] = code
        table[HAND_TYPES + (code >> 8)] |= 1 << slot
        add_fit(table, HAND_FITS, code, 1 << slot)
    study_deck(record, seat, table)
    return table


@routine
def add_fit(table: Any, first: Any, code: Any, amount: Any) -> Any:
    """R8-R9: add to all four supports that meet a card's needs: each offered as such or by a Renaissance Man."""
    left = 5 * (code >> 2 & 3)
    right = code & 3
    table[first + left + right] += amount
    table[first + left + MAN] += amount
    table[first + 5 * MAN + right] += amount
    table[first + 5 * MAN + MAN] += amount


@routine
def may_rest(table: Any, spot: Any, code: Any) -> Any:
    """R8-R9: whether an open spot meets the needs of a card; a Renaissance Man (code -1) has none."""
    left = table[RIGHT + spot - 6]
    right = table[LEFT + spot - 5]
    return code < 0 or ((left == MAN or left == code >> 2 & 3) and (right == MAN or right == code & 3))


@routine
def put_worker(table: Any, spot: Any, code: Any, depth: Any) -> Any:
    """Try out a card or a Renaissance Man (code -1) on a spot; the caller's `filled` is what makes it stand there."""
    saved = SAVED + 6 * depth
    table[saved] = table[LEFT + spot]
    table[saved + 1] = table[RIGHT + spot]
    table[LEFT + spot] = MAN if code < 0 else code >> 6 & 3
    table[RIGHT + spot] = MAN if code < 0 else code >> 4 & 3
    for icon in range(4):
        table[saved + 2 + icon] = table[ICONS + icon]
        table[ICONS + icon] &= ~(1 << spot)
    if code >= 0:
        table[ICONS + (code >> 8)] |= 1 << spot


@routine
def lift_worker(table: Any, spot: Any, depth: Any) -> Any:
    """Take back what put_worker tried out."""
    saved = SAVED + 6 * depth
    table[LEFT + spot] = table[saved]
    table[RIGHT + spot] = table[saved + 1]
    for icon in range(4):
        table[ICONS + icon] = table[saved + 2 + icon]


@routine
def study_pyramids(record: Any, seat: Any, table: Any) -> Any:
    """The seat's own workers, and how far up anybody's stand."""
    filled = int(record.filled[seat])
    while filled:
        spot = bits.lowest(filled)
        cell = int(record.cell[seat, spot])
        table[LEFT + spot] = left_offer(record, cell)
        table[RIGHT + spot] = right_offer(record, cell)
        table[ICONS + cell_type(record, cell)] |= 1 << spot
        filled &= filled - 1
    workers = 0
    for other in range(int(record.seats)):
        workers |= int(record.filled[other])
    top = 1
    while top < 4 and workers >> 6 * top:
        top += 1
    table[TOP] = top


@routine
def study_areas(record: Any, seat: Any, table: Any) -> Any:
    """R21: the recruits, whose needs are open to all, and the knights."""
    for area in range(4):
        knights = int(record.board[area])
        table[KNIGHTS] |= (knights >> 4 * seat & 15) << 4 * area
        rival = 0
        for other in range(5):
            if other != seat:
                rival = max(rival, knights >> 4 * other & 15)
        table[RIVAL + area] = rival
        if record.recruits[area]:
            table[OFFERED] |= 1 << area
            code = int(record.code[int(record.recruits[area]) - 1])
            table[AREA_TYPES + (code >> 8)] |= 1 << area
            add_fit(table, AREA_FITS, code, 1 << area)


@routine
def study_deck(record: Any, seat: Any, table: Any) -> Any:
    """Which cards may still be drawn: all but those in sight, and but those in the pile if it stays there for long."""
    kinds = int(record.kinds)
    left = np.zeros(DECK_SIZE + 1, np.int64)
    shuffled = record.seats > 1 and record.deck_size < SCARCE
    for kind in range(kinds):
        end = int(record.start[kind + 1]) if kind + 1 < kinds else DECK_SIZE
        left[kind] = end - int(record.start[kind])
        if not shuffled:
            left[kind] -= int(record.public[kind]) + int(record.filed[seat, kind])
    for slot in range(int(record.hand_size[seat])):
        left[int(record.hand[seat, slot])] -= 1
    for area in range(4):
        if record.recruits[area]:
            left[int(record.recruits[area]) - 1] -= 1
    for other in range(int(record.seats)):
        filled = int(record.filled[other]) >> 6
        while filled:
            cell = int(record.cell[other, 6 + bits.lowest(filled)])
            if CARD_CELL <= cell < MAN_CELL:
                left[cell - CARD_CELL] -= 1
            filled &= filled - 1
    total = 0
    for kind in range(kinds):
        if left[kind] > 0:
            total += left[kind]
            add_fit(table, FRESH, int(record.code[kind]), left[kind])
    table[FRESH_SIZE] = total
