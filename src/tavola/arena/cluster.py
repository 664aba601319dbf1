"""Games on the machines of a Ray cluster, which must have the same Tavola installed.

Ray itself plays the games of a lost worker again; if it gives up, the arena hands them out anew.
"""

from __future__ import annotations

import importlib.util
import os
import time
from collections.abc import Iterator, Sequence
from typing import Any

from tavola.arena.cli import LOCAL
from tavola.arena.player import Player, Record
from tavola.arena.pool import MOST_DEATHS, Chunks
from tavola.arena.schedule import Order, Seating
from tavola.core.errors import TavolaError

AHEAD = 2
"""Pieces of work for each processor: one that it does and one that waits."""
RETRIES = 3
MEMORY = 100 << 20
"""Of Ray's own store of objects; records are small."""

_player: tuple[Any, Player] | None = None


def _play_chunk(order: Any, keep_matches: bool, chunk: list[Seating]) -> tuple[list[Record] | str, float]:
    """In a worker of Ray, which keeps its player from piece to piece."""
    global _player
    try:
        if _player is None or _player[0] != (order, keep_matches):
            _player = (order, keep_matches), Player(Order.from_data(order), keep_matches)
        start = time.perf_counter()
        return [_player[1].play(seating) for seating in chunk], time.perf_counter() - start
    except TavolaError as error:
        return str(error), 0.0


def play_on_ray(
    order: Order, seatings: Sequence[Seating], keep_matches: bool, jobs: int, address: str
) -> Iterator[list[Record]]:
    """All games, in pieces, in the order in which they are finished."""
    if importlib.util.find_spec("ray") is None:
        raise TavolaError("Ray is not installed: pip install 'tavola[ray]'.")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    _connect(ray, address, jobs)
    try:
        yield from _play(ray, order, seatings, keep_matches)
    finally:
        ray.shutdown()


def _connect(ray: Any, address: str, jobs: int) -> None:
    quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            ray.init(address="local", num_cpus=jobs, object_store_memory=MEMORY, **quiet)
        else:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except Exception as error:
        reason = " ".join(str(error).split()).rstrip(".")
        raise TavolaError(f"Ray can't be reached at {address}: {reason}.") from error


def _play(ray: Any, order: Order, seatings: Sequence[Seating], keep_matches: bool) -> Iterator[list[Record]]:
    play_chunk = ray.remote(max_retries=RETRIES, num_cpus=1)(_play_chunk)
    shared = ray.put(order.to_data())
    chunks = Chunks(seatings)
    running: dict[Any, list[Seating]] = {}
    deaths = 0
    while chunks or running:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while chunks and len(running) < room:
            chunk = chunks.take()
            running[play_chunk.remote(shared, keep_matches, chunk)] = chunk
        ready, _ = ray.wait(list(running), num_returns=1)
        chunk = running.pop(ready[0])
        try:
            answer, seconds = ray.get(ready[0])
        except ray.exceptions.RayError as error:
            deaths += 1
            if deaths >= MOST_DEATHS:
                reason = " ".join(str(error).split())[:200].rstrip(".")
                raise TavolaError(f"Ray lost {deaths} workers one after the other: {reason}.") from error
            chunks.give_back(chunk)
            continue
        if isinstance(answer, str):
            raise TavolaError(answer)
        deaths = 0
        chunks.took(chunk, seconds)
        yield answer
