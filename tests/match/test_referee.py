"""The referee: views only, events by eye, refusals with their clause, all or nothing, draws by hand or by a seed."""

from __future__ import annotations

import random

import pytest

from tavola.core.errors import BadAction, Refused
from tavola.core.game import CHANCE, SPECTATOR, View
from tavola.core.language import has, say
from tavola.match import Move, Referee, Seat
from tavola.match.words import say_event, say_result
from tests.match.duel import DEAL, DOWN, DRAW, DUEL, STOP, TICK, UP
from tests.match.tables import GAMES, SEATS, game_named, played, refused, speaks, table


def duel(*numbers: int) -> Referee:
    """Both hands dealt; the seals are to be made."""
    referee = Referee(DUEL, len(numbers), names=["Ann", "Bob", "Cy"][: len(numbers)], hand=True)
    for number in numbers:
        referee.step(CHANCE, DEAL + number)
    return referee


# What is handed out


@pytest.mark.parametrize("name", GAMES)
def test_everybody_gets_views_only(name: str) -> None:
    referee = played(name)
    for eye in (*range(referee.seats), SPECTATOR):
        view = referee.view(eye)
        assert type(view) is View and view.eye == eye
        assert view.records.dtype == referee.game.view != referee.game.position
        assert referee.show(eye) == view.show()
        assert referee.show(eye)["eye"] == (None if eye == SPECTATOR else eye)


def test_a_view_is_a_copy() -> None:
    referee = duel(3, 5)
    referee.view(0).record.number[0] = 6
    assert referee.show(0)["numbers"] == [3, 0]


def test_events_are_told_by_what_the_eye_may_know() -> None:
    referee = duel(3, 5)
    assert [event["number"] for event in referee.events(0)] == [3, None]
    assert [event["number"] for event in referee.events(1)] == [None, 5]
    assert [event["number"] for event in referee.events(SPECTATOR)] == [None, None]
    assert referee.events(0, 1) == referee.events(0)[1:]
    assert referee.events(0, 99) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_eye_reads_as_many_lines_and_the_same_public_part(name: str) -> None:
    referee = played(name)
    logs = [referee.events(eye) for eye in (*range(referee.seats), SPECTATOR)]
    assert len({len(log) for log in logs}) == 1
    for lines in zip(*logs, strict=True):
        assert len({line["kind"] for line in lines}) == 1
        hidden = {key for line in lines for key, value in line.items() if value != lines[-1][key]}
        assert all(lines[-1][key] is None for key in hidden)
    assert [logged.entry for logged in referee.log] == sorted(logged.entry for logged in referee.log)


def test_a_seal_tells_only_that_it_was_made() -> None:
    referee = duel(3, 5)
    known = len(referee.log)
    referee.step(0, UP)
    assert referee.events(1, known) == [] and referee.sealed == []
    referee.step(0, STOP)
    assert referee.events(1, known) == [{"kind": "match_sealed", "clause": "", "seat": 0}]
    assert referee.sealed == [0] and referee.pending == [1]
    assert referee.show(1)["choices"] == [0, 0] and referee.show(0)["choices"] == [1, 0]
    referee.play(1, [DOWN, STOP])
    assert referee.events(SPECTATOR)[-1]["choices"] == [1, 2] and referee.sealed == []


def test_a_whole_seal_is_one_entry() -> None:
    referee = duel(3, 5)
    referee.step(0, UP)
    referee.step(1, DOWN)
    assert len(referee.entries) == 2
    referee.step(0, STOP)
    referee.step(1, STOP)
    assert referee.entries[2:] == [Move(0, ("up", "stop")), Move(1, ("down", "stop"))]


def test_the_order_of_seals_does_not_matter() -> None:
    one, two = duel(3, 5), duel(3, 5)
    one.play(0, [UP, STOP])
    one.play(1, [DOWN, STOP])
    two.step(1, DOWN)
    two.play(0, [UP, STOP])
    two.step(1, STOP)
    assert one.position_text() == two.position_text()


@pytest.mark.parametrize("name", GAMES)
def test_choices_are_the_legal_actions_in_all_their_forms(name: str) -> None:
    if not speaks(game_named(name)):
        pytest.skip("its sentences are not there")
    referee = table(name)
    rng = random.Random(2)
    for _ in range(40):
        if referee.over:
            break
        for seat in range(referee.seats):
            choices = referee.choices(seat)
            assert [choice.action for choice in choices] == referee.legal(seat)
            for choice in choices:
                assert referee.read_action(seat, choice.word) == choice.action
                assert referee.read_action(seat, choice.data) == choice.action
                assert choice.sentence
        seat = rng.choice(referee.pending)
        referee.step(seat, rng.choice(referee.legal(seat)))


# What is refused


def test_a_refusal_names_its_clause_and_says_why() -> None:
    referee = table("builders", hand=True)
    deal(referee, 13)
    seat = referee.pending[0]
    error = refused(lambda: referee.step(1 - seat, referee.read_action(1 - seat, "end")), referee)
    assert isinstance(error, Refused) and error.clause.startswith("B")
    assert str(error) == say("en", f"builders-refuse-{error.clause[1:]}")
    french = refused(lambda: referee.step(1 - seat, referee.read_action(1 - seat, "end"), "fr"), referee)
    assert str(french) == say("fr", f"builders-refuse-{error.clause[1:]}") != str(error)


def deal(referee: Referee, draws: int) -> None:
    for _ in range(draws):
        referee.step(CHANCE, referee.legal(CHANCE)[0])


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_not_legal_is_refused_with_a_clause(name: str) -> None:
    referee = played(name, 25)
    prefix = name.replace("_", "-")
    for seat in range(referee.seats):
        legal = set(referee.legal(seat))
        clauses = set()
        for action in sorted(set(range(0, 400, 3)) - legal):
            with pytest.raises(Refused) as caught:
                referee.step(seat, action)
            clause = caught.value.clause
            assert clause[0] == referee.game.letter and 1 <= int(clause[1:]) <= referee.game.last_clause
            clauses.add(clause)
            message = f"{prefix}-refuse-{clause[1:]}"
            known = has("en", message)
            assert str(caught.value) == (say("en", message) if known else say("en", "match-refuse", clause=clause))
        assert clauses


def test_a_clause_without_a_sentence_of_its_own_is_still_named() -> None:
    error = refused(lambda: duel(1, 1).step(0, TICK))
    assert isinstance(error, Refused) and error.clause == "B2" and error.args[0]


@pytest.mark.parametrize("name", ["duel", "renaissance_man"])
def test_play_is_all_or_nothing(name: str) -> None:
    referee = table(name)
    seat = referee.pending[0]
    first = referee.legal(seat)[0]
    refused(lambda: referee.play(seat, [first]), referee)
    refused(lambda: referee.play(seat, []), referee)
    refused(lambda: referee.play(seat, [first, 399]), referee)
    word = referee.game.write_action(referee.view(seat).record, seat, first)
    refused(lambda: referee.play_words(seat, [word]), referee)
    refused(lambda: referee.play_words(seat, [word, "nonsense"]), referee)
    refused(lambda: referee.play_words(seat, []), referee)
    assert referee.drafting(seat) == []


def test_play_takes_no_step_after_the_last() -> None:
    referee = duel(3, 5)
    assert "after step 2" in str(refused(lambda: referee.play(0, [UP, STOP, UP]), referee))
    assert "after step 2" in str(refused(lambda: referee.play_words(0, ["up", "stop", "stop"]), referee))
    referee.play_words(0, ["up", "stop"])
    referee.play_words(1, ["down", "stop"])
    assert "after step 1" in str(refused(lambda: referee.play(0, [TICK, TICK]), referee))


def test_play_goes_on_with_an_open_draft() -> None:
    referee = duel(3, 5)
    referee.step(0, DOWN)
    assert referee.drafting(0) == ["down"] and referee.drafting(1) == []
    referee.play_words(0, ["stop"])
    assert referee.entries[-1] == Move(0, ("down", "stop")) and referee.drafting(0) == []


def test_nothing_is_played_when_the_game_is_over() -> None:
    referee = duel(3, 5)
    for seat in (0, 1):
        referee.play(seat, [UP, STOP])
    for _ in range(3):
        referee.step(0, TICK)
    assert referee.over and referee.pending == [] and referee.result is not None
    assert referee.result.shares == (0.0, 1.0) and referee.result.ranks == (2, 1)
    for seat in (0, 1, CHANCE):
        assert referee.legal(seat) == []
        refused(lambda seat=seat: referee.step(seat, TICK), referee)
        refused(lambda seat=seat: referee.undo(seat), referee)
        refused(lambda seat=seat: referee.reopen(seat), referee)


# Chance


@pytest.mark.parametrize("name", GAMES)
def test_by_hand_nothing_is_drawn_until_it_is_named(name: str) -> None:
    referee = table(name, hand=True)
    assert referee.pending == [CHANCE] and referee.entries == []
    legal = referee.legal(CHANCE)
    assert len(legal) > 1
    refused(lambda: referee.step(CHANCE, next(action for action in range(10_000) if action not in legal)), referee)
    refused(lambda: referee.play(CHANCE, legal[:2]), referee)
    refused(lambda: referee.step(0, legal[0]), referee)
    word = referee.game.write_action(referee._eyes(CHANCE), CHANCE, legal[-1])
    referee.play_words(CHANCE, [word])
    assert referee.entries == [Move(CHANCE, (word,))]


def test_only_chance_draws_and_only_when_it_is_due() -> None:
    referee = duel(3, 5)
    assert referee.legal(CHANCE) == []
    error = refused(lambda: referee.step(CHANCE, DEAL + 1), referee)
    assert str(error) == say("en", "match-refuse-draw")
    refused(lambda: referee.step(0, DEAL + 1), referee)


def test_the_referee_draws_after_a_move_that_asks_for_it() -> None:
    referee = Referee(DUEL, 2, seed=1)
    assert referee.pending == [0, 1] and len(referee.entries) == 2
    for seat in (0, 1):
        referee.play(seat, [UP, STOP])
    referee.step(0, DRAW)
    assert referee.pending == [0] and [entry.seat for entry in referee.entries[-2:]] == [0, CHANCE]


def test_draws_by_hand_may_be_given_up() -> None:
    referee = Referee(DUEL, 2, hand=True)
    referee.step(CHANCE, DEAL + 6)
    referee.draw_at_random(5)
    assert referee.pending == [0, 1] and referee.entries[0] == Move(CHANCE, ("deal6",))


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_gives_the_same_draws_and_no_seed_gives_others(name: str) -> None:
    assert played(name, seed=7).match() == played(name, seed=7).match()
    seats = 3 if name == "builders" else SEATS[name]
    openings = {tuple(Referee(game_named(name), seats).entries) for _ in range(12)}
    assert len(openings) > 1
    assert len({tuple(table(name, seed).entries) for seed in range(12)}) > 1


# Seats, options, start


def test_names_and_bots_are_in_the_header() -> None:
    seats = [Seat("Ann"), Seat("Bob", "random")]
    referee = Referee(DUEL, 2, seats_of=seats, seed=1)
    assert referee.header.seats == tuple(seats) and referee.names == ["Ann", "Bob"] and referee.seats == 2
    assert Referee(DUEL, 2, seed=1).names == ["Seat 0", "Seat 1"]
    assert referee.header.options == {"pips": 6, "label": "x"} and referee.header.rules == 3


@pytest.mark.parametrize("name", GAMES)
def test_a_match_can_start_from_any_position(name: str) -> None:
    from tavola.core.game import Position

    earlier = played(name, 30)
    for seat in range(earlier.seats):
        if earlier.drafting(seat):
            earlier.reopen(seat)
    start = Position.read(earlier.game, earlier.position_text())
    referee = Referee(earlier.game, earlier.seats, start=start, hand=True)
    assert referee.header.start == earlier.position_text() == referee.position_text()
    assert referee.sealed == earlier.sealed and referee.pending == earlier.pending
    assert referee.header.options == earlier.header.options


def test_seals_of_a_start_position_count() -> None:
    """They can be reopened, and the reveal after them can't be undone."""
    first = duel(3, 5)
    first.play(0, [UP, STOP])
    referee = Referee(DUEL, 2, start=first._position, hand=True)
    assert referee.sealed == [0] and referee.undoable(0)
    referee.reopen(0)
    assert referee.pending == [0, 1]
    referee = Referee(DUEL, 2, start=first._position, hand=True)
    referee.play(1, [UP, STOP])
    assert not referee.undoable(0) and not referee.undoable(1)


def test_drafts_of_a_start_position_are_dropped() -> None:
    first = duel(3, 5)
    first.step(0, UP)
    referee = Referee(DUEL, 2, start=first._position, hand=True)
    assert referee.legal(0) == [UP, DOWN] and not referee.undoable(0)
    first.reopen(0)
    assert referee.header.start == first.position_text()


def test_a_start_position_has_its_own_seats_and_options() -> None:
    start = duel(3, 5)._position
    refused(lambda: Referee(DUEL, 3, start=start))
    refused(lambda: Referee(DUEL, 2, {"pips": 5}, start=start))
    refused(lambda: Referee(game_named("builders"), 2, start=start))
    assert Referee(DUEL, 2, {"pips": 6}, start=start).header.options["pips"] == 6


# Sentences of the referee's own


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_what_the_referee_tells_has_words(locale: str) -> None:
    referee = duel(3, 5)
    referee.play(0, [UP, STOP])
    referee.reopen(0)
    referee.chat(1, "Hurry!")
    referee.play(0, [UP, STOP])
    referee.play(1, [DOWN, STOP])
    referee.step(0, TICK)
    referee.undo(0)
    told = {event["kind"]: say_event(locale, DUEL, event, referee.names) for event in referee.events(SPECTATOR)}
    assert {"match_sealed", "match_reopened", "match_chat", "match_undone"} <= told.keys()
    assert all("Ann" in told[kind] for kind in ("match_sealed", "match_reopened", "match_undone"))
    assert "Bob" in told["match_chat"] and "Hurry!" in told["match_chat"]
    for _ in range(3):
        referee.step(0, TICK)
    assert referee.result and "Bob" in say_result(locale, referee.result, referee.names)


def test_results_are_said_for_one_several_and_none() -> None:
    from tavola.match import Result

    names = ["Ann", "Bob", "Cy"]
    assert say_result("en", Result((1.0, 0.0, 0.0), (1, 2, 3)), names) == "Ann wins."
    assert say_result("en", Result((0.5, 0.5, 0.0), (1, 1, 3)), names) == "Ann and Bob share the win."
    assert "Ann, Bob and Cy" in say_result("en", Result((1 / 3,) * 3, (1, 1, 1)), names)
    assert say_result("en", Result((0.0,), (1,)), ["Ann"]) == "The game is lost."


def test_chat_is_one_clean_line() -> None:
    referee = duel(3, 5)
    referee.chat(1, "  Well \n\x1b[31mplayed\u202e ")
    assert referee.events(0)[-1] == {"kind": "match_chat", "clause": "", "seat": 1, "text": "Well [31mplayed"}
    for text in ("", " \n ", "x" * 501, "\x00"):
        assert isinstance(refused(lambda text=text: referee.chat(0, text), referee), BadAction)
