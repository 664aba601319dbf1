"""A position as one line of text, and back.

    4 closed 6 f2 r3 t1 external.bribe 0s:5,2s:bank 27/0211/--2d0s/0s2s3p 41/... 30/... 18/...

Seats; cash closed or open (option open ledger); option statements; first player; round; whose turn; step and phase;
bribes of this step (seat, occupation's first letter, `*` for the challenged employee, thousands of ducats or "bank");
then for each seat: cash in thousands, unsent scholars by occupation, who is employed in the four areas, who waits. A
dash is nobody or nothing. All else follows from this.
"""

from __future__ import annotations

import re
from typing import Any

from tavola.core.bits import lowest
from tavola.core.errors import BadPosition
from tavola.core.generic import CHANCE
from tavola.games.intrigue import look
from tavola.games.intrigue.check import check, classify
from tavola.games.intrigue.position import (
    BRIBE,
    INTERNAL,
    MOST_PAYERS,
    NO_STEP,
    OCCUPATIONS,
    OVER,
    PHASES,
    SALARY,
    SEND,
    SENDING,
    SETUP,
    STEPS,
)

LETTERS = "".join(name[0] for name in OCCUPATIONS)
_HEAD = re.compile(
    r"(?P<seats>[345]) (?P<ledger>closed|open) (?P<statements>\d{1,3}) f(?P<first>[0-4]|-) r(?P<lap>[1-5])"
    r" t(?P<palace>[0-4]|-) (?P<step>uncontested|external|internal|send|-)\.(?P<phase>[a-z]+) (?P<bribes>\S+)"
)
_BRIBE = re.compile(rf"([0-4])([{LETTERS}])(\*?):(bank|\d{{1,4}})")
_SEAT = re.compile(rf"(\d{{1,4}})/([0-2]{{4}})/((?:-|[0-4][{LETTERS}]){{4}})/(-|(?:[0-4][{LETTERS}])+)")
_SCHOLAR = re.compile(rf"-|[0-4][{LETTERS}]")


def write_position(position: Any) -> str:
    bribes = ",".join(
        f"{_scholar(scholar)}{'*' if employee else ''}:{'bank' if bank else ducats // 1000}"
        for scholar, ducats, bank, employee in look.bribes(position)
    )
    head = [
        str(position.seats),
        "open" if position.open_ledger else "closed",
        str(position.statements),
        f"f{_seat_or_dash(position.first)}",
        f"r{position.lap}",
        f"t{_seat_or_dash(position.palace)}",
        f"{STEPS[position.step] or '-'}.{PHASES[position.phase]}",
        bribes or "-",
    ]
    return " ".join([*head, *(_write_seat(position, seat) for seat in range(position.seats))])


def _seat_or_dash(seat: Any) -> str:
    return str(seat) if seat >= 0 else "-"


def _scholar(scholar: look.Scholar | None) -> str:
    return f"{scholar.owner}{LETTERS[scholar.occupation]}" if scholar else "-"


def _write_seat(position: Any, seat: int) -> str:
    unsent = "".join(str(count) for count in position.unsent[seat])
    employed = "".join(_scholar(holder) for holder in look.employed(position, seat))
    waiting = "".join(_scholar(scholar) for scholar in look.applicants(position, seat))
    return f"{position.cash[seat]}/{unsent}/{employed}/{waiting or '-'}"


def read_position(text: str, position: Any) -> None:
    """BadPosition if the text can't be read, or is read as something that no game can reach."""
    head = _HEAD.match(text)
    if not head:
        raise BadPosition("A position of Intrigue begins like 4 closed 6 f2 r3 t1 external.bribe -, unlike this one.")
    if head["phase"] not in PHASES:
        raise BadPosition(f"The phase must be one of {', '.join(PHASES)}, not {head['phase']}.")
    seats = text[head.end() :].split()
    if len(seats) != int(head["seats"]):
        raise BadPosition(f"{head['seats']} seats need as many parts after the bribes, not {len(seats)}.")
    if int(head["statements"]) > 100:
        raise BadPosition("The option statements is at most 100.")
    _clear(position, head)
    for seat, part in enumerate(seats):
        _read_seat(position, seat, part)
    try:
        _read_bribes(position, head["bribes"])
        _derive(position)
        check(position)
    except AssertionError as error:
        raise BadPosition(str(error)) from None
    if write_position(position) != text:
        raise BadPosition(f"Write this position as {write_position(position)!r}.")


def _clear(position: Any, head: re.Match[str]) -> None:
    for name in position.dtype.names:
        position[name] = 0
    position.area[:] = -1
    position.holder[:] = -1
    position.seats = int(head["seats"])
    position.open_ledger = head["ledger"] == "open"
    position.statements = int(head["statements"])
    position.first = -1 if head["first"] == "-" else int(head["first"])
    position.lap = int(head["lap"])
    position.palace = -1 if head["palace"] == "-" else int(head["palace"])
    position.step = STEPS.index(None if head["step"] == "-" else head["step"])
    position.phase = PHASES.index(head["phase"])
    if max(position.first, position.palace) >= position.seats:
        raise BadPosition(f"There are only seats 0 to {position.seats - 1}.")


def _read_seat(position: Any, seat: int, part: str) -> None:
    match = _SEAT.fullmatch(part)
    if not match:
        raise BadPosition(f"A seat is written like 27/0211/--2d0s/0s2s3p, not {part[:40]!r}.")
    position.cash[seat] = int(match[1])
    position.unsent[seat] = [int(digit) for digit in match[2]]
    position.free[seat] = 15
    for area, text in enumerate(_SCHOLAR.findall(match[3])):
        if text == "-":
            continue
        owner, occupation = _read_scholar(position, text)
        if position.area[seat, occupation] >= 0:
            raise BadPosition(f"Palace {seat} has two areas for one occupation (I11).")
        position.area[seat, occupation] = area
        position.holder[seat, occupation] = owner
        position.free[seat] &= ~(1 << area)
        position.income[owner] += SALARY[area]
    for text in _SCHOLAR.findall(match[4]):
        if text != "-":
            _wait(position, seat, _read_scholar(position, text))


def _read_scholar(position: Any, text: str) -> look.Scholar:
    if int(text[0]) >= position.seats:
        raise BadPosition(f"There are only seats 0 to {position.seats - 1}.")
    return look.Scholar(int(text[0]), LETTERS.index(text[1]))


def _wait(position: Any, palace: int, scholar: look.Scholar) -> None:
    if scholar.owner == palace:
        raise BadPosition(f"A scholar of seat {palace} can't wait at its own palace (I9).")
    shift = (scholar.owner - palace - 1) % int(position.seats) * 8 + 2 * scholar.occupation
    bits = int(position.applicants[palace])
    if bits >> shift & 3 == 3:
        raise BadPosition(f"Seat {scholar.owner} has only two scholars of an occupation (I2).")
    position.applicants[palace] = bits | 1 << (shift + (bits >> shift & 1))


def _read_bribes(position: Any, text: str) -> None:
    parts = [] if text == "-" else text.split(",")
    if len(parts) > MOST_PAYERS:
        raise BadPosition(f"No step has more than {MOST_PAYERS} bribes.")
    for i, part in enumerate(parts):
        match = _BRIBE.fullmatch(part)
        if not match:
            raise BadPosition(f"A bribe is written like 0s:5, 2d*:3 or 1p:bank, not {part[:40]!r}.")
        owner, occupation = _read_scholar(position, match[1] + match[2])
        if match[4] != "bank" and int(match[4]) < 1:
            raise BadPosition("A bribe is at least 1,000 ducats (I17).")
        position.paid_by[i] = owner * 8 + occupation * 2 + bool(match[3])
        position.paid[i] = 0 if match[4] == "bank" else int(match[4])
    position.paid_count = len(parts)


def _derive(position: Any) -> None:
    """The fields that follow from the others."""
    palace = int(position.palace)
    position.actor = palace
    if position.phase == SETUP:
        position.actor = CHANCE
    elif position.phase == OVER:
        position.actor = -1
    elif position.phase == SEND and position.step == SENDING:
        unsent = int(position.unsent[palace].sum())
        position.to_send = max(0, unsent - (8 - 2 * int(position.lap)))
    elif position.step not in (NO_STEP, SENDING):
        _derive_hiring(position, palace)


def _derive_hiring(position: Any, palace: int) -> None:
    assert palace >= 0, "Hiring needs a palace in turn (I6)."
    step, occupations = classify(position)
    assert step == position.step, "The step does not fit the applicants (I12, I13)."
    position.undecided = sum(1 << occupation for occupation in occupations)
    if position.phase != BRIBE:
        return
    paid = int(position.paid_count)
    if step == INTERNAL:
        position.employee = paid == 0
        paid = max(0, paid - 1)
    bits = int(position.applicants[palace])
    for shift in range(32):
        if shift >> 1 & 3 not in occupations:
            bits &= ~(1 << shift)
    for _ in range(paid):
        bits &= bits - 1
    assert bits, "All have paid, so the palace owner decides (I14 to I16)."
    position.due = bits
    if position.employee:
        position.actor = position.holder[palace, occupations[0]]
    else:
        position.actor = (palace + 1 + (lowest(bits) >> 3)) % int(position.seats)
