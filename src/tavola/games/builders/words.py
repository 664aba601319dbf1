"""Sentences for actions and events, in each language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tavola.core.game import Data
from tavola.core.language import say
from tavola.games.builders.actions import action_to_data, split_send
from tavola.games.builders.cards import COST

_CARDS = ("worker", "building", "site")


def say_card(locale: str, card: str) -> str:
    """A card's name: worker_07 -> labourer 7 (2 wood, 1 tile)."""
    return say(locale, "builders-" + card.replace("_", "-"))


def say_action(locale: str, record: Any, seat: int, action: int, names: Sequence[str] | None = None) -> str:
    """A sentence for a list of choices; no choice of this game names a player."""
    data = action_to_data(record, seat, action)
    kind = data.pop("kind")
    words = {name: say_card(locale, value) if name in _CARDS else value for name, value in data.items()}
    if kind == "end":
        words["actions"] = int(record.actions)
    elif kind == "take":
        words["coins"] = data["actions"] * (data["actions"] + 1) // 2
    elif kind == "send":
        worker, site = split_send(int(action))
        words["wage"] = int(COST[worker])
        words["actions"] = int(record.sent[site]) + 1
    elif kind == "deal":
        words["player"] = 1 + sum(bool(team) for team in record.team)
    elif kind == "first":
        words = {"player": data["seat"] + 1}
    return say(locale, f"builders-action-{kind.replace('_', '-')}", **words)


def say_event(locale: str, event: Data, names: list[str]) -> str:
    words: Data = {}
    for name, value in event.items():
        if name in _CARDS:
            words[name] = say_card(locale, value)
        elif name == "seat":
            words["seat"] = names[value]
        elif name == "seats":
            words["seats"] = _join(locale, [names[seat] for seat in value])
        elif name == "workers":
            words["workers"] = _join(locale, [say_card(locale, card) for card in value])
            words["workers_count"] = len(value)
        elif name == "top":
            words["top"] = "yes" if value else "no"
        elif name not in ("kind", "clause"):
            words[name] = value
    return say(locale, f"builders-event-{event['kind'].replace('_', '-')}", **words)


def _join(locale: str, parts: list[str]) -> str:
    if len(parts) == 1:
        return parts[0]
    return say(locale, "builders-and", some=", ".join(parts[:-1]), last=parts[-1])
