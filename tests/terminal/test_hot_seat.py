"""Several people at one keyboard: what one may not know is never on the page that the other reads."""

from __future__ import annotations

import re

import pytest

from tavola.core.game import CHANCE
from tavola.terminal.renaissance_man import face
from tests.terminal.scripted import SECRET_CLEAR, Stage, anything, plain_text, sit


def drawn(card: str) -> str:
    """A card as pages draw it: its letter between its needs."""
    letter, _, needs = face(card)
    return f"{needs[0]}{letter}{needs[1]}"


@pytest.mark.parametrize("plain", [False, True])
def test_the_other_hand_is_never_on_the_page(plain: bool) -> None:
    """Renaissance Man: everything on the terminal after the clear, at every question of a game."""
    answer = anything(11)
    checked = 0

    def reading(shown: str) -> str:
        nonlocal checked
        page = plain_text(stage.paper.getvalue().rpartition(SECRET_CLEAR)[2])
        if not page.rstrip().endswith(("Anna>", "Bertrand>")):
            return answer(shown)
        reader = 0 if page.rstrip().endswith("Anna>") else 1
        own, other = (session.referee.show(seat) for seat in (reader, 1 - reader))
        public = {card for card in own["recruits"] + own["turned"] + own["pile_known"] if card}
        public |= {card for seat in own["seats"] for card in seat["pyramid"] + seat["known"] + seat["maybe"] if card}
        public |= set(own["seats"][reader]["hand"]) | set(own["seats"][reader]["filed"] or [])
        for card in set(other["seats"][1 - reader]["hand"]) - public:
            shapes = [card] if plain else [drawn(card)]
            text = re.sub(r"^·.*(?:\n[^·].*)?$", "", page, flags=re.MULTILINE) if not plain else page
            assert not any(f" {shape}" in text for shape in shapes), (card, page)
            checked += 1
        return answer(shown)

    stage = Stage(reading, plain=plain, terminal=True)
    session = sit("renaissance_man", "Anna,Bertrand", stage, 11, rounds=4)
    session.run()
    assert session.referee.over
    assert checked > 50


def test_the_page_is_wiped_before_and_after_the_keyboard_is_passed() -> None:
    """Between one person's last page and the next one's first: wiped, a sentence without secrets, wiped again."""
    stage = Stage(anything(2), terminal=True)
    session = sit("renaissance_man", "Anna,Bertrand", stage, 2, rounds=2)
    session.run()
    parts = stage.paper.getvalue().split(SECRET_CLEAR)
    between = [plain_text(part) for part in parts[1::2]]
    assert len(between) > 4
    assert {part.strip() for part in between} <= {
        f"Pass the keyboard to {name}, who then presses Enter." for name in ("Anna", "Bertrand")
    }


def test_a_seal_does_not_tell_its_choice() -> None:
    """The one who seals second reads that the first has sealed, and not what."""
    pages: list[str] = []
    answers = iter(["", "set:knight", "set:man", "set:baker", "set:scholar", ""])

    def reading(shown: str) -> str:
        pages.append(plain_text(stage.paper.getvalue().rpartition(SECRET_CLEAR)[2]))
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    stage = Stage(reading, terminal=True)
    sit("renaissance_man", "Anna,Bertrand", stage, 2).run()
    assert pages[-1].rstrip().endswith("Bertrand>")
    assert "Anna has sealed a choice." in pages[-1]
    assert "set:" not in pages[-1]


def test_money_of_others_is_hidden_in_intrigue() -> None:
    """I4: the page shows the reader's cash, and question marks for the others."""
    answer = anything(4)
    checked = 0

    def reading(shown: str) -> str:
        nonlocal checked
        found = re.search(r"(Anna|Bertrand)> $", plain_text(shown))
        if found and SECRET_CLEAR in shown:
            page = plain_text(shown.rpartition(SECRET_CLEAR)[2])
            reader = ["Anna", "Bertrand"].index(found[1])
            for seat, name in enumerate(["Anna", "Bertrand"]):
                row = next(line for line in page.splitlines() if re.match(rf"[▶ ] {name} ", line))
                cash = row[2:].split()[1]
                assert (cash == "?") == (seat != reader), row
            checked += 1
        return answer(shown)

    stage = Stage(reading, terminal=True)
    sit("intrigue", "Anna,Bertrand,random", stage, 4).run()
    assert checked > 10


def test_nothing_is_passed_where_nothing_is_secret() -> None:
    """The Builders are played openly, so nobody has to leave the room."""
    stage = Stage(anything(4), terminal=True)
    sit("builders", "Anna,Bertrand", stage, 4, rounds=2).run()
    assert "Pass the keyboard" not in stage.text


def test_typed_draws_are_shown_to_the_table_alone() -> None:
    """Draws that are typed in at a shared keyboard stand on a page without anybody's hand."""
    answer = anything(6)

    def reading(shown: str) -> str:
        if plain_text(shown).rstrip().endswith("Drawn>"):
            assert session.referee.pending == [CHANCE]
            assert "Hand:" not in plain_text(shown.rpartition("\x1b[H")[2])
        return answer(shown)

    stage = Stage(reading, terminal=True)
    session = sit("renaissance_man", "Anna,Bertrand", stage, 6, hand=True, rounds=1)
    session.run()


def test_where_nothing_can_be_wiped_it_is_pushed_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    stage = Stage(anything(2), plain=True, terminal=True)
    sit("renaissance_man", "Anna,Bertrand", stage, 2, rounds=1).run()
    assert "\x1b" not in stage.paper.getvalue()
    before, _, _ = stage.text.partition("Pass the keyboard to Bertrand")
    assert before.endswith("\n" * 60)
