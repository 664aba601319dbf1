"""What hosts and players can do around a game: pause, close, mute, remove, bots for people, leaving and coming back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Newcomer
from tests.web.hand import Hand
from tests.web.people import introduce, open_table, sit_down
from tests.web.serving import Serving


@pytest.fixture
def pair(server: Serving, newcomer: Newcomer) -> tuple[Page, Page, str]:
    """Anna, who is the host, and Berta at a table of the Builders with a bot."""
    anna, berta = newcomer(server.url), newcomer(server.url)
    opened = open_table(anna, "Anna", "builders", "you", "invited", "apprentice", private=True, options={"rounds": 6})
    sit_down(berta, "Berta", opened)
    table = opened["table"]["id"]
    anna.goto(f"/table/{table}")
    for page in (anna, berta):
        expect(page.get_by_test_id("prompt")).to_contain_text(re.compile("choos", re.I))
    return anna, berta, table


def menu(page: Page, *buttons: str) -> None:
    """Open the table's menu and press these, one after another."""
    page.get_by_role("button", name="Table menu").click()
    for name in buttons:
        page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def seat(page: Page, name: str) -> str:
    return page.get_by_role("list", name="Seats").get_by_role("listitem").filter(has_text=name).inner_text()


def test_pause_and_go_on(pair: tuple[Page, Page, str]) -> None:
    anna, berta, _ = pair
    menu(anna, "Pause")
    for page in (anna, berta):
        expect(page.get_by_test_id("prompt")).to_have_text("The host has paused the game.")
        expect(page.locator("details.choices")).to_have_count(0)
    menu(anna, "Go on")
    for page in (anna, berta):
        expect(page.get_by_test_id("prompt")).not_to_have_text("The host has paused the game.")


def test_a_silenced_chat(pair: tuple[Page, Page, str]) -> None:
    anna, berta, _ = pair
    berta.get_by_role("tab", name="Chat").click()
    expect(berta.get_by_label("Say something")).to_be_visible()
    menu(anna, "Silence the chat")
    expect(berta.get_by_text("The host has silenced the chat.")).to_be_visible()
    expect(berta.get_by_label("Say something")).to_be_hidden()
    menu(anna, "Allow the chat")
    expect(berta.get_by_label("Say something")).to_be_visible()


def test_only_the_host_has_tools(pair: tuple[Page, Page, str]) -> None:
    _, berta, _ = pair
    menu(berta)
    dialog = berta.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Resign")).to_be_visible()
    for name in ("Pause", "Silence the chat", "Close the table", "Remove"):
        expect(dialog.get_by_role("button", name=name)).to_have_count(0)


def test_a_bot_plays_for_somebody_who_may_come_back(pair: tuple[Page, Page, str]) -> None:
    anna, berta, _ = pair
    menu(anna, "Let a bot play")
    expect(berta.get_by_test_id("prompt")).to_have_text("A bot is playing your seat.")
    expect(berta.locator("details.choices")).to_have_count(0)
    expect(anna.get_by_role("list", name="Seats")).to_contain_text("plays on")
    berta.get_by_role("button", name="Play again myself").click()
    expect(berta.get_by_test_id("prompt")).not_to_have_text("A bot is playing your seat.")
    expect(anna.get_by_role("list", name="Seats")).not_to_contain_text("plays on")
    Hand(anna).play(confirmations=1)


def test_leaving_to_a_bot_and_returning(pair: tuple[Page, Page, str]) -> None:
    anna, berta, table = pair
    menu(berta, "Leave, a bot plays on", "Yes")
    berta.wait_for_url("**/tables")
    expect(anna.get_by_role("list", name="Seats")).to_contain_text("plays on")
    berta.locator(f"a[href='/table/{table}']").first.click()
    berta.get_by_role("button", name="Play again myself").click()
    expect(anna.get_by_role("list", name="Seats")).not_to_contain_text("plays on")


def test_resigning(pair: tuple[Page, Page, str]) -> None:
    anna, berta, _ = pair
    menu(berta, "Resign", "Yes")
    expect(berta.get_by_test_id("prompt")).to_contain_text("You have resigned")
    expect(berta.get_by_role("button", name="Play again myself")).to_have_count(0)
    expect(anna.get_by_role("list", name="Seats")).to_contain_text("resigned")
    # The others play on, and when the last one gives up, that is the end.
    menu(anna, "Resign", "Yes")
    for page in (anna, berta):
        expect(page.get_by_role("heading", name="This table was closed.")).to_be_visible()


def test_closing(pair: tuple[Page, Page, str]) -> None:
    anna, berta, _ = pair
    menu(anna, "Close the table", "No")
    anna.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()
    expect(anna.get_by_test_id("prompt")).to_be_visible()
    menu(anna, "Close the table", "Yes")
    for page in (anna, berta):
        outcome = page.get_by_role("region", name="The result")
        expect(outcome).to_contain_text("This table was closed.")
        expect(outcome.get_by_role("link", name="Result")).to_have_count(0)  # there is none
        expect(page.locator("details.choices")).to_have_count(0)


def test_a_removed_player_is_replaced_by_another(
    pair: tuple[Page, Page, str], server: Serving, newcomer: Newcomer
) -> None:
    anna, berta, _ = pair
    menu(anna, "Remove", "Yes")
    expect(berta.get_by_role("button", name="Hint")).to_have_count(0)
    expect(berta.locator("details.choices")).to_have_count(0)
    expect(anna.get_by_role("list", name="Seats")).to_contain_text("plays on")
    menu(anna, "Make a link")
    link = anna.get_by_role("dialog").get_by_label(re.compile("^Link for seat")).input_value()

    cecilia = newcomer(server.url)
    cecilia.goto(link)
    cecilia.get_by_role("button", name="Take a seat").click()
    introduce(cecilia, "Cecilia")
    cecilia.wait_for_url("**/table/*")
    expect(cecilia.get_by_role("list", name="Seats")).to_contain_text("Cecilia")
    expect(anna.get_by_role("list", name="Seats")).to_contain_text("Cecilia")
    expect(anna.get_by_role("list", name="Seats")).not_to_contain_text("plays on")


def test_a_free_seat_of_a_listed_game_is_taken_from_the_lobby(server: Serving, newcomer: Newcomer) -> None:
    anna, berta = newcomer(server.url), newcomer(server.url)
    opened = open_table(anna, "Anna", "builders", "you", "invited", options={"rounds": 6})
    sit_down(berta, "Berta", opened)
    table = opened["table"]["id"]
    anna.goto(f"/table/{table}")
    menu(anna, "Remove", "Yes")
    expect(berta.get_by_role("button", name="Take the seat of Berta")).to_be_visible()

    cecilia = newcomer(server.url)
    cecilia.goto("/lobby")
    free = cecilia.locator("section").filter(has=cecilia.get_by_role("heading", name="Tables with a free seat"))
    card = free.get_by_role("article").filter(has=cecilia.locator(f"a[href='/table/{table}']"))
    card.get_by_role("button", name="Take a seat").click()
    introduce(cecilia, "Cecilia")
    cecilia.wait_for_url(f"**/table/{table}")
    expect(anna.get_by_role("list", name="Seats")).to_contain_text("Cecilia")
    expect(berta.get_by_role("button", name="Take the seat of Berta")).to_have_count(0)
