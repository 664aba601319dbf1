"""What lies on the table in Renaissance Man: cards, the deck file, places of a pyramid, players (R1 to R10).

Part of the oracle: plain Python, written from the clauses alone, slow on purpose. It shares nothing with the engine
that it is compared with.
"""

import csv
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

TYPES = ("merchant", "scholar", "baker", "knight")  # R4: coin, book, bread, shield, from left to right
ACTION_OF = {"merchant": "hire", "scholar": "teach", "baker": "barter", "knight": "recruit"}  # R1
ACTIONS = ("hire", "barter", "teach", "recruit")
FOUNDATION = ("merchant", "scholar", "baker", "knight", "man")  # R3
LETTER = {"merchant": "m", "scholar": "s", "baker": "b", "knight": "k"}
COLUMNS = ("type", "offer_left", "offer_right", "need_left", "need_right", "copies")
SHIPPED_DECK = Path(__file__).parents[2] / "src/tavola/games/renaissance_man/data/renaissance_man_deck.csv"
DECK_SIZE = 96
HAND = 4
STORE = 4
KNIGHTS = 4


@dataclass(frozen=True)
class Card:
    """R1: a worker card: its large icon, two offers and two needs, each pair from left to right."""

    type: str
    offers: tuple[str, str]
    needs: tuple[str, str]

    def __post_init__(self):
        object.__setattr__(self, "number", hash((self.type, self.offers, self.needs)))

    def __hash__(self):
        return self.number

    @cached_property
    def name(self):
        text = LETTER[self.type].upper() + "-" + LETTER[self.needs[0]] + LETTER[self.needs[1]]
        if self.offers != (self.type, self.type):
            text += "+" + LETTER[self.offers[0]] + LETTER[self.offers[1]]
        return text


@dataclass(frozen=True)
class Worker:
    """What stands in a pyramid. `type` and `offers` are None for a Renaissance Man: no icon, offers anything."""

    shown: str
    type: str | None
    offers: tuple[str, str] | None
    card: Card | None  # what goes to the discard pile if it is removed; None for the foundation

    @staticmethod
    def foundation(name):
        """R1: foundation workers offer their own type on both corners."""
        if name == "man":
            return Worker("man", None, None, None)
        return Worker(name, name, (name, name), None)

    @staticmethod
    def hired(card):
        return Worker(card.name, card.type, card.offers, card)

    @staticmethod
    def renaissance_man(card):
        return Worker("man", None, None, card)


def read_deck(text):
    """R2: the cards of a deck file, as (kinds in the order of their first row, the list of all cards)."""
    lines = [line for line in text.splitlines() if line.strip() and not line.strip().startswith("#")]
    rows = [[cell.strip() for cell in row] for row in csv.reader(lines)]
    columns = list(COLUMNS)
    if rows and "copies" in rows[0]:
        columns = rows.pop(0)
        if sorted(columns) != sorted(COLUMNS):
            raise ValueError(f"a deck file has the columns {', '.join(COLUMNS)}")
    kinds, cards = [], []
    for row in rows:
        if len(row) != len(columns):
            raise ValueError(f"a row of the deck file needs {len(columns)} cells: {row}")
        cell = dict(zip(columns, row, strict=True))
        for column in COLUMNS[:5]:
            if cell[column] not in TYPES:
                raise ValueError(f"unknown type {cell[column]!r} in the deck file")
        if not cell["copies"].isdigit():
            raise ValueError(f"copies must be a number, not {cell['copies']!r}")
        card = Card(cell["type"], (cell["offer_left"], cell["offer_right"]), (cell["need_left"], cell["need_right"]))
        if card not in kinds:
            kinds.append(card)
        cards += [card] * int(cell["copies"])
    if len(cards) != DECK_SIZE:
        raise ValueError(f"a deck has {DECK_SIZE} cards, this file has {len(cards)}")
    return kinds, cards


# Places are pairs (level, position), both from 1.

PLACES = [(level, position) for level in range(1, 6) for position in range(1, 7 - level)]  # R7: 5, 4, 3, 2, 1


def place_name(place):
    return f"{place[0]}.{place[1]}"


PLACE_NAMED = {place_name(place): place for place in PLACES}
MASTER = (5, 1)


def supporters(place):
    """R7: the left and the right place that this one (of level 2 to 5) rests on."""
    level, position = place
    return (level - 1, position), (level - 1, position + 1)


def is_covered(pyramid, place):
    """R10: at least one worker rests on it."""
    return any(other[0] > 1 and place in supporters(other) for other in pyramid)


def open_places(pyramid):
    """R7: empty places whose supporters are both there."""
    return [
        place
        for place in PLACES
        if place[0] > 1 and place not in pyramid and all(below in pyramid for below in supporters(place))
    ]


def needs_met(pyramid, card, place):
    """R8, R9: each need by the corner that touches; a Renaissance Man offers anything."""
    left, right = (pyramid[below] for below in supporters(place))
    left_fits = left.offers is None or left.offers[1] == card.needs[0]
    right_fits = right.offers is None or right.offers[0] == card.needs[1]
    return left_fits and right_fits


def touching_corner_mattered(pyramid, place):
    """R9: a supporter is a Renaissance Man, or has two different offers, or offers what it is not."""
    for below in supporters(place):
        worker = pyramid[below]
        if worker.offers is None or worker.offers != (worker.type, worker.type):
            return True
    return False


def removable_places(pyramid):
    """R20: uncovered workers of the levels 2 to 4."""
    return [place for place in PLACES if place in pyramid and 2 <= place[0] <= 4 and not is_covered(pyramid, place)]


def none_of_each():
    return dict.fromkeys(TYPES, 0)


@dataclass
class Player:
    """R3: what belongs to one player."""

    hand: list = field(default_factory=list)
    reserve: int = KNIGHTS
    knights: dict = field(default_factory=none_of_each)  # on the recruit areas
    stored: dict = field(default_factory=none_of_each)
    taught: dict = field(default_factory=none_of_each)
    pyramid: dict = field(default_factory=dict)  # place -> Worker
    held_man: Card | None = None  # dealt face down, not placed yet
    known: list = field(default_factory=list)
    maybe: list = field(default_factory=list)
    filed: list = field(default_factory=list)

    def token_sum(self):
        """R25: stored tokens, Renaissance Man tokens and knights on the recruit board."""
        return sum(self.stored.values()) + sum(self.taught.values()) + sum(self.knights.values())
