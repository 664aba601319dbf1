"""The client library where the server is not what it should be."""

from __future__ import annotations

import asyncio
from http import HTTPStatus

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.http11 import Request, Response

from tavola.client import Client
from tavola.core.errors import TavolaError
from tavola.protocol import VERSION, socket
from tests.server.support import PATIENCE


class Strange:
    """A server that welcomes its first client as it should, and then says nothing more."""

    def __init__(self, then: str) -> None:
        self.then = then
        self.connections: list[ServerConnection] = []

    async def connected(self, connection: ServerConnection) -> None:
        self.connections.append(connection)
        version = VERSION if len(self.connections) == 1 else 99
        await connection.send(msgspec.json.encode(socket.Welcome(version, None, 0.0)).decode())
        await connection.wait_closed()

    def request(self, connection: ServerConnection, request: Request) -> Response | None:
        if self.connections and self.then == "refuse":
            return connection.respond(HTTPStatus.FORBIDDEN, "no")
        return None


@pytest.mark.parametrize("then", ["refuse", "speak another protocol"])
def test_nobody_waits_for_a_server_that_has_turned_away(then: str) -> None:
    async def run() -> None:
        strange = Strange(then)
        async with serve(strange.connected, "127.0.0.1", 0, process_request=strange.request) as server:
            port = server.sockets[0].getsockname()[1]
            async with Client(f"http://127.0.0.1:{port}") as client, asyncio.timeout(PATIENCE):
                asked = asyncio.create_task(client.ask(socket.Ping("p")))
                followed = asyncio.create_task(client.follow("table"))
                while not strange.connections:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.1)
                assert not asked.done() and not followed.done()
                await strange.connections[0].close()
                for task in (asked, followed):
                    with pytest.raises(TavolaError, match=r"refuses|protocol"):
                        await task
                with pytest.raises(TavolaError):
                    await client.ask(socket.Ping("p"))

    asyncio.run(run())
