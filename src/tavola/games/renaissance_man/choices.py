"""What a seat may do next in its draft, as sets: both the list of choices and the refusals are read off these."""

from __future__ import annotations

from typing import Any

from tavola.core.kernel import kernel
from tavola.games.renaissance_man.position import ACTION, MEN, RECRUIT, STAGE_PLACE
from tavola.games.renaissance_man.pyramid import (
    LEVEL_SPOTS,
    covered,
    fitting_spots,
    open_spots,
    pairs_met_anywhere,
)

HIRE, TEACH, BARTER, RECRUITING = range(4)
"""The actions, by their workers' types (R1)."""


@kernel
def standing_workers(position: Any, seat: Any) -> Any:
    """The seat's pyramid after the removals of its draft (R12, R20)."""
    return int(position.filled[seat]) & ~int(position.removed[seat])


@kernel
def has_worker(position: Any, seat: Any, action: Any, filled: Any) -> Any:
    """R13: whether an uncovered worker of the phase's level gives the action."""
    level = LEVEL_SPOTS[position.level - 1]
    return int(position.icons[seat, action]) & filled & ~covered(filled) & level != 0


@kernel
def has_token(position: Any, seat: Any, action: Any) -> Any:
    """R13: whether a stored token gives the action."""
    return int(position.stored[seat]) >> 4 * action & 15 != 0


@kernel
def pairs_open(position: Any, seat: Any, filled: Any) -> Any:
    """R8: the pairs of needs that the pyramid meets somewhere after the draft's removals."""
    if position.removed[seat]:
        return pairs_met_anywhere(position, seat, filled)
    return int(position.fits[seat])


@kernel
def has_card_for(position: Any, seat: Any, action: Any, filled: Any) -> Any:
    """R12: whether some card of the hand completes the action."""
    if action == HIRE:
        return int(position.hand_needs[seat]) & pairs_open(position, seat, filled) != 0
    if action == TEACH:
        return int(position.hand_types[seat]) & ~int(position.taught[seat]) != 0
    return position.hand_size[seat] > 0


@kernel
def action_open(position: Any, seat: Any, action: Any, filled: Any) -> Any:
    """R12-R13: whether the seat has access to the action and a card to complete it."""
    if not (has_worker(position, seat, action, filled) or has_token(position, seat, action)):
        return False
    return has_card_for(position, seat, action, filled)


@kernel
def card_serves(position: Any, seat: Any, action: Any, kind: Any, pairs: Any) -> Any:
    """R14-R17: whether a card completes the action; `pairs` are those that the pyramid meets."""
    code = int(position.code[kind])
    if action == HIRE:
        return pairs >> (code & 15) & 1 != 0
    if action == TEACH:
        return int(position.taught[seat]) >> (code >> 8) & 1 == 0
    return True


@kernel
def place_spots(position: Any, seat: Any) -> Any:
    """Where the draft's next step may place a worker: a hired card, a Renaissance Man (R16) or a recruit (R21)."""
    phase = int(position.phase)
    filled = standing_workers(position, seat)
    if phase == MEN:
        return open_spots(filled)
    if phase == RECRUIT:
        kind = int(position.recruits[position.area]) - 1
    elif phase == ACTION and position.stage[seat] == STAGE_PLACE:
        kind = int(position.card[seat]) - 1
    else:
        return 0
    return fitting_spots(position, seat, filled, int(position.code[kind]) & 15)


@kernel
def tokens_kept(position: Any, seat: Any) -> Any:
    """R13, R15: the stored tokens after the one that the draft's action spends, if no worker gives it."""
    action = int(position.act[seat]) - 1
    stored = int(position.stored[seat])
    if has_worker(position, seat, action, standing_workers(position, seat)):
        return stored
    return stored - (1 << 4 * action)


@kernel
def tokens_count(stored: Any) -> Any:
    return (stored * 0x1111 >> 12) & 15


@kernel
def knights_on(position: Any, area: Any, seat: Any) -> Any:
    """Knights of a seat on an area; seat 4 is the solo opponent."""
    return int(position.board[area]) >> 4 * seat & 15


@kernel
def hand_count(position: Any, seat: Any, kind: Any) -> Any:
    count = 0
    for slot in range(int(position.hand_size[seat])):
        if int(position.hand[seat, slot]) == kind:
            count += 1
    return count


@kernel
def toss_slot(position: Any, seat: Any, kind: Any) -> Any:
    """R22: the lowest slot with this kind that the draft does not discard yet; -1 if there is none."""
    for slot in range(int(position.hand_size[seat])):
        if int(position.hand[seat, slot]) == kind and not int(position.tossed[seat]) >> slot & 1:
            return slot
    return -1


@kernel
def laid_cards(laid: Any) -> Any:
    """The foundation cards in a draft, as a set of five."""
    cards = 0
    while laid:
        cards |= 1 << (laid & 7) - 1
        laid >>= 3
    return cards
