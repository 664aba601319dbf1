"""Clocks: what a move that is taken back costs, times in which no server ran, and a database that is away when time is
up."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

from tavola.client import Seat
from tavola.protocol.table import Clock
from tavola.server.pace import Times, advance
from tavola.server.store.store import Unavailable
from tests.server.postgres import Cluster
from tests.server.processes import Process
from tests.server.support import PATIENCE, Running, running, served
from tests.server.test_play import seated

MOVE, BANK = Clock("move", seconds=60), Clock("bank", seconds=100, bonus=10)


def test_taking_back_gives_no_time() -> None:
    """However often somebody goes to and fro."""
    for clock, given in ((MOVE, 60), (BANK, 120)):
        times = advance(Times(), clock, [0], [0], 4, 0.0)
        times = advance(times, clock, [0], [0], 5, 5.0)  # the first move of the turn: a new decision
        until = times.seats[0].until
        assert until == (65.0 if clock is MOVE else given)
        for step in range(6, 40, 2):
            times = advance(times, clock, [0], [0], step, float(step), undone=True)
            times = advance(times, clock, [0], [0], step + 1, step + 0.5)
            assert times.seats[0].until == until, "not a second more, nor less"
        times = advance(times, clock, [0], [0], 41, 42.0)
        assert times.seats[0].until == (102.0 if clock is MOVE else 130.0), "the next move is a decision as any other"


def test_what_was_taken_back_is_forgotten_with_the_turn() -> None:
    times = advance(Times(), MOVE, [0], [0], 4, 0.0)
    times = advance(times, MOVE, [0], [0], 5, 5.0)
    times = advance(times, MOVE, [0], [0], 6, 10.0, undone=True)
    times = advance(times, MOVE, [1], [1], 7, 20.0)  # instead they end their turn
    assert times.seats[1].until == 80.0
    times = advance(times, MOVE, [0], [0], 8, 30.0)
    assert times.seats[0].until == 90.0


async def step(mover: Seat, back: bool) -> float:
    """A move after which the same seat is to choose again, or its taking back; until when it may think then."""
    assert mover.state and mover.decision
    number = mover.state.number
    if back:
        await mover.undo()
    else:
        take = (c.word for c in mover.decision.choices if c.data["kind"] == "take" and c.data["actions"] == 1)
        await mover.move([next(take)])
    await mover.until(lambda seat: seat.state.number > number and seat.decision, PATIENCE)
    assert mover.decision.deadline
    return mover.decision.deadline


@served()
async def test_nobody_fills_a_bank_by_going_to_and_fro(server: Running) -> None:
    clock = Clock("bank", seconds=100, bonus=10)
    anna, berta = await seated(server, "builders", ["you", "open"], [None, None], clock=clock)
    mover = anna if anna.decision else berta
    first = mover.decision.deadline
    until = await step(mover, back=False)
    assert 9 < until - first <= 10.01
    for _ in range(5):
        assert abs(await step(mover, back=True) - until) < 0.01
        assert abs(await step(mover, back=False) - until) < 0.01


def outage(folder: Path, seconds: float) -> None:
    """As if no server had run for so long."""
    with sqlite3.connect(folder / "tavola.db") as database:
        database.execute("UPDATE beats SET at = at - ?", (seconds,))
    database.close()


def test_clocks_stand_still_while_the_database_was_away_or_the_machine_slept(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            clock = Clock("move", seconds=60)
            anna, berta = await seated(server, "renaissance_man", ["you", "open"], [None, "en"], clock=clock)
            before = dict(anna.state.deadlines)
            outage(tmp_path, 3600)
            await server.services._beat()
            for seat in (anna, berta):
                await seat.until(lambda seat: seat.state.deadlines[0] > before[0] + 3500, PATIENCE)
                assert all(3590 < seat.state.deadlines[n] - before[n] < 3660 for n in (0, 1))
                assert seat.decision.deadline == seat.state.deadlines[seat.eye]

    asyncio.run(run())


def test_clocks_are_set_forward_once_however_many_servers_start(tmp_path: Path, postgres: Cluster) -> None:
    """With --workers they start at the same moment, and none may take a clock for one that has run out."""
    database = postgres.new_database()
    clock = Clock("move", seconds=60)

    async def before() -> tuple[str, str | None, float]:
        async with running(tmp_path, database=database) as server:
            anna, _ = await seated(server, "renaissance_man", ["you", "open"], [None, None], clock=clock)
            return anna.table, anna.client.secret, anna.state.deadlines[0]

    async def after(table: str, secret: str | None, until: float) -> None:
        process = Process(tmp_path, database, "--workers", "3")
        process.start()
        try:
            await process.ready()
            async with running(tmp_path, database=database) as server:
                seat = await server.stranger(secret=secret).follow(table)
                assert seat.state and 3590 < seat.state.deadlines[0] - until < 3800
                assert not any(line.event["kind"] == "foundation" for line in seat.log), "nobody's time was up"
        finally:
            process.stop()

    known = asyncio.run(before())
    name = database.partition("?")[0].rpartition("/")[2]
    postgres.sql("UPDATE beats SET at = at - 3600", name)
    asyncio.run(after(*known))


@served()
async def test_time_is_up_although_the_database_is_away_at_that_moment(server: Running) -> None:
    import tavola.server.clocks as clocks

    clock = Clock("move", seconds=1)
    store = server.services.store
    append, tried = store.append, []

    async def away(*values: object, **named: object) -> object:
        tried.append(time.monotonic())
        if len(tried) < 3:
            raise Unavailable("away")
        return await append(*values, **named)

    retry, clocks.RETRY = clocks.RETRY, 0.1
    try:
        anna, berta = await seated(server, "builders", ["you", "open"], [None, None], clock=clock)
        late = anna if anna.decision else berta
        number = late.state.number
        store.append = away
        await late.until(lambda seat: seat.state.number > number, PATIENCE)
        assert len(tried) >= 3
    finally:
        clocks.RETRY = retry
