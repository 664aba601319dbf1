"""A report as tables for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tavola.arena.player import name_of
from tavola.core.game import Data

if TYPE_CHECKING:
    from rich.table import Table


def percent(found: Data | None) -> str:
    """A share with its interval."""
    if found is None:
        return "-"
    return f"{100 * found['mean']:.1f}% [{100 * found['low']:.1f}, {100 * found['high']:.1f}]"


def points(found: Data) -> str:
    """A mean with its interval."""
    if found["low"] is None:
        return f"{found['mean']:.2f}"
    return f"{found['mean']:.2f} [{found['low']:.2f}, {found['high']:.2f}]"


def ladder(report: Data) -> list[str]:
    """The bots, best first: by rating, and by share of the wins where there is no rating."""
    ratings, bots = report["ratings"], report["bots"]

    def strength(bot: str) -> tuple[float, float]:
        return -ratings[bot]["rating"] if bot in ratings else 0.0, -bots[bot]["win_share"]["mean"]

    return sorted(bots, key=strength)


def sheets(report: Data) -> list[Table]:
    """All tables that have something to show."""
    found = [_bots(report), _seats(report)]
    if report["pairs"]:
        found.append(_pairs(report))
    if report["compared"]:
        found.append(_compared(report))
    return found


def _sheet(title: str, left: list[str], right: list[str]) -> Table:
    from rich.table import Table

    sheet = Table(title=title)
    for heading in left:
        sheet.add_column(heading)
    for heading in right:
        sheet.add_column(heading, justify="right")
    return sheet


def _bots(report: Data) -> Table:
    title = f"{report['game']}: {report['games']} games with {report['players']} players, {report['deals']} deals"
    words = any("words" in found for found in report["bots"].values())
    headings = ["games", "rating (95%)", "wins (95%)", "score (95%)", "ms a choice"]
    sheet = _sheet(title, ["bot"], headings + (["kept", "broken", "void"] if words else []))
    for bot in ladder(report):
        found = report["bots"][bot]
        rating = report["ratings"].get(bot)
        shown = f"{rating['rating']:.1f} [{rating['low']:.1f}, {rating['high']:.1f}]" if rating else "-"
        given = found.get("words", {})
        row: list[Any] = [
            name_of(bot), found["games"], shown, percent(found["win_share"]), points(found["score"]),
            f"{1000 * report['thinking'][bot]['seconds_a_choice']:.3g}",
        ]  # fmt: skip
        row += [given.get(key, 0) for key in ("kept", "broken", "void")] if words else []
        sheet.add_row(*map(str, row))
    return sheet


def _seats(report: Data) -> Table:
    """Wins by seat, of all and of each bot; lengths below."""
    lengths = [
        f"{key}: {report[key]['mean']:.1f} ({report[key]['least']} to {report[key]['most']})"
        for key in ("rounds", "choices")
    ]
    order = ladder(report)
    sheet = _sheet("Wins by seat", ["seat"], ["all", *(name_of(bot) for bot in order)])
    for seat, found in enumerate(report["win_share_by_seat"]):
        own = [report["bots"][bot]["win_share_by_seat"][seat] for bot in order]
        sheet.add_row(str(seat), percent(found), *map(percent, own))
    sheet.caption = "A game's " + ", its ".join(lengths)
    return sheet


def _pairs(report: Data) -> Table:
    sheet = _sheet("At one table", ["", ""], ["ahead (95%)", "points more (95%)"])
    for pair in report["pairs"]:
        names = name_of(pair["one"]), f"before {name_of(pair['other'])}"
        sheet.add_row(*names, percent(pair["ahead"]), points(pair["points"]))
    return sheet


def _compared(report: Data) -> Table:
    sheet = _sheet("With the same cards, seat and others", ["", "", "against"], ["more of the wins (95%)"])
    for pair in report["compared"]:
        found = {key: 100 * value if value is not None else None for key, value in pair["win_share"].items()}
        others = ", ".join(map(name_of, pair["against"])) or "nobody"
        sheet.add_row(name_of(pair["one"]), f"less {name_of(pair['other'])}", others, f"{points(found)} %")
    return sheet
