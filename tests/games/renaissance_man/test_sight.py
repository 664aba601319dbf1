"""Copying records: no field is forgotten."""

from __future__ import annotations

import numpy as np

from tavola.games.renaissance_man.copying import copy_record
from tavola.games.renaissance_man.position import POSITION, VIEW


def test_every_field_of_a_record_is_copied() -> None:
    source = np.frombuffer(bytearray(np.random.default_rng(1).bytes(POSITION.itemsize)), POSITION)
    target = np.zeros(1, VIEW)
    copy_record(source[0], target[0])
    for name in POSITION.names:
        assert (target[name] == source[name]).all(), name
    assert set(VIEW.names) - set(POSITION.names) == {"eye"} and target["eye"][0] == 0
