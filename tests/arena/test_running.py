"""Runs: the same result in one process, in several, on Ray, after a kill and after a restart."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tavola.arena.command import play
from tavola.arena.player import Player, Record
from tavola.arena.pool import play_alone, play_in_processes
from tavola.arena.schedule import Order
from tavola.arena.store import GAMES, Store
from tavola.core.errors import TavolaError
from tests.arena.support import SLOW, small_order, timeless, without_time

ROOT = Path(__file__).resolve().parents[2]


def all_of(results: Any) -> list[Record]:
    return [record for records in results for record in records]


@pytest.fixture(scope="module")
def slow_order() -> Order:
    return small_order(bots=f"rules,{SLOW}")


@pytest.fixture(scope="module")
def alone(slow_order: Order) -> list[Any]:
    return timeless(all_of(play_alone(slow_order, slow_order.seatings(24), True)))


def test_two_processes_play_the_same(slow_order: Order, alone: list[Any]) -> None:
    assert timeless(all_of(play_in_processes(slow_order, slow_order.seatings(24), True, 2))) == alone


def test_a_killed_worker_loses_nothing(slow_order: Order, alone: list[Any], monkeypatch: Any) -> None:
    import tavola.arena.pool as pool

    started: list[pool.Worker] = []
    begin = pool.Worker.__init__

    def remember(self: Any, *arguments: Any) -> None:
        begin(self, *arguments)
        started.append(self)

    monkeypatch.setattr(pool.Worker, "__init__", remember)
    found: list[Record] = []
    results = play_in_processes(slow_order, slow_order.seatings(24), True, 2)
    for records in results:
        found += records
        if len(started) == 2:
            os.kill(started[0].process.pid, signal.SIGKILL)
    assert len(started) == 3
    assert timeless(found) == alone
    assert all(not worker.process.is_alive() for worker in started)


def test_a_bot_that_ends_its_process_is_no_endless_loop(monkeypatch: Any) -> None:
    monkeypatch.setattr("tavola.arena.pool.MOST_DEATHS", 2)
    order = small_order(bots="random,tests.arena.bots:Deserter")
    with pytest.raises(TavolaError, match="died one after the other"):
        all_of(play_in_processes(order, order.seatings(2), True, 1))


def test_an_error_in_a_worker_is_one_sentence() -> None:
    order = small_order(bots="random,tests.arena.bots:Cheat")
    with pytest.raises(TavolaError, match=r"^Game \d .* not legal\.$"):
        all_of(play_in_processes(order, order.seatings(4), True, 2))


def arena(out: Path, *more: str) -> list[str]:
    command = ["arena", "builders", "--option", "rounds=4", "--seed", "3", "--games", "24", "--json"]
    return [sys.executable, "-m", "tavola", *command, "--bots", f"rules,{SLOW}", "--out", str(out), *more]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}


def lines_of(out: Path) -> list[bytes]:
    path = out / GAMES
    return path.read_bytes().splitlines() if path.exists() else []


def test_killed_and_started_again(tmp_path: Path, slow_order: Order, alone: list[Any]) -> None:
    """SIGKILL in the middle: the second run plays what is missing, and ends as a run that nobody disturbed."""
    out = tmp_path / "run"
    process = subprocess.Popen(arena(out, "--jobs", "2"), env=environment(), stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 120
    while len(lines_of(out)) < 4 and time.monotonic() < deadline:
        time.sleep(0.01)
    process.kill()
    process.wait()
    stored = lines_of(out)
    assert 4 <= len(stored) < 24
    with (out / GAMES).open("ab") as file:
        file.write(b'{"number": 23, "deal": 11, "se')  # as a kill in the middle of a write would leave it
    done = subprocess.run(arena(out), env=environment(), capture_output=True, check=True)
    assert not done.stderr  # no progress bar in a pipe
    again = lines_of(out)
    assert again[: len(stored)] == stored
    records = [json.loads(line) for line in again]
    assert timeless(records) == alone
    undisturbed = play(slow_order, 24, 1, None, tmp_path / "other")
    assert without_time(json.loads(done.stdout)) == without_time(undisturbed)
    assert without_time(json.loads((out / "report.json").read_text())) == without_time(undisturbed)


def test_a_folder_keeps_to_its_order(tmp_path: Path) -> None:
    order = small_order(bots="rules,random")
    first = play(order, 4, 1, None, tmp_path)
    before = (tmp_path / GAMES).read_bytes()
    assert without_time(play(order, 4, 1, None, tmp_path)) == without_time(first)  # nothing is left to play
    assert (tmp_path / GAMES).read_bytes() == before
    assert play(order, 6, 1, None, tmp_path)["games"] == 6  # more games go on
    assert (tmp_path / GAMES).read_bytes().startswith(before)
    for other in (small_order(seed=4), small_order(bots="rules,progress"), small_order(players=3)):
        with pytest.raises(TavolaError, match=r"were begun with .*; take another folder"):
            play(other, 4, 1, None, tmp_path)


def test_a_damaged_line_and_a_second_arena_are_refused(tmp_path: Path) -> None:
    order = small_order(bots="rules,random")
    play(order, 4, 1, None, tmp_path)
    with Store(tmp_path, order), pytest.raises(TavolaError, match="Another arena"):
        Store(tmp_path, order)
    lines = lines_of(tmp_path)
    (tmp_path / GAMES).write_bytes(b"\n".join([lines[0], lines[1][:-9], *lines[2:], b""]))
    with pytest.raises(TavolaError, match=r"Line 2 of .* is damaged"):
        play(order, 4, 1, None, tmp_path)


@pytest.mark.parametrize("cut", [1, 40])
def test_a_torn_last_line_is_played_again(tmp_path: Path, cut: int) -> None:
    order = small_order(bots="rules,random")
    play(order, 4, 1, None, tmp_path)
    path = tmp_path / GAMES
    whole = [json.loads(line) for line in lines_of(tmp_path)]
    os.truncate(path, path.stat().st_size - cut)
    play(order, 4, 1, None, tmp_path)
    assert timeless(json.loads(line) for line in lines_of(tmp_path)) == timeless(whole)


def test_ray_plays_the_same_and_survives_a_killed_worker(monkeypatch: Any, tmp_path: Path) -> None:
    """SIGKILL meets a worker in the middle of a game, as soon as a few games are through."""
    pytest.importorskip("ray")
    from tavola.arena.cluster import play_on_ray

    order = small_order(bots="rules,tests.arena.bots:Victim")
    alone = timeless(all_of(play_alone(order, order.seatings(16), True)))
    monkeypatch.setenv("PYTHONPATH", environment()["PYTHONPATH"])
    monkeypatch.setenv("TAVOLA_TEST_KILL", str(tmp_path / "killed"))
    found = all_of(play_on_ray(order, order.seatings(16), True, 2, "local"))
    killed = int((tmp_path / "killed").read_text())
    assert killed != os.getpid()
    assert timeless(found) == alone


def test_nothing_to_play_is_said(tmp_path: Path) -> None:
    order = small_order()
    for games_count, jobs in ((0, 1), (1, 0)):
        with pytest.raises(TavolaError) as caught:
            play(order, games_count, jobs, None, None)
        assert str(caught.value).endswith(".")
    (tmp_path / "file").write_text("")
    with pytest.raises(TavolaError, match="can be stored"):
        play(order, 1, 1, None, tmp_path / "file")


def test_games_are_the_same_with_and_without_a_folder(tmp_path: Path) -> None:
    order = small_order(bots="rules,progress")
    assert without_time(play(order, 8, 1, None, None)) == without_time(play(order, 8, 1, None, tmp_path))
    assert Player(order).keep_matches
