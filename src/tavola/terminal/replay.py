"""`tavola replay`: show a match file again, to any entry."""

from __future__ import annotations

import json as json_module
from contextlib import suppress
from pathlib import Path

from tavola.core.errors import TavolaError
from tavola.core.game import SPECTATOR
from tavola.games import load as load_game
from tavola.match import Referee, load, replay, verify
from tavola.match.words import say_event, say_result
from tavola.terminal.drawing import Look, renderer
from tavola.terminal.screen import Screen
from tavola.terminal.warm import warm


def run(screen: Screen, file: Path, to: int | None, check: bool, json: bool, number: int | None = None) -> None:
    """Print the log and the table as it stands after the entry, or all of it as one JSON object."""
    match = load(file, number)
    with suppress(TavolaError):  # replay says it with the line
        warm(load_game(match.header.game), screen.locale)
    if check:
        verify(match)
    referee = replay(match, to)
    if json:
        screen.whole(json_module.dumps(_data(referee, check), ensure_ascii=False))
        return
    _log(screen, referee)
    show = referee.show(_eye(referee))
    look = Look(screen.locale, referee.names, screen.width)
    drawing = renderer(referee.game.name)
    if screen.plain:
        for line in drawing.lines(show, look):
            screen.line(line)
    else:
        screen.draw(drawing.draw(show, look))
    if referee.result:
        screen.line(say_result(screen.locale, referee.result, referee.names), style="bold")
    if check:
        screen.say("verified", count=len(match.entries))


def _log(screen: Screen, referee: Referee) -> None:
    """What happened, each event with the number of its entry where a new one begins."""
    eye = _eye(referee)
    shown = -1
    for logged in referee.log:
        text = say_event(screen.locale, referee.game, logged.event.seen_by(eye), referee.names)
        if not text:
            continue
        number = f"{logged.entry}." if logged.entry != shown else ""
        shown = logged.entry
        if screen.plain:
            screen.line(f"{number} {text}".strip())
        else:
            from rich.table import Table

            grid = Table.grid(padding=(0, 1))
            grid.add_column(width=5, justify="right")
            grid.add_row(number, text)
            screen.draw(grid)


def _eye(referee: Referee) -> int:
    """A lone player reads their own log; a table of several the public one."""
    return 0 if referee.seats == 1 else SPECTATOR


def _data(referee: Referee, check: bool) -> dict[str, object]:
    """The object that --json prints. The file tells everything, so the position is there too."""
    eye = _eye(referee)
    result = referee.result
    return {
        "game": referee.game.name,
        "rules": referee.header.rules,
        "options": referee.header.options,
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in referee.header.seats],
        "entries": len(referee.entries),
        "events": [logged.event.seen_by(eye) | {"entry": logged.entry} for logged in referee.log],
        "view": referee.show(eye),
        "position": referee.position_text(),
        "pending": referee.pending,
        "result": None if result is None else {"shares": list(result.shares), "ranks": list(result.ranks)},
        "verified": check,
    }
