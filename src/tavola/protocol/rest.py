"""Bodies of the REST interface. docs/server.md lists the calls."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tavola.protocol.table import Choice, Clock, Data, Locale, LogLine, SeatInfo, TableInfo

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends."""


class Me(msgspec.Struct):
    """GET /api/me"""

    name: str | None
    locale: Locale | None
    turns: int
    """How many tables wait for you."""
    mail: str | None = None
    """Where "your turn" is mailed to."""
    mails: bool = False
    """Whether this server sends mails."""


class Introduce(Body):
    """PUT /api/me: sets a cookie on the first call."""

    name: Name
    locale: Locale | None = None
    mail: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    """For "your turn" notices, where the operator sends mail; an empty text takes it back."""


class DeviceCode(msgspec.Struct):
    """POST /api/me/code: good once, for a few minutes, to be you on another device."""

    code: str
    expires: float


class UseCode(Body):
    """POST /api/me/device"""

    code: Code


class OptionInfo(msgspec.Struct):
    name: str
    kind: Literal["flag", "number", "choice", "text"]
    default: bool | int | str
    least: int
    most: int
    choices: list[str]
    label: str
    """In the locale asked for."""
    help: str


class GameInfo(msgspec.Struct):
    """GET /api/games?locale=en"""

    name: str
    title: str
    letter: str
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    bots: list[BotInfo]
    cards: dict[str, Data]
    """What is printed on a card, by the card's name in views, with its "name" in the locale asked for."""


class BotInfo(msgspec.Struct):
    kind: str
    label: str
    help: str
    level: int
    """1 to 5 for the levels, 0 for others."""
    talks: bool


class NewSeat(Body):
    """kind: "you" (at most one), "open", "invited", or a bot's name."""

    kind: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    name: Name | None = None


class NewTable(Body):
    """POST /api/tables. It starts as soon as no seat is free."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=5)]
    options: dict[str, bool | int | str] = {}
    private: bool = False
    hints: bool = True
    clock: Clock = msgspec.field(default_factory=Clock)
    shuffle: bool = False
    """Seats are mixed before the game starts."""


class Opened(msgspec.Struct):
    """The answer to POST /api/tables: the table, and a link for every invited seat."""

    table: TableInfo
    invitations: list[Invitation]


class Invitation(msgspec.Struct):
    """A link is good for one claim. `seat` is null for one that gives any free seat."""

    seat: int | None
    code: str
    url: str
    qr: str
    """The link as an SVG picture."""


class Link(msgspec.Struct):
    """GET /api/tables/{id}/link: the table's own link, by which anybody watches or takes an open seat."""

    url: str
    qr: str
    """The link as an SVG picture."""


class Invited(msgspec.Struct):
    """GET /api/invitations/{code}: what the link is for. `seat` is null where any free seat will do."""

    table: TableInfo
    seat: int | None


class Invite(Body):
    """POST /api/tables/{id}/invitations, the host only."""

    seat: int | None = None


class Join(Body):
    """POST /api/tables/{id}/join: an open seat, or the one of an invitation."""

    seat: int | None = None
    invitation: Code | None = None


class HostDoes(Body):
    """POST /api/tables/{id}/host: pause, resume, close, mute, unmute; with a seat: kick (the seat becomes free), bot (a
    bot plays for its person, or takes a free seat), person (its person plays again)."""

    do: Literal["pause", "resume", "close", "mute", "unmute", "kick", "bot", "person"]
    seat: int | None = None
    bot: Annotated[str, msgspec.Meta(max_length=80)] | None = None


class SeatDoes(Body):
    """POST /api/tables/{id}/seat: resign, leave (a bot plays on) or return (to a seat where a bot stands in)."""

    do: Literal["resign", "leave", "return"]


class Tables(msgspec.Struct):
    """GET /api/tables (open ones), GET /api/me/tables"""

    tables: list[TableInfo]


class Frame(msgspec.Struct):
    """GET /api/tables/{id}/replay/{entry}, /api/studies/{id}/replay/{entry}: a finished match after that entry, with
    all hands open. `views` has one for each seat, `log` the lines of that entry alone."""

    entry: int
    entries: int
    views: list[Data]
    table: Data
    """The spectator's view."""
    pending: list[int]
    log: list[LogLine]
    talk: Data | None
    choices: list[Choice] = []


class Afterwards(msgspec.Struct):
    """GET /api/tables/{id}/result and /api/studies/{id}/result"""

    game: str
    seats: list[SeatInfo]
    options: Data
    result: Data
    """{"shares", "ranks", "scores"}"""
    decided: list[str]
    """How it was decided, in sentences."""
    statistics: list[Statistic]
    scores: list[list[float]]
    """For the chart: each seat's score after each round."""
    entries: int


class Statistic(msgspec.Struct):
    """A row of the statistics: a label and a value for each seat."""

    label: str
    values: list[str]


class Study(msgspec.Struct):
    """POST /api/studies with a match file as text/plain: a finished match to look at."""

    id: str
    game: str
    entries: int


class Clause(msgspec.Struct):
    number: str
    paragraphs: list[str]


class Section(msgspec.Struct):
    title: str
    clauses: list[Clause]


class Rules(msgspec.Struct):
    """GET /api/rules/{game}?locale=en"""

    game: str
    title: str
    summary: list[str]
    sections: list[Section]


class Problem(msgspec.Struct):
    """Every error of REST: one sentence, and a code for programs."""

    code: str
    text: str
    clause: str | None = None
