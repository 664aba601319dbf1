"""Sentences for what goes over the wire, where a watcher has asked for a language."""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.core.game import Data, Game, View
from tavola.match.referee import Referee
from tavola.match.talk import Talk
from tavola.match.words import say_event
from tavola.protocol.table import Choice, LogLine


def choices(view: View, actions: list[int], locale: str | None, names: list[str]) -> list[Choice]:
    """Legal actions in their forms; made from the seat's own view, so they tell nothing else."""
    game, record, seat = view.game, view.record, view.eye
    return [
        Choice(
            game.write_action(record, seat, action),
            game.action_to_data(record, seat, action),
            None if locale is None else game.say_action(locale, record, seat, action, names),
        )
        for action in actions
    ]


class _Fixed(dict[int, msgspec.Raw]):
    """The choices of a game with fixed words as they go over the wire, each made when it is first asked for."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __missing__(self, action: int) -> msgspec.Raw:
        game = self.game
        choice = Choice(game.write_action(None, 0, action), game.action_to_data(None, 0, action))
        made = self[action] = msgspec.Raw(msgspec.json.encode(choice))
        return made


_fixed: dict[str, _Fixed] = {}


def wire_choices(view: View, actions: list[int], locale: str | None, names: list[str]) -> list[Any]:
    """The same as `choices`, for a message: encoded already where they never change and nobody wants sentences."""
    game = view.game
    if locale is not None or not game.fixed_words:
        return choices(view, actions, locale, names)
    made = _fixed.get(game.name)
    if made is None:
        made = _fixed[game.name] = _Fixed(game)
    return [made[action] for action in actions]


def lines(referee: Referee, eye: int, locale: str | None, since: int = 0) -> list[LogLine]:
    """The log after its line `since`."""
    game, names = referee.game, referee.names
    return [
        log_line(game, number, event, locale, names)
        for number, event in enumerate(referee.events(eye, since), since + 1)
    ]


def log_line(game: Game, number: int, event: Data, locale: str | None, names: list[str]) -> LogLine:
    sentence = None if locale is None else say_event(locale, game, event, names)
    return LogLine(number, event, sentence, event["clause"] or None)


def talk(talk: Talk, locale: str | None, names: list[str]) -> Data:
    """What was said, and the ledger."""
    shown = talk.show()
    if locale is None:
        return shown
    for statement in (*shown["said"], *shown["waiting"]):
        _say_statement(talk, statement, locale, names)
    for entry in shown["entries"]:
        for side in (entry["if"], entry["then"]):
            for term in side["terms"] if side else ():
                plain = {name: value for name, value in term.items() if name != "status"}
                term["sentence"] = talk.say_term(locale, plain, names)
    return shown


def menu(talk: Talk, record: Any, seat: int, locale: str | None, names: list[str]) -> Data:
    """What the seat may say now. A term that leaves a value open, as a list, has no sentence yet: `compose` says how a
    statement with it reads."""
    found = talk.menu(record, seat)
    if locale is None:
        return found
    for answer in found["answers"]:
        _say_statement(talk, answer, locale, names)
    for terms in found["terms"]:
        for term in terms:
            if not any(isinstance(value, list) for value in term.values()):
                term["sentence"] = talk.say_term(locale, dict(term), names)
    return found


def _say_statement(talk: Talk, statement: Data, locale: str, names: list[str]) -> None:
    statement["sentence"] = talk.say_statement(locale, dict(statement), names)
    for side in ("if", "then"):
        for term in statement[side]:
            term["sentence"] = talk.say_term(locale, dict(term), names)
