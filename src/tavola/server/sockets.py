"""The socket at /api/socket, straight on ASGI: a frame less between a move and its watchers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from typing import Any, get_args

import msgspec

from tavola.core.errors import TavolaError
from tavola.match.referee import Referee
from tavola.protocol import VERSION, socket
from tavola.protocol.socket import (
    ChatLine,
    Compose,
    Done,
    Draft,
    Hint,
    Ping,
    Play,
    Pong,
    Say,
    TakeBack,
    Unwatch,
    Watch,
    Welcome,
    YourTurn,
)
from tavola.protocol.socket import (
    Refusal as Refused,
)
from tavola.server import metrics
from tavola.server.limits import Bucket
from tavola.server.logs import warn
from tavola.server.people import Person
from tavola.server.refusals import Refusal, clause_of, explain, explain_talk
from tavola.server.room import Room
from tavola.server.rooms import Rooms
from tavola.server.store.store import Unavailable
from tavola.server.wire import Wire

Send = Callable[[MutableMapping[str, Any]], Coroutine[Any, Any, None]]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]

MOST_WATCHED = 32
MOST_QUEUED = 8 << 20
"""Bytes that may wait for a slow client; then it is cut off, and comes back when it can."""
PATIENCE = 200
"""Messages beyond the rate that are answered; then the socket is closed."""
TRY_AGAIN, POLICY, TOO_SLOW = 1013, 1008, 1013

_decode = msgspec.json.Decoder(socket.Request).decode
_encode = msgspec.json.Encoder().encode


class Whose(msgspec.Struct):
    """As much of a request as its refusal needs."""

    id: str | None = None
    table: str | None = None


_decode_whose = msgspec.json.Decoder(Whose).decode


class Connection:
    """One socket. It belongs to whoever its cookie names, or to somebody unknown, who may watch."""

    def __init__(self, rooms: Rooms, hints: Any, person: Person | None, wire: Wire, send: Send, rate: float) -> None:
        self.rooms = rooms
        self.hints = hints
        self.person = person.id if person else None
        self.name = person.name if person else None
        self.locale = (person.locale if person else None) or "en"
        self.bucket = Bucket(rate)
        self.watched: set[str] = set()
        self._wire = wire
        self._send = send
        self._closing: int | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._beyond = 0

    # Sending: whoever has news never waits for a slow reader

    def push(self, message: bytes) -> None:
        if self._closing is not None:
            return
        if self._wire.write(message) > MOST_QUEUED:
            self._closing = TOO_SLOW
            self._wire.cut_off()

    def close(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
            self._start(self._send({"type": "websocket.close", "code": code}))

    def tell(self, message: Any) -> None:
        self.push(_encode(message))

    # Receiving

    async def run(self, receive: Receive) -> None:
        """From the welcome to the end."""
        metrics.SOCKETS.inc()
        self.tell(Welcome(VERSION, self.name, time.time()))
        self._wire.listen(self._take)
        try:
            while (message := await receive())["type"] != "websocket.disconnect":
                text = message.get("text")
                self._take(message.get("bytes") or b"" if text is None else text.encode())
        finally:
            metrics.SOCKETS.dec()
            for table in list(self.watched):
                self.rooms.unwatch(self, table)
            self._closing = self._closing or TRY_AGAIN

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # a client that is gone is no error

    def _take(self, text: bytes) -> None:
        if self._closing is not None:
            return
        if not self.bucket.take():
            self._beyond += 1
            if self._beyond > PATIENCE:
                self.close(POLICY)
            else:
                self._refuse(Refusal("rate", "rate"), *_whose(text))
            return
        self._beyond = 0
        try:
            ask = _decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._refuse(Refusal("bad", "not-understood"), None, None)
            return
        RECEIVED[type(ask)].inc()
        if isinstance(ask, Ping):
            self.tell(Pong(ask.id, time.time()))
        elif isinstance(ask, Unwatch):
            self.watched.discard(ask.table)
            self.rooms.unwatch(self, ask.table)
        else:
            self._start(self._answer(ask))

    async def _answer(self, ask: Any) -> None:
        try:
            await HANDLERS[type(ask)](self, ask)
        except Refusal as refusal:
            self._refuse(refusal, getattr(ask, "id", None), ask.table)
        except TavolaError as error:
            self._refuse(explain(error), getattr(ask, "id", None), ask.table)
        except Unavailable:
            self._refuse(Refusal("later", "database"), getattr(ask, "id", None), ask.table)
        except Exception as error:
            warn("socket request failed", error, type=ask.__struct_config__.tag, table=ask.table)
            self._refuse(Refusal("later", "failed"), getattr(ask, "id", None), ask.table)

    def _refuse(self, refusal: Refusal, number: str | None, table: str | None) -> None:
        metrics.REFUSED.labels(refusal.code).inc()
        text = refusal.say(self.language(table))
        self.tell(Refused(number, table, refusal.code, text, clause_of(refusal)))

    def language(self, table: str | None) -> str:
        """Of sentences for that table."""
        seen = self.rooms.watching(self, table) if table else None
        return (seen.locale if seen else None) or self.locale

    # What may be asked

    async def watch(self, ask: Watch) -> None:
        if ask.table not in self.watched and len(self.watched) >= MOST_WATCHED:
            raise Refusal("size", "too-many-watched", most=MOST_WATCHED)
        await self.rooms.watch(self, ask.table, ask.since, ask.locale, ask.spectate)
        if self._closing is not None:
            self.rooms.unwatch(self, ask.table)
        else:
            self.watched.add(ask.table)

    async def move(self, ask: Play) -> None:
        locale = self.language(ask.table)

        def act(room: Room, referee: Referee) -> None:
            seat = self._seat(room)
            room.check_decision(seat, ask.decision)
            referee.play_words(seat, ask.words, locale)

        await self._change(ask, act)

    async def undo(self, ask: TakeBack) -> None:
        locale = self.language(ask.table)

        def act(room: Room, referee: Referee) -> None:
            seat = self._seat(room)
            room.check_active(seat)
            referee.undo(seat, locale)

        await self._change(ask, act)

    async def say(self, ask: Say) -> None:
        locale = self.language(ask.table)

        def act(room: Room, referee: Referee) -> None:
            seat = self._seat(room)
            room.check_active(seat)
            try:
                referee.state(seat, ask.statement)
            except TavolaError as error:
                raise explain_talk(error, locale) from error

        await self._change(ask, act)

    async def chat(self, ask: ChatLine) -> None:
        def act(room: Room, referee: Referee) -> None:
            seat = self._seat(room)
            if room.detail.muted:
                raise Refusal("talk", "muted")
            try:
                referee.chat(seat, ask.text)
            except TavolaError as error:
                raise Refusal("bad", "no-chat") from error

        await self._change(ask, act)

    async def draft(self, ask: Draft) -> None:
        room = await self.rooms.room(ask.table)
        seen = self.rooms.watching(self, ask.table)
        locale = seen.locale if seen else None
        self.tell(await self.rooms.look(room, lambda: room.drafted(ask, self._seat(room), locale)))

    async def compose(self, ask: Compose) -> None:
        room = await self.rooms.room(ask.table)
        locale = self.language(ask.table)
        self.tell(await self.rooms.look(room, lambda: room.composed(ask, self._seat(room), locale)))

    async def hint(self, ask: Hint) -> None:
        room = await self.rooms.room(ask.table)
        seen = self.rooms.watching(self, ask.table)
        self.tell(await self.hints.give(room, ask, self._seat(room), self.person, seen.locale if seen else None))

    def _seat(self, room: Room) -> int:
        seat = room.seat_of(self.person)
        if seat is None:
            raise Refusal("seat", "no-seat")
        return seat

    async def _change(self, ask: Any, act: Callable[[Room, Referee], None]) -> None:
        number = await self.rooms.change(ask.table, act, f"{self.person}:{ask.id}")
        await asyncio.sleep(0)  # who has moved hears that it is done after everybody was told what was done
        self.tell(Done(ask.id, number))

    def your_turn(self, table: str, game: str, waits: bool) -> None:
        self.tell(YourTurn(table, game, waits))


HANDLERS: dict[type, Callable[[Connection, Any], Awaitable[None]]] = {
    Watch: Connection.watch,
    Play: Connection.move,
    TakeBack: Connection.undo,
    Say: Connection.say,
    Compose: Connection.compose,
    ChatLine: Connection.chat,
    Draft: Connection.draft,
    Hint: Connection.hint,
}

RECEIVED = {ask: metrics.RECEIVED.labels(ask.__struct_config__.tag) for ask in get_args(socket.Request)}
"""The counter of each kind of message."""


def _whose(message: bytes) -> tuple[str | None, str | None]:
    """Whoever asks too much still learns which of their requests was not carried out."""
    try:
        found = _decode_whose(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None, None
    return found.id, found.table
