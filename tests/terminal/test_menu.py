"""`tavola play` alone: the game menu."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavola.terminal.menu import choose
from tavola.terminal.play import menu, play
from tavola.terminal.screen import Leave
from tests.terminal.scripted import Stage, typing


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_game_is_chosen(locale: str) -> None:
    lines = [
        "zz",
        "9",
        "2",
        "1",
        "3",
        "7",
        "2",
        "cleverest",
        "6",
        "1,2",
        "progress",
        "Anna",
        "",
        "rounds=0",
        "nonsense",
        "rounds=7",
        "",
    ]
    stage = Stage(typing(lines), locale)
    chosen = choose(stage.screen)
    assert chosen is not None
    assert (chosen.game, chosen.seats, chosen.options) == ("builders", "Anna,you,progress", ["rounds=7"])
    assert "rounds=100" in stage.text


def test_names_are_asked_again_until_they_can_be() -> None:
    stage = Stage(typing(["builders", "2", "1", "", "Anna,Bert", "Anna", ""]))
    chosen = choose(stage.screen)
    assert chosen is not None and chosen.seats == "Anna,journeyman"
    assert "A name has no comma." in stage.text


@pytest.mark.parametrize(
    ("locale", "answer", "bots"),
    [
        ("en", "", "honest,bargainer,tit-for-tat"),
        ("en", "4", "master,master,master"),
        ("en", "Hard bargainer, 1, random", "bargainer,apprentice,random"),
        ("fr", "compagnon, Traître, here.or:There", "journeyman,traitor,here.or:There"),
    ],
)
def test_bots_are_chosen_by_number_title_or_name(locale: str, answer: str, bots: str) -> None:
    stage = Stage(typing(["3", "4", "", answer, "Anna", ""]), locale)
    chosen = choose(stage.screen)
    assert chosen is not None and chosen.seats == f"Anna,{bots}"
    assert "5  Maestro\n6  " in stage.text


def test_a_solo_game_asks_nothing_of_bots() -> None:
    stage = Stage(typing(["1", "1", "1", "Anna", "solo=easier", ""]))
    chosen = choose(stage.screen)
    assert chosen is not None
    assert (chosen.game, chosen.seats, chosen.options) == ("renaissance_man", "Anna", ["solo=easier"])


@pytest.mark.parametrize("word", ["q", "quit"])
def test_leaving(word: str) -> None:
    assert choose(Stage(typing([word])).screen) is None
    menu(Stage(typing([word])).screen)
    with pytest.raises(Leave):
        choose(Stage(typing([])).screen)
    menu(Stage(typing(["2"])).screen)


def test_a_saved_match_is_chosen_by_its_number(matches: Path) -> None:
    play(Stage(typing(["take:1", "quit"]), plain=True).screen, "builders", "you,random", seed=3)
    path = next(matches.iterdir())
    stage = Stage(typing(["4", "", "1"]))
    chosen = choose(stage.screen)
    assert chosen is not None and chosen.file == path
    assert path.name in stage.text
    chosen = choose(Stage(typing(["4", str(path)])).screen)
    assert chosen is not None and chosen.file == path
    stage = Stage(typing(["4", "1", "log", "quit"]), plain=True)
    menu(stage.screen)
    assert "Player takes 1 écu" in stage.text


def test_numbers_that_stand_in_no_list_are_asked_for_again() -> None:
    lines = ["0010", "٣", "1" * 5000, "2", "00003", "00", "3", "0", "0010", "2", ""]
    chosen = choose(Stage(typing(lines)).screen)
    assert chosen is not None and (chosen.game, chosen.seats) == ("builders", "labourer,labourer,labourer")
