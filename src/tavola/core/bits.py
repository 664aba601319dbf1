"""Sets of up to 64 things as uint64 masks.

Each function has a plain Python body and a compiled twin, because Numba's intrinsics don't run uncompiled and
NumPy's uint64 refuses to mix with signed integers. Use nothing else on masks.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

NONE = np.uint64(0)
_ALL = (1 << 64) - 1


@intrinsic
def _ctz(typingctx: Any, m: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.uint64(types.uint64), generate


@intrinsic
def _popcount(typingctx: Any, m: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.uint64(types.uint64), generate


def bit(i: Any) -> Any:
    """The set that holds only i."""
    return np.uint64(1 << int(i))


def has(m: Any, i: Any) -> Any:
    """Whether i is in the set."""
    return bool(int(m) >> int(i) & 1)


def plus(m: Any, i: Any) -> Any:
    """The set with i."""
    return np.uint64(int(m) | 1 << int(i))


def minus(m: Any, i: Any) -> Any:
    """The set without i."""
    return np.uint64(int(m) & ~(1 << int(i)) & _ALL)


def lowest(m: Any) -> Any:
    """The smallest member; 64 for the empty set."""
    m = int(m)
    return (m & -m).bit_length() - 1 if m else 64


def rest(m: Any) -> Any:
    """The set without its smallest member."""
    m = int(m)
    return np.uint64(m & (m - 1)) if m else NONE


def count(m: Any) -> Any:
    """How many members."""
    return int(m).bit_count()


def nth(m: Any, n: Any) -> Any:
    """The n-th smallest member, counting from 0; n must be less than count(m)."""
    m = int(m)
    for _ in range(int(n)):
        m &= m - 1
    return (m & -m).bit_length() - 1


@overload(bit, inline="always")
def _bit(i):
    return lambda i: np.uint64(1) << np.uint64(i)


@overload(has, inline="always")
def _has(m, i):
    return lambda m, i: (np.uint64(m) >> np.uint64(i)) & np.uint64(1) != np.uint64(0)


@overload(plus, inline="always")
def _plus(m, i):
    return lambda m, i: np.uint64(m) | (np.uint64(1) << np.uint64(i))


@overload(minus, inline="always")
def _minus(m, i):
    return lambda m, i: np.uint64(m) & ~(np.uint64(1) << np.uint64(i))


@overload(lowest, inline="always")
def _lowest(m):
    return lambda m: np.int64(_ctz(np.uint64(m)))


@overload(rest, inline="always")
def _rest(m):
    return lambda m: np.uint64(m) & (np.uint64(m) - np.uint64(1))


@overload(count, inline="always")
def _count(m):
    return lambda m: np.int64(_popcount(np.uint64(m)))


@overload(nth)
def _nth(m, n):
    # Halving by popcount: six steps whatever n is, where clearing bit after bit would take n.
    def nth_member(m, n):
        word = np.uint64(m)
        left = np.int64(n)
        base = np.int64(0)
        width = np.uint64(32)
        for _ in range(6):
            low = word & ((np.uint64(1) << width) - np.uint64(1))
            inside = np.int64(_popcount(low))
            if left >= inside:
                left -= inside
                word >>= width
                base += np.int64(width)
            else:
                word = low
            width >>= np.uint64(1)
        return base

    return nth_member
