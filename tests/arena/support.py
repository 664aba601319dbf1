"""Small orders, and records without what depends on the machine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tavola.arena.command import order_of
from tavola.arena.player import Record
from tavola.arena.schedule import Order
from tavola.core.game import Data

SLOW = "tests.arena.bots:Slow"
SHORT: dict[str, Data] = {"builders": {"rounds": 4}, "renaissance_man": {"rounds": 4}, "intrigue": {}}


def small_order(game: str = "builders", bots: str = "rules,random", players: int | None = None, seed: int = 3) -> Order:
    return order_of(game, bots.split(","), players, seed, SHORT[game])


def timeless(records: Iterable[Record]) -> list[Any]:
    """Records in the order of their games, thinking time left out."""
    ordered = sorted(records, key=lambda record: record["number"])
    return [{key: value for key, value in record.items() if key != "seconds"} for record in ordered]


def without_time(report: Data) -> Data:
    return {key: value for key, value in report.items() if key != "thinking"}
