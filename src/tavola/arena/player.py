"""One game of a schedule, played here and now: from a Seating to a record that can be stored."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import Any

from tavola import games
from tavola.arena.chronicle import Chronicle
from tavola.arena.deeds import deeds, words_given
from tavola.arena.schedule import LineUp, Order, Seating, source_digest
from tavola.bots.bot import Bot, Speaker, Turn
from tavola.bots.registry import make
from tavola.bots.seat import Table
from tavola.bots.swift import Swift, row_of
from tavola.core.errors import TavolaError
from tavola.core.game import CHANCE, SPECTATOR, Data, Position
from tavola.match.entries import LONGEST_NAME, Seat
from tavola.match.moments import Draft
from tavola.match.referee import Referee
from tavola.sim.deal import Deal

Record = Data
"""What is stored of a game; docs/arena.md has its fields."""


class Timed:
    """A bot with a stop-watch."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.choices = 0

    def choose(self, turn: Turn) -> int:
        self.choices += 1
        start = time.perf_counter()
        answer: int = self.bot.choose(turn)
        self.seconds += time.perf_counter() - start
        return answer


class TimedSpeaker(Timed):
    def speak(self, turn: Turn) -> Sequence[Data]:
        start = time.perf_counter()
        said: Sequence[Data] = self.bot.speak(turn)
        self.seconds += time.perf_counter() - start
        return said


class ArenaReferee(Referee):
    """Draws by deal. Nobody reads a log here or takes anything back, so neither is kept."""

    def __init__(self, deal: Deal, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, hand=True, **named)
        self.deal = deal
        self.trace: list[tuple[int, int]] = []
        self._draw()

    def _draw(self) -> None:
        while self.pending == [CHANCE]:
            self._apply(CHANCE, self.deal.draw(self._position))

    def _complete(self, before: Position, seat: int, draft: Draft) -> None:
        self.trace += [(seat, action) for action in draft.actions]
        super()._complete(before, seat, draft)

    def _resolve(self, before: Position, seat: int, draft: Draft) -> None:
        self._sealed.clear()
        self._drafts.clear()
        if self.talk:
            self.talk.moved(before.record, seat, draft.actions[-1], self._position.record)

    @property
    def position(self) -> Position:
        return self._position


class Player:
    """Plays the games of an order in this process; what can be made once is."""

    def __init__(self, order: Order, keep_matches: bool = True, swift: bool = True) -> None:
        if order.source != source_digest():
            raise TavolaError("This machine has another version of Tavola than the one that began; install the same.")
        self.order = order
        self.keep_matches = keep_matches
        self.game = games.load(order.game)
        rows = {bot: row_of(make(bot, self.game)) for bot in order.bots}
        self.rows = {bot: row for bot, row in rows.items() if row is not None} if swift else {}
        self.swift = Swift(self.game, order.players, order.options)

    def play(self, seating: Seating) -> Record:
        """The record of a game. The same for the same order and seating, its "seconds" aside."""
        try:
            if all(bot in self.rows for bot in seating.seats):
                return self._play_swiftly(seating)
            return self._play_at_a_table(seating)
        except TavolaError as error:
            raise TavolaError(f"Game {seating.number} ({', '.join(seating.seats)}) stopped: {error}") from error

    def _play_swiftly(self, seating: Seating) -> Record:
        order = self.order
        start = time.perf_counter()
        rows = [self.rows[bot] for bot in seating.seats]
        position, trace = self.swift.play(rows, order.table_seed(seating), order.deal_seed(seating))
        seconds = time.perf_counter() - start
        made = [0] * order.players
        for seat, _ in trace:
            if seat != CHANCE:
                made[seat] += 1
        total = sum(made)
        timing = [seconds * count / total for count in made]  # compiled games are timed as a whole
        text = ""
        if self.keep_matches:
            chronicle = Chronicle(self.game, order.players, order.options, seats_of(seating.seats))
            text = chronicle.write(trace)
        return self._record(seating, position, trace, made, timing, text)

    def _play_at_a_table(self, seating: Seating) -> Record:
        order = self.order
        referee = ArenaReferee(
            Deal(self.game, order.deal_seed(seating)), self.game, order.players, order.options,
            seats_of=seats_of(seating.seats),
        )  # fmt: skip
        bots = [_timed(make(bot, self.game)) for bot in seating.seats]
        if Table(referee, bots, order.table_seed(seating)).play() is None:
            raise TavolaError("nobody can go on, and the game is not over.")
        made = [bot.choices for bot in bots]
        timing = [bot.seconds for bot in bots]
        text = ""
        if self.keep_matches:
            from tavola.match.file import write

            text = write(referee.match())
        record = self._record(seating, referee.position, referee.trace, made, timing, text)
        if referee.talk:
            record["words"] = words_given(referee.talk.show(), order.players)
        return record

    def _record(
        self, seating: Seating, position: Position, trace: list[tuple[int, int]], made: list[int], timing: list[float],
        text: str,
    ) -> Record:  # fmt: skip
        shown = position.view(SPECTATOR).show()
        result = shown["result"]
        record = {
            "number": seating.number,
            "deal": seating.deal,
            "seats": list(seating.seats),
            "shares": [float(f"{share:.6g}") for share in result["shares"]],
            "ranks": result["ranks"],
            "scores": result["scores"],
            "rounds": shown["round"],
            "choices": made,
            "deeds": deeds(self.game, self.order.players, self.order.options, shown, trace),
            "seconds": [round(seconds, 6) for seconds in timing],
        }
        if text:
            record["match"] = text
        return record


def _timed(bot: Bot) -> Timed:
    return TimedSpeaker(bot) if isinstance(bot, Speaker) else Timed(bot)


def seats_of(bots: LineUp) -> list[Seat]:
    """The bots as a match file names them; several of one kind are numbered."""
    return [Seat(f"{name_of(bot)[: LONGEST_NAME - 3]} {seat}", kind_of(bot)) for seat, bot in enumerate(bots)]


def name_of(bot: str) -> str:
    """A bot's name for people: that of its class where it is "package.module:Class"."""
    return bot.rpartition(":")[2].rpartition(".")[2] or bot


def kind_of(bot: str) -> str:
    return re.sub(r"[^a-z0-9_-]", "-", name_of(bot).lower())[:LONGEST_NAME]
