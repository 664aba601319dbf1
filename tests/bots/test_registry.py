"""Bots by name, and what is said when there is none of that name."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tavola import games
from tavola.bots import registry
from tavola.bots.bot import Bot
from tavola.bots.levels import LEVELS, RECIPES
from tavola.bots.registry import UnknownBot, kind_of, make, names, title
from tavola.core.errors import TavolaError
from tavola.match import Seat
from tests.bots.scenes import TABLES, scenes, turn_of
from tests.support import Table

BUILDERS = games.load("builders")


@pytest.mark.parametrize("table", TABLES[:3], ids=lambda t: t.name)
def test_every_name_makes_a_bot_that_plays(table: Table) -> None:
    position, seat = scenes(table, 8, 2)[1]
    game = position.game
    for name in names(game):
        bot = make(name, game)
        assert isinstance(bot, Bot)
        if name not in ("master", "maestro"):
            assert bot.choose(turn_of(position, seat)) in position.legal(seat)


@pytest.mark.parametrize("name", games.NAMES)
def test_all_levels_are_there_in_every_game(name: str) -> None:
    assert tuple(RECIPES[name]) == LEVELS
    assert [bot for bot in names(games.load(name)) if bot in LEVELS] == list(LEVELS)


def test_bots_have_names_for_people() -> None:
    for name in names(BUILDERS):
        for locale in ("en", "fr"):
            assert title(name, locale)
    assert title("journeyman", "fr") == "Compagnon"
    assert title("some.module:Hasty", "fr") == "Hasty"


def test_a_plug_in_has_a_kind_that_match_files_take() -> None:
    assert Seat("Anna", kind_of("some.module:Hasty")).kind == "hasty"
    assert Seat("Anna", kind_of(f"some.module:{'Élan' * 40}")).kind.startswith("-lan")
    assert kind_of("some.module:Person") == "bot"  # and not taken for a person
    assert kind_of("maestro") == "maestro"


GOOD = "class Hasty:\n    def choose(self, turn):\n        return turn.legal[0]\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in [name for name in sys.modules if name.startswith("plug_")]:
        monkeypatch.delitem(sys.modules, name)
    return tmp_path


def test_module_and_class_name_a_plug_in(folder: Path) -> None:
    (folder / "plug_good.py").write_text(GOOD)
    position, seat = scenes(TABLES[0], 8, 1)[0]
    assert make("plug_good:Hasty", BUILDERS).choose(turn_of(position, seat)) == position.legal(seat)[0]


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("grandmaster", "", "choose from random"),
        ("plug_absent:Hasty", "", "can't be imported"),
        ("plug_bad:Hasty", "import nothing_of_this_name\n", "nothing_of_this_name"),
        ("plug_bad:Hasty", "def (:\n", "SyntaxError"),
        ("plug_bad:Hasty", "x = 1\n", "has no Hasty"),
        ("plug_bad:Hasty", "Hasty = 3\n", "neither a class nor a function"),
        ("plug_bad:Hasty", "class Hasty:\n    def __init__(self, n): pass\n", "without arguments"),
        ("plug_bad:Hasty", "class Hasty:\n    pass\n", "no method choose"),
        ("plug_bad:", "", "package.module:Class"),
        (":Hasty", "", "package.module:Class"),
        ("../x:Hasty", "", "package.module:Class"),
    ],
)
def test_errors_are_one_sentence(folder: Path, name: str, text: str, words: str) -> None:
    if text:
        (folder / "plug_bad.py").write_text(text)
    with pytest.raises(UnknownBot) as caught:
        make(name, BUILDERS)
    said = str(caught.value)
    assert isinstance(caught.value, TavolaError)
    assert words in said
    assert said.endswith(".")
    assert "\n" not in said


def test_entry_points_are_found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "plug_good.py").write_text(GOOD)
    points = [EntryPoint("hasty", "plug_good:Hasty", registry.GROUP), EntryPoint("lost", "plug_no:X", registry.GROUP)]
    monkeypatch.setattr(registry, "entry_points", lambda group: points if group == registry.GROUP else [])
    assert names(BUILDERS)[-2:] == ["hasty", "lost"]
    assert type(make("hasty", BUILDERS)).__name__ == "Hasty"
    with pytest.raises(UnknownBot, match="can't be loaded"):
        make("lost", BUILDERS)
