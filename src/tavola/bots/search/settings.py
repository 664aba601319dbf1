"""What a search can be told, and the same as the array of numbers that compiled code reads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

EXPLORE, PRIOR, UNTRIED, CARELESS, DEPTH, RANKS, ROUNDS, PAIRED = range(8)


@dataclass(frozen=True)
class Settings:
    """One strength of search. The budget ends at the first of its limits; 0 is no limit, but one must be set."""

    iterations: int = 1000
    """Visits that the root gets. Those that it brings along from the choice before count."""
    seconds: float = 0.0
    """Thinking time. With it a choice depends on the machine, so matches that must be repeatable leave it 0."""
    explore: float = 1.5
    """How much a choice with few visits is preferred."""
    prior: float = 0.5
    """The part of the first attention that goes to what the rule-based player would do; the rest to all alike."""
    untried: float = 0.05
    """How much worse than its tried siblings a choice is thought to be before the first visit."""
    careless: float = 0.0
    """The part of choices outside the tree that are random instead of rule-based."""
    depth: int = 0
    """After so many choices (of two seats or one; more in proportion at larger tables, so that everybody looks as far
    ahead) a playout ends and is judged at a glance; 0 plays on to the end."""
    rounds: int = 0
    """When so many more rounds have begun a playout ends likewise, for all choices at the same moment of the game; 0
    does not look at rounds. For games that count them (`clock` in bots/policy)."""
    paired: bool = False
    """The n-th try of every choice, all its small steps in one, meets the same world and the same luck, and choices are
    compared by what each makes of them (paired.py). What follows a choice is all played out."""
    ranks: float = 0.1
    """The part of a finished playout's value that depends on the rank, so that a lost game can still be lost better."""
    alone: Settings | None = None
    """How to search where nobody else sits at the table, if otherwise."""

    def __post_init__(self) -> None:
        if self.iterations < 0 or self.seconds < 0 or (self.iterations == 0 and self.seconds == 0):
            raise ValueError("a search needs a number of iterations or of seconds")

    def knobs(self) -> np.ndarray[Any, np.dtype[np.float64]]:
        return np.array(
            [self.explore, self.prior, self.untried, self.careless, self.depth, self.ranks, self.rounds, self.paired],
            np.float64,
        )
