"""The migrations lead to the schema that the program has, on both databases."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from tavola.core.errors import TavolaError
from tavola.server.store.migrating import configuration
from tavola.server.store.opening import open_store
from tavola.server.store.schema import REVISION, metadata
from tests.server.postgres import Cluster
from tests.server.store.support import a_table, opened


async def start_and_stop(url: str) -> None:
    async with opened(url) as store:
        await store.check()


def test_the_newest_migration_is_the_one_the_program_knows() -> None:
    with create_engine("sqlite://").connect() as connection:
        assert ScriptDirectory.from_config(configuration(connection)).get_current_head() == REVISION


def sqlite_schema(path: Path) -> dict[str, str]:
    with sqlite3.connect(path) as connection:
        rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    return {name: re.sub(r"\s+", "", sql) for name, sql in rows if name != "alembic_version"}


def test_migrations_and_schema_agree_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(start_and_stop(f"sqlite:///{tmp_path}/migrated.db"))
    metadata.create_all(create_engine(f"sqlite:///{tmp_path}/created.db"))
    migrated = sqlite_schema(tmp_path / "migrated.db")
    assert migrated == sqlite_schema(tmp_path / "created.db")
    assert set(metadata.tables) <= set(migrated)


def test_migrations_and_schema_agree_on_postgresql(postgres: Cluster) -> None:
    migrated, created = postgres.new_database(), postgres.new_database()

    async def create() -> None:
        engine = create_async_engine(created.replace("postgresql:", "postgresql+asyncpg:"))
        async with engine.begin() as connection:
            await connection.run_sync(metadata.create_all)
        await engine.dispose()

    asyncio.run(start_and_stop(migrated))
    asyncio.run(create())
    dumps = [postgres.dump(url, "--schema-only", "--exclude-table=alembic_version") for url in (migrated, created)]
    plain = [re.sub(r"^\\(un)?restrict .*$", "", dump, flags=re.MULTILINE) for dump in dumps]  # a random word each
    assert plain[0] == plain[1]
    assert all(f"CREATE TABLE public.{name} " in plain[0] for name in metadata.tables)


def test_an_existing_database_is_left_as_it_is(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.add_table(a_table())
            before = await store.table("t1")
        async with opened(url) as store:
            assert await store.table("t1") == before

    asyncio.run(run())


def _pretend(connection: Connection) -> None:
    connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))


def test_a_database_of_a_newer_tavola_is_refused(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store._write(_pretend)  # type: ignore[attr-defined]
        with pytest.raises(TavolaError, match=r"^The database has a schema .* \(9999\); use a newer Tavola\.$"):
            await open_store(url).start()

    asyncio.run(run())


def test_a_migration_that_fails_leaves_nothing_behind(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs in one transaction: after a crash in the middle the next start begins anew."""

    async def run() -> None:
        from alembic import command

        upgrade = command.upgrade

        def crash(*arguments: object) -> None:
            upgrade(*arguments)  # type: ignore[arg-type]
            raise RuntimeError("a crash")

        monkeypatch.setattr(command, "upgrade", crash)
        with pytest.raises(RuntimeError, match="a crash"):
            await open_store(url).start()
        monkeypatch.setattr(command, "upgrade", upgrade)
        async with opened(url) as store:
            await store.add_table(a_table())

    asyncio.run(run())
