"""Rows and stores for the tests of the database."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from tavola.server.store.opening import open_store
from tavola.server.store.store import Appended, Store, TableRow


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


def writer(
    url: str, name: str, moves: int, tables: list[str], told: Path | None = None, errors: int | None = None
) -> subprocess.Popen[str]:
    """A process of `writer`. What it tells goes to a pipe or to a file, its errors to our own unless said otherwise."""
    command = [sys.executable, "-m", "tests.server.store.writer", url, name, str(moves), *tables]
    with nullcontext(subprocess.PIPE) if told is None else told.open("wb") as output:
        return subprocess.Popen(command, stdout=output, stderr=errors, text=True, cwd=Path(__file__).parents[3])


def acknowledged(output: str) -> list[tuple[str, int, str]]:
    """What a writer has printed; a last line without an end was torn by a kill and is not counted."""
    words = (line.split(" ") for line in output.split("\n")[:-1])
    return [(table, int(number), line) for table, number, line in words]


async def check_entries(store: Store, tables: list[str], promised: Iterable[tuple[str, int, str]]) -> int:
    """Every promise is kept, nothing is there twice, and the rows agree with the entries; how many entries."""
    found = {table: await store.lines(table) for table in tables}
    for table, number, line in promised:
        assert found[table][number - 1] == line, (table, number)
    for table, lines in found.items():
        assert len(set(lines)) == len(lines)
        row = await store.table(table)
        assert row is not None
        assert row.entries == len(lines)
        assert row.clock == ({"last": lines[-1]} if lines else {})
        for number, line in list(enumerate(lines, 1))[-3:]:
            assert await store.append(table, 0, [line], client=f"c:{line}") == Appended(number, repeated=True)
    return sum(map(len, found.values()))
