"""Once it is over: result, statistics, replay with everything open, match files and studies."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tavola.client import Seat
from tavola.core.game import SPECTATOR
from tavola.games import load
from tavola.match import Referee
from tavola.match.file import read, write
from tavola.match.replay import replay, verify
from tavola.server.afterwards import MOST_ENTRIES
from tavola.server.settings import Rates
from tests.server.support import PATIENCE, Running, chooser, refused, running, served
from tests.server.test_play import seated


async def finished(server: Running, game: str, kinds: list[str], options: dict[str, Any]) -> list[Seat]:
    seats = await seated(server, game, ["you", "open", *kinds], [None, None], options=options)
    await asyncio.wait_for(asyncio.gather(*(seat.play(chooser(n)) for n, seat in enumerate(seats))), 3 * PATIENCE)
    return seats


async def look(folder: Any, game: str, kinds: list[str], options: dict[str, Any]) -> None:
    async with running(folder) as server:
        anna, _berta = await finished(server, game, kinds, options)
        text = await anna.client.match_file(anna.table)
        match = read(text)
        verify(match)
        assert match.header.names[:2] == ["Anna", "Berta"] and len(match.entries) == anna.state.number
        for locale in ("en", "fr"):
            summary = await anna.client.result(anna.table, locale)
            assert summary.result["shares"] == anna.state.result["shares"]
            assert summary.result["scores"] == anna.state.result["scores"]
            assert summary.decided and all(summary.decided) and summary.entries == len(match.entries)
            assert summary.statistics and all(len(row.values) == len(match.header.seats) for row in summary.statistics)
            assert any(int(value) for row in summary.statistics for value in row.values)
            assert len(summary.scores) == len(match.header.seats) and len({len(row) for row in summary.scores}) == 1
        async with httpx.AsyncClient(timeout=PATIENCE, base_url=server.url) as http:
            for entry in (0, 1, len(match.entries) // 2, len(match.entries) - 1, len(match.entries), 2):
                frame = (await http.get(f"/api/tables/{anna.table}/replay/{entry}?locale=fr")).json()
                truth = replay(match, entry)
                assert frame["views"] == [truth.show(seat) for seat in range(truth.seats)]
                assert frame["table"] == truth.show(SPECTATOR) and frame["entries"] == len(match.entries)
                assert all(line["sentence"] for line in frame["log"])
            assert (await http.get(f"/api/tables/{anna.table}/replay/{len(match.entries) + 1}")).status_code == 404
            file = await http.get(f"/api/tables/{anna.table}/match")
            assert file.headers["content-disposition"].startswith(f'attachment; filename="{game}-')
            study = (await http.post("/api/studies", content=text.encode())).json()
            assert study["game"] == game and study["entries"] == len(match.entries)
            same = (await http.get(f"/api/studies/{study['id']}/result")).json()
            assert same["result"]["ranks"] == list(match.result.ranks)
            assert (await http.get(f"/api/studies/{study['id']}/match")).text == text
            assert (await http.get(f"/api/studies/{study['id']}/replay/3")).json()["entry"] == 3


@pytest.mark.parametrize(
    ("game", "kinds", "options"),
    [("builders", [], {"rounds": 3}), ("renaissance_man", [], {"rounds": 2}), ("intrigue", ["random"], {})],
)
def test_a_finished_match_tells_everything(tmp_path: Any, game: str, kinds: list[str], options: dict[str, Any]) -> None:
    asyncio.run(look(tmp_path, game, kinds, options))


@served()
async def test_nothing_of_it_is_told_before(server: Running) -> None:
    anna, _berta = await seated(server, "renaissance_man", ["you", "open"], [None, None])
    for path in ("result", "replay/0", "match"):
        await refused(anna.client.call("GET", f"/tables/{anna.table}/{path}"), "early")
    await anna.client.host(anna.table, "close")
    for path in ("result", "replay/0", "match"):  # closed is not over: hands stay hidden
        await refused(anna.client.call("GET", f"/tables/{anna.table}/{path}"), "early")


@served()
async def test_bad_files_are_no_studies(server: Running) -> None:
    anna, _berta = await finished(server, "builders", [], {"rounds": 1})
    text = await anna.client.match_file(anna.table)
    damaged = text[:-2] + ("0" if text[-2] != "0" else "1") + "\n"
    unfinished = write(Referee(load("builders"), 2, seed=1).match())
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=server.url) as http:
        for content in (b"", b"\xff\xfe", b"nonsense", damaged.encode(), text[:-80].encode(), unfinished.encode()):
            answer = await http.post("/api/studies", content=content)
            assert answer.status_code == 400 and answer.json()["text"], content[-100:]
        assert (await http.post("/api/studies", content=b" " * (3 << 20))).status_code == 413
        assert (await http.get("/api/studies/nothing/result")).status_code == 404


@served(rates=Rates(0, 0, 0, 0, 0, studies=1.0))
async def test_studies_are_limited(server: Running) -> None:
    """A long file would keep the server busy for minutes, and many files would fill its disk."""
    anna, _berta = await finished(server, "builders", [], {"rounds": 1})
    text = await anna.client.match_file(anna.table)
    referee = Referee(load("builders"), 2, seed=1)
    for _ in range(MOST_ENTRIES + 1 - len(referee.entries)):
        referee.chat(0, "More.")
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=server.url) as http:
        long = await http.post("/api/studies", content=write(referee.match()).encode())
        assert long.status_code == 413 and "20" in long.json()["text"]
        answers = [await http.post("/api/studies", content=text.encode()) for _ in range(8)]
        assert {answer.status_code for answer in answers} == {201, 429}
        study = next(answer.json()["id"] for answer in answers if answer.status_code == 201)
        assert (await http.get(f"/api/studies/{study}/replay/1")).status_code == 200
        asked = []
        read = server.services.store.study
        server.services.store.study = lambda name: asked.append(name) or read(name)
        assert (await http.get(f"/api/studies/{study}/replay/2")).status_code == 200 and not asked
        server.services.finished.forget()
        assert (await http.get(f"/api/studies/{study}/replay/2")).status_code == 200 and asked == [study]
