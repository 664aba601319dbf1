"""Choices by dragging, on each board: a card or a scholar is taken along and let go where it shall lie."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Newcomer
from tests.web.hand import Hand, open_against_bots
from tests.web.serving import Serving


def take_up(page: Page, card: Locator) -> None:
    card.hover()
    box = card.bounding_box()
    assert box
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 12, box["y"] + box["height"] / 2 + 6, steps=4)


def let_go(page: Page, place: Locator) -> None:
    box = place.bounding_box()
    assert box, "the place is not on the page"
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
    page.mouse.up()


def drag(page: Page, card: Locator, place: Locator) -> None:
    """With the button held down from the one to the other, in steps as a hand moves."""
    take_up(page, card)
    let_go(page, place)


def step(page: Page) -> Locator:
    return page.get_by_role("list", name="Steps so far").get_by_role("listitem")


def test_a_site_is_opened_and_a_worker_sent(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url, viewport={"width": 1400, "height": 1300})
    open_against_bots(page, "builders", 2, rounds=4)
    Hand(page).asked()
    row = page.locator(".board ul.buildings li:has(button.legal)").first
    drag(page, row, page.locator(".board [data-drop=sites]"))
    expect(step(page)).to_have_text(re.compile("Open a site"))
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("2 actions are left")

    worker = page.locator(".board .team li:has(button.legal)").first
    drag(page, worker, page.locator(".board .sites [data-drop]").first)
    expect(step(page)).to_have_text(re.compile("Send"))
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("1 action is left")


def test_what_can_not_be_dropped_says_why(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url, viewport={"width": 1400, "height": 1300})
    open_against_bots(page, "builders", 2, rounds=4)
    hand = Hand(page)
    hand.asked()
    for left in (2, 1):
        page.get_by_role("button", name=re.compile("^Take 1 écu")).first.click()
        hand.confirm()
        expect(page.get_by_test_id("prompt")).to_contain_text(f"{left} action")
    page.get_by_role("button", name=re.compile("^Take 1 écu")).first.click()
    hand.confirm()
    expect(page.get_by_test_id("prompt")).to_contain_text("No action is left")
    drag(page, page.locator(".board ul.buildings li:has(button)").first, page.locator(".board [data-drop=sites]"))
    expect(page.get_by_role("alert").get_by_role("button", name=re.compile("^Rule B"))).to_be_visible()


def test_a_foundation_is_laid_and_a_card_played(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url, viewport={"width": 1400, "height": 1300})
    open_against_bots(page, "renaissance_man", 2, rounds=2)
    hand = Hand(page)
    hand.asked()
    cards = page.locator(".rm .own .hand li:not([inert]):has(button)")
    for laid in range(1, 5):
        drag(page, cards.first.locator("svg").first, page.locator(".rm [data-drop='place:1.3']"))
        expect(step(page)).to_have_count(laid)
    hand.confirm()
    expect(page.get_by_test_id("prompt")).to_contain_text("Choose an action", timeout=60_000)
    # An open place above takes a card whose needs it has; dropping another one there says why not.
    place = page.locator(".rm .own [data-drop^='place:2.']").first
    drag(page, page.locator(".rm .own .hand li:not([inert]):has(button) svg").first, place)
    expect(step(page).first.or_(page.get_by_role("alert"))).to_be_visible()


def test_a_scholar_is_sent(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url, viewport={"width": 1400, "height": 1300})
    open_against_bots(page, "intrigue", 3)
    hand = Hand(page)
    for _ in range(60):
        hand.asked()
        if page.locator(".board [draggable=true]").count() and "to send" in page.get_by_test_id("prompt").inner_text():
            break
        hand.play(confirmations=hand.confirmed + 1)
    take_up(page, page.locator(".board .household [draggable=true]").first)
    # Only now it is known which palaces it may go to.
    goal = page.locator(".board .goal").first
    expect(goal).to_be_visible()
    let_go(page, goal)
    expect(step(page)).to_have_text(re.compile("Send|send"))
