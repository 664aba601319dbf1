"""Bots at a referee's table: they are asked when it is their turn, and get their own view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from tavola.bots.bot import Bot, Speaker, Turn
from tavola.core.errors import TavolaError
from tavola.core.game import CHANCE, Data, View
from tavola.core.rng import generator
from tavola.match.entries import Move, Result, Statement
from tavola.match.referee import Referee

Answer = TypeVar("Answer")
CHOOSING, SPEAKING = 0, 1


class BotError(TavolaError):
    """A bot that failed, or did what the rules forbid. `seat` is where it sits."""

    def __init__(self, text: str, seat: int) -> None:
        super().__init__(text)
        self.seat = seat


class Table:
    """A referee, and the bots that sit at some or all of its seats.

    The seed of a turn comes from the table's seed, the seat and how much that seat has done so far. So it is the same
    whatever the order of the others' seals, and in a match that was read from its file, or went on after an undo.
    """

    def __init__(self, referee: Referee, bots: Sequence[Bot | None] | Mapping[int, Bot], seed: int) -> None:
        self.referee = referee
        self.seed = seed
        pairs = bots.items() if isinstance(bots, Mapping) else enumerate(bots)
        self.bots: dict[int, Bot] = {seat: bot for seat, bot in pairs if bot is not None}
        self._counted = 0
        self._done = [0] * referee.seats

    def step(self) -> bool:
        """Let one bot do one thing: speak or pass, or make a choice with all its small steps. False when no bot has
        anything to do: the game is over, or persons or chance are to act."""
        if self._ask_to_speak():
            return True
        for seat in self.referee.pending:
            if seat in self.bots:
                self._choose(seat)
                return True
        return False

    def play(self) -> Result | None:
        """Let the bots act as long as they can; the result if the game is over then."""
        while self.step():
            pass
        return self.referee.result

    def turn(self, seat: int, kind: int = CHOOSING) -> Turn:
        """What the seat is to decide now, as it may know it; also for hints to people."""
        view = self.referee.view(seat)
        legal = tuple(self.referee.legal(seat))
        return Turn(view, legal, self._seed_of(seat, kind), self._talk_of(view))

    def _seed_of(self, seat: int, kind: int) -> int:
        entries = self.referee.entries
        if self._counted > len(entries):
            self._counted, self._done = 0, [0] * self.referee.seats
        for entry in entries[self._counted :]:
            if isinstance(entry, Move | Statement) and entry.seat != CHANCE:
                self._done[entry.seat] += 1
        self._counted = len(entries)
        return int(generator(self.seed, seat, self._done[seat], len(self.referee.drafting(seat)), kind)[0])

    def _talk_of(self, view: View) -> Data | None:
        talk = self.referee.talk
        return {**talk.show(), "menu": talk.menu(view.record, view.eye)} if talk else None

    # Choosing

    def _choose(self, seat: int) -> None:
        while True:
            turn = self.turn(seat)
            action = self._ask(seat, self.bots[seat].choose, turn)
            if not isinstance(action, int) or action not in turn.legal:
                raise BotError(f"{self._name(seat)} chose {action!r}, which is not legal.", seat)
            self.referee.step(seat, action)
            if not self.referee.drafting(seat):
                return

    # Speaking (I25)

    def _ask_to_speak(self) -> bool:
        """Ask the bot whose turn it is to speak; False when none is asked any more, so that the payer may pay."""
        talk = self.referee.talk
        if talk is None or not self.referee.pending:
            return False
        record = self.referee.view(self.referee.pending[0]).record if self.referee.pending != [CHANCE] else None
        seat = talk.next_bot(record) if record is not None else None
        if seat is None:
            return False
        bot = self.bots.get(seat)
        said: Sequence[Data] = ()
        if isinstance(bot, Speaker):
            said = self._ask(seat, bot.speak, self.turn(seat, SPEAKING))
        for statement in said:
            try:
                self.referee.state(seat, statement)
            except TavolaError as error:
                raise BotError(f"{self._name(seat)} said what can't be said: {error}", seat) from error
        if not said:
            talk.skip(record, seat)
        return True

    def _ask(self, seat: int, method: Callable[[Turn], Answer], turn: Turn) -> Answer:
        try:
            return method(turn)
        except Exception as error:
            reason = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(".")
            raise BotError(f"{self._name(seat)} failed: {reason}.", seat) from error

    def _name(self, seat: int) -> str:
        sitting = self.referee.header.seats[seat]
        return f"The bot {sitting.kind} in seat {seat} ({sitting.name})"


def play_match(referee: Referee, bots: Sequence[Bot], seed: int) -> Result:
    """Play a match of bots to its end."""
    result = Table(referee, bots, seed).play()
    if result is None:
        raise TavolaError("The match can't go on: a seat without a bot, or chance, is to act.")
    return result
