"""Choices at the table with all that was said in mind: bribes, places, hirings, sendings."""

from __future__ import annotations

from collections.abc import Callable

from tavola.bots.negotiators.judgement import Judgement
from tavola.bots.negotiators.table import SALARIES, SILENT_REWARD
from tavola.bots.negotiators.words import Term
from tavola.games.intrigue.position import (
    BRIBE_ACTION,
    CHOOSE_ACTION,
    HIRE_ACTION,
    PLACE,
    PLACE_ACTION,
    SEND_ACTION,
)

Luck = Callable[[], float]
"""A number from 0 to 1, for choices that are as good as each other."""


def choose_bribe(judgement: Judgement) -> int:
    """What was agreed, if it is to be kept; else what is worth most."""
    table = judgement.table
    palace, occupation = table.palace, table.paying_for
    owed, scruple = 0, 0.0
    word = judgement.words.deal_on(judgement.me, palace, occupation)
    if word:
        owed = max(term.amount for term in word.terms if term.kind == "pay")
        scruple = judgement.bound(word)
    worths, chances = table.odds(judgement.reward_of(palace))
    reserve = judgement.other_bribes()
    most = max(1, min(len(worths), max(len(worths) - 2 * reserve, owed)))
    best, amount = -1e9, 1
    for k in range(most):
        value = judgement.bribe_value(k + 1, worths[k], chances[k])
        value -= scruple if k + 1 < owed else 0.0
        if value > best:
            best, amount = value, k + 1
    return BRIBE_ACTION + (min(owed, len(worths)) if owed and amount >= owed else amount)


def choose_hiring(judgement: Judgement, legal: tuple[int, ...], phase: int, luck: Luck) -> int:
    """Whom to hire, and where: what each has deserved, and what my words, hopes and fears weigh."""
    return max(legal, key=lambda action: (hiring_value(judgement, action, phase), luck()))


def read_hiring(judgement: Judgement, action: int) -> tuple[int, int, int | None]:
    """(owner, occupation, area or None where it is fixed) of a place, hire or choose action."""
    table, me = judgement.table, judgement.me
    if action >= HIRE_ACTION:
        occupation, rest = divmod(action - HIRE_ACTION, 20)
        return rest >> 2, occupation, rest & 3
    if action >= CHOOSE_ACTION:
        occupation, owner = divmod(action - CHOOSE_ACTION, 5)
        return owner, occupation, None
    occupation, area = divmod(action - PLACE_ACTION, 4)
    owner = next(seat for seat in table.others if table.waits(me, seat, occupation))
    return owner, occupation, area


def hiring_value(judgement: Judgement, action: int, phase: int) -> float:
    table, me = judgement.table, judgement.me
    owner, occupation, area = read_hiring(judgement, action)
    reward = SILENT_REWARD * judgement.persona.reward
    merit = table.merit(me, occupation, owner, judgement.merits, reward)
    value = 0.0 if phase == PLACE else merit
    if area is not None:
        value -= abs(table.worth(me, occupation, owner, SALARIES[area]) - merit)
    return value + _weight_of_words(judgement, owner, occupation, area)


def _weight_of_words(judgement: Judgement, owner: int, occupation: int, area: int | None) -> float:
    """Mine that this would keep or break; and what others have said they will do for it, or against it."""
    table, me = judgement.table, judgement.me
    value = 0.0
    for word in judgement.words.open:
        if word.giver == me:
            if word.unless or (word.kind == "promise" and word.given):
                continue
            fates = [fate(judgement, term, owner, occupation, area) for term in word.terms]
            if -1 in fates:
                value -= judgement.bound(word)
        else:
            asked = word.unless or word.given
            fates = [fate(judgement, term, owner, occupation, area) for term in asked if term.actor == me]
            believed = judgement.kept(word.giver)
            if word.unless and -1 in fates:
                value -= believed * sum(harm(judgement, term) for term in word.terms)
            elif word.given and 1 in fates and -1 not in fates:
                value += believed * sum(judgement.gain(term) for term in word.terms)
    if area is not None and not table.area[me][occupation] >= 0:
        value -= _broken_places(judgement, occupation, area)
    return value


def _broken_places(judgement: Judgement, occupation: int, area: int) -> float:
    """Places promised to scholars that come later, which could not be given any more."""
    table, me = judgement.table, judgement.me
    free = sorted(SALARIES[a] for a in range(4) if table.free[me] >> a & 1 and a != area)
    total = 0.0
    for word in judgement.words.of(me):
        for term in word.terms:
            later = term.kind == "place" and term.palace == me and term.occupation != occupation
            if later and table.area[me][term.occupation] < 0 and table.waits(me, term.owner, term.occupation):
                fitting = [salary for salary in free if salary >= term.amount]
                if fitting:
                    free.remove(fitting[0])
                else:
                    total += judgement.bound(word)
    return total


def fate(judgement: Judgement, term: Term, owner: int, occupation: int, area: int | None) -> int:
    """What a term about my palace becomes when I decide so: 1 kept, -1 broken, 0 not touched."""
    table, me = judgement.table, judgement.me
    if term.palace != me or term.occupation != occupation or term.kind not in ("choose", "place", "banish", "protect"):
        return 0
    if table.holder[me][occupation] != term.owner and not table.waits(me, term.owner, occupation):
        return 0
    hired = owner == term.owner
    if term.kind == "banish":
        return -1 if hired else 1
    if term.kind == "place" and hired:
        salary = SALARIES[table.area[me][occupation] if area is None else area]
        return 1 if salary >= term.amount else -1
    return 1 if hired else -1


def harm(judgement: Judgement, term: Term) -> float:
    """What a threatened act would cost me."""
    table, me = judgement.table, judgement.me
    if term.kind == "banish" and term.owner == me:
        return 0.5 * table.worth(term.palace, term.occupation, me)
    if term.kind == "send" and table.holder[term.palace][term.occupation] == me:
        return 0.25 * table.worth(term.palace, term.occupation, me)
    return 0.0


def choose_sending(judgement: Judgement, legal: tuple[int, ...], luck: Luck) -> int:
    """Where a scholar is worth most, with owners whose word is good, and as I have said I would."""
    table = judgement.table
    values = table.sendings(legal)
    best, found = -1e9, legal[0]
    for action, worth in zip(legal, values, strict=True):
        occupation, palace = divmod(action - SEND_ACTION, 5)
        value = worth * (0.5 + 0.7 * judgement.trust(palace)) if worth > 0 else worth
        value *= 1.0 - 0.7 * judgement.promised_away(palace, occupation, judgement.me)
        value *= 1.0 + 0.05 * luck()
        for word in judgement.words.of(judgement.me):
            for term in word.terms:
                due = term.kind in ("send", "not_send") and term.amount == table.lap and not word.unless
                if due and (term.occupation, term.palace) == (occupation, palace):
                    value += judgement.bound(word) if term.kind == "send" else -judgement.bound(word)
        if value > best:
            best, found = value, action
    return found
