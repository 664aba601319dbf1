"""The section "bots" of `tavola bench`."""

from __future__ import annotations

import pytest

from tavola.bots import bench


def test_it_measures_what_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "RULE_GAMES", 3)
    monkeypatch.setattr(bench, "TURNS", 1)
    figures = bench.measure()
    assert set(figures) == {"rules_builders4_games_per_s", "maestro_builders2_iterations_per_s"}
    assert all(value > 0 for value in figures.values())
