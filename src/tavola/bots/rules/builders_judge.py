"""Who is likely to win a position of The Builders, at a glance."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tavola.bots.rules.builders_plans import count_units
from tavola.core import bits
from tavola.core.bits import NONE
from tavola.core.generic import returns
from tavola.core.kernel import kernel
from tavola.games.builders.cards import HUMANS, NEEDS, PAYS, POINTS, PRODUCES, UNMET
from tavola.games.builders.position import END_POINTS, OVER

# What counts for a seat: points, écus, units made by workers and by machines, points and écus of open sites as far as
# they are built, and whether the seat still has a turn in this round.
HAS_POINTS, HAS_COINS, HAS_SKILL, HAS_MACHINES, NEAR_POINTS, NEAR_COINS, TO_MOVE = 0, 1, 2, 3, 4, 5, 6
SIGNS = 7
# Each sign's weight at the beginning, and what is added to it by the time when the leader has END_POINTS: fitted to who
# won 7,800 games of rule-based players (logistic, two to four seats).
WEIGHTS = np.array(
    [
        *(0.0488, 0.1131, 0.0676, 0.1386, 0.1433, 0.0760, 0.0885),
        *(0.6072, -0.0506, -0.0306, -0.1577, -0.1212, 0.1734, 0.8815),
    ],
    np.float64,
)


@kernel
def count_skill(workers: Any, signs: Any) -> Any:
    """Add what the workers and machines make."""
    while workers != NONE:
        worker = bits.lowest(workers)
        workers = bits.rest(workers)
        signs[HAS_SKILL if worker < HUMANS else HAS_MACHINES] += count_units(PRODUCES[worker])


@kernel
def done_units(progress: Any, unmet: Any) -> Any:
    """Needed units that are already there: a byte a resource, each met at 64."""
    done = 0
    for shift in range(0, 32, 8):
        done += min((progress >> shift) & 255, 64) - ((unmet >> shift) & 255)
    return done


@kernel
def read_signs(record: Any, seat: Any, signs: Any) -> Any:
    signs[:] = 0.0
    signs[HAS_POINTS] = record.points[seat]
    signs[HAS_COINS] = record.coins[seat]
    count_skill(record.team[seat], signs)
    sites = record.sites[seat]
    while sites != NONE:
        site = bits.lowest(sites)
        sites = bits.rest(sites)
        count_skill(record.on_site[site], signs)
        part = (0.5 + done_units(record.progress[site], UNMET[site])) / (0.5 + count_units(NEEDS[site]))
        signs[NEAR_POINTS] += POINTS[site] * part
        signs[NEAR_COINS] += PAYS[site] * part
    own_place = (seat - record.first) % record.seats
    if own_place >= (record.turn - record.first) % record.seats:
        signs[TO_MOVE] = 1.0


@kernel
def weigh_signs(record: Any, seat: Any, lead: Any, signs: Any, weights: Any) -> Any:
    read_signs(record, seat, signs)
    merit = 0.0
    for sign in range(SIGNS):
        merit += signs[sign] * (weights[sign] + lead * weights[SIGNS + sign])
    return merit


def judge_builders(record: Any, out: Any) -> Any:
    """Each seat's expected share of the win; shares that are known at the end."""
    if record.stage == OVER:
        returns(record, out)
        return
    signs = np.empty(SIGNS, np.float64)
    most = 0
    for seat in range(record.seats):
        most = max(most, record.points[seat])
    lead = min(1.0, most / END_POINTS)
    total = 0.0
    for seat in range(record.seats):
        out[seat] = math.exp(weigh_signs(record, seat, lead, signs, WEIGHTS))
        total += out[seat]
    for seat in range(record.seats):
        out[seat] /= total
