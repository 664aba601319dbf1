"""One person at one server: calls, and the socket with everything that follows from it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tavola.client.calls import COOKIE, Calls
from tavola.client.seat import RefusedMove, Seat
from tavola.core.errors import TavolaError
from tavola.protocol import VERSION, socket

_decode = msgspec.json.Decoder(socket.Reply).decode
_encode = msgspec.json.Encoder().encode

PAUSES = (0.25, 0.5, 1.0, 2.0)
"""Seconds before something is asked again that was too much at once."""
FIRST_WAIT, LONGEST_WAIT = 0.05, 1.0
"""Seconds before a dropped connection is tried again."""


class Client(Calls):
    def __init__(self, url: str, secret: str | None = None, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(url, secret, headers)
        self._headers = dict(headers or {})
        self.seats: dict[str, Seat] = {}
        self.turns: asyncio.Queue[socket.YourTurn] = asyncio.Queue()
        """Tables that wait for you, or no longer do."""
        self.reconnections = 0
        self._waiting: dict[str, tuple[Any, asyncio.Future[Any]]] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._welcome = asyncio.Event()

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        for _, future in self._waiting.values():
            future.cancel()
        await super().close()

    # Tables

    async def follow(self, table: str, locale: str | None = None, spectate: bool = False) -> Seat:
        """Follow a table, in your seat if you have one there. Returns when its state is known."""
        await self._connected()
        seat = self.seats[table] = Seat(self, table, locale, spectate)
        await self._send(seat.watch())
        await seat.known()
        return seat

    async def leave(self, table: str) -> None:
        """Follow it no longer."""
        self.seats.pop(table, None)
        await self._send(socket.Unwatch(table))

    # Requests

    async def ask(self, request: Any) -> Any:
        """Send a request and wait for its answer, over as many connections as it takes; RefusedMove if refused. Where
        it was too much at once it is asked again after a pause."""
        for pause in (*PAUSES, None):
            answer = await self._ask(request)
            if not isinstance(answer, socket.Refusal):
                return answer
            if answer.code != "rate" or pause is None:
                raise RefusedMove(answer)
            await asyncio.sleep(pause)

    async def _ask(self, request: Any) -> Any:
        await self._connected()
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[request.id] = (request, future)
        try:
            await self._send(request)
            return await future
        finally:
            self._waiting.pop(request.id, None)

    @staticmethod
    def new_id() -> str:
        return secrets.token_hex(8)

    async def _send(self, request: Any) -> None:
        """What can't be sent now is sent again after the next welcome."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(_encode(request).decode())

    # The connection

    async def _connected(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._keep_connected())
            self._task.add_done_callback(self._given_up)
        welcome = asyncio.create_task(self._welcome.wait())
        await asyncio.wait({welcome, self._task}, return_when=asyncio.FIRST_COMPLETED)
        welcome.cancel()
        if self._task.done():
            self._task.result()

    def _given_up(self, task: asyncio.Task[None]) -> None:
        """The server does not want us, or speaks another language: nobody is to wait any longer."""
        error = None if task.cancelled() else task.exception()
        if error is not None:
            for _, future in self._waiting.values():
                if not future.done():
                    future.set_exception(error)
            for seat in self.seats.values():
                seat.lost(error)

    async def reconnect(self) -> None:
        """As another person, after `introduce`, or to see whether nothing gets lost."""
        if self._socket is not None:
            self._welcome.clear()
            await self._socket.close()
        await self._connected()

    async def _keep_connected(self) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                async with self._open() as connection:
                    self._socket = connection
                    await self._receive(connection)
                    wait = FIRST_WAIT
            except ConnectionClosed:
                wait = FIRST_WAIT if self._welcome.is_set() else min(LONGEST_WAIT, 2 * wait)
            except InvalidHandshake as error:
                status = getattr(getattr(error, "response", None), "status_code", 0)
                if status in (403, 404):
                    raise TavolaError(f"The server refuses the socket (status {status}).") from error
                wait = min(LONGEST_WAIT, 2 * wait)
            except OSError:
                wait = min(LONGEST_WAIT, 2 * wait)
            finally:
                self._socket = None
                self._welcome.clear()
            self.reconnections += 1
            await asyncio.sleep(wait)

    def _open(self) -> connect:
        headers = dict(self._headers)
        if self.secret:
            headers["Cookie"] = f"{COOKIE}={self.secret}"
        url = self.url.replace("http", "ws", 1) + "/api/socket"
        return connect(url, additional_headers=headers, max_size=None, compression=None, open_timeout=10)

    async def _receive(self, connection: ClientConnection) -> None:
        async for text in connection:
            self._take(_decode(text))
            if not self._welcome.is_set():
                for seat in list(self.seats.values()):
                    await self._send(seat.watch())
                for request, _ in list(self._waiting.values()):
                    await self._send(request)
                self._welcome.set()

    def _take(self, message: Any) -> None:
        if isinstance(message, socket.Welcome):
            if message.protocol != VERSION:
                raise TavolaError(f"The server speaks protocol {message.protocol}, this client {VERSION}.")
        elif isinstance(message, socket.Table | socket.Info):
            if seat := self.seats.get(message.info.id):
                seat.take(message)
        elif isinstance(message, socket.News):
            if seat := self.seats.get(message.table):
                seat.take(message)
        elif isinstance(message, socket.YourTurn):
            self.turns.put_nowait(message)
        elif waiting := self._waiting.get(message.id or ""):
            if not waiting[1].done():
                waiting[1].set_result(message)
        elif isinstance(message, socket.Refusal) and message.table and (seat := self.seats.get(message.table)):
            seat.refused(message)
