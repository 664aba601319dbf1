"""Whole games of all three titles in a real Chromium against bots: by mouse, by keyboard alone, and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Newcomer
from tests.web.hand import Finger, Hand, Keys, expect_result, open_against_bots, open_by_keyboard
from tests.web.serving import Serving

GAMES = [("builders", 2, 2), ("renaissance_man", 2, 2), ("intrigue", 3, None)]
PHONE = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(("game", "seats", "rounds"), GAMES)
def test_by_mouse(server: Serving, newcomer: Newcomer, game: str, seats: int, rounds: int | None) -> None:
    page = newcomer(server.url, moving=True)
    open_against_bots(page, game, seats, rounds=rounds)
    hand = Hand(page)
    hand.play()
    assert hand.board > hand.confirmed / 2, "most choices should be possible on the board"
    expect_result(page)


@pytest.mark.parametrize(("game", "seats", "rounds"), GAMES)
def test_by_keyboard_alone(server: Serving, newcomer: Newcomer, game: str, seats: int, rounds: int | None) -> None:
    page = newcomer(server.url)
    open_by_keyboard(page, game, seats, rounds=rounds)
    hand = Keys(page, seed=2)
    hand.play()
    assert hand.board > 0
    hand.reach(".outcome a.strong")
    expect(page.get_by_role("heading", name="Standing")).to_be_visible()


@pytest.mark.parametrize(("game", "seats", "rounds"), GAMES)
def test_on_a_phone(server: Serving, newcomer: Newcomer, game: str, seats: int, rounds: int | None) -> None:
    page = newcomer(server.url, **PHONE)
    open_against_bots(page, game, seats, rounds=rounds)
    hand = Finger(page, seed=3)
    wide: set[int] = set()
    hand.looked = lambda: wide.add(page.evaluate("document.documentElement.scrollWidth"))
    hand.play()
    assert hand.board > 0
    assert max(wide) <= 320, f"the page scrolls sideways: {max(wide)} px"
    expect_result(page)
