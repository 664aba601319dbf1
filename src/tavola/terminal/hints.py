"""Hints: what a search thinks of a person's choices. It gets the person's own view, as any bot would."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.bots.adviser import BEST, adviser
from tavola.bots.bot import Thinker, Thought, Turn
from tavola.bots.warming import SEARCH
from tavola.core.errors import Refused
from tavola.terminal.warm import warm

if TYPE_CHECKING:
    from tavola.terminal.session import Session


class Hints:
    """The adviser of one session; it is there, and compiled, only once somebody has asked."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._adviser: Thinker | None = None

    def give(self, seat: int) -> None:
        """Print the best choices of the seat that is asked, best first."""
        session, screen = self.session, self.session.screen
        if seat not in session.people or seat not in session.referee.pending:
            raise Refused(screen.word("no-hint"), "")
        turn = session.table.turn(seat)
        if len(turn.legal) == 1:
            screen.say("hint-only")
            return
        if self._adviser is None:
            warm(turn.game, screen.locale, [SEARCH])
            self._adviser = adviser(turn.game)
        with session.thinking.shown(screen.word("hint-thinking")):
            thought = self._adviser.think(turn)
        self._print(turn, thought)

    def _print(self, turn: Turn, thought: Thought) -> None:
        screen = self.session.screen
        if not thought.opinions:
            screen.say("hint-clear", choice=self._choice(turn, thought.action))
            return
        screen.say("hint", count=thought.iterations)
        rows = []
        for opinion in thought.opinions[:BEST]:
            percent = round(100 * opinion.value)
            text = screen.word("hint-opinion", percent=percent, visits=opinion.visits)
            rows.append((self._choice(turn, opinion.action), text))
        screen.pairs(rows)

    def _choice(self, turn: Turn, action: int) -> str:
        """A choice in the words of the page, with its number there; amounts have none."""
        session, screen = self.session, self.session.screen
        look, show = session.page.look(), turn.view.show()
        choices = session.referee.choices(turn.seat, screen.locale)
        choice = next(choice for choice in choices if choice.action == action)
        if screen.plain:
            text = session.renderer.sentence(choice, show, look).rstrip(".")
        else:
            title, text = session.renderer.label(choice.data, show, look)
            if title and any(session.renderer.label(other.data, show, look)[0] != title for other in choices):
                text = f"{look.heading(title)} {text}"
        number = session.number_of(action)
        return f"{number}) {text}" if number else text
