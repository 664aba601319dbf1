"""Intrigue, played slowly and obviously: clauses I1 to I21 and I26 in dicts and lists.

Written from the clauses and from docs/vocabulary.md alone. Every place that carries out a clause names it in
`clauses`, and does so only where the clause made a difference. Talk (I22 to I25) is in intrigue_ledger.py.
"""

OCCUPATIONS = ("scientist", "doctor", "priest", "clerk")
AREAS = (1000, 3000, 6000, 10000)
CLAUSES = tuple(f"I{number}" for number in range(1, 27))
UNREACHABLE = {  # clauses that play alone can't show, with the reason
    "I22": "talk lives beside the position: see intrigue_ledger.py",
    "I23": "talk lives beside the position: see intrigue_ledger.py",
    "I24": "talk lives beside the position: see intrigue_ledger.py",
    "I25": "talk lives beside the position: see intrigue_ledger.py",
}


class Oracle:
    """One game. A scholar is a pair (owner, occupation); two of one owner and occupation are alike."""

    def __init__(self, seats, options):
        if not 3 <= seats <= 5:
            raise ValueError("Intrigue is for 3 to 5 players")
        if set(options) != {"open_ledger", "statements"}:
            raise ValueError("options must name open_ledger and statements, and nothing else")
        self.clauses = set()
        self.seats_count = seats
        self.options = dict(options)
        self.cash = [32000] * seats
        self.palaces = [dict.fromkeys(AREAS) for _ in range(seats)]
        self.clauses.add("I1")
        self.unsent = [dict.fromkeys(OCCUPATIONS, 2) for _ in range(seats)]
        self.clauses.add("I2")
        self.applicants = [[] for _ in range(seats)]
        self.island = []

        self.phase = "setup"
        self.round = 1
        self.first = None
        self.turn = None  # the palace owner Q whose turn it is
        self.steps = []  # what is left of Q's hiring: (name, occupations), in order
        self.step = None
        self.occupations = []  # what is still to decide in this step
        self.queue = []  # who still has to pay in this step: (owner, occupation, is it the employee), in order
        self.bribes = []  # what was paid in this step
        self.to_send = 0
        self.from_bank = 0  # all money that has come from the bank (I7, I10, I18)

    # -- small questions --

    def clockwise(self, palace):
        """The other seats from the palace's left on."""
        return [(palace + distance) % self.seats_count for distance in range(1, self.seats_count)]

    def in_order(self, palace, scholars):
        """I14, I15, I20: by owner clockwise from the palace's left, then by occupation."""
        seats = self.clockwise(palace)
        return sorted(scholars, key=lambda scholar: (seats.index(scholar[0]), OCCUPATIONS.index(scholar[1])))

    def area_of(self, palace, occupation):
        """I11: the area that the occupation has in the palace, or None."""
        for area in AREAS:
            if self.palaces[palace][area] is not None and self.palaces[palace][area][1] == occupation:
                return area
        return None

    def free_areas(self, palace):
        return [area for area in AREAS if self.palaces[palace][area] is None]

    def applying(self, palace, occupation):
        return [scholar for scholar in self.applicants[palace] if scholar[1] == occupation]

    def contenders(self):
        """The owners whose scholars are in the external or internal conflict that is being decided."""
        occupation = self.occupations[0]
        owners = {scholar[0] for scholar in self.applying(self.turn, occupation)}
        if self.step == "internal":
            owners.add(self.palaces[self.turn][self.area_of(self.turn, occupation)][0])
        return sorted(owners)

    # -- who is to act, and what may be done --

    def pending(self):
        if self.phase == "over":
            return []
        if self.phase == "setup":
            return ["chance"]
        if self.phase == "bribe":
            return [self.queue[0][0]]
        return [self.turn]

    def outcomes(self):
        if self.phase != "setup":
            return []
        return [({"kind": "first", "seat": seat}, 1) for seat in range(self.seats_count)]

    def legal(self, seat):
        if self.pending() != [seat]:
            return []
        if self.phase == "bribe":
            if self.cash[seat] == 0:
                return [{"kind": "bribe", "ducats": 1000}]
            return [{"kind": "bribe", "ducats": ducats} for ducats in range(1000, self.cash[seat] + 1, 1000)]
        if self.phase == "place":
            return [
                {"kind": "place", "occupation": self.occupations[0], "area": area} for area in self.free_areas(seat)
            ]
        if self.phase == "hire":
            return [
                {"kind": "hire", "owner": owner, "occupation": self.occupations[0], "area": area}
                for owner in self.contenders()
                for area in self.free_areas(seat)
            ]
        if self.phase == "choose":
            return [
                {"kind": "choose", "owner": owner, "occupation": self.occupations[0]} for owner in self.contenders()
            ]
        return [
            {"kind": "send", "occupation": occupation, "palace": palace}
            for occupation in OCCUPATIONS
            if self.unsent[seat][occupation] > 0
            for palace in range(self.seats_count)
            if palace != seat
        ]

    def apply(self, seat, action):
        if seat == "chance":
            if action not in [outcome for outcome, _ in self.outcomes()]:
                raise ValueError(f"chance can't do {action}")
            self.clauses.add("I5")
            self.first = action["seat"]
            self.begin_turn(self.first)
            return
        if action not in self.legal(seat):
            raise ValueError(f"seat {seat} can't do {action}")
        getattr(self, "do_" + action["kind"])(seat, action)

    # -- the course of a turn --

    def begin_turn(self, seat):
        """I6: collect, then hire, then send."""
        self.clauses.add("I6")
        self.turn = seat
        self.collect(seat, "I7")
        self.classify(seat)
        self.next_step()

    def collect(self, seat, clause):
        """I7, I10: the bank pays the salary of every scholar of the seat that is employed."""
        for palace in self.palaces:
            for area in AREAS:
                if palace[area] is not None and palace[area][0] == seat:
                    self.clauses.add(clause)
                    self.cash[seat] += area
                    self.from_bank += area

    def classify(self, palace):
        """I12, I13: uncontested first, then external, then internal by ascending salary."""
        uncontested, external, internal = [], [], []
        for occupation in OCCUPATIONS:
            number = len(self.applying(palace, occupation))
            if number == 0:
                continue
            self.clauses |= {"I8", "I12"}
            if self.area_of(palace, occupation) is not None:
                internal.append(occupation)
            elif number == 1:
                uncontested.append(occupation)
            else:
                external.append(occupation)
        self.steps = []
        if uncontested:
            self.steps.append(("uncontested", uncontested))
        if external:
            self.steps.append(("external", external))
        for occupation in sorted(internal, key=lambda occupation: self.area_of(palace, occupation)):
            self.steps.append(("internal", [occupation]))
        if len(self.steps) > 1:
            self.clauses.add("I13")

    def next_step(self):
        """I13: on to the next part of the hiring; after the last to the sending (I9)."""
        self.bribes = []
        self.queue = []
        self.occupations = []
        if self.steps:
            self.step, self.occupations = self.steps.pop(0)
            self.phase = "bribe"
            self.queue_payers()
        elif self.round <= 4:
            self.step = "send"
            self.phase = "send"
            self.to_send = 2
        else:
            self.clauses.add("I9")  # nobody sends in round 5
            self.end_turn()

    def queue_payers(self):
        """I14 to I16, I19, I20: who pays in this step, in order."""
        applicants = [s for occupation in self.occupations for s in self.applying(self.turn, occupation)]
        self.queue = [(owner, occ, False) for owner, occ in self.in_order(self.turn, applicants)]
        if len({owner for owner, _, _ in self.queue}) < len(self.queue):
            self.clauses.add("I20")  # one seat has several applicants here
        if self.step == "internal":
            owner, occupation = self.palaces[self.turn][self.area_of(self.turn, self.occupations[0])]
            self.queue.insert(0, (owner, occupation, True))
        scholars = [(owner, occ) for owner, occ, _ in self.queue]
        if len(set(scholars)) < len(scholars):
            self.clauses.add("I19")  # somebody applies against their own scholar

    def end_turn(self):
        """I5, I6, I10: on to the next seat, the next round, or the end."""
        self.step = None
        following = (self.turn + 1) % self.seats_count
        if following != self.first:
            self.begin_turn(following)
        elif self.round < 5:
            self.round += 1
            self.begin_turn(following)
        else:
            self.phase = "over"
            self.turn = None
            for seat in range(self.seats_count):
                self.collect(seat, "I10")
            if sum(self.cash) == 32000 * self.seats_count + self.from_bank:
                self.clauses.add("I26")  # nothing but bribes has moved between seats

    # -- what players do --

    def do_bribe(self, seat, action):
        """I17, I18: paid to Q at once; who has nothing pays 1,000 of the bank's money."""
        owner, occupation, employee = self.queue.pop(0)
        bank = self.cash[seat] == 0
        if bank:
            self.clauses.add("I18")
            self.from_bank += action["ducats"]
        else:
            self.clauses.add("I17")
            self.cash[seat] -= action["ducats"]
        self.cash[self.turn] += action["ducats"]
        self.bribes.append(
            {"owner": owner, "occupation": occupation, "ducats": action["ducats"], "bank": bank, "employee": employee}
        )
        if not self.queue:
            self.phase = {"uncontested": "place", "external": "hire", "internal": "choose"}[self.step]

    def do_place(self, seat, action):
        """I14: the only applicant of the occupation gets a free area."""
        self.clauses.add("I14")
        self.employ(seat, self.applying(seat, action["occupation"])[0], action["area"])
        self.decided()

    def do_hire(self, seat, action):
        """I15: one applicant of the occupation gets a free area, the others are banished."""
        self.clauses.add("I15")
        self.mark_freedom(action)
        self.employ(seat, (action["owner"], action["occupation"]), action["area"])
        self.banish_applicants(seat, action["occupation"])
        self.decided()

    def do_choose(self, seat, action):
        """I16: one of employee and applicants has the area from now on, the others are banished."""
        self.clauses |= {"I16", "I11"}
        self.mark_freedom(action)
        area = self.area_of(seat, action["occupation"])
        employee = self.palaces[seat][area]
        if action["owner"] != employee[0]:
            self.island.append(employee)
            self.palaces[seat][area] = None
            self.employ(seat, (action["owner"], action["occupation"]), area)
        self.banish_applicants(seat, action["occupation"])
        self.decided()

    def do_send(self, seat, action):
        """I9: one of the two scholars that leave in a turn."""
        self.clauses.add("I9")
        self.unsent[seat][action["occupation"]] -= 1
        self.applicants[action["palace"]].append((seat, action["occupation"]))
        self.to_send -= 1
        if self.to_send == 0:
            self.end_turn()

    def employ(self, palace, scholar, area):
        """I11: one scholar to an area; an occupation has one area."""
        if len(self.free_areas(palace)) < len(AREAS):
            self.clauses.add("I11")
        self.applicants[palace].remove(scholar)
        self.palaces[palace][area] = scholar

    def banish_applicants(self, palace, occupation):
        """I3: to the island, for the rest of the game."""
        for scholar in self.applying(palace, occupation):
            self.applicants[palace].remove(scholar)
            self.island.append(scholar)

    def decided(self):
        self.occupations.pop(0)
        if not self.occupations:
            self.next_step()

    def mark_freedom(self, action):
        """I21: Q may well take somebody who paid less than another."""
        paid = [bribe for bribe in self.bribes if bribe["occupation"] == action["occupation"]]
        winner = max(bribe["ducats"] for bribe in paid if bribe["owner"] == action["owner"])
        if any(bribe["ducats"] > winner for bribe in paid):
            self.clauses.add("I21")

    # -- the end --

    def ranks(self):
        """I10: the most ducats."""
        return [1 + sum(other > own for other in self.cash) for own in self.cash]

    def shares(self):
        ranks = self.ranks()
        return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]

    # -- what is seen --

    def view(self, eye):
        """I3, I4: all is public but the cash of others."""
        over = self.phase == "over"
        if self.island or any(self.applicants):
            self.clauses.add("I3")
        payer = scholar = occupation = None
        employee = False
        if self.phase == "bribe":
            owner, applied, employee = self.queue[0]
            payer = owner
            scholar = {"owner": owner, "occupation": applied}
        if self.phase in ("place", "hire", "choose") or (self.phase == "bribe" and self.step == "internal"):
            occupation = self.occupations[0]
        return {
            "game": "intrigue",
            "eye": eye,
            "seats_count": self.seats_count,
            "options": dict(self.options),
            "phase": self.phase,
            "result": {"shares": self.shares(), "ranks": self.ranks(), "scores": list(self.cash)} if over else None,
            "round": self.round,
            "first": self.first,
            "palace": self.turn,
            "step": self.step,
            "payer": payer,
            "scholar": scholar,
            "employee": employee,
            "occupation": occupation,
            "bribes": [dict(bribe) for bribe in self.bribes],
            "to_send": self.to_send,
            "seats": [self.view_seat(eye, seat) for seat in range(self.seats_count)],
            "island": [
                {"owner": owner, "occupation": occ, "count": self.island.count((owner, occ))}
                for owner in range(self.seats_count)
                for occ in OCCUPATIONS
                if (owner, occ) in self.island
            ],
        }

    def view_seat(self, eye, seat):
        open_to_eye = seat == eye or self.options["open_ledger"] or self.phase == "over"
        if seat != eye:
            self.clauses.add("I4")
        palace = []
        for area in AREAS:
            owner, occupation = self.palaces[seat][area] or (None, None)
            palace.append({"area": area, "occupation": occupation, "owner": owner})
        return {
            "cash": self.cash[seat] if open_to_eye else None,
            "unsent": dict(self.unsent[seat]),
            "palace": palace,
            "applicants": [
                {"owner": owner, "occupation": occ} for owner, occ in self.in_order(seat, self.applicants[seat])
            ],
        }
