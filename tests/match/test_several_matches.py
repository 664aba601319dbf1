"""Several matches in one file, as a simulation writes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavola.core.errors import BadMatch
from tavola.match import Match, Referee, load, load_matches, read, read_matches, replay, verify, write
from tests.match.duel import DUEL
from tests.match.tables import GAMES, game_named, play_on, refused, short_match


def several() -> tuple[list[Match], str]:
    matches = [short_match(), play_on(Referee(DUEL, 3, seed=2), 300).match(), Referee(DUEL, 2, hand=True).match()]
    return matches, "".join(write(match) for match in matches)


def test_several_matches_are_read_one_after_another(tmp_path: Path) -> None:
    matches, text = several()
    assert read_matches(text) == matches == read_matches(text.encode())
    assert read_matches(write(matches[0])) == matches[:1]
    for spaced in (
        text.replace("tavola match", "\n\ntavola match").lstrip(),
        text.replace("\n", "\r\n"),
        "\ufeff" + text,
    ):
        assert read_matches(spaced) == matches
        assert [read(spaced, number) for number in (1, 2, 3)] == matches
    path = tmp_path / "matches"
    path.write_text(text, encoding="utf-8")
    assert list(load_matches(path)) == matches and load(path, 2) == matches[1]
    for match in load_matches(path):
        verify(match, DUEL)


def test_one_of_several_must_be_named() -> None:
    matches, text = several()
    assert "3 matches" in str(refused(lambda: read(text))) and "1 to 3" in str(refused(lambda: read(text)))
    for number in (0, 4, -1, 10**30, "2", 1.0, True):
        assert "3 matches" in str(refused(lambda number=number: read(text, number)))
    assert "one match" in str(refused(lambda: read(write(matches[0]), 2)))
    assert read(write(matches[0]), 1) == matches[0]


def test_errors_name_the_line_in_the_whole_file() -> None:
    _, text = several()
    with pytest.raises(BadMatch) as caught:
        read_matches(text.replace("rules: 3", "rules: x").replace("rules: x", "rules: 3", 1))
    assert caught.value.line == 18 + 3
    matches = read_matches(text)
    wrong = text.splitlines()
    wrong[18 + 2] = "rules: 4"
    with pytest.raises(BadMatch) as caught:
        replay(read_matches("\n".join(wrong))[1], game=DUEL)
    assert caught.value.line == 18 + 3
    wrong = text.splitlines()
    entry = matches[1].line(0)
    wrong[entry - 1] = "1. chance: deal9"
    with pytest.raises(BadMatch) as caught:
        replay(read("\n".join(wrong), 2), game=DUEL)
    assert caught.value.line == entry > 18
    with pytest.raises(BadMatch) as caught:
        read_matches(text + "\nmore")
    assert caught.value.line == len(text.splitlines()) + 2
    with pytest.raises(BadMatch) as caught:
        read_matches(text[:-3])
    assert caught.value.line == len(text.splitlines())


def test_a_missing_end_line_between_matches_is_noticed() -> None:
    _, text = several()
    lines = text.splitlines()
    del lines[17]
    with pytest.raises(BadMatch) as caught:
        read_matches("\n".join(lines))
    assert caught.value.line == 18


@pytest.mark.parametrize("name", [name for name in GAMES if name != "duel"])
def test_a_simulation_writes_what_can_be_read(name: str, tmp_path: Path) -> None:
    from tavola.sim.batch import Order, play_games
    from tavola.sim.record import match_text

    options = game_named(name).complete_options({} if name == "intrigue" else {"rounds": 3}, 3)
    order = Order(name, 3, options, (0, 0, 0), 5, keep_actions=True)
    path = tmp_path / "matches"
    path.write_text("".join(match_text(order, outcome) for outcome in play_games(order, 3)), encoding="utf-8")
    matches = list(load_matches(path))
    assert len(matches) == 3
    for number, match in enumerate(matches, 1):
        assert verify(match).over and load(path, number) == match
        assert match.header.seats[0].kind == "random"
