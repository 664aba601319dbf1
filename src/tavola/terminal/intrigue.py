"""Intrigue on the terminal: palaces with their areas, applicants, conflicts, the island and cash."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from tavola.core.game import Data
from tavola.games.intrigue.words import say_scholar
from tavola.match.moments import Choice
from tavola.terminal.drawing import COLOURS, Look, bar, flow, order

OWNER = 23
COLUMNS = OWNER + 4 * 12
"""Columns from which the areas of all palaces stand below each other."""
AREAS = (1000, 3000, 6000, 10000)
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


def cash(data: Data, look: Look) -> str:
    return "?" if data["cash"] is None else look.number(data["cash"])


def draw(show: Data, look: Look) -> Any:
    """Other palaces first, the reader's own next to the choices."""
    own, *others = order(len(show["seats"]), show["eye"])
    palaces = _palaces if look.width >= COLUMNS else _narrow_palaces
    parts: list[Any] = [bar(title(show, look), look), palaces(show, look, [*others, own])]
    if show["island"]:
        parts.append(flow(Text(look.heading(look.word("intrigue-island")), "bold"), _island(show, look), look.width))
    if bribes := _bribes(show, look):
        parts.append(bribes)
    if text := decision(show, look):
        parts.append(Text(text, "bold"))
    return Group(*parts)


def legend(look: Look) -> str:
    letters = [f"{look.word(f'occupation-short-{o}')} {look.word(f'occupation-{o}')}" for o in OCCUPATIONS]
    return look.word("intrigue-legend", occupations="  ".join(letters))


def _island(show: Data, look: Look) -> list[Text]:
    """Who is there, owner by owner."""
    found: dict[int, Text] = {}
    for group in show["island"]:
        owner = group["owner"]
        text = found.setdefault(owner, Text(look.name(owner), COLOURS[owner]))
        comma = "" if text.plain == look.name(owner) else ","
        times = f" ×{group['count']}" if group["count"] > 1 else ""
        text.append(f"{comma} {look.word('occupation-' + group['occupation'])}{times}", "not bold default")
    return list(found.values())


def _palaces(show: Data, look: Look, seats: list[int]) -> Any:
    """Two lines a palace: its owner, cash and unsent scholars, and the four areas; its applicants below."""
    area = max(10, min(18, (look.width - OWNER) // 4 - 1))
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(look.word("intrigue-palace"), width=OWNER, no_wrap=True)
    for salary in AREAS:
        table.add_column(look.number(salary), width=area, no_wrap=True)
    parts: list[Any] = [table]
    for number, seat in enumerate(seats):
        data = show["seats"][seat]
        table.add_row(_who(show, look, seat), *(_area(look, data["palace"][i], area) for i in range(4)))
        owners = [_owner(look, data["palace"][i], area) for i in range(4)]
        table.add_row(Text(f"  {_unsent(look, data)}", "dim"), *owners)
        if data["applicants"]:
            parts.append(_waiting(look, data))
            if number < len(seats) - 1:
                table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
                for width in (OWNER, *[area] * 4):
                    table.add_column(width=width, no_wrap=True)
                parts.append(table)
    return Group(*parts)


def _narrow_palaces(show: Data, look: Look, seats: list[int]) -> Group:
    """The same, an area after the other, for a terminal that is too narrow for columns."""
    parts: list[Any] = []
    for seat in seats:
        data = show["seats"][seat]
        parts.append(_who(show, look, seat).append(f"  {_unsent(look, data)}", "dim"))
        areas = [_held(look, place) for place in data["palace"]]
        parts.append(flow(Text("    "), areas, look.width, 4))
        if data["applicants"]:
            parts.append(_waiting(look, data))
    return Group(*parts)


def _held(look: Look, place: Data) -> Text:
    """An area with who is employed there."""
    text = Text(f"{look.number(place['area'])} ", "dim").append_text(_area(look, place, look.width))
    owner = _owner(look, place, look.width)
    return text.append(" ").append_text(owner) if owner else text


def _who(show: Data, look: Look, seat: int) -> Text:
    """A palace's owner, with cash."""
    who = Text("▶ " if seat == show["palace"] else "  ")
    who.append(look.name(seat, 13), COLOURS[seat])
    return who.append(f" {cash(show['seats'][seat], look)}", "bright_yellow")


def _unsent(look: Look, data: Data) -> str:
    return " ".join(f"{n}{look.word(f'occupation-short-{o}')}" for o, n in data["unsent"].items() if n) or "–"


def _waiting(look: Look, data: Data) -> Text:
    """Who applies at a palace."""
    head = Text(f"    {look.heading(look.word('intrigue-applicants'))}", "dim")
    found: Text = flow(head, [_applicants(look, *group) for group in _by_occupation(data)], look.width, 6)
    return found


def _by_occupation(data: Data) -> list[tuple[str, list[int]]]:
    """The applicants of a palace by occupation: who stands alone, and who has rivals."""
    found: dict[str, list[int]] = {}
    for name in OCCUPATIONS:
        owners = [scholar["owner"] for scholar in data["applicants"] if scholar["occupation"] == name]
        if owners:
            found[name] = owners
    return list(found.items())


def _applicants(look: Look, occupation: str, owners: list[int]) -> Text:
    text = Text(f"{look.word(f'occupation-{occupation}')} ")
    for number, owner in enumerate(owners):
        text.append(", " if number else "").append(look.name(owner, 12), COLOURS[owner])
    return text


def _area(look: Look, area: Data, width: int) -> Text:
    if area["occupation"] is None:
        return Text("·", "dim")
    return Text(look.word(f"occupation-{area['occupation']}")[:width])


def _owner(look: Look, area: Data, width: int) -> Text:
    if area["occupation"] is None:
        return Text()
    return Text(look.name(area["owner"], width), COLOURS[area["owner"]])


def _scholar(look: Look, scholar: Data, longest: int = 99) -> Text:
    text = Text(look.name(scholar["owner"], longest), COLOURS[scholar["owner"]])
    return text.append(f" {look.word('occupation-' + scholar['occupation'])}", "not bold default")


def _bribes(show: Data, look: Look) -> Text | None:
    if not show["bribes"]:
        return None
    paid = []
    for bribe in show["bribes"]:
        text = _scholar(look, bribe).append(f" {look.number(bribe['ducats'])}", "not bold bright_yellow")
        if bribe["bank"]:
            text.append(f" ({look.word('intrigue-bank')})", "not bold dim")
        paid.append(text)
    found: Text = flow(Text(look.heading(look.word("intrigue-bribes")), "bold"), paid, look.width)
    return found


def label(data: Data, show: Data, look: Look) -> tuple[str, str]:
    kind = data["kind"]
    if kind == "first":
        return look.word("intrigue-group-first"), look.name(data["seat"])
    if kind == "bribe":
        return look.word("intrigue-group-bribe"), look.word("intrigue-label-bribe", ducats=look.number(data["ducats"]))
    occupation = look.word(f"occupation-{data['occupation']}")
    if kind == "send":
        return look.word("intrigue-group-send", name=look.name(data["palace"])), occupation
    if kind == "place":
        return look.word("intrigue-group-place", scholar=_applicant(data, show, look)), look.number(data["area"])
    scholar = _possessive(look, data["owner"], data["occupation"])
    if kind == "hire":
        return look.word("intrigue-group-hire", scholar=scholar), look.number(data["area"])
    return look.word("intrigue-group-choose"), scholar


def _applicant(data: Data, show: Data, look: Look) -> str:
    """The uncontested applicant of that occupation at the palace whose turn it is."""
    seats = [show["seats"][show["palace"]]] if show["palace"] is not None else []
    owners = [s["owner"] for seat in seats for s in seat["applicants"] if s["occupation"] == data["occupation"]]
    if not owners:
        return look.word(f"occupation-{data['occupation']}")
    return _possessive(look, owners[0], data["occupation"])


def _possessive(look: Look, owner: int, occupation: str) -> str:
    return say_scholar(look.locale, look.name(owner), occupation)


def sentence(choice: Choice, show: Data, look: Look) -> str:
    """With names, where the game itself only knows numbers."""
    heading, own = label(choice.data, show, look)
    return look.word("plain-choice", heading=heading, label=own)


def lines(show: Data, look: Look) -> list[str]:
    found = [title(show, look).replace(" · ", ", ")]
    for seat in order(len(show["seats"]), show["eye"]):
        data = show["seats"][seat]
        unsent = ", ".join(f"{n} {look.word('occupation-' + o)}" for o, n in data["unsent"].items() if n)
        money = look.word("intrigue-hidden") if data["cash"] is None else look.number(data["cash"])
        found.append(look.word("plain-palace", name=look.name(seat), cash=money, unsent=unsent or look.word("nobody")))
        for area in data["palace"]:
            if area["occupation"] is None:
                who = look.word("nobody")
            else:
                who = f"{look.name(area['owner'])}, {look.word('occupation-' + area['occupation'])}"
            found.append(look.word("plain-area", name=look.name(seat), area=look.number(area["area"]), who=who))
        if data["applicants"]:
            who = "; ".join(_scholar(look, scholar).plain for scholar in data["applicants"])
            found.append(look.word("plain-applicants", name=look.name(seat), who=who))
    for bribe in show["bribes"]:
        bank = f" ({look.word('intrigue-bank')})" if bribe["bank"] else ""
        found.append(
            look.word("plain-bribe", who=_scholar(look, bribe).plain, ducats=look.number(bribe["ducats"])) + bank
        )
    if show["island"]:
        who = "; ".join(f"{group['count']} {_scholar(look, group).plain}" for group in show["island"])
        found.append(f"{look.heading(look.word('intrigue-island'))} {who}")
    if text := decision(show, look):
        found.append(text)
    return found
