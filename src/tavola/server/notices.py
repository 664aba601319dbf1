"""Notices of "your turn" to people who are not here: by webhook and by mail, where the operator has set them up.

They name the table, the game and the player, and nothing of what happened there.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import smtplib
import ssl
import time
from collections.abc import Coroutine
from email.message import EmailMessage
from typing import Any

import httpx

from tavola.core.language import say
from tavola.server import metrics
from tavola.server.logs import warn
from tavola.server.people import People
from tavola.server.presence import Presence, waited_for
from tavola.server.room import Room
from tavola.server.rooms import Rooms
from tavola.server.settings import Mail, Settings
from tavola.server.store.store import PersonRow, Unavailable

ONCE = 30 * 86400.0
"""Seconds that a notice is remembered, so that a second server does not send it again."""
PATIENCE = 10.0
HERE = 60.0
"""Seconds that somebody counts as connected to a process that has died."""

Key = tuple[str, str, int]
"""Table, person and decision."""


class Notices:
    def __init__(self, rooms: Rooms, people: People, presence: Presence, settings: Settings, owner: str) -> None:
        self.rooms = rooms
        self.people = people
        self.presence = presence
        self.settings = settings
        self.owner = owner
        self._waiting: dict[str, dict[Key, asyncio.TimerHandle]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        if self.wanted and rooms.store.several:
            presence.listeners.append(self._came_or_went)

    @property
    def wanted(self) -> bool:
        return bool(self.settings.webhook or self.settings.mail)

    def changed(self, room: Room) -> None:
        """Called with the room's lock held."""
        if not self.wanted:
            return
        step = room.referee.step_began if room.referee else 0
        due = {(room.id, person, step) for person in waited_for(room)}
        known = self._waiting.setdefault(room.id, {})
        for key in known.keys() - due:
            known.pop(key).cancel()
        loop = asyncio.get_running_loop()
        for key in due - known.keys():
            known[key] = loop.call_later(self.settings.notice_after, self._ring, key)
        if not known:
            del self._waiting[room.id]

    def _ring(self, key: Key) -> None:
        if not self.presence.here(key[1]):
            self._start(self._send(key))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Somebody may be connected to another process: each process has a lease on those who are connected to it

    async def say_who_is_here(self) -> None:
        for person in self.presence.people():
            await self._say_here(person)

    async def _say_here(self, person: str) -> None:
        now = time.time()
        await self.rooms.store.claim(f"here:{person}", self.owner, now + HERE, now)

    def _came_or_went(self, person: str, here: bool) -> None:
        store = self.rooms.store
        self._start(_quietly(self._say_here(person) if here else store.release(f"here:{person}", self.owner)))

    async def _elsewhere(self, person: str) -> bool:
        """Whether another process holds that they are connected to it."""
        now = time.time()
        return self.rooms.store.several and not await self.rooms.store.claim(f"here:{person}", self.owner, now, now)

    async def _send(self, key: Key) -> None:
        table, who, step = key
        try:
            if await self._elsewhere(who):
                return
            now = time.time()
            work = f"notice:{table}:{who}:{step}"
            if not await self.rooms.store.claim(work, self.owner, now + ONCE, now):
                return
            room, person = await self.rooms.room(table), await self.rooms.store.person(who)
            if person is None or who not in waited_for(room):
                return
            await asyncio.gather(self._post(room, who), self._mail(room, person))
        except Exception as error:
            warn("a notice could not be sent", error, table=table)

    async def _post(self, room: Room, who: str) -> None:
        if not self.settings.webhook:
            return
        seat = room.seat_of(who)
        assert seat is not None
        body = {
            "event": "your_turn",
            "table": room.id,
            "game": room.row.game,
            "seat": seat,
            "name": room.detail.seats[seat].name,
            "url": self.url(room),
        }
        try:
            async with httpx.AsyncClient(timeout=PATIENCE) as client:
                (await client.post(self.settings.webhook, json=body)).raise_for_status()
        except httpx.HTTPError as error:
            metrics.NOTICES.labels("webhook", "failed").inc()
            warn("the webhook failed", table=room.id, reason=type(error).__name__)
        else:
            metrics.NOTICES.labels("webhook", "sent").inc()

    async def _mail(self, room: Room, person: PersonRow) -> None:
        if not self.settings.mail or not person.mail:
            return
        letter = compose(room.row.game, person, self.url(room), self.settings.mail)
        try:
            await asyncio.to_thread(deliver, letter, self.settings.mail)
        except (OSError, smtplib.SMTPException) as error:
            metrics.NOTICES.labels("mail", "failed").inc()
            warn("a mail could not be sent", table=room.id, reason=type(error).__name__)
        else:
            metrics.NOTICES.labels("mail", "sent").inc()

    def url(self, room: Room) -> str:
        return f"{self.settings.url}/table/{room.id}"

    def stop(self) -> None:
        for timers in self._waiting.values():
            for timer in timers.values():
                timer.cancel()
        for task in self._tasks:
            task.cancel()


async def _quietly(work: Coroutine[Any, Any, object]) -> None:
    """A lease that can't be written now is written again soon, or ends by itself."""
    with contextlib.suppress(Unavailable):
        await work


def compose(game: str, person: PersonRow, url: str, mail: Mail) -> EmailMessage:
    locale = person.locale or "en"
    title = say(locale, f"{game.replace('_', '-')}-name")
    letter = EmailMessage()
    letter["From"] = mail.sender
    letter["To"] = person.mail
    letter["Subject"] = say(locale, "server-mail-subject", game=title)
    letter.set_content(say(locale, "server-mail-text", name=person.name, game=title, url=url) + "\n")
    return letter


def deliver(letter: EmailMessage, mail: Mail) -> None:
    with smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE) as server:
        if mail.starttls:
            server.starttls(context=ssl.create_default_context())  # the password is for the true one alone
        if mail.user:
            server.login(mail.user, os.environ.get("TAVOLA_MAIL_PASSWORD", ""))
        server.send_message(letter)
