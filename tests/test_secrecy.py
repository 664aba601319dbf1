"""Worlds that differ only in what a seat can't know look and speak the same to it."""

from __future__ import annotations

import random

import pytest

from tavola.core import language
from tavola.core.game import CHANCE, SPECTATOR, Event, Position
from tavola.core.rng import generator
from tests.support import TABLES, Table, Walk, eyes


def seen(events: list[Event], eye: int) -> list[dict[str, object]]:
    return [event.seen_by(eye) for event in events]


def refusals(position: Position, seat: int) -> list[str]:
    """The texts of a sample of refusals that this seat could read."""
    prefix = position.game.name.replace("_", "-")
    clauses = sorted({position.refuse(seat, action) for action in range(400)} - {0})
    return [language.say("en", f"{prefix}-refuse-{clause}") for clause in clauses]


def same_for(eye: int, one: Position, two: Position) -> None:
    assert one.view(eye) == two.view(eye)
    assert one.view(eye).show() == two.view(eye).show()
    if eye != SPECTATOR:
        assert one.legal(eye) == two.legal(eye)
        assert refusals(one, eye) == refusals(two, eye)


@pytest.mark.parametrize("table", TABLES, ids=lambda t: t.name)
def test_a_seat_is_told_nothing_it_may_not_know(table: Table) -> None:
    """Go on from the true world and from a resampled one with the same public events: the seat sees no difference."""
    rng = random.Random(table.name)
    compared = 0
    for seed in range(8):
        policy = "progress" if seed % 2 else "random"
        length = sum(1 for _ in Walk(table, seed, policy).steps(300))
        walk = Walk(table, seed, policy)
        walk.go(rng.randrange(length))
        for eye in eyes(walk.position):
            true = walk.position.copy()
            for seat in range(table.seats):
                if seat != eye:
                    true.reopen(seat)  # a resampled world has no seals of others
            world = true.view(eye).resample(generator(seed, eye))
            for _ in range(25):
                same_for(eye, true, world)
                if not step_both(true, world, eye, rng):
                    break
                compared += 1
    assert compared > 50


def step_both(true: Position, world: Position, eye: int, rng: random.Random) -> bool:
    """One step in both worlds that the eye can't tell apart; False where there is none."""
    assert true.pending_seats() == world.pending_seats()
    if true.over:
        return False
    seat = rng.choice(true.pending_seats())
    if seat != CHANCE:
        both = sorted(set(true.legal(seat)) & set(world.legal(seat)))
        if not both:
            return False
        action = rng.choice(both)
        pair = (action, action)
    else:
        mine = [a for a, _ in true.outcomes()]
        theirs = [a for a, _ in world.outcomes()]
        pair = (rng.choice(mine), rng.choice(theirs))
        if not hidden(true, pair[0], eye) or not hidden(world, pair[1], eye):
            both = sorted(set(mine) & set(theirs))
            if not both:
                return False
            pair = (both[0], both[0])
    told = []
    for position, action in zip((true, world), pair, strict=True):
        before = position.copy()
        position.apply(seat, action)
        told.append(seen(position.game.events(before.record, seat, action, position.record), eye))
    assert told[0] == told[1]
    return True


def hidden(position: Position, action: int, eye: int) -> bool:
    """Whether what chance does here is kept from the eye, by the event that tells of it."""
    after = position.copy()
    after.apply(CHANCE, action)
    events = position.game.events(position.record, CHANCE, action, after.record)
    return bool(events) and bool(events[0].secret) and eye not in events[0].knowers


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_people_are_not_shown_the_cash_of_others(seats: int) -> None:
    """I4: bots' views carry it (a careful player knows it), what people are shown does not."""
    table = Table("intrigue", seats)
    walk = Walk(table, 4)
    walk.go(60)
    one = walk.position
    two = one.copy()
    for eye in eyes(one):
        changed = two.copy()
        for seat in range(seats):
            if seat != eye:
                changed.record.cash[seat] += 7
        assert one.view(eye).show() == changed.view(eye).show()
