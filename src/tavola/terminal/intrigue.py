"""Intrigue on the terminal: palaces with their areas, applicants, conflicts, the island and cash."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from tavola.core.game import Data
from tavola.terminal.drawing import COLOURS, Look, order

OCCUPATIONS = ("scientist", "doctor", "priest", "clerk")


def title(show: Data, look: Look) -> str:
    if show["phase"] in ("setup", "over"):
        return look.word(f"intrigue-{show['phase']}")
    return look.word("intrigue-title", round=show["round"], name=look.name(show["palace"]), step=_step(show, look))


def _step(show: Data, look: Look) -> str:
    return look.word(f"intrigue-step-{show['step']}") if show["step"] else ""


def decision(show: Data, look: Look) -> str:
    """Who has to do what now."""
    if show["phase"] == "bribe":
        what = "intrigue-pays-employee" if show["employee"] else "intrigue-pays"
        return look.word(
            what,
            name=look.name(show["payer"]),
            palace=look.name(show["palace"]),
            occupation=look.word(f"occupation-{show['scholar']['occupation']}"),
        )
    if show["phase"] in ("place", "hire", "choose"):
        occupation = look.word(f"occupation-{show['occupation']}")
        return look.word(f"intrigue-{show['phase']}", name=look.name(show["palace"]), occupation=occupation)
    if show["phase"] == "send":
        return look.word("intrigue-sends", name=look.name(show["palace"]), count=show["to_send"])
    return ""


def cash(data: Data) -> str:
    return "?" if data["cash"] is None else f"{data['cash']:,}"


def draw(show: Data, look: Look) -> Any:
    seats = order(len(show["seats"]), show["eye"])
    parts: list[Any] = [Text(title(show, look), "bold reverse"), _palaces(show, look, seats)]
    if bribes := _bribes(show, look):
        parts.append(bribes)
    if show["island"]:
        island = Text(f"{look.word('intrigue-island')}: ", "bold")
        for number, group in enumerate(show["island"]):
            island.append(", " if number else "")
            island.append(_scholar(look, group))
            island.append(f" ×{group['count']}" if group["count"] > 1 else "")
        parts.append(island)
    if text := decision(show, look):
        parts.append(Text(text, "bold"))
    return Group(*parts)


def _palaces(show: Data, look: Look, seats: list[int]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, expand=False)
    table.add_column(look.word("intrigue-palace"), width=15)
    for area in ("1,000", "3,000", "6,000", "10,000"):
        table.add_column(area, width=10)
    table.add_column(look.word("intrigue-applicants"), min_width=14)
    for seat in seats:
        data = show["seats"][seat]
        who = Text("▶ " if seat == show["palace"] else "  ")
        who.append(look.name(seat)[:13], COLOURS[seat])
        who.append(f"\n  {cash(data)}", "bright_yellow")
        unsent = " ".join(f"{n}{_letter(look, o)}" for o, n in data["unsent"].items() if n)
        who.append(f"\n  {unsent or '–'}", "dim")
        areas = [_area(look, area) for area in data["palace"]]
        applicants = Text("\n").join(_scholar(look, scholar) for scholar in data["applicants"])
        table.add_row(who, *areas, applicants)
    return table


def _letter(look: Look, occupation: str) -> str:
    return look.word(f"occupation-{occupation}")[:2]


def _area(look: Look, area: Data) -> Text:
    if area["occupation"] is None:
        return Text("·", "dim")
    text = Text(look.word(f"occupation-{area['occupation']}"))
    return text.append(f"\n{look.name(area['owner'])[:10]}", COLOURS[area["owner"]])


def _scholar(look: Look, scholar: Data) -> Text:
    text = Text(look.name(scholar["owner"])[:10], COLOURS[scholar["owner"]])
    return text.append(f" {look.word('occupation-' + scholar['occupation'])}", "not bold default")


def _bribes(show: Data, look: Look) -> Text | None:
    if not show["bribes"]:
        return None
    text = Text(f"{look.word('intrigue-bribes')}: ", "bold")
    for number, bribe in enumerate(show["bribes"]):
        text.append("; " if number else "")
        text.append(_scholar(look, bribe))
        text.append(f" {bribe['ducats']:,}", "not bold bright_yellow")
        if bribe["bank"]:
            text.append(f" ({look.word('intrigue-bank')})", "not bold dim")
    return text


def lines(show: Data, look: Look) -> list[str]:
    found = [title(show, look)]
    for seat in order(len(show["seats"]), show["eye"]):
        data = show["seats"][seat]
        unsent = ", ".join(f"{n} {look.word('occupation-' + o)}" for o, n in data["unsent"].items() if n)
        money = look.word("intrigue-hidden") if data["cash"] is None else f"{data['cash']:,}"
        found.append(
            look.word("plain-palace", name=look.name(seat), cash=money, unsent=unsent or look.word("nobody"))
        )
        for area in data["palace"]:
            if area["occupation"] is None:
                who = look.word("nobody")
            else:
                who = f"{look.name(area['owner'])}, {look.word('occupation-' + area['occupation'])}"
            found.append(look.word("plain-area", name=look.name(seat), area=f"{area['area']:,}", who=who))
        if data["applicants"]:
            who = "; ".join(_scholar(look, scholar).plain for scholar in data["applicants"])
            found.append(look.word("plain-applicants", name=look.name(seat), who=who))
    for bribe in show["bribes"]:
        bank = f" ({look.word('intrigue-bank')})" if bribe["bank"] else ""
        found.append(look.word("plain-bribe", who=_scholar(look, bribe).plain, ducats=f"{bribe['ducats']:,}") + bank)
    if show["island"]:
        who = "; ".join(f"{group['count']} {_scholar(look, group).plain}" for group in show["island"])
        found.append(f"{look.word('intrigue-island')}: {who}")
    if text := decision(show, look):
        found.append(text)
    return found
