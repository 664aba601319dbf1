"""The processes in which bots think and match files are checked."""

from __future__ import annotations

import asyncio
import contextlib
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


LONGEST_LOADING = 900.0
"""The first start of all compiles."""


class Workers:
    """A few processes. Work for the same seat goes to the same process, which remembers its bot."""

    def __init__(self, count: int) -> None:
        self._pools: list[ProcessPoolExecutor | None] = [None] * count
        self._busy = [0] * count
        self._warmed: dict[int, asyncio.Task[None]] = {}
        self._wanted = asyncio.Event()

    async def run(self, key: str | None, work: Callable[P, R], *values: P.args, **named: P.kwargs) -> R:
        """Do the work; for no key in the process with the least to do."""
        number = self._quietest() if key is None else zlib.crc32(key.encode()) % len(self._pools)
        if (warmed := self._warmed.get(number)) and not warmed.done():
            self._wanted.set()
            await asyncio.wait({warmed})
        return await self.run_in(number, work, *values, **named)

    async def run_in(self, number: int, work: Callable[P, R], *values: P.args, **named: P.kwargs) -> R:
        limit = LONGEST_LOADING if work is thinking.prepare else LONGEST
        self._busy[number] += 1
        try:
            for attempt in range(2):
                pool = self._pools[number] or self._start(number)
                try:
                    future = pool.submit(work, *values, **named)
                    return await asyncio.wait_for(asyncio.wrap_future(future), limit)
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

    def warm(self, games: list[str], after: float = 0.0) -> None:
        """Start the processes, and let them load the games: after some seconds, or when they are first needed. Nobody
        is blamed for the time that this takes."""
        for number in range(len(self._pools)):
            self._warmed[number] = asyncio.create_task(self._prepare(number, games, after))

    async def _prepare(self, number: int, games: list[str], after: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._wanted.wait(), after)
        await self.run_in(number, thinking.prepare, games)

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

    async def stop(self) -> None:
        for task in self._warmed.values():
            task.cancel()
        for number, pool in enumerate(self._pools):
            if pool is not None:
                self._drop(number, pool)
                await asyncio.to_thread(pool.shutdown, wait=True)  # or it leaves its semaphores behind
