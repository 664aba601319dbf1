"""Five hundred games and more of each title against an engine written by somebody else from the clauses alone."""

from __future__ import annotations

import pytest

from tavola import games
from tests.lockstep import missing_clauses, play_range

GAMES = 504


@pytest.mark.parametrize("game", games.NAMES)
def test_kernel_and_oracle_agree_and_every_clause_is_reached(game: str) -> None:
    report = play_range(game, range(GAMES))
    assert report.games == GAMES
    assert missing_clauses(game, report.clauses) == []
