"""Simulated games: the same seed gives the same result, whoever plays; matches that a referee accepts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tavola import games
from tavola.core.errors import TavolaError
from tavola.sim.batch import Order, play_games
from tavola.sim.command import run
from tavola.sim.policy import read_policies
from tavola.sim.summary import summarize


@pytest.mark.parametrize("game", games.NAMES)
def test_the_number_of_jobs_does_not_matter(game: str) -> None:
    seats = 3
    for policies in ((0, 0, 0), (1, 0, 1)):
        options = {} if game == "intrigue" else {"rounds": 15}
        order = Order(game, seats, options, policies, seed=7)
        alone = list(play_games(order, 12))
        assert alone == list(play_games(order, 12, jobs=2))
        assert [outcome.number for outcome in alone] == list(range(12))
        assert summarize(alone) == summarize(reversed(alone))


@pytest.mark.parametrize("game", games.NAMES)
def test_the_finishing_policy_finishes(game: str) -> None:
    """Random games of Builders and Renaissance Man mostly meet the round cap; these seldom do."""
    outcomes = list(
        play_games(Order(game, 2 if game != "intrigue" else 3, {}, (1, 1, 1)[: 2 + (game == "intrigue")], 3), 40)
    )
    capped = {"builders": 100, "renaissance_man": 200, "intrigue": 6}[game]
    assert sum(outcome.rounds < capped for outcome in outcomes) >= 30


@pytest.mark.parametrize("game", games.NAMES)
def test_matches_are_written_and_replay(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from tavola.match import read, verify

    path = tmp_path / "matches"
    run(game, 3, 1, "random,progress", 5, 1, True, path, {} if game == "intrigue" else {"rounds": 3})
    summary = json.loads(capsys.readouterr().out)
    assert summary["games"] == 1 and summary["players"] == 3
    verify(read(path.read_bytes()))


def test_bad_orders_are_one_sentence(tmp_path: Path) -> None:
    for arguments in (
        ("chess", 2, 1, "random", 1, 1, True, None, {}),
        ("builders", 9, 1, "random", 1, 1, True, None, {}),
        ("builders", 2, 0, "random", 1, 1, True, None, {}),
        ("builders", 2, 1, "clever", 1, 1, True, None, {}),
        ("builders", 2, 1, "random,random,random", 1, 1, True, None, {}),
        ("builders", 2, 1, "random", 1, 0, True, None, {}),
        ("builders", 2, 1, "random", 1, 1, True, tmp_path / "no" / "such" / "folder", {}),
        ("builders", 2, 1, "random", 1, 1, True, None, {"rounds": "many"}),
        ("builders", 2, 1, "random", 1, 1, True, None, {"colour": "red"}),
    ):
        with pytest.raises(TavolaError) as caught:
            run(*arguments)
        assert str(caught.value).endswith(".") and "\n" not in str(caught.value)
    assert read_policies("random", 3) == [0, 0, 0]
