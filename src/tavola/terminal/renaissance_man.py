"""Renaissance Man on the terminal: pyramids drawn as pyramids, recruits, hands, tokens and knights.

A card is drawn as a box: its type in the middle, its needs at the lower corners, and its offers at the upper
corners where they are not its type.
"""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from tavola.core.game import Data
from tavola.match.moments import Choice
from tavola.terminal.drawing import COLOURS, Look, bar, flow, order

TYPES = ("merchant", "scholar", "baker", "knight")
DECK_SIZE = 96
HAND = 4
LETTERS = dict(zip("msbk", TYPES, strict=True))
STYLES = {"m": "yellow", "s": "cyan", "b": "green", "k": "red", "*": "magenta", "·": "dim"}
LEVELS = ((0, 5), (5, 4), (9, 3), (12, 2), (14, 1))
"""First place and number of places of each level."""
PLACES = [f"{level}.{i}" for level in range(1, 6) for i in range(1, 7 - level)]
BIG = 40
"""Columns for the reader's own pyramid."""
OTHER = 25
"""Columns for a player beside others."""
BESIDE = BIG + 2 + 30
"""Columns from which something stands beside the pyramid, and the recruit areas side by side."""


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
    return f"{text} · {look.word('renaissance-piles', deck=show['deck'], pile=show['pile'])}"


def draw(show: Data, look: Look) -> Any:
    """The others first, the reader's own pyramid and hand next to the choices."""
    own, *others = order(len(show["seats"]), show["eye"])
    parts: list[Any] = [bar(title(show, look), look)]
    watching = show["eye"] is None
    if watching or len(others) > 1:
        parts.append(_row(show, look, [own, *others] if watching else others))
    parts.append(_recruits(show, look))
    if show["turned"]:
        parts.append(Text(f"{look.heading(look.word('renaissance-turned'))} ", "bold").append(_cards(show["turned"])))
    if not watching:
        beside = [_other(show, look, seat) for seat in others] if len(others) == 1 else []
        small = look.low and (len(others) > 1 or look.width < BESIDE)
        pyramid = _own_pyramid(show["seats"][own]["pyramid"], look, small)
        if look.width < BESIDE:
            parts += [*beside, pyramid, _own(show, look, own)]
        else:
            table = Table.grid(padding=(0, 2))
            table.add_column(width=BIG, no_wrap=True)
            table.add_column()
            table.add_row(pyramid, Group(*beside, _own(show, look, own)))
            parts.append(table)
    if not look.low or not others:
        parts.append(Text(legend(look), "dim"))
    return Group(*parts)


def legend(look: Look) -> str:
    return look.word("renaissance-legend")


def _row(show: Data, look: Look, seats: list[int]) -> Group:
    """Players side by side, as many as fit."""
    per_row = max(1, (look.width + 2) // (OTHER + 2))
    rows = []
    for start in range(0, len(seats), per_row):
        grid = Table.grid(padding=(0, 2))
        for _ in range(per_row):
            grid.add_column(width=OTHER)
        grid.add_row(*(_other(show, look, seat) for seat in seats[start : start + per_row]))
        rows.append(grid)
    return Group(*rows)


def _recruits(show: Data, look: Look) -> Any:
    """Each area with its recruit; below it whose knights stand there."""
    table = Table.grid(padding=(0, 1))
    cards: list[Text] = []
    knights: list[Text] = []
    for area, card in enumerate(show["recruits"]):
        table.add_column(width=max(18, min(26, look.width // 4 - 1)))
        mark = "▶" if show["area"] == TYPES[area] else ""
        name = look.heading(f"{look.word('area-' + TYPES[area])} ({TYPES[area][0].upper()})")
        text = Text(f"{mark}{name} ", "bold reverse" if mark else "bold")
        cards.append(text + _card(card))
        there = Text()
        for seat, data in enumerate(show["seats"]):
            if data["knights"][area]:
                there.append(" " if there else "").append(look.name(seat, 9), COLOURS[seat])
                there.append("♞" * data["knights"][area])
        if show["opponent"] and show["opponent"][area]:
            there.append(" " if there else "").append(look.word("renaissance-opponent"), "bold red")
            there.append("♞" * show["opponent"][area])
        knights.append(there)
    if look.width < BESIDE:
        return Group(*(card.append("  ").append_text(there) for card, there in zip(cards, knights, strict=True)))
    table.add_row(*cards)
    if any(knights):
        table.add_row(*knights)
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


def _own_pyramid(pyramid: list[str | None], look: Look, small: bool) -> Text:
    return _pyramid(pyramid, min(BIG, look.width) // 5) if small or look.width < BIG else _big_pyramid(pyramid)


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


def _pyramid(pyramid: list[str | None], wide: int) -> Text:
    """One line a level; where there is room an empty place shows its name."""
    rows = []
    for first, count in reversed(LEVELS):
        row = Text(" " * ((5 - count) * wide // 2))
        for place in range(first, first + count):
            cell = _card(pyramid[place])
            if pyramid[place] is None and wide > 6:
                cell = Text(f"{_level(first)}.{place - first + 1}", "dim")
            cell.align("center", wide)
            row.append(cell)
        rows.append(row)
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
    room = look.width if look.width < BESIDE else look.width - BIG - 2
    parts: list[Any] = [_head(show, look, seat)]
    parts.append(
        flow(Text(look.heading(look.word("renaissance-hand")), "bold"), [_card(c) for c in data["hand"] or []], room)
    )
    parts.append(flow(Text(), _belongings(data, look), room, 0))
    if data["filed"]:
        parts.append(Text(f"{look.heading(look.word('renaissance-filed'))} ", "dim").append(_counted(data["filed"])))
    if show["pile_known"]:
        parts.append(
            Text(f"{look.heading(look.word('renaissance-pile-known'))} ", "dim").append(_counted(show["pile_known"]))
        )
    if data["holds_man"]:
        parts.append(Text(look.word("renaissance-holds-man"), "magenta"))
    return Group(*parts)


def _counted(cards: list[str]) -> Text:
    """How many of each type."""
    letters = [face(card)[0] for card in cards]
    text = Text()
    for letter in "MSBK*":
        if count := letters.count(letter):
            text.append(" " if text else "").append(f"{count}{letter}", STYLES[letter.lower()])
    return text


def _head(show: Data, look: Look, seat: int) -> Text:
    text = Text(look.name(seat), COLOURS[seat])
    if show["dealer"] == seat:
        text.append(f" ({look.word('renaissance-dealer')})", "dim")
    return text


def _belongings(data: Data, look: Look) -> list[Text]:
    stored = "".join(TYPES[i][0] * n for i, n in enumerate(data["stored"]))
    taught = "".join(TYPES[i][0] * n for i, n in enumerate(data["taught"]))
    found = [Text(f"♞{data['reserve']}")]
    for message, tokens in (("renaissance-stored", stored), ("renaissance-taught", taught)):
        text = Text(f"{look.word(message)} ")
        for letter in tokens:
            text.append(letter.upper(), f"bold {STYLES[letter]}")
        found.append(text if tokens else text.append("–"))
    return found


def _other(show: Data, look: Look, seat: int) -> Any:
    data = show["seats"][seat]
    head = Text(look.name(seat, 12), COLOURS[seat])
    if show["dealer"] == seat:
        head.append(" ◆", "not bold")
    head.append(f"  {look.word('renaissance-cards', count=data['hand_size'])}", "not bold default")
    rows = [head, _pyramid(data["pyramid"], 5), flow(Text(), _belongings(data, look), OTHER, 0)]
    known = data["known"] + data["maybe"]
    if known:
        rows.append(
            flow(Text(look.heading(look.word("renaissance-known")), "dim"), [_card(card) for card in known], OTHER)
        )
    return Group(*rows)


def label(data: Data, show: Data, look: Look) -> tuple[str, str]:
    """Choices by kind; single steps such as passing stand alone."""
    kind = data["kind"]
    if kind in ("pass", "keep", "done"):
        return "", look.word(f"renaissance-label-{kind}")
    heading = _drawn_for(show, look) if kind == "draw" else look.word(f"renaissance-group-{kind}")
    if kind == "remove":
        spot = PLACES.index(data["place"])
        card = show["seats"][show["eye"]]["pyramid"][spot] if show["eye"] is not None else None
        return heading, f"{data['place']} {_words(look, card) if look.plain else _card(card).plain}"
    if kind == "act":
        return heading, look.word(f"renaissance-act-{data['action']}")
    if kind == "dealer":
        return heading, look.name(data["seat"])
    if kind == "place":
        return heading, str(data["place"])
    if kind in ("drop", "knight"):
        return heading, look.word(f"type-{data['token']}" if kind == "drop" else f"area-{data['from']}")
    card = str(data["card"])
    if look.plain:
        return heading, _words(look, card)
    return heading, look.word(f"type-{card}") if card in (*TYPES, "man") else _card(card).plain


def _drawn_for(show: Data, look: Look) -> str:
    """Where the next card goes, for whoever types in the draws of a real table (R5, R16, R23, R27, R29)."""
    phase, options = show["phase"], show["options"]
    if phase == "setup" and options["solo"] == "tougher" and DECK_SIZE - show["deck"] < options["cards"]:
        return look.word("renaissance-drawn", target="out")
    if phase in ("men", "turn"):
        return look.word("renaissance-drawn", target=phase)
    if None in show["recruits"]:
        area = look.word(f"area-{TYPES[show['recruits'].index(None)]}")
        return look.word("renaissance-drawn", target="area", area=area)
    count = len(show["seats"])
    seats = [(show["dealer"] + 1 + i) % count for i in range(count)]
    drawer = next(seat for seat in seats if show["seats"][seat]["hand_size"] < HAND)
    return look.word("renaissance-drawn", target="hand", name=look.name(drawer))


def sentence(choice: Choice, show: Data, look: Look) -> str:
    return choice.sentence


def lines(show: Data, look: Look) -> list[str]:
    found = [title(show, look).replace(" · ", ", ")]
    for area, card in enumerate(show["recruits"]):
        knights = [f"{look.name(s)} {d['knights'][area]}" for s, d in enumerate(show["seats"]) if d["knights"][area]]
        if show["opponent"] and show["opponent"][area]:
            knights.append(f"{look.word('renaissance-opponent')} {show['opponent'][area]}")
        found.append(
            look.word(
                "plain-recruit",
                area=look.word(f"area-{TYPES[area]}"),
                card=_words(look, card),
                knights=", ".join(knights) or look.word("nobody"),
            )
        )
    for card in show["turned"]:
        found.append(f"{look.heading(look.word('renaissance-turned'))} {_words(look, card)}")
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
            "plain-renaissance-seat",
            name=name,
            hand=data["hand_size"],
            stored=tokens[0],
            taught=tokens[1],
            reserve=data["reserve"],
        )
    ]
    for card in data["hand"] or []:
        found.append(f"{look.heading(look.word('renaissance-hand'))} {_words(look, card)}")
    for first, count in LEVELS:
        for place in range(first, first + count):
            card = data["pyramid"][place]
            if card is not None:
                where = f"{_level(first)}.{place - first + 1}"
                found.append(look.word("plain-place", name=look.name(seat), place=where, card=_words(look, card)))
    for card in data["known"] + data["maybe"]:
        found.append(f"{look.name(seat)}, {look.heading(look.word('renaissance-known'))} {_words(look, card)}")
    return found


def _token_words(look: Look, counts: list[int]) -> str:
    words = [f"{n} {look.word('type-' + TYPES[i])}" for i, n in enumerate(counts) if n]
    return ", ".join(words) or look.word("nothing")
