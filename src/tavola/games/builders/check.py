"""Invariants: what is true of every position, whatever was played."""

from __future__ import annotations

from typing import Any

from tavola.core.generic import CHANCE_PENDING
from tavola.games.builders.cards import (
    ALL_BUILDINGS,
    ALL_HUMANS,
    AS_WORKER,
    BUILDINGS,
    FIRST_MACHINE,
    MET,
    POINTS,
    PRODUCES,
    UNMET,
)
from tavola.games.builders.position import (
    ACTION_PRICE,
    BUILDING,
    DEAL,
    END_POINTS,
    FIRST,
    MOST_SEATS,
    NO_CARD,
    NOBODY,
    OVER,
    ROW,
    TURN,
    WORKER,
)
from tavola.games.builders.table import members


def check(record: Any) -> None:
    """AssertionError, saying what is wrong, if the position can't come up in a game."""
    _check_cards(record)
    for seat in range(MOST_SEATS):
        _check_seat(record, seat)
    _check_sites(record)
    _check_stage(record)
    if record.turn == NOBODY and record.stage != OVER:
        _check_setup(record)
    else:
        _check_play(record)


def _as_machines(workers: int) -> int:
    """The building numbers of the machines among the workers, as a set."""
    return workers >> AS_WORKER & ~((1 << FIRST_MACHINE) - 1)


def _partition(parts: list[int], whole: int, what: str) -> None:
    union = 0
    for part in parts:
        assert not union & part, f"a {what} is in two places"
        union |= part
    assert union == whole, f"the {what}s are not complete"


def _check_cards(record: Any) -> None:
    """Every card is in exactly one place."""
    top = 0 if record.top_worker == NO_CARD else 1 << int(record.top_worker)
    busy = [int(mask) for mask in record.on_site]
    machines = 0
    for finished in record.finished:
        machines |= int(finished) >> FIRST_MACHINE << FIRST_MACHINE
    workers = [int(record.hidden_workers), int(record.row_workers), top, *(int(team) for team in record.team), *busy]
    _partition(workers, int(ALL_HUMANS) | machines << AS_WORKER, "worker")
    top = 0 if record.top_building == NO_CARD else 1 << int(record.top_building)
    owned = [int(mask) for field in (record.sites, record.finished) for mask in field]
    buildings = [int(record.hidden_buildings), int(record.row_buildings), top, *owned]
    _partition(buildings, int(ALL_BUILDINGS), "building")


def _check_seat(record: Any, seat: int) -> None:
    """A seat has what its finished cards give, and its machines work for nobody else."""
    finished = members(record.finished[seat])
    assert record.points[seat] == sum(int(POINTS[card]) for card in finished), "points are not those of finished cards"
    assert record.coins[seat] >= 0, "coins are owed"
    workers = int(record.team[seat])
    for site in members(record.sites[seat]):
        workers |= int(record.on_site[site])
    machines = {card for card in finished if card >= FIRST_MACHINE}
    assert machines == set(members(_as_machines(workers))), "a machine works for a seat that has not finished it"
    if seat >= record.seats:
        assert not (workers or record.sites[seat] or finished or record.coins[seat]), "an empty seat owns something"


def _check_sites(record: Any) -> None:
    """Open sites have the progress that their workers make, and none is complete; other cards have none."""
    owned = 0
    for sites in record.sites:
        owned |= int(sites)
    for site in range(BUILDINGS):
        workers = members(record.on_site[site])
        sent = int(record.sent[site])
        if owned >> site & 1:
            made = int(UNMET[site]) + sum(int(PRODUCES[worker]) for worker in workers)
            assert record.progress[site] == made, "a site's progress is not its workers'"
            assert made & MET != MET, "a complete site is still open"
        else:
            assert not workers and record.progress[site] == 0, "there is work where no site is open"
        assert 0 <= sent <= len(workers), "more workers were sent than are there"
        assert (sent > 0) == bool(int(record.touched) >> site & 1), "touched sites are not those workers were sent to"
        if sent:
            assert record.turn != NOBODY, "workers are sent in nobody's turn"
            assert int(record.sites[record.turn]) >> site & 1, "workers were sent to another seat's site this turn"


def _check_stage(record: Any) -> None:
    assert 2 <= record.seats <= MOST_SEATS, "the number of seats is not 2 to 4"
    assert 1 <= record.round_now <= record.rounds <= 1000, "the round is out of range"
    assert record.open_stacks in (0, 1) and record.ending in (0, 1), "a flag is not 0 or 1"
    assert DEAL <= record.stage <= OVER, "there is no such stage"
    assert NOBODY <= record.turn < record.seats and NOBODY <= record.first < record.seats, "there is no such seat"
    assert record.actions >= 0, "actions are owed"
    if record.stage == OVER:
        due = 0
    elif record.stage == TURN:
        due = 1 << int(record.turn)
    else:
        due = CHANCE_PENDING
    assert record.due == due, "the pending seat is not that of the stage"
    if not record.open_stacks:
        assert record.top_worker == record.top_building == NO_CARD, "a top card is visible, but stacks are closed"


def _check_setup(record: Any) -> None:
    """B4, B5: deals, then the row of workers, then of buildings, then the first player."""
    seats = int(record.seats)
    stage = int(record.stage)
    assert stage <= FIRST, "it must be somebody's turn after the set-up"
    assert record.first == NOBODY and record.actions == 0 and record.round_now == 1, "it is the set-up still"
    assert not any(record.sites) and not any(record.finished) and not record.ending, "buildings are owned in the set-up"
    assert all(record.coins[seat] == 10 for seat in range(seats)), "everybody has 10 écus in the set-up"
    dealt = [int(record.team[seat]) for seat in range(seats)]
    assert all(team & 63 == team and team.bit_count() <= 1 for team in dealt), "one apprentice is dealt to each seat"
    assert dealt == sorted(dealt, key=lambda team: team == 0), "seats are dealt to in order"
    assert (0 in dealt) == (stage == DEAL), "apprentices are dealt first"
    full = ROW + int(record.open_stacks)
    _check_turned(record.row_workers, record.top_worker, full, stage - WORKER)
    _check_turned(record.row_buildings, record.top_building, full, stage - BUILDING)


def _check_turned(row: Any, top: Any, full: int, after: int) -> None:
    """A row is empty before its stage (after < 0), filling in it and full later."""
    turned = int(row).bit_count() + (top != NO_CARD)
    assert top == NO_CARD or turned == ROW + 1, "a top card is visible before the row is full"
    assert turned <= full, "too many cards lie face up"
    assert after >= 0 or turned == 0, "cards are turned up too early"
    assert after != 0 or turned < full, "all cards of the row are turned up already"
    assert after <= 0 or turned == full, "cards of the row are missing"


def _check_play(record: Any) -> None:
    seats = int(record.seats)
    assert record.first != NOBODY, "somebody was first"
    owners = [int(record.team[seat]) | sum(int(record.on_site[s]) for s in members(record.sites[seat])) for seat in range(seats)]
    assert all(owner & 63 for owner in owners), "a seat has lost the apprentice it was dealt"
    _check_row(record.hidden_workers, record.row_workers, record.top_worker, record, WORKER)
    _check_row(record.hidden_buildings, record.row_buildings, record.top_building, record, BUILDING)
    early = [(int(record.first) + i) % seats for i in range(seats)]
    if record.stage == OVER:
        assert record.turn == NOBODY and record.actions == 0, "it is somebody's turn after the end"
        assert record.ending or record.round_now == record.rounds, "the game is over too early"
        late = []
    else:
        late = early[early.index(int(record.turn)) :]
        early = early[: len(early) - len(late)]
        resting = record.stage == TURN and record.actions == 0 and record.coins[record.turn] < ACTION_PRICE
        assert not resting, "the turn has ended by itself"
    triggered = any(record.points[seat] >= END_POINTS for seat in early)
    assert triggered == bool(record.ending), "the end is triggered by the points of those who had their turn"
    assert all(record.points[seat] < END_POINTS for seat in late[1:]), "the end was triggered in an earlier round"


def _check_row(hidden: Any, row: Any, top: Any, record: Any, stage: int) -> None:
    """B10, B6: a row is full while there are cards for it, and so is the top; but for the card that chance owes."""
    cards = int(row).bit_count()
    owed = record.stage == stage
    assert cards <= ROW, "too many cards lie face up"
    if owed:
        assert hidden, "a card is owed by an empty stack"
        assert cards == ROW - (not record.open_stacks) and top == NO_CARD, "no card is owed to the row"
    elif hidden:
        assert cards == ROW and (top != NO_CARD or not record.open_stacks), "a card is missing, and nothing is owed"
    else:
        assert top == NO_CARD or cards == ROW, "the top card must be in the row"
