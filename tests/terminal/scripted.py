"""People at a terminal that is none: a screen in memory, and somebody who reads it and types."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from tavola.bots.registry import names
from tavola.games import load
from tavola.match import Referee, Seat
from tavola.terminal.screen import Screen
from tavola.terminal.session import Session

ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
SECRET_CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Paper(io.StringIO):
    """A page in memory that may pass for a terminal."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


class Stage:
    """A screen with a person before it: `answer` is asked with all that was shown since its last answer."""

    def __init__(
        self, answer: Callable[[str], str], locale: str = "en", plain: bool = False, terminal: bool = False
    ) -> None:
        self.paper = Paper(terminal)
        self.answer = answer
        self.screen = Screen(locale, plain, self._ask, self.paper)
        self._seen = 0

    def _ask(self, prompt: str) -> str:
        self.paper.write(prompt)
        shown = self.paper.getvalue()[self._seen :]
        answer = self.answer(shown)
        self.paper.write(f"{answer}\n")
        self._seen = len(self.paper.getvalue())
        return answer

    @property
    def text(self) -> str:
        return plain_text(self.paper.getvalue())


def plain_text(text: str) -> str:
    return ANSI.sub("", text)


def typing(answers: Iterable[str]) -> Callable[[str], str]:
    """Types these lines one after the other; then there is no input any more."""
    lines: Iterator[str] = iter(answers)

    def answer(shown: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    return answer


def anything(seed: int) -> Callable[[str], str]:
    """Reads the choices off the screen and types one of their numbers; an amount where one is asked for."""
    rng = random.Random(seed)
    asked = 0
    last: list[str] = []

    def answer(shown: str) -> str:
        nonlocal asked
        asked += 1
        assert asked < 5000, "nobody is asked that often"
        text = plain_text(shown)
        if "Pass the keyboard" in text:
            return ""
        if re.search(r"ducats, (from|de) ", text):
            return "1"
        numbers = re.findall(r"(?:^|\s)([0-9]{1,3})\) ", text) or re.findall(r"^([0-9]{1,3}): ", text, re.MULTILINE)
        last[:] = numbers or last  # a number that was none is answered by one line, and the list still holds
        return rng.choice(last) if last else ""

    return answer


def sit(game: str, seats: str, stage: Stage, seed: int = 1, **options: Any) -> Session:
    """A session with people (names) and bots (their kinds)."""
    bots = names(load(game))
    sitting = [
        Seat(word.capitalize() + str(n), word) if word in bots else Seat(word)
        for n, word in enumerate(seats.split(","))
    ]
    hand = bool(options.pop("hand", False))
    referee = Referee(load(game), len(sitting), options, seed=seed, hand=hand, seats_of=sitting)
    return Session(referee, stage.screen, seed, hand=hand)
