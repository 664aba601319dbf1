"""Renaissance Man on the terminal: pyramids drawn as pyramids, recruits, hands, tokens and knights.

A card is drawn as a box: its type in the middle, its needs at the lower corners, and its offers at the upper corners where
they are not its type.
"""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tavola.core.game import Data
from tavola.terminal.drawing import COLOURS, Look, order

TYPES = ("merchant", "scholar", "baker", "knight")
LETTERS = dict(zip("msbk", TYPES, strict=True))
STYLES = {"m": "yellow", "s": "cyan", "b": "green", "k": "red", "*": "magenta", "·": "dim"}
LEVELS = ((0, 5), (5, 4), (9, 3), (12, 2), (14, 1))
"""First place and number of places of each level."""


def face(card: str | None) -> tuple[str, str, str]:
    """A card's letter, its two offers ("" where they are its type) and its two needs."""
    if card is None:
        return "·", "", ""
    if card == "man":
        return "*", "", ""
    if card in TYPES:
        return card[0].upper(), "", ""
    head, _, offers = card.partition("+")
    return head[0], offers, head[2:4]


def title(show: Data, look: Look) -> str:
    phase = look.word(f"renaissance-{show['phase']}", level=show["level"])
    text = look.word("renaissance-title", round=show["round"], phase=phase)
    return f"{text}  {look.word('renaissance-piles', deck=show['deck'], pile=show['pile'])}"


def draw(show: Data, look: Look) -> Any:
    eye = show["eye"]
    seats = order(len(show["seats"]), eye)
    parts: list[Any] = [Text(title(show, look), "bold reverse"), _recruits(show, look)]
    if show["turned"]:
        parts.append(Text(f"{look.word('renaissance-turned')}: ").append(_cards(show["turned"])))
    if eye is not None:
        own = Table.grid(padding=(0, 2))
        own.add_row(_big_pyramid(show["seats"][eye]["pyramid"]), _own(show, look, eye))
        parts.append(own)
        seats = seats[1:]
    if seats:
        per_row = max(1, look.width // 27)
        for start in range(0, len(seats), per_row):
            grid = Table.grid(padding=(0, 2))
            grid.add_row(*(_other(show, look, seat) for seat in seats[start : start + per_row]))
            parts.append(grid)
    parts.append(Text(look.word("renaissance-legend"), "dim"))
    return Group(*parts)


def _recruits(show: Data, look: Look) -> Any:
    table = Table.grid(padding=(0, 3))
    cells = []
    for area, card in enumerate(show["recruits"]):
        text = Text(f"{look.word('type-' + TYPES[area])}: ", "bold reverse" if show["area"] == TYPES[area] else "bold")
        text.append(_card(card))
        for seat, data in enumerate(show["seats"]):
            text.append("♞" * data["knights"][area], COLOURS[seat])
        if show["opponent"]:
            text.append("♘" * show["opponent"][area], "bold red")
        cells.append(text)
    table.add_row(*cells)
    return table


def _card(card: str | None) -> Text:
    """bMk: a merchant between its needs; (sMb) marks offers that are not its type."""
    letter, offers, needs = face(card)
    text = Text()
    if needs:
        text.append(needs[0], STYLES[needs[0]])
    text.append(letter, f"bold {STYLES[letter.lower()]}")
    if needs:
        text.append(needs[1], STYLES[needs[1]])
    return text.append(f"+{offers}", "dim") if offers else text


def _cards(cards: list[str]) -> Text:
    return Text("  ").join(_card(card) for card in cards) if cards else Text("–")


def _big_pyramid(pyramid: list[str | None]) -> Text:
    rows = []
    for first, count in reversed(LEVELS):
        upper, lower = Text(" " * 4 * (5 - count)), Text(" " * 4 * (5 - count))
        for place in range(first, first + count):
            top, bottom = _box(pyramid[place], f"{_level(first)}.{place - first + 1}")
            upper.append(top).append(" ")
            lower.append(bottom).append(" ")
        rows += [upper, lower]
    return Text("\n").join(rows)


def _level(first: int) -> int:
    return [start for start, _ in LEVELS].index(first) + 1


def _box(card: str | None, place: str) -> tuple[Text, Text]:
    """Seven columns, two rows; an empty place shows its name."""
    if card is None:
        return Text("╭     ╮", "dim"), Text(f"╰ {place} ╯", "dim")
    letter, offers, needs = face(card)
    left, right = (offers[0], offers[1]) if offers else ("─", "─")
    style = STYLES[letter.lower()]
    top = Text("╭", style).append(left, style).append(f" {letter} ", f"bold {style} reverse")
    top.append(right, style).append("╮", style)
    if needs:
        bottom = Text("╰", style).append(needs[0], STYLES[needs[0]]).append("───", style)
        return top, bottom.append(needs[1], STYLES[needs[1]]).append("╯", style)
    return top, Text("╰─────╯" if card == "man" else "╰═════╯", style)


def _own(show: Data, look: Look, seat: int) -> Group:
    data = show["seats"][seat]
    parts: list[Any] = [_head(show, look, seat)]
    parts.append(Text(f"{look.word('renaissance-hand')}: ").append(_cards(data["hand"] or [])))
    parts += _belongings(data, look)
    if data["filed"]:
        parts.append(Text(f"{look.word('renaissance-filed')}: ", "dim").append(_cards(data["filed"])))
    if data["holds_man"]:
        parts.append(Text(look.word("renaissance-holds-man"), "magenta"))
    if show["pile_known"]:
        parts.append(Text(f"{look.word('renaissance-pile-known')}: ", "dim").append(_counted(show["pile_known"])))
    return Group(*parts)


def _counted(cards: list[str]) -> Text:
    shown = cards[-8:]
    text = _cards(shown)
    return Text(f"… ({len(cards)}) ").append(text) if len(cards) > len(shown) else text


def _head(show: Data, look: Look, seat: int) -> Text:
    text = Text(look.name(seat), COLOURS[seat])
    if show["dealer"] == seat:
        text.append(f" ({look.word('renaissance-dealer')})", "dim")
    return text


def _belongings(data: Data, look: Look) -> list[Text]:
    stored = "".join(TYPES[i][0] * n for i, n in enumerate(data["stored"]))
    taught = "".join(TYPES[i][0] * n for i, n in enumerate(data["taught"]))
    found = []
    for message, tokens in (("renaissance-stored", stored), ("renaissance-taught", taught)):
        text = Text(f"{look.word(message)}: ")
        for letter in tokens:
            text.append(f"{letter.upper()} ", f"bold {STYLES[letter]}")
        found.append(text if tokens else text.append("–"))
    found.append(Text(f"{look.word('renaissance-reserve')}: {'♞' * data['reserve'] or '–'}"))
    return found


def _other(show: Data, look: Look, seat: int) -> Any:
    data = show["seats"][seat]
    rows = [_head(show, look, seat).append(f"  {look.word('renaissance-hand')} {data['hand_size']}", "not bold default")]
    for first, count in reversed(LEVELS):
        row = Text(" " * ((5 - count) * 5 // 2))
        for place in range(first, first + count):
            cell = _card(data["pyramid"][place])
            cell.align("center", 5)
            row.append(cell)
        rows.append(row)
    known = data["known"] + data["maybe"]
    if known:
        rows.append(Text(f"{look.word('renaissance-known')}: ", "dim").append(_cards(known)))
    return Padding(Group(*rows, *_belongings(data, look)), 0)


def lines(show: Data, look: Look) -> list[str]:
    found = [title(show, look)]
    for area, card in enumerate(show["recruits"]):
        knights = [f"{look.name(s)} {d['knights'][area]}" for s, d in enumerate(show["seats"]) if d["knights"][area]]
        if show["opponent"] and show["opponent"][area]:
            knights.append(f"{look.word('renaissance-opponent')} {show['opponent'][area]}")
        found.append(
            look.word(
                "plain-recruit",
                area=look.word(f"type-{TYPES[area]}"),
                card=_words(look, card),
                knights=", ".join(knights) or look.word("nobody"),
            )
        )
    for card in show["turned"]:
        found.append(f"{look.word('renaissance-turned')}: {_words(look, card)}")
    for seat in order(len(show["seats"]), show["eye"]):
        found += _seat_lines(show, look, seat)
    return found


def _words(look: Look, card: str | None) -> str:
    """A card in words, for a screen reader."""
    if card is None:
        return look.word("nothing")
    if card == "man":
        return look.word("type-man")
    if card in TYPES:
        return look.word(f"type-{card}")
    letter, offers, needs = face(card)
    left, right = (look.word(f"type-{LETTERS[need]}") for need in needs)
    text = look.word("plain-card", card=card, type=look.word(f"type-{LETTERS[letter.lower()]}"), left=left, right=right)
    if offers:
        first, second = (look.word(f"type-{LETTERS[offer]}") for offer in offers)
        text += " " + look.word("plain-offers", left=first, right=second)
    return text


def _seat_lines(show: Data, look: Look, seat: int) -> list[str]:
    data = show["seats"][seat]
    name = _head(show, look, seat).plain
    tokens = [_token_words(look, data[key]) for key in ("stored", "taught")]
    found = [
        look.word(
            "plain-renaissance-seat", name=name, hand=data["hand_size"], stored=tokens[0], taught=tokens[1],
            reserve=data["reserve"],
        )  # fmt: skip
    ]
    for card in data["hand"] or []:
        found.append(f"{look.word('renaissance-hand')}: {_words(look, card)}")
    for first, count in LEVELS:
        for place in range(first, first + count):
            card = data["pyramid"][place]
            if card is not None:
                where = f"{_level(first)}.{place - first + 1}"
                found.append(look.word("plain-place", name=look.name(seat), place=where, card=_words(look, card)))
    for card in data["known"] + data["maybe"]:
        found.append(f"{look.name(seat)}, {look.word('renaissance-known')}: {_words(look, card)}")
    return found


def _token_words(look: Look, counts: list[int]) -> str:
    words = [f"{n} {look.word('type-' + TYPES[i])}" for i, n in enumerate(counts) if n]
    return ", ".join(words) or look.word("nothing")
