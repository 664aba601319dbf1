"""The five levels in every game: the one place to tune them.

A level's entry says what plays it: the name of another bot, a Mix of two, or the Settings of a search. Numbers are
chosen by measurement, so that each level clearly beats the one below.
"""

from __future__ import annotations

from dataclasses import dataclass

from tavola.bots.search.settings import Settings

LEVELS = ("apprentice", "labourer", "journeyman", "master", "maestro")


@dataclass(frozen=True)
class Mix:
    """`share` of the choices are made by the bot `first`, the others by `second`."""

    first: str
    second: str
    share: float


Recipe = str | Mix | Settings

RECIPES: dict[str, dict[str, Recipe]] = {
    "builders": {
        "apprentice": Mix("progress", "rules", 0.7),
        "labourer": Mix("progress", "rules", 0.25),
        "journeyman": "rules",
        "master": Settings(iterations=60, depth=25),
        "maestro": Settings(iterations=300, depth=25),
    },
    "renaissance_man": {
        "apprentice": Mix("progress", "rules", 0.7),
        "labourer": Mix("progress", "rules", 0.25),
        "journeyman": "rules",
        "master": Settings(iterations=60, depth=24, explore=0.7, prior=0.3),
        "maestro": Settings(
            iterations=800,
            rounds=2,
            explore=0.1,
            prior=0.25,
            paired=True,
            alone=Settings(iterations=240, depth=24, explore=0.7, prior=0.3),
        ),
    },
    "intrigue": {
        "apprentice": Mix("progress", "rules", 0.7),
        "labourer": Mix("progress", "rules", 0.25),
        "journeyman": "rules",
        "master": Settings(iterations=50, depth=10),
        "maestro": Settings(iterations=300, depth=10),
    },
}
