"""What happened, for the log: every choice when it is revealed, every draw, and all that followed by itself.

A step inside a draft, and a seal that still waits for others, tell nothing (R12). The last seal tells what everybody
did, from the drafts in the position before it. The consequences are read off the positions before and after.
"""

from __future__ import annotations

from typing import Any

from tavola.core.game import CHANCE, Data, Event
from tavola.games.renaissance_man.actions import action_to_data
from tavola.games.renaissance_man.cards import ACTIONS, FOUNDATION, LETTERS, MAN, TYPES, card_name
from tavola.games.renaissance_man.position import (
    ACTION,
    CARD_CELL,
    DEAL,
    DISCARD,
    EASIER,
    FOUNDATION_MAN,
    FULL_HAND,
    MAN_CELL,
    MASTER,
    MEN,
    OVER,
    RECRUIT,
    REFILL,
    SETUP,
    STAGE_DROP,
    STAGE_KNIGHT,
    STAGE_PLACE,
    TOUGHER,
    TURN,
)
from tavola.games.renaissance_man.position import FOUNDATION as FOUNDATION_PHASE

OPPONENT = 4
"""Whose knights stand against the solo player, as a place in `board` (R27)."""
LAID_BEFORE_LAST = 6
"""Bits of a foundation draft that are below its third card: the next card seals it."""


def events(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    step = action_to_data(before, seat, action)
    if seat == CHANCE:
        told = _tell_chance(before, step, after)
    elif int(before.owes) == 1 << seat and _seals(before, seat, step["kind"], after):
        told = _tell_reveal(before, seat, step, after)
    else:
        return []
    return told + _tell_consequences(before, step, after)


def _seals(before: Any, seat: int, kind: str, after: Any) -> bool:
    """Whether the step is the last of its draft."""
    if kind == "set":
        return int(before.laid[seat]) >> LAID_BEFORE_LAST != 0
    if kind == "card":
        return int(after.stage[seat]) not in (STAGE_PLACE, STAGE_DROP, STAGE_KNIGHT)
    return kind in ("pass", "place", "drop", "knight", "keep", "done")


# Names


def place_name(spot: int) -> str:
    """Spots are six to a level: 6 is 2.1."""
    return f"{spot // 6 + 1}.{spot % 6 + 1}"


def worker_name(record: Any, seat: int, spot: int) -> str:
    """What everybody sees on a place: a card, a foundation's type, or man, whose face nobody knows (R16)."""
    cell = int(record.cell[seat, spot])
    if cell >= MAN_CELL or cell == FOUNDATION_MAN:
        return FOUNDATION[MAN]
    if cell < FOUNDATION_MAN:
        return FOUNDATION[cell - 1]
    return card_name(record, cell - CARD_CELL)


def type_of_card(name: str) -> int:
    """The type of a card, from how it is written."""
    return LETTERS.index(name[0].lower())


def draw_target(record: Any) -> str:
    """What chance's next card is for: out (R29), area, hand, man or turn."""
    phase = int(record.phase)
    if phase == MEN:
        return "man"
    if phase == TURN:
        return "turn"
    if phase == SETUP:
        out = int(record.solo) == TOUGHER and int(record.out_size) < int(record.cards)
        return "out" if out else "area"
    return "hand" if int(record.drawer) >= 0 else "area"


def _stored_tokens(record: Any, seat: int) -> int:
    return sum(int(record.stored[seat]) >> 4 * kind & 15 for kind in range(4))


def holdings(record: Any, seat: int) -> int:
    """R25: stored tokens, Renaissance Man tokens and knights on the recruit board."""
    return _stored_tokens(record, seat) + int(record.taught[seat]).bit_count() + 4 - int(record.reserve[seat])


def _has_master(record: Any, seat: int) -> bool:
    return int(record.filled[seat]) >> MASTER & 1 != 0


# Chance


def _tell_chance(before: Any, step: Data, after: Any) -> list[Event]:
    if step["kind"] == "dealer":
        return [Event("dealer", "R6", {"seat": step["seat"]})]
    card = {"card": step["card"]}
    if step["kind"] == "return":
        return [Event("returned", "R29", {"left": int(after.returning)}, card)]
    target = draw_target(before)
    drawer = int(before.drawer)
    if target == "out":
        return [Event("put_away", "R29", {"left": int(before.cards) - int(after.out_size)}, card)]
    if target == "man":
        return [Event("man_dealt", "R16", {"seat": drawer}, card)]
    if target == "turn":
        return _tell_turned(before, step, after)
    clause = "R5" if int(before.phase) in (SETUP, DEAL) else "R23"
    if target == "hand":
        return [Event("draw", clause, {"seat": drawer}, card, (drawer,))]
    return [Event("refill", clause, {"area": TYPES[int(before.area)], **card})]


def _tell_turned(before: Any, step: Data, after: Any) -> list[Event]:
    """R27: the turned card and its knight; both cards are discarded once both are turned."""
    told = [Event("turned", "R27", {"card": step["card"], "area": TYPES[type_of_card(step["card"])]})]
    if int(before.turned[0]):
        cards = [card_name(before, int(before.turned[0]) - 1), step["card"]]
        told.append(Event("turned_discarded", "R27", {"cards": cards}))
    return told


# The last seal


def _tell_reveal(before: Any, seat: int, step: Data, after: Any) -> list[Event]:
    """Everybody's choice, by seat, and the Masters among what was placed (R24)."""
    phase = int(before.phase)
    told = []
    for other in range(int(before.seats)):
        choice = _choice(before, other, step if other == seat else {"kind": ""})
        told += _TELL[phase](before, other, choice, after)
    for other in range(int(before.seats)):
        if _has_master(after, other) and not _has_master(before, other):
            told.append(Event("master", "R24", {"seat": other, "card": worker_name(after, other, MASTER)}))
    return told


def _choice(before: Any, seat: int, step: Data) -> Data:
    """A seat's sealed choice: its draft, completed by the step that seals it."""
    act, card, spot, extra = (int(field[seat]) for field in (before.act, before.card, before.spot, before.extra))
    choice: Data = {
        "action": ACTIONS[act - 1] if 1 <= act <= len(ACTIONS) else None,
        "card": card_name(before, card - 1) if card else None,
        "place": place_name(spot - 1) if spot else None,
        "extra": TYPES[extra - 1] if extra else None,
    }
    if step["kind"] in ("card", "place"):
        choice[step["kind"]] = step[step["kind"]]
    elif step["kind"] in ("drop", "knight"):
        choice["extra"] = step["token"] if step["kind"] == "drop" else step["from"]
    return choice


def _tell_removals(before: Any, seat: int) -> list[Event]:
    """R20: in the order that the player chose."""
    told = []
    order = int(before.order[seat])
    while order:
        spot = (order & 31) - 1
        data = {"seat": seat, "card": worker_name(before, seat, spot), "place": place_name(spot)}
        told.append(Event("remove", "R20", data))
        order >>= 5
    return told


def _tell_foundation(before: Any, seat: int, choice: Data, after: Any) -> list[Event]:
    return [Event("foundation", "R5", {"seat": seat, "cards": [worker_name(after, seat, spot) for spot in range(5)]})]


def _tell_action(before: Any, seat: int, choice: Data, after: Any) -> list[Event]:
    """R12-R17: removals, then the action and what gave it (R13), or nothing; and a Renaissance Man created (R16)."""
    told = _tell_removals(before, seat)
    action, card, extra = choice["action"], choice["card"], choice["extra"]
    if action is None:
        return [*told, Event("pass", "R12", {"seat": seat})]
    kind = TYPES[type_of_card(card)]
    gained = (action == "barter") - (action == "barter" and extra is not None)
    spent = _stored_tokens(before, seat) + gained - _stored_tokens(after, seat)
    data = {"seat": seat, "source": "token" if spent else "worker", "card": card}
    if action == "hire":
        told.append(Event("hire", "R14", {**data, "place": choice["place"]}))
    elif action == "barter":
        told.append(Event("barter", "R15", {**data, "token": kind, "dropped": extra}))
    elif action == "teach":
        told.append(Event("teach", "R16", {**data, "token": kind}))
        if _creates(before, seat, card):
            told.append(Event("create", "R16", {"seat": seat}))
    else:
        told.append(Event("recruit", "R17", {**data, "area": kind, "from": extra}))
    return told


def _creates(before: Any, seat: int, card: str) -> bool:
    """R16: whether teaching the card completes the four types."""
    return int(before.taught[seat]) | 1 << type_of_card(card) == 15


def _tell_man(before: Any, seat: int, choice: Data, after: Any) -> list[Event]:
    if not int(before.held) >> seat & 1:
        return []
    return [*_tell_removals(before, seat), Event("place_man", "R16", {"seat": seat, "place": choice["place"]})]


def _tell_recruit(before: Any, seat: int, choice: Data, after: Any) -> list[Event]:
    """R21: the winner's decision, and the knights that come back from the area."""
    if not int(before.owes) >> seat & 1:
        return []
    area = int(before.area)
    data = {"seat": seat, "area": TYPES[area], "card": card_name(before, int(before.recruits[area]) - 1)}
    told = _tell_removals(before, seat)
    if choice["place"] is None:
        told.append(Event("keep", "R21", data))
    else:
        told.append(Event("take", "R21", {**data, "place": choice["place"]}))
    return told + _tell_knights_leave(int(before.board[area]), area)


def _tell_discard(before: Any, seat: int, choice: Data, after: Any) -> list[Event]:
    """R22: how many is public, which is not."""
    tossed = int(before.tossed[seat])
    slots = [slot for slot in range(int(before.hand_size[seat])) if tossed >> slot & 1]
    if not slots:
        return []
    cards = [card_name(before, int(before.hand[seat, slot])) for slot in slots]
    return [Event("discard", "R22", {"seat": seat, "count": len(cards)}, {"cards": cards}, (seat,))]


_TELL = {
    FOUNDATION_PHASE: _tell_foundation,
    ACTION: _tell_action,
    MEN: _tell_man,
    RECRUIT: _tell_recruit,
    DISCARD: _tell_discard,
}


# What follows by itself


def _tell_consequences(before: Any, step: Data, after: Any) -> list[Event]:
    """In the order in which a round goes: phases, recruits, the deck running out, skipped draws, the end."""
    told: list[Event] = []
    was, now = int(before.phase), int(after.phase)
    if was in (ACTION, MEN) and _phase_is_over(before, step, after):
        told += _tell_next_phase(before, after)
    if now in (RECRUIT, DISCARD, OVER) and (was == RECRUIT or _resolution_begins(before, after)):
        told += _tell_areas(before, step, after)
    told += _tell_deck(before, step, after)
    if int(before.seats) > 1 and was in (DISCARD, REFILL) and now in (ACTION, OVER):
        told += _tell_skipped(after)
    if now == OVER:
        return told + _tell_end(before, after)
    if now == ACTION and was in (DEAL, DISCARD, REFILL):
        told.append(Event("round", "R11", {"round": int(after.round_number)}))
    return told


def _phase_is_over(before: Any, step: Data, after: Any) -> bool:
    """Whether an action phase was carried out in full: no Renaissance Man is still to be dealt or placed (R16)."""
    if int(after.phase) == MEN:
        return False
    created = int(before.phase) == ACTION and step["kind"] == "card" and _creates_alone(before, step)
    return not created


def _creates_alone(before: Any, step: Data) -> bool:
    """R28: a solo player's new Renaissance Man met an empty deck, which ends the game within the phase."""
    teaches = int(before.act[0]) == 1 + ACTIONS.index("teach")
    return int(before.seats) == 1 and teaches and _creates(before, 0, step["card"])


def _tell_next_phase(before: Any, after: Any) -> list[Event]:
    """R11: the next phase is called or the phases end, unless a Master has ended the game (R24)."""
    if any(_has_master(after, seat) for seat in range(int(after.seats))):
        return []
    level = int(before.level)
    if int(after.phase) == ACTION:
        return [Event("phase", "R11", {"level": level + 1})]
    return [Event("phases_end", "R11", {"level": level})]


def _resolution_begins(before: Any, after: Any) -> bool:
    """R21: with several players right after the phases; alone after the second turned card (R27)."""
    was = int(before.phase)
    if int(before.seats) == 1:
        return was == TURN and int(after.phase) != TURN and bool(int(before.turned[0]))
    return was in (ACTION, MEN) and int(after.phase) in (RECRUIT, DISCARD)


def _tell_areas(before: Any, step: Data, after: Any) -> list[Event]:
    """R21, R27: the areas that were resolved without a decision, up to the next winner's."""
    told = []
    boards = [int(knights) for knights in (after.board if int(before.seats) > 1 else before.board)]
    first = int(before.area) + 1 if int(before.phase) == RECRUIT else 0
    if int(before.phase) == TURN:
        boards[type_of_card(step["card"])] += 1 << 4 * OPPONENT
    for area in range(first, 4):
        counts = [boards[area] >> 4 * seat & 15 for seat in range(OPPONENT + 1)]
        most = max(counts)
        if most == 0:
            continue
        if int(before.recruits[area]) == 0:
            told.append(Event("no_recruit", "R21", {"area": TYPES[area]}))
            continue
        data = {"area": TYPES[area], "card": card_name(before, int(before.recruits[area]) - 1), "knights": most}
        best = [seat for seat, count in enumerate(counts) if count == most]
        if len(best) == 1 and best[0] != OPPONENT:
            return [*told, Event("recruit_won", "R21", {"seat": best[0], **data})]
        if int(before.seats) > 1:
            told.append(Event("recruit_tied", "R21", {"seats": best, **data}))
            continue
        told.append(Event("recruit_lost" if len(best) == 1 else "recruit_tied_alone", "R27", data))
        told += _tell_knights_leave(boards[area], area)
    return told


def _tell_knights_leave(knights: int, area: int) -> list[Event]:
    """Everybody's knights come back from an area, and the opposing ones are taken off."""
    told = []
    for seat in range(OPPONENT + 1):
        data = {"area": TYPES[area], "knights": knights >> 4 * seat & 15}
        if data["knights"] == 0:
            continue
        if seat == OPPONENT:
            told.append(Event("opponents_leave", "R27", data))
        else:
            told.append(Event("knights_return", "R21", {"seat": seat, **data}))
    return told


def _tell_deck(before: Any, step: Data, after: Any) -> list[Event]:
    """R23, R29: the pile becomes the deck, or some of it does in the easier solo game."""
    drawn = 1 if step["kind"] == "draw" else 0
    if int(after.returning) and not int(before.returning):
        return [Event("some_return", "R29", {"count": int(after.returning)})]
    if int(before.seats) > 1 and int(after.deck_size) > int(before.deck_size) - drawn:
        return [Event("reshuffle", "R23", {"count": int(after.deck_size)})]
    return []


def _tell_skipped(after: Any) -> list[Event]:
    """R23: draws that found neither deck nor pile. (A creator's never does: the card just taught is in the pile.)"""
    told = [Event("skip_area", "R23", {"area": TYPES[area]}) for area in range(4) if int(after.recruits[area]) == 0]
    seats = int(after.seats)
    for seat in ((int(after.dealer) + 1 + i) % seats for i in range(seats)):
        missing = FULL_HAND - int(after.hand_size[seat])
        if missing > 0:
            told.append(Event("skip_hand", "R23", {"seat": seat, "count": missing}))
    return told


# The end


def _tell_end(before: Any, after: Any) -> list[Event]:
    seats = range(int(after.seats))
    masters = [seat for seat in seats if _has_master(after, seat)]
    if len(seats) == 1:
        return _tell_solo_end(before, after, bool(masters))
    if len(masters) == 1:
        return [Event("win", "R24", {"seat": masters[0], "by": "master"})]
    if masters:
        told = [Event("holdings", "R25", {"seat": seat, "holdings": holdings(after, seat)}) for seat in masters]
        return told + _tell_best(after, masters, "R25")
    told = [Event("capped", "R26", {"round": int(after.round_number)})]
    workers = [int(after.filled[seat]).bit_count() for seat in seats]
    for seat in seats:
        data = {"seat": seat, "workers": workers[seat], "holdings": holdings(after, seat)}
        told.append(Event("count", "R26", data))
    best = [seat for seat in seats if workers[seat] == max(workers)]
    if len(best) == 1:
        return [*told, Event("win", "R26", {"seat": best[0], "by": "workers"})]
    return told + _tell_best(after, best, "R26")


def _tell_best(after: Any, rivals: list[int], clause: str) -> list[Event]:
    """R25: the highest sum wins, equals share."""
    sums = {seat: holdings(after, seat) for seat in rivals}
    best = [seat for seat in rivals if sums[seat] == max(sums.values())]
    if len(best) == 1:
        return [Event("win", clause, {"seat": best[0], "by": "holdings"})]
    return [Event("shared_win", clause, {"seats": best})]


def _tell_solo_end(before: Any, after: Any, won: bool) -> list[Event]:
    """R28: the Master in time, or a draw that met an empty deck (R29 after the easier game's respite); else R26."""
    if won:
        return [Event("solo_won", "R28", {"seat": 0})]
    refilled = int(before.phase) in (DISCARD, REFILL) and not _draw_is_due(after)
    if refilled:
        return [Event("solo_lost", "R26", {"seat": 0, "by": "rounds"})]
    clause = "R29" if int(after.solo) == EASIER else "R28"
    return [Event("solo_lost", clause, {"seat": 0, "by": "deck"})]


def _draw_is_due(after: Any) -> bool:
    """R23: whether the refill is unfinished."""
    return int(after.hand_size[0]) < FULL_HAND or any(int(recruit) == 0 for recruit in after.recruits)
