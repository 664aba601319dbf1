"""The match file: text that people can read, one entry a line.

    tavola match 1
    game: builders
    rules: 1
    option rounds: 100
    seat 0: Anna
    seat 1 (random): Random

    1. chance: +worker_03
    2. 0: take3
    3. 1 chat: "Well played."
    4. 1 reopen
    end: unfinished sha256:0123..

A file may hold several matches, one after another; each begins with its own first line and ends with its own end line.
A file of a match that is still played tells everything, hidden cards too: it is for the referee's side only.
"""

from __future__ import annotations

import codecs
import contextlib
import json
import os
import re
import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO, NoReturn

from tavola.core.errors import BadMatch, TavolaError
from tavola.core.game import CHANCE, Data
from tavola.match.entries import Chat, Entry, Header, Match, Move, Reopen, Result, Seat, Statement, Undo, is_clean
from tavola.match.inputs import short, whole

FORMAT = 1
LARGEST = 32 << 20
"""Bytes of one match; the longest that the options allow stays far below."""

_ENTRY = re.compile(r"([0-9]{1,8})\. (chance|[0-7])(?: (says|chat|reopen|undo))?(?:: (.*))?")
_OPTION = re.compile(r"option ([a-z_]{1,40}): (.*)")
_SEAT = re.compile(r"seat ([0-7])(?: \(([a-z0-9_-]{1,40})\))?: (.*)")
_END = re.compile(r"end: (unfinished|shares ([0-9. ]{1,200}) ranks ([0-9 ]{1,40})) sha256:([0-9a-f]{64})")


def write(match: Match) -> str:
    """The whole file."""
    return f"{write_body(match.header, match.entries)}{_write_end(match)}\n"


def write_body(header: Header, entries: tuple[Entry, ...]) -> str:
    """The file without its end line: what the digest is made of, with the position."""
    lines = [f"tavola match {FORMAT}", f"game: {header.game}", f"rules: {header.rules}"]
    lines += [f"option {name}: {_json(value)}" for name, value in header.options.items()]
    for number, seat in enumerate(header.seats):
        kind = "" if seat.kind == "person" else f" ({seat.kind})"
        lines.append(f"seat {number}{kind}: {seat.name}")
    if header.start is not None:
        lines.append(f"start: {header.start}")
    lines.append("")
    lines += [f"{number}. {write_entry(entry)}" for number, entry in enumerate(entries, 1)]
    return "".join(f"{line}\n" for line in lines)


def write_entry(entry: Entry) -> str:
    """One entry without its number."""
    who = "chance" if entry.seat == CHANCE else str(entry.seat)
    match entry:
        case Move(words=words):
            return f"{who}: {' '.join(words)}"
        case Statement(text=text):
            return f"{who} says: {text}"
        case Chat(text=text):
            return f"{who} chat: {_json(text)}"
        case Reopen():
            return f"{who} reopen"
        case Undo():
            return f"{who} undo"


def read_entry(line: str, seats: int) -> Entry:
    """The way back; BadMatch if it is none."""
    return _Reader("", 1).entry(f"1. {line}", 1, seats)


def _write_end(match: Match) -> str:
    if match.result is None:
        return f"end: unfinished sha256:{match.digest}"
    shares = " ".join(f"{share:.6g}" for share in match.result.shares)
    ranks = " ".join(str(rank) for rank in match.result.ranks)
    return f"end: shares {shares} ranks {ranks} sha256:{match.digest}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def save(match: Match, path: Path) -> None:
    """Write the file whole or not at all: a crash at any moment leaves the old file or the new one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(write(match))
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(name).unlink()
            raise
    except (OSError, ValueError) as error:
        raise TavolaError(f"The match can't be saved as {_shown(path)}: {_reason(error)}.") from error


def load(path: Path, number: int | None = None) -> Match:
    """Read a file; TavolaError if there is none, BadMatch if it is damaged or foreign. `number` as in `read`."""
    with _opened(path) as file:
        return _pick(file, number)


def load_matches(path: Path) -> Iterator[Match]:
    """The matches of a file, each read when it is asked for."""
    with _opened(path) as file:
        yield from _each(file)


def read(content: bytes | str, number: int | None = None) -> Match:
    """The match that the text tells. Whether its moves are legal is only seen by `replay`.

    Where the text holds several, `number` says which one (1 is the first); without it there may be only one.
    """
    return _pick(_stream(content), number)


def read_matches(content: bytes | str) -> list[Match]:
    """All matches of a text, at least one."""
    return list(_each(_stream(content)))


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[BinaryIO]:
    try:
        with path.open("rb") as file:
            yield file
    except (OSError, ValueError) as error:
        raise TavolaError(f"The file {_shown(path)} can't be read: {_reason(error)}.") from error


def _stream(content: bytes | str) -> BinaryIO:
    """Halves of characters, which no UTF-8 can hold, stay what they are: the reader refuses them."""
    return BytesIO(content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content)


def _shown(path: Path) -> str:
    text = str(path)
    return text if text.isprintable() else ascii(text)


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).rstrip(".")


def _pieces(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The text of one match after another, with the number of its first line. Empty lines between them don't count."""
    held: list[bytes] = []
    size = at = 0
    first = 1
    while line := file.readline(LARGEST + 1):
        at += 1
        if at == 1:
            line = line.removeprefix(codecs.BOM_UTF8)
        if not held and first > 1 and not line.strip():
            first += 1
            continue
        held.append(line)
        size += len(line)
        if size > LARGEST:
            raise BadMatch(f"This is larger than {LARGEST >> 20} MiB, which no match is.", first)
        if line.startswith(b"end:"):
            yield first, b"".join(held)
            held.clear()
            size = 0
            first = at + 1
    if held or first == 1:
        yield first, b"".join(held)


def _pick(file: BinaryIO, number: int | None) -> Match:
    """The match of that number; without one the only match of the file."""
    wanted = 1 if number is None else whole(number)
    found = None
    count = 0
    for line, piece in _pieces(file):
        count += 1
        _check_beginning(line, piece)
        if count == wanted:
            found = line, piece
            if number is not None:
                break
    if number is None and count > 1:
        raise TavolaError(f"The file holds {count} matches; say which one you want, from 1 to {count}.")
    if found is None:
        held = "one match" if count == 1 else f"{count} matches"
        raise TavolaError(f"The file holds {held}, so there is no match {short(number)}.")
    return _parse(*found)


def _each(file: BinaryIO) -> Iterator[Match]:
    for line, piece in _pieces(file):
        _check_beginning(line, piece)
        yield _parse(line, piece)


def _check_beginning(line: int, piece: bytes) -> None:
    if line > 1 and not piece.startswith(b"tavola match "):
        raise BadMatch("There is text after the end line that is no match.", line)


def _parse(first_line: int, piece: bytes) -> Match:
    try:
        text = piece.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadMatch("This is no text in UTF-8.", first_line + piece[: error.start].count(b"\n")) from None
    return _Reader(text, first_line).match()


class _Reader:
    """Goes through the lines of one match once; `at` is how many it has taken."""

    def __init__(self, text: str, first_line: int) -> None:
        self.lines = [line.removesuffix("\r") for line in text.split("\n")]
        while self.lines and not self.lines[-1].strip():
            self.lines.pop()
        self.first_line = first_line
        self.at = 0

    @property
    def line_number(self) -> int:
        """Of the line just taken, in the file."""
        return self.first_line + max(self.at, 1) - 1

    def fail(self, reason: str) -> NoReturn:
        raise BadMatch(reason, self.line_number)

    def take(self, wanted: str) -> str:
        if self.at == len(self.lines):
            self.fail(f"The file stops before {wanted}.")
        self.at += 1
        return self.lines[self.at - 1]

    def match(self) -> Match:
        self.version()
        header = self.header()
        entries: list[Entry] = []
        lines: list[int] = []
        while not (line := self.take("its end line")).startswith("end:"):
            entries.append(self.entry(line, len(entries) + 1, len(header.seats)))
            lines.append(self.line_number)
        result, digest = self.end(line, len(header.seats))
        return Match(header, tuple(entries), result, digest, tuple(lines), self.first_line, self.line_number)

    def version(self) -> None:
        line = self.take("its first line")
        found = re.fullmatch(r"tavola match ([0-9]{1,8})", line)
        if not found:
            self.fail(f'This is no Tavola match: its first line must be "tavola match {FORMAT}".')
        if int(found[1]) != FORMAT:
            self.fail(f"The file has format {int(found[1])}, and this version of Tavola reads format {FORMAT}.")

    def header(self) -> Header:
        game = self.value("game")
        rules = self.value("rules")
        if not re.fullmatch(r"[0-9]{1,8}", rules):
            self.fail(f"The rules version must be a number, not {short(rules)}.")
        options: Data = {}
        seats: list[Seat] = []
        start = None
        while line := self.take("its entries"):
            if (found := _OPTION.fullmatch(line)) and not seats:
                if found[1] in options:
                    self.fail(f"Option {found[1]} is there twice.")
                options[found[1]] = self.json(found[2])
            elif (found := _SEAT.fullmatch(line)) and start is None:
                if int(found[1]) != len(seats):
                    self.fail(f"Seat {len(seats)} is expected here, not seat {found[1]}.")
                try:
                    seats.append(Seat(found[3], found[2] or "person"))
                except TavolaError as error:
                    self.fail(str(error))
            elif line.startswith("start: ") and seats and start is None:
                start = line.removeprefix("start: ")
            else:
                self.fail(f"An option, a seat, the start or an empty line is expected here, not {short(line)}.")
        if not seats:
            self.fail("The file names no seats.")
        return Header(game, int(rules), options, tuple(seats), start)

    def value(self, key: str) -> str:
        line = self.take(f'its line "{key}: .."')
        if not line.startswith(f"{key}: "):
            self.fail(f'The line "{key}: .." is expected here, not {short(line)}.')
        return line.removeprefix(f"{key}: ")

    def entry(self, line: str, number: int, seats: int) -> Entry:
        found = _ENTRY.fullmatch(line)
        if not found:
            self.fail(f"This is no entry: {short(line)}.")
        if int(found[1]) != number:
            self.fail(f"Entry {number} is expected here, not {int(found[1])}.")
        seat = CHANCE if found[2] == "chance" else int(found[2])
        verb, rest = found[3], found[4]
        if seat != CHANCE and seat >= seats:
            self.fail(f"There is no seat {seat}; seats are 0 to {seats - 1}.")
        if seat == CHANCE and verb:
            self.fail("Chance only draws.")
        if verb in ("reopen", "undo"):
            if rest is not None:
                self.fail(f"Nothing may follow {verb}.")
            return Reopen(seat) if verb == "reopen" else Undo(seat)
        if not rest or rest != rest.strip():
            self.fail("What was played or said is missing here.")
        if verb is None:
            return Move(seat, tuple(rest.split(" ")))
        if verb == "says":
            return Statement(seat, rest)
        value = self.json(rest)
        if not isinstance(value, str):
            self.fail("A chat line must be a text in quotation marks.")
        if not is_clean(value):
            self.fail("This chat line has letters that can't be shown.")
        return Chat(seat, value)

    def json(self, text: str) -> Any:
        try:
            value = json.loads(text, parse_constant=_no_constant)
            _json(value).encode()
        except (ValueError, RecursionError):
            self.fail(f"This is no JSON: {short(text)}.")
        return value

    def end(self, line: str, seats: int) -> tuple[Result | None, str]:
        found = _END.fullmatch(line)
        if not found:
            self.fail(f"The end line is damaged: {short(line)}.")
        if found[1] == "unfinished":
            return None, found[4]
        try:
            shares = tuple(float(share) for share in found[2].split())
            ranks = tuple(int(rank) for rank in found[3].split())
        except ValueError:
            self.fail(f"The result is damaged: {short(line)}.")
        if len(shares) != seats or len(ranks) != seats:
            self.fail(f"The result must have a share and a rank for each of {seats} seats.")
        return Result(shares, ranks), found[4]


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)
