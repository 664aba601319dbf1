"""Sealed choices: nobody sees them before all have sealed, and until then one may take one's own back."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Newcomer
from tests.web.hand import Hand
from tests.web.people import open_table, sit_down
from tests.web.serving import Serving


def seal_foundation(page: Page, hand: Hand) -> None:
    hand.play(confirmations=hand.confirmed + 1)
    expect(page.get_by_test_id("prompt")).to_contain_text("Your choice is sealed.")


def test_a_seal_is_taken_back_and_made_again(server: Serving, newcomer: Newcomer) -> None:
    anna, berta = newcomer(server.url), newcomer(server.url)
    opened = open_table(anna, "Anna", "renaissance_man", "you", "invited", options={"rounds": 1})
    sit_down(berta, "Berta", opened)
    anna.goto(f"/table/{opened['table']['id']}")
    first, second = Hand(anna, 1), Hand(berta, 2)
    second.asked()
    log = berta.get_by_role("list", name="What happened").get_by_role("listitem")
    before = log.all_inner_texts()

    seal_foundation(anna, first)
    seats = berta.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.filter(has_text="Anna")).to_contain_text("sealed")
    expect(log).to_have_count(len(before) + 1)
    assert log.all_inner_texts() == [*before, "Anna has sealed a choice."], "and nothing of what it is"

    anna.get_by_role("button", name="Take the seal back").click()
    expect(anna.get_by_test_id("prompt")).to_contain_text("foundation")
    expect(seats.filter(has_text="Anna")).not_to_contain_text("sealed")
    seal_foundation(anna, first)
    second.play(confirmations=1)
    # Both are open now, for everybody.
    for page in (anna, berta):
        expect(page.get_by_test_id("prompt")).to_contain_text(re.compile("action", re.I))
        expect(page.get_by_role("button", name="Take the seal back")).to_have_count(0)
