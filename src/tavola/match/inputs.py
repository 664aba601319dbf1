"""What callers hand to the referee, checked before anything is done with it: a TavolaError, never a traceback."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping
from typing import Any

from tavola.core.errors import BadAction, BadOption
from tavola.core.game import Data, Game

LONGEST_WORD = 80
"""No action of any game is written with more letters."""
MOST_PARTS = 20
MOST_ACTION = (1 << 31) - 1
MOST_STEPS = 1000
"""No choice has more small steps."""


def whole(value: Any) -> int | None:
    """The integer that the value is, NumPy's too; None for anything else, truth values among it."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def short(value: Any) -> str:
    """A value as an error text quotes it."""
    text = ascii(value) if isinstance(value, str) and not value.isprintable() else repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def table_options(game: Game, seats: Any, options: Any) -> tuple[int, Data]:
    """The number of seats and the complete options; BadOption if they can't be."""
    count = whole(seats)
    if count is None:
        raise BadOption(f"The number of seats must be a whole number, not {short(seats)}.")
    if options is not None and not isinstance(options, Mapping):
        raise BadOption(f"Options are names with their values, not {short(options)}.")
    texts = {option.name for option in game.options if option.kind == "text"}
    for name, value in (options or {}).items():
        if len(repr(name)) > LONGEST_WORD or (name not in texts and len(repr(value)) > LONGEST_WORD):
            raise BadOption(f"Option {short(name)} can't have the value {short(value)}: that is too long.")
    return count, game.complete_options(options or {}, count)


def small(data: Any, depth: int = 4) -> bool:
    """Whether a structured action or statement is as small as any that says something."""
    if isinstance(data, dict):
        parts = [*data, *data.values()]
    elif isinstance(data, list | tuple):
        parts = list(data)
    else:
        return len(repr(data)) <= LONGEST_WORD
    return depth > 0 and len(parts) <= MOST_PARTS and all(small(part, depth - 1) for part in parts)


def structure(data: Any) -> Data:
    if not isinstance(data, dict) or not small(data):
        raise BadAction(f"A structured action has a kind and a few short parts, unlike {short(data)}.")
    return data


def action_number(action: Any) -> int:
    number = whole(action)
    if number is None or not 0 <= number <= MOST_ACTION:
        raise BadAction(f"An action is a whole number of the list of legal ones, not {short(action)}.")
    return number


def action_word(word: Any) -> str:
    if not isinstance(word, str) or not 0 < len(word) <= LONGEST_WORD:
        raise BadAction(f"An action is written as one word of 1 to {LONGEST_WORD} letters, not {short(word)}.")
    return word


def steps(choice: Any) -> list[Any]:
    """The small steps of one choice."""
    if isinstance(choice, str | bytes | Mapping) or not isinstance(choice, Iterable):
        raise BadAction(f"A choice is a list of its steps, not {short(choice)}.")
    taken = []
    for step in choice:
        taken.append(step)
        if len(taken) > MOST_STEPS:
            raise BadAction(f"No choice has more than {MOST_STEPS} steps.")
    if not taken:
        raise BadAction("The choice is not complete: it has no steps.")
    return taken


def line_number(since: Any) -> int:
    number = whole(since)
    if number is None or number < 0:
        raise BadAction(f"The log is read from a line number, 0 or more, not from {short(since)}.")
    return number


def seed_number(seed: Any) -> int:
    number = whole(seed)
    if number is None:
        raise BadOption(f"A seed must be a whole number, not {short(seed)}.")
    return number
