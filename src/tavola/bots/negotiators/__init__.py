"""Intrigue players that talk: honest, hard bargainer, tit-for-tat and traitor, and each of them muted.

A muted one has the same brain and hears everything, but never says a word.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tavola.bots.negotiators.brain import Negotiator
from tavola.bots.negotiators.persona import BARGAINER, HONEST, PERSONAS, TIT_FOR_TAT, TRAITOR, Persona

NEGOTIATORS: dict[str, Callable[[], Negotiator]] = {
    **{persona.name: partial(Negotiator, persona) for persona in PERSONAS},
    **{f"{persona.name}-muted": partial(Negotiator, persona, muted=True) for persona in PERSONAS},
}
"""By name; call one for a fresh bot."""

__all__ = ["BARGAINER", "HONEST", "NEGOTIATORS", "PERSONAS", "TIT_FOR_TAT", "TRAITOR", "Negotiator", "Persona"]
