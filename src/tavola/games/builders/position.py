"""The position: everything on the table, as sets of cards and a few numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.core.game import Data, Option
from tavola.core.record import record, view_of
from tavola.games.builders.cards import BUILDINGS

MOST_SEATS = 4
ROW = 5
"""Cards of each kind that lie face up (B5)."""
START_COINS = 10
FREE_ACTIONS = 3
ACTION_PRICE = 5
END_POINTS = 17
COINS_PER_POINT = 10
MOST_COINS = 9_999_999
"""Far more than 1000 rounds can bring."""

# Stages: what is asked for now. In the set-up they follow one another; later a taken card leads to WORKER or BUILDING
# and back to TURN. It is the set-up as long as it is nobody's turn.
DEAL = 0
WORKER = 1
BUILDING = 2
FIRST = 3
TURN = 4
OVER = 5

NOBODY = -1
NO_CARD = -1

POSITION = record(
    [
        ("hidden_workers", np.uint64),  # the stack without its visible top
        ("row_workers", np.uint64),
        ("hidden_buildings", np.uint64),
        ("row_buildings", np.uint64),
        ("touched", np.uint64),  # open sites that got a worker this turn
        ("team", np.uint64, (MOST_SEATS,)),  # free workers and machines
        ("sites", np.uint64, (MOST_SEATS,)),
        ("finished", np.uint64, (MOST_SEATS,)),
        ("on_site", np.uint64, (BUILDINGS,)),  # workers busy there
        ("progress", np.int32, (BUILDINGS,)),  # of an open site: cards.UNMET plus what its workers make; else 0
        ("sent", np.int32, (BUILDINGS,)),  # workers sent there this turn
        ("coins", np.int32, (MOST_SEATS,)),
        ("points", np.int32, (MOST_SEATS,)),  # of finished buildings and machines
        ("due", np.int32),  # what pending() answers
        ("stage", np.int32),
        ("turn", np.int32),  # whose turn it is, NOBODY in the set-up and at the end
        ("actions", np.int32),
        ("first", np.int32),  # NOBODY until chosen
        ("round_now", np.int32),
        ("ending", np.int32),  # 1 once B19 is triggered
        ("top_worker", np.int32),  # visible top of the stack (B6) or NO_CARD
        ("top_building", np.int32),
        ("seats", np.int32),
        ("rounds", np.int32),  # option: the last round (B22)
        ("open_stacks", np.int32),  # option: 1 if tops are visible (B6)
    ]
)
VIEW = view_of(POSITION)

OPTIONS = (
    Option("open_stacks", "flag", False),
    Option("rounds", "number", 100, 1, 1000),
)


def encode_options(options: Data, seats: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    """What setup() takes: open_stacks, rounds."""
    return np.array([int(options["open_stacks"]), options["rounds"]], np.int64)
