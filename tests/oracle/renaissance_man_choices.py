"""Which choices a player of Renaissance Man has: every complete choice, spelled out as its list of small steps.

The next legal step is then whatever continues the steps made so far towards some complete choice.
"""

from itertools import permutations

from tests.oracle.renaissance_man_table import (
    ACTION_OF,
    ACTIONS,
    FOUNDATION,
    PLACE_NAMED,
    STORE,
    TYPES,
    is_covered,
    needs_met,
    open_places,
    place_name,
    removable_places,
)

ICON_FOR = {action: kind for kind, action in ACTION_OF.items()}


def without(pyramid, removed):
    """R20: the pyramid after these removals (names of places)."""
    gone = [PLACE_NAMED[name] for name in removed]
    return {place: worker for place, worker in pyramid.items() if place not in gone}


def removals_of(steps):
    return [step["place"] for step in steps if step["kind"] == "remove"]


def rest_of(steps):
    return [step for step in steps if step["kind"] != "remove"]


def access(oracle, player, pyramid, action):
    """R13: "worker" where an uncovered worker of the phase's level gives the action, else "token", else None."""
    icon = ICON_FOR[action]
    covered_one = False
    for place, worker in pyramid.items():
        if place[0] == oracle.level and worker.type == icon:
            if not is_covered(pyramid, place):
                return "worker"
            covered_one = True
    if covered_one:
        oracle.clauses.add("R10")
    return "token" if player.stored[icon] > 0 else None


def fitting_places(oracle, pyramid, card):
    """R7 to R9: where this card may be placed."""
    places = []
    for place in open_places(pyramid):
        if needs_met(pyramid, card, place):
            places.append(place)
        else:
            oracle.clauses.add("R8")
    return places


def place_step(place):
    return {"kind": "place", "place": place_name(place)}


def action_choices(oracle, player, pyramid):
    """R12: pass, or one action with a card and what it needs; judged after the player's own removals."""
    choices = [[{"kind": "pass"}]]
    held = set(player.hand)
    distinct = [card for card in oracle.kinds if card in held]
    for action in ACTIONS:
        by = access(oracle, player, pyramid, action)
        if by is None:
            continue
        for card in distinct:
            start = [{"kind": "act", "action": action}, {"kind": "card", "card": card.name}]
            for end in endings(oracle, player, pyramid, action, card, by):
                choices.append(start + end)
    return choices


def endings(oracle, player, pyramid, action, card, by):
    """What follows the card: a list of possible endings (an empty ending where nothing is left to say)."""
    if action == "hire":
        return [[place_step(place)] for place in fitting_places(oracle, pyramid, card)]
    if action == "barter":
        stored = dict(player.stored)
        if by == "token":  # R13: spent before the action takes effect
            stored["baker"] -= 1
        if sum(stored.values()) < STORE:
            return [[]]
        return [[{"kind": "drop", "token": kind}] for kind in TYPES if stored[kind] > 0]
    if action == "teach":
        return [] if player.taught[card.type] else [[]]  # R16: at most one of each type
    if player.reserve > 0:
        return [[]]
    return [[{"kind": "knight", "from": area}] for area in TYPES if player.knights[area] > 0]


def discard_steps(oracle, player, steps):
    """R22: any card still in the hand, or done."""
    left = [card.name for card in player.hand]
    for step in steps:
        left.remove(step["card"])
    names = [card.name for card in oracle.kinds if card.name in left]
    return [{"kind": "discard", "card": name} for name in names] + [{"kind": "done"}]


def complete_choices(oracle, seat, removed):
    """All complete choices of this seat in the present step, without the removals in front."""
    player = oracle.players[seat]
    pyramid = without(player.pyramid, removed)
    if oracle.phase == "foundation":
        orders = permutations(FOUNDATION, len(FOUNDATION) - 1)
        return [[{"kind": "set", "card": name} for name in order] for order in orders]
    if oracle.phase == "action":
        return action_choices(oracle, player, pyramid)
    if oracle.phase == "men":
        return [[place_step(place)] for place in open_places(pyramid)]
    assert oracle.phase == "recruit"
    places = fitting_places(oracle, pyramid, oracle.recruits[oracle.area])
    return [[{"kind": "keep"}]] + [[place_step(place)] for place in places]


def next_steps(oracle, seat):
    """The legal small steps of a seat that owes a choice and has not sealed it."""
    steps = oracle.steps[seat]
    if oracle.phase == "discard":
        return discard_steps(oracle, oracle.players[seat], steps)
    removed, rest = removals_of(steps), rest_of(steps)
    legal = []
    if not rest and oracle.phase != "foundation":
        pyramid = without(oracle.players[seat].pyramid, removed)
        legal = [{"kind": "remove", "place": place_name(place)} for place in removable_places(pyramid)]
    for choice in complete_choices(oracle, seat, removed):
        if choice[: len(rest)] == rest and choice[len(rest)] not in legal:
            legal.append(choice[len(rest)])
    return legal


def is_complete(oracle, seat):
    """Whether the steps made so far seal the choice."""
    steps = oracle.steps[seat]
    if oracle.phase == "discard":
        return steps[-1] == {"kind": "done"}
    return rest_of(steps) in complete_choices(oracle, seat, removals_of(steps))
