"""How a game goes on: set-up, action phases, recruits, refill, the end (R5, R11, R16, R21-R29).

`go_on` is one loop over the phases, called when nothing is owed: it moves the game to the next choice of chance or
of players. So no function needs to call back into one that led to it.
"""

from __future__ import annotations

from typing import Any

from tavola.core.generic import CHANCE_PENDING, rule, setup
from tavola.core.kernel import kernel
from tavola.games.renaissance_man.cards import DECK_SIZE, MOST_KINDS
from tavola.games.renaissance_man.draws import find_target, prepare_draw, puts_away
from tavola.games.renaissance_man.piles import pile_public, renew_deck
from tavola.games.renaissance_man.position import (
    ACTION,
    DEAL,
    DISCARD,
    FOUNDATION,
    HAND,
    MASTER,
    MEN,
    MOST_SEATS,
    OPTION_CARDS,
    OPTION_KINDS,
    OPTION_ROUNDS,
    OPTION_SOLO,
    OPTION_TABLE,
    OVER,
    POSITION,
    RECRUIT,
    REFILL,
    SETUP,
    SPOTS,
    TURN,
)
from tavola.games.renaissance_man.pyramid import LEVEL_SPOTS


@rule(setup, POSITION)
def new_game(position: Any, seats: Any, options: Any) -> Any:
    """R2, R5: all cards are in the deck, and chance names the dealer."""
    position.seats = seats
    position.rounds = options[OPTION_ROUNDS]
    position.solo = options[OPTION_SOLO]
    position.cards = options[OPTION_CARDS]
    position.kinds = options[OPTION_KINDS]
    position.phase = SETUP
    position.owes = CHANCE_PENDING
    position.level = 0
    position.round_number = 1
    position.dealer = -1
    position.area = 0
    position.drawer = -1
    position.returning = 0
    position.returned = 0
    position.creators = 0
    position.held = 0
    position.public_size = 0
    position.unseen_size = 0
    position.out_size = 0
    for i in range(2):
        position.turned[i] = 0
        position.spare[i] = 0
    for i in range(4):
        position.board[i] = 0
        position.recruits[i] = 0
    for seat in range(MOST_SEATS):
        empty_seat(position, seat)
    take_deck(position, options)


@kernel
def empty_seat(position: Any, seat: Any) -> Any:
    """R3: four knights, nothing else; seats that nobody has are the same without knights."""
    position.filled[seat] = 0
    position.fits[seat] = 0
    position.hand_needs[seat] = 0
    position.hand_types[seat] = 0
    position.hand_size[seat] = 0
    position.filed_size[seat] = 0
    position.stored[seat] = 0
    position.taught[seat] = 0
    position.reserve[seat] = 4 if seat < position.seats else 0
    position.held_face[seat] = 0
    for action in range(4):
        position.icons[seat, action] = 0
    for slot in range(HAND):
        position.hand[seat, slot] = 0
        position.known[seat, slot] = 0
    for spot in range(SPOTS):
        position.cell[seat, spot] = 0
    for kind in range(MOST_KINDS):
        position.filed[seat, kind] = 0
        position.maybe[seat, kind] = 0
    clear_draft(position, seat)


@kernel
def take_deck(position: Any, options: Any) -> Any:
    """The table of kinds, and the whole of it as the deck."""
    start = 0
    for kind in range(MOST_KINDS):
        copies = options[OPTION_TABLE + 2 * kind + 1]
        position.code[kind] = options[OPTION_TABLE + 2 * kind]
        position.start[kind] = start
        position.deck[kind] = copies
        position.public[kind] = 0
        position.unseen[kind] = 0
        for n in range(start, start + copies):
            position.kind_of[n] = kind
        start += copies
    position.deck_size = DECK_SIZE
    renew_deck(position)


@kernel
def clear_draft(position: Any, seat: Any) -> Any:
    position.order[seat] = 0
    position.removed[seat] = 0
    position.stage[seat] = 0
    position.act[seat] = 0
    position.card[seat] = 0
    position.spot[seat] = 0
    position.extra[seat] = 0
    position.tossed[seat] = 0
    position.laid[seat] = 0


@kernel
def everybody(position: Any) -> Any:
    return (1 << int(position.seats)) - 1


@kernel
def go_on(position: Any) -> Any:
    """Move on from what is done until something is owed or the game is over."""
    while position.owes == 0 and position.phase != OVER:
        phase = int(position.phase)
        if phase in (ACTION, MEN):
            if position.creators or position.held:
                deal_or_place_men(position)
            else:
                end_action_phase(position)
        elif phase == RECRUIT:
            next_area(position)
        elif phase == DISCARD:
            position.phase = REFILL
        elif phase == FOUNDATION:
            position.phase = DEAL
        elif phase == SETUP and puts_away(position):
            position.owes = CHANCE_PENDING
        elif not (find_target(position) and prepare_draw(position)):
            end_draws(position)


@kernel
def end_draws(position: Any) -> Any:
    """Chance has drawn all that was due."""
    phase = int(position.phase)
    position.area = 0
    position.drawer = -1
    if phase == SETUP:
        position.phase = FOUNDATION
        position.owes = everybody(position)
    elif phase == DEAL:
        begin_action_phase(position, 1)
    elif phase == TURN:
        discard_turned(position)
        position.phase = RECRUIT
    elif position.round_number == position.rounds:
        position.phase = OVER  # R26
    else:
        position.round_number += 1
        begin_action_phase(position, 1)


@kernel
def begin_action_phase(position: Any, level: Any) -> Any:
    """R12: all seal a choice."""
    position.phase = ACTION
    position.level = level
    position.owes = everybody(position)


@kernel
def deal_or_place_men(position: Any) -> Any:
    """R16: creators are dealt a card in draw order; when all have theirs they seal their places."""
    position.phase = MEN
    if find_target(position):
        if not prepare_draw(position):
            position.creators = 0  # R23: skipped
    else:
        position.owes = position.held


@kernel
def all_workers(position: Any) -> Any:
    """R11, R24: the spots that are filled in anybody's pyramid."""
    workers = 0
    for seat in range(int(position.seats)):
        workers |= int(position.filled[seat])
    return workers


@kernel
def end_action_phase(position: Any) -> Any:
    """R24, then R11: the end, the next phase, or the recruits."""
    level = int(position.level)
    workers = all_workers(position)
    if workers >> MASTER & 1:
        position.phase = OVER
        position.level = 0
    elif level < 4 and workers & LEVEL_SPOTS[level]:
        begin_action_phase(position, level + 1)
    else:
        position.level = 0
        position.area = 0
        position.phase = TURN if position.seats == 1 else RECRUIT


@kernel
def discard_turned(position: Any) -> Any:
    """R27: both turned cards go to the pile together."""
    for i in range(2):
        pile_public(position, int(position.turned[i]) - 1)
        position.turned[i] = 0


@kernel
def area_winner(knights: Any) -> Any:
    """R21: whose knights (four bits a seat) outnumber each other player's; -1 in a tie. 4 is the solo opponent."""
    best = 0
    winner = -1
    seat = 0
    while knights:
        count = knights & 15
        if count > best:
            best = count
            winner = seat
        elif count == best:
            winner = -1
        knights >>= 4
        seat += 1
    return winner


@kernel
def next_area(position: Any) -> Any:
    """R21: from `area` on, ask the next winner; R24 and R22 when all areas are resolved."""
    area = int(position.area)
    while area < 4:
        if position.board[area] and position.recruits[area]:
            winner = area_winner(int(position.board[area]))
            if 0 <= winner < 4:
                position.area = area
                position.owes = 1 << winner
                return
            if position.seats == 1:
                resolve_opponent(position, area, winner)
        area += 1
    position.area = 0
    if all_workers(position) >> MASTER & 1:
        position.phase = OVER
    else:
        position.phase = DISCARD
        position.owes = everybody(position)


@kernel
def resolve_opponent(position: Any, area: Any, winner: Any) -> Any:
    """R27: the opposing knights discard the card that they win; after a tie it stays. All knights return."""
    if winner == 4:
        pile_public(position, int(position.recruits[area]) - 1)
        position.recruits[area] = 0
    return_knights(position, area)


@kernel
def return_knights(position: Any, area: Any) -> Any:
    """R21: everybody's knights come back from an area."""
    knights = int(position.board[area])
    for seat in range(int(position.seats)):
        position.reserve[seat] += knights >> 4 * seat & 15
    position.board[area] = 0
