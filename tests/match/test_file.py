"""The match file: written, read, replayed to any point, verified; other files and encodings; files on a disk."""

from __future__ import annotations

import dataclasses
import time
from pathlib import Path

import pytest

from tavola.core.errors import BadMatch
from tavola.core.game import CHANCE, SPECTATOR
from tavola.match import (
    Chat,
    Header,
    Move,
    Referee,
    Reopen,
    Result,
    Seat,
    Statement,
    Undo,
    load,
    load_matches,
    read,
    replay,
    resume,
    save,
    verify,
    write,
)
from tests.match.duel import DUEL
from tests.match.tables import GAMES, change, is_sentence, play_on, played, refused, short_match, state_of, table

TEXT = """\
tavola match 1
game: duel
rules: 3
option pips: 6
option label: "a\\n“b”"
seat 0: Ann Ø
seat 1 (random): Bob

1. chance: deal3
2. chance: deal5
3. 0: up stop
4. 0 reopen
5. 1 chat: "Say \\"please\\": é"
6. 1: down stop
7. 0: up stop
8. 0: tick
9. 0 undo
end: unfinished sha256:"""


# Writing and reading


def test_the_file_is_readable() -> None:
    text = write(short_match())
    assert text.startswith(TEXT) and text.endswith("\n") and len(text.splitlines()[-1].split(":")[-1]) == 64


def test_reading_gives_the_match_that_was_written() -> None:
    match = short_match()
    again = read(write(match))
    assert again == match and write(again) == write(match)
    assert again.header == Header("duel", 3, {"pips": 6, "label": "a\n“b”"}, (Seat("Ann Ø"), Seat("Bob", "random")))
    assert again.entries[2:6] == (
        Move(0, ("up", "stop")),
        Reopen(0),
        Chat(1, 'Say "please": é'),
        Move(1, ("down", "stop")),
    )
    assert again.entries[-1] == Undo(0) and again.result is None
    assert [again.line(number) for number in (0, 8)] == [9, 17] and again.end_line == 18


@pytest.mark.parametrize("name", GAMES)
def test_every_game_round_trips_and_verifies(name: str) -> None:
    for seed, steps in ((1, 0), (2, 35), (3, 2000)):
        options = {"rounds": 6} if name in ("builders", "renaissance_man") else None
        referee = played(name, steps, seed, options=options)
        match = referee.match()
        again = read(write(match).encode())
        assert again == match
        assert verify(again, referee.game).match() == match
        assert (match.result is None) == (not referee.over)


def test_statements_are_entries() -> None:
    referee = table("intrigue", hand=True)
    for word, seat in (("first:0", CHANCE), ("send:doctor@1", 0), ("send:clerk@2", 0)):
        referee.play_words(seat, [word])
    referee.state(0, {"act": "offer", "to": 1, "then": [{
        "kind": "pay", "owner": 0, "occupation": "doctor", "palace": 1, "ducats": 5000}]})  # fmt: skip
    assert referee.entries[-1] == Statement(0, "1 0>1 offer then pay(0d@1,5000)")
    text = write(referee.match())
    assert "4. 0 says: 1 0>1 offer then pay(0d@1,5000)\n" in text and read(text) == referee.match()


def test_a_start_position_is_in_the_header() -> None:
    earlier = Referee(DUEL, 2, seed=1)
    referee = Referee(DUEL, 2, start=earlier._position, seed=1)
    match = play_on(referee, 6).match()
    assert f"\nstart: {earlier.position_text()}\n\n1. " in write(match)
    assert verify(read(write(match)), DUEL).match() == match


def test_a_finished_match_tells_its_result() -> None:
    referee = play_on(Referee(DUEL, 3, seed=2), 200)
    match = referee.match()
    assert match.result and " ranks " in write(match).splitlines()[-1]
    assert read(write(match)).result == match.result == referee.result
    thirds = Result((0.333333, 0.333333, 0.333333), (1, 1, 1))
    assert read(write(dataclasses.replace(match, result=thirds))).result == thirds


# Replay


@pytest.mark.parametrize("name", GAMES)
def test_replay_to_any_point_is_the_table_of_that_moment(name: str) -> None:
    """Followed entry by entry: the same views, log and position."""
    moments = {}
    referee = table(name, hand=True)
    for number in range(60):
        if referee.over:
            break
        moments[len(referee.entries)] = (number, state_of(referee))
        seat = referee.pending[number % len(referee.pending)]
        entries = len(referee.entries)
        while len(referee.entries) == entries:
            legal = referee.legal(seat)
            referee.step(seat, legal[number % len(legal)])
        if number % 20 == 10:
            referee.chat(0, f"Entry {len(referee.entries)}")
    match = read(write(referee.match()))
    for to in (0, 1, 7, 20, 33, len(match.entries)):
        if to in moments:
            assert state_of(replay(match, to, referee.game)) == moments[to][1]
    assert state_of(replay(match, game=referee.game)) == state_of(referee)


def test_there_is_no_moment_outside_the_match() -> None:
    match = short_match()
    for to in (-1, 10, "3", 1.5, None.__class__):
        refused(lambda to=to: replay(match, to, DUEL))  # type: ignore[arg-type]


def test_replay_leaves_draws_to_the_hand() -> None:
    referee = replay(short_match(), 0, DUEL)
    assert referee.pending == [CHANCE] and referee.entries == []


@pytest.mark.parametrize("name", GAMES)
def test_a_resumed_match_goes_on(name: str) -> None:
    referee = played(name, 5 if name == "duel" else 40)
    again = resume(read(write(referee.match())), seed=4, game=referee.game)
    assert again.match() == referee.match()
    play_on(again, 15, 3)
    assert again.entries[: len(referee.entries)] == referee.entries and len(again.entries) > len(referee.entries)
    verify(read(write(again.match())), referee.game)


def test_a_match_is_resumed_by_hand_where_chance_is_due() -> None:
    start = read(write(Referee(DUEL, 2, hand=True).match()))
    assert resume(start, hand=True, game=DUEL).pending == [CHANCE]
    assert resume(start, seed=1, game=DUEL).pending == [0, 1]


# Other files and other ways to write text


def test_line_ends_of_windows_and_a_byte_order_mark_are_read() -> None:
    match = short_match()
    text = write(match)
    for other in (text.replace("\n", "\r\n"), "\ufeff" + text, text.rstrip("\n"), text + "\n \n\r\n"):
        assert read(other) == match and verify(read(other.encode()), DUEL).match() == match


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32", "latin-1", "cp037"])
def test_text_in_another_encoding_is_refused(encoding: str) -> None:
    text = change("“b”", "b").encode(encoding, "replace")
    with pytest.raises(BadMatch) as caught:
        read(text)
    assert is_sentence(str(caught.value))
    if encoding == "latin-1":
        assert caught.value.line == 6 and "UTF-8" in str(caught.value)


@pytest.mark.parametrize(
    "content",
    [b"", b"\n\n", b"\x00" * 100, b"\x89PNG\r\n\x1a\n\x00\xff", b"%PDF-1.7\n", b"{}", b'[Event "?"]\n', "half \ud800"],
)
def test_foreign_files_are_refused(content: bytes | str) -> None:
    with pytest.raises(BadMatch) as caught:
        read(content)
    assert caught.value.line == 1 and is_sentence(str(caught.value))


def test_a_file_that_no_match_can_be_as_large_as_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavola.match.file.LARGEST", 1 << 10)
    for content in (b"x" * 5000, write(short_match()).encode() * 1 + b"\n" * 5000, b"tavola match 1\n" * 500):
        if content.startswith(b"tavola match 1\ngame"):
            assert read(content) == short_match()
            continue
        with pytest.raises(BadMatch) as caught:
            read(content)
        assert "larger" in str(caught.value)


def test_reading_takes_time_in_proportion_to_the_length() -> None:
    match = short_match()
    chats = tuple(Chat(0, "x") for _ in range(100_000))
    text = write(dataclasses.replace(match, entries=chats))
    began = time.perf_counter()
    assert len(read(text).entries) == 100_000
    assert time.perf_counter() - began < 10


# Files on a disk


def test_save_and_load(tmp_path: Path) -> None:
    match = short_match()
    path = tmp_path / "new folder" / "match.txt"
    save(match, path)
    assert load(path) == match and path.read_bytes() == write(match).encode()
    save(match, path)
    assert [file.name for file in path.parent.iterdir()] == ["match.txt"]


def test_what_can_not_be_saved_or_loaded_is_said_in_one_sentence(tmp_path: Path) -> None:
    match = short_match()
    path = tmp_path / "match.txt"
    save(match, path)
    for where in (path / "below", tmp_path, tmp_path / ("x" * 300), Path("a\0b")):
        refused(lambda where=where: save(match, where))
        refused(lambda where=where: load(where))
        refused(lambda where=where: list(load_matches(where)))
    refused(lambda: load(tmp_path / "nothing"))
    assert load(path) == match and [file.name for file in tmp_path.iterdir()] == ["match.txt"]


def test_a_save_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    match = short_match()
    path = tmp_path / "match.txt"
    save(match, path)
    bad = dataclasses.replace(match, entries=(Statement(0, "half \ud800"),))
    refused(lambda: save(bad, path))
    assert load(path) == match and [file.name for file in tmp_path.iterdir()] == ["match.txt"]


def test_the_log_of_a_replay_is_the_log_of_the_game() -> None:
    referee = played("builders", 30)
    again = verify(read(write(referee.match())))
    assert again.events(SPECTATOR) == referee.events(SPECTATOR)
