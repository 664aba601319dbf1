"""Starts and ends the servers that are measured: each a process of its own on a free port of loopback."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BOARDGAME = "boardgame.io@0.50.2"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def started(
    command: list[str], port: int, path: str, folder: Path, extra: dict[str, str] | None = None
) -> Iterator[int]:
    """The process while it answers at that path; its id."""
    log = folder / f"server-{port}.log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, **(extra or {})}, stdout=out, stderr=subprocess.STDOUT
        )
    try:
        _wait(process, f"http://127.0.0.1:{port}{path}", log)
        yield process.pid
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait(process: subprocess.Popen[bytes], url: str, log: Path, seconds: float = 90) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if process.poll() is not None:
            break
        try:
            urllib.request.urlopen(url, timeout=1).close()
            return
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
    sys.exit(f"A server did not start; its last words: {log.read_text(errors='replace')[-2000:]}")


def tavola(port: int, folder: Path) -> list[str]:
    database = f"sqlite:///{folder / f'bench-{port}.sqlite'}"
    serve = ["serve", "--port", str(port), "--database", database, "--rate", "0", "--thinkers", "1"]
    return [sys.executable, "-m", "tavola", *serve]


def echo(port: int) -> list[str]:
    uvicorn = ["-m", "uvicorn", "benchmarks.server.echo:app", "--port", str(port), "--log-level", "warning"]
    return [sys.executable, *uvicorn, "--loop", "uvloop", "--http", "httptools"]


def boardgame(port: int, folder: Path) -> list[str] | None:
    """None where there is no npm, or the package can't be had."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not npm or not node:
        return None
    install = [npm, "install", "--no-save", "--no-package-lock", "--ignore-scripts", "--prefix", str(folder), BOARDGAME]
    if subprocess.run(install, capture_output=True).returncode:
        return None
    shutil.copy(HERE / "boardgame.cjs", folder)
    return [node, str(folder / "boardgame.cjs"), str(port)]
