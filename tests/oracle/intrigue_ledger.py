"""Intrigue's talk, judged slowly and obviously: clauses I22 to I25.

The ledger keeps nothing but the recorded history. Every question is answered from scratch, by reading all of it.

A moment is a pair (number of the entry in the history, part of it). Part 0 is what the action itself does; the turns
that end with it end in parts 1, 2, .. one after another (in round 5 a turn without applicants passes by itself); what
is found impossible after it comes at LATE, and the end of the game at END.

An impossible term may turn void at once or when it would fall due (I24). `statuses(eager=True)` is the first of these,
`statuses()` the second; a ledger is right when each of its entries equals one of the two.
"""

from copy import deepcopy
from dataclasses import dataclass

from .intrigue import AREAS, OCCUPATIONS

ACTS = ("offer", "demand", "promise", "threaten", "accept", "reject", "withdraw", "ask", "accuse")
LATE, END = 1000, 2000


@dataclass
class Said:
    data: dict
    position: object  # the game at that moment


@dataclass
class Done:
    seat: object
    action: dict
    before: object
    after: object


def actor(term):
    """I24: who acts in a term."""
    if term["term"] == "pay":
        return term["owner"]
    if term["term"] in ("send", "not_send"):
        return term["player"]
    return term["palace"]


def area_held(position, palace, owner, occupation):
    """The area where such a scholar is employed in the palace, or None."""
    for area in AREAS:
        if position.palaces[palace][area] == (owner, occupation):
            return area
    return None


def turn_number(position):
    """0 for the first turn of the game, and so on; the number of all turns when the game is over."""
    seats = position.seats_count
    if position.phase == "over":
        return 5 * seats
    if position.turn is None:
        return 0
    return (position.round - 1) * seats + (position.turn - position.first) % seats


class LedgerOracle:
    def __init__(self, seats):
        self.seats = seats
        self.history = []
        self.clauses = set()

    # -- what is recorded --

    def note_statement(self, data, oracle):
        reason = self.refusal(data)
        if reason is not None:
            raise ValueError(f"{reason} (I23): {data}")
        self.clauses.add("I23")
        done = [entry for entry in self.history if isinstance(entry, Done)]
        if done:
            now, then = dict(vars(oracle)), dict(vars(done[-1].after))
            now.pop("clauses"), then.pop("clauses")
            if now != then:
                raise ValueError("the position has changed without an action (I22)")
            self.clauses.add("I22")
        self.history.append(Said(deepcopy(data), deepcopy(oracle)))
        if self.statements_left(data["from"]) == 0:
            self.clauses.add("I25")

    def note_action(self, seat, action, oracle_before, oracle_after):
        self.history.append(Done(seat, dict(action), deepcopy(oracle_before), deepcopy(oracle_after)))

    # -- what may be said --

    def statements_left(self, seat):
        """I25: how many statements the seat has left in this negotiation by the table's number (once one was made)."""
        count, allowed = 0, None
        for entry in self.history:
            if isinstance(entry, Said):
                allowed = entry.position.options["statements"]
                count += entry.data["from"] == seat
            elif entry.action["kind"] == "bribe":
                count = 0
        return None if allowed is None else allowed - count

    def refusal(self, data):
        """I23: why this is no statement; None if it is one. When and how often (I25) is not judged here."""
        speaker, to, act, on = data["from"], data["to"], data["act"], data["on"]
        said = {entry.data["number"]: entry.data for entry in self.history if isinstance(entry, Said)}
        if data["number"] in said:
            return "the number is taken"
        if act not in ACTS:
            return "there is no such act"
        if speaker not in range(self.seats) or (to is not None and (to not in range(self.seats) or to == speaker)):
            return "there is no such speaker or addressee"
        if len(data["if"]) > 2 or len(data["then"]) > 2:
            return "a side has at most two terms"
        if not all(self.well_formed(term) for term in data["if"] + data["then"]):
            return "a term is malformed"
        if act in ("offer", "demand") and to is None:
            return "an offer or a demand has one addressee"
        if act in ("offer", "demand", "promise", "threaten") and not data["then"]:
            return "the then-side is empty"
        if act == "threaten" and not data["if"]:
            return "a threat's if-side is empty"
        then_actor = {"offer": speaker, "promise": speaker, "threaten": speaker, "demand": to}
        if_actor = {"offer": to, "demand": speaker}
        if act in then_actor and any(actor(term) != then_actor[act] for term in data["then"]):
            return "the then-side lists acts of somebody else"
        if act in if_actor and any(actor(term) != if_actor[act] for term in data["if"]):
            return "the if-side lists acts of somebody else"
        if act in ("accept", "reject") and (
            on not in said or said[on]["to"] != speaker or self.statuses()[on]["state"] != "open"
        ):
            return "there is no such open statement to the speaker"
        if act == "withdraw" and (
            on not in said or said[on]["from"] != speaker or self.statuses()[on]["state"] != "open"
        ):
            return "there is no such open statement of the speaker"
        if act == "accuse":
            if on not in said:
                return "there is no such entry"
            status = self.statuses()[on]
            sides = ("if", "then") if said[on]["act"] in ("offer", "demand") else ("then",)
            if not any(status[side] == "broken" for side in sides):
                return "that entry is not broken"
            if speaker in (self.promiser(said[on], side) for side in sides if status[side] == "broken"):
                return "nobody accuses themselves"
        return None

    def promiser(self, data, side):
        """I24: who has promised this side: the if-side of an offer is the addressee's, of a demand the speaker's."""
        speaks = data["act"] != ("offer" if side == "if" else "demand")
        return data["from"] if speaks else data["to"]

    def well_formed(self, term):
        kind = term["term"]
        fields = {
            "pay": {"owner", "occupation", "palace", "ducats"},
            "place": {"palace", "owner", "occupation", "area"},
            "choose": {"palace", "owner", "occupation"},
            "banish": {"palace", "owner", "occupation"},
            "protect": {"palace", "owner", "occupation", "round"},
            "send": {"player", "occupation", "palace", "round"},
            "not_send": {"player", "occupation", "palace", "round"},
        }
        if kind not in fields or set(term) != fields[kind] | {"term"}:
            return False
        if any(term.get(key, 0) not in range(self.seats) for key in ("owner", "palace", "player")):
            return False
        if term["occupation"] not in OCCUPATIONS or term.get("area", AREAS[0]) not in AREAS:
            return False
        ducats = term.get("ducats", 1000)
        if ducats < 1000 or ducats % 1000 != 0:
            return False
        return 1 <= term.get("round", 1) <= (5 if kind == "protect" else 4)

    # -- what has become of each statement --

    def statuses(self, eager=False):
        """I24: {number: {"if": .., "then": .., "state": ..}} of all statements, from the whole history."""
        found = {}
        for index, entry in enumerate(self.history):
            if isinstance(entry, Said):
                found[entry.data["number"]] = self.judge_statement(index, entry.data, eager)
        decided = ("kept", "broken", "void")
        if any(status[side] in decided for status in found.values() for side in ("if", "then")):
            self.clauses.add("I24")
        return found

    def judge_statement(self, index, data, eager):
        act, said = data["act"], (index, 0)
        result = {"if": None, "then": None, "state": None}
        if act in ("offer", "demand"):
            result["state"], since = self.state(index, data)
            if result["state"] != "accepted":
                return result
            first, second = self.judge_side(data["if"], since, eager), self.judge_side(data["then"], since, eager)
            first, second = self.void_by_the_other(first, second), self.void_by_the_other(second, first)
        elif act == "promise":
            first = self.judge_side(data["if"], said, eager)
            second = self.judge_promise(data, first, said, eager)
        elif act == "threaten":
            first = self.judge_side(data["if"], said, eager)
            if first[0] == "broken":
                second = self.judge_side(data["then"], first[1], eager)
            else:
                second = ("open", None) if first[0] == "open" else ("void", first[1])
        else:
            return result
        result["if"] = first[0] if data["if"] else None
        result["then"] = second[0]
        return result

    def state(self, index, data):
        """I23: what has become of an offer or a demand, and when."""
        for later in range(index + 1, len(self.history)):
            entry = self.history[later]
            if isinstance(entry, Done):
                if entry.action["kind"] == "bribe" or entry.after.phase == "over":
                    return ("lapsed", (later, 0))  # its negotiation is over
            elif entry.data["on"] == data["number"]:
                if entry.data["act"] == "accept" and entry.data["from"] == data["to"]:
                    return ("accepted", (later, 0))
                if entry.data["act"] == "reject" and entry.data["from"] == data["to"]:
                    return ("rejected", (later, 0))
                if entry.data["act"] == "withdraw" and entry.data["from"] == data["from"]:
                    return ("withdrawn", (later, 0))
        return ("open", None)

    def void_by_the_other(self, side, other):
        """I24: a side of a deal becomes void when the other is broken while it is still open."""
        if other[0] == "broken" and (side[0] == "open" or side[1] > other[1]):
            return ("void", other[1])
        return side

    def judge_promise(self, data, condition, said, eager):
        """I24: open until the if-terms are decided, void unless they are kept; else as its then-side."""
        if eager:  # one void if-term is enough to know
            for term in data["if"]:
                status, when = self.judge_term(term, said, eager)
                if status == "void":
                    return ("void", when)
        if not data["if"]:
            condition = ("kept", said)
        if condition[0] == "open":
            return condition
        if condition[0] != "kept":
            return ("void", condition[1])
        status, when = self.judge_side(data["then"], said, eager)
        return (status, None if status == "open" else max(when, condition[1]))

    def judge_side(self, terms, since, eager):
        """I24: broken at the first broken term, open while a term is, kept when all are kept, else void."""
        if not terms:
            return ("kept", since)
        judged = [self.judge_term(term, since, eager) for term in terms]
        broken = [when for status, when in judged if status == "broken"]
        if broken:
            return ("broken", min(broken))
        if any(status == "open" for status, _ in judged):
            return ("open", None)
        last = max(when for _, when in judged)
        return ("kept" if all(status == "kept" for status, _ in judged) else "void", last)

    # -- terms --

    def judge_term(self, term, since, eager):
        """I24: the status of one term whose clock started at `since`, and the moment of it."""
        judges = {"pay": self.judge_pay, "protect": self.judge_protect}
        judges |= {"place": self.judge_decision, "choose": self.judge_decision, "banish": self.judge_decision}
        judges |= {"send": self.judge_send, "not_send": self.judge_send}
        status, when = judges[term["term"]](term, since)
        if status == "open" and eager:
            for index in range(since[0], len(self.history)):
                entry = self.history[index]
                position = entry.position if isinstance(entry, Said) else entry.after
                if impossible(term, position):
                    return ("void", since if index == since[0] else (index, LATE))
        if status == "open" and isinstance(self.history[-1], Done) and self.history[-1].after.phase == "over":
            return ("void", (len(self.history) - 1, END))
        return (status, when)

    def done_after(self, since):
        """The actions whose own effect (part 0) comes after the moment."""
        for index, entry in enumerate(self.history):
            if isinstance(entry, Done) and (index, 0) > since:
                yield index, entry

    def judge_pay(self, term, since):
        for index, entry in self.done_after(since):
            if entry.action["kind"] == "bribe" and entry.before.turn == term["palace"]:
                owner, occupation, _ = entry.before.queue[0]
                if (owner, occupation) == (term["owner"], term["occupation"]):
                    return ("kept" if entry.action["ducats"] >= term["ducats"] else "broken", (index, 0))
        return ("open", None)

    def decides(self, entry, term):
        """Is this the palace owner's decision on that scholar?"""
        if entry.action["kind"] not in ("place", "hire", "choose") or entry.seat != term["palace"]:
            return False
        scholar = (term["owner"], term["occupation"])
        there = scholar in entry.before.applicants[term["palace"]]
        there = there or area_held(entry.before, term["palace"], *scholar) is not None
        return there and entry.action["occupation"] == term["occupation"]

    def judge_decision(self, term, since):
        for index, entry in self.done_after(since):
            if self.decides(entry, term):
                area = area_held(entry.after, term["palace"], term["owner"], term["occupation"])
                if term["term"] == "place":
                    good = area is not None and area >= term["area"]
                elif term["term"] == "choose":
                    good = area is not None
                else:
                    good = area is None
                return ("kept" if good else "broken", (index, 0))
        return ("open", None)

    def judge_protect(self, term, since):
        due = self.end_of_turn(term["palace"], term["round"])
        if due is not None and due <= since:
            return ("void", since)  # its round has passed
        for index, entry in self.done_after(since):
            if due is not None and (index, 0) > due:
                break
            held = area_held(entry.after, term["palace"], term["owner"], term["occupation"])
            if self.decides(entry, term) and held is None:
                return ("broken", (index, 0))
        if due is None:
            return ("open", None)
        after = self.history[due[0]].after
        employed = area_held(after, term["palace"], term["owner"], term["occupation"]) is not None
        return ("kept" if employed else "void", due)

    def end_of_turn(self, palace, round_number):
        """The moment when that turn ended, or None."""
        for index, entry in enumerate(self.history):
            if isinstance(entry, Done):
                number = (round_number - 1) * self.seats
                if entry.after.first is not None:
                    number += (palace - entry.after.first) % self.seats
                if turn_number(entry.before) <= number < turn_number(entry.after):
                    return (index, 1 + number - turn_number(entry.before))
        return None

    def judge_send(self, term, since):
        sendings = [
            (index, entry)
            for index, entry in enumerate(self.history)
            if isinstance(entry, Done)
            and entry.action["kind"] == "send"
            and entry.seat == term["player"]
            and entry.before.round == term["round"]
        ]
        if len(sendings) < 2:
            return ("open", None)
        due = (sendings[1][0], 0)
        if due <= since:
            return ("void", since)  # its round has passed
        wanted = {"kind": "send", "occupation": term["occupation"], "palace": term["palace"]}
        one_was = any(entry.action == wanted for _, entry in sendings)
        if term["term"] == "not_send":
            return ("broken" if one_was else "kept", due)
        if one_was:
            return ("kept", due)
        none_left = sendings[0][1].before.unsent[term["player"]][term["occupation"]] == 0
        return ("void" if none_left or term["palace"] == term["player"] else "broken", due)


def impossible(term, position):
    """I24: can the term never fall due any more in any course of the game from here?"""
    kind, palace, occupation = term["term"], term["palace"], term["occupation"]
    if kind == "not_send":
        return False
    if kind == "send":
        sending_now = position.phase == "send" and position.turn == term["player"] and position.to_send < 2
        if sending_now and position.round == term["round"]:
            return False
        return palace == term["player"] or position.unsent[term["player"]][occupation] == 0
    owner = term["owner"]
    if palace == owner:
        return True
    applies = (owner, occupation) in position.applicants[palace]
    employed = area_held(position, palace, owner, occupation) is not None
    may_come = position.unsent[owner][occupation] > 0
    if kind == "protect":
        return not (applies or employed or (may_come and can_send_before(position, owner, palace, term["round"])))
    rivals = any(position.unsent[seat][occupation] > 0 for seat in range(position.seats_count) if seat != palace)
    if may_come or ((applies or employed) and rivals):
        return False
    if kind != "pay":
        return not (applies or (employed and position.applying(palace, occupation)))
    if position.turn == palace:
        owes = any(entry[:2] == (owner, occupation) for entry in position.queue)
        later = any(occupation in occupations for _, occupations in position.steps)
        return not (owes or (later and (applies or employed)))
    return not (applies or (employed and position.applying(palace, occupation)))


def can_send_before(position, owner, palace, round_number):
    """Has the owner a sending to come before that palace's turn in that round?"""
    if position.first is None:
        return True
    seats = position.seats_count
    due = (round_number - 1) * seats + (palace - position.first) % seats
    turns = [number * seats + (owner - position.first) % seats for number in range(4)]
    return any(turn_number(position) <= turn < due for turn in turns)
