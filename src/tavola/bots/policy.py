"""`decide` and `judge`: a compiled player and its eye, dispatched on the record like the rules themselves.

Each game gives one in bots/rules, written with real knowledge of the game. It is registered for views, where it is the
rule-based bot, and for positions, where searches use it to play out worlds that they have sampled from a view; it
reads nothing that the seat's view does not hold, so both give the same choice. `judge` is for positions only.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tavola.core.game import Game
from tavola.core.generic import rules_of


def decide(record: Any, seat: Any, out: Any, count: Any, rng: Any) -> Any:
    """One of the first `count` (at least 1) legal actions in `out` for the seat; `rng` breaks ties."""
    return rules_of(record, "decide")(record, seat, out, count, rng)


def judge(record: Any, out: Any) -> Any:
    """Write each seat's expected share of the win (0 to 1) into `out`; for searches that cut playouts short."""
    return rules_of(record, "judge")(record, out)


def load_rules(game: Game) -> None:
    """Import the game's `decide` and `judge`, before anything compiled uses it."""
    import_module(f"tavola.bots.rules.{game.name}")
