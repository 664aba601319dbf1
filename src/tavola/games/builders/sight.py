"""B15: everything is public but the order of the stacks, and that is decided only when a card is drawn."""

from __future__ import annotations

from typing import Any

from tavola.core import generic
from tavola.core.generic import rule
from tavola.core.kernel import kernel
from tavola.games.builders.position import POSITION, VIEW


@kernel
def copy_table(source: Any, target: Any) -> Any:
    target.hidden_workers = source.hidden_workers
    target.row_workers = source.row_workers
    target.hidden_buildings = source.hidden_buildings
    target.row_buildings = source.row_buildings
    target.touched = source.touched
    for seat in range(len(source.team)):
        target.team[seat] = source.team[seat]
        target.sites[seat] = source.sites[seat]
        target.finished[seat] = source.finished[seat]
        target.coins[seat] = source.coins[seat]
        target.points[seat] = source.points[seat]
    for site in range(len(source.on_site)):
        target.on_site[site] = source.on_site[site]
        target.progress[site] = source.progress[site]
        target.sent[site] = source.sent[site]
    target.due = source.due
    target.stage = source.stage
    target.turn = source.turn
    target.actions = source.actions
    target.first = source.first
    target.round_now = source.round_now
    target.ending = source.ending
    target.top_worker = source.top_worker
    target.top_building = source.top_building
    target.seats = source.seats
    target.rounds = source.rounds
    target.open_stacks = source.open_stacks


@rule(generic.observe, POSITION)
def observe(position: Any, seat: Any, view: Any) -> Any:
    copy_table(position, view)
    view.eye = seat


@rule(generic.resample, VIEW)
def resample(view: Any, rng: Any, position: Any) -> Any:
    copy_table(view, position)
