"""95% intervals of shares and means, taken over deals.

Games of one deal have the same cards, so they are no independent observations; the deals are. Shares get Wilson's
interval with as many games as would give, were they independent, the variance that is found between deals.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from tavola.core.game import Data

Z = 1.959964
FEW_DEALS = 10
Sums = Mapping[int, Sequence[float]]
"""By deal: the values found in it."""


def t_quantile(freedom: int) -> float:
    """Student's t for 95%, by its expansion around the normal (exact to 0.01 from 3 degrees of freedom on)."""
    if freedom <= 2:
        return {1: 12.706, 2: 4.303}.get(freedom, math.inf)
    z, v = Z, float(freedom)
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * v**4)
    )


def mean_and_error(sums: Sums) -> tuple[float, float, int]:
    """The mean of all values, its standard error by the differences between deals, and the number of values."""
    count = sum(len(values) for values in sums.values())
    mean = math.fsum(math.fsum(values) for values in sums.values()) / count
    deals = len(sums)
    if deals < 2:
        return mean, math.inf, count
    squares = math.fsum((math.fsum(values) - mean * len(values)) ** 2 for values in sums.values())
    return mean, math.sqrt(deals / (deals - 1) * squares) / count, count


def interval(sums: Sums) -> Data:
    """The mean with Student's interval; no ends where there is one deal only."""
    mean, error, count = mean_and_error(sums)
    if math.isinf(error):
        return {"mean": mean, "low": None, "high": None, "count": count}
    margin = t_quantile(len(sums) - 1) * error
    return {"mean": mean, "low": mean - margin, "high": mean + margin, "count": count}


def share_interval(sums: Sums) -> Data:
    """A share between 0 and 1 with Wilson's interval."""
    share, error, count = mean_and_error(sums)
    size = float(count)
    if 0 < share < 1 and 0 < error < math.inf:
        size = share * (1 - share) / error**2 * (Z / t_quantile(len(sums) - 1)) ** 2
        if len(sums) < FEW_DEALS:
            size = min(size, count)  # few deals may look alike by chance
    low, high = wilson(share, size)
    return {"mean": share, "low": low, "high": high, "count": count}


def wilson(share: float, count: float) -> tuple[float, float]:
    """Wilson's interval for a share of `count` independent games."""
    square = Z * Z / count
    middle = (share + square / 2) / (1 + square)
    margin = Z / (1 + square) * math.sqrt(share * (1 - share) / count + square / (4 * count))
    return max(0.0, middle - margin), min(1.0, middle + margin)
