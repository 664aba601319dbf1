"""What each action does at the table."""

from __future__ import annotations

from typing import Any

from tavola.core import generic
from tavola.core.bits import NONE, minus, plus
from tavola.core.generic import rule
from tavola.core.kernel import kernel
from tavola.games.builders.cards import AS_WORKER, COST, FIRST_MACHINE, MET, PAYS, POINTS, PRODUCES, UNMET, WORKERS
from tavola.games.builders.codes import (
    BUY,
    CHOOSE_FIRST,
    DEAL_WORKER,
    END,
    OPEN,
    RECRUIT,
    SEND,
    TAKE,
    TURN_BUILDING,
    TURN_WORKER,
)
from tavola.games.builders.position import ACTION_PRICE, BUILDING, NO_CARD, POSITION, WORKER
from tavola.games.builders.turn import (
    ask_chance,
    choose_first,
    deal_apprentice,
    end_turn,
    resume,
    turn_up_building,
    turn_up_worker,
)


@rule(generic.apply, POSITION)
def apply(position: Any, seat: Any, action: Any) -> Any:
    if action >= DEAL_WORKER:
        apply_chance(position, action)
    elif action >= SEND:
        site = (action - SEND) // WORKERS
        send(position, seat, action - SEND - site * WORKERS, site)
        resume(position)
    elif action >= RECRUIT:
        recruit(position, seat, action - RECRUIT)
    elif action >= OPEN:
        open_site(position, seat, action - OPEN)
    elif action >= TAKE:
        take_coins(position, seat, action - TAKE + 1)
        resume(position)
    elif action == BUY:
        buy_action(position, seat)
    elif action == END:
        end_turn(position, seat)


@kernel
def apply_chance(position: Any, action: Any) -> Any:
    if action >= CHOOSE_FIRST:
        choose_first(position, action - CHOOSE_FIRST)
    elif action >= TURN_BUILDING:
        turn_up_building(position, action - TURN_BUILDING)
    elif action >= TURN_WORKER:
        turn_up_worker(position, action - TURN_WORKER)
    else:
        deal_apprentice(position, action - DEAL_WORKER)


@kernel
def buy_action(position: Any, seat: Any) -> Any:
    """B7: there is an action now, so the turn goes on."""
    position.coins[seat] -= ACTION_PRICE
    position.actions += 1


@kernel
def take_coins(position: Any, seat: Any, actions: Any) -> Any:
    """B13: 1, 2 or 3 actions for 1, 3 or 6 écus."""
    position.actions -= actions
    position.coins[seat] += actions * (actions + 1) // 2


@kernel
def open_site(position: Any, seat: Any, site: Any) -> Any:
    """B8, B10: one action; the card's place in the row is filled again at once, as long as there are cards."""
    position.actions -= 1
    position.sites[seat] = plus(position.sites[seat], site)
    position.progress[site] = UNMET[site]
    row = minus(position.row_buildings, site)
    if position.top_building != NO_CARD:
        row = plus(row, position.top_building)
        position.top_building = NO_CARD
    position.row_buildings = row
    if position.hidden_buildings != NONE:
        ask_chance(position, BUILDING)
    else:
        resume(position)


@kernel
def recruit(position: Any, seat: Any, worker: Any) -> Any:
    """B9, B10: one action; the row is filled again as for buildings."""
    position.actions -= 1
    position.team[seat] = plus(position.team[seat], worker)
    row = minus(position.row_workers, worker)
    if position.top_worker != NO_CARD:
        row = plus(row, position.top_worker)
        position.top_worker = NO_CARD
    position.row_workers = row
    if position.hidden_workers != NONE:
        ask_chance(position, WORKER)
    else:
        resume(position)


@kernel
def send(position: Any, seat: Any, worker: Any, site: Any) -> Any:
    """B11: the wage, and n actions for the n-th worker sent to this site in this turn."""
    nth = position.sent[site] + 1
    position.actions -= nth
    position.coins[seat] -= COST[worker]
    progress = position.progress[site] + PRODUCES[worker]
    if progress & MET == MET:
        finish_site(position, seat, site)
    else:
        position.progress[site] = progress
        position.sent[site] = nth
        position.touched = plus(position.touched, site)
        position.on_site[site] = plus(position.on_site[site], worker)
        position.team[seat] = minus(position.team[seat], worker)


@kernel
def finish_site(position: Any, seat: Any, site: Any) -> Any:
    """B16-B18: a site whose needs are all met pays at once and frees its workers; a machine joins them.

    The worker who completes the site has not left the team.
    """
    team = position.team[seat] | position.on_site[site]
    if site >= FIRST_MACHINE:
        team = plus(team, site + AS_WORKER)
    position.team[seat] = team
    position.on_site[site] = NONE
    position.progress[site] = 0
    position.sent[site] = 0
    position.touched = minus(position.touched, site)
    position.sites[seat] = minus(position.sites[seat], site)
    position.finished[seat] = plus(position.finished[seat], site)
    position.coins[seat] += PAYS[site]
    position.points[seat] += POINTS[site]
