"""The steps from each schema to the next; alembic runs them when a server starts."""
