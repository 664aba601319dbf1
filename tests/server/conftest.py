"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.postgres import Cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """One PostgreSQL for all tests of this process; each takes a database of its own."""
    cluster = Cluster()
    yield cluster
    cluster.close()
