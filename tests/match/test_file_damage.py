"""All damage to a match file is refused with its line and the reason."""

from __future__ import annotations

import dataclasses

import pytest

from tavola.core.errors import BadMatch, TavolaError
from tavola.core.game import CHANCE
from tavola.match import Move, read, replay, resume, verify, write
from tests.match.duel import DUEL
from tests.match.tables import GAMES, change, is_sentence, played, short_match

HASH = write(short_match()).splitlines()[-1].split(":")[-1]

DAMAGE = [
    ("tavola match 1", "PGN", 1, "no Tavola match"),
    ("tavola match 1", "tavola match one", 1, "no Tavola match"),
    ("tavola match 1\n", "\ntavola match 1\n", 1, "no Tavola match"),
    ("tavola match 1", "tavola match 2", 1, "format 2"),
    ("tavola match 1", "tavola match 0", 1, "format 0"),
    ("game: duel\n", "", 2, '"game: .."'),
    ("game: duel", "Game: duel", 2, '"game: .."'),
    ("rules: 3", "rules: three", 3, "must be a number"),
    ("rules: 3\n", "", 3, '"rules: .."'),
    ("option pips: 6", "option pips: 6\noption pips: 6", 5, "twice"),
    ("option pips: 6", "option pips: six", 4, "no JSON"),
    ("option pips: 6", "option pips: NaN", 4, "no JSON"),
    ("option pips: 6", "option pips: 1e999", 4, "no JSON"),
    ("option pips: 6", 'option pips: "\\ud800"', 4, "no JSON"),
    ("option pips: 6", f"option pips: {'[' * 100_000}", 4, "no JSON"),
    ("option pips: 6", f"option pips: {'9' * 5000}", 4, "no JSON"),
    ("option pips: 6", "options", 4, "expected here"),
    ("seat 0: Ann Ø", "seat 1: Ann Ø", 6, "Seat 0 is expected"),
    ("seat 0: Ann Ø", "seat 0: ", 6, "name"),
    ("seat 0: Ann Ø", "seat 0:  Ann", 6, "name"),
    ("seat 0: Ann Ø", f"seat 0: {'A' * 41}", 6, "name"),
    ("seat 0: Ann Ø", "seat 0: A\x1b[2J", 6, "name"),
    ("seat 0: Ann Ø", "seat 0 (Bot): Ann", 6, "expected here"),
    ("seat 1 (random): Bob\n", "seat 1 (random): Bob\noption pips: 6\n", 8, "expected here"),
    ("seat 1 (random): Bob\n", "seat 1 (random): Bob\nstart: x\nstart: y\n", 9, "expected here"),
    ("seat 0: Ann Ø\nseat 1 (random): Bob\n", "", 6, "names no seats"),
    ("Bob\n\n", "Bob\n", 8, "expected here"),
    ("Bob\n\n", "Bob\n\n\n", 9, "no entry"),
    ("2. chance: deal5\n", "", 10, "Entry 2 is expected"),
    ("2. chance: deal5", "3. chance: deal5", 10, "Entry 2 is expected"),
    ("2. chance: deal5", "2. chance: deal5\n2. chance: deal5", 11, "Entry 3 is expected"),
    ("2. chance: deal5", "2. chance chat: 5", 10, "only draws"),
    ("2. chance: deal5", "2. chance", 10, "missing"),
    ("3. 0: up stop", "3. 2: up stop", 11, "no seat 2"),
    ("3. 0: up stop", "3. 9: up stop", 11, "no entry"),
    ("3. 0: up stop", "3. 0:", 11, "no entry"),
    ("3. 0: up stop", "3. 0: ", 11, "missing"),
    ("3. 0: up stop", "3. 0: up stop ", 11, "missing"),
    ("3. 0: up stop", "3. 0 sings: up", 11, "no entry"),
    ("4. 0 reopen", "4. 0 reopen: now", 12, "Nothing may follow"),
    ("9. 0 undo", "9. 0 undo: now", 17, "Nothing may follow"),
    ('5. 1 chat: "Say', "5. 1 chat: Say", 13, "no JSON"),
    ('5. 1 chat: "Say \\"please\\": é"', "5. 1 chat: 5", 13, "text in quotation marks"),
    ('5. 1 chat: "Say \\"please\\": é"', '5. 1 chat: ""', 13, "can't be shown"),
    ('5. 1 chat: "Say \\"please\\": é"', '5. 1 chat: "\\u001b[2J"', 13, "can't be shown"),
    ("end: unfinished", "end: nowhere", 18, "end line is damaged"),
    (HASH, HASH[:-1], 18, "end line is damaged"),
    (HASH, HASH[:-1] + "g", 18, "end line is damaged"),
    ("end: unfinished", "end: shares 1 ranks 1 2", 18, "for each of 2 seats"),
    ("end: unfinished", "end: shares 1.0.0 0 ranks 1 2", 18, "result is damaged"),
    (f"{HASH}\n", f"{HASH}\n\nmore", 20, "after the end line"),
    (f"{HASH}\n", f"{HASH}\n10. 0: tick\n", 19, "after the end line"),
]


@pytest.mark.parametrize(("old", "new", "line", "reason"), DAMAGE, ids=range(len(DAMAGE)))
def test_damage_is_refused_with_its_line_and_reason(old: str, new: str, line: int, reason: str) -> None:
    with pytest.raises(BadMatch) as caught:
        read(change(old, new))
    error = caught.value
    assert error.line == line and str(error).startswith(f"Line {line}: ") and reason in str(error)
    assert is_sentence(str(error))


UNTRUE = [
    ("game: duel", "game: chess", None, 2, "no game 'chess'"),
    ("rules: 3", "rules: 4", DUEL, 3, "version 4"),
    ("option pips: 6", "option pips: 7", DUEL, 4, "from 1 to 6"),
    ("option pips: 6", "option size: 6", DUEL, 4, "no option"),
    ("Bob\n", "Bob\nseat 2: Cy\nseat 3: Di\n", DUEL, 4, "2 to 3 players"),
    ("Bob\n", "Bob\nstart: here\n", DUEL, 8, "no position of the duel"),
    ("deal3", "deal7", DUEL, 9, "Entry 1 can't be"),
    ("deal3", "up", DUEL, 9, "Entry 1 can't be"),
    ("3. 0: up stop", "3. 0: up", DUEL, 11, "not complete"),
    ("3. 0: up stop", "3. 0: up  stop", DUEL, 11, "Entry 3 can't be"),
    ("3. 0: up stop", "3. 0: up stop stop", DUEL, 11, "complete after step 2"),
    ("3. 0: up stop", "3. 0: tick", DUEL, 11, "B2"),
    ("3. 0: up stop", "3. 0 says: hello", DUEL, 11, "no statements"),
    ("3. 0: up stop", "3. 0 reopen", DUEL, 11, "nothing to take back"),
    ("4. 0 reopen", "4. 1 reopen", DUEL, 12, "nothing to take back"),
    ("4. 0 reopen", "4. 0 undo", DUEL, 12, "written as '0 reopen'"),
    ("9. 0 undo", "9. 1 undo", DUEL, 17, "can’t be undone"),
    ("9. 0 undo", "9. 0 reopen", DUEL, 17, "nothing to take back"),
    ("9. 0 undo", "9. 0: draw", DUEL, 18, "hash"),
    ("1 (random)", "1", DUEL, 18, "hash"),
    ("Ann Ø", "Anna", DUEL, 18, "hash"),
    ("é", "e", DUEL, 18, "hash"),
    ("deal3", "deal4", DUEL, 18, "hash"),
    ("a\\n", "a\\n\\n", DUEL, 18, "hash"),
    (HASH, "0" * 64, DUEL, 18, "hash"),
    ("end: unfinished", "end: shares 1 0 ranks 1 2", DUEL, 18, "result"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "game", "line", "reason"), UNTRUE, ids=range(len(UNTRUE)))
def test_what_can_not_have_been_is_refused(old: str, new: str, game: object, line: int, reason: str) -> None:
    match = read(change(old, new))
    with pytest.raises(BadMatch) as caught:
        verify(match, game)
    assert caught.value.line == line and reason in str(caught.value) and is_sentence(str(caught.value))
    with pytest.raises(BadMatch):
        resume(match, game=game)


def test_a_match_without_a_file_has_no_lines_in_its_errors() -> None:
    match = short_match()
    wrong = dataclasses.replace(match, entries=(Move(CHANCE, ("deal9",)),))
    with pytest.raises(BadMatch) as caught:
        replay(wrong, game=DUEL)
    assert caught.value.line == 0 and str(caught.value).startswith("Entry 1 ")
    with pytest.raises(BadMatch) as caught:
        replay(dataclasses.replace(match, header=dataclasses.replace(match.header, rules=9)), game=DUEL)
    assert caught.value.line == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_file_that_is_cut_off_anywhere_is_refused(name: str) -> None:
    text = write(played(name, 12).match()).encode()
    for length in range(len(text) - 1):
        with pytest.raises(BadMatch) as caught:
            read(text[:length])
        assert is_sentence(str(caught.value)) and caught.value.line >= 1


def test_every_changed_byte_is_noticed() -> None:
    """By the reader, by the rules or by the hash."""
    text = write(short_match()).encode()
    for place in range(len(text) - 1):
        changed = text[:place] + bytes([text[place] ^ 1]) + text[place + 1 :]
        with pytest.raises(TavolaError):
            verify(read(changed), DUEL)
