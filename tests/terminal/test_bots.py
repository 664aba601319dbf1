"""Bots at the terminal: who is seated, what they say and hear, hints, and bots of one's own."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tavola.bots.bot import Turn
from tavola.bots.levels import RECIPES
from tavola.bots.search import Settings
from tavola.bots.warming import SEARCH, parts
from tavola.core.errors import BadOption
from tavola.core.game import Data
from tavola.games import load as load_game
from tavola.match import Referee, Seat, Statement, load
from tavola.terminal import hints
from tavola.terminal.play import play
from tavola.terminal.seating import read_seats, read_seats_again
from tavola.terminal.session import Session
from tests.terminal.scripted import Stage, anything, sit, typing

PLUGIN = """
class Last:
    made = 0

    def __init__(self):
        Last.made += 1

    def choose(self, turn):
        return turn.legal[-1]


class Broken:
    def choose(self, turn):
        raise RuntimeError("no idea")
"""


@pytest.fixture
def plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module in the working directory."""
    (tmp_path / "my_own_bots.py").write_text(PLUGIN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [entry for entry in __import__("sys").path if entry != str(tmp_path)])
    return tmp_path


def seats(game: str, text: str | None, locale: str = "en") -> list[Seat]:
    return read_seats(Stage(typing([]), locale).screen, load_game(game), text).seats


def test_words_become_people_and_bots() -> None:
    found = seats("builders", "you,Maestro,journeyman,MASTER")
    assert found == [
        Seat("Player"),
        Seat("Maestro", "maestro"),
        Seat("Journeyman", "journeyman"),
        Seat("Master", "master"),
    ]
    found = seats("intrigue", "moi,honest,tit-for-tat,honest,some.where:MyBot", "fr")
    assert [seat.name for seat in found] == ["moi", "Honnête", "Donnant donnant", "Honnête 2", "MyBot"]
    assert [seat.kind for seat in found] == ["person", "honest", "tit-for-tat", "honest", "mybot"]
    assert seats("builders", "honest,random")[0].kind == "person"  # nobody negotiates there


def test_whom_one_plays_against_without_a_wish() -> None:
    assert [seat.kind for seat in seats("builders", None)] == ["person", "journeyman"]
    assert [seat.kind for seat in seats("renaissance_man", None)] == ["person", "journeyman"]
    assert [seat.kind for seat in seats("intrigue", None)] == ["person", "honest", "bargainer"]


@pytest.mark.parametrize("game", ["builders", "intrigue", "renaissance_man"])
def test_only_what_the_seated_bots_need_is_compiled(game: str) -> None:
    loaded = load_game(game)
    assert parts(loaded, "random") == parts(loaded, "here.or:There") == parts(loaded, "honest") == set()
    assert parts(loaded, "journeyman") == {"rules"}
    assert parts(loaded, "labourer") == {"progress", "rules"}
    assert parts(loaded, "maestro") == {SEARCH}


def test_a_bot_of_ones_own_is_found_beside_one(plugin: Path, matches: Path) -> None:
    """It is made once; and the match goes on when the seats are named anew."""
    stage = Stage(typing(["take:1", "take:1", "take:1", "quit"]), plain=True)
    play(stage.screen, "builders", "Anna,my_own_bots:Last", seed=3)
    import my_own_bots  # type: ignore[import-not-found]

    assert my_own_bots.Last.made == 1
    path = next(matches.iterdir())
    before = len(load(path).entries)
    with pytest.raises(BadOption, match="--seats you,module:Class"):
        play(Stage(typing([])).screen, None, file=path)
    play(Stage(typing(["end", "quit"]), plain=True).screen, None, "you,my_own_bots:Last", file=path)
    assert len(load(path).entries) > before


def test_a_match_goes_on_with_its_own_bots_only() -> None:
    game = load_game("builders")
    sitting = [Seat("Anna"), Seat("Maestro", "maestro")]
    assert read_seats_again(game, sitting, None) == {1: "maestro"}
    assert read_seats_again(game, sitting, "Anna,maestro") == {1: "maestro"}
    for text in ("Anna,master", "Anna,Bert", "random,maestro", "Anna", "Anna,maestro,maestro"):
        with pytest.raises(BadOption):
            read_seats_again(game, sitting, text)


def test_a_match_is_kept_when_a_bot_fails(plugin: Path, matches: Path) -> None:
    stage = Stage(typing(["take:1", "end"]), plain=True)
    with pytest.raises(Exception, match=r"The bot broken in seat 1 \(Broken\) failed: RuntimeError: no idea\."):
        play(stage.screen, "builders", "Anna,my_own_bots:Broken", seed=1)
    assert "tavola play --resume" in stage.text
    assert len(list(matches.iterdir())) == 1


# Talk


class Merchant:
    """Speaks to seat 0 before its first bribe to it, remembers what it was answered, and pays little."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def choose(self, turn: Turn) -> int:
        return turn.legal[0]

    def speak(self, turn: Turn) -> list[Data]:
        assert turn.talk
        said = turn.talk["said"]
        self.heard += [data["act"] for data in said if data["from"] == 0]
        if any(data["from"] == turn.seat for data in said) or turn.view.show()["palace"] != 0:
            return []
        act = turn.view.show()["scholar"]
        if act["owner"] != turn.seat:
            return []
        scholar = {"owner": act["owner"], "occupation": act["occupation"], "palace": 0}
        return [
            {
                "from": turn.seat,
                "to": 0,
                "act": "offer",
                "on": None,
                "if": [{"kind": "place", **scholar, "area": 1000}],
                "then": [{"kind": "pay", **scholar, "ducats": 1000}],
            }
        ]


def bargain(reply: str, locale: str = "en") -> tuple[Stage, Session, list[Merchant]]:
    """A game of Anna against two merchants, until she has been asked thrice before a bribe; she replies so."""
    answer = anything(4)
    times = 0

    def answering(shown: str) -> str:
        nonlocal times
        if "Before Merchant" not in shown and " va payer\u00a0:" not in shown:
            return answer(shown)
        times += 1
        if times == 4:
            raise EOFError
        return reply if times == 1 else ""

    stage = Stage(answering, locale)
    sitting = [Seat("Anna"), Seat("Merchant", "merchant"), Seat("Merchant 2", "merchant")]
    referee = Referee(load_game("intrigue"), 3, seed=4, seats_of=sitting)
    bots = [Merchant(), Merchant()]
    session = Session(referee, stage.screen, 4, bots={1: bots[0], 2: bots[1]})
    session.run()
    return stage, session, bots


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_people_answer_before_a_bot_pays(locale: str) -> None:
    """I25: what a bot says is in the news, and the bot pays only after the person has answered or let it go on."""
    stage, session, bots = bargain("1", locale)
    said = [entry for entry in session.referee.entries if isinstance(entry, Statement)]
    assert said[0].seat in (1, 2) and " offer " in said[0].text
    assert said[1].seat == 0 and " accept " in said[1].text
    assert "accept" in bots[0].heard + bots[1].heard
    offers = "offers Anna" if locale == "en" else "propose à Anna"
    assert offers in stage.text
    assert not [line for line in stage.text.splitlines() if len(line) > 80 and "--resume" not in line]


def test_an_empty_line_lets_the_bot_pay() -> None:
    _, session, _ = bargain("")
    assert not [entry for entry in session.referee.entries if isinstance(entry, Statement) and entry.seat == 0]


def test_nonsense_before_a_bribe_is_answered() -> None:
    for reply in ("9", "zz", "hint", "say 1 nonsense"):
        stage, _, _ = bargain(reply)
        assert "Traceback" not in stage.text
    assert "There is a hint only where you are to choose." in bargain("hint")[0].text
    assert "Type a number from 1 to 2" in bargain("zz")[0].text


def test_silent_bots_pay_without_asking() -> None:
    stage = Stage(anything(4), plain=True)
    sit("intrigue", "Anna,random,random", stage, 4).run()
    assert "Before Random" not in stage.text


def test_negotiators_talk_at_the_table() -> None:
    """A whole game with people who say nothing: every statement of a bot is in the log."""
    answer = anything(6)
    stage = Stage(lambda shown: "" if "Before " in shown else answer(shown), plain=True)
    session = sit("intrigue", "Anna,honest,bargainer,traitor", stage, 6)
    session.run()
    assert session.referee.over
    said = [entry for entry in session.referee.entries if isinstance(entry, Statement)]
    assert len(said) > 5
    assert stage.text.count(" offers ") + stage.text.count(" accepts ") > 3


# Hints


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """An adviser with a tiny budget."""
    for recipes in RECIPES.values():
        assert isinstance(recipes["maestro"], Settings)
        monkeypatch.setitem(recipes, "maestro", replace(recipes["maestro"], iterations=40, depth=4))


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_hint_names_the_best_choices(quick: None, locale: str) -> None:
    """By their numbers, with visits and the expected share of the win; and nothing is played by it."""
    word = "hint" if locale == "en" else "conseil"
    stage = Stage(typing([word, "quit"]), locale, plain=True)
    session = sit("builders", "Anna,random", stage, 3)
    session.run()
    assert not any(entry.seat == 0 for entry in session.referee.entries)
    told = stage.text.split(f"> {word}\n")[1].splitlines()
    assert "40" in told[0]
    assert 2 <= len(told) - 2 <= hints.BEST
    assert all("%" in line and ") " in line for line in told[1:-1])
    numbers = [line.partition(")")[0] for line in told[1:-1]]
    assert all(f"\n{number}: " in stage.text for number in numbers)


def test_a_hint_is_made_from_the_view_alone(quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[Turn] = []

    class Adviser:
        def think(self, turn: Turn) -> hints.Thought:
            turns.append(turn)
            return hints.Thought(turn.legal[0])

    monkeypatch.setattr(hints, "adviser", lambda game: Adviser())
    monkeypatch.setattr(hints, "warm", lambda *arguments: None)
    stage = Stage(typing(["hint", "set:knight", "hint", "quit"]), plain=True)
    session = sit("renaissance_man", "Anna,random", stage, 3)
    session.run()
    assert [turn.seat for turn in turns] == [0, 0]
    assert turns[1].view.records.tobytes() == session.referee.view(0).records.tobytes()
    assert stage.text.count("Nothing else is worth a thought: ") == 2


def test_slow_bots_are_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a plain screen by one line, however many choices they make before a person is asked again."""
    import time

    class Slow:
        def choose(self, turn: Turn) -> int:
            time.sleep(0.02)
            return turn.legal[0]

    monkeypatch.setattr("tavola.terminal.thinking.PATIENCE", 0.001)
    for plain in (True, False):
        stage = Stage(typing(["take:1"] * 3), plain=plain, terminal=True)
        sitting = [Seat("Anna"), Seat("Slow", "slow")]
        referee = Referee(load_game("builders"), 2, {"rounds": 4}, seed=3, seats_of=sitting)
        Session(referee, stage.screen, 3, bots={1: Slow()}).run()
        assert "Slow is thinking" in stage.text
        assert not plain or stage.text.count("Slow is thinking") <= 2  # once before Anna is asked, once after her turn
