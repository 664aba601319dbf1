"""Games in this process, or in several on this machine.

A worker process that dies, whatever killed it, is replaced, and its games are played again: a game's record follows
from the order alone. So the only thing that the number of workers changes is the time.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection, wait
from typing import Any

from tavola.arena.player import Player, Record
from tavola.arena.schedule import Order, Seating
from tavola.core.errors import TavolaError

CHUNK_SECONDS = 0.25
MOST_IN_CHUNK = 64
MOST_DEATHS = 5
"""Workers that die one after the other without finishing anything: then it is no accident."""


class Chunks:
    """Hands out games in pieces that take a worker about as long as CHUNK_SECONDS; what is lost comes first again."""

    def __init__(self, seatings: Sequence[Seating]) -> None:
        self._left = deque(seatings)
        self._per_game = CHUNK_SECONDS

    def take(self) -> list[Seating]:
        size = max(1, min(MOST_IN_CHUNK, int(CHUNK_SECONDS / self._per_game)))
        return [self._left.popleft() for _ in range(min(size, len(self._left)))]

    def give_back(self, chunk: list[Seating]) -> None:
        self._left.extendleft(reversed(chunk))

    def took(self, chunk: list[Seating], seconds: float) -> None:
        self._per_game = max(seconds / len(chunk), 1e-6)

    def __len__(self) -> int:
        return len(self._left)


def play_alone(order: Order, seatings: Sequence[Seating], keep_matches: bool) -> Iterator[list[Record]]:
    """All games, in this process, in pieces."""
    player = Player(order, keep_matches)
    chunks = Chunks(seatings)
    while chunk := chunks.take():
        start = time.perf_counter()
        yield [player.play(seating) for seating in chunk]
        chunks.took(chunk, time.perf_counter() - start)


def play_in_processes(
    order: Order, seatings: Sequence[Seating], keep_matches: bool, jobs: int
) -> Iterator[list[Record]]:
    """All games, in pieces, in the order in which they are finished."""
    chunks = Chunks(seatings)
    workers = [Worker(order, keep_matches) for _ in range(min(jobs, len(seatings)))]
    deaths = 0
    try:
        for worker in workers:
            worker.give(chunks.take())
        while busy := [worker for worker in workers if worker.chunk]:
            ready = wait([worker.pipe for worker in busy])
            for place, worker in enumerate(workers):
                if worker.pipe not in ready:
                    continue
                try:
                    answer = worker.answer()
                except (EOFError, OSError):
                    deaths += 1
                    if deaths >= MOST_DEATHS:
                        raise TavolaError(
                            f"{deaths} worker processes died one after the other: look for too little memory, "
                            "or for a bot that ends its process."
                        ) from None
                    chunks.give_back(worker.chunk)
                    worker.stop()
                    worker = workers[place] = Worker(order, keep_matches)
                else:
                    if isinstance(answer, str):
                        raise TavolaError(answer)
                    deaths = 0
                    chunks.took(worker.chunk, worker.seconds)
                    worker.chunk = []
                    yield answer
                worker.give(chunks.take())
    finally:
        for worker in workers:
            worker.stop()


class Worker:
    """A process that plays what it is given."""

    def __init__(self, order: Order, keep_matches: bool) -> None:
        # Fork is unsafe once threads run (Numba, progress bars), so each worker is a fresh process.
        context: Any = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, order.to_data(), keep_matches), daemon=True)
        self.process.start()
        theirs.close()
        self.chunk: list[Seating] = []
        self.seconds = 0.0

    def give(self, chunk: list[Seating]) -> None:
        """Games to play; a worker that is dead already is found out when it should answer."""
        self.chunk = chunk
        if chunk:
            with contextlib.suppress(OSError):
                self.pipe.send(chunk)

    def answer(self) -> list[Record] | str:
        """The records, or the sentence of an error. EOFError from a dead worker."""
        records: list[Record] | str
        records, self.seconds = self.pipe.recv()
        return records

    def stop(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


def serve(pipe: Connection[Any, Any], order: Any, keep_matches: bool) -> None:
    """The life of a worker process; it ends with the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        player = Player(Order.from_data(order), keep_matches)
        while True:
            chunk = pipe.recv()
            start = time.perf_counter()
            records = [player.play(seating) for seating in chunk]
            pipe.send((records, time.perf_counter() - start))
    except TavolaError as error:
        pipe.send((str(error), 0.0))
        pipe.recv()
    except (EOFError, OSError):
        return


def _end_with_parent() -> None:
    """Nobody waits for the games of a process that was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
