"""Bots at the tables of this process: asked when it is their turn, from views, in processes of their own."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial

from tavola.bots.levels import LEVELS
from tavola.bots.registry import PLAYERS
from tavola.core.errors import TavolaError
from tavola.core.game import CHANCE, View
from tavola.core.rng import generator
from tavola.match.entries import PERSON, Move, Statement
from tavola.match.referee import Referee
from tavola.protocol.socket import Advice, Hint, Hinted
from tavola.server import metrics, thinking
from tavola.server.detail import STAND_IN
from tavola.server.limits import Buckets
from tavola.server.logs import warn
from tavola.server.refusals import Refusal, explain
from tavola.server.room import Room, has_person
from tavola.server.rooms import Rooms
from tavola.server.thinking import Answer, Task
from tavola.server.workers import Workers

LEASE = 4.0
"""Seconds; a lease is made longer while its bot thinks, and ends soon after its process has died."""
CHOOSING, SPEAKING, ADVISING = range(3)
SILENT = frozenset((*PLAYERS, *LEVELS))
LAST_RESORT = "random"
RETRY = 5.0
"""Seconds before a table that no bot could move at is looked at again."""


@dataclass(frozen=True)
class Due:
    """Something that a bot is to do now."""

    seat: int
    bot: str
    step: int
    said: int
    """Statements so far; a bot that is to speak is asked again after each."""
    speaks: bool

    def work(self, table: str) -> str:
        """The name of the lease."""
        kind = "speak" if self.speaks else "bot"
        return f"{kind}:{table}:{self.seat}:{self.step}:{self.said if self.speaks else ''}"


class Bots:
    def __init__(self, rooms: Rooms, workers: Workers, pause: float, owner: str) -> None:
        self.rooms = rooms
        self.workers = workers
        self.pause = pause
        self.owner = owner
        self._tasks: dict[tuple[str, Due], asyncio.Task[None]] = {}
        self._stopped = False

    def changed(self, room: Room) -> None:
        """Called with the room's lock held: start what is due and not under way."""
        if self._stopped or room.referee is None or not room.playing:
            return
        for due in self.due(room):
            key = (room.id, due)
            if key not in self._tasks:
                task = asyncio.create_task(self._do(room.id, due))
                self._tasks[key] = task
                task.add_done_callback(partial(self._ended, key))

    def _ended(self, key: tuple[str, Due], task: asyncio.Task[None]) -> None:
        if self._tasks.get(key) is task:
            del self._tasks[key]

    def due(self, room: Room) -> list[Due]:
        """What bots are to do. In a negotiation one after another speaks (I25), and nobody pays before."""
        referee, seats = room.match(), room.detail.seats
        pending = [seat for seat in referee.pending if seat != CHANCE]
        if not pending:
            return []
        step = referee.step_began
        if referee.talk:
            record = referee.view(pending[0]).record
            while (speaker := referee.talk.next_bot(record)) is not None:
                bot = seats[speaker].bot
                if bot is not None and bot not in SILENT:
                    return [Due(speaker, bot, step, referee.talk.next_number, True)]
                referee.talk.skip(record, speaker)
        return [Due(seat, bot, step, 0, False) for seat in pending if (bot := seats[seat].bot) is not None]

    async def _do(self, table: str, due: Due) -> None:
        try:
            if not await self._claimed(table, due):
                await asyncio.sleep(LEASE)  # whoever has it may have died
                await self._look_again(table, due)
                return
            room = await self.rooms.room(table)
            if self.pause and not has_person(room.detail):
                await asyncio.sleep(self.pause)
            async with room.lock:
                await self.rooms.catch_up(room)
                if not room.playing or due not in self.due(room):
                    return
                task = self._task(room, due)
            async with self._leased(table, due):
                await self._answer(table, due, task)
        except Refusal as refusal:
            if refusal.code not in ("stale", "paused", "closed", "gone", "seat"):
                warn("a bot's choice was refused", refusal, table=table, bot=due.bot, code=refusal.code)
        except Exception as error:
            warn("a bot could not move", error, table=table, bot=due.bot)
            await asyncio.sleep(RETRY)
            await self._look_again(table, due)

    async def _look_again(self, table: str, due: Due) -> None:
        room = await self.rooms.room(table)
        async with room.lock:
            self._tasks.pop((table, due), None)
            self.changed(room)

    async def _claimed(self, table: str, due: Due) -> bool:
        store = self.rooms.store
        if not store.several:
            return True
        now = time.time()
        return await store.claim(due.work(table), self.owner, now + LEASE, now)

    @contextlib.asynccontextmanager
    async def _leased(self, table: str, due: Due) -> AsyncIterator[None]:
        """Keep others from asking the same while our bot thinks."""
        keeper = asyncio.create_task(self._keep_lease(table, due)) if self.rooms.store.several else None
        try:
            yield
        finally:
            if keeper:
                keeper.cancel()

    async def _keep_lease(self, table: str, due: Due) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            await self._claimed(table, due)

    def _task(self, room: Room, due: Due) -> Task:
        referee = room.match()
        kind = SPEAKING if due.speaks else CHOOSING
        return task_of(room, referee, due.seat, due.bot, kind)

    async def _answer(self, table: str, due: Due, task: Task) -> None:
        """Let the bot think, and do what it says; one that fails is helped out by another."""
        for bot in (due.bot, STAND_IN, LAST_RESORT):
            task.bot = bot
            try:
                with metrics.THOUGHT.labels(bot if bot in SILENT else "other").time():
                    work = thinking.speak if due.speaks else thinking.choose
                    answer = await self.workers.run(f"{table}:{due.seat}", work, task)
                await self._carry_out(table, due, answer)
                return
            except asyncio.CancelledError:
                raise
            except Refusal as refusal:
                if refusal.code not in ("rules", "bad", "talk"):
                    raise
                self._failed(table, bot, refusal)
            except Exception as error:
                self._failed(table, bot, error)
        raise RuntimeError("no bot could answer")

    def _failed(self, table: str, bot: str, error: Exception) -> None:
        metrics.BOT_FAILURES.labels(bot if bot in SILENT else "other").inc()
        warn("a bot failed", error, table=table, bot=bot)

    async def _carry_out(self, table: str, due: Due, answer: Answer) -> None:
        if due.speaks and not answer.statements:
            room = await self.rooms.room(table)
            async with room.lock:
                if due in self.due(room):
                    referee = room.match()
                    assert referee.talk
                    referee.talk.skip(referee.view(referee.pending[0]).record, due.seat)
                    self._tasks.pop((table, due), None)
                    self.changed(room)  # the next one is asked
            return

        def act(room: Room, referee: Referee) -> None:
            if not room.playing or due not in self.due(room):
                raise Refusal("stale", "stale")
            if due.speaks:
                for statement in answer.statements:
                    referee.state(due.seat, statement)
            else:
                referee.play_words(due.seat, answer.words)

        await self.rooms.change(table, act)

    async def stop(self) -> None:
        self._stopped = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def task_of(room: Room, referee: Referee, seat: int, bot: str, kind: int) -> Task:
    """A decision as plain data: the seat's view, and what it may do. The same match, seat and moment give the same
    seed, whatever the order of the others' seals."""
    view = referee.view(seat)
    done = sum(1 for entry in referee.entries if entry.seat == seat and isinstance(entry, Move | Statement))
    talk = None
    if referee.talk:
        talk = {**referee.talk.show(), "menu": referee.talk.menu(view.record, seat)}
    return Task(
        table=room.id,
        game=referee.game.name,
        seat=seat,
        bot=bot,
        view=view.records.tobytes(),
        legal=referee.legal(seat),
        seed=int(generator(room.detail.seed, seat, done, 0, kind)[0]),
        talk=talk,
    )


class Hints:
    """What the search thinks of a person's choices, where the table allows it."""

    def __init__(self, rooms: Rooms, workers: Workers, rate: float) -> None:
        self.rooms = rooms
        self.workers = workers
        self._rate = Buckets(rate)
        self._asking: set[str] = set()

    async def give(self, room: Room, ask: Hint, seat: int, person: str, locale: str | None) -> Hinted:
        if not room.detail.hints:
            raise Refusal("rules", "no-hints")
        if person in self._asking or not self._rate.take(person):
            raise Refusal("rate", "hint-rate")
        self._asking.add(person)
        try:
            return await self._give(room, ask, seat, locale)
        finally:
            self._asking.discard(person)

    async def _give(self, room: Room, ask: Hint, seat: int, locale: str | None) -> Hinted:
        task, view, names = await self.rooms.look(room, lambda: _question(room, ask, seat, locale or "en"))
        found = await self.workers.run(None, thinking.advise, task)
        actions = {view.game.write_action(view.record, seat, action): action for action in task.legal}

        def say(word: str) -> str | None:
            return locale and view.game.say_action(locale, view.record, seat, actions[word], names)

        advice = [Advice(o.word, o.visits, o.value, say(o.word)) for o in found.opinions]
        return Hinted(ask.id, room.id, ask.decision, found.best, advice, found.iterations)


def _question(room: Room, ask: Hint, seat: int, locale: str) -> tuple[Task, View, list[str]]:
    """What a search is to think about: the seat's own view after the steps of its draft."""
    room.check_decision(seat, ask.decision)
    referee = room.match()
    try:
        trial = referee.trial(seat, ask.words, None, locale)
    except TavolaError as error:
        raise explain(error) from error
    if trial.complete:
        raise Refusal("bad", "nothing-to-choose")
    task = task_of(room, referee, seat, PERSON, ADVISING)
    view = trial.position.view(seat)
    task.view, task.legal = view.records.tobytes(), trial.position.legal(seat)
    return task, view, referee.names
