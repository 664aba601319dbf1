"""Two servers on one PostgreSQL: what one of them has acknowledged counts at the other, even before it hears of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from tavola.client import Client, Seat
from tests.server.postgres import Cluster
from tests.server.support import PATIENCE, Running, chooser, refused, running


@contextlib.asynccontextmanager
async def two(folder: Path, cluster: Cluster) -> AsyncIterator[tuple[Running, Running]]:
    database = cluster.new_database()
    async with running(folder, database=database) as one, running(folder, database=database) as other:
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
