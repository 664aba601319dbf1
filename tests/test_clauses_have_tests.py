"""Every clause of the rules has a test that is named after it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tavola import games

TESTS = Path(__file__).parent


@pytest.mark.parametrize("name", games.NAMES)
def test_every_clause_has_a_test_named_after_it(name: str) -> None:
    game = games.load(name)
    text = "\n".join(path.read_text(encoding="utf-8") for path in (TESTS / "games" / name).glob("test_*.py"))
    named = {int(number) for number in re.findall(rf"def test_{game.letter.lower()}(\d+)_", text)}
    missing = sorted(set(range(1, game.last_clause + 1)) - named)
    assert not missing, f"no test is named after {', '.join(f'{game.letter}{number}' for number in missing)}"
