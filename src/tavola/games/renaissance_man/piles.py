"""Cards on the move: hands, the deck, the discard pile and what is known of them (R18-R19, R22-R23).

The deck is kept as counts, and beside them as a set of 96 numbers: the copies of a kind are numbered on from
`start[kind]`, and the deck holds the lowest of them. So a random card is the n-th member of a set, found without
walking over all kinds, and the set follows from the counts alone.
"""

from __future__ import annotations

from typing import Any

from tavola.core import bits
from tavola.core.kernel import kernel
from tavola.core.rng import below
from tavola.games.renaissance_man.position import CARD_CELL, HAND, MAN_CELL


@kernel
def deck_add(position: Any, kind: Any) -> Any:
    n = int(position.start[kind]) + int(position.deck[kind])
    position.deck[kind] += 1
    position.deck_size += 1
    word = n >> 6
    position.deck_cards[word] = bits.plus(position.deck_cards[word], n & 63)


@kernel
def deck_take(position: Any, kind: Any) -> Any:
    position.deck[kind] -= 1
    position.deck_size -= 1
    n = int(position.start[kind]) + int(position.deck[kind])
    word = n >> 6
    position.deck_cards[word] = bits.minus(position.deck_cards[word], n & 63)


@kernel
def random_from_deck(position: Any, rng: Any) -> Any:
    """The kind of a random card of the deck, which must not be empty."""
    n = below(rng, int(position.deck_size))
    low = bits.count(position.deck_cards[0])
    if n < low:
        return int(position.kind_of[bits.nth(position.deck_cards[0], n)])
    return int(position.kind_of[64 + bits.nth(position.deck_cards[1], n - low)])


@kernel
def renew_hand(position: Any, seat: Any) -> Any:
    """The derived sets of a hand after a card has left it."""
    needs = 0
    types = 0
    for slot in range(int(position.hand_size[seat])):
        code = int(position.code[position.hand[seat, slot]])
        needs |= 1 << (code & 15)
        types |= 1 << (code >> 8)
    position.hand_needs[seat] = needs
    position.hand_types[seat] = types


@kernel
def hand_add(position: Any, seat: Any, kind: Any) -> Any:
    slot = int(position.hand_size[seat])
    position.hand_size[seat] = slot + 1
    while slot > 0 and int(position.hand[seat, slot - 1]) > kind:
        position.hand[seat, slot] = position.hand[seat, slot - 1]
        slot -= 1
    position.hand[seat, slot] = kind
    code = int(position.code[kind])
    position.hand_needs[seat] |= 1 << (code & 15)
    position.hand_types[seat] |= 1 << (code >> 8)


@kernel
def hand_take(position: Any, seat: Any, kind: Any) -> Any:
    """Take a card out; the caller then renews the hand."""
    last = int(position.hand_size[seat]) - 1
    slot = last
    while int(position.hand[seat, slot]) != kind:
        slot -= 1
    while slot < last:
        position.hand[seat, slot] = position.hand[seat, slot + 1]
        slot += 1
    position.hand[seat, last] = 0
    position.hand_size[seat] = last


@kernel
def known_add(position: Any, seat: Any, kind: Any) -> Any:
    """Everybody saw the card go into that hand."""
    slot = 0
    while position.known[seat, slot]:
        slot += 1
    while slot > 0 and int(position.known[seat, slot - 1]) > kind + 1:
        position.known[seat, slot] = position.known[seat, slot - 1]
        slot -= 1
    position.known[seat, slot] = kind + 1


@kernel
def forget_played(position: Any, seat: Any, kind: Any) -> Any:
    """A played card leaves what is known of the hand, else what may be in it."""
    slot = 0
    while slot < HAND and position.known[seat, slot]:
        if int(position.known[seat, slot]) == kind + 1:
            while slot < HAND - 1:
                position.known[seat, slot] = position.known[seat, slot + 1]
                slot += 1
            position.known[seat, HAND - 1] = 0
            return
        slot += 1
    if position.maybe[seat, kind]:
        position.maybe[seat, kind] -= 1


@kernel
def blur_known(position: Any, seat: Any) -> Any:
    """R22: after a face-down discard nobody else can say whether a known card is still in that hand."""
    slot = 0
    while slot < HAND and position.known[seat, slot]:
        position.maybe[seat, int(position.known[seat, slot]) - 1] += 1
        position.known[seat, slot] = 0
        slot += 1


@kernel
def pile_public(position: Any, kind: Any) -> Any:
    """R18: discarded for all to see."""
    position.public[kind] += 1
    position.public_size += 1


@kernel
def pile_worker(position: Any, cell: Any) -> Any:
    """R16, R20: a removed worker goes to the pile; a Renaissance Man as the card that it is, unseen."""
    if cell >= MAN_CELL:
        position.unseen[cell - MAN_CELL] += 1
        position.unseen_size += 1
    else:
        pile_public(position, cell - CARD_CELL)


@kernel
def play_card(position: Any, seat: Any, kind: Any) -> Any:
    """R18: a card leaves the hand, revealed."""
    hand_take(position, seat, kind)
    renew_hand(position, seat)
    forget_played(position, seat, kind)


@kernel
def file_cards(position: Any, seat: Any, slots: Any) -> Any:
    """R22: the cards in these slots of the hand go to the pile face down."""
    if slots == 0:
        return
    blur_known(position, seat)
    size = int(position.hand_size[seat])
    kept = 0
    for slot in range(size):
        kind = int(position.hand[seat, slot])
        if slots >> slot & 1:
            position.filed[seat, kind] += 1
            position.filed_size[seat] += 1
        else:
            position.hand[seat, kept] = kind
            kept += 1
    for slot in range(kept, size):
        position.hand[seat, slot] = 0
    position.hand_size[seat] = kept
    renew_hand(position, seat)


@kernel
def pile_size(position: Any) -> Any:
    size = int(position.public_size) + int(position.unseen_size)
    for seat in range(int(position.seats)):
        size += int(position.filed_size[seat])
    return size


@kernel
def gather_pile(position: Any) -> Any:
    """R23, R29: the pile is shuffled, so nobody knows any more what is where: all of it becomes unseen."""
    for seat in range(int(position.seats)):
        for kind in range(int(position.kinds)):
            position.unseen[kind] += position.filed[seat, kind]
            position.filed[seat, kind] = 0
            position.maybe[seat, kind] = 0
        position.unseen_size += position.filed_size[seat]
        position.filed_size[seat] = 0
    for kind in range(int(position.kinds)):
        position.unseen[kind] += position.public[kind]
        position.public[kind] = 0
    position.unseen_size += position.public_size
    position.public_size = 0


@kernel
def reshuffle(position: Any) -> Any:
    """R23: the discard pile becomes the deck, which is empty."""
    gather_pile(position)
    for kind in range(int(position.kinds)):
        position.deck[kind] = position.unseen[kind]
        position.unseen[kind] = 0
    position.deck_size = position.unseen_size
    position.unseen_size = 0
    renew_deck(position)


@kernel
def renew_deck(position: Any) -> Any:
    """The deck as a set, from its counts."""
    low = bits.NONE
    high = bits.NONE
    for kind in range(int(position.kinds)):
        start = int(position.start[kind])
        for n in range(start, start + int(position.deck[kind])):
            if n < 64:
                low = bits.plus(low, n)
            else:
                high = bits.plus(high, n - 64)
    position.deck_cards[0] = low
    position.deck_cards[1] = high
