"""The course of a game: set-up, turns, rounds and what ends them."""

from __future__ import annotations

from typing import Any

from tavola.core import generic
from tavola.core.bits import NONE, bit, count, lowest, minus, plus, rest
from tavola.core.generic import CHANCE_PENDING, rule
from tavola.core.kernel import kernel
from tavola.games.builders.cards import ALL_BUILDINGS, ALL_HUMANS
from tavola.games.builders.position import (
    ACTION_PRICE,
    BUILDING,
    DEAL,
    END_POINTS,
    FIRST,
    FREE_ACTIONS,
    MOST_SEATS,
    NO_CARD,
    NOBODY,
    OVER,
    POSITION,
    ROW,
    START_COINS,
    TURN,
    WORKER,
)


@rule(generic.setup, POSITION)
def setup(position: Any, seats: Any, options: Any) -> Any:
    """B4, B5: both stacks are full, everybody has 10 écus, and the apprentices are to be dealt."""
    position.hidden_workers = ALL_HUMANS
    position.row_workers = NONE
    position.hidden_buildings = ALL_BUILDINGS
    position.row_buildings = NONE
    position.touched = NONE
    for seat in range(MOST_SEATS):
        position.team[seat] = NONE
        position.sites[seat] = NONE
        position.finished[seat] = NONE
        position.coins[seat] = START_COINS if seat < seats else 0
        position.points[seat] = 0
    for site in range(len(position.on_site)):
        position.on_site[site] = NONE
        position.progress[site] = 0
        position.sent[site] = 0
    position.turn = NOBODY
    position.actions = 0
    position.first = NOBODY
    position.round_now = 1
    position.ending = 0
    position.top_worker = NO_CARD
    position.top_building = NO_CARD
    position.seats = seats
    position.open_stacks = options[0]
    position.rounds = options[1]
    ask_chance(position, DEAL)


@rule(generic.pending, POSITION)
def pending(position: Any) -> Any:
    return position.due


@kernel
def ask_chance(position: Any, stage: Any) -> Any:
    position.stage = stage
    position.due = CHANCE_PENDING


@kernel
def deal_apprentice(position: Any, worker: Any) -> Any:
    """B4: to the seats in order; the apprentices left over stay in the stack."""
    seat = 0
    while position.team[seat] != NONE:
        seat += 1
    position.hidden_workers = minus(position.hidden_workers, worker)
    position.team[seat] = bit(worker)
    if seat == position.seats - 1:
        position.stage = WORKER


@kernel
def turn_up_worker(position: Any, worker: Any) -> Any:
    """B5, B6, B10: into the row; where that is full already, the card is the visible top of its stack."""
    position.hidden_workers = minus(position.hidden_workers, worker)
    if count(position.row_workers) < ROW:
        position.row_workers = plus(position.row_workers, worker)
    else:
        position.top_worker = worker
    if position.turn != NOBODY:
        resume(position)
    elif count(position.row_workers) == ROW and (position.top_worker != NO_CARD or position.open_stacks == 0):
        position.stage = BUILDING


@kernel
def turn_up_building(position: Any, building: Any) -> Any:
    """B5, B6, B10: the same for buildings."""
    position.hidden_buildings = minus(position.hidden_buildings, building)
    if count(position.row_buildings) < ROW:
        position.row_buildings = plus(position.row_buildings, building)
    else:
        position.top_building = building
    if position.turn != NOBODY:
        resume(position)
    elif count(position.row_buildings) == ROW and (position.top_building != NO_CARD or position.open_stacks == 0):
        position.stage = FIRST


@kernel
def choose_first(position: Any, seat: Any) -> Any:
    """B5: the set-up is done."""
    position.first = seat
    begin_turn(position, seat)


@kernel
def begin_turn(position: Any, seat: Any) -> Any:
    """B7: three actions."""
    position.turn = seat
    position.actions = FREE_ACTIONS
    position.stage = TURN
    position.due = 1 << seat


@kernel
def resume(position: Any) -> Any:
    """After an action and all it leads to: the turn goes on, or ends by itself (B14)."""
    seat = position.turn
    if position.actions == 0 and position.coins[seat] < ACTION_PRICE:
        end_turn(position, seat)
    else:
        position.stage = TURN
        position.due = 1 << seat


@kernel
def end_turn(position: Any, seat: Any) -> Any:
    """B14, B19, B22: actions left are lost; after a full round the game may be over."""
    touched = position.touched
    while touched != NONE:
        position.sent[lowest(touched)] = 0
        touched = rest(touched)
    position.touched = NONE
    if position.points[seat] >= END_POINTS:
        position.ending = 1
    following = seat + 1
    if following == position.seats:
        following = 0
    if following != position.first:
        begin_turn(position, following)
    elif position.ending == 1 or position.round_now == position.rounds:
        end_game(position)
    else:
        position.round_now += 1
        begin_turn(position, following)


@kernel
def end_game(position: Any) -> Any:
    position.turn = NOBODY
    position.actions = 0
    position.stage = OVER
    position.due = 0
