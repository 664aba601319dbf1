"""What happened at the table, for the log. Everything is public (I3, I4: the movements of money too)."""

from __future__ import annotations

from typing import Any

from tavola.core.game import Event
from tavola.games.intrigue import look
from tavola.games.intrigue.actions import action_to_data
from tavola.games.intrigue.look import Scholar
from tavola.games.intrigue.position import AREAS, BRIBE, OCCUPATIONS, OVER, ROUNDS, STEPS


def events(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    """The action itself, what followed from it, and how the game went on by itself."""
    data = action_to_data(before, seat, action)
    found = _TELL[data["kind"]](before, seat, data)
    if look.turn_now(after) != look.turn_now(before):
        found += _turns(before, after)
    if after.phase == BRIBE and after.paid_count == 0:  # no bribe yet: the step begins
        found.append(_step(after))
    if after.phase == OVER:
        found += _end(after)
    return found


def _first(before: Any, seat: int, data: dict[str, Any]) -> list[Event]:
    return [Event("first", "I5", {"seat": data["seat"]})]


def _bribe(before: Any, seat: int, data: dict[str, Any]) -> list[Event]:
    paying = look.payer(before)
    assert paying
    bank = not before.cash[seat]
    return [
        Event(
            "bribe",
            "I18" if bank else "I17",
            {
                "seat": seat,
                "palace": int(before.palace),
                "occupation": OCCUPATIONS[paying[0].occupation],
                "ducats": data["ducats"],
                "bank": bank,
                "employee": paying[1],
            },
        )
    ]


def _place(before: Any, seat: int, data: dict[str, Any]) -> list[Event]:
    occupation = OCCUPATIONS.index(data["occupation"])
    owner = next(s.owner for s in look.applicants(before, seat) if s.occupation == occupation)
    return [Event("place", "I14", _post(seat, owner, data["occupation"], data["area"]))]


def _hire(before: Any, seat: int, data: dict[str, Any]) -> list[Event]:
    won = Event("hire", "I15", _post(seat, data["owner"], data["occupation"], data["area"]))
    return [won, *_banished(before, seat, data, "I15", [])]


def _choose(before: Any, seat: int, data: dict[str, Any]) -> list[Event]:
    occupation = OCCUPATIONS.index(data["occupation"])
    old = Scholar(int(before.holder[seat, occupation]), occupation)
    kind = "keep" if data["owner"] == old.owner else "take"
    area = AREAS[before.area[seat, occupation]]
    won = Event(kind, "I16", _post(seat, data["owner"], data["occupation"], area))
    return [won, *_banished(before, seat, data, "I16", [old])]


def _banished(before: Any, seat: int, data: dict[str, Any], clause: str, old: list[Scholar]) -> list[Event]:
    """I15, I16: all rivals but one of the winner's scholars go to the island."""
    occupation = OCCUPATIONS.index(data["occupation"])
    losers = old + [s for s in look.applicants(before, seat) if s.occupation == occupation]
    losers.remove(Scholar(data["owner"], occupation))
    return [
        Event("banish", clause, {"seat": seat, "owner": loser.owner, "occupation": data["occupation"]})
        for loser in losers
    ]


def _post(seat: int, owner: int, occupation: str, area: int) -> dict[str, Any]:
    return {"seat": seat, "owner": owner, "occupation": occupation, "area": area}


def _send(before: Any, seat: int, data: dict[str, Any]) -> list[Event]:
    return [Event("send", "I9", {"seat": seat, "occupation": data["occupation"], "palace": data["palace"]})]


_TELL = {"first": _first, "bribe": _bribe, "place": _place, "hire": _hire, "choose": _choose, "send": _send}


def _turns(before: Any, after: Any) -> list[Event]:
    """I6, I7: the turns that began with this action; those without any choice pass at once."""
    seats = int(after.seats)
    last = min(look.turn_now(after), ROUNDS * seats - 1)
    found = []
    for turn in range(look.turn_now(before) + 1, last + 1):
        lap, place = divmod(turn, seats)
        seat = (int(after.first) + place) % seats
        if place == 0:
            found.append(Event("round", "I6", {"round": lap + 1}))
        found.append(Event("turn", "I6", {"seat": seat, "round": lap + 1}))
        if after.income[seat]:
            found.append(Event("collect", "I7", {"seat": seat, "ducats": int(after.income[seat]) * 1000}))
    return found


def _step(after: Any) -> Event:
    """I13: which applications are dealt with now."""
    names = [OCCUPATIONS[occupation] for occupation in look.undecided(after)]
    clause = {"uncontested": "I14", "external": "I15", "internal": "I16"}[STEPS[after.step] or ""]
    return Event("step", clause, {"seat": int(after.palace), "step": STEPS[after.step], "occupations": names})


def _end(after: Any) -> list[Event]:
    """I10: the final salaries, and who has won."""
    seats = range(after.seats)
    found = [
        Event("final", "I10", {"seat": seat, "ducats": int(after.income[seat]) * 1000})
        for seat in seats
        if after.income[seat]
    ]
    scores = [int(after.cash[seat]) * 1000 for seat in seats]
    winners = [seat for seat in seats if scores[seat] == max(scores)]
    return [*found, Event("over", "I10", {"winners": winners, "scores": scores})]
