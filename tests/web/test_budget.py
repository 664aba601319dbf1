"""What the first page costs: at most 150 kB of compressed script before anything can be done."""

from __future__ import annotations

import gzip
import re

import build_web

MOST = 150_000
SCRIPT = re.compile(r"""(?:src|href)="/?(assets/[^"]+\.js)\"""")
IMPORTED = re.compile(r"""(?:from|import)\s*["']\./([^"']+\.js)["']""")


def first_scripts() -> set[str]:
    """The scripts that index.html names, and what they import at once; dynamic imports come later."""
    names = {name.removeprefix("assets/") for name in SCRIPT.findall((build_web.STATIC / "index.html").read_text())}
    known: set[str] = set()
    while fresh := names - known:
        name = fresh.pop()
        known.add(name)
        names |= set(IMPORTED.findall((build_web.STATIC / "assets" / name).read_text()))
    return known


def test_first_page_is_light() -> None:
    scripts = first_scripts()
    assert scripts, "no script was found; has the client been built (`make web`)?"
    total = sum(len(gzip.compress((build_web.STATIC / "assets" / name).read_bytes(), 6)) for name in scripts)
    assert total <= MOST, f"{total / 1000:.1f} kB in {sorted(scripts)}"
    assert total > 10_000, "a client of this size is none"
