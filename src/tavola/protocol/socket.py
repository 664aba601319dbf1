"""The socket at /api/socket: JSON text messages, one structure each, told apart by "type".

A client sends `watch` for every table it wants to follow and gets a `table` message: all there is to know. From then
on `news` comes after every change of the game and `info` after every change around it. `news` holds the whole new state
and the new lines of the log, so a client that was away sends `watch` with the last line it has and misses nothing.
Every other message of a client has an `id` of its own making. It is answered by a message with the same id: `done` once
it is in the database, `refused` if it was not carried out, or what was asked for. A message that is sent again with the
same id is never carried out twice.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from tavola.protocol.table import Choice, Data, Locale, LogLine, State, TableInfo

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]
Words = Annotated[list[Annotated[str, msgspec.Meta(max_length=80)]], msgspec.Meta(max_length=1000)]


class Asked(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """What clients send."""


class Watch(Asked, tag="watch"):
    """Follow a table, in your seat if you have one there, else as a spectator."""

    table: TableId
    since: int = 0
    """The last line of the log that the client has."""
    locale: Locale | None = None
    """The language of sentences; null for none, which is quicker."""
    spectate: bool = False
    """Follow as a spectator although you have a seat."""


class Unwatch(Asked, tag="unwatch"):
    table: TableId


class Draft(Asked, tag="draft"):
    """What would come next after these words? Answered by `drafted`; nothing is changed and nobody hears of it."""

    id: Id
    table: TableId
    decision: int
    words: Words
    then: Data | None = None
    """One more step in its structured form. What is not allowed is refused with its clause: so a client can ask why."""


class Play(Asked, tag="move"):
    """A whole choice: all its small steps. Sealed where others choose at the same time."""

    id: Id
    table: TableId
    decision: int
    words: Words


class TakeBack(Asked, tag="undo"):
    """Take back your last move, or your seal while others still owe theirs."""

    id: Id
    table: TableId


class Say(Asked, tag="say"):
    """A structured statement of Intrigue (I23)."""

    id: Id
    table: TableId
    statement: Data


class Compose(Asked, tag="compose"):
    """How would this statement read, and could it be made? Answered by `composed`."""

    id: Id
    table: TableId
    statement: Data


class ChatLine(Asked, tag="chat"):
    id: Id
    table: TableId
    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Hint(Asked, tag="hint"):
    """What does the search think of my choices after these words? Answered by `hinted`."""

    id: Id
    table: TableId
    decision: int
    words: Words = []


class Ping(Asked, tag="ping"):
    id: Id


Request = Watch | Unwatch | Draft | Play | TakeBack | Say | Compose | ChatLine | Hint | Ping


class Told(msgspec.Struct, tag_field="type"):
    """What the server sends."""


class Welcome(Told, tag="welcome"):
    """The first message on a socket."""

    protocol: int
    name: str | None
    """Your name, if this server knows you."""
    time: float


class Table(Told, tag="table"):
    """All there is to know, after `watch`. `state` is null while the table waits for players."""

    info: TableInfo
    eye: int | None
    """The seat whose eye this is; null for a spectator."""
    state: State | None
    log: list[LogLine]
    """The lines after `since`."""


class News(Told, tag="news"):
    """The game has moved on. `log` has the new lines."""

    table: str
    state: State
    log: list[LogLine]


class Info(Told, tag="info"):
    """Something around the game has changed: seats, status, settings, who is here."""

    info: TableInfo


class YourTurn(Told, tag="turn"):
    """One of your tables waits for you (`waits`), or no longer does; sent whether you watch it or not."""

    table: str
    game: str
    waits: bool


class Done(Told, tag="done"):
    id: str
    number: int
    """Entries of the match when it was carried out."""


class Refusal(Told, tag="refused"):
    """`code` is for programs: rules (a clause forbids it), stale (the decision has passed), seat (not yours), talk,
    size, rate, paused, gone (no such table), bad (not understood), closed, early (the game has not begun), later (the
    server is busy: try again)."""

    id: str | None
    table: str | None
    code: str
    text: str
    """One sentence in the locale of the watch."""
    clause: str | None = None


class Drafted(Told, tag="drafted"):
    id: str
    table: str
    decision: int
    words: list[str]
    view: Data
    """The table with the draft in it."""
    choices: list[Choice]
    """The next steps; empty when the choice is complete."""
    complete: bool
    preview: list[LogLine]
    """What a complete choice would do, as far as the seat can know; lines have the number 0."""


class Composed(Told, tag="composed"):
    id: str
    sentence: str
    refusal: str | None
    clause: str | None = None


class Advice(msgspec.Struct):
    word: str
    visits: int
    value: float
    """Expected share of the win, 0 to 1."""
    sentence: str | None = None


class Hinted(Told, tag="hinted"):
    id: str
    table: str
    decision: int
    best: str
    """The word of the choice to make."""
    advice: list[Advice]
    """Best first; empty if the bot did not need to search."""
    iterations: int


class Pong(Told, tag="pong"):
    id: str
    time: float


Reply = Welcome | Table | News | Info | YourTurn | Done | Refusal | Drafted | Composed | Hinted | Pong
