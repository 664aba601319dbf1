"""What a seat may know: everything (I3, I4). Cash is hidden in display only (table.py): public history fixes it."""

from __future__ import annotations

from typing import Any

from tavola.core import generic
from tavola.core.generic import rule
from tavola.core.kernel import kernel
from tavola.games.intrigue.position import MOST_PAYERS, MOST_SEATS, POSITION, VIEW


@kernel
def copy_fields(source: Any, target: Any) -> Any:
    """Everything but whose eye it is; positions and views have the same fields."""
    target.due = source.due
    for seat in range(MOST_SEATS):
        target.applicants[seat] = source.applicants[seat]
        target.cash[seat] = source.cash[seat]
        target.income[seat] = source.income[seat]
        target.free[seat] = source.free[seat]
        for occupation in range(4):
            target.unsent[seat, occupation] = source.unsent[seat, occupation]
            target.area[seat, occupation] = source.area[seat, occupation]
            target.holder[seat, occupation] = source.holder[seat, occupation]
    for i in range(MOST_PAYERS):
        target.paid[i] = source.paid[i]
        target.paid_by[i] = source.paid_by[i]
    target.paid_count = source.paid_count
    target.seats = source.seats
    target.phase = source.phase
    target.step = source.step
    target.lap = source.lap
    target.first = source.first
    target.palace = source.palace
    target.actor = source.actor
    target.employee = source.employee
    target.undecided = source.undecided
    target.to_send = source.to_send
    target.open_ledger = source.open_ledger
    target.statements = source.statements


@rule(generic.observe, POSITION)
def observe(position: Any, seat: Any, view: Any) -> Any:
    """I4: the view that bots get carries everyone's cash."""
    copy_fields(position, view)
    view.eye = seat


@rule(generic.resample, VIEW)
def resample(view: Any, rng: Any, position: Any) -> Any:
    """Nothing is unknown, so the only world is the true one."""
    copy_fields(view, position)
