"""Time to think: clocks run where everybody sees them, and when one has run out the table's setting decides."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Newcomer
from tests.web.hand import Hand
from tests.web.people import open_table
from tests.web.serving import Serving

SOON = 3
"""Seconds of a clock that runs out while one looks on."""
LATE = 60_000.0


def test_a_clock_is_shown_to_the_others(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    opened = open_table(
        page,
        "Anna",
        "intrigue",
        "you",
        "apprentice",
        "apprentice",
        clock={"kind": "bank", "seconds": 1200, "bonus": 15},
    )
    page.goto(f"/table/{opened['table']['id']}")
    Hand(page).asked()
    mine = page.get_by_role("list", name="Seats").get_by_role("listitem").filter(has_text="Anna")
    expect(mine).to_contain_text(re.compile(r"(20:[01]\d|19:\d\d)"))


def test_when_time_is_up_a_simple_choice_is_made(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    clock = {"kind": "move", "seconds": SOON, "then": "default"}
    opened = open_table(page, "Anna", "builders", "you", "apprentice", clock=clock, options={"rounds": 1})
    page.goto(f"/table/{opened['table']['id']}")
    Hand(page).asked()
    # Nobody does anything: the turn ends by itself, and so does the game.
    expect(page.get_by_role("region", name="The result")).to_be_visible(timeout=LATE)


def test_when_time_is_up_a_bot_takes_the_seat_until_its_player_comes_back(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    clock = {"kind": "move", "seconds": SOON, "then": "bot"}
    # Another person, who never comes, keeps the game from running to its end.
    opened = open_table(page, "Anna", "intrigue", "you", "invited", "apprentice", clock=clock)
    other = newcomer(server.url)
    code = opened["invitations"][0]["code"]
    other.request.put("/api/me", data={"name": "Berta"})
    other.request.post(f"/api/tables/{opened['table']['id']}/join", data={"invitation": code})
    page.goto(f"/table/{opened['table']['id']}")
    expect(page.get_by_test_id("prompt")).to_have_text("A bot is playing your seat.", timeout=LATE)
    # The choice that there was no time for is the bot's; the next one is Anna's again.
    back = page.get_by_role("button", name="Play again myself")
    page.wait_for_function(
        """() => { document.querySelector('.prompt .does .strong')?.click();
                 return document.querySelectorAll('details.choices li').length > 0; }""",
        polling=500,
        timeout=LATE,
    )
    expect(back).to_have_count(0)
