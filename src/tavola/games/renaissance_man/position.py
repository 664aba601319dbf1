"""The record of a position, its constants, and table options as numbers.

Cards are counts of kinds, never identities, so equal cards are one choice. Places are numbered as spots: six to a
level, 6 * (level - 1) + (position - 1), with gaps. So the two spots above a spot are 5 and 6 further, and whole
pyramids are answered by shifting masks (see pyramid.py).
"""

from __future__ import annotations

import numpy as np

from tavola.core.errors import BadOption
from tavola.core.game import Data, Option
from tavola.core.record import record, view_of
from tavola.games.renaissance_man.cards import DECK_SIZE, MOST_KINDS, read_deck, shipped_deck

MOST_SEATS = 4
HAND = 8
"""No hand is larger: hand and own knights on the board are 8 together at most (a knight out has cost a card)."""
FULL_HAND = 4
SPOTS = 25
MASTER = 24
"""The spot of level 5."""

# Phases, in the words of the view.
SETUP, FOUNDATION, DEAL, ACTION, MEN, TURN, RECRUIT, DISCARD, REFILL, OVER = range(10)
PHASES = ("setup", "foundation", "deal", "action", "men", "turn", "recruit", "discard", "refill", "over")

# Solo tables (R29). Tables of several seats are NORMAL and never ask.
NORMAL, EASIER, TOUGHER = range(3)
SOLO = ("normal", "easier", "tougher")

# Cells of a pyramid: 0 empty, type + 1 for the four foundation workers, and
FOUNDATION_MAN = 5
"""A Renaissance Man without a face: the foundation's, and every one in a view."""
CARD_CELL = 6
"""+ kind: a worker from the deck."""
MAN_CELL = 128
"""+ kind of its true face: a Renaissance Man from the deck (R16)."""

# What the draft of a seat waits for next.
STAGE_FREE, STAGE_CARD, STAGE_PLACE, STAGE_DROP, STAGE_KNIGHT = range(5)

# How a draft was decided, in `act`: 0 not yet, type + 1 of the action, or
PASSED = 5
KEPT = 6

_SMALL = (MOST_SEATS,)
POSITION = record(
    [
        ("order", np.int64, _SMALL),  # draft: removed spots in order, five bits each, the first lowest, each + 1
        ("deck_cards", np.uint64, (2,)),  # derived: the deck as a set of 96 places, for drawing fast (piles.py)
        ("filled", np.int32, _SMALL),  # spots that hold a worker
        ("icons", np.int32, (MOST_SEATS, 4)),  # derived: spots with a worker of the type (R13)
        ("fits", np.int32, _SMALL),  # derived: pairs of needs that some open place meets (R8)
        ("hand_needs", np.int32, _SMALL),  # derived: pairs of needs in the hand
        ("removed", np.int32, _SMALL),  # draft: spots to remove (R20)
        ("board", np.int32, (4,)),  # knights on each area: four bits a seat, the solo opponent's above
        ("stored", np.int32, _SMALL),  # stored action tokens (R15): four bits a type
        ("seats", np.int32),
        ("rounds", np.int32),  # R26
        ("solo", np.int32),
        ("cards", np.int32),  # the N of R29
        ("kinds", np.int32),
        ("phase", np.int32),
        ("owes", np.int32),  # the mask that pending() gives
        ("level", np.int32),  # the action phase, in ACTION and MEN
        ("round_number", np.int32),
        ("dealer", np.int32),  # -1 until it is drawn
        ("area", np.int32),  # the recruit area being decided or refilled; 4 when none is left
        ("drawer", np.int32),  # the seat that chance draws for; -1 where the card is for no seat
        ("returning", np.int32),  # easier solo: cards that chance still moves from the pile to the deck
        ("returned", np.int32),  # easier solo: 1 once the deck has run out
        ("creators", np.int32),  # seats that are still to be dealt a Renaissance Man (R16)
        ("held", np.int32),  # seats that hold one, not placed yet
        ("deck_size", np.int32),
        ("public_size", np.int32),
        ("unseen_size", np.int32),
        ("out_size", np.int32),  # tougher solo: cards that left the game; they are what is nowhere else
        ("code", np.int16, (MOST_KINDS,)),  # cards.pack of each kind
        ("filed_size", np.int16, _SMALL),
        ("hand_size", np.int16, _SMALL),
        ("hand_types", np.int16, _SMALL),  # derived: types in the hand
        ("reserve", np.int16, _SMALL),
        ("taught", np.int16, _SMALL),  # Renaissance Man tokens (R16): a bit a type
        ("recruits", np.int16, (4,)),  # kind + 1, 0 for none
        ("turned", np.int16, (2,)),  # solo (R27): kind + 1
        ("stage", np.int16, _SMALL),  # draft: what it waits for
        ("act", np.int16, _SMALL),  # draft: see PASSED
        ("card", np.int16, _SMALL),  # draft: kind + 1
        ("spot", np.int16, _SMALL),  # draft: spot + 1
        ("extra", np.int16, _SMALL),  # draft: type + 1 of the token dropped or of the knight's area
        ("tossed", np.int16, _SMALL),  # draft: slots of the hand to discard (R22), the lowest of equal cards first
        ("laid", np.int16, _SMALL),  # draft: foundation cards + 1 in order, three bits each
        ("spare", np.int16, (2,)),
        ("deck", np.uint8, (MOST_KINDS,)),
        ("public", np.uint8, (MOST_KINDS,)),  # the pile: what everybody saw go there
        ("unseen", np.uint8, (MOST_KINDS,)),  # the pile: what nobody knows to be there
        ("filed", np.uint8, (MOST_SEATS, MOST_KINDS)),  # the pile: what a seat discarded face down (R22)
        ("maybe", np.uint8, (MOST_SEATS, MOST_KINDS)),  # seen taken: in that hand or discarded by it
        ("start", np.uint8, (MOST_KINDS,)),  # cards of the kinds before; 96 behind the last kind
        ("kind_of", np.uint8, (DECK_SIZE,)),  # derived: the kind of the n-th card, counting copies
        ("hand", np.uint8, (MOST_SEATS, HAND)),  # kinds ascending, 0 beyond hand_size
        ("known", np.uint8, (MOST_SEATS, HAND)),  # kind + 1 ascending: seen taken and still in that hand
        ("cell", np.uint8, (MOST_SEATS, SPOTS)),
        ("held_face", np.uint8, _SMALL),  # kind + 1 of the Renaissance Man that waits
    ]
)
VIEW = view_of(POSITION)

OPTIONS = (
    Option("rounds", "number", 200, least=1, most=1000),
    Option("solo", "choice", "normal", choices=SOLO),
    Option("cards", "number", 10, least=0, most=80),
    Option("deck", "text", ""),
)

# Layout of the options that setup() takes.
OPTION_ROUNDS, OPTION_SOLO, OPTION_CARDS, OPTION_KINDS, OPTION_TABLE = range(5)


def encode_options(options: Data, seats: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """rounds, solo, cards, the number of kinds, and then each kind's code and copies (R2, R26, R29)."""
    if options["solo"] != "normal" and seats > 1:
        raise BadOption(f"Option solo is for one player: leave it normal for {seats} players.")
    if options["solo"] == "easier" and options["cards"] < 1:
        raise BadOption("Option cards must be at least 1 for the easier solo game.")
    deck = read_deck(options["deck"]) if options["deck"].strip() else shipped_deck()
    numbers = [options["rounds"], SOLO.index(options["solo"]), options["cards"], len(deck)]
    for card, copies in deck.items():
        numbers += [card.code, copies]
    numbers += [0] * (OPTION_TABLE + 2 * MOST_KINDS - len(numbers))
    return np.array(numbers, np.int64)
