"""The log's sentences: what was done at the table, what was said, and what became of it."""

from __future__ import annotations

from tavola.core.game import Data
from tavola.core.language import say
from tavola.games.intrigue import words
from tavola.games.intrigue.talk.words import say_statement


def say_event(locale: str, event: Data, names: list[str]) -> str:
    if event["kind"] == "statement":
        return say_statement(locale, event["statement"], names)
    if event["kind"] == "ledger":
        message = f"intrigue-ledger-{event['entry']}-{event['status']}"
        return say(locale, message, seat=names[event["seat"]], number=event["number"])
    return words.say_event(locale, event, names)
