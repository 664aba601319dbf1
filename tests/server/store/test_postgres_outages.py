"""PostgreSQL goes away and comes back."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavola.server.store import postgres_appends, postgres_link
from tavola.server.store.opening import open_store
from tavola.server.store.store import Appended, Taken, Unavailable
from tests.server.postgres import Cluster
from tests.server.proxy import Proxy
from tests.server.store.support import a_table, opened


@pytest.fixture
def own() -> Iterator[Cluster]:
    """One that may be stopped without disturbing other tests."""
    cluster = Cluster()
    yield cluster
    cluster.close()


def test_a_restart_is_waited_for(own: Cluster) -> None:
    url = own.new_database()

    async def run() -> None:
        async with opened(url) as store, opened(url) as other:
            heard: list[tuple[str, int]] = []
            store.on_change(lambda table, number: heard.append((table, number)))
            await store.add_table(a_table())
            own.stop()
            began = time.monotonic()
            with pytest.raises(Exception):  # noqa: B017  whatever it is: /healthz fails
                await store.check()
            assert time.monotonic() - began < 5, "a health check must not wait"
            waiting = asyncio.gather(
                other.append("t1", 0, ["a"], client="c"),
                store.table("t1"),
                store.add_invitation(b"code", "t1", 0),
            )
            await asyncio.sleep(0.5)
            assert not waiting.done()
            own.start()
            appended, row, _ = await waiting
            assert appended == Appended(1)
            assert row is not None
            await store.check()
            assert await store.lines("t1") == ["a"]
            assert await store.invitation(b"code") == ("t1", 0)
            end = time.monotonic() + 20
            while ("t1", 1) not in heard:
                assert time.monotonic() < end, "what happened meanwhile was never heard of"
                await asyncio.sleep(0.05)
            del heard[:]
            await other.append("t1", 1, ["b"])
            while ("t1", 2) not in heard:
                assert time.monotonic() < end
                await asyncio.sleep(0.05)

    asyncio.run(run())


def test_an_absence_that_is_too_long(own: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_link, "PATIENCE", 0.5)
    monkeypatch.setattr(postgres_appends, "PATIENCE", 0.5)
    url = own.new_database()

    async def run() -> None:
        async with opened(url) as store:
            await store.add_table(a_table())
            own.stop()
            outcomes = await asyncio.gather(
                store.append("t1", 0, ["a"]), store.lines("t1"), store.save_table(a_table()), return_exceptions=True
            )
            assert [type(outcome) for outcome in outcomes] == [Unavailable] * 3
            own.start()
            assert await store.append("t1", 0, ["b"]) == Appended(1)
            assert await store.lines("t1") == ["b"]

    asyncio.run(run())


@pytest.mark.parametrize("cut", ["before", "after"])
@pytest.mark.parametrize("client", [None, "ada:1"])
def test_a_commit_whose_answer_is_lost(postgres: Cluster, cut: str, client: str | None) -> None:
    """Whether it took place or not, the append is there once, and its caller is told so."""

    async def run(folder: Path) -> None:
        async with Proxy(folder, postgres.new_database()) as proxy, opened(proxy.url) as store:
            for table in ("t1", "t2", "empty"):
                await store.add_table(a_table(table))
            await store.append("t1", 0, ["before"])
            proxy.cut = cut
            outcomes = await asyncio.gather(
                store.append("t1", 1, ["a", "b"], client=client),
                store.append("t2", 0, ["c"], client=client),
                store.append("empty", 0, [], clock={"left": 5}),
                store.append("t1", 0, ["late"]),
                return_exceptions=True,
            )
            assert proxy.cut is None
            assert outcomes[:3] == [Appended(3), Appended(1), Appended(0)]
            assert isinstance(outcomes[3], Taken)
            assert await store.lines("t1") == ["before", "a", "b"]
            assert await store.lines("t2") == ["c"]
            if client:
                assert await store.append("t1", 3, ["a", "b"], client=client) == Appended(3, repeated=True)

    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        asyncio.run(run(Path(folder)))


@pytest.mark.parametrize("cut", ["before", "after"])
def test_other_changes_whose_commit_is_lost_say_that_nobody_knows(postgres: Cluster, cut: str) -> None:
    async def run(folder: Path) -> None:
        async with Proxy(folder, postgres.new_database()) as proxy, opened(proxy.url) as store:
            await store.add_table(a_table())
            proxy.cut = cut
            with pytest.raises(Unavailable):
                await store.add_invitation(b"code", "t1", 0)
            assert await store.invitation(b"code") == (None if cut == "before" else ("t1", 0))

    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        asyncio.run(run(Path(folder)))


def test_a_closed_store_takes_nothing(url: str) -> None:
    async def run() -> None:
        store = open_store(url)
        await store.start()
        await store.add_table(a_table())
        last = asyncio.gather(*(store.append("t1", number, ["x"]) for number in range(20)))
        await asyncio.sleep(0)
        await store.stop()
        assert [done.number for done in await last] == list(range(1, 21))
        with pytest.raises(Unavailable):
            await store.append("t1", 20, ["x"])
        await store.stop()  # twice does no harm

    asyncio.run(run())
