"""Real server processes, as an operator starts them, and a balancer before them that can cut lines."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from pathlib import Path
from typing import Any

import httpx

from tests.server.loaded import Forked, Loaded

ROOT = Path(__file__).resolve().parents[2]
FIRST_START = 600.0
"""Seconds: the first start of all compiles the rules."""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Process:
    """`tavola serve` on a port of its own, which can be killed and started again."""

    def __init__(self, folder: Path, database: str, *options: str) -> None:
        self.port = free_port()
        self.database = database
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        serve = ["serve", "--port", str(self.port), "--database", database, "--rate", "0", "--thinkers", "1"]
        self._command = [sys.executable, "-m", "tavola", *serve, "--locale", "en", *options]
        self._process: subprocess.Popen[bytes] | Forked | None = None

    def start(self, loaded: Loaded | None = None) -> None:
        """As an operator does, or from a process that has everything loaded."""
        if loaded is not None:
            self._process = loaded.fork(self.port, self.database, self.log)
            return
        with self.log.open("ab") as out:
            self._process = subprocess.Popen(self._command, cwd=ROOT, stdout=out, stderr=out)

    async def ready(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + FIRST_START
        async with httpx.AsyncClient() as http:
            while True:
                assert self._process and self._process.poll() is None, self.log.read_text()[-3000:]
                assert time.monotonic() < end
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(f"{self.url}/healthz", timeout=30)).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        """Without warning."""
        assert self._process and self._process.poll() is None, self.log.read_text()[-3000:]
        self._process.kill()
        self._process.wait()

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def wait(self, seconds: float) -> int:
        """Until it has ended by itself; its status."""
        assert self._process
        return self._process.wait(seconds)

    def stop(self) -> None:
        if self._process and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(60)

    def check_log(self) -> None:
        """Nobody's name is in it, and nothing as long as the secret of a cookie."""
        text = self.log.read_text()
        assert not re.search(r"Anna|Berta|Player|(?<![\w/.-])[\w-]{32}(?![\w/.-])", text)

    def warnings(self) -> list[dict[str, Any]]:
        """What the server has complained of."""
        found = (json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{"))
        return [line for line in found if line["level"] in ("warning", "error", "critical")]


@contextlib.asynccontextmanager
async def processes(folder: Path, database: str, count: int) -> AsyncIterator[list[Process]]:
    """Server processes on one database, all of them ready."""
    found = [Process(folder, database) for _ in range(count)]
    try:
        for process in found:
            process.start()
            await process.ready()
        yield found
    finally:
        for process in found:
            process.stop()
    for process in found:
        process.check_log()


class Balancer:
    """Hands connections on to whichever server takes them. It can cut lines; and it can lose the answers before it
    does, so that what was asked has been carried out and nobody knows."""

    def __init__(self, ports: Sequence[int], seed: int = 0) -> None:
        self._ports = list(ports)
        self._chance = random.Random(seed)
        self._lines: set[asyncio.Task[None]] = set()
        self._deaf: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Balancer:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self._end(self._lines)
        await asyncio.sleep(0)

    def cut(self) -> int:
        """Cut some of the lines; how many."""
        return self._end(self._some())

    async def cut_unheard(self, seconds: float) -> int:
        """Cut some after a moment in which servers hear what their clients say, but not the other way round."""
        lines = self._some()
        self._deaf.update(lines)
        await asyncio.sleep(seconds)
        return self._end(lines)

    def _some(self) -> list[asyncio.Task[None]]:
        lines = list(self._lines)
        return self._chance.sample(lines, self._chance.randint(1, len(lines))) if lines else []

    def _end(self, lines: Iterable[asyncio.Task[None]]) -> int:
        return sum(line.cancel() for line in list(lines))

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._lines.add(task)
        behind: asyncio.StreamWriter | None = None
        try:
            for port in self._chance.sample(self._ports, len(self._ports)):
                with contextlib.suppress(OSError):
                    back, behind = await asyncio.open_connection("127.0.0.1", port)
                    break
            if behind is not None:
                ways = [self._pass(reader, behind), self._pass(back, writer, task)]
                await asyncio.wait([asyncio.ensure_future(way) for way in ways], return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            pass
        finally:
            self._lines.discard(task)
            self._deaf.discard(task)
            for end in (writer, behind):
                if end is not None:
                    end.transport.abort()

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, line: asyncio.Task[None] | None = None
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if line not in self._deaf:
                    writer.write(data)
                    await writer.drain()
