"""Compile rules with Numba, or leave them as plain Python.

`@kernel` is the only way the project compiles anything. Compiled code is cached on disk in a directory whose name
is a digest of everything that can change it, because Numba itself does not notice an edited callee in another file.

Environment:
  NUMBA_DISABLE_JIT=1   run the same functions uncompiled (debugging, coverage, the tests that compare both)
  TAVOLA_BOUNDS=1       compile with bounds checks; without them an out-of-range read is silent
  TAVOLA_CACHE=DIR      where compiled code is kept (default: the user's cache directory)
"""

from __future__ import annotations

import hashlib
import os
import platform
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import llvmlite
import numba
import numpy as np
from numba.core.caching import IndexDataCacheFile

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED = not numba.config.DISABLE_JIT  # type: ignore[attr-defined]  # Numba sets it when it is imported
BOUNDS = os.environ.get("TAVOLA_BOUNDS", "") not in ("", "0")

# Division by zero is never reached in the rules, so NumPy's model (no check) is what we want in hot loops.
# Inlining lets LLVM drop the counting of references to arrays, which took half of the time of a random game.
JIT_OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "boundscheck": BOUNDS, "forceinline": True}


def source_digest() -> str:
    """A digest of all that compiled code depends on: kernel sources, cards, flags and versions."""
    digest = hashlib.sha256()
    for path in sorted([*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.csv")]):
        if path.relative_to(PACKAGE).parts[0] in KERNEL_FOLDERS:
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    versions = (sys.version, numba.__version__, llvmlite.__version__, np.__version__, platform.machine())
    digest.update(repr((versions, BOUNDS)).encode())
    return digest.hexdigest()[:16]


# Only these hold compiled code; a change elsewhere must not throw the cache away.
KERNEL_FOLDERS = ("core", "games", "sim", "bots")


def cache_home() -> Path:
    if "TAVOLA_CACHE" in os.environ:
        return Path(os.environ["TAVOLA_CACHE"])
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tavola"


def choose_cache() -> Path | None:
    """The directory for compiled code, or None where nothing can be written (then every start compiles)."""
    directory = cache_home() / source_digest()
    try:
        directory.mkdir(parents=True, exist_ok=True)
        probe = directory / f".probe-{os.getpid()}"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError:
        return None
    return directory


# Numba would fall back silently to __pycache__, which knows nothing of the digest; so no cache at all then.
CACHE = choose_cache() if COMPILED else None
if CACHE is not None:
    numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]


def unique_data_name(self: Any, number: int) -> str:
    """The file for one compiled version of a function.

    Numba numbers these files without a lock, so two processes that compile for different records at the same time may
    take the same number, and the index then leads to the wrong code. With names of their own only an index entry can
    get lost, and that is compiled once more.
    """
    pattern: str = self._data_name_pattern
    return pattern.format(number=number).replace(".nbc", f"-{secrets.token_hex(6)}.nbc")


IndexDataCacheFile._data_name = unique_data_name  # type: ignore[method-assign]


def kernel(function: Function) -> Function:
    """Compile `function` when it is first called (with the arguments' types), and cache it."""
    if not COMPILED:
        return function
    return numba.njit(cache=CACHE is not None, **JIT_OPTIONS)(function)  # type: ignore[no-any-return]


def routine(function: Function) -> Function:
    """A kernel that stays a function of its own: for large ones with many callers, which would compile for minutes."""
    if not COMPILED:
        return function
    return numba.njit(cache=CACHE is not None, **{**JIT_OPTIONS, "forceinline": False})(function)  # type: ignore[no-any-return]
