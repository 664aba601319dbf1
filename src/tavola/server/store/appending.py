"""Deciding a batch of appends: which are new, which are repeated, which came too late. No database here.

Both databases do the same with a batch: read how things stand for all of its tables and clients' ids at once, decide
with this, and write what is new, all in one transaction.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tavola.server.store.store import Appended, Data, Gone, Taken


class Append(msgspec.Struct):
    """What one caller of `append` wants."""

    table: str
    after: int
    lines: Sequence[str]
    client: str | None
    clock: Data | None
    status: str | None

    def check(self) -> None:
        """No database must find out: a failed statement would cost the others of the batch their commit."""
        if "\0" in self.table or "\0" in (self.client or "") or any("\0" in line for line in self.lines):
            raise ValueError("a text for the database has a NUL character in it")
        if self.after < 0:
            raise ValueError(f"there is no entry {self.after}")


class Change(msgspec.Struct):
    """What a batch does to one row of `tables`."""

    entries: int
    clock: str | None = None
    status: str | None = None


class Batch:
    """`known`: the entries of each table that is there; `seen`: the numbers of clients' ids, by (table, client)."""

    def __init__(self, known: dict[str, int], seen: dict[tuple[str, str], int]) -> None:
        self.known = known
        self.seen = seen
        self.entries: list[tuple[str, int, str]] = []
        self.clients: list[tuple[str, str, int]] = []
        self.changes: dict[str, Change] = {}

    def decide(self, append: Append) -> Appended | Exception:
        """In the order of the queue: an append sees those before it in the batch as done."""
        table = append.table
        there = self.known.get(table)
        if there is None:
            return Gone(table)
        if append.client is not None and (number := self.seen.get((table, append.client))) is not None:
            return Appended(number, repeated=True)
        if there > append.after:
            return Taken(table)
        if there < append.after:
            return ValueError(f"table {table} has {there} entries, so that none can follow number {append.after}")
        number = there
        for line in append.lines:
            number += 1
            self.entries.append((table, number, line))
        self.known[table] = number
        if append.client is not None:
            self.seen[table, append.client] = number
            self.clients.append((table, append.client, number))
        change = self.changes.setdefault(table, Change(number))
        change.entries = number
        if append.clock is not None:
            change.clock = msgspec.json.encode(append.clock).decode()
        if append.status is not None:
            change.status = append.status
        return Appended(number)
