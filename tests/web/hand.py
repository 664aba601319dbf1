"""Somebody who plays at a table in a browser: looks what is asked, chooses something that is allowed, and confirms."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

MOST_CHOICES = 600
PATIENCE = 240_000.0  # a bot's first move in a fresh checkout is compiled
GONE_AFTER = 5000.0
MOST_MISSES = 6

# What the page waits for: the result, a confirmation, a choice, or nothing of this player.
ASKED = """() => {
  if (document.querySelector('.outcome')) return 'over';
  if (document.querySelector('.prompt .does .strong:not([disabled])')) return 'confirm';
  if (document.querySelector('details.choices li') && document.querySelector('.board button')) return 'choose';
  return null;
}"""
# Everything that changes when a click has had its effect.
SIGN = """() => JSON.stringify([
  document.querySelector('.outcome') !== null,
  document.querySelector('.prompt .does .strong') !== null,
  document.querySelector('.prompt .notice')?.innerText,
  document.querySelector('details.choices ul')?.textContent,
  document.querySelectorAll('[aria-pressed=true]').length,
  document.querySelectorAll('.board button.legal').length,
])"""
PROGRESS = """() => JSON.stringify([
  document.querySelector('.steps')?.innerText, document.querySelector('details.choices ul')?.textContent,
])"""
FOCUSED = "selector => document.activeElement?.matches(selector) ?? false"


class Hand:
    """By mouse: on the board where something glows, from the list of all choices where nothing else has helped."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.board = 0
        self.listed = 0
        self.confirmed = 0
        self.aimed = ""
        self.looked: Callable[[], None] = lambda: None
        """Called before every choice, for what must hold all the time."""

    def asked(self, patience: float = PATIENCE) -> str:
        return str(self.page.wait_for_function(ASKED, timeout=patience).json_value())

    def play(self, confirmations: int | None = None) -> None:
        """Until the game is over, or so many choices were confirmed."""
        tries = 0
        misses = 0
        progress = ""
        for _ in range(MOST_CHOICES):
            if confirmations is not None and self.confirmed >= confirmations:
                return
            asked = self.asked()
            if asked == "over":
                return
            self.looked()
            before = self.page.evaluate(SIGN)
            try:
                if asked == "confirm":
                    self.confirm()
                    self.confirmed += 1
                else:
                    now = self.page.evaluate(PROGRESS)
                    tries = tries + 1 if now == progress else 0
                    progress = now
                    if tries < 4 and self.choose_on_board():
                        self.board += 1
                    else:
                        self.choose_from_list()
                        self.listed += 1
                misses = 0
            except TooLate:
                misses += 1  # the table went on meanwhile; but not every time
                assert misses < MOST_MISSES, f"can't be pressed: {self.aimed}"
                continue
            self.settle(before)
        raise AssertionError(f"{MOST_CHOICES} choices, and the game still goes on")

    def settle(self, before: str) -> None:
        # Some clicks change nothing that can be seen, such as putting down what was lifted.
        with contextlib.suppress(TooLate):
            self.page.wait_for_function(f"before => ({SIGN})() !== before", arg=before, timeout=2000)

    def press(self, target: Locator) -> None:
        self.aimed = str(target)
        target.click(timeout=GONE_AFTER)

    def confirm(self) -> None:
        self.press(self.page.get_by_role("button", name=re.compile("^(Confirm|Seal|Confirmer|Sceller)$")))

    def choose_on_board(self) -> bool:
        glowing = self.page.locator(".board button.legal:visible")
        count = glowing.count()
        if not count:
            return False
        self.press(glowing.nth(self.rng.randrange(count)))
        return True

    def choose_from_list(self) -> None:
        if not self.page.locator("details.choices[open]").count():
            self.press(self.page.locator("details.choices summary"))
        buttons = self.page.locator("details.choices li button")
        self.press(buttons.nth(self.rng.randrange(max(1, buttons.count()))))


class Finger(Hand):
    """The same on a phone, by touch."""

    def press(self, target: Locator) -> None:
        self.aimed = str(target)
        target.tap(timeout=GONE_AFTER)


class Keys(Hand):
    """The keyboard alone: Tab until the right thing has the focus, then Enter."""

    MOST_TABS = 400

    def tab_to(self, selector: str, skip: int = 0) -> bool:
        for _ in range(self.MOST_TABS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(FOCUSED, selector):
                if not skip:
                    return True
                skip -= 1
            elif not self.page.locator(selector).count():
                raise TooLate(f"{selector} is gone")
        return False

    def reach(self, selector: str, skip: int = 0) -> None:
        if not self.page.evaluate(FOCUSED, selector):
            assert self.tab_to(selector, skip), f"the Tab key never reaches {selector}"
        self.page.keyboard.press("Enter")

    def confirm(self) -> None:
        self.reach(".prompt .does .strong")

    def choose_on_board(self) -> bool:
        glowing = self.page.locator(".board button.legal:visible").count()
        if not glowing or not self.tab_to(".board button.legal", self.rng.randrange(min(3, glowing))):
            return False
        self.page.keyboard.press("Enter")
        return True

    def choose_from_list(self) -> None:
        if not self.page.locator("details.choices[open]").count():
            self.reach("details.choices summary")
        count = self.page.locator("details.choices li button").count()
        assert self.tab_to("details.choices li button", self.rng.randrange(max(1, min(8, count))))
        self.page.keyboard.press("Enter")


def open_against_bots(page: Page, game: str, seats: int, level: str = "apprentice", rounds: int | None = None) -> str:
    """Set a table up as a person would, by its form; the table's identity."""
    page.goto(f"/new/{game}")
    page.get_by_role("radio", name=str(seats), exact=True).check()
    page.get_by_label("How strong are they?").select_option(level)
    if rounds is not None:
        page.get_by_text("More settings").click()
        field = page.get_by_role("spinbutton").first
        field.fill(str(rounds))
        field.press("Tab")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def open_by_keyboard(page: Page, game: str, seats: int, rounds: int | None = None) -> None:
    """The same from the front page on, with no pointer at all."""
    keys = Keys(page)
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    keys.reach(f"a[href='/new/{game}']")
    page.get_by_role("radio", name=str(seats), exact=True).wait_for()
    assert keys.tab_to("input[name=seats]")
    for _ in range(5):
        if page.evaluate("document.activeElement.value") == str(seats):
            break
        page.keyboard.press("ArrowRight")
    assert keys.tab_to("form select")
    page.keyboard.type("Apprentice")
    expect(page.get_by_label("How strong are they?")).to_have_value("apprentice")
    if rounds is not None:
        keys.reach("details summary")
        assert keys.tab_to("input[type=number]")
        page.keyboard.press("Control+A")
        page.keyboard.type(str(rounds))
    keys.reach("form .button.strong")
    page.wait_for_url("**/table/*")


def expect_result(page: Page) -> None:
    """From the table to the result's own page."""
    expect(page.get_by_role("region", name="The result")).to_be_visible()
    page.get_by_role("link", name="Result").click()
    page.wait_for_url("**/result/*")
    expect(page.get_by_role("heading", level=1, name=re.compile("win|lost"))).to_be_visible()
    expect(page.get_by_role("heading", name="Standing")).to_be_visible()
