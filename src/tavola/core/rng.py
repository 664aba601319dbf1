"""Random numbers for simulations, draws and bots: passed in, never part of a position.

A generator is a uint64 array of length 1 (splitmix64): small, fast, good enough for games, the same compiled and
uncompiled, and any two seeds give unrelated streams.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.extending import overload

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_MIX1 = 0xBF58476D1CE4E5B9
_MIX2 = 0x94D049BB133111EB


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * _MIX1) & _MASK
    z = ((z ^ (z >> 27)) * _MIX2) & _MASK
    return z ^ (z >> 31)


def generator(*seeds: int) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """A generator for a seed, or for a path of them such as (seed, game number)."""
    state = 0
    for seed in seeds:
        state = _mix((state + _STEP + (seed & _MASK)) & _MASK)
    return np.array([state], np.uint64)


def next_word(rng: Any) -> Any:
    """The next 64 random bits."""
    rng[0] = np.uint64((int(rng[0]) + _STEP) & _MASK)
    return np.uint64(_mix(int(rng[0])))


def below(rng: Any, n: Any) -> Any:
    """A random integer from 0 to n - 1; n < 2**32."""
    return (int(next_word(rng)) >> 32) * int(n) >> 32


@overload(next_word)
def _next_word(rng):
    def word(rng):
        rng[0] += np.uint64(_STEP)
        z = rng[0]
        z = (z ^ (z >> np.uint64(30))) * np.uint64(_MIX1)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(_MIX2)
        return z ^ (z >> np.uint64(31))

    return word


@overload(below)
def _below(rng, n):
    return lambda rng, n: np.int64(((next_word(rng) >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))
