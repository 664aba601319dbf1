"""The characters: the same brain with other scruples, prices and manners."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Persona:
    """Amounts are thousands of ducats."""

    name: str
    scruple: float
    """What it would take to break a word; more than anything can bring for who never does."""
    patience: float = 0.0
    """How much more for each round to come: who plans treason waits until it can't be repaid."""
    mirrors: bool = False
    """Whether it feels bound only towards those who have kept their words to it."""
    greed: float = 1.0
    """How much more than a fair bribe it asks for its word."""
    opening: float = 1.0
    """The part of the asked bribe that its first offer names."""
    reward: float = 1.0
    """How much a bribe moves it, where no word was given."""
    faith: float = 0.75
    """How far it believes an unknown player."""
    memory: float = 12.0
    """Turns after which a word, kept or broken, counts half."""
    grudge: float = 40.0
    """How much merit a full loss of trust costs."""
    resentment: float = 10.0
    """How much merit a threat costs who makes it."""
    threatens: bool = False
    promises: bool = True
    double_deals: bool = False
    """Whether it gives its word against another that it has given."""


HONEST = Persona("honest", scruple=1000.0, greed=1.8, faith=0.85, grudge=15.0)
BARGAINER = Persona("bargainer", scruple=60.0, greed=1.5, opening=0.9, threatens=True, faith=0.65, promises=False)
TIT_FOR_TAT = Persona("tit-for-tat", scruple=1000.0, mirrors=True, memory=6.0, grudge=60.0, faith=0.8)
TRAITOR = Persona(
    "traitor",
    scruple=3.0,
    patience=6.0,
    opening=1.1,
    reward=0.5,
    faith=0.5,
    grudge=15.0,
    double_deals=True,
)
PERSONAS = (HONEST, BARGAINER, TIT_FOR_TAT, TRAITOR)
