"""Every bot by name: the plain players, the levels, the negotiators of Intrigue, and plug-ins.

A plug-in is a class without arguments, or a function, that makes a bot: named "package.module:Class", or by an
entry point of the group "tavola.bots".
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from tavola.bots.bot import Bot, Maker
from tavola.bots.levels import LEVELS, RECIPES, Mix
from tavola.bots.players import Mixture, ProgressPlayer, RandomPlayer, RulesPlayer
from tavola.bots.search import Searcher, Settings
from tavola.core.errors import TavolaError
from tavola.core.game import Game
from tavola.core.language import has, say
from tavola.match.entries import PERSON

GROUP = "tavola.bots"
LONGEST_KIND = 40

PLAYERS: dict[str, Callable[[Game], Bot]] = {
    "random": lambda game: RandomPlayer(),
    "progress": ProgressPlayer,
    "rules": RulesPlayer,
}


class UnknownBot(TavolaError):
    """A name that is no bot's, or a plug-in that can't be used."""


def negotiators(game: Game) -> dict[str, Callable[[], Bot]]:
    """The players that talk, where the game has talk."""
    if game.name != "intrigue":
        return {}
    from tavola.bots.negotiators import NEGOTIATORS  # only where it is needed: a start stays quick

    return dict(NEGOTIATORS)


def names(game: Game) -> list[str]:
    """All bots that can play the game by a name of their own; those of entry points come last."""
    own = [*PLAYERS, *LEVELS, *negotiators(game)]
    return own + sorted(point.name for point in _points() if point.name not in own)


def make(name: str, game: Game) -> Bot:
    """A fresh bot. UnknownBot, in one sentence, if there is none of that name or the plug-in does not work."""
    if name in PLAYERS:
        return PLAYERS[name](game)
    if name in LEVELS:
        return _make_level(name, game)
    if name in (talkers := negotiators(game)):
        return talkers[name]()
    if ":" in name:
        return _call(name, _import(name))
    for point in _points():
        if point.name == name:
            return _call(name, _load(point))
    raise UnknownBot(f"There is no bot {name!r} for {game.name}; choose from {', '.join(names(game))}.")


def kind_of(name: str) -> str:
    """What a match file writes as the kind of a bot's seat: its name, for "package.module:Class" the class, in what
    letters such a kind may have."""
    kind = re.sub(r"[^a-z0-9_-]", "-", class_of(name).lower())[:LONGEST_KIND]
    return kind if kind not in ("", PERSON) else "bot"


def class_of(name: str) -> str:
    """The last part of a plug-in's name; any other name as it is."""
    return name.rpartition(":")[2].rpartition(".")[2]


def title(name: str, locale: str) -> str:
    """The bot's name for people, in their language if it is one of Tavola's own."""
    message = f"bot-{name}"
    return say(locale, message) if has(locale, message) else class_of(name)


def _make_level(name: str, game: Game) -> Bot:
    recipe = RECIPES[game.name][name]
    if isinstance(recipe, Settings):
        return Searcher(game, recipe)
    if isinstance(recipe, Mix):
        return Mixture(make(recipe.first, game), make(recipe.second, game), recipe.share)
    return make(recipe, game)


def _points() -> list[EntryPoint]:
    return list(entry_points(group=GROUP))


def _import(name: str) -> Maker:
    module_name, _, class_name = name.partition(":")
    if not all(part.isidentifier() for part in [*module_name.split("."), *class_name.split(".")]):
        raise UnknownBot(f"A bot of your own is named package.module:Class, not {name!r}.")
    try:
        found: Any = import_module(module_name)
    except Exception as error:
        raise UnknownBot(f"The module of the bot {name} can't be imported: {_reason(error)}.") from error
    for part in class_name.split("."):
        found = getattr(found, part, None)
        if found is None:
            raise UnknownBot(f"The module {module_name} has no {class_name}.")
    return found


def _load(point: EntryPoint) -> Maker:
    try:
        return point.load()
    except Exception as error:
        raise UnknownBot(f"The bot {point.name} ({point.value}) can't be loaded: {_reason(error)}.") from error


def _call(name: str, maker: Maker) -> Bot:
    if not callable(maker):
        raise UnknownBot(f"{name} is neither a class nor a function that makes a bot.")
    try:
        bot = maker()
    except Exception as error:
        raise UnknownBot(f"The bot {name} can't be made without arguments: {_reason(error)}.") from error
    if not isinstance(bot, Bot):
        raise UnknownBot(f"{name} makes no bot: it has no method choose(turn).")
    return bot


def _reason(error: Exception) -> str:
    """An exception in one line."""
    text = " ".join(str(error).split()).rstrip(".")
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
