"""Statements and terms as sentences (I23), in the words of tavola/locales/*/intrigue.ftl."""

from __future__ import annotations

from typing import Any

from tavola.core.game import Data
from tavola.core.language import say
from tavola.games.intrigue.talk.statement import Statement
from tavola.games.intrigue.talk.terms import Term
from tavola.games.intrigue.words import listed, occupation_word, say_scholar


def say_term(locale: str, term: Term | Data, names: list[str]) -> str:
    """What will be done, as a part of a sentence."""
    data = term.to_data() if isinstance(term, Term) else term
    arguments: dict[str, Any] = {
        "palace": names[data["palace"]],
        "occupation": occupation_word(locale, data["occupation"]),
        **{field: data[field] for field in ("ducats", "area", "round") if field in data},
    }
    if "seat" in data:
        arguments["seat"] = names[data["seat"]]
    else:
        arguments["scholar"] = say_scholar(locale, names[data["owner"]], data["occupation"])
    return say(locale, f"intrigue-term-{data['kind']}", **arguments)


def say_statement(locale: str, statement: Statement | Data, names: list[str]) -> str:
    """A sentence for the log."""
    data = statement.to_data() if isinstance(statement, Statement) else statement
    sides = "both" if data["if"] and data["then"] else "then" if data["then"] else "none"
    arguments: dict[str, Any] = {
        "from": names[data["from"]],
        "to": say(locale, "intrigue-everybody") if data["to"] is None else names[data["to"]],
        "on": data["on"] or 0,
        "sides": sides,
        "if": listed(locale, [say_term(locale, term, names) for term in data["if"]]),
        "then": listed(locale, [say_term(locale, term, names) for term in data["then"]]),
    }
    return say(locale, f"intrigue-say-{data['act']}", **arguments)
