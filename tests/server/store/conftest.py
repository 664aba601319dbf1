"""Every test of a store runs on each database."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tavola.db"
