"""What was acknowledged outlives SIGKILL at any moment, of a server process and of the database itself."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster
from tests.server.store.support import a_table, acknowledged, check_entries, opened, writer

KILLS = 20
TABLES = [f"t{number}" for number in range(6)]


@pytest.fixture(scope="module")
def durable() -> Iterator[Cluster]:
    """PostgreSQL as it is run in earnest, with fsync."""
    cluster = Cluster(durable=True)
    yield cluster
    cluster.close()


async def set_up(url: str) -> None:
    async with opened(url) as store:
        for table in TABLES:
            await store.add_table(a_table(table))


def kill_under_load(process: subprocess.Popen[str], chance: random.Random) -> list[tuple[str, int, str]]:
    """Let it append for a moment, then end it without warning; what it had acknowledged."""
    assert process.stdout is not None
    first = process.stdout.readline()
    time.sleep(chance.uniform(0.0, 0.15))
    process.kill()
    rest = process.stdout.read()
    process.wait()
    process.stdout.close()
    return acknowledged(first + rest)


@pytest.mark.slow
def test_a_killed_process_loses_nothing_on_sqlite(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tavola.db"
    chance = random.Random(7)
    promised: list[tuple[str, int, str]] = []

    async def run() -> None:
        await set_up(url)
        for turn in range(KILLS):
            told = kill_under_load(writer(url, f"w{turn}", 0, TABLES), chance)
            assert told
            promised.extend(told)
            async with opened(url) as store:
                assert await check_entries(store, TABLES, promised) >= len(promised)

    asyncio.run(run())


@pytest.mark.slow
def test_one_of_two_processes_is_killed_on_postgresql(durable: Cluster) -> None:
    url = durable.new_database()
    chance = random.Random(8)
    promised: list[tuple[str, int, str]] = []

    async def run() -> None:
        await set_up(url)
        survivor = writer(url, "survivor", 0, TABLES)
        for turn in range(KILLS):
            told = kill_under_load(writer(url, f"w{turn}", 0, TABLES), chance)
            assert told
            promised.extend(told)
        promised.extend(kill_under_load(survivor, chance))
        async with opened(url) as store:
            assert await check_entries(store, TABLES, promised) >= len(promised)

    asyncio.run(run())


@pytest.mark.slow
def test_the_database_is_killed_under_load(durable: Cluster, tmp_path: Path) -> None:
    """The writers wait for it and go on; nothing they were told is lost, and nothing is written twice."""
    url = durable.new_database()
    told = [tmp_path / "a", tmp_path / "b"]

    async def run() -> None:
        await set_up(url)
        writers = [writer(url, path.name, 0, TABLES, path) for path in told]
        for how in (signal.SIGQUIT, signal.SIGINT, signal.SIGQUIT, None):
            before = [path.stat().st_size for path in told]
            end = time.monotonic() + 60
            while any(path.stat().st_size < size + 500 for path, size in zip(told, before, strict=True)):
                assert [process.poll() for process in writers] == [None, None]
                assert time.monotonic() < end, "they did not go on"
                await asyncio.sleep(0.02)
            if how is not None:
                durable.restart(how)
        for process in writers:
            process.kill()
            process.wait()
        promised = [line for path in told for line in acknowledged(path.read_text())]
        async with opened(url) as store:
            assert await check_entries(store, TABLES, promised) >= len(promised)

    asyncio.run(run())
