"""Who is connected, and the word "your turn" to them, whether they watch the table or not."""

from __future__ import annotations

from tavola.server.room import Room
from tavola.server.sockets import Connection


class Presence:
    def __init__(self) -> None:
        self._of: dict[str, set[Connection]] = {}
        self._waiting: dict[str, frozenset[str]] = {}
        """The people that each table waits for, as they were last told."""

    def came(self, connection: Connection) -> None:
        if connection.person is not None:
            self._of.setdefault(connection.person, set()).add(connection)

    def went(self, connection: Connection) -> None:
        if connection.person is not None and (found := self._of.get(connection.person)):
            found.discard(connection)
            if not found:
                del self._of[connection.person]

    def here(self, person: str) -> bool:
        return person in self._of

    def changed(self, room: Room) -> None:
        """Called with the room's lock held."""
        waiting = waited_for(room)
        before = self._waiting.get(room.id, frozenset())
        if waiting == before:
            return
        if waiting:
            self._waiting[room.id] = waiting
        else:
            self._waiting.pop(room.id, None)
        for person in waiting ^ before:
            for connection in self._of.get(person, ()):
                connection.your_turn(room.id, room.row.game, person in waiting)


def waited_for(room: Room) -> frozenset[str]:
    """The people who owe a choice, and play themselves."""
    if not room.playing:
        return frozenset()
    seats, people = room.detail.seats, room.row.people
    return frozenset(
        person for seat in room.waits() if (person := people[seat]) is not None and seats[seat].bot is None
    )
