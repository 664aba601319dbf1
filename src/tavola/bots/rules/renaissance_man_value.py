"""What a pyramid with its tokens, hand and knights is worth: minus the rounds that it is likely to take to the Master.

Every empty place costs the rounds until a card for it is drawn; less if one is in the hand, or on offer where the
seat's knights lead. Equal neighbours can carry nothing but a Renaissance Man, so their place costs what one takes to
teach. To this come what the seat needs in order to act: an uncovered Merchant on a level in use or banked coins,
other workers and tokens, and the types of the cards in the hand.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tavola.bots.rules.renaissance_man_study import (
    ALONE,
    AREA_FITS,
    AREA_TYPES,
    FRESH,
    FRESH_SIZE,
    HAND,
    HAND_FITS,
    HAND_SIZE,
    HAND_TYPES,
    ICONS,
    LEFT,
    LEVEL,
    OFFERED,
    RIGHT,
    RIVAL,
    TOP,
)
from tavola.core import bits
from tavola.core.kernel import routine
from tavola.games.renaissance_man.cards import MAN
from tavola.games.renaissance_man.choices import BARTER, HIRE, RECRUITING, TEACH, tokens_count
from tavola.games.renaissance_man.position import MASTER
from tavola.games.renaissance_man.pyramid import ALL_SPOTS, LEVEL_SPOTS, covered, open_spots

# Weights, in rounds unless said otherwise.
(
    DEAD,  # a place on equal neighbours, no token taught
    TAUGHT,  # less of that for each token taught
    LATER_THREE,  # a place of level 3 that is not open yet
    LATER_FOUR,
    LATER_FIVE,
    LATER_MAN,  # less of that for one that will rest on a Renaissance Man
    READY,  # a place with a card for it in the hand, and a hire in a phase to come this round
    WAITING,  # the same with a hire only in the next round
    STUCK,  # the same without any hire in sight
    QUEUE,  # more of that for each further place with a card, where there is no further hire in a round
    SPOILT,  # more of that for a card that would stand beside its equal
    WON,  # a place with a card on offer that the seat's knights are sure to win
    LEAD_NONE,  # the chance of winning an area where the knights are equal
    LEAD_ONE,  # where the seat leads by one
    LEAD_TWO,  # and by more
    PRIZE,  # any card that the seat's knights are sure to win
    RESERVE,  # a knight in the reserve
    SETTLED,  # putting a recruit into the pyramid at once rather than into the hand
    SHORTAGE,  # no hire at all
    MERCHANTS,  # how fast the shortage fades with each level that has an uncovered Merchant (exponent)
    COINS,  # and with each coin (exponent)
    COIN,  # a token stored: a coin, a book, bread, a shield
    BOOK,
    BREAD,
    SHIELD,
    SCHOLAR,  # a level with an uncovered worker of the type
    BAKER,
    KNIGHT,
    LESSON,  # the first token taught; the second twice as much, and so on
    CARD,  # a card in the hand, whatever it is
    BARTERED,  # a Merchant card where a Baker or bread is at hand
    LEARNT,  # a card of a type not taught yet where a Scholar or book is at hand
    SENT,  # a card of the type of an area with a card that fits, where a Knight or shield is at hand
    TOSS,  # a card is thrown away if it shortens no place by this much,
    SERVE,  # nor adds this much by what a barter, a lesson or a knight would bring
    PATIENCE,  # a hire that is foreseen, but only for the next round
) = range(36)
WEIGHTS = np.array(
    [5.29, 0.684, 4.3, 3.76, 4.52, 0.872, 0.781, 1.55, 1.95, 0.595, 0.5, 0.854, 0.0595, 0.742, 1.05, 0.152, 0.0478,
     0.465, 1.8, 0.736, 0.624, 0.205, 0.183, 0.161, 0.126, 0.18, 0.179, 0.208, 0.238, 0.0168, 0.1, 0.0656, 0.0634,
     0.202, 0.758, 1.2]
)  # fmt: skip
SOLO_WEIGHTS = np.array(
    [5.13, 0.648, 4.49, 4.22, 4.34, 0.948, 0.487, 1.33, 1.61, 0.526, 0.565, 0.642, 0.059, 0.736, 0.809, 0.126,
     0.0463, 0.471, 2.36, 0.688, 0.795, 0.215, 0.171, 0.135, 0.135, 0.213, 0.253, 0.167, 0.258, 0.0243, 0.0934,
     0.0516, 0.0706, 0.233, 0.518, 1.2]
)  # fmt: skip
SOLO_LEADS = np.array([0.0, 0.56, 0.94, 1.0, 1.0])
"""R27: the chance that two opposing knights on random areas leave a lead of 0, 1, 2, ... alive."""
HELPLESS = 10.0
"""The rounds that a pyramid costs which has no way on but to be dismantled."""
MASTERY = 1000.0
NEVER = 1000.0


@routine
def weights_of(record: Any) -> Any:
    """The weights for a race against others, or for one against the deck."""
    return SOLO_WEIGHTS if record.seats == 1 else WEIGHTS


@routine
def drawing_time(table: Any, supports: Any) -> Any:
    """The rounds until a card that these supports meet is drawn, if four are seen a round."""
    fresh = table[FRESH + supports]
    if fresh == 0:
        return NEVER
    missed = 1.0 - fresh / table[FRESH_SIZE]
    missed *= missed
    return 1.0 / (1.0 - missed * missed)


@routine
def levels_with(spots: Any) -> Any:
    """On how many of the levels 1 to 4 there is one of the spots."""
    count = 0
    for level in range(4):
        if spots & LEVEL_SPOTS[level]:
            count += 1
    return count


@routine
def hold_chance(table: Any, weights: Any, knights: Any, area: Any) -> Any:
    """R21, R27: how likely the seat wins an area with these knights of its own."""
    mine = knights >> 4 * area & 15
    lead = mine - table[RIVAL + area]
    if mine == 0 or lead < 0 or not table[OFFERED] >> area & 1:
        return 0.0
    if table[ALONE]:
        return SOLO_LEADS[min(lead, 3)]
    return weights[LEAD_NONE + min(lead, 2)]


@routine
def hires_later(table: Any, filled: Any, merchants: Any, coins: Any) -> Any:
    """R11, R13: whether a further hire is possible in this round: 2 by a Merchant, 1 by a coin, else 0."""
    level = table[LEVEL]
    if merchants >> 6 * level & 0xFFFFFF:
        return 2
    return 1 if coins and level < 4 and (level < table[TOP] or filled >> 6 * level) else 0


@routine
def ready_time(table: Any, weights: Any, filled: Any, merchants: Any, coins: Any) -> Any:
    """R13: how long a card in the hand waits for a hire."""
    if hires_later(table, filled, merchants, coins):
        return weights[READY]
    return weights[WAITING] if merchants or coins else weights[STUCK]


@routine
def no_way_on(table: Any, free: Any, stored: Any) -> Any:
    """Whether neither a token nor an uncovered Merchant, Baker or Knight is left, nor a Scholar for the last place.

    Lessons alone don't lead to the Master: the Renaissance Men of level 4 cover every Scholar below.
    """
    last = table[ICONS + TEACH] & LEVEL_SPOTS[3]
    return stored == 0 and not free & (table[ICONS + HIRE] | table[ICONS + BARTER] | table[ICONS + RECRUITING] | last)


@routine
def place_cost(
    table: Any, weights: Any, filled: Any, slots: Any, knights: Any, ready: Any, hires: Any, dead: Any
) -> Any:
    """The rounds that all empty places take."""
    cost = 0.0
    opened = open_spots(filled)
    empty = ALL_SPOTS & ~filled
    while empty:
        spot = bits.lowest(empty)
        empty &= empty - 1
        below = filled >> (spot - 6) & 3
        if opened >> spot & 1:
            supports = 5 * table[RIGHT + spot - 6] + table[LEFT + spot - 5]
            left = table[RIGHT + spot - 1] if filled >> (spot - 1) & 1 else MAN
            right = table[LEFT + spot + 1] if filled >> (spot + 1) & 1 else MAN
            time = min(drawing_time(table, supports), dead)
            cards = table[HAND_FITS + supports] & slots
            if cards:
                wait = ready if hires > 0 else ready + weights[QUEUE]
                if cards & ~(table[HAND_TYPES + left] | table[HAND_TYPES + right]) == 0:
                    wait += weights[SPOILT]
                hires -= 1
                time = min(time, wait)
            areas = table[AREA_FITS + supports] & ~(table[AREA_TYPES + left] | table[AREA_TYPES + right])
            while areas and knights:
                chance = hold_chance(table, weights, knights, bits.lowest(areas))
                time = min(time, chance * weights[WON] + (1.0 - chance) * time)
                areas &= areas - 1
        else:
            time = weights[LATER_THREE + spot // 6 - 2]
            if (below & 1 and table[RIGHT + spot - 6] == MAN) or (below & 2 and table[LEFT + spot - 5] == MAN):
                time -= weights[LATER_MAN]
        cost += time
    return cost


@routine
def hand_worth(table: Any, weights: Any, filled: Any, stored: Any, taught: Any, slots: Any) -> Any:
    """What the types of the cards in the hand are good for."""
    free = filled & ~covered(filled)
    trades = free & table[ICONS + BARTER] or stored >> 4 * BARTER & 15
    teaches = free & table[ICONS + TEACH] or stored >> 4 * TEACH & 15
    sends = free & table[ICONS + RECRUITING] or stored >> 4 * RECRUITING & 15
    useful = areas_wanted(table, filled) if sends else 0
    worth = 0.0
    for slot in range(table[HAND_SIZE]):
        if slots >> slot & 1:
            icon = table[HAND + slot] >> 8
            worth += weights[CARD]
            if icon == HIRE and trades:
                worth += weights[BARTERED]
            if teaches and not taught >> icon & 1:
                worth += weights[LEARNT]
            if useful >> icon & 1:
                worth += weights[SENT]
    return worth


@routine
def areas_wanted(table: Any, filled: Any) -> Any:
    """The areas whose card fits into the pyramid."""
    areas = 0
    spots = open_spots(filled)
    while spots:
        spot = bits.lowest(spots)
        areas |= table[AREA_FITS + 5 * table[RIGHT + spot - 6] + table[LEFT + spot - 5]]
        spots &= spots - 1
    return areas


@routine
def standing_worth(table: Any, weights: Any, filled: Any, stored: Any, taught: Any, slots: Any, knights: Any) -> Any:
    """The worth of all but the types of the cards in the hand."""
    lessons = bits.count(taught)
    out = tokens_count(knights)
    if filled >> MASTER & 1:
        return MASTERY + tokens_count(stored) + lessons + out  # R25
    free = filled & ~covered(filled)
    coins = stored & 15
    merchants = free & table[ICONS + HIRE]
    ready = ready_time(table, weights, filled, merchants, coins)
    hirers = levels_with(merchants)
    dead = weights[DEAD] - weights[TAUGHT] * lessons
    value = -place_cost(table, weights, filled, slots, knights, ready, hirers + coins, dead)
    value -= weights[SHORTAGE] * np.exp(-weights[MERCHANTS] * hirers - weights[COINS] * coins)
    if no_way_on(table, free, stored):
        value -= HELPLESS
    value += weights[COIN] * coins
    for action in range(1, 4):
        value += weights[COIN + action] * min(2, stored >> 4 * action & 15)
        value += weights[SCHOLAR + action - 1] * min(2, levels_with(free & table[ICONS + action]))
    value += weights[LESSON] * (lessons * (lessons + 1) // 2)
    value += weights[RESERVE] * (4 - out)
    for area in range(4):
        if knights >> 4 * area & 15:
            value += weights[PRIZE] * hold_chance(table, weights, knights, area)
    return value


@routine
def evaluate(table: Any, weights: Any, filled: Any, stored: Any, taught: Any, slots: Any, knights: Any) -> Any:
    """The worth of a pyramid with its tokens, the slots of the hand that are still held, and knights on the areas."""
    worth = standing_worth(table, weights, filled, stored, taught, slots, knights)
    return worth + hand_worth(table, weights, filled, stored, taught, slots)
