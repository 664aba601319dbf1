"""Two servers on one PostgreSQL: what one of them has acknowledged counts at the other, even before it hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from tavola.client import Client, Seat
from tests.server.postgres import Cluster
from tests.server.support import PATIENCE, Running, chooser, refused, running
from tests.server.test_pace import Received
from tests.server.test_play import FOUNDATION


@contextlib.asynccontextmanager
async def two(folder: Path, cluster: Cluster, **changes: Any) -> AsyncIterator[tuple[Running, Running]]:
    changes["database"] = cluster.new_database()
    async with running(folder, **changes) as one, running(folder, **changes) as other:
        yield one, other


def deafen(server: Running) -> None:
    """From now on it hears nothing of what others do."""
    server.services.store._changes.listeners.clear()


def at(server: Running, client: Client) -> Client:
    """The same person at another server."""
    return server.stranger(secret=client.secret)


async def one_step(mover: Seat) -> None:
    """An action after which the same seat is to choose again."""
    assert mover.decision and mover.state
    number = mover.state.number
    word = next(c.word for c in mover.decision.choices if c.data["kind"] == "take" and c.data["actions"] == 1)
    await mover.move([word])
    await mover.until(lambda seat: seat.state.number > number and seat.decision, PATIENCE)


async def one_step_undone(mover: Seat) -> None:
    """They take it back."""
    assert mover.state
    number = mover.state.number
    await mover.undo()
    await mover.until(lambda seat: seat.state.number > number and seat.decision, PATIENCE)


async def play_on_elsewhere(folder: Path, cluster: Cluster) -> None:
    async with two(folder, cluster) as (one, other):
        anna, berta = await one.person("Anna"), await one.person("Berta")
        table = (await anna.open_table("builders", ["you", "open"])).id
        await berta.join(table)
        seats = [await anna.follow(table), await berta.follow(table)]
        mover = next(seat for seat in seats if seat.decision)
        there = await at(other, mover.client).follow(table)
        assert there.decision == mover.decision
        deafen(other)
        await one_step(mover)
        assert mover.decision and there.decision and there.decision.number < mover.decision.number
        word = next(choice.word for choice in mover.decision.choices if choice.data["kind"] == "take")
        assert (await there.draft([word], decision=mover.decision.number)).complete
        await one_step(mover)
        again = await at(other, mover.client).follow(table)
        assert again.state == mover.state and again.log == mover.log, "whoever comes does not go back in time"
        await one_step_undone(mover)
        await there.move(["end"], mover.decision.number)
        await mover.until(lambda seat: seat.decision is None, PATIENCE)
        await refused(there.move(["end"], mover.state.number), "seat")


def test_a_move_is_not_refused_for_what_a_server_has_not_heard_of(tmp_path: Path, postgres: Cluster) -> None:
    asyncio.run(play_on_elsewhere(tmp_path, postgres))


async def around_the_table(folder: Path, cluster: Cluster) -> None:
    async with two(folder, cluster) as (one, other):
        anna, berta = await one.person("Anna"), await one.person("Berta")
        table = (await anna.open_table("builders", ["you", "open"], options={"rounds": 1})).id
        assert (await at(other, anna).table(table)).status == "waiting"  # it has the table in memory now
        deafen(other)
        await berta.join(table)
        assert (await at(other, anna).host(table, "pause")).status == "paused"
        assert (await anna.host(table, "resume")).status == "playing"
        info = await at(other, berta).seat_does(table, "leave")
        assert info.seats[1].stand_in
        await berta.seat_does(table, "return")
        seats = [await anna.follow(table), await berta.follow(table)]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(seat.play(chooser(number)) for number, seat in enumerate(seats)))
        assert await at(other, anna).match_file(table) == await anna.match_file(table)
        new = await at(other, berta).rematch(table)
        assert (await anna.rematch(table)).id == new.id != table


def test_hosts_and_players_are_believed_everywhere(tmp_path: Path, postgres: Cluster) -> None:
    asyncio.run(around_the_table(tmp_path, postgres))


async def your_turn(folder: Path, cluster: Cluster) -> None:
    async with two(folder, cluster) as (one, other):
        anna, berta = await one.person("Anna"), await one.person("Berta")
        there = at(other, berta)
        await there.reconnect()  # connected, and watching nothing
        table = (await anna.open_table("builders", ["you", "open"])).id
        await berta.join(table)
        seat = await anna.follow(table)
        await seat.until(lambda seat: seat.state)
        for _ in range(2):
            while seat.decision:
                number = seat.state.number if seat.state else 0
                await seat.move(["end"])
                await seat.until(lambda seat, number=number: seat.state.number > number, PATIENCE)
            turn = await asyncio.wait_for(there.turns.get(), PATIENCE)
            assert turn.table == table and turn.waits and turn.game == "builders"
            own = await berta.follow(table)
            while own.decision:
                number = own.state.number if own.state else 0
                await own.move(["end"])
                await own.until(lambda seat, number=number: seat.state.number > number, PATIENCE)
            turn = await asyncio.wait_for(there.turns.get(), PATIENCE)
            assert turn.table == table and not turn.waits
            await berta.leave(table)
            await seat.until(lambda seat: seat.decision, PATIENCE)
        assert there.turns.empty()


def test_the_word_your_turn_comes_from_any_process(tmp_path: Path, postgres: Cluster) -> None:
    asyncio.run(your_turn(tmp_path, postgres))


async def notices(folder: Path, cluster: Cluster) -> None:
    posted = Received()
    web = await asyncio.start_server(posted.web, "127.0.0.1", 0)
    port = web.sockets[0].getsockname()[1]
    changes = {"webhook": f"http://127.0.0.1:{port}/turn", "notice_after": 0.5}
    async with web, two(folder, cluster, **changes) as (one, other):
        anna, berta = await one.person("Anna"), await one.person("Berta")
        there = at(other, berta)
        await there.reconnect()
        table = (await anna.open_table("renaissance_man", ["you", "open"])).id
        await berta.join(table)
        seat = await anna.follow(table)
        await seat.move(FOUNDATION)
        await asyncio.sleep(1.5)
        assert posted.texts.empty(), "she is connected to the other server"
        own = await there.follow(table)
        await own.move(FOUNDATION)
        await there.close()
        await seat.until(lambda seat: seat.state.view["phase"] == "action", PATIENCE)
        assert json.loads(await asyncio.wait_for(posted.texts.get(), PATIENCE))["name"] == "Berta"
        await asyncio.sleep(1.0)
        assert posted.texts.empty(), "one of the two servers has sent it"


def test_a_notice_is_sent_once_and_only_to_those_who_are_nowhere(tmp_path: Path, postgres: Cluster) -> None:
    asyncio.run(notices(tmp_path, postgres))


async def a_bot_is_left(folder: Path, cluster: Cluster) -> None:
    async with two(folder, cluster) as (one, other):
        anna = await one.person("Anna")
        asked = asyncio.Event()

        async def died(table: str, due: object, task: object) -> None:
            asked.set()
            await asyncio.sleep(10 * PATIENCE)

        async def keeps_nothing(table: str, due: object) -> None:
            pass

        bots = one.services.bots
        bots._answer, bots._keep_lease = died, keeps_nothing  # as if the process had died while it thought
        table = (await anna.open_table("builders", ["you", "apprentice"])).id
        seat = await anna.follow(table)
        while seat.decision:
            number = seat.state.number if seat.state else 0
            await seat.move(["end"])
            await seat.until(lambda seat, number=number: seat.state.number > number, PATIENCE)
        await asyncio.wait_for(asked.wait(), PATIENCE)
        began, number = time.monotonic(), seat.state.number
        await seat.until(lambda seat: seat.state.number > number, 3 * PATIENCE)
        assert time.monotonic() - began > 1.0, "the lease was waited for"
        mine = (await at(other, anna).follow(table)).log
        assert [line.event for line in mine][: len(seat.log)] == [line.event for line in seat.log][: len(mine)]


def test_a_bot_whose_process_died_is_asked_by_another(tmp_path: Path, postgres: Cluster) -> None:
    asyncio.run(a_bot_is_left(tmp_path, postgres))
