"""What a choice would do, as far as its seat can know: worked out in worlds made from the seat's view alone."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.core.game import Data, View
from tavola.core.rng import below, generator

WORLDS = 4
"""What happens in all of them is taken for certain. They differ in everything that the seat can't know."""


def preview(view: View, actions: Sequence[int]) -> list[Data]:
    """The events that the whole choice would cause, up to the next draw. What others choose at the same time is not
    foreseen: of a sealed choice only that is told which comes about whatever they do."""
    told = [_events(view, actions, world) for world in range(WORLDS)]
    return [event for event in told[0] if all(event in other for other in told[1:])]


def _events(view: View, actions: Sequence[int], number: int) -> list[Data]:
    """What is told of it in one world, where the others choose at random."""
    rng = generator(number)
    world = view.resample(rng)
    seat = view.eye
    others = [other for other in world.pending_seats() if other != seat]
    chosen = [(seat, action) for action in actions]
    before = world.copy()
    for action in actions:
        before = world.copy()
        world.apply(seat, action)
    for other in others:
        while True:
            legal = world.legal(other)
            action = legal[int(below(rng, len(legal)))]
            before = world.copy()
            world.apply(other, action)
            chosen.append((other, action))
            if not world.drafting(other):
                break
    last, action = chosen[-1]  # the last seal lets the step happen, and tells of it
    events = view.game.events(before.record, last, action, world.record)
    return [told for event in events if (told := event.seen_by(seat)).get("seat") not in others]


def sealed(view: View, actions: Sequence[int]) -> View:
    """The seat's view with its choice sealed, where others choose at the same time; elsewhere as it is now."""
    world = view.resample(generator(0))
    if world.pending_seats() == [view.eye]:
        return view
    for action in actions:
        world.apply(view.eye, action)
    return world.view(view.eye)
