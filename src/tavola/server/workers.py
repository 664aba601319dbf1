"""The processes in which bots think and match files are checked."""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
import zlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from tavola.server import thinking

P = ParamSpec("P")
R = TypeVar("R")

LONGEST = 120.0
"""Seconds after which nobody waits for an answer any more."""


class Workers:
    """A few processes. Work for the same seat goes to the same process, which remembers its bot."""

    def __init__(self, count: int) -> None:
        self._pools: list[ProcessPoolExecutor | None] = [None] * count
        self._busy = [0] * count

    async def run(self, key: str | None, work: Callable[P, R], *values: P.args, **named: P.kwargs) -> R:
        """Do the work; for no key in the process with the least to do."""
        number = self._quietest() if key is None else zlib.crc32(key.encode()) % len(self._pools)
        self._busy[number] += 1
        try:
            for attempt in range(2):
                pool = self._pools[number] or self._start(number)
                try:
                    future = pool.submit(work, *values, **named)
                    return await asyncio.wait_for(asyncio.wrap_future(future), LONGEST)
                except BrokenProcessPool:  # the process was killed, or a plug-in has brought it down
                    self._drop(number, pool)
                    if attempt:
                        raise
                except TimeoutError:
                    self._drop(number, pool)
                    raise
            raise AssertionError
        finally:
            self._busy[number] -= 1

    def warm(self, games: list[str]) -> None:
        """Start the processes, and let them load the games."""
        for number in range(len(self._pools)):
            self._start(number).submit(thinking.prepare, games)

    def _quietest(self) -> int:
        return min(range(len(self._pools)), key=lambda number: self._busy[number])

    def _start(self, number: int) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(1, context, thinking.begin, (sys.path,))
        self._pools[number] = pool
        return pool

    def _drop(self, number: int, pool: ProcessPoolExecutor) -> None:
        """The process is of no use any more."""
        if self._pools[number] is pool:
            self._pools[number] = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        for number, pool in enumerate(self._pools):
            if pool is not None:
                self._drop(number, pool)
