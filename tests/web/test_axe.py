"""axe-core finds nothing on any screen, light and dark."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

import build_web
from tests.web.conftest import Newcomer
from tests.web.hand import Hand, open_against_bots
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
    "/nowhere",
]
RUN = """async () => (await axe.run()).violations.map(
  found => `${found.id}: ${found.help}: ${found.nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(' | ')}`
)"""


# Colours that are still changing have any contrast.
STILL = """() => document.getAnimations().every(one => one.playState !== 'running')"""


def violations(page: Page) -> list[str]:
    page.wait_for_load_state("networkidle")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.wait_for_function(STILL)
    page.evaluate(Path(AXE).read_text())
    return [f"{page.url}: {found}" for found in page.evaluate(RUN)]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_plain_screens(server: Serving, newcomer: Newcomer, theme: str) -> None:
    page = newcomer(server.url, color_scheme=theme)
    found: list[str] = []
    for path in PLAIN:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        found += violations(page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["builders", "renaissance_man", "intrigue"])
def test_tables(server: Serving, newcomer: Newcomer, game: str) -> None:
    page = newcomer(server.url)
    open_against_bots(page, game, 3)
    hand = Hand(page)
    found: list[str] = []
    for confirmations in (0, 3):
        hand.play(confirmations=confirmations)
        hand.asked()
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            found += [f"{theme} {one}" for one in violations(page)]
    assert not found, "\n".join(found)


def test_after_the_game(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    table = open_against_bots(page, "builders", 2, rounds=1)
    Hand(page).play()
    found = violations(page)
    for path in (f"/result/{table}", f"/replay/{table}"):
        page.goto(path)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            found += [f"{theme} {one}" for one in violations(page)]
    assert not found, "\n".join(found)
