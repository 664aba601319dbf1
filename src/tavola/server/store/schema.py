"""The tables of the database. A change here needs a migration beside it; a test compares the two.

What the server only stores and gives back (details, clocks) is JSON in a text, so that it comes back exactly as it was.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pk",
        "fk": "%(table_name)s_%(column_0_name)s_fk",
        "ix": "%(table_name)s_%(column_0_N_name)s",
    }
)

REVISION = "0001"
"""The newest migration: a database that says so needs none."""


def _of_table() -> ForeignKey:
    """What belongs to a table goes with it."""
    return ForeignKey("tables.id", ondelete="CASCADE")


def _of_person() -> ForeignKey:
    return ForeignKey("people.id", ondelete="CASCADE")


people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("locale", Text),
    Column("mail", Text),
)

tokens = Table(
    "tokens",
    metadata,
    Column("token", LargeBinary, primary_key=True),
    Column("person_id", Text, _of_person(), nullable=False, index=True),
)

codes = Table(
    "codes",
    metadata,
    Column("code", LargeBinary, primary_key=True),
    Column("person_id", Text, _of_person(), nullable=False, index=True),
    Column("expires", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("people", Text, nullable=False),
    Column("detail", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Index(None, "status", "created"),
    Index(None, "changed"),
)

# Who belongs to which table: its host and whoever has a seat. Follows from `tables`, and finds a person's tables.
members = Table(
    "members",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("table_id", Text, _of_table(), primary_key=True, index=True),
    sqlite_with_rowid=False,
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, _of_table(), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    sqlite_with_rowid=False,
)

# The clients' ids of their moves, and how many entries there were after each.
clients = Table(
    "clients",
    metadata,
    Column("table_id", Text, _of_table(), primary_key=True),
    Column("client", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    sqlite_with_rowid=False,
)

invitations = Table(
    "invitations",
    metadata,
    Column("code", LargeBinary, primary_key=True),
    Column("table_id", Text, _of_table(), nullable=False, index=True),
    Column("seat", Integer),
    Column("spent", Boolean, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("work", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("until", Double, nullable=False),
)

studies = Table(
    "studies",
    metadata,
    Column("id", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("created", Double, nullable=False, index=True),
)

# One row: when a server last said that it runs.
beats = Table(
    "beats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)


class now(FunctionElement[float]):
    """Seconds since 1970 by the database's clock, which is the same for all machines that share it."""

    type = Double()
    inherit_cache = True


@compiles(now, "sqlite")
def _now_sqlite(element: Any, compiler: Any, **options: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(now, "postgresql")
def _now_postgresql(element: Any, compiler: Any, **options: Any) -> str:
    return "extract(epoch from clock_timestamp())::double precision"
