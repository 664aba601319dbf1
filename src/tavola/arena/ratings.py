"""Ratings of many bots on one scale, by openskill's Bradley-Terry model with full pairing."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable
from typing import Any

from tavola.arena.intervals import Z
from tavola.arena.player import Record
from tavola.core.errors import TavolaError
from tavola.core.game import Data


def need_openskill() -> None:
    if importlib.util.find_spec("openskill") is None:
        raise TavolaError("Ratings need openskill: pip install 'tavola[arena]'.")


def rate(records: Iterable[Record], bots: list[str]) -> dict[str, Data]:
    """By bot: rating, its uncertainty and the 95% interval that follows from it. Games count in their order.

    Bots don't learn, so nothing is added to the uncertainty from game to game. A bot on several seats of a game gains
    and loses what all of these gain and lose.
    """
    need_openskill()
    from openskill.models import BradleyTerryFull

    model: Any = BradleyTerryFull(tau=0.0)
    ratings: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    played = set()
    for record in records:
        seats = record["seats"]
        if len(set(seats)) < 2:
            continue
        before = {bot: (ratings[bot].mu, ratings[bot].sigma) for bot in seats}
        teams = [[model.rating(mu=before[bot][0], sigma=before[bot][1])] for bot in seats]
        after = model.rate(teams, ranks=[float(rank) for rank in record["ranks"]])
        for bot, [rated] in zip(seats, after, strict=True):
            mu, sigma = before[bot]
            ratings[bot].mu += rated.mu - mu
            ratings[bot].sigma *= rated.sigma / sigma
        played.update(seats)
    return {
        bot: {
            "rating": found.mu,
            "sigma": found.sigma,
            "low": found.mu - Z * found.sigma,
            "high": found.mu + Z * found.sigma,
        }
        for bot, found in ratings.items()
        if bot in played
    }
