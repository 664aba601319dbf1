"""Many sockets in one process, cheaply, so that what is measured is the server and not the client."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


class Socket(WSListener):  # type: ignore[misc]
    """Hands every text message to `heard(self, payload)`."""

    def __init__(self, heard: Callable[[Socket, bytes], None]) -> None:
        self.heard = heard
        self.transport: Any = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._parts = b""

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.opened.set_result(None)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type in (WSMsgType.TEXT, WSMsgType.CONTINUATION):
            payload = frame.get_payload_as_bytes()
            if not frame.fin:
                self._parts += payload
            elif self._parts:
                whole, self._parts = self._parts + payload, b""
                self.heard(self, whole)
            else:
                self.heard(self, payload)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.lost = True

    def send(self, text: bytes) -> None:
        self.transport.send(WSMsgType.TEXT, text)

    def close(self) -> None:
        if self.transport and not self.lost:
            self.transport.disconnect()


async def connect(url: str, heard: Callable[[Socket, bytes], None], headers: dict[str, str] | None = None) -> Socket:
    _, socket = await ws_connect(lambda: Socket(heard), url, extra_headers=headers or {})
    await socket.opened
    assert isinstance(socket, Socket)
    return socket


async def connect_all(count: int, make: Callable[[int], Any], together: int = 50) -> list[Any]:
    """`make(number)` for each number, some at a time."""
    made: list[Any] = []
    for first in range(0, count, together):
        made += await asyncio.gather(*(make(n) for n in range(first, min(first + together, count))))
    return made
