"""Undo: allowed while nothing was revealed, nothing drawn and nobody else has moved since."""

from __future__ import annotations

import random

import pytest

from tavola.core.errors import Refused
from tavola.core.game import CHANCE, Position
from tavola.core.language import say
from tavola.match import Move, Referee, Reopen, Undo, read, verify, write
from tests.match.duel import DEAL, DOWN, DRAW, DUEL, STOP, TICK, UP
from tests.match.tables import GAMES, refused, table


def dealt(*numbers: int) -> Referee:
    referee = Referee(DUEL, len(numbers), hand=True)
    for number in numbers:
        referee.step(CHANCE, DEAL + number)
    return referee


def revealed() -> Referee:
    referee = dealt(3, 5)
    referee.play(0, [UP, STOP])
    referee.play(1, [UP, STOP])
    return referee


def cannot_undo(referee: Referee, seat: int) -> None:
    assert not referee.undoable(seat)
    error = refused(lambda: referee.undo(seat), referee)
    assert isinstance(error, Refused) and str(error) == say("en", "match-refuse-undo")


# Drafts


def test_a_draft_is_undone_step_by_step() -> None:
    """Nobody learns of it, and the match does not tell it."""
    referee = table("renaissance_man")
    start = referee.position_text()
    known = len(referee.log), len(referee.entries)
    texts = []
    for _ in range(3):
        texts.append(referee.position_text())
        referee.step(0, referee.legal(0)[-1])
    words = referee.drafting(0)
    assert len(words) == 3
    for left in (2, 1, 0):
        assert referee.undoable(0)
        referee.undo(0)
        assert referee.drafting(0) == words[:left] and referee.position_text() == texts[left]
    assert referee.position_text() == start
    cannot_undo(referee, 0)
    assert (len(referee.log), len(referee.entries)) == known


def test_a_draft_is_reopened_as_a_whole() -> None:
    referee = table("renaissance_man")
    start = referee.position_text()
    referee.step(0, referee.legal(0)[0])
    referee.step(0, referee.legal(0)[0])
    known = len(referee.log), len(referee.entries)
    referee.reopen(0)
    assert referee.position_text() == start and referee.drafting(0) == []
    assert (len(referee.log), len(referee.entries)) == known
    error = refused(lambda: referee.reopen(0), referee)
    assert str(error) == say("en", "match-refuse-reopen")


def test_drafts_of_two_seats_are_independent() -> None:
    referee = dealt(3, 5)
    referee.step(0, UP)
    referee.step(1, DOWN)
    referee.undo(0)
    assert referee.drafting(0) == [] and referee.drafting(1) == ["down"]
    referee.play(0, [DOWN, STOP])
    referee.step(1, STOP)
    assert referee.show(0)["choices"] == [2, 2]


def test_an_open_draft_is_not_part_of_the_hash() -> None:
    referee = table("renaissance_man")
    before = referee.match()
    referee.step(0, referee.legal(0)[0])
    assert referee.match() == before


# Seals


@pytest.mark.parametrize("take_back", [Referee.undo, Referee.reopen])
def test_a_seal_is_reopened_until_the_reveal(take_back) -> None:  # type: ignore[no-untyped-def]
    referee = dealt(3, 5, 1)
    referee.play(0, [UP, STOP])
    referee.play(1, [UP, STOP])
    assert referee.undoable(0) and referee.undoable(1) and not referee.undoable(2)
    take_back(referee, 0)  # another seal since does not matter: it tells nothing
    assert referee.sealed == [1] and referee.pending == [0, 2] and referee.entries[-1] == Reopen(0)
    assert referee.events(2)[-1] == {"kind": "match_reopened", "clause": "", "seat": 0}
    assert referee.legal(0) == [UP, DOWN]
    referee.play(0, [DOWN, STOP])
    referee.play(2, [DOWN, STOP])
    assert referee.show(0)["choices"] == [2, 1, 2]
    verify(read(write(referee.match())), DUEL)


def test_the_reveal_cannot_be_undone() -> None:
    referee = revealed()
    for seat in (0, 1):
        cannot_undo(referee, seat)
        assert str(refused(lambda seat=seat: referee.reopen(seat), referee)) == say("en", "match-refuse-reopen")


def test_renaissance_man_seals_reopen_to_the_very_position() -> None:
    referee = table("renaissance_man", seats=3)
    before = referee.position_text()
    while not referee.sealed:
        referee.step(1, referee.legal(1)[0])
    referee.undo(1)
    assert referee.position_text() == before and referee.pending == [0, 1, 2]


# Moves


def test_moves_are_undone_one_by_one() -> None:
    referee = revealed()
    before = referee.position_text()
    referee.step(0, TICK)
    between = referee.position_text()
    referee.step(0, TICK)
    referee.undo(0)
    assert referee.position_text() == between and referee.entries[-1] == Undo(0)
    referee.undo(0)
    assert referee.position_text() == before
    cannot_undo(referee, 0)
    assert [event["kind"] for event in referee.events(1)[-2:]] == ["match_undone"] * 2
    verify(read(write(referee.match())), DUEL)


def test_nobody_undoes_the_move_of_another() -> None:
    referee = revealed()
    referee.step(0, TICK)
    cannot_undo(referee, 1)
    cannot_undo(referee, CHANCE)


def test_a_drawn_card_stays_drawn() -> None:
    referee = revealed()
    referee.step(0, TICK)
    referee.step(0, DRAW)
    assert referee.undoable(0)  # by hand: nothing is drawn yet
    referee.undo(0)
    referee.step(0, DRAW)
    referee.step(CHANCE, DEAL + 1)
    cannot_undo(referee, 0)
    referee.step(0, TICK)
    referee.undo(0)
    cannot_undo(referee, 0)


def test_draws_at_random_come_at_once_so_their_move_stays() -> None:
    referee = Referee(DUEL, 2, seed=3)
    for seat in (0, 1):
        referee.play(seat, [UP, STOP])
    referee.step(0, DRAW)
    cannot_undo(referee, 0)


def test_the_end_cannot_be_undone() -> None:
    referee = revealed()
    for _ in range(3):
        referee.step(0, TICK)
    cannot_undo(referee, 0)


def builders_turn() -> tuple[Referee, int]:
    referee = table("builders")
    return referee, referee.pending[0]


def do(referee: Referee, seat: int, *words: str) -> None:
    for word in words:
        referee.play_words(seat, [word])


def test_builders_a_turn_is_undone_until_the_next_player_moves() -> None:
    referee, seat = builders_turn()
    before = referee.position_text()
    do(referee, seat, "take:1", "take:1", "end")
    assert referee.pending == [1 - seat]
    for _ in range(3):
        referee.undo(seat)
    assert referee.position_text() == before
    do(referee, seat, "take:1", "take:1", "end")
    do(referee, 1 - seat, "take:1")
    cannot_undo(referee, seat)
    referee.undo(1 - seat)
    cannot_undo(referee, seat)  # somebody else has moved since, though it was taken back


def test_builders_a_recruit_is_replaced_from_the_stack_so_it_stays() -> None:
    referee, seat = builders_turn()
    do(referee, seat, "take:1")
    worker = next(word for word in words_of(referee, seat) if word.startswith("recruit:"))
    do(referee, seat, worker)
    cannot_undo(referee, seat)


def words_of(referee: Referee, seat: int) -> list[str]:
    record = referee.view(seat).record
    return [referee.game.write_action(record, seat, action) for action in referee.legal(seat)]


def test_intrigue_a_sending_is_undone_but_not_after_an_answer() -> None:
    referee = table("intrigue", hand=True)
    do(referee, CHANCE, "first:0")
    before = referee.position_text()
    do(referee, 0, "send:doctor@1", "send:clerk@2")
    referee.undo(0)
    referee.undo(0)
    assert referee.position_text() == before
    do(referee, 0, "send:doctor@1", "send:clerk@1")
    assert referee.pending == [0]  # seat 1's turn: seat 0 bribes it
    do(referee, 0, "bribe:2000")
    referee.undo(0)
    do(referee, 0, "bribe:3000", "bribe:1000")
    do(referee, 1, "place:doctor@1000")
    cannot_undo(referee, 0)
    assert referee.undoable(1)


def test_chat_is_no_move_but_a_statement_is_an_answer() -> None:
    referee = table("intrigue", hand=True)
    do(referee, CHANCE, "first:0")
    do(referee, 0, "send:doctor@1", "send:clerk@2")
    referee.chat(2, "Hm.")
    referee.undo(0)
    do(referee, 0, "send:clerk@2")
    referee.state(1, {"act": "ask", "to": 0})
    cannot_undo(referee, 0)


def test_an_undo_takes_the_ledger_back_too() -> None:
    referee = table("intrigue", hand=True)
    do(referee, CHANCE, "first:0")
    do(referee, 0, "send:doctor@1", "send:clerk@2")
    referee.state(0, "1 0>1 promise then pay(0d@1,5000)")
    assert referee.talk
    before = referee.talk.show()
    do(referee, 0, "bribe:1000")
    assert referee.talk.show()["entries"][0]["broken_by"] == [0]
    referee.undo(0)
    assert referee.talk.show() == before
    do(referee, 0, "bribe:5000")
    assert referee.talk.show()["entries"][0]["then"]["status"] == "kept"
    again = verify(read(write(referee.match())))
    assert again.talk and again.talk.show() == referee.talk.show()


def test_solo_a_choice_is_undone_to_before_its_first_step() -> None:
    referee = table("renaissance_man", seats=1, hand=True)
    while referee.pending == [CHANCE]:
        referee.step(CHANCE, referee.legal(CHANCE)[0])
    before = referee.position_text()
    referee.play_words(0, ["set:merchant", "set:scholar", "set:baker", "set:knight"])
    assert referee.pending == [CHANCE]
    referee.undo(0)
    assert referee.position_text() == before and referee.drafting(0) == []
    assert referee.entries[-2:] == [Move(0, ("set:merchant", "set:scholar", "set:baker", "set:knight")), Undo(0)]


def test_an_undo_over_drafts_of_others_tells_nothing_of_them() -> None:
    """Whether another has begun its next choice is its secret, so it neither forbids the undo nor survives it."""
    referees = [recruit_then_discard() for _ in range(2)]
    one, two = referees
    drafter = next(seat for seat in two.pending if not two.undoable(seat))
    two.step(drafter, two.legal(drafter)[0])
    for referee in referees:
        assert referee.undoable(1 - drafter)
        referee.undo(1 - drafter)
        assert referee.show(drafter)["phase"] == "recruit" and referee.drafting(drafter) == []
    assert one.position_text() == two.position_text()
    assert one.events(1 - drafter) == two.events(1 - drafter)


def recruit_then_discard() -> Referee:
    """A recruit was taken last, and all are to discard."""
    for seed in range(200):
        referee = table("renaissance_man", seed)
        rng = random.Random(seed)
        for _ in range(400):
            if referee.over:
                break
            seat = rng.choice(referee.pending)
            before = referee.show(seat)["phase"]
            referee.step(seat, rng.choice(referee.legal(seat)))
            if before == "recruit" and referee.show(seat)["phase"] == "discard":
                return referee
    raise AssertionError("no recruit was taken")


# The rule, over whole games


@pytest.mark.parametrize("name", GAMES)
def test_undo_leads_back_to_where_the_move_began_or_is_refused(name: str) -> None:
    """After every move: undoable exactly by its mover, while nothing was drawn, revealed or ended."""
    rng = random.Random(5)
    undone = stayed = 0
    for seed in range(4):
        referee = table(name, seed)
        while not referee.over and len(referee.entries) < 120:
            seat = rng.choice(referee.pending)
            sealed = bool(referee.sealed)
            before = referee.position_text() if not referee.drafting(seat) else None
            entries = len(referee.entries)
            while len(referee.entries) == entries:
                referee.step(seat, rng.choice(referee.legal(seat)))
            drawn = len(referee.entries) > entries + 1
            others = [other for other in range(referee.seats) if other != seat and other not in referee.sealed]
            assert not any(referee.undoable(other) for other in others)
            if drawn or referee.over or (sealed and not referee.sealed):
                stayed += 1
                assert not referee.undoable(seat)
            else:
                undone += 1
                assert referee.undoable(seat)
                if rng.random() < 0.2 and before is not None:
                    referee.undo(seat)
                    assert referee.position_text() == before
        assert verify(read(write(referee.match())), referee.game).position_text() == whole_choices(referee)
    assert undone > 5 and stayed >= 2  # in Intrigue only the ends stay


def whole_choices(referee: Referee) -> str:
    """The position without what is only begun."""
    position = Position.read(referee.game, referee.position_text())
    for seat in range(referee.seats):
        if referee.drafting(seat):
            position.reopen(seat)
    return position.write()
