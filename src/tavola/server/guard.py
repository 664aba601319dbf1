"""The door: Host and Origin, sizes and rates, headers, and a line of the log for each call. Straight on ASGI."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tavola.protocol.rest import Problem
from tavola.server import metrics
from tavola.server.limits import Buckets
from tavola.server.logs import tell, warn
from tavola.server.people import secret_in
from tavola.server.refusals import STATUS, Refusal
from tavola.server.services import Services
from tavola.server.sockets import POLICY, Connection, Receive, Send
from tavola.server.store.store import Unavailable
from tavola.server.wire import WIRE

Scope = MutableMapping[str, Any]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SOCKET = "/api/socket"
METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
SAFE = ("GET", "HEAD", "OPTIONS")
FORWARDED = (b"x-forwarded-for", b"x-real-ip", b"forwarded")
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; "
        b"connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'self'; form-action 'self'",
    ),
]


class Guard:
    def __init__(self, app: App, services: Services) -> None:
        self.app = app
        self.services = services
        self.connections: set[Connection] = set()
        self.draining = False
        settings = services.settings
        self._hosts = settings.admitted()
        self._public = _origin(settings.public_url) if settings.public_url else None
        self._requests = Buckets(settings.rates.requests)
        self._addresses = Buckets(settings.rates.requests * 10)
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def refusal(self, scope: Scope, headers: dict[bytes, bytes]) -> Refusal | None:
        """Foreign names and pages: what a page of somebody else makes a browser do is not done."""
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if _name(host) not in self._hosts:
            return Refusal("host", "foreign-host")
        origin = headers.get(b"origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in SAFE):
            return None
        given = origin.decode("latin-1").lower()
        if given == self._public or given in (f"http://{host}", f"https://{host}"):
            return None
        return Refusal("origin", "foreign-origin")

    # REST

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        begun = time.perf_counter()
        if scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # of which uvicorn sends the head alone
        status, ended = 0, False

        async def answer(message: MutableMapping[str, Any]) -> None:
            nonlocal status, ended
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)
            ended = message["type"] == "http.response.body" and not message.get("more_body")

        try:
            refusal = self.refusal(scope, headers) or self._too_much(scope, headers)
            if refusal is None:
                await self.app(scope, _limited(receive, self._largest(scope)), answer)
            else:
                await problem(scope, refusal, answer)
        except Refusal as found:
            await problem(scope, found, answer)
        except Exception as error:
            warn("a call failed", error, method=scope["method"], route=_route(scope))
            if not status:
                await problem(scope, Refusal("failed", "failed"), answer)
            elif not ended:
                raise
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = _route(scope)
        method = scope["method"] if scope["method"] in METHODS else "other"
        metrics.CALLS.labels(method, route, str(status)).inc()
        if route.startswith("/api"):
            tell("call", method=method, route=route, status=status, ms=round(1000 * seconds, 1))

    def _largest(self, scope: Scope) -> int:
        settings = self.services.settings
        return settings.largest_match if scope["path"] == "/api/studies" else settings.largest_body

    def _too_much(self, scope: Scope, headers: dict[bytes, bytes]) -> Refusal | None:
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self._largest(scope):
            return Refusal("size", "too-large")
        if scope["path"].startswith("/api/"):
            secret = secret_in(headers.get(b"cookie", b"").decode("latin-1"))
            address = _address(scope)  # many people may share one, and one may make up many cookies
            if not (self._addresses.take(address) and self._requests.take(secret or address)):
                return Refusal("rate", "rate")
        return None

    # The socket

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        await receive()  # websocket.connect
        refusal = self.refusal(scope, headers)
        address = _address(scope)
        if refusal is None and scope["path"] != SOCKET:
            refusal = Refusal("gone", "no-page")
        most = self.services.settings.rates.sockets
        full = self.draining or (most and self._sockets[address] >= most)
        if refusal is None and (full or not self._addresses.take(address)):
            refusal = Refusal("rate", "rate")
        person = None
        try:
            if refusal is None:
                person = await self.services.people.of_cookie(headers.get(b"cookie", b"").decode("latin-1"))
        except Unavailable:
            refusal = Refusal("later", "database")
        if refusal is not None:
            metrics.REFUSED.labels(refusal.code).inc()
            await _deny(scope, refusal, send)
            return
        self._sockets[address] += 1
        try:
            await send({"type": "websocket.accept"})
            services = self.services
            rate = services.settings.rates.messages
            connection = Connection(services.rooms, services.hints, person, scope["extensions"][WIRE], send, rate)
            self.connections.add(connection)
            services.presence.came(connection)
            try:
                await connection.run(receive)
            finally:
                self.connections.discard(connection)
                services.presence.went(connection)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def drain(self) -> None:
        """No new sockets, and those who are here are asked to come back (to another process, or in a moment)."""
        self.draining = True
        for connection in list(self.connections):
            connection.close(1012)


async def problem(scope: Scope, refusal: Refusal, send: Send) -> None:
    """The body of every error."""
    metrics.REFUSED.labels(refusal.code).inc()
    body = msgspec.json.encode(Problem(refusal.code, refusal.say(language(scope)), getattr(refusal, "clause", None)))
    kind = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.code == "rate":
        kind.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": STATUS[refusal.code], "headers": kind})
    await send({"type": "http.response.body", "body": body})


async def _deny(scope: Scope, refusal: Refusal, send: Send) -> None:
    """Refuse a socket with an HTTP answer where the server can, else by closing it."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": POLICY})
        return
    body = msgspec.json.encode(Problem(refusal.code, refusal.say(language(scope))))
    kind = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "websocket.http.response.start", "status": STATUS[refusal.code], "headers": kind})
    await send({"type": "websocket.http.response.body", "body": body})


def language(scope: Scope) -> str:
    """Of error texts: what the query asks for, else what the browser prefers."""
    query = scope.get("query_string", b"")
    for locale in ("en", "fr"):
        if f"locale={locale}".encode() in query.split(b"&"):
            return locale
    accepted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    return "fr" if accepted.lower().startswith(b"fr") else "en"


def local(scope: Scope) -> bool:
    """Whether the caller is on this machine or in a private network (for /metrics). Proxies are in such networks too:
    with one on the way, whom it names must be as well, whether it is believed or not."""
    named = [value.decode("latin-1") for name, value in scope["headers"] if name in FORWARDED]
    return all(_is_private(address.strip()) for address in [_address(scope), *",".join(named).split(",")] if address)


def _is_private(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return (getattr(found, "ipv4_mapped", None) or found).is_private


def _limited(receive: Receive, most: int) -> Receive:
    """A body that is sent in pieces has no length that could be looked at before."""
    size = 0

    async def limited() -> MutableMapping[str, Any]:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > most:
            raise Refusal("size", "too-large")
        return message

    return limited


def _route(scope: Scope) -> str:
    """The pattern of the path, without what stands in it."""
    return str(getattr(scope.get("route"), "path", None) or ("/api/?" if scope["path"].startswith("/api") else "/"))


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def _name(host: str) -> str:
    """A Host header without its port."""
    return host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()
