"""A table that a client follows: what is known of it, and what can be done there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from tavola.core.errors import TavolaError
from tavola.protocol import socket
from tavola.protocol.table import Choice, Data, Decision, LogLine, State, TableInfo

if TYPE_CHECKING:
    from tavola.client.client import Client

Chooser = Callable[[State, list[Choice]], str | Awaitable[str]]
"""Given the state and the choices of this step (state.view has the draft in it): the word of one of them."""


class RefusedMove(TavolaError):
    """The server has not carried out what was asked. `code` and `clause` are for programs."""

    def __init__(self, refusal: socket.Refusal) -> None:
        super().__init__(refusal.text)
        self.code = refusal.code
        self.clause = refusal.clause


class Seat:
    """A seat, or a spectator's place. `state`, `info` and `log` are always the newest that came."""

    def __init__(self, client: Client, table: str, locale: str | None, spectate: bool) -> None:
        self.client = client
        self.table = table
        self.locale = locale
        self.spectate = spectate
        self.info: TableInfo
        self.state: State | None = None
        self.eye: int | None = None
        self.log: list[LogLine] = []
        self._changed = asyncio.Condition()
        self._known = asyncio.get_running_loop().create_future()
        self._wakers: set[asyncio.Task[None]] = set()
        self._lost: BaseException | None = None

    def watch(self) -> socket.Watch:
        locale: Any = self.locale
        return socket.Watch(self.table, len(self.log), locale, self.spectate)

    async def known(self) -> None:
        await self._known

    def refused(self, refusal: socket.Refusal) -> None:
        """The table can't be followed."""
        if not self._known.done():
            self._known.set_exception(RefusedMove(refusal))

    def take(self, message: socket.Table | socket.News | socket.Info) -> None:
        if isinstance(message, socket.Info):
            self.info = message.info
        else:
            if isinstance(message, socket.Table):
                if message.eye != self.eye:
                    self.log.clear()  # the lines are told to another eye now
                self.info, self.eye = message.info, message.eye
            if message.state is not None:
                self.state = message.state
            self.log += [line for line in message.log if line.line > len(self.log)]
        if not self._known.done():
            self._known.set_result(None)
        self._tell()

    def lost(self, error: BaseException) -> None:
        """There is no connection, and will be none."""
        self._lost = error
        if not self._known.done():
            self._known.set_exception(error)
            self._known.exception()  # perhaps nobody waits for it
        self._tell()

    def _tell(self) -> None:
        task = asyncio.get_running_loop().create_task(self._wake())
        self._wakers.add(task)
        task.add_done_callback(self._wakers.discard)

    async def _wake(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    async def until(self, true: Callable[[Seat], Any], timeout: float | None = None) -> None:
        """Wait until something is true of what is known."""
        async with asyncio.timeout(timeout):
            async with self._changed:
                await self._changed.wait_for(lambda: self._lost is not None or true(self))
        if self._lost is not None:
            raise self._lost

    @property
    def decision(self) -> Decision | None:
        return self.state.decision if self.state else None

    @property
    def over(self) -> bool:
        return bool(self.state and self.state.result) or self.info.status == "closed"

    # What a seat may do

    async def move(self, words: Sequence[str], decision: int | None = None, id: str | None = None) -> int:
        """A whole choice; the number of entries after it."""
        request = socket.Play(id or self.client.new_id(), self.table, self._number(decision), list(words))
        return int((await self.client.ask(request)).number)

    async def draft(
        self, words: Sequence[str], then: Data | None = None, decision: int | None = None
    ) -> socket.Drafted:
        request = socket.Draft(self.client.new_id(), self.table, self._number(decision), list(words), then)
        drafted: socket.Drafted = await self.client.ask(request)
        return drafted

    async def undo(self) -> int:
        return int((await self.client.ask(socket.TakeBack(self.client.new_id(), self.table))).number)

    async def chat(self, text: str) -> int:
        return int((await self.client.ask(socket.ChatLine(self.client.new_id(), self.table, text))).number)

    async def say(self, statement: Data) -> int:
        return int((await self.client.ask(socket.Say(self.client.new_id(), self.table, statement))).number)

    async def compose(self, statement: Data) -> socket.Composed:
        composed: socket.Composed = await self.client.ask(socket.Compose(self.client.new_id(), self.table, statement))
        return composed

    async def hint(self, words: Sequence[str] = ()) -> socket.Hinted:
        request = socket.Hint(self.client.new_id(), self.table, self._number(None), list(words))
        hinted: socket.Hinted = await self.client.ask(request)
        return hinted

    def _number(self, decision: int | None) -> int:
        if decision is not None:
            return decision
        return self.decision.number if self.decision else -1

    # Playing

    async def choose(self, chooser: Chooser) -> list[str]:
        """Make the present decision step by step; the words of the whole choice."""
        state, decision = self.state, self.decision
        assert state and decision
        choices, words = decision.choices, list[str]()
        while choices:
            word = chooser(state, choices)
            words.append(await word if isinstance(word, Awaitable) else word)
            drafted = await self.draft(words, decision=decision.number)
            choices = drafted.choices
            state = _with_view(state, drafted.view)
        await self.move(words, decision.number)
        return words

    async def play(self, chooser: Chooser) -> Data | None:
        """Play until the game is over; its result, or None if the table was closed."""
        while not self.over:
            decision = self.decision
            if decision is None or self.info.status == "paused":
                await self.until(lambda seat: seat.over or (seat.decision and seat.info.status == "playing"))
                continue
            number = decision.number
            try:
                await self.choose(chooser)
            except RefusedMove as refusal:
                if refusal.code not in ("stale", "paused", "closed", "later"):
                    raise
                await asyncio.sleep(0.05 if refusal.code == "later" else 0)
            await self.until(lambda seat, number=number: seat.over or _passed(seat, number))  # type: ignore[misc]
        return self.state.result if self.state else None


def _passed(seat: Seat, number: int) -> bool:
    return seat.decision is None or seat.decision.number != number


def _with_view(state: State, view: Data) -> State:
    return State(state.number, view, state.pending, state.sealed, state.decision, state.undo, state.talk, state.menu)
