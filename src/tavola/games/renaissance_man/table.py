"""A view as data that a client can draw; docs/vocabulary.md describes it."""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from tavola.core.game import Data
from tavola.core.generic import SPECTATOR
from tavola.core.record import plain
from tavola.games.renaissance_man.actions import SPOT_OF_PLACE
from tavola.games.renaissance_man.cards import FOUNDATION, TYPES, card_name, deck_of, shipped_deck, write_deck
from tavola.games.renaissance_man.draft import draft_data
from tavola.games.renaissance_man.finish import ranks, shares
from tavola.games.renaissance_man.position import (
    ACTION,
    CARD_CELL,
    FOUNDATION_MAN,
    MAN_CELL,
    MASTER,
    MEN,
    OVER,
    PHASES,
    RECRUIT,
    SOLO,
)


def cards_of(record: Any, counts: Any) -> list[str]:
    """A list of cards from counts of kinds."""
    if not any(counts):
        return []
    return [card_name(record, kind) for kind, count in enumerate(counts) if count for _ in range(count)]


def cell_name(record: Any, cell: int) -> str | None:
    """What stands on a place: null, a foundation's type, `man` or a card."""
    if cell == 0:
        return None
    if cell == FOUNDATION_MAN or cell >= MAN_CELL:
        return "man"
    return FOUNDATION[cell - 1] if cell < FOUNDATION_MAN else card_name(record, cell - CARD_CELL)


def maybe_card(record: Any, number: int) -> str | None:
    """A card from kind + 1."""
    return card_name(record, number - 1) if number else None


def tokens_of(stored: int) -> list[int]:
    """Four numbers from four bits each."""
    return [stored >> 4 * kind & 15 for kind in range(4)]


def knights_of(record: Any, seat: int) -> list[int]:
    """Knights on the four areas; seat 4 is the solo opponent."""
    return [record.board[area] >> 4 * seat & 15 for area in range(4)]


def pile_count(record: Any) -> int:
    return int(record.public_size + record.unseen_size + sum(record.filed_size))


def options_of(record: Any) -> Data:
    """All options; another deck than the shipped one as the text of a file."""
    return {
        "rounds": record.rounds,
        "solo": SOLO[record.solo],
        "cards": record.cards,
        "deck": _deck_text(tuple(record.code), tuple(record.start), record.kinds),
    }


@lru_cache(maxsize=64)
def _deck_text(code: tuple[int, ...], start: tuple[int, ...], kinds: int) -> str:
    deck = deck_of(SimpleNamespace(code=code, start=start, kinds=kinds))
    return "" if list(deck.items()) == list(shipped_deck().items()) else write_deck(deck)


def result_of(record: Any) -> Data | None:
    """R24-R28, once the game is over."""
    if int(record.phase) != OVER:
        return None
    seats = int(record.seats)
    shared, ranked = np.zeros(seats, np.float64), np.zeros(seats, np.int64)
    shares(record, shared)
    ranks(record, ranked)
    scores = [int(record.filled[seat]).bit_count() for seat in range(seats)]
    if seats == 1:
        scores = [int(record.filled[0]) >> MASTER & 1]
    return {"shares": shared.tolist(), "ranks": ranked.tolist(), "scores": scores}


def _show_seat(record: Any, seat: int, eye: int) -> Data:
    own = seat == eye
    hand = [card_name(record, kind) for kind in record.hand[seat][: record.hand_size[seat]]]
    return {
        "hand": hand if own else None,
        "hand_size": record.hand_size[seat],
        "known": [card_name(record, number - 1) for number in record.known[seat] if number],
        "maybe": cards_of(record, record.maybe[seat]),
        "filed": cards_of(record, record.filed[seat]) if own else None,
        "reserve": record.reserve[seat],
        "knights": knights_of(record, seat),
        "stored": tokens_of(record.stored[seat]),
        "taught": [record.taught[seat] >> kind & 1 for kind in range(4)],
        "holds_man": bool(record.held >> seat & 1),
        "pyramid": [cell_name(record, record.cell[seat][spot]) for spot in SPOT_OF_PLACE.values()],
    }


def show(view: Any) -> Data:
    record = plain(view)
    seats, phase, eye = record.seats, record.phase, record.eye
    return {
        "game": "renaissance_man",
        "eye": None if eye == SPECTATOR else eye,
        "seats_count": seats,
        "options": options_of(record),
        "phase": PHASES[phase],
        "result": result_of(view),
        "round": record.round_number,
        "level": record.level if phase in (ACTION, MEN) else 0,
        "dealer": record.dealer if record.dealer >= 0 else None,
        "area": TYPES[record.area] if phase == RECRUIT else None,
        "deck": record.deck_size,
        "pile": pile_count(record),
        "pile_known": cards_of(record, record.public),
        "recruits": [maybe_card(record, number) for number in record.recruits],
        "turned": [card_name(record, number - 1) for number in record.turned if number],
        "opponent": knights_of(record, 4) if seats == 1 else None,
        "seats": [_show_seat(record, seat, eye) for seat in range(seats)],
        "draft": None if eye == SPECTATOR else draft_data(record, eye),
    }
