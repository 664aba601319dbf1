"""`decide`, `judge`, `narrow` and `clock`: a compiled player and its eye, dispatched on the record like the rules.

Each game gives them in bots/rules, written with real knowledge of the game. `decide` is registered for views, where it
is the rule-based bot, and for positions, where searches use it to play out worlds that they have sampled from a view;
it reads nothing that the seat's view does not hold, so both give the same choice. The others are for positions
only, and a game may do without them.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tavola.core.game import Game
from tavola.core.generic import given, rule, rules_of, standing
from tavola.core.kernel import kernel


def decide(record: Any, seat: Any, out: Any, count: Any, rng: Any) -> Any:
    """One of the first `count` (at least 1) legal actions in `out` for the seat; `rng` breaks ties."""
    return rules_of(record, "decide")(record, seat, out, count, rng)


def judge(record: Any, out: Any) -> Any:
    """Write each seat's expected share of the win into `out` (float64): a guess, for playouts cut short."""
    return rules_of(record, "judge")(record, out)


def narrow(record: Any, seat: Any, out: Any, count: Any) -> Any:
    """Of the first `count` legal actions in `out` keep those worth a search, ascending; return how many."""
    return rules_of(record, "narrow")(record, seat, out, count)


def clock(record: Any) -> Any:
    """How many rounds have begun: the same for all seats, and never less than before."""
    return rules_of(record, "clock")(record)


def load_rules(game: Game) -> None:
    """Import the game's own functions and fill in what it has not, before anything compiled uses them."""
    import_module(f"tavola.bots.rules.{game.name}")
    if not given(judge, game.position):
        rule(judge, game.position)(judge_by_standing)
    if not given(narrow, game.position):
        rule(narrow, game.position)(keep_all)
    if not given(clock, game.position):
        rule(clock, game.position)(no_clock)


def judge_by_standing(record: Any, out: Any) -> Any:
    """Half of the win for those who lead now, the other half for all alike; nothing for a solo game that goes on."""
    seats = int(record.seats)
    standing(record, out)
    leaders = 0
    for seat in range(seats):
        leaders += out[seat] == 1.0
    for seat in range(seats):
        led = 1.0 / leaders if out[seat] == 1.0 else 0.0
        out[seat] = 0.5 / seats + 0.5 * led if seats > 1 else 0.0


def keep_all(record: Any, seat: Any, out: Any, count: Any) -> Any:
    return count


def no_clock(record: Any) -> Any:
    return 0


@kernel
def decide_at(views: Any, i: Any, seat: Any, out: Any, count: Any, rng: Any) -> Any:
    """The door from Python (see core.calls): what the rule-based player does."""
    return decide(views[i], seat, out, count, rng)
