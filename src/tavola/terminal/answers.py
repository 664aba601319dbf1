"""I25 at the terminal: a bot pays only after the people whom it concerns have had their say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavola.bots.bot import Speaker
from tavola.core.errors import BadAction, Refused, TavolaError
from tavola.core.game import SPECTATOR, Data
from tavola.match.entries import Move
from tavola.match.talk import Talk
from tavola.terminal.choices import read_number
from tavola.terminal.commands import run_command

if TYPE_CHECKING:
    from tavola.terminal.session import Session


class Answers:
    """Asks people before a bot pays: the owner of the palace, if the payer listens, and whoever was spoken to.

    Who has nothing to add is asked again only when somebody has said something new to them.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self._bribe = -1
        """The negotiation that `_heard` is about: how many moves were made before it."""
        self._heard: dict[int, int] = {}
        """The number of the last statement when a person had nothing to add."""

    def due(self) -> int | None:
        """The person to ask now; None if the bot may pay."""
        referee, bots = self.session.referee, self.session.table.bots
        talk = referee.talk
        if talk is None or not self.session.people or len(referee.pending) != 1:
            return None
        payer = referee.pending[0]
        show = referee.show(SPECTATOR)
        if payer not in bots or show["phase"] != "bribe":
            return None
        moves = sum(isinstance(entry, Move) for entry in referee.entries)
        if moves != self._bribe:
            self._bribe, self._heard = moves, {}
        said = talk.show()["said"]
        for seat in sorted(self.session.people, key=lambda seat: seat != show["palace"]):
            asked = seat == show["palace"] and isinstance(bots[payer], Speaker) and seat not in self._heard
            heard = self._heard.get(seat, 0)
            spoken_to = any(words["to"] == seat and words["number"] > heard for words in said)
            if (asked or spoken_to) and self._menu(talk, seat)["left"]:
                return seat
        return None

    def _menu(self, talk: Talk, seat: int) -> Data:
        return talk.menu(self.session.referee.view(seat).record, seat)

    def ask(self, seat: int) -> None:
        """Show what was said and take one statement, or an empty line for nothing more."""
        session, screen, referee = self.session, self.session.screen, self.session.referee
        talk = referee.talk
        assert talk
        answers = self._menu(talk, seat)["answers"]
        names = referee.names
        texts = [talk.say_statement(screen.locale, answer, names) for answer in answers]
        lines = [f"{number}{':' if screen.plain else ')'} {text}" for number, text in enumerate(texts, 1)]
        lines.append(screen.word("answer", count=len(lines), name=names[referee.pending[0]]))
        session.page.show_lines(session.eye(), lines)
        before = len(referee.entries)
        while len(referee.entries) == before:
            text = screen.ask(screen.word("prompt", name=names[seat]) + " ")
            if not text:
                self._heard[seat] = talk.next_number - 1
                break
            try:
                self._take(seat, text, answers)
            except Refused as refused:
                screen.warn(f"{refused} ({refused.clause})" if refused.clause else str(refused))
            except TavolaError as error:
                screen.warn(str(error))
        session.page.read(session.eye())

    def _take(self, seat: int, text: str, answers: list[Data]) -> None:
        if run_command(self.session, seat, text):
            return
        number = read_number(text)
        if number is None or not 1 <= number <= len(answers):
            raise BadAction(self.session.screen.word("no-answer", count=len(answers)))
        self.session.referee.state(seat, answers[number - 1])
