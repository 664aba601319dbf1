"""Actions as integers: a range for each kind of step, in the order in which lists of choices show them."""

from __future__ import annotations

from tavola.games.renaissance_man.cards import MOST_KINDS

# Players' steps. + spot, + type or + kind, where the range has more than one.
REMOVE = 0
PASS = 32
ACT = 33
SET = 40
KEEP = 48
PLACE = 64
DROP = 96
KNIGHT = 100
CARD = 128
DISCARD = 256
DONE = 376

# Chance's. + seat or + kind.
DEALER = 384
DRAW = 512
RETURN = 640
LAST = RETURN + MOST_KINDS - 1

MOST_ACTIONS = 96
"""The longest list: chance's draws from a deck of 96 kinds."""
