"""One table in memory: a referee that follows the entries of the database, and what its watchers are told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from tavola.core.errors import TavolaError
from tavola.core.game import CHANCE, SPECTATOR, View
from tavola.match.entries import PERSON, Undo
from tavola.match.file import read_entry, write_entry
from tavola.match.referee import Referee
from tavola.match.replay import follow
from tavola.match.words import say_result
from tavola.protocol.socket import Compose, Composed, Drafted
from tavola.protocol.table import Data, Decision, LogLine, SeatInfo, State, TableInfo
from tavola.server import pace, words
from tavola.server.detail import Detail
from tavola.server.pace import Times
from tavola.server.preview import preview, sealed
from tavola.server.refusals import Refusal, explain_talk
from tavola.server.store.store import TableRow

RUNNING = ("playing", "paused", "over", "closed")


class Room:
    """Whoever reads or changes it holds its lock; what it holds then is in the database."""

    def __init__(self, row: TableRow, lines: Iterable[str] = ()) -> None:
        self.lock = asyncio.Lock()
        self.take(row)
        self.referee: Referee | None = None
        if row.entries or row.status == "playing":
            self.referee = self.detail.referee(row.game)
            self.follow(lines)
        self.told = len(self.referee.log) if self.referee else 0
        """Lines of the log that the watchers have."""
        self.times = Times.of(row)
        self.behind = False
        """Whether another process may have changed the table."""
        self.answered: dict[str, int] = {}
        """The last clients' ids that were carried out, so that most repetitions need no database."""

    def take(self, row: TableRow) -> None:
        """What the database has of the table apart from its entries."""
        self.row = row
        self.detail = Detail.of(row)

    def renamed(self) -> None:
        """Somebody else sits there now, or the seat was given another name: the match has the present ones."""
        if self.referee:
            self.referee.rename(self.detail.sitting())

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def playing(self) -> bool:
        return self.row.status == "playing"

    def match(self) -> Referee:
        if self.referee is None:
            raise Refusal("early", "not-begun")
        return self.referee

    def follow(self, lines: Iterable[str]) -> None:
        """Entries that are in the database and not here."""
        referee = self.match()
        for line in lines:
            follow(referee, read_entry(line, referee.seats))

    def written(self, after: int) -> list[str]:
        """The entries after that number as the database has them."""
        return [write_entry(entry) for entry in self.match().entries[after:]]

    # Seats

    def seat_of(self, person: str | None) -> int | None:
        people = self.row.people
        return people.index(person) if person is not None and person in people else None

    def waits(self) -> list[int]:
        """The seats that owe a choice."""
        if self.referee is None or self.row.status not in ("playing", "paused"):
            return []
        pending = self.referee.pending
        return [] if CHANCE in pending else pending

    def clocks(self, now: float) -> Times:
        """The clocks as they run from now on."""
        waits = self.waits()
        seats = self.detail.seats
        runs = [seat for seat in waits if seats[seat].bot is None] if self.playing else []
        step = self.referee.step_began if self.referee else 0
        undone = bool(self.referee) and bool(step) and isinstance(self.match().entries[step - 1], Undo)
        return pace.advance(self.times, self.detail.clock, waits, runs, step, now, undone)

    # What is told

    def info(self, person: str | None, here: set[str], watchers: int) -> TableInfo:
        return describe(self.row, self.detail, self.times, person, here, watchers)

    def state(self, eye: int, locale: str | None) -> State | None:
        """Everything that changes by play, as one eye may know it."""
        referee = self.referee
        if referee is None:
            return None
        view = referee.view(eye)
        names = referee.names
        state = State(
            number=len(referee.entries),
            view=view.show(),
            pending=self.waits(),
            sealed=referee.sealed,
            deadlines=self.times.deadlines(),
        )
        if referee.over:
            state.result = self._result(state.view, locale)
        if eye != SPECTATOR and self.row.status in ("playing", "paused"):
            state.undo = referee.undoable(eye)
            if eye in state.pending:
                state.decision = self._decision(view, locale)
        if referee.talk:
            state.talk = words.talk(referee.talk, locale, names)
            if eye != SPECTATOR:
                state.menu = words.menu(referee.talk, view.record, eye, locale, names)
        return state

    def _decision(self, view: View, locale: str | None) -> Decision:
        referee = self.match()
        listed = words.wire_choices(view, referee.legal(view.eye), locale, referee.names)
        return Decision(referee.step_began, listed, self.times.deadlines().get(view.eye))

    def _result(self, show: Data, locale: str | None) -> Data:
        referee = self.match()
        assert referee.result
        sentence = None if locale is None else say_result(locale, referee.result, referee.names)
        return {**show["result"], "sentence": sentence}

    def lines(self, eye: int, locale: str | None, since: int) -> list[LogLine]:
        return words.lines(self.referee, eye, locale, since) if self.referee else []

    def drafted(self, ask: Any, seat: int, locale: str | None) -> Drafted:
        """What comes after the words of a draft."""
        referee = self.match()
        self.check_decision(seat, ask.decision)
        trial = referee.trial(seat, ask.words, ask.then, locale or "en")
        complete = trial.complete
        own = referee.view(seat)
        view = sealed(own, trial.actions) if complete else trial.position.view(seat)
        told = preview(own, trial.actions) if complete else []
        names = referee.names
        return Drafted(
            id=ask.id,
            table=self.id,
            decision=referee.step_began,
            words=trial.words,
            view=view.show(),
            choices=[] if complete else words.choices(view, trial.position.legal(seat), locale, names),
            complete=complete,
            preview=[words.log_line(referee.game, 0, event, locale, names) for event in told],
        )

    def composed(self, ask: Compose, seat: int, locale: str) -> Composed:
        """How a statement would read, and whether it could be made."""
        referee = self.match()
        if referee.talk is None:
            raise Refusal("talk", "no-talk")
        try:
            data, refused = referee.talk.compose(referee.view(seat).record, seat, ask.statement)
            sentence = referee.talk.say_statement(locale, data, referee.names)
        except TavolaError as error:
            raise explain_talk(error, locale) from error
        except (IndexError, KeyError, TypeError) as error:  # it speaks of seats that aren't there
            raise Refusal("bad", "no-statement") from error
        if refused is None:
            return Composed(ask.id, sentence, None)
        return Composed(ask.id, sentence, explain_talk(refused, locale).say(locale), refused.clause or None)

    # Checks

    def check_active(self, seat: int) -> None:
        """Refusal unless the game goes on and the seat is played by its person."""
        if self.row.status == "paused":
            raise Refusal("paused", "paused")
        if self.row.status != "playing":
            raise Refusal("closed", "closed")
        if self.detail.seats[seat].stand_in is not None:
            raise Refusal("seat", "stand-in")

    def check_decision(self, seat: int, decision: int) -> None:
        """Refusal unless the seat owes this decision now."""
        referee = self.match()
        self.check_active(seat)
        if decision != referee.step_began:
            raise Refusal("stale", "stale")
        if seat not in referee.pending:
            raise Refusal("stale" if seat in referee.sealed else "seat", "not-asked")


def describe(
    row: TableRow, detail: Detail, times: Times, person: str | None, here: set[str], watchers: int = 0
) -> TableInfo:
    """The table for one person; `here` are the people who are connected to it."""
    mine = row.people.index(person) if person is not None and person in row.people else None
    banks = times.banks() if detail.clock.kind == "bank" else {}
    seats = [
        SeatInfo(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            you=number == mine,
            here=seat.bot == seat.kind or (row.people[number] or "") in here,
            stand_in=seat.stand_in,
            resigned=seat.resigned,
            bank=banks.get(number),
        )
        for number, seat in enumerate(detail.seats)
    ]
    waits = times.waits if row.status == "playing" else []
    asked = mine is not None and mine in waits and detail.seats[mine].stand_in is None
    status: Any = row.status
    return TableInfo(
        id=row.id, game=row.game, options=detail.options, seats=seats, status=status, private=row.private,
        clock=detail.clock, hints=detail.hints, muted=detail.muted, created=row.created, changed=row.changed,
        your_seat=mine, host=person is not None and row.host == person, your_turn=asked, watchers=watchers,
        next_table=detail.next_table, version=row.version,
    )  # fmt: skip


def has_person(detail: Detail) -> bool:
    """Whether anybody but bots plays."""
    return any(seat.kind == PERSON and seat.stand_in is None for seat in detail.seats)
