"""How many durable moves a second a store takes: python benchmarks/store.py [URL]; by default a new SQLite file.

Every table appends a move, waits until it is durable, and appends the next, as a server does for its clients. The
second figure is the same beside an event loop that is busy with other work half of the time.
"""

from __future__ import annotations

import asyncio
import platform
import statistics
import sys
import tempfile
import time
import uuid

import msgspec

from tavola.server.store.opening import open_store
from tavola.server.store.store import Store, TableRow

TABLES = 500
SECONDS = 5.0
LINES = ["1 play send:3:12", "chance draw:17"]


async def measure(store: Store, busy: bool) -> dict[str, float]:
    names = [uuid.uuid4().hex for _ in range(TABLES)]
    await asyncio.gather(
        *(
            store.add_table(TableRow(name, "builders", "playing", False, "ada", ["ada", "bea"], {}, {}))
            for name in names
        )
    )
    delays: list[float] = []
    end = time.perf_counter() + SECONDS

    async def play(table: str) -> None:
        number = 0
        while (began := time.perf_counter()) < end:
            done = await store.append(table, number, LINES, client=f"ada:{number}", clock={"deadlines": {"0": began}})
            number = done.number
            delays.append(time.perf_counter() - began)

    async def work() -> None:
        while (began := time.perf_counter()) < end:
            while time.perf_counter() < began + 0.002:
                pass
            await asyncio.sleep(0.002)

    began = time.perf_counter()
    await asyncio.gather(*map(play, names), *([work()] if busy else []))
    took = time.perf_counter() - began
    return {
        "moves_a_second": round(len(delays) / took),
        "median_ms": round(1000 * statistics.median(delays), 2),
        "p99_ms": round(1000 * statistics.quantiles(delays, n=100)[98], 2),
    }


async def main(url: str) -> None:
    store = open_store(url)
    await store.start()
    try:
        report = {
            "machine": f"{platform.machine()}, Python {platform.python_version()}",
            "tables": TABLES,
            "idle_loop": await measure(store, False),
            "busy_loop": await measure(store, True),
        }
    finally:
        await store.stop()
    print(msgspec.json.format(msgspec.json.encode(report)).decode())


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(dir=".") as folder:
        asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else f"sqlite:///{folder}/bench.db"))
