"""The match file of a game that was played without a referee, from its bare actions."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

from tavola.core.game import CHANCE, Data, Game, Position
from tavola.match.entries import Entry, Header, Match, Move, Result, Seat
from tavola.match.file import write, write_body


class Chronicle:
    """Writes down what happened; nothing is checked, because compiled rules have played it."""

    def __init__(self, game: Game, seats: int, options: Data, sitting: Sequence[Seat]) -> None:
        self.position = Position.start(game, seats, options)
        self.header = Header(game.name, game.rules_version, game.complete_options(options, seats), tuple(sitting))
        self.entries: list[Entry] = []

    def write(self, trace: Iterable[tuple[int, int]]) -> str:
        """The whole file, from (seat, action) in the order in which they were made."""
        position, game = self.position, self.position.game
        drafts: dict[int, list[str]] = {}
        for seat, action in trace:
            words = drafts.setdefault(seat, [])
            words.append(game.write_action(position.record, seat, action))
            position.apply(seat, action)
            if seat == CHANCE or not position.drafting(seat):
                self.entries.append(Move(seat, tuple(drafts.pop(seat))))
        shares = tuple(float(f"{share:.6g}") for share in position.returns())
        result = Result(shares, tuple(position.standing()))
        body = write_body(self.header, tuple(self.entries)).encode()
        digest = hashlib.sha256(body + position.records.tobytes()).hexdigest()
        return write(Match(self.header, tuple(self.entries), result, digest))
