"""The first schema"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("beats_pk")),
    )
    op.create_table(
        "leases",
        sa.Column("work", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("work", name=op.f("leases_pk")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=True),
        sa.Column("mail", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("people_pk")),
    )
    op.create_table(
        "studies",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("studies_pk")),
    )
    op.create_index(op.f("studies_created"), "studies", ["created"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("tables_pk")),
    )
    op.create_index(op.f("tables_changed"), "tables", ["changed"], unique=False)
    op.create_index(op.f("tables_status_created"), "tables", ["status", "created"], unique=False)
    op.create_table(
        "clients",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("client", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("clients_table_id_fk"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "client", name=op.f("clients_pk")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.LargeBinary(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("codes_person_id_fk"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", name=op.f("codes_pk")),
    )
    op.create_index(op.f("codes_person_id"), "codes", ["person_id"], unique=False)
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("entries_table_id_fk"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("entries_pk")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "invitations",
        sa.Column("code", sa.LargeBinary(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("spent", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("invitations_table_id_fk"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", name=op.f("invitations_pk")),
    )
    op.create_index(op.f("invitations_table_id"), "invitations", ["table_id"], unique=False)
    op.create_table(
        "members",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("members_table_id_fk"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "table_id", name=op.f("members_pk")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("members_table_id"), "members", ["table_id"], unique=False)
    op.create_table(
        "tokens",
        sa.Column("token", sa.LargeBinary(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("tokens_person_id_fk"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("tokens_pk")),
    )
    op.create_index(op.f("tokens_person_id"), "tokens", ["person_id"], unique=False)
