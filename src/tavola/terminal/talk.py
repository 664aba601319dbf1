"""Intrigue's talk at the terminal (I22 to I25): statements from menus or as one line, and the ledger."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tavola.core.errors import BadAction
from tavola.core.game import CHANCE, Data
from tavola.match.talk import Talk

if TYPE_CHECKING:
    from tavola.terminal.session import Session

MOST_TERMS = 2


def say_something(session: Session, seat: int, text: str) -> None:
    """`say 1 accept 3` makes a statement to seat 1 at once (* is everybody); `say` alone asks by menus."""
    talk = _talk(session)
    if seat == CHANCE:
        raise BadAction(session.screen.word("say-nothing"))
    if text:
        session.referee.state(seat, f"{talk.next_number} {seat}>{text}")
        return
    statement = _Builder(session, seat, talk).build()
    if statement is None:
        return
    session.screen.line(talk.say_statement(session.screen.locale, statement, session.referee.names))
    if session.screen.agree(session.screen.word("say-sure") + " ", default=True):
        session.referee.state(seat, statement)


def _talk(session: Session) -> Talk:
    if session.referee.talk is None:
        raise BadAction(session.screen.word("no-talk"))
    return session.referee.talk


class _Builder:
    """Asks for one statement, part by part; an empty answer goes back to the table."""

    def __init__(self, session: Session, seat: int, talk: Talk) -> None:
        self.session = session
        self.screen = session.screen
        self.names = session.referee.names
        self.seat = seat
        self.talk = talk
        self.menu = talk.menu(session.referee.view(seat).record, seat)

    def build(self) -> Data | None:
        if not self.menu["left"]:
            raise BadAction(self.screen.word("say-nothing"))
        self.screen.say("say-left", count=self.menu["left"])
        answers, forms = self.menu["answers"], self.menu["forms"]
        locale = self.screen.locale
        texts = [self.talk.say_statement(locale, answer, self.names) for answer in answers]
        texts += [self.screen.word(f"act-{form['act']}") for form in forms]
        picked = self.pick("say-act", texts)
        if picked is None:
            return None
        if picked < len(answers):
            answer: Data = answers[picked]
            return answer
        return self.form(forms[picked - len(answers)])

    def form(self, form: Data) -> Data | None:
        to = self.pick("say-to", [self.everybody() if s is None else self.names[s] for s in form["to"]])
        if to is None:
            return None
        addressee = form["to"][to]
        sides: dict[str, list[Data]] = {}
        for side in ("then", "if"):
            terms = self.side(side, form[side], addressee, form[f"least_{side}"])
            if terms is None:
                return None
            sides[side] = terms
        return {"number": None, "from": self.seat, "to": addressee, "act": form["act"], "on": None, **sides}

    def everybody(self) -> str:
        return self.screen.word("everybody")

    def side(self, side: str, whose: str, addressee: int | None, least: int) -> list[Data] | None:
        """At most two terms; an empty answer ends the side, or the whole statement where a term is still needed."""
        terms: list[Data] = []
        while len(terms) < MOST_TERMS:
            more = side == "then" and len(terms) >= least
            term = self.term("then-more" if more else side, whose, addressee)
            if term is None:
                return terms if len(terms) >= least else None
            terms.append(term)
        return terms

    def term(self, side: str, whose: str, addressee: int | None) -> Data | None:
        actor: int | None = {"speaker": self.seat, "addressee": addressee}.get(whose)
        if whose == "anybody":
            actor = self.pick(f"say-{side}-who", self.names)
            if actor is None:
                return None
        assert actor is not None
        terms: list[Data] = self.menu["terms"][actor]
        kinds = list(dict.fromkeys(str(term["kind"]) for term in terms))
        kind = self.pick(f"say-{side}", [self.screen.word(f"term-{kind}", name=self.names[actor]) for kind in kinds])
        if kind is None:
            return None
        terms = [term for term in terms if term["kind"] == kinds[kind]]
        chosen: Data = {"kind": kinds[kind]}
        for field in (name for name in terms[0] if name != "kind"):
            values = _values(terms, field)
            value = self.value(field, values)
            if value is None:
                return None
            chosen[field] = value
            terms = [term for term in terms if value in _listed(term[field])]
        return chosen

    def value(self, field: str, values: list[Any]) -> Any:
        """One of the values; the only one is taken without a question, and amounts may be typed themselves."""
        if len(values) == 1:
            return values[0]
        if field in ("owner", "seat", "palace"):
            texts = [self.names[value] for value in values]
        elif field == "occupation":
            texts = [self.screen.word(f"occupation-{value}") for value in values]
        else:
            texts = [f"{value:,}" for value in values]
        picked = self.pick(f"say-{field}", texts, [str(value) for value in values])
        return None if picked is None else values[picked]

    def pick(self, message: str, texts: Sequence[str], words: Sequence[str] = ()) -> int | None:
        """The index of the chosen text; None for an empty answer. Long lists of amounts are typed, not numbered."""
        screen = self.screen
        typed = len(texts) > 9 and bool(words)
        screen.line(screen.word(message))
        if typed:
            screen.line(f"{texts[0]} – {texts[-1]}")
        else:
            for number, text in enumerate(texts, 1):
                screen.line(f"{number}: {text}" if screen.plain else f"{number:>3}  {text}")
        while True:
            answer = screen.ask("? ").replace(",", "")
            if not answer:
                return None
            if answer in words:
                return words.index(answer)
            if not typed and answer.isascii() and answer.isdecimal() and 1 <= int(answer[:4]) <= len(texts):
                return int(answer[:4]) - 1
            screen.warn(screen.word("say-again"))


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _values(terms: list[Data], field: str) -> list[Any]:
    return list(dict.fromkeys(value for term in terms for value in _listed(term[field])))


def show_ledger(session: Session) -> None:
    """I24: every commitment with what became of it; and what waits for an answer."""
    talk = _talk(session)
    screen, names = session.screen, session.referee.names
    shown = talk.show()
    if not shown["entries"] and not shown["waiting"]:
        screen.say("ledger-empty")
    for statement in shown["waiting"]:
        text = talk.say_statement(screen.locale, statement, names)
        screen.line(f"{statement['number']}. {text} ({screen.word('ledger-waiting')})")
    for entry in shown["entries"]:
        who = [names[entry["from"]], screen.word("everybody") if entry["to"] is None else names[entry["to"]]]
        kind = screen.word(f"ledger-{entry['kind']}")
        screen.line(f"{entry['number']}. {screen.word('heading', text=kind)} {who[0]}, {who[1]}")
        for side in ("if", "then"):
            if entry[side]:
                _show_side(session, talk, side, entry[side])


def _show_side(session: Session, talk: Talk, side: str, data: Data) -> None:
    screen, names = session.screen, session.referee.names
    for term in data["terms"]:
        plain = {name: value for name, value in term.items() if name != "status"}
        text = screen.word("heading", text=talk.say_term(screen.locale, plain, names))
        screen.line(f"   {screen.word(f'ledger-{side}')} {text} {screen.word('status-' + term['status'])}")
