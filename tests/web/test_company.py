"""Several people at one table, each in a browser of their own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Newcomer
from tests.web.hand import Hand
from tests.web.people import introduce
from tests.web.serving import Serving


def play_together(hands: list[Hand]) -> None:
    """By turns, whoever is asked, until both see the result."""
    for _ in range(400):
        if all(hand.page.locator(".outcome").count() for hand in hands):
            return
        for hand in hands:
            if hand.page.evaluate("document.querySelector('details.choices li, .prompt .does .strong') !== null"):
                hand.play(confirmations=hand.confirmed + 1)
        hands[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("game", "seats", "rounds"), [("builders", 2, 2), ("renaissance_man", 3, 1), ("intrigue", 3, None)]
)
def test_two_people_meet_by_an_invitation(
    server: Serving, newcomer: Newcomer, game: str, seats: int, rounds: int | None
) -> None:
    anna = newcomer(server.url)
    anna.goto(f"/new/{game}?with=friends")
    anna.get_by_role("radio", name=str(seats), exact=True).check()
    for number in range(3, seats + 1):
        anna.get_by_label(f"Seat {number}").select_option("apprentice")
    if rounds:
        anna.get_by_text("More settings").click()
        anna.get_by_role("spinbutton").first.fill(str(rounds))
    anna.get_by_role("button", name="Open the table").click()
    introduce(anna, "Anna")
    anna.wait_for_url("**/table/*")
    expect(anna.get_by_text("One player is still missing.")).to_be_visible()
    link = anna.get_by_label("Link for seat 2").input_value()
    anna.get_by_role("button", name="Show as QR code").click()
    expect(anna.get_by_role("img", name=re.compile("QR code"))).to_be_visible()

    berta = newcomer(server.url)
    berta.goto(link)
    expect(berta.get_by_text("Anna")).to_be_visible()
    berta.get_by_role("button", name="Take a seat").click()
    introduce(berta, "Berta")
    berta.wait_for_url("**/table/*")
    hands = [Hand(anna, 5), Hand(berta, 6)]
    play_together(hands)
    results = {page.locator(".outcome h2").inner_text() for page in (anna, berta)}
    assert len(results) == 1 and re.search("Anna|Berta|win", results.pop())


def test_chat_reaches_the_other(server: Serving, newcomer: Newcomer) -> None:
    anna = newcomer(server.url)
    anna.goto("/new/builders?with=friends")
    anna.get_by_role("radio", name="2", exact=True).check()
    anna.get_by_label("Seat 2").select_option("open")
    anna.get_by_role("button", name="Open the table").click()
    introduce(anna, "Anna")
    anna.wait_for_url("**/table/*")
    table = anna.get_by_label("The table’s link").input_value()
    anna.get_by_role("button", name="Show as QR code").click()
    expect(anna.get_by_role("img", name=f"QR code of {table}")).to_be_visible()

    berta = newcomer(server.url)
    berta.goto(table)
    berta.get_by_role("button", name="Take a seat").click()
    introduce(berta, "Berta")
    for page in (anna, berta):
        page.get_by_role("tab", name="Chat").click()
    anna.get_by_label("Say something").fill("Good evening, <b>Berta</b>!")
    anna.get_by_role("button", name="Send").click()
    expect(berta.get_by_role("tabpanel")).to_contain_text("Good evening, <b>Berta</b>!")


def test_a_seat_goes_along_to_another_device(server: Serving, newcomer: Newcomer) -> None:
    desk = newcomer(server.url)
    desk.goto("/settings")
    desk.get_by_label("Name", exact=True).fill("Cecilia")
    desk.get_by_role("button", name="Save").click()
    expect(desk.get_by_text("Saved.")).to_be_visible()
    desk.goto("/")
    desk.get_by_role("button", name="Play now – The Builders").click()
    desk.wait_for_url("**/table/*")
    table = desk.url.rsplit("/", 1)[1]
    desk.goto("/device")
    desk.get_by_role("button", name="Make a code").click()
    code = desk.get_by_test_id("device-code").inner_text()

    phone = newcomer(server.url)
    phone.goto("/device")
    phone.get_by_label("Code", exact=True).fill(code)
    phone.get_by_role("button", name="Be that player here").click()
    phone.wait_for_url("**/tables")
    expect(phone.locator(f"a[href='/table/{table}']").first).to_be_visible()
