"""Play at a Tavola server from Python.

    async with Client("http://localhost:8321") as client:
        await client.introduce("Anna")
        table = await client.open_table("builders", ["you", "journeyman"])
        seat = await client.follow(table.id)
        result = await seat.play(lambda state, choices: choices[0].word)

`Blocking` offers the same without asyncio. Whatever drops in between, the client connects again, asks for what it has
missed, and sends what was not answered once more; the server never carries anything out twice.
"""

from __future__ import annotations

from tavola.client.blocking import Blocking
from tavola.client.calls import CallFailed, Calls
from tavola.client.client import Client
from tavola.client.seat import Chooser, RefusedMove, Seat

__all__ = ["Blocking", "CallFailed", "Calls", "Chooser", "Client", "RefusedMove", "Seat"]
