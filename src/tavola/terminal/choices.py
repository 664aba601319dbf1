"""The numbered list of legal choices, and what a typed line means."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from tavola.core.game import Game
from tavola.core.language import has
from tavola.match.referee import Choice
from tavola.terminal.screen import Screen

LONG_LIST = 9
"""A longer list of amounts is not numbered: the amount itself is typed."""


@dataclass
class Group:
    """Choices of one kind (and, for many, of one target) under a heading."""

    title: str
    choices: list[tuple[int, Choice]] = field(default_factory=list)


@dataclass
class Menu:
    """All legal choices of a moment: groups of numbered ones, and amounts that are typed."""

    groups: list[Group]
    numbered: list[Choice]
    amounts: dict[int, Choice]
    amount_kind: str = ""

    def find(self, text: str) -> Choice | None:
        """The choice that a number means: its number in the list, or the amount."""
        digits = re.sub(r"[ ,.'’\u00a0\u202f]", "", text)
        if not (digits.isascii() and digits.isdecimal() and len(digits) <= 9):
            return None
        number = int(digits)
        if 1 <= number <= len(self.numbered):
            return self.numbered[number - 1]
        return self.amounts.get(number)


def is_number(text: str) -> bool:
    return bool(re.fullmatch(r"-?[0-9][0-9 ,.'’\u00a0\u202f]*", text))


def make_menu(screen: Screen, game: Game, choices: list[Choice]) -> Menu:
    """Group the choices by kind, in the order in which the kinds first come."""
    amounts: dict[int, Choice] = {}
    kinds = {choice.data["kind"] for choice in choices}
    amount_kind = ""
    if len(kinds) == 1 and len(choices) > LONG_LIST and (name := _amount_field(choices[0])):
        amount_kind = str(choices[0].data["kind"])
        amounts = {int(choice.data[name]): choice for choice in choices}
        choices = []
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        found.setdefault(_title(screen, game, choice), []).append(choice)
    groups = []
    numbered: list[Choice] = []
    for title, members in found.items():
        group = Group(title)
        for choice in members:
            numbered.append(choice)
            group.choices.append((len(numbered), choice))
        groups.append(group)
    return Menu(groups, numbered, amounts, amount_kind)


def _amount_field(choice: Choice) -> str:
    """The one numeric field besides the kind, as in a bribe."""
    fields = [name for name in choice.data if name != "kind"]
    return fields[0] if len(fields) == 1 and fields[0] in ("ducats",) else ""


def _title(screen: Screen, game: Game, choice: Choice) -> str:
    message = f"group-{game.name.replace('_', '-')}-{choice.data['kind']}"
    return screen.word(message) if has(screen.locale, f"terminal-{message}") else ""


def show_menu(screen: Screen, menu: Menu) -> None:
    """Print it: under rich in as many columns as fit, plainly one choice a line."""
    if menu.amounts:
        low, high = min(menu.amounts), max(menu.amounts)
        screen.say("amount", low=f"{low:,}", high=f"{high:,}")
    for group in menu.groups:
        if group.title and (screen.plain or len(menu.groups) > 1):
            screen.line(group.title, style="bold")
        texts = [f"{number:>2}  {choice.sentence}" for number, choice in group.choices]
        if screen.plain:
            for number, choice in group.choices:
                screen.line(f"{number}: {choice.sentence}")
        else:
            for row in columns(texts, screen.console.width - 2):
                screen.line(f"  {row}")


def columns(texts: list[str], width: int) -> list[str]:
    """The texts in as many equal columns as fit, filled downwards."""
    longest = max((len(text) for text in texts), default=1)
    count = max(1, min((width + 3) // (longest + 3), -(-len(texts) // 3)))
    height = -(-len(texts) // count)
    return [
        "   ".join(texts[i].ljust(longest) for i in range(row, len(texts), height)).rstrip() for row in range(height)
    ]
