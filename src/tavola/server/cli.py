"""The commands `tavola serve`, `backup` and `restore`: their options, and what they print."""

from __future__ import annotations

import os
import socket
import sys
import threading
import urllib.parse
import urllib.request
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

from tavola.core.errors import TavolaError
from tavola.core.language import say

Host = Annotated[str | None, typer.Option(help="the address to listen at; 127.0.0.1 unless --lan")]
Port = Annotated[int, typer.Option(help="the port to listen at")]
Database = Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME")]
Count = Annotated[int, typer.Option(help="server processes; more than one needs PostgreSQL")]
Lan = Annotated[bool, typer.Option("--lan", help="let others in the same network play; prints address and QR code")]
PublicUrl = Annotated[str, typer.Option(help="how people reach the server through a proxy: https://tavola.example")]
Hosts = Annotated[list[str] | None, typer.Option("--allow-host", help="a further name of this server")]
Proxies = Annotated[str, typer.Option(help="addresses of proxies whose X-Forwarded headers are believed")]
Thinkers = Annotated[int | None, typer.Option(help="processes in which bots think")]
Plugins = Annotated[list[str] | None, typer.Option("--bot", help="a bot of your own for tables: package.module:Class")]
Keep = Annotated[float, typer.Option(help="days that finished tables are kept")]
Rate = Annotated[float, typer.Option(help="REST calls a second of one client; 0 for no limits at all")]
Webhook = Annotated[str, typer.Option(help='where "your turn" is posted to')]
MailHost = Annotated[str, typer.Option(help='the SMTP server for "your turn" mails, HOST or HOST:PORT')]
MailFrom = Annotated[str, typer.Option(help="the sender of mails")]
MailUser = Annotated[str, typer.Option(help="its user there; the password is in TAVOLA_MAIL_PASSWORD")]
NoticeAfter = Annotated[float, typer.Option(help="seconds before somebody who is away gets a notice")]


def lan_address() -> str:
    """This machine's address in its network: the one from which it would reach another. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            raise TavolaError("This machine is in no network, so --lan has nobody to let in.") from None


def client_is_built() -> bool:
    """Whether there is a page to open."""
    return (Path(__file__).parent / "static" / "index.html").is_file()


def settings_here() -> Any:
    """For this machine alone, with everything as usual."""
    from tavola.server.settings import Settings

    return Settings()


def answers(url: str) -> bool:
    """Whether a Tavola runs there already."""
    try:
        with urllib.request.urlopen(f"{url}/healthz", timeout=2) as answer:
            return bool(answer.read(16) == b"ok\n")
    except (OSError, ValueError):
        return False


def open_browser(url: str, locale: str) -> None:
    print(say(locale, "server-reachable", url=url), flush=True)
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()  # some browsers keep it waiting


def announce(settings: Any, locale: str, lan: bool, browse: bool = False) -> None:
    """Where the server can be reached; for others in the network also as a picture."""
    if browse:
        open_browser(settings.url, locale)
        return
    print(say(locale, "server-reachable", url=settings.url), flush=True)
    if lan:
        from tavola.server.pictures import qr_text

        print(say(locale, "server-lan"), flush=True)
        if sys.stdout.isatty():
            print(qr_text(settings.url), flush=True)


NUMBERS = {
    "port": (1, 65535), "workers": (1, 1000), "thinkers": (1, 1000), "keep": (0, 36500), "rate": (0, 1_000_000),
    "notice_after": (0, 1_000_000),
}  # fmt: skip
"""The least and the most of options that are numbers."""


def _check(given: dict[str, Any]) -> None:
    """Numbers that make sense, and addresses that can be reached."""
    for name, (least, most) in NUMBERS.items():
        if given[name] is not None and not least <= given[name] <= most:
            option = name.replace("_", "-")
            raise TavolaError(f"Option --{option} must be a number from {least} to {most}, not {given[name]}.")
    for what, address in (("public URL", given["public_url"]), ("webhook", given["webhook"])):
        if address and not _is_web_address(address):
            raise TavolaError(f"The {what} begins with https:// or http://, as in https://tavola.example.")
    if given["public_url"].rstrip("/").count("/") > 2:
        raise TavolaError("The public URL has no path, since links begin at its root: https://tavola.example.")


def _is_web_address(text: str) -> bool:
    try:
        parts = urllib.parse.urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        return False


def settings_of(given: dict[str, Any]) -> Any:
    """Settings from what was typed; what was not typed stays as usual."""
    from tavola.server.settings import DAY, Mail, Rates, Settings

    _check(given)
    lan = given.pop("lan")
    host = given.pop("host")
    changes: dict[str, Any] = {"port": given["port"], "workers": given["workers"], "public_url": given["public_url"]}
    hosts = tuple(given["allow_host"] or ())
    if lan:
        address = lan_address()
        changes |= {"host": host or "0.0.0.0", "hosts": (*hosts, address, socket.gethostname())}
        if not given["public_url"]:
            changes["link"] = f"http://{address}:{given['port']}"
    else:
        changes |= {"host": host or "127.0.0.1", "hosts": hosts}
    if given["database"]:
        changes["database"] = given["database"]
    if given["thinkers"]:
        changes["thinkers"] = given["thinkers"]
    if not given["rate"]:
        changes["rates"] = Rates(0, 0, 0, 0, 0, 0)
    else:
        changes["rates"] = Rates(requests=given["rate"])
    if given["mail_host"]:
        name, _, port = given["mail_host"].partition(":")
        if port and not port.isdecimal():
            raise TavolaError(f"The SMTP server is named HOST or HOST:PORT, not {given['mail_host']}.")
        starttls = bool(os.environ.get("TAVOLA_MAIL_PASSWORD"))
        changes["mail"] = Mail(name, int(port or 25), given["mail_from"], given["mail_user"], starttls)
    return Settings(
        **changes,
        proxies=given["proxies"],
        plugins=tuple(given["bot"] or ()),
        keep=given["keep"] * DAY,
        webhook=given["webhook"],
        notice_after=given["notice_after"],
    )


def back_up(database: str | None, file: Path, locale: str) -> None:
    from tavola.server.settings import usual_database
    from tavola.server.store import backup

    held = backup.back_up(database or usual_database(), file)
    print(say(locale, "server-backed-up", file=str(file), tables=held.tables, entries=held.entries))


def restore(database: str | None, file: Path, locale: str) -> None:
    from tavola.server.settings import usual_database
    from tavola.server.store import backup

    held, kept = backup.restore(database or usual_database(), file)
    print(say(locale, "server-restored", tables=held.tables, entries=held.entries))
    if kept is not None:
        print(say(locale, "server-kept", file=str(kept)))
