"""Two server processes on one PostgreSQL serve the same tables at once, each to one of the players: everybody sees the
same game. 20 games here, 1,000 in `make soak`."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest

from tavola.client import Seat
from tavola.match import read, verify
from tavola.match.file import write_entry
from tavola.server.store.store import Store
from tests.server.crowd import ANSWER, Witness
from tests.server.postgres import Cluster
from tests.server.processes import FIRST_START, processes
from tests.server.sizes import in_time, size
from tests.server.store.support import opened
from tests.server.support import chooser

GAMES = size(20, 1000)
AT_ONCE = 4
KINDS: list[tuple[str, list[str], dict[str, Any]]] = [
    ("builders", [], {"rounds": 12}),
    ("renaissance_man", [], {"rounds": 3}),
    ("intrigue", ["random"], {}),
    ("builders", ["apprentice"], {"rounds": 6}),
]


async def look(client: Witness, table: str, locale: str | None = None) -> Seat:
    async with asyncio.timeout(ANSWER):
        return await client.follow(table, locale)


async def one_game(number: int, urls: list[str], store: Store) -> int:
    """Anna plays at one server and looks on at the other; so does Berta, the other way round. How many moves."""
    game, bots, options = KINDS[number % len(KINDS)]
    here, there = urls if number % 2 else urls[::-1]
    anna, berta = Witness(here), Witness(there)
    clients = [anna, berta]
    try:
        await anna.introduce("Anna")
        await berta.introduce("Berta")
        table = (await anna.open_table(game, ["you", "open", *bots], options=options)).id
        await berta.join(table)
        mirrors = [Witness(there, anna.secret), Witness(here, berta.secret)]
        watchers = [Witness(here), Witness(there)]
        clients += [*mirrors, *watchers]
        seats = [await look(client, table) for client in (anna, berta)]
        echoes = [await look(client, table) for client in mirrors]
        outside = [await look(client, table, "en") for client in watchers]
        async with asyncio.timeout(3 * ANSWER):
            await asyncio.gather(*(seat.play(chooser(2 * number + at)) for at, seat in enumerate(seats)))
            for seat in (*seats, *echoes, *outside):
                await seat.until(lambda seat: seat.state.result and seat.info.status == "over")
        assert [fault for client in clients for fault in client.faults] == []
        for one, other in (*zip(seats, echoes, strict=True), outside):
            assert one.eye == other.eye and one.log == other.log
            assert one.state == other.state and one.state
            assert one.state.result["shares"] == seats[0].state.result["shares"]  # type: ignore[index, union-attr]
            assert len(one.log) == len(seats[0].log)
        files = [await client.match_file(table) for client in (anna, berta)]
        assert files[0] == files[1]
        match = read(files[0])
        verify(match)
        assert [write_entry(entry) for entry in match.entries] == await store.lines(table)
        return len(match.entries)
    finally:
        for client in clients:
            await client.close()


async def bots_are_loaded(url: str) -> None:
    """The first start of all compiles the bots for minutes; no game is to wait for that."""
    async with Witness(url) as anna:
        await anna.introduce("Anna")
        seat = await look(anna, (await anna.open_table("builders", ["you", "apprentice"])).id)
        async with asyncio.timeout(FIRST_START):
            await seat.until(lambda seat: seat.decision)
            await seat.move(["end"])
            await seat.until(lambda seat: any(line.event.get("seat") == 1 for line in seat.log))
        await anna.host(seat.table, "close")


async def both_sides(folder: Path, database: str) -> None:
    numbers = itertools.count()
    entries = played = 0
    async with processes(folder, database, 2) as servers, opened(database) as store:
        urls = [server.url for server in servers]
        for url in urls:
            await bots_are_loaded(url)

        async def games() -> None:
            nonlocal entries, played
            while in_time() and (number := next(numbers)) < GAMES:
                count = await one_game(number, urls, store)
                entries += count  # not in one line: others add theirs while a game is awaited
                played += 1
                if played % 100 == 0:
                    print(f"{played} games so far", flush=True)

        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(games())
        assert [line for server in servers for line in server.warnings()] == []
    print(f"{played} games from both sides, {entries} entries, 0 divergences", flush=True)


@pytest.mark.slow
def test_two_processes_serve_one_table(tmp_path: Path, postgres: Cluster) -> None:
    asyncio.run(both_sides(tmp_path, postgres.new_database()))
