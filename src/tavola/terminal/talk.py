"""Intrigue's talk at the terminal (I22 to I25): statements from menus, and the ledger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.core.errors import BadAction

if TYPE_CHECKING:
    from tavola.terminal.session import Session


def say_something(session: Session, seat: int, text: str) -> None:
    raise BadAction(session.screen.word("no-talk"))


def show_ledger(session: Session) -> None:
    raise BadAction(session.screen.word("no-talk"))
