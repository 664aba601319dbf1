"""What a finished match has to tell in numbers: a table of rows, and each seat's score after each round."""

from __future__ import annotations

from collections.abc import Callable

from tavola.core.game import SPECTATOR, Data
from tavola.core.language import say
from tavola.match.entries import Entry, Move, Undo
from tavola.match.referee import Referee
from tavola.protocol.rest import Statistic

Row = Callable[[list[Data]], int]
"""From the events of one seat to its number."""

DECIDING = frozenset(
    ("over", "capped", "score", "win", "shared_win", "master", "holdings", "count", "solo_won", "solo_lost", "final")
)
"""The events that say how a game was decided."""


def _count(*kinds: str) -> Row:
    return lambda events: sum(event["kind"] in kinds for event in events)


def _sum(field: str, *kinds: str) -> Row:
    return lambda events: sum(int(event[field]) for event in events if event["kind"] in kinds)


ROWS: dict[str, dict[str, Row]] = {
    "builders": {
        "opened": _count("open"),
        "finished": _count("finish"),
        "machines": _count("finish_machine"),
        "recruited": _count("recruit"),
        "sent": _count("send"),
        "wages": _sum("wage", "send"),
        "earned": _sum("coins", "finish"),
        "taken": _sum("coins", "take"),
        "bought": _count("buy"),
    },
    "renaissance_man": {
        "hired": _count("hire"),
        "bartered": _count("barter"),
        "taught": _count("teach"),
        "levied": _count("recruit"),
        "passed": _count("pass"),
        "men": _count("place_man"),
        "won": _count("recruit_won"),
        "dismantled": _count("remove"),
        "discarded": _sum("count", "discard"),
    },
    "intrigue": {
        "bribes": _count("bribe"),
        "paid": _sum("ducats", "bribe"),
        "income": _sum("ducats", "collect", "final"),
        "dispatched": _count("send"),
        "banished": _count("banish"),
        "said": _count("statement"),
        "kept": lambda events: sum(event["kind"] == "ledger" and event["status"] == "kept" for event in events),
        "broken": lambda events: sum(event["kind"] == "ledger" and event["status"] == "broken" for event in events),
    },
}


def effective(entries: list[Entry]) -> set[int]:
    """The numbers of the entries that were not taken back."""
    moves: list[int] = []
    gone: set[int] = set()
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, Move):
            moves.append(number)
        elif isinstance(entry, Undo):
            gone |= {moves.pop(), number}
    return set(range(len(entries) + 1)) - gone


def statistics(referee: Referee, locale: str) -> list[Statistic]:
    """Rows by game, from the log of a finished match."""
    stood = effective(referee.entries)
    of_seat: list[list[Data]] = [[] for _ in range(referee.seats)]
    for logged in referee.log:
        seat = _whose(logged.event.data)
        if logged.entry in stood and seat is not None:
            of_seat[seat].append({"kind": logged.event.kind, **logged.event.data})
    name = referee.game.name
    return [
        Statistic(say(locale, f"server-statistic-{name.replace('_', '-')}-{row}"), [str(count(e)) for e in of_seat])
        for row, count in ROWS[name].items()
    ]


def _whose(data: Data) -> int | None:
    seat = data["statement"]["from"] if "statement" in data else data.get("seat")
    return seat if isinstance(seat, int) else None


def scores(referee: Referee) -> list[float]:
    """Each seat's score as it stands, with everything open."""
    seats = range(referee.seats)
    shown = referee.show(SPECTATOR)["seats"]
    if referee.game.name == "builders":
        from tavola.games.builders.finish import score

        return [float(score(seat["points"], seat["coins"])) for seat in shown]
    if referee.game.name == "renaissance_man":
        return [float(sum(place is not None for place in seat["pyramid"])) for seat in shown]
    return [float(referee.show(seat)["seats"][seat]["cash"]) for seat in seats]
