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
    SUPPORTS,
    TOP,
)
from tavola.core import bits
from tavola.core.kernel import kernel
from tavola.games.renaissance_man.cards import MAN
from tavola.games.renaissance_man.choices import BARTER, HIRE, RECRUITING, TEACH, tokens_count
from tavola.games.renaissance_man.position import MASTER
from tavola.games.renaissance_man.pyramid import ALL_SPOTS, LEVEL_SPOTS, covered, open_spots

# Weights, in rounds unless said otherwise.
(
    DEAD,  # a place on equal neighbours, no token taught
    TAUGHT,  # less of that for each token taught
    LATER,  # a place that is not open yet
    LATER_MAN,  # one that will rest on a Renaissance Man
    READY,  # a place with a card for it in the hand, and a hire in a phase to come this round
    WAITING,  # the same with a hire only in the next round
    STUCK,  # the same without any hire in sight
    WON,  # a place with a card on offer that the seat's knights are sure to win
    SHORTAGE,  # no hire at all
    MERCHANTS,  # how fast the shortage fades with each level that has an uncovered Merchant (exponent)
    COINS,  # and with each coin
    COIN,  # a coin as such
    BOOK,
    BREAD,
    SHIELD,
    SCHOLAR,  # a level with an uncovered one
    BAKER,
    KNIGHT,
    LESSON,  # the first token taught; each further one as much more
    RESERVE,  # a knight in the reserve
    PRIZE,  # any card that the seat's knights are sure to win
    CARD,  # a card in the hand, whatever it is
    BARTERED,  # a Merchant card where a Baker or bread is at hand
    LEARNT,  # a card of a type not taught yet where a Scholar or book is at hand
    SENT,  # a card of the type of an area with a card that fits, where a Knight or shield is at hand
    LEAD_ONE,  # the chance of keeping an area by one knight
    LEAD_TWO,  # and by two
    TOP_HEAVY,  # how much more a place costs for each level further up (share)
    QUEUE,  # a further place with a card in the hand, where there is no further hire in a round
    TOSS,  # a card is thrown away if it adds less than this to the hand
    SPOILT,  # a card in the hand that would stand beside its equal
) = range(31)
WEIGHTS = np.array(
    [6.0, 0.5, 3.8, 2.4, 0.3, 0.9, 1.6, 0.8, 2.5, 1.0, 0.7, 0.25, 0.15, 0.15, 0.15, 0.25, 0.25, 0.25, 0.15, 0.05, 0.15,
     0.02, 0.1, 0.1, 0.15, 0.65, 0.9, 0.0,
     0.4, 0.2, 2.0]
)  # fmt: skip
SOLO_WEIGHTS = WEIGHTS.copy()
SOLO_LEADS = np.array([0.0, 0.56, 0.94, 1.0, 1.0])
"""R27: the chance that two opposing knights on random areas leave a lead of 0, 1, 2, ... alive."""
MASTERY = 1000.0
NEVER = 1000.0


@kernel
def weights_of(record: Any) -> Any:
    """The weights for a race against others, or for one against the deck."""
    return SOLO_WEIGHTS if record.seats == 1 else WEIGHTS


@kernel
def drawing_time(table: Any, supports: Any, left: Any, right: Any) -> Any:
    """The rounds until a card for a place is drawn, if four are seen a round; no equal of a neighbour counts."""
    fresh = 0
    for icon in range(4):
        if icon not in (left, right):
            fresh += table[FRESH + SUPPORTS * icon + supports]
    if fresh == 0:
        return NEVER
    missed = 1.0 - fresh / table[FRESH_SIZE]
    missed *= missed
    return 1.0 / (1.0 - missed * missed)


@kernel
def levels_with(spots: Any) -> Any:
    """On how many of the levels 1 to 4 there is one of the spots."""
    count = 0
    for level in range(4):
        if spots & LEVEL_SPOTS[level]:
            count += 1
    return count


@kernel
def hold_chance(table: Any, weights: Any, knights: Any, area: Any) -> Any:
    """R21, R27: how likely the seat wins an area with these knights of its own."""
    lead = (knights >> 4 * area & 15) - table[RIVAL + area]
    if lead <= 0 or not table[OFFERED] >> area & 1:
        return 0.0
    if table[ALONE]:
        return SOLO_LEADS[min(lead, 3)]
    return weights[LEAD_ONE] if lead == 1 else weights[LEAD_TWO]


@kernel
def ready_time(table: Any, weights: Any, merchants: Any, coins: Any) -> Any:
    """R13: how long a card in the hand waits for a hire."""
    later = merchants >> 6 * table[LEVEL]
    if later & 0xFFFFFF or (coins and table[LEVEL] < table[TOP]):
        return weights[READY]
    if merchants or coins:
        return weights[WAITING]
    return weights[STUCK]


@kernel
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
            time = min(drawing_time(table, supports, left, right), dead)
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
        elif (below & 1 and table[RIGHT + spot - 6] == MAN) or (below & 2 and table[LEFT + spot - 5] == MAN):
            time = weights[LATER_MAN]
        else:
            time = weights[LATER]
        cost += time * (1.0 + weights[TOP_HEAVY] * (spot // 6))
    return cost


@kernel
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


@kernel
def areas_wanted(table: Any, filled: Any) -> Any:
    """The areas whose card fits into the pyramid."""
    areas = 0
    spots = open_spots(filled)
    while spots:
        spot = bits.lowest(spots)
        areas |= table[AREA_FITS + 5 * table[RIGHT + spot - 6] + table[LEFT + spot - 5]]
        spots &= spots - 1
    return areas


@kernel
def standing_worth(table: Any, weights: Any, filled: Any, stored: Any, taught: Any, slots: Any, knights: Any) -> Any:
    """The worth of all but the types of the cards in the hand."""
    lessons = bits.count(taught)
    out = tokens_count(knights)
    if filled >> MASTER & 1:
        return MASTERY + tokens_count(stored) + lessons + out  # R25
    free = filled & ~covered(filled)
    coins = stored & 15
    merchants = free & table[ICONS + HIRE]
    ready = ready_time(table, weights, merchants, coins)
    hirers = levels_with(merchants)
    dead = weights[DEAD] - weights[TAUGHT] * lessons
    value = -place_cost(table, weights, filled, slots, knights, ready, hirers + coins, dead)
    value -= weights[SHORTAGE] * np.exp(-weights[MERCHANTS] * hirers - weights[COINS] * coins)
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


@kernel
def evaluate(table: Any, weights: Any, filled: Any, stored: Any, taught: Any, slots: Any, knights: Any) -> Any:
    """The worth of a pyramid with its tokens, the slots of the hand that are still held, and knights on the areas."""
    worth = standing_worth(table, weights, filled, stored, taught, slots, knights)
    return worth + hand_worth(table, weights, filled, stored, taught, slots)
