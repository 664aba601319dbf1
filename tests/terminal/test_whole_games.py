"""Whole games by a person and bots, on all kinds of screens: they end, nothing is too wide, a plain screen is plain."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from tavola.games.renaissance_man.events import draw_target
from tests.terminal.scripted import Stage, anything, plain_text, sit, typing

TABLES = [
    ("builders", "Anna,progress", {"rounds": 12}),
    ("builders", "Anna,random,progress,random", {"rounds": 6, "open_stacks": True}),
    ("intrigue", "random,Anna,progress", {}),
    ("intrigue", "Anna,random,random,progress,random", {"open_ledger": True}),
    ("renaissance_man", "Anna,progress", {"rounds": 6}),
    ("renaissance_man", "progress,random,Anna,progress", {"rounds": 4}),
    ("renaissance_man", "Anna", {"rounds": 5, "solo": "tougher"}),
]
SIGNS = set("─│╭╮╰╯═━▶◆★♞·→×…\x1b")
"""Nothing that a screen reader would stumble over."""


def ending(locale: str) -> tuple[str, ...]:
    return ("wins.", "share the win.", "The game is lost.") if locale == "en" else ("gagne.", "la victoire.", "perdue.")


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1].count(',') + 1}")
@pytest.mark.parametrize("kind", ["terminal", "pipe", "plain"])
def test_a_whole_game(table: tuple[str, str, dict[str, object]], kind: str, locale: str) -> None:
    game, seats, options = table
    stage = Stage(anything(5), locale, kind == "plain", kind == "terminal")
    session = sit(game, seats, stage, 5, **options)
    session.run()
    assert session.referee.over
    lines = stage.text.splitlines()
    assert any(line.endswith(ending(locale)) for line in lines[-4:]), lines[-4:]
    if kind == "plain":
        assert not SIGNS & set(stage.paper.getvalue())
    else:
        wide = [line for line in lines if cell_len(line) > 80]
        assert not wide, wide[0]
    if kind == "pipe":
        assert "\x1b" not in stage.paper.getvalue()


@pytest.mark.parametrize("game", ["builders", "intrigue", "renaissance_man"])
def test_a_page_shows_what_a_player_needs(game: str) -> None:
    """Everybody's name, the choices with their numbers, the last events and the prompt, mostly without scrolling."""
    seats = "Anna,Bertrand" if game != "intrigue" else "Anna,Bertrand,Christine"
    answer = anything(3)
    pages = []

    def reading(shown: str) -> str:
        if "\x1b[H" in shown:
            pages.append(shown.rpartition("\x1b[H")[2])
        return answer(shown)

    stage = Stage(reading, terminal=True)
    session = sit(game, seats, stage, 3, **({} if game == "intrigue" else {"rounds": 5}))
    session.run()
    asked = [page for page in pages if "Pass the keyboard" not in page and "Save this" not in page]
    assert len(asked) > 10
    rows = sorted(len(page.splitlines()) for page in asked)
    assert rows[len(rows) * 3 // 4] <= 24 and rows[-1] <= 29, rows
    for page in asked:
        assert all(name in page for name in seats.split(","))
        assert "1" in page
        assert page.splitlines()[-1].rstrip().endswith(">")


@pytest.mark.parametrize("game", ["builders", "intrigue", "renaissance_man"])
def test_a_narrow_terminal_shows_all_that_is_chosen_from(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At 40 columns: every card with its name in notation and its needs, the hand, the areas; nothing is cut off."""
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setenv("LINES", "24")
    answer = anything(3)
    pages: list[str] = []

    def reading(shown: str) -> str:
        pages.append(plain_text(shown.rpartition("\x1b[H")[2]))
        return answer(shown)

    stage = Stage(reading, terminal=True)
    seats = "Anna,random,random" if game == "intrigue" else "Anna,random"
    session = sit(game, seats, stage, 3, **({} if game == "intrigue" else {"rounds": 3}))
    session.run()
    assert max(cell_len(line) for page in pages for line in page.splitlines()) <= 40
    seen = session.referee.show(0)
    tables = [page for page in pages if "·" in page and "> " in page]
    assert len(tables) > 5
    for page in tables:
        lines = page.splitlines()
        if game == "builders":
            assert sum(bool(re.match(r"[bm]\d+ +\S.* \d+★ ", line)) for line in lines) == 5
            assert sum(bool(re.match(r"w\d\d +\S.* \dé ", line)) for line in lines) == 5
        elif game == "intrigue":
            assert page.count("10,000") >= len(seen["seats"])
        else:
            assert "Hand:" in page and all(f"({letter}):" in page for letter in "MSBK")


def test_colours_go_by_no_color(monkeypatch: pytest.MonkeyPatch) -> None:
    """With NO_COLOR bold and reverse may stay, colours not."""
    monkeypatch.setenv("NO_COLOR", "1")
    stage = Stage(anything(5), terminal=True)
    sit("builders", "Anna,random", stage, 5, rounds=2).run()
    text = stage.paper.getvalue()
    assert "\x1b[" in text
    for colour in range(30, 38):
        assert f";{colour}m" not in text and f"[{colour}m" not in text


def test_games_without_people_are_only_shown() -> None:
    stage = Stage(anything(5))
    session = sit("builders", "random,progress", stage, 5, rounds=3)
    session.run()
    assert session.referee.over
    assert "Save" not in stage.text


@pytest.mark.parametrize("game", ["builders", "intrigue", "renaissance_man"])
def test_draws_are_typed_in(game: str) -> None:
    """A real table: every draw is chosen from a list, and the match replays."""
    stage = Stage(anything(9))
    seats = "Anna,random" if game != "intrigue" else "Anna,random,random"
    session = sit(game, seats, stage, 9, hand=True, **({} if game == "intrigue" else {"rounds": 2}))
    session.run()
    assert session.referee.over
    assert "Drawn>" in stage.text
    assert not [line for line in stage.text.splitlines() if cell_len(line) > 80]


@pytest.mark.parametrize(
    ("seats", "options"), [("Anna,Bertrand,random", {}), ("Anna", {"solo": "tougher", "cards": 3})]
)
def test_typed_draws_say_where_the_card_goes(seats: str, options: dict[str, object]) -> None:
    answer = anything(4)
    met = set()

    def reading(shown: str) -> str:
        page = plain_text(shown.rpartition("\x1b[H")[2])
        if page.rstrip().endswith("Drawn>") and "Card " in page:
            record = session.referee._position.record
            target = draw_target(record)
            met.add(target)
            name = session.referee.names[int(record.drawer)]
            area = ("coin", "book", "bread", "shield", "none")[int(record.area)]
            said = {
                "out": "Card put away:",
                "man": "Card for a Renaissance Man:",
                "turn": "Card turned up:",
                "area": f"Card for the {area} area:",
                "hand": f"Card for {name}:",
            }
            assert said[target] in page
        return answer(shown)

    stage = Stage(reading, terminal=True)
    session = sit("renaissance_man", seats, stage, 4, hand=True, rounds=12, **options)
    session.run()
    assert {"hand", "area"} <= met
    assert ("out" in met and "turn" in met) == ("solo" in options)


def test_typed_draws_of_the_builders_show_what_is_printed_on_the_cards() -> None:
    stage = Stage(typing(["1", "2"]))
    sit("builders", "Anna,Bertrand", stage, hand=True).run()
    assert "Deal to Anna:  1) w01 1S1K" in stage.text
    assert "Deal to Bertrand:  1) w02 1W1K" in stage.text
    assert "Turn up a worker:" in stage.text and "w07 2W1T" in stage.text


@pytest.mark.parametrize("plain", [False, True])
def test_an_open_draft_is_told_in_words(plain: bool) -> None:
    stage = Stage(typing(["set:scholar", "set:man"]), plain=plain, locale="fr")
    sit("renaissance_man", "Anna,random", stage, 3).run()
    assert "pas encore scellé\u00a0: érudit, Homme de la Renaissance\n" in stage.text
