"""`tavola ladder`: all bots in all games, rated, on one page of the documentation.

In Builders and Renaissance Man two play, each bot with the two next to it on either side of the list; in Intrigue four
neighbours sit at one table. The matches are kept, so a ladder that was stopped goes on, and a second time is quick.
"""

from __future__ import annotations

from pathlib import Path

from tavola import games
from tavola.arena.command import make_order, play
from tavola.arena.player import name_of
from tavola.arena.schedule import LineUp, Order, source_digest
from tavola.arena.sheets import ladder as best_first
from tavola.arena.sheets import percent, points
from tavola.arena.store import write_whole
from tavola.bots.registry import names, title
from tavola.core.errors import TavolaError
from tavola.core.game import Data, Game

PLAYERS = {"builders": 2, "renaissance_man": 2, "intrigue": 4}
GAMES = {"renaissance_man": 1300, "builders": 390, "intrigue": 320}
"""As many as one core plays in a good quarter of an hour; nearly all the time goes to the few games of the bots that
search. More of them (`--games`) make the intervals narrower."""
NEIGHBOURS = 2


def run(out: Path, runs: Path, games_count: int | None, seed: int, jobs: int, ray: str | None) -> None:
    """Play whatever is missing, game after game, and write the page after each."""
    reports = []
    for name in games.NAMES:
        order = ladder_order(games.load(name), seed)
        reports.append(play(order, games_count or GAMES[name], jobs, ray, runs / f"{name}-{order.source}", html=True))
        try:
            out.parent.mkdir(parents=True, exist_ok=True)
            write_whole(out, page(reports).encode())
        except OSError as error:
            raise TavolaError(f"The ladder can't be written to {out}: {error.strerror}.") from error
    print(f"The ladder is in {out}, and the matches and a report of each game in {runs}.")


def ladder_order(game: Game, seed: int) -> Order:
    """Every bot of the game that has a name."""
    players = PLAYERS[game.name]
    options = game.complete_options({}, players)
    return make_order(game.name, neighbours(names(game), players), seed, options)


def neighbours(bots: list[str], players: int) -> tuple[LineUp, ...]:
    """Line-ups of bots that stand near each other in the list, so that games are seldom decided beforehand."""
    if players == 2:
        return tuple(
            (bot, bots[i + step])
            for i, bot in enumerate(bots)
            for step in range(1, NEIGHBOURS + 1)
            if i + step < len(bots)
        )
    return tuple(tuple(bots[(i + step) % len(bots)] for step in range(players)) for i in range(len(bots)))


def page(reports: list[Data]) -> str:
    """The ladder in Markdown."""
    lines = [
        "# The ladder",
        "",
        "All bots, rated by matches against each other: best first, with 95% intervals. `make ladder` plays the",
        "matches and writes this page; it goes on where it was stopped. What the columns mean, and how seats and cards",
        "are shared out fairly, is in [arena.md](arena.md).",
        "",
        f"Played by the sources with the digest `{source_digest()}`.",
    ]
    for report in reports:
        lines += _section(report)
    return "\n".join(lines) + "\n"


def _section(report: Data) -> list[str]:
    """One game: a table of the bots, and one of those who met."""
    words = any("words" in found for found in report["bots"].values())
    head = ["bot", "rating", "wins", "rank", "score", "ms a choice"] + (["kept", "broken"] if words else [])
    lines = [
        "",
        f"## {report['game'].replace('_', ' ').title()}",
        "",
        f"{report['games']} games with {report['players']} players, {report['deals']} deals, seed {report['seed']}. "
        f"A game has {report['rounds']['mean']:.1f} rounds and {report['choices']['mean']:.0f} choices.",
        "",
        *_rule(head),
    ]
    for bot in best_first(report):
        found, rating = report["bots"][bot], report["ratings"][bot]
        shown = f"{rating['rating']:.1f} [{rating['low']:.1f}, {rating['high']:.1f}]"
        cells = [_name(bot), shown, percent(found["win_share"]), f"{found['rank']['mean']:.2f}", points(found["score"]),
                 f"{1000 * report['thinking'][bot]['seconds_a_choice']:.2g}"]  # fmt: skip
        cells += [str(found.get("words", {}).get(key, 0)) for key in ("kept", "broken")] if words else []
        lines.append(f"| {' | '.join(cells)} |")
    lines += ["", *_rule(["at one table", "games", "ahead", "points more"])]
    for pair in report["pairs"]:
        meeting = f"{_name(pair['one'])} before {_name(pair['other'])}"
        lines.append(f"| {meeting} | {pair['ahead']['count']} | {percent(pair['ahead'])} | {points(pair['points'])} |")
    return lines


def _rule(headings: list[str]) -> list[str]:
    return [f"| {' | '.join(headings)} |", f"|---|{'---:|' * (len(headings) - 1)}"]


def _name(bot: str) -> str:
    return title(bot, "en") if ":" not in bot else name_of(bot)
