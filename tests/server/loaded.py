"""A process with everything loaded that makes servers of itself by forking. Importing and loading compiled rules takes
a server seconds; where a thousand servers are killed, they are to be spent on kills. A forked server has its own
threads, connections and locks, as any other, and is killed as any other.

The process reads one JSON object a line and answers each with one: {"do": "start", "port", "database", "log"} gives
{"pid"}, {"do": "poll"} and {"do": "wait"} give {"code"}, which is null while the server lives.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("builders", "renaissance_man")


class Forked:
    """A server that was forked; it can be treated like a subprocess."""

    def __init__(self, loaded: Loaded, pid: int) -> None:
        self._loaded = loaded
        self.pid = pid
        self._code: int | None = None

    def poll(self) -> int | None:
        if self._code is None:
            self._code = self._loaded.ask(do="poll", pid=self.pid)["code"]
        return self._code

    def kill(self) -> None:
        self._signal(signal.SIGKILL)

    def terminate(self) -> None:
        self._signal(signal.SIGTERM)

    def _signal(self, number: signal.Signals) -> None:
        if self._code is None:  # its number can't be another's: it was not waited for yet
            os.kill(self.pid, number)

    def wait(self, timeout: float | None = None) -> int:
        if self._code is None:
            self._code = self._loaded.ask(do="wait", pid=self.pid)["code"]
        assert self._code is not None
        return self._code


class Loaded:
    """The process that servers are forked from."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.loaded"]
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def fork(self, port: int, database: str, log: Path) -> Forked:
        return Forked(self, self.ask(do="start", port=port, database=database, log=str(log))["pid"])

    def ask(self, **message: Any) -> dict[str, Any]:
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.dumps(message).encode() + b"\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer

    def close(self) -> None:
        assert self._process.stdin and self._process.stdout
        self._process.stdin.close()  # with which it ends, and its servers
        self._process.wait(60)
        self._process.stdout.close()


# In the process


def load() -> None:
    """Load what a server of these games needs, by playing a little at tables in memory."""
    import random

    from tavola.core.game import SPECTATOR
    from tavola.protocol.socket import Draft
    from tavola.protocol.table import Clock
    from tavola.server import run  # noqa: F401  # all of the server
    from tavola.server.detail import Detail, SeatRow
    from tavola.server.pace import Times
    from tavola.server.room import Room
    from tavola.server.store import sqlite  # noqa: F401
    from tavola.server.store.store import TableRow

    with contextlib.suppress(ImportError):
        from tavola.server.store import postgres  # noqa: F401
    chance = random.Random(0)
    for game in GAMES:
        detail = Detail({}, [SeatRow("person", "Anna"), SeatRow("person", "Berta")], Clock(), 1)
        row = TableRow("t", game, "playing", False, "a", ["a", "b"], detail.data(), Times().data())
        room = Room(row)
        referee = room.match()
        for _ in range(60):
            referee.draw_now()
            if referee.over:
                break
            seat = referee.pending[0]
            for eye in (seat, SPECTATOR):
                room.state(eye, "en")
            words: list[str] = []
            while not (trial := referee.trial(seat, words)).complete:
                choices = trial.position.legal(seat)
                words.append(referee.game.write_action(trial.position.view(seat).record, seat, chance.choice(choices)))
            room.drafted(Draft("d", "t", referee.step_began, words), seat, None)
            mark = referee.mark()
            referee.play_words(seat, words)
            referee.rewind(mark)
            referee.play_words(seat, words)
            room.lines(SPECTATOR, None, 0)


def serve(message: dict[str, Any]) -> None:
    """Become a server."""
    from tavola.server.run import listen
    from tavola.server.run import serve as serve_here
    from tavola.server.settings import Rates, Settings

    log = os.open(message["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for number, handle in ((0, nothing), (1, log), (2, log)):
        os.dup2(handle, number)
    settings = Settings(
        port=message["port"], database=message["database"], rates=Rates(0, 0, 0, 0, 0, 0), thinkers=1, warm=False
    )
    serve_here(settings, listen(settings))


def _code(pid: int, options: int) -> int | None:
    found, status = os.waitpid(pid, options)
    return os.waitstatus_to_exitcode(status) if found else None


def main() -> None:
    load()
    gc.collect()
    gc.freeze()
    alive: set[int] = set()
    for line in sys.stdin:
        message = json.loads(line)
        if message["do"] == "start":
            pid = os.fork()
            if pid == 0:
                code = 1
                try:
                    serve(message)
                    code = 0
                finally:
                    os._exit(code)
            alive.add(pid)
            answer: dict[str, Any] = {"pid": pid}
        else:
            answer = {"code": _code(message["pid"], os.WNOHANG if message["do"] == "poll" else 0)}
            if answer["code"] is not None:
                alive.discard(message["pid"])
        print(json.dumps(answer), flush=True)
    for pid in alive:
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
