"""The table as a client is shown it: a view record becomes JSON-able data."""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import Any

from tavola.core.game import SPECTATOR, Data
from tavola.core.record import bytes_of, reader
from tavola.games.builders.cards import BUILDING_NAMES, WORKER_NAMES
from tavola.games.builders.finish import merit, score
from tavola.games.builders.position import NO_CARD, NOBODY, OVER, POSITION, VIEW

_read = reader(POSITION)
_EYE = VIEW.itemsize - POSITION.itemsize
"""How many bytes of a view are before those of a position."""


# Sets of cards change by a card now and then, and are shown after every move.


@lru_cache(maxsize=4096)
def _members(mask: int) -> tuple[int, ...]:
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return tuple(found)


def members(mask: Any) -> tuple[int, ...]:
    return _members(int(mask))


@lru_cache(maxsize=4096)
def _workers(mask: int) -> tuple[str, ...]:
    return tuple(WORKER_NAMES[i] for i in members(mask))


@lru_cache(maxsize=4096)
def _buildings(mask: int) -> tuple[str, ...]:
    return tuple(BUILDING_NAMES[i] for i in members(mask))


def workers_of(mask: Any) -> list[str]:
    return [*_workers(int(mask))]


def buildings_of(mask: Any) -> list[str]:
    return [*_buildings(int(mask))]


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


@lru_cache(maxsize=4096)
def _site(site: int, workers: int) -> Data:
    return {"site": BUILDING_NAMES[site], "workers": workers_of(workers)}


def _show_seat(view: Any, seat: int) -> Data:
    on_site = view.on_site
    return {
        "coins": view.coins[seat],
        "points": view.points[seat],
        "team": workers_of(view.team[seat]),
        "sites": [_site(site, on_site[site]) for site in members(view.sites[seat])],
        "finished": buildings_of(view.finished[seat]),
    }


def show(record: Any) -> Data:
    """Nothing here depends on whose eye it is, so what was made for one is given to the next that looks at the same."""
    view = bytes_of(record)
    eye = int.from_bytes(view[:_EYE], sys.byteorder)
    return {"game": "builders", "eye": None if eye == SPECTATOR else eye, **_show_table(view[_EYE:])}


@lru_cache(maxsize=16)
def _show_table(table: bytes) -> Data:
    """From what follows the eye in a view: the fields of a position. Whoever gets it must not change what is in it."""
    view = _read(table)
    over = view.stage == OVER
    return {
        "seats_count": view.seats,
        "options": {"open_stacks": bool(view.open_stacks), "rounds": view.rounds},
        "phase": "over" if over else "setup" if view.turn == NOBODY else "turn",
        "result": show_result(view) if over else None,
        "round": view.round_now,
        "first": _seat_or_none(view.first),
        "turn": _seat_or_none(view.turn),
        "actions": view.actions,
        "sent": {BUILDING_NAMES[site]: view.sent[site] for site in members(view.touched)},
        "ending": bool(view.ending),
        "workers": _stack(workers_of(view.row_workers), view.hidden_workers, view.top_worker, WORKER_NAMES),
        "buildings": _stack(buildings_of(view.row_buildings), view.hidden_buildings, view.top_building, BUILDING_NAMES),
        "seats": [_show_seat(view, seat) for seat in range(view.seats)],
    }
