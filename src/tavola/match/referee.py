"""The referee: holds the truth, checks every choice, plays chance, writes the match, hands out views."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tavola.core import rng
from tavola.core.errors import BadAction, Refused
from tavola.core.game import CHANCE, SPECTATOR, Data, Event, Game, Position, View
from tavola.core.language import has, say
from tavola.match import inputs, opening
from tavola.match.entries import (
    PERSON,
    Chat,
    Entry,
    Header,
    Match,
    Move,
    Reopen,
    Result,
    Seat,
    Statement,
    Undo,
    clean_chat,
)
from tavola.match.file import write_body
from tavola.match.moments import Choice, Draft, Logged, Mark, Trial, in_draft
from tavola.match.talk import Talk


class Referee:
    """One table. Nothing that it hands to a seat (views, events, errors) tells what that seat may not know.

    With `hand` the draws of chance are played by the caller (`play(CHANCE, ..)`), otherwise by the referee itself.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        names: Sequence[str] | None = None,
        *,
        seed: int | None = None,
        hand: bool = False,
        start: Position | None = None,
        seats_of: Sequence[Seat] | None = None,
    ) -> None:
        self.game = game
        if start is None:
            seats, complete = inputs.table_options(game, seats, options)
            self._position = Position.start(game, seats, complete)
        else:
            self._position = opening.without_drafts(game, start)
            complete = opening.options_of_start(self._position, seats, options)
        sitting = opening.sitting(seats, names, seats_of)
        text = None if start is None else self._position.write()
        self.header = Header(game.name, game.rules_version, complete, sitting, text)
        self.seats = len(sitting)
        self.entries: list[Entry] = []
        self.log: list[Logged] = []
        self.step_began = 0
        """Entries there were when the present step began: seals, chat and statements don't begin another."""
        bots = sum(1 << number for number, seat in enumerate(sitting) if seat.kind != PERSON)
        self.talk = Talk.of(game, seats, complete, bots)
        self._drafts: dict[int, Draft] = {}
        self._sealed = opening.seals_of(self._position)
        self._back: list[tuple[int, Position, Talk | None]] = []
        """How it was before each move that may still be undone; all are moves of one seat."""
        self._owing: list[int] | None = None
        """What `pending` has found at this position; None once it has changed."""
        self._rng: Any = None
        if not hand:
            self.draw_at_random(seed)

    # What anybody may ask

    @property
    def names(self) -> list[str]:
        return self.header.names

    @property
    def pending(self) -> list[int]:
        """The seats that owe a choice; CHANCE alone where a draw is due; none when the game is over."""
        if self._owing is None:
            self._owing = self._position.pending_seats()
        return self._owing

    @property
    def sealed(self) -> list[int]:
        """The seats whose seal waits for the others'."""
        return sorted(self._sealed)

    @property
    def over(self) -> bool:
        return not self.pending

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        shares = tuple(float(f"{share:.6g}") for share in self._position.returns())
        return Result(shares, tuple(self._position.standing()))

    def view(self, eye: int) -> View:
        """The table as a seat, or SPECTATOR, may know it."""
        eye = self._check_eye(eye)
        return self._position.view(eye)

    def show(self, eye: int) -> Data:
        return self.view(eye).show()

    def events(self, eye: int, since: int = 0) -> list[Data]:
        """The log from its `since`-th line on, as this eye may read it."""
        eye = self._check_eye(eye)
        return [logged.event.seen_by(eye) for logged in self.log[inputs.line_number(since) :]]

    def rename(self, sitting: Sequence[Seat]) -> None:
        """Somebody else sits at a seat now, or under another name. Bots stay bots (I25)."""
        self.header = replace(self.header, seats=opening.sitting(self.seats, None, sitting))

    # What the seat whose choice it is may ask

    def legal(self, seat: int) -> list[int]:
        seat = self._check_player(seat)
        if seat == CHANCE:
            return [action for action, _ in self._position.outcomes()] if CHANCE in self.pending else []
        return self._position.legal(seat)

    def choices(self, seat: int, locale: str = "en") -> list[Choice]:
        """The seat's legal actions with their words; made from its view, so they tell nothing else."""
        seat = self._check_player(seat)
        record = self._eyes(seat)
        game = self.game
        return [
            Choice(
                action,
                game.write_action(record, seat, action),
                game.action_to_data(record, seat, action),
                game.say_action(locale, record, seat, action, self.names),
            )
            for action in self.legal(seat)
        ]

    def drafting(self, seat: int) -> list[str]:
        """The steps that the seat has made in its open draft, in notation."""
        draft = self._drafts.get(seat)
        return list(draft.words) if draft else []

    def read_action(self, seat: int, text: str | Data) -> int:
        """An action from notation or structured form; BadAction if it says none."""
        seat = self._check_player(seat)
        record = self._eyes(seat)
        if isinstance(text, dict):
            return self.game.action_from_data(record, seat, inputs.structure(text))
        return self.game.read_action(record, seat, inputs.action_word(text))

    def trial(self, seat: int, words: Sequence[str], then: Data | None = None, locale: str = "en") -> Trial:
        """What a choice would be after these steps, and after one more in its structured form. Nothing is changed."""
        seat = self._check_player(seat, chance=False)
        position = self._position.copy()
        trial = Trial(position, seat, [], [])
        for step in [*words, *([] if then is None else [then])]:
            if trial.complete:
                raise BadAction(f"The choice is complete after step {len(trial.words)}, so no step may follow.")
            record = position.view(seat).record
            if isinstance(step, dict):
                action = self.game.action_from_data(record, seat, inputs.structure(step))
            else:
                action = self.game.read_action(record, seat, inputs.action_word(step))
            self._check(position, seat, action, locale)
            trial.words.append(self.game.write_action(record, seat, action))
            trial.actions.append(action)
            position.apply(seat, action)
        return trial

    def _eyes(self, seat: int) -> Any:
        """The record that words are made from: a player's own view; for chance the truth."""
        return self._position.record if seat == CHANCE else self._position.view(seat).record

    # Playing

    def step(self, seat: int, action: int, locale: str = "en") -> None:
        """One action, or one small step of a sealed choice. Refused, with the clause, if the rules forbid it."""
        seat = self._check_player(seat)
        action = inputs.action_number(action)
        self._check(self._position, seat, action, locale)
        self._apply(seat, action)

    def play(self, seat: int, actions: Iterable[int], locale: str = "en") -> None:
        """One choice with all its steps; or nothing at all, if one of them is refused or one is missing."""
        self._play(seat, inputs.steps(actions), lambda _, action: inputs.action_number(action), locale)

    def play_words(self, seat: int, words: Sequence[str], locale: str = "en") -> None:
        """The same in notation; each word is read at the position where its step is made."""
        seat = self._check_player(seat)

        def read(trial: Position, word: Any) -> int:
            if self.game.fixed_words:
                record = None
            else:
                record = trial.record if seat == CHANCE else trial.view(seat).record
            return self.game.read_action(record, seat, inputs.action_word(word))

        self._play(seat, inputs.steps(words), read, locale)

    def _play(self, seat: int, steps: list[Any], read: Callable[[Position, Any], int], locale: str) -> None:
        """Make the steps; if one of them can't be made, or one is missing, all is again as it was."""
        seat = self._check_player(seat)
        start, owing = self._position.copy(), self._owing
        begun = self._drafts.get(seat)
        draft = Draft([*begun.actions], [*begun.words]) if begun else Draft()
        before = start
        try:
            for number, step in enumerate(steps):
                if number:
                    if not in_draft(self._position, seat):
                        raise BadAction(f"The choice is complete after step {number}, so no step may follow.")
                    before = self._position.copy()
                action = read(self._position, step)
                self._check(self._position, seat, action, locale)
                draft.words.append(self.game.write_action(before.record, seat, action))
                draft.actions.append(action)
                self._position.apply(seat, action)
            if in_draft(self._position, seat):
                raise BadAction("The choice is not complete: another step must follow.")
        except BaseException:
            self._position, self._owing = start, owing
            raise
        self._owing = None
        self._complete(before, seat, draft)

    def _check(self, position: Position, seat: int, action: int, locale: str) -> None:
        if seat == CHANCE:
            due = position.pending_seats() == [CHANCE]
            if not due or action not in [outcome for outcome, _ in position.outcomes()]:
                raise Refused(say(locale, "match-refuse-draw"), "")
            return
        clause = position.refuse(seat, action)
        if clause:
            raise self._refused(clause, locale)

    def _refused(self, clause: int, locale: str) -> Refused:
        name = f"{self.game.letter}{clause}"
        message = f"{self.game.name.replace('_', '-')}-refuse-{clause}"
        text = say(locale, message) if has(locale, message) else say(locale, "match-refuse", clause=name)
        return Refused(text, name)

    def _apply(self, seat: int, action: int) -> None:
        before = self._position.copy()
        draft = self._drafts.get(seat) or Draft()
        draft.words.append(self.game.write_action(before.record, seat, action))
        draft.actions.append(action)
        self._position.apply(seat, action)
        self._owing = None
        if in_draft(self._position, seat):
            self._drafts[seat] = draft
        else:
            self._complete(before, seat, draft)

    def _complete(self, before: Position, seat: int, draft: Draft) -> None:
        """A choice was made; `before` was the position before its last step."""
        self._drafts.pop(seat, None)
        self.entries.append(Move(seat, tuple(draft.words)))
        if self._waits(before, seat):
            self._sealed.add(seat)
            self._back.clear()
            self._tell(Event("match_sealed", "", {"seat": seat}))
        else:
            self._resolve(before, seat, draft)
        if seat != CHANCE:
            self._draw()

    def _waits(self, before: Position, seat: int) -> bool:
        """Whether the move was a seal that waits for others, who owe theirs still."""
        if seat == CHANCE or not self.pending or seat in self.pending or CHANCE in self.pending:
            return False
        return sum(1 << other for other in self.pending) == before.pending & ~(1 << seat)

    def _resolve(self, before: Position, seat: int, draft: Draft) -> None:
        """Log a move that took effect, and remember the way back where nothing was revealed, drawn or answered."""
        after, action = self._position, draft.actions[-1]
        self.step_began = len(self.entries)
        for event in self.game.events(before.record, seat, action, after.record):
            self._tell(event)
        revealed = bool(self._sealed) or seat == CHANCE or self.over
        if revealed or (self._back and self._back[0][0] != seat):
            self._back.clear()
        if not revealed:
            start = before
            if len(draft.actions) > 1:  # the way back leads before the first small step
                start = before.copy()
                start.reopen(seat)
            self._back.append((seat, start, self.talk.copy() if self.talk else None))
        self._sealed.clear()
        self._drafts.clear()
        if self.talk:
            for event in self.talk.moved(before.record, seat, action, after.record):
                self._tell(event)

    def _tell(self, event: Event) -> None:
        self.log.append(Logged(len(self.entries), event))

    # Chance

    def draw_at_random(self, seed: int | None = None) -> None:
        """From now on the referee plays chance itself, by a seed or (None) unforeseeably."""
        self._rng = rng.generator(secrets.randbits(64) if seed is None else inputs.seed_number(seed))
        self._draw()

    def draw_now(self) -> None:
        """Play the draws that are due, unforeseeably, and none that come later."""
        if self.pending == [CHANCE]:
            self.draw_at_random()
            self._rng = None

    def _draw(self) -> None:
        while self._rng is not None and self.pending == [CHANCE]:
            self._apply(CHANCE, self._position.draw(self._rng))

    # Taking back

    def reopen(self, seat: int, locale: str = "en") -> None:
        """Take back the seat's draft, or its seal while others still owe theirs."""
        seat = self._check_player(seat)
        self._owing = None
        if seat in self._sealed and self._position.reopen(seat):
            self._sealed.discard(seat)
            self.entries.append(Reopen(seat))
            self._tell(Event("match_reopened", "", {"seat": seat}))
        elif self._drafts.pop(seat, None):
            self._position.reopen(seat)
        else:
            raise Refused(say(locale, "match-refuse-reopen"), "")

    def undoable(self, seat: int) -> bool:
        seat = self._check_player(seat)
        return bool(self._drafts.get(seat)) or seat in self._sealed or bool(self._back and self._back[0][0] == seat)

    def undo(self, seat: int, locale: str = "en") -> None:
        """Take back the last small step of a draft; or a seal; or the last move, while nothing was revealed, nothing
        drawn and nobody else has moved since."""
        seat = self._check_player(seat)
        self._owing = None
        if draft := self._drafts.pop(seat, None):
            self._position.reopen(seat)
            for action in draft.actions[:-1]:
                self._position.apply(seat, action)
            if draft.actions[1:]:
                self._drafts[seat] = Draft(draft.actions[:-1], draft.words[:-1])
        elif seat in self._sealed:
            self.reopen(seat, locale)
        elif self._back and self._back[0][0] == seat:
            _, self._position, self.talk = self._back.pop()
            self._drafts.clear()
            self.entries.append(Undo(seat))
            self.step_began = len(self.entries)
            self._tell(Event("match_undone", "", {"seat": seat}))
        else:
            raise Refused(say(locale, "match-refuse-undo"), "")

    # Talk

    def chat(self, seat: int, text: str) -> None:
        """Free text at the table."""
        seat = self._check_player(seat, chance=False)
        line = clean_chat(text)
        self.entries.append(Chat(seat, line))
        self._tell(Event("match_chat", "", {"seat": seat, "text": line}))

    def state(self, seat: int, statement: Data | str) -> None:
        """A structured statement (I23), as data or as one line; Refused or BadAction if it can't be made now."""
        seat = self._check_player(seat, chance=False)
        if not self.talk:
            raise BadAction(f"There are no statements in {self.game.name}; chat instead.")
        line, events = self.talk.state(self._position.record, seat, statement)
        self.entries.append(Statement(seat, line))
        self._back.clear()
        for event in events:
            self._tell(event)

    # The referee's side only

    def mark(self) -> Mark:
        """The present moment, to come back to if what follows turns out not to have happened."""
        talk = self.talk.copy() if self.talk else None
        numbers = (len(self.entries), len(self.log), self.step_began)
        return Mark(self._position.copy(), talk, numbers, set(self._sealed), list(self._back))

    def rewind(self, mark: Mark) -> None:
        entries, lines, self.step_began = mark.numbers
        del self.entries[entries:]
        del self.log[lines:]
        self._position, self.talk, self._owing = mark.position, mark.talk, None
        self._sealed, self._back = mark.sealed, mark.back
        self._drafts.clear()

    def match(self) -> Match:
        """The match so far. It tells everything, so it must not reach a player while the game goes on."""
        match = Match(self.header, tuple(self.entries), self.result, "")
        return Match(self.header, match.entries, match.result, self.digest(match))

    def digest(self, match: Match) -> str:
        """The hash of a match's text with the present position, drafts left out."""
        position = self._position.copy()
        for seat in self._drafts:
            position.reopen(seat)
        body = write_body(match.header, match.entries).encode()
        return hashlib.sha256(body + position.records.tobytes()).hexdigest()

    def position_text(self) -> str:
        """The truth as one line of position notation."""
        return self._position.write()

    # Seats

    def _check_eye(self, eye: int) -> int:
        return SPECTATOR if inputs.whole(eye) == SPECTATOR else self._check_player(eye, chance=False)

    def _check_player(self, seat: int, chance: bool = True) -> int:
        """The seat as a plain integer: compiled code would be compiled anew for each type of NumPy's."""
        number = inputs.whole(seat)
        if number is None or not (0 <= number < self.seats or (chance and number == CHANCE)):
            raise BadAction(f"There is no seat {inputs.short(seat)}; seats are 0 to {self.seats - 1}.")
        return number
