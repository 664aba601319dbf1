"""The two policies of simulations: uniformly random, and one that is biased towards finishing.

`progress` weighs each legal action by what the seat's view tells and draws one in proportion. It is no good player; it
makes games end as games between people do, where random ones mostly run into the round cap.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tavola.core import generic
from tavola.core import rng as random
from tavola.core.errors import TavolaError
from tavola.core.game import Game
from tavola.core.kernel import kernel

RANDOM, PROGRESS = 0, 1
POLICIES = {"random": RANDOM, "progress": PROGRESS}


def weigh(view: Any, seat: Any, action: Any) -> Any:
    """How much `progress` likes a legal action, at least 1; each game has its own in sim/policies."""
    return generic.rules_of(view, "weigh")(view, seat, action)


def load_weights(game: Game) -> None:
    """Import the game's `weigh`, before anything compiled uses it."""
    import_module(f"tavola.sim.policies.{game.name}")


def read_policies(names: str, seats: int) -> list[int]:
    """Policies for the seats from "a,b,c"; a shorter list is repeated."""
    words = [word.strip() for word in names.split(",")]
    for word in words:
        if word not in POLICIES:
            raise TavolaError(f"There is no policy {word!r}; choose from {', '.join(POLICIES)}.")
    if len(words) > seats:
        raise TavolaError(f"There are {len(words)} policies for {seats} seats; name at most one for each.")
    return [POLICIES[words[seat % len(words)]] for seat in range(seats)]


@kernel
def pick(view: Any, seat: Any, out: Any, count: Any, weights: Any, rng: Any) -> Any:
    """One of the first `count` actions of `out`, in proportion to their weights."""
    total = 0
    for k in range(count):
        weights[k] = weigh(view, seat, out[k])
        total += weights[k]
    left = random.below(rng, total)
    for k in range(count):
        left -= weights[k]
        if left < 0:
            return out[k]
    return out[count - 1]
