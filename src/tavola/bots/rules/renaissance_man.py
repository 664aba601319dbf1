"""The rule-based player of Renaissance Man: it plans whole choices and then makes them step by step.

A plan is everything that one seal holds: removals, action, card, place, dropped token or moved knight. Each is carried
out on a table of what the seat knows and valued (see renaissance_man_value). The best plan that agrees with the draft
so far gives the next step; since nothing is left to chance, the steps of a draft follow one plan.
"""

from __future__ import annotations

from typing import Any

from tavola.bots.policy import decide, narrow
from tavola.bots.rules import renaissance_man_judge  # noqa: F401  # registers `judge`
from tavola.bots.rules.renaissance_man_foundation import next_foundation
from tavola.bots.rules.renaissance_man_study import (
    HAND,
    HAND_FITS,
    HAND_SIZE,
    HAND_TYPES,
    ICONS,
    KNIGHTS,
    LEFT,
    LEVEL,
    RIGHT,
    add_fit,
    lift_worker,
    may_rest,
    put_worker,
    study,
)
from tavola.bots.rules.renaissance_man_value import (
    MASTERY,
    NEVER,
    PATIENCE,
    SERVE,
    SETTLED,
    TOSS,
    evaluate,
    hires_later,
    no_way_on,
    standing_worth,
    weights_of,
)
from tavola.core import bits
from tavola.core.generic import rule
from tavola.core.kernel import routine
from tavola.games.renaissance_man.choices import BARTER, HIRE, RECRUITING, TEACH, standing_workers, tokens_count
from tavola.games.renaissance_man.codes import ACT, CARD, DISCARD, DONE, DROP, KEEP, KNIGHT, PASS, PLACE, REMOVE
from tavola.games.renaissance_man.position import (
    ACTION,
    FOUNDATION,
    MEN,
    POSITION,
    STAGE_CARD,
    STAGE_FREE,
    VIEW,
)
from tavola.games.renaissance_man.position import DISCARD as DISCARD_PHASE
from tavola.games.renaissance_man.pyramid import LEVEL_SPOTS, covered, open_spots, removable

LOST = -1.0e9
REDEEMED = 5.0
"""What a choice may gain, in rounds, beyond the pyramid that its removals leave."""
EDGE = 1.0e-9
"""How much better a plan must be to replace one that came before it."""


def decide_renaissance_man(record: Any, seat: Any, out: Any, count: Any, rng: Any) -> Any:
    """The next step of the best plan; nothing is left to `rng`. Where steps before this one were not its own, the plan
    may not go on from there: then the first that is legal."""
    if count == 1:
        return out[0]
    if record.phase == FOUNDATION:
        action = next_foundation(record, seat)
    else:
        action = next_step(record, seat, weights_of(record))
    for k in range(count):
        if out[k] == action:
            return action
    return out[0]


rule(decide, VIEW)(decide_renaissance_man)
rule(decide, POSITION)(decide_renaissance_man)


@rule(narrow, POSITION)
def narrow_renaissance_man(record: Any, seat: Any, out: Any, count: Any) -> Any:
    """What to throw away (R22) is left to the rule-based player: searches found next to nothing better, in a third of
    their time. All else is worth a search."""
    if record.phase == DISCARD_PHASE and count > 1:
        action = next_step(record, seat, weights_of(record))
        for k in range(count):
            if out[k] == action:
                out[0] = action
                return 1
    return count


@routine
def next_step(record: Any, seat: Any, weights: Any) -> Any:
    """The step that the best plan goes on with; a pyramid with no way on is dismantled until it has one."""
    table = study(record, seat)
    if record.phase == DISCARD_PHASE:
        return next_discard(record, seat, table, weights)
    filled = standing_workers(record, seat)
    best, step = complete(record, seat, table, weights, filled)
    if record.stage[seat] != STAGE_FREE:
        return step
    made = bits.count(int(record.removed[seat]))
    first = removable(filled) if made < 2 else 0
    while first:
        spot = bits.lowest(first)
        first &= first - 1
        left = filled & ~(1 << spot)
        value = complete_without(record, seat, table, weights, left, best)
        second = removable(left) if made == 0 else 0
        while second:
            also = bits.lowest(second)
            second &= second - 1
            value = max(value, complete_without(record, seat, table, weights, left & ~(1 << also), best))
        if value > best + EDGE:
            best = value
            step = REMOVE + spot
    buried = no_way_on(table, filled & ~covered(filled), int(record.stored[seat]))
    if buried and record.phase == ACTION and step >= PASS and best < MASTERY:
        return REMOVE + highest(removable(filled))
    return step


@routine
def highest(spots: Any) -> Any:
    """The last of some spots."""
    spot = 0
    while spots >> spot + 1:
        spot += 1
    return spot


@routine
def complete_without(record: Any, seat: Any, table: Any, weights: Any, filled: Any, best: Any) -> Any:
    """The best value after removals; LOST at a glance if no single action could make good what they cost."""
    slots = (1 << table[HAND_SIZE]) - 1
    worth = standing_worth(
        table, weights, filled, int(record.stored[seat]), int(record.taught[seat]), slots, int(table[KNIGHTS])
    )
    if worth + REDEEMED < best:
        return LOST
    value, _ = complete(record, seat, table, weights, filled)
    return value


@routine
def complete(record: Any, seat: Any, table: Any, weights: Any, filled: Any) -> Any:
    """The best way to go on without further removals: its value, and its next step."""
    phase = int(record.phase)
    stored = int(record.stored[seat])
    taught = int(record.taught[seat])
    slots = (1 << table[HAND_SIZE]) - 1
    if phase == ACTION:
        return best_action(record, seat, table, weights, filled)
    if phase == MEN:
        value, spot = best_place(table, weights, filled, stored, taught, slots, int(table[KNIGHTS]), -1)
        return value, PLACE + spot
    return best_recruit(record, seat, table, weights, filled)


@routine
def best_place(
    table: Any, weights: Any, filled: Any, stored: Any, taught: Any, slots: Any, knights: Any, code: Any
) -> Any:
    """Where a card, or a Renaissance Man (code -1), is worth most: the value and the spot, LOST if it fits nowhere."""
    best = LOST
    best_spot = -1
    spots = open_spots(filled)
    while spots:
        spot = bits.lowest(spots)
        spots &= spots - 1
        if may_rest(table, spot, code):
            put_worker(table, spot, code, 0)
            value = foresee(table, weights, filled | 1 << spot, stored, taught, slots, knights)
            lift_worker(table, spot, 0)
            if value > best + EDGE:
                best = value
                best_spot = spot
    return best, best_spot


@routine
def foresee(table: Any, weights: Any, filled: Any, stored: Any, taught: Any, slots: Any, knights: Any) -> Any:
    """The worth of where a choice leads, or of where one more hire in a later phase or the next round would lead."""
    best = evaluate(table, weights, filled, stored, taught, slots, knights)
    merchants = filled & ~covered(filled) & table[ICONS + HIRE]
    later = hires_later(table, filled, merchants, stored & 15)
    if best >= MASTERY or (merchants == 0 and stored & 15 == 0):
        return best
    tokens = stored - 1 if later == 1 or merchants == 0 else stored
    wait = 0.0 if later else weights[PATIENCE]
    spots = open_spots(filled)
    while spots:
        spot = bits.lowest(spots)
        spots &= spots - 1
        cards = table[HAND_FITS + 5 * table[RIGHT + spot - 6] + table[LEFT + spot - 5]] & slots
        while cards:
            slot = bits.lowest(cards)
            cards &= cards - 1
            put_worker(table, spot, table[HAND + slot], 1)
            value = evaluate(table, weights, filled | 1 << spot, tokens, taught, slots & ~(1 << slot), knights)
            lift_worker(table, spot, 1)
            best = max(best, value - wait)
    return best


@routine
def best_action(record: Any, seat: Any, table: Any, weights: Any, filled: Any) -> Any:
    """R12-R17: the best choice of an action phase that agrees with the draft."""
    stage = int(record.stage[seat])
    stored = int(record.stored[seat])
    slots = (1 << table[HAND_SIZE]) - 1
    best = LOST
    step = PASS
    if stage == STAGE_FREE:
        best = foresee(table, weights, filled, stored, int(record.taught[seat]), slots, int(table[KNIGHTS]))
    workers = filled & ~covered(filled) & LEVEL_SPOTS[table[LEVEL] - 1]
    for action in range(4):
        if stage != STAGE_FREE and action != int(record.act[seat]) - 1:
            continue
        tokens = stored
        if workers & table[ICONS + action] == 0:
            if stored >> 4 * action & 15 == 0:
                continue
            tokens -= 1 << 4 * action  # R13
        last = -1
        for slot in range(table[HAND_SIZE]):
            kind = int(record.hand[seat, slot])
            if kind == last or (stage > STAGE_CARD and kind != int(record.card[seat]) - 1):
                continue
            last = kind
            value, part = best_use(record, seat, table, weights, filled, tokens, action, slot)
            if value > best + EDGE:
                best = value
                if stage == STAGE_FREE:
                    step = ACT + action
                elif stage == STAGE_CARD:
                    step = CARD + kind
                else:
                    step = part
    return best, step


@routine
def best_use(record: Any, seat: Any, table: Any, weights: Any, filled: Any, stored: Any, action: Any, slot: Any) -> Any:
    """The best an action makes of a card: the value, and the last step of the choice; LOST if it can't be used."""
    code = table[HAND + slot]
    icon = code >> 8
    taught = int(record.taught[seat])
    slots = ((1 << table[HAND_SIZE]) - 1) & ~(1 << slot)
    knights = int(table[KNIGHTS])
    best = LOST
    part = 0
    if action == HIRE:
        best, spot = best_place(table, weights, filled, stored, taught, slots, knights, code)
        return best, PLACE + spot
    if action == TEACH:
        if taught >> icon & 1:
            return LOST, 0
        if taught | 1 << icon == 15:  # R16: a Renaissance Man at once
            best, spot = best_place(table, weights, filled, stored, 0, slots, knights, -1)
            return best, part
        return foresee(table, weights, filled, stored, taught | 1 << icon, slots, knights), part
    if action == BARTER:
        if tokens_count(stored) < 4:
            return foresee(table, weights, filled, stored + (1 << 4 * icon), taught, slots, knights), part
        for token in range(4):
            if stored >> 4 * token & 15:
                kept = stored - (1 << 4 * token) + (1 << 4 * icon)
                value = foresee(table, weights, filled, kept, taught, slots, knights)
                if value > best + EDGE:
                    best = value
                    part = DROP + token
        return best, part
    knights += 1 << 4 * icon
    if record.reserve[seat]:
        return foresee(table, weights, filled, stored, taught, slots, knights), part
    for area in range(4):
        if int(table[KNIGHTS]) >> 4 * area & 15:
            value = foresee(table, weights, filled, stored, taught, slots, knights - (1 << 4 * area))
            if value > best + EDGE:
                best = value
                part = KNIGHT + area
    return best, part


@routine
def best_recruit(record: Any, seat: Any, table: Any, weights: Any, filled: Any) -> Any:
    """R21: the card that the seat has won goes where it is worth most, or into the hand."""
    area = int(record.area)
    stored = int(record.stored[seat])
    taught = int(record.taught[seat])
    code = int(record.code[int(record.recruits[area]) - 1])
    slots = (1 << table[HAND_SIZE]) - 1
    knights = int(table[KNIGHTS]) & ~(15 << 4 * area)
    best, spot = best_place(table, weights, filled, stored, taught, slots, knights, code)
    table[HAND + table[HAND_SIZE]] = code
    table[HAND_SIZE] += 1
    table[HAND_TYPES + (code >> 8)] |= slots + 1
    add_fit(table, HAND_FITS, code, slots + 1)
    kept = evaluate(table, weights, filled, stored, taught, 2 * slots + 1, knights)
    table[HAND_SIZE] -= 1
    table[HAND_TYPES + (code >> 8)] &= slots
    add_fit(table, HAND_FITS, code, -slots - 1)
    if best >= kept - weights[SETTLED]:
        return best, PLACE + spot
    return kept, KEEP


@routine
def next_discard(record: Any, seat: Any, table: Any, weights: Any) -> Any:
    """R22: throw away, one after the other, the cards that neither fit nor serve an action that is at hand."""
    filled = int(record.filled[seat])
    stored = int(record.stored[seat])
    taught = int(record.taught[seat])
    knights = int(table[KNIGHTS])
    slots = ((1 << table[HAND_SIZE]) - 1) & ~int(record.tossed[seat])
    whole = standing_worth(table, weights, filled, stored, taught, slots, knights)
    for slot in range(table[HAND_SIZE]):
        if slots >> slot & 1:
            rest = standing_worth(table, weights, filled, stored, taught, slots & ~(1 << slot), knights)
            if whole - rest < weights[TOSS]:
                used = best_service(record, seat, table, weights, slots & ~(1 << slot), slot)
                if used - rest < weights[SERVE]:
                    return DISCARD + int(record.hand[seat, slot])
    return DONE


@routine
def best_service(record: Any, seat: Any, table: Any, weights: Any, slots: Any, slot: Any) -> Any:
    """The worth of what the best of barter, teach and recruit would make of a card in the next round."""
    filled = int(record.filled[seat])
    stored = int(record.stored[seat])
    taught = int(record.taught[seat])
    knights = int(table[KNIGHTS])
    icon = table[HAND + slot] >> 8
    free = filled & ~covered(filled)
    best = LOST
    if free & table[ICONS + BARTER] and tokens_count(stored) < 4:
        best = max(best, standing_worth(table, weights, filled, stored + (1 << 4 * icon), taught, slots, knights))
    if free & table[ICONS + TEACH] and not taught >> icon & 1:
        lesson = taught | 1 << icon
        if lesson == 15:
            return NEVER
        best = max(best, standing_worth(table, weights, filled, stored, lesson, slots, knights))
    if free & table[ICONS + RECRUITING] and record.reserve[seat]:
        best = max(best, standing_worth(table, weights, filled, stored, taught, slots, knights + (1 << 4 * icon)))
    return best
