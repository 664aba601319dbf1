"""The Builders: Middle Ages, played slowly and obviously: clauses B1 to B22 in dicts and lists.

Written from the clauses and from docs/vocabulary.md alone. Every place that carries out a clause names it in
`clauses`, and does so only where the clause made a difference.
"""

import csv
from pathlib import Path

DATA = Path(__file__).resolve().parents[2] / "src" / "tavola" / "games" / "builders" / "data"
RESOURCES = ("stone", "wood", "knowledge", "tile")
CLAUSES = tuple(f"B{number}" for number in range(1, 23))
UNREACHABLE: dict[str, str] = {}  # clauses that no game can show, with the reason: there are none


def read_workers(data=DATA):
    """B1: the worker cards by name, in the order of the file: rank, cost and products."""
    with (Path(data) / "workers.csv").open(encoding="utf-8", newline="") as file:
        return {
            row["id"]: {"rank": row["rank"], "cost": int(row["cost"]), "makes": {r: int(row[r]) for r in RESOURCES}}
            for row in csv.DictReader(file)
        }


def read_buildings(data=DATA):
    """B2: the building cards by name, in the order of the file: gains, needs and, of machines, products."""
    with (Path(data) / "buildings.csv").open(encoding="utf-8", newline="") as file:
        return {
            row["id"]: {
                "kind": row["kind"],
                "coins": int(row["coins"]),
                "points": int(row["points"]),
                "needs": {r: int(row[r]) for r in RESOURCES},
                "makes": {r: int(row["makes_" + r]) for r in RESOURCES},
            }
            for row in csv.DictReader(file)
        }


class Oracle:
    """One game. Chance is asked for one card at a time; players act one at a time."""

    def __init__(self, seats, options, data=DATA):
        if not 2 <= seats <= 4:
            raise ValueError("The Builders is for 2 to 4 players")
        if set(options) != {"open_stacks", "rounds"}:
            raise ValueError("options must name open_stacks and rounds, and nothing else")
        self.clauses = set()
        self.seats_count = seats
        self.options = dict(options)
        self.workers = read_workers(data)
        self.buildings = read_buildings(data)
        self.check_material()
        # the order of cards in every list: workers, then buildings, then machines (as in the two files)
        self.order = {card: number for number, card in enumerate([*self.workers, *self.buildings])}
        # all that is printed on a card, as text: equal cards have equal faces
        self.faces = {card: f"worker {printed}" for card, printed in self.workers.items()}
        self.faces |= {card: f"building {printed}" for card, printed in self.buildings.items()}

        self.phase = "setup"
        self.round = 1
        self.first = None
        self.turn = None
        self.actions = 0
        self.sent = {}
        self.ending = False
        # hidden: cards in the stack that nobody sees; top: the visible card on it (B6), if any
        self.supply = {
            "worker": {"hidden": list(self.workers), "top": None, "row": []},
            "building": {"hidden": list(self.buildings), "top": None, "row": []},
        }
        self.players = [{"coins": 10, "points": 0, "team": [], "sites": {}, "finished": []} for _ in range(seats)]
        # what chance still has to do, in order: (kind, where the card goes)
        turns = ["row"] * 5 + (["top"] if options["open_stacks"] else [])
        self.draws = [("deal", seat) for seat in range(seats)]
        self.draws += [("turn_worker", where) for where in turns]
        self.draws += [("turn_building", where) for where in turns]
        self.draws += [("first", None)]

    def check_material(self):
        """B1, B2: the cards are those that the game is made of."""
        apprentices = [w for w in self.workers.values() if w["rank"] == "apprentice"]
        if len(self.workers) != 42 or len(apprentices) != 6:
            raise ValueError("there must be 42 workers, 6 of them apprentices (B1)")
        self.clauses.add("B1")
        machines = [b for b in self.buildings.values() if b["kind"] == "machine"]
        if len(self.buildings) != 42 or len(machines) != 8:
            raise ValueError("there must be 42 building cards, 8 of them machines (B2)")
        if any(machine["coins"] != 0 for machine in machines):
            raise ValueError("a machine pays no coins (B2)")
        self.clauses.add("B2")

    # -- cards --

    def sort(self, cards):
        return sorted(cards, key=self.order.__getitem__)

    def face(self, card):
        """All that is printed on a card: cards of one face are equal."""
        return self.faces[card]

    def kinds(self, cards):
        """The cards without repetition of equal ones: [(the lowest of them, how many there are), ..]."""
        found = {}
        for card in self.sort(cards):
            lowest, count = found.get(self.face(card), (card, 0))
            found[self.face(card)] = (lowest, count + 1)
        return list(found.values())

    def cost(self, worker):
        """B11, B18: the wage printed on a worker; a machine works for nothing."""
        return self.workers[worker]["cost"] if worker in self.workers else 0

    def makes(self, worker):
        return self.workers[worker]["makes"] if worker in self.workers else self.buildings[worker]["makes"]

    # -- who is to act, and what may be done --

    def pending(self):
        if self.phase == "over":
            return []
        if self.draws:
            return ["chance"]
        return [self.turn]

    def outcomes(self):
        """What chance may do next, with weights."""
        if self.pending() != ["chance"]:
            return []
        kind, _ = self.draws[0]
        if kind == "first":
            return [({"kind": "first", "seat": seat}, 1) for seat in range(self.seats_count)]
        if kind == "deal":
            apprentices = [w for w in self.supply["worker"]["hidden"] if self.workers[w]["rank"] == "apprentice"]
            return [({"kind": "deal", "worker": worker}, count) for worker, count in self.kinds(apprentices)]
        what = "worker" if kind == "turn_worker" else "building"
        return [({"kind": kind, what: card}, count) for card, count in self.kinds(self.supply[what]["hidden"])]

    def legal(self, seat):
        if self.pending() != [seat]:
            return []
        player = self.players[seat]
        actions = [{"kind": "end"}]
        if player["coins"] >= 5:
            actions.append({"kind": "buy"})
        for number in (1, 2, 3):
            if self.actions >= number:
                actions.append({"kind": "take", "actions": number})
        if self.actions >= 1:
            for site, _ in self.kinds(self.supply["building"]["row"]):
                actions.append({"kind": "open", "site": site})
            for worker, _ in self.kinds(self.supply["worker"]["row"]):
                actions.append({"kind": "recruit", "worker": worker})
        team = self.kinds(player["team"])
        for site in self.sort(player["sites"]):
            for worker, _ in team:
                enough_actions = self.actions >= self.sent.get(site, 0) + 1
                enough_coins = player["coins"] >= self.cost(worker)
                if enough_actions and enough_coins:
                    actions.append({"kind": "send", "worker": worker, "site": site})
        return actions

    def apply(self, seat, action):
        if seat == "chance":
            if action not in [outcome for outcome, _ in self.outcomes()]:
                raise ValueError(f"chance can't do {action}")
            self.apply_chance(action)
        else:
            if action not in self.legal(seat):
                raise ValueError(f"seat {seat} can't do {action}")
            self.apply_player(self.players[seat], action)
        if sum(player["coins"] for player in self.players) > 100:
            self.clauses.add("B3")  # more than the printed coins: the bank has not run dry
        # B14: by itself a turn ends only with no action left and too little to buy one (a due card is turned first)
        if self.phase == "turn" and not self.draws and self.actions == 0 and self.players[self.turn]["coins"] < 5:
            self.clauses.add("B14")
            self.end_turn()

    # -- chance --

    def apply_chance(self, action):
        kind, where = self.draws.pop(0)
        if kind == "first":
            self.clauses.add("B5")
            self.first = action["seat"]
            self.phase = "turn"
            self.begin_turn(self.first)
        elif kind == "deal":
            self.clauses.add("B4")
            self.supply["worker"]["hidden"].remove(action["worker"])
            self.players[where]["team"].append(action["worker"])
        else:
            what = "worker" if kind == "turn_worker" else "building"
            supply = self.supply[what]
            supply["hidden"].remove(action[what])
            if where == "top":
                self.clauses.add("B6")
                supply["top"] = action[what]
            else:
                supply["row"].append(action[what])

    def take_from_row(self, what, card):
        """B10: a taken card is replaced at once, or the row shrinks when the stack is empty."""
        self.clauses.add("B10")
        supply = self.supply[what]
        supply["row"].remove(card)
        if self.options["open_stacks"] and supply["top"] is not None:
            supply["row"].append(supply["top"])
            supply["top"] = None
            if supply["hidden"]:
                self.draws.append(("turn_" + what, "top"))
        elif supply["hidden"]:
            self.draws.append(("turn_" + what, "row"))

    # -- a turn --

    def begin_turn(self, seat):
        self.turn = seat
        self.actions = 3
        self.sent = {}

    def apply_player(self, player, action):
        kind = action["kind"]
        if kind == "end":
            self.clauses.add("B14")
            self.end_turn()
        elif kind == "buy":
            self.clauses.add("B7")
            player["coins"] -= 5
            self.actions += 1
        elif kind == "take":
            self.clauses.add("B13")
            self.actions -= action["actions"]
            player["coins"] += {1: 1, 2: 3, 3: 6}[action["actions"]]
        elif kind == "open":
            self.clauses.add("B8")
            self.actions -= 1
            self.take_from_row("building", action["site"])
            player["sites"][action["site"]] = []
        elif kind == "recruit":
            self.clauses.add("B9")
            self.actions -= 1
            self.take_from_row("worker", action["worker"])
            player["team"].append(action["worker"])
        elif kind == "send":
            self.send(player, action["worker"], action["site"])

    def send(self, player, worker, site):
        """B11: the n-th worker sent to a site in a turn takes n actions, and its wage."""
        self.clauses.add("B11")
        self.sent[site] = self.sent.get(site, 0) + 1
        self.actions -= self.sent[site]
        player["coins"] -= self.cost(worker)
        player["team"].remove(worker)
        player["sites"][site].append(worker)
        made = {r: sum(self.makes(w)[r] for w in player["sites"][site]) for r in RESOURCES}
        needs = self.buildings[site]["needs"]
        if all(made[r] >= needs[r] for r in RESOURCES):
            self.finish(player, site)
        else:
            self.clauses.add("B12")  # the worker stays there, busy, and is no more in the team

    def finish(self, player, site):
        """B16 to B18: coins and points are gained and the workers are free; a machine joins the team."""
        self.clauses |= {"B16", "B17"}
        player["coins"] += self.buildings[site]["coins"]
        player["points"] += self.buildings[site]["points"]
        player["team"] += player["sites"].pop(site)
        player["finished"].append(site)
        if self.buildings[site]["kind"] == "machine":
            self.clauses.add("B18")
            player["team"].append(site)

    def end_turn(self):
        """B14: what is left of the actions is lost. B19, B22: the game ends with a whole round."""
        if self.players[self.turn]["points"] >= 17:
            self.clauses.add("B19")
            self.ending = True
        following = (self.turn + 1) % self.seats_count
        if following != self.first:
            self.begin_turn(following)
        elif self.ending or self.round >= self.options["rounds"]:
            if not self.ending:
                self.clauses.add("B22")
            self.phase = "over"
            self.turn = None
            self.actions = 0
            self.sent = {}
            self.mark_scoring()
        else:
            self.round += 1
            self.begin_turn(following)

    # -- the end --

    def score(self, player):
        """B20: a point for every full 10 écus is added."""
        return player["points"] + player["coins"] // 10

    def standing(self, player):
        """B20, B21: what decides first, second and third."""
        return (self.score(player), player["points"], player["coins"])

    def mark_scoring(self):
        if any(player["coins"] >= 10 for player in self.players):
            self.clauses.add("B20")
        scores = [self.score(player) for player in self.players]
        if len(set(scores)) < len(scores):
            self.clauses.add("B21")

    def ranks(self):
        standings = [self.standing(player) for player in self.players]
        return [1 + sum(other > own for other in standings) for own in standings]

    def shares(self):
        ranks = self.ranks()
        return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]

    # -- what is seen --

    def view(self, eye):
        """B15: everything is public, to every eye the same."""
        if any(seat != eye for seat in range(self.seats_count)):
            self.clauses.add("B15")
        result = None
        if self.phase == "over":
            scores = [self.score(player) for player in self.players]
            result = {"shares": self.shares(), "ranks": self.ranks(), "scores": scores}
        return {
            "game": "builders",
            "eye": eye,
            "seats_count": self.seats_count,
            "options": dict(self.options),
            "phase": self.phase,
            "result": result,
            "round": self.round,
            "first": self.first,
            "turn": self.turn,
            "actions": self.actions,
            "sent": {site: n for site, n in self.sent.items() if site not in self.players[self.turn]["finished"]},
            "ending": self.ending,
            "workers": self.view_supply("worker"),
            "buildings": self.view_supply("building"),
            "seats": [
                {
                    "coins": player["coins"],
                    "points": player["points"],
                    "team": self.sort(player["team"]),
                    "sites": [
                        {"site": site, "workers": self.sort(player["sites"][site])}
                        for site in self.sort(player["sites"])
                    ],
                    "finished": self.sort(player["finished"]),
                }
                for player in self.players
            ],
        }

    def view_supply(self, what):
        supply = self.supply[what]
        stack = len(supply["hidden"]) + (1 if supply["top"] is not None else 0)
        return {"row": self.sort(supply["row"]), "stack": stack, "top": supply["top"]}
