"""Servers are killed without warning while people play: nothing that was acknowledged is lost or done twice, and the
tables go on within seconds. 20 times here, 1,000 times in `make soak`; there all but each twentieth server is forked
from a process that has everything loaded, since a start from nothing spends seconds of every kill on imports."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import pytest

from tavola.server.store.store import Store
from tests.server.crowd import Crowd, kept
from tests.server.loaded import Loaded
from tests.server.postgres import Cluster
from tests.server.processes import Balancer, Process, processes
from tests.server.sizes import SOAK, in_time, seconds, size
from tests.server.store.support import opened

KILLS = size(20, 1000)
RESUMED = 5.0
TABLES = 4
FROM_NOTHING = 20
"""In a soak each server of this number is started as an operator does."""
GAMES = [("builders", {"rounds": 12}), ("renaissance_man", {"rounds": 3})]


@pytest.fixture(scope="module")
def durable() -> Iterator[Cluster]:
    """PostgreSQL as it is run in earnest, with fsync."""
    cluster = Cluster(durable=True)
    yield cluster
    cluster.close()


@pytest.fixture(scope="module")
def loaded() -> Iterator[Loaded | None]:
    """What servers are forked from in a soak."""
    if not SOAK:
        yield None
        return
    found = Loaded()
    yield found
    found.close()


class Kills:
    """Kills, and how long each table has to wait until it goes on."""

    def __init__(self, what: str, loaded: Loaded | None, crowd: Crowd) -> None:
        self._what = what
        self._loaded = loaded
        self._crowd = crowd
        self._forked: list[float] = []
        self._started: list[float] = []

    async def kill(self, server: Process) -> None:
        """Kill the server, start it again, and wait until every table has moved."""
        turn = len(self._forked) + len(self._started) + 1
        forked = self._loaded is not None and turn % FROM_NOTHING != 0
        server.kill()
        killed = time.monotonic()
        server.start(self._loaded if forked else None)
        await self._crowd.moved_since(killed)
        waits = self._forked if forked else self._started
        waits.append(time.monotonic() - killed)
        assert waits[-1] <= seconds(RESUMED), waits
        self._crowd.check()
        if turn % 100 == 0:
            print(f"{self._what}: {turn} kills, {len(self._crowd.moves)} acknowledged moves so far", flush=True)

    async def report(self, store: Store) -> None:
        """What the database has of all that was acknowledged; shown by pytest -s, and when something fails."""
        found = await kept(store, self._crowd.moves)
        waits = self._forked + self._started
        loaded = f", {len(self._forked)} of them of servers forked from a loaded process" if self._forked else ""
        print(
            f"{self._what}: {len(waits)} kills{loaded}; {len(self._crowd.moves)} acknowledged moves at {found.tables} "
            f"tables, {found.lost} lost, {found.doubled} doubled; moving again after {_times(waits)}"
            + (f", started from nothing {_times(self._started)}" if self._forked and self._started else ""),
            flush=True,
        )
        found.check()


def _times(waits: list[float]) -> str:
    return f"{statistics.median(waits):.2f} s (median), {max(waits):.2f} s (longest)"


async def kill_the_only_one(folder: Path, loaded: Loaded | None) -> None:
    database = f"sqlite:///{folder / 'tavola.db'}"
    chance = random.Random(1)
    async with processes(folder, database, 1) as [server]:
        async with Crowd([server.url], TABLES, GAMES, 1) as crowd:
            await crowd.moved_since(0.0)
            kills = Kills("SQLite", loaded, crowd)
            for _ in takewhile(lambda _: in_time(), range(KILLS)):
                await asyncio.sleep(chance.uniform(0.0, 0.4))
                await kills.kill(server)
            await crowd.finish()
            crowd.check()
        assert server.warnings() == []
    async with opened(database) as store:
        await kills.report(store)


async def kill_one_of_two(folder: Path, database: str, loaded: Loaded | None) -> None:
    chance = random.Random(2)
    async with processes(folder, database, 2) as servers, Balancer([one.port for one in servers]) as balancer:
        urls = [balancer.url, servers[0].url, balancer.url, servers[1].url]
        async with Crowd(urls, TABLES, GAMES, 2) as crowd:
            await crowd.moved_since(0.0)
            kills = Kills("PostgreSQL, one of two servers", loaded, crowd)
            for turn in takewhile(lambda _: in_time(), range(KILLS)):
                await asyncio.sleep(chance.uniform(0.0, 0.4))
                await kills.kill(servers[turn % 2])
                await servers[turn % 2].ready()
            await crowd.finish()
            crowd.check()
        assert [line for server in servers for line in server.warnings()] == []
    async with opened(database) as store:
        await kills.report(store)


@pytest.mark.slow
def test_the_server_is_killed_on_sqlite(tmp_path: Path, loaded: Loaded | None) -> None:
    asyncio.run(kill_the_only_one(tmp_path, loaded))


@pytest.mark.slow
def test_one_of_two_servers_is_killed_on_postgresql(tmp_path: Path, durable: Cluster, loaded: Loaded | None) -> None:
    asyncio.run(kill_one_of_two(tmp_path, durable.new_database(), loaded))
