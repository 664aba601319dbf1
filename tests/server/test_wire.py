"""The short way for ordinary messages: frames however they come, and everything else still as the protocol wants."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
from typing import Any

import msgspec
import pytest

from tavola.core.game import CHANCE
from tavola.core.record import plain
from tavola.core.rng import below, generator
from tavola.server import words
from tavola.server.rooms import CROWD
from tests.server.support import PATIENCE, Running, served
from tests.support import TABLES, Table

TEXT, BINARY, MORE, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


def frame(opcode: int, payload: bytes, fin: bool = True, mask: bytes | None = b"\x11\x22\x33\x44") -> bytes:
    """One frame of a client, masked as it has to be."""
    size, masked = len(payload), 0x80 if mask else 0
    head = bytes([opcode | (0x80 if fin else 0)])
    if size < 126:
        head += bytes([masked | size])
    elif size < 65536:
        head += bytes([masked | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([masked | 127]) + size.to_bytes(8, "big")
    if mask is None:
        return head + payload
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


def ping(number: int, blanks: int = 0) -> bytes:
    return json.dumps({"type": "ping", "id": str(number)}).encode() + b" " * blanks


class Raw:
    """A socket without any library, so that frames can be cut and put together at will."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, server: Running) -> Raw:
        host = server.url.removeprefix("http://")
        raw = cls(*await asyncio.open_connection(*host.split(":")))
        key = base64.b64encode(os.urandom(16)).decode()
        raw.writer.write(
            f"GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in await raw.reader.readuntil(b"\r\n\r\n")
        assert json.loads((await raw.hear())[1])["type"] == "welcome"
        return raw

    async def hear(self) -> tuple[int, bytes]:
        """Opcode and payload of the next frame."""
        async with asyncio.timeout(PATIENCE):
            first, size = await self.reader.readexactly(2)
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            return first & 15, await self.reader.readexactly(size)

    async def answers(self, number: int) -> bool:
        opcode, payload = await self.hear()
        return opcode == TEXT and json.loads(payload)["id"] == str(number)


@served()
async def test_frames_may_be_cut_and_put_together_at_will(server: Running) -> None:
    raw = await Raw.open(server)
    for byte in frame(TEXT, ping(1)) + frame(TEXT, ping(2, 300)):
        raw.writer.write(bytes([byte]))
        await raw.writer.drain()
        await asyncio.sleep(0)
    assert await raw.answers(1) and await raw.answers(2)
    raw.writer.write(b"".join(frame(TEXT, ping(n, 60_000 if n == 5 else 0)) for n in range(3, 9)))
    for number in range(3, 9):
        assert await raw.answers(number)
    raw.writer.close()


@served()
async def test_fragments_pings_and_bytes_go_the_long_way(server: Running) -> None:
    raw = await Raw.open(server)
    whole = ping(1)
    raw.writer.write(frame(TEXT, whole[:5], fin=False) + frame(PING, b"?") + frame(MORE, whole[5:]))
    assert await raw.hear() == (PONG, b"?")
    assert await raw.answers(1)
    raw.writer.write(frame(BINARY, ping(2)))
    assert await raw.answers(2)
    raw.writer.write(frame(TEXT, ping(3)))
    assert await raw.answers(3)
    raw.writer.close()


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, ping(1), mask=None), 1002),
        (frame(TEXT, b"{", fin=False) + frame(TEXT, ping(1)), 1002),
        (frame(TEXT, ping(1, 70_000)), 1009),
        (frame(TEXT, ping(1, 70_000))[:10], 1009),
        (frame(3, b""), 1002),
        (frame(CLOSE, (1000).to_bytes(2, "big")), 1000),
    ],
)
def test_what_ends_a_socket(tmp_path: Any, sent: bytes, code: int) -> None:
    @served()
    async def check(server: Running) -> None:
        raw = await Raw.open(server)
        raw.writer.write(sent)
        opcode, payload = await raw.hear()
        assert (opcode, int.from_bytes(payload[:2], "big")) == (CLOSE, code)
        with contextlib.suppress(ConnectionResetError):  # some of what was sent has not been read
            assert await raw.reader.read() == b""
        raw.writer.close()

    check(tmp_path)


@served()
async def test_a_crowd_hears_of_all_who_come(server: Running) -> None:
    anna = await server.person("Anna")
    table = await anna.open_table("builders", ["you", "open"])
    seat = await anna.follow(table.id)
    for _ in range(CROWD + 6):
        await server.stranger().follow(table.id)
    async with asyncio.timeout(PATIENCE):
        while seat.info.watchers != CROWD + 6:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_what_is_made_once_is_what_is_made_each_time(table: Table) -> None:
    """Whole records, and choices in a game whose words are fixed."""
    position, rng = table.start(), generator(3)
    names = [f"Seat {seat}" for seat in range(table.seats)]
    for _ in range(200):
        if position.over:
            break
        seat = position.pending_seats()[0]
        if seat == CHANCE:
            position.apply(seat, position.draw(rng))
            continue
        view, legal = position.view(seat), position.legal(seat)
        read = plain(view.record)
        for name in view.game.view.names or ():
            assert _lists(getattr(read, name)) == view.records[name][0].tolist()
        told = msgspec.json.encode(words.wire_choices(view, legal, None, names))
        assert told == msgspec.json.encode(words.choices(view, legal, None, names))
        position.apply(seat, legal[int(below(rng, len(legal)))])


def _lists(value: Any) -> Any:
    return [_lists(part) for part in value] if isinstance(value, tuple) else value
