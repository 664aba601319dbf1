"""The same rules, compiled by Numba and as plain Python, agree in every step."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.support import TABLES, Table
from tests.transcript import transcript

STEPS = 150


@pytest.mark.parametrize("table", TABLES, ids=lambda t: t.name)
def test_compiled_equals_uncompiled(table: Table) -> None:
    policy = "progress" if len(table.name) % 2 else "random"
    command = [
        sys.executable,
        "-W",
        "error::RuntimeWarning",
        "-m",
        "tests.transcript",
        table.name,
        "11",
        policy,
        str(STEPS),
    ]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    plain = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert plain.returncode == 0, plain.stderr[-2000:]
    for ours, theirs in zip(transcript(table.name, 11, policy, STEPS), plain.stdout.splitlines(), strict=True):
        assert ours == theirs


@pytest.mark.parametrize(
    "name", ["builders-3", "intrigue-4", "renaissance_man-3-deck=odd", "renaissance_man-1-solo=easier-cards=10"]
)
def test_no_index_is_out_of_range(name: str) -> None:
    """Compiled with bounds checks on, whole walks raise nothing."""
    for policy in ("random", "progress"):
        command = [sys.executable, "-m", "tests.transcript", name, "12", policy, "1500"]
        environment = {**os.environ, "TAVOLA_BOUNDS": "1"}
        run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stderr[-2000:]
        assert run.stdout
