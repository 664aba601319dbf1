"""What is true of every position of Intrigue, whoever played how."""

from __future__ import annotations

from typing import Any

from tavola.core.generic import CHANCE
from tavola.games.intrigue import look
from tavola.games.intrigue.position import (
    BRIBE,
    EXTERNAL,
    INTERNAL,
    MOST_CASH,
    MOST_PAYERS,
    NO_STEP,
    OVER,
    PHASES,
    ROUNDS,
    SALARY,
    SEND,
    SENDING,
    SENDING_ROUNDS,
    SETUP,
    START_CASH,
    STEPS,
    UNCONTESTED,
)


def check(position: Any) -> None:
    """AssertionError, with a sentence, if the position can't be one of a game."""
    _ranges(position)
    _palaces(position)
    _scholars(position)
    _applicants(position)
    _money(position)
    _step(position)


def _ranges(position: Any) -> None:
    seats = int(position.seats)
    assert 3 <= seats <= 5, "Intrigue is for 3 to 5 players (I5)."
    assert 0 <= position.phase < len(PHASES) and 0 <= position.step < len(STEPS), "There is no such phase or step."
    assert 1 <= position.lap <= ROUNDS, "A game has 5 rounds (I6)."
    assert -1 <= position.first < seats and -1 <= position.palace < seats, "The first player or the turn is no seat."
    assert (position.phase == SETUP) == (position.first < 0), "The first player is named once, at the start (I5)."
    assert (position.phase in (SETUP, OVER)) == (position.palace < 0), "A turn belongs to one seat (I6)."
    assert position.phase != OVER or position.lap == ROUNDS, "The game ends after 5 rounds (I10)."
    for seat in range(seats, 5):
        nothing = [position.applicants[seat], position.cash[seat], position.income[seat], position.free[seat]]
        assert not any(nothing) and not position.unsent[seat].any(), f"Nobody sits at seat {seat}."
        assert (position.area[seat] == -1).all() and (position.holder[seat] == -1).all(), f"Nobody sits at seat {seat}."


def _palaces(position: Any) -> None:
    """I9, I11: an occupation has one area, an area one occupation, and nobody works for their own palace."""
    for palace in range(position.seats):
        areas = [int(area) for area in position.area[palace] if area >= 0]
        assert all(area < 4 for area in areas) and len(set(areas)) == len(areas), "Two occupations share an area (I11)."
        assert int(position.free[palace]) == 15 - sum(1 << area for area in areas), "Free areas are wrong (I11)."
        for area, holder in zip(position.area[palace], position.holder[palace], strict=True):
            assert (area < 0) == (holder < 0), "A filled area never empties (I11)."
            assert holder < position.seats and holder != palace, "No scholar works in its own palace (I9)."


def _scholars(position: Any) -> None:
    """I2, I9: two of each occupation, and two sent in each turn of rounds 1 to 4."""
    now = look.turn_now(position)
    for seat, banished in enumerate(look.island(position)):
        unsent = [int(count) for count in position.unsent[seat]]
        assert all(0 <= count <= 2 for count in unsent), "A seat has two scholars of an occupation (I2)."
        assert min(banished) >= 0, f"Seat {seat} has more than two scholars of an occupation (I2)."
        sent = sum(2 for lap in range(1, 5) if position.first >= 0 and look.turn_number(position, seat, lap) < now)
        if seat == position.palace and position.step == SENDING:
            sent += 2 - int(position.to_send)
        assert 8 - sum(unsent) == sent, f"Seat {seat} must have sent {sent} scholars by now (I9)."


def _applicants(position: Any) -> None:
    """I6, I8, I9: a scholar waits only until the next turn of the palace where it applies."""
    now = look.turn_now(position)
    for palace in range(position.seats):
        bits = int(position.applicants[palace])
        assert 0 <= bits < 1 << 8 * (int(position.seats) - 1), "A scholar waits at no palace."
        assert not bits & ~(bits << 1 | 0x55555555), "Waiting scholars are counted wrongly."
        for scholar in look.applicants(position, palace):
            hired = _last_turn(position, palace, now if position.step == SENDING else now - 1)
            sent = _last_turn(position, scholar.owner, now if position.step == SENDING else now - 1)
            sent = min(sent, look.turn_number(position, scholar.owner, SENDING_ROUNDS))
            assert sent > hired, f"Seat {scholar.owner}'s scholar can't be waiting at palace {palace} now (I8, I9)."
    for seat in range(position.seats):
        count = sum(s.owner == seat for palace in range(position.seats) for s in look.applicants(position, palace))
        assert count <= 2, f"Seat {seat} has more than two scholars waiting (I9)."


def _last_turn(position: Any, seat: int, until: int) -> int:
    """The number of the seat's last turn up to one; negative if it had none."""
    if position.first < 0:
        return -1
    place = (seat - int(position.first)) % int(position.seats)
    return until - (until - place) % int(position.seats)


def _money(position: Any) -> None:
    seats = range(position.seats)
    assert all(position.cash[seat] >= 0 for seat in seats), "Nobody owes money (I17, I18)."
    assert sum(int(position.cash[seat]) for seat in seats) <= MOST_CASH, "There is not that much money in a game (I4)."
    if position.phase == SETUP:
        assert all(position.cash[seat] == START_CASH for seat in seats), "Everybody starts with 32,000 ducats (I4)."
    for seat in seats:
        income = sum(
            int(SALARY[position.area[palace, occupation]])
            for palace in seats
            for occupation in range(4)
            if position.holder[palace, occupation] == seat
        )
        assert position.income[seat] == income, f"The income of seat {seat} is wrong (I7)."


def _step(position: Any) -> None:
    """I12 to I20: who has paid and who has still to pay, and what has still to be decided."""
    assert 0 <= position.paid_count <= MOST_PAYERS, "There are too many bribes."
    for i in range(position.paid_count, MOST_PAYERS):
        assert position.paid[i] == 0 and position.paid_by[i] == 0, "A bribe is left over."
    if position.step in (UNCONTESTED, EXTERNAL, INTERNAL):
        _hiring(position)
        return
    idle = not (position.paid_count or position.due or position.employee or position.undecided)
    assert idle, "Nobody pays now."
    if position.step == SENDING:
        assert position.phase == SEND and 1 <= position.to_send <= 2, "A turn sends two scholars (I9)."
        assert position.lap <= SENDING_ROUNDS, "Nobody sends in round 5 (I9)."
        assert position.actor == position.palace, "Everybody sends their own scholars (I9)."
        assert not position.applicants[position.palace], "Sending comes after hiring (I6)."
    else:
        assert position.phase in (SETUP, OVER) and position.to_send == 0, "The step of the turn is missing (I6)."
        assert position.actor == (CHANCE if position.phase == SETUP else -1), "Nobody has to choose now."


def _hiring(position: Any) -> None:
    palace = int(position.palace)
    assert palace >= 0 and position.to_send == 0, "Hiring comes before sending (I6)."
    waiting = look.applicants(position, palace)
    step, occupations = classify(position)
    assert step == position.step and occupations == look.undecided(position), "The step does not fit (I12, I13)."
    queue = [(s, False) for s in waiting if s.occupation in occupations]
    if step == INTERNAL:
        queue.insert(0, (look.Scholar(int(position.holder[palace, occupations[0]]), occupations[0]), True))
    paid = [(scholar, employee) for scholar, _, _, employee in look.bribes(position)]
    left = [(s, False) for s in look.due(position)]
    if position.employee:
        left.insert(0, queue[0])
    for _, ducats, bank, _ in look.bribes(position):
        assert 1000 <= ducats <= MOST_CASH * 1000 and (not bank or ducats == 1000), "A bribe is impossible (I17, I18)."
    if position.phase == BRIBE:
        assert left and paid + left == queue, "The bribes are not in the order of payers (I14 to I16, I20)."
        assert position.actor == left[0][0].owner, "Another seat has to pay (I20)."
    else:
        assert position.phase == position.step + 1 and position.actor == palace, (
            "The palace owner decides (I14 to I16)."
        )
        assert not left and [p for p in paid if p[0].occupation in occupations] == queue, "Not all have paid (I17)."
        _decided(position, paid, occupations)


def _decided(position: Any, paid: list[Any], occupations: list[int]) -> None:
    """The bribes of occupations that this step has decided already."""
    palace = int(position.palace)
    places = look.clockwise(position, palace)
    done = [scholar for scholar, _ in paid if scholar.occupation not in occupations]
    order = [(places.index(s.owner) if s.owner in places else 9, s.occupation) for s, employee in paid if not employee]
    assert order == sorted(order) and all(place < 9 for place, _ in order), "Bribes are out of order (I20)."
    assert position.step != INTERNAL or not done, "An internal conflict has one occupation (I16)."
    for occupation in {s.occupation for s in done}:
        owners = [s.owner for s in done if s.occupation == occupation]
        assert occupation < occupations[0], "Occupations are decided in their order (I14, I15)."
        assert position.holder[palace, occupation] in owners, "One who paid was hired (I14, I15)."
        assert (len(owners) == 1) == (position.step == UNCONTESTED), "Bribes of another step are left over (I12)."


def classify(position: Any) -> tuple[int, list[int]]:
    """I12, I13: the step that comes next at the palace in turn, and its occupations."""
    palace = int(position.palace)
    waiting = [scholar.occupation for scholar in look.applicants(position, palace)]
    fresh = [o for o in sorted(set(waiting)) if position.area[palace, o] < 0]
    internal = sorted((int(position.area[palace, o]), o) for o in set(waiting) if position.area[palace, o] >= 0)
    if uncontested := [o for o in fresh if waiting.count(o) == 1]:
        return UNCONTESTED, uncontested
    if fresh:
        return EXTERNAL, fresh
    if internal:
        return INTERNAL, [internal[0][1]]
    return NO_STEP, []
