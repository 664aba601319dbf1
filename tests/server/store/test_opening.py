"""Addresses of databases: what is wrong with one is said in one sentence, and never with its password."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tavola.core.errors import TavolaError
from tavola.server.store.opening import open_store
from tests.server.postgres import Cluster
from tests.server.store.support import opened


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("", r"^That is no address of a database; name a database as sqlite:///FILE or postgresql://\S+\.$"),
        ("tavola.db", r"^That is no address of a database; name a database as .*\.$"),
        ("postgresql://ada:secret@host:port/x", r"^That is no address of a database; name a database as .*\.$"),
        ("mysql://ada:secret@host/tavola", r"^Tavola knows no database of the kind 'mysql'; name a database as .*\.$"),
        ("sqlite://", r"^A database in memory would forget every table; name a file, as in sqlite:///tavola\.db\.$"),
        ("sqlite:///:memory:", r"^A database in memory would forget every table; .*\.$"),
    ],
)
def test_addresses_that_are_none(url: str, sentence: str) -> None:
    with pytest.raises(TavolaError, match=sentence) as refused:
        open_store(url)
    assert "secret" not in str(refused.value)


def test_postgresql_without_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for name in [name for name in sys.modules if name.startswith("tavola.server.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(TavolaError, match=r"^PostgreSQL needs asyncpg: pip install 'tavola\[postgres\]'\.$"):
        open_store("postgresql://host/tavola")


def refused(url: str) -> str:
    with pytest.raises(TavolaError) as error:
        asyncio.run(open_store(url).start())
    sentence = str(error.value)
    assert "secret" not in sentence
    assert "\n" not in sentence
    assert sentence.endswith(".") and not sentence.endswith("..")
    return sentence


def test_sqlite_files_that_can_not_be_opened(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    assert "can't be opened: unable to open database file." in refused(f"sqlite:///{tmp_path}/folder")
    (tmp_path / "text").write_text("Not a database. " * 100)
    assert "can't be opened: file is not a database." in refused(f"sqlite:///{tmp_path}/text")
    assert (tmp_path / "text").read_text() == "Not a database. " * 100
    assert f"can't be opened: {tmp_path}/text is no folder." in refused(f"sqlite:///{tmp_path}/text/tavola.db")


def test_a_sqlite_file_that_was_refused_can_be_opened_once_it_is_mended(tmp_path: Path) -> None:
    path = tmp_path / "tavola.db"
    path.write_text("Not a database. " * 100)
    refused(f"sqlite:///{path}")
    path.unlink()

    async def run() -> None:
        async with opened(f"sqlite:///{path}") as store:
            await store.check()

    asyncio.run(run())


def test_postgresql_that_can_not_be_reached(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavola.server.store.postgres.AT_START", 0.2)
    nobody = refused(f"postgresql://ada:secret@/tavola?host={postgres.folder}/nowhere")
    assert nobody.startswith("The database postgresql://ada:***@/tavola")
    assert 'database "cakes" does not exist.' in refused(f"postgresql://postgres:secret@/cakes?host={postgres.folder}")
    assert 'role "ada" does not exist.' in refused(f"postgresql://ada:secret@/postgres?host={postgres.folder}")
    assert "can't be opened" in refused("postgresql://ada:secret@127.0.0.1:1/tavola")


def test_a_folder_is_made_for_the_file(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/deep/down/tavola.db") as store:
            await store.check()

    asyncio.run(run())
    assert (tmp_path / "deep/down/tavola.db").exists()
