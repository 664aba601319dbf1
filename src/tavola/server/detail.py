"""What a table's row keeps besides its entries: who sits where, and how the table was set up."""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.bots import registry
from tavola.core.game import Position
from tavola.games import load
from tavola.match.entries import LONGEST_NAME, PERSON, Seat
from tavola.match.referee import Referee
from tavola.protocol.table import Clock, Data
from tavola.server.store.store import TableRow

OPEN, INVITED = "open", "invited"
STAND_IN = "journeyman"


class SeatRow(msgspec.Struct):
    kind: str
    """ "person", "open", "invited", or the name of a bot."""
    name: str = ""
    stand_in: str | None = None
    resigned: bool = False

    @property
    def free(self) -> bool:
        return self.kind in (OPEN, INVITED)

    @property
    def bot(self) -> str | None:
        """The bot that plays here now, if one does."""
        if self.stand_in is not None:
            return self.stand_in
        return None if self.kind == PERSON or self.free else self.kind


class Detail(msgspec.Struct):
    options: Data
    seats: list[SeatRow]
    clock: Clock
    seed: int
    """From which the bots' luck comes."""
    hints: bool = True
    muted: bool = False
    shuffle: bool = False
    start: str | None = None
    """A position in notation, where the match begins in the middle."""
    next_table: str | None = None

    @classmethod
    def of(cls, row: TableRow) -> Detail:
        return msgspec.convert(row.detail, cls)

    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data

    @property
    def complete(self) -> bool:
        """Whether nobody is missing any more."""
        return not any(seat.free for seat in self.seats)

    def sitting(self) -> tuple[Seat, ...]:
        """The seats as a match has them: somebody who left the game is still a person there."""
        return tuple(
            Seat(
                seat.name or f"Seat {number}",
                PERSON if seat.kind == PERSON or seat.free else registry.kind_of(seat.kind),
            )
            for number, seat in enumerate(self.seats)
        )

    def referee(self, game_name: str) -> Referee:
        """A referee before the first entry, who draws only when told to."""
        game = load(game_name)
        start = None if self.start is None else Position.read(game, self.start)
        return Referee(game, len(self.seats), self.options, seats_of=self.sitting(), hand=True, start=start)

    def unique(self, wanted: str, seat: int) -> str:
        """A name that no other seat has."""
        names = {other.name for number, other in enumerate(self.seats) if number != seat}
        name, number = wanted[:LONGEST_NAME], 2
        while name in names:
            name, number = f"{wanted[: LONGEST_NAME - 3]} {number}", number + 1
        return name
