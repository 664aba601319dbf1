"""A table for tests: actions by their notation, statements by theirs, and situations that are written down."""

from __future__ import annotations

from typing import Any

from tavola.core.game import CHANCE, Event, Position
from tavola.games import load
from tavola.games.intrigue import talk

GAME = load("intrigue")


class Table:
    """Plays words such as "bribe:5000" for whoever is to choose, and keeps what happened."""

    def __init__(self, position: Position, bots: int = 0) -> None:
        self.position = position
        self.talk = talk.new({"statements": int(position.record.statements)}, position.seats, bots)
        self.events: list[Event] = []

    @property
    def record(self) -> Any:
        return self.position.record

    @property
    def seat(self) -> int:
        return self.position.pending_seats()[0]

    def do(self, words: str) -> Table:
        for word in words.split():
            seat = self.seat
            self.play(seat, GAME.read_action(self.record, seat, word))
        return self

    def play(self, seat: int, action: int) -> None:
        assert self.position.refuse(seat, action) == 0, GAME.write_action(self.record, seat, action)
        before = self.position.copy()
        self.position.apply(seat, action)
        GAME.check(self.record)
        self.events += GAME.events(before.record, seat, action, self.record)
        self.talk.apply(before.record, seat, action, self.record)

    def say(self, text: str) -> int:
        """A statement in its notation, without the number; returns the number."""
        statement = talk.read_statement(f"{self.talk.number + 1} {text}")
        data = statement.to_data()
        return self.talk.say(self.record, data).number

    def promise(self, *terms: str) -> int:
        """A promise to everybody by the one whose acts these are."""
        speaker = talk.read_term(terms[0]).actor
        return self.say(f"{speaker}>* promise then {'+'.join(terms)}")

    def side(self, number: int, name: str) -> str | None:
        """The status of a side of a ledger entry: "if" or "then"."""
        side = self.talk.ledger.entries[number].show()[name]
        return side and side["status"]

    def fate(self, number: int) -> str | None:
        return self.side(number, "then")

    def legal(self) -> list[str]:
        return [GAME.write_action(self.record, self.seat, action) for action in self.position.legal(self.seat)]

    def refusal(self, word: str, seat: int | None = None) -> int:
        who = self.seat if seat is None else seat
        return self.position.refuse(who, GAME.read_action(self.record, who, word))

    def show(self, eye: int = 9) -> dict[str, Any]:
        return self.position.view(eye).show()

    def cash(self) -> list[int]:
        return [int(self.record.cash[seat]) for seat in range(self.position.seats)]

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [event.data for event in self.events if event.kind == kind]


def start(seats: int = 3, first: int = 0, bots: int = 0, **options: Any) -> Table:
    """A game whose first player is named."""
    return Table(Position.start(GAME, seats, options), bots).do(f"first:{first}")


def read(text: str, bots: int = 0) -> Table:
    return Table(Position.read(GAME, text), bots)


def conflict(
    cash: tuple[int, int, int, int] = (30, 30, 30, 30),
    unsent0: str = "1111",
    unsent3: str = "2211",
    statements: int = 6,
    bots: int = 0,
) -> Table:
    """Seat 3's turn in round 2: two internal conflicts.

    The doctor of 0 holds the area of 1,000 against doctors of 1 and 2; then the scientist of 1 that of 10,000 against
    scientists of 0 and 2.
    """
    return read(
        f"4 closed {statements} f0 r2 t3 internal.bribe - {cash[0]}/{unsent0}/----/- {cash[1]}/1111/----/-"
        f" {cash[2]}/1111/----/- {cash[3]}/{unsent3}/0d--1s/0s1d2s2d",
        bots,
    )


def finish(table: Table, choose: int = 0) -> Table:
    """Play to the end, always the same of the legal actions (counted modulo their number)."""
    while not table.position.over:
        seat = table.seat
        actions = [a for a, _ in table.position.outcomes()] if seat == CHANCE else table.position.legal(seat)
        table.play(seat, actions[choose % len(actions)])
    return table
