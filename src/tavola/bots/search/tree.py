"""The tree: what was tried, how often, and what came of it.

A node is a path of players' actions from the root; draws and everything hidden are not in it, so that one node stands
for many worlds, and which of its children are legal differs from world to world. Children hang on a list ordered
by key. Nodes live in one array that is made once; node 0 is nobody's child and means none.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tavola.bots.search.playout import advise
from tavola.bots.search.settings import EXPLORE, PRIOR, UNTRIED
from tavola.core import rng as random
from tavola.core.kernel import kernel, routine
from tavola.core.record import record

NONE = 0
FIRST_ROOT = 1
KEY_BITS = 20
"""A key is an action and, above these bits, the seat that took it."""

NODE = record(
    [
        ("total", np.float64),  # sum of the values for the seat of the key
        ("score", np.float64),  # sum of what choices are compared by: the same, or more than a standard (paired.py)
        ("key", np.int64),
        ("visits", np.int32),
        ("available", np.int32),  # visits of the parent in worlds where this action was legal
        ("first", np.int32),  # the first child
        ("next", np.int32),  # the next sibling
        ("favour", np.int32),  # how often the rule-based player named this action
        ("asked", np.int32),  # how often it was asked at this node
    ]
)


@kernel
def clear_node(nodes: Any, node: Any, key: Any) -> Any:
    fresh = nodes[node]
    fresh.total = 0.0
    fresh.score = 0.0
    fresh.key = key
    fresh.visits = 0
    fresh.available = 0
    fresh.first = NONE
    fresh.next = NONE
    fresh.favour = 0
    fresh.asked = 0


@routine
def add_child(nodes: Any, used: Any, parent: Any, key: Any) -> Any:
    """A new child in its place of the list; NONE when the array is full."""
    new = int(used[0])
    if new == len(nodes):
        return NONE
    used[0] = new + 1
    clear_node(nodes, new, key)
    before, after = NONE, int(nodes[parent].first)
    while after != NONE and nodes[after].key < key:
        before, after = after, int(nodes[after].next)
    nodes[new].next = after
    if before == NONE:
        nodes[parent].first = new
    else:
        nodes[before].next = new
    return new


@kernel
def find_children(nodes: Any, node: Any, seat: Any, out: Any, count: Any, found: Any) -> Any:
    """Write the child of each legal action (or NONE) into `found`: both lists ascend, so one walk does."""
    child = int(nodes[node].first)
    base = seat << KEY_BITS
    for k in range(count):
        key = base + out[k]
        while child != NONE and nodes[child].key < key:
            child = int(nodes[child].next)
        if child != NONE and nodes[child].key == key:
            found[k] = child
            nodes[child].available += 1
        else:
            found[k] = NONE


@routine
def ask_rules(
    nodes: Any, used: Any, node: Any, world: Any, seat: Any, out: Any, count: Any, found: Any, rng: Any
) -> Any:
    """Note what the rule-based player would do here; asked again as often as the visits have doubled."""
    action = advise(world, seat, out, count, rng)
    for k in range(count):
        if out[k] == action:
            if found[k] == NONE:
                found[k] = add_child(nodes, used, node, (seat << KEY_BITS) + action)
                if found[k] == NONE:
                    return
                nodes[found[k]].available = nodes[node].visits
            nodes[found[k]].favour += 1
    nodes[node].asked += 1


@routine
def select(
    nodes: Any, used: Any, node: Any, world: Any, seat: Any, out: Any, count: Any, found: Any, knobs: Any, rng: Any
) -> Any:
    """Which of the legal actions (their index) to try next: well proven, or little tried, or liked by the rules."""
    find_children(nodes, node, seat, out, count, found)
    here = nodes[node]
    if knobs[PRIOR] > 0.0 and 1 << int(here.asked) <= int(here.visits) + 1:
        ask_rules(nodes, used, node, world, seat, out, count, found, rng)
    total, visits = 0.0, 0
    for k in range(count):
        if found[k] != NONE:
            total += nodes[found[k]].score
            visits += int(nodes[found[k]].visits)
    untried = total / visits - knobs[UNTRIED] if visits else 0.0
    liked = knobs[PRIOR] if here.asked else 0.0
    chosen, best, equals = 0, -1e9, 1
    for k in range(count):
        attention, tries, seen, value = (1.0 - liked) / count, 0, int(here.visits) + 1, untried
        if found[k] != NONE:
            child = nodes[found[k]]
            attention += liked * child.favour / max(int(here.asked), 1)
            tries = int(child.visits)
            seen = int(child.available) + 1
            if tries:
                value = child.score / tries
        score = value + knobs[EXPLORE] * attention * math.sqrt(seen) / (1 + tries)
        if score > best:
            chosen, best, equals = k, score, 1
        elif score == best:
            equals += 1
            if random.below(rng, equals) == 0:
                chosen = k
    return chosen


@kernel
def child_of(nodes: Any, node: Any, key: Any) -> Any:
    child = int(nodes[node].first)
    while child != NONE and nodes[child].key != key:
        child = int(nodes[child].next)
    return child
