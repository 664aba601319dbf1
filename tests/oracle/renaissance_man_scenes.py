"""Helpers to build situations on the oracle's table: named draws, hands and pyramids, choices as short words."""

from collections import Counter
from itertools import permutations

from tests.oracle.renaissance_man import Oracle
from tests.oracle.renaissance_man_table import DECK_SIZE, KNIGHTS, PLACE_NAMED, STORE, TYPES, Worker

KEY = {
    "set": "card",
    "remove": "place",
    "act": "action",
    "card": "card",
    "place": "place",
    "drop": "token",
    "knight": "from",
    "discard": "card",
}
ORDER = ("merchant", "scholar", "baker", "knight", "man")


def plain_deck():
    """R2's deck as text: every ordered pair of two different needs twice for each type."""
    rows = [f"{kind},{kind},{kind},{left},{right},2" for kind in TYPES for left, right in permutations(TYPES, 2)]
    return "\n".join(["type,offer_left,offer_right,need_left,need_right,copies", *rows])


def options(**changed):
    return {"rounds": 200, "solo": "normal", "cards": 10, "deck": plain_deck()} | changed


def step(words):
    """ "place 2.1" -> {"kind": "place", "place": "2.1"}"""
    kind, *rest = words.split()
    return {"kind": kind, KEY[kind]: rest[0]} if rest else {"kind": kind}


def make(oracle, seat, *words):
    """A seat makes these steps, written in short."""
    for each in words:
        oracle.apply(seat, step(each))


def words(oracle, seat):
    """The legal steps of a seat, written in short."""
    return {" ".join(legal.values()) for legal in oracle.legal(seat)}


def chance(oracle, *names):
    """Chance draws these cards, or its first outcome while it is asked and no names are given."""
    if not names:
        while oracle.pending() == ["chance"]:
            oracle.apply("chance", oracle.outcomes()[0][0])
    for name in names:
        oracle.apply("chance", {"kind": oracle.chance, "card": name})


def to_foundation(seats, dealer=0, recruits=(), **changed):
    oracle = Oracle(seats, options(**changed))
    oracle.apply("chance", {"kind": "dealer", "seat": dealer})
    if recruits:
        chance(oracle, *recruits)
    else:
        chance(oracle)
    return oracle


def start(seats, order=ORDER, **arguments):
    """A table in the first action phase, all with the foundation merchant, scholar, baker, knight, man."""
    oracle = to_foundation(seats, **arguments)
    for seat in range(seats):
        make(oracle, seat, *[f"set {card}" for card in order[:4]])
    chance(oracle)
    assert oracle.phase == "action" and oracle.round == 1
    return oracle


def spare(oracle):
    """Some card of the deck that no situation asks for by name: the last scholar there."""
    scholars = [card for card in oracle.deck if card.type == "scholar"]
    return oracle.take(oracle.deck, scholars[-1].name if scholars else oracle.deck[-1].name)


def fetch(oracle, name):
    """A card of this name, from the deck, or from a recruit area or a hand that gets a spare one instead."""
    if name not in [card.name for card in oracle.deck]:
        for area, card in oracle.recruits.items():
            if card is not None and card.name == name:
                oracle.recruits[area] = spare(oracle)
                return card
        for player in oracle.players:
            if name in [card.name for card in player.hand]:
                card = oracle.take(player.hand, name)
                player.hand.append(spare(oracle))
                return card
    return oracle.take(oracle.deck, name)


def hand(oracle, seat, *names):
    """The hand of a seat becomes these cards, exchanged with the deck."""
    player = oracle.players[seat]
    oracle.deck += player.hand
    player.hand = []
    player.hand = [fetch(oracle, name) for name in names]


def stand(oracle, seat, **workers):
    """Workers from the deck stand in the pyramid: p21="M-bk", p22="man"."""
    for name, shown in workers.items():
        place = PLACE_NAMED[f"{name[1]}.{name[2]}"]
        if shown == "man":
            worker = Worker.renaissance_man(spare(oracle))
        else:
            worker = Worker.hired(fetch(oracle, shown))
        oracle.players[seat].pyramid[place] = worker


def stand_all(oracle, seat, *levels):
    """Whole levels of Renaissance Men."""
    for place in PLACE_NAMED.values():
        if place[0] in levels:
            oracle.players[seat].pyramid[place] = Worker.renaissance_man(spare(oracle))


def recruit(oracle, area, name):
    """Another card lies on a recruit area."""
    if oracle.recruits[area] is not None:
        oracle.deck.append(oracle.recruits[area])
        oracle.recruits[area] = None
    oracle.recruits[area] = fetch(oracle, name) if name else None


def knights(oracle, seat, *areas):
    player = oracle.players[seat]
    for area in areas:
        player.reserve -= 1
        player.knights[area] += 1


def empty_deck(oracle, leaving=0):
    """All but this many cards of the deck lie in the pile."""
    while len(oracle.deck) > leaving:
        oracle.pile.append(oracle.deck.pop())


def all_do(oracle, *words_each):
    """Every pending seat makes these steps."""
    for seat in oracle.pending():
        make(oracle, seat, *words_each)


def end_phases(oracle):
    """All pass until the action phases of this round are over."""
    while oracle.phase == "action":
        all_do(oracle, "pass")


def check_counts(oracle):
    """Nothing is lost and nothing appears: 96 cards, 4 knights each, at most 4 stored tokens, one taught of a type."""
    cards = oracle.deck + oracle.pile + oracle.gone + oracle.turned
    cards += [card for card in oracle.recruits.values() if card]
    for player in oracle.players:
        cards += player.hand
        cards += [worker.card for worker in player.pyramid.values() if worker.card]
        cards += [player.held_man] if player.held_man else []
        assert player.reserve + sum(player.knights.values()) == KNIGHTS
        assert player.reserve >= 0 and min(player.knights.values()) >= 0
        assert sum(player.stored.values()) <= STORE and min(player.stored.values()) >= 0
        assert max(player.taught.values()) <= 1 and sum(player.taught.values()) < 4
        assert not Counter(player.known) - Counter(player.hand)
        assert not Counter(player.filed) + Counter(oracle.pile_known) - Counter(oracle.pile)
        for place in player.pyramid:
            if place[0] > 1:
                assert (place[0] - 1, place[1]) in player.pyramid and (place[0] - 1, place[1] + 1) in player.pyramid
    assert len(cards) == DECK_SIZE
