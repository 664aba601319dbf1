"""One server and one Chromium for all tests of the browser client; each test gets contexts of its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.web.chromium import launch_or_skip
from tests.web.serving import Serving

FOLDER = Path(__file__).parent
PATIENCE = 20_000.0
Newcomer = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of them in one process: two cores have room for one Chromium."""
    for item in items:
        if FOLDER in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("browser"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch_or_skip(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    serving = Serving(tmp_path_factory.mktemp("server"))
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def newcomer(browser: Browser) -> Iterator[Newcomer]:
    """Makes a page of a browser that was never here before. What goes wrong inside of it fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(url: str, *, settings: dict[str, Any] | None = None, moving: bool = False, **named: Any) -> Page:
        named.setdefault("locale", "en-GB")
        named.setdefault("viewport", {"width": 1280, "height": 800})
        still = "no-preference" if moving else "reduce"
        context = browser.new_context(base_url=url, reduced_motion=still, accept_downloads=True, **named)
        context.set_default_timeout(PATIENCE)
        kept = json.dumps({"pace": "quick", **(settings or {})})
        context.add_init_script(
            f"localStorage.getItem('tavola.settings') ?? localStorage.setItem('tavola.settings', {kept!r})"
        )
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(f"{page.url}: {error}"))
        page.on("console", lambda message: heard(page, message))
        contexts.append(context)
        return page

    def heard(page: Page, message: ConsoleMessage) -> None:
        # A server that is killed on purpose, and answers such as 404, are told by the browser itself.
        if message.type == "error" and "net::ERR" not in message.text and "Failed to load resource" not in message.text:
            errors.append(f"{page.url}: {message.text}")

    yield make
    for context in contexts:
        context.close()
    assert not errors, "\n".join(errors)
