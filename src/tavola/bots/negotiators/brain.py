"""The negotiator: a bot that talks, listens and plays Intrigue as its persona does."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.bots.bot import Turn
from tavola.bots.negotiators import bargain, hiring
from tavola.bots.negotiators.judgement import Judgement
from tavola.bots.negotiators.persona import Persona
from tavola.bots.negotiators.table import Table
from tavola.bots.negotiators.words import Words
from tavola.core.game import Data
from tavola.core.rng import below, generator
from tavola.games.intrigue.position import BRIBE, SEND


class Negotiator:
    """Everything is judged anew from the view and the ledger; `_accused` only keeps it from repeating itself."""

    def __init__(self, persona: Persona, muted: bool = False) -> None:
        self.persona = persona
        self.muted = muted
        self._accused: set[int] = set()

    def _judge(self, turn: Turn) -> Judgement:
        table = Table(turn.view)
        return Judgement(table, Words.read(turn.talk, table), self.persona)

    def choose(self, turn: Turn) -> int:
        if len(turn.legal) == 1:
            return turn.legal[0]
        judgement = self._judge(turn)
        rng = generator(turn.seed)
        phase = judgement.table.phase
        if phase == BRIBE:
            return hiring.choose_bribe(judgement)
        if phase == SEND:
            return hiring.choose_sending(judgement, turn.legal, lambda: below(rng, 1000) / 1000)
        return hiring.choose_hiring(judgement, turn.legal, phase, lambda: below(rng, 1000) / 1000)

    def speak(self, turn: Turn) -> Sequence[Data]:
        """One statement at a time, so that the others can answer; none passes."""
        if self.muted:
            return []
        judgement = self._judge(turn)
        words, table = judgement.words, judgement.table
        if words.left < 1:
            return []
        said = [data for data in words.said if data["from"] == table.me]
        found = bargain.answer(judgement)
        if found is None and table.me == table.actor:
            found = self._speak_as_payer(judgement, said)
        elif found is None and table.me == table.palace:
            found = self._speak_as_owner(judgement, said)
        found = found or self._accuse(judgement)
        return [{"from": table.me, **found}] if found else []

    def _speak_as_payer(self, judgement: Judgement, said: list[Data]) -> Data | None:
        table, words = judgement.table, judgement.words
        if words.deal_on(table.me, table.palace, table.paying_for):
            return None
        if not said:
            return bargain.payer_offer(judgement)
        refused = any(data["act"] == "reject" and data["from"] == table.palace for data in words.said)
        if refused and (raised := bargain.payer_offer(judgement, 1.3 / self.persona.opening)):
            return raised
        if len(said) == 1 and said[0]["act"] in ("offer", "demand"):
            if self.persona.threatens:
                return bargain.payer_threat(judgement)
            if self.persona.promises:
                return bargain.payer_promise(judgement)
        return None

    def _speak_as_owner(self, judgement: Judgement, said: list[Data]) -> Data | None:
        """A price of my own where the payer's was too low or none was named."""
        table, words = judgement.table, judgement.words
        if words.deal_on(table.actor, table.me, table.paying_for):
            return None
        if not said:
            return bargain.owner_offer(judgement) or bargain.reject(judgement)
        if self.persona.threatens and said[-1]["act"] != "threaten":
            return bargain.owner_threat(judgement)
        return None

    def _accuse(self, judgement: Judgement) -> Data | None:
        """Who broke a word to me hears of it once, when they stand in a negotiation again."""
        table, words = judgement.table, judgement.words
        for number, giver, to, kept, _ in words.past:
            if kept or to != table.me or number in self._accused or giver not in (table.actor, table.palace):
                continue
            named = [data for data in words.answers if data["act"] == "accuse" and data["on"] == number]
            if named and named[0]["to"] == giver:
                self._accused.add(number)
                return {"act": "accuse", "to": giver, "on": number, "if": [], "then": []}
        return None
