"""Which bots meet, where they sit, and with which cards.

A line-up is one bot for each seat. A deal is one card order: every line-up plays it in every rotation around the table,
so that a bot gets each seat's chances with the same cards as those who sit there before and after it. From deal to deal
the order around the table changes too, until all have been used. Intervals are taken over deals, which are independent.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from itertools import combinations, count, permutations

from tavola.core.errors import TavolaError
from tavola.core.game import Data
from tavola.core.kernel import PACKAGE
from tavola.core.rng import generator

LineUp = tuple[str, ...]
CARDS, CHOICES = 1, 2
"""Seeds of a run lead to two families: what chance draws, and what bots leave to luck."""
MOST_LINE_UPS = 2000
PLAYING = ("core", "games", "match", "sim", "bots", "arena/schedule.py", "arena/player.py")
"""What decides how a game goes."""


@dataclass(frozen=True)
class Seating:
    """One game: its number, its deal, and who sits where."""

    number: int
    deal: int
    turn: int
    """How far the line-up has been moved around the table."""
    seats: LineUp


@dataclass(frozen=True)
class Order:
    """Everything that decides the results of a run, game by game."""

    game: str
    rules: int
    players: int
    options: Data
    line_ups: tuple[LineUp, ...]
    seed: int
    source: str
    """A digest of the code that plays."""

    @property
    def bots(self) -> list[str]:
        """All bots, in the order in which the line-ups name them."""
        return list(dict.fromkeys(bot for line_up in self.line_ups for bot in line_up))

    def to_data(self) -> Data:
        return {**asdict(self), "line_ups": [list(line_up) for line_up in self.line_ups]}

    @classmethod
    def from_data(cls, data: Data) -> Order:
        return cls(**{**data, "line_ups": tuple(tuple(line_up) for line_up in data["line_ups"])})

    def seatings(self, games: int) -> list[Seating]:
        """The first deals that have at least so many games; a larger number gives the same games and more."""
        found: list[Seating] = []
        orders = [orders_around(line_up) for line_up in self.line_ups]
        for deal in count():
            if len(found) >= games:
                return found
            for ways in orders:
                for turn, seats in enumerate(rotations(ways[deal % len(ways)])):
                    found.append(Seating(len(found), deal, turn, seats))
        raise AssertionError  # count() never ends

    def deal_seed(self, seating: Seating) -> int:
        """The cards: the same for all games of a deal."""
        return int(generator(self.seed, CARDS, seating.deal)[0])

    def table_seed(self, seating: Seating) -> int:
        """What bots leave to luck. Games of two line-ups in the same rotation share it, for comparisons in pairs."""
        return int(generator(self.seed, CHOICES, seating.deal, seating.turn)[0])


def line_ups(bots: Sequence[str], players: int, against: Sequence[str] = ()) -> tuple[LineUp, ...]:
    """Who meets whom.

    With `against` each bot meets the same others. Otherwise: as many bots as seats are one line-up; of more bots every
    choice of as many as there are seats is one; fewer sit several times, each equally often, and where that does not
    come out even, every choice of the rest is one line-up.
    """
    if not bots:
        raise TavolaError("An arena needs bots: name them with --bots.")
    if against:
        if len(against) != players - 1:
            raise TavolaError(f"Name {players - 1} bots with --against, one for each other seat, not {len(against)}.")
        found: Iterator[LineUp] = ((bot, *against) for bot in bots)
    elif len(bots) >= players:
        found = combinations(bots, players)
    else:
        each, rest = divmod(players, len(bots))
        found = ((*tuple(bots) * each, *extra) for extra in combinations(bots, rest))
    different: dict[tuple[tuple[str, int], ...], LineUp] = {}
    for line_up in found:
        different.setdefault(tuple(sorted(Counter(line_up).items())), line_up)
        if len(different) > MOST_LINE_UPS:
            raise TavolaError(f"These bots make more than {MOST_LINE_UPS} line-ups; name fewer of them.")
    return tuple(different.values())


def rotations(seats: LineUp) -> list[LineUp]:
    """All different ways to move the players around the table."""
    return list(dict.fromkeys(seats[-turn:] + seats[:-turn] if turn else seats for turn in range(len(seats))))


def orders_around(line_up: LineUp) -> list[LineUp]:
    """All orders around the table that are no rotation of one another, the given one first."""
    found: dict[LineUp, LineUp] = {}
    for rest in permutations(line_up[1:]):
        order = (line_up[0], *rest)
        found.setdefault(min(rotations(order)), order)
    return list(found.values())


@cache
def source_digest() -> str:
    """A digest of the code that plays, so that nobody goes on with games that other code began."""
    digest = hashlib.sha256()
    for part in PLAYING:
        path = PACKAGE / part
        for file in sorted([*path.rglob("*.py"), *path.rglob("*.csv")]) if path.is_dir() else [path]:
            digest.update(file.relative_to(PACKAGE).as_posix().encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
