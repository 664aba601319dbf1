"""The folder of a run: what was ordered, and every game that has been played, each a line of JSON.

A game counts once its line is on the disk. A line that an interruption has torn is dropped and its game played again.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import IO

import msgspec

from tavola.arena.player import Record
from tavola.arena.schedule import Order
from tavola.core.errors import TavolaError

FORMAT = 1
SCHEDULE, GAMES = "schedule.json", "games.jsonl"
_READABLE = {
    "game": "another game", "rules": "another version of the rules", "players": "another number of players",
    "options": "other options", "line_ups": "other bots", "seed": "another seed",
    "source": "another version of Tavola",
}  # fmt: skip


class Store:
    """Open for one arena at a time; `records` are the games that it holds."""

    def __init__(self, folder: Path, order: Order) -> None:
        self.folder = folder
        self.records: dict[int, Record] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file: IO[bytes] = (folder / GAMES).open("a+b")
        except OSError as error:
            raise TavolaError(f"Nothing can be stored in {folder}: {error.strerror}.") from error
        try:
            self._lock()
            self._check(order)
            self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Store:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def add(self, records: Iterable[Record]) -> None:
        """Write games down for good."""
        found = list(records)
        self._file.write(b"".join(msgspec.json.encode(record) + b"\n" for record in found))
        self._file.flush()
        os.fsync(self._file.fileno())
        self.records.update((record["number"], without_match(record)) for record in found)

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise TavolaError(
                f"Another arena is playing in {self.folder}; wait for it or take another folder."
            ) from None

    def _check(self, order: Order) -> None:
        """The same order as the one that began here, or a new folder."""
        path = self.folder / SCHEDULE
        wanted = {"format": FORMAT, **order.to_data()}
        if not path.exists():
            write_whole(path, msgspec.json.format(msgspec.json.encode(wanted)) + b"\n")
            return
        try:
            found = msgspec.json.decode(path.read_bytes())
        except (OSError, msgspec.DecodeError) as error:
            raise TavolaError(f"{path} can't be read: {error}.") from error
        for key, value in wanted.items():
            if not isinstance(found, dict) or found.get(key) != value:
                what = _READABLE.get(key, "another format")
                raise TavolaError(f"The games in {self.folder} were begun with {what}; take another folder for these.")

    def _read(self) -> None:
        self._file.seek(0)
        end = 0
        for number, line in enumerate(self._file, 1):
            try:
                record = msgspec.json.decode(line)
                whole = line.endswith(b"\n")
            except msgspec.DecodeError:
                record, whole = {}, False
            if not whole:
                if self._file.read(1):
                    raise TavolaError(f"Line {number} of {self.folder / GAMES} is damaged; take another folder.")
                self._file.truncate(end)  # torn by an interruption
                os.fsync(self._file.fileno())
                break
            end += len(line)
            self.records.setdefault(record["number"], without_match(record))
        self._file.seek(0, os.SEEK_END)


def without_match(record: Record) -> Record:
    """What reports need; the match texts stay on the disk."""
    return {key: value for key, value in record.items() if key != "match"}


def write_whole(path: Path, content: bytes) -> None:
    """The file whole or not at all."""
    part = path.with_name(f".{path.name}.part")
    with part.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
