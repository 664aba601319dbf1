"""`tavola bench`: how fast the games run, beside well-known peers in the same run.

Counted are player decisions with at least two choices; a sealed choice counts once. Machines are noisy, so what counts
is a ratio: ours and the peers' turns alternate, and each keeps its best turn.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

from tavola import games
from tavola.core import calls
from tavola.core.game import CHANCE, Data, Game, Position
from tavola.core.generic import observe, resample
from tavola.core.kernel import kernel
from tavola.core.rng import below, generator
from tavola.sim.playout import ACTIONS, DECISIONS, TALLY_SIZE, play_random

PLAYERS = {"renaissance_man": 4, "builders": 2, "intrigue": 4}
TURN_S = 1.0
TURNS = 3


class RandomGames:
    """Uniformly random games of one title."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = PLAYERS[game.name]
        self.options = game.encode_options(game.complete_options({}, self.seats), self.seats)
        self.positions = np.zeros(1, game.position)
        self.out = np.zeros(game.most_actions, np.int64)
        self.rng = generator(1)
        self.best: Data = {"decisions_per_s": 0.0}

    def turn(self, seconds: float) -> None:
        tally = np.zeros(TALLY_SIZE, np.int64)
        played = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            calls.setup_at(self.positions, 0, self.seats, self.options)
            play_random(self.positions, 0, self.rng, self.out, tally)
            played += 1
        if tally[DECISIONS] / spent > self.best["decisions_per_s"]:
            self.best = {
                "players": self.seats,
                "decisions_per_s": round(tally[DECISIONS] / spent),
                "actions_per_s": round(tally[ACTIONS] / spent),
                "games_per_s": round(played / spent, 1),
            }


@kernel
def observe_and_resample(positions: Any, views: Any, rng: Any, seat: Any, times: Any) -> Any:
    for _ in range(times):
        observe(positions[0], seat, views[0])
        resample(views[0], rng, positions[1])


def small_calls(game: Game) -> Data:
    """What single calls from Python cost, and how fast a view is made and a world resampled."""
    seats = PLAYERS[game.name]
    rng = generator(2)
    position = Position.start(game, seats)
    middle = np.zeros(2, game.position)
    line: list[tuple[int, int]] = []
    start_records = position.records.copy()
    for _ in range(400):
        owing = position.pending_seats()
        if not owing:
            break
        seat = owing[0]
        if seat == CHANCE:
            action = position.draw(rng)
        else:
            legal = position.legal(seat)
            action = legal[below(rng, len(legal))]
        line.append((seat, action))
        position.apply(seat, action)
    middle[0] = position.records[0]
    apply_s = min(_replay(game, start_records, line) for _ in range(5)) / len(line)
    views = np.zeros(1, game.view)
    observe_and_resample(middle, views, rng, 0, 10)
    rate = 0.0
    for _ in range(5):
        start = time.perf_counter()
        observe_and_resample(middle, views, rng, 0, 50_000)
        rate = max(rate, 50_000 / (time.perf_counter() - start))
    return {"apply_us": round(apply_s * 1e6, 3), "observe_resample_per_s": round(rate)}


def _replay(game: Game, begin: Any, line: list[tuple[int, int]]) -> float:
    records = begin.copy()
    apply_at = calls.apply_at
    start = time.perf_counter()
    for seat, action in line:
        apply_at(records, 0, seat, action)
    return time.perf_counter() - start


def start_times(name: str) -> Data:
    """How long the terminal takes to start a game: the first time ever, and afterwards."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "TAVOLA_CACHE": cache, "TAVOLA_HOME": str(Path(cache) / "home")}
        command = [sys.executable, "-m", "tavola", "play", name, "--plain", "--seed", "1"]

        def once() -> float:
            start = time.perf_counter()
            subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False)
            return round(time.perf_counter() - start, 2)

        cold = once()
        return {"cold_s": cold, "warm_s": min(once() for _ in range(3))}


def measure(peers: bool) -> Data:
    runners = {name: RandomGames(games.load(name)) for name in games.NAMES}
    rivals: Any = None
    if peers:
        from tavola.sim.peers import Peers

        rivals = Peers()
    for runner in runners.values():
        runner.turn(0)  # compiles
    for _ in range(TURNS):
        for runner in runners.values():
            runner.turn(TURN_S)
        if rivals is not None:
            rivals.turn(TURN_S)
    report: Data = {"games": {}, "peers": rivals.best if rivals is not None else {}}
    for name, runner in runners.items():
        row = {**runner.best, **small_calls(runner.game), **start_times(name)}
        if rivals is not None:
            best = rivals.best
            faster = max(best["open_spiel_hearts"], best["open_spiel_connect_four"])
            row["ratio_open_spiel"] = round(row["decisions_per_s"] / faster, 2)
            row["ratio_catanatron"] = round(row["decisions_per_s"] / best["catanatron"], 1)
        report["games"][name] = row
    return report


def run(peers: bool) -> None:
    """Measure, and print a table."""
    report = measure(peers)
    from rich.console import Console
    from rich.table import Table

    sheet = Table(title="Random games on one core")
    keys = list(next(iter(report["games"].values())))
    for heading in ("game", *keys):
        sheet.add_column(heading.replace("_", " "), justify="right")
    for name, row in report["games"].items():
        sheet.add_row(name, *(f"{row[key]:,}" for key in keys))
    console = Console()
    console.print(sheet)
    for name, rate in report["peers"].items():
        console.print(f"{name}: {rate:,} decisions a second")
