"""The rules in the product's own words, from the rules-<game>.ftl files."""

from __future__ import annotations

import re

from tavola.core.errors import TavolaError
from tavola.core.language import has, say
from tavola.games import NAMES, load
from tavola.terminal.screen import Screen, shorten


def sections(screen: Screen, name: str) -> list[tuple[str, list[str]]]:
    """Each section's heading with its clauses."""
    prefix = _prefix(name)
    letter, last = _clauses(name)
    if not has(screen.locale, f"{prefix}-sections"):
        raise TavolaError(f"The rules of {name} are not there in the language {screen.locale!r}.")
    firsts = [int(word[1:]) for word in say(screen.locale, f"{prefix}-sections").split()]
    ends = [*firsts[1:], last + 1]
    found = []
    for number, (first, end) in enumerate(zip(firsts, ends, strict=True), 1):
        heading = say(screen.locale, f"{prefix}-section-{number}")
        found.append((heading, [f"{letter}{clause}" for clause in range(first, end)]))
    return found


def _prefix(name: str) -> str:
    return f"rules-{name.replace('_', '-')}"


def _clauses(name: str) -> tuple[str, int]:
    """The letter and the number of the last clause."""
    game = load(name)
    return game.letter, game.last_clause


def print_rules(screen: Screen, name: str) -> None:
    """All of them, under their headings."""
    prefix = _prefix(name)
    found = sections(screen, name)
    screen.line(say(screen.locale, f"{prefix}-title"), style="bold underline")
    if has(screen.locale, f"{prefix}-summary"):
        _paragraphs(screen, "", say(screen.locale, f"{prefix}-summary"))
    for heading, clauses in found:
        screen.line()
        screen.line(heading, style="bold")
        for clause in clauses:
            print_clause(screen, name, clause)


def print_contents(screen: Screen, name: str) -> None:
    """The headings with their clauses, to choose from."""
    for heading, clauses in sections(screen, name):
        span = clauses[0] if len(clauses) == 1 else f"{clauses[0]}–{clauses[-1]}"
        screen.line(f"{span:>8}  {heading}")


def print_clause(screen: Screen, name: str, clause: str) -> None:
    """One clause; TavolaError if there is none of that name."""
    letter, last = _clauses(name)
    wanted = clause.strip().upper()
    found = re.fullmatch(rf"{letter}?([0-9]{{1,3}})", wanted)
    if not found or not 1 <= int(found[1]) <= last:
        raise TavolaError(
            f"There is no clause {shorten(clause, 40)!r}; the rules of {name} go from {letter}1 to {letter}{last}."
        )
    message = f"rule-{letter}{int(found[1])}"
    if not has(screen.locale, message):
        raise TavolaError(f"Clause {letter}{int(found[1])} is not there in the language {screen.locale!r}.")
    _paragraphs(screen, f"{letter}{int(found[1])}", say(screen.locale, message))


def _paragraphs(screen: Screen, clause: str, text: str) -> None:
    if screen.plain:
        for number, paragraph in enumerate(p for p in text.split("\n") if p.strip()):
            screen.line(f"{clause}. {paragraph}" if clause and not number else paragraph)
        return
    from rich.table import Table

    grid = Table.grid(padding=(0, 2))
    if clause:
        grid.add_column(width=4, justify="right", style="bold cyan", no_wrap=True)
    grid.add_column(max_width=88)
    grid.add_row(*([clause] if clause else []), text)
    screen.draw(grid)


def known_game(name: str) -> str:
    """A game by its name, or by the beginning of it."""
    matches = [game for game in NAMES if game.startswith(name.lower().replace("-", "_").replace(" ", "_"))]
    return matches[0] if name and len(matches) == 1 else name
