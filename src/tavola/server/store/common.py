"""What the two databases share: each question is a function of `statements`, run in a transaction of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from tavola.server.store import statements
from tavola.server.store.store import PersonRow, StoodStill, TableRow

P = ParamSpec("P")
R = TypeVar("R")
Statement = Callable[Concatenate[Connection, P], R]


class CommonStore(ABC):
    """All of `Store` but its beginning and end, and the appending and hearing of entries."""

    @abstractmethod
    async def _read(self, ask: Statement[P, R], *values: P.args, **named: P.kwargs) -> R: ...

    @abstractmethod
    async def _write(self, change: Statement[P, R], *values: P.args, **named: P.kwargs) -> R: ...

    async def check(self) -> None:
        await self._write(statements.check)

    async def add_person(self, person: PersonRow, token: bytes) -> None:
        await self._write(statements.add_person, person, token)

    async def add_token(self, person: str, token: bytes) -> None:
        await self._write(statements.add_token, person, token)

    async def person_by_token(self, token: bytes) -> PersonRow | None:
        return await self._read(statements.person_by_token, token)

    async def person(self, person: str) -> PersonRow | None:
        return await self._read(statements.person, person)

    async def save_person(self, person: PersonRow) -> None:
        await self._write(statements.save_person, person)

    async def add_code(self, code: bytes, person: str, expires: float) -> None:
        await self._write(statements.add_code, code, person, expires)

    async def take_code(self, code: bytes, now: float) -> str | None:
        return await self._write(statements.take_code, code, now)

    async def add_table(self, table: TableRow) -> None:
        await self._write(statements.add_table, table)

    async def table(self, table: str) -> TableRow | None:
        return await self._read(statements.table, table)

    async def save_table(self, table: TableRow, invitation: bytes | None = None) -> TableRow:
        return await self._write(statements.save_table, table, invitation)

    async def lobby(self, limit: int = 100) -> list[TableRow]:
        return await self._read(statements.lobby, limit)

    async def tables_of(self, person: str, limit: int = 200) -> list[TableRow]:
        return await self._read(statements.tables_of, person, limit)

    async def tables_at(self, status: Sequence[str]) -> list[TableRow]:
        return await self._read(statements.tables_at, list(status))

    async def delete_before(self, status: Sequence[str], changed: float) -> int:
        deleted = last = await self._write(statements.delete_before, list(status), changed)
        while last == statements.AT_ONCE:
            last = await self._write(statements.delete_before, list(status), changed)
            deleted += last
        return deleted

    async def add_invitation(self, code: bytes, table: str, seat: int | None) -> None:
        await self._write(statements.add_invitation, code, table, seat)

    async def invitation(self, code: bytes) -> tuple[str, int | None] | None:
        return await self._read(statements.invitation, code)

    async def lines(self, table: str, after: int = 0) -> list[str]:
        return await self._read(statements.lines, table, after)

    async def claim(self, work: str, owner: str, until: float, now: float) -> bool:
        return await self._write(statements.claim, work, owner, until, now)

    async def release(self, work: str, owner: str) -> None:
        await self._write(statements.release, work, owner)

    async def add_study(self, study: str, text: str, game: str, entries: int, created: float) -> None:
        await self._write(statements.add_study, study, text, game, entries, created)

    async def study(self, study: str) -> str | None:
        return await self._read(statements.study, study)

    async def delete_studies(self, created: float) -> int:
        return await self._write(statements.delete_studies, created)

    async def beat(self, outage: float, stood_still: StoodStill) -> float:
        stood, _ = await self._write(statements.beat, outage, stood_still)
        return stood
