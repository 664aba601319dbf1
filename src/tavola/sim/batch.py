"""Many games with the same seed, whatever the number of processes.

Game number k draws from a generator of (seed, k), so that it does not matter who plays it.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from tavola import games
from tavola.core import calls
from tavola.core.game import SPECTATOR, Data, Game, View
from tavola.core.rng import generator
from tavola.sim.playout import ACTIONS, DECISIONS, DRAWS, TALLY_SIZE, play_policies
from tavola.sim.policy import load_weights

FIRST_TRACE = 1 << 14


@dataclass(frozen=True)
class Order:
    """What to play: everything that decides the result."""

    game: str
    seats: int
    options: Data
    policies: tuple[int, ...]
    seed: int
    keep_actions: bool = False


@dataclass(frozen=True)
class Outcome:
    """One finished game."""

    number: int
    shares: tuple[float, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    rounds: int
    decisions: int
    actions: int
    draws: int
    trace: tuple[tuple[int, int], ...] = ()


class Player:
    """Plays the games of an order in this process; buffers are made once."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.game: Game = games.load(order.game)
        load_weights(self.game)
        options = self.game.complete_options(order.options, order.seats)
        self.options = self.game.encode_options(options, order.seats)
        self.positions = np.zeros(1, self.game.position)
        self.views = np.zeros(1, self.game.view)
        self.policies = np.array(order.policies, np.int64)
        self.out = np.zeros(self.game.most_actions, np.int64)
        self.weights = np.zeros(self.game.most_actions, np.int64)
        self.trace = np.zeros((FIRST_TRACE if order.keep_actions else 0, 2), np.int64)

    def play(self, number: int) -> Outcome:
        tally = np.zeros(TALLY_SIZE, np.int64)
        calls.setup_at(self.positions, 0, self.order.seats, self.options)
        played = play_policies(
            self.positions, 0, self.views, generator(self.order.seed, number), self.policies, self.out, self.weights,
            tally, self.trace,
        )  # fmt: skip
        if self.order.keep_actions and played > len(self.trace):
            self.trace = np.zeros((2 * played, 2), np.int64)
            return self.play(number)
        calls.observe_at(self.positions, 0, SPECTATOR, self.views, 0)
        shown = View(self.game, self.views).show()
        result = shown["result"]
        return Outcome(
            number=number,
            shares=tuple(result["shares"]),
            ranks=tuple(result["ranks"]),
            scores=tuple(result["scores"]),
            rounds=shown["round"],
            decisions=int(tally[DECISIONS]),
            actions=int(tally[ACTIONS]),
            draws=int(tally[DRAWS]),
            trace=tuple((int(s), int(a)) for s, a in self.trace[:played]) if self.order.keep_actions else (),
        )


_player: Player | None = None


def _begin(order: Order) -> None:
    global _player
    _player = Player(order)


def _play_chunk(numbers: range) -> list[Outcome]:
    assert _player is not None
    return [_player.play(number) for number in numbers]


def play_games(order: Order, count: int, jobs: int = 1) -> Iterator[Outcome]:
    """The outcomes of games 0 .. count-1, in order, as they become known."""
    if jobs <= 1:
        player = Player(order)
        for number in range(count):
            yield player.play(number)
        return
    size = max(1, min(64, count // (4 * jobs)))
    chunks = [range(start, min(start + size, count)) for start in range(0, count, size)]
    # Fork is unsafe once threads run (Numba, progress bars), so each worker is a fresh process.
    spawn: Any = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=_begin, initargs=(order,)) as pool:
        for outcomes in pool.map(_play_chunk, chunks):
            yield from outcomes
