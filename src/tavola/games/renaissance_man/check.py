"""What is true of every position: no card is lost, no knight is lost, derived fields follow from the others."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from tavola.core.generic import CHANCE_PENDING
from tavola.games.renaissance_man.cards import DECK_SIZE
from tavola.games.renaissance_man.position import (
    ACTION,
    CARD_CELL,
    DEAL,
    FOUNDATION_MAN,
    HAND,
    MAN_CELL,
    MASTER,
    MEN,
    OVER,
    PHASES,
    RECRUIT,
    SETUP,
    SPOTS,
    TOUGHER,
    TURN,
)
from tavola.games.renaissance_man.position import FOUNDATION as FOUNDATION_PHASE
from tavola.games.renaissance_man.pyramid import ALL_SPOTS


def check(record: Any) -> None:
    """AssertionError with the reason if the position can't be."""
    seats = int(record.seats)
    assert 1 <= seats <= 4, "there are 1 to 4 seats"
    assert 0 <= int(record.phase) < len(PHASES), "the phase is unknown"
    assert 1 <= int(record.round_number) <= int(record.rounds), "the round is beyond the last"
    assert -1 <= int(record.dealer) < seats, "the dealer has no seat"
    assert (int(record.dealer) < 0) <= (int(record.phase) == SETUP), "there is no dealer after the set-up"
    check_cards(record)
    check_sizes(record)
    for seat in range(seats):
        check_pyramid(record, seat)
        check_seat(record, seat)
    check_step(record)


def copies_of(record: Any) -> list[int]:
    starts = [int(start) for start in record.start[: int(record.kinds)]] + [DECK_SIZE]
    return [end - start for start, end in pairwise(starts)]


def cards_placed(record: Any) -> Counter[int]:
    """How many of each kind are somewhere; what is nowhere has left the game (R29)."""
    kinds = range(int(record.kinds))
    placed: Counter[int] = Counter()
    for counts in (record.deck, record.public, record.unseen, *record.filed):
        placed.update({kind: int(counts[kind]) for kind in kinds})
    for seat in range(int(record.seats)):
        placed.update(int(kind) for kind in record.hand[seat][: int(record.hand_size[seat])])
        placed.update(int(record.held_face[s]) - 1 for s in [seat] if record.held_face[s])
        for cell in record.cell[seat]:
            if cell >= MAN_CELL:
                placed[int(cell) - MAN_CELL] += 1
            elif cell >= CARD_CELL:
                placed[int(cell) - CARD_CELL] += 1
    placed.update(int(number) - 1 for number in (*record.recruits, *record.turned) if number)
    return placed


def check_cards(record: Any) -> None:
    """R2: 96 cards, each kind no more often than the deck file has it."""
    copies = copies_of(record)
    placed = cards_placed(record)
    assert all(0 <= kind < len(copies) for kind, count in placed.items() if count), "a card is not of this deck"
    missing = [copies[kind] - placed[kind] for kind in range(len(copies))]
    assert min(missing) >= 0, "a card is there more often than the deck has it"
    assert sum(missing) == int(record.out_size), f"{sum(missing)} cards are missing, {int(record.out_size)} put away"
    assert int(record.out_size) in range(int(record.cards) + 1 if int(record.solo) == TOUGHER else 1), "cards put away"


def check_sizes(record: Any) -> None:
    for size, counts in (
        (record.deck_size, record.deck),
        (record.public_size, record.public),
        (record.unseen_size, record.unseen),
        *zip(record.filed_size, record.filed, strict=True),
    ):
        assert int(size) == sum(int(count) for count in counts), "a pile's size is wrong"
    wanted = [0, 0]
    for kind in range(int(record.kinds)):
        for n in range(int(record.start[kind]), int(record.start[kind]) + int(record.deck[kind])):
            wanted[n >> 6] |= 1 << (n & 63)
    assert [int(word) for word in record.deck_cards] == wanted, "the deck as a set is wrong"


def check_pyramid(record: Any, seat: int) -> None:
    """R7: every worker above the foundation rests on two; R8 is not checked, because supporters may have changed."""
    filled = int(record.filled[seat])
    assert filled & ~ALL_SPOTS == 0, "a worker stands beside the pyramid"
    for spot in range(SPOTS):
        cell = int(record.cell[seat, spot])
        assert (cell != 0) == bool(filled >> spot & 1), "a place is filled and empty"
        if spot >= 6 and cell:
            assert filled >> (spot - 6) & 3 == 3, "a worker rests on fewer than two"
            assert cell >= CARD_CELL, "a foundation card stands above level 1"
    foundation = sorted(int(cell) for cell in record.cell[seat][:5])
    begun = int(record.phase) not in (SETUP, FOUNDATION_PHASE)
    assert foundation == ([1, 2, 3, 4, FOUNDATION_MAN] if begun else [0] * 5), "the foundation is not complete"
    if int(record.phase) not in (OVER, MEN, RECRUIT):
        assert not filled >> MASTER & 1, "the game goes on although there is a Master"


def check_seat(record: Any, seat: int) -> None:
    size = int(record.hand_size[seat])
    hand = [int(kind) for kind in record.hand[seat]]
    out = sum(int(record.board[area]) >> 4 * seat & 15 for area in range(4))
    assert 0 <= size <= HAND and hand[:size] == sorted(hand[:size]) and not any(hand[size:]), "a hand is not in order"
    assert int(record.reserve[seat]) + out == 4, "there are not four knights"
    assert size + out <= HAND, "a hand is too large"
    tokens = [int(record.stored[seat]) >> 4 * kind & 15 for kind in range(4)]
    assert sum(tokens) <= 4 and int(record.stored[seat]) < 1 << 16, "more than four tokens are stored"
    assert 0 <= int(record.taught[seat]) < 15, "all four Renaissance Man tokens lie there"
    assert bool(int(record.held) >> seat & 1) == bool(record.held_face[seat]), "a Renaissance Man has no face"
    in_hand = Counter(hand[:size])
    known = Counter(int(number) - 1 for number in record.known[seat] if number)
    assert all(in_hand[kind] >= count for kind, count in known.items()), "a known card is not in the hand"
    for kind in range(int(record.kinds)):
        there = in_hand[kind] - known[kind] + int(record.filed[seat, kind])
        assert int(record.maybe[seat, kind]) <= there, "a card is neither in the hand nor discarded"


def check_step(record: Any) -> None:
    """What is owed goes with the phase."""
    phase, owes = int(record.phase), int(record.owes)
    everybody = (1 << int(record.seats)) - 1
    assert (owes == 0) == (phase == OVER), "something is owed after the end, or nothing before"
    assert owes == CHANCE_PENDING or owes & ~everybody == 0, "an unknown seat owes a choice"
    assert (1 <= int(record.level) <= 4) if phase in (ACTION, MEN) else int(record.level) == 0, "the level is wrong"
    if phase in (SETUP, DEAL, TURN):
        assert owes == CHANCE_PENDING, "chance must draw"
    assert int(record.creators) == 0 or phase == MEN, "a Renaissance Man is due"
    assert int(record.held) == 0 or phase in (MEN, OVER), "a Renaissance Man waits"
    assert phase == TURN or phase == OVER or not any(record.turned), "cards stay turned"
    assert (int(record.board[0]) | int(record.board[1]) | int(record.board[2]) | int(record.board[3])) >> (
        20 if int(record.seats) == 1 else 4 * int(record.seats)
    ) == 0, "somebody else's knight is on the board"
