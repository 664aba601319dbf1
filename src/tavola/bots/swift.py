"""Whole matches between compiled players, without a referee: the same choices as at a Table (bots/seat), at full speed.

Random, progress and rule-based players, and mixtures of two of these, are told apart by a row of numbers each; anything
else has to sit at a Table. Every choice has the seed that the Table would hand to the bot, so nothing else differs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tavola.bots.bot import Bot
from tavola.bots.players import Mixture, ProgressPlayer, RandomPlayer, RulesPlayer
from tavola.bots.policy import decide, load_rules
from tavola.bots.seat import CHOOSING, BotError
from tavola.core import bits, calls
from tavola.core import rng as random
from tavola.core.game import Data, Game, Position
from tavola.core.generic import CHANCE, CHANCE_PENDING, apply, drafting, legal, observe, pending
from tavola.core.kernel import kernel
from tavola.core.rng import generator
from tavola.sim.deal import Deal, absorb, draw_dealt
from tavola.sim.policy import load_weights, pick

PLAIN: dict[type, int] = {RandomPlayer: 0, ProgressPlayer: 1, RulesPlayer: 2}
RANDOM, PROGRESS, RULES = range(3)
FIRST, SECOND, SHARE = range(3)
"""A player's row: what it does in `SHARE` of 2**20 choices, and what in the others."""
WHOLE = 1 << 20
FIRST_TRACE = 1 << 12


def row_of(bot: Bot) -> tuple[float, float, float] | None:
    """The numbers of a compiled player, or None for any other bot."""
    if type(bot) in PLAIN:
        return (PLAIN[type(bot)], PLAIN[type(bot)], 0)
    if type(bot) is Mixture and type(bot.first) in PLAIN and type(bot.second) in PLAIN:
        return (PLAIN[type(bot.first)], PLAIN[type(bot.second)], bot.share * WHOLE)
    return None


@kernel
def choose(
    position: Any, seat: Any, views: Any, row: Any, out: Any, count: Any, weights: Any, seed: Any, rng: Any
) -> Any:
    """What the player of a row does with the turn's `seed`."""
    if count == 1:
        return out[0]
    player = row[SECOND]
    if row[SHARE] > 0:
        rng[0] = np.uint64(0)
        absorb(rng, seed[0])
        absorb(rng, 1)
        if random.below(rng, WHOLE) < row[SHARE]:
            player = row[FIRST]
    rng[0] = np.uint64(0)
    absorb(rng, seed[0])
    if player == RANDOM:
        return out[random.below(rng, count)]
    observe(position, seat, views[0])
    if player == PROGRESS:
        return pick(views[0], seat, out, count, weights, rng)
    return decide(views[0], seat, out, count, rng)


@kernel
def listed(out: Any, count: Any, action: Any) -> Any:
    for k in range(count):
        if out[k] == action:
            return True
    return False


@kernel
def play_swiftly(
    positions: Any, views: Any, rows: Any, table: Any, done: Any, deal: Any, firsts: Any, drawn: Any, out: Any,
    weights: Any, trace: Any, seed: Any, rng: Any,
) -> Any:  # fmt: skip
    """Play the first position to its end; return how many actions there were, chance's included.

    `table` is the generator of the table's seed, `done` counts each seat's choices. Actions are written into `trace` as
    rows (seat, action) while there is room. A choice that is not legal stops the game: -1 - seat.
    """
    position = positions[0]
    played = 0
    while True:
        owing = pending(position)
        if owing == 0:
            return played
        seat = CHANCE if owing == CHANCE_PENDING else bits.lowest(owing)
        steps = 0
        while True:
            if seat == CHANCE:
                action = draw_dealt(position, deal, firsts, drawn, rng)
            else:
                count = legal(position, seat, out)
                seed[0] = table[0]
                absorb(seed, seat)
                absorb(seed, done[seat])
                absorb(seed, steps)
                absorb(seed, CHOOSING)
                action = choose(position, seat, views, rows[seat], out, count, weights, seed, rng)
                legal(position, seat, out)  # players may use the list for notes of their own
                if not listed(out, count, action):
                    return -1 - seat
            if played < len(trace):
                trace[played, 0] = seat
                trace[played, 1] = action
            played += 1
            steps += 1
            apply(position, seat, action)
            if seat == CHANCE:
                break
            if drafting(position, seat) == 0:
                done[seat] += 1
                break


class Swift:
    """Plays such matches; buffers are made once."""

    def __init__(self, game: Game, seats: int, options: Data) -> None:
        load_rules(game)
        load_weights(game)
        self.game = game
        self.seats = seats
        self._options = game.encode_options(game.complete_options(options, seats), seats)
        self._position = Position(game)
        self._views = np.zeros(1, game.view)
        self._out = np.zeros(game.most_actions, np.int64)
        self._weights = np.zeros(game.most_actions, np.int64)
        self._trace = np.zeros((FIRST_TRACE, 2), np.int64)
        self._words = np.zeros((2, 1), np.uint64)

    def play(self, rows: Sequence[Sequence[float]], seed: int, deal: int) -> tuple[Position, list[tuple[int, int]]]:
        """The last position, and all (seat, action)."""
        while True:
            calls.setup_at(self._position.records, 0, self.seats, self._options)
            chance = Deal(self.game, deal)
            played = play_swiftly(
                self._position.records, self._views, np.array(rows, np.float64), generator(seed),
                np.zeros(self.seats, np.int64), chance.rng, chance.firsts, chance.drawn, self._out, self._weights,
                self._trace, self._words[0], self._words[1],
            )  # fmt: skip
            if played < 0:
                raise BotError(f"The compiled player in seat {-1 - played} chose what is not legal.", -1 - played)
            if played <= len(self._trace):
                return self._position, [(seat, action) for seat, action in self._trace[:played].tolist()]
            self._trace = np.zeros((2 * played, 2), np.int64)
