"""Clocks, stand-ins, hosts, leaving and coming back, notices, restarts, and forgetting."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

from tavola.protocol.table import Clock
from tavola.server.settings import Mail
from tests.server.support import PATIENCE, Running, chooser, refused, running, served
from tests.server.test_play import FOUNDATION, seated


@served()
async def test_the_default_choice_is_made_when_time_is_up(server: Running) -> None:
    clock = Clock("move", seconds=6)  # enough for one of two to move in time on a busy machine
    anna, _berta = await seated(server, "renaissance_man", ["you", "open"], [None, None], clock=clock)
    assert anna.state and set(anna.state.deadlines) == {0, 1}
    assert anna.decision and anna.decision.deadline and 0 < anna.decision.deadline - time.time() <= 6.0
    await anna.move(FOUNDATION)
    await anna.until(lambda seat: seat.state.view["phase"] == "action", PATIENCE)
    first = anna.state.view["seats"][1]["pyramid"][:5]
    assert first == ["merchant", "scholar", "baker", "knight", "man"], "the first of the list at every step"
    await anna.until(lambda seat: any(line.event["kind"] == "pass" for line in seat.log), PATIENCE)
    assert anna.info.seats[1].stand_in is None


@served()
async def test_a_bot_takes_the_seat_and_its_person_comes_back(server: Running) -> None:
    clock = Clock("move", seconds=1, then="bot")
    anna, berta = await seated(server, "builders", ["you", "open"], ["en", "fr"], clock=clock)
    late = anna if anna.decision else berta
    await late.until(lambda seat: seat.info.seats[seat.eye].stand_in == "journeyman", PATIENCE)
    await late.until(lambda seat: seat.decision is None, PATIENCE)
    await refused(late.move(["end"], decision=late.state.number), "seat")
    info = await late.client.seat_does(late.table, "return")
    assert info.seats[late.eye].stand_in is None


@served()
async def test_a_bank_is_spent_and_stands_still_for_a_seal_and_a_pause(server: Running) -> None:
    clock = Clock("bank", seconds=100, bonus=5)
    anna, berta = await seated(server, "renaissance_man", ["you", "open"], [None, None], clock=clock)
    until = anna.state.deadlines[0]
    assert 103 < until - time.time() <= 105
    await anna.move(FOUNDATION)
    await berta.until(lambda seat: 0 not in seat.state.deadlines, PATIENCE)
    assert set(berta.state.deadlines) == {1}
    await anna.undo()
    await berta.until(lambda seat: 0 in seat.state.deadlines, PATIENCE)
    assert abs(berta.state.deadlines[0] - until) < 3, "no second bonus for the same decision"
    await anna.client.host(anna.table, "pause")
    await berta.until(lambda seat: seat.info.status == "paused" and not seat.state.deadlines, PATIENCE)
    await refused(berta.move(FOUNDATION), "paused")
    await berta.until(lambda seat: all(s.bank is not None and s.bank > 100 for s in seat.info.seats), PATIENCE)
    await anna.client.host(anna.table, "resume")
    await berta.until(lambda seat: set(seat.state.deadlines) == {0, 1}, PATIENCE)
    await berta.move(FOUNDATION)


@served()
async def test_hosts_hand_seats_over_kick_and_close(server: Running) -> None:
    anna, berta = await seated(server, "builders", ["you", "open"], [None, None])
    host, table = anna.client, anna.table
    await refused(berta.client.host(table, "close"), "seat")
    await refused(host.host(table, "kick", 7), "bad")
    await refused(host.host(table, "kick", 0), "bad")
    await refused(host.host(table, "bot", 1, "nonsense"), "bad")
    info = await host.host(table, "bot", 1, "apprentice")
    assert info.seats[1].stand_in == "apprentice" and info.seats[1].kind == "person"
    info = await host.host(table, "person", 1)
    assert info.seats[1].stand_in is None
    info = await host.host(table, "kick", 1)
    assert info.seats[1].kind == "open" and info.seats[1].stand_in == "journeyman"
    await berta.until(lambda seat: seat.eye is None, PATIENCE)
    carla = await server.person("Carla")
    joined = await carla.join(table)
    assert joined.your_seat == 1 and joined.seats[1].name == "Carla" and joined.seats[1].stand_in is None
    assert (await host.host(table, "close")).status == "closed"
    await anna.until(lambda seat: seat.info.status == "closed", PATIENCE)
    await refused(carla.host(table, "pause"), "seat")
    await refused(host.host(table, "pause"), "closed")


@served()
async def test_leaving_returning_and_resigning(server: Running) -> None:
    anna, berta = await seated(server, "builders", ["you", "open"], [None, None])
    table = anna.table
    assert (await berta.client.seat_does(table, "leave")).seats[1].stand_in == "journeyman"
    assert (await berta.client.seat_does(table, "return")).seats[1].stand_in is None
    info = await berta.client.seat_does(table, "resign")
    assert info.seats[1].resigned and info.seats[1].stand_in and info.status == "playing"
    await refused(berta.client.seat_does(table, "return"), "closed")
    await refused(anna.client.host(table, "person", 1), "closed")
    number = anna.state.number
    if anna.decision:
        await anna.move(["end"])
    await anna.until(lambda seat: seat.state.number > number and seat.decision, PATIENCE)  # the bot plays on
    assert (await anna.client.seat_does(table, "resign")).status == "closed"


@served()
async def test_leaving_before_the_game_frees_the_seat_and_a_bot_can_fill_it(server: Running) -> None:
    anna, berta = await server.person("Anna"), await server.person("Berta")
    table = await anna.open_table("builders", ["you", "open", "open"])
    await berta.join(table.id)
    info = await berta.seat_does(table.id, "leave")
    assert [seat.kind for seat in info.seats] == ["person", "open", "open"] and info.your_seat is None
    assert (await anna.host(table.id, "bot", 1, "labourer")).status == "waiting"
    info = await anna.host(table.id, "bot", 2)
    assert info.status == "playing" and [seat.kind for seat in info.seats[1:]] == ["labourer", "journeyman"]


@served()
async def test_a_rematch_moves_everybody_one_seat_on(server: Running) -> None:
    options = {"rounds": 1}
    anna, berta = await seated(server, "builders", ["you", "open", "random"], [None, None], options=options)
    await refused(anna.client.rematch(anna.table), "early")
    await asyncio.wait_for(asyncio.gather(anna.play(chooser(1)), berta.play(chooser(2))), PATIENCE)
    both = await asyncio.gather(anna.client.rematch(anna.table), berta.client.rematch(anna.table))
    assert both[0].id == both[1].id != anna.table
    new = both[0]
    assert [seat.kind for seat in new.seats] == ["random", "person", "person"]
    assert [seat.name for seat in new.seats[1:]] == ["Anna", "Berta"] and new.options["rounds"] == 1
    await anna.until(lambda seat: seat.info.next_table == new.id, PATIENCE)
    assert (await anna.client.table(new.id)).status == "playing"


def test_tables_go_on_after_a_restart_and_clocks_stood_still(tmp_path: Path) -> None:
    async def before() -> tuple[str, str | None, dict[int, float], int]:
        async with running(tmp_path) as server:
            clock = Clock("move", seconds=60)
            anna, berta = await seated(server, "renaissance_man", ["you", "open"], [None, None], clock=clock)
            await anna.move(FOUNDATION)
            await berta.until(lambda seat: seat.state.sealed == [0], PATIENCE)
            return anna.table, berta.client.secret, berta.state.deadlines, berta.state.number

    async def after(table: str, secret: str | None, deadlines: dict[int, float], number: int) -> None:
        async with running(tmp_path) as server:
            berta = server.stranger(secret=secret)
            seat = await berta.follow(table)
            assert seat.state and seat.state.number == number and seat.state.sealed == [0]
            shifted = await server.services.rooms.room(table)
            await asyncio.sleep(0.2)
            assert shifted.times.deadlines()[1] > deadlines[1] + 3000
            await seat.move(FOUNDATION)

    known = asyncio.run(before())
    with sqlite3.connect(tmp_path / "tavola.db") as database:  # as if no server had run for an hour
        database.execute("UPDATE beats SET at = ?", (time.time() - 3600,))
    database.close()
    asyncio.run(after(*known))


@served(keep=0.0, keep_waiting=1e9)
async def test_old_tables_are_forgotten(server: Running) -> None:
    anna = await server.person("Anna")
    kept = await anna.open_table("builders", ["you", "open"])
    gone = await anna.open_table("builders", ["you", "open"])
    await anna.host(gone.id, "close")
    await asyncio.sleep(0.05)
    await server.services._sweep()
    await refused(anna.table(gone.id), "gone")
    assert [info.id for info in await anna.my_tables()] == [kept.id]


class Received:
    """A web server and a mail server that write down what they are sent."""

    def __init__(self) -> None:
        self.texts: asyncio.Queue[str] = asyncio.Queue()

    async def web(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(
            int(line.split(":")[1]) for line in head.split("\r\n") if line.lower().startswith("content-length")
        )
        self.texts.put_nowait((await reader.readexactly(length)).decode())
        writer.write(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    async def mail(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        data = False
        letter: list[str] = []
        async for raw in reader:
            line = raw.decode().rstrip("\r\n")
            if data and line == ".":
                data = False
                self.texts.put_nowait("\n".join(letter))
                writer.write(b"250 ok\r\n")
            elif data:
                letter.append(line)
            elif line.upper() == "DATA":
                data = True
                writer.write(b"354 go on\r\n")
            elif line.upper() == "QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 ok\r\n")
        await writer.drain()
        writer.close()


async def with_notices(folder: Path) -> None:
    posted, mailed = Received(), Received()
    web = await asyncio.start_server(posted.web, "127.0.0.1", 0)
    mail = await asyncio.start_server(mailed.mail, "127.0.0.1", 0)
    ports = [server.sockets[0].getsockname()[1] for server in (web, mail)]
    changes: dict[str, Any] = {
        "webhook": f"http://127.0.0.1:{ports[0]}/turn",
        "mail": Mail("127.0.0.1", ports[1], "tavola@example.org"),
        "notice_after": 0.2,
    }
    async with web, mail, running(folder, **changes) as server:
        anna, berta = await server.person("Anna", "en"), await server.person("Berta")
        me = await berta.introduce("Berta", "fr", mail="berta@example.org")
        assert me.mails and me.mail == "berta@example.org"
        table = await anna.open_table("renaissance_man", ["you", "open"], private=False)
        await berta.join(table.id)
        seat = await anna.follow(table.id)
        assert seat.decision
        body = json.loads(await asyncio.wait_for(posted.texts.get(), PATIENCE))
        assert body == {
            "event": "your_turn",
            "table": table.id,
            "game": "renaissance_man",
            "seat": 1,
            "name": "Berta",
            "url": f"{server.settings.url}/table/{table.id}",
        }
        letter = await asyncio.wait_for(mailed.texts.get(), PATIENCE)
        assert "To: berta@example.org" in letter and table.id in letter.replace("=\n", "")
        assert berta.secret and berta.secret not in letter and berta.secret not in json.dumps(body)
        await asyncio.sleep(0.5)
        assert posted.texts.empty() and mailed.texts.empty(), "once for a decision, and none for who is here"


def test_notices_go_to_those_who_are_away(tmp_path: Path) -> None:
    asyncio.run(with_notices(tmp_path))
