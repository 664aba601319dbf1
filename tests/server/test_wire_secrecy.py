"""Matches in which only hidden things differ send the very same bytes to a seat and to spectators: over the socket and
by REST, with errors, whatever others do meanwhile. Only the tables' names and the times of day are made equal."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tavola.client import Client
from tavola.core.game import CHANCE, SPECTATOR, Position
from tavola.core.rng import generator
from tavola.protocol.rest import Join, NewSeat, NewTable
from tests.server.support import Running, served
from tests.support import Table, Walk

TIMES = re.compile(r'"(created|changed|time)":[0-9.e+]+')


def plain(text: str, table: str) -> str:
    return TIMES.sub(r'"\1":0', text).replace(table, "TABLE")


class Ear:
    """A socket that keeps every byte it is sent."""

    def __init__(self, table: str, socket: ClientConnection) -> None:
        self.table = table
        self.heard: list[str] = []
        self._socket = socket
        self._pings = 0

    async def ask(self, **message: Any) -> None:
        await self._socket.send(json.dumps({"table": self.table, **message}))
        await self.settle()

    async def settle(self) -> None:
        """Everything that was on its way has come once a ping is answered."""
        self._pings += 1
        await self._socket.send(json.dumps({"type": "ping", "id": f"p{self._pings}"}))
        while True:
            text = await self._socket.recv()
            assert isinstance(text, str)
            self.heard.append(plain(text, self.table))
            if json.loads(text).get("id") == f"p{self._pings}":
                return


async def match(server: Running, world: Position, words: list[str], people: list[Client]) -> dict[str, list[str]]:
    """A match from that position on; Anna (seat 0) chooses `words`. What Berta (seat 1) and a spectator are sent."""
    services, game = server.services, world.game.name
    ask = NewTable(game, [NewSeat("you"), *[NewSeat("open")] * (len(people) - 1)], {})
    persons = [await services.people.of_cookie(f"tavola={client.secret}") for client in people]
    opened, _ = await services.tables.open(ask, persons[0], start=world.write())
    table = opened.id
    for person in persons[1:]:
        await services.tables.join(table, Join(), person)
    url = server.url.replace("http", "ws") + "/api/socket"
    cookie = {"Cookie": f"tavola={people[1].secret}"}
    anna = await people[0].follow(table)
    assert anna.decision, "seat 0 is to choose in the position that is compared"
    number = anna.decision.number
    async with (
        connect(url, additional_headers=cookie, max_size=None, compression=None) as berta,
        connect(url, max_size=None, compression=None) as stranger,
    ):
        ears = {"seat": Ear(table, berta), "spectator": Ear(table, stranger)}
        for name, ear in ears.items():
            await ear.ask(type="watch", locale="en" if name == "seat" else "fr")
            await ear.ask(type="move", id="m1", decision=number, words=["nonsense"])
            await ear.ask(type="draft", id="d1", decision=number, words=["end"])
            await ear.ask(type="compose", id="c1", statement={"form": "nonsense"})
        await anna.chat("Hello")
        await anna.move(words, number)
        for name, ear in ears.items():
            await ear.settle()
            headers = cookie if name == "seat" else {}
            async with httpx.AsyncClient(base_url=server.url, headers=headers) as http:
                for path in ("", "/result", "/match", "/replay/0"):
                    answer = await http.get(f"/api/tables/{table}{path}")
                    ear.heard.append(f"{answer.status_code} {plain(answer.text, table)}")
    await people[0].leave(table)
    return {name: ear.heard for name, ear in ears.items()}


def first_choice(world: Position, at: int = 0) -> list[str]:
    """A whole choice of seat 0: at its first step the one of that number, then the first ones."""
    trial, words = world.copy(), list[str]()
    while not words or trial.drafting(0):
        legal = trial.legal(0)
        action = legal[min(at, len(legal) - 1) if not words else 0]
        words.append(trial.game.write_action(trial.view(0).record, 0, action))
        trial.apply(0, action)
    return words


async def compare(server: Running, one: Position, two: Position, words: tuple[list[str], list[str]], seats: int) -> int:
    people = [await server.person(name) for name in ("Anna", "Berta", "Carla")[:seats]]
    assert one.write() != two.write() or words[0] != words[1]
    first = await match(server, one, words[0], people)
    second = await match(server, two, words[1], people)
    for name in first:
        for mine, other in zip(first[name], second[name], strict=True):
            assert mine == other, name
    return sum(map(len, first.values()))


def positions(table: Table, seed: int) -> list[Position]:
    """Where seat 0 is to choose and nobody has begun to."""
    walk = Walk(table, seed)
    found = []
    for _ in walk.steps(120):
        position = walk.position
        seats = position.pending_seats()
        if CHANCE not in seats and 0 in seats and not any(position.drafting(seat) for seat in range(table.seats)):
            found.append(position.copy())
    return found


@pytest.mark.slow
@served()
async def test_hands_and_seals_of_renaissance_man(server: Running) -> None:
    compared, differ = 0, 0
    for seed in range(3):
        found = [one for one in positions(Table("renaissance_man", 2), seed) if one.pending_seats() == [0, 1]]
        for one in (found[0], found[len(found) // 2], found[-1]):
            two = one.view(1).resample(generator(seed))
            differ += one.write() != two.write()
            words = first_choice(one), first_choice(two, 1)
            if one.write() != two.write() or words[0] != words[1]:
                compared += await compare(server, one, two, words, 2)
    print(f"{compared} messages, {differ} worlds with other hands")
    assert compared > 50 and differ > 1


@pytest.mark.slow
@served()
async def test_cash_of_intrigue(server: Running) -> None:
    compared = 0
    for seed in range(2):
        found = [one for one in positions(Table("intrigue", 3), seed) if one.record.cash[0] > 20]
        for one in (found[0], found[len(found) // 2], found[-1]):
            two = one.copy()
            two.record.cash[0] += 3
            two.record.cash[2] += 7
            assert one.view(SPECTATOR).show() == two.view(SPECTATOR).show()
            words = first_choice(one), first_choice(two)
            assert words[0] == words[1]
            compared += await compare(server, one, two, words, 3)
    print(f"{compared} messages")
    assert compared > 50
