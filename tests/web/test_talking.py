"""Negotiating in Intrigue: a statement is put together from menus, answered with one click, and remembered."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Newcomer
from tests.web.hand import Hand
from tests.web.people import open_table, sit_down
from tests.web.serving import Serving


def can_speak(page: Page) -> bool:
    return page.get_by_role("button", name="Say it").count() > 0


def play_until_somebody_may_speak(hands: list[Hand]) -> None:
    """Before a bribe there is time to talk (I22)."""
    for _ in range(200):
        if can_speak(hands[0].page) and can_speak(hands[1].page):
            return
        for hand in hands:
            if not can_speak(hand.page) and hand.page.locator("details.choices li").count():
                hand.play(confirmations=hand.confirmed + 1)
        hands[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is ever asked for a bribe")


def test_an_offer_is_made_and_accepted_with_one_click(server: Serving, newcomer: Newcomer) -> None:
    anna, berta = newcomer(server.url), newcomer(server.url)
    opened = open_table(anna, "Anna", "intrigue", "you", "invited", "apprentice")
    sit_down(berta, "Berta", opened)
    anna.goto(f"/table/{opened['table']['id']}")
    hands = [Hand(anna, 1), Hand(berta, 2)]
    play_until_somebody_may_speak(hands)

    composer = anna.get_by_role("tabpanel").locator("form")
    composer.get_by_role("combobox", name="What", exact=True).select_option("I offer")
    composer.get_by_role("combobox", name="To", exact=True).select_option("Berta")
    reading = composer.locator(".reading")
    expect(reading).to_contain_text(re.compile("Anna.+Berta|offer", re.I))
    sentence = reading.locator("p").first.inner_text().strip("“”")
    left = composer.get_by_text(re.compile(r"\d statements? left"))
    before = int(re.findall(r"\d+", left.inner_text())[0])
    composer.get_by_role("button", name="Say it").click()
    expect(left).to_have_text(re.compile(f"^{before - 1} statement"))

    said = berta.get_by_role("tabpanel")
    expect(said).to_contain_text(sentence.rstrip("."))
    expect(berta.get_by_role("tab", name=re.compile("Talk"))).to_contain_text("1")  # something to answer
    said.get_by_role("button", name="accept").first.click()
    for page in (anna, berta):
        ledger = (
            page.get_by_role("tabpanel").locator("section").filter(has=page.get_by_role("heading", name="Words given"))
        )
        expect(ledger).to_contain_text(re.compile("Anna|you", re.I))
        expect(ledger).to_contain_text(re.compile("open|kept|broken", re.I))


def test_what_can_not_be_said_is_told_before_it_is_said(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    opened = open_table(page, "Anna", "intrigue", "you", "apprentice", "apprentice", options={"statements": 0})
    page.goto(f"/table/{opened['table']['id']}")
    Hand(page).asked()
    page.get_by_role("tab", name="Talk").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("You can speak before a bribe is paid")
    expect(page.get_by_role("button", name="Say it")).to_have_count(0)
