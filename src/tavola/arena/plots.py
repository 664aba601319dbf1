"""The plots of a report, as SVG that can stand in a page."""

from __future__ import annotations

import importlib.util
import io
from collections.abc import Callable
from typing import Any

from tavola.arena.player import Record, name_of
from tavola.arena.sheets import ladder
from tavola.core.errors import TavolaError
from tavola.core.game import Data

WIDTH = 8.0
COLOUR, PALE = "#8c2d19", "#d9b99b"
MOST_BARS = 42


def need_matplotlib() -> None:
    if importlib.util.find_spec("matplotlib") is None:
        raise TavolaError("The plots need matplotlib: pip install 'tavola[arena]'.")


def plots(report: Data, records: list[Record]) -> list[tuple[str, str]]:
    """Title and SVG of every plot that this report has."""
    found: list[tuple[str, str]] = []

    def add(title: str, draw: Callable[..., None], *arguments: Any, height: float = 3.0) -> None:
        found.append((title, _svg(title, height, draw, *arguments)))

    order = ladder(report)
    rows = 0.9 + 0.4 * len(order)
    if report["ratings"]:
        add("Rating, with its 95% interval", _ladder, report, order, height=rows)
    add("Share of the wins, with its 95% interval", _wins, report, order, height=rows)
    add("Scores", _scores, records, order, height=1.2 + 0.5 * len(order))
    add("Share of the wins by seat", _seats, report)
    add("Length of a game, in rounds", _length, records)
    if report["game"] == "intrigue":
        add("Bribes by round: mean ducats", _bribes, report)
    else:
        what = "Cards finished" if report["game"] == "builders" else "Actions"
        bars = min(MOST_BARS, len(report["deeds"]["all"]))
        add(f"{what} in a game, by winners and by all", _deeds, report, height=1.2 + 0.22 * bars)
    return found


def _svg(title: str, height: float, draw: Callable[..., None], *arguments: Any) -> str:
    """The same picture gives the same text: no dates, and names of its own for what it refers to."""
    import matplotlib
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with matplotlib.rc_context({"svg.hashsalt": title, "svg.fonttype": "none", "font.family": "sans-serif"}):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        FigureCanvasSVG(figure)
        axes = figure.add_subplot()
        axes.spines[["top", "right"]].set_visible(False)
        draw(axes, *arguments)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None, "Title": title})
    content = text.getvalue()
    return content[content.index("<svg") :]


def _intervals(axes: Any, names: list[str], found: list[Data], factor: float = 1.0, key: str = "mean") -> None:
    """One dot with a bar a row, the first on top."""
    for row, value in enumerate(found):
        middle, low, high = (factor * value[k] for k in (key, "low", "high"))
        axes.plot([low, high], [row, row], color=PALE, linewidth=5, solid_capstyle="butt")
        axes.plot([middle], [row], "o", color=COLOUR)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(axis="x", alpha=0.3)


def _ladder(axes: Any, report: Data, order: list[str]) -> None:
    rated = [bot for bot in order if bot in report["ratings"]]
    _intervals(axes, list(map(name_of, rated)), [report["ratings"][bot] for bot in rated], key="rating")
    axes.set_xlabel("rating")


def _wins(axes: Any, report: Data, order: list[str]) -> None:
    _intervals(axes, list(map(name_of, order)), [report["bots"][bot]["win_share"] for bot in order], factor=100.0)
    axes.set_xlabel("% of the wins")


def _scores(axes: Any, records: list[Record], order: list[str]) -> None:
    values = [
        [score for game in records for name, score in zip(game["seats"], game["scores"], strict=True) if name == bot]
        for bot in order
    ]
    drawn = axes.violinplot(values, range(len(order)), orientation="horizontal", widths=0.8, showmedians=True)
    for body in drawn["bodies"]:
        body.set_facecolor(PALE)
        body.set_alpha(0.9)
    for line in ("cbars", "cmins", "cmaxes", "cmedians"):
        drawn[line].set_color(COLOUR)
    axes.set_yticks(range(len(order)), list(map(name_of, order)))
    axes.set_ylim(len(order) - 0.4, -0.6)
    axes.set_xlabel("score")


def _seats(axes: Any, report: Data) -> None:
    seats = report["win_share_by_seat"]
    means = [100 * seat["mean"] for seat in seats]
    errors = [
        [100 * (seat["mean"] - seat["low"]) for seat in seats],
        [100 * (seat["high"] - seat["mean"]) for seat in seats],
    ]
    axes.bar(range(len(seats)), means, color=PALE, yerr=errors, ecolor=COLOUR, capsize=4)
    axes.axhline(100 / len(seats), color="#555555", linewidth=0.8, linestyle="--")
    axes.set_xticks(range(len(seats)), [f"seat {seat}" for seat in range(len(seats))])
    axes.set_ylabel("% of the wins")


def _length(axes: Any, records: list[Record]) -> None:
    rounds = [game["rounds"] for game in records]
    least, most = min(rounds), max(rounds)
    step = max(1, (most - least + 1) // 40)
    axes.hist(rounds, bins=[edge - 0.5 for edge in range(least, most + step + 1, step)], color=PALE, edgecolor=COLOUR)
    axes.set_xlabel("rounds")
    axes.set_ylabel("games")


def _deeds(axes: Any, report: Data) -> None:
    """Builders: which buildings; Renaissance Man: which actions. Those that mark winners most come first."""
    winners, everybody = report["deeds"]["winners"], report["deeds"]["all"]
    names = sorted(everybody, key=lambda name: everybody[name] - winners.get(name, 0.0))[:MOST_BARS]
    rows = range(len(names))
    axes.barh(
        [row - 0.2 for row in rows], [winners.get(name, 0.0) for name in names], 0.4, color=COLOUR, label="winners"
    )
    axes.barh([row + 0.2 for row in rows], [everybody[name] for name in names], 0.4, color=PALE, label="all")
    axes.set_yticks(rows, names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.set_xlabel("times in a game, for each player")
    axes.legend(loc="lower right")


def _bribes(axes: Any, report: Data) -> None:
    deeds = report["deeds"]
    rounds = sorted(deeds["all"], key=int)
    places = range(len(rounds))
    for shift, who, colour in ((-0.2, "winners", COLOUR), (0.2, "all", PALE)):
        sizes = [deeds[who].get(lap, {"mean": 0})["mean"] for lap in rounds]
        axes.bar([place + shift for place in places], sizes, 0.4, color=colour, label=who)
    axes.set_xticks(places, [f"round {lap}" for lap in rounds])
    axes.set_ylabel("ducats")
    axes.legend()
