"""The command line: every command, and for every mistake one sentence on stderr and an exit code."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tavola.cli import run
from tavola.core.language import say

ROOT = Path(__file__).resolve().parents[2]


class Typed(io.StringIO):
    """Standard input of a pipe."""


def tavola(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str, typed: str = ""
) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "stdin", Typed(typed))
    code = run(list(arguments))
    out, err = capsys.readouterr()
    return code, out, err.replace(f"{say('en', 'terminal-compiling')}\n", "")  # the first start tells why it takes long


@pytest.fixture
def match_file(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An unfinished match of a person."""
    path = tmp_path / "match.tavola"
    words = ("play", "builders", "--seats", "Anna,random", "--seed", "3", "--plain")
    assert tavola(capsys, monkeypatch, *words, typed=f"take:1\nsave {path}\nquit\n")[0] == 0
    return path


MISTAKES = [
    ("nosuch",),
    ("play", "chess"),
    ("play", "builders", "--seats", "you"),
    ("play", "builders", "--seats", "you,,random"),
    ("play", "builders", "--seats", "a,b,c,d,e"),
    ("play", "builders", "--seats", "you,no.such.module:Bot"),
    ("play", "builders", "--seats", "you,json:Bot"),
    ("play", "builders", "--seats", "you,json:dumps"),
    ("play", "builders", "--seats", "you,:"),
    ("play", "builders", "--option", "rounds"),
    ("play", "builders", "--option", "rounds=zero"),
    ("play", "builders", "--option", "rounds=3", "--option", "rounds=4"),
    ("play", "builders", "--option", "colour=red"),
    ("play", "renaissance_man", "--option", "deck=@/nonexistent/deck.csv"),
    ("play", "builders", "--seed", "many"),
    ("play", "builders", "--locale", "de"),
    ("play", "builders", "--draws", "loaded"),
    ("play", "builders", "--position", "nonsense"),
    ("play", "--resume", "/nonexistent/file"),
    ("play", "--resume", "."),
    ("play", "builders", "--nosuch"),
    ("replay",),
    ("replay", "/nonexistent/file"),
    ("replay", "README.md"),
    ("rules",),
    ("rules", "chess"),
    ("rules", "builders", "B99"),
    ("rules", "builders", "R1"),
    ("simulate", "chess"),
    ("simulate", "builders", "--games", "0"),
    ("simulate", "builders", "--jobs", "0"),
    ("simulate", "builders", "--bots", "genius"),
    ("simulate", "builders", "--players", "9"),
    ("simulate", "builders", "--games", "99999999999999999999"),
    ("simulate", "renaissance_man", "--option", "deck=@/dev/null"),
    ("simulate", "renaissance_man", "--option", "deck=@/dev/zero"),
    ("bench", "--nosuch"),
    ("arena", "builders"),
    ("arena", "chess", "--bots", "random,rules"),
    ("arena", "builders", "--bots", "random,genius"),
    ("arena", "builders", "--bots", "random,rules", "--games", "0"),
    ("arena", "builders", "--bots", "random,rules", "--games", "99999999999999999999"),
    ("arena", "builders", "--bots", "random,rules", "--jobs", "0"),
    ("arena", "builders", "--bots", "random,rules", "--out", "README.md"),
    ("ladder", "--jobs", "0"),
    ("serve", "--port", "99999"),
    ("serve", "--port", "none"),
    ("serve", "--host", "no such host"),
    ("serve", "--workers", "0"),
    ("serve", "--keep", "-1"),
    ("serve", "--rate", "nan"),
    ("serve", "--database", "nonsense"),
    ("serve", "--webhook", "nonsense"),
    ("serve", "--bot", "no.such.module:Bot"),
    ("serve", "--locale", "de"),
    ("backup", "copy.db", "--database", "sqlite:////nonexistent/tavola.db"),
    ("restore", "/nonexistent/copy.db"),
    ("restore", "README.md"),
]


@pytest.mark.parametrize("words", MISTAKES, ids=" ".join)
def test_a_mistake_is_one_sentence(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    code, out, err = tavola(capsys, monkeypatch, *words)
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert err.endswith(".\n")
    assert "Traceback" not in err


def test_a_defect_is_one_sentence_too(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object) -> None:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr("tavola.sim.bench.run", fail)
    code, _, err = tavola(capsys, monkeypatch, "bench")
    assert code == 1
    assert "ZeroDivisionError" in err and err.count("\n") == 1
    monkeypatch.setenv("TAVOLA_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        tavola(capsys, monkeypatch, "bench")


def test_version_and_help(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, _ = tavola(capsys, monkeypatch, "--version")
    assert (code, out.split()[0]) == (0, "tavola")
    code, out, _ = tavola(capsys, monkeypatch, "--help")
    assert code == 0
    for command in ("play", "simulate", "replay", "rules", "bench"):
        assert command in out
        assert tavola(capsys, monkeypatch, command, "--help")[0] == 0


def test_play_without_a_game_is_the_menu(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, _ = tavola(capsys, monkeypatch, "play", typed="q\n")
    assert code == 0
    assert "Intrigue (3 to 5 players)" in out
    assert tavola(capsys, monkeypatch, "play")[0] == 0
    code, out, _ = tavola(capsys, monkeypatch, "--plain", "--locale", "fr", typed="2\n\n\n\n\n\ntable\nq\n")
    assert code == 0
    assert "Les Bâtisseurs, tour" in out


@pytest.mark.parametrize("words", [(), ("--plain",), ("--locale", "fr"), ("--option", "rounds=2", "--draws", "hand")])
def test_play(words: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, err = tavola(capsys, monkeypatch, "play", "build", "--seats", "you,random", *words, typed="help\nq\n")
    assert (code, err) == (0, "")
    assert ("Les Bâtisseurs" if "fr" in words else "The Builders") in out


def test_the_same_seed_gives_the_same_draws(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("play", "intrigue", "--seats", "random,you,progress", "--seed", "5", "--plain")
    assert tavola(capsys, monkeypatch, *words) == tavola(capsys, monkeypatch, *words)


def test_a_position_to_begin_at(
    match_file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, out, _ = tavola(capsys, monkeypatch, "replay", str(match_file), "--json")
    position = json.loads(out)["position"]
    code, out, _ = tavola(capsys, monkeypatch, "play", "builders", "--position", position, "--plain", typed="q\n")
    assert code == 0
    assert "11 écus" in out


def test_resume(match_file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    before = match_file.read_text()
    code, out, _ = tavola(capsys, monkeypatch, "play", "--resume", str(match_file), "--plain", typed="take:1\nlog\nq\n")
    assert code == 0
    assert "Anna takes 1 écu" in out
    assert str(match_file) in out
    assert match_file.read_text().count("\n") > before.count("\n")
    for words in (("intrigue",), ("--seats", "you,rules"), ("--seats", "you"), ("--option", "rounds=3")):
        code, _, err = tavola(capsys, monkeypatch, "play", *words, "--resume", str(match_file))
        assert code == 2 and err.count("\n") == 1


def test_a_bot_that_nobody_knows(
    match_file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file of another version may seat one: then it can be replayed (the hash is another), but not played on."""
    match_file.write_text(match_file.read_text().replace("(random)", "(oracle)"))
    assert tavola(capsys, monkeypatch, "replay", str(match_file))[0] == 0
    code, _, err = tavola(capsys, monkeypatch, "play", "--resume", str(match_file))
    assert code == 2 and err.count("\n") == 1


def test_replay(match_file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, _ = tavola(capsys, monkeypatch, "replay", str(match_file), "--verify")
    assert code == 0
    assert "Anna takes 1 écu for 1 action." in out and "Verified" in out
    assert max(map(len, out.splitlines())) <= 80
    code, out, _ = tavola(capsys, monkeypatch, "replay", str(match_file), "--to", "0", "--plain", "--locale", "fr")
    assert code == 0 and "Anna prend" not in out
    code, out, _ = tavola(capsys, monkeypatch, "replay", str(match_file), "--verify", "--json")
    shown = json.loads(out)
    assert shown["verified"] and shown["result"] is None and shown["game"] == "builders"
    assert tavola(capsys, monkeypatch, "replay", str(match_file), "--to", "9999")[0] == 2
    match_file.write_text(match_file.read_text().replace("take:1", "take:2"))
    code, _, err = tavola(capsys, monkeypatch, "replay", str(match_file), "--verify")
    assert code == 2 and err.startswith("Line ")


def test_simulate_and_replay_one_of_several(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "games.tavola"
    words = ("simulate", "intrigue", "--players", "3", "--games", "3", "--bots", "random,progress", "--seed", "4")
    code, out, _ = tavola(capsys, monkeypatch, *words, "--json", "--out", str(path))
    assert code == 0
    assert json.loads(out)["game"] == "intrigue"
    assert tavola(capsys, monkeypatch, *words)[0] == 0
    results = []
    for number in ("1", "2", "3"):
        code, out, _ = tavola(capsys, monkeypatch, "replay", str(path), "--match", number, "--verify", "--json")
        assert code == 0
        results.append(out)
    assert len(set(results)) == 3
    for number in ("0", "4", "-1"):
        code, _, err = tavola(capsys, monkeypatch, "replay", str(path), "--match", number)
        assert code == 2 and err.count("\n") == 1


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("game", ["renaissance_man", "builders", "intrigue"])
def test_rules(game: str, locale: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, _ = tavola(capsys, monkeypatch, "rules", game, "--locale", locale)
    assert code == 0
    assert max(map(len, out.splitlines())) <= 80
    letter = game[0].upper()
    code, out, _ = tavola(capsys, monkeypatch, "rules", game, f"{letter.lower()}3", "--locale", locale, "--plain")
    assert code == 0 and out.startswith(f"{letter}3. ")
    assert tavola(capsys, monkeypatch, "rules", game, "3", "--locale", locale, "--plain")[1] == out


def test_the_language_of_the_environment(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "choisissez un jeu" in tavola(capsys, monkeypatch, "play", typed="q\n")[1]
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "choose a game" in tavola(capsys, monkeypatch, "play", typed="q\n")[1]


def test_bench(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The figures are measured elsewhere; here only that the command asks for them and prints them."""
    monkeypatch.setattr("tavola.bots.bench.measure", lambda: {"rules_builders4_games_per_s": 7})
    row = {"decisions_per_s": 5, "cold_s": 1.0}
    monkeypatch.setattr("tavola.sim.bench.measure", lambda peers: {"games": {"builders": row}, "peers": {"x": peers}})
    code, out, _ = tavola(capsys, monkeypatch, "bench", "--peers", "--json")
    assert code == 0 and json.loads(out)["peers"] == {"x": True}
    assert json.loads(out)["bots"] == {"rules_builders4_games_per_s": 7}
    assert tavola(capsys, monkeypatch, "bench")[0] == 0


def start(*arguments: str) -> subprocess.Popen[str]:
    """A process of its own, with a pipe at each end."""
    pipe = subprocess.PIPE
    environment = {**os.environ, "PYTHONPATH": "src"}
    command = [sys.executable, "-m", "tavola", *arguments]
    return subprocess.Popen(command, cwd=ROOT, env=environment, text=True, stdin=pipe, stdout=pipe, stderr=pipe)


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_an_interrupt_keeps_the_match(name: str, matches: Path) -> None:
    with start("play", "builders", "--seats", "you,random", "--seed", "3", "--plain") as game:
        assert game.stdin and game.stdout and game.stderr
        game.stdin.write("take:1\n")
        game.stdin.flush()
        while "Player takes 1 écu" not in game.stdout.readline():
            pass
        time.sleep(0.3)
        game.send_signal(getattr(signal, name))
        rest = game.stdout.read()
        assert game.wait(20) == 0
        assert len(game.stderr.read().splitlines()) <= 1  # at most that the rules are being prepared
    assert "--resume" in rest
    assert len(list(matches.iterdir())) == 1


def test_a_reader_that_goes_away(matches: Path) -> None:
    """`tavola play .. | head -1` ends quietly, and the match is kept."""
    with start("play", "builders", "--seats", "you,random", "--seed", "3", "--plain") as game:
        assert game.stdin and game.stdout and game.stderr
        game.stdin.write("take:1\n")
        game.stdin.flush()
        while "Player takes 1 écu" not in game.stdout.readline():
            pass
        game.stdout.close()
        game.stdin.write("take:1\n" * 3)
        game.stdin.close()
        assert game.wait(20) == 0
        assert len(game.stderr.read().splitlines()) <= 1  # at most that the rules are being prepared
    assert len(list(matches.iterdir())) == 1
