"""A hand holds the button of a mouse down for a moment; what is pressed shows meanwhile what it would do."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Newcomer
from tests.web.hand import Hand, open_against_bots
from tests.web.serving import Serving

HELD = 150.0  # milliseconds
MOST_ROUNDS = 12


def test_a_slow_press_on_a_place_is_a_click(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    open_against_bots(page, "renaissance_man", 2, rounds=MOST_ROUNDS)
    hand = Hand(page)
    hand.asked()
    cards = page.locator(".rm .own .hand button.legal:not(.mild)")
    for left in (4, 3, 2, 0):  # the fifth goes to the last place by itself
        cards.first.click(delay=HELD)
        expect(cards).to_have_count(left)
    hand.asked()
    hand.confirm()
    places = page.locator(".rm .own .pyramid button.legal:not(.mild)")
    for _ in range(MOST_ROUNDS * 4):
        asked = hand.asked()
        assert asked != "over", "no card ever fitted"
        hire = page.locator(".rm .actions button.legal").filter(has_text="Hire")
        if asked == "choose" and hire.count():
            hire.click(delay=HELD)
            cards.first.click(delay=HELD)
            expect(places.first).to_be_visible()
            places.first.click(delay=HELD)
            expect(page.get_by_role("button", name="Seal")).to_be_visible()
            return
        hand.play(confirmations=hand.confirmed + 1)
    raise AssertionError("no card ever fitted")
