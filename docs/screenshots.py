"""Takes the pictures in docs/screenshots: every screen, light and dark, desktop and phone, English and French.

    .venv/bin/python -m docs.screenshots [--only NAME]

It needs Chromium and the built browser client (`make packages web`).
"""

from __future__ import annotations

import argparse
import io
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
            open_against_bots(page, game, seats, level="labourer")
            hand = Hand(page, seed=7)
            hand.play(confirmations=10)
            hand.asked()
            shoot(page, game)
    if wanted("result") or wanted("replay"):
        table = open_against_bots(page, "builders", 3, rounds=3)
        Hand(page, seed=7).play()
        for name in ("result", "replay"):
            page.goto(f"/{name}/{table}")
            shoot(page, name)
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
