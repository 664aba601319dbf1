"""One match at the terminal: people and bots in turn, until the game is over or the last person leaves."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path

from tavola.bots import registry
from tavola.bots.bot import Bot
from tavola.bots.seat import BotError, Table
from tavola.core.errors import BadAction, Refused, TavolaError
from tavola.core.game import CHANCE, SPECTATOR, Data
from tavola.match import Referee, save
from tavola.match.entries import PERSON
from tavola.terminal.answers import Answers
from tavola.terminal.choices import Menu, amount_text, make_menu, read_number
from tavola.terminal.commands import Done, run_command
from tavola.terminal.drawing import renderer
from tavola.terminal.hints import Hints
from tavola.terminal.interrupt import Interrupts
from tavola.terminal.page import Page
from tavola.terminal.preparing import Preparing
from tavola.terminal.screen import Leave, Screen, shorten
from tavola.terminal.seating import new_path, shown_path
from tavola.terminal.thinking import Thinking


class Session:
    """Drives a referee by what people type."""

    def __init__(
        self,
        referee: Referee,
        screen: Screen,
        seed: int | None = None,
        path: Path | None = None,
        hand: bool = False,
        bots: Mapping[int, Bot] | None = None,
        preparing: Preparing | None = None,
    ) -> None:
        """Without `bots` the seats' kinds say which they are."""
        self.referee = referee
        self.screen = screen
        self.path = path
        self.renderer = renderer(referee.game.name)
        self.page = Page(referee, screen, self.renderer)
        kinds = {number: seat.kind for number, seat in enumerate(referee.header.seats)}
        self.people = [number for number, kind in kinds.items() if kind == PERSON]
        if bots is None:
            bots = {number: registry.make(kind, referee.game) for number, kind in kinds.items() if kind != PERSON}
        self.table = Table(referee, bots, secrets.randbits(64) if seed is None else seed)
        self.preparing = preparing
        self.thinking = Thinking(screen)
        self.hints = Hints(self)
        self._answers = Answers(self)
        self._menu: Menu | None = None
        self._at: int | None = self.people[0] if len(self.people) == 1 else None
        """The seat of the person at the screen."""
        self._kept = len(referee.entries)
        """How many entries need no saving: they are in the file, or were there before anybody chose."""
        self._hand = hand
        self._greeted = False
        self._notes: list[str] = []

    def run(self) -> None:
        """Play to the end. Nothing that people type ends this but their wish to leave, and then the match is kept."""
        with Interrupts(self.screen) as interrupts:
            try:
                while not self.referee.over:
                    interrupts.check()
                    self._turn()
                self._finish()
            except (Done, Leave):
                self._keep()
            except BotError:  # somebody's own bot has failed; people can go on once it is mended
                self._keep()
                raise
            except BaseException:  # the screen has gone, or worse: the match stays
                self._keep(silent=True)
                raise
            finally:
                if self.preparing:
                    self.preparing.stop()

    def _turn(self) -> None:
        pending = self.referee.pending
        if pending == [CHANCE]:
            self.thinking.asked()
            if len(self.people) != 1:
                self._at = None  # draws are typed in for everybody to see
            self._choose(CHANCE)
            return
        speaker = self._speaker()
        person = self._answers.due() if speaker is None else None
        if person is not None:
            self.thinking.asked()
            self._welcome(person)
            self._answers.ask(person)
            return
        bot = next((seat for seat in pending if seat in self.table.bots), None) if speaker is None else speaker
        people = [seat for seat in pending if seat in self.people]
        if bot is not None and self.preparing and self.preparing.busy:
            if speaker is None and people:
                bot = None  # people choose while the bots are being prepared
            else:
                self.thinking.about(self.screen.word("compiling-bots"))
                self.preparing.wait(seconds=0.2)
                return
        if bot is not None:
            self.thinking.about(self.screen.word("thinking", name=self.referee.names[bot]))
            self.table.step()
            return
        seat = self._at if self._at in people and self._at is not None else people[0]
        self.thinking.asked()
        self._welcome(seat)
        self._choose(seat)

    def _speaker(self) -> int | None:
        """The bot that is asked to speak next (I25)."""
        talk = self.referee.talk
        return talk.next_bot(self.referee.view(self.referee.pending[0]).record) if talk else None

    # People

    def _welcome(self, seat: int) -> None:
        """Hot seat: the screen changes hands unseen where the next person may see what the last one may not."""
        if self._at == seat and self._greeted:
            return
        self._at, self._greeted = seat, True
        if len(self.people) > 1 and self._secrets(seat):
            self.screen.clear(secret=True)
            self.screen.ask(self.screen.word("pass-to", name=self.referee.names[seat]) + " ")
            self.screen.clear(secret=True)
        if self.screen.plain:
            self.show_table()

    def _secrets(self, seat: int) -> bool:
        """Whether somebody else at this keyboard sees another table than this seat."""
        own = {**self.referee.show(seat), "eye": None}
        return any({**self.referee.show(other), "eye": None} != own for other in self.people if other != seat)

    def eye(self) -> int:
        return SPECTATOR if self._at is None else self._at

    def show_table(self) -> None:
        """The table as the person at the screen may see it."""
        self.page.table(self.eye())

    def event_text(self, event: Data) -> str:
        return self.page.event_text(event)

    def _choose(self, seat: int) -> None:
        """Show the choices of a seat (of chance, where draws are typed in) and do what is typed."""
        referee, screen = self.referee, self.screen
        menu = self._menu = self._make_menu(seat)
        self.page.show(self.eye(), menu, referee.drafting(seat))
        while self._notes:
            screen.warn(self._notes.pop(0))
        before = self._moment(seat)
        while self._moment(seat) == before:
            trouble = ""
            try:
                text = screen.ask(self._prompt(seat))
                if not run_command(self, seat, text):
                    self._type(seat, menu, text)
            except Refused as refused:
                trouble = f"{refused} ({refused.clause})" if refused.clause else str(refused)
            except TavolaError as error:
                trouble = str(error)
            if trouble and self._moment(seat) == before:
                screen.warn(trouble)
            elif trouble:
                self._notes.append(trouble)  # the page is drawn anew, and this stands below it
        if len(referee.entries) != before[0]:
            self.page.read(self.eye())

    def _make_menu(self, seat: int) -> Menu:
        choices, show = self.referee.choices(seat, self.screen.locale), self.referee.show(self.eye())
        return make_menu(self.renderer, choices, show, self.page.look())

    def number_of(self, action: int) -> int:
        """The number under which the page lists a choice; 0 if it has none."""
        listed = [choice.action for choice in self._menu.numbered] if self._menu else []
        return listed.index(action) + 1 if action in listed else 0

    def _moment(self, seat: int) -> tuple[int, int, bool]:
        return len(self.referee.entries), len(self.referee.drafting(seat)), seat in self.referee.pending

    def _prompt(self, seat: int) -> str:
        if seat == CHANCE:
            return self.screen.word("prompt-draw") + " "
        return self.screen.word("prompt", name=self.referee.names[seat]) + " "

    def _type(self, seat: int, menu: Menu, text: str) -> None:
        """A number of the list, an amount, words of the list or of notation; or step after step in one line."""
        locale = self.screen.locale
        if choice := menu.find(text):
            self.referee.step(seat, choice.action, locale)
        elif (number := read_number(text)) is not None and menu.amounts:
            self._amount(seat, menu, number)
        elif number is not None:
            raise BadAction(self.screen.word("no-number", count=len(menu.numbered)))
        else:
            entries = len(self.referee.entries)
            for word in text.split():
                if len(self.referee.entries) != entries:
                    raise BadAction(self.screen.word("too-much", text=shorten(word, 40)))
                self.referee.step(seat, self._read(seat, word), locale)

    def _read(self, seat: int, word: str) -> int:
        if choice := self._make_menu(seat).find(word):
            return choice.action
        try:
            return self.referee.read_action(seat, word)
        except BadAction:
            example = self.referee.choices(seat, self.screen.locale)[0].word
            raise BadAction(self.screen.word("no-choice", text=shorten(word, 40), example=example)) from None

    def _amount(self, seat: int, menu: Menu, number: int) -> None:
        """An amount that is not in the list: the rules say why not."""
        try:
            action = self.referee.read_action(seat, {"kind": "bribe", "ducats": number})
        except BadAction:
            raise Refused(amount_text(menu, self.page.look(), "no-amount"), "I17") from None
        self.referee.step(seat, action, self.screen.locale)

    # The end

    def _finish(self) -> None:
        self.thinking.stop()
        self._at = self.people[0] if len(self.people) == 1 else None
        self.page.end(self.eye())
        if self.people and self.unsaved and self.screen.agree(self.screen.word("save-finished") + " ", default=False):
            self.save(self.path)

    @property
    def unsaved(self) -> bool:
        """Whether somebody has played, said or typed in something that no file holds."""
        typists = [*self.people, *([CHANCE] if self._hand else [])]
        return any(entry.seat in typists for entry in self.referee.entries[self._kept :])

    def _keep(self, silent: bool = False) -> None:
        """Whoever leaves an unfinished match finds it again."""
        self.thinking.stop()
        if not self.unsaved:
            return
        try:
            self.save(self.path, silent)
        except TavolaError as error:
            if not silent:
                self.screen.warn(str(error))

    def save(self, path: Path | None, silent: bool = False) -> None:
        path = path or new_path(self.referee.game)
        save(self.referee.match(), path)
        self.path, self._kept = path, len(self.referee.entries)
        if silent:
            return
        self.screen.say("saved" if self.referee.over else "resume")
        self.screen.whole(f"  {path}" if self.referee.over else f"  tavola play --resume {shown_path(path)}")
