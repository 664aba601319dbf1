"""Terms: what somebody says that a seat will do (I23).

    {"kind": "pay", "owner": s, "occupation": o, "palace": p, "ducats": k}          at least k for that scholar there
    {"kind": "place", "palace": p, "owner": s, "occupation": o, "area": a}          at least that area
    {"kind": "choose" | "banish", "palace": p, "owner": s, "occupation": o}
    {"kind": "protect", "palace": p, "owner": s, "occupation": o, "round": 1..5}
    {"kind": "send" | "not_send", "seat": s, "occupation": o, "palace": p, "round": 1..4}

In one line: pay(0d@1,5000) place(0d@1,6000) choose(0d@1) banish(0d@1) protect(0d@1,4) send(0d@1,3) not_send(0d@1,3).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from tavola.core.errors import BadAction
from tavola.core.game import Data
from tavola.games.intrigue.actions import area_number, occupation_number, seat_number, thousands
from tavola.games.intrigue.position import OCCUPATIONS, ROUNDS, SENDING_ROUNDS

_SCHOLAR = ("palace", "owner", "occupation")
FIELDS = {
    "pay": ("owner", "occupation", "palace", "ducats"),
    "place": (*_SCHOLAR, "area"),
    "choose": _SCHOLAR,
    "banish": _SCHOLAR,
    "protect": (*_SCHOLAR, "round"),
    "send": ("seat", "occupation", "palace", "round"),
    "not_send": ("seat", "occupation", "palace", "round"),
}
AMOUNTS = {"pay": "ducats", "place": "area", "protect": "round", "send": "round", "not_send": "round"}
"""The field that says how much, how high or when."""

_LETTERS = "".join(name[0] for name in OCCUPATIONS)
_TEXT = re.compile(rf"([a-z_]+)\(([0-4])([{_LETTERS}])@([0-4])(?:,(\d{{1,7}}))?\)")


@dataclass(frozen=True)
class Term:
    kind: str
    owner: int
    """Whose scholar it is; in send and not_send the player who sends."""
    occupation: int
    palace: int
    amount: int = 0
    """Ducats (pay), the least area (place) or the round (protect, send, not_send)."""

    @property
    def actor(self) -> int:
        """Whose act it is (I24, second column)."""
        return self.owner if self.kind in ("pay", "send", "not_send") else self.palace

    def to_data(self) -> Data:
        values = {
            "owner": self.owner,
            "seat": self.owner,
            "occupation": OCCUPATIONS[self.occupation],
            "palace": self.palace,
            "ducats": self.amount,
            "area": self.amount,
            "round": self.amount,
        }
        return {"kind": self.kind, **{field: values[field] for field in FIELDS[self.kind]}}

    def write(self) -> str:
        amount = f",{self.amount}" if self.kind in AMOUNTS else ""
        return f"{self.kind}({self.owner}{_LETTERS[self.occupation]}@{self.palace}{amount})"


def term_from_data(data: Any) -> Term:
    """BadAction if it is no term."""
    kind = data.get("kind") if isinstance(data, dict) else None
    if not isinstance(kind, str) or kind not in FIELDS:
        raise BadAction(f"A term needs a kind that is one of {', '.join(FIELDS)}.")
    if data.keys() != {"kind", *FIELDS[kind]}:
        raise BadAction(f"A term of kind {kind} has exactly the fields {', '.join(('kind', *FIELDS[kind]))}.")
    owner = seat_number(data["seat" if "seat" in data else "owner"])
    palace = seat_number(data["palace"])
    if owner == palace:
        raise BadAction("A term speaks of a scholar at a foreign palace: no scholar applies at its own.")
    return Term(kind, owner, occupation_number(data["occupation"]), palace, _amount(kind, data))


def _amount(kind: str, data: Data) -> int:
    if kind == "pay":
        return thousands(data["ducats"]) * 1000
    if kind == "place":
        area_number(data["area"])
        return int(data["area"])
    if kind not in AMOUNTS:
        return 0
    last = ROUNDS if kind == "protect" else SENDING_ROUNDS
    lap = data["round"]
    if type(lap) is not int or not 1 <= lap <= last:
        raise BadAction(f"The round of a {kind} must be a number from 1 to {last}, not {lap!r}.")
    return lap


def read_term(text: str) -> Term:
    """The way back from one line."""
    match = _TEXT.fullmatch(text)
    if not match or match[1] not in FIELDS or (match[5] is None) == (match[1] in AMOUNTS):
        raise BadAction(f"A term is written like pay(0d@1,5000) or choose(0d@1), not {text!r}.")
    kind = match[1]
    data: Data = {
        "kind": kind,
        "seat" if "seat" in FIELDS[kind] else "owner": int(match[2]),
        "occupation": OCCUPATIONS[_LETTERS.index(match[3])],
        "palace": int(match[4]),
    }
    if kind in AMOUNTS:
        data[AMOUNTS[kind]] = int(match[5])
    return term_from_data(data)
