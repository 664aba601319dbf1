"""`tavola arena`: play a schedule, keep every match, and report."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from tavola import games
from tavola.arena.cluster import play_on_ray
from tavola.arena.player import Record
from tavola.arena.pool import play_alone, play_in_processes
from tavola.arena.ratings import need_openskill
from tavola.arena.schedule import Order, Seating, line_ups, source_digest
from tavola.arena.store import Store, write_whole
from tavola.arena.summary import summarize
from tavola.bots.registry import make
from tavola.core.errors import TavolaError
from tavola.core.game import Data

REPORT, PAGE = "report.json", "report.html"


def run(
    game: str, bots: str, players: int | None, games_count: int, seed: int, jobs: int, ray: str | None,
    out: Path | None, options: Data, json: bool, html: bool, against: str = "",
) -> None:  # fmt: skip
    """Play what is not played yet, and print the report."""
    if html and out is None:
        raise TavolaError("The HTML report is a file of the run's folder: name the folder with --out.")
    order = order_of(game, split(bots), players, seed, options, split(against))
    report = play(order, games_count, jobs, ray, out, html)
    if json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
        return
    from rich.console import Console

    from tavola.arena.sheets import sheets

    console = Console()
    for sheet in sheets(report):
        console.print(sheet)
    if html and out is not None:
        console.print(f"The whole report is in {out / PAGE}.", highlight=False, soft_wrap=True)


def split(names: str) -> list[str]:
    """Bots from "a,b,c"."""
    return [name.strip() for name in names.split(",") if name.strip()]


def order_of(
    game: str, bots: Sequence[str], players: int | None, seed: int, options: Data, against: Sequence[str] = ()
) -> Order:
    """The order of a command line. By default as many players as bots, as far as the game allows."""
    chosen = games.load(game)
    for bot in [*bots, *against]:
        make(bot, chosen)  # a wrong name is told at once
    wanted = len(against) + 1 if against else len(bots)
    seats = players if players is not None else min(max(wanted, 2, chosen.least_seats), chosen.most_seats)
    complete = chosen.complete_options(options, seats)
    return make_order(game, line_ups(bots, seats, against), seed, complete)


def make_order(game: str, meeting: tuple[tuple[str, ...], ...], seed: int, options: Data) -> Order:
    rules = games.load(game).rules_version
    return Order(game, rules, len(meeting[0]), options, meeting, seed, source_digest())


def play(order: Order, games_count: int, jobs: int, ray: str | None, out: Path | None, html: bool = False) -> Data:
    """Play, store if there is a folder, and sum up."""
    if games_count < 1:
        raise TavolaError("There is nothing to play: ask for at least one game.")
    if jobs < 1:
        raise TavolaError("Games need at least one process: use --jobs 1 or more.")
    need_openskill()
    if html:
        from tavola.arena.plots import need_matplotlib

        need_matplotlib()
    seatings = order.seatings(games_count)
    if out is None:
        return summarize(order, [*_shown(_results(order, seatings, jobs, ray, False), len(seatings), 0)])
    with Store(out, order) as store:
        missing = [seating for seating in seatings if seating.number not in store.records]
        results = _results(order, missing, jobs, ray, True)
        for record in _shown(_stored(store, results), len(seatings), len(seatings) - len(missing)):
            del record  # the store has it
        records = [store.records[seating.number] for seating in seatings]
        report = summarize(order, records)
        write_whole(out / REPORT, msgspec.json.format(msgspec.json.encode(report)) + b"\n")
        if html:
            from tavola.arena.page import page

            write_whole(out / PAGE, page(report, records).encode())
    return report


def _results(
    order: Order, seatings: list[Seating], jobs: int, ray: str | None, keep_matches: bool
) -> Iterator[list[Record]]:
    if not seatings:
        return iter(())
    if ray is not None:
        return play_on_ray(order, seatings, keep_matches, jobs, ray)
    if jobs > 1:
        return play_in_processes(order, seatings, keep_matches, jobs)
    return play_alone(order, seatings, keep_matches)


def _stored(store: Store, results: Iterable[list[Record]]) -> Iterator[list[Record]]:
    for records in results:
        store.add(records)
        yield records


def _shown(results: Iterable[list[Record]], total: int, done: int) -> Iterator[Record]:
    """Game by game, with a progress bar on a terminal and nothing in a pipe."""
    if not sys.stderr.isatty():
        for records in results:
            yield from records
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Playing", total=total, completed=done)
        for records in results:
            bar.advance(task, len(records))
            yield from records
