"""What runs in the processes that think: a bot's answer to one decision, a hint, the check of a match file.

Everything comes in as plain data made from one seat's view, so nothing here can know more than that seat.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections import OrderedDict
from collections.abc import Sequence
from multiprocessing import parent_process
from multiprocessing.connection import wait

import msgspec
import numpy as np

from tavola.bots import registry
from tavola.bots.adviser import BEST, adviser
from tavola.bots.bot import Bot, Speaker, Turn
from tavola.core.game import Data, Game, View
from tavola.core.rng import generator
from tavola.games import load
from tavola.match import file
from tavola.match.replay import verify

MOST_BOTS = 64
_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
"""Those who sit at tables, so that a search can go on from its last tree. Losing one costs nothing but that."""


class Task(msgspec.Struct):
    """One decision of one seat."""

    table: str
    game: str
    seat: int
    bot: str
    view: bytes
    legal: list[int]
    seed: int
    talk: Data | None = None


class Answer(msgspec.Struct):
    words: list[str] = []
    statements: list[Data] = []


class Opinion(msgspec.Struct):
    word: str
    visits: int
    value: float


class Advice(msgspec.Struct):
    best: str
    opinions: list[Opinion]
    iterations: int


def begin(path: list[str]) -> None:
    """A process that thinks: it leaves Ctrl-C to its parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.path[:] = path
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


def turn_of(task: Task) -> Turn:
    game = load(task.game)
    view = View(game, np.frombuffer(bytearray(task.view), game.view))
    return Turn(view, tuple(task.legal), task.seed, task.talk)


def choose(task: Task) -> Answer:
    """A whole choice. Its small steps are made in a world that the seat can't tell from the true one; what the seat may
    do next in its own draft is the same there."""
    bot, turn = _bot(task), turn_of(task)
    world = turn.view.resample(generator(task.seed))
    words: list[str] = []
    while True:
        action = bot.choose(turn)
        if not isinstance(action, int) or action not in turn.legal:
            raise ValueError(f"the bot chose {action!r}, which is not legal")
        words.append(turn.word(action))
        world.apply(turn.seat, action)
        if not world.drafting(turn.seat):
            return Answer(words=words)
        seed = int(generator(task.seed, len(words))[0])
        turn = Turn(world.view(turn.seat), tuple(world.legal(turn.seat)), seed, task.talk)


def speak(task: Task) -> Answer:
    bot = _bot(task)
    said: Sequence[Data] = bot.speak(turn_of(task)) if isinstance(bot, Speaker) else ()
    return Answer(statements=list(said))


def advise(task: Task) -> Advice:
    turn = turn_of(task)
    thought = adviser(turn.game).think(turn)
    opinions = [Opinion(turn.word(o.action), o.visits, o.value) for o in thought.opinions[:BEST]]
    return Advice(turn.word(thought.action), opinions, thought.iterations)


def study(text: str, most: int) -> tuple[str, int, bool]:
    """The game, the number of entries and whether it is finished, of a match file that is in order. One that is longer
    than it may be is not looked at any further."""
    match = file.read(text)
    if len(match.entries) <= most:
        verify(match)
    return match.header.game, len(match.entries), match.result is not None


def _bot(task: Task) -> Bot:
    key = (task.table, task.seat, task.bot)
    bot = _bots.pop(key, None) or registry.make(task.bot, _game(task.game))
    _bots[key] = bot
    if len(_bots) > MOST_BOTS:
        _bots.popitem(last=False)
    return bot


def _game(name: str) -> Game:
    return load(name)


def prepare(games: list[str]) -> None:
    """Load what most choices need, so that the first does not wait for it; a search is loaded when one is asked for."""
    from tavola.bots.warming import steps

    for name in games:
        for step in steps(load(name), ["rules"]):
            step()
