"""Sentences for what the referee itself tells: seals, taking back, chat, the result."""

from __future__ import annotations

from tavola.core.game import Data, Game
from tavola.core.language import say
from tavola.match.entries import Result


def say_event(locale: str, game: Game, event: Data, names: list[str]) -> str:
    """A line of the log, from an event as somebody may see it."""
    kind = str(event["kind"])
    if not kind.startswith("match_"):
        return game.say_event(locale, event, names)
    message = kind.replace("_", "-")
    if kind == "match_chat":
        return say(locale, message, name=names[event["seat"]], text=event["text"])
    return say(locale, message, name=names[event["seat"]])


def say_result(locale: str, result: Result, names: list[str]) -> str:
    """Who won."""
    winners = [name for name, share in zip(names, result.shares, strict=True) if share > 0]
    if not winners:
        return say(locale, "match-lost")
    return say(locale, "match-won", names=join(locale, winners), count=len(winners))


def join(locale: str, names: list[str]) -> str:
    """A, B and C."""
    if len(names) < 2:
        return "".join(names)
    return say(locale, "match-and", first=", ".join(names[:-1]), last=names[-1])
