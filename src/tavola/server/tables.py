"""Tables: opening one, sitting down, inviting, what hosts and players may do, and the rematch."""

from __future__ import annotations

import random
import secrets
import time

from tavola.bots import registry
from tavola.bots.levels import LEVELS
from tavola.core.errors import TavolaError
from tavola.games import NAMES, load
from tavola.match.entries import LONGEST_NAME, PERSON
from tavola.match.inputs import table_options
from tavola.protocol.rest import HostDoes, Invitation, Join, Link, NewSeat, NewTable, SeatDoes
from tavola.protocol.table import Clock, TableInfo
from tavola.server.detail import INVITED, OPEN, STAND_IN, Detail, SeatRow
from tavola.server.pace import Times
from tavola.server.people import Person, check_name, digest, new_code, new_id
from tavola.server.pictures import qr_svg
from tavola.server.refusals import Refusal, explain
from tavola.server.room import Room
from tavola.server.rooms import Rooms
from tavola.server.settings import Settings
from tavola.server.store.store import Store, TableRow

YOU = "you"
LONGEST_CLOCK = 30 * 86400
MOST_TABLES = 100
"""Tables that one person may have open as a host."""


def allowed_bots(game_name: str, settings: Settings) -> list[str]:
    """The bots that a table may seat: Tavola's own, and the plug-ins that the operator allows."""
    game = load(game_name)
    return [*registry.PLAYERS, *LEVELS, *registry.negotiators(game), *settings.plugins]


class Tables:
    def __init__(self, store: Store, rooms: Rooms, settings: Settings) -> None:
        self.store = store
        self.rooms = rooms
        self.settings = settings

    # Opening

    async def open(self, ask: NewTable, person: Person, start: str | None = None) -> tuple[TableInfo, list[Invitation]]:
        """A new table, which begins at once where nobody is missing. `start` is a position to begin with."""
        if ask.game not in NAMES:
            raise Refusal("gone", "no-game")
        _check_clock(ask.clock)
        mine = await self.store.tables_of(person.id)
        if sum(row.host == person.id and row.status in ("waiting", "playing", "paused") for row in mine) >= MOST_TABLES:
            raise Refusal("full", "too-many-tables", most=MOST_TABLES)
        game = load(ask.game)
        try:
            _, options = table_options(game, len(ask.seats), ask.options)
        except TavolaError as error:
            raise explain(error) from error
        detail = Detail(
            options=options,
            seats=[],
            clock=ask.clock,
            seed=secrets.randbits(63),
            hints=ask.hints,
            shuffle=ask.shuffle,
            start=start,
        )
        people: list[str | None] = []
        for seat in ask.seats:
            people.append(self._seat(detail, ask.game, seat, person))
        if people.count(person.id) > 1:
            raise Refusal("bad", "one-seat")
        row = await self._add(ask.game, ask.private, person.id, people, detail)
        invitations = [
            await self._invite(row.id, number) for number, seat in enumerate(detail.seats) if seat.kind == INVITED
        ]
        return await self._begin(row.id, person), invitations

    async def _add(self, game: str, private: bool, host: str, people: list[str | None], detail: Detail) -> TableRow:
        now = time.time()
        row = TableRow(
            id=new_id(), game=game, status="waiting", private=private, host=host, people=people,
            detail=detail.data(), clock=Times().data(), created=now, changed=now,
        )  # fmt: skip
        await self.store.add_table(row)
        return row

    def _seat(self, detail: Detail, game: str, seat: NewSeat, person: Person) -> str | None:
        """Add one seat; who owns it."""
        number = len(detail.seats)
        if seat.kind == YOU:
            detail.seats.append(SeatRow(PERSON, detail.unique(person.name, number)))
            return person.id
        if seat.kind in (OPEN, INVITED):
            detail.seats.append(SeatRow(seat.kind))
            return None
        if seat.kind not in allowed_bots(game, self.settings):
            raise Refusal("bad", "no-bot")
        name = check_name(seat.name) if seat.name else registry.title(seat.kind, person.locale or "en")
        detail.seats.append(SeatRow(seat.kind, detail.unique(name[:LONGEST_NAME], number)))
        return None

    async def _begin(self, table: str, person: Person) -> TableInfo:
        """Begin the match if nobody is missing."""
        room = await self.rooms.room(table)
        if room.row.status == "waiting" and room.detail.complete:
            room = await self.rooms.save(table, _begin_if_complete)
        return self.rooms.info(room, person.id)

    # Invitations

    async def invite(self, table: str, seat: int | None, person: Person) -> Invitation:
        await self._hosted(table, person)
        room = await self.rooms.fresh(table)
        if seat is not None and not 0 <= seat < len(room.detail.seats):
            raise Refusal("bad", "no-such-seat")
        free = [number for number, row in enumerate(room.detail.seats) if row.free]
        if not free or (seat is not None and seat not in free):
            raise Refusal("full", "seat-taken")
        return await self._invite(table, seat)

    async def _invite(self, table: str, seat: int | None) -> Invitation:
        code = new_code()
        await self.store.add_invitation(digest(code), table, seat)
        url = f"{self.settings.url}/join/{code}"
        return Invitation(seat, code, url, qr_svg(url))

    async def link(self, table: str) -> Link:
        """The address of the table as people elsewhere reach it, which a browser on this machine may not know."""
        room = await self.rooms.room(table)
        url = f"{self.settings.url}/table/{room.id}"
        return Link(url, qr_svg(url))

    async def invited_to(self, code: str, person: Person | None) -> tuple[TableInfo, int | None]:
        """The table that an invitation is for; it stays good."""
        found = await self.store.invitation(digest(code))
        if found is None:
            raise Refusal("spent", "invitation-spent")
        room = await self.rooms.room(found[0])
        return self.rooms.info(room, person.id if person else None), found[1]

    # Sitting down

    async def join(self, table: str, ask: Join, person: Person) -> TableInfo:
        room = await self.rooms.room(table)
        if room.seat_of(person.id) is not None:
            return self.rooms.info(room, person.id)
        seat = ask.seat
        code = None if ask.invitation is None else digest(ask.invitation)
        if code is not None:
            found = await self.store.invitation(code)
            if found is None or found[0] != table:
                raise Refusal("spent", "invitation-spent")
            seat = found[1] if found[1] is not None else seat

        def act(room: Room) -> None:
            if room.seat_of(person.id) is not None:
                raise Refusal("full", "one-seat")
            number = self._free_seat(room, seat, invited=code is not None)
            room.detail.seats[number] = SeatRow(PERSON, room.detail.unique(person.name, number))
            room.row.people[number] = person.id
            _begin_if_complete(room)

        try:
            room = await self.rooms.save(table, act, code)
        except Refusal:
            if room.seat_of(person.id) is None:  # or it was sent twice, and the other one has seated them
                raise
        return self.rooms.info(room, person.id)

    def _free_seat(self, room: Room, seat: int | None, invited: bool) -> int:
        """The seat to sit down on; Refusal if there is none for this person."""
        if room.row.status not in ("waiting", "playing", "paused"):
            raise Refusal("closed", "closed")
        seats = room.detail.seats
        if seat is not None and not 0 <= seat < len(seats):
            raise Refusal("bad", "no-such-seat")
        wanted = range(len(seats)) if seat is None else (seat,)
        free = [number for number in wanted if seats[number].free]
        if not free:
            raise Refusal("full", "seat-taken" if seat is not None else "table-full")
        if not invited:
            free = [number for number in free if seats[number].kind == OPEN]
            if not free:
                raise Refusal("seat", "by-invitation")
        return free[0]

    # Hosts and players

    async def host(self, table: str, ask: HostDoes, person: Person) -> TableInfo:
        room = await self._hosted(table, person)
        if ask.do in ("kick", "bot", "person") and (ask.seat is None or not 0 <= ask.seat < len(room.detail.seats)):
            raise Refusal("bad", "no-such-seat")
        if ask.bot is not None and ask.bot not in allowed_bots(room.row.game, self.settings):
            raise Refusal("bad", "no-bot")
        return self.rooms.info(await self.rooms.save(table, lambda room: _host_does(room, ask, person)), person.id)

    async def seat(self, table: str, ask: SeatDoes, person: Person) -> TableInfo:
        """Resign, leave or return."""

        def act(room: Room) -> None:
            number = room.seat_of(person.id)
            if number is None:
                raise Refusal("seat", "no-seat")
            if room.row.status == "waiting" and ask.do != "return":
                room.row.people[number] = None  # before the game there is nothing to play on
                room.detail.seats[number] = SeatRow(INVITED if room.row.private else OPEN)
                return
            _check_going(room)
            row = room.detail.seats[number]
            if ask.do == "return":
                if row.resigned:
                    raise Refusal("closed", "resigned")
                row.stand_in = None
                return
            row.stand_in = row.stand_in or STAND_IN
            row.resigned = row.resigned or ask.do == "resign"
            if all(seat.resigned or seat.kind != PERSON for seat in room.detail.seats):
                room.row.status = "closed"

        return self.rooms.info(await self.rooms.save(table, act), person.id)

    async def rematch(self, table: str, person: Person) -> TableInfo:
        """The same again, everybody one seat further; whoever asks second gets the table of the first."""
        room = await self.rooms.fresh(table)
        if room.seat_of(person.id) is None and room.row.host != person.id:
            raise Refusal("seat", "no-seat")
        if room.row.status not in ("over", "closed"):
            raise Refusal("early", "not-over")
        if room.detail.next_table is not None:
            return await self._info(room.detail.next_table, person)
        old = room.detail
        seats = [SeatRow(seat.kind, "" if seat.free else seat.name) for seat in old.seats]
        detail = Detail(
            options=old.options, seats=seats[-1:] + seats[:-1], clock=old.clock, seed=secrets.randbits(63),
            hints=old.hints, muted=old.muted,
        )  # fmt: skip
        people = room.row.people[-1:] + room.row.people[:-1]
        row = await self._add(room.row.game, room.row.private, room.row.host, people, detail)

        def act(room: Room) -> None:
            if room.detail.next_table is None:
                room.detail.next_table = row.id

        room = await self.rooms.save(table, act)
        if room.detail.next_table != row.id:  # somebody else was quicker
            await self._close(row.id)
        assert room.detail.next_table
        return await self._begin(room.detail.next_table, person)

    async def _close(self, table: str) -> None:
        def act(room: Room) -> None:
            room.row.status = "closed"

        await self.rooms.save(table, act)

    async def _info(self, table: str, person: Person) -> TableInfo:
        return self.rooms.info(await self.rooms.room(table), person.id)

    async def _hosted(self, table: str, person: Person) -> Room:
        room = await self.rooms.room(table)
        if room.row.host != person.id:
            raise Refusal("seat", "host-only")
        return room

    # Lists

    async def lobby(self, person: Person | None) -> list[TableInfo]:
        return self._described(await self.store.lobby(), person)

    async def mine(self, person: Person) -> list[TableInfo]:
        return self._described(await self.store.tables_of(person.id), person)

    def _described(self, rows: list[TableRow], person: Person | None) -> list[TableInfo]:
        who = person.id if person else None
        return [self.rooms.info_of(row, Detail.of(row), Times.of(row), who) for row in rows]


def _begin_if_complete(room: Room) -> None:
    """The match begins when nobody is missing, where it was asked for with the seats mixed."""
    row, detail = room.row, room.detail
    if row.status != "waiting" or not detail.complete:
        return
    if detail.shuffle:
        order = list(range(len(detail.seats)))
        random.SystemRandom().shuffle(order)
        detail.seats = [detail.seats[number] for number in order]
        row.people = [row.people[number] for number in order]
    row.status = "playing"


def _check_clock(clock: Clock) -> None:
    if clock.kind != "none" and not (1 <= clock.seconds <= LONGEST_CLOCK and 0 <= clock.bonus <= LONGEST_CLOCK):
        raise Refusal("bad", "bad-clock", days=LONGEST_CLOCK // 86400)


def _check_going(room: Room) -> None:
    if room.row.status == "waiting":
        raise Refusal("early", "not-begun")
    if room.row.status not in ("playing", "paused"):
        raise Refusal("closed", "closed")


def _host_does(room: Room, ask: HostDoes, host: Person) -> None:
    row, detail = room.row, room.detail
    if ask.do in ("mute", "unmute"):
        detail.muted = ask.do == "mute"
        return
    if ask.do == "close":
        if row.status != "over":
            row.status = "closed"
        return
    if ask.do in ("pause", "resume"):
        _check_going(room)
        row.status = "paused" if ask.do == "pause" else "playing"
        return
    assert ask.seat is not None
    seat = detail.seats[ask.seat]
    if row.status not in ("waiting", "playing", "paused"):
        raise Refusal("closed", "closed")
    if ask.do == "kick":
        if seat.kind != PERSON:
            raise Refusal("bad", "no-person")
        if row.people[ask.seat] == host.id:
            raise Refusal("bad", "not-yourself")
        row.people[ask.seat] = None
        stand_in = STAND_IN if row.status != "waiting" else None
        name = seat.name if row.status != "waiting" else ""
        detail.seats[ask.seat] = SeatRow(INVITED if row.private else OPEN, name, stand_in)
    elif ask.do == "bot":
        _seat_bot(room, ask.seat, ask.bot)
    else:
        if seat.kind != PERSON:
            raise Refusal("bad", "no-person")
        if seat.resigned:
            raise Refusal("closed", "resigned")
        seat.stand_in = None


def _seat_bot(room: Room, number: int, bot: str | None) -> None:
    """A bot plays for a person, takes the place of another stand-in, or takes a free seat before the game."""
    row, seat = room.row, room.detail.seats[number]
    name = bot or STAND_IN
    if row.status == "waiting" and seat.free:
        room.detail.seats[number] = SeatRow(name, room.detail.unique(registry.title(name, "en"), number))
        _begin_if_complete(room)
        return
    if row.status == "waiting":
        raise Refusal("bad", "no-person")
    if not (seat.kind == PERSON or seat.free):
        raise Refusal("bad", "no-person")
    seat.stand_in = name
