"""The REST calls of a server, as methods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import httpx
import msgspec

from tavola.core.errors import TavolaError
from tavola.protocol import rest
from tavola.protocol.table import Clock, Data, TableInfo

T = TypeVar("T")
COOKIE = "tavola"


class CallFailed(TavolaError):
    """The server has refused a call. `code` is for programs, the text for people."""

    def __init__(self, status: int, problem: rest.Problem) -> None:
        super().__init__(problem.text)
        self.status = status
        self.code = problem.code
        self.clause = problem.clause


class Calls:
    """One person's calls. `secret` is what the cookie holds; keep it to be the same person later."""

    def __init__(self, url: str, secret: str | None = None, headers: Mapping[str, str] | None = None) -> None:
        self.url = url.rstrip("/")
        cookies = {COOKIE: secret} if secret else None
        self.http = httpx.AsyncClient(base_url=self.url, cookies=cookies, headers=headers, timeout=30.0)

    @property
    def secret(self) -> str | None:
        return self.http.cookies.get(COOKIE)

    async def call(self, method: str, path: str, body: Any = None, gives: type[T] | Any = Any) -> T:
        """One call; CallFailed if it is refused."""
        content = None if body is None else msgspec.json.encode(body)
        answer = await self.http.request(method, f"/api{path}", content=content)
        if answer.status_code >= 400:
            raise CallFailed(answer.status_code, _problem(answer))
        found: T = msgspec.json.decode(answer.content, type=gives)
        return found

    async def introduce(self, name: str, locale: str | None = None, mail: str | None = None) -> rest.Me:
        return await self.call("PUT", "/me", {"name": name, "locale": locale, "mail": mail}, rest.Me)

    async def me(self) -> rest.Me:
        return await self.call("GET", "/me", gives=rest.Me)

    async def games(self, locale: str = "en") -> list[rest.GameInfo]:
        return await self.call("GET", f"/games?locale={locale}", gives=list[rest.GameInfo])

    async def open(self, table: rest.NewTable) -> rest.Opened:
        return await self.call("POST", "/tables", table, rest.Opened)

    async def open_table(
        self,
        game: str,
        seats: Sequence[str],
        *,
        options: Data | None = None,
        private: bool = False,
        clock: Clock | None = None,
    ) -> TableInfo:
        """A table with these seats: "you", "open", "invited", or names of bots."""
        ask = rest.NewTable(
            game, [rest.NewSeat(kind) for kind in seats], options or {}, private, clock=clock or Clock()
        )
        return (await self.open(ask)).table

    async def table(self, table: str) -> TableInfo:
        return await self.call("GET", f"/tables/{table}", gives=TableInfo)

    async def lobby(self) -> list[TableInfo]:
        return (await self.call("GET", "/tables", gives=rest.Tables)).tables

    async def my_tables(self) -> list[TableInfo]:
        return (await self.call("GET", "/me/tables", gives=rest.Tables)).tables

    async def join(self, table: str, seat: int | None = None, invitation: str | None = None) -> TableInfo:
        return await self.call("POST", f"/tables/{table}/join", rest.Join(seat, invitation), TableInfo)

    async def invite(self, table: str, seat: int | None = None) -> rest.Invitation:
        return await self.call("POST", f"/tables/{table}/invitations", rest.Invite(seat), rest.Invitation)

    async def host(self, table: str, do: str, seat: int | None = None, bot: str | None = None) -> TableInfo:
        body = {"do": do, "seat": seat, "bot": bot}
        return await self.call("POST", f"/tables/{table}/host", body, TableInfo)

    async def seat_does(self, table: str, do: str) -> TableInfo:
        return await self.call("POST", f"/tables/{table}/seat", {"do": do}, TableInfo)

    async def rematch(self, table: str) -> TableInfo:
        return await self.call("POST", f"/tables/{table}/rematch", gives=TableInfo)

    async def result(self, table: str, locale: str = "en") -> rest.Afterwards:
        return await self.call("GET", f"/tables/{table}/result?locale={locale}", gives=rest.Afterwards)

    async def match_file(self, table: str) -> str:
        """The file of a finished match."""
        answer = await self.http.get(f"/api/tables/{table}/match")
        if answer.status_code >= 400:
            raise CallFailed(answer.status_code, _problem(answer))
        return answer.text

    async def close(self) -> None:
        await self.http.aclose()


def _problem(answer: httpx.Response) -> rest.Problem:
    try:
        return msgspec.json.decode(answer.content, type=rest.Problem)
    except msgspec.DecodeError:  # something between us and the server has answered
        return rest.Problem("failed", f"The server answered with status {answer.status_code}.")
