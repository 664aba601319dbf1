"""What an eye sees of a Renaissance Man table (R18, R19), and how a finished game is counted (R24 to R26, R28)."""

from tests.oracle.renaissance_man_choices import removals_of
from tests.oracle.renaissance_man_table import MASTER, PLACES, TYPES


def by_type(counts):
    return [counts[kind] for kind in TYPES]


def names(oracle, cards):
    """Cards as text, in the order of the deck file."""
    return [card.name for card in sorted(cards, key=oracle.order.__getitem__)] if cards else []


def view(oracle, eye):
    over = oracle.phase == "over"
    return {
        "game": "renaissance_man",
        "eye": eye,
        "seats_count": oracle.seats,
        "options": dict(oracle.options),
        "phase": oracle.phase,
        "result": {"shares": shares(oracle), "ranks": ranks(oracle), "scores": scores(oracle)} if over else None,
        "round": oracle.round,
        "level": oracle.level if oracle.phase in ("action", "men") else 0,
        "dealer": oracle.dealer,
        "area": oracle.area,
        "deck": len(oracle.deck),
        "pile": len(oracle.pile),
        "pile_known": names(oracle, oracle.pile_known),
        "recruits": [None if oracle.recruits[area] is None else oracle.recruits[area].name for area in TYPES],
        "turned": names(oracle, oracle.turned),
        "opponent": by_type(oracle.opponent) if oracle.seats == 1 else None,
        "seats": [seat_view(oracle, seat, eye) for seat in range(oracle.seats)],
        "draft": draft_view(oracle, eye),
    }


def seat_view(oracle, seat, eye):
    player = oracle.players[seat]
    own = seat == eye
    if player.hand and not own:
        oracle.clauses.add("R19")
    return {
        "hand": names(oracle, player.hand) if own else None,
        "hand_size": len(player.hand),
        "known": names(oracle, player.known),
        "maybe": names(oracle, player.maybe),
        "filed": names(oracle, player.filed) if own else None,
        "reserve": player.reserve,
        "knights": by_type(player.knights),
        "stored": by_type(player.stored),
        "taught": by_type(player.taught),
        "holds_man": player.held_man is not None,
        "pyramid": [player.pyramid[place].shown if place in player.pyramid else None for place in PLACES],
    }


def draft_view(oracle, eye):
    if eye not in oracle.steps:
        return None
    steps = oracle.steps[eye]
    discarded = [step["card"] for step in steps if step["kind"] == "discard"]
    order = [card.name for card in oracle.kinds] if discarded else []
    return {
        "set": [step["card"] for step in steps if step["kind"] == "set"],
        "removed": removals_of(steps),
        "action": part(steps, "act", "action"),
        "card": part(steps, "card", "card"),
        "place": part(steps, "place", "place"),
        "drop": part(steps, "drop", "token"),
        "knight": part(steps, "knight", "from"),
        "discards": sorted(discarded, key=order.index),
        "kept": any(step["kind"] == "keep" for step in steps),
        "sealed": eye in oracle.sealed,
    }


def part(steps, kind, key):
    for step in steps:
        if step["kind"] == kind:
            return step[key]
    return None


def standing(player):
    """R24 to R26: a Master first, then the sum among Masters; otherwise workers, then the sum."""
    if MASTER in player.pyramid:
        return (1, player.token_sum(), 0)
    return (0, len(player.pyramid), player.token_sum())


def solo_won(oracle):
    return MASTER in oracle.players[0].pyramid


def shares(oracle):
    assert oracle.phase == "over"
    if oracle.seats == 1:
        return [1.0 if solo_won(oracle) else 0.0]
    standings = [standing(player) for player in oracle.players]
    winners = standings.count(max(standings))
    return [1.0 / winners if each == max(standings) else 0.0 for each in standings]


def ranks(oracle):
    """1 is best; equals share a rank, and the next rank counts all who are before it."""
    assert oracle.phase == "over"
    standings = [standing(player) for player in oracle.players]
    return [1 + sum(other > each for other in standings) for each in standings]


def scores(oracle):
    if oracle.seats == 1:
        return [1 if solo_won(oracle) else 0]
    return [len(player.pyramid) for player in oracle.players]
