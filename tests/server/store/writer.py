"""A process that appends as fast as it can and prints what was acknowledged: python -m tests.server.store.writer

    URL NAME MOVES TABLE...

Each line it prints is "TABLE NUMBER LINE": the append returned, so that the line must be entry NUMBER for ever. It
prints nothing but these, each written whole before the next append. With MOVES 0 it never ends.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import sys

from tavola.server.store.opening import open_store
from tavola.server.store.store import Store, Taken


async def move(store: Store, table: str, line: str) -> int:
    """Append as a server does: where another process was first, catch up and try again."""
    number = len(await store.lines(table))
    while True:
        try:
            return (await store.append(table, number, [line], client=f"c:{line}", clock={"last": line})).number
        except Taken:
            number += len(await store.lines(table, number))


async def play(store: Store, table: str, name: str, moves: int) -> None:
    for turn in itertools.count() if moves == 0 else range(moves):
        line = f"{name}:{turn}"
        number = await move(store, table, line)
        os.write(1, f"{table} {number} {line}\n".encode())


async def main(url: str, name: str, moves: str, *tables: str) -> None:
    store = open_store(url)
    await store.start()
    await asyncio.gather(*(play(store, table, name, int(moves)) for table in tables))
    await store.stop()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
