"""The Builders on the terminal: rows, teams, and sites with what they still lack."""

from __future__ import annotations

from typing import Any, cast

from rich.console import Group
from rich.table import Table
from rich.text import Text

from tavola.core.game import Data
from tavola.core.language import say
from tavola.games.builders.cards import (
    BUILDING_NAMES,
    COST,
    NEEDS,
    PAYS,
    POINTS,
    PRODUCES,
    RANKS,
    RESOURCES,
    WORKER_NAMES,
    amounts,
)
from tavola.match.moments import Choice
from tavola.terminal.drawing import COLOURS, Look, bar, flow, order
from tavola.terminal.screen import shorten

Amounts = dict[str, int]
WIDE = 110
"""Columns from which the choices repeat the names that the rows show."""
BESIDE = 76
"""Columns from which workers and buildings stand side by side."""
NUMBERS = 24
"""Columns that a building's row takes beside its name."""
STYLES = {"stone": "white", "wood": "yellow", "knowledge": "cyan", "tile": "red"}


def needs(card: str) -> Amounts:
    return amounts(int(NEEDS[BUILDING_NAMES.index(card)]))


def makes(card: str) -> Amounts:
    return amounts(int(PRODUCES[WORKER_NAMES.index(card)]))


def missing(site: Data) -> Amounts:
    """B16: what the workers on a site don't reach yet."""
    made = [makes(worker) for worker in site["workers"]]
    left = {name: need - sum(m.get(name, 0) for m in made) for name, need in needs(site["site"]).items()}
    return {name: amount for name, amount in left.items() if amount > 0}


def short(look: Look, given: Amounts) -> Text:
    """2S1K: amounts with the letters of their resources."""
    text = Text()
    for name in RESOURCES:
        if name in given:
            text.append(f"{given[name]}{look.word(f'letter-{name}')}", STYLES[name])
    return text or Text("–")


def full(look: Look, given: Amounts) -> str:
    parts = [look.word(f"plain-{name}", count=given[name]) for name in RESOURCES if name in given]
    return ", ".join(parts) or look.word("nothing")


def building_name(look: Look, card: str) -> str:
    """Its name without article and without what a machine makes, for a narrow column."""
    name = say(look.locale, f"builders-{card.replace('_', '-')}").split(" (")[0]
    for article in ("the ", "la ", "le ", "les ", "l’", "l'"):
        name = name.removeprefix(article)
    return name


def worker_name(look: Look, card: str) -> str:
    """rank and number; a machine by its name."""
    if card.startswith("machine"):
        return building_name(look, card)
    return f"{say(look.locale, 'builders-rank-' + RANKS[WORKER_NAMES.index(card)])} {int(card[-2:])}"


def notation(card: str) -> str:
    """As choices write it: w07, b12, m3."""
    return f"m{int(card[-2:])}" if card.startswith("machine") else f"{card[0]}{card[-2:]}"


def title(show: Data, look: Look) -> str:
    if show["phase"] == "turn":
        name = look.name(show["turn"])
        return look.word("builders-turn", round=show["round"], name=name, actions=show["actions"])
    return look.word(f"builders-{show['phase']}", round=show["round"])


def draw(show: Data, look: Look) -> Any:
    parts: list[Any] = [bar(title(show, look), look)]
    if show["ending"] and show["phase"] != "over":
        parts.append(Text(look.word("builders-ending"), "bold red"))
    rows: Table | Group
    if look.width < BESIDE:
        rows = Group(_workers(show, look), _buildings(show, look))
    else:
        rows = Table.grid(padding=(0, 3), expand=False)
        rows.add_row(_workers(show, look), _buildings(show, look))
    own, *others = order(len(show["seats"]), show["eye"])
    parts += [_seat(show, look, seat) for seat in others]
    parts += [rows, _seat(show, look, own)]
    if not look.low or show["round"] == 1:
        parts.append(Text(legend(look), "dim"))
    return Group(*parts)


def legend(look: Look) -> str:
    letters = [f"{look.word(f'letter-{name}')} {say(look.locale, f'builders-{name}')}" for name in RESOURCES]
    return look.word("builders-legend", resources="  ".join(letters))


def _grid(heading: str) -> Table:
    table = Table(
        title=heading, title_justify="left", title_style="bold", box=None, show_header=False, padding=(0, 1, 0, 0)
    )
    for justify in ("left", "left", "right", "left", "left"):
        table.add_column(justify=cast(Any, justify), no_wrap=True)
    return table


def _workers(show: Data, look: Look) -> Table:
    row, stack, top = show["workers"]["row"], show["workers"]["stack"], show["workers"]["top"]
    table = _grid(look.word("builders-workers", stack=stack))
    for card in [*row, *([top] if top else [])]:
        wage = Text(f"{int(COST[WORKER_NAMES.index(card)])}é", "bright_yellow")
        name = f"({look.word('builders-next')})" if card == top else worker_name(look, card).rsplit(" ", 1)[0]
        table.add_row(Text(notation(card), "bold"), name, wage, short(look, makes(card)))
    return table


def _buildings(show: Data, look: Look) -> Table:
    row, stack, top = show["buildings"]["row"], show["buildings"]["stack"], show["buildings"]["top"]
    table = _grid(look.word("builders-buildings", stack=stack))
    for card in [*row, *([top] if top else [])]:
        index = BUILDING_NAMES.index(card)
        coins = int(PAYS[index])
        name = f"({look.word('builders-next')})" if card == top else building_name(look, card)
        name = shorten(name, max(8, look.width - NUMBERS))
        points = Text(f"{int(POINTS[index])}★", "green")
        gain = points + Text(f" {coins}é" if coins else "", "bright_yellow")
        if card.startswith("machine"):
            gain = points + Text(" → ", "dim") + short(look, makes(card))
        table.add_row(Text(notation(card), "bold"), name, "", gain, short(look, needs(card)))
    return table


def _seat(show: Data, look: Look, seat: int) -> Group:
    """Name, points and money with the free team on one line where it fits; then the sites."""
    data = show["seats"][seat]
    head = Text("▶ " if seat == show["turn"] else "  ")
    head.append(look.name(seat, 20), COLOURS[seat])
    head.append(f"  {data['points']}★ ", "green")
    head.append(f"{data['coins']}é", "bright_yellow")
    if data["finished"]:
        built = ", ".join(notation(card) for card in data["finished"])
        head.append(f"  {look.word('builders-built')} {built}", "dim")
    team = [Text(notation(card), "bold").append(" ").append(short(look, makes(card))) for card in data["team"]] or [
        Text(look.word("nobody"), "dim")
    ]
    free = flow(Text(f"    {look.heading(look.word('builders-free'))}", "dim"), team, look.width, 6)
    sites = [_site(show, look, site) for site in data["sites"]]
    if look.low and sites:
        return Group(head, free, flow(Text("    "), sites, look.width, 4, "   "))
    return Group(head, free, *(Text("    ") + site for site in sites))


def _site(show: Data, look: Look, site: Data) -> Text:
    card = site["site"]
    index = BUILDING_NAMES.index(card)
    text = Text(f"{notation(card)} ", "bold")
    text.append(f"{building_name(look, card)} ", "not bold")
    text.append(f"{int(POINTS[index])}★", "green")
    text.append(f" {int(PAYS[index])}é" if PAYS[index] else "", "bright_yellow")
    text.append(f" {look.word('builders-lacks')} ")
    text.append(short(look, missing(site)))
    if site["workers"]:
        text.append(f"  ({', '.join(notation(worker) for worker in site['workers'])})", "dim")
    if card in show["sent"]:
        text.append(f"  {look.word('builders-next-costs', actions=show['sent'][card] + 1)}", "dim")
    return text


def label(data: Data, show: Data, look: Look) -> tuple[str, str]:
    kind = data["kind"]
    if kind in ("end", "buy"):
        return "", look.word(f"builders-label-{kind}")
    if kind == "take":
        coins = data["actions"] * (data["actions"] + 1) // 2
        return look.word("builders-group-take"), look.word("builders-label-take", coins=coins, actions=data["actions"])
    if kind == "send":
        where = notation(data["site"])
        if look.width >= WIDE:
            where += f" {building_name(look, data['site'])}"
        wage = int(COST[WORKER_NAMES.index(data["worker"])])
        actions = show["sent"].get(data["site"], 0) + 1
        return look.word("builders-group-send", site=where, actions=actions), f"{notation(data['worker'])} {wage}é"
    if kind == "first":
        return look.word("builders-group-first"), look.name(data["seat"])
    if kind == "deal":
        dealt = sum(bool(seat["team"]) for seat in show["seats"])
        return look.word("builders-group-deal", name=look.name(dealt)), _as_printed(look, data["worker"])
    heading = look.word(f"builders-group-{kind.replace('_', '-')}")
    if kind == "turn_worker":
        return heading, _as_printed(look, data["worker"])
    if kind in ("open", "recruit") and look.width < WIDE:
        return heading, notation(data["site"] if kind == "open" else data["worker"])
    if kind in ("open", "turn_building"):
        card = data["site"] if kind == "open" else data["building"]
        made = f" {short(look, makes(card)).plain}" if card.startswith("machine") else ""
        return heading, f"{notation(card)} {building_name(look, card)}{made}"
    return heading, f"{notation(data['worker'])} {worker_name(look, data['worker']).rsplit(' ', 1)[0]}"


def _as_printed(look: Look, worker: str) -> str:
    """What tells a worker's card from others on a real table."""
    return f"{notation(worker)} {short(look, makes(worker)).plain}"


def sentence(choice: Choice, show: Data, look: Look) -> str:
    return choice.sentence


def lines(show: Data, look: Look) -> list[str]:
    found = [title(show, look).replace(" · ", ", ")]
    if show["ending"] and show["phase"] != "over":
        found.append(look.word("builders-ending"))
    found.append(look.word("builders-workers", stack=show["workers"]["stack"]))
    for card in [*show["workers"]["row"], *([show["workers"]["top"]] if show["workers"]["top"] else [])]:
        found.append(_worker_line(look, card, card == show["workers"]["top"]))
    found.append(look.word("builders-buildings", stack=show["buildings"]["stack"]))
    for card in [*show["buildings"]["row"], *([show["buildings"]["top"]] if show["buildings"]["top"] else [])]:
        index = BUILDING_NAMES.index(card)
        next_ = f" ({look.word('builders-next')})" if card == show["buildings"]["top"] else ""
        text = look.word(
            "plain-building",
            card=f"{notation(card)}, {building_name(look, card)}{next_}",
            needs=full(look, needs(card)),
            coins=int(PAYS[index]),
            points=int(POINTS[index]),
        )
        if card.startswith("machine"):
            text += " " + look.word("plain-machine", makes=full(look, makes(card)))
        found.append(text)
    for seat in order(len(show["seats"]), show["eye"]):
        found += _seat_lines(show, look, seat)
    return found


def _worker_line(look: Look, card: str, top: bool = False) -> str:
    next_ = f" ({look.word('builders-next')})" if top else ""
    wage = int(COST[WORKER_NAMES.index(card)])
    name = f"{notation(card)}, {worker_name(look, card)}{next_}"
    return look.word("plain-worker", card=name, makes=full(look, makes(card)), wage=wage)


def _seat_lines(show: Data, look: Look, seat: int) -> list[str]:
    data = show["seats"][seat]
    found = [
        look.word(
            "plain-builder",
            name=look.name(seat),
            points=data["points"],
            coins=data["coins"],
            finished=", ".join(building_name(look, card) for card in data["finished"]) or look.word("nothing"),
        )
    ]
    found += [f"{look.heading(look.word('builders-free'))} {_worker_line(look, card)}" for card in data["team"]]
    for site in data["sites"]:
        workers = ", ".join(f"{notation(card)} {worker_name(look, card)}" for card in site["workers"])
        found.append(
            look.word(
                "plain-site",
                site=f"{notation(site['site'])}, {building_name(look, site['site'])}",
                lacks=full(look, missing(site)),
                workers=workers or look.word("nobody"),
            )
        )
    return found
