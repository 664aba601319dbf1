"""Every screen on its own: nothing wider than a small phone, nothing from elsewhere, light and dark at once."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Newcomer
from tests.web.hand import Hand, open_against_bots
from tests.web.people import open_table
from tests.web.serving import Serving

PHONE: dict[str, Any] = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
PLAIN = [
    "/",
    "/new/builders",
    "/new/renaissance_man",
    "/new/intrigue?with=friends",
    "/tables",
    "/lobby",
    "/device",
    "/settings",
    "/rules/builders",
    "/rules/intrigue",
    "/rules/renaissance_man",
    "/api/docs",
    "/nowhere",
]
WIDTH = "() => document.documentElement.scrollWidth"


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_no_screen_scrolls_sideways_on_a_phone(server: Serving, newcomer: Newcomer, locale: str) -> None:
    page = newcomer(server.url, locale=locale, **PHONE)
    opened = open_table(page, "Anna", "intrigue", "you", "invited", "open", "apprentice")
    wide = []
    for path in [*PLAIN, f"/table/{opened['table']['id']}", f"/join/{opened['invitations'][0]['code']}"]:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        if page.evaluate(WIDTH) > 320:
            wide.append(f"{path}: {page.evaluate(WIDTH)}")
    assert not wide, wide


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_no_page_of_a_finished_game_scrolls_sideways_on_a_phone(
    server: Serving, newcomer: Newcomer, locale: str
) -> None:
    page = newcomer(server.url, locale="en-GB", **PHONE)
    table = open_against_bots(page, "builders", 2, rounds=1)
    Hand(page).play()
    page.request.put("/api/me", data={"name": "Anna", "locale": locale[:2]})
    for path in (f"/table/{table}", f"/result/{table}", f"/replay/{table}"):
        page.goto(path)
        if locale == "fr-FR" and page.locator("html").get_attribute("lang") == "en":
            page.get_by_role("button", name="Lire en français").click()
        page.get_by_role("heading", level=1).wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        assert page.evaluate(WIDTH) <= 320, path


def test_nothing_comes_from_elsewhere(server: Serving, newcomer: Newcomer) -> None:
    """On a machine without the internet everything works, the page of the server's calls too."""
    page = newcomer(server.url)
    strange: list[str] = []
    page.on("request", lambda request: request.url.startswith((server.url, "data:")) or strange.append(request.url))
    for path in PLAIN:
        answer = page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        assert answer and "default-src 'self'" in answer.headers["content-security-policy"], path
    assert not strange, strange


def test_the_page_of_calls(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    page.goto("/api/docs")
    document = page.request.get("/api/openapi.json").json()
    calls = [(verb.upper(), path) for path, verbs in document["paths"].items() for verb in verbs]
    expect(page.locator("details.call")).to_have_count(len(calls))
    for verb, path in calls:
        assert page.locator("details.call > summary").filter(has_text=f"{verb} {path}").count(), path
    for name in document["components"]["schemas"]:
        expect(page.locator(f"[id='{name}']").get_by_role("heading", name=name)).to_be_attached()
    # It can be tried at once.
    rules = page.locator("details.call").filter(has=page.locator("summary", has_text="GET /api/rules/{game}"))
    rules.locator("summary").first.click()
    rules.get_by_label("game").fill("builders")
    rules.get_by_label("locale").fill("fr")
    rules.get_by_role("button", name="Try it").click()
    expect(rules.get_by_text("Answer: 200")).to_be_visible()
    expect(rules.locator("pre")).to_contain_text('"number": "B1"')
    introduce = page.locator("details.call").filter(has=page.locator("summary", has_text="PUT /api/me"))
    introduce.locator("summary").first.click()
    introduce.get_by_label("Body").fill('{"name": "Anna"}')
    introduce.get_by_role("button", name="Try it").click()
    expect(introduce.locator("pre")).to_contain_text('"name": "Anna"')


# Every colour that any element has while the theme changes, frame by frame.
COLOURS = """async () => {
  const look = () => [...document.querySelectorAll('body *')].map(one => {
    const style = getComputedStyle(one);
    return [style.color, style.backgroundColor, style.borderTopColor].join();
  }).join('|');
  const seen = [];
  const light = look();
  const dark = [...document.querySelectorAll('input[name=theme]')][2];
  dark.click();
  for (let frame = 0; frame < 30; frame++) {
    await new Promise(requestAnimationFrame);
    seen.push(look());
  }
  return { light, seen: [...new Set(seen)] };
}"""


@pytest.mark.parametrize("moving", [True, False])
def test_light_and_dark_change_places_at_once(server: Serving, newcomer: Newcomer, moving: bool) -> None:
    page = newcomer(server.url, settings={"theme": "light"}, moving=moving)
    page.goto("/settings")
    page.get_by_role("heading", level=1).wait_for()
    found = page.evaluate(COLOURS)
    assert len(found["seen"]) == 1, "there was a moment between light and dark"
    assert found["seen"][0] != found["light"]


def test_a_dialogue_keeps_the_focus_and_gives_it_back(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    opened = open_table(page, "Anna", "builders", "you", "apprentice")
    page.goto(f"/table/{opened['table']['id']}")
    button = page.get_by_role("button", name="Table menu")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Table menu")).to_be_visible()
    for _ in range(12):
        page.keyboard.press("Tab")
        inside = page.evaluate(
            "document.activeElement === document.body || document.activeElement.closest('dialog') !== null"
        )
        assert inside, "the Tab key leaves the dialogue"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(button).to_be_focused()
