"""legal and refuse: the list of a seat's next steps, and the clause that forbids any other."""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.core import bits
from tavola.core.generic import CHANCE, CHANCE_PENDING, legal, pending, refuse, rule
from tavola.core.kernel import kernel
from tavola.games.renaissance_man.choices import (
    HIRE,
    action_open,
    card_serves,
    hand_count,
    has_token,
    has_worker,
    knights_on,
    laid_cards,
    pairs_open,
    place_spots,
    standing_workers,
    tokens_kept,
    toss_slot,
)
from tavola.games.renaissance_man.codes import (
    ACT,
    CARD,
    DEALER,
    DISCARD,
    DONE,
    DRAW,
    DROP,
    KEEP,
    KNIGHT,
    LAST,
    PASS,
    PLACE,
    REMOVE,
    RETURN,
    SET,
)
from tavola.games.renaissance_man.position import (
    ACTION,
    FOUNDATION,
    POSITION,
    RECRUIT,
    SPOTS,
    STAGE_CARD,
    STAGE_DROP,
    STAGE_FREE,
    STAGE_KNIGHT,
    STAGE_PLACE,
)
from tavola.games.renaissance_man.position import (
    DISCARD as DISCARD_PHASE,
)
from tavola.games.renaissance_man.pyramid import open_spots, removable

# The clause that says whose choice a phase is.
PHASE_CLAUSE = np.array([5, 5, 5, 12, 16, 27, 21, 22, 23, 24], np.int64)


@rule(pending, POSITION)
def who_owes(position: Any) -> Any:
    return int(position.owes)


@kernel
def owes(position: Any, seat: Any) -> Any:
    if seat < 0 or seat >= position.seats:
        return False
    return int(position.owes) >> seat & 1 != 0


@kernel
def list_spots(spots: Any, first: Any, out: Any, count: Any) -> Any:
    while spots:
        out[count] = first + bits.lowest(spots)
        count += 1
        spots &= spots - 1
    return count


@rule(legal, POSITION)
def legal_steps(position: Any, seat: Any, out: Any) -> Any:
    if not owes(position, seat):
        return list_outcomes(position, out) if seat == CHANCE else 0
    phase = int(position.phase)
    if phase == ACTION:
        return list_action(position, seat, out)
    if phase == DISCARD_PHASE:
        return list_discards(position, seat, out)
    if phase == FOUNDATION:
        return list_spots(31 & ~laid_cards(int(position.laid[seat])), SET, out, 0)
    filled = standing_workers(position, seat)
    count = list_spots(removable(filled), REMOVE, out, 0)
    if phase == RECRUIT:
        out[count] = KEEP
        count += 1
    return list_spots(place_spots(position, seat), PLACE, out, count)


@kernel
def list_action(position: Any, seat: Any, out: Any) -> Any:
    """R12: the next steps in an action phase."""
    stage = int(position.stage[seat])
    if stage == STAGE_FREE:
        filled = standing_workers(position, seat)
        count = list_spots(removable(filled), REMOVE, out, 0)
        out[count] = PASS
        count += 1
        if position.hand_size[seat] > 0:
            for action in range(4):
                if action_open(position, seat, action, filled):
                    out[count] = ACT + action
                    count += 1
        return count
    if stage == STAGE_CARD:
        return list_cards(position, seat, out)
    if stage == STAGE_PLACE:
        return list_spots(place_spots(position, seat), PLACE, out, 0)
    count = 0
    for kind in range(4):
        if stage == STAGE_DROP and tokens_kept(position, seat) >> 4 * kind & 15:
            out[count] = DROP + kind
            count += 1
        elif stage == STAGE_KNIGHT and knights_on(position, kind, seat):
            out[count] = KNIGHT + kind
            count += 1
    return count


@kernel
def list_cards(position: Any, seat: Any, out: Any) -> Any:
    """The cards of the hand that complete the chosen action, equal ones once."""
    action = int(position.act[seat]) - 1
    pairs = 0
    if action == HIRE:
        pairs = pairs_open(position, seat, standing_workers(position, seat))
    count = 0
    last = -1
    for slot in range(int(position.hand_size[seat])):
        kind = int(position.hand[seat, slot])
        if kind != last and card_serves(position, seat, action, kind, pairs):
            out[count] = CARD + kind
            count += 1
        last = kind
    return count


@kernel
def list_discards(position: Any, seat: Any, out: Any) -> Any:
    """R22: cards that the draft does not discard yet, equal ones once, and the end."""
    tossed = int(position.tossed[seat])
    count = 0
    last = -1
    for slot in range(int(position.hand_size[seat])):
        kind = int(position.hand[seat, slot])
        if kind != last and not tossed >> slot & 1:
            out[count] = DISCARD + kind
            count += 1
            last = kind
    out[count] = DONE
    return count + 1


@kernel
def list_outcomes(position: Any, out: Any) -> Any:
    """What chance may do, where it is asked."""
    count = 0
    if position.owes == CHANCE_PENDING:
        for action in range(DEALER, LAST + 1):
            if refuse_chance(position, action) == 0:
                out[count] = action
                count += 1
    return count


@rule(refuse, POSITION)
def why_not(position: Any, seat: Any, action: Any) -> Any:
    if seat == CHANCE and position.owes == CHANCE_PENDING:
        return refuse_chance(position, action)
    phase = int(position.phase)
    if not owes(position, seat) or action < 0 or action > LAST:
        return PHASE_CLAUSE[phase]
    if phase == FOUNDATION:
        if SET <= action < SET + 5 and not laid_cards(int(position.laid[seat])) >> (action - SET) & 1:
            return 0
        return 5
    if phase == DISCARD_PHASE:
        if action == DONE:
            return 0
        if DISCARD <= action < DISCARD + int(position.kinds) and toss_slot(position, seat, action - DISCARD) >= 0:
            return 0
        return 22
    if position.stage[seat] == STAGE_FREE and REMOVE <= action < REMOVE + SPOTS:
        return 0 if removable(standing_workers(position, seat)) >> (action - REMOVE) & 1 else 20
    if phase == ACTION:
        return refuse_action(position, seat, action)
    if phase == RECRUIT and action == KEEP:
        return 0
    if PLACE <= action < PLACE + SPOTS:
        return refuse_place(position, seat, action - PLACE)
    return PHASE_CLAUSE[phase]


@kernel
def refuse_action(position: Any, seat: Any, action: Any) -> Any:
    """R12-R17: a step of a choice in an action phase, other than a removal."""
    stage = int(position.stage[seat])
    if stage == STAGE_FREE:
        if action == PASS:
            return 0
        if ACT <= action < ACT + 4:
            return refuse_act(position, seat, action - ACT)
    elif stage == STAGE_CARD and CARD <= action < CARD + int(position.kinds):
        return refuse_card(position, seat, action - CARD)
    elif stage == STAGE_PLACE and PLACE <= action < PLACE + SPOTS:
        return refuse_place(position, seat, action - PLACE)
    elif stage == STAGE_DROP and DROP <= action < DROP + 4:
        return 0 if tokens_kept(position, seat) >> 4 * (action - DROP) & 15 else 15
    elif stage == STAGE_KNIGHT and KNIGHT <= action < KNIGHT + 4:
        return 0 if knights_on(position, action - KNIGHT, seat) else 17
    return 12


@kernel
def refuse_act(position: Any, seat: Any, action: Any) -> Any:
    """R13 for an action without access; else what keeps every card from completing it."""
    filled = standing_workers(position, seat)
    if action_open(position, seat, action, filled):
        return 0
    if not (has_worker(position, seat, action, filled) or has_token(position, seat, action)):
        return 13
    if position.hand_size[seat] == 0:
        return 12
    return 14 if action == HIRE else 16


@kernel
def refuse_card(position: Any, seat: Any, kind: Any) -> Any:
    """R12 for a card that is not in the hand; R14 or R16 for one that can't be used so."""
    if hand_count(position, seat, kind) == 0:
        return 12
    action = int(position.act[seat]) - 1
    pairs = pairs_open(position, seat, standing_workers(position, seat))
    if card_serves(position, seat, action, kind, pairs):
        return 0
    return 14 if action == HIRE else 16


@kernel
def refuse_place(position: Any, seat: Any, spot: Any) -> Any:
    """R7 for a spot that is not open; R8 for one that does not meet the card's needs."""
    if place_spots(position, seat) >> spot & 1:
        return 0
    return 8 if open_spots(standing_workers(position, seat)) >> spot & 1 else 7


@kernel
def refuse_chance(position: Any, action: Any) -> Any:
    """R6 for the dealer, R29 for a card that is not in the pile, R23 for one that is not in the deck."""
    if position.dealer < 0:
        return 0 if DEALER <= action < DEALER + int(position.seats) else 6
    kinds = int(position.kinds)
    if position.returning:
        return 0 if RETURN <= action < RETURN + kinds and position.unseen[action - RETURN] > 0 else 29
    return 0 if DRAW <= action < DRAW + kinds and position.deck[action - DRAW] > 0 else 23
