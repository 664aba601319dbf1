"""Golden playthroughs: one for every game, player count and option."""

from __future__ import annotations

import pytest

from tests.playthrough import FOLDER, path, text
from tests.support import TABLES, Table


@pytest.mark.parametrize("table", TABLES, ids=lambda t: t.name)
def test_the_playthrough_is_as_it_was(table: Table) -> None:
    assert path(table).exists(), "write it with: python -m tests.playthrough"
    golden = path(table).read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip(golden, text(table).splitlines(), strict=True), 1):
        assert now == was, f"{path(table).name} line {number}"


def test_every_table_has_one_and_no_other_is_there() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {path(table).name for table in TABLES}
