"""A PostgreSQL of our own for tests: Debian's binaries, a temporary directory, a socket that nobody else can open.

    cluster = Cluster(durable=True)   # durable: with fsync, for tests of durability
    url = cluster.new_database()
    cluster.restart()
    cluster.close()

The fixture `postgres` (tests/server/conftest.py) shares one cluster between the tests of a process.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import pytest


def binaries() -> Path | None:
    """Where initdb and postgres are: the newest of Debian's, or those on the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))
    on_path = shutil.which("initdb")
    return found[-1] if found else Path(on_path).parent if on_path else None


def needed() -> Path:
    """The binaries, or the test is skipped, loudly; where everything has to be tested that is a failure."""
    found = binaries()
    if found is not None and (os.getuid() != 0 or _account() is not None):
        return found
    reason = "PostgreSQL is not installed, so that nothing was tested on it: apt-get install postgresql"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def _account() -> pwd.struct_passwd | None:
    """The account that runs PostgreSQL for root, which it refuses to be run by."""
    with contextlib.suppress(KeyError):
        return pwd.getpwnam("postgres")
    return None


def database_of(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]


class Cluster:
    def __init__(self, durable: bool = False) -> None:
        self._binaries = needed()
        self._numbers = itertools.count(1)
        self.folder = Path(tempfile.mkdtemp(prefix="tavola-pg-", dir="/tmp"))  # a socket's path must be short
        self._durable = durable
        self._server: subprocess.Popen[bytes] | None = None
        self._log = (self.folder / "log").open("ab")
        account = _account() if os.getuid() == 0 else None
        if account is not None:
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8",
                  "--locale=C", "--no-sync")  # fmt: skip
        self.start()

    def _as_owner(self) -> list[str]:
        """As the account of PostgreSQL where we are root, and never longer alive than we are."""
        if os.getuid() != 0:
            return ["setpriv", "--pdeathsig=INT"] if shutil.which("setpriv") else []
        return ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", "--pdeathsig=INT"]

    def _run(self, program: str, *arguments: str) -> str:
        command = [*self._as_owner(), str(self._binaries / program), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True)
        assert done.returncode == 0, f"{program}: {done.stderr}"
        return done.stdout

    def start(self) -> None:
        safe = "on" if self._durable else "off"
        settings = {
            "listen_addresses": "", "unix_socket_directories": str(self.folder), "max_connections": "60",
            "shared_buffers": "32MB", "fsync": safe, "full_page_writes": safe,
        }  # fmt: skip
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = [*self._as_owner(), str(self._binaries / "postgres"), "-D", str(self.folder / "data"), *options]
        self._server = subprocess.Popen(command, cwd=self.folder, stdout=self._log, stderr=self._log)
        end = time.monotonic() + 30
        ready = [str(self._binaries / "pg_isready"), "-q", "-h", str(self.folder), "-U", "postgres"]
        while subprocess.run(ready).returncode != 0:
            assert self._server.poll() is None and time.monotonic() < end, (self.folder / "log").read_text()
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends all connections at once, SIGQUIT does not even tidy up."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait(30)
            self._server = None

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    def sql(self, statement: str, database: str = "postgres") -> str:
        return self._run("psql", "-h", str(self.folder), "-U", "postgres", "-d", database, "-v", "ON_ERROR_STOP=1",
                         "-X", "-A", "-t", "-c", statement)  # fmt: skip

    def dump(self, url: str, *options: str) -> str:
        return self._run("pg_dump", "-h", str(self.folder), "-U", "postgres", *options, database_of(url))

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"tavola{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name}")
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def close(self) -> None:
        self.stop(signal.SIGQUIT)
        self._log.close()
        shutil.rmtree(self.folder)
