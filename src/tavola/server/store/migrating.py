"""Brings a database to the schema of this version of Tavola."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, inspect, text

from tavola.core.errors import TavolaError
from tavola.server.store.schema import REVISION


def migrate(connection: Connection) -> None:
    """Run what is missing, in the caller's transaction; the caller also sees to it that nobody else does it now."""
    found = _revision(connection)
    if found == REVISION:
        return  # the usual start, without the time that alembic takes to import

    from alembic import command
    from alembic.util import CommandError

    config = configuration(connection)
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise TavolaError(
            f"The database has a schema that this version of Tavola does not know ({found}); use a newer Tavola."
        ) from error


def configuration(connection: Connection) -> Any:
    """What alembic needs to know; there is no alembic.ini, since nobody runs it by hand."""
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "tavola.server.store:migrations")
    return config


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
