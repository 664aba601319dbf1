"""Copies of a database, taken under load, and the way back."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tavola.core.errors import TavolaError
from tavola.server.store.backup import Contents, back_up, restore
from tavola.server.store.store import Appended
from tests.server.postgres import Cluster, binaries
from tests.server.store.support import a_table, acknowledged, check_entries, opened, writer


async def fill(url: str, line: str) -> None:
    async with opened(url) as store:
        await store.add_table(a_table())
        await store.append("t1", 0, [line, "b"], client="c")


async def lines(url: str) -> list[str]:
    async with opened(url) as store:
        return await store.lines("t1")


def test_there_and_back(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path}/tavola.db", tmp_path / "copy"
    asyncio.run(fill(url, "a"))
    assert back_up(url, copy) == Contents(tables=1, entries=2)
    elsewhere = f"sqlite:///{tmp_path}/other/tavola.db"
    assert restore(elsewhere, copy) == (Contents(tables=1, entries=2), None)
    assert asyncio.run(lines(elsewhere)) == ["a", "b"]
    assert sorted(path.name for path in tmp_path.glob("*copy*")) == ["copy"]  # one file, and nothing left beside it


def test_what_was_there_is_kept(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path}/tavola.db", tmp_path / "copy"
    asyncio.run(fill(url, "a"))
    back_up(url, copy)

    async def more() -> None:
        async with opened(url) as store:
            await store.append("t1", 2, ["c"])

    asyncio.run(more())
    _, kept = restore(url, copy)
    assert kept == tmp_path / "tavola.db.before-restore"
    assert asyncio.run(lines(url)) == ["a", "b"]
    assert asyncio.run(lines(f"sqlite:///{kept}")) == ["a", "b", "c"]
    _, again = restore(url, kept)
    assert again == tmp_path / "tavola.db.before-restore2"
    assert asyncio.run(lines(url)) == ["a", "b", "c"]
    assert asyncio.run(lines(f"sqlite:///{again}")) == ["a", "b"]


def test_a_copy_under_load_holds_all_that_was_acknowledged_before(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path}/tavola.db", tmp_path / "copy"
    tables = ["t1", "t2", "t3"]

    async def set_up() -> None:
        async with opened(url) as store:
            for table in tables:
                await store.add_table(a_table(table))

    async def check(url: str, promised: list[tuple[str, int, str]]) -> int:
        async with opened(url) as store:
            return await check_entries(store, tables, promised)

    asyncio.run(set_up())
    told = tmp_path / "told"
    process = writer(url, "w", 0, tables, told)
    try:
        while told.stat().st_size < 1000:
            assert process.poll() is None
        before = acknowledged(told.read_text())
        contents = back_up(url, copy)
        with pytest.raises(TavolaError, match=r"^Another Tavola uses the database"):
            restore(url, copy)
        size = told.stat().st_size
        while told.stat().st_size < size + 1000:  # it goes on
            assert process.poll() is None
    finally:
        process.kill()
        process.wait()
    restore(f"sqlite:///{tmp_path}/new.db", copy)
    assert asyncio.run(check(f"sqlite:///{tmp_path}/new.db", before)) == contents.entries >= len(before)
    assert asyncio.run(check(url, acknowledged(told.read_text()))) > contents.entries


def test_a_database_left_by_a_killed_server_is_kept_whole(tmp_path: Path) -> None:
    """Its last commits are still in SQLite's second file."""
    url, copy = f"sqlite:///{tmp_path}/tavola.db", tmp_path / "copy"
    asyncio.run(fill(url, "a"))
    back_up(url, copy)
    process = writer(url, "w", 0, ["t1"])
    assert process.stdout is not None
    told = process.stdout.readline()
    process.kill()
    told += process.stdout.read()
    process.wait()
    process.stdout.close()
    assert (tmp_path / "tavola.db-wal").stat().st_size > 0
    _, kept = restore(url, copy)
    assert asyncio.run(lines(url)) == ["a", "b"]
    found = asyncio.run(lines(f"sqlite:///{kept}"))
    assert all(found[number - 1] == line for _, number, line in acknowledged(told))


def test_what_is_refused(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path}/tavola.db", tmp_path / "copy"

    def refused(sentence: str, call: object, *arguments: object) -> None:
        with pytest.raises(TavolaError, match=sentence):
            call(*arguments)  # type: ignore[operator]

    refused(r"^There is no database .*tavola\.db to copy\.$", back_up, url, copy)
    refused(r"^There is no file .*copy to restore from\.$", restore, url, copy)
    asyncio.run(fill(url, "a"))
    back_up(url, copy)
    refused(r"^.*copy is there already; name a new file for the copy\.$", back_up, url, copy)
    refused(r"^The database .* can't be copied to .*: .*\.$", back_up, url, tmp_path / "nowhere" / "copy")
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE cakes (name)")
    refused(r"^.*other\.db is no database of Tavola\.$", restore, url, other)
    torn = tmp_path / "torn.db"
    torn.write_bytes(copy.read_bytes()[:-9000])
    refused(r"^.*torn\.db.*\.$", restore, url, torn)
    text = tmp_path / "text.db"
    text.write_text("no database at all " * 1000)
    refused(r"^.*text\.db can't be restored to .*: file is not a database\.$", restore, url, text)
    assert asyncio.run(lines(url)) == ["a", "b"]
    assert not list(tmp_path.glob(".*")) and not list(tmp_path.glob("*before-restore*"))


def test_postgresql_by_its_own_tools(postgres: Cluster, tmp_path: Path) -> None:
    """As docs/database.md says."""
    url, other = postgres.new_database(), postgres.new_database()
    asyncio.run(fill(url, "a"))
    sentence = r"^PostgreSQL has its own tools for this: pg_dump --format=custom --file=copy postgresql://.*\.$"
    with pytest.raises(TavolaError, match=sentence):
        back_up(url, Path("copy"))
    with pytest.raises(TavolaError, match=r": pg_restore --clean --if-exists --dbname=postgresql://.* copy\.$"):
        restore("postgresql://ada:secret@host/tavola", Path("copy"))
    with pytest.raises(TavolaError) as refused:
        restore("postgresql://ada:secret@host/tavola", Path("copy"))
    assert "secret" not in str(refused.value)
    copy, tools = tmp_path / "copy", binaries()
    assert tools is not None
    subprocess.run([tools / "pg_dump", "--format=custom", f"--file={copy}", url], check=True)
    subprocess.run([tools / "pg_restore", "--clean", "--if-exists", f"--dbname={other}", copy], check=True)

    async def check() -> None:
        async with opened(other) as store:
            assert await store.append("t1", 0, ["a"], client="c") == Appended(2, repeated=True)
            assert await store.lines("t1") == ["a", "b"]

    asyncio.run(check())


def test_the_commands_copy_and_put_back(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tavola.db'}"
    asyncio.run(fill(url, "0: end"))
    copy = tmp_path / "copy.db"

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "tavola", *words, "--database", url, "--locale", "en"]
        return subprocess.run(command, capture_output=True, text=True)

    done = run("backup", str(copy))
    assert done.returncode == 0 and "one table" in done.stdout, done.stderr
    again = run("backup", str(copy))
    assert again.returncode and "is there already" in again.stderr and "Traceback" not in again.stderr
    back = run("restore", str(copy))
    assert back.returncode == 0 and "before-restore" in back.stdout, back.stderr
