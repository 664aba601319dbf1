"""Servers are killed without warning while people play: nothing that was acknowledged is lost or done twice, and the
tables go on within seconds. 20 times here, 1,000 times in `make soak`."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.crowd import Crowd, check_kept
from tests.server.postgres import Cluster
from tests.server.processes import Balancer, processes
from tests.server.sizes import seconds, size
from tests.server.store.support import opened

KILLS = size(20, 1000)
RESUMED = 5.0
GAMES = [("builders", {"rounds": 12}), ("renaissance_man", {"rounds": 3})]


@pytest.fixture(scope="module")
def durable() -> Iterator[Cluster]:
    """PostgreSQL as it is run in earnest, with fsync."""
    cluster = Cluster(durable=True)
    yield cluster
    cluster.close()


def report(what: str, crowd: Crowd, tables: int, waits: list[float]) -> None:
    """Shown by pytest -s, and when something fails."""
    print(
        f"{what}: {len(waits)} kills, {len(crowd.moves)} moves at {tables} tables, again moving after "
        f"{statistics.median(waits):.1f} s (median), {max(waits):.1f} s (longest)"
    )


async def kill_the_only_one(folder: Path) -> None:
    database = f"sqlite:///{folder / 'tavola.db'}"
    chance, waits = random.Random(1), list[float]()
    async with processes(folder, database, 1) as [server]:
        async with Crowd([server.url], 4, GAMES, 1) as crowd:
            await crowd.moved_since(0.0)
            for _ in range(KILLS):
                await asyncio.sleep(chance.uniform(0.0, 0.4))
                server.kill()
                killed = time.monotonic()
                server.start()
                await crowd.moved_since(killed)
                waits.append(time.monotonic() - killed)
                assert waits[-1] <= seconds(RESUMED), waits
                crowd.check()
            await crowd.finish()
            crowd.check()
        assert server.warnings() == []
    async with opened(database) as store:
        report("SQLite", crowd, await check_kept(store, crowd.moves), waits)


async def kill_one_of_two(folder: Path, database: str) -> None:
    chance, waits = random.Random(2), list[float]()
    async with processes(folder, database, 2) as servers, Balancer([one.port for one in servers]) as balancer:
        urls = [balancer.url, servers[0].url, balancer.url, servers[1].url]
        async with Crowd(urls, 4, GAMES, 2) as crowd:
            await crowd.moved_since(0.0)
            for turn in range(KILLS):
                await asyncio.sleep(chance.uniform(0.0, 0.4))
                server = servers[turn % 2]
                server.kill()
                killed = time.monotonic()
                server.start()
                await crowd.moved_since(killed)
                waits.append(time.monotonic() - killed)
                assert waits[-1] <= seconds(RESUMED), waits
                await server.ready()
                crowd.check()
            await crowd.finish()
            crowd.check()
        assert [line for server in servers for line in server.warnings()] == []
    async with opened(database) as store:
        report("PostgreSQL", crowd, await check_kept(store, crowd.moves), waits)


@pytest.mark.slow
def test_the_server_is_killed_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(kill_the_only_one(tmp_path))


@pytest.mark.slow
def test_one_of_two_servers_is_killed_on_postgresql(tmp_path: Path, durable: Cluster) -> None:
    asyncio.run(kill_one_of_two(tmp_path, durable.new_database()))
