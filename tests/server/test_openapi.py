"""schemathesis calls every route of the OpenAPI page with what it may and may not take: no server error."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode

from tests.server.postgres import Cluster
from tests.server.sizes import size
from tests.server.support import PATIENCE, Running, chooser, running

EXAMPLES = size(20, 300)


class Beside:
    """A server in a thread of its own, with a table that is played, one that is over, and somebody's cookie."""

    def __init__(self, folder: Path, **changes: str) -> None:
        self._ready, self._end = threading.Event(), asyncio.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run(folder, changes)))
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    async def _run(self, folder: Path, changes: dict[str, str]) -> None:
        self._loop = asyncio.get_running_loop()
        async with running(folder, **changes) as server:
            await self._furnish(server)
            self._ready.set()
            await self._end.wait()

    async def _furnish(self, server: Running) -> None:
        self.url = server.url
        anna, berta = await server.person("Anna"), await server.person("Berta")
        tables = []
        for _ in range(2):
            table = await anna.open_table("builders", ["you", "open"], options={"rounds": 6})
            await berta.join(table.id)
            tables.append(table.id)
        seats = [await anna.follow(tables[0]), await berta.follow(tables[0])]
        await asyncio.gather(*(seat.play(chooser(n)) for n, seat in enumerate(seats)))
        self.over, self.played = tables
        self.secret = anna.secret

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(PATIENCE)


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Beside]:
    database = {}
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("postgres")
        database["database"] = cluster.new_database()
    beside = Beside(tmp_path, **database)
    yield beside
    beside.stop()


@pytest.mark.slow
def test_fuzz_of_every_route(server: Beside) -> None:
    page = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    headers = {"Cookie": f"tavola={server.secret}"}
    statuses: dict[int, int] = {}
    routes = 0
    for found in page.get_all_operations():
        operation = found.ok()
        routes += 1

        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            tried = 0

            def call(case: schemathesis.Case) -> None:
                nonlocal tried
                tried += 1
                if "table" in case.path_parameters and tried % 3:  # made-up ones seldom exist
                    case.path_parameters["table"] = server.over if tried % 3 == 1 else server.played
                answer = case.call(headers=headers)
                statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
                case.validate_response(answer, checks=[not_a_server_error])
                if answer.status_code >= 400 and case.path.startswith("/api/"):
                    assert json.loads(answer.content)["text"]

            settings = hypothesis.settings(
                max_examples=EXAMPLES, deadline=None, database=None, derandomize=True,
                suppress_health_check=list(hypothesis.HealthCheck),
            )  # fmt: skip
            strategy = operation.as_strategy(generation_mode=mode)
            try:
                hypothesis.given(case=strategy)(settings(call))()
            except hypothesis.errors.Unsatisfiable:
                assert mode == GenerationMode.NEGATIVE  # a route without parameters takes nothing wrong
    print(
        f"{routes} routes, {sum(statuses.values())} calls, answered with {dict(sorted(statuses.items()))}", flush=True
    )
    assert routes >= 20 and statuses[200] and statuses[400] and statuses[404]
