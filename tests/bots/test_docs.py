"""docs/bots.md: its example is a bot, and its code runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tavola import games
from tavola.bots.registry import make
from tests.bots.scenes import TABLES, scenes, turn_of
from tests.support import Table

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def blocks() -> list[str]:
    return re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture
def example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = PAGE.read_text(encoding="utf-8")
    found = re.search(r"<!-- example: (\w+\.py) -->\n```python\n(.*?)```", text, re.DOTALL)
    assert found is not None
    (tmp_path / found[1]).write_text(found[2], encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.mark.usefixtures("example")
@pytest.mark.parametrize("table", TABLES, ids=lambda t: t.name)
def test_the_example_plays_every_game(table: Table) -> None:
    for position, seat in scenes(table, 2, 3):
        bot = make("ponder:Ponderer", position.game)
        assert bot.choose(turn_of(position, seat)) == bot.choose(turn_of(position, seat))


@pytest.mark.usefixtures("example")
def test_all_code_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    space: dict[str, object] = {"game": games.load("builders")}
    for block in blocks():
        exec(block, space)
    assert sorted(capsys.readouterr().out.strip("()\n").split(", ")) in (["1", "2"], ["1", "1"])
