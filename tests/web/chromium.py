"""Debian's Chromium. `make packages` installs it; without it the tests of the browser client have nothing to run in."""

from __future__ import annotations

import os
import shutil

import pytest
from playwright.sync_api import Browser, Playwright

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
MISSING = "chromium is not installed (`make packages` does it): NO TEST OF THE BROWSER CLIENT RUNS"


def path() -> str | None:
    return shutil.which("chromium")


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=path(), args=ARGUMENTS)


def launch_or_skip(playwright: Playwright) -> Browser:
    if not path():
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    return launch(playwright)
