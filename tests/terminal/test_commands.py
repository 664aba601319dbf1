"""What can be typed instead of a choice, and what is answered to what can't be."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavola.match import load, resume, verify
from tavola.match.moments import Choice
from tavola.terminal.choices import Group, Menu
from tavola.terminal.session import Session
from tests.terminal.scripted import Stage, sit, typing


def talk(
    game: str, seats: str, lines: list[str], locale: str = "en", seed: int = 1, **options: object
) -> tuple[Stage, Session]:
    """Type the lines, and then close the input."""
    stage = Stage(typing(lines), locale, plain=True)
    session = sit(game, seats, stage, seed, **options)
    session.run()
    return stage, session


REFUSALS = [
    ("builders", "Anna,random", "send:w42@b01", "(B11)"),
    ("builders", "Anna,random", "open:b34", "(B8)"),
    ("builders", "Anna,random", "recruit:w42", "(B9)"),
    ("intrigue", "Anna,random,random", "bribe:5000", "(I"),
    ("renaissance_man", "Anna,random", "pass", "(R"),
]


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize(("game", "seats", "line", "clause"), REFUSALS)
def test_a_refusal_gives_the_reason_and_its_clause(game: str, seats: str, line: str, clause: str, locale: str) -> None:
    stage, session = talk(game, seats, [line], locale, seed=1)
    before = sum(entry.seat in session.people for entry in session.referee.entries)
    assert before == 0
    answer = stage.text.split(f"> {line}\n")[1].splitlines()[0]
    assert clause in answer
    assert len(answer) > 30


@pytest.mark.parametrize(
    "line",
    [
        "zzz",
        "99",
        "0",
        "-3",
        "1.5.",
        "open:",
        "open:b99",
        "\x1b[2J",
        "é" * 3000,
        "%s {x} [bold]",
        "/nosuch",
        "send send",
    ],
)
@pytest.mark.parametrize("game", ["builders", "intrigue", "renaissance_man"])
def test_nonsense_is_answered_by_one_sentence(game: str, line: str) -> None:
    """And nothing has happened."""
    seats = "Anna,random,random" if game == "intrigue" else "Anna,random"
    stage, session = talk(game, seats, [line])
    assert not any(entry.seat == 0 for entry in session.referee.entries)
    answer = stage.text.split("Anna> ", 1)[1].split("\n", 1)[1].split("Anna> ")[0]
    assert answer.count("\n") == 1
    assert "Traceback" not in stage.text


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_amounts_are_typed(locale: str) -> None:
    """Thousands or the whole sum; what can't be paid is answered by I17."""
    seen: list[str] = []
    lines = iter(["0", "1500", "999", "9 000 000", "bribe:7", "3,000"])

    def answer(shown: str) -> str:
        seen.append(shown)
        asked = "ducats, " in shown
        if not asked and len(seen) > 1 and "17" not in shown and "bribe" not in shown:
            return "1"
        try:
            return next(lines) if asked or "I17" in shown or "bribe" in shown else "1"
        except StopIteration:
            raise EOFError from None

    stage = Stage(answer, locale, plain=True)
    session = sit("intrigue", "Anna,random,random", stage, 3)
    session.run()
    assert stage.text.count("(I17)") >= 4
    assert any(
        entry.seat == 0 and getattr(entry, "words", ("",))[0] == "bribe:3000" for entry in session.referee.entries
    )


def test_a_choice_by_its_number_or_by_its_notation() -> None:
    _, by_number = talk("builders", "Anna,random", ["1"], seed=3)
    _, by_word = talk("builders", "Anna,random", ["take:1"], seed=3)
    assert by_number.referee.entries == by_word.referee.entries


@pytest.mark.parametrize(("label", "word"), [("b19", "open:b19"), ("W09", "recruit:w09"), ("End the turn", "end")])
def test_a_choice_by_its_words_on_the_page(label: str, word: str) -> None:
    _, by_label = talk("builders", "Anna,Bob", [label], seed=4)
    _, by_word = talk("builders", "Anna,Bob", [word], seed=4)
    assert by_label.referee.entries == by_word.referee.entries


def test_words_of_several_choices_mean_none_of_them_and_cards_differ_by_case() -> None:
    choices = [Choice(number, {}, str(number), "") for number in range(4)]
    labels = ["sKk", "SKK", "3,000", "3,000"]
    group = Group("", list(zip(range(1, 5), choices, labels, strict=True)))
    menu = Menu([group], choices, {})
    assert [menu.find(label) for label in ("sKk", "SKK", "skk", "3000")] == [choices[0], choices[1], None, None]
    menu.groups[0].choices.pop()
    assert menu.find("3000") == choices[2] == menu.find("3")
    assert menu.find("30") is None


def test_several_numbers_in_one_line_are_steps_one_after_the_other() -> None:
    stage, session = talk("renaissance_man", "Anna,random", ["1 2 3 1"])
    assert [entry.words for entry in session.referee.entries if entry.seat == 0] == [
        ("set:merchant", "set:baker", "set:man", "set:scholar")
    ]
    stage, session = talk("builders", "Anna,Bob", ["1 1"], seed=4)
    assert "The choice was complete before “1”" in stage.text


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_first_page_tells_how_to_choose(locale: str) -> None:
    tip = "Type a number, or help" if locale == "en" else "Tapez un numéro, ou aide"
    stage, _ = talk("builders", "Anna,Bob", ["1", "1"], locale, seed=4)
    assert stage.text.count(tip) == 1


def test_a_sealed_choice_in_one_line() -> None:
    stage, session = talk("renaissance_man", "Anna,random", ["set:knight set:man set:baker set:scholar"])
    assert any(entry.seat == 0 for entry in session.referee.entries)
    stage, session = talk("renaissance_man", "Anna,random", ["set:knight set:man nonsense set:scholar"])
    assert not any(entry.seat == 0 for entry in session.referee.entries)
    assert session.referee.drafting(0) == ["set:knight", "set:man"]
    assert "“nonsense” is none of the choices" in stage.text


def test_undo_and_reopen() -> None:
    _, session = talk("renaissance_man", "Anna,random", ["set:knight", "set:man", "undo", "u"])
    assert session.referee.drafting(0) == []
    _, session = talk("renaissance_man", "Anna,random", ["set:knight", "set:man", "reopen", "set:baker"])
    assert session.referee.drafting(0) == ["set:baker"]
    stage, session = talk("builders", "Anna,random", ["take:1", "undo", "undo"], seed=3)
    assert "takes the last move back" in stage.text
    assert "can’t be undone" in stage.text.splitlines()[-4] or "can’t be undone" in stage.text
    stage, session = talk("builders", "Anna,random", ["reopen", "reopen Nobody"])
    assert "nothing to take back" in stage.text
    assert "Nobody at this keyboard is called Nobody." in stage.text


def test_a_seal_can_be_taken_back_by_name() -> None:
    lines = ["", "set:knight set:man set:baker set:scholar", "", "reopen Anna"]
    stage, session = talk("renaissance_man", "Anna,Bertrand", lines)
    assert session.referee.sealed == []
    assert "Anna has taken the sealed choice back." in stage.text


@pytest.mark.parametrize(
    ("locale", "words", "wanted"),
    [
        (
            "en",
            ["help", "rules", "rules B11", "rules zz", "table", "log"],
            ["undo:", "B11. ", "no clause 'zz'", "wage"],
        ),
        ("fr", ["aide", "règles", "règles B11", "table", "journal", "help"], ["annuler\u00a0:", "B11. ", "salaire"]),
    ],
)
def test_help_rules_table_and_log(locale: str, words: list[str], wanted: list[str]) -> None:
    stage, session = talk("builders", "Anna,random", words, locale)
    for text in wanted:
        assert text in stage.text
    assert not any(entry.seat == 0 for entry in session.referee.entries)


def test_quit_keeps_the_match(matches: Path) -> None:
    """And says how to go on; where nobody has done anything there is nothing to keep."""
    for word in ("q", "quit", "/quit"):
        stage, session = talk("builders", "Anna,random", ["take:1", word], seed=3)
        assert "tavola play --resume" in stage.text.splitlines()[-1]
        assert session.path is not None and session.path.parent == matches
        assert verify(load(session.path)).entries == session.referee.entries
    stage, session = talk("builders", "Anna,random", ["quit"], seed=3)
    assert session.path is None


def test_the_end_of_input_keeps_the_match() -> None:
    _, session = talk("intrigue", "Anna,random,random", ["1", "chat Well!"])
    assert session.path is not None
    assert verify(load(session.path)).entries == session.referee.entries


def test_save_and_go_on(tmp_path: Path) -> None:
    """A saved match goes on where it was, and is kept in the same file."""
    path = tmp_path / "folder with spaces" / "a match.tavola"
    stage, session = talk("builders", "Anna,random", ["take:1", f"save {path}", "quit"], seed=3)
    assert f"tavola play --resume '{path}'" in stage.text
    assert stage.text.count("--resume") == 1
    again = Session(resume(load(path), 1), Stage(typing(["take:1", "quit"]), plain=True).screen, 1, path)
    again.run()
    assert len(load(path).entries) > len(session.referee.entries)


def test_a_match_that_can_not_be_saved_is_not_lost(tmp_path: Path) -> None:
    """The error is one sentence, and the game goes on."""
    (tmp_path / "file").write_text("")
    stage, session = talk("builders", "Anna,random", ["take:1", f"save {tmp_path / 'file' / 'x'}", "take:1"], seed=3)
    assert "can't be saved" in stage.text
    assert sum(entry.seat == 0 for entry in session.referee.entries) == 2


def test_the_end_offers_to_save(matches: Path) -> None:
    stage, session = talk("builders", "Anna,random", ["end", "y"], seed=3, rounds=1)
    assert session.referee.over
    assert "Save this match? [y/N]" in stage.text
    assert load(next(matches.iterdir())).result is not None
    stage, session = talk("builders", "Anna,random", ["end", ""], seed=3, rounds=1)
    assert session.path is None


PROMISE = ["say", "3", "1", "2", "1", "1", "", "", "y"]
"""Anna promises the first of the others to place their scientist."""


def at_a_bribe(lines: list[str], locale: str = "en") -> Stage:
    """Type the lines when the first bribe is asked for."""
    script = typing(lines)
    begun = False

    def answer(shown: str) -> str:
        nonlocal begun
        begun = begun or "ducats, " in shown
        return script(shown) if begun else "1"

    stage = Stage(answer, locale)
    sit("intrigue", "Anna,random,random", stage, 3).run()
    return stage


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_statements_are_made_from_menus_and_stand_in_the_ledger(locale: str) -> None:
    """I23, I24."""
    stage = at_a_bribe([*PROMISE, "ledger"], locale)
    promise = "Anna promises Random1:" if locale == "en" else "Anna promet à Random1\u00a0:"
    assert stage.text.count(promise) >= 2  # before it is said, and in the log
    entry = stage.text.rpartition("ledger\n")[2].splitlines()
    assert entry[0].startswith("1. Promise: Anna" if locale == "en" else "1. Promesse\u00a0: Anna")
    assert entry[1].endswith("open" if locale == "en" else "ouvert")
    assert not [line for line in stage.text.splitlines() if len(line) > 80 and "--resume" not in line]


def test_a_statement_can_be_left_unsaid() -> None:
    """By an empty answer at any question, or by a no at the end; the ledger stays empty."""
    for length in range(1, 6):
        assert "Nobody has given their word yet." in at_a_bribe([*PROMISE[:length], "", "ledger"]).text
    stage = at_a_bribe([*PROMISE[:-1], "n", "ledger"])
    assert "Nobody has given their word yet." in stage.text
    assert "(I2" in at_a_bribe(["say 1 accept 9"]).text or "statement" in at_a_bribe(["say 1 accept 9"]).text


def test_statements_have_their_time_and_their_game() -> None:
    """I25: before a bribe; other games have chat, which binds nobody."""
    stage, _ = talk("intrigue", "Anna,random,random", ["say", "say 1 nonsense", "ledger", "chat Hello there"])
    assert "(I25)" in stage.text
    assert "Anna: “Hello there”" in stage.text
    stage, _ = talk("builders", "Anna,random", ["say", "ledger", "chat", "chat Hi"])
    assert stage.text.count("There are no statements in this game") == 2
    assert "1 to 500 letters" in stage.text
    assert "Anna: “Hi”" in stage.text


def test_chat_where_draws_are_typed_in() -> None:
    """Only where there is no doubt who says it."""
    stage = Stage(typing(["chat Hello!"]))
    session = sit("builders", "Anna,random", stage, hand=True)
    session.run()
    assert "Anna: “Hello!”" in stage.text
    stage = Stage(typing(["chat Hello!"]))
    session = sit("builders", "Anna,Bertrand", stage, hand=True)
    session.run()
    assert "nobody would know who says it" in stage.text and "no seat" not in stage.text
    assert not session.referee.entries
