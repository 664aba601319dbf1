"""A report as one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from tavola.arena.player import Record, name_of
from tavola.arena.plots import plots
from tavola.arena.sheets import ladder, percent, points
from tavola.core.game import Data

LENGTHS = ("mean", "least", "median", "most")
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 62rem; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { border-bottom: 1px solid #ddd; padding: .3rem .7rem; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 2rem 0; } figcaption { font-weight: 600; } svg { max-width: 100%; height: auto; }
@media (prefers-color-scheme: dark) { body { background: #1b1b1b; color: #ddd; } figure svg { background: #fff; } }
"""


def page(report: Data, records: list[Record]) -> str:
    """The whole file."""
    title = f"Arena: {report['game'].replace('_', ' ')}"
    figures = "".join(
        f'<figure role="img" aria-label="{escape(name)}"><figcaption>{escape(name)}</figcaption>{svg}</figure>\n'
        for name, svg in plots(report, records)
    )
    return (
        f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>{STYLE}</style>\n</head>\n'
        f"<body>\n<h1>{escape(title)}</h1>\n<p>{escape(_opening(report))}</p>\n{_tables(report)}{figures}"
        "</body>\n</html>\n"
    )


def _opening(report: Data) -> str:
    options = ", ".join(f"{name} {value}" for name, value in report["options"].items() if name != "deck") or "none"
    return (
        f"{report['games']} games with {report['players']} players, {report['deals']} deals, seed {report['seed']}; "
        f"options: {options}. Every line-up plays each deal in all rotations around the table, with the same card "
        "order. Intervals are for 95%, taken over deals."
    )


def _tables(report: Data) -> str:
    order = ladder(report)
    tables = [
        _table("Bots", _bot_headings(report), (_bot_row(report, bot) for bot in order)),
        _table(
            "Wins by seat",
            ["seat", "all", *map(name_of, order)],
            (
                [seat, percent(found), *(percent(report["bots"][bot]["win_share_by_seat"][seat]) for bot in order)]
                for seat, found in enumerate(report["win_share_by_seat"])
            ),
        ),
        _table(
            "Length",
            ["", *LENGTHS],
            ([key, *(f"{report[key][part]:.4g}" for part in LENGTHS)] for key in ("rounds", "choices")),
        ),
    ]  # fmt: skip
    if report["pairs"]:
        rows = ([f"{name_of(p['one'])} before {name_of(p['other'])}", percent(p["ahead"]), points(p["points"])]
                for p in report["pairs"])  # fmt: skip
        tables.append(_table("At one table", ["", "ahead", "points more"], rows))
    if report["compared"]:
        rows = ([f"{name_of(p['one'])} less {name_of(p['other'])}", points(p["win_share"])] for p in report["compared"])
        tables.append(_table("With the same cards, seat and others", ["", "more of the wins"], rows))
    return "".join(tables)


def _bot_headings(report: Data) -> list[str]:
    words = ["kept", "broken", "void"] if any("words" in found for found in report["bots"].values()) else []
    return ["bot", "games", "rating", "wins", "score", *words, "ms a choice"]


def _bot_row(report: Data, bot: str) -> list[Any]:
    found, rating = report["bots"][bot], report["ratings"].get(bot)
    shown = f"{rating['rating']:.1f} [{rating['low']:.1f}, {rating['high']:.1f}]" if rating else "-"
    words = [found.get("words", {}).get(key, 0) for key in _bot_headings(report)[5:-1]]
    thought = f"{1000 * report['thinking'][bot]['seconds_a_choice']:.3g}"
    return [name_of(bot), found["games"], shown, percent(found["win_share"]), points(found["score"]), *words, thought]


def _table(title: str, headings: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f"<h2>{escape(title)}</h2>\n<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n"
