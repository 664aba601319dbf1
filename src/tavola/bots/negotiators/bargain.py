"""What to say: answers to what the others ask, and offers, demands, promises and threats of one's own."""

from __future__ import annotations

import math

from tavola.bots.negotiators.judgement import Judgement
from tavola.bots.negotiators.table import SALARIES
from tavola.bots.negotiators.words import Term, read_term, statement
from tavola.core.game import Data
from tavola.games.intrigue.position import INTERNAL, ROUNDS

LEAST_GAIN = 0.5
"""A deal must bring so much, in thousands."""
SHARE = 0.5
"""How much of what a favour is worth to the other comes off the bribe."""


def sides(data: Data, me: int) -> tuple[list[Term], list[Term]]:
    """(the other's terms, my terms) of an offer or demand between us."""
    then_terms = [read_term(term) for term in data["then"]]
    if_terms = [read_term(term) for term in data["if"]]
    speaker_then = data["act"] == "offer"
    mine_then = speaker_then == (data["from"] == me)
    return (if_terms, then_terms) if mine_then else (then_terms, if_terms)


def answer(judgement: Judgement) -> Data | None:
    """Accept the best of the offers and demands that wait for me, if it is good; None if none is."""
    best, found = 0.0, None
    for data in judgement.words.waiting:
        if data["to"] != judgement.me:
            continue
        theirs, mine = sides(data, judgement.me)
        if judgement.possible(mine):
            value = judgement.weigh(data["from"], theirs, mine)
            if value > best or (value >= 0.0 and found is None):
                best, found = value, data
    if found is None:
        return None
    return {"act": "accept", "to": found["from"], "on": found["number"], "if": [], "then": []}


def reject(judgement: Judgement) -> Data | None:
    for data in judgement.words.waiting:
        if data["to"] == judgement.me:
            return {"act": "reject", "to": data["from"], "on": data["number"], "if": [], "then": []}
    return None


# The payer


def payer_offer(judgement: Judgement, raised: float = 1.0) -> Data | None:
    """The deal with the palace owner that is best for me among those it can agree to."""
    table, persona = judgement.table, judgement.persona
    palace, occupation, me = table.palace, table.paying_for, judgement.me
    if judgement.promised_away(palace, occupation, me) > 0.5:
        return None
    best, found = LEAST_GAIN, None
    for target in _targets(judgement, palace, occupation, me):
        salary = float(target.amount) if target.kind == "place" else None
        asked = table.asking(palace, occupation, me, salary, table.merits[palace]) * persona.opening * raised
        for favour in [None, *favours(judgement, palace)]:
            cut = SHARE * favour_worth(judgement, favour) / table.price(palace, me) if favour else 0.0
            amount = max(1, math.ceil(asked - cut))
            if amount > max(table.cash[me] - judgement.other_bribes(), 1):
                continue
            mine = [Term("pay", me, occupation, palace, amount)] + ([favour] if favour else [])
            value = judgement.weigh(palace, [target], mine)
            if value > best:
                best, found = value, (target, mine)
    if found is None:
        return None
    target, mine = found
    if persona.threatens:  # a hard bargainer demands where others offer; the deal is the same
        return statement("demand", palace, if_terms=mine, then_terms=[target])
    return statement("offer", palace, if_terms=[target], then_terms=mine)


def _targets(judgement: Judgement, palace: int, occupation: int, owner: int) -> list[Term]:
    """What the palace owner could promise for a scholar that is to pay now."""
    table = judgement.table
    if table.step == INTERNAL:
        return [Term("choose", owner, occupation, palace, 0)]
    claimed = [t.amount for w in judgement.words.of(palace) for t in w.terms if t.kind == "place" and not w.unless]
    free = [SALARIES[area] for area in range(4) if table.free[palace] >> area & 1]
    return [Term("place", owner, occupation, palace, salary) for salary in free if salary not in claimed]


def favours(judgement: Judgement, other: int) -> list[Term]:
    """What I could promise about the other's scholars at my own palace: those that stand in a conflict."""
    table, me = judgement.table, judgement.me
    if table.laps[me] > ROUNDS:
        return []
    found = [Term("choose", other, o, me, 0) for o in range(4) if table.contested(me, other, o)]
    return [term for term in found if judgement.possible([term])]


def favour_worth(judgement: Judgement, favour: Term) -> float:
    """What a favour of mine is worth to the one who gets it, as far as I can be believed to keep it."""
    table = judgement.table
    chance = table.natural_chance(favour.palace, favour.occupation, favour.owner)
    return 0.7 * (1.0 - chance) * table.worth(favour.palace, favour.occupation, favour.owner)


def payer_threat(judgement: Judgement) -> Data | None:
    """Unless the palace owner hires mine, one of its scholars goes from my palace."""
    table, me = judgement.table, judgement.me
    if table.step != INTERNAL and not table.rivals(table.palace, table.paying_for, me):
        return None
    wanted = Term("choose", me, table.paying_for, table.palace, 0)
    for favour in favours(judgement, table.palace):
        threat = Term("banish", favour.owner, favour.occupation, me, 0)
        if judgement.possible([threat]):
            return statement("threaten", table.palace, [wanted], [threat])
    return None


def payer_promise(judgement: Judgement) -> Data | None:
    """If the palace owner hires mine, one of its scholars is hired or kept at my palace."""
    table, me = judgement.table, judgement.me
    wanted = Term("choose", me, table.paying_for, table.palace, 0)
    offered = [f for f in favours(judgement, table.palace) if judgement.weigh(table.palace, [wanted], [f]) > LEAST_GAIN]
    if not offered or not table.rivals(table.palace, table.paying_for, me):
        return None
    best = max(offered, key=lambda favour: favour_worth(judgement, favour))
    return statement("promise", table.palace, [wanted], [best])


# The palace owner


def owner_offer(judgement: Judgement) -> Data | None:
    """A place for the payer's scholar at the price that I ask: the one that leaves most for both of us."""
    table, me = judgement.table, judgement.me
    payer, occupation = table.actor, table.paying_for
    best, found = 0.0, None
    for target in _targets(judgement, me, occupation, payer):
        if not judgement.possible([target]):
            continue
        amount = math.ceil(judgement.cost(target) / table.price(me, payer))
        salary = float(target.amount) if target.kind == "place" else None
        worth = 0.8 * table.worth(me, occupation, payer, salary)
        silent = table.natural_chance(me, occupation, payer) * table.worth(me, occupation, payer) * 0.7
        left = worth - silent - table.price(payer, me) * amount
        if amount <= table.cash[payer] and left > best:
            best, found = left, (target, amount)
    if found is None:
        return None
    target, amount = found
    return statement("offer", payer, [Term("pay", payer, occupation, me, amount)], [target])


def owner_threat(judgement: Judgement) -> Data | None:
    """Unless the payer pays more than usual, its scholar goes: only where another can be hired in its place."""
    table, me = judgement.table, judgement.me
    payer, occupation = table.actor, table.paying_for
    if not table.rivals(me, occupation, payer):
        return None
    amount = math.ceil(1.5 * table.usual(me, occupation, payer))
    threat = Term("banish", payer, occupation, me, 0)
    if amount > table.cash[payer] or not judgement.possible([threat]):
        return None
    return statement("threaten", payer, [Term("pay", payer, occupation, me, amount)], [threat])
