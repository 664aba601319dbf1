"""Many games between random, progress and rule-based players in compiled code, written once for all games.

The rule-based player's strength and speed are measured here; what every seat is asked with is its view.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tavola import games
from tavola.bots.policy import decide, load_rules
from tavola.core import bits
from tavola.core import rng as random
from tavola.core.game import Data
from tavola.core.generic import CHANCE, CHANCE_PENDING, apply, draw, legal, observe, pending, returns, setup
from tavola.core.kernel import kernel
from tavola.sim.policy import PROGRESS, load_weights, pick

RULES = 2
"""Beside sim.policy's RANDOM and PROGRESS: the player of bots/rules."""


@kernel
def play_rules(positions: Any, i: Any, views: Any, rng: Any, policies: Any, out: Any, weights: Any) -> Any:
    """Play the i-th position to its end by each seat's policy; return how many actions the seats took."""
    position = positions[i]
    played = 0
    while True:
        owing = pending(position)
        if owing == 0:
            return played
        if owing == CHANCE_PENDING:
            apply(position, CHANCE, draw(position, rng))
            continue
        seat = bits.lowest(owing)
        count = legal(position, seat, out)
        action = out[0]
        if count > 1:
            if policies[seat] == RULES:
                observe(position, seat, views[0])
                action = decide(views[0], seat, out, count, rng)
            elif policies[seat] == PROGRESS:
                observe(position, seat, views[0])
                action = pick(views[0], seat, out, count, weights, rng)
            else:
                action = out[random.below(rng, count)]
        apply(position, seat, action)
        played += 1


@kernel
def play_many(
    positions: Any, views: Any, seats: Any, options: Any, rngs: Any, policies: Any, out: Any, weights: Any, shares: Any
) -> Any:
    """One game for each row of `rngs`; its shares of the win go into the same row of `shares`.

    In game k the policies are moved k seats on, so that each sits everywhere equally often; shares are by policy.
    """
    seated = policies.copy()
    played = 0
    for k in range(len(rngs)):
        for p in range(seats):
            seated[(p + k) % seats] = policies[p]
        setup(positions[0], seats, options)
        played += play_rules(positions, 0, views, rngs[k], seated, out, weights)
        returns(positions[0], shares[k])
        turn_back(shares, k, seats)
    return played


@kernel
def turn_back(shares: Any, k: Any, seats: Any) -> Any:
    """From shares by seat to shares by policy."""
    row = shares[k].copy()
    for p in range(seats):
        shares[k, p] = row[(p + k) % seats]


@dataclass(frozen=True)
class Shares:
    """What each policy won: the mean share, and half the width of its 95% interval."""

    mean: tuple[float, ...]
    margin: tuple[float, ...]
    games: int
    actions: int


def play(game: str, policies: Sequence[int], count: int, seed: int = 1, options: Data | None = None) -> Shares:
    """Play `count` games with one policy (RANDOM, PROGRESS or RULES) a seat, seats rotated from game to game."""
    loaded = games.load(game)
    load_weights(loaded)
    load_rules(loaded)
    seats = len(policies)
    coded = loaded.encode_options(loaded.complete_options(options or {}, seats), seats)
    shares = np.zeros((count, seats), np.float64)
    rngs = np.array([random.generator(seed, number) for number in range(count)], np.uint64).reshape(count, 1)
    actions = play_many(
        np.zeros(1, loaded.position), np.zeros(1, loaded.view), seats, coded, rngs, np.array(policies, np.int64),
        np.zeros(loaded.most_actions, np.int64), np.zeros(loaded.most_actions, np.int64), shares,
    )  # fmt: skip
    margin = 1.96 * shares.std(axis=0) / math.sqrt(count)
    return Shares(tuple(map(float, shares.mean(axis=0))), tuple(map(float, margin)), count, int(actions))
