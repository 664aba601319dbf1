"""The doors from Python into compiled rules: each works on the i-th record of an array.

A record passed by itself costs 5 microseconds a call to unbox, an array and an index 0.7.
"""

from __future__ import annotations

from typing import Any

from tavola.core import generic
from tavola.core.kernel import kernel


@kernel
def setup_at(positions: Any, i: Any, seats: Any, options: Any) -> Any:
    generic.setup(positions[i], seats, options)


@kernel
def pending_at(positions: Any, i: Any) -> Any:
    return generic.pending(positions[i])


@kernel
def legal_at(positions: Any, i: Any, seat: Any, out: Any) -> Any:
    return generic.legal(positions[i], seat, out)


@kernel
def refuse_at(positions: Any, i: Any, seat: Any, action: Any) -> Any:
    return generic.refuse(positions[i], seat, action)


@kernel
def outcomes_at(positions: Any, i: Any, out: Any, weights: Any) -> Any:
    return generic.outcomes(positions[i], out, weights)


@kernel
def draw_at(positions: Any, i: Any, rng: Any) -> Any:
    return generic.draw(positions[i], rng)


@kernel
def apply_at(positions: Any, i: Any, seat: Any, action: Any) -> Any:
    generic.apply(positions[i], seat, action)


@kernel
def drafting_at(positions: Any, i: Any, seat: Any) -> Any:
    return generic.drafting(positions[i], seat)


@kernel
def reopen_at(positions: Any, i: Any, seat: Any) -> Any:
    return generic.reopen(positions[i], seat)


@kernel
def returns_at(positions: Any, i: Any, out: Any) -> Any:
    generic.returns(positions[i], out)


@kernel
def standing_at(positions: Any, i: Any, out: Any) -> Any:
    generic.standing(positions[i], out)


@kernel
def observe_at(positions: Any, i: Any, seat: Any, views: Any, j: Any) -> Any:
    generic.observe(positions[i], seat, views[j])


@kernel
def resample_at(views: Any, j: Any, rng: Any, positions: Any, i: Any) -> Any:
    generic.resample(views[j], rng, positions[i])
