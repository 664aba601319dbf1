"""Reports: intervals that can be checked by hand, ratings, tables, JSON and HTML files that open."""

from __future__ import annotations

import json
import xml.etree.ElementTree as xml
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tavola import games
from tavola.arena import ladder
from tavola.arena.cli import complete_ray
from tavola.arena.command import order_of, play, run
from tavola.arena.intervals import interval, share_interval, t_quantile, wilson
from tavola.arena.player import Record
from tavola.arena.ratings import rate
from tavola.arena.schedule import Order
from tavola.arena.summary import summarize
from tavola.core.errors import TavolaError
from tests.arena.support import SHORT, small_order


@pytest.mark.parametrize(("freedom", "wanted"), [(1, 12.706), (3, 3.182), (5, 2.571), (10, 2.228), (100, 1.984)])
def test_students_t(freedom: int, wanted: float) -> None:
    assert t_quantile(freedom) == pytest.approx(wanted, abs=0.01)


def test_intervals() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 50)[0] == pytest.approx(0.9287, abs=1e-4)
    found = interval({0: [1.0], 1: [2.0], 2: [3.0]})
    assert found["mean"] == 2.0
    assert found["high"] - 2.0 == pytest.approx(4.303 / 3**0.5, abs=1e-3)
    assert interval({0: [1.0, 2.0]})["low"] is None
    # Deals that all end 1 to 1 tell more than the same games without deals; all wins tell what Wilson says.
    even = share_interval({deal: [1.0, 0.0] if deal % 4 else [1.0, 1.0] for deal in range(40)})
    assert even["high"] - even["low"] < wilson(even["mean"], 80)[1] - wilson(even["mean"], 80)[0]
    assert share_interval({deal: [1.0] for deal in range(50)})["low"] == pytest.approx(0.9287, abs=1e-4)
    assert share_interval({0: [1.0, 0.0]})["low"] == pytest.approx(wilson(0.5, 2)[0])


def made_up(seats: str, shares: list[float], number: int, deal: int = 0, **more: Any) -> Record:
    ranks = [1 if share else 2 for share in shares]
    return {
        "number": number, "deal": deal, "seats": list(seats), "shares": shares, "ranks": ranks, "scores": ranks,
        "rounds": 3, "choices": [1] * len(seats), "seconds": [0.1] * len(seats), "deeds": [[]] * len(seats), **more,
    }  # fmt: skip


def test_ratings_order_bots_and_ties_are_even() -> None:
    records = [made_up("ab", [1.0, 0.0], 2 * k) for k in range(30)] + [made_up("bc", [1, 0], 61) for k in range(30)]
    found = rate(records, ["a", "b", "c"])
    assert found["a"]["rating"] > found["b"]["rating"] > found["c"]["rating"]
    assert all(rating["low"] < rating["rating"] < rating["high"] for rating in found.values())
    tied = rate([made_up("ab", [0.5, 0.5], k) for k in range(5)], ["a", "b", "absent"])
    assert tied["a"]["rating"] == pytest.approx(tied["b"]["rating"])
    assert "absent" not in tied
    assert rate([made_up("a", [1.0], 0)], ["a"]) == {}
    twice = rate([made_up("aab", [1.0, 0.0, 0.0], k) for k in range(5)], ["a", "b"])
    assert twice["a"]["rating"] > twice["b"]["rating"]


def test_bots_are_compared_with_the_same_cards_and_seat() -> None:
    """`a` wins wherever `b` wins, and in one deal more."""
    order = Order("builders", 1, 2, {}, (("a", "x"), ("b", "x")), 1, "")
    records = []
    for deal in range(4):
        for turn in range(2):
            for bot in "ab":
                seats = f"{bot}x" if turn == 0 else f"x{bot}"
                wins = turn == 0 or (bot == "a" and deal == 0)
                shares = [1.0, 0.0] if wins == (turn == 0) else [0.0, 1.0]
                records.append(made_up(seats, shares, len(records), deal))
    report = summarize(order, records)
    [compared] = report["compared"]
    assert (compared["one"], compared["other"], compared["against"]) == ("a", "b", ["x"])
    assert compared["win_share"]["mean"] == pytest.approx(1 / 8)
    assert compared["win_share"]["count"] == 8
    assert summarize(order, reversed(records)) == report
    assert report["bots"]["a"]["win_share_by_seat"][0]["mean"] == 1.0


class Outline(HTMLParser):
    """Which elements a page has, all of them closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("name", games.NAMES)
def test_report_files_open(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "run"
    run(name, "rules,random,progress", 3, 6, 5, 1, None, out, SHORT[name], False, True)
    shown = capsys.readouterr().out
    assert "rules" in shown and "Wins by seat" in shown and "report.html" in shown
    report = json.loads((out / "report.json").read_text())
    assert report["games"] == 6 and report["deals"] == 2
    assert sum(report["bots"][bot]["win_share"]["mean"] for bot in report["bots"]) == pytest.approx(1.0, abs=1e-4)
    assert set(report["ratings"]) == {"rules", "random", "progress"}
    page = (out / "report.html").read_text()
    outline = Outline()
    outline.feed(page)
    assert not outline.open
    assert outline.seen.count("svg") == 6 and outline.seen.count("table") == 4
    assert all(link.startswith("#") for link in outline.links)  # nothing is fetched from elsewhere
    for part in page.split("<svg")[1:]:
        xml.fromstring("<svg" + part[: part.index("</svg>")] + "</svg>")
    names = [part.split('"')[0] for part in page.split(' id="')[1:]]
    clips = [name for name in names if name.startswith("p") and len(name) > 10]
    assert len(set(clips)) == len(clips)  # pictures don't take each other's clipping


def test_solo_games_have_no_ratings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("renaissance_man", "rules,random", 1, 4, 5, 1, None, tmp_path, SHORT["renaissance_man"], False, True)
    assert "With the same cards" in capsys.readouterr().out
    report = json.loads((tmp_path / "report.json").read_text())
    assert report["ratings"] == {} and report["pairs"] == [] and len(report["compared"]) == 1


def test_json_is_one_object_and_talk_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    run("intrigue", "honest,honest-muted", None, 8, 1, 1, None, None, {}, True, False, "rules,traitor,rules")
    report = json.loads(capsys.readouterr().out)
    assert report["bots"]["honest-muted"]["words"] == {"kept": 0, "broken": 0, "void": 0}
    assert sum(report["bots"]["honest"]["words"].values()) > 0
    assert report["compared"][0]["against"] == ["rules", "traitor", "rules"]


def test_bad_commands_are_one_sentence(tmp_path: Path) -> None:
    for changed in (
        {"game": "chess"}, {"bots": ""}, {"bots": "nobody"}, {"players": 9}, {"games_count": 0}, {"jobs": 0},
        {"html": True}, {"options": {"colour": "red"}}, {"against": "random,random"},
    ):  # fmt: skip
        arguments: dict[str, Any] = {
            "game": "builders", "bots": "random", "players": 2, "games_count": 1, "seed": 1, "jobs": 1, "ray": None,
            "out": None, "options": {}, "json": True, "html": False, **changed,
        }  # fmt: skip
        with pytest.raises(TavolaError) as caught:
            run(**arguments)
        assert str(caught.value).endswith(".") and "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ("builders --ray", "builders --ray local"),
        ("--ray builders --bots a", "--ray local builders --bots a"),
        ("builders --ray --bots x.y:Z", "builders --ray local --bots x.y:Z"),
        ("builders --ray auto", "builders --ray auto"),
        ("builders --ray ray://head:10001 --json", "builders --ray ray://head:10001 --json"),
        ("builders --json", "builders --json"),
    ],
)
def test_ray_needs_no_address(given: str, wanted: str) -> None:
    assert complete_ray(given.split()) == wanted.split()


def test_the_ladder_is_written_and_goes_on(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(ladder, "names", lambda game: ["random", "progress", "apprentice", "rules"])
    monkeypatch.setattr(ladder, "PLAYERS", {"builders": 2, "renaissance_man": 2, "intrigue": 3})
    page = tmp_path / "docs" / "ladder.md"
    for _ in range(2):
        ladder.run(page, tmp_path / "runs", 1, 1, 1, None)
        text = page.read_text()
        for heading in ("## Builders", "## Intrigue", "## Renaissance Man"):
            assert heading in text
        assert text.count("| Rule-based |") == 3
        assert all(len({line.count("|") for line in part.splitlines() if line}) == 1
                   for part in text.split("\n\n") if part.startswith("|"))  # fmt: skip
    order = order_of("builders", ["random", "rules"], 2, 1, {})
    assert play(order, 1, 1, None, None)["games"] == 2
    assert small_order().bots == ["rules", "random"]
