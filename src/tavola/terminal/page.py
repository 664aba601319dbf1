"""What stands on the screen when somebody is to choose: the table, the news, and the choices."""

from __future__ import annotations

from typing import Any

from tavola.core.game import Data
from tavola.match import Referee
from tavola.match.words import say_event, say_result
from tavola.terminal.choices import Menu, draw_menu, menu_lines
from tavola.terminal.drawing import Look, Renderer
from tavola.terminal.screen import Screen

NEWS = 8
"""So many log lines stand above the choices where the page has no end."""
LEAST_NEWS = 3


class Page:
    """Draws for one screen, and remembers how much of the log each eye has read."""

    def __init__(self, referee: Referee, screen: Screen, renderer: Renderer) -> None:
        self.referee = referee
        self.screen = screen
        self.renderer = renderer
        self._read: dict[int, int] = {}
        self._greeted: set[int] = set()
        """Eyes that have been told how to choose."""
        self._shown = 0
        """How long the log was when the page was drawn."""

    def look(self) -> Look:
        return Look(self.screen.locale, self.referee.names, self.screen.width, self.screen.height, self.screen.plain)

    def event_text(self, event: Data) -> str:
        return say_event(self.screen.locale, self.referee.game, event, self.referee.names)

    def read(self, eye: int) -> None:
        """This eye has moved, so it has read all before its move."""
        self._read[eye] = max(self._read.get(eye, 0), self._shown)

    def table(self, eye: int) -> None:
        show = self.referee.show(eye)
        if self.screen.plain:
            for line in self.renderer.lines(show, self.look()):
                self.screen.line(line)
        else:
            self.screen.draw(self.renderer.draw(show, self.look()))

    def show(self, eye: int, menu: Menu, draft: list[str]) -> None:
        """The whole page, to choose from."""
        screen, look = self.screen, self.look()
        show = self.referee.show(eye)
        so_far = screen.word("draft", steps=self._steps(eye, draft, show)) if draft else ""
        tip = [] if eye in self._greeted else [screen.word("tip")]
        self._greeted.add(eye)
        if screen.plain:
            self._print(eye, [*([so_far] if so_far else []), *menu_lines(menu, self.renderer, show, look), *tip])
            return
        from rich.text import Text

        below: list[Any] = [Text(so_far, "italic")] if so_far else []
        below += [draw_menu(menu, look), *(Text(line, "dim") for line in tip)]
        screen.clear()
        self._draw(eye, show, below)

    def _steps(self, eye: int, draft: list[str], show: Data) -> str:
        """The steps of an open draft in the words of the choices that they were."""
        record, game = self.referee.view(eye).record, self.referee.game
        steps = [game.action_to_data(record, eye, self.referee.read_action(eye, word)) for word in draft]
        return ", ".join(self.renderer.label(step, show, self.look())[1] for step in steps)

    def show_lines(self, eye: int, lines: list[str]) -> None:
        """The whole page, with these lines where the choices would be."""
        if self.screen.plain:
            self._print(eye, lines)
            return
        from rich.text import Text

        self.screen.clear()
        self._draw(eye, self.referee.show(eye), [Text(line) for line in lines])

    def _print(self, eye: int, lines: list[str]) -> None:
        """Plainly: the news, and what can be chosen."""
        for line in [*self._texts(eye), *lines]:
            self.screen.line(line)
        self._read[eye] = self._shown = len(self.referee.log)

    def _draw(self, eye: int, show: Data, below: list[Any]) -> None:
        """Table, news and what stands below them, with as much news as there is room for."""
        screen, look = self.screen, self.look()
        table = self.renderer.draw(show, look)
        screen.draw(table)
        room = NEWS
        if look.height:
            room = max(LEAST_NEWS, look.height - screen.rows(table, *below) - 1)
        for line in self._news(eye, room):
            screen.draw(line)
        for part in below:
            screen.draw(part)
        self._shown = len(self.referee.log)

    def _texts(self, eye: int, since: int | None = None) -> list[str]:
        first = self._read.get(eye, 0) if since is None else since
        texts = (self.event_text(event) for event in self.referee.events(eye, first))
        return [text for text in texts if text]

    def _news(self, eye: int, room: int) -> list[Any]:
        """The last log lines that fit into so many rows; where that is not all that is new, the first row says so."""
        from rich.text import Text

        unread = len(self._texts(eye))
        texts = self._texts(eye, max(0, len(self.referee.log) - 60))
        lines: list[Any] = []
        for text in reversed(texts):
            line = Text(f"· {text}", "dim" if len(lines) >= unread else "")
            rows = self.screen.rows(line)
            if rows > room:
                break
            room -= rows
            lines.insert(0, line)
        if len(lines) < unread and lines:
            hidden = unread - len(lines) + 1
            lines[0] = Text(self.screen.word("more-news", count=hidden), "dim")
        return lines

    def end(self, eye: int) -> None:
        """The table when the game is over, the last news, and who has won."""
        screen = self.screen
        result = self.referee.result
        assert result
        show = self.referee.show(eye)
        texts = [say_result(screen.locale, result, self.referee.names)]
        if self.referee.seats > 1:
            texts.insert(0, self._standing(show))
        if screen.plain:
            for line in [*self._texts(eye), *self.renderer.lines(show, self.look()), *texts]:
                screen.line(line)
            return
        from rich.text import Text

        screen.clear()
        self._draw(eye, show, [Text(text, "bold") for text in texts])

    def _standing(self, show: Data) -> str:
        """Everybody with rank and the number that decides first."""
        look, result = self.look(), show["result"]
        seats = sorted(range(self.referee.seats), key=lambda seat: result["ranks"][seat])
        rows = [f"{result['ranks'][s]}. {look.name(s)} ({look.number(int(result['scores'][s]))})" for s in seats]
        return f"{look.heading(look.word('standing'))} {', '.join(rows)}"
