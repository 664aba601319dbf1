"""Actions as integers, as structures ({"kind": ...}) and as one word: bribe:5000, send:doctor@3."""

from __future__ import annotations

from typing import Any

from tavola.core.errors import BadAction
from tavola.core.game import Data
from tavola.games.intrigue.position import (
    AREAS,
    BRIBE_ACTION,
    CHOOSE_ACTION,
    FIRST_ACTION,
    HIRE_ACTION,
    MOST_CASH,
    OCCUPATIONS,
    PLACE_ACTION,
    SEND_ACTION,
)

FIELDS = {
    "first": ("seat",),
    "place": ("occupation", "area"),
    "choose": ("owner", "occupation"),
    "send": ("occupation", "palace"),
    "hire": ("owner", "occupation", "area"),
    "bribe": ("ducats",),
}


def action_to_data(record: Any, seat: int, action: int) -> Data:
    """The structured form; it says all, so the record is not needed."""
    if action > BRIBE_ACTION:
        return {"kind": "bribe", "ducats": (action - BRIBE_ACTION) * 1000}
    if action >= HIRE_ACTION:
        occupation, choice = divmod(action - HIRE_ACTION, 20)
        return {
            "kind": "hire",
            "owner": choice >> 2,
            "occupation": OCCUPATIONS[occupation],
            "area": AREAS[choice & 3],
        }
    if action >= SEND_ACTION:
        occupation, palace = divmod(action - SEND_ACTION, 5)
        return {"kind": "send", "occupation": OCCUPATIONS[occupation], "palace": palace}
    if action >= CHOOSE_ACTION:
        occupation, owner = divmod(action - CHOOSE_ACTION, 5)
        return {"kind": "choose", "owner": owner, "occupation": OCCUPATIONS[occupation]}
    if action >= PLACE_ACTION:
        occupation, area = divmod(action - PLACE_ACTION, 4)
        return {"kind": "place", "occupation": OCCUPATIONS[occupation], "area": AREAS[area]}
    return {"kind": "first", "seat": action - FIRST_ACTION}


def action_from_data(record: Any, seat: int, data: Data) -> int:
    """The way back. Whether the action is allowed is not asked here."""
    kind = data.get("kind") if isinstance(data, dict) else None
    if not isinstance(kind, str) or kind not in FIELDS:
        raise BadAction(f"An action needs a kind that is one of {', '.join(FIELDS)}.")
    if data.keys() != {"kind", *FIELDS[kind]}:
        raise BadAction(f"An action of kind {kind} has exactly the fields {', '.join(('kind', *FIELDS[kind]))}.")
    if kind == "bribe":
        return BRIBE_ACTION + thousands(data["ducats"])
    if kind == "first":
        return FIRST_ACTION + seat_number(data["seat"])
    occupation = occupation_number(data["occupation"])
    if kind == "place":
        return PLACE_ACTION + occupation * 4 + area_number(data["area"])
    if kind == "choose":
        return CHOOSE_ACTION + occupation * 5 + seat_number(data["owner"])
    if kind == "send":
        return SEND_ACTION + occupation * 5 + seat_number(data["palace"])
    return HIRE_ACTION + occupation * 20 + seat_number(data["owner"]) * 4 + area_number(data["area"])


def thousands(ducats: Any) -> int:
    """I4: all money moves in multiples of 1,000. The upper limit is public: no seat can ever hold more."""
    if type(ducats) is not int or ducats % 1000 or not 1000 <= ducats <= MOST_CASH * 1000:
        raise BadAction(
            "An amount of ducats must be a multiple of 1000, at least 1000 and no more than anybody can own."
        )
    return ducats // 1000


def seat_number(seat: Any) -> int:
    if type(seat) is not int or not 0 <= seat < 5:
        raise BadAction(f"A seat must be a number from 0 to 4, not {seat!r}.")
    return seat


def occupation_number(occupation: Any) -> int:
    if occupation not in OCCUPATIONS:
        raise BadAction(f"An occupation must be one of {', '.join(OCCUPATIONS)}, not {occupation!r}.")
    return OCCUPATIONS.index(occupation)


def area_number(area: Any) -> int:
    if type(area) is not int or area not in AREAS:
        raise BadAction(f"An area must be one of {', '.join(map(str, AREAS))}, not {area!r}.")
    return AREAS.index(area)


def write_action(record: Any, seat: int, action: int) -> str:
    """first:2, bribe:5000, place:doctor@6000, hire:1:doctor@6000, choose:1:doctor, send:doctor@3."""
    data = action_to_data(record, seat, action)
    kind = data["kind"]
    if kind == "bribe":
        return f"bribe:{data['ducats']}"
    if kind == "first":
        return f"first:{data['seat']}"
    owner = f"{data['owner']}:" if "owner" in data else ""
    target = {"place": "area", "hire": "area", "send": "palace"}.get(kind)
    return f"{kind}:{owner}{data['occupation']}" + (f"@{data[target]}" if target else "")


def read_action(record: Any, seat: int, text: str) -> int:
    """The way back from a notation to the integer; only the very text that write_action gives is read."""
    kind, _, rest = text.partition(":")
    if kind not in FIELDS:
        raise BadAction(
            f"{text!r} is no action; write send:clerk@2, bribe:5000, place:doctor@6000, hire:2:priest@10000 or "
            "choose:0:clerk."
        )
    data: Data = {"kind": kind}
    if kind == "bribe":
        data["ducats"] = _number(rest)
    elif kind == "first":
        data["seat"] = _number(rest)
    elif kind in FIELDS:
        if "owner" in FIELDS[kind]:
            owner, _, rest = rest.partition(":")
            data["owner"] = _number(owner)
        data["occupation"], at, target = rest.partition("@")
        if at:
            data["palace" if kind == "send" else "area"] = _number(target)
    action = action_from_data(record, seat, data)
    if write_action(record, seat, action) != text:
        raise BadAction(f"{text!r} is no action; write it as {write_action(record, seat, action)}.")
    return action


def _number(text: str) -> Any:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 12 else text


def against_own(record: Any, seat: int, action: int) -> bool:
    """I19: whether a sending sets a scholar against another of its own colour. Interfaces warn before it."""
    if not SEND_ACTION <= action < HIRE_ACTION:
        return False
    occupation, palace = divmod(action - SEND_ACTION, 5)
    if palace == seat or palace >= record.seats:
        return False
    shift = (seat - palace - 1) % int(record.seats) * 8 + 2 * occupation
    return bool(int(record.applicants[palace]) >> shift & 1 or record.holder[palace, occupation] == seat)
