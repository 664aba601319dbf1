"""Hints: the search's opinion with what it expects, where the table allows it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Newcomer
from tests.web.hand import Hand, open_against_bots
from tests.web.people import open_table
from tests.web.serving import Serving

THINKS = 120_000.0
GAMES = [("builders", 2), ("renaissance_man", 2), ("intrigue", 3)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_hint_says_what_it_expects_and_is_taken_with_a_click(
    server: Serving, newcomer: Newcomer, game: str, seats: int
) -> None:
    page = newcomer(server.url)
    open_against_bots(page, game, seats)
    hand = Hand(page)
    if game == "renaissance_man":
        hand.play(confirmations=1)  # the foundation
    hand.asked()
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_role("region", name="Your decision").locator(".hint")
    expect(hint).to_contain_text(re.compile("looking ahead|Nothing else is worth a thought"), timeout=THINKS)
    if hint.get_by_role("listitem").count():
        expect(hint.get_by_role("listitem").first).to_contain_text(re.compile(r"\d+% of the win"))
    # It is shown on the board and in the list too, not by colour alone.
    page.locator("details.choices summary").click()
    expect(page.locator("details.choices .hinted")).to_have_count(1)
    best = page.locator("details.choices .hinted").inner_text()
    hint.get_by_role("button", name="Choose the first").click()
    expect(page.get_by_role("list", name="Steps so far")).to_contain_text(best)


def test_no_hints_where_the_table_has_none(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    opened = open_table(page, "Anna", "builders", "you", "apprentice", hints=False)
    page.goto(f"/table/{opened['table']['id']}")
    Hand(page).asked()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
