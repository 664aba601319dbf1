"""What a screen reader gets: the whole state of the game and all choices are in the accessibility tree, in words, and
what happens is announced. The state is taken from what the server sends; the tree must tell the same."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.web.conftest import Newcomer
from tests.web.hand import Hand, open_against_bots
from tests.web.serving import Serving

GAMES = [("builders", 3), ("renaissance_man", 3), ("intrigue", 4)]
HEARD = """() => {
  const announcer = document.querySelector('[data-testid=announcer]');
  window.heard = [];
  new MutationObserver(() => window.heard.push(announcer.textContent))
    .observe(announcer, { childList: true, characterData: true, subtree: true });
}"""


class Wire:
    """What the server has told a page of its table."""

    def __init__(self, page: Page) -> None:
        self.state: dict[str, Any] = {}
        self.sentences: list[str] = []
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] not in ("table", "news"):
            return
        self.state = message["state"] or self.state
        if message["type"] == "news":
            self.sentences += [line["sentence"] for line in message["log"] if line["sentence"]]


def cards_of(page: Page, game: str) -> dict[str, Any]:
    games = page.request.get("/api/games?locale=en").json()
    return next(info["cards"] for info in games if info["name"] == game)


def builders_facts(view: dict[str, Any], cards: dict[str, Any], names: list[str]) -> list[str]:
    facts = [f"Round {view['round']}"]
    for card in view["workers"]["row"] + view["buildings"]["row"]:
        facts.append(cards[card]["name"])
    facts += [f"Stack: {view['workers']['stack']}", f"Stack: {view['buildings']['stack']}"]
    for name, seat in zip(names, view["seats"], strict=True):
        facts += [f"{name}: {seat['points']} point", f"{seat['coins']} écu"]
        facts += [cards[card]["name"] for card in seat["team"]]
        facts += [cards[site["site"]]["name"] for site in seat["sites"]]
    mine = view["seats"][view["eye"]]
    facts += ["The next worker sent here this turn costs"] if mine["sites"] else []
    return facts


def renaissance_facts(view: dict[str, Any], cards: dict[str, Any], names: list[str]) -> list[str]:
    facts = [f"Round {view['round']}", f"Deck: {view['deck']} card", "Action phase 1. On this level"]
    for card in [*view["recruits"], *view["seats"][view["eye"]]["hand"]]:
        facts += [card_words(card)] if card else []
    for seat in view["seats"]:
        facts.append(f"{seat['reserve']} knights in reserve")
        facts += [card_words(card) for card in seat["pyramid"] if card and "-" in card]
    return facts


def card_words(card: str) -> str:
    types = {"m": "Merchant", "s": "Scholar", "b": "Baker", "k": "Knight"}
    return f"the {types[card[0].lower()]} (needs {types[card[2]]} and {types[card[3]]}"


def intrigue_facts(view: dict[str, Any], cards: dict[str, Any], names: list[str]) -> list[str]:
    facts = [f"Round {view['round']} of 5, being played"]
    for number, (name, seat) in enumerate(zip(names, view["seats"], strict=True)):
        mine = number == view["eye"]
        facts.append("Your palace" if mine else f"{name}’s palace")
        to_send = mine and view["phase"] == "send" and view["palace"] == view["eye"]
        unsent = "{occupation} to send ({count} left)" if to_send else "{count} × {occupation}"
        left = [one for one in seat["unsent"].items() if one[1]]
        facts += [unsent.format(occupation=occupation, count=count) for occupation, count in left]
        for post in seat["palace"]:
            owner = post["owner"]
            whose = "your" if owner == view["eye"] else "" if owner is None else f"{names[owner]}’s"
            facts.append(f"{post['area']:,} ducats " + ("free" if owner is None else f"{whose} {post['occupation']}"))
        facts += [f"{names[one['owner']]}’s {one['occupation']}" for one in seat["applicants"]]
    facts.append(f"{view['seats'][view['eye']]['cash']:,} ducats")
    return facts


FACTS = {"builders": builders_facts, "renaissance_man": renaissance_facts, "intrigue": intrigue_facts}


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", text.replace("\\", "")).casefold()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_tree_tells_the_whole_state(server: Serving, newcomer: Newcomer, game: str, seats: int) -> None:
    page = newcomer(server.url)
    wire = Wire(page)
    open_against_bots(page, game, seats)
    hand = Hand(page, seed=8)
    hand.asked()
    page.evaluate(HEARD)
    wire.sentences.clear()
    cards = cards_of(page, game)
    for confirmations in (2, 5):
        hand.play(confirmations=confirmations)
        hand.asked()
        expect(page.locator(".prompt .does .strong")).to_have_count(0)
        tree = plain(page.locator("main").aria_snapshot())
        names = [text.split("\n")[0] for text in page.get_by_role("list", name="Seats").locator("b").all_inner_texts()]
        missing = [fact for fact in FACTS[game](wire.state["view"], cards, names) if plain(fact) not in tree]
        assert not missing, missing

        # Every choice is a button with its sentence.
        if not page.locator("details.choices[open]").count():
            page.locator("details.choices summary").click()
        listed = page.locator("details.choices").get_by_role("button").all_inner_texts()
        assert listed == [choice["sentence"] for choice in wire.state["decision"]["choices"]]
        page.locator("details.choices summary").click()

    # What happened was read out, and so is the question.
    wanted = [*wire.sentences, page.get_by_test_id("prompt").inner_text()]
    page.wait_for_function("wanted => wanted.every(one => window.heard.join(' ').includes(one))", arg=wanted)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_chosen_tells_what_it_will_do(server: Serving, newcomer: Newcomer, game: str, seats: int) -> None:
    page = newcomer(server.url)
    open_against_bots(page, game, seats)
    hand = Hand(page, seed=3)
    for _ in range(40):
        if hand.asked() == "confirm":
            break
        hand.choose_from_list()
        hand.page.wait_for_timeout(50)
    expect(page.get_by_test_id("prompt")).to_contain_text(re.compile("Do this|Seal this choice"))
    region = page.get_by_role("region", name="Your decision")
    expect(region.locator(".preview")).to_contain_text("This will happen:")
    expect(region.locator(".preview").get_by_role("listitem").first).not_to_be_empty()
    # It took nothing back from the table: the others wait, and the choice can be put down again.
    while page.get_by_role("button", name="Step back").count():
        page.get_by_role("button", name="Step back").click()
        hand.page.wait_for_timeout(50)
    expect(page.get_by_test_id("prompt")).not_to_contain_text(re.compile("Do this|Seal this choice"))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_may_be_chosen_is_told_apart_without_colours(
    server: Serving, newcomer: Newcomer, game: str, seats: int
) -> None:
    """What glows has a frame that other things have not, and not only another colour."""
    page = newcomer(server.url)
    open_against_bots(page, game, seats)
    Hand(page).asked()
    page.locator(".board button.legal").first.wait_for()
    same = page.evaluate("""() => [...document.querySelectorAll('.board button.legal')].filter(one => {
      const framed = style => parseFloat(style.borderTopWidth) > 1.2 || style.boxShadow !== 'none';
      return !framed(getComputedStyle(one)) && !framed(getComputedStyle(one, '::after'));
    }).map(one => one.outerHTML.slice(0, 160))""")
    assert not same, same
