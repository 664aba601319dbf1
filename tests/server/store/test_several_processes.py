"""Several processes on one PostgreSQL, and the refusal of a second one on one SQLite file."""

from __future__ import annotations

import asyncio
import multiprocessing
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tavola.core.errors import TavolaError
from tavola.server.store import postgres_changes
from tavola.server.store.opening import open_store
from tavola.server.store.store import Spent, Stale, Store
from tests.server.postgres import Cluster, database_of
from tests.server.store.support import a_table, acknowledged, check_entries, opened, writer

Heard = list[tuple[str, int]]
INVITATIONS = 30


async def until(condition: Callable[[], bool], seconds: float = 15.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it never happened"
        await asyncio.sleep(0.01)


def test_racing_processes_lose_and_double_no_number(postgres: Cluster) -> None:
    url = postgres.new_database()
    tables = ["t1", "t2", "t3"]

    async def run() -> None:
        async with opened(url) as store:
            for table in tables:
                await store.add_table(a_table(table))
            writers = [writer(url, name, 150, tables) for name in ("a", "b")]
            outputs = await asyncio.gather(*(asyncio.to_thread(process.communicate) for process in writers))
            assert [process.returncode for process in writers] == [0, 0]
            promised = [told for output, _ in outputs for told in acknowledged(output)]
            assert len({(table, number) for table, number, _ in promised}) == len(promised) == 2 * 150 * len(tables)
            assert await check_entries(store, tables, promised) == len(promised)

    asyncio.run(run())


async def _sit_down(store: Store, number: int) -> bool:
    """With the invitation to a table, whoever else changes its row meanwhile; False if somebody else was first."""
    while True:
        table = await store.table(f"t{number}")
        assert table is not None
        try:
            await store.save_table(table, bytes([number]))
            return True
        except Stale:
            continue
        except Spent:
            return False


def _spend(url: str, barrier: object, results: object) -> None:
    async def run() -> list[bool]:
        async with opened(url) as store:
            await asyncio.to_thread(barrier.wait)  # type: ignore[attr-defined]
            return list(await asyncio.gather(*(_sit_down(store, number) for number in range(INVITATIONS))))

    results.put(asyncio.run(run()))  # type: ignore[attr-defined]


def test_an_invitation_is_spent_in_one_process_only(postgres: Cluster) -> None:
    url = postgres.new_database()

    async def set_up() -> None:
        async with opened(url) as store:
            for number in range(INVITATIONS):
                await store.add_table(a_table(f"t{number}"))
                await store.add_invitation(bytes([number]), f"t{number}", None)

    asyncio.run(set_up())
    context = multiprocessing.get_context("spawn")
    barrier, results = context.Barrier(2), context.Queue()
    processes = [context.Process(target=_spend, args=(url, barrier, results)) for _ in range(2)]
    for process in processes:
        process.start()
    spent = [results.get(timeout=60) for _ in processes]
    for process in processes:
        process.join()
    assert [sum(pair) for pair in zip(*spent, strict=True)] == [1] * INVITATIONS


def test_stores_that_start_together_migrate_once(postgres: Cluster) -> None:
    url = postgres.new_database()

    async def run() -> None:
        stores = [open_store(url) for _ in range(4)]
        await asyncio.gather(*(store.start() for store in stores))
        await stores[0].add_table(a_table())
        assert await stores[3].table("t1") is not None
        await asyncio.gather(*(store.stop() for store in stores))

    asyncio.run(run())


async def pair(url: str) -> tuple[Store, Store, Heard]:
    here, there = open_store(url), open_store(url)
    heard: Heard = []
    here.on_change(lambda table, number: heard.append((table, number)))
    await here.start()
    await there.start()
    return here, there, heard


def test_a_process_hears_what_another_did_and_not_itself(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_changes, "SWEEP", 3600.0)  # notices alone

    async def run() -> None:
        here, there, heard = await pair(postgres.new_database())
        assert here.several
        await here.add_table(a_table())
        await here.append("t1", 0, ["mine"])
        await here.save_table(a_table())
        await there.append("t1", 1, ["a", "b"])
        await there.save_table(a_table(version=1))
        await until(lambda: len(heard) >= 2)
        assert heard == [("t1", 3), ("t1", -1)]
        await there.append("t1", 3, ["c"], status="over")
        await until(lambda: len(heard) >= 4)
        assert sorted(heard[2:]) == [("t1", -1), ("t1", 4)]
        await asyncio.gather(here.stop(), there.stop())

    asyncio.run(run())


def test_a_sweep_finds_what_no_notice_told_of(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_changes, "SWEEP", 0.2)
    url = postgres.new_database()
    database = database_of(url)

    async def run() -> None:
        here, there, heard = await pair(url)
        await here.add_table(a_table())
        await here.add_table(a_table("t2"))
        await until(lambda: ("t1", 0) in heard and ("t2", 0) in heard)  # its own, by the sweep: that does no harm
        await asyncio.sleep(0.5)
        del heard[:]
        await asyncio.sleep(0.5)
        assert heard == []  # what has not changed since is not told again
        silent = "changed = extract(epoch from clock_timestamp())"
        postgres.sql(f"UPDATE tables SET entries = 5, {silent} WHERE id = 't1'", database)
        postgres.sql(f"UPDATE tables SET version = 1, {silent} WHERE id = 't2'", database)
        await until(lambda: len(heard) == 2)
        assert sorted(heard) == [("t1", 5), ("t2", -1)]
        await asyncio.gather(here.stop(), there.stop())

    asyncio.run(run())


def test_a_listener_that_fails_does_not_make_deaf(postgres: Cluster) -> None:
    async def run() -> None:
        here, there, heard = await pair(postgres.new_database())
        here.on_change(lambda table, number: 1 // 0)
        await here.add_table(a_table())
        for number in range(3):
            await there.append("t1", number, ["x"])
        await until(lambda: ("t1", 3) in heard)
        await asyncio.gather(here.stop(), there.stop())

    asyncio.run(run())


def test_a_second_process_on_a_sqlite_file_gets_one_sentence(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tavola.db"

    async def run() -> None:
        async with opened(url) as store:
            await store.add_table(a_table())
            second = writer(url, "w", 1, ["t1"], errors=subprocess.PIPE)
            told, failed = await asyncio.to_thread(second.communicate)
            assert told == ""
            assert "TavolaError: Another Tavola uses the database" in failed.splitlines()[-1]
            with pytest.raises(TavolaError, match=r"^Another Tavola uses the database .*tavola\.db; stop it, or .*\.$"):
                await open_store(url).start()
            await store.append("t1", 0, ["a"])
        async with opened(url) as store:  # after the first has ended
            assert await store.lines("t1") == ["a"]

    asyncio.run(run())
