"""From a match back to the table: replay to any entry, verify, go on playing."""

from __future__ import annotations

from typing import Any

from tavola.core.errors import BadMatch, TavolaError
from tavola.core.game import Position
from tavola.games import load as load_game
from tavola.match.entries import Chat, Entry, Match, Move, Reopen, Statement, Undo
from tavola.match.file import write_entry
from tavola.match.inputs import short, whole
from tavola.match.referee import Referee


def replay(match: Match, to: int | None = None, game: Any = None) -> Referee:
    """A referee at the moment after entry `to` (0: before the first, None: after the last). Its draws are by hand.

    BadMatch, with the line, if an entry says nothing, or something that the rules don't allow.
    """
    last = len(match.entries) if to is None else whole(to)
    if last is None or not 0 <= last <= len(match.entries):
        raise TavolaError(f"The match has {len(match.entries)} entries, so it can't be shown after entry {short(to)}.")
    referee = begin(match, game)
    for number, entry in enumerate(match.entries[:last]):
        try:
            follow(referee, entry)
        except TavolaError as error:
            raise BadMatch(f"Entry {number + 1} can't be: {error}", match.line(number)) from error
        if referee.entries[-1] != entry:
            written = write_entry(referee.entries[-1])
            raise BadMatch(f"Entry {number + 1} must be written as {short(written)}.", match.line(number))
    return referee


def verify(match: Match, game: Any = None) -> Referee:
    """Replay the whole match; BadMatch if its result or its digest is not what the entries give."""
    referee = replay(match, game=game)
    if referee.result != match.result:
        raise BadMatch("The result is not the one that the entries lead to.", match.end_line)
    if referee.digest(match) != match.digest:
        raise BadMatch("The file was changed after it was written: its hash is another.", match.end_line)
    return referee


def resume(match: Match, seed: int | None = None, hand: bool = False, game: Any = None) -> Referee:
    """A referee that goes on with a verified match."""
    referee = verify(match, game)
    if not hand:
        referee.draw_at_random(seed)
    return referee


def begin(match: Match, game: Any = None) -> Referee:
    """A referee before the first entry of the match, with draws by hand."""
    header = match.header
    try:
        game = game or load_game(header.game)
    except TavolaError as error:
        raise BadMatch(str(error), match.header_line(2)) from error
    if header.rules != game.rules_version:
        raise BadMatch(
            f"The match was played by version {header.rules} of the rules of {header.game}, and this is version "
            f"{game.rules_version}.",
            match.header_line(3),
        )
    first_seat = 4 + len(header.options)
    try:
        start = None if header.start is None else Position.read(game, header.start)
    except TavolaError as error:
        line = match.header_line(first_seat + len(header.seats))
        raise BadMatch(f"The start can't be: {error}", line) from error
    try:
        return Referee(game, len(header.seats), header.options, seats_of=header.seats, hand=True, start=start)
    except TavolaError as error:
        raise BadMatch(str(error), match.header_line(4)) from error


def follow(referee: Referee, entry: Entry) -> None:
    """Carry out an entry that was written before; the referee's draws are by hand."""
    match entry:
        case Move():
            referee.play_words(entry.seat, entry.words)
        case Statement():
            referee.state(entry.seat, entry.text)
        case Chat():
            referee.chat(entry.seat, entry.text)
        case Reopen():
            referee.reopen(entry.seat)
        case Undo():
            referee.undo(entry.seat)
