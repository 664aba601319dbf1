"""Read by alembic: runs the migrations on the connection, and in the transaction, of whoever asks for them."""

from __future__ import annotations

from alembic import context

from tavola.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=False,  # the caller has begun a transaction and will commit it
    compare_type=True,
)
context.run_migrations()
