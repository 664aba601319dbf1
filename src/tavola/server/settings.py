"""What the operator sets. docs/server.md explains each of them."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

DAY = 86400.0


def data_folder() -> Path:
    """Where the embedded database lives unless it was given another place."""
    if home := os.environ.get("TAVOLA_HOME"):
        return Path(home)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tavola"


def usual_database() -> str:
    return f"sqlite:///{data_folder() / 'tavola.db'}"


class Mail(msgspec.Struct, frozen=True):
    """How "your turn" mails are sent: an SMTP server, and who they are from. The password comes from the environment
    (TAVOLA_MAIL_PASSWORD), so that no list of processes shows it."""

    host: str
    port: int = 25
    sender: str = "tavola@localhost"
    user: str = ""
    starttls: bool = False


class Rates(msgspec.Struct, frozen=True):
    """Most of what one client may do; 0 is no limit."""

    requests: float = 20.0
    """REST calls a second, in the long run; three seconds' worth may come at once."""
    newcomers: float = 2.0
    """First cookies a second for one address."""
    messages: float = 60.0
    """Socket messages a second."""
    sockets: int = 400
    """Sockets of one address."""
    hints: float = 0.5
    """Hints a second for one person."""
    studies: float = 0.5
    """Match files a second from one address."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8321
    database: str = msgspec.field(default_factory=usual_database)
    workers: int = 1
    """Server processes; more than one needs PostgreSQL."""
    public_url: str = ""
    """How people reach the server through a proxy, such as https://tavola.example."""
    hosts: tuple[str, ...] = ()
    """Further names under which the server may be called."""
    link: str = ""
    """The address for links where there is no public URL: that of this machine in its network."""
    proxies: str = "127.0.0.1"
    """Whose X-Forwarded headers are believed where there is a public URL."""
    thinkers: int = max(1, min(4, (os.cpu_count() or 1) - 1))
    """Processes for bots and hints, for each server process."""
    warm: bool = True
    """Whether these processes load all games at the start, and not when one is first asked for."""
    plugins: tuple[str, ...] = ()
    """Bots of others that tables may use: package.module:Class, or the name of an entry point."""
    keep: float = 90 * DAY
    """Seconds that a finished table, a closed one, or a study is kept."""
    keep_waiting: float = 7 * DAY
    keep_playing: float = 365 * DAY
    rates: Rates = Rates()
    largest_body: int = 64 << 10
    largest_match: int = 2 << 20
    largest_message: int = 64 << 10
    webhook: str = ""
    """Where "your turn" is posted to."""
    mail: Mail | None = None
    notice_after: float = 60.0
    """Seconds that somebody who isn't here keeps the others waiting before a notice is sent."""
    pause: float = 0.4
    """Seconds between the moves of bots at a table where nobody else plays."""
    drain: int = 10
    """Seconds that requests may still take when the server is told to stop."""

    @property
    def url(self) -> str:
        """The address to put into links."""
        host = "localhost" if self.host in ("127.0.0.1", "::1", "0.0.0.0", "::") else _in_url(self.host)
        return self.public_url.rstrip("/") or self.link or f"http://{host}:{self.port}"

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")

    def admitted(self) -> frozenset[str]:
        """The names that a Host header may have, without a port."""
        names = {"localhost", "127.0.0.1", "::1", *self.hosts}
        if self.public_url:
            names.add(urlsplit(self.public_url).hostname or "")
        if self.host not in ("0.0.0.0", "::"):
            names.add(self.host)
        return frozenset(_in_url(name).lower() for name in names)


def _in_url(host: str) -> str:
    """A host as it stands in an address: IPv6 in brackets."""
    return f"[{host}]" if ":" in host and not host.startswith("[") else host
