"""A bot that searches."""

from __future__ import annotations

import time

import numpy as np

from tavola.bots.bot import Opinion, Thought, Turn
from tavola.bots.policy import load_rules
from tavola.bots.search.iterate import candidates_at, search
from tavola.bots.search.paired import search_in_pairs
from tavola.bots.search.settings import Settings
from tavola.bots.search.tree import FIRST_ROOT, KEY_BITS, NODE, NONE, child_of, clear_node
from tavola.core import calls
from tavola.core.game import Game
from tavola.core.generic import MOST_SEATS
from tavola.core.rng import generator

Words = np.ndarray[tuple[int], np.dtype[np.uint64]]
MASK = (1 << 64) - 1
CHUNK = 4096
"""Iterations in one call of compiled code, which Ctrl-C has to wait for."""
TIMED_CHUNK = 64
PAIRED_CHUNK = 20
"""So often a paired search looks whether the rest of its iterations could still change the choice."""
LONGEST_PATH = 256
MOST_NODES = 1 << 20


class Searcher:
    """Information-set Monte Carlo tree search from a view. The same turn and iterations give the same choice.

    What it has found out is kept for its next choice, when that comes directly: between the small steps of a sealed
    choice, or the actions of one turn where nothing was drawn.
    """

    def __init__(self, game: Game, settings: Settings | None = None) -> None:
        load_rules(game)
        self.game = game
        self.settings = settings or Settings()
        room = 6 * self.settings.iterations + 4096 if self.settings.iterations else 1 << 18
        self._nodes = np.zeros(min(room, MOST_NODES), NODE)
        self._used = np.zeros(1, np.int64)
        self._root = FIRST_ROOT
        self._knobs = self.settings.knobs()
        self._worlds = np.zeros(1, game.position)
        self._path = np.zeros(LONGEST_PATH, np.int64)
        self._out = np.zeros(game.most_actions, np.int64)
        self._found = np.zeros(game.most_actions, np.int64)
        self._places = np.zeros(MOST_SEATS, np.int64)
        self._values = np.zeros(MOST_SEATS, np.float64)
        self._views = np.zeros(1, game.view)
        self._standard = np.zeros(2 + LONGEST_PATH, np.int64)
        self._worths = np.zeros(len(self._nodes) if self.settings.paired else 0, np.float64)
        self._luck = np.zeros(1, np.uint64)
        self._expected = b""
        """The view of which the root's tree was made, if the next turn comes directly."""
        self._alone = Searcher(game, self.settings.alone) if self.settings.alone else None
        self._forget()

    def choose(self, turn: Turn) -> int:
        return self.think(turn).action

    def think(self, turn: Turn) -> Thought:
        if self._alone and turn.view.records[0]["seats"] == 1:
            return self._alone.think(turn)
        rng = generator(turn.seed)
        view, seat = turn.view.records, turn.seat
        if view.tobytes() != self._expected:
            self._forget()
        thought = Thought(turn.legal[0])
        if len(turn.legal) > 1:
            count = candidates_at(view, self._worlds, seat, self._out, rng)
            thought.action = int(self._out[0])
            if count > 1:
                thought = self._search(turn, rng)
        self._follow(turn, thought.action)
        return thought

    def _search(self, turn: Turn, rng: Words) -> Thought:
        kept = int(self._nodes[self._root].visits)
        wanted = self.settings.iterations
        if self.settings.paired:
            known = self._opinions(turn)
            if known:  # the small steps of a choice were searched together
                return Thought(known[0].action, known)
            self._forget()
            kept = 0
        if wanted and len(self._nodes) - int(self._used[0]) < 2 * (wanted - kept):
            self._forget()
            kept = 0
        done, begin = 0, time.perf_counter()
        chunk = TIMED_CHUNK if self.settings.seconds else CHUNK
        while True:
            if wanted:
                left = wanted - kept - done
                if self.settings.paired and left > 0 and self._settled(left):
                    break
                chunk = min(PAIRED_CHUNK if self.settings.paired else chunk, left)
            if chunk <= 0 or (self.settings.seconds and time.perf_counter() - begin >= self.settings.seconds):
                break
            self._iterate(turn, chunk, rng)
            done += chunk
        opinions = self._opinions(turn)
        return Thought(opinions[0].action if opinions else turn.legal[0], opinions, done)

    def _settled(self, left: int) -> bool:
        """Whether no other choice can get as many visits as the first one any more, in all the small steps."""
        node = self._root
        while (child := int(self._nodes[node].first)) != NONE:
            most = second = best = 0
            while child != NONE:
                visits = int(self._nodes[child].visits)
                if visits > most:
                    most, second, best = visits, most, child
                else:
                    second = max(second, visits)
                child = int(self._nodes[child].next)
            if most - second <= left:
                return False
            node = best
        return node != self._root

    def _iterate(self, turn: Turn, iterations: int, rng: Words) -> None:
        tree = turn.view.records, self._worlds, turn.seat, self._nodes, self._used, self._root, iterations
        room = self._path, self._out, self._found, self._places, self._values, self._knobs
        if self.settings.paired:
            search_in_pairs(*tree, *room, self._standard, self._worths, np.uint64(turn.seed & MASK), self._luck, rng)
        else:
            search(*tree, *room, rng)

    def _opinions(self, turn: Turn) -> list[Opinion]:
        """Best first: most visits, then highest value."""
        found = []
        child = int(self._nodes[self._root].first)
        while child != NONE:
            node = self._nodes[child]
            seat, action = int(node.key) >> KEY_BITS, int(node.key) & ((1 << KEY_BITS) - 1)
            visits = int(node.visits)
            if seat == turn.seat and visits and action in turn.legal:
                found.append(Opinion(action, visits, float(node.total) / visits))
            child = int(node.next)
        return sorted(found, key=lambda opinion: (-opinion.visits, -opinion.value, opinion.action))

    def _forget(self) -> None:
        self._root = FIRST_ROOT
        self._used[0] = FIRST_ROOT + 1
        clear_node(self._nodes, FIRST_ROOT, 0)
        self._standard[0] = 0

    def _follow(self, turn: Turn, action: int) -> None:
        """Make the chosen child the root, and foresee the view in which its tree is still true."""
        calls.resample_at(turn.view.records, 0, generator(0), self._worlds, 0)
        calls.apply_at(self._worlds, 0, turn.seat, action)
        calls.observe_at(self._worlds, 0, turn.seat, self._views, 0)
        self._expected = self._views.tobytes()
        if len(turn.legal) > 1 and self._nodes[self._root].visits:
            child = int(child_of(self._nodes, self._root, (turn.seat << KEY_BITS) + action))
            if child == NONE:
                self._expected = b""
            else:
                self._root = child
