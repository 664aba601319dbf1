"""Intrigue: bribes as people pay them, well below all the cash, and scholars sent where an area may still be had."""

from __future__ import annotations

from typing import Any

from tavola.core.generic import rule
from tavola.games.intrigue.position import BRIBE_ACTION, HIRE_ACTION, SEND_ACTION, VIEW
from tavola.sim.policy import weigh


@rule(weigh, VIEW)
def weigh_intrigue(view: Any, seat: Any, action: Any) -> Any:
    if action > BRIBE_ACTION:
        thousands = action - BRIBE_ACTION
        return 40 // thousands + 1 if thousands <= 20 else 1
    if SEND_ACTION <= action < HIRE_ACTION:
        occupation = (action - SEND_ACTION) // 5
        palace = (action - SEND_ACTION) - occupation * 5
        return 2 if view.holder[palace, occupation] == seat else 10
    return 10
