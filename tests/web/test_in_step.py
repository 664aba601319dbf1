"""One person, several tabs and devices: they stay in step. And how somebody learns that it is their turn."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Newcomer
from tests.web.hand import Hand, open_against_bots
from tests.web.people import known, open_table, sit_down
from tests.web.serving import Serving

# A browser without a window shows no notifications: they are written down instead.
NOTED = """
window.noted = [];
window.Notification = class { constructor(title, more) { window.noted.push(`${title}: ${more.body}`); } close() {}
  static permission = 'granted'; static requestPermission() { return Promise.resolve('granted'); } };
Object.defineProperty(document, 'hidden', { get: () => window.away ?? false });
"""


def test_tabs_of_one_player_stay_in_step(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    table = open_against_bots(page, "builders", 2, rounds=4)
    Hand(page).asked()
    other = page.context.new_page()
    other.goto(f"/table/{table}")
    for tab in (page, other):
        expect(tab.get_by_test_id("prompt")).to_contain_text("3 actions are left")
    page.get_by_role("button", name="Take 1 écu").first.click()
    page.get_by_role("button", name="Confirm").click()
    expect(other.get_by_test_id("prompt")).to_contain_text("2 actions are left")
    other.get_by_role("button", name="Undo").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("3 actions are left")
    # Settings and the name go along too.
    page.get_by_role("button", name="Lire en français").click()
    expect(other.locator("html")).to_have_attribute("lang", "fr")
    other.goto("/settings")
    other.get_by_role("radio", name="sombre").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_another_name_is_known_in_all_tabs(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    known(page, "Anna")
    page.goto("/new/builders?with=friends")
    expect(page.get_by_text("You: Anna")).to_be_visible()
    other = page.context.new_page()
    other.goto("/settings")
    other.get_by_label("Name", exact=True).fill("Annetta")
    other.get_by_role("button", name="Save").click()
    expect(page.get_by_text("You: Annetta")).to_be_visible()


def test_ones_turn_is_told_by_title_badge_and_notification(server: Serving, newcomer: Newcomer) -> None:
    anna, berta = newcomer(server.url), newcomer(server.url)
    berta.add_init_script(NOTED)
    opened = open_table(anna, "Anna", "renaissance_man", "you", "invited", options={"rounds": 1})
    sit_down(berta, "Berta", opened)
    anna.goto(f"/table/{opened['table']['id']}")
    berta.goto("/settings")
    berta.get_by_label("Tell me when it is my turn").check()
    badge(berta, 1)

    # Berta seals, so that nothing waits for her; then she looks at something else.
    berta.goto(f"/table/{opened['table']['id']}")
    Hand(berta, 2).play(confirmations=1)
    badge(berta, 0)
    berta.goto("/rules/intrigue")
    berta.evaluate("window.away = true")
    Hand(anna, 1).play(confirmations=1)
    berta.wait_for_function("() => window.noted.length > 0")
    assert berta.evaluate("window.noted") == ["It is your turn: Renaissance Man"]
    badge(berta, 1)
    berta.goto("/")
    berta.get_by_role("link", name="It is your turn at a table").click()
    berta.wait_for_url(f"**/table/{opened['table']['id']}")


def test_a_mail_address_is_asked_for_where_the_server_mails(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    known(page, "Anna")
    page.goto("/settings")
    expect(page.get_by_label("Name", exact=True)).to_have_value("Anna")
    expect(page.get_by_label("Mail address")).to_have_count(0)

    sent: list[Any] = []

    def mailing(route: Route) -> None:
        if route.request.method == "PUT":
            sent.append(route.request.post_data_json)
        route.fulfill(json={"name": "Anna", "locale": "en", "turns": 0, "mail": "anna@example.org", "mails": True})

    page.route("**/api/me", mailing)
    page.reload()
    address = page.get_by_label("Mail address")
    expect(address).to_have_value("anna@example.org")
    address.fill("")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    assert sent == [{"name": "Anna", "locale": "en", "mail": ""}]


def badge(page: Page, count: int) -> None:
    if count:
        expect(page).to_have_title(f"({count}) Your turn – Tavola")
        expect(page.get_by_label("1 table waits for you")).to_be_visible()
    else:
        expect(page).to_have_title("Tavola")
        expect(page.get_by_role("navigation").locator(".badge")).to_have_count(0)
