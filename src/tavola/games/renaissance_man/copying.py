"""One record into another of the same fields: a position into a view and back, which no assignment can do."""

from __future__ import annotations

from typing import Any

from tavola.core.kernel import kernel
from tavola.games.renaissance_man.cards import DECK_SIZE, MOST_KINDS
from tavola.games.renaissance_man.position import HAND, MOST_SEATS, SPOTS


@kernel
def copy_record(source: Any, target: Any) -> Any:
    """Every field; tests/games/renaissance_man/test_sight.py fails when one is forgotten."""
    copy_numbers(source, target)
    copy_seats(source, target)
    copy_kinds(source, target)


@kernel
def copy_numbers(source: Any, target: Any) -> Any:
    target.seats = source.seats
    target.rounds = source.rounds
    target.solo = source.solo
    target.cards = source.cards
    target.kinds = source.kinds
    target.phase = source.phase
    target.owes = source.owes
    target.level = source.level
    target.round_number = source.round_number
    target.dealer = source.dealer
    target.area = source.area
    target.drawer = source.drawer
    target.returning = source.returning
    target.returned = source.returned
    target.creators = source.creators
    target.held = source.held
    target.deck_size = source.deck_size
    target.public_size = source.public_size
    target.unseen_size = source.unseen_size
    target.out_size = source.out_size
    for i in range(2):
        target.deck_cards[i] = source.deck_cards[i]
        target.turned[i] = source.turned[i]
        target.spare[i] = source.spare[i]
    for i in range(4):
        target.board[i] = source.board[i]
        target.recruits[i] = source.recruits[i]


@kernel
def copy_seats(source: Any, target: Any) -> Any:
    for seat in range(MOST_SEATS):
        target.order[seat] = source.order[seat]
        target.filled[seat] = source.filled[seat]
        target.fits[seat] = source.fits[seat]
        target.hand_needs[seat] = source.hand_needs[seat]
        target.removed[seat] = source.removed[seat]
        target.stored[seat] = source.stored[seat]
        target.filed_size[seat] = source.filed_size[seat]
        target.hand_size[seat] = source.hand_size[seat]
        target.hand_types[seat] = source.hand_types[seat]
        target.reserve[seat] = source.reserve[seat]
        target.taught[seat] = source.taught[seat]
        target.stage[seat] = source.stage[seat]
        target.act[seat] = source.act[seat]
        target.card[seat] = source.card[seat]
        target.spot[seat] = source.spot[seat]
        target.extra[seat] = source.extra[seat]
        target.tossed[seat] = source.tossed[seat]
        target.laid[seat] = source.laid[seat]
        target.held_face[seat] = source.held_face[seat]
        for action in range(4):
            target.icons[seat, action] = source.icons[seat, action]
        for slot in range(HAND):
            target.hand[seat, slot] = source.hand[seat, slot]
            target.known[seat, slot] = source.known[seat, slot]
        for spot in range(SPOTS):
            target.cell[seat, spot] = source.cell[seat, spot]
        for kind in range(MOST_KINDS):
            target.filed[seat, kind] = source.filed[seat, kind]
            target.maybe[seat, kind] = source.maybe[seat, kind]


@kernel
def copy_kinds(source: Any, target: Any) -> Any:
    for kind in range(MOST_KINDS):
        target.code[kind] = source.code[kind]
        target.deck[kind] = source.deck[kind]
        target.public[kind] = source.public[kind]
        target.unseen[kind] = source.unseen[kind]
        target.start[kind] = source.start[kind]
    for card in range(DECK_SIZE):
        target.kind_of[card] = source.kind_of[card]
