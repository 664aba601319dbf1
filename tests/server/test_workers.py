"""`--workers`: several processes at one port, of which one is killed, which drain on SIGTERM, and which don't outlive
the process that looks after them."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import time
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tavola.client import Client
from tests.server.postgres import Cluster
from tests.server.processes import Process
from tests.server.support import PATIENCE

SOCKETS = 12


def workers(parent: int) -> list[int]:
    """The server processes of that parent."""
    listed = subprocess.run(
        ["ps", "-ww", "-o", "pid=", "-o", "args=", "--ppid", str(parent)], capture_output=True, text=True
    )
    return [int(line.split()[0]) for line in listed.stdout.splitlines() if "spawn_main" in line]


async def measure(url: str, name: str) -> float:
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        lines = (await http.get(f"{url}/metrics")).text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))


async def closed(connection: ClientConnection) -> int | None:
    """The code with which the server ends it."""
    with pytest.raises(ConnectionClosed) as caught:
        async with asyncio.timeout(PATIENCE):
            while True:
                await connection.recv()
    return caught.value.rcvd.code if caught.value.rcvd else None


async def one_dies_and_all_drain(process: Process, parent: int) -> None:
    url = process.url.replace("http", "ws") + "/api/socket"
    async with Client(process.url) as anna, Client(process.url) as berta:
        await anna.introduce("Anna")
        await berta.introduce("Berta")
        table = (await anna.open_table("builders", ["you", "open"])).id
        await berta.join(table)
        seats = [await anna.follow(table), await berta.follow(table)]
        sockets = [await connect(url) for _ in range(SOCKETS)]
        assert await measure(process.url, "tavola_sockets") == SOCKETS + 2
        dead, *_ = both = workers(parent)
        assert len(both) == 2
        os.kill(dead, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            while len([worker for worker in workers(parent) if worker not in both]) != 1:
                await asyncio.sleep(0.1)
        alive = [one for one in sockets if one.state.name == "OPEN"]
        async with asyncio.timeout(PATIENCE):
            while await measure(process.url, "tavola_sockets") != len(alive) + 2:
                alive = [one for one in sockets if one.state.name == "OPEN"]
                await asyncio.sleep(0.1)
        mover = next(seat for seat in seats if seat.decision)
        number = await mover.move([mover.decision.choices[0].word])
        for seat in seats:
            await seat.until(lambda seat: seat.state.number >= number, PATIENCE)
    os.kill(parent, signal.SIGTERM)
    assert {await closed(one) for one in alive} <= {1012}
    assert await asyncio.to_thread(process.wait, PATIENCE) == 0
    assert process.warnings() == []


async def they_go_with_their_parent(process: Process, parent: int) -> None:
    both = workers(parent)
    assert len(both) == 2
    process.kill()
    end = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{worker}").exists() for worker in both):
        assert time.monotonic() < end, "they still run"
        await asyncio.sleep(0.1)
    with socket.socket() as again:
        again.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        again.bind(("127.0.0.1", process.port))
        again.listen()


@pytest.mark.slow
def test_several_workers(tmp_path: Path, postgres: Cluster) -> None:
    async def run() -> None:
        process = Process(tmp_path, postgres.new_database(), "--workers", "2")
        for work in (one_dies_and_all_drain, they_go_with_their_parent):
            before = process.log.read_text().count('"started"') if process.log.exists() else 0
            process.start()
            try:
                await process.ready()
                async with asyncio.timeout(PATIENCE):
                    while process.log.read_text().count('"started"') < before + 2:
                        await asyncio.sleep(0.1)
                await work(process, process.pid)
            finally:
                process.stop()
        process.check_log()

    asyncio.run(run())
