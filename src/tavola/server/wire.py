"""The WebSocket protocol of uvicorn, with a short way for ordinary messages.

Nearly all that a client sends is one short text in one frame, and nearly all that it is told is one text. On the long
way such a message costs a generator, a queue, a future and two system calls to stop and go on reading, several times
what is done with it. On the short way it is handed over at once, and what is to be sent is written at once. Everything
else (the handshake, fragments, pings, closing, whatever is malformed) goes the long way, frame by frame, so that the
library stays the judge of the protocol.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tavola.server import metrics

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WIRE = "tavola.wire"
"""The ASGI extension under which an application finds its `Wire`."""

WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole text message."""
MASKED = 0x80
_SHORT, _MIDDLE, _LONG = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")


class Wire(WebSocketsSansIOProtocol):
    def __init__(self, *values: Any, **named: Any) -> None:
        super().__init__(*values, **named)
        self._heard: Callable[[bytes], None] | None = None
        self._rest = b""
        """The beginning of a frame whose end has not come yet."""
        self._unsent: list[bytes] = []

    # For the application

    def listen(self, heard: Callable[[bytes], None]) -> None:
        """From now on `heard` is called with each text message; all others are still received."""
        self._heard = heard

    def write(self, text: bytes) -> int:
        """Send a text message; how many bytes the client has not taken yet.

        What comes in one turn of the event loop goes out together: a move's news, the answer to it and the next turn
        are one system call, and those are the dearest part of sending.
        """
        if self.close_sent or self.disconnected:
            return 0
        if not self._unsent:
            self.loop.call_soon(self._send_all)
        self._unsent.append(frame(text))
        return self.transport.get_write_buffer_size()

    def _send_all(self) -> None:
        if self._unsent and not self.close_sent and not self.disconnected:
            metrics.SENT.inc(len(self._unsent))
            self.transport.write(b"".join(self._unsent))
        self._unsent.clear()

    async def send(self, message: ASGISendEvent) -> None:
        self._send_all()
        await super().send(message)

    def shutdown(self) -> None:
        self._send_all()
        super().shutdown()

    def cut_off(self) -> None:
        """Of a client that does not read there is no point in taking leave."""
        self.transport.abort()

    # For the event loop

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WIRE] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if self._heard is None:
            super().data_received(data)
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        at, end = 0, len(data)
        while at < end:
            start, size = _measure(data, at, end)
            if size > self.config.ws_max_size or self.conn.parser_exc is not None:
                self._heard = None  # this is the end: the long way closes
                super().data_received(data[at:])
                return
            if start < 0 or start + size > end:
                self._rest = data[at:]
                return
            # Between the fragments of a message no other may come; in a closing connection nothing counts any more.
            if data[at] == WHOLE_TEXT and data[at + 1] & MASKED and self.conn.current_size is None:
                if not self.close_sent:
                    self._heard(apply_mask(data[start : start + size], data[start - 4 : start]))
            else:
                super().data_received(data[at : start + size])
            at = start + size


def frame(text: bytes) -> bytes:
    """A text message as it goes over the wire."""
    size = len(text)
    if size < 126:
        return _SHORT.pack(WHOLE_TEXT, size) + text
    if size < 65536:
        return _MIDDLE.pack(WHOLE_TEXT, 126, size) + text
    return _LONG.pack(WHOLE_TEXT, 127, size) + text


def _measure(data: bytes, at: int, end: int) -> tuple[int, int]:
    """Where the payload of the frame begins, and its size; -1 and 0 where that can't be told yet."""
    if end - at < 2:
        return -1, 0
    size = data[at + 1] & 127
    start = at + 2
    if size > 125:
        start += 2 if size == 126 else 8
        if end < start:
            return -1, 0
        size = int.from_bytes(data[at + 2 : start], "big")
    if data[at + 1] & MASKED:
        start += 4
    return start, size
