"""What happened, for the log: the action itself and everything that followed from it."""

from __future__ import annotations

from typing import Any

from tavola.core.game import Data, Event
from tavola.core.record import plain
from tavola.games.builders.actions import action_to_data, split_send
from tavola.games.builders.cards import BUILDING_NAMES, COST, FIRST_MACHINE, PAYS, POINTS, WORKER_NAMES
from tavola.games.builders.finish import score
from tavola.games.builders.position import ACTION_PRICE, FREE_ACTIONS, NO_CARD, NOBODY, OVER
from tavola.games.builders.table import show_result, workers_of


def events(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    before, after = plain(before), plain(after)
    data = action_to_data(before, seat, action)
    kind = data.pop("kind")
    told = _TELL[kind](before, seat, action, after, data)
    return told + _turn_events(before, kind, after)


def _deal(before: Any, seat: int, action: int, after: Any, data: Data) -> list[Event]:
    receiver = next(seat for seat in range(int(before.seats)) if not before.team[seat])
    return [Event("deal", "B4", {"seat": receiver, **data})]


def _turn_worker(before: Any, seat: int, action: int, after: Any, data: Data) -> list[Event]:
    return [_turned("turn_worker", before, after.top_worker != NO_CARD, data)]


def _turn_building(before: Any, seat: int, action: int, after: Any, data: Data) -> list[Event]:
    return [_turned("turn_building", before, after.top_building != NO_CARD, data)]


def _turned(kind: str, before: Any, top: bool, data: Data) -> Event:
    """A card into its row (B5 in the set-up, B10 later), or onto its stack as the visible top (B6)."""
    clause = "B6" if top else "B5" if before.turn == NOBODY else "B10"
    return Event(kind, clause, {**data, "top": bool(top)})


def _first(before: Any, seat: int, action: int, after: Any, data: Data) -> list[Event]:
    return [Event("first", "B5", data)]


def _buy(before: Any, seat: int, action: int, after: Any, data: Data) -> list[Event]:
    return [Event("buy", "B7", {"seat": seat, "coins": ACTION_PRICE, "actions": int(after.actions)})]


def _take(before: Any, seat: int, action: int, after: Any, data: Data) -> list[Event]:
    return [Event("take", "B13", {"seat": seat, **data, "coins": int(after.coins[seat] - before.coins[seat])})]


def _open(before: Any, seat: int, action: int, after: Any, data: Data) -> list[Event]:
    told = [Event("open", "B8", {"seat": seat, **data})]
    if before.top_building != NO_CARD:
        told.append(Event("fill_building", "B10", {"building": BUILDING_NAMES[before.top_building]}))
    return told


def _recruit(before: Any, seat: int, action: int, after: Any, data: Data) -> list[Event]:
    told = [Event("recruit", "B9", {"seat": seat, **data})]
    if before.top_worker != NO_CARD:
        told.append(Event("fill_worker", "B10", {"worker": WORKER_NAMES[before.top_worker]}))
    return told


def _send(before: Any, seat: int, action: int, after: Any, data: Data) -> list[Event]:
    worker, site = split_send(action)
    cost = {"wage": int(COST[worker]), "actions": int(before.sent[site]) + 1}
    told = [Event("send", "B11", {"seat": seat, **data, **cost})]
    if int(after.finished[seat]) >> site & 1:
        workers = workers_of(int(before.on_site[site]) | 1 << worker)
        gains = {"seat": seat, "site": BUILDING_NAMES[site], "points": int(POINTS[site]), "workers": workers}
        if site >= FIRST_MACHINE:
            told.append(Event("finish_machine", "B18", gains))
        else:
            told.append(Event("finish", "B17", {**gains, "coins": int(PAYS[site])}))
    return told


def _end(before: Any, seat: int, action: int, after: Any, data: Data) -> list[Event]:
    return [Event("end", "B14", {"seat": seat, "lost": int(before.actions)})]


_TELL = {
    "deal": _deal,
    "turn_worker": _turn_worker,
    "turn_building": _turn_building,
    "first": _first,
    "buy": _buy,
    "take": _take,
    "open": _open,
    "recruit": _recruit,
    "send": _send,
    "end": _end,
}


def _turn_events(before: Any, kind: str, after: Any) -> list[Event]:
    """A turn that ended by itself, the end that it triggered, the next turn, or the end of the game."""
    told: list[Event] = []
    player = int(before.turn)
    if after.turn == before.turn:
        return told
    if player != NOBODY:
        if kind != "end":
            told.append(Event("out_of_actions", "B14", {"seat": player}))
        if after.ending and not before.ending:
            told.append(Event("ending", "B19", {"seat": player, "points": int(after.points[player])}))
    if after.stage == OVER:
        return told + _final_events(after)
    start = {"seat": int(after.turn), "round": int(after.round_now), "actions": FREE_ACTIONS}
    told.append(Event("turn", "B7", start))
    return told


def _final_events(after: Any) -> list[Event]:
    """B19 or B22, everybody's score (B20), and who won by what (B20, B21)."""
    if after.ending:
        told = [Event("over", "B19", {"round": int(after.round_now)})]
    else:
        told = [Event("capped", "B22", {"round": int(after.round_now)})]
    for seat in range(int(after.seats)):
        points, coins = int(after.points[seat]), int(after.coins[seat])
        data = {"seat": seat, "buildings": points, "coins": coins, "score": int(score(points, coins))}
        told.append(Event("score", "B20", data))
    result = show_result(after)
    winners = [seat for seat, rank in enumerate(result["ranks"]) if rank == 1]
    best = [seat for seat, total in enumerate(result["scores"]) if total == max(result["scores"])]
    most_points = max(int(after.points[seat]) for seat in best)
    if len(winners) > 1:
        told.append(Event("shared_win", "B21", {"seats": winners}))
        return told
    winner = winners[0]
    if len(best) == 1:
        told.append(Event("win", "B20", {"seat": winner, "by": "score"}))
    elif sum(int(after.points[seat]) == most_points for seat in best) == 1:
        told.append(Event("win", "B21", {"seat": winner, "by": "buildings"}))
    else:
        told.append(Event("win", "B21", {"seat": winner, "by": "coins"}))
    return told
