"""axe-core finds nothing on any screen, in any dialogue and panel, light and dark."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import build_web
from tests.web.conftest import Newcomer
from tests.web.hand import Hand, open_against_bots
from tests.web.people import open_table
from tests.web.serving import Serving

AXE = build_web.MODULES / "axe-core" / "axe.min.js"
PLAIN = [
    "/",
    "/new/builders",
    "/new/intrigue?with=friends",
    "/tables",
    "/lobby",
    "/device",
    "/settings",
    "/rules/builders",
    "/api/docs",
    "/nowhere",
    "/table/nowhere",
    "/join/nowhere",
    "/result/nowhere",
    "/replay/nowhere",
]
RUN = """async () => (await axe.run()).violations.map(
  found => `${found.id}: ${found.help}: ${found.nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(' | ')}`
)"""
# Colours that are still changing have any contrast.
STILL = "() => document.getAnimations().every(one => one.playState !== 'running')"
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
PHONE = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}


class Examiner:
    """Looks at a page in both themes and keeps what is wrong."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []

    def look(self, what: str = "") -> None:
        page = self.page
        page.wait_for_load_state("networkidle")
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(Path(AXE).read_text())
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.evaluate(FRAMES)
            page.wait_for_function(STILL)
            self.found += [f"{page.url} {what} {theme}: {one}" for one in page.evaluate(RUN)]

    def verdict(self) -> None:
        assert not self.found, "\n".join(self.found)


@pytest.mark.parametrize("phone", [False, True])
def test_plain_screens(server: Serving, newcomer: Newcomer, phone: bool) -> None:
    page = newcomer(server.url, **(PHONE if phone else {}))
    axe = Examiner(page)
    for path in PLAIN:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        axe.look("phone" if phone else "")
    axe.verdict()


def test_lists_and_a_call_that_was_tried(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    open_table(page, "Anna", "builders", "you", "open")
    open_table(page, "Anna", "intrigue", "you", "apprentice", "apprentice")
    axe = Examiner(page)
    for path in ("/", "/tables", "/lobby"):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        axe.look("with tables")
    page.goto("/device")
    page.get_by_role("button", name="Make a code").click()
    expect(page.get_by_test_id("device-code")).to_be_visible()
    axe.look("with a code")
    page.goto("/api/docs")
    page.locator("details.call > summary").first.click()
    page.get_by_role("button", name="Try it").click()
    expect(page.get_by_text("Answer: 200")).to_be_visible()
    axe.look("a call")
    axe.verdict()


def test_the_way_to_a_table(server: Serving, newcomer: Newcomer) -> None:
    """The question for a name, the waiting room with its links, the invitation, and the host's menu."""
    page = newcomer(server.url)
    axe = Examiner(page)
    page.goto("/new/builders?with=friends")
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_label("Seat 3").select_option("open")
    page.get_by_text("More settings").click()
    page.get_by_label("Time to think").select_option("1 minute for each choice")
    axe.look("all settings")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="That’s me").click()
    expect(page.get_by_role("alert")).to_be_visible()
    axe.look("the name")
    page.get_by_label("Name", exact=True).fill("Anna")
    page.get_by_role("button", name="That’s me").click()
    page.wait_for_url("**/table/*")
    link = page.get_by_label("Link for seat 2").input_value()
    for button in page.get_by_role("button", name="Show as QR code").all():
        button.click()
    axe.look("waiting")
    page.get_by_role("button", name="For the host").click()
    axe.look("the host before the game")

    guest = newcomer(server.url)
    guest.goto(link)
    guest.get_by_role("button", name="Take a seat").wait_for()
    other = Examiner(guest)
    other.look("invited")
    guest.goto(page.url)
    guest.get_by_role("button", name="Take a seat").wait_for()
    other.look("waiting, as a guest")
    axe.verdict()
    other.verdict()


@pytest.mark.parametrize("game", ["builders", "renaissance_man", "intrigue"])
def test_tables(server: Serving, newcomer: Newcomer, game: str) -> None:
    page = newcomer(server.url)
    open_against_bots(page, game, 3)
    hand = Hand(page)
    axe = Examiner(page)
    for confirmations in (0, 3):
        hand.play(confirmations=confirmations)
        hand.asked()
        axe.look(f"after {confirmations}")
    page.locator("details.choices summary").click()
    axe.look("the list of choices")
    hand.choose_from_list()
    page.get_by_role("button", name="Step back").wait_for()
    axe.look("a choice that was begun")
    if game == "builders":  # around the board all games have the same
        panels_and_menus(page, axe)
    axe.verdict()


def panels_and_menus(page: Page, axe: Examiner) -> None:
    for tab in ("Log", "Chat", "Rules"):
        page.get_by_role("tab", name=tab).click()
        axe.look(tab)
    page.get_by_role("button", name="Table menu").click()
    axe.look("the menu")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    axe.look("sure?")


@pytest.mark.parametrize("game", ["builders", "renaissance_man", "intrigue"])
def test_tables_on_a_phone(server: Serving, newcomer: Newcomer, game: str) -> None:
    page = newcomer(server.url, **PHONE)
    opened = open_table(page, "Anna", game, "you", "apprentice", "apprentice")
    page.goto(f"/table/{opened['table']['id']}?guide=1")
    Hand(page).asked()
    axe = Examiner(page)
    expect(page.get_by_role("region", name="Guide")).to_be_visible()
    axe.look("phone, with the guide")
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("tabpanel").get_by_role("heading").first.wait_for()
    axe.look("phone, rules")
    axe.verdict()


def test_hints_refusals_and_a_host(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    opened = open_table(page, "Anna", "builders", "you", "apprentice")
    page.goto(f"/table/{opened['table']['id']}")
    axe = Examiner(page)
    hand = Hand(page)
    hand.asked()
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_role("region", name="Your decision").locator(".hint")
    expect(hint).to_contain_text(re.compile("looking ahead|Nothing else"), timeout=120_000)
    axe.look("a hint")
    page.get_by_role("button", name=re.compile("^Take 6 écus")).click()
    hand.confirm()
    expect(page.get_by_test_id("prompt")).to_contain_text("No action is left")
    page.locator(".board button[aria-disabled=true]").first.click(force=True)
    page.get_by_role("alert").wait_for()
    axe.look("why not")
    for button, text in (("Pause", "The host has paused the game."), ("Close the table", "This table was closed.")):
        page.get_by_role("button", name="Table menu").click()
        page.get_by_role("dialog").get_by_role("button", name=button).click()
        if button != "Pause":
            page.get_by_role("dialog").get_by_role("button", name="Yes").click()
        expect(page.get_by_role("heading", name=text)).to_be_visible()
        axe.look(button)
    axe.verdict()


def test_negotiating(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    opened = open_table(page, "Anna", "intrigue", "you", "apprentice", "apprentice")
    page.goto(f"/table/{opened['table']['id']}")
    hand = Hand(page)
    axe = Examiner(page)
    for _ in range(40):
        hand.asked()
        if page.get_by_role("button", name="Say it").count():
            break
        hand.play(confirmations=hand.confirmed + 1)
    page.get_by_role("button", name="+ a condition").click()
    axe.look("an offer")
    page.get_by_role("button", name="Say it").click()
    expect(page.get_by_text("5 statements left")).to_be_visible()
    axe.look("an offer was made")
    axe.verdict()


@pytest.mark.parametrize("game", ["builders", "renaissance_man"])
def test_after_the_game(server: Serving, newcomer: Newcomer, game: str) -> None:
    page = newcomer(server.url)
    table = open_against_bots(page, game, 2, rounds=1)
    Hand(page).play()
    axe = Examiner(page)
    axe.look("over")
    for path in (f"/result/{table}", f"/replay/{table}"):
        page.goto(path)
        page.get_by_role("link", name="Match file").or_(page.get_by_test_id("replay-lines")).first.wait_for()
        axe.look()
    text = page.request.get(f"/api/tables/{table}/match").text()
    answer = page.request.post("/api/studies", data=text, headers={"content-type": "text/plain"})
    study = answer.json()["id"]
    for path in (f"/study/{study}", f"/replay/{study}?study=1"):
        page.goto(path)
        page.get_by_role("link", name="Match file").or_(page.get_by_test_id("replay-lines")).first.wait_for()
        axe.look()
    axe.verdict()
