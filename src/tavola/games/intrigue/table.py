"""A view as people are shown it, JSON-able. Here, and only here, the others' cash is dropped (I4)."""

from __future__ import annotations

from typing import Any

from tavola.core.game import Data
from tavola.core.generic import CHANCE
from tavola.core.record import plain
from tavola.games.intrigue import look
from tavola.games.intrigue.look import Scholar
from tavola.games.intrigue.position import AREAS, BRIBE, OCCUPATIONS, OVER, PHASES, STEPS


def show(record: Any) -> Data:
    view = plain(record)
    eye = int(view.eye)
    paying = look.payer(view)
    occupation = look.deciding(view)
    return {
        "game": "intrigue",
        "eye": eye if eye < CHANCE else None,
        "seats_count": int(view.seats),
        "options": {"open_ledger": bool(view.open_ledger), "statements": int(view.statements)},
        "phase": PHASES[view.phase],
        "round": int(view.lap),
        "first": int(view.first) if view.first >= 0 else None,
        "palace": int(view.palace) if view.palace >= 0 else None,
        "step": STEPS[view.step],
        "payer": int(view.actor) if view.phase == BRIBE else None,
        "scholar": scholar_data(paying[0]) if paying else None,
        "employee": bool(view.employee),
        "occupation": None if occupation is None else OCCUPATIONS[occupation],
        "bribes": [
            {**scholar_data(scholar), "ducats": ducats, "bank": bank, "employee": employee}
            for scholar, ducats, bank, employee in look.bribes(view)
        ],
        "to_send": int(view.to_send),
        "seats": [_seat(view, seat, eye) for seat in range(view.seats)],
        "island": [
            {"owner": owner, "occupation": OCCUPATIONS[occupation], "count": count}
            for owner, counts in enumerate(look.island(view))
            for occupation, count in enumerate(counts)
            if count
        ],
        "result": _result(view),
    }


def scholar_data(scholar: Scholar) -> Data:
    return {"owner": scholar.owner, "occupation": OCCUPATIONS[scholar.occupation]}


def _seat(view: Any, seat: int, eye: int) -> Data:
    shown = seat == eye or view.open_ledger or view.phase == OVER
    return {
        "cash": int(view.cash[seat]) * 1000 if shown else None,
        "unsent": {name: view.unsent[seat][i] for i, name in enumerate(OCCUPATIONS)},
        "palace": [
            {
                "area": area,
                "occupation": OCCUPATIONS[holder.occupation] if holder else None,
                "owner": holder.owner if holder else None,
            }
            for area, holder in zip(AREAS, look.employed(view, seat), strict=True)
        ],
        "applicants": [scholar_data(scholar) for scholar in look.applicants(view, seat)],
    }


def _result(view: Any) -> Data | None:
    """I10."""
    if view.phase != OVER:
        return None
    cash = [int(view.cash[seat]) for seat in range(view.seats)]
    winners = cash.count(max(cash))
    return {
        "shares": [1 / winners if own == max(cash) else 0.0 for own in cash],
        "ranks": [1 + sum(other > own for other in cash) for own in cash],
        "scores": [own * 1000 for own in cash],
    }
