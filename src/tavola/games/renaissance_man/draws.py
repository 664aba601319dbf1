"""Chance: for whom the next card is, what happens when the deck is empty, and where a drawn card goes (R5-R6, R23)."""

from __future__ import annotations

from typing import Any

from tavola.core.generic import CHANCE_PENDING, draw, outcomes, rule
from tavola.core.kernel import kernel
from tavola.core.rng import below
from tavola.games.renaissance_man.codes import DEALER, DRAW, RETURN
from tavola.games.renaissance_man.piles import (
    deck_add,
    deck_take,
    gather_pile,
    hand_add,
    pile_size,
    random_from_deck,
    reshuffle,
)
from tavola.games.renaissance_man.position import (
    DEAL,
    EASIER,
    FULL_HAND,
    MEN,
    OVER,
    POSITION,
    REFILL,
    SETUP,
    TOUGHER,
    TURN,
)


@kernel
def short_hand(position: Any, seat: Any) -> Any:
    """R5, R23: the first seat in draw order, from `seat` on, with fewer than four cards; -1 if there is none."""
    last = int(position.dealer)
    seats = int(position.seats)
    while True:
        if position.hand_size[seat] < FULL_HAND:
            return seat
        if seat == last:
            return -1
        seat += 1
        if seat == seats:
            seat = 0


@kernel
def first_drawer(position: Any) -> Any:
    """R6: the seat at the dealer's left."""
    seat = int(position.dealer) + 1
    return 0 if seat == position.seats else seat


@kernel
def empty_area(position: Any) -> Any:
    """The first recruit area without a card; 4 if there is none."""
    area = 0
    while area < 4 and position.recruits[area]:
        area += 1
    return area


@kernel
def find_target(position: Any) -> Any:
    """Whether a card is due in this phase of chance's; sets `area` and `drawer` to where it goes."""
    phase = int(position.phase)
    position.drawer = -1
    position.area = 0
    if phase == MEN:
        if position.creators == 0:
            return False
        seat = first_drawer(position)
        while not position.creators >> seat & 1:
            seat += 1
            if seat == position.seats:
                seat = 0
        position.drawer = seat
        return True
    if phase == TURN:
        return position.turned[1] == 0
    if phase != DEAL:
        position.area = empty_area(position)
        if position.area < 4:
            return True
        if phase == SETUP:
            return False
    position.drawer = short_hand(position, first_drawer(position))
    return position.drawer >= 0


@kernel
def prepare_draw(position: Any) -> Any:
    """A draw is due: see to a card for it, and ask chance. False if it is skipped for good (R23)."""
    if position.deck_size == 0:
        if position.seats == 1:
            run_out(position)
            return True
        if pile_size(position) == 0:
            return False
        reshuffle(position)
    position.owes = CHANCE_PENDING
    return True


@kernel
def run_out(position: Any) -> Any:
    """R28-R29: a solo draw meets an empty deck. The easier game gets some of the pile back, once."""
    pile = pile_size(position)
    if position.solo != EASIER or position.returned or pile == 0:
        position.phase = OVER
        position.level = 0
        position.area = 0
        position.drawer = -1
        position.creators = 0
        position.owes = 0
        return
    position.returned = 1
    gather_pile(position)
    position.returning = min(int(position.cards), pile)
    position.owes = CHANCE_PENDING


@kernel
def deliver(position: Any, kind: Any) -> Any:
    """Put the drawn card where it was due."""
    phase = int(position.phase)
    deck_take(position, kind)
    if phase in (REFILL, DEAL):
        if position.drawer >= 0:
            hand_add(position, int(position.drawer), kind)
        else:
            position.recruits[position.area] = kind + 1
    elif phase == SETUP:
        if puts_away(position):
            position.out_size += 1
        else:
            position.recruits[position.area] = kind + 1
    elif phase == MEN:
        seat = int(position.drawer)
        position.creators &= ~(1 << seat)
        position.held |= 1 << seat
        position.held_face[seat] = kind + 1
    else:
        turn_card(position, kind)


@kernel
def puts_away(position: Any) -> Any:
    """R29: whether the tougher solo game still puts cards out of the game, before anything is dealt."""
    return position.solo == TOUGHER and position.out_size < position.cards


@kernel
def turn_card(position: Any, kind: Any) -> Any:
    """R27: a turned card puts an opposing knight on the area of its type."""
    position.board[int(position.code[kind]) >> 8] += 1 << 16
    if position.turned[0] == 0:
        position.turned[0] = kind + 1
    else:
        position.turned[1] = kind + 1


@kernel
def play_chance(position: Any, action: Any) -> Any:
    """An outcome happens; the caller goes on with the game where nothing is owed any more."""
    if action < DRAW:
        position.dealer = action - DEALER
        position.owes = 0
    elif action < RETURN:
        deliver(position, action - DRAW)
        position.owes = 0
    else:
        kind = action - RETURN
        position.unseen[kind] -= 1
        position.unseen_size -= 1
        deck_add(position, kind)
        position.returning -= 1
        if position.returning == 0:
            position.owes = CHANCE_PENDING


@rule(outcomes, POSITION)
def chance_outcomes(position: Any, out: Any, weights: Any) -> Any:
    """Each kind that may be drawn, as often as it is there; the dealer is any seat (R6)."""
    count = 0
    if position.owes != CHANCE_PENDING:
        return count
    if position.dealer < 0:
        for seat in range(int(position.seats)):
            out[seat] = DEALER + seat
            weights[seat] = 1
        return int(position.seats)
    for kind in range(int(position.kinds)):
        if position.returning:
            copies = int(position.unseen[kind])
            action = RETURN + kind
        else:
            copies = int(position.deck[kind])
            action = DRAW + kind
        if copies:
            out[count] = action
            weights[count] = copies
            count += 1
    return count


@rule(draw, POSITION)
def random_outcome(position: Any, rng: Any) -> Any:
    if position.dealer < 0:
        return DEALER + below(rng, int(position.seats))
    if position.returning == 0:
        return DRAW + random_from_deck(position, rng)
    left = below(rng, int(position.unseen_size))
    kind = 0
    while left >= int(position.unseen[kind]):
        left -= int(position.unseen[kind])
        kind += 1
    return RETURN + kind
