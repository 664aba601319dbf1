"""The interface of the database, and the rows that it gives out.

A table's truth is its list of entries, lines of a match file numbered from 1. `append` is the only way to add to it. It
is durable when it returns, and it fails if another process was first; so any process can serve any table. Tokens, codes
and invitations are stored as hashes only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

Data = dict[str, Any]
StoodStill = Callable[[Data, float], "Data | None"]
"""A clock after that many seconds in which it stood still; None if it did not run."""


class Taken(Exception):
    """Another process has appended first: read the entries that are missing, check again, and try again."""


class Stale(Exception):
    """The row was changed by somebody else since it was read."""


class Gone(Exception):
    """The table isn't there (any more)."""


class Spent(Exception):
    """Somebody has sat down with the invitation already."""


class Unavailable(Exception):
    """The database can't be reached or written now. Whether the change was made is not known: read, or try again."""


class PersonRow(msgspec.Struct):
    id: str
    name: str
    locale: str | None = None
    mail: str | None = None


class TableRow(msgspec.Struct):
    """A table apart from its entries."""

    id: str
    game: str
    status: str
    private: bool
    host: str
    """The person's id."""
    people: list[str | None]
    """Who owns each seat, by id; None for bots and free seats."""
    detail: Data
    """All the rest, as the server keeps it: options, names and kinds of seats, header, settings, stand-ins."""
    clock: Data
    """Deadlines and banks by seat; changes together with entries."""
    entries: int = 0
    """How many there are. Kept by `append`."""
    version: int = 0
    """Kept by `save_table`, and by `append` where it changes the status."""
    created: float = 0.0
    changed: float = 0.0


class Appended(msgspec.Struct):
    """What `append` did. `number`: entries afterwards. `repeated`: the client's id was there already, so nothing was
    added, and `number` is what it was after the first time."""

    number: int
    repeated: bool = False


class Store(Protocol):
    """One connection pool for one process."""

    several: bool
    """Whether several processes may share this database."""

    async def start(self) -> None:
        """Connect, and bring the schema up to date."""

    async def stop(self) -> None: ...

    async def check(self) -> None:
        """Raise if the database can't be read and written (for /healthz)."""

    # People

    async def add_person(self, person: PersonRow, token: bytes) -> None:
        """`token` is the hash of the secret in the cookie. One person may have several (devices)."""

    async def add_token(self, person: str, token: bytes) -> None: ...

    async def person_by_token(self, token: bytes) -> PersonRow | None: ...

    async def person(self, person: str) -> PersonRow | None: ...

    async def save_person(self, person: PersonRow) -> None: ...

    async def add_code(self, code: bytes, person: str, expires: float) -> None: ...

    async def take_code(self, code: bytes, now: float) -> str | None:
        """The person, once: a code that was taken, or has expired, gives None."""

    # Tables

    async def add_table(self, table: TableRow) -> None: ...

    async def table(self, table: str) -> TableRow | None: ...

    async def save_table(self, table: TableRow, invitation: bytes | None = None) -> TableRow:
        """Everything but entries and clock; Stale if `version` is not the stored one, Gone if there is no such table.
        Gives back the new row. An invitation of the table is spent with it, or Spent is raised and nothing done."""

    async def lobby(self, limit: int = 100) -> list[TableRow]:
        """Tables that are not private and wait for players or are played, newest first."""

    async def tables_of(self, person: str, limit: int = 200) -> list[TableRow]:
        """Tables where the person has a seat or is the host, the last changed first."""

    async def tables_at(self, status: Sequence[str]) -> list[TableRow]:
        """For a process that starts: what there is to go on with."""

    async def delete_before(self, status: Sequence[str], changed: float) -> int:
        """Retention: delete tables of that status, with all that belongs to them, not changed since; how many. Codes
        and leases that ran out before then go too."""

    # Invitations

    async def add_invitation(self, code: bytes, table: str, seat: int | None) -> None: ...

    async def invitation(self, code: bytes) -> tuple[str, int | None] | None:
        """Table and seat, unless it is spent."""

    # Entries

    async def append(
        self,
        table: str,
        after: int,
        lines: Sequence[str],
        *,
        client: str | None = None,
        clock: Data | None = None,
        status: str | None = None,
    ) -> Appended:
        """Add lines as entries after + 1, ..., in one transaction with the new clock and status where given. Durable
        when it returns. Taken if entry after + 1 exists, Gone if there is no such table. `client` is the client's id
        for this move, with its person ("person:id"): if the table has it already nothing is added. Appends that come
        together share a commit."""

    async def lines(self, table: str, after: int = 0) -> list[str]:
        """The entries after that number, in order."""

    def on_change(self, heard: Callable[[str, int], None]) -> None:
        """Call `heard(table, number)` in the event loop when another process has appended (number: entries now) or has
        saved the table (number -1). It may come late, twice, or for nothing; after a lost connection and every few
        seconds a sweep tells of all tables that changed. Never called where `several` is false."""

    # Work that only one process should do

    async def claim(self, work: str, owner: str, until: float, now: float) -> bool:
        """Lease a piece of work, such as "bot:TABLE:SEAT:DECISION", or one's own lease for longer. False while
        somebody else's lease lasts."""

    async def release(self, work: str, owner: str) -> None: ...

    # Studies: uploaded match files

    async def add_study(self, study: str, text: str, game: str, entries: int, created: float) -> None: ...

    async def study(self, study: str) -> str | None: ...

    async def delete_studies(self, created: float) -> int:
        """Retention: delete studies that were uploaded before; how many."""

    # Time without any server

    async def beat(self, outage: float, stood_still: StoodStill) -> float:
        """Some server runs, and can use the database. Called at the start and every few seconds. Where none could say
        so for longer than `outage` seconds, clocks stood still: tables that are played get theirs from `stood_still`,
        in the same transaction, and nobody else does it too. How many seconds it was; 0 if there was no outage."""
