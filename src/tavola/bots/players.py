"""The plain players: random, progress, rule-based, and mixtures of two."""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.bots.bot import Bot, Turn
from tavola.bots.policy import decide_at, load_rules
from tavola.core.game import Game
from tavola.core.kernel import kernel
from tavola.core.rng import below, generator
from tavola.sim.policy import load_weights, pick


@kernel
def pick_at(views: Any, i: Any, seat: Any, out: Any, count: Any, weights: Any, rng: Any) -> Any:
    """The door from Python (see core.calls) to `progress`."""
    return pick(views[i], seat, out, count, weights, rng)


class RandomPlayer:
    """Every choice with the same chance."""

    def choose(self, turn: Turn) -> int:
        return turn.legal[int(below(generator(turn.seed), len(turn.legal)))]


class ProgressPlayer:
    """The policy of simulations that is biased towards finishing (sim/policies)."""

    def __init__(self, game: Game) -> None:
        load_weights(game)
        self._weights = np.zeros(game.most_actions, np.int64)

    def choose(self, turn: Turn) -> int:
        out = np.array(turn.legal, np.int64)
        return int(pick_at(turn.view.records, 0, turn.seat, out, len(out), self._weights, generator(turn.seed)))


class RulesPlayer:
    """The rule-based player of bots/rules."""

    def __init__(self, game: Game) -> None:
        load_rules(game)
        self._out = np.zeros(game.most_actions, np.int64)

    def choose(self, turn: Turn) -> int:
        count = len(turn.legal)
        self._out[:count] = turn.legal
        return int(decide_at(turn.view.records, 0, turn.seat, self._out, count, generator(turn.seed)))


class Mixture:
    """Two players in one: `share` of the choices are the first one's."""

    def __init__(self, first: Bot, second: Bot, share: float) -> None:
        self.first = first
        self.second = second
        self.share = share

    def choose(self, turn: Turn) -> int:
        first = int(below(generator(turn.seed, 1), 1 << 20)) < self.share * (1 << 20)
        return (self.first if first else self.second).choose(turn)
