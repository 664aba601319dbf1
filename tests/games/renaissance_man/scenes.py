"""Situations at a table of Renaissance Man, made by chosen draws, chosen decks and legal play (but see `lose_cards`).

A choice is written in short: "remove 3.1, hire K-ms 2.1", "barter M-bk knight" (the token dropped), "keep",
"recruit M-bk baker" (the area that a knight leaves), "discard K-ss, done"; single steps as "act hire", "place 2.1".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import permutations
from typing import Any

from tavola import games
from tavola.core.game import CHANCE, SPECTATOR, Data, Event, Position

GAME = games.load("renaissance_man")

TYPES = ("merchant", "scholar", "baker", "knight")
OF_LETTER = {kind[0]: kind for kind in TYPES}
ORDER = ("merchant", "scholar", "baker", "knight", "man")
HEADER = "type,offer_left,offer_right,need_left,need_right,copies"
ACTIONS = {"hire": "place", "barter": "drop", "teach": "", "recruit": "knight"}
KEYS = {"set": "card", "remove": "place", "act": "action", "card": "card", "place": "place"}
KEYS |= {"drop": "token", "knight": "from", "discard": "card"}

# The ten workers of a whole pyramid of Merchants, on the foundation in ORDER: the hire of each phase, round by round.
TOWER: tuple[dict[int, str], ...] = (
    {1: "hire M-km 2.4", 2: "hire M-bk 2.3"},
    {1: "hire M-sb 2.2", 2: "hire M-ms 2.1"},
    {2: "hire M-mm 3.1", 3: "hire M-mm 3.2"},
    {2: "hire M-mm 3.3", 3: "hire M-mm 4.1", 4: "hire M-mm 4.2"},
)


def row(card: str, copies: int) -> str:
    """ "M-bk+sk" as a row of a deck file."""
    type_, needs, offers = card[0].lower(), card[2:4], card[5:] or card[0].lower() * 2
    return ",".join([*(OF_LETTER[letter] for letter in type_ + offers + needs), str(copies)])


def deck_of(rest: str, **copies: int) -> str:
    """A deck of these cards (M_bk=4; M_bk_sk for other offers), filled up to 96 with another one."""
    named = {name.replace("_", "-", 1).replace("_", "+"): number for name, number in copies.items()}
    named[rest] = 96 - sum(copies.values())
    return "\n".join([HEADER, *(row(card, number) for card, number in named.items())]) + "\n"


def plain_deck() -> str:
    """R2's deck: every ordered pair of two different needs twice for each type."""
    rows = [f"{kind},{kind},{kind},{left},{right},2" for kind in TYPES for left, right in permutations(TYPES, 2)]
    return "\n".join([HEADER, *rows]) + "\n"


FILLER = "K-ss"
"""A card that fits nowhere on the foundation in ORDER, and of which the deck for scenes has the most."""
SCENE_DECK = deck_of(
    FILLER, M_ms=6, M_sb=6, M_bk=6, M_km=6, M_mm=16, S_ms=4, S_sb=2, S_mm=4, B_ms=4, B_bk=4, B_mm=4, K_ms=4, K_sb=2
)


def steps_of(text: str) -> list[Data]:
    """A choice written in short, as its small steps."""
    steps: list[Data] = []
    for part in text.split(", "):
        kind, *rest = part.split()
        if kind in ACTIONS:
            steps += [{"kind": "act", "action": kind}, {"kind": "card", "card": rest[0]}]
            steps += [{"kind": ACTIONS[kind], KEYS[ACTIONS[kind]]: word} for word in rest[1:]]
        else:
            steps.append({"kind": kind, KEYS[kind]: rest[0]} if rest else {"kind": kind})
    return steps


class Scene:
    """A table after its dealer was named, unless that is left open."""

    def __init__(self, seats: int, dealer: int | None = 0, **options: Any) -> None:
        self.seats = seats
        self.position = Position.start(GAME, seats, {"deck": SCENE_DECK, **options})
        self.told: list[Event] = []
        self.complete = True
        self.dealer = dealer or 0
        if dealer is not None:
            self.do(CHANCE, {"kind": "dealer", "seat": dealer})

    # Asking

    def pending(self) -> list[int]:
        return self.position.pending_seats()

    def _data(self, seat: int, action: int) -> Data:
        return GAME.action_to_data(self.position.record, seat, action)

    def _action(self, seat: int, data: Data) -> int:
        return GAME.action_from_data(self.position.record, seat, data)

    def legal(self, seat: int) -> list[Data]:
        return [self._data(seat, action) for action in self.position.legal(seat)]

    def refusal(self, seat: int, step: str) -> int:
        """The clause that forbids a single step, 0 if it is allowed."""
        (data,) = steps_of(step)
        return self.position.refuse(seat, self._action(seat, data))

    def words(self, seat: int) -> set[str]:
        """The legal steps of a seat in short; each is listed once."""
        written = [" ".join(step.values()) for step in self.legal(seat)]
        assert len(set(written)) == len(written)
        return set(written)

    def outcomes(self) -> list[tuple[Data, int]]:
        return [(self._data(CHANCE, action), weight) for action, weight in self.position.outcomes()]

    def weights(self) -> dict[str, int]:
        """What chance may draw, and how many there are of it."""
        return {outcome["card"]: weight for outcome, weight in self.outcomes()}

    def view(self, eye: int | None = None) -> Data:
        """What a seat, or the spectator, sees."""
        return self.position.view(SPECTATOR if eye is None else eye).show()

    def seat(self, seat: int, eye: int | None = None) -> Data:
        shown: Data = self.view(eye)["seats"][seat]
        return shown

    def hand(self, seat: int) -> Counter[str]:
        return Counter(self.seat(seat, seat)["hand"])

    def worker(self, seat: int, place: str) -> str | None:
        """Who stands on a place of a pyramid."""
        level, position = int(place[0]), int(place[2])
        shown: str | None = self.seat(seat)["pyramid"][sum(6 - below for below in range(1, level)) + position - 1]
        return shown

    def shares(self) -> list[float]:
        return self.position.returns()

    def ranks(self) -> list[int]:
        return self.position.standing()

    @property
    def phase(self) -> str:
        return str(self.view()["phase"])

    @property
    def level(self) -> int:
        return int(self.view()["level"])

    # Single steps

    def do(self, seat: int, data: Data) -> None:
        """One legal step; `told` is what the log tells of it."""
        legal = [outcome for outcome, _ in self.outcomes()] if seat == CHANCE else self.legal(seat)
        assert data in legal, f"{data} is not among {legal}"
        action = self._action(seat, data)
        assert self.position.refuse(seat, action) == 0
        before = self.position.copy()
        self.position.apply(seat, action)
        self.told = GAME.events(before.record, seat, action, self.position.record)
        if self.complete:
            GAME.check(self.position.record)

    def clauses(self, kind: str) -> list[str]:
        """The clauses of what was told of this kind in the last step."""
        return [event.clause for event in self.told if event.kind == kind]

    def draw(self, *cards: str) -> None:
        for card in cards:
            self.do(CHANCE, {"kind": self.outcomes()[0][0]["kind"], "card": card})

    def choose(self, seat: int, text: str) -> None:
        for step in steps_of(text):
            self.do(seat, step)

    def reopen(self, seat: int) -> bool:
        return self.position.reopen(seat)

    # Longer stretches

    def chance(self, wishes: Mapping[Any, Iterable[str]] | None = None) -> None:
        """Chance moves until players have to. Wishes: cards for "areas", "men", "turned" and seats; else fillers."""
        left = {to: list(cards) for to, cards in (wishes or {}).items()}
        while self.pending() == [CHANCE]:
            wanted = left.get(self._receiver(), [])
            self.draw(wanted.pop(0) if wanted else self._filler(left.values()))

    def _receiver(self) -> Any:
        view = self.view()
        if view["phase"] in ("men", "turn"):
            return {"men": "men", "turn": "turned"}[view["phase"]]
        if None in view["recruits"]:
            return "areas"
        order = [(self.dealer + 1 + i) % self.seats for i in range(self.seats)]
        return next(seat for seat in order if view["seats"][seat]["hand_size"] < 4)

    def _filler(self, wishes: Iterable[list[str]]) -> str:
        left = Counter(self.weights()) - Counter(card for cards in wishes for card in cards)
        return max(left, key=lambda card: (card == FILLER, left[card]))

    def set_foundations(self, order: Iterable[str] = ORDER) -> None:
        for seat in range(self.seats):
            for card in list(order)[:4]:
                self.do(seat, {"kind": "set", "card": card})

    def act(self, choices: Mapping[int, str]) -> None:
        """One sealed step: these seats choose this, all others pass (or are done)."""
        otherwise = "done" if self.phase == "discard" else "pass"
        for seat in self.pending():
            self.choose(seat, choices.get(seat, otherwise))

    def end_phases(self) -> list[int]:
        """All pass until the action phases are over; the phases that were played."""
        played = []
        while self.phase == "action":
            played.append(self.level)
            self.act({})
        return played

    def end_round(self, wishes: Mapping[Any, Iterable[str]] | None = None) -> None:
        """To the next round: all pass and keep what they win; a seat with a wish gets it into its hand, and fillers."""
        left = {to: list(cards) for to, cards in (wishes or {}).items()}
        self.end_phases()
        if self.phase == "turn":
            self.chance({"turned": left.pop("turned", [])})
        while self.phase == "recruit":
            self.choose(self.pending()[0], "keep")
        if self.phase == "discard":
            for seat in self.pending():
                self._discard_for(seat, left)
        self.chance(left)

    def _discard_for(self, seat: int, wishes: dict[Any, list[str]]) -> None:
        if seat in wishes:
            hand, wanted = self.hand(seat), Counter(wishes[seat])
            for card in (hand - wanted).elements():
                self.choose(seat, f"discard {card}")
            wishes[seat] = list((wanted - hand).elements())
        self.choose(seat, "done")

    def raise_towers(self, *seats: int, then: Mapping[Any, Iterable[str]] | None = None) -> None:
        """These seats play TOWER: four rounds later all but the Master stands. `then`: wishes for the last refill."""
        cards = [[text.split()[1] for text in plan.values()] for plan in TOWER]
        assert all(card in self.seat(seat, seat)["hand"] for seat in seats for card in cards[0])
        for number, plan in enumerate(TOWER):
            while self.phase == "action":
                self.act(dict.fromkeys(seats, plan.get(self.level, "pass")))
            last = number == len(TOWER) - 1
            self.end_round((then or {}) if last else dict.fromkeys(seats, cards[number + 1]))

    def teach_three(self, *seats: int, then: Mapping[Any, Iterable[str]] | None = None) -> None:
        """These seats, with M-mm in their hands, teach all but a knight in three rounds; `then` as for a tower."""
        for card, next_card in (("M-mm", "S-mm"), ("S-mm", "B-mm"), ("B-mm", "")):
            self.act(dict.fromkeys(seats, f"teach {card}"))
            self.end_round({seat: [next_card] for seat in seats} if next_card else then)

    def spread_knights(self, *seats: int, then: Mapping[Any, Iterable[str]] | None = None) -> None:
        """These seats, with M-mm in their hands, send a knight to every area in four rounds and are tied everywhere."""
        for card, next_card in (("M-mm", "S-mm"), ("S-mm", "B-mm"), ("B-mm", FILLER), (FILLER, "")):
            self.act(dict.fromkeys(seats, f"recruit {card}"))
            self.end_round({seat: [next_card] for seat in seats} if next_card else then)

    def burn(self, leave: int, keep: Iterable[str] = ()) -> None:
        """Solo rounds without actions, discarding what is not kept, until so many cards are left in the deck."""
        keep = list(keep)
        while self.view()["deck"] > leave:
            self.end_phases()
            self.chance()
            assert self.phase == "discard"
            left = self.view()["deck"] - self.view()["recruits"].count(None) - leave
            throw = next(n for n in range(4 - len(keep), -1, -1) if left == n or left - n >= 4)
            hand = self.hand(0) - Counter(keep)
            for card in list(hand.elements())[:throw]:
                self.choose(0, f"discard {card}")
            self.choose(0, "done")
            self.chance()

    def drain(self, leave: int = 0, keep: Mapping[int, Iterable[str]] | None = None) -> None:
        """Rounds of several players without actions, discarding what they don't keep, until so many are in the deck."""
        while self.view()["deck"] > leave:
            self.end_phases()
            due = sum(4 - shown["hand_size"] for shown in self.view()["seats"])
            left = self.view()["deck"] - leave - due
            for seat in range(self.seats):
                spare = self.hand(seat) - Counter((keep or {}).get(seat, []))
                cards = list(spare.elements())[:left]
                left -= len(cards)
                self.choose(seat, ", ".join([*(f"discard {card}" for card in cards), "done"]))
            self.chance()

    def lose_cards(self) -> None:
        """Deck and pile vanish. No play leads here: hands, pyramids and areas never hold all cards of the game."""
        record = self.position.record
        for counts in (record.deck, record.public, record.unseen, record.filed, record.deck_cards, record.filed_size):
            counts[...] = 0
        record.deck_size = record.public_size = record.unseen_size = 0
        self.complete = False


TOWER_HAND = ["M-km", "M-bk"]
"""What a hand needs for the first round of `raise_towers`."""


def start(
    seats: int,
    wishes: Mapping[Any, Iterable[str]] | None = None,
    order: Iterable[str] = ORDER,
    dealer: int = 0,
    **options: Any,
) -> Scene:
    """A table in the first action phase; wishes for "areas" and for the hands of seats."""
    scene = Scene(seats, dealer, **options)
    wishes = {to: list(cards) for to, cards in (wishes or {}).items()}
    scene.chance({to: cards for to, cards in wishes.items() if to == "areas"})
    scene.set_foundations(order)
    scene.chance({to: cards for to, cards in wishes.items() if to != "areas"})
    assert scene.phase == "action" and scene.level == 1
    return scene
