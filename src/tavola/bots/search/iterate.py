"""One iteration after another: sample a world, go down the tree, add a node, play out, back up (but see paired.py)."""

from __future__ import annotations

from typing import Any

from tavola.bots.policy import clock, narrow
from tavola.bots.search.playout import draw_card, play_out, seal_outside, take, value_seats
from tavola.bots.search.tree import KEY_BITS, NONE, add_child, select
from tavola.core import bits
from tavola.core.generic import CHANCE_PENDING, legal, pending, resample
from tavola.core.kernel import routine


@routine
def candidates(world: Any, seat: Any, out: Any) -> Any:
    """The actions that the search considers; return how many."""
    return narrow(world, seat, out, legal(world, seat, out))


@routine
def descend(
    world: Any, me: Any, nodes: Any, used: Any, root: Any, path: Any, out: Any, found: Any, knobs: Any, rng: Any
) -> Any:
    """Go down from the root to a new node, playing its path in the world; return the length of the path.

    Sealed choices: the searcher's own is made in the tree first; the others who owe one at the same time then make
    theirs as rule-based players from what they may know, so that the tree below never tells one of theirs.
    """
    node, length, together = root, 1, 0
    path[0] = root
    while length < len(path):
        owing = int(pending(world))
        if owing == 0:
            return length
        if owing == CHANCE_PENDING:
            draw_card(world, rng)
            continue
        seat = bits.lowest(owing)
        if owing >> me & 1:
            seat = me
            together = owing & ~(1 << me)
        elif together or owing & (owing - 1):
            seal_outside(world, owing, out, knobs, rng)
            together = 0
            continue
        count = candidates(world, seat, out)
        if count == 1:
            take(world, seat, out[0])
            continue
        chosen = select(nodes, used, node, world, seat, out, count, found, knobs, rng)
        action, child = int(out[chosen]), int(found[chosen])
        if child == NONE:
            child = int(add_child(nodes, used, node, (seat << KEY_BITS) + action))
            nodes[child].available = nodes[node].visits + 1
        take(world, seat, action)
        if child == NONE:
            return length  # the array is full: what there is gets better, but nothing is added
        path[length] = child
        length += 1
        if nodes[child].visits == 0:
            return length
        node = child
    return length


@routine
def search(
    views: Any, worlds: Any, me: Any, nodes: Any, used: Any, root: Any, iterations: Any, path: Any, out: Any,
    found: Any, places: Any, values: Any, knobs: Any, rng: Any,
) -> Any:  # fmt: skip
    """So many iterations from the view."""
    for _ in range(iterations):
        world = worlds[0]
        resample(views[0], rng, world)
        began = clock(world)
        length = descend(world, me, nodes, used, root, path, out, found, knobs, rng)
        play_out(world, began, out, knobs, rng)
        value_seats(world, knobs, places, values)
        for i in range(length):
            node = nodes[path[i]]
            node.visits += 1
            node.total += values[node.key >> KEY_BITS]
            node.score = node.total


@routine
def candidates_at(views: Any, worlds: Any, seat: Any, out: Any, rng: Any) -> Any:
    """The door from Python: what the search will consider for the view's seat."""
    resample(views[0], rng, worlds[0])
    return candidates(worlds[0], seat, out)
