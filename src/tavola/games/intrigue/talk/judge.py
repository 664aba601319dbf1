"""Deciding a term by what happens at the table: the table of I24, row by row.

A term is open, kept, broken or void. `begin` is asked when its clock starts, `judge` after every action since.
Impossible terms turn void at once.
"""

from __future__ import annotations

from typing import Any

from tavola.games.intrigue import look
from tavola.games.intrigue.position import AREAS, BRIBE, BRIBE_ACTION, CHOOSE, HIRE, OVER, PLACE, ROUNDS, SEND
from tavola.games.intrigue.talk.terms import Term

OPEN, KEPT, BROKEN, VOID = "open", "kept", "broken", "void"


def begin(term: Term, before: Any, after: Any) -> str:
    """Open, or void when the term's round has passed or it has become impossible.

    Its clock starts with the action between these records (none, if they are one). That action may end the turn in
    which a protection is due; the turn ends only after it, so the protection counts.
    """
    if term.kind == "protect" and not _passed(term, before) and _passed(term, after):
        return KEPT if _employed(term, after) else VOID
    return OPEN if _possible(term, after) else VOID


def judge(term: Term, before: Any, seat: int, action: int, after: Any) -> str:
    """What an open term has become by this action."""
    status = _RULES[term.kind](term, before, action, after)
    if status == OPEN and not _possible(term, after):
        return VOID
    return status


def _pay(term: Term, before: Any, action: int, after: Any) -> str:
    """Due with that scholar's next bribe there, as an applicant or as a challenged employee."""
    paying = look.payer(before)
    if not paying or before.palace != term.palace or paying[0] != (term.owner, term.occupation):
        return OPEN
    return KEPT if (action - BRIBE_ACTION) * 1000 >= term.amount else BROKEN


def _decision(term: Term, before: Any) -> bool:
    """Whether the palace owner has just decided on that scholar."""
    if before.phase not in (PLACE, HIRE, CHOOSE) or before.palace != term.palace:
        return False
    if look.deciding(before) != term.occupation:
        return False
    return _employed(term, before) or _waits(term, before)


def _employed(term: Term, record: Any) -> bool:
    return bool(record.holder[term.palace][term.occupation] == term.owner)


def _waits(term: Term, record: Any) -> bool:
    return look.Scholar(term.owner, term.occupation) in look.applicants(record, term.palace)


def _place(term: Term, before: Any, action: int, after: Any) -> str:
    if not _decision(term, before):
        return OPEN
    high = AREAS[after.area[term.palace][term.occupation]] >= term.amount
    return KEPT if _employed(term, after) and high else BROKEN


def _choose(term: Term, before: Any, action: int, after: Any) -> str:
    if not _decision(term, before):
        return OPEN
    return KEPT if _employed(term, after) else BROKEN


def _banish(term: Term, before: Any, action: int, after: Any) -> str:
    if not _decision(term, before):
        return OPEN
    return BROKEN if _employed(term, after) else KEPT


def _protect(term: Term, before: Any, action: int, after: Any) -> str:
    """Due at the end of the palace owner's turn in the round, or earlier when banished."""
    if _decision(term, before) and not _employed(term, after):
        return BROKEN
    if not _passed(term, after):
        return OPEN
    return KEPT if _employed(term, after) else VOID


def _sending(term: Term, before: Any, action: int, after: Any) -> str:
    """Due with the end of the player's sending in the round.

    Whoever of theirs waits somewhere right then was sent just now: every palace has had a turn since the last time.
    """
    ended = before.phase == SEND and before.to_send == 1
    if not ended or before.palace != term.owner or before.lap != term.amount:
        return OPEN
    sent = _waits(term, after)
    if term.kind == "not_send":
        return BROKEN if sent else KEPT
    own = look.Scholar(term.owner, term.occupation)
    just_sent = sum(look.applicants(after, palace).count(own) for palace in range(after.seats))
    if not just_sent and not after.unsent[term.owner][term.occupation]:
        return VOID
    return KEPT if sent else BROKEN


_RULES = {
    "pay": _pay,
    "place": _place,
    "choose": _choose,
    "banish": _banish,
    "protect": _protect,
    "send": _sending,
    "not_send": _sending,
}


def _passed(term: Term, record: Any) -> bool:
    """Whether the actor's turn in the term's round is over (hiring and sending of that turn included)."""
    return look.turn_number(record, term.actor, term.amount) < look.turn_now(record)


def _possible(term: Term, record: Any) -> bool:
    """Whether the term can still fall due."""
    if record.phase == OVER:
        return False
    if term.kind in ("protect", "send", "not_send"):
        return not _passed(term, record)
    if record.unsent[term.owner][term.occupation]:
        return True  # it will be sent somewhere, perhaps there
    later = look.turn_number(record, term.palace, ROUNDS) > look.turn_now(record)
    if term.kind == "pay":
        return _may_pay(term, record, later)
    if _waits(term, record):
        return True
    return _employed(term, record) and (later or _challenged(term, record))


def _challenged(term: Term, record: Any) -> bool:
    """Whether somebody applies for the occupation at the palace whose turn it is."""
    waiting = look.applicants(record, term.palace)
    return bool(record.palace == term.palace and any(s.occupation == term.occupation for s in waiting))


def _may_pay(term: Term, record: Any, later: bool) -> bool:
    """Whether a bribe of a scholar that is there (or on no other way) may still come."""
    waits, employed = _waits(term, record), _employed(term, record)
    if later and (waits or employed):
        return True
    if record.palace != term.palace or not (waits or (employed and _challenged(term, record))):
        return waits
    if term.occupation not in look.undecided(record):
        return True  # its conflict comes later in this turn
    if record.phase != BRIBE:
        return False
    own = look.Scholar(term.owner, term.occupation)
    return own in look.due(record) or bool(record.employee and employed)
