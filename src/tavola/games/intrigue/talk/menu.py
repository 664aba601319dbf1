"""What a seat may say now, for menus of people and for bots (I23).

Nothing here depends on anybody's cash (I4): amounts go up to a public constant.
"""

from __future__ import annotations

from typing import Any

from tavola.core.game import Data
from tavola.games.intrigue import look
from tavola.games.intrigue.position import AREAS, OCCUPATIONS, ROUNDS, SENDING_ROUNDS
from tavola.games.intrigue.talk.ledger import Ledger

MENU_DUCATS = 30
"""The highest amount of a menu, in thousands."""


def answers(ledger: Ledger, seat: int) -> list[Data]:
    """Complete statements about earlier ones: accept, reject, withdraw, accuse."""
    found = []
    for offer in ledger.waiting.values():
        if offer.to == seat:
            found += [_about(seat, offer.sender, act, offer.number) for act in ("accept", "reject")]
        if offer.sender == seat:
            found.append(_about(seat, offer.to, "withdraw", offer.number))
    for entry in ledger.entries.values():
        if entry.breakers and entry.breakers[0] != seat:
            found.append(_about(seat, entry.breakers[0], "accuse", entry.number))
    return found


def _about(seat: int, to: int | None, act: str, on: int) -> Data:
    return {"from": seat, "to": to, "act": act, "on": on, "if": [], "then": []}


def forms(record: Any, seat: int) -> list[Data]:
    """Acts that begin something: whom they may address, and whose acts their sides list.

    "if" and "then" are "speaker", "addressee", "anybody" or null; `least_if` and `least_then` say whether a side may be
    empty. Take the terms from `terms(record, actor)`.
    """
    others: list[int | None] = [other for other in range(record.seats) if other != seat]
    anyone: list[int | None] = [*others, None]
    return [
        _form("offer", others, "addressee", "speaker", 0, 1),
        _form("demand", others, "speaker", "addressee", 0, 1),
        _form("promise", anyone, "anybody", "speaker", 0, 1),
        _form("threaten", anyone, "anybody", "speaker", 1, 1),
        _form("ask", anyone, "anybody", "anybody", 0, 0),
    ]


def _form(act: str, to: list[int | None], if_actor: str, then_actor: str, least_if: int, least_then: int) -> Data:
    return {
        "act": act, "to": to, "if": if_actor, "then": then_actor, "least_if": least_if, "least_then": least_then,
    }  # fmt: skip


def terms(record: Any, actor: int) -> list[Data]:
    """Terms that are acts of one seat and may still matter. A field with a list is a choice among its values."""
    seats = range(record.seats)
    found = [term for palace in seats if palace != actor for term in _payments(record, actor, palace)]
    for owner in seats:
        if owner != actor:
            found += _decisions(record, actor, owner)
    return found + _sendings(record, actor)


def _here(record: Any, palace: int, owner: int) -> list[int]:
    """Occupations of which the owner has a scholar at the palace, or one that may still come."""
    there = [s.occupation for s in look.applicants(record, palace) if s.owner == owner]
    return [
        occupation
        for occupation in range(4)
        if occupation in there or record.holder[palace][occupation] == owner or record.unsent[owner][occupation]
    ]


def _payments(record: Any, actor: int, palace: int) -> list[Data]:
    amounts = [1000 * k for k in range(1, MENU_DUCATS + 1)]
    return [
        {"kind": "pay", "owner": actor, "occupation": OCCUPATIONS[occupation], "palace": palace, "ducats": amounts}
        for occupation in _here(record, palace, actor)
    ]


def _decisions(record: Any, palace: int, owner: int) -> list[Data]:
    found: list[Data] = []
    rounds = _rounds_left(record, palace, ROUNDS)
    for occupation in _here(record, palace, owner):
        scholar = {"palace": palace, "owner": owner, "occupation": OCCUPATIONS[occupation]}
        area = int(record.area[palace][occupation])
        free = [a for i, a in enumerate(AREAS) if record.free[palace] >> i & 1]
        areas = free if area < 0 else [a for a in AREAS if a <= AREAS[area]]  # I11: its area is fixed
        found.append({"kind": "place", **scholar, "area": areas})
        found.append({"kind": "choose", **scholar})
        found.append({"kind": "banish", **scholar})
        if rounds:
            found.append({"kind": "protect", **scholar, "round": rounds})
    return found


def _sendings(record: Any, seat: int) -> list[Data]:
    rounds = _rounds_left(record, seat, SENDING_ROUNDS)
    palaces = [palace for palace in range(record.seats) if palace != seat]
    if not rounds:
        return []
    return [
        {"kind": kind, "seat": seat, "occupation": OCCUPATIONS[occupation], "palace": palaces, "round": rounds}
        for occupation in range(4)
        if record.unsent[seat][occupation]
        for kind in ("send", "not_send")
    ]


def _rounds_left(record: Any, seat: int, last: int) -> list[int]:
    if record.first < 0:
        return list(range(1, last + 1))
    now = look.turn_now(record)
    return [lap for lap in range(1, last + 1) if look.turn_number(record, seat, lap) >= now]
