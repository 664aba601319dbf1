"""Actions between their integers, their structured form and their notation."""

from __future__ import annotations

from functools import cache
from typing import Any

from tavola.core.errors import BadAction
from tavola.core.game import Data
from tavola.games.builders import codes
from tavola.games.builders.cards import APPRENTICES, BUILDING_NAMES, HUMANS, WORKER_NAMES, WORKERS
from tavola.games.builders.position import MOST_SEATS

HUMAN_NAMES = WORKER_NAMES[:HUMANS]
APPRENTICE_NAMES = tuple(name for i, name in enumerate(HUMAN_NAMES) if int(APPRENTICES) >> i & 1)

# kind -> (first code, its parts from the slowest to the fastest: name and what it may be)
Parts = tuple[tuple[str, tuple[Any, ...]], ...]
KINDS: dict[str, tuple[int, Parts]] = {
    "end": (codes.END, ()),
    "buy": (codes.BUY, ()),
    "take": (codes.TAKE, (("actions", tuple(range(1, codes.MOST_TAKEN + 1))),)),
    "open": (codes.OPEN, (("site", BUILDING_NAMES),)),
    "recruit": (codes.RECRUIT, (("worker", HUMAN_NAMES),)),
    "send": (codes.SEND, (("site", BUILDING_NAMES), ("worker", WORKER_NAMES))),
    "deal": (codes.DEAL_WORKER, (("worker", APPRENTICE_NAMES),)),
    "turn_worker": (codes.TURN_WORKER, (("worker", HUMAN_NAMES),)),
    "turn_building": (codes.TURN_BUILDING, (("building", BUILDING_NAMES),)),
    "first": (codes.CHOOSE_FIRST, (("seat", tuple(range(MOST_SEATS))),)),
}


def split_send(action: int) -> tuple[int, int]:
    """Worker and site of a send."""
    site, worker = divmod(action - codes.SEND, WORKERS)
    return worker, site


@cache
def _parts(action: int) -> tuple[tuple[str, Any], ...]:
    if not 0 <= action < codes.CODES:
        raise BadAction(f"{action} is no action; actions of builders are from 0 to {codes.CODES - 1}.")
    kind = max((kind for kind in KINDS if KINDS[kind][0] <= action), key=lambda kind: KINDS[kind][0])
    base, parts = KINDS[kind]
    if kind == "send":
        worker, site = split_send(action)
        return ("kind", kind), ("worker", WORKER_NAMES[worker]), ("site", BUILDING_NAMES[site])
    return ("kind", kind), *((name, values[action - base]) for name, values in parts)


def _data(action: int) -> Data:
    return dict(_parts(action))


def action_to_data(record: Any, seat: int, action: int) -> Data:
    return _data(int(action))


def _find(name: str, value: Any, values: tuple[Any, ...]) -> int:
    if type(value) is type(values[0]) and value in values:
        return values.index(value)
    raise BadAction(f"{name} must be from {values[0]} to {values[-1]}, not {value!r}.")


def action_from_data(record: Any, seat: int, data: Data) -> int:
    kind = data.get("kind") if isinstance(data, dict) else None
    if not isinstance(kind, str) or kind not in KINDS:
        raise BadAction(f"An action's kind must be one of {', '.join(KINDS)}, not {kind!r}.")
    base, parts = KINDS[kind]
    if set(data) != {"kind", *(name for name, _ in parts)}:
        wanted = " and ".join(name for name, _ in parts) or "nothing else"
        raise BadAction(f"An action of kind {kind} must give {wanted} besides its kind.")
    offset = 0
    for name, values in parts:
        offset = offset * len(values) + _find(name, data[name], values)
    return base + offset


# Notation: kind:card, send:worker@site; a card is w01..w42, b01..b34 or m1..m8.


def write_card(name: str) -> str:
    """worker_07 -> w07, machine_03 -> m3."""
    kind, number = name.split("_")
    return f"m{int(number)}" if kind == "machine" else f"{kind[0]}{number}"


WORKER_CARDS = {write_card(name): i for i, name in enumerate(WORKER_NAMES)}
BUILDING_CARDS = {write_card(name): i for i, name in enumerate(BUILDING_NAMES)}


def write_action(record: Any, seat: int, action: int) -> str:
    return _word(int(action))


@cache
def _word(action: int) -> str:
    data = _data(action)
    match data["kind"]:
        case "send":
            return f"send:{write_card(data['worker'])}@{write_card(data['site'])}"
        case "take":
            return f"take:{data['actions']}"
        case "first":
            return f"first:{data['seat']}"
        case "turn_worker":
            return f"turn:{write_card(data['worker'])}"
        case "turn_building":
            return f"turn:{write_card(data['building'])}"
        case "open" | "recruit" | "deal":
            return f"{data['kind']}:{write_card(data.get('site') or data['worker'])}"
        case kind:
            return str(kind)


def _notations() -> dict[str, int]:
    plain = {write_action(None, 0, action): action for action in range(codes.CODES)}
    assert len(plain) == codes.CODES
    return plain


_NOTATIONS = _notations()


def read_action(record: Any, seat: int, text: str) -> int:
    if text in _NOTATIONS:
        return _NOTATIONS[text]
    raise BadAction(
        f"{text!r} says no action; write end, buy, take:2, open:b12, recruit:w07 or send:w07@b12 (machines: m1 to m8)."
    )
