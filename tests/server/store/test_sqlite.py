"""What is SQLite's own: safe settings on every connection, shared commits, a disk that fails."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tavola.core.errors import TavolaError
from tavola.server.store import sqlite
from tavola.server.store.sqlite import SqliteStore
from tavola.server.store.store import Appended, Unavailable
from tests.server.store.support import a_table, opened


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[sqlite3.Connection]:
    """Every connection that is opened from now on."""
    found: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def watched(*arguments: Any, **named: Any) -> sqlite3.Connection:
        found.append(connect(*arguments, **named))
        return found[-1]

    monkeypatch.setattr(sqlite.sqlite3, "connect", watched)
    return found


def test_every_connection_is_durable(tmp_path: Path, connections: list[sqlite3.Connection]) -> None:
    """A kill can't show it: without it the system still writes what a killed process has left."""

    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/tavola.db") as store:
            await store.add_table(a_table())
            await store.append("t1", 0, ["a"])
            assert await store.lines("t1") == ["a"]
            assert len(connections) == 2
            for connection in connections:
                sqlite.assert_durable(connection)
                assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
                assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
                assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)
                assert connection.execute("PRAGMA busy_timeout").fetchone()[0] >= 1000

    asyncio.run(run())


def test_a_connection_that_is_not_durable_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "tavola.db")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA foreign_keys = ON")
    for level in ("OFF", "NORMAL"):
        connection.execute(f"PRAGMA synchronous = {level}")
        with pytest.raises(TavolaError, match="put it on a local disk"):
            sqlite.assert_durable(connection)
    connection.execute("PRAGMA synchronous = FULL")
    sqlite.assert_durable(connection)
    connection.close()


def test_the_reader_can_not_write(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/tavola.db") as store:
            assert isinstance(store, SqliteStore)
            with pytest.raises(Unavailable, match="readonly"):
                await store._read(lambda connection: connection.exec_driver_sql("DELETE FROM tables"))

    asyncio.run(run())


def test_what_comes_together_shares_commits(tmp_path: Path, connections: list[sqlite3.Connection]) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/tavola.db") as store:
            for number in range(50):
                await store.add_table(a_table(f"t{number}"))
            commits: list[str] = []
            connections[0].set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
            await asyncio.gather(*(store.append(f"t{number % 50}", number // 50, ["x"]) for number in range(1000)))
            assert 1 <= len(commits) <= 100

    asyncio.run(run())


def test_a_full_disk_fails_and_then_goes_on(tmp_path: Path, connections: list[sqlite3.Connection]) -> None:
    """Nothing of a failed commit is there afterwards, and who fits in alone is not failed by who doesn't."""

    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/tavola.db") as store:
            await store.add_table(a_table())
            await store.add_table(a_table("t2"))
            writer = connections[0]
            pages = writer.execute("PRAGMA page_count").fetchone()[0]
            writer.execute(f"PRAGMA max_page_count = {pages + 1}")
            outcomes = await asyncio.gather(
                store.append("t1", 0, ["x" * 100_000], client="c", status="over"),
                store.append("t2", 0, ["small"]),
                return_exceptions=True,
            )
            assert isinstance(outcomes[0], Unavailable)
            assert outcomes[1] == Appended(1)
            assert await store.lines("t1") == []
            writer.execute("PRAGMA max_page_count = 1000000")
            assert await store.append("t1", 0, ["x" * 100_000], client="c") == Appended(1)
            row = await store.table("t1")
            assert row is not None
            assert (row.entries, row.status) == (1, "playing")

    asyncio.run(run())


def test_somebody_else_who_holds_the_file_is_waited_for(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/tavola.db") as store:
            await store.add_table(a_table())
            by_hand = sqlite3.connect(tmp_path / "tavola.db", isolation_level=None)
            by_hand.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(store.append("t1", 0, ["a"]))
            await asyncio.sleep(0.3)
            assert not waiting.done()
            by_hand.execute("ROLLBACK")
            by_hand.close()
            assert await waiting == Appended(1)

    asyncio.run(run())


def test_a_caller_that_gives_up_disturbs_nobody(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.add_table(a_table())
            tasks = [asyncio.create_task(store.append("t1", number, ["x"])) for number in range(10)]
            await asyncio.sleep(0)
            for task in tasks[::2]:
                task.cancel()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
            assert outcomes[1::2] == [Appended(number) for number in (2, 4, 6, 8, 10)]
            assert await store.lines("t1") == ["x"] * 10

    asyncio.run(run())
