"""Sentences for actions and events, in the words of tavola/locales/*/intrigue.ftl."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tavola.core.game import Data
from tavola.core.language import say
from tavola.games.intrigue import look
from tavola.games.intrigue.actions import action_to_data, against_own
from tavola.games.intrigue.position import EXTERNAL, OCCUPATIONS

_VOWELS = "aeiouyhàâäáåæéèêëíîïóôöøœúùûü"


def occupation_word(locale: str, occupation: str) -> str:
    return say(locale, f"intrigue-{occupation}")


def say_scholar(locale: str, owner: str, occupation: str) -> str:
    """Anna's doctor: `owner` is a name. French needs to know whether it begins with a vowel."""
    word = occupation_word(locale, occupation)
    return say(locale, "intrigue-scholar", owner=owner, occupation=word, vowel=_vowel(owner))


def _vowel(name: str) -> str:
    return "yes" if name[:1].lower() in _VOWELS and name[:1] else "no"


def _player(locale: str, message: str, seat: int, names: Sequence[str] | None) -> str:
    """To Anna, Anna's palace; to player 3, the palace of player 3."""
    name = names[seat] if names else ""
    return say(locale, message, named="yes" if name else "no", name=name, player=seat + 1, vowel=_vowel(name))


def _scholar_of(locale: str, seat: int, owner: int, occupation: str, names: Sequence[str] | None) -> str:
    """Your doctor, Anna's doctor, player 3's doctor."""
    if names and owner != seat:
        return say_scholar(locale, names[owner], occupation)
    whose = "own" if owner == seat else "other"
    word = occupation_word(locale, occupation)
    return say(locale, "intrigue-scholar-of-player", whose=whose, player=owner + 1, occupation=word)


def say_action(locale: str, record: Any, seat: int, action: int, names: Sequence[str] | None = None) -> str:
    """A sentence for a list of choices. Players without names are numbered from 1, as people count."""
    data = action_to_data(record, seat, action)
    kind = data["kind"]
    arguments: dict[str, Any] = {"ducats": data.get("ducats", 0), "area": data.get("area", 0)}
    if kind == "first":
        return say(locale, "intrigue-action-first", player=data["seat"] + 1)
    if kind == "bribe":
        return _say_bribe(locale, record, seat, data, names)
    if kind == "place":
        number = OCCUPATIONS.index(data["occupation"])
        owners = [s.owner for s in look.applicants(record, seat) if s.occupation == number]
        arguments["scholar"] = _scholar_of(locale, seat, owners[0] if owners else seat, data["occupation"], names)
    elif kind == "send":
        arguments["occupation"] = occupation_word(locale, data["occupation"])
        arguments["palace"] = _player(locale, "intrigue-palace-of-player", data["palace"], names)
        arguments["own"] = "yes" if against_own(record, seat, action) else "no"
    else:
        arguments["scholar"] = _scholar_of(locale, seat, data["owner"], data["occupation"], names)
        if kind == "choose":
            holder = record.holder[seat, OCCUPATIONS.index(data["occupation"])] if 0 <= seat < record.seats else -1
            kind = "keep" if holder == data["owner"] else "take"
    return say(locale, f"intrigue-action-{kind}", **arguments)


def _say_bribe(locale: str, record: Any, seat: int, data: Data, names: Sequence[str] | None) -> str:
    """I17, I18: what it is for, and whether the bank pays it."""
    paying = look.payer(record)
    occupation = OCCUPATIONS[paying[0].occupation] if paying else OCCUPATIONS[0]
    bank = 0 <= seat < record.seats and not record.cash[seat]
    return say(
        locale,
        "intrigue-action-bribe",
        ducats=data["ducats"],
        occupation=occupation_word(locale, occupation),
        to=_player(locale, "intrigue-to-player", int(record.palace), names),
        bank="yes" if bank else "no",
        goal="keep" if record.employee else "win" if record.step == EXTERNAL else "enter",
    )


def say_event(locale: str, event: Data, names: list[str]) -> str:
    """A sentence for the log."""
    kind = event["kind"]
    arguments: dict[str, Any] = {k: v for k, v in event.items() if isinstance(v, int | str) and k != "kind"}
    for field in ("seat", "palace"):
        if field in event:
            arguments[field] = names[event[field]]
    for field in ("bank", "employee"):
        if field in event:
            arguments[field] = "yes" if event[field] else "no"
    if kind == "bribe":
        arguments["scholar"] = say_scholar(locale, names[event["seat"]], event["occupation"])
    if "occupation" in event:
        arguments["occupation"] = occupation_word(locale, event["occupation"])
        if "owner" in event:
            arguments["scholar"] = say_scholar(locale, names[event["owner"]], event["occupation"])
    if kind == "step":
        arguments["occupations"] = listed(locale, [occupation_word(locale, o) for o in event["occupations"]])
    if kind == "over":
        arguments["ducats"] = max(event["scores"])
        arguments["winners"] = listed(locale, [names[seat] for seat in event["winners"]])
        arguments["count"] = len(event["winners"])
    return say(locale, f"intrigue-event-{kind}", **arguments)


def listed(locale: str, words: list[str]) -> str:
    """a; a and b; a, b and c."""
    if len(words) < 2:
        return "".join(words)
    return say(locale, "intrigue-and", first=", ".join(words[:-1]), last=words[-1])
