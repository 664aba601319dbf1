"""What makes the first games easy: undo, guides, rules at hand, replays, match files, and French."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Newcomer
from tests.web.hand import Hand, open_against_bots
from tests.web.serving import Serving

GAMES = ["builders", "renaissance_man", "intrigue"]


def test_undo_brings_the_choice_back(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    open_against_bots(page, "builders", 2, rounds=2)
    hand = Hand(page)
    hand.asked()
    prompt = page.get_by_test_id("prompt")
    expect(prompt).to_contain_text("3 actions are left")
    page.get_by_role("button", name=re.compile("^Take 1 écu")).first.click()
    page.get_by_role("button", name="Confirm").click()
    expect(prompt).to_contain_text("2 actions are left")
    page.get_by_role("button", name="Undo").click()
    expect(prompt).to_contain_text("3 actions are left")


def test_escape_takes_a_step_back(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    open_against_bots(page, "builders", 2, rounds=2)
    Hand(page).asked()
    page.get_by_role("button", name=re.compile("^Take 1 écu")).first.click()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Confirm")).to_be_hidden()
    expect(page.get_by_test_id("prompt")).to_contain_text("3 actions are left")


def test_what_is_not_allowed_says_why(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    open_against_bots(page, "builders", 2, rounds=2)
    hand = Hand(page)
    hand.asked()
    page.get_by_role("button", name=re.compile("^End the turn")).first.click()
    page.get_by_role("button", name="Step back").click()
    for actions in ("1", "2"):
        page.get_by_role("button", name=re.compile("^Take 1 écu")).first.click()
        page.get_by_role("button", name="Confirm").click()
        expect(page.get_by_test_id("prompt")).to_contain_text(f"{3 - int(actions)} action")
    # Chromium presses it all the same; only the test driver takes it for disabled.
    page.locator(".board button[aria-disabled=true]").first.click(force=True)
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    alert.get_by_role("button", name=re.compile("^Rule B")).or_(alert.get_by_role("link")).first.click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("game", GAMES)
def test_guided_first_game(server: Serving, newcomer: Newcomer, game: str) -> None:
    page = newcomer(server.url)
    page.goto("/")
    names = {"builders": "The Builders", "renaissance_man": "Renaissance Man", "intrigue": "Intrigue"}
    page.get_by_role("button", name=f"Guided first game – {names[game]}").click()
    page.wait_for_url("**/table/*")
    guide = page.get_by_role("region", name="Guide")
    first = guide.get_by_role("heading").inner_text()
    guide.get_by_role("button", name="Understood").click()
    hand = Hand(page)
    hand.play(confirmations=2)
    titles = guide.get_by_role("heading").all_inner_texts()
    assert first not in titles


def test_solo_is_one_click_away(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Solo")).click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(1)
    Hand(page).play(confirmations=2)


def test_the_rules_are_searched_beside_the_board(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    open_against_bots(page, "builders", 2, rounds=2)
    page.get_by_role("tab", name="Rules").click()
    clauses = page.get_by_role("tabpanel").locator("[data-clause]")
    expect(clauses.nth(10)).to_be_attached()
    everything = clauses.count()
    page.get_by_label("Search the rules").fill("machine wage")
    expect(clauses).not_to_have_count(everything)
    assert 0 < clauses.count() < everything
    page.get_by_label("Search the rules").fill("submarine")
    expect(page.get_by_text("No rule speaks of “submarine”.")).to_be_visible()


@pytest.fixture
def finished(server: Serving, newcomer: Newcomer) -> tuple[Newcomer, str, str]:
    """A short game that is over: who played it, and where."""
    page = newcomer(server.url)
    table = open_against_bots(page, "builders", 2, rounds=1)
    Hand(page).play()
    return newcomer, server.url, table


def test_replay_and_match_file(
    server: Serving, newcomer: Newcomer, tmp_path: Path, finished: tuple[Newcomer, str, str]
) -> None:
    page = newcomer(server.url)
    table = finished[2]
    page.goto(f"/result/{table}")
    # How it was decided, statistics, and the course of the game as a chart and as a table.
    expect(page.get_by_role("heading", name="Standing")).to_be_visible()
    expect(page.get_by_role("region", name="Statistics").get_by_role("row")).not_to_have_count(0)
    chart = page.get_by_role("figure")
    expect(chart.locator("polyline")).to_have_count(2)
    expect(chart.get_by_role("table", name="Score after each round")).to_be_attached()
    page.get_by_role("link", name="Replay").click()
    step = page.get_by_label("Step", exact=True)
    lines = page.get_by_test_id("replay-lines")
    expect(lines).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    last = step.get_attribute("max")
    # All hands are open, and one may sit in anybody's place.
    board = page.locator(".board[data-game=builders]")
    expect(board).to_contain_text(re.compile("of 17|Building sites"))
    seen = page.get_by_label("Seen by")
    seen.select_option(index=1)
    expect(board).to_be_visible()
    seen.select_option("all hands open")
    expect(step).to_have_value(str(last))
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    page.get_by_role("button", name="One step back").click()
    expect(step).to_have_value(str(int(last or 0) - 1))
    page.keyboard.press("Home")
    expect(step).to_have_value("0")

    page.goto(f"/result/{table}")
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Match file").click()
    file = tmp_path / "kept.tavola"
    waiting.value.save_as(file)
    assert "builders" in file.read_text()
    standing = page.get_by_role("heading", level=1).inner_text()

    # Somebody else opens the file in a browser that knows nothing of the table.
    other = newcomer(server.url)
    other.goto("/")
    with other.expect_file_chooser() as chooser:
        other.get_by_role("button", name=re.compile("^Open a match file Step")).click()
    chooser.value.set_files(file)
    other.wait_for_url("**/study/*")
    expect(other.get_by_role("heading", level=1)).to_have_text(standing)
    other.get_by_role("link", name="Replay").click()
    expect(other.get_by_test_id("replay-lines")).to_be_visible()


def test_rematch(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url)
    table = open_against_bots(page, "builders", 2, rounds=1)
    Hand(page).play()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    Hand(page).play(confirmations=1)


def test_a_damaged_match_file_is_refused_in_a_sentence(server: Serving, newcomer: Newcomer, tmp_path: Path) -> None:
    page = newcomer(server.url)
    page.goto("/")
    file = tmp_path / "no.tavola"
    file.write_text("this is no match\n")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=re.compile("^Open a match file Step")).click()
    chooser.value.set_files(file)
    expect(page.get_by_role("alert")).to_be_visible()


def test_french_from_the_browser_and_by_the_button(server: Serving, newcomer: Newcomer) -> None:
    page = newcomer(server.url, locale="fr-FR")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name=re.compile("Jouer|jouer")).first.click()
    page.wait_for_url("**/table/*")
    Hand(page).play(confirmations=2)
    log = page.get_by_role("tabpanel")
    expect(log).to_contain_text(re.compile("[àâçéèêîôû]"))
    page.get_by_role("button", name="Read in English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("tab", name="Rules")).to_be_visible()
    expect(page.get_by_role("tab", name="Règles")).to_be_hidden()
