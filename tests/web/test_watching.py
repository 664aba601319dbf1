"""Spectators: the lobby lists open tables and hides private ones; who watches sees nobody's secrets."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Newcomer
from tests.web.hand import Hand
from tests.web.people import introduce, open_table
from tests.web.serving import Serving

BOARD = ".board[data-game=intrigue]"


def card(page: Page, table: str) -> str:
    return f"a[href='/table/{table}']"


def test_an_open_table_is_watched_from_the_lobby(server: Serving, newcomer: Newcomer) -> None:
    anna, guest = newcomer(server.url), newcomer(server.url)
    opened = open_table(anna, "Anna", "intrigue", "you", "apprentice", "apprentice")
    hidden = open_table(anna, "Anna", "intrigue", "you", "apprentice", "apprentice", private=True)
    table = opened["table"]["id"]
    anna.goto(f"/table/{table}")
    hand = Hand(anna)
    hand.asked()

    guest.goto("/")
    guest.get_by_role("link", name="Watch and join").click()
    expect(guest.locator(card(guest, table)).first).to_be_visible()
    expect(guest.locator(card(guest, hidden["table"]["id"]))).to_have_count(0)
    listed = guest.get_by_role("article").filter(has=guest.locator(card(guest, table)))
    listed.get_by_role("link", name="Watch").click()
    guest.wait_for_url(f"**/table/{table}")

    expect(guest.get_by_test_id("prompt")).to_contain_text(re.compile("choosing"))
    expect(guest.locator("details.choices")).to_have_count(0)
    expect(guest.locator(".board button.legal")).to_have_count(0)
    # I4: nobody's cash is shown to those who watch; Anna sees her own.
    cash = re.compile("hidden")
    expect(anna.locator(BOARD).get_by_role("cell", name=cash)).to_have_count(2)
    expect(guest.locator(BOARD).get_by_role("cell", name=cash)).to_have_count(3)
    log = guest.get_by_role("tab", name="Log")
    log.click()
    told = guest.get_by_role("list", name="What happened").get_by_role("listitem")
    before = told.count()
    hand.play(confirmations=2)
    expect(told.nth(before)).to_be_visible()
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.get_by_text("Those who sit at the table can chat.")).to_be_visible()


def test_a_listed_table_is_joined_from_the_lobby(server: Serving, newcomer: Newcomer) -> None:
    anna, berta = newcomer(server.url), newcomer(server.url)
    anna.goto("/new/builders?with=friends")
    anna.get_by_role("radio", name="2", exact=True).check()
    anna.get_by_label("Seat 2").select_option("open")
    anna.get_by_text("More settings").click()
    anna.get_by_label("Show this table to everybody on the server").check()
    anna.get_by_role("button", name="Open the table").click()
    introduce(anna, "Anna")
    anna.wait_for_url("**/table/*")
    table = anna.url.rsplit("/", 1)[1]

    berta.goto("/lobby")
    listed = berta.get_by_role("article").filter(has=berta.locator(card(berta, table)))
    listed.get_by_role("button", name="Take a seat").click()
    introduce(berta, "Berta")
    berta.wait_for_url(f"**/table/{table}")
    for page in (anna, berta):
        expect(page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(2)
        expect(page.get_by_role("list", name="Seats")).to_contain_text("Berta")
