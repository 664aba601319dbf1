"""The position of Intrigue: one record, and the numbers that its fields hold.

Money is counted in thousands of ducats. Scholars that wait at a palace are a set of bits, so that the order in which
they pay (I14, I20) is the order of the bits: 8 bits for each other seat, clockwise from the palace's left, in them 2
bits for each occupation (one scholar waits: 01, two: 11). The island is not stored: a scholar that is neither
unsent nor waiting nor employed is there.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.core.record import record, view_of

OCCUPATIONS = ("scientist", "doctor", "priest", "clerk")
AREAS = (1000, 3000, 6000, 10000)
SALARY = np.array([1, 3, 6, 10], np.int64)
"""I1, in thousands."""

MOST_SEATS = 5
START_CASH = 32
ROUNDS = 5
SENDING_ROUNDS = 4
MOST_PAYERS = 9
"""In one step: two scholars of each of four other seats, and in an internal conflict the employee."""

MOST_CASH = 1140
"""No seat can ever hold more (thousands). All the money of a game is at most the sum of:

- 160, five times the start (I4);
- 800, the salaries of rounds 2 to 5: an area changes its holder once a round, so it pays at most twice in a round, and
  the areas of five palaces pay 5 * (1 + 3 + 6 + 10) = 100 at once. In round 1 nobody is employed when collecting;
- 100, the final salaries (I10);
- 80, the bank's bribes (I18): each of the 40 scholars applies once, and each application challenges one employee at
  most, so there are at most 80 bribes.
"""

# Phases, as in PHASES: what is asked for.
SETUP, BRIBE, PLACE, HIRE, CHOOSE, SEND, OVER = range(7)
PHASES = ("setup", "bribe", "place", "hire", "choose", "send", "over")
# Steps of a turn, as in STEPS; their order is I13's.
NO_STEP, UNCONTESTED, EXTERNAL, INTERNAL, SENDING = range(5)
STEPS = (None, "uncontested", "external", "internal", "send")

# Actions: a base and what is chosen.
FIRST_ACTION = 0  # + seat (chance)
PLACE_ACTION = 8  # + occupation * 4 + area
CHOOSE_ACTION = 24  # + occupation * 5 + owner
SEND_ACTION = 44  # + occupation * 5 + palace
HIRE_ACTION = 64  # + occupation * 20 + owner * 4 + area
BRIBE_ACTION = 144  # + thousands of ducats

POSITION = record(
    [
        ("applicants", np.int64, MOST_SEATS),  # scholars that wait at each palace (bits, see above)
        ("due", np.int64),  # those of them that have still to pay in this step
        ("cash", np.int32, MOST_SEATS),
        ("income", np.int32, MOST_SEATS),  # salaries of all employed scholars of a seat
        ("unsent", np.int32, (MOST_SEATS, 4)),  # [seat, occupation]
        ("area", np.int32, (MOST_SEATS, 4)),  # [palace, occupation]: the area that it keeps (I11), -1 for none
        ("holder", np.int32, (MOST_SEATS, 4)),  # [palace, occupation]: whose scholar is employed, -1 for nobody's
        ("free", np.int32, MOST_SEATS),  # areas of a palace that no occupation has (bits)
        ("paid", np.int32, MOST_PAYERS),  # bribes of this step in order; 0 for the bank's (I18)
        ("paid_by", np.int32, MOST_PAYERS),  # owner * 8 + occupation * 2 + (1 for the challenged employee)
        ("paid_count", np.int32),
        ("seats", np.int32),
        ("phase", np.int32),
        ("step", np.int32),
        ("lap", np.int32),  # the round, 1 to 5
        ("first", np.int32),  # -1 until chance names it
        ("palace", np.int32),  # whose turn it is, -1 before the first and after the last
        ("actor", np.int32),  # who chooses now, CHANCE, or -1 when the game is over
        ("employee", np.int32),  # 1 while the challenged employee has still to pay (I16)
        ("undecided", np.int32),  # occupations of this step that the palace owner has not decided (bits)
        ("to_send", np.int32),
        ("open_ledger", np.int32),
        ("statements", np.int32),
    ]
)
VIEW = view_of(POSITION)


def encode_options(options: dict[str, Any], seats: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    return np.array([int(options["open_ledger"]), options["statements"]], np.int64)


# Masks of waiting scholars by occupation, and by set of occupations.
SAME_OCCUPATION = np.array([0x03030303 << 2 * occupation for occupation in range(4)], np.int64)
AMONG = np.array([sum(0x03030303 << 2 * o for o in range(4) if m >> o & 1) for m in range(16)], np.int64)
