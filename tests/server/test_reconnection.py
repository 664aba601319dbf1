"""Lines are cut while people play; half of the time answers are lost before. Whoever comes back misses nothing, hears
nothing twice, and no move is played twice. 50 drops here, 1,000 in `make soak`."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from tests.server.crowd import Crowd, kept
from tests.server.processes import Balancer
from tests.server.sizes import in_time, size
from tests.server.support import running

DROPS = size(50, 1000)
GAMES = [("builders", {"rounds": 12}), ("renaissance_man", {"rounds": 3})]


async def drop(folder: Path) -> None:
    chance = random.Random(3)
    async with running(folder) as server:
        port = int(server.url.rpartition(":")[2])
        async with Balancer([port]) as balancer, Crowd([balancer.url], 3, GAMES, 3) as crowd:
            await crowd.moved_since(0.0)
            dropped = 0
            while dropped < DROPS and in_time():
                await asyncio.sleep(chance.uniform(0.0, 0.2))
                moment = time.monotonic()
                if chance.random() < 0.5:
                    dropped += balancer.cut()
                else:
                    dropped += await balancer.cut_unheard(chance.uniform(0.0, 0.05))
                await crowd.moved_since(moment)
                crowd.check()
            await crowd.finish()
            crowd.check()
            found = await kept(server.services.store, crowd.moves)
        again = sum(client.reconnections for client in crowd.clients)
        faults = sum(len(client.faults) for client in crowd.clients)
        print(
            f"{dropped} drops, {again} reconnections, {len(crowd.moves)} acknowledged moves at {found.tables} tables, "
            f"{found.lost} lost, {found.doubled} doubled, {faults} lines of logs missed or told twice",
            flush=True,
        )
        found.check()
        assert again >= dropped // 2  # some lines were of REST calls


@pytest.mark.slow
def test_dropped_clients_come_back_and_miss_nothing(tmp_path: Path) -> None:
    asyncio.run(drop(tmp_path))
