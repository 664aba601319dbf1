"""A position as one line of text, and back.

Words key=value in a fixed order; cards as in the notation of actions (w07, b12, m3), joined by +, with - for none. A
seat is coins/team/sites/finished, its sites joined by commas, each with its workers and, after *, how many of them
were sent there this turn: 4/w02+m1/b12:w05+w31*1,b07/b01+m1. What is nowhere else is in the stacks, and points,
needs met and the triggered end follow from the rest, so none of them is written.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from tavola.core import calls
from tavola.core.errors import BadPosition
from tavola.core.generic import CHANCE_PENDING
from tavola.games.builders.actions import BUILDING_CARDS, WORKER_CARDS
from tavola.games.builders.cards import ALL_BUILDINGS, ALL_HUMANS, HUMANS, POINTS, PRODUCES, UNMET
from tavola.games.builders.check import check
from tavola.games.builders.position import (
    END_POINTS,
    FIRST,
    MOST_COINS,
    MOST_SEATS,
    NO_CARD,
    NOBODY,
    OVER,
    POSITION,
    TURN,
)
from tavola.games.builders.table import members

STAGES = ("deal", "worker", "building", "first", "turn", "over")
KEYS = (
    "seats", "stacks", "rounds", "stage", "round", "first", "turn", "actions",
    "workers", "next_worker", "buildings", "next_building",
)  # fmt: skip
_WORKER_TEXTS = tuple(WORKER_CARDS)
_BUILDING_TEXTS = tuple(BUILDING_CARDS)


def write_position(record: Any) -> str:
    values = (
        str(int(record.seats)),
        "open" if record.open_stacks else "closed",
        str(int(record.rounds)),
        STAGES[record.stage],
        str(int(record.round_now)),
        _write_number(record.first),
        _write_number(record.turn),
        str(int(record.actions)),
        _write_cards(record.row_workers, _WORKER_TEXTS),
        "-" if record.top_worker == NO_CARD else _WORKER_TEXTS[record.top_worker],
        _write_cards(record.row_buildings, _BUILDING_TEXTS),
        "-" if record.top_building == NO_CARD else _BUILDING_TEXTS[record.top_building],
    )
    words = [f"{key}={value}" for key, value in zip(KEYS, values, strict=True)]
    words += [f"seat{seat}={_write_seat(record, seat)}" for seat in range(int(record.seats))]
    return " ".join(words)


def _write_number(number: Any) -> str:
    return "-" if number == NOBODY else str(int(number))


def _write_cards(mask: Any, texts: tuple[str, ...]) -> str:
    return "+".join(texts[i] for i in members(mask)) or "-"


def _write_site(record: Any, site: int) -> str:
    text = _BUILDING_TEXTS[site]
    if record.on_site[site]:
        text += ":" + _write_cards(record.on_site[site], _WORKER_TEXTS)
    if record.sent[site]:
        text += f"*{int(record.sent[site])}"
    return text


def _write_seat(record: Any, seat: int) -> str:
    sites = ",".join(_write_site(record, site) for site in members(record.sites[seat])) or "-"
    team = _write_cards(record.team[seat], _WORKER_TEXTS)
    return f"{int(record.coins[seat])}/{team}/{sites}/{_write_cards(record.finished[seat], _BUILDING_TEXTS)}"


def read_position(text: str, record: Any) -> None:
    """Into `record`, which stays as it is when the text is refused."""
    fresh = np.zeros(1, POSITION)
    try:
        _Reader(fresh, text).read()
        check(fresh[0])
    except AssertionError as error:
        raise BadPosition(f"This position of builders can't be: {error}.") from None
    for name in POSITION.names or ():
        record[name] = fresh[0][name]


class _Reader:
    """Reads one text; each card is taken out of the stacks when it is named, so none can be named twice."""

    def __init__(self, fresh: np.ndarray[Any, Any], text: str) -> None:
        self.fresh = fresh
        self.words = text.split(" ")
        self.workers = int(ALL_HUMANS)
        self.buildings = int(ALL_BUILDINGS)
        self.machines = 0

    def read(self) -> None:
        values = self._values()
        seats = _number(values["seats"], "seats", 2, MOST_SEATS)
        _wanted(len(self.words) == len(KEYS) + seats, f"{len(KEYS) + seats} words are needed, not {len(self.words)}")
        rounds = _number(values["rounds"], "rounds", 1, 1000)
        stacks = _choice(values["stacks"], "stacks", ("closed", "open"))
        calls.setup_at(self.fresh, 0, seats, np.array([stacks, rounds], np.int64))
        record = self.fresh[0]
        for seat in range(seats):
            key, _, value = self.words[len(KEYS) + seat].partition("=")
            _wanted(key == f"seat{seat}", f"seat{seat}= is missing")
            self._read_seat(record, seat, value)
        record.row_workers = self._cards(values["workers"], WORKER_CARDS)
        record.top_worker = self._top(values["next_worker"], WORKER_CARDS)
        record.row_buildings = self._cards(values["buildings"], BUILDING_CARDS)
        record.top_building = self._top(values["next_building"], BUILDING_CARDS)
        record.hidden_workers = self.workers
        record.hidden_buildings = self.buildings
        self._read_course(record, values)

    def _values(self) -> dict[str, str]:
        values = {}
        for key, word in zip(KEYS, self.words, strict=False):
            found, _, value = word.partition("=")
            _wanted(found == key, f"{key}= is missing")
            values[key] = value
        _wanted(len(values) == len(KEYS), "the text is too short")
        return values

    def _read_course(self, record: Any, values: dict[str, str]) -> None:
        seats = int(record.seats)
        stage = _choice(values["stage"], "stage", STAGES)
        record.stage = stage
        record.round_now = _number(values["round"], "round", 1, int(record.rounds))
        record.first = _seat(values["first"], "first", seats)
        record.turn = _seat(values["turn"], "turn", seats)
        record.actions = _number(values["actions"], "actions", 0, MOST_COINS)
        _wanted(stage != TURN or record.turn != NOBODY, "a turn is somebody's")
        _wanted(stage not in (FIRST, OVER) or record.turn == NOBODY, "it is nobody's turn in this stage")
        record.due = 0 if stage == OVER else 1 << int(record.turn) if stage == TURN else CHANCE_PENDING
        if record.first != NOBODY:
            done = range(seats) if stage == OVER else range((int(record.turn) - int(record.first)) % seats)
            record.ending = any(record.points[(int(record.first) + i) % seats] >= END_POINTS for i in done)

    def _read_seat(self, record: Any, seat: int, text: str) -> None:
        parts = text.split("/")
        _wanted(len(parts) == 4, f"seat{seat} needs coins/team/sites/finished")
        coins, team, sites, finished = parts
        record.coins[seat] = _number(coins, "coins", 0, MOST_COINS)
        record.finished[seat] = self._cards(finished, BUILDING_CARDS)
        record.points[seat] = sum(int(POINTS[card]) for card in members(record.finished[seat]))
        record.team[seat] = self._cards(team, WORKER_CARDS)
        opened = 0
        for part in sites.split(",") if sites != "-" else []:
            opened |= 1 << self._read_site(record, part)
        record.sites[seat] = opened

    def _read_site(self, record: Any, text: str) -> int:
        found = re.fullmatch(r"([^:*]+)(?::([^:*]+))?(?:\*([^:*]+))?", text)
        _wanted(found is not None, f"{text!r} is no site")
        assert found is not None
        card, workers, sent = found.groups()
        site = self._take(card, BUILDING_CARDS)
        busy = self._cards(workers or "-", WORKER_CARDS)
        record.on_site[site] = busy
        record.progress[site] = int(UNMET[site]) + sum(int(PRODUCES[worker]) for worker in members(busy))
        if sent is not None:
            record.sent[site] = _number(sent, "sent", 1, busy.bit_count())
            record.touched = int(record.touched) | 1 << site
        return site

    def _cards(self, text: str, cards: dict[str, int]) -> int:
        mask = 0
        for card in text.split("+") if text != "-" else []:
            mask |= 1 << self._take(card, cards)
        return mask

    def _top(self, text: str, cards: dict[str, int]) -> int:
        return NO_CARD if text == "-" else self._take(text, cards)

    def _take(self, text: str, cards: dict[str, int]) -> int:
        _wanted(text in cards, f"there is no card {text!r} here")
        number = cards[text]
        if cards is BUILDING_CARDS:
            left = self.buildings
            self.buildings &= ~(1 << number)
        elif number < HUMANS:
            left = self.workers
            self.workers &= ~(1 << number)
        else:
            left = ~self.machines
            self.machines |= 1 << number
        _wanted(left >> number & 1 == 1, f"card {text} is named twice")
        return number


def _wanted(holds: bool, reason: str) -> None:
    if not holds:
        raise BadPosition(f"This is no position of builders: {reason}.")


def _number(text: str, what: str, least: int, most: int) -> int:
    fits = re.fullmatch(r"[0-9]{1,7}", text) is not None and least <= int(text) <= most
    _wanted(fits, f"{what} must be a number from {least} to {most}, not {text!r}")
    return int(text)


def _seat(text: str, what: str, seats: int) -> int:
    return NOBODY if text == "-" else _number(text, what, 0, seats - 1)


def _choice(text: str, what: str, choices: tuple[str, ...]) -> int:
    _wanted(text in choices, f"{what} must be one of {', '.join(choices)}, not {text!r}")
    return choices.index(text)
