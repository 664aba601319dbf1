"""Every test of a store runs on each database."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.postgres import Cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tavola.db"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_database()
