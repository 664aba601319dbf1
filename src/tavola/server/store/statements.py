"""Everything that the server asks of its database but entries, said once for SQLite and PostgreSQL.

Each function runs inside a transaction of its caller. It raises Stale, Gone or Spent before it has written anything;
after any other error the transaction must not be committed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Table, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tavola.server.store import schema
from tavola.server.store.store import Gone, PersonRow, Spent, Stale, StoodStill, TableRow

LOBBY = ("waiting", "playing", "paused")
AT_ONCE = 100
"""Tables deleted in one transaction: others wait meanwhile."""
_encode = msgspec.json.encode


def _upsert(connection: Connection, table: Table) -> Any:
    """An insert that knows what to do about a conflict; both databases write it the same way."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)


def check(connection: Connection) -> None:
    """Write something, so that a database that can only be read is noticed."""
    values = {"work": "check", "owner": "", "until": 0.0}
    connection.execute(
        _upsert(connection, schema.leases)
        .values(values)
        .on_conflict_do_update(index_elements=["work"], set_={"until": 0.0})
    )


# People


def add_person(connection: Connection, person: PersonRow, token: bytes) -> None:
    connection.execute(insert(schema.people).values(msgspec.structs.asdict(person)))
    add_token(connection, person.id, token)


def add_token(connection: Connection, person: str, token: bytes) -> None:
    connection.execute(insert(schema.tokens).values(token=token, person_id=person))


def person_by_token(connection: Connection, token: bytes) -> PersonRow | None:
    query = select(schema.people).join(schema.tokens).where(schema.tokens.c.token == token)
    return _person(connection.execute(query).first())


def person(connection: Connection, person: str) -> PersonRow | None:
    return _person(connection.execute(select(schema.people).where(schema.people.c.id == person)).first())


def _person(row: Row[Any] | None) -> PersonRow | None:
    return None if row is None else PersonRow(**row._mapping)


def save_person(connection: Connection, person: PersonRow) -> None:
    values = msgspec.structs.asdict(person)
    connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(values))


def add_code(connection: Connection, code: bytes, person: str, expires: float) -> None:
    connection.execute(insert(schema.codes).values(code=code, person_id=person, expires=expires))


def take_code(connection: Connection, code: bytes, now: float) -> str | None:
    codes = schema.codes.c
    taken = delete(schema.codes).where(codes.code == code, codes.expires > now).returning(codes.person_id)
    return connection.execute(taken).scalar()


# Tables


def add_table(connection: Connection, table: TableRow) -> None:
    values = _settings(table) | {
        "id": table.id,
        "clock": _encode(table.clock).decode(),
        "entries": 0,
        "version": table.version,
        "created": table.created or schema.now(),
        "changed": table.changed or table.created or schema.now(),
    }
    connection.execute(insert(schema.tables).values(values))
    _enter_members(connection, table)


def _settings(table: TableRow) -> dict[str, Any]:
    """The columns that `save_table` may change."""
    return {
        "game": table.game,
        "status": table.status,
        "private": table.private,
        "host": table.host,
        "people": _encode(table.people).decode(),
        "detail": _encode(table.detail).decode(),
    }


def _enter_members(connection: Connection, table: TableRow) -> None:
    found = {table.host, *(person for person in table.people if person is not None)}
    connection.execute(
        insert(schema.members), [{"person_id": person, "table_id": table.id} for person in sorted(found)]
    )


def _table(row: Row[Any]) -> TableRow:
    values = dict(row._mapping)
    for name in ("people", "detail", "clock"):
        values[name] = msgspec.json.decode(values[name])
    return TableRow(**values)


def table(connection: Connection, table: str) -> TableRow | None:
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
    return None if row is None else _table(row)


def save_table(connection: Connection, table: TableRow, invitation: bytes | None = None) -> TableRow:
    columns = schema.tables.c
    if invitation is not None:
        _hold_invitation(connection, invitation, table.id)
    saved = connection.execute(
        update(schema.tables)
        .where(columns.id == table.id, columns.version == table.version)
        .values(_settings(table) | {"version": table.version + 1, "changed": schema.now()})
        .returning(*columns)
    ).first()
    if saved is None:
        there = connection.execute(select(columns.id).where(columns.id == table.id)).first()
        raise Gone(table.id) if there is None else Stale(table.id)
    connection.execute(delete(schema.members).where(schema.members.c.table_id == table.id))
    _enter_members(connection, table)
    if invitation is not None:
        spent = update(schema.invitations).where(schema.invitations.c.code == invitation)
        connection.execute(spent.values(spent=True))
    return _table(saved)


def _hold_invitation(connection: Connection, code: bytes, table: str) -> None:
    """Nobody else can spend it until the transaction ends."""
    columns = schema.invitations.c
    good = select(columns.code).where(columns.code == code, columns.table_id == table, ~columns.spent)
    if connection.execute(good.with_for_update()).first() is None:
        raise Spent


def lobby(connection: Connection, limit: int) -> list[TableRow]:
    columns = schema.tables.c
    query = select(schema.tables).where(columns.status.in_(LOBBY), ~columns.private)
    return [_table(row) for row in connection.execute(query.order_by(columns.created.desc()).limit(limit))]


def tables_of(connection: Connection, person: str, limit: int) -> list[TableRow]:
    query = select(schema.tables).join(schema.members).where(schema.members.c.person_id == person)
    return [_table(row) for row in connection.execute(query.order_by(schema.tables.c.changed.desc()).limit(limit))]


def tables_at(connection: Connection, status: Sequence[str]) -> list[TableRow]:
    columns = schema.tables.c
    query = select(schema.tables).where(columns.status.in_(status)).order_by(columns.created)
    return [_table(row) for row in connection.execute(query)]


def delete_before(connection: Connection, status: Sequence[str], changed: float) -> int:
    """At most AT_ONCE. A table that somebody writes to at this moment is not old: it is left out, which also avoids
    deadlocks."""
    columns = schema.tables.c
    old = select(columns.id).where(columns.status.in_(status), columns.changed < changed)
    found = connection.execute(old.limit(AT_ONCE).with_for_update(skip_locked=True)).scalars().all()
    connection.execute(delete(schema.tables).where(columns.id.in_(found)))
    connection.execute(delete(schema.codes).where(schema.codes.c.expires < changed))
    connection.execute(delete(schema.leases).where(schema.leases.c.until < changed))
    return len(found)


# Invitations


def add_invitation(connection: Connection, code: bytes, table: str, seat: int | None) -> None:
    connection.execute(insert(schema.invitations).values(code=code, table_id=table, seat=seat, spent=False))


def invitation(connection: Connection, code: bytes) -> tuple[str, int | None] | None:
    columns = schema.invitations.c
    query = select(columns.table_id, columns.seat).where(columns.code == code, ~columns.spent)
    row = connection.execute(query).first()
    return None if row is None else (row.table_id, row.seat)


# Entries


def lines(connection: Connection, table: str, after: int) -> list[str]:
    columns = schema.entries.c
    query = select(columns.line).where(columns.table_id == table, columns.number > after)
    return list(connection.execute(query.order_by(columns.number)).scalars())


# Leases, studies, beats


def claim(connection: Connection, work: str, owner: str, until: float, now: float) -> bool:
    columns = schema.leases.c
    values = {"owner": owner, "until": until}
    claimed = (
        _upsert(connection, schema.leases)
        .values(work=work, **values)
        .on_conflict_do_update(
            index_elements=["work"], set_=values, where=(columns.until <= now) | (columns.owner == owner)
        )
    )
    return connection.execute(claimed.returning(columns.work)).first() is not None


def release(connection: Connection, work: str, owner: str) -> None:
    columns = schema.leases.c
    connection.execute(delete(schema.leases).where(columns.work == work, columns.owner == owner))


def add_study(connection: Connection, study: str, text: str, game: str, entries: int, created: float) -> None:
    values = {"id": study, "text": text, "game": game, "entries": entries, "created": created}
    connection.execute(insert(schema.studies).values(values))


def study(connection: Connection, study: str) -> str | None:
    return connection.execute(select(schema.studies.c.text).where(schema.studies.c.id == study)).scalar()


def delete_studies(connection: Connection, created: float) -> int:
    old = delete(schema.studies).where(schema.studies.c.created < created)
    return len(connection.execute(old.returning(schema.studies.c.id)).all())


def beat(connection: Connection, outage: float, stood_still: StoodStill) -> tuple[float, list[str]]:
    """By the database's clock. How long no server had said that it runs, if that was too long, and the tables whose
    clocks were set forward."""
    row = connection.execute(select(schema.beats.c.at, schema.now()).with_for_update()).first()
    stood = row[1] - row[0] if row is not None else 0.0
    shifted = _set_clocks_forward(connection, stood, stood_still) if stood > outage else []
    beats = _upsert(connection, schema.beats).values(id=1, at=schema.now())
    connection.execute(beats.on_conflict_do_update(index_elements=["id"], set_={"at": schema.now()}))
    return (stood if stood > outage else 0.0), shifted


def _set_clocks_forward(connection: Connection, stood: float, stood_still: StoodStill) -> list[str]:
    columns = schema.tables.c
    played = select(columns.id, columns.clock).where(columns.status == "playing").order_by(columns.id)
    shifted = []
    for table, clock in connection.execute(played.with_for_update()).all():
        new = stood_still(msgspec.json.decode(clock), stood)
        if new is not None:
            values = {"clock": _encode(new).decode(), "version": columns.version + 1, "changed": schema.now()}
            connection.execute(update(schema.tables).where(columns.id == table).values(values))
            shifted.append(table)
    return shifted
