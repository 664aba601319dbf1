"""How much is tried: a little in `make test`, a lot in `make soak`."""

from __future__ import annotations

import os
import time

SOAK = os.environ.get("TAVOLA_SOAK") == "1"


def size(usual: int, soak: int) -> int:
    """TAVOLA_SIZE overrides both, to try some number in between."""
    return int(os.environ.get("TAVOLA_SIZE") or (soak if SOAK else usual))


def in_time() -> bool:
    """TAVOLA_SOAK_UNTIL, in seconds since 1970, ends a soak that has not come to its full size: it tells how far it
    was."""
    return time.time() < float(os.environ.get("TAVOLA_SOAK_UNTIL") or "inf")


def seconds(quiet: float) -> float:
    """What is promised for a machine that is free takes longer where others want its processors too."""
    return quiet * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
