"""Why something was not done: a code for programs, and a sentence in the language of whoever asked."""

from __future__ import annotations

from typing import Any

from tavola.core.errors import BadAction, BadMatch, BadOption, Refused, TavolaError
from tavola.core.language import say

STATUS = {
    "bad": 400, "name": 401, "seat": 403, "origin": 403, "host": 403, "gone": 404, "method": 405, "stale": 409,
    "rules": 409, "talk": 409, "paused": 409, "closed": 409, "full": 409, "early": 409, "spent": 410,
    "size": 413, "rate": 429, "later": 503, "failed": 500,
}  # fmt: skip
"""The HTTP status of each code."""


class Refusal(Exception):
    """`message` is one of server.ftl, without its "server-"."""

    def __init__(self, code: str, message: str, **words: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.words = words

    def say(self, locale: str | None) -> str:
        return say(locale or "en", f"server-{self.message}", **self.words)


class Explained(Refusal):
    """One that the rules, the talk or a form gave: its sentence is there already."""

    def __init__(self, code: str, text: str, clause: str | None = None) -> None:
        super().__init__(code, "")
        self.text = text
        self.clause = clause

    def say(self, locale: str | None) -> str:
        return self.text


def explain(error: TavolaError, code: str = "bad") -> Refusal:
    """An error of the levels below. Their sentences for bad texts are for programmers and in English alone."""
    if isinstance(error, Refused):
        return Explained("rules", str(error), error.clause or None)
    if isinstance(error, BadAction):
        return Refusal("bad", "no-choice")
    if isinstance(error, BadOption | BadMatch):
        return Explained("bad", str(error))
    return Explained(code, str(error))


def explain_talk(error: TavolaError, locale: str) -> Refusal:
    """Why a statement can't be made. The ledger gives its reasons in English; other languages name the rule."""
    if not isinstance(error, Refused):
        return Refusal("bad", "no-statement")
    if locale == "en" or error.clause not in ("I23", "I25"):
        return explain(error)
    return Explained("rules", say(locale, f"server-talk-{error.clause}"), error.clause)


def clause_of(refusal: Refusal) -> str | None:
    return refusal.clause if isinstance(refusal, Explained) else None
