"""One match at the terminal: people and bots in turn, until the game is over or the last person leaves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tavola.core import rng
from tavola.core.errors import BadAction, Refused, TavolaError
from tavola.core.game import CHANCE, SPECTATOR, Data
from tavola.match import Referee, save
from tavola.match.words import say_event, say_result
from tavola.terminal.choices import Menu, is_number, make_menu, show_menu
from tavola.terminal.commands import Done, run_command
from tavola.terminal.drawing import Look, renderer
from tavola.terminal.screen import Leave, Screen
from tavola.terminal.seating import new_path

NEWS = 8
"""So many log lines stand above the choices; `log` shows all."""


class Session:
    """Drives a referee by what people type."""

    def __init__(self, referee: Referee, screen: Screen, seed: int | None = None, path: Path | None = None) -> None:
        self.referee = referee
        self.screen = screen
        self.path = path
        self.saved = len(referee.entries) if path else -1
        """How many entries the file holds; -1 before the first save."""
        self.renderer = renderer(referee.game.name)
        self._bots: Any = rng.generator(seed if seed is not None else 0, 1)
        if seed is None:
            self._bots = rng.generator(int.from_bytes(__import__("os").urandom(8)), 1)
        self._at: int | None = None
        """The seat of the person at the screen."""
        self._read: dict[int, int] = {}
        """How much of the log each eye has read."""
        self._notes: list[str] = []

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.referee.header.seats) if seat.kind == "person"]

    def run(self) -> None:
        """Play to the end. Nothing that a person types ends this but their wish to leave, and then the match is kept."""
        try:
            while not self.referee.over:
                self._turn()
            self._finish()
        except Done:
            return
        except Leave:
            self._leave()

    def _turn(self) -> None:
        pending = self.referee.pending
        if pending == [CHANCE]:
            self._choose(CHANCE)
            return
        for seat in pending:
            if seat not in self.people:
                self._bot(seat)
                return
        seat = self._at if self._at in pending and self._at is not None else pending[0]
        self._welcome(seat)
        self._choose(seat)

    # Bots

    def _bot(self, seat: int) -> None:
        """A random bot: uniform over what is legal, step by step, until its choice is made."""
        entries = len(self.referee.entries)
        while seat in self.referee.pending and len(self.referee.entries) == entries:
            legal = self.referee.legal(seat)
            self.referee.step(seat, legal[int(rng.below(self._bots, len(legal)))])

    # People

    def _welcome(self, seat: int) -> None:
        """Hot seat: the screen changes hands unseen where the next person may see what the last one may not."""
        if self._at == seat:
            return
        before = self._at
        self._at = seat
        if len(self.people) > 1 and (before is not None or self._secrets(seat)) and self._secrets(seat):
            self.screen.clear(secret=True)
            self.screen.ask(self.screen.word("pass-to", name=self.referee.names[seat]) + " ")
            self.screen.clear(secret=True)
        if self.screen.plain:
            self.show_table()

    def _secrets(self, seat: int) -> bool:
        """Whether somebody else at this keyboard sees another table than this seat."""
        own = {**self.referee.show(seat), "eye": None}
        return any({**self.referee.show(other), "eye": None} != own for other in self.people if other != seat)

    def look(self) -> Look:
        return Look(self.screen.locale, self.referee.names, 80 if self.screen.plain else self.screen.console.width)

    def eye(self) -> int:
        return SPECTATOR if self._at is None else self._at

    def show_table(self) -> None:
        """The table as the person at the screen may see it."""
        self._table(self.referee.show(self.eye()))

    def _table(self, show: Data) -> None:
        if self.screen.plain:
            for line in self.renderer.lines(show, self.look()):
                self.screen.line(line)
        else:
            self.screen.draw(self.renderer.draw(show, self.look()))

    def _news(self) -> None:
        """The log lines that this person has not read yet."""
        eye = self.eye()
        since = self._read.get(eye, 0)
        texts = [self.event_text(event) for event in self.referee.events(eye, since)]
        texts = [text for text in texts if text]
        self._read[eye] = len(self.referee.log)
        if len(texts) > NEWS and not self.screen.plain:
            self.screen.say("more-news", count=len(texts) - NEWS)
            texts = texts[-NEWS:]
        for text in texts:
            self.screen.line(f"· {text}" if not self.screen.plain else text, style="dim")

    def event_text(self, event: Data) -> str:
        return say_event(self.screen.locale, self.referee.game, event, self.referee.names)

    def note(self, text: str) -> None:
        """Something to read below the next table."""
        self._notes.append(text)

    def _choose(self, seat: int) -> None:
        """Show the choices of a seat (of chance, where draws are typed in) and do what is typed."""
        menu = make_menu(self.screen, self.referee.game, self.referee.choices(seat, self.screen.locale))
        if not self.screen.plain:
            self.screen.clear()
            self.show_table()
        self._news()
        draft = self.referee.drafting(seat)
        if draft:
            self.screen.say("draft", steps=" ".join(draft))
        show_menu(self.screen, menu)
        while self._notes:
            self.screen.warn(self._notes.pop(0))
        entries, steps = len(self.referee.entries), len(draft)
        while (len(self.referee.entries), len(self.referee.drafting(seat))) == (entries, steps):
            try:
                if run_command(self, seat, text := self.screen.ask(self._prompt(seat))):
                    continue
                self._type(seat, menu, text)
            except Refused as refused:
                self.screen.warn(f"{refused} ({refused.clause})" if refused.clause else str(refused))
            except TavolaError as error:
                self.screen.warn(str(error))

    def _prompt(self, seat: int) -> str:
        if seat == CHANCE:
            return self.screen.word("prompt-draw") + " "
        return self.screen.word("prompt", name=self.referee.names[seat]) + " "

    def _type(self, seat: int, menu: Menu, text: str) -> None:
        """A number of the list, an amount, or one or more words of notation."""
        locale = self.screen.locale
        if choice := menu.find(text):
            self.referee.step(seat, choice.action, locale)
        elif is_number(text) and menu.amounts:
            self._amount(seat, menu, text)
        elif is_number(text):
            raise BadAction(self.screen.word("no-number", count=len(menu.numbered)))
        else:
            for word in text.split():
                entries = len(self.referee.entries)
                action = self.referee.read_action(seat, word)
                self.referee.step(seat, action, locale)
                if len(self.referee.entries) != entries:
                    break

    def _amount(self, seat: int, menu: Menu, text: str) -> None:
        """An amount that is not in the list: the rules say why not."""
        digits = "".join(c for c in text if c.isdecimal())[:9]
        name = next(name for name in next(iter(menu.amounts.values())).data if name != "kind")
        number = -int(digits) if text.startswith("-") else int(digits)
        action = self.referee.read_action(seat, {"kind": menu.amount_kind, name: number})
        self.referee.step(seat, action, self.screen.locale)

    # The end

    def _finish(self) -> None:
        self._at = self.people[0] if len(self.people) == 1 else None
        self.screen.clear()
        self.show_table()
        self._news()
        result = self.referee.result
        assert result
        self.screen.line(say_result(self.screen.locale, result, self.referee.names), style="bold")
        if self.people and self.saved != len(self.referee.entries):
            if self.screen.agree(self.screen.word("save-finished") + " ", default=False):
                self.save(self.path)

    def _leave(self) -> None:
        """End of input or Ctrl-C: keep the match if anything was played."""
        if self.saved == len(self.referee.entries) or not self.people:
            return
        try:
            self.save(self.path)
        except TavolaError as error:
            self.screen.warn(str(error))

    def save(self, path: Path | None) -> None:
        path = path or new_path(self.referee.game)
        save(self.referee.match(), path)
        self.path, self.saved = path, len(self.referee.entries)
        self.screen.say("saved", path=str(path))
        if not self.referee.over:
            self.screen.say("resume", path=str(path))
