"""`tavola simulate`: many games, their statistics, and their matches if asked for."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from tavola import games
from tavola.core.errors import TavolaError
from tavola.core.game import Data
from tavola.sim.batch import Order, Outcome, play_games
from tavola.sim.policy import POLICIES, read_policies
from tavola.sim.summary import summarize, table


def run(
    game: str, players: int | None, games_count: int, bots: str, seed: int, jobs: int, json: bool, out: Path | None,
    options: Data,
) -> None:  # fmt: skip
    """Play and print; the same seed gives the same result for any number of jobs."""
    chosen = games.load(game)
    seats = chosen.least_seats if players is None else players
    if players is None and seats == 1:
        seats = 2
    if games_count < 1:
        raise TavolaError("There is nothing to play: ask for at least one game.")
    if jobs < 1:
        raise TavolaError("Games need at least one process: use --jobs 1 or more.")
    complete = chosen.complete_options(options, seats)
    policies = tuple(read_policies(bots, seats))
    order = Order(game, seats, complete, policies, seed, keep_actions=out is not None)
    writer = MatchWriter(out, order) if out is not None else None
    outcomes: list[Outcome] = []
    for outcome in _with_progress(play_games(order, games_count, jobs), games_count):
        if writer is not None:
            writer.add(outcome)
        outcomes.append(outcome)
    if writer is not None:
        writer.close()
    names = [next(name for name, number in POLICIES.items() if number == policy) for policy in policies]
    summary = {"game": game, "players": seats, "bots": names, "seed": seed, **summarize(outcomes)}
    if json:
        sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")
    else:
        from rich.console import Console

        Console().print(table(summary, names))


def _with_progress(outcomes: Any, total: int) -> Any:
    """A progress bar on a terminal, nothing in a pipe."""
    if not sys.stderr.isatty():
        return outcomes
    from rich.console import Console
    from rich.progress import track

    return track(outcomes, description="Playing", total=total, console=Console(stderr=True), transient=True)


class MatchWriter:
    """Writes each game as a match, one after the other, into one file."""

    def __init__(self, path: Path, order: Order) -> None:
        from tavola.match import file  # noqa: F401  (imported before anything is played: fail early)

        self.order = order
        try:
            self.target = path.open("w", encoding="utf-8", newline="\n")
        except OSError as error:
            raise TavolaError(f"Can't write {path}: {error.strerror}.") from None

    def add(self, outcome: Outcome) -> None:
        from tavola.sim.record import match_text

        self.target.write(match_text(self.order, outcome))

    def close(self) -> None:
        self.target.close()
