"""apply: a step in a draft, and what happens when the last seat has sealed (R12-R17, R20-R22)."""

from __future__ import annotations

from typing import Any

from tavola.core import bits
from tavola.core.generic import CHANCE, CHANCE_PENDING, apply, drafting, reopen, rule
from tavola.core.kernel import kernel
from tavola.games.renaissance_man.choices import (
    BARTER,
    HIRE,
    RECRUITING,
    TEACH,
    tokens_count,
    tokens_kept,
    toss_slot,
)
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
from tavola.games.renaissance_man.draws import play_chance
from tavola.games.renaissance_man.flow import clear_draft, everybody, go_on, return_knights
from tavola.games.renaissance_man.piles import (
    file_cards,
    hand_add,
    known_add,
    pile_public,
    pile_worker,
    play_card,
)
from tavola.games.renaissance_man.position import (
    ACTION,
    CARD_CELL,
    FOUNDATION,
    KEPT,
    MAN_CELL,
    MEN,
    PASSED,
    POSITION,
    RECRUIT,
    STAGE_CARD,
    STAGE_DROP,
    STAGE_KNIGHT,
    STAGE_PLACE,
)
from tavola.games.renaissance_man.position import (
    DISCARD as DISCARD_PHASE,
)
from tavola.games.renaissance_man.pyramid import clear_spot, fill_spot, renew_fits

FULL_STORE = 4


@rule(apply, POSITION)
def take_step(position: Any, seat: Any, action: Any) -> Any:
    if seat == CHANCE:
        play_chance(position, action)
        if position.owes == 0:
            go_on(position)
    elif draft_step(position, seat, action):
        position.owes &= ~(1 << seat)
        if position.owes == 0:
            resolve(position)
            go_on(position)


@kernel
def draft_step(position: Any, seat: Any, action: Any) -> Any:
    """Write a step into the seat's draft; True if it is the one that seals."""
    if action < REMOVE + 32:
        position.order[seat] |= (action - REMOVE + 1) << 5 * bits.count(int(position.removed[seat]))
        position.removed[seat] |= 1 << (action - REMOVE)
        return False
    if ACT <= action < ACT + 4:
        position.act[seat] = action - ACT + 1
        position.stage[seat] = STAGE_CARD
        return False
    if CARD <= action < DISCARD:
        position.card[seat] = action - CARD + 1
        return card_seals(position, seat)
    if DISCARD <= action < DONE:
        position.tossed[seat] |= 1 << toss_slot(position, seat, action - DISCARD)
        return False
    if PLACE <= action < DROP:
        position.spot[seat] = action - PLACE + 1
    elif action == PASS:
        position.act[seat] = PASSED
    elif action == KEEP:
        position.act[seat] = KEPT
    elif DROP <= action < DROP + 4:
        position.extra[seat] = action - DROP + 1
    elif KNIGHT <= action < KNIGHT + 4:
        position.extra[seat] = action - KNIGHT + 1
    elif SET <= action < SET + 5:
        return lay_card(position, seat, action - SET)
    return True


@kernel
def card_seals(position: Any, seat: Any) -> Any:
    """R12: after the card, whether nothing more is asked; else the draft waits for it."""
    action = int(position.act[seat]) - 1
    if action == HIRE:
        position.stage[seat] = STAGE_PLACE
        return False
    if action == BARTER and tokens_count(tokens_kept(position, seat)) == FULL_STORE:
        position.stage[seat] = STAGE_DROP
        return False
    if action == RECRUITING and position.reserve[seat] == 0:
        position.stage[seat] = STAGE_KNIGHT
        return False
    return True


@kernel
def lay_card(position: Any, seat: Any, card: Any) -> Any:
    """R5: the next foundation card, from left to right; the fifth is what is left, so the fourth seals."""
    laid = int(position.laid[seat])
    shift = 0
    while laid >> shift:
        shift += 3
    position.laid[seat] = laid | (card + 1) << shift
    return shift == 9


@kernel
def resolve(position: Any) -> Any:
    """The last seal: all choices of this step are revealed and carried out together."""
    phase = int(position.phase)
    seats = int(position.seats)
    if phase == ACTION:
        for seat in range(seats):
            act_out(position, seat)
            clear_draft(position, seat)
    elif phase == DISCARD_PHASE:
        for seat in range(seats):
            file_cards(position, seat, int(position.tossed[seat]))
            position.tossed[seat] = 0
    elif phase == RECRUIT:
        for seat in range(seats):
            if position.act[seat] or position.spot[seat]:
                take_recruit(position, seat)
                clear_draft(position, seat)
    elif phase == MEN:
        for seat in range(seats):
            if int(position.held) >> seat & 1:
                place_man(position, seat)
                clear_draft(position, seat)
        position.held = 0
    elif phase == FOUNDATION:
        for seat in range(seats):
            set_foundation(position, seat)
            clear_draft(position, seat)


@kernel
def set_foundation(position: Any, seat: Any) -> Any:
    """R5: the four cards in their order, and the one that is left."""
    laid = int(position.laid[seat])
    last = 15
    for spot in range(4):
        cell = laid >> 3 * spot & 7
        last -= cell
        fill_spot(position, seat, spot, cell)
    fill_spot(position, seat, 4, last)
    renew_fits(position, seat)


@kernel
def remove_workers(position: Any, seat: Any) -> Any:
    """R20: the draft's removals, the first part of every choice that may have them."""
    spots = int(position.removed[seat])
    if spots == 0:
        return
    while spots:
        pile_worker(position, clear_spot(position, seat, bits.lowest(spots)))
        spots &= spots - 1
    renew_fits(position, seat)


@kernel
def place_worker(position: Any, seat: Any, cell: Any) -> Any:
    """R7: put a worker on the place that the draft names."""
    fill_spot(position, seat, int(position.spot[seat]) - 1, cell)
    renew_fits(position, seat)


@kernel
def act_out(position: Any, seat: Any) -> Any:
    """R12-R17: removals, then a token if no worker gives the action, then the action."""
    action = int(position.act[seat]) - 1
    if action >= 4:
        remove_workers(position, seat)
        return
    position.stored[seat] = tokens_kept(position, seat)  # R13: judged after the removals that the draft holds
    remove_workers(position, seat)
    kind = int(position.card[seat]) - 1
    play_card(position, seat, kind)
    if action == HIRE:
        place_worker(position, seat, CARD_CELL + kind)
        return
    pile_public(position, kind)
    icon = int(position.code[kind]) >> 8
    if action == BARTER:
        barter(position, seat, icon)
    elif action == TEACH:
        teach(position, seat, icon)
    else:
        send_knight(position, seat, icon)


@kernel
def barter(position: Any, seat: Any, icon: Any) -> Any:
    """R15: a token of the card's type is stored; one was dropped first if the store was full."""
    if position.extra[seat]:
        position.stored[seat] -= 1 << 4 * (int(position.extra[seat]) - 1)
    position.stored[seat] += 1 << 4 * icon


@kernel
def teach(position: Any, seat: Any, icon: Any) -> Any:
    """R16: a token of the card's type; all four are returned at once for a Renaissance Man."""
    position.taught[seat] |= 1 << icon
    if position.taught[seat] == 15:
        position.taught[seat] = 0
        position.creators |= 1 << seat


@kernel
def send_knight(position: Any, seat: Any, icon: Any) -> Any:
    """R17: a knight from the reserve, else the one of the player's choice, goes to the area of the card's type."""
    if position.extra[seat]:
        position.board[int(position.extra[seat]) - 1] -= 1 << 4 * seat
    else:
        position.reserve[seat] -= 1
    position.board[icon] += 1 << 4 * seat


@kernel
def place_man(position: Any, seat: Any) -> Any:
    """R16: removals, then the Renaissance Man, face down."""
    remove_workers(position, seat)
    place_worker(position, seat, MAN_CELL + int(position.held_face[seat]) - 1)
    position.held_face[seat] = 0


@kernel
def take_recruit(position: Any, seat: Any) -> Any:
    """R21: the winner takes the card into the hand, openly, or into the pyramid; all knights return."""
    area = int(position.area)
    kind = int(position.recruits[area]) - 1
    remove_workers(position, seat)
    if position.act[seat] == KEPT:
        hand_add(position, seat, kind)
        known_add(position, seat, kind)
    else:
        place_worker(position, seat, CARD_CELL + kind)
    position.recruits[area] = 0
    return_knights(position, area)


@rule(drafting, POSITION)
def steps_made(position: Any, seat: Any) -> Any:
    """Steps of a draft that is not sealed yet."""
    if seat < 0 or seat >= position.seats or not int(position.owes) >> seat & 1:
        return 0
    steps = bits.count(int(position.removed[seat])) + bits.count(int(position.tossed[seat]))
    laid = int(position.laid[seat])
    while laid:
        steps += 1
        laid >>= 3
    if position.act[seat]:
        steps += 1
    if position.card[seat]:
        steps += 1
    return steps


@rule(reopen, POSITION)
def take_back(position: Any, seat: Any) -> Any:
    """Until the last seal a seat may take back its draft, sealed or not."""
    if seat < 0 or seat >= position.seats or not sealing(position) >> seat & 1:
        return False
    if int(position.owes) >> seat & 1 and steps_made(position, seat) == 0:
        return False
    clear_draft(position, seat)
    position.owes |= 1 << seat
    return True


@kernel
def sealing(position: Any) -> Any:
    """The seats that have to seal in the present step, sealed already or not."""
    phase = int(position.phase)
    if position.owes == CHANCE_PENDING:
        return 0
    if phase == RECRUIT:
        return int(position.owes)
    if phase == MEN:
        return int(position.held)
    if phase in (ACTION, DISCARD_PHASE, FOUNDATION):
        return everybody(position)
    return 0
