"""Stands between a store and PostgreSQL, and cuts the line at the worst moment."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

_SOCKET = ".s.PGSQL.5432"


class Proxy:
    """`cut` is cleared when it has happened. "before": a COMMIT never arrives. "after": it is carried out, but its
    answer is lost."""

    def __init__(self, folder: Path, url: str) -> None:
        self.cut: str | None = None
        self._folder = folder
        address, _, behind = url.partition("?host=")
        self._behind = Path(behind) / _SOCKET
        self.url = f"{address}?host={folder}"

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_unix_server(self._serve, self._folder / _SOCKET)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, forth = await asyncio.open_unix_connection(self._behind)
        answers = asyncio.create_task(self._answers(back, writer))
        try:
            while data := await reader.read(65536):
                if self.cut and b"COMMIT;" in data:  # and not READ COMMITTED, with which a transaction begins
                    answers.cancel()
                    await asyncio.wait([answers])
                    if self.cut == "after":
                        forth.write(data)
                        await back.read(1)  # it has been carried out
                    self.cut = None
                    return
                forth.write(data)
        finally:
            answers.cancel()
            for end in (writer, forth):
                end.transport.abort()

    async def _answers(self, back: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await back.read(65536):
                writer.write(data)
        writer.close()
