"""Starting and stopping: addresses, signals, several processes."""

from __future__ import annotations

import asyncio
import errno
import gc
import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import tempfile
import threading
from collections.abc import Callable

import msgspec
import uvicorn

from tavola.bots import registry
from tavola.core.errors import TavolaError
from tavola.games import NAMES, load
from tavola.server.app import create
from tavola.server.guard import Guard
from tavola.server.logs import set_up
from tavola.server.settings import Settings
from tavola.server.store.opening import open_store
from tavola.server.wire import Wire

BACKLOG = 2048
SETTINGS = "TAVOLA_SERVER_SETTINGS"


def from_environment() -> Guard:
    """The application of a process among several."""
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    set_up()
    if (parent := multiprocessing.parent_process()) is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()
    _collect_seldom()
    return create(settings)


def _follow(sentinel: int) -> None:
    """A process among several does not outlive the one that looks after them: the next server needs its port."""
    multiprocessing.connection.wait([sentinel])
    os.kill(os.getpid(), signal.SIGTERM)


def _collect_seldom() -> None:
    """Compiled rules bring some hundred thousand objects that never go away. Python's collector would look through all
    of them again and again, which took a third of the server's time; it leaves them alone, and comes less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def config(settings: Settings, app: Guard | str) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws=Wire,
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,
        loop="auto",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.public_url),
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=settings.drain,
        lifespan="on",
    )


class Server(uvicorn.Server):
    """Tells when it can be reached, and asks sockets to leave when it is to stop."""

    def __init__(self, settings: uvicorn.Config, guard: Guard, ready: Callable[[], None]) -> None:
        super().__init__(settings)
        self._guard = guard
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._guard.drain()
        await super().shutdown(sockets)


def listen(settings: Settings) -> socket.socket:
    """The socket of the server; one sentence if the port is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
        found.listen(BACKLOG)  # bound alone, it could be bound by another too
    except OSError as error:
        found.close()
        if error.errno == errno.EADDRINUSE:
            raise TavolaError(
                f"Port {settings.port} is taken, perhaps by another Tavola; choose one with --port."
            ) from None
        raise TavolaError(
            f"The server can't listen at {settings.host}, port {settings.port}: {error.strerror}."
        ) from None
    found.set_inheritable(True)
    return found


def check(settings: Settings) -> None:
    """What can be said before anything is loaded."""
    if settings.workers > 1 and not settings.database.startswith("postgres"):
        raise TavolaError("Several workers need a PostgreSQL database; name it with --database, or use one worker.")
    for name in settings.plugins:
        registry.make(name, load(NAMES[0]))  # a bot that can't sit down is told now and not at a table


def serve(settings: Settings, sock: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Run until SIGTERM or Ctrl-C."""
    set_up()
    asyncio.run(_try_database(settings))
    if settings.workers > 1:
        _serve_several(settings, sock, ready)
        return
    guard = create(settings)
    _collect_seldom()
    Server(config(settings, guard), guard, ready).run(sockets=[sock])


async def _try_database(settings: Settings) -> None:
    """One sentence if it can't be opened; and its schema is up to date before several processes start."""
    store = open_store(settings.database)
    await store.start()
    await store.stop()


def _serve_several(settings: Settings, sock: socket.socket, ready: Callable[[], None]) -> None:
    from uvicorn.supervisors import Multiprocess

    with tempfile.TemporaryDirectory(prefix="tavola-metrics-") as folder:
        os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        running = config(settings, "tavola.server.run:from_environment")
        ready()
        Multiprocess(running, sockets=[sock]).run()
