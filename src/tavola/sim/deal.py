"""The same card order for several games, whatever is played in them.

A deal is a seed. What chance draws for the k-th time for one purpose (the k-th worker turned, the k-th card of the
deck) comes from a generator of (deal, purpose, k) alone. So as long as the same cards are left to draw from, every game
of a deal gets the same card at the same place of the order, even if it is drawn at another moment or by another seat.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
from numba.extending import overload

from tavola.core import generic
from tavola.core.game import Game, Position
from tavola.core.kernel import kernel
from tavola.core.rng import generator, next_word

_MASK = (1 << 64) - 1

# Where each game keeps the first codes of chance's actions, one for each purpose.
CODES = {
    "builders": ("codes", ("DEAL_WORKER", "TURN_WORKER", "TURN_BUILDING", "CHOOSE_FIRST")),
    "intrigue": ("position", ("FIRST_ACTION",)),
    "renaissance_man": ("codes", ("DEALER", "DRAW", "RETURN")),
}


def purposes(game: Game) -> np.ndarray[Any, np.dtype[np.int64]]:
    """The first codes of chance's actions, ascending: all codes up to the next are one purpose."""
    module, names = CODES[game.name]
    found = import_module(f"tavola.games.{game.name}.{module}")
    return np.array(sorted(getattr(found, name) for name in names), np.int64)


def absorb(rng: Any, seed: Any) -> Any:
    """One step of core.rng.generator: the generator of (..., seed) from that of (...)."""
    rng[0] = np.uint64((int(rng[0]) + int(seed)) & _MASK)
    rng[0] = next_word(rng)


@overload(absorb)
def _absorb(rng: Any, seed: Any) -> Any:
    def step(rng: Any, seed: Any) -> Any:
        rng[0] += np.uint64(seed)
        rng[0] = next_word(rng)

    return step


@kernel
def draw_dealt(position: Any, deal: Any, firsts: Any, drawn: Any, rng: Any) -> Any:
    """What chance does now. `deal` is the generator of the deal, `drawn` counts by purpose, `rng` is a scratch."""
    rng[0] = deal[0]
    sample = generic.draw(position, rng)
    purpose = 0
    while purpose + 1 < len(firsts) and sample >= firsts[purpose + 1]:
        purpose += 1
    rng[0] = deal[0]
    absorb(rng, purpose)
    absorb(rng, drawn[purpose])
    drawn[purpose] += 1
    return generic.draw(position, rng)


@kernel
def draw_dealt_at(positions: Any, i: Any, deal: Any, firsts: Any, drawn: Any, rng: Any) -> Any:
    """The door from Python (see core.calls)."""
    return draw_dealt(positions[i], deal, firsts, drawn, rng)


class Deal:
    """Chance for one game of a deal."""

    def __init__(self, game: Game, seed: int) -> None:
        self.firsts = purposes(game)
        self.rng = generator(seed)
        self.drawn = np.zeros(len(self.firsts), np.int64)
        self._scratch = np.zeros(1, np.uint64)

    def draw(self, position: Position) -> int:
        return int(draw_dealt_at(position.records, 0, self.rng, self.firsts, self.drawn, self._scratch))
