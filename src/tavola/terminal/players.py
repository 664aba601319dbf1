"""Who plays the seats of bots at this terminal."""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.bots.bot import Bot, Maker, Turn
from tavola.core import rng
from tavola.core.errors import BadOption


class Random:
    """Uniform over what is legal, step by step."""

    def choose(self, turn: Turn) -> int:
        return turn.legal[int(rng.below(rng.generator(turn.seed), len(turn.legal)))]


class Progress:
    """Biased towards finishing, as in simulations."""

    def choose(self, turn: Turn) -> int:
        from tavola.sim.policy import load_weights, pick

        load_weights(turn.game)
        legal: Any = np.array(turn.legal, np.int64)
        weights = np.zeros(len(legal), np.int64)
        return int(pick(turn.view.record, turn.seat, legal, len(legal), weights, rng.generator(turn.seed)))


BOTS: dict[str, Maker] = {"random": Random, "progress": Progress}


def make_bot(kind: str) -> Bot:
    """A fresh bot of that name; BadOption if there is none."""
    if kind not in BOTS:
        raise BadOption(f"There is no bot {kind!r}; choose from {', '.join(BOTS)}.")
    bot: Bot = BOTS[kind]()
    return bot
