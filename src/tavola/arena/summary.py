"""From the records of a run to its report, as JSON-able data. The same records give the same report, in any order."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from statistics import fmean
from typing import Any

from tavola.arena.intervals import interval, share_interval
from tavola.arena.player import Record
from tavola.arena.ratings import rate
from tavola.arena.schedule import Order
from tavola.core.game import Data

DIGITS = 6


def summarize(order: Order, records: Iterable[Record]) -> Data:
    """Everything that tables, JSON and HTML show. All that depends on the machine is under "thinking"."""
    games = sorted(records, key=lambda record: record["number"])
    bots = order.bots
    report: Data = {
        "game": order.game,
        "players": order.players,
        "seed": order.seed,
        "options": order.options,
        "line_ups": [list(line_up) for line_up in order.line_ups],
        "games": len(games),
        "deals": len({game["deal"] for game in games}),
        "bots": {bot: _bot(games, bot, order.players) for bot in bots},
        "win_share_by_seat": [_seat(games, seat) for seat in range(order.players)],
        "no_winner": sum(not any(game["shares"]) for game in games),
        "shared_wins": sum(sum(share > 0 for share in game["shares"]) > 1 for game in games),
        "rounds": _spread([game["rounds"] for game in games]),
        "choices": _spread([sum(game["choices"]) for game in games]),
        "ratings": rate(games, bots),
        "pairs": _pairs(games, bots),
        "compared": _compared(games, order),
        "deeds": deeds_of(order.game, games),
        "thinking": {bot: _thinking(games, bot) for bot in bots},
    }
    rounded: Data = _round(report)
    return rounded


def _by_deal(games: Iterable[Record], values: Callable[[Record], list[float]]) -> dict[int, list[float]]:
    sums: dict[int, list[float]] = defaultdict(list)
    for game in games:
        sums[game["deal"]] += values(game)
    return {deal: found for deal, found in sums.items() if found}


def _places(game: Record, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(game["seats"]) if name == bot]


def _seat(games: list[Record], seat: int) -> Data:
    return share_interval(_by_deal(games, lambda game: [game["shares"][seat]]))


def _bot(games: list[Record], bot: str, players: int) -> Data:
    """One bot: its share of the wins, by seat too; its scores; what became of its words."""
    mine = [game for game in games if bot in game["seats"]]

    def of(key: str, seat: int | None = None) -> dict[int, list[float]]:
        return _by_deal(mine, lambda game: [game[key][s] for s in _places(game, bot) if seat in (None, s)])

    found: Data = {
        "games": len(mine),
        "win_share": share_interval(of("shares")),
        "score": {
            **interval(of("scores")),
            **_spread([game["scores"][s] for game in mine for s in _places(game, bot)]),
        },
        "rank": interval(of("ranks")),
        "win_share_by_seat": [
            share_interval(sums) if (sums := of("shares", seat)) else None for seat in range(players)
        ],
    }
    words = [game["words"][s] for game in mine if "words" in game for s in _places(game, bot)]
    if words:
        found["words"] = {key: sum(given[key] for given in words) for key in ("kept", "broken", "void")}
    return found


def _spread(values: list[Any]) -> Data:
    ordered = sorted(values)
    return {
        "mean": fmean(ordered),
        "least": ordered[0],
        "median": ordered[len(ordered) // 2],
        "most": ordered[-1],
    }


def _pairs(games: list[Record], bots: list[str]) -> list[Data]:
    """For each two bots at one table: how often the first ends ahead (equal ranks are half), and by how many points."""
    found = []
    for i, one in enumerate(bots):
        for other in bots[i + 1 :]:
            both = [game for game in games if one in game["seats"] and other in game["seats"]]
            if not both:
                continue
            ahead = share_interval(_by_deal(both, lambda game, a=one, b=other: _ahead(game, a, b)))  # type: ignore[misc]
            points = interval(_by_deal(both, lambda game, a=one, b=other: _lead(game, a, b)))  # type: ignore[misc]
            found.append({"one": one, "other": other, "ahead": ahead, "points": points})
    return found


def _ahead(game: Record, one: str, other: str) -> list[float]:
    ranks = game["ranks"]
    return [
        1.0 if ranks[a] < ranks[b] else 0.5 if ranks[a] == ranks[b] else 0.0
        for a in _places(game, one)
        for b in _places(game, other)
    ]


def _lead(game: Record, one: str, other: str) -> list[float]:
    scores = game["scores"]
    return [scores[a] - scores[b] for a in _places(game, one) for b in _places(game, other)]


def _compared(games: list[Record], order: Order) -> list[Data]:
    """Where each line-up is one bot against the same others (or alone), all have played the same deals: how much more
    of the wins one bot gets than another, with the same cards, the same seat and the same others."""
    against = order.line_ups[0][1:]
    bots = [line_up[0] for line_up in order.line_ups]
    if any(line_up[1:] != against or line_up[0] in against for line_up in order.line_ups):
        return []
    played = {bot: [game for game in games if bot in game["seats"]] for bot in bots}
    return [
        {"one": one, "other": other, "against": list(against), "win_share": interval(sums)}
        for i, one in enumerate(bots)
        for other in bots[i + 1 :]
        if (sums := _differences(played[one], played[other], one, other))
    ]


def _differences(first: list[Record], second: list[Record], one: str, other: str) -> dict[int, list[float]]:
    """By deal, for each seat: the share of `one` there less the share of `other`."""
    shares = {(game["deal"], seat): game["shares"][seat] for game in second for seat in _places(game, other)}
    sums: dict[int, list[float]] = defaultdict(list)
    for game in first:
        for seat in _places(game, one):
            if (game["deal"], seat) in shares:
                sums[game["deal"]].append(game["shares"][seat] - shares[game["deal"], seat])
    return dict(sums)


def deeds_of(game: str, games: list[Record]) -> Data:
    """What winners did, and what all did: means for each seat in a game, or for Intrigue the mean bribe by round."""
    winners = [(record["deeds"][s], record["shares"][s]) for record in games for s in range(len(record["seats"]))]
    everybody = [deed for deed, _ in winners]
    won = [deed for deed, share in winners if share > 0]
    count = _bribe_sizes if game == "intrigue" else _frequencies
    return {"winners": count(won), "all": count(everybody)}


def _frequencies(deeds: list[Any]) -> Data:
    """How often in a game, by deed."""
    total: Counter[str] = Counter()
    for deed in deeds:
        total.update(deed)
    return {name: total[name] / len(deeds) for name in sorted(total)}


def _bribe_sizes(deeds: list[Any]) -> Data:
    """By round: how many bribes in a game, and of how many ducats on the mean."""
    sizes: dict[int, list[int]] = defaultdict(list)
    for deed in deeds:
        for lap, ducats in deed:
            sizes[lap].append(ducats)
    return {str(lap): {"bribes": len(found) / len(deeds), "mean": fmean(found)} for lap, found in sorted(sizes.items())}


def _thinking(games: list[Record], bot: str) -> Data:
    mine = [(game, s) for game in games for s in _places(game, bot)]
    seconds = sum(game["seconds"][s] for game, s in mine)
    choices = sum(game["choices"][s] for game, s in mine)
    slowest = max((game["seconds"][s] / max(1, game["choices"][s]) for game, s in mine), default=0.0)
    return {"seconds_a_game": seconds / max(1, len(mine)), "seconds_a_choice": seconds / max(1, choices),
            "slowest_game_seconds_a_choice": slowest}  # fmt: skip


def _round(value: Any) -> Any:
    """Numbers as the report prints them, so that the last bits of sums don't matter."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: _round(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_round(part) for part in value]
    return value
