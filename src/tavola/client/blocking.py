"""The client without asyncio: every call waits for its answer."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

from tavola.client.client import Client
from tavola.client.seat import Chooser, Seat
from tavola.protocol.table import Data, State, TableInfo

T = TypeVar("T")


class Blocking:
    """A client in a thread of its own.

    with Blocking("http://localhost:8321") as client:
        client.introduce("Anna")
        table = client.open_table("builders", ["you", "journeyman"])
        print(client.play(table.id, lambda state, choices: choices[0].word))
    """

    def __init__(self, url: str, secret: str | None = None) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.client = self.run(_make(url, secret))

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Any coroutine of `client` or of a seat."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def __enter__(self) -> Blocking:
        return self

    def __exit__(self, *_: object) -> None:
        self.run(self.client.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    @property
    def secret(self) -> str | None:
        return self.client.secret

    def introduce(self, name: str, locale: str | None = None) -> None:
        self.run(self.client.introduce(name, locale))

    def open_table(self, game: str, seats: Sequence[str], **named: Any) -> TableInfo:
        return self.run(self.client.open_table(game, seats, **named))

    def join(self, table: str, seat: int | None = None, invitation: str | None = None) -> TableInfo:
        return self.run(self.client.join(table, seat, invitation))

    def follow(self, table: str, locale: str | None = None) -> Seat:
        return self.client.seats.get(table) or self.run(self.client.follow(table, locale))

    def wait_for_turn(self, table: str) -> State | None:
        """The state when you are to choose; None once the game is over."""
        seat = self.follow(table)
        self.run(seat.until(lambda seat: seat.over or seat.decision))
        return None if seat.over else seat.state

    def move(self, table: str, words: Sequence[str]) -> int:
        return self.run(self.follow(table).move(words))

    def play(self, table: str, chooser: Chooser) -> Data | None:
        """Play your seat to the end."""
        return self.run(self.follow(table).play(chooser))


async def _make(url: str, secret: str | None) -> Client:
    return Client(url, secret)
