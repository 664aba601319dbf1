"""The functions that make a game, written here once for all games.

Each takes a position (or a view) record first and is dispatched on the record's dtype: a dictionary look-up in plain
Python, a Numba overload in compiled code. So searches, playouts and batches are written once, compile for each game
and are cached across processes. A game fills them in with `@rule(generic_function, ITS_DTYPE)`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
from numba import from_dtype
from numba.extending import overload

from tavola.core.kernel import COMPILED, JIT_OPTIONS, kernel

Function = TypeVar("Function", bound=Callable[..., Any])

CHANCE = 8
"""The seat of chance: every draw and deal is its choice among weighted outcomes."""
SPECTATOR = 9
"""The eye of somebody who has no seat."""
CHANCE_PENDING = 1 << CHANCE
MOST_SEATS = 5

_rules: dict[tuple[np.dtype[Any], str], Callable[..., Any]] = {}


def rules_of(record: Any, name: str) -> Callable[..., Any]:
    """The function of that name that the record's game has given; the plain Python side of the dispatch."""
    return _rules[record.dtype, name]


def given(generic: Callable[..., Any], dtype: np.dtype[Any]) -> bool:
    """Whether the records of `dtype` have their own version of a generic function."""
    return (dtype, generic.__name__) in _rules


def setup(position: Any, seats: Any, options: Any) -> Any:
    """Make `position` the beginning of a game; `options` is the int64 array of Game.encode_options."""
    return rules_of(position, "setup")(position, seats, options)


def pending(position: Any) -> Any:
    """A bit for each seat that owes a choice, CHANCE_PENDING for chance (then alone), 0 when the game is over."""
    return rules_of(position, "pending")(position)


def legal(position: Any, seat: Any, out: Any) -> Any:
    """Write the seat's legal actions into `out`, ascending and each once; return how many. 0 if it owes none."""
    return rules_of(position, "legal")(position, seat, out)


def refuse(position: Any, seat: Any, action: Any) -> Any:
    """0 when the action is legal, else the number of the clause that forbids it. Any integer may be asked."""
    return rules_of(position, "refuse")(position, seat, action)


def outcomes(position: Any, out: Any, weights: Any) -> Any:
    """When chance is pending: its possible actions, ascending, and their integer weights; return how many."""
    return rules_of(position, "outcomes")(position, out, weights)


def draw(position: Any, rng: Any) -> Any:
    """When chance is pending: one of its outcomes, with the probability that `outcomes` gives it, but fast."""
    return rules_of(position, "draw")(position, rng)


def apply(position: Any, seat: Any, action: Any) -> Any:
    """Carry out a legal action of the seat (or an outcome, for CHANCE). Nothing is checked."""
    return rules_of(position, "apply")(position, seat, action)


def drafting(position: Any, seat: Any) -> Any:
    """How many small steps the seat has made in a sealed choice that is not sealed yet; 0 where there is none."""
    return rules_of(position, "drafting")(position, seat)


def reopen(position: Any, seat: Any) -> Any:
    """Take back the seat's draft, or its seal while others still owe theirs; True if there was one to take back."""
    return rules_of(position, "reopen")(position, seat)


def returns(position: Any, out: Any) -> Any:
    """Each seat's share of the win (1.0, 0.5 each, ...), all 0.0 while the game goes on or when a solo game is lost."""
    return rules_of(position, "returns")(position, out)


def standing(position: Any, out: Any) -> Any:
    """Each seat's rank (1 is best, equals share a rank) by the rules' final order, as if the game ended now."""
    return rules_of(position, "standing")(position, out)


def observe(position: Any, seat: Any, view: Any) -> Any:
    """Write what the seat (or SPECTATOR) may know into `view`: everything else there is the same for all worlds."""
    return rules_of(position, "observe")(position, seat, view)


def resample(view: Any, rng: Any, position: Any) -> Any:
    """Write into `position` a random world that the view's seat can't tell from the true one."""
    return rules_of(view, "resample")(view, rng, position)


GENERIC = (
    setup, pending, legal, refuse, outcomes, draw, apply, drafting, reopen, returns, standing, observe, resample,
)  # fmt: skip


def rule(generic: Callable[..., Any], dtype: np.dtype[Any]) -> Callable[[Function], Function]:
    """Decorate a game's own version of a generic function, for the records of `dtype`."""

    def register(function: Function) -> Function:
        if inspect.signature(function).parameters.keys() != inspect.signature(generic).parameters.keys():
            raise TypeError(f"{function.__name__} must take the arguments of {generic.__name__}")
        compiled = kernel(function)
        _rules[dtype, generic.__name__] = compiled
        if COMPILED:
            _overload(generic, dtype, compiled)
        return compiled

    return register


def _overload(generic: Callable[..., Any], dtype: np.dtype[Any], compiled: Callable[..., Any]) -> None:
    """Let compiled code that calls the generic function with a record of `dtype` call `compiled`."""
    record = from_dtype(dtype)
    names = ", ".join(inspect.signature(generic).parameters)
    space: dict[str, Any] = {"compiled": compiled}
    exec(f"def call({names}): return compiled({names})", space)  # Numba wants the very same argument names
    call = space["call"]

    def choose(*arguments: Any) -> Any:
        return call if arguments[0] == record else None

    choose.__signature__ = inspect.signature(call)  # type: ignore[attr-defined]
    overload(generic, jit_options=JIT_OPTIONS)(choose)  # type: ignore[arg-type]
