"""The first start: bots are compiled in the background, and people choose meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavola.core import kernel
from tavola.games import load as load_game
from tavola.terminal import preparing
from tavola.terminal.preparing import Preparing, compile_parts
from tests.terminal.scripted import Stage, sit, typing

needs_cache = pytest.mark.skipif(kernel.CACHE is None, reason="nothing is kept here")


class Slow(Preparing):
    """Bots that are ready when somebody has waited for them so many times."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.stopped = False

    @property
    def busy(self) -> bool:
        return self.times > 0

    def wait(self, seconds: float) -> None:
        self.times -= 1

    def stop(self) -> None:
        self.stopped = True


def test_people_choose_while_the_bots_are_prepared() -> None:
    stage = Stage(typing(["1", "1", "1", "1", "1"]), plain=True)
    session = sit("renaissance_man", "Anna,journeyman", stage)
    session.preparing = slow = Slow(3)
    session.run()
    assert slow.stopped
    foundation = stage.text.index("Lay the")
    assert foundation < stage.text.index("Anna has sealed") < stage.text.index("lays the foundation, from left")
    assert slow.times == 0  # all had chosen but the bot, and it was waited for


def test_a_bot_to_move_is_waited_for() -> None:
    stage = Stage(typing([]), plain=True)
    session = sit("builders", "journeyman,journeyman", stage)
    session.preparing = slow = Slow(2)
    session.run()
    assert slow.times == 0 and session.referee.over


@needs_cache
def test_a_process_of_its_own_compiles_what_no_mark_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("builders")
    monkeypatch.setattr(preparing, "_mark", lambda game, part: tmp_path / part)
    first = Preparing(game, "en", ["journeyman"])
    assert first.busy
    first.stop()
    assert not first.busy
    compile_parts(game, ["rules"])
    assert (tmp_path / "rules").exists()
    later = Preparing(game, "en", ["journeyman"])
    assert not later.busy
    later.wait(1)
    later.stop()


@needs_cache
def test_nothing_is_prepared_for_people_alone() -> None:
    assert not Preparing(load_game("builders"), "en", ["person", "random"]).busy
