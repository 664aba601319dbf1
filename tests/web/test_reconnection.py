"""The server dies in the middle of a game and comes back: the page finds it again without being loaded anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Newcomer
from tests.web.hand import Hand, open_against_bots
from tests.web.serving import Serving


@pytest.mark.parametrize(("game", "seats", "rounds"), [("builders", 2, 2)])
def test_a_killed_server_comes_back(tmp_path: Path, newcomer: Newcomer, game: str, seats: int, rounds: int) -> None:
    server = Serving(tmp_path)
    server.start()
    try:
        page = newcomer(server.url)
        open_against_bots(page, game, seats, rounds=rounds)
        page.evaluate("window.before = 'still the same page'")
        hand = Hand(page, seed=4)
        hand.play(confirmations=2)
        lines = page.get_by_role("tabpanel").get_by_role("listitem").count()
        server.kill()
        expect(page.get_by_text("The connection is lost.")).to_be_visible()
        server.start()
        expect(page.get_by_text("The connection is lost.")).to_be_hidden()
        assert page.get_by_role("tabpanel").get_by_role("listitem").count() >= lines
        hand.play()
        expect(page.get_by_role("region", name="The result")).to_be_visible()
        assert page.evaluate("window.before") == "still the same page"
    finally:
        server.kill()
