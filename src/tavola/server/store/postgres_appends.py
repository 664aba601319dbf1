"""Appends to PostgreSQL: what queues up while the last commit runs goes into the next, all in one transaction.

The rows of the tables are locked in the order of their ids, so that two processes never wait for each other in a
circle; what a batch then reads is the truth until its commit.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from tavola.server.store.appending import Append, Batch
from tavola.server.store.postgres_changes import CHANNEL, SAVED, message
from tavola.server.store.postgres_link import AGAIN, LOST, PATIENCE, Link, pauses, unavailable
from tavola.server.store.store import Appended, Unavailable

_TABLES = "SELECT id, entries FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE"
_CLIENTS = """
SELECT table_id, clients.client, number FROM clients
JOIN unnest($1::text[], $2::text[]) AS asked (at, client) ON table_id = asked.at AND clients.client = asked.client
"""
_LINES = "SELECT line FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3"
_WRITE = """
WITH new_entries AS (
    INSERT INTO entries (table_id, number, line) SELECT * FROM unnest($1::text[], $2::int[], $3::text[])
), new_clients AS (
    INSERT INTO clients (table_id, client, number) SELECT * FROM unnest($4::text[], $5::text[], $6::int[])
), new_tables AS (
    UPDATE tables SET entries = new.entries, clock = coalesce(new.clock, tables.clock),
        version = version + (new.status IS NOT NULL)::int, status = coalesce(new.status, tables.status),
        changed = extract(epoch from clock_timestamp())
    FROM unnest($7::text[], $8::int[], $9::text[], $10::text[]) AS new (id, entries, clock, status)
    WHERE tables.id = new.id
)
SELECT pg_notify($11, told) FROM unnest($12::text[]) AS told
"""


class Job(msgspec.Struct):
    append: Append
    done: asyncio.Future[Appended]
    until: float
    unsure: bool = False
    """Whether a commit with it has failed in a way that leaves open whether it took place."""


class Appends:
    def __init__(self, link: Link) -> None:
        self._link = link
        self._waiting: list[Job] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._connection: Any = None
        self._ending = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="appends")

    async def stop(self) -> None:
        """What was asked for before is still done."""
        if self._task is not None:
            self._ending = True
            self._wake.set()
            await self._task
            self._task = None
        self._drop()

    async def append(self, append: Append) -> Appended:
        if self._task is None or self._ending:
            raise Unavailable("the store is closed")
        job = Job(append, asyncio.get_running_loop().create_future(), time.monotonic() + PATIENCE)
        self._waiting.append(job)
        self._wake.set()
        return await job.done

    async def _run(self) -> None:
        waits = pauses()
        while self._waiting or not self._ending:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            jobs, self._waiting = self._waiting, []
            try:
                await self._commit(jobs)
                waits = pauses()
            except LOST + AGAIN as error:
                self._drop()
                self._put_back(jobs, error)
                await asyncio.sleep(next(waits))

    def _put_back(self, jobs: list[Job], error: BaseException) -> None:
        """To be tried again with whatever comes meanwhile, unless they have waited long enough."""
        now = time.monotonic()
        for job in jobs:
            if job.until < now and not job.done.done():
                job.done.set_exception(unavailable(error))
        self._waiting = [job for job in jobs if not job.done.done()] + self._waiting

    async def _commit(self, jobs: list[Job]) -> None:
        """If a batch fails for a reason of its own, each of it is tried alone: nobody fails for another's reason."""
        try:
            outcomes = await self._transaction(jobs)
        except LOST + AGAIN:
            raise
        except Exception as error:
            if len(jobs) == 1:
                outcomes = [error]
            else:
                for job in jobs:
                    await self._commit([job])
                return
        for job, outcome in zip(jobs, outcomes, strict=True):
            if job.done.done():  # its caller has given up
                continue
            if isinstance(outcome, Exception):
                job.done.set_exception(outcome)
            else:
                job.done.set_result(outcome)

    async def _transaction(self, jobs: list[Job]) -> list[Appended | Exception]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._link.connect()
        connection = self._connection
        transaction = connection.transaction(isolation="read_committed")
        await transaction.start()
        try:
            outcomes = await self._carry_out(connection, jobs)
        except BaseException:
            await transaction.rollback()
            raise
        try:
            await transaction.commit()
        except BaseException:
            for job in jobs:
                job.unsure = True
            raise
        return outcomes

    async def _carry_out(self, connection: Any, jobs: list[Job]) -> list[Appended | Exception]:
        appends = [job.append for job in jobs]
        known = dict(await connection.fetch(_TABLES, list({append.table for append in appends})))
        asked = [(append.table, append.client) for append in appends if append.client is not None]
        seen = {}
        if asked:
            rows = await connection.fetch(_CLIENTS, *map(list, zip(*asked, strict=True)))
            seen = {(table, client): number for table, client, number in rows}
        batch = Batch(known, seen)
        outcomes: list[Appended | Exception] = []
        for job in jobs:
            before = await self._done_before(connection, job) if job.unsure else None
            outcomes.append(before or batch.decide(job.append))
        if batch.changes:
            changes = [(table, new.entries, new.clock, new.status) for table, new in batch.changes.items()]
            told = [message(self._link.name, entries, table) for table, entries, _, _ in changes]
            told += [message(self._link.name, SAVED, table) for table, _, _, status in changes if status is not None]
            columns = (*_columns(batch.entries, 3), *_columns(batch.clients, 3), *_columns(changes, 4))
            await connection.execute(_WRITE, *columns, CHANNEL, told)
        return outcomes

    async def _done_before(self, connection: Any, job: Job) -> Appended | None:
        """Whether the commit that failed us took place: then our lines are there, where we wanted them."""
        append = job.append
        if not append.lines:
            return None
        rows = await connection.fetch(_LINES, append.table, append.after, len(append.lines))
        if [row["line"] for row in rows] == list(append.lines):
            return Appended(append.after + len(append.lines))
        return None

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def _columns(rows: Sequence[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(width)]
