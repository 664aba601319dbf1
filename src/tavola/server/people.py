"""Who somebody is: a name and a secret in a cookie; no accounts. Only hashes of secrets are stored."""

from __future__ import annotations

import hashlib
import secrets
import time
from http.cookies import CookieError, SimpleCookie

from tavola.core.errors import TavolaError
from tavola.match.entries import Seat
from tavola.server.refusals import Refusal
from tavola.server.store.store import PersonRow, Store

Person = PersonRow

COOKIE = "tavola"
COOKIE_AGE = 400 * 86400
CODE_AGE = 600.0
"""Seconds that a code for another device is good."""
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""For codes that are typed: none that look alike."""


def digest(secret: str) -> bytes:
    """What the database keeps of a secret. Secrets are long and random, so a plain hash can't be guessed back."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """For links and for typing: 16 letters, 79 bits, good once and for a short time or one seat."""
    return "".join(secrets.choice(_LETTERS) for _ in range(16))


def new_id() -> str:
    return secrets.token_hex(12)


def secret_in(header: str) -> str | None:
    """Our secret in a Cookie header."""
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel and len(morsel.value) <= 64 else None


def cookie(secret: str, secure: bool) -> str:
    """The Set-Cookie header."""
    text = f"{COOKIE}={secret}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax"
    return f"{text}; Secure" if secure else text


def check_name(name: str) -> str:
    """A name that a match can hold."""
    name = " ".join(name.split())
    try:
        return Seat(name).name
    except TavolaError:
        raise Refusal("bad", "bad-name") from None


class People:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of_cookie(self, header: str | None) -> Person | None:
        secret = secret_in(header) if header else None
        return await self.store.person_by_token(digest(secret)) if secret else None

    async def add(self, name: str, locale: str | None, mail: str | None) -> tuple[Person, str]:
        """A new person, and the secret for its cookie."""
        person = Person(new_id(), name, locale, mail)
        secret = new_secret()
        await self.store.add_person(person, digest(secret))
        return person, secret

    async def code_for(self, person: Person) -> tuple[str, float]:
        """A code that makes another device this person's, once."""
        code, expires = new_code(), time.time() + CODE_AGE
        await self.store.add_code(digest(code), person.id, expires)
        return code, expires

    async def use_code(self, code: str) -> tuple[Person, str]:
        found = await self.store.take_code(digest(code.strip().lower()), time.time())
        person = await self.store.person(found) if found else None
        if person is None:
            raise Refusal("spent", "code-spent")
        secret = new_secret()
        await self.store.add_token(person.id, digest(secret))
        return person, secret
