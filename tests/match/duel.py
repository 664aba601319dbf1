"""A small game for tests of the referee: seals in small steps, hidden hands, draws and plain turns.

Two or three seats. Chance deals each a number from 1 to 6 into the hand (hidden). Then all seal at once: two small
steps, `up` or `down` and then `stop`, which shows all numbers. Then seat 0 takes plain turns: `tick` three times, the
third ends the game; `draw` makes chance draw once more. The highest number, plus one for `up`, wins.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.core import generic
from tavola.core.errors import BadAction, BadPosition
from tavola.core.game import CHANCE, SPECTATOR, Data, Event, Game, Option
from tavola.core.generic import CHANCE_PENDING, rule
from tavola.core.kernel import kernel
from tavola.core.record import record, view_of
from tavola.core.rng import below

UP, DOWN, STOP, TICK, DRAW, DEAL = 0, 1, 2, 3, 4, 10
WORDS = {UP: "up", DOWN: "down", STOP: "stop", TICK: "tick", DRAW: "draw"}

POSITION = record(
    [("number", np.int64, (3,)), ("choice", np.int64, (3,)), ("sealed", np.int64, (3,)), ("seats", np.int64),
     ("stage", np.int64), ("dealt", np.int64), ("ticks", np.int64), ("asked", np.int64)]
)  # fmt: skip
VIEW = view_of(POSITION)


@rule(generic.setup, POSITION)
def setup(position, seats, options):
    position.seats = seats


@rule(generic.pending, POSITION)
def pending(position):
    if position.stage == 0 or position.asked:
        return CHANCE_PENDING
    if position.stage == 1:
        mask = 0
        for seat in range(position.seats):
            if not position.sealed[seat]:
                mask |= 1 << seat
        return mask
    return 1 if position.stage == 2 else 0


@rule(generic.legal, POSITION)
def legal(position, seat, out):
    count = 0
    for action in range(5):
        if generic.refuse(position, seat, action) == 0:
            out[count] = action
            count += 1
    return count


@rule(generic.refuse, POSITION)
def refuse(position, seat, action):
    if seat < 0 or seat >= position.seats or not generic.pending(position) >> seat & 1:
        return 1
    if position.stage == 1:
        wanted = action == STOP if position.choice[seat] else action == UP or action == DOWN
        return 0 if wanted else 2
    return 0 if action == TICK or action == DRAW else 3


@rule(generic.outcomes, POSITION)
def outcomes(position, out, weights):
    for i in range(6):
        out[i] = DEAL + i + 1
        weights[i] = 1
    return 6


@rule(generic.draw, POSITION)
def draw(position, rng):
    return DEAL + 1 + below(rng, 6)


@rule(generic.apply, POSITION)
def apply(position, seat, action):
    if seat == CHANCE:
        if position.asked:
            position.asked = 0
        else:
            position.number[position.dealt] = action - DEAL
            position.dealt += 1
            position.stage = 1 if position.dealt == position.seats else 0
    elif action == UP or action == DOWN:
        position.choice[seat] = action + 1
    elif action == STOP:
        position.sealed[seat] = 1
        if generic.pending(position) == 0:
            position.stage = 2
    elif action == DRAW:
        position.asked = 1
    else:
        position.ticks += 1
        position.stage = 3 if position.ticks == 3 else 2


@rule(generic.drafting, POSITION)
def drafting(position, seat):
    if position.stage != 1 or position.sealed[seat]:
        return 0
    return 1 if position.choice[seat] else 0


@rule(generic.reopen, POSITION)
def reopen(position, seat):
    if position.stage != 1 or not position.choice[seat]:
        return False
    position.choice[seat] = 0
    position.sealed[seat] = 0
    return True


@kernel
def points(position, seat):
    return position.number[seat] + (1 if position.choice[seat] == UP + 1 else 0)


@rule(generic.standing, POSITION)
def standing(position, out):
    for seat in range(position.seats):
        out[seat] = 1
        for other in range(position.seats):
            if points(position, other) > points(position, seat):
                out[seat] += 1


@rule(generic.returns, POSITION)
def returns(position, out):
    winners = 0
    for seat in range(position.seats):
        better = 0
        for other in range(position.seats):
            if points(position, other) > points(position, seat):
                better += 1
        out[seat] = 1.0 if position.stage == 3 and better == 0 else 0.0
        winners += 1 if better == 0 else 0
    for seat in range(position.seats):
        out[seat] /= winners


@rule(generic.observe, POSITION)
def observe(position, seat, view):
    view.seats = position.seats
    view.stage = position.stage
    view.dealt = position.dealt
    view.ticks = position.ticks
    view.asked = position.asked
    for s in range(3):
        seen = position.stage >= 2 or s == seat
        view.number[s] = position.number[s] if seen else 0
        view.choice[s] = position.choice[s] if seen else 0
        view.sealed[s] = position.sealed[s] if seen else 0
    view.eye = seat


def to_data(rec: Any, seat: int, action: int) -> Data:
    return {"kind": "deal", "number": action - DEAL} if action > DEAL else {"kind": WORDS[action]}


def write_action(rec: Any, seat: int, action: int) -> str:
    return f"deal{action - DEAL}" if action > DEAL else WORDS[action]


def read_action(rec: Any, seat: int, text: str) -> int:
    names = {word: action for action, word in WORDS.items()} | {f"deal{i}": DEAL + i for i in range(1, 7)}
    if text not in names:
        raise BadAction(f"{text[:20]!r} is no action of the duel.")
    return names[text]


def from_data(rec: Any, seat: int, data: Data) -> int:
    return read_action(rec, seat, f"deal{data['number']}" if data.get("kind") == "deal" else str(data.get("kind")))


def show(view: Any) -> Data:
    eye = int(view.eye)
    return {
        "game": "duel",
        "eye": None if eye == SPECTATOR else eye,
        "options": {"pips": 6, "label": "x"},
        "stage": int(view.stage),
        "numbers": [int(x) for x in view.number[: view.seats]],
        "choices": [int(x) for x in view.choice[: view.seats]],
    }


def events(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    if seat == CHANCE:
        owner = int(before.dealt)
        return [Event("deal", "B4", {"seat": owner}, {"number": action - DEAL}, (owner,))]
    if before.stage == 1 and after.stage == 2:
        return [Event("reveal", "B2", {"choices": [int(x) for x in after.choice[: after.seats]]})]
    return [Event(WORDS[action], "B1", {"seat": seat})]


def write_position(position: Any) -> str:
    return " ".join(str(int(x)) for name in POSITION.names or () for x in np.atleast_1d(position[name]))


def read_position(text: str, position: Any) -> None:
    try:
        values = [int(word) for word in text.split(" ")]
        if len(values) != 14 or not 2 <= values[9] <= 3:
            raise ValueError
    except ValueError:
        raise BadPosition("This is no position of the duel.") from None
    for name in ("number", "choice", "sealed"):
        position[name][:] = values[:3]
        del values[:3]
    for name in ("seats", "stage", "dealt", "ticks", "asked"):
        position[name] = values.pop(0)


def _nothing(rec: Any) -> None:
    return None


DUEL = Game(
    name="duel", letter="B", rules_version=3, least_seats=2, most_seats=3, position=POSITION, view=VIEW, most_actions=8,
    last_clause=3, options=(Option("pips", "number", 6, 1, 6), Option("label", "text", "x")),
    encode_options=lambda options, seats: np.zeros(1, np.int64), action_to_data=to_data, action_from_data=from_data,
    write_action=write_action, read_action=read_action,
    say_action=lambda locale, rec, seat, action, names=None: write_action(rec, seat, action).title(), show=show,
    events=events,
    say_event=lambda locale, event, names: f"{event['kind']} {event.get('number')}", write_position=write_position,
    read_position=read_position, check=_nothing,
)  # fmt: skip
