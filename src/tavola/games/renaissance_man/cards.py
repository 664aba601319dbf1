"""R1-R2: the four types, cards as packed numbers, and deck files: reading, checking and writing them.

A kind is a card as it looks; equal cards are one kind. Kinds are numbered in the order of their first row in the
deck file. A card's code packs its type, offers and needs into ten bits, so that a deck is a table of small integers
that fits into a position: compiled code freezes global arrays, and a table option may bring another deck.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from tavola.core.errors import BadOption

TYPES = ("merchant", "scholar", "baker", "knight")
"""In the order of the recruit areas (R4)."""
ACTIONS = ("hire", "teach", "barter", "recruit")
"""The action of each type (R1)."""
MAN = 4
"""The fifth foundation card, and what offers any type: a Renaissance Man."""
FOUNDATION = (*TYPES, "man")
LETTERS = "msbk"
DECK_SIZE = 96
MOST_KINDS = 96
HEADER = "type,offer_left,offer_right,need_left,need_right,copies"


class Card(NamedTuple):
    """A kind of card; every part is a type's number."""

    type: int
    offer_left: int
    offer_right: int
    need_left: int
    need_right: int

    @property
    def code(self) -> int:
        return pack(*self)

    @property
    def name(self) -> str:
        """`M-bk`, a merchant that needs a baker and a knight; `M-bk+sk` if an offer is not its type."""
        text = f"{LETTERS[self.type].upper()}-{LETTERS[self.need_left]}{LETTERS[self.need_right]}"
        if (self.offer_left, self.offer_right) != (self.type, self.type):
            text += f"+{LETTERS[self.offer_left]}{LETTERS[self.offer_right]}"
        return text


def pack(type_: int, offer_left: int, offer_right: int, need_left: int, need_right: int) -> int:
    """The code: needs in the lowest four bits (left * 4 + right), then the offers, then the type."""
    return type_ << 8 | offer_left << 6 | offer_right << 4 | need_left << 2 | need_right


def unpack(code: int) -> Card:
    code = int(code)
    return Card(code >> 8 & 3, code >> 6 & 3, code >> 4 & 3, code >> 2 & 3, code & 3)


def card_from_name(name: str) -> Card:
    """The way back from Card.name; ValueError if it is no card's name."""
    head, _, offers = name.partition("+")
    letter, dash, needs = head[:1], head[1:2], head[2:]
    if dash != "-" or not letter.isupper() or len(needs) != 2 or ("+" in name and len(offers) != 2):
        raise ValueError(name)
    kind = LETTERS.index(letter.lower())
    left, right = (LETTERS.index(offer) for offer in offers) if offers else (kind, kind)
    card = Card(kind, left, right, LETTERS.index(needs[0]), LETTERS.index(needs[1]))
    if card.name != name:
        raise ValueError(name)
    return card


Deck = dict[Card, int]
"""Kinds in their order, each with its number of copies."""


def read_deck(text: str) -> Deck:
    """R2: the deck that a file's text lists. BadOption, naming the row, if it is not a deck of 96 known cards."""
    rows = [(number, row.strip()) for number, row in enumerate(text.lstrip("\ufeff").splitlines(), 1)]
    rows = [(number, row) for number, row in rows if row and not row.startswith("#")]
    if not rows or [word.strip() for word in rows[0][1].split(",")] != HEADER.split(","):
        where = f"row {rows[0][0]} is {rows[0][1][:80]!r}" if rows else "it is empty"
        raise BadOption(f"The deck file must begin with the header {HEADER}, but {where}.")
    deck: Deck = {}
    for number, row in rows[1:]:
        card, copies = _read_row(number, row)
        deck[card] = deck.get(card, 0) + copies
    total = sum(deck.values())
    if total != DECK_SIZE:
        raise BadOption(f"The deck file must hold {DECK_SIZE} cards in all, but its copies add up to {total}.")
    return deck


def _read_row(number: int, row: str) -> tuple[Card, int]:
    words = [word.strip() for word in row.split(",")]
    if len(words) != 6:
        raise BadOption(f"Row {number} of the deck file must have 6 columns ({HEADER}), but it has {len(words)}.")
    for column, word in zip(HEADER.split(","), words[:5], strict=False):
        if word not in TYPES:
            types = ", ".join(TYPES)
            raise BadOption(f"Row {number} of the deck file has {word[:40]!r} as {column}; it must be one of {types}.")
    copies = words[5]
    if not (copies.isascii() and copies.isdecimal() and len(copies) < 10 and 1 <= int(copies) <= DECK_SIZE):
        raise BadOption(
            f"Row {number} of the deck file has {copies[:40]!r} copies; it must be a number from 1 to {DECK_SIZE}."
        )
    return Card(*(TYPES.index(word) for word in words[:5])), int(copies)


def write_deck(deck: Deck) -> str:
    """The text of a deck file, one row a kind."""
    rows = [",".join([*(TYPES[part] for part in card), str(copies)]) for card, copies in deck.items()]
    return "\n".join([HEADER, *rows]) + "\n"


@cache
def shipped_deck() -> Deck:
    """The reconstruction that comes with Tavola (R2)."""
    file = resources.files("tavola.games.renaissance_man") / "data" / "renaissance_man_deck.csv"
    return read_deck(file.read_text(encoding="utf-8"))


def deck_of(record: Any) -> Deck:
    """The deck that a position or a view is played with."""
    kinds = int(record.kinds)
    starts = [int(start) for start in record.start[:kinds]] + [DECK_SIZE]
    return {unpack(int(record.code[kind])): starts[kind + 1] - starts[kind] for kind in range(kinds)}


def card_name(record: Any, kind: int) -> str:
    """How a kind is written at the table of this record."""
    return _name_of(int(record.code[kind]))


@cache
def _name_of(code: int) -> str:
    return unpack(code).name


def kind_named(record: Any, name: str) -> int:
    """The kind of that name at the table of this record; ValueError if there is none."""
    codes: list[int] = record.code[: int(record.kinds)].tolist()
    return codes.index(card_from_name(name).code)
