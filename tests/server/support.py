"""A real server on a loopback port, with a real SQLite file, in the test's own event loop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tavola.client import CallFailed, Client, RefusedMove
from tavola.protocol.table import Choice, State
from tavola.server import people, tables
from tavola.server.app import create
from tavola.server.guard import Guard
from tavola.server.logs import Lines
from tavola.server.people import digest
from tavola.server.run import Server, config, listen
from tavola.server.settings import Rates, Settings

PATIENCE = 60.0
UNLIMITED = Rates(0, 0, 0, 0, 0, 0)


@dataclass
class Running:
    """A server that runs, and the clients that were made for it."""

    url: str
    guard: Guard
    settings: Settings

    @property
    def services(self) -> Any:
        return self.guard.services

    async def person(self, name: str, locale: str | None = None, **named: Any) -> Client:
        client = Client(self.url, **named)
        self.clients.append(client)
        await client.introduce(name, locale)
        return client

    def stranger(self, **named: Any) -> Client:
        client = Client(self.url, **named)
        self.clients.append(client)
        return client

    def __post_init__(self) -> None:
        self.clients: list[Client] = []


class Secrets(logging.Handler):
    """All lines of the log while servers run, and all cookies and codes that they have made or been given. None of
    these, and nobody's name, may be in the log, whatever the test is about."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(Lines())
        self.lines: list[str] = []
        self.known: set[str] = {"Anna", "Berta", "Carla", "Dora", "berta@example.org"}

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    def digest(self, secret: str) -> bytes:
        if len(secret) >= 16:
            self.known.add(secret)
        return digest(secret)

    def check(self) -> None:
        told = [(secret, line) for line in self.lines for secret in self.known if secret in line]
        assert told == []

    def __enter__(self) -> Secrets:
        for name in ("", "tavola"):
            logging.getLogger(name).addHandler(self)
        logging.getLogger("tavola").setLevel(logging.INFO)
        self._real = people.digest, tables.digest
        people.digest = tables.digest = self.digest  # type: ignore[attr-defined]
        return self

    def __exit__(self, *_: object) -> None:
        people.digest, tables.digest = self._real  # type: ignore[attr-defined]
        for name in ("", "tavola"):
            logging.getLogger(name).removeHandler(self)


@contextlib.asynccontextmanager
async def running(folder: Path, **changes: Any) -> AsyncIterator[Running]:
    """A server, whose log is checked for secrets at the end."""
    with Secrets() as secrets:
        async with _running(folder, **changes) as server:
            yield server
        secrets.check()


@contextlib.asynccontextmanager
async def _running(folder: Path, **changes: Any) -> AsyncIterator[Running]:
    sock = listen(Settings(port=0))
    port = sock.getsockname()[1]
    given = {
        "database": f"sqlite:///{folder / 'tavola.db'}",
        "thinkers": 1,
        "rates": UNLIMITED,
        "pause": 0.0,
        "warm": False,
        **changes,
    }
    settings = Settings(port=port, **given)
    guard = create(settings)
    ready = asyncio.Event()
    server = Server(config(settings, guard), guard, ready.set)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]  # the test runner has its own
    task = asyncio.create_task(server.serve(sockets=[sock]))
    try:
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
            raise RuntimeError("the server did not start")
        run = Running(f"http://127.0.0.1:{port}", guard, settings)
        try:
            yield run
        finally:
            for client in run.clients:
                await client.close()
    finally:
        server.should_exit = True
        await asyncio.wait_for(task, PATIENCE)


def served(**changes: Any) -> Callable[[Callable[[Running], Awaitable[None]]], Callable[[Path], None]]:
    """A test that is given a running server."""

    def decorate(body: Callable[[Running], Awaitable[None]]) -> Callable[[Path], None]:
        def test(tmp_path: Path) -> None:
            async def run() -> None:
                async with asyncio.timeout(3 * PATIENCE), running(tmp_path, **changes) as server:
                    await body(server)

            asyncio.run(run())

        test.__name__, test.__doc__ = body.__name__, body.__doc__
        return test

    return decorate


async def refused(work: Awaitable[Any], code: str) -> str:
    """The text with which a request is refused."""
    with pytest.raises((RefusedMove, CallFailed)) as caught:
        await work
    assert caught.value.code == code, str(caught.value)
    return str(caught.value)


def chooser(seed: int) -> Any:
    """A client that chooses at random."""
    rng = random.Random(seed)

    def choose(state: State, choices: list[Choice]) -> str:
        return rng.choice(choices).word

    return choose


def first(state: State, choices: list[Choice]) -> str:
    return choices[0].word
