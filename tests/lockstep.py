"""Kernel and oracle, played side by side: the same pending seats, legal sets, outcomes, views and results.

`python -m tests.lockstep --games 50000` is the long run of `make soak`; tests/test_lockstep.py plays some hundreds.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from tavola import games
from tavola.core.game import CHANCE, SPECTATOR
from tavola.core.record import plain
from tests.support import Table, Walk, easy_deck, odd_deck

# Talk stands beside the position; tests/test_ledger_lockstep.py holds its own comparison.
BESIDE_THE_POSITION = {"I22", "I23", "I24", "I25"}


class Difference(AssertionError):
    """Kernel and oracle disagree; the text says where, and how to see it again."""


@dataclass
class Report:
    games: int = 0
    steps: int = 0
    clauses: set[str] = field(default_factory=set)

    def add(self, other: Report) -> None:
        self.games += other.games
        self.steps += other.steps
        self.clauses |= other.clauses


def table_for(game: str, number: int) -> Table:
    """Game number k's table: all player counts and options come round; caps are low so that games end soon."""
    rng = random.Random(f"{game}-{number}")
    if game == "builders":
        rounds = rng.choices((1, 3, 12, 40, 100), (3, 3, 3, 2, 2))[0]
        return Table(game, 2 + number % 3, {"open_stacks": rng.random() < 0.4, "rounds": rounds})
    if game == "intrigue":
        return Table(game, 3 + number % 3, {"open_ledger": rng.random() < 0.4, "statements": rng.randrange(8)})
    seats = 1 + number % 4
    options: dict[str, Any] = {"rounds": rng.choices((1, 2, 4, 8, 16, 40), (3, 3, 3, 3, 2, 1))[0]}
    fate = rng.random()
    if fate < 0.1:
        options |= {"deck": easy_deck(), "rounds": 20}
    elif fate < 0.5:
        options["deck"] = odd_deck(number)
    if seats == 1:
        options["solo"] = rng.choice(("normal", "easier", "tougher"))
        options["cards"] = rng.choice((1, 5, 10, 40, 80))
    return Table(game, seats, options)


def key(data: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(sorted(data.items()))


class Lockstep:
    """One game in both engines."""

    def __init__(self, game: str, number: int, policy: str) -> None:
        self.table = table_for(game, number)
        self.number = number
        self.policy = policy
        self.walk = Walk(self.table, number, policy)
        self.position = self.walk.position
        self.game = self.walk.game
        complete = self.game.complete_options(self.table.options, self.table.seats)
        self.oracle = import_module(f"tests.oracle.{game}").Oracle(self.table.seats, complete)
        self.oracle.remembers = True
        self.rng = random.Random(number)
        self.steps = 0
        self.agreed: dict[int, tuple[list[int], list[dict[str, Any]]]] = {}

    def fail(self, what: str, kernel: Any, oracle: Any) -> None:
        raise Difference(
            f"{self.table.name} game {self.number} by {self.policy}, step {self.steps}: {what} differ\n"
            f"kernel: {kernel}\noracle: {oracle}\n"
            f"again: python -m tests.lockstep --only {self.table.game}:{self.number}:{self.policy}"
        )

    def same(self, what: str, kernel: Any, oracle: Any) -> None:
        if kernel != oracle:
            self.fail(what, kernel, oracle)

    def play(self) -> Report:
        while self.compare_pending():
            self.compare_views(all_eyes=self.rng.random() < 0.05)
            self.advance()
            self.steps += 1
        self.compare_views(all_eyes=True)
        self.same("shares", self.position.returns(), list(self.oracle.shares()))
        self.same("ranks", self.position.standing(), list(self.oracle.ranks()))
        return Report(1, self.steps, set(self.oracle.clauses))

    def compare_pending(self) -> bool:
        kernel = ["chance" if seat == CHANCE else seat for seat in self.position.pending_seats()]
        self.same("pending seats", kernel, sorted(self.oracle.pending()))
        return bool(kernel)

    def compare_views(self, all_eyes: bool) -> None:
        eyes = [*range(self.table.seats), SPECTATOR]
        for eye in eyes if all_eyes else [self.rng.choice(eyes)]:
            kernel = self.position.view(eye).show()
            oracle = self.oracle.view(None if eye == SPECTATOR else eye)
            if kernel != oracle:
                parts = [part for part in {**kernel, **oracle} if kernel.get(part) != oracle.get(part)]
                self.fail(
                    f"views of {eye} in {parts}", {p: kernel.get(p) for p in parts}, {p: oracle.get(p) for p in parts}
                )

    def advance(self) -> None:
        owing = self.position.pending_seats()
        if owing == [CHANCE]:
            outcomes = self.position.outcomes()
            record = plain(self.position.record)
            shown = {key(self.game.action_to_data(record, CHANCE, a)): w for a, w in outcomes}
            self.same("outcomes", shown, {key(data): weight for data, weight in self.oracle.outcomes()})
            actions, weights = zip(*outcomes, strict=True)
            self.do(CHANCE, self.rng.choices(actions, weights)[0])
            return
        record = plain(self.position.record)
        for seat in owing:
            self.compare_legal(record, seat)
        seat = self.rng.choice(owing)
        if hasattr(self.oracle, "reopen") and self.rng.random() < 0.01:
            self.same("reopening", self.position.reopen(seat), bool(self.oracle.reopen(seat)))
            return
        self.do(seat, self.walk.choose(seat, self.position.legal(seat)))

    def compare_legal(self, record: Any, seat: int) -> None:
        ours, theirs = self.position.legal(seat), self.oracle.legal(seat)
        if self.agreed.get(seat) == (ours, theirs):
            return  # as when it was compared last; only another seat has moved since
        kernel = sorted(key(self.game.action_to_data(record, seat, a)) for a in ours)
        oracle = sorted(key(data) for data in theirs)
        if kernel == oracle:
            self.agreed[seat] = ours, theirs
        else:
            self.fail(f"legal sets of {seat}", sorted(set(kernel) - set(oracle)), sorted(set(oracle) - set(kernel)))

    def do(self, seat: int, action: int) -> None:
        data = self.game.action_to_data(self.position.record, seat, action)
        self.position.apply(seat, action)
        self.oracle.apply("chance" if seat == CHANCE else seat, data)


def play(game: str, number: int) -> Report:
    """Game number k; every second one by players that finish: the finishing policy or the rule-based one."""
    return Lockstep(game, number, ("random", "progress", "random", "rules")[number // 4 % 4]).play()


def play_range(game: str, numbers: range) -> Report:
    report = Report()
    for number in numbers:
        report.add(play(game, number))
    return report


def missing_clauses(game: str, reached: set[str]) -> list[str]:
    chosen = games.load(game)
    every = {f"{chosen.letter}{number}" for number in range(1, chosen.last_clause + 1)}
    return sorted(every - reached - BESIDE_THE_POSITION, key=lambda clause: int(clause[1:]))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50_000, help="for each of the three games")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", help="one game: NAME:NUMBER:POLICY")
    wanted = parser.parse_args()
    if wanted.only:
        name, number, policy = wanted.only.split(":")
        print(Lockstep(name, int(number), policy).play())
        return 0
    failed = False
    with ProcessPoolExecutor(wanted.jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        for name in games.NAMES:
            start = time.perf_counter()
            report = Report()
            chunks = [range(k, min(k + 50, wanted.games)) for k in range(0, wanted.games, 50)]
            for done, part in enumerate(pool.map(play_range, [name] * len(chunks), chunks), 1):
                report.add(part)
                if done % 100 == 0:
                    spent = time.perf_counter() - start
                    print(f"{name}: {report.games} games so far, {spent:.0f} s", file=sys.stderr, flush=True)
            missing = missing_clauses(name, report.clauses)
            failed = failed or bool(missing)
            spent = time.perf_counter() - start
            print(
                f"{name}: {report.games} games, {report.steps} steps in lockstep, no difference, "
                f"{len(report.clauses)} clauses reached, missing {missing or 'none'}, {spent:.0f} s",
                flush=True,
            )
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
