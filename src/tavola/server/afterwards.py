"""Finished matches: result, statistics, replay with everything open, files to take along and to study."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable

from tavola.core.errors import TavolaError
from tavola.core.game import CHANCE, SPECTATOR, Data, Event
from tavola.match import file
from tavola.match.entries import Entry, Match
from tavola.match.referee import Referee
from tavola.match.replay import begin, follow
from tavola.match.words import say_event, say_result
from tavola.protocol.rest import Afterwards, Frame, Study
from tavola.protocol.table import LogLine, SeatInfo
from tavola.server import thinking, words
from tavola.server.people import new_id
from tavola.server.refusals import Explained, Refusal
from tavola.server.rooms import Rooms
from tavola.server.statistics import DECIDING, scores, statistics
from tavola.server.store.store import Store
from tavola.server.workers import Workers

MOST_REELS = 16
MOST_ENTRIES = 20_000
"""Of a match that is sent in; a game that is played to win has some hundreds."""


class Reel:
    """A match that is played again: forwards it goes on from where it is, backwards it begins anew."""

    def __init__(self, make: Callable[[], Referee], entries: list[Entry]) -> None:
        self.make = make
        self.entries = entries
        self._referee = make()
        self.lock = asyncio.Lock()
        self.summaries: dict[str, Afterwards] = {}

    def at(self, entry: int) -> Referee:
        """The table after that entry."""
        if not 0 <= entry <= len(self.entries):
            raise Refusal("gone", "no-entry", entries=len(self.entries))
        if entry < len(self._referee.entries):
            self._referee = self.make()
        for follower in self.entries[len(self._referee.entries) : entry]:
            follow(self._referee, follower)
        return self._referee


class Finished:
    """The finished matches that somebody looks at."""

    def __init__(self, store: Store, rooms: Rooms, workers: Workers) -> None:
        self.store = store
        self.rooms = rooms
        self.workers = workers
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    async def of_table(self, table: str) -> Reel:
        """Refusal while it is played: a match file tells everything."""
        room = await self.rooms.room(table)

        def finished() -> list[Entry]:
            if not room.match().over:
                raise Refusal("early", "hidden")
            return list(room.match().entries)

        entries = await self.rooms.look(room, finished)
        name, detail = room.row.game, room.detail
        return self._kept(f"table {table} {len(entries)}", lambda: Reel(lambda: detail.referee(name), entries))

    async def of_study(self, study: str) -> Reel:
        key = f"study {study}"
        reel = self._reels.get(key)
        if reel is None:
            text = await self.store.study(study) if study.isalnum() else None  # as with tables
            if text is None:
                raise Refusal("gone", "no-study")
            match = await asyncio.to_thread(file.read, text)
            reel = Reel(lambda: begin(match), list(match.entries))
        return self._kept(key, lambda: reel)

    def forget(self) -> None:
        """Old ones were deleted."""
        self._reels.clear()

    def _kept(self, key: str, make: Callable[[], Reel]) -> Reel:
        reel = self._reels.pop(key, None) or make()
        self._reels[key] = reel
        if len(self._reels) > MOST_REELS:
            self._reels.popitem(last=False)
        return reel

    # What is asked of them

    async def frame(self, reel: Reel, entry: int, locale: str) -> Frame:
        async with reel.lock:
            return await asyncio.to_thread(_frame, reel, entry, locale)

    async def result(self, reel: Reel, locale: str) -> Afterwards:
        async with reel.lock:
            if locale not in reel.summaries:
                reel.summaries[locale] = await asyncio.to_thread(_summary, reel, locale)
            return reel.summaries[locale]

    async def match(self, reel: Reel) -> Match:
        async with reel.lock:
            return (await asyncio.to_thread(reel.at, len(reel.entries))).match()

    async def study(self, text: str) -> Study:
        """Keep a match file for everybody who has its link, if it is in order and finished."""
        try:
            game, entries, finished = await self.workers.run(None, thinking.study, text, MOST_ENTRIES)
        except TavolaError as error:
            raise Explained("bad", str(error)) from error
        if entries > MOST_ENTRIES:
            raise Refusal("size", "too-many-entries", most=MOST_ENTRIES)
        if not finished:
            raise Refusal("bad", "unfinished")
        study = new_id()
        await self.store.add_study(study, text, game, entries, time.time())
        return Study(study, game, entries)


def _frame(reel: Reel, entry: int, locale: str) -> Frame:
    referee = reel.at(entry)
    game, names = referee.game, referee.names
    pending = [seat for seat in referee.pending if seat != CHANCE]
    log = []
    for number, logged in enumerate(referee.log, 1):
        if logged.entry == entry:
            event = open_event(logged.event)
            log.append(LogLine(number, event, say_event(locale, game, event, names), logged.event.clause or None))
    choices = []
    if len(pending) == 1:
        choices = words.choices(referee.view(pending[0]), referee.legal(pending[0]), locale, names)
    return Frame(
        entry=entry,
        entries=len(reel.entries),
        views=[referee.show(seat) for seat in range(referee.seats)],
        table=referee.show(SPECTATOR),
        pending=pending,
        log=log,
        talk=words.talk(referee.talk, locale, names) if referee.talk else None,
        choices=choices,
    )


def open_event(event: Event) -> Data:
    """An event with what only some could know."""
    return {"kind": event.kind, "clause": event.clause, **event.data, **event.secret}


def _summary(reel: Reel, locale: str) -> Afterwards:
    rounds: list[list[float]] = []
    now = None
    for entry in range(len(reel.entries) + 1):
        referee = reel.at(entry)
        current = referee.show(SPECTATOR)["round"]
        if current != now and now is not None:
            rounds.append(scores(referee))
        now = current
    referee = reel.at(len(reel.entries))
    rounds.append(scores(referee))
    result = referee.result
    assert result
    names = referee.names
    events = [logged.event for logged in referee.log if logged.event.kind in DECIDING]
    decided = [say_event(locale, referee.game, open_event(event), names) for event in events]
    return Afterwards(
        game=referee.game.name,
        seats=[SeatInfo(number, seat.kind, seat.name) for number, seat in enumerate(referee.header.seats)],
        options=referee.header.options,
        result={**referee.show(SPECTATOR)["result"], "sentence": say_result(locale, result, names)},
        decided=[*decided, say_result(locale, result, names)],
        statistics=statistics(referee, locale),
        scores=[list(seat) for seat in zip(*rounds, strict=True)],
        entries=len(reel.entries),
    )
