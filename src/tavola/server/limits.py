"""Rates: how much one client may do in a while."""

from __future__ import annotations

import time
from collections import OrderedDict

BURST = 3.0
"""Seconds' worth that may come at once."""
MOST_KEPT = 10_000


class Bucket:
    """Fills at a rate; each thing done takes one. A rate of 0 is no limit."""

    __slots__ = ("_at", "_left", "rate")

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._left = max(1.0, rate * BURST)
        self._at = time.monotonic()

    def take(self) -> bool:
        if not self.rate:
            return True
        now = time.monotonic()
        self._left = min(max(1.0, self.rate * BURST), self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Buckets:
    """One for each client; the longest unused are forgotten."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        if not self.rate:
            return True
        bucket = self._of.pop(client, None) or Bucket(self.rate)
        self._of[client] = bucket
        if len(self._of) > MOST_KEPT:
            self._of.popitem(last=False)
        return bucket.take()
