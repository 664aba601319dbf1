"""Nonsense over the socket: bytes at random, messages with something changed in them, too much, too deep, wrong types,
seats, tables and decisions. Each is answered, at worst by a refusal with a sentence, and the table goes on."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tavola.client import Seat
from tests.server.sizes import in_time, size
from tests.server.support import PATIENCE, Running, served

MESSAGES = size(3000, 200_000)
LARGEST = 64 << 10
VALUES: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, 2**64, -(2**63) - 1, 10**400, 0.5, -0.0, 1e308, "", " ", "0", "\0", "é",
    "\u202e", "\ud800", "a" * 5000, "end", [], {}, [[]], [None], ["end"], {"kind": 3}, {"": ""}, [0] * 2000,
]  # fmt: skip


def nested(depth: int, chance: random.Random) -> Any:
    value: Any = chance.choice(VALUES)
    for _ in range(depth):
        value = [value] if chance.random() < 0.5 else {"a": value}
    return value


class Fuzzer:
    """Makes messages that are nearly right, or not at all."""

    def __init__(self, seed: int, seats: list[Seat], strange: str) -> None:
        self.chance = random.Random(seed)
        self._seats = seats
        self._strange = strange
        """A table at which nobody of ours sits."""
        self._number = 0
        self.own: list[Seat] = []
        """Seats of whoever sends the message."""

    def valid(self) -> dict[str, Any]:
        """A message that a client could send, perhaps at the wrong moment, for another seat or another table."""
        chance, self._number = self.chance, self._number + 1
        seat = chance.choice(self.own if self.own and chance.random() < 0.6 else self._seats)
        state = seat.state
        assert state
        decisions = [seat.decision.number if seat.decision else 0, state.number, 0, -1, 10**9]
        words = [choice.word for choice in seat.decision.choices] if seat.decision else ["end"]
        table = chance.choice([seat.table, seat.table, seat.table, self._strange, "nothing"])
        common: dict[str, Any] = {"id": f"f{self._number}", "table": table}
        made = {
            "watch": {"table": table, "since": chance.randint(-3, 500), "locale": chance.choice([None, "en", "fr"])},
            "draft": {
                **common,
                "decision": chance.choice(decisions),
                "words": chance.choices(words, k=chance.randint(1, 2)),
            },
            "move": {
                **common,
                "decision": chance.choice(decisions),
                "words": chance.choices(words, k=chance.randint(1, 3)),
            },
            "undo": common,
            "say": {**common, "statement": {"kind": "offer", "to": 1, "terms": [{"kind": "pay", "ducats": 3}]}},
            "compose": {**common, "statement": {"form": "promise", "to": chance.randint(-1, 4), "terms": []}},
            "chat": {**common, "text": "Hello"},
            "ping": {"id": f"f{self._number}"},
        }
        kind = chance.choice(list(made))
        return {"type": kind, **made[kind]}

    def changed(self) -> dict[str, Any]:
        """The same with one to three things changed."""
        chance, message = self.chance, copy.deepcopy(self.valid())
        for _ in range(chance.randint(1, 3)):
            key = chance.choice([*message, "extra"])
            how = chance.randrange(4)
            if how == 0:
                message.pop(key, None)
            elif how == 1:
                message[key] = nested(chance.choice([1, 3, 50]), chance)
            elif how == 2 and isinstance(message.get(key), dict):
                message[key] = {**message[key], chance.choice([*message[key], "x"]): chance.choice(VALUES)}
            else:
                message[key] = chance.choice(VALUES)
        return message

    def next(self) -> str | bytes:
        chance = self.chance
        how = chance.random()
        if how < 0.15:
            return chance.randbytes(chance.randint(0, 300))
        if how < 0.25:
            return "".join(chance.choices('{}[]",:0123456789eE+-.\\ntrufalsé type move', k=chance.randint(0, 200)))
        if how < 0.28:
            return chance.choice(["[", '{"a":', '{"type":"say","id":"1","table":"x","statement":{"a":']) * 1200
        text = json.dumps(self.valid() if how < 0.45 else self.changed())
        if how > 0.9:  # something in the middle is torn out, doubled, or another letter
            at = chance.randrange(len(text))
            text = text[:at] + chance.choice(["", text[at:], chr(chance.randrange(1, 0xD000))]) + text[at + 1 :]
        return text.encode() if chance.random() < 0.2 else text


def expects(message: str | bytes) -> bool:
    """Whether an answer must come: to everything but a correct `unwatch`."""
    try:
        found = json.loads(message)
    except (ValueError, RecursionError):
        return True
    return not (isinstance(found, dict) and found.get("type") == "unwatch")


async def answered(socket: ClientConnection, message: str | bytes) -> dict[str, Any]:
    """Its answer, among the news that come meanwhile."""
    await socket.send(message)
    while True:
        async with asyncio.timeout(PATIENCE):
            answer: dict[str, Any] = json.loads(await socket.recv())
        if answer["type"] not in ("news", "info", "turn", "welcome"):
            return answer


async def goes_on(seats: list[Seat]) -> None:
    """Somebody moves, and all of that table hear of it."""
    async with asyncio.timeout(PATIENCE):
        while not any(seat.decision or seat.over for seat in seats):  # a bot's turn
            await asyncio.sleep(0.01)
    if seats[0].over:
        return
    number = max(seat.state.number for seat in seats if seat.state)
    for seat in seats:
        await seat.until(lambda seat: seat.state.number >= number, PATIENCE)
    mover = next(seat for seat in seats if seat.decision)
    words: list[str] = []
    choices = mover.decision.choices if mover.decision else []
    while choices:
        words.append(choices[0].word)
        choices = (await mover.draft(words)).choices
    await mover.move(words)
    for seat in seats:
        await seat.until(lambda seat: seat.state.number > number, PATIENCE)


async def seated(server: Running, game: str, bots: list[str]) -> list[Seat]:
    anna, berta = await server.person("Anna"), await server.person("Berta", "fr")
    table = await anna.open_table(game, ["you", "open", *bots])
    await berta.join(table.id)
    return [await anna.follow(table.id), await berta.follow(table.id)]


@pytest.mark.slow
@served(largest_message=LARGEST)
async def test_fuzz_of_the_socket(server: Running) -> None:
    tables = [await seated(server, "renaissance_man", []), await seated(server, "intrigue", ["random"])]
    tables.append(await seated(server, "builders", []))
    others = await seated(server, "builders", [])
    ours = [seat for table in tables for seat in table]
    fuzzer = Fuzzer(11, ours, others[0].table)
    secrets = [seat.client.secret for seat in ours] + [None]
    url = server.url.replace("http", "ws") + "/api/socket"
    kinds: dict[str, int] = {}
    sent = 0
    while sent < MESSAGES and (sent < 3000 or in_time()):
        secret = fuzzer.chance.choice(secrets)
        fuzzer.own = [seat for seat in ours if seat.client.secret == secret]
        cookie = {"Cookie": f"tavola={secret}"} if secret else {}
        async with connect(url, additional_headers=cookie, max_size=None, compression=None) as socket:
            for _ in range(100):
                message = fuzzer.next()
                sent += 1
                if not expects(message):
                    continue
                answer = await answered(socket, message)
                kind = answer["type"] if answer["type"] != "refused" else answer["code"]
                kinds[kind] = kinds.get(kind, 0) + 1
                if answer["type"] == "refused":
                    assert answer["text"].strip() and "Traceback" not in answer["text"], (message, answer)
                    assert answer["code"] != "later", (message, answer)
        for seats in tables:
            await goes_on(seats)
        mover = next(seat for seat in others if seat.decision)
        async with connect(url, additional_headers={"Cookie": f"tavola={mover.client.secret}"}) as socket:
            kind = (await answered(socket, right_draft(mover)))["type"]
            kinds[kind] = kinds.get(kind, 0) + 1
    print(f"{sent} messages, answered by {dict(sorted(kinds.items()))}", flush=True)
    assert {"bad", "seat", "stale", "gone", "rules", "done", "table", "pong", "drafted"} <= set(kinds)
    await goes_on(others)


def right_draft(seat: Seat) -> str:
    """Made-up drafts are seldom right, and when depends on how quickly their tables go on. This one always is: at a
    table where nobody else moves."""
    assert seat.decision
    decision = seat.decision
    return json.dumps(
        {
            "type": "draft",
            "id": "right",
            "table": seat.table,
            "decision": decision.number,
            "words": [decision.choices[0].word],
        }
    )


@pytest.mark.slow
@served(largest_message=LARGEST)
async def test_fuzz_of_sizes(server: Running) -> None:
    """More than is allowed closes the socket with the code for it; the table doesn't notice."""
    seats = await seated(server, "builders", [])
    url = server.url.replace("http", "ws") + "/api/socket"
    headers = {"Cookie": f"tavola={seats[0].client.secret}"}
    chat = {"type": "chat", "id": "1", "table": seats[0].table, "text": ""}
    for length, closes in ((LARGEST - 1000, False), (LARGEST + 1, True), (10 * LARGEST, True)):
        async with connect(url, additional_headers=headers, compression=None) as socket:
            message = json.dumps({**chat, "text": "y" * length})
            if closes:
                with pytest.raises(ConnectionClosed) as caught:
                    await answered(socket, message)
                assert caught.value.rcvd is None or caught.value.rcvd.code == 1009
            else:
                assert (await answered(socket, message))["code"] == "bad"
        await goes_on(seats)
