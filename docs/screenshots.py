"""Takes the pictures in docs/screenshots: every screen, light and dark, desktop and phone, English and French.

    .venv/bin/python -m docs.screenshots [--only NAME]

It needs Chromium and the built browser client (`make packages web`).
"""

from __future__ import annotations

import argparse
import io
import re
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.chromium import launch
from tests.web.hand import Hand, open_against_bots
from tests.web.serving import Serving

FOLDER = Path(__file__).parent / "screenshots"
SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
GAMES = {"builders": 3, "renaissance_man": 3, "intrigue": 4}
# How far a game has gone when its board is shown, in confirmed choices.
MOMENT = {"builders": 22, "renaissance_man": 13, "intrigue": 13}
# What there is to be seen then: more than one thing to choose from, and in Intrigue a bribe that is talked about.
WORTH_SHOWING = {
    "builders": "details.choices li:nth-child(10)",
    "renaissance_man": "details.choices li:nth-child(4)",
    "intrigue": ".table:has(.bribe):has(.answers)",
}
BOTS = {"builders": "labourer", "renaissance_man": "labourer", "intrigue": "bargainer"}
# What somebody with a plan does first, as the list of all choices says it, and how many of it there may be at a time.
WISHES: dict[str, list[tuple[str, str, int]]] = {
    "builders": [
        ("^Send", "", 0),
        ("^Open a site", ".workshop .sites li:has([data-card])", 2),
        ("^Recruit", ".workshop :is(.team, .sites) [data-card]", 6),
        ("^Take [36]", "", 0),
        ("^(Take|End)", "", 0),
    ],
    "renaissance_man": [
        ("^(Hire|Place)", "", 0),
        ("^(Recruit|Teach|Barter)", "", 0),
        ("^Do nothing", "", 0),
        ("", "", 0),
    ],
    "intrigue": [("", "", 0)],
}
# A picture of colours that are still changing shows neither light nor dark.
STILL = "() => document.getAnimations().every(one => one.playState !== 'running')"
PLAIN = {
    "front": "/",
    "new": "/new/builders",
    "invite": "/new/intrigue?with=friends",
    "tables": "/tables",
    "lobby": "/lobby",
    "device": "/device",
    "settings": "/settings",
    "rules": "/rules/intrigue",
}


class Planner(Hand):
    """Somebody who plays with a simple plan, so that the boards look like those of people."""

    def __init__(self, page: Page, game: str) -> None:
        super().__init__(page, seed=7)
        self.wishes = WISHES[game]

    def choose_on_board(self) -> bool:
        return False

    def choose_from_list(self) -> None:
        if not self.page.locator("details.choices[open]").count():
            self.press(self.page.locator("details.choices summary"))
        buttons = self.page.locator("details.choices li button")
        for wish, counted, most in self.wishes:
            fitting = buttons.filter(has_text=re.compile(wish))
            if fitting.count() and (not counted or self.page.locator(counted).count() < most):
                self.press(fitting.nth(self.rng.randrange(fitting.count())))
                return
        super().choose_from_list()


def to_the_top(page: Page) -> None:
    page.evaluate("() => { scrollTo(0, 0); document.querySelector('.table .field')?.scrollTo(0, 0); }")


def shoot(page: Page, name: str) -> None:
    """The same moment four times for each size: light and dark, English and French."""
    for locale in ("en", "fr"):
        speak = page.locator(f"button.speak[lang={locale}]")
        if speak.count():
            speak.click()
        page.mouse.move(0, 0)
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)  # type: ignore[arg-type]
            for theme in ("light", "dark"):
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
                page.wait_for_load_state("networkidle")
                to_the_top(page)
                page.wait_for_timeout(250)
                page.wait_for_function(STILL)
                keep(page.screenshot(), FOLDER / f"{name}-{size}-{theme}-{locale}.png")
    page.locator("button.speak[lang=en]").click()
    page.set_viewport_size(SIZES["desktop"])  # type: ignore[arg-type]


def keep(picture: bytes, file: Path) -> None:
    """With 256 colours, which are enough for paper and ink, a picture takes a third of the room."""
    Image.open(io.BytesIO(picture)).convert("RGB").quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)


def take(browser: Browser, url: str, wanted: Callable[[str], bool]) -> None:
    context = browser.new_context(base_url=url, locale="en-GB", viewport=SIZES["desktop"])  # type: ignore[arg-type]
    context.add_init_script("""localStorage['tavola.settings'] ??= '{"pace":"quick"}'""")
    page = context.new_page()
    for game, seats in GAMES.items():
        if wanted(game):
            open_against_bots(page, game, seats, level=BOTS[game])
            hand = Planner(page, game)
            hand.play(confirmations=MOMENT[game])
            hand.asked()
            while not page.locator(WORTH_SHOWING[game]).count():
                hand.play(confirmations=hand.confirmed + 1)
                hand.asked()
            page.evaluate("() => document.querySelector('details.choices')?.removeAttribute('open')")
            shoot(page, game)
    if wanted("guide"):
        page.goto("/")
        page.get_by_role("button", name=re.compile("^Guided first game.*Renaissance Man")).click()
        Hand(page).asked()
        shoot(page, "guide")
    if wanted("result") or wanted("replay"):
        table = open_against_bots(page, "builders", 3, rounds=3)
        Hand(page, seed=7).play()
        for name, query in {"result": "", "replay": "?entry=60"}.items():
            if wanted(name):
                page.goto(f"/{name}/{table}{query}")
                shoot(page, name)
    if wanted("waiting"):
        page.goto("/new/intrigue?with=friends")
        page.locator("form select").first.select_option("open")
        page.get_by_text("More settings").click()
        page.get_by_label("Show this table to everybody").check()
        page.get_by_role("button", name="Open the table").click()
        page.locator("dialog input").fill("Anna")
        page.locator("dialog button.strong").click()
        page.get_by_role("button", name="Copy").wait_for()
        shoot(page, "waiting")
    for name, path in PLAIN.items():
        if wanted(name):
            page.goto(path)
            shoot(page, name)
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", help="one screen instead of all")
    only = parser.parse_args().only
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Serving(Path(folder))
        server.start()
        try:
            browser = launch(playwright)
            take(browser, server.url, lambda name: only in (None, name))
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
