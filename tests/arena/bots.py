"""Bots for the tests of the arena, as plug-ins."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from tavola.bots.bot import Turn
from tavola.bots.players import RandomPlayer


class Slow(RandomPlayer):
    """Random, with time enough to be interrupted."""

    def choose(self, turn: Turn) -> int:
        time.sleep(0.004)
        return super().choose(turn)


class Victim(Slow):
    """Slow, and the first to choose for the tenth time since TAVOLA_TEST_KILL names a new file is killed there."""

    chosen = 0

    def choose(self, turn: Turn) -> int:
        Victim.chosen += 1
        note = os.environ.get("TAVOLA_TEST_KILL")
        if note and Victim.chosen >= 10 and not Path(note).exists():
            Path(note).write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(turn)


class Deserter(RandomPlayer):
    """Ends its process."""

    def choose(self, turn: Turn) -> int:
        os._exit(3)


class Cheat:
    """Chooses what is not legal."""

    def choose(self, turn: Turn) -> int:
        return -1
