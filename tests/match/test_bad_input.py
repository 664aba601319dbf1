"""Bad input to every entry point: one sentence that says what is wrong, and nothing changed."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from tavola.core.errors import BadAction, BadOption, BadPosition, Refused, TavolaError, UnknownGame
from tavola.core.game import CHANCE, SPECTATOR, Position
from tavola.games import NAMES, load
from tavola.match import Referee, Seat, replay
from tests.match.tables import GAMES, SEATS, game_named, is_sentence, played, refused, short_match, table

NO_SEATS: list[Any] = [-1, 5, 7, 10, 10**30, 0.0, 1.5, "0", None, True, [0], b"0", float("nan"), np.float64(0)]
NO_NUMBERS: list[Any] = [-1, -(10**30), 2**31, 2**63, 10**30, 0.0, "0", "end", None, True, [0], {}, float("inf"), b"1"]
NO_WORDS: list[Any] = [
    "", " ", "nonsense", "end end", "END", "end\n", "\x00", "\x1b[2J", "é", "\ud800", "send:", "send:@", ":", "@",
    "take:9", "take:-1", "take:٣", "bribe:0", "bribe:1e3", "bribe:" + "9" * 70, "first:9", "set:queen", "act:hire",
    "card:M-bk", "M-", "M-bk+", "at:9.9", "at:", "draws:M-xx", "send:w07@b12@b12", "recruit:w99", "hire:0:doctor@5",
    "x" * 81, "x" * 100_000,
    None, 5, b"end", ["end"], 1.5, True,
]  # fmt: skip
NO_STRUCTURES: list[Any] = [
    {}, {"kind": None}, {"kind": "nonsense"}, {"kind": ["end"]}, {"kind": {}}, {"kind": 5}, {"Kind": "end"}, {5: "end"},
    {"kind": "end", "more": 1}, {"kind": "take"}, {"kind": "take", "actions": "1"}, {"kind": "take", "actions": True},
    {"kind": "take", "actions": 1.0}, {"kind": "take", "actions": 10**30}, {"kind": "open", "site": []},
    {"kind": "send", "worker": "worker_01"}, {"kind": "bribe", "ducats": 1500}, {"kind": "bribe", "ducats": "1000"},
    {"kind": "bribe", "ducats": 10**12}, {"kind": "send", "occupation": "king", "palace": 1},
    {"kind": "first", "seat": -1},
    {"kind": "send", "occupation": ["doctor"], "palace": {}}, {"kind": "place", "occupation": "doctor", "area": 1000.0},
    {"kind": "set", "card": "queen"}, {"kind": "set", "card": None}, {"kind": "place", "place": "1.9"},
    {"kind": "x" * 9999},
    {"kind": "card", "card": "M-bk+"}, {"kind": "knight", "from": 0}, {"kind": "dealer", "seat": True}, {"kind": "act"},
    {"kind": "end", "x" * 9999: 1}, {"kind": [[[[[[]]]]]]}, {str(i): i for i in range(99)}, [], [("kind", "end")],
]  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_seats_that_are_none(name: str) -> None:
    referee = played(name, 4)
    action = referee.legal(referee.pending[0])[0]
    for seat in NO_SEATS:
        if seat == SPECTATOR:
            continue
        for call in (
            lambda s: referee.view(s),
            lambda s: referee.show(s),
            lambda s: referee.events(s),
            lambda s: referee.legal(s),
            lambda s: referee.choices(s),
            lambda s: referee.read_action(s, "end"),
            lambda s: referee.step(s, action),
            lambda s: referee.play(s, [action]),
            lambda s: referee.play_words(s, ["end"]),
            lambda s: referee.reopen(s),
            lambda s: referee.undo(s),
            lambda s: referee.undoable(s),
            lambda s: referee.chat(s, "Hello"),
            lambda s: referee.state(s, {"act": "ask"}),
        ):
            with pytest.raises(BadAction) as caught:
                call(seat)
            assert is_sentence(str(caught.value))
    for seat in (CHANCE, SPECTATOR):
        refused(lambda seat=seat: referee.chat(seat, "Hello"), referee)
        refused(lambda seat=seat: referee.state(seat, {"act": "ask"}), referee)
    refused(lambda: referee.view(CHANCE), referee)
    refused(lambda: referee.step(SPECTATOR, action), referee)


@pytest.mark.parametrize("name", GAMES)
def test_numbers_that_are_no_actions(name: str) -> None:
    referee = played(name, 20)
    for seat in (*range(referee.seats), CHANCE):
        for action in NO_NUMBERS:
            assert isinstance(refused(lambda s=seat, a=action: referee.step(s, a), referee), BadAction)
            assert isinstance(refused(lambda s=seat, a=action: referee.play(s, [a]), referee), BadAction)
        for number in (399, 5000, 2**31 - 1):
            assert isinstance(refused(lambda s=seat, a=number: referee.step(s, a), referee), Refused)


@pytest.mark.parametrize("name", GAMES)
def test_numbers_of_numpy_are_numbers(name: str) -> None:
    referee = table(name)
    seat = referee.pending[0]
    action = np.int64(referee.legal(np.int64(seat))[0])  # type: ignore[arg-type]
    referee.step(np.int32(seat), action)  # type: ignore[arg-type]
    assert referee.drafting(seat) or referee.entries[-1].seat == seat


@pytest.mark.parametrize("name", GAMES)
def test_lists_that_are_no_choices(name: str) -> None:
    referee = played(name, 4)
    seat = referee.pending[0]
    endless = (action for action in iter(lambda: 0, 1))
    for choice in ([], (), "end", b"end", {}, {"kind": "end"}, None, 5, [None], [[0]], ["", ""], endless):
        assert isinstance(refused(lambda c=choice: referee.play(seat, c), referee), BadAction | Refused)
        assert isinstance(refused(lambda c=choice: referee.play_words(seat, c), referee), BadAction | Refused)


@pytest.mark.parametrize("name", GAMES)
def test_words_that_say_no_action_now(name: str) -> None:
    referee = played(name, 21)
    for seat in (*range(referee.seats), CHANCE):
        legal = set(referee.legal(seat))
        for word in NO_WORDS:
            try:
                assert referee.read_action(seat, word) not in legal
            except BadAction as error:
                assert is_sentence(str(error)), str(error)
            refused(lambda s=seat, w=word: referee.play_words(s, [w]), referee)


@pytest.mark.parametrize("name", GAMES)
def test_structures_that_say_no_action(name: str) -> None:
    referee = played(name, 21)
    for seat in (*range(referee.seats), CHANCE):
        for data in NO_STRUCTURES:
            if name == "duel" and data == {"kind": "end", "more": 1}:
                continue
            try:
                action = referee.read_action(seat, data)
            except BadAction as error:
                assert is_sentence(str(error)), str(error)
            else:
                assert action not in referee.legal(seat), data


@pytest.mark.parametrize("name", NAMES)
def test_every_broken_word_is_another_action_or_a_sentence(name: str) -> None:
    """Legal words with a letter changed, dropped or doubled."""
    referee = played(name, 30)
    rng = random.Random(3)
    before = referee.position_text()
    for seat in (*range(referee.seats), CHANCE):
        record = referee._eyes(seat)
        words = [referee.game.write_action(record, seat, action) for action in referee.legal(seat)[:30]]
        for word in words:
            for _ in range(10):
                place = rng.randrange(len(word))
                broken = word[:place] + rng.choice(("", word[place] * 2, *"0:@-+.é ")) + word[place + 1 :]
                try:
                    action = referee.read_action(seat, broken)
                except BadAction as error:
                    assert is_sentence(str(error)), str(error)
                else:
                    assert referee.game.write_action(record, seat, action) == broken
    assert referee.position_text() == before


# Tables


@pytest.mark.parametrize("name", GAMES)
def test_seat_counts(name: str) -> None:
    game = game_named(name)
    for seats in (-1, 0, game.least_seats - 1, game.most_seats + 1, 10**9, 10**30, "2", 2.0, None, True, [2]):
        assert isinstance(refused(lambda s=seats: Referee(game, s)), BadOption)
    for names in (["A"], ["A"] * 9, "AB", [""] * SEATS[name], [None] * SEATS[name], ["A\n"] * SEATS[name]):
        assert isinstance(refused(lambda n=names: Referee(game, SEATS[name], names=n)), BadOption)


@pytest.mark.parametrize("name", GAMES)
def test_options(name: str) -> None:
    game = game_named(name)
    bad: list[Any] = [{"colour": 1}, {5: 1}, {None: None}, {"x" * 9999: 1}, [], [1], "rounds=3", 5, ("a", "b")]
    for option in game.options:
        wrong: list[Any] = [None, [], {}, 1.5, float("nan"), "x" * 9999 if option.kind != "text" else 5, b"on", object]
        if option.kind == "number":
            wrong += [option.least - 1, option.most + 1, 10**30, "many", "", "1.0", "²", True, "9" * 5000]
        if option.kind == "flag":
            wrong += ["maybe", 2, "", "²"]
        if option.kind == "choice":
            wrong += ["hardest", "", True]
        bad += [{option.name: value} for value in wrong]
    for options in bad:
        if not options and isinstance(options, list):
            continue
        error = refused(lambda o=options: Referee(game, SEATS[name], o))
        assert isinstance(error, BadOption), options


def test_options_that_do_not_go_together() -> None:
    game = load("renaissance_man")
    refused(lambda: Referee(game, 2, {"solo": "easier"}))
    refused(lambda: Referee(game, 1, {"solo": "easier", "cards": 0}))


HEADER = "type,offer_left,offer_right,need_left,need_right,copies"
ROW = "merchant,merchant,merchant,scholar,baker"


@pytest.mark.parametrize(
    "deck",
    [
        "x", HEADER, f"{HEADER}\n{ROW},95", f"{HEADER}\n{ROW},97", f"{HEADER}\n{ROW},0", f"{HEADER}\n{ROW},-96",
        f"{HEADER}\n{ROW}",
        f"{HEADER}\n{ROW},96,1", f"{HEADER}\n{ROW},many", f"{HEADER}\n{ROW},٩٦", f"{HEADER}\n{ROW},{'9' * 5000}",
        f"{HEADER}\n{ROW},000000001{'0' * 5000}", f"{HEADER}\nking,{ROW[9:]},96", f"{HEADER}\n{'x' * 5000},a,b,c,d,96",
        f"{ROW},96", "\x00", "\ud800", f"{HEADER}\n\x1b[2J{ROW},96", f"{HEADER}\n" + f"{ROW},1\n" * 97,
    ],
)  # fmt: skip
def test_deck_texts(deck: str) -> None:
    error = refused(lambda: Referee(load("renaissance_man"), 2, {"deck": deck}))
    assert isinstance(error, BadOption)


@pytest.mark.parametrize("name", GAMES)
def test_position_texts(name: str) -> None:
    referee = played(name, 25)
    text = referee.position_text()
    others = [played(other, 3).position_text() for other in GAMES if other != name]
    bad: list[Any] = [
        "",
        " ",
        "x",
        "0",
        "-",
        "\x00",
        text + "\n",
        text + " more",
        text[:-1] + "\x1b",
        "x" * 30_000,
        *others,
    ]
    bad += [
        None,
        5,
        b"0",
        [text],
        text.replace(" ", "\t"),
        "\ud800",
        text * 2,
        text[: len(text) // 2],
        " ".join("9" * 14),
    ]
    for start in bad:
        error = refused(lambda t=start: Position.read(referee.game, t))
        assert isinstance(error, BadPosition)


@pytest.mark.parametrize("name", NAMES)
def test_mutated_position_texts_are_a_position_or_a_sentence(name: str) -> None:
    rng = random.Random(8)
    for seed in range(4):
        text = played(name, 10 + 15 * seed, seed).position_text()
        for _ in range(60):
            place = rng.randrange(len(text))
            piece = rng.choice(("", rng.choice(text), rng.choice("0129-+=/|,:*é ")))
            broken = text[:place] + piece + text[place + rng.randrange(3) :]
            try:
                position = Position.read(load(name), broken)
            except BadPosition as error:
                assert is_sentence(str(error)), str(error)
            else:
                position.game.check(position.record)
                assert Position.read(position.game, position.write()).records.tobytes() == position.records.tobytes()


def test_seeds() -> None:
    for seed in ("1", 1.5, [], True, float("nan")):
        refused(lambda s=seed: Referee(game_named("duel"), 2, seed=s))
        referee = table("duel", hand=True)
        refused(lambda s=seed, r=referee: r.draw_at_random(s), referee)
    for seed in (0, -1, 10**40, 2**64):
        assert Referee(game_named("duel"), 2, seed=seed).pending == [0, 1]


def test_names_of_players_and_bots() -> None:
    for name in ("", " ", " A", "A ", "A\nB", "A\x1b", "\u202eA", "A\u2028", "x" * 41, None, 5, b"A", ["A"], "\ud800"):
        assert isinstance(refused(lambda n=name: Seat(n)), BadOption)
    for kind in ("", "a b", "A", "é", "(x)", "x" * 41, None, 5, b"random", "random\n"):
        assert isinstance(refused(lambda k=kind: Seat("A", k)), BadOption)
    assert Seat("Ørsted 李 🙂", "rule-based_2").kind == "rule-based_2"


def test_games() -> None:
    for name in ("chess", "", "Builders", "builders/..", "\x00", "match"):
        assert isinstance(refused(lambda n=name: load(n)), UnknownGame)


def test_logs_and_moments() -> None:
    referee = played("duel", 5)
    for since in (-1, "0", 1.0, None, True, []):
        refused(lambda s=since: referee.events(0, s), referee)
    for to in (-1, 99, "0", 1.0, [], True):
        refused(lambda t=to: replay(short_match(), t, game_named("duel")))


def test_chat() -> None:
    referee = played("duel", 5)
    for text in (None, 5, b"Hello", ["Hello"], "", "\n", "x" * 501, "\ud800" * 600):
        assert isinstance(refused(lambda t=text: referee.chat(0, t), referee), BadAction)


def test_languages() -> None:
    referee = played("builders", 20)
    seat = referee.pending[0]
    for locale in ("de", "", "en_US", "../en"):
        error = refused(lambda loc=locale: referee.step(1 - seat, 0, loc), referee)
        assert type(error) is TavolaError
        refused(lambda loc=locale: referee.choices(seat, loc), referee)
        refused(lambda loc=locale: referee.reopen(seat, loc), referee)
