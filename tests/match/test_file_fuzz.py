"""The reader is total: whatever a file holds, reading and replaying it ends in a match or in one sentence."""

from __future__ import annotations

import random
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tavola.core.errors import TavolaError
from tavola.core.game import Position
from tavola.match import Match, Referee, read, read_matches, replay, verify, write
from tests.match.tables import GAMES, game_named, is_sentence, play_on, played, short_match, table

FUZZ = settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@cache
def texts() -> tuple[str, ...]:
    """Matches of every game, with statements, chat, start positions and seals taken back."""
    matches = [short_match()]
    for name in GAMES:
        referee = played(name, 30)
        referee.chat(0, "“Well”")
        matches.append(referee.match())
        start = Position.read(referee.game, referee.position_text())
        matches.append(play_on(Referee(referee.game, referee.seats, start=start, seed=1), 6).match())
    talk = table("intrigue", hand=True)
    for seat, word in ((8, "first:0"), (0, "send:doctor@1"), (0, "send:clerk@2")):
        talk.play_words(seat, [word])
    talk.state(0, "1 0>1 offer then pay(0d@1,5000)")
    talk.state(1, "2 1>0 accept 1")
    matches.append(talk.match())
    return tuple(write(match) for match in matches)


def try_all(content: bytes | str) -> None:
    """Read it as one match and as several, and replay and verify what was read."""
    found: list[Match] = []
    for reader in (lambda: [read(content)], lambda: read_matches(content), lambda: [read(content, 2)]):
        try:
            found += reader()
        except TavolaError as error:
            assert is_sentence(str(error)), str(error)
    for match in found[:3]:
        game = game_named("duel") if match.header.game == "duel" else None
        for use in (replay, verify):
            try:
                referee = use(match, game=game)
            except TavolaError as error:
                assert is_sentence(str(error)), str(error)
            else:
                assert read(write(referee.match())) == referee.match()


@given(st.integers(0, 100), st.randoms(use_true_random=False))
@FUZZ
def test_mutated_bytes(which: int, rng: random.Random) -> None:
    content = bytearray(texts()[which % len(texts())].encode())
    for _ in range(rng.choice((1, 1, 2, 5, 40))):
        place = rng.randrange(len(content))
        match rng.randrange(4):
            case 0:
                content[place] = rng.randrange(256)
            case 1:
                del content[place : place + rng.randrange(1, 30)]
            case 2:
                content[place:place] = bytes(rng.randrange(256) for _ in range(rng.randrange(1, 6)))
            case 3:
                end = place + rng.randrange(1, 60)
                content[place:place] = content[place:end]
        if not content:
            break
    try_all(bytes(content))


PIECES = [
    "",
    " ",
    "-",
    "0",
    "1",
    "9",
    "99999999999",
    "²",
    "٣",
    "+",
    "/",
    "|",
    "=",
    ":",
    "*",
    ",",
    "chance",
    "undo",
    "reopen",
]
PIECES += [
    "says: 1 0>1 ask",
    'chat: "x"',
    "end",
    "first:0",
    "null",
    "true",
    '"',
    "[]",
    "{}",
    "1e5",
    "\t",
    "\u2028",
    "\x85",
]


@given(st.integers(0, 100), st.randoms(use_true_random=False))
@FUZZ
def test_mutated_words(which: int, rng: random.Random) -> None:
    """Lines and words exchanged, doubled and dropped: what gets past the reader and reaches the rules."""
    lines = [line.split(" ") for line in texts()[which % len(texts())].split("\n")]
    for _ in range(rng.choice((1, 1, 2, 4))):
        line = rng.choice(lines)
        word = rng.randrange(len(line))
        match rng.randrange(6):
            case 0:
                line[word] = rng.choice(rng.choice(lines))
            case 1:
                line[word] = rng.choice(PIECES)
            case 2:
                cut = rng.randrange(len(line[word]) + 1)
                line[word] = line[word][:cut] + rng.choice(PIECES) + line[word][cut + rng.randrange(3) :]
            case 3:
                lines[rng.randrange(len(lines))] = list(rng.choice(lines))
            case 4:
                del line[word]
                line += [""] * (not line)
            case 5:
                other = rng.choice(lines)
                line[:], other[:] = list(other), list(line)
    try_all("\n".join(" ".join(line) for line in lines))


@given(st.integers(0, 100), st.randoms(use_true_random=False))
@FUZZ
def test_mutated_start_positions(which: int, rng: random.Random) -> None:
    """A start that is read is a position in which the game can go on."""
    starts = [text for text in texts() if "\nstart: " in text]
    text = starts[which % len(starts)]
    before, _, rest = text.partition("\nstart: ")
    start, _, after = rest.partition("\n")
    for _ in range(rng.choice((1, 1, 2, 3))):
        place = rng.randrange(len(start))
        piece = rng.choice((rng.choice(PIECES).strip("\n"), rng.choice(start), start[place : place + 7]))
        start = start[:place] + piece + start[place + rng.randrange(4) :]
    content = f"{before}\nstart: {start}\n{after}"
    try_all(content)
    try:
        match = read(content)
        referee = replay(match, 0, game_named(match.header.game))
    except TavolaError:
        return
    referee.draw_at_random(1)
    play_on(referee, 10)


@given(st.one_of(st.binary(max_size=300), st.text(max_size=300)))
@FUZZ
def test_anything(content: bytes | str) -> None:
    try_all(content)
    head = b"tavola match 1\ngame: duel\nrules: 3\nseat 0: A\nseat 1: B\n\n"
    try_all(head + (content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content))


@given(st.text(max_size=200))
@FUZZ
def test_chat_and_names_survive_the_file_or_are_refused(text: str) -> None:
    referee = Referee(game_named("duel"), 2, hand=True)
    try:
        referee.chat(0, text)
        referee = Referee(game_named("duel"), 2, names=[text[:40], "B"], hand=True)
        referee.chat(1, text)
    except TavolaError as error:
        assert is_sentence(str(error)), str(error)
    assert read(write(referee.match()).encode()) == referee.match()


@pytest.mark.parametrize("name", GAMES)
def test_a_read_match_never_says_more_than_it_was_told(name: str) -> None:
    """Whatever verifies is the very match: writing it again gives the same text."""
    text = write(played(name, 40).match())
    assert write(verify(read(text), game_named(name)).match()) == text
