"""The numbered list of legal choices, and what a typed line means."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from tavola.core.game import Data
from tavola.match.moments import Choice
from tavola.terminal.drawing import Look, Renderer, flow

THOUSAND = 1000
APART = "    "


@dataclass
class Group:
    """Choices under one heading, each with its number and its few words."""

    title: str
    choices: list[tuple[int, Choice, str]] = field(default_factory=list)


@dataclass
class Menu:
    """All legal choices of a moment: groups of numbered ones, or amounts that are typed."""

    groups: list[Group]
    numbered: list[Choice]
    amounts: dict[int, Choice]

    def find(self, text: str) -> Choice | None:
        """The choice meant by its number in the list, by an amount (in full or in thousands), or by its few words."""
        number = read_number(text)
        if number is not None and 1 <= number <= len(self.numbered):
            return self.numbered[number - 1]
        if number is not None and self.amounts:
            return self.amounts.get(number) or self.amounts.get(number * THOUSAND)
        return self._labelled(text, number)

    def _labelled(self, text: str, number: int | None) -> Choice | None:
        """By its words on the page, where only one choice has them; sMk and SMK are not the same card."""
        labels = [(label, choice) for group in self.groups for _, choice, label in group.choices]
        for same in (
            [choice for label, choice in labels if label == text],
            [choice for label, choice in labels if label.casefold() == text.casefold()],
            [choice for label, choice in labels if number is not None and read_number(label) == number],
        ):
            if len(same) == 1:
                return same[0]
        return None


def read_number(text: str) -> int | None:
    """17000, 17,000, 17 000 or 17'000; None if it is no number."""
    if not re.fullmatch(r"-?([0-9]+|[0-9]{1,3}([ ,.'’\u00a0\u202f][0-9]{3})+)", text):
        return None
    digits = re.sub(r"[^0-9]", "", text)[:9]
    return -int(digits) if text.startswith("-") else int(digits)


def make_menu(renderer: Renderer, choices: list[Choice], show: Data, look: Look) -> Menu:
    """Group the choices by their headings, in the order in which these first come; those without one are together."""
    if len(choices) > 1 and all(choice.data["kind"] == "bribe" for choice in choices):
        return Menu([], [], {int(choice.data["ducats"]): choice for choice in choices})
    found: dict[str, list[tuple[Choice, str]]] = {}
    for choice in choices:
        title, label = renderer.label(choice.data, show, look)
        found.setdefault(title, []).append((choice, label))
    groups = []
    numbered: list[Choice] = []
    for title in sorted(found, key=lambda title: title == ""):
        group = Group(title)
        for choice, label in found[title]:
            numbered.append(choice)
            group.choices.append((len(numbered), choice, label))
        groups.append(group)
    return Menu(groups, numbered, {})


def amount_text(menu: Menu, look: Look, message: str) -> str:
    low, high = min(menu.amounts), max(menu.amounts)
    return look.word(message, low=look.number(low), high=look.number(high))


def draw_menu(menu: Menu, look: Look) -> Any:
    """The choices for rich: a heading and its choices on as few lines as they take."""
    from rich.console import Group as Lines
    from rich.text import Text

    if menu.amounts:
        return Text(amount_text(menu, look, "amount"))
    lines: list[Any] = []
    for group in menu.groups:
        head = Text(look.heading(group.title) if group.title else "", "bold")
        items = [Text(str(n), "bold cyan").append(f") {label}", "not bold default") for n, _, label in group.choices]
        line = flow(head, items, look.width)
        if look.low and lines and lines[-1].cell_len + line.cell_len + len(APART) <= look.width:
            lines[-1].append(APART).append_text(line)  # short groups share a line where lines are few
        else:
            lines.append(line)
    return Lines(*lines)


def menu_lines(menu: Menu, renderer: Renderer, show: Data, look: Look) -> list[str]:
    """The choices for a screen reader: one whole sentence a line."""
    if menu.amounts:
        return [amount_text(menu, look, "amount")]
    return [
        f"{number}: {renderer.sentence(choice, show, look)}"
        for group in menu.groups
        for number, choice, _ in group.choices
    ]
