"""Compiled bit sets and random numbers agree with their plain Python twins."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from tavola.core import bits, rng
from tavola.core.kernel import kernel

masks = st.integers(0, 2**64 - 1)
places = st.integers(0, 63)


@kernel
def compiled_bits(m, i):
    return bits.has(m, i), bits.plus(m, i), bits.minus(m, i), bits.lowest(m), bits.rest(m), bits.count(m), bits.bit(i)


@kernel
def compiled_nth(m, n):
    return bits.nth(m, n)


@kernel
def compiled_below(generator, n):
    return rng.below(generator, n)


@settings(deadline=None)
@given(masks, places)
def test_bits(m: int, i: int) -> None:
    mask = np.uint64(m)
    plain = (
        bits.has(mask, i), bits.plus(mask, i), bits.minus(mask, i), bits.lowest(mask), bits.rest(mask),
        bits.count(mask), bits.bit(i),
    )  # fmt: skip
    assert plain == compiled_bits(mask, i)
    members = [k for k in range(64) if m >> k & 1]
    assert bits.count(mask) == len(members)
    for n, member in enumerate(members):
        assert bits.nth(mask, n) == compiled_nth(mask, n) == member


@settings(deadline=None)
@given(st.integers(0, 2**64 - 1), st.integers(1, 2**32 - 1))
def test_random_numbers(seed: int, n: int) -> None:
    one, two = rng.generator(seed), rng.generator(seed)
    for _ in range(5):
        number = rng.below(one, n)
        assert number == compiled_below(two, n)
        assert 0 <= number < n
    assert one[0] == two[0]


def test_streams_of_near_seeds_are_unrelated_and_even() -> None:
    draws = np.array([[rng.below(rng.generator(1, k), 6) for k in range(600)], [0] * 600])
    counts = np.bincount(draws[0], minlength=6)
    assert counts.min() > 60 and counts.max() < 145
    assert rng.generator(1, 2)[0] != rng.generator(2, 1)[0]
