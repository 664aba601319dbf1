"""Bots for the tests of the arena, as plug-ins."""

from __future__ import annotations

import os
import time

from tavola.bots.bot import Turn
from tavola.bots.players import RandomPlayer


class Slow(RandomPlayer):
    """Random, with time enough to be interrupted."""

    def choose(self, turn: Turn) -> int:
        time.sleep(0.004)
        return super().choose(turn)


class Deserter(RandomPlayer):
    """Ends its process."""

    def choose(self, turn: Turn) -> int:
        os._exit(3)


class Cheat:
    """Chooses what is not legal."""

    def choose(self, turn: Turn) -> int:
        return -1
