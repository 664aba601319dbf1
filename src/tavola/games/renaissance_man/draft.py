"""A seat's draft in plain Python: as data for its eye, and as the steps that made it."""

from __future__ import annotations

from typing import Any

from tavola.core.game import Data
from tavola.core.generic import CHANCE_PENDING
from tavola.games.renaissance_man.actions import PLACE_OF_SPOT
from tavola.games.renaissance_man.cards import ACTIONS, FOUNDATION, TYPES, card_name
from tavola.games.renaissance_man.codes import (
    ACT,
    CARD,
    DISCARD,
    DONE,
    DROP,
    KEEP,
    KNIGHT,
    PASS,
    PLACE,
    REMOVE,
    SET,
)
from tavola.games.renaissance_man.position import ACTION, KEPT, MEN, PASSED, RECRUIT
from tavola.games.renaissance_man.position import DISCARD as DISCARD_PHASE
from tavola.games.renaissance_man.position import FOUNDATION as FOUNDATION_PHASE

RECRUIT_ACT = ACTIONS.index("recruit") + 1
BARTER_ACT = ACTIONS.index("barter") + 1


def sealers(record: Any) -> list[int]:
    """The seats that have to seal in the present step, sealed already or not."""
    phase, owes = int(record.phase), int(record.owes)
    mask = (1 << int(record.seats)) - 1
    if owes == CHANCE_PENDING or phase not in (FOUNDATION_PHASE, ACTION, MEN, RECRUIT, DISCARD_PHASE):
        mask = 0
    elif phase == MEN:
        mask = int(record.held)
    elif phase == RECRUIT:
        mask = owes
    return [seat for seat in range(int(record.seats)) if mask >> seat & 1]


def removed_spots(record: Any, seat: int) -> list[int]:
    """The removals of the draft in their order."""
    order, spots = int(record.order[seat]), []
    while order:
        spots.append((order & 31) - 1)
        order >>= 5
    return spots


def tossed_kinds(record: Any, seat: int) -> list[int]:
    """The cards that the draft discards, ascending."""
    tossed = int(record.tossed[seat])
    return [int(record.hand[seat][slot]) for slot in range(int(record.hand_size[seat])) if tossed >> slot & 1]


def laid_cards_in_order(record: Any, seat: int) -> list[int]:
    laid, cards = int(record.laid[seat]), []
    while laid:
        cards.append((laid & 7) - 1)
        laid >>= 3
    return cards


def draft_steps(record: Any, seat: int) -> list[int]:
    """The actions that lead from an empty draft to this one."""
    steps = [SET + card for card in laid_cards_in_order(record, seat)]
    steps += [REMOVE + spot for spot in removed_spots(record, seat)]
    steps += [DISCARD + kind for kind in tossed_kinds(record, seat)]
    act, card, spot, extra = (int(part[seat]) for part in (record.act, record.card, record.spot, record.extra))
    if act == PASSED:
        steps.append(PASS)
    elif act == KEPT:
        steps.append(KEEP)
    elif act:
        steps.append(ACT + act - 1)
    if card:
        steps.append(CARD + card - 1)
    if spot:
        steps.append(PLACE + spot - 1)
    if extra:
        steps.append((DROP if act == BARTER_ACT else KNIGHT) + extra - 1)
    if int(record.phase) == DISCARD_PHASE and not int(record.owes) >> seat & 1:
        steps.append(DONE)
    return steps


def draft_data(record: Any, seat: int) -> Data | None:
    """The draft as its own eye sees it; None where the seat has no part in the step."""
    if seat not in sealers(record):
        return None
    act, card, spot, extra = (int(part[seat]) for part in (record.act, record.card, record.spot, record.extra))
    return {
        "set": [FOUNDATION[card] for card in laid_cards_in_order(record, seat)],
        "removed": [PLACE_OF_SPOT[place] for place in removed_spots(record, seat)],
        "action": ACTIONS[act - 1] if 1 <= act <= 4 else None,
        "card": card_name(record, card - 1) if card else None,
        "place": PLACE_OF_SPOT[spot - 1] if spot else None,
        "drop": TYPES[extra - 1] if extra and act == BARTER_ACT else None,
        "knight": TYPES[extra - 1] if extra and act == RECRUIT_ACT else None,
        "discards": [card_name(record, kind) for kind in tossed_kinds(record, seat)],
        "kept": act == KEPT,
        "sealed": not int(record.owes) >> seat & 1,
    }
