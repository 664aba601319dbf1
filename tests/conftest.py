"""The longest tests begin first, so that no process waits for another at the end."""

from __future__ import annotations

import pytest

LONG = ("test_lockstep.py", "test_uncompiled.py", "test_properties.py", "test_ledger_lockstep.py", "test_secrecy.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: LONG.index(item.path.name) if item.path.name in LONG else len(LONG))
