"""Actions in their structured form and in notation: one word each, and both ways."""

from __future__ import annotations

from typing import Any

from tavola.core.errors import BadAction
from tavola.core.game import Data
from tavola.games.renaissance_man.cards import ACTIONS, FOUNDATION, MOST_KINDS, TYPES, card_name, kind_named
from tavola.games.renaissance_man.codes import (
    ACT,
    CARD,
    DEALER,
    DISCARD,
    DONE,
    DRAW,
    DROP,
    KEEP,
    KNIGHT,
    PASS,
    PLACE,
    REMOVE,
    RETURN,
    SET,
)

PLACES = tuple(f"{level}.{place}" for level in range(1, 6) for place in range(1, 7 - level))
"""The 15 places in their order."""
SPOT_OF_PLACE = {place: 6 * (int(place[0]) - 1) + int(place[2]) - 1 for place in PLACES}
PLACE_OF_SPOT = {spot: place for place, spot in SPOT_OF_PLACE.items()}

# kind: first code, the key of its part, and what the part is.
_SHAPES: dict[str, tuple[int, str, str]] = {
    "remove": (REMOVE, "place", "place"),
    "pass": (PASS, "", ""),
    "act": (ACT, "action", "action"),
    "set": (SET, "card", "foundation"),
    "keep": (KEEP, "", ""),
    "place": (PLACE, "place", "place"),
    "drop": (DROP, "token", "type"),
    "knight": (KNIGHT, "from", "type"),
    "card": (CARD, "card", "card"),
    "discard": (DISCARD, "card", "card"),
    "done": (DONE, "", ""),
    "dealer": (DEALER, "seat", "seat"),
    "draw": (DRAW, "card", "card"),
    "return": (RETURN, "card", "card"),
}
_WORDS: dict[str, tuple[str, ...]] = {"action": ACTIONS, "foundation": FOUNDATION, "type": TYPES}
_SPAN = {"place": 25, "action": 4, "foundation": 5, "type": 4, "card": MOST_KINDS, "seat": 4, "": 1}


def _codes() -> dict[int, tuple[str, str, int]]:
    """Every action's kind, what its part is, and the part's number."""
    return {
        first + rest: (kind, what, rest) for kind, (first, _, what) in _SHAPES.items() for rest in range(_SPAN[what])
    }


_CODES = _codes()


def split_action(record: Any, action: int) -> tuple[str, Any]:
    """The kind of an action, and its part as it is written (a seat is a number)."""
    if action in _CODES:
        kind, what, rest = _CODES[action]
        if what == "place" and rest in PLACE_OF_SPOT:
            return kind, PLACE_OF_SPOT[rest]
        if what == "card" and rest < int(record.kinds):
            return kind, card_name(record, rest)
        if what in _WORDS:
            return kind, _WORDS[what][rest]
        if what in ("seat", ""):
            return kind, rest if what else None
    raise BadAction(f"{action} is not an action of Renaissance Man.")


def join_action(record: Any, kind: str, part: Any) -> int:
    """The way back from split_action; BadAction if there is no such action."""
    if kind not in _SHAPES:
        raise BadAction(f"There is no action {kind!r}; the kinds are {', '.join(_SHAPES)}.")
    first, _, what = _SHAPES[kind]
    if not what:
        return first
    if what == "seat":
        if isinstance(part, int) and not isinstance(part, bool) and 0 <= part < _SPAN[what]:
            return first + part
    elif isinstance(part, str):
        if what == "place" and part in SPOT_OF_PLACE:
            return first + SPOT_OF_PLACE[part]
        if what in _WORDS and part in _WORDS[what]:
            return first + _WORDS[what].index(part)
        if what == "card":
            try:
                return first + kind_named(record, part)
            except ValueError:
                pass
    raise BadAction(f"{part!r} is no {what} for the action {kind}.")


def action_to_data(record: Any, seat: int, action: int) -> Data:
    kind, part = split_action(record, int(action))
    key = _SHAPES[kind][1]
    return {"kind": kind, key: part} if key else {"kind": kind}


def action_from_data(record: Any, seat: int, data: Data) -> int:
    kind = data.get("kind") if isinstance(data, dict) else None
    if not isinstance(kind, str) or kind not in _SHAPES:
        raise BadAction(f"An action needs a kind, one of {', '.join(_SHAPES)}.")
    key = _SHAPES[kind][1]
    if set(data) != ({"kind", key} if key else {"kind"}):
        wanted = f"kind and {key}" if key else "kind alone"
        raise BadAction(f"The action {kind} must have {wanted}, not {', '.join(map(str, data))}.")
    return join_action(record, kind, data.get(key))


# In notation an action phase reads as it is said: hire M-bk at:2.1, barter S-mk drop:baker, recruit K-mb from:knight.
_PREFIX = {"place": "at", "knight": "from", "draw": "draws", "return": "returns"}
_KIND = {prefix: kind for kind, prefix in _PREFIX.items()}


def write_action(record: Any, seat: int, action: int) -> str:
    kind, part = split_action(record, int(action))
    if kind in ("act", "card"):
        return str(part)
    return _PREFIX.get(kind, kind) if part is None else f"{_PREFIX.get(kind, kind)}:{part}"


def read_action(record: Any, seat: int, text: str) -> int:
    if text in ACTIONS:
        return join_action(record, "act", text)
    head, colon, part = text.partition(":")
    if not colon and text[1:2] == "-":
        return join_action(record, "card", text)
    kind = _KIND.get(head, head)
    if kind in _PREFIX and head != _PREFIX[kind]:
        kind = ""
    if kind not in _SHAPES or kind in ("act", "card") or bool(colon) != bool(_SHAPES[kind][1]):
        raise BadAction(f"{text!r} is not an action of Renaissance Man; examples: hire, M-bk, at:2.1, pass, done.")
    if kind == "dealer":
        return join_action(record, kind, int(part) if part.isascii() and part.isdecimal() and len(part) == 1 else part)
    return join_action(record, kind, part)
