"""Tries in pairs: choices are compared in the same worlds and with the same luck.

The tree holds the searcher's own choice with all its small steps, no more; what follows is played out. The first choice
that is tried, which is the rule-based player's, is the standard: the n-th try of any choice has the n-th world and the
n-th luck, and what counts is how much more it brings there than the standard does. So the luck that all choices share
falls out, and a few tries tell as much as many would in worlds of their own.
"""

from __future__ import annotations

from typing import Any

from tavola.bots.policy import clock
from tavola.bots.search.iterate import candidates
from tavola.bots.search.playout import play_out, take, value_seats
from tavola.bots.search.tree import KEY_BITS, NONE, add_child, select
from tavola.core.generic import drafting, resample
from tavola.core.kernel import routine
from tavola.sim.deal import absorb

LENGTH, LEAF, WAY = range(3)
"""The standard's path: how many nodes, the last of them, and from there on the nodes."""


@routine
def plan(
    world: Any, me: Any, nodes: Any, used: Any, root: Any, path: Any, out: Any, found: Any, knobs: Any, rng: Any
) -> Any:
    """Choose a whole choice, step by step, from the root to its own leaf; return the length of the path."""
    path[0] = root
    node, length = root, 1
    while length < len(path):
        count = candidates(world, me, out)
        if count == 1:
            take(world, me, out[0])
        else:
            chosen = select(nodes, used, node, world, me, out, count, found, knobs, rng)
            action, child = int(out[chosen]), int(found[chosen])
            if child == NONE:
                child = int(add_child(nodes, used, node, (me << KEY_BITS) + action))
                if child == NONE:
                    return length  # the array is full
                nodes[child].available = nodes[node].visits + 1
            take(world, me, action)
            path[length] = child
            length += 1
            node = child
        if drafting(world, me) == 0:
            return length
    return length


@routine
def carry_out(world: Any, me: Any, nodes: Any, path: Any, length: Any, out: Any) -> Any:
    """The steps of a path in another world: what a seat may choose is the same in all that it can't tell apart."""
    place = 1
    while place < length:
        if candidates(world, me, out) == 1:
            take(world, me, out[0])
        else:
            take(world, me, nodes[path[place]].key & ((1 << KEY_BITS) - 1))
            place += 1
    while drafting(world, me) and candidates(world, me, out) == 1:
        take(world, me, out[0])


@routine
def search_in_pairs(
    views: Any, worlds: Any, me: Any, nodes: Any, used: Any, root: Any, iterations: Any, path: Any, out: Any,
    found: Any, places: Any, values: Any, knobs: Any, standard: Any, worths: Any, base: Any, luck: Any, rng: Any,
) -> Any:  # fmt: skip
    """So many iterations from the view. `worths` are the standard's in its worlds, `base` is where all luck begins."""
    world = worlds[0]
    for _ in range(iterations):
        resample(views[0], rng, world)
        began = clock(world)
        length = plan(world, me, nodes, used, root, path, out, found, knobs, rng)
        if standard[LENGTH] == 0:
            standard[LENGTH], standard[LEAF] = length, path[length - 1]
            for i in range(length):
                standard[WAY + i] = path[i]
        leaf = int(path[length - 1])
        number = int(nodes[leaf].visits)
        if number >= nodes[standard[LEAF]].visits:  # no standard yet for that world
            length, leaf = int(standard[LENGTH]), int(standard[LEAF])
            for i in range(length):
                path[i] = standard[WAY + i]
            number = int(nodes[leaf].visits)
        number %= len(worths)
        luck[0] = base
        absorb(luck, number)
        resample(views[0], luck, world)
        carry_out(world, me, nodes, path, length, out)
        play_out(world, began, out, knobs, luck)
        value_seats(world, knobs, places, values)
        if leaf == standard[LEAF]:
            worths[number] = values[me]
        for i in range(length):
            node = nodes[path[i]]
            node.visits += 1
            node.total += values[me]
            node.score += values[me] - worths[number]
