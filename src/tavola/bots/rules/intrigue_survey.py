"""What a negotiator wants to know of an Intrigue table, compiled: chances, merits, worths and odds, all at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.bots.rules.intrigue import paying_for, rate, sending_worth, winning_if, worth_if
from tavola.bots.rules.intrigue_worth import granted, next_lap, salaries, shares
from tavola.core.kernel import kernel
from tavola.games.intrigue.position import ROUNDS, SEND_ACTION

# Where the numbers of a survey stand.
CHANCES = 0  # [seat]
MERITS = 5  # [palace, seat]: what the owner thinks that the seat deserves, bribes aside
GRANTED = 30  # [giver, taker]
STAY = 55  # [palace, occupation, seat]: salaries expected by a scholar hired there at the next hiring
LAPS = 155  # [palace]: the round of that hiring, 6 for none
SURVEY_SIZE = 160
MOST_BRIBE = 40


@kernel
def survey_at(views: Any, i: Any, out: Any) -> Any:
    view = views[i]
    shares(view, out[CHANCES:MERITS])
    for palace in range(view.seats):
        rate(view, palace, out[MERITS + 5 * palace : MERITS + 5 * palace + 5])
        lap = next_lap(view, palace)
        out[LAPS + palace] = lap
        for seat in range(view.seats):
            if seat != palace:
                out[GRANTED + 5 * palace + seat] = granted(view, palace, seat)
                for occupation in range(4):
                    stay = salaries(view, palace, occupation, seat, lap) if lap <= ROUNDS else 0.0
                    out[STAY + 20 * palace + 5 * occupation + seat] = stay


@kernel
def odds_at(views: Any, i: Any, merits: Any, reward: Any, worths: Any, chances: Any) -> Any:
    """For bribes of 1, 2, ... thousand by the payer: what the place is worth if it is had, and the chance to have it.

    As the payer thinks, `merits` are those of the seats in the palace owner's eyes, `reward` what it gives for a ducat.
    """
    view = views[i]
    occupation = paying_for(view)
    for k in range(len(worths)):
        chances[k] = winning_if(view, view.actor, occupation, k + 1, merits, reward)
        worths[k] = worth_if(view, view.actor, occupation, k + 1, merits, reward)


@kernel
def sendings_at(views: Any, i: Any, actions: Any, values: Any) -> Any:
    """What the rule-based player thinks of each sending."""
    view = views[i]
    chances = np.zeros(5)
    shares(view, chances)
    for k in range(len(actions)):
        occupation = (actions[k] - SEND_ACTION) // 5
        palace = (actions[k] - SEND_ACTION) - occupation * 5
        values[k] = sending_worth(view, view.actor, occupation, palace, chances)
