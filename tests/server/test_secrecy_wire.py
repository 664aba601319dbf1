"""Two tables that differ only in what a seat can't know send that seat, and spectators, the very same bytes: over the
socket, by REST, in errors and in the log. Only the tables' names and the times of day are made alike before."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tavola.client import Client, Seat
from tavola.core.game import CHANCE, SPECTATOR
from tavola.games import load
from tavola.match import Referee
from tavola.protocol.rest import NewSeat, NewTable
from tests.match.test_secrecy_referee import Pair, draw_alike, seal_alike
from tests.server.support import PATIENCE, Running, running

NAMES = ("Anna", "Berta", "Carla", "Dora")
WRONG = (["end"], ["hire"], ["M-bk"], ["at:2.1"], ["set:man"], ["pass", "pass"], ["bribe:9000"], ["nonsense"], [""], [])
TIMES = re.compile(r'"(created|changed|time)":[0-9.]+')


class Ear:
    """A socket that writes down every byte it is sent."""

    def __init__(self, socket: Any, table: str) -> None:
        self.socket = socket
        self.table = table
        self.heard: list[str] = []
        self._task = asyncio.create_task(self._listen())
        self._count = 0

    async def _listen(self) -> None:
        async for text in self.socket:
            self.heard.append(TIMES.sub(r'"\1":0', text.replace(self.table, "TABLE")))

    async def ask(self, kind: str, **named: Any) -> None:
        """Send a request; its answer is waited for."""
        self._count += 1
        number = f"r{self._count}"
        await self.socket.send(json.dumps({"type": kind, "id": number, "table": self.table, **named}))
        await self.hears(f'"id":"{number}"')

    async def watch(self, locale: str | None) -> None:
        await self.socket.send(json.dumps({"type": "watch", "table": self.table, "locale": locale}))
        await self.hears('"type":"table"')

    async def hears(self, part: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while not any(part in text for text in self.heard):
                await asyncio.sleep(0.002)

    async def close(self) -> None:
        await self.socket.close()
        await asyncio.gather(self._task, return_exceptions=True)


class Written(logging.Handler):
    """The lines of the server's log, without durations."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        fields = {k: v for k, v in getattr(record, "fields", {}).items() if k not in ("ms", "table")}
        self.lines.append(f"{record.levelname} {record.getMessage()} {json.dumps(fields)}")


async def told(server: Running, people: list[Client], game: str, start: str, eye: int, seed: int) -> list[Any]:
    """All that an eye is told at a table that starts there, while everybody does things."""
    rng = random.Random(seed)
    written = Written()
    logger = logging.getLogger("tavola")
    host = await server.services.people.of_cookie(f"tavola={people[0].secret}")
    ask = NewTable(game, [NewSeat("you"), *(NewSeat("open") for _ in people[1:])])
    table = (await server.services.tables.open(ask, host, start=start))[0].id
    for person in people[1:]:
        await person.join(table)
    seats = [await person.follow(table) for person in people]
    logger.addHandler(written)
    url = server.url.replace("http", "ws") + "/api/socket"
    secret = people[eye].secret if eye != SPECTATOR else None
    ears = []
    for locale in (None, "en", "fr"):
        socket = await connect(url, additional_headers={"Cookie": f"tavola={secret}"} if secret else None)
        ears.append(Ear(socket, table))
        await ears[-1].watch(locale)
    try:
        await _do_things(server, ears, seats, eye, rng)
        rest = await _rest(server, table, secret)
        return [*([ear.heard for ear in ears]), rest, written.lines]
    finally:
        logger.removeHandler(written)
        for ear in ears:
            await ear.close()
        for person in people:
            await person.leave(table)


async def _do_things(server: Running, ears: list[Ear], seats: list[Seat], eye: int, rng: random.Random) -> None:
    """The eye drafts, errs and chats; the others seal, take back and chat, so that nothing is drawn."""
    own = seats[eye] if eye != SPECTATOR else None
    decision = (own.decision.number if own and own.decision else seats[0].state.number) if seats[0].state else 0
    for ear in ears:
        for words in WRONG:
            await ear.ask("draft", decision=decision, words=words)
            await ear.ask("move", decision=decision - 1, words=words)
        await ear.ask("undo")
        if own and own.decision:
            choices = own.decision.choices
            words: list[str] = []
            while choices:
                words.append(choices[rng.randrange(len(choices))].word)
                drafted = await own.draft(words)
                await ear.ask("draft", decision=decision, words=words)
                choices = drafted.choices
    others = [seat for seat in seats if seat.decision and seat is not own]
    for seat in others[: len([s for s in seats if s.decision]) - 1]:
        await seat.choose(lambda state, choices: choices[-1].word)  # other hands: other choices
        await ears[0].hears(f'"sealed":[{seat.eye}')
        await seat.undo()
        await seat.chat("Done.")
        await ears[-1].hears("Done.")
    await asyncio.sleep(0.05)


async def _rest(server: Running, table: str, secret: str | None) -> list[str]:
    cookies = {"tavola": secret} if secret else None
    async with httpx.AsyncClient(timeout=PATIENCE, base_url=server.url, cookies=cookies) as http:
        found = []
        for path in ("", "/result", "/replay/0", "/match", "/replay/1?locale=fr"):
            answer = await http.get(f"/api/tables/{table}{path}")
            found.append(f"{answer.status_code} {TIMES.sub(r'0', answer.text.replace(table, 'TABLE'))}")
        return found


def worlds(seats: int, eye: int, seed: int, most: int) -> list[tuple[str, str]]:
    """Pairs of positions of one match that differ, and not to that eye."""
    game = load("renaissance_man")
    rng = random.Random(f"{seats} {eye} {seed}")
    pair: Pair = (Referee(game, seats, hand=True), Referee(game, seats, hand=True))
    found = []
    for _ in range(150):
        if pair[0].over or pair[0].pending != pair[1].pending:
            break
        if pair[0].pending == [CHANCE]:
            if not draw_alike(pair, eye, rng):
                break
            continue
        texts = (pair[0].position_text(), pair[1].position_text())
        if texts[0] != texts[1] and not pair[0].sealed:
            found.append(texts)
        if not seal_alike(pair, rng.choice(pair[0].pending), eye, rng):
            break
    rng.shuffle(found)
    return found[:most]


async def compare(folder: Path, game: str, pairs: list[tuple[str, str]], seats: int, eye: int) -> None:
    async with running(folder) as server:
        people = [await server.person(name) for name in NAMES[:seats]]
        for number, pair in enumerate(pairs):
            first, second = [await told(server, people, game, start, eye, number) for start in pair]
            assert [len(heard) for heard in first] == [len(heard) for heard in second]
            assert first == second
            assert all(len(heard) > 20 for heard in first[:3])


@pytest.mark.parametrize(("seats", "eye"), [(2, 0), (3, 1), (3, SPECTATOR)])
def test_renaissance_man_tells_nothing_of_hands_discards_and_seals(tmp_path: Path, seats: int, eye: int) -> None:
    pairs = [pair for seed in range(3) for pair in worlds(seats, eye, seed, 2)]
    assert len(pairs) >= 3
    asyncio.run(compare(tmp_path, "renaissance_man", pairs, seats, eye))


@pytest.mark.parametrize("eye", [1, SPECTATOR])
def test_intrigue_tells_nothing_of_the_cash_of_others(tmp_path: Path, eye: int) -> None:
    text = "4 closed 6 f0 r2 t3 internal.bribe - {}/1111/----/- {}/1111/----/- {}/1111/----/- {}/2211/0d--1s/0s1d2s2d"
    cash = [[30, 30, 30, 30], [22, 37, 19, 41]]
    if eye != SPECTATOR:
        cash[1][eye] = 30
    pair = (text.format(*cash[0]), text.format(*cash[1]))
    asyncio.run(compare(tmp_path, "intrigue", [pair], 4, eye))


def test_the_comparison_would_notice_a_difference(tmp_path: Path) -> None:
    """A seat that does know the difference is told different things."""
    pairs = worlds(2, 0, 0, 1)

    async def both() -> None:
        async with running(tmp_path) as server:
            people = [await server.person(name) for name in NAMES[:2]]
            first, second = [await told(server, people, "renaissance_man", start, 1, 0) for start in pairs[0]]
            assert first[0] != second[0]

    asyncio.run(both())
