"""Two matches that differ only in what a seat can't know: the referee tells that seat the very same, to the byte."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tavola.core.errors import TavolaError
from tavola.core.game import CHANCE, SPECTATOR, Position
from tavola.games import load
from tavola.match import Referee
from tests.match.duel import DEAL, DOWN, DUEL, STOP, TICK, UP
from tests.match.tables import speaks

Pair = tuple[Referee, Referee]
WRONG_WORDS = ("end", "hire", "M-bk", "at:2.1", "set:man", "bribe:9000", "send:doctor@1", "nonsense", "")


def told(referee: Referee, eye: int) -> bytes:
    """All that the referee tells an eye, as bytes: views, log, choices, seals and the texts of errors."""
    parts: dict[str, Any] = {
        "show": referee.show(eye),
        "events": referee.events(eye),
        "entries": [logged.entry for logged in referee.log],
        "pending": referee.pending,
        "sealed": referee.sealed,
    }
    if eye != SPECTATOR:
        parts["legal"] = referee.legal(eye)
        parts["draft"] = referee.drafting(eye)
        parts["undoable"] = referee.undoable(eye)
        parts["errors"] = errors(referee, eye)
        if speaks(referee.game):
            choices = [referee.choices(eye, locale) for locale in ("en", "fr")]
            parts["choices"] = [[c.word, c.data, c.sentence] for choice in choices for c in choice]
        if referee.talk:
            parts["talk"] = [referee.talk.show(), referee.talk.menu(referee.view(eye).record, eye)]
    if referee.game.name != "intrigue":  # I4: what programs see of Intrigue counts the money, as careful players do
        parts["view"] = referee.view(eye).records.tobytes().hex()
    return json.dumps(parts, ensure_ascii=False).encode()


def errors(referee: Referee, seat: int) -> list[str]:
    """The texts of requests that are refused; none of them changes anything."""
    legal = referee.legal(seat)
    texts = []
    for action in range(0, 400, 7):
        if action not in legal:
            texts.append(error_of(lambda action=action: referee.step(seat, action)))
            texts.append(error_of(lambda action=action: referee.play(seat, [*legal[:1], action, action])))
    for word in WRONG_WORDS:
        texts.append(error_of(lambda word=word: referee.play_words(seat, [word, "nonsense"])))
    if not referee.undoable(seat):
        texts += [error_of(lambda: referee.undo(seat)), error_of(lambda: referee.reopen(seat, "fr"))]
    return texts


def error_of(call: Any) -> str:
    with pytest.raises(TavolaError) as caught:
        call()
    return f"{type(caught.value).__name__} {getattr(caught.value, 'clause', '')} {caught.value}"


def same(pair: Pair, *eyes: int) -> None:
    for eye in eyes:
        assert told(pair[0], eye) == told(pair[1], eye)


# The small game


def test_hands_and_seals_of_others_are_not_told() -> None:
    pair = (Referee(DUEL, 3, hand=True), Referee(DUEL, 3, hand=True))
    for referee, numbers in zip(pair, ((3, 1, 5), (3, 6, 2)), strict=True):
        for number in numbers:
            referee.step(CHANCE, DEAL + number)
    same(pair, 0, SPECTATOR)
    pair[0].step(1, UP)
    same(pair, 0, SPECTATOR)  # a draft that is begun is not told either
    pair[1].step(1, DOWN)
    for referee in pair:
        referee.step(1, STOP)
    same(pair, 0, SPECTATOR)
    pair[0].play(2, [UP, STOP])
    pair[1].play(2, [DOWN, STOP])
    same(pair, 0, SPECTATOR)
    for referee in pair:
        referee.reopen(2)
    same(pair, 0, SPECTATOR)
    assert told(pair[0], 1) != told(pair[1], 1) and told(pair[0], 2) != told(pair[1], 2)


def test_how_a_seal_came_about_is_not_told() -> None:
    """Straight, or with steps taken back and a draft begun anew."""
    pair = (Referee(DUEL, 2, seed=1), Referee(DUEL, 2, seed=1))
    pair[0].play(1, [UP, STOP])
    pair[1].step(1, DOWN)
    pair[1].undo(1)
    pair[1].step(1, DOWN)
    pair[1].reopen(1)
    pair[1].play(1, [UP, STOP])
    same(pair, 0, SPECTATOR)
    assert pair[0].match() == pair[1].match()


# Renaissance Man


def words(referee: Referee, seat: int) -> list[str]:
    record = referee.view(seat).record
    return [referee.game.write_action(record, seat, action) for action in referee.legal(seat)]


def seal_at_random(referee: Referee, seat: int, rng: random.Random) -> None:
    """A whole choice, step by step, whatever it is."""
    entries = len(referee.entries)
    while len(referee.entries) == entries:
        referee.step(seat, rng.choice(referee.legal(seat)))


def seal_alike(pair: Pair, seat: int, eye: int, rng: random.Random) -> bool:
    """The same choice in both worlds (of others' discards: as many cards); False where the hands allow none."""
    entries = len(pair[0].entries)
    while len(pair[0].entries) == entries:
        both = [words(referee, seat) for referee in pair]
        if seat != eye and "done" in both[0] and "done" in both[1]:
            discards = [[word for word in each if word.startswith("discard:")] for each in both]
            if min(map(len, discards)) and rng.random() < 0.6:
                steps = [rng.choice(each) for each in discards]
            else:
                steps = ["done", "done"]
        else:
            shared = sorted(set(both[0]) & set(both[1]))
            if not shared:  # other hands: nothing of this kind can be done with both
                for referee in pair:
                    referee.reopen(seat)
                if "pass" not in words(pair[0], seat):
                    return False
                shared = ["pass"]
            steps = [rng.choice(shared)] * 2
        for referee, word in zip(pair, steps, strict=True):
            referee.step(seat, referee.read_action(seat, word))
    return len(pair[1].entries) == len(pair[0].entries)


def draw_alike(pair: Pair, eye: int, rng: random.Random) -> bool:
    """A draw in both worlds: another card where the eye doesn't see it, else the same; False where there is none."""
    legal = [referee.legal(CHANCE) for referee in pair]
    show = pair[0].show(eye)
    drawer = int(pair[0]._position.record.drawer)
    hidden = (show["phase"] in ("deal", "refill") and drawer not in (-1, eye)) or show["phase"] == "men"
    if hidden:
        actions = [rng.choice(each) for each in legal]
    else:
        shared = sorted(set(legal[0]) & set(legal[1]))
        if not shared:
            return False
        actions = [rng.choice(shared)] * 2
    for referee, action in zip(pair, actions, strict=True):
        referee.step(CHANCE, action)
    return True


@pytest.mark.parametrize(("seats", "eye"), [(2, 0), (2, SPECTATOR), (3, 1), (4, 2), (4, SPECTATOR)])
def test_renaissance_man_tells_a_seat_nothing_of_hands_discards_and_seals(seats: int, eye: int) -> None:
    game = load("renaissance_man")
    compared = differing = 0
    for seed in range(2):
        rng = random.Random(f"{seats} {eye} {seed}")
        pair = (Referee(game, seats, hand=True), Referee(game, seats, hand=True))
        for _ in range(130):
            if pair[0].over or pair[0].pending != pair[1].pending:
                break
            if pair[0].pending == [CHANCE]:
                if not draw_alike(pair, eye, rng):
                    break
                continue
            same(pair, eye)
            compared += 1
            differing += pair[0].position_text() != pair[1].position_text()
            others = [seat for seat in pair[0].pending if seat != eye]
            if others and len(pair[0].pending) > 1:  # choices of two kinds, sealed, look the same, and are taken back
                seat = rng.choice(others)
                for referee in pair:
                    seal_at_random(referee, seat, rng)
                same(pair, eye)
                for referee in pair:
                    referee.reopen(seat)
                same(pair, eye)
            if not seal_alike(pair, rng.choice(pair[0].pending), eye, rng):
                break
    assert compared > 20 and differing > 5


def test_a_seal_does_not_tell_what_kind_of_choice_it_was() -> None:
    """A pass of one step and an action of three give the same single line and the same single entry."""
    game = load("renaissance_man")
    pair = (Referee(game, 3, seed=4), Referee(game, 3, seed=4))
    for referee in pair:
        for seat in range(3):
            referee.play_words(seat, ["set:merchant", "set:scholar", "set:baker", "set:knight"])
    known = len(pair[0].log)
    actor = next(seat for seat in range(3) if "hire" in words(pair[0], seat) or "barter" in words(pair[0], seat))
    pair[0].play_words(actor, ["pass"])
    pair[1].step(actor, pair[1].read_action(actor, next(w for w in words(pair[1], actor) if w in ("hire", "barter"))))
    seal_at_random(pair[1], actor, random.Random(1))
    assert len(pair[1].entries[-1].words) > len(pair[0].entries[-1].words)  # type: ignore[union-attr]
    for eye in (*(seat for seat in range(3) if seat != actor), SPECTATOR):
        same(pair, eye)
        assert pair[0].events(eye, known) == [{"kind": "match_sealed", "clause": "", "seat": actor}]


# Intrigue and the Builders


@pytest.mark.parametrize("eye", [0, 3, SPECTATOR])
def test_intrigue_tells_a_seat_nothing_of_the_cash_of_others(eye: int) -> None:
    game = load("intrigue")
    text = "4 closed 6 f0 r2 t3 internal.bribe - {}/1111/----/- {}/1111/----/- {}/1111/----/- {}/2211/0d--1s/0s1d2s2d"
    cash = [[30, 30, 30, 30], [22, 37, 19, 41]]
    if eye != SPECTATOR:
        cash[1][eye] = 30
    pair = tuple(Referee(game, 4, start=Position.read(game, text.format(*each)), hand=True) for each in cash)
    assert len(pair) == 2
    # The header holds the start, so it stays with the referee; what is told begins after it.
    same(pair, eye)
    rng = random.Random(1)
    for _ in range(40):
        if pair[0].over or pair[0].pending != pair[1].pending:
            break
        seat = pair[0].pending[0]
        shared = sorted(set(words(pair[0], seat)) & set(words(pair[1], seat)))
        word = rng.choice(shared)
        for referee in pair:
            if not rng.randrange(3) and referee is pair[0] and referee.talk and referee.show(seat)["phase"] == "bribe":
                for each in pair:
                    each.state(1, {"act": "ask"})
            referee.play_words(seat, [word])
        if pair[0].over:
            break
        same(pair, eye)
    assert len(pair[0].entries) > 15


def test_the_builders_do_not_know_what_will_be_drawn() -> None:
    """There is nothing hidden but the future: tables with other seeds tell the same until the first other draw."""
    game = load("builders")
    pair = (Referee(game, 3, hand=True), Referee(game, 3, hand=True))
    rng = random.Random(2)
    for _ in range(120):
        seat = pair[0].pending[0]
        action = rng.choice(pair[0].legal(seat))
        for referee in pair:
            referee.step(seat, action)
    same(pair, 0, 1, 2, SPECTATOR)
    pair[0].draw_at_random(1)
    pair[1].draw_at_random(2)
    if pair[0].entries == pair[1].entries:
        same(pair, 0, 1, 2, SPECTATOR)


def test_a_finished_seal_is_told_the_same_in_any_order() -> None:
    pair = (Referee(DUEL, 2, seed=1), Referee(DUEL, 2, seed=1))
    pair[0].play(0, [UP, STOP])
    pair[0].play(1, [DOWN, STOP])
    pair[1].play(1, [DOWN, STOP])
    pair[1].play(0, [UP, STOP])
    for referee in pair:
        referee.step(0, TICK)
    for eye in (0, 1, SPECTATOR):
        logs = [[e for e in referee.events(eye) if e["kind"] != "match_sealed"] for referee in pair]
        assert logs[0] == logs[1] and pair[0].show(eye) == pair[1].show(eye)
