"""Whole games over the network: two people with the client library, and bots."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import PATIENCE, chooser, running


async def play(folder: Path, game: str, bots: list[str], options: dict[str, Any]) -> None:
    async with running(folder) as server:
        anna, berta = await server.person("Anna", "en"), await server.person("Berta", "fr")
        table = await anna.open_table(game, ["you", "open", *bots], options=options)
        assert table.status == "waiting"
        assert [seat.kind for seat in table.seats] == ["person", "open", *bots]
        joined = await berta.join(table.id)
        assert joined.status == "playing" and joined.your_seat == 1
        watcher = await server.stranger().follow(table.id, "fr")
        seats = [await anna.follow(table.id, "en"), await berta.follow(table.id)]
        async with asyncio.timeout(4 * PATIENCE):
            results = await asyncio.gather(*(seat.play(chooser(n)) for n, seat in enumerate(seats)))
            await watcher.until(lambda seat: seat.over)
        assert results[0] and results[1]
        assert results[0]["shares"] == results[1]["shares"] and sum(results[0]["shares"]) in (0.0, 1.0)
        assert results[0]["sentence"] and results[1]["sentence"] is None
        for seat in (*seats, watcher):
            assert [line.line for line in seat.log] == list(range(1, len(seat.log) + 1))
        assert len(seats[0].log) == len(seats[1].log) == len(watcher.log)
        assert all(line.sentence for line in seats[0].log)
        assert watcher.eye is None and watcher.decision is None
        assert (await anna.table(table.id)).status == "over"


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("builders", [], {"rounds": 6}),
        ("builders", ["apprentice", "journeyman"], {"rounds": 6}),
        ("renaissance_man", ["labourer"], {"rounds": 3}),
        ("intrigue", ["honest", "traitor"], {}),
    ],
)
def test_two_people_and_bots_play_to_the_end(
    tmp_path: Path, game: str, bots: list[str], options: dict[str, Any]
) -> None:
    asyncio.run(play(tmp_path, game, bots, options))
