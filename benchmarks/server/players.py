"""Scripted players of the three servers. Each pair of sockets plays a table; what they see is counted."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec

from benchmarks.server.sockets import Socket, connect, connect_all
from tavola.protocol.socket import Play, Watch

_encode = msgspec.json.Encoder().encode

# Players read every message, but keep only what a script has to know to move: clients share the processor with the
# server, and it is the server that is measured.


class Choice(msgspec.Struct):
    word: str


class Decision(msgspec.Struct):
    number: int
    choices: list[Choice]


class State(msgspec.Struct):
    number: int
    decision: Decision | None = None
    result: msgspec.Raw | None = None


class Heard(msgspec.Struct):
    type: str
    state: State | None = None
    text: str = ""
    """Why something was refused."""


_decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Count:
    """What was seen while it was counted."""

    messages: int = 0
    moves: int = 0
    refused: list[str] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)
    """Seconds from a move's sending until all sockets of its table had seen it."""

    cleared: float = 0.0
    """How long this process had worked when the counting began."""

    def clear(self) -> None:
        self.messages = self.moves = 0
        self.delays.clear()
        self.cleared = time.process_time()

    def worked(self) -> float:
        """Seconds of the processor's time that the players took themselves."""
        return time.process_time() - self.cleared


class EchoPlayer:
    """Sends a short message again and again, the next when the last has come back."""

    def __init__(self, count: Count) -> None:
        self.count = count
        self.socket: Any = None

    async def open(self, url: str) -> None:
        self.socket = await connect(url, self._heard)

    def begin(self) -> None:
        self.socket.send(b'{"type":"move","id":"1234","table":"abcdefghijkl","decision":17,"words":["take3"]}')

    def _heard(self, socket: Socket, payload: bytes) -> None:
        self.count.messages += 1
        self.count.moves += 1
        socket.send(payload)


class TavolaTable:
    """A table of two: whoever owes a choice makes a random one, at once or after `pause` seconds."""

    def __init__(self, url: str, table: str, cookies: list[str], count: Count, pause: float = 0.0) -> None:
        self.url, self.table, self.cookies, self.count, self.pause = url, table, cookies, count, pause
        self.sockets: list[Socket] = []
        self.rng = random.Random(table)
        self.playing = False
        self.over = False
        self._ids = itertools.count()
        self._owed: dict[int, State] = {}
        self._seen = [0, 0]
        """Entries of the match as each socket knows them."""
        self._under_way: tuple[float, int] | None = None
        """When the last move was sent, and how many entries there are at least once it is seen."""

    async def open(self) -> None:
        for seat, cookie in enumerate(self.cookies):
            socket = await connect(self.url, lambda s, p, seat=seat: self._heard(seat, p), {"Cookie": cookie})
            self.sockets.append(socket)
            socket.send(_encode(Watch(self.table)))

    def begin(self) -> None:
        self.playing = True
        for seat, state in list(self._owed.items()):
            self._move(seat, state)

    def _heard(self, seat: int, payload: bytes) -> None:
        message = _decode(payload)
        self.count.messages += 1
        state = message.state
        if state is not None:
            self._saw(seat, state.number)
            self.over = state.result is not None
            self._owed.pop(seat, None)
            if state.decision:
                self._owed[seat] = state
                if self.playing:
                    self._move(seat, state)
        elif message.type == "done":
            self.count.moves += 1
        elif message.type == "refused":
            self.count.refused.append(message.text)

    def _saw(self, seat: int, number: int) -> None:
        self._seen[seat] = number
        if self._under_way and min(self._seen) >= self._under_way[1]:
            self.count.delays.append(time.perf_counter() - self._under_way[0])
            self._under_way = None

    def _move(self, seat: int, state: State) -> None:
        if self.pause:
            asyncio.get_running_loop().call_later(self.pause * self.rng.uniform(0.5, 1.5), self._send, seat, state)
        else:
            self._send(seat, state)

    def _send(self, seat: int, state: State) -> None:
        if state.decision is None or self._owed.get(seat) is not state:
            return
        del self._owed[seat]
        word = self.rng.choice(state.decision.choices).word
        self._under_way = (time.perf_counter(), state.number + 1)
        self.sockets[seat].send(_encode(Play(f"{seat}-{next(self._ids)}", self.table, state.decision.number, [word])))


async def tavola_tables(port: int, tables: int, count: Count, pause: float = 0.0) -> list[TavolaTable]:
    """Tables of The Builders for two, with two people of their own at each, and both sockets open."""
    base = f"http://127.0.0.1:{port}"
    url = f"ws://127.0.0.1:{port}/api/socket"
    async with httpx.AsyncClient(base_url=base, headers={"Origin": base}) as client:

        async def ask(method: str, path: str, body: dict[str, Any], cookie: str = "") -> httpx.Response:
            client.cookies.clear()
            answer = await client.request(method, path, json=body, headers={"Cookie": cookie} if cookie else {})
            return answer.raise_for_status()

        async def person(name: str) -> str:
            answer = await ask("PUT", "/api/me", {"name": name})
            return answer.headers["set-cookie"].split(";")[0]

        async def one(_: int) -> TavolaTable:
            anna, bruno = await person("Anna"), await person("Bruno")
            seats = [{"kind": "you"}, {"kind": "open"}]
            body = {"game": "builders", "seats": seats, "options": {"rounds": 1000}}
            table = (await ask("POST", "/api/tables", body, anna)).json()["table"]["id"]
            await ask("POST", f"/api/tables/{table}/join", {"seat": 1}, bruno)
            player = TavolaTable(url, table, [anna, bruno], count, pause)
            await player.open()
            return player

        found: list[TavolaTable] = await connect_all(tables, one, together=20)
        return found


class Turn(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class Match(msgspec.Struct):
    """What a script has to know of boardgame.io's state."""

    turn: Turn = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: Match


_decode_said = msgspec.json.Decoder(list[msgspec.Raw]).decode
_decode_match = msgspec.json.Decoder(Match).decode
_decode_sync = msgspec.json.Decoder(Sync).decode


class BoardgameTable:
    """The same against boardgame.io: two sockets, whoever's turn it is moves at once (its talk is socket.io's)."""

    def __init__(self, url: str, match: str, count: Count) -> None:
        self.url, self.match, self.count = url, match, count
        self.sockets: list[Socket] = []
        self.playing = False
        self.state: Match | None = None

    async def open(self) -> None:
        for seat in range(2):
            self.sockets.append(await connect(self.url, lambda s, p, seat=seat: self._heard(seat, s, p)))

    def _heard(self, seat: int, socket: Socket, payload: bytes) -> None:
        if payload == b"2":
            socket.send(b"3")
        elif payload.startswith(b"0"):
            socket.send(b"40/tick,")
        elif payload.startswith(b"40"):
            socket.send(b"42/tick," + json.dumps(["sync", self.match, str(seat), None, 2]).encode())
        elif payload.startswith(b"42"):
            self._told(seat, _decode_said(payload[payload.index(b",") + 1 :]))

    def _told(self, seat: int, said: list[msgspec.Raw]) -> None:
        self.count.messages += 1
        kind = bytes(said[0])
        if kind == b'"sync"':
            self.state = _decode_sync(said[2]).state
        elif kind == b'"update"':
            self.state = _decode_match(said[2])
            if seat == 0:
                self.count.moves += 1  # every move is told to both
        else:
            return
        if self.playing and seat == int(self.state.turn.current):
            self._send(seat)

    def begin(self) -> None:
        self.playing = True
        assert self.state
        self._send(int(self.state.turn.current))

    def _send(self, seat: int) -> None:
        action = {"type": "MAKE_MOVE", "payload": {"type": "tick", "args": [], "playerID": str(seat)}}
        assert self.state
        update = ["update", action, self.state.number, self.match, str(seat)]
        self.sockets[seat].send(b"42/tick," + _encode(update))


async def boardgame_tables(port: int, tables: int, count: Count) -> list[BoardgameTable]:
    """It makes a match when somebody first asks for its name."""
    url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"

    async def one(number: int) -> BoardgameTable:
        player = BoardgameTable(url, f"match-{number}", count)
        await player.open()
        return player

    found: list[BoardgameTable] = await connect_all(tables, one, together=20)
    return found
