"""One seat's opinion of the table: whom it trusts, what terms are worth to it, what it may still promise."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.bots.negotiators.persona import Persona
from tavola.bots.negotiators.table import SALARIES, SILENT_REWARD, Table
from tavola.bots.negotiators.words import Term, Word, Words, kept_chance
from tavola.bots.rules.intrigue import REWARD
from tavola.games.intrigue.position import BRIBE, ROUNDS


class Judgement:
    """Made anew for every turn from the view and the ledger, so it forgets nothing and needs no memory of its own."""

    def __init__(self, table: Table, words: Words, persona: Persona) -> None:
        self.table = table
        self.words = words
        self.persona = persona
        self.me = table.me
        self._trust: dict[int, float] = {}
        self._merits: list[float] | None = None
        self._silent: tuple[float, int] | None = None

    def trust(self, seat: int) -> float:
        if seat not in self._trust:
            self._trust[seat] = self.words.trust(seat, self.persona.faith, self.persona.memory)
        return self._trust[seat]

    @property
    def merits(self) -> list[float]:
        """What the others deserve of me, bribes aside: gratitude, envy, how they have kept their words
        and whether they have threatened me."""
        if self._merits is None:
            own = self.table.merits[self.me]
            self._merits = [
                own[seat]
                - self.persona.grudge * max(self.persona.faith - self.trust(seat), -0.1)
                - self.persona.resentment * self.words.pressure(seat, self.persona.memory)
                if seat < self.table.seats and seat != self.me
                else 0.0
                for seat in range(5)
            ]
        return self._merits

    def kept(self, giver: int, temptation: float = 0.0) -> float:
        """How likely the giver keeps a word to me."""
        table = self.table
        leverage = table.granted[self.me][giver] if table.laps[self.me] <= ROUNDS else 0.0
        power = table.granted[giver][self.me] if table.laps[giver] <= ROUNDS else 0.0
        return kept_chance(self.trust(giver), leverage, power, temptation)

    def bound(self, word: Word) -> float:
        """What it costs me inside to break a word of mine."""
        persona = self.persona
        if word.to is not None and persona.mirrors and self.words.grievance(word.to, persona.memory) > 0.5 * word.stake:
            return 0.0
        return persona.scruple + persona.patience * (ROUNDS - self.table.lap)

    # Before a bribe

    def hire_temptation(self, palace: int, occupation: int, owner: int) -> float:
        """How much rather a palace owner would hire another than this scholar."""
        table = self.table
        merits = table.merits[palace]
        rivals = table.rivals(palace, occupation, owner)
        if not rivals:
            return 0.0
        own = table.merit(palace, occupation, owner, merits)
        return max(table.merit(palace, occupation, rival, merits) for rival in rivals) - own

    def promised_away(self, palace: int, occupation: int, owner: int) -> float:
        """The chance that the palace owner keeps a word that shuts this scholar out."""
        chance = 0.0
        for _, term in self.words.claims(palace, occupation):
            against = term.kind == "banish" if term.owner == owner else term.kind in ("choose", "place", "protect")
            if against:
                chance = max(chance, self.kept(palace))
        return chance

    def own_promise(self, palace: int, occupation: int, amount: int) -> tuple[float, float]:
        """What the palace owner has promised for my scholar if I pay so much: (chance that it is kept, salary)."""
        best = (0.0, 0.0)
        for word, term in self.words.claims(palace, occupation):
            if term.owner != self.me or term.kind not in ("choose", "place", "protect"):
                continue
            mine = [other for other in word.given if other.kind == "pay" and other.owner == self.me]
            if all(other.amount <= amount for other in mine):
                salary = float(term.amount) if term.kind == "place" else self.table.salary(palace, occupation)
                best = max(best, (self.kept(palace), salary))
        return best

    def threatened(self, amount: int) -> bool:
        """Whether the palace owner has said that my scholar goes unless I pay more than this."""
        table = self.table
        mine = (self.me, table.paying_for, table.palace)
        return any(
            any(
                t.kind == "pay" and (t.owner, t.occupation, t.palace) == mine and t.amount > amount for t in word.unless
            )
            and any(t.kind == "banish" and (t.owner, t.occupation, t.palace) == mine for t in word.terms)
            for word in self.words.of(table.palace)
        )

    def bribe_value(self, amount: int, worth: float, chance: float) -> float:
        """What paying so much may bring me, with what was promised to me and to others, less what it costs."""
        table = self.table
        palace, occupation = table.palace, table.paying_for
        value = worth * chance * (1.0 - self.promised_away(palace, occupation, self.me))
        sure, salary = self.own_promise(palace, occupation, amount)
        if sure:
            value = sure * max(table.worth(palace, occupation, self.me, salary), value) + (1.0 - sure) * value
        if self.threatened(amount):
            value *= 1.0 - self.kept(palace)
        return value - table.price(self.me, palace) * amount

    def reward_of(self, palace: int) -> float:
        """What I think the palace owner gives for a ducat paid without a word: more if it is one who never speaks."""
        silent = self.table.lap > 1 and not self.words.speaks(palace)
        return REWARD if silent else SILENT_REWARD

    def silent_bribe(self) -> tuple[float, int]:
        """The best bribe without a further word: (its value, the amount). I am the payer."""
        if self._silent is None:
            table = self.table
            worths, chances = table.odds(self.reward_of(table.palace))
            reserve = self.other_bribes()
            most = max(1, len(worths) - 2 * reserve)
            self._silent = max(
                ((self.bribe_value(k + 1, worths[k], chances[k]), -(k + 1)) for k in range(most)), default=(0.0, -1)
            )
            self._silent = (self._silent[0], -self._silent[1])
        return self._silent

    def other_bribes(self) -> int:
        """My other scholars that wait somewhere and will have to pay."""
        table = self.table
        waiting = [(p, o) for p in range(table.seats) for o in range(4) if table.waits(p, self.me, o)]
        return max(len(waiting) - 1, 0)

    # What terms are worth to me

    def gain(self, term: Term) -> float:
        """What another's term brings me if it is carried out."""
        table, me = self.table, self.me
        if term.kind == "pay":
            return term.amount * table.price(me, term.owner) if term.palace == me else 0.0
        worth = table.worth(term.palace, term.occupation, term.owner)
        if term.owner != me:
            if term.kind == "banish" and me in table.rivals(term.palace, term.occupation, term.owner):
                return 0.5 * table.worth(term.palace, term.occupation, me)
            if term.kind in ("send", "not_send"):
                return self._gain_of_sending(term)
            return 0.0
        if term.kind == "banish":
            return 0.0
        if term.kind == "place":
            worth = table.worth(term.palace, term.occupation, me, term.amount)
        if self._paying_now(term):
            return worth - self.silent_bribe()[0]
        if term.kind == "protect":
            return worth * 0.15 * max(term.amount - table.lap, 0)
        chance = table.natural_chance(term.palace, term.occupation, me)
        here = table.waits(term.palace, me, term.occupation) or table.holder[term.palace][term.occupation] == me
        return worth * (1.0 - chance) if here and table.laps[term.palace] <= ROUNDS else 0.0

    def _paying_now(self, term: Term) -> bool:
        table = self.table
        mine = table.phase == BRIBE and table.actor == self.me
        return mine and term.palace == table.palace and term.occupation == table.paying_for

    def _gain_of_sending(self, term: Term) -> float:
        """Another's scholar stays away from (or challenges) a place that matters to me."""
        holder = self.table.holder[term.palace][term.occupation]
        if holder == self.me and term.kind == "not_send":
            return 0.15 * self.table.worth(term.palace, term.occupation, self.me)
        return 0.0

    def cost(self, term: Term) -> float:
        """What it costs me to carry out a term of my own."""
        table, me = self.table, self.me
        if term.kind == "pay":
            return term.amount * table.price(me, term.palace)
        if term.kind in ("send", "not_send"):
            return 3.0
        if term.kind == "banish":
            return 2.0 + 0.1 * table.worth(me, term.occupation, term.owner)
        if term.kind == "protect":
            return 1.5 * max(term.amount - table.lap + 1, 1)
        salary = float(term.amount) if term.kind == "place" else None
        if term.kind == "place" and table.area[me][term.occupation] >= 0:
            salary = None
        asked = table.asking(me, term.occupation, term.owner, salary, self.merits)
        return self.persona.greed * asked * table.price(me, term.owner)

    def possible(self, terms: Sequence[Term]) -> bool:
        """Whether I could carry out terms of mine at all, and without breaking another word (unless I don't mind)."""
        return all(self._possible(term) for term in terms)

    def _possible(self, term: Term) -> bool:
        table, me = self.table, self.me
        if term.kind == "pay":
            return bool(term.amount <= max(table.cash[me], 1))
        if term.kind in ("send", "not_send"):
            return term.kind == "not_send" or bool(table.unsent[me][term.occupation])
        if term.kind == "place":
            area = table.area[me][term.occupation]
            if area >= 0 and SALARIES[area] < term.amount:
                return False
            if area < 0 and not self.areas_left(term):
                return False
        if self.persona.double_deals:
            return True
        if term.kind == "banish":
            claims = [t for _, t in self.words.claims(me, term.occupation) if t.owner == term.owner]
            return not any(t.kind in ("choose", "place", "protect") for t in claims)
        return not any(
            t.kind in ("choose", "place", "protect") if t.owner != term.owner else t.kind == "banish"
            for _, t in self.words.claims(me, term.occupation)
        )

    def areas_left(self, term: Term) -> bool:
        """Whether an area of mine that is high enough is free and not needed for my other words."""
        free = sorted((SALARIES[a] for a in range(4) if self.table.free[self.me] >> a & 1), reverse=True)
        wanted = [term.amount]
        if not self.persona.double_deals:
            for word in self.words.of(self.me):
                wanted += [
                    t.amount
                    for t in word.terms
                    if t.kind == "place"
                    and t.palace == self.me
                    and t.occupation != term.occupation
                    and self.table.area[self.me][t.occupation] < 0
                ]
        wanted.sort(reverse=True)
        return len(wanted) <= len(free) and all(have >= want for have, want in zip(free, wanted, strict=False))

    def weigh(self, other: int, theirs: Sequence[Term], mine: Sequence[Term]) -> float:
        """What a deal brings me: their terms as far as I believe them, less what mine cost."""
        total = 0.0
        for term in theirs:
            temptation = 0.0
            if term.kind in ("choose", "place") and term.palace == other:
                temptation = self.hire_temptation(other, term.occupation, term.owner)
            sure = 1.0 if term.kind == "pay" and other == self.table.actor else self.kept(other, temptation)
            gain = self.gain(term)
            if self._paying_now(term):
                total += sure * (gain + self.silent_bribe()[0]) - self.silent_bribe()[0]
            else:
                total += sure * gain
        return total - sum(self.cost(term) for term in mine)
