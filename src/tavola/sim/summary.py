"""Statistics over finished games, as JSON-able data or as a table."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import mean
from typing import TYPE_CHECKING

from tavola.core.game import Data
from tavola.sim.batch import Outcome

if TYPE_CHECKING:
    from rich.table import Table


def _spread(values: list[int]) -> Data:
    ordered = sorted(values)
    return {
        "mean": round(mean(ordered), 3),
        "least": ordered[0],
        "median": ordered[len(ordered) // 2],
        "most": ordered[-1],
    }


def summarize(outcomes: Iterable[Outcome]) -> Data:
    """Wins by seat, scores by seat, length. Exact for the same outcomes, in whatever order they came."""
    games = sorted(outcomes, key=lambda outcome: outcome.number)
    if not games:
        return {"games": 0}
    seats = range(len(games[0].shares))
    return {
        "games": len(games),
        "win_share_by_seat": [round(mean(game.shares[seat] for game in games), 6) for seat in seats],
        "shared_wins": sum(1 for game in games if sum(1 for share in game.shares if share) > 1),
        "no_winner": sum(1 for game in games if not any(game.shares)),
        "scores_by_seat": [_spread([game.scores[seat] for game in games]) for seat in seats],
        "rounds": _spread([game.rounds for game in games]),
        "decisions": _spread([game.decisions for game in games]),
        "actions": _spread([game.actions for game in games]),
        "draws": _spread([game.draws for game in games]),
    }


def table(summary: Data, names: list[str]) -> Table:
    from rich.table import Table

    sheet = Table(title=f"{summary['games']} games")
    for heading in ("seat", "policy", "wins", "score: mean", "least", "median", "most"):
        sheet.add_column(heading, justify="left" if heading in ("seat", "policy") else "right")
    for seat, (share, score) in enumerate(zip(summary["win_share_by_seat"], summary["scores_by_seat"], strict=True)):
        numbers = [f"{score['mean']:.2f}", *(str(score[key]) for key in ("least", "median", "most"))]
        sheet.add_row(str(seat), names[seat], f"{100 * share:.1f}%", *numbers)
    sheet.add_section()
    for key in ("rounds", "decisions", "draws"):
        length = summary[key]
        numbers = [f"{length['mean']:.1f}", *(str(length[part]) for part in ("least", "median", "most"))]
        sheet.add_row(key, "", "", *numbers)
    return sheet
