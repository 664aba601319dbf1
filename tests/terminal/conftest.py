"""Every test has its own folder for matches and a terminal of 80 columns and 24 rows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavola.terminal import preparing


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in (("COLUMNS", "80"), ("LINES", "24"), ("TERM", "xterm"), ("TAVOLA_HOME", str(tmp_path / "home"))):
        monkeypatch.setenv(name, value)
    # as on any start but the first: nothing is compiled in the background
    monkeypatch.setattr(preparing, "_mark", lambda game, part: tmp_path)


@pytest.fixture
def matches(tmp_path: Path) -> Path:
    """Where matches are kept that were given no place."""
    return tmp_path / "home" / "matches"
