"""The table as a client is shown it: a view record becomes JSON-able data."""

from __future__ import annotations

from typing import Any

from tavola.core.game import SPECTATOR, Data
from tavola.core.record import plain
from tavola.games.builders.cards import BUILDING_NAMES, WORKER_NAMES
from tavola.games.builders.finish import merit, score
from tavola.games.builders.position import NO_CARD, NOBODY, OVER


def members(mask: Any) -> list[int]:
    mask, found = int(mask), []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def workers_of(mask: Any) -> list[str]:
    return [WORKER_NAMES[i] for i in members(mask)]


def buildings_of(mask: Any) -> list[str]:
    return [BUILDING_NAMES[i] for i in members(mask)]


def _seat_or_none(seat: Any) -> int | None:
    return None if seat == NOBODY else int(seat)


def _stack(row: list[str], hidden: Any, top: Any, names: tuple[str, ...]) -> Data:
    visible = None if top == NO_CARD else names[top]
    return {"row": row, "stack": int(hidden).bit_count() + (visible is not None), "top": visible}


def show_result(record: Any) -> Data:
    """B20, B21: shares of the win, ranks and scores, as if the game ended now."""
    seats = range(int(record.seats))
    merits = [int(merit(int(record.points[seat]), int(record.coins[seat]))) for seat in seats]
    ranks = [1 + sum(other > own for other in merits) for own in merits]
    return {
        "shares": [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks],
        "ranks": ranks,
        "scores": [int(score(int(record.points[seat]), int(record.coins[seat]))) for seat in seats],
    }


def _show_seat(view: Any, seat: int) -> Data:
    return {
        "coins": int(view.coins[seat]),
        "points": int(view.points[seat]),
        "team": workers_of(view.team[seat]),
        "sites": [
            {"site": BUILDING_NAMES[site], "workers": workers_of(view.on_site[site])}
            for site in members(view.sites[seat])
        ],
        "finished": buildings_of(view.finished[seat]),
    }


def show(record: Any) -> Data:
    view = plain(record)
    over = view.stage == OVER
    return {
        "game": "builders",
        "eye": None if view.eye == SPECTATOR else int(view.eye),
        "seats_count": int(view.seats),
        "options": {"open_stacks": bool(view.open_stacks), "rounds": int(view.rounds)},
        "phase": "over" if over else "setup" if view.turn == NOBODY else "turn",
        "result": show_result(view) if over else None,
        "round": int(view.round_now),
        "first": _seat_or_none(view.first),
        "turn": _seat_or_none(view.turn),
        "actions": int(view.actions),
        "sent": {BUILDING_NAMES[site]: int(view.sent[site]) for site in members(view.touched)},
        "ending": bool(view.ending),
        "workers": _stack(workers_of(view.row_workers), view.hidden_workers, view.top_worker, WORKER_NAMES),
        "buildings": _stack(buildings_of(view.row_buildings), view.hidden_buildings, view.top_building, BUILDING_NAMES),
        "seats": [_show_seat(view, seat) for seat in range(int(view.seats))],
    }
