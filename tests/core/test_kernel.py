"""The compile cache: keyed by the sources, honest where it can't be written."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numba.core.caching import IndexDataCacheFile

from tavola.core import generic, kernel
from tavola.core.record import record, view_of


def run(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_the_cache_directory_is_named_by_the_digest(tmp_path: Path) -> None:
    place = run("from tavola.core import kernel; print(kernel.CACHE)", TAVOLA_CACHE=str(tmp_path))
    assert Path(place).parent == tmp_path
    assert Path(place).name == kernel.source_digest() or kernel.BOUNDS


def test_bounds_checks_have_a_cache_of_their_own(tmp_path: Path) -> None:
    code = "from tavola.core import kernel; print(kernel.CACHE)"
    with_checks = run(code, TAVOLA_CACHE=str(tmp_path), TAVOLA_BOUNDS="1")
    assert with_checks != run(code, TAVOLA_CACHE=str(tmp_path), TAVOLA_BOUNDS="0")


def test_a_directory_that_cannot_be_written_means_no_cache(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a directory")
    assert run("from tavola.core import kernel; print(kernel.CACHE)", TAVOLA_CACHE=str(blocked)) == "None"
    if os.geteuid() != 0:
        tmp_path.chmod(stat.S_IRUSR | stat.S_IXUSR)
        assert run("from tavola.core import kernel; print(kernel.CACHE)", TAVOLA_CACHE=str(tmp_path / "x")) == "None"


def test_two_processes_never_write_to_one_file(tmp_path: Path) -> None:
    """Whoever saves at the same time, an entry of the index leads to its own code."""
    first, second = (IndexDataCacheFile(str(tmp_path), "function", 0) for _ in range(2))
    index = first._load_index()
    second.save("b", "code for b")
    name = first._data_name(1)
    first._save_index({**index, "a": name})
    first._save_data(name, "code for a")
    assert first.load("a") == "code for a"
    assert second.load("b") in (None, "code for b")
    second.save("b", "code for b")
    assert (second.load("a"), second.load("b")) == ("code for a", "code for b")


def test_uncompiled_functions_are_left_alone() -> None:
    code = "from tavola.core import kernel; f = lambda x: x; print(kernel.kernel(f) is f)"
    assert run(code, NUMBA_DISABLE_JIT="1") == "True"


def test_records_must_be_tight() -> None:
    with pytest.raises(TypeError):
        record([("small", np.int8), ("wide", np.int64)])
    with pytest.raises(TypeError):
        record([("round", np.int64)])
    with pytest.raises(TypeError):
        record([("large", np.int64, (300,))])
    assert view_of(record([("wide", np.int64)])).names == ("eye", "wide")


def test_a_rule_must_take_the_generic_arguments() -> None:
    with pytest.raises(TypeError):
        generic.rule(generic.apply, np.dtype(np.int64))(lambda wrong: None)
