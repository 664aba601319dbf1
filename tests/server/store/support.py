"""Rows and stores for the tests of the database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from tavola.server.store.opening import open_store
from tavola.server.store.store import Store, TableRow


def a_table(name: str = "t1", **changed: Any) -> TableRow:
    values: dict[str, Any] = {
        "id": name, "game": "builders", "status": "playing", "private": False, "host": "ada",
        "people": ["ada", None], "detail": {"options": {"cap": 3}, "names": ["Ada", "é\u2028\U0001f3b2\""]},
        "clock": {},
    }  # fmt: skip
    return TableRow(**values | changed)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.start()
    try:
        yield store
    finally:
        await store.stop()


def with_store(url: str, test: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test on a store of its own."""

    async def run() -> None:
        async with opened(url) as store:
            await test(store)

    asyncio.run(run())
