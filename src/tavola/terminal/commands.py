"""The commands that can be typed instead of a choice: help, rules, log, save, undo and the like."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tavola.core.errors import Refused
from tavola.core.game import CHANCE
from tavola.terminal import rules, talk

if TYPE_CHECKING:
    from tavola.terminal.session import Session


class Done(Exception):
    """The person has quit; the session keeps the match."""


def run_command(session: Session, seat: int, text: str) -> bool:
    """Carry out a command; False if the text is none. A slash before it is allowed."""
    word, _, rest = text.partition(" ")
    name = names(session).get(word.removeprefix("/").lower())
    if not text:
        return True
    if name is None:
        return False
    COMMANDS[name](session, seat, rest.strip())
    return True


def names(session: Session) -> dict[str, str]:
    """Each command by its English name, its name in the locale, and some by a single letter."""
    found = {name: name for name in COMMANDS} | {"?": "help", "h": "help", "q": "quit", "u": "undo", "exit": "quit"}
    for name in COMMANDS:
        found[session.screen.word(f"command-{name}").lower()] = name
    return found


def _help(session: Session, seat: int, rest: str) -> None:
    screen = session.screen
    screen.say("help")
    rows: list[tuple[str, str]] = []
    for name in COMMANDS:
        if name in ("say", "ledger") and not session.referee.talk:
            continue
        local = screen.word(f"command-{name}")
        text = screen.word(f"help-{name}")
        rows.append((local, text))
    screen.pairs(rows)
    if not screen.plain:
        screen.line(session.renderer.legend(session.page.look()), style="dim")


def _rules(session: Session, seat: int, rest: str) -> None:
    name = session.referee.game.name
    if rest:
        rules.print_clause(session.screen, name, rest)
    else:
        rules.print_contents(session.screen, name)
        session.screen.say("rules-hint", letter=session.referee.game.letter)


def _table(session: Session, seat: int, rest: str) -> None:
    session.show_table()


def _log(session: Session, seat: int, rest: str) -> None:
    for event in session.referee.events(session.eye()):
        if text := session.event_text(event):
            session.screen.line(text)


def _save(session: Session, seat: int, rest: str) -> None:
    session.save(Path(rest).expanduser() if rest else session.path)


def _undo(session: Session, seat: int, rest: str) -> None:
    """Of the person who is asked; otherwise, at one keyboard, of the one who moved last."""
    referee = session.referee
    movers = [seat, *(other for other in session.people if other != seat)] if seat != CHANCE else session.people
    for mover in movers:
        if referee.undoable(mover):
            referee.undo(mover, session.screen.locale)
            return
    raise Refused(session.screen.word("no-undo"), "")


def _reopen(session: Session, seat: int, rest: str) -> None:
    """The draft of the person who is asked; or, at one keyboard, a seal of somebody who names themselves."""
    referee = session.referee
    if rest:
        wanted = [s for s in session.people if referee.names[s].lower() == rest.lower()]
        if not wanted:
            raise Refused(session.screen.word("no-person", name=rest), "")
        referee.reopen(wanted[0], session.screen.locale)
        return
    referee.reopen(seat, session.screen.locale)


def _hint(session: Session, seat: int, rest: str) -> None:
    session.hints.give(seat)


def _quit(session: Session, seat: int, rest: str) -> None:
    raise Done


def _say(session: Session, seat: int, rest: str) -> None:
    talk.say_something(session, seat, rest)


def _ledger(session: Session, seat: int, rest: str) -> None:
    talk.show_ledger(session)


def _chat(session: Session, seat: int, rest: str) -> None:
    if seat == CHANCE:  # whoever types in the draws speaks for the only person, if there is one
        if len(session.people) != 1:
            raise Refused(session.screen.word("no-chat"), "")
        seat = session.people[0]
    session.referee.chat(seat, rest)


COMMANDS: dict[str, Callable[[Session, int, str], None]] = {
    "help": _help,
    "rules": _rules,
    "table": _table,
    "hint": _hint,
    "log": _log,
    "save": _save,
    "undo": _undo,
    "reopen": _reopen,
    "say": _say,
    "ledger": _ledger,
    "chat": _chat,
    "quit": _quit,
}
