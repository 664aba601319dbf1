"""Sentences for actions and events, in each language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tavola.core.game import CHANCE, Data
from tavola.core.language import say
from tavola.games.renaissance_man.actions import action_to_data
from tavola.games.renaissance_man.cards import ACTIONS, FOUNDATION, TYPES, card_from_name, card_name
from tavola.games.renaissance_man.events import draw_target, worker_name
from tavola.games.renaissance_man.position import RECRUIT

PREFIX = "renaissance-man-"
AREAS = dict(zip(TYPES, ("coin", "book", "bread", "shield"), strict=True))
"""R4: each type's area, by its sign."""
_TOKENS = ("token", "dropped")
_AREAS = ("area", "from")


def say_card(locale: str, name: str) -> str:
    """M-bk -> the merchant who needs baker and knight; a foundation card is its type alone."""
    if name in FOUNDATION:
        return say(locale, f"{PREFIX}the-{name}")
    card = card_from_name(name)
    left, right, offer_left, offer_right = (
        say(locale, f"{PREFIX}{TYPES[part]}")
        for part in (card.need_left, card.need_right, card.offer_left, card.offer_right)
    )
    needs = {"worker": say(locale, f"{PREFIX}the-{TYPES[card.type]}"), "left": left, "right": right}
    if (card.offer_left, card.offer_right) == (card.type, card.type):
        return say(locale, f"{PREFIX}card", **needs)
    return say(locale, f"{PREFIX}card-offers", **needs, offer_left=offer_left, offer_right=offer_right)


def say_area(locale: str, area: str) -> str:
    return say(locale, f"{PREFIX}area-{AREAS[area]}")


def say_token(locale: str, token: str) -> str:
    return say(locale, f"{PREFIX}token-{token}")


def say_action(locale: str, record: Any, seat: int, action: int, names: Sequence[str] | None = None) -> str:
    """A sentence for a list of choices; no choice of this game names a player."""
    data = action_to_data(record, seat, action)
    kind = data["kind"]
    if kind == "act":
        return say(locale, f"{PREFIX}action-{data['action']}")
    words = _words(locale, data)
    if kind == "dealer":
        words["player"] = data["seat"] + 1
    elif kind == "draw":
        words |= _draw_words(locale, record)
    elif kind == "set":
        words["number"] = sum(int(record.laid[seat]) >> 3 * place & 7 != 0 for place in range(4)) + 1
    elif kind == "remove":
        level, position = data["place"].split(".")
        words["card"] = say_card(locale, worker_name(record, seat, 6 * (int(level) - 1) + int(position) - 1))
    elif kind == "card":
        words |= _card_words(locale, record, seat, data["card"])
    elif kind in ("place", "keep"):
        words["card"] = say_card(locale, _card_to_place(record, seat))
    return say(locale, f"{PREFIX}action-{kind}", **words)


def _draw_words(locale: str, record: Any) -> Data:
    target = draw_target(record)
    area = TYPES[int(record.area)] if target == "area" else TYPES[0]
    return {"target": target, "area": say_area(locale, area), "player": int(record.drawer) + 1}


def _card_words(locale: str, record: Any, seat: int, card: str) -> Data:
    """What the card is played for: the action that the draft has named, and what comes of it."""
    act = int(record.act[seat])
    kind = TYPES[card_from_name(card).type]
    return {
        "action": ACTIONS[act - 1] if 1 <= act <= len(ACTIONS) else "none",
        "token": say_token(locale, kind),
        "area": say_area(locale, kind),
    }


def _card_to_place(record: Any, seat: int) -> str:
    """The recruit that was won, the card to hire, or else a Renaissance Man."""
    if int(record.phase) == RECRUIT and int(record.recruits[int(record.area)]):
        return card_name(record, int(record.recruits[int(record.area)]) - 1)
    if seat != CHANCE and int(record.card[seat]):
        return card_name(record, int(record.card[seat]) - 1)
    return "man"


def say_event(locale: str, event: Data, names: list[str]) -> str:
    words = _words(locale, event)
    if "seat" in event:
        words["seat"] = names[event["seat"]]
    if "seats" in event:
        words["seats"] = _join(locale, [names[seat] for seat in event["seats"]])
    return say(locale, f"{PREFIX}event-{event['kind'].replace('_', '-')}", **words)


def _words(locale: str, data: Data) -> Data:
    """The values of an action or event as they stand in a sentence; what is missing or secret is `none`."""
    words: Data = {}
    for name, value in data.items():
        if name in ("kind", "clause", "seat", "seats"):
            continue
        if value is None:
            words[name] = "none"
        elif name == "card":
            words[name] = say_card(locale, value)
        elif name == "cards":
            words[name] = _join(locale, [say_card(locale, card) for card in value])
        elif name in _TOKENS:
            words[name] = say_token(locale, value)
        elif name in _AREAS:
            words[name] = say_area(locale, value)
        else:
            words[name] = value
    if "from" in data and data["from"] == data.get("area"):
        words["from"] = "same"
    return words


def _join(locale: str, parts: list[str]) -> str:
    if len(parts) == 1:
        return parts[0]
    return say(locale, f"{PREFIX}and", some=", ".join(parts[:-1]), last=parts[-1])
