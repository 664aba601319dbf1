"""An oracle for Renaissance Man: a second, slow and obvious engine, written from the clauses R1 to R29 alone.

The game is one generator, `play`, that reads like the rules; it stops wherever chance or players have to choose.
Each clause whose code ran in a way that mattered is noted in `Oracle.clauses`.
"""

from collections import Counter

from tests.oracle import renaissance_man_choices as choices
from tests.oracle import renaissance_man_sight as sight
from tests.oracle.renaissance_man_table import (
    FOUNDATION,
    HAND,
    MASTER,
    PLACE_NAMED,
    SHIPPED_DECK,
    STORE,
    TYPES,
    Player,
    Worker,
    none_of_each,
    read_deck,
    touching_corner_mattered,
)

# Clauses that random play (uniform over the legal steps) does not meet, and why. `policies.progress` meets them.
NOT_BY_RANDOM_PLAY = {
    "R24": "a Master needs 10 fitting workers; careless players remove theirs long before",
    "R25": "needs several Masters in the same phase or resolution; with `progress` about one game in 20 of 4 players",
}


class SoloLost(Exception):
    """R28: a draw was due from an empty deck."""


class Oracle:
    def __init__(self, seats, options, deck_path=SHIPPED_DECK):
        assert 1 <= seats <= 4
        self.seats = seats
        self.options = dict(options)
        self.clauses = set()
        text = options["deck"] if options["deck"] else deck_path.read_text(encoding="utf-8")
        self.kinds, self.deck = read_deck(text)
        self.order = {card: number for number, card in enumerate(self.kinds)}
        self.clauses.add("R2")
        self.mode = options["solo"] if seats == 1 else None
        if self.mode == "easier" and options["cards"] < 1:
            raise ValueError("the easier solo game returns at least 1 card")
        self.players = [Player() for _ in range(seats)]
        self.pile, self.pile_known = [], []
        self.gone = []  # R29: cards that left the game unseen
        self.recruits = dict.fromkeys(TYPES)
        self.turned, self.opponent = [], none_of_each()
        self.deck_was_renewed = False
        self.dealer, self.area = None, None
        self.phase, self.round, self.level = "setup", 1, 0
        self.chance = None  # "dealer", "draw" or "return" while chance is asked
        self.steps, self.sealed = {}, set()  # the drafts of the seats that choose now
        self.remembers = False  # True where nobody changes the table by hand, as the tests of this oracle do
        self.lists = {}  # the legal steps of each seat that owes some, as far as they were asked for
        self.flow = self.play()
        next(self.flow)

    # What the outside asks

    def pending(self):
        if self.chance:
            return ["chance"]
        return [seat for seat in sorted(self.steps) if seat not in self.sealed]

    def legal(self, seat):
        if seat not in self.pending():
            return []
        # What others do with their own seals changes nothing for this one, so its list is made once for each step.
        if seat not in self.lists or not self.remembers:
            self.lists[seat] = choices.next_steps(self, seat)
        return [dict(step) for step in self.lists[seat]]

    def outcomes(self):
        if self.chance == "dealer":
            return [({"kind": "dealer", "seat": seat}, 1) for seat in range(self.seats)]
        source = {"draw": self.deck, "return": self.pile, None: []}[self.chance]
        counts = Counter(source)
        return [({"kind": self.chance, "card": c.name}, counts[c]) for c in self.kinds if counts[c]]

    def apply(self, seat, action):
        if seat == "chance":
            if action not in [outcome for outcome, _ in self.outcomes()]:
                raise ValueError(f"chance can't {action}")
            self.resume(action)
            return
        if action not in self.legal(seat):
            raise ValueError(f"seat {seat} can't {action}")
        self.steps[seat].append(dict(action))
        self.lists.pop(seat, None)
        if choices.is_complete(self, seat):
            self.sealed.add(seat)
        if not self.pending():
            self.resume(None)

    def reopen(self, seat):
        """A seat takes its choice back until the step is resolved. True if there was something to take back."""
        if not self.steps.get(seat):
            return False
        self.steps[seat] = []
        self.lists.pop(seat, None)
        self.sealed.discard(seat)
        return True

    def view(self, eye):
        return sight.view(self, eye)

    def shares(self):
        return sight.shares(self)

    def ranks(self):
        return sight.ranks(self)

    def resume(self, answer):
        self.lists = {}
        try:
            self.flow.send(answer)
        except StopIteration:
            assert self.phase == "over"

    # How the game asks

    def ask_chance(self, kind):
        self.chance = kind
        answer = yield
        self.chance = None
        return answer

    def ask_seats(self, seats):
        """R12: all these seats seal a choice; the answer is {seat: steps} once all have."""
        self.steps, self.sealed = {seat: [] for seat in seats}, set()
        yield
        answer, self.steps, self.sealed = self.steps, {}, set()
        return answer

    # The flow of the game

    def play(self):
        try:
            yield from self.set_up()
            while not (yield from self.one_round()):
                self.round += 1
        except SoloLost:
            self.clauses.add("R28")
        self.phase, self.area = "over", None

    def set_up(self):
        """R5, R6, and R29's tougher game."""
        self.dealer = (yield from self.ask_chance("dealer"))["seat"]
        if self.mode == "tougher":
            for _ in range(self.options["cards"]):
                self.gone.append((yield from self.draw()))
                self.clauses.add("R29")
        for area in TYPES:
            self.recruits[area] = yield from self.draw()
        self.clauses.add("R4")
        self.phase = "foundation"
        sealed = yield from self.ask_seats(range(self.seats))
        for seat, steps in sealed.items():
            order = [step["card"] for step in steps]
            order += [name for name in FOUNDATION if name not in order]
            for position, name in enumerate(order, start=1):
                self.players[seat].pyramid[(1, position)] = Worker.foundation(name)
        self.clauses.add("R3")
        self.phase = "deal"
        yield from self.fill_hands()
        self.clauses.add("R5")

    def one_round(self):
        """True if the game is over."""
        for level in (1, 2, 3, 4):
            if level > 1:
                if not any(place[0] == level for player in self.players for place in player.pyramid):
                    break
                self.clauses.add("R11")
            self.level = level
            yield from self.action_phase()
            if self.master_is_placed():
                return True
        self.level = 0
        yield from self.resolve_recruits()
        if self.master_is_placed():
            return True
        yield from self.discard()
        self.phase = "refill"
        yield from self.fill_areas()
        yield from self.fill_hands()
        if self.round == self.options["rounds"]:
            self.clauses.add("R26")
            return True
        return False

    def master_is_placed(self):
        """R24: checked after every phase and after the whole recruit resolution."""
        masters = [player for player in self.players if MASTER in player.pyramid]
        if masters:
            self.clauses |= {"R24", "R28"} if self.seats == 1 else {"R24"}
        if len(masters) > 1:
            self.clauses.add("R25")
        return bool(masters)

    # Drawing

    def draw_order(self):
        """R6: from the dealer's left, clockwise."""
        order = [(self.dealer + 1 + i) % self.seats for i in range(self.seats)]
        if order != sorted(order):
            self.clauses.add("R6")
        return order

    def draw(self):
        """One card from the deck, or None where R23 skips the draw."""
        if not self.deck:
            if self.seats == 1:
                yield from self.renew_solo_deck()
            elif self.pile:
                self.forget_pile()
                self.deck, self.pile = self.pile, []
                self.clauses.add("R23")
            else:
                self.clauses.add("R23")
                return None
        answer = yield from self.ask_chance("draw")
        return self.take(self.deck, answer["card"])

    def renew_solo_deck(self):
        """R28: the game is lost; R29: except once in the easier game."""
        if self.mode != "easier" or self.deck_was_renewed or not self.pile:
            raise SoloLost
        self.deck_was_renewed = True
        self.clauses.add("R29")
        self.forget_pile()
        for _ in range(min(self.options["cards"], len(self.pile))):
            answer = yield from self.ask_chance("return")
            self.deck.append(self.take(self.pile, answer["card"]))

    def forget_pile(self):
        self.pile_known = []
        for player in self.players:
            player.filed, player.maybe = [], []

    def take(self, cards, name):
        """Takes the card of this name out of a list."""
        for card in cards:
            if card.name == name:
                cards.remove(card)
                return card
        raise AssertionError(f"no {name} here")

    def discard_openly(self, card):
        """R18: everybody saw this card go to the face-down pile."""
        self.pile.append(card)
        self.pile_known.append(card)

    def fill_areas(self):
        """R23: from left to right."""
        for area in TYPES:
            if self.recruits[area] is None:
                self.recruits[area] = yield from self.draw()

    def fill_hands(self):
        """R5, R23: up to 4 cards, one player after the other; who has more keeps them."""
        for seat in self.draw_order():
            hand = self.players[seat].hand
            if len(hand) > HAND:
                self.clauses.add("R23")
            for _ in range(HAND - len(hand)):
                card = yield from self.draw()
                if card is not None:
                    hand.append(card)

    # An action phase

    def action_phase(self):
        """R12: sealed together, carried out together; R16: then Renaissance Men are dealt and placed."""
        self.phase = "action"
        sealed = yield from self.ask_seats(range(self.seats))
        for seat, steps in sealed.items():
            self.remove_workers(seat, steps)
            self.carry_out(seat, choices.rest_of(steps))
        creators = [seat for seat in self.draw_order() if all(self.players[seat].taught.values())]
        if not creators:
            return
        self.clauses.add("R16")
        self.phase = "men"
        for seat in creators:
            self.players[seat].taught = none_of_each()
        for seat in creators:
            self.players[seat].held_man = yield from self.draw()
        placers = [seat for seat in creators if self.players[seat].held_man is not None]
        if not placers:
            return
        sealed = yield from self.ask_seats(placers)
        for seat, steps in sealed.items():
            self.remove_workers(seat, steps)
            man = Worker.renaissance_man(self.players[seat].held_man)
            self.players[seat].held_man = None
            self.put(seat, man, choices.rest_of(steps)[0]["place"])

    def remove_workers(self, seat, steps):
        """R20, R16: a removed Renaissance Man goes to the pile unseen."""
        for name in choices.removals_of(steps):
            worker = self.players[seat].pyramid.pop(PLACE_NAMED[name])
            if worker.shown == "man":
                self.pile.append(worker.card)
            else:
                self.discard_openly(worker.card)
            self.clauses.add("R20")

    def carry_out(self, seat, steps):
        """R13 to R17: what a player sealed, after the removals."""
        if steps[0]["kind"] == "pass":
            return
        player = self.players[seat]
        action, name = steps[0]["action"], steps[1]["card"]
        self.clauses.add("R12")
        by = choices.access(self, player, player.pyramid, action)
        icon = choices.ICON_FOR[action]
        if by == "token":
            player.stored[icon] -= 1
            self.clauses.add("R13")
        else:
            self.clauses.add("R1")
            if player.stored[icon] > 0:  # the token is kept
                self.clauses.add("R13")
        card = self.play_from_hand(player, name)
        if action == "hire":
            self.put(seat, Worker.hired(card), steps[2]["place"])
            self.clauses.add("R14")
            return
        self.discard_openly(card)
        self.clauses.add("R18")
        if action == "barter":
            if len(steps) > 2:
                player.stored[steps[2]["token"]] -= 1
            player.stored[card.type] += 1
            assert sum(player.stored.values()) <= STORE
            self.clauses.add("R15")
        elif action == "teach":
            player.taught[card.type] += 1
        else:
            if player.reserve > 0:
                player.reserve -= 1
            else:
                player.knights[steps[2]["from"]] -= 1
            player.knights[card.type] += 1
            self.clauses.add("R17")

    def play_from_hand(self, player, name):
        card = self.take(player.hand, name)
        if card in player.known:
            player.known.remove(card)
        elif card in player.maybe:
            player.maybe.remove(card)
        return card

    def put(self, seat, worker, name):
        """R7: a worker comes to a place of the pyramid."""
        place = PLACE_NAMED[name]
        pyramid = self.players[seat].pyramid
        if touching_corner_mattered(pyramid, place) or worker.offers is None:
            self.clauses.add("R9")
        pyramid[place] = worker
        self.clauses.add("R7")

    # Recruits

    def resolve_recruits(self):
        """R21, and R27 for the solo game."""
        if self.seats == 1:
            yield from self.turn_cards()
        self.phase = "recruit"
        for area in TYPES:
            if self.recruits[area] is None:
                continue  # not resolved, knights stay
            counts = [player.knights[area] for player in self.players]
            if self.seats == 1:
                counts.append(self.opponent[area])
            most = max(counts)
            if most == 0:
                continue
            if counts.count(most) > 1:
                if self.seats == 1:
                    self.clear_knights(area)
                    self.clauses.add("R27")
                continue
            winner = counts.index(most)
            self.clauses.add("R21")
            if winner == self.seats:  # the opposing knights
                self.discard_openly(self.recruits[area])
                self.clauses.add("R27")
            else:
                yield from self.take_recruit(winner, area)
            self.recruits[area] = None
            self.clear_knights(area)

    def turn_cards(self):
        """R27: two cards, each puts an opposing knight on the area of its type."""
        self.phase = "turn"
        for _ in range(2):
            card = yield from self.draw()
            self.turned.append(card)
            self.opponent[card.type] += 1
        for card in self.turned:
            self.discard_openly(card)
        self.turned = []

    def take_recruit(self, seat, area):
        """R21: into the hand or into the pyramid, after any removals."""
        self.area = area
        sealed = yield from self.ask_seats([seat])
        self.area = None
        steps = sealed[seat]
        card = self.recruits[area]
        self.remove_workers(seat, steps)
        last = choices.rest_of(steps)[0]
        if last["kind"] == "keep":
            self.players[seat].hand.append(card)
            self.players[seat].known.append(card)
        else:
            self.put(seat, Worker.hired(card), last["place"])

    def clear_knights(self, area):
        """Everybody's knights return from an area."""
        for player in self.players:
            player.reserve += player.knights[area]
            player.knights[area] = 0
        self.opponent[area] = 0

    def discard(self):
        """R22: face down; what was known of that hand is then known less well."""
        self.phase = "discard"
        sealed = yield from self.ask_seats(range(self.seats))
        for seat, steps in sealed.items():
            player = self.players[seat]
            cards = [self.take(player.hand, step["card"]) for step in steps if step["kind"] == "discard"]
            self.pile += cards
            player.filed += cards
            if cards:
                player.maybe += player.known
                player.known = []
                self.clauses.add("R22")
