"""What each seat did in a game, for the question what winners do."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tavola.core.game import CHANCE, Data, Game, Position

Trace = list[tuple[int, int]]


def deeds(game: Game, seats: int, options: Data, shown: Data, trace: Trace) -> list[Any]:
    """One entry a seat. Builders: the cards it finished. Renaissance Man: how often it did what. Intrigue: its bribes,
    as [round, ducats]."""
    if game.name == "builders":
        return [list(seat["finished"]) for seat in shown["seats"]]
    if game.name == "renaissance_man":
        return _actions(game, seats, options, trace)
    return _bribes(game, seats, options, trace)


def _actions(game: Game, seats: int, options: Data, trace: Trace) -> list[dict[str, int]]:
    """Sealed actions by their name, and passing, dismantling, keeping recruits."""
    start = Position.start(game, seats, options).record
    done: list[Counter[str]] = [Counter() for _ in range(seats)]
    for (seat, action), times in Counter(trace).items():
        if seat == CHANCE:
            continue
        data = game.action_to_data(start, seat, action)
        if data["kind"] == "act":
            done[seat][data["action"]] += times
        elif data["kind"] in ("pass", "remove", "keep"):
            done[seat][data["kind"]] += times
    return [dict(sorted(counts.items())) for counts in done]


def _bribes(game: Game, seats: int, options: Data, trace: Trace) -> list[list[list[int]]]:
    position = Position.start(game, seats, options)
    paid: list[list[list[int]]] = [[] for _ in range(seats)]
    for seat, action in trace:
        data = game.action_to_data(position.record, seat, action)
        if data["kind"] == "bribe":
            paid[seat].append([int(position.record.lap), int(data["ducats"])])
        position.apply(seat, action)
    return paid


def words_given(talk: Data, seats: int) -> list[dict[str, int]]:
    """I24: by seat, what became of its part in deals and promises. A threat is not counted: nobody waits for it."""
    counts = [{"kept": 0, "broken": 0, "void": 0} for _ in range(seats)]
    for entry in talk["entries"]:
        if entry["kind"] == "threat":
            continue
        for side in (entry["if"], entry["then"]):
            if side is not None and side["seat"] is not None and side["status"] in counts[side["seat"]]:
                counts[side["seat"]][side["status"]] += 1
    return counts
