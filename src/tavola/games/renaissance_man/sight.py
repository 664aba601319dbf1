"""What a seat may know (R16, R18-R19): observe masks the rest, resample deals the rest anew."""

from __future__ import annotations

from typing import Any

from tavola.core.generic import observe, resample, rule
from tavola.core.kernel import kernel
from tavola.core.rng import below
from tavola.games.renaissance_man.apply import sealing
from tavola.games.renaissance_man.cards import DECK_SIZE, MOST_KINDS
from tavola.games.renaissance_man.copying import copy_record
from tavola.games.renaissance_man.flow import clear_draft
from tavola.games.renaissance_man.piles import deck_take, hand_add, random_from_deck, renew_deck
from tavola.games.renaissance_man.position import (
    CARD_CELL,
    FOUNDATION_MAN,
    HAND,
    MAN_CELL,
    POSITION,
    SPOTS,
    VIEW,
)


@rule(observe, POSITION)
def look(position: Any, seat: Any, view: Any) -> Any:
    copy_record(position, view)
    view.eye = seat
    sealers = sealing(position)
    for kind in range(MOST_KINDS):
        view.deck[kind] = 0
        view.unseen[kind] = 0
    view.deck_cards[0] = 0
    view.deck_cards[1] = 0
    for other in range(int(position.seats)):
        mask_men(view, other)
        if other != seat:
            mask_seat(view, other)
            view.owes |= sealers & 1 << other  # nobody sees who has sealed


@kernel
def mask_men(view: Any, seat: Any) -> Any:
    """R16: nobody looks at the face of a Renaissance Man."""
    view.held_face[seat] = 0
    for spot in range(SPOTS):
        if view.cell[seat, spot] >= MAN_CELL:
            view.cell[seat, spot] = FOUNDATION_MAN


@kernel
def mask_seat(view: Any, seat: Any) -> Any:
    """R19: another seat's hand, its face-down discards and its draft."""
    view.hand_needs[seat] = 0
    view.hand_types[seat] = 0
    for slot in range(HAND):
        view.hand[seat, slot] = 0
    for kind in range(MOST_KINDS):
        view.filed[seat, kind] = 0
    clear_draft(view, seat)


@rule(resample, VIEW)
def imagine(view: Any, rng: Any, position: Any) -> Any:
    """All cards whose place the eye does not know go into the deck, and from there at random to the hidden places."""
    copy_record(view, position)
    eye = int(view.eye)
    gather_unknown(position, eye)
    for seat in range(int(position.seats)):
        if seat != eye:
            deal_marked(view, position, seat, rng)
    for seat in range(int(position.seats)):
        if seat != eye:
            deal_hidden(view, position, seat, rng)
        deal_faces(position, seat, rng)
    for _ in range(int(position.unseen_size)):
        position.unseen[deal_one(position, rng)] += 1
    for _ in range(int(position.out_size)):
        deal_one(position, rng)


@kernel
def gather_unknown(position: Any, eye: Any) -> Any:
    """Make the deck all cards but those whose place the eye sees; empty the hands of the others."""
    kinds = int(position.kinds)
    for kind in range(kinds):
        end = int(position.start[kind + 1]) if kind + 1 < kinds else DECK_SIZE
        copies = end - int(position.start[kind]) - int(position.public[kind])
        if eye < position.seats:
            copies -= int(position.filed[eye, kind])
        position.deck[kind] = copies
    for area in range(4):
        remove_seen(position, int(position.recruits[area]) - 1)
    for i in range(2):
        remove_seen(position, int(position.turned[i]) - 1)
    for seat in range(int(position.seats)):
        for spot in range(SPOTS):
            remove_seen(position, int(position.cell[seat, spot]) - CARD_CELL)
        if seat == eye:
            for slot in range(int(position.hand_size[seat])):
                remove_seen(position, int(position.hand[seat, slot]))
        else:
            position.hand_size[seat] = 0
    size = 0
    for kind in range(kinds):
        size += int(position.deck[kind])
    position.deck_size = size
    renew_deck(position)


@kernel
def remove_seen(position: Any, kind: Any) -> Any:
    """A card that the eye sees; negative where there is none."""
    if kind >= 0:
        position.deck[kind] -= 1


@kernel
def deal_one(position: Any, rng: Any) -> Any:
    kind = random_from_deck(position, rng)
    deck_take(position, kind)
    return kind


@kernel
def deal_marked(view: Any, position: Any, seat: Any, rng: Any) -> Any:
    """Cards seen taken: `known` into the hand, each of `maybe` into a random slot of hand or face-down discards."""
    slot = 0
    while slot < HAND and view.known[seat, slot]:
        kind = int(view.known[seat, slot]) - 1
        deck_take(position, kind)
        hand_add(position, seat, kind)
        slot += 1
    filing = int(view.filed_size[seat])
    if filing == 0:
        return
    room = int(view.hand_size[seat]) - slot
    for kind in range(int(view.kinds)):
        for _ in range(int(view.maybe[seat, kind])):
            deck_take(position, kind)
            if below(rng, room + filing) < room:
                hand_add(position, seat, kind)
                room -= 1
            else:
                position.filed[seat, kind] += 1
                filing -= 1


@kernel
def deal_hidden(view: Any, position: Any, seat: Any, rng: Any) -> Any:
    """Fill the rest of another seat's hand and of its face-down discards."""
    while position.hand_size[seat] < view.hand_size[seat]:
        hand_add(position, seat, deal_one(position, rng))
    filing = int(view.filed_size[seat])
    if filing == 0:
        return
    for kind in range(int(view.kinds)):
        filing -= int(position.filed[seat, kind])
    for _ in range(filing):
        position.filed[seat, deal_one(position, rng)] += 1


@kernel
def deal_faces(position: Any, seat: Any, rng: Any) -> Any:
    """R16: true faces for the Renaissance Men above the foundation, and for one that waits to be placed."""
    if int(position.held) >> seat & 1:
        position.held_face[seat] = deal_one(position, rng) + 1
    for spot in range(6, SPOTS):
        if position.cell[seat, spot] == FOUNDATION_MAN:
            position.cell[seat, spot] = MAN_CELL + deal_one(position, rng)
