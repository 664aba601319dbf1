"""Record dtypes for positions and views: wide fields first, no padding, attribute access in plain Python."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from functools import cache
from operator import itemgetter
from struct import Struct
from typing import Any

import numpy as np

# Names that np.record already has (round, size, take, put, ...) can't be fields.
_TAKEN = frozenset(dir(np.record))
# How struct names the numbers that fields are made of.
_CODES = {
    ("i", 1): "b", ("u", 1): "B", ("i", 2): "h", ("u", 2): "H",
    ("i", 4): "i", ("u", 4): "I", ("i", 8): "q", ("u", 8): "Q",
}  # fmt: skip


def record(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The dtype of a position. Fields must be ordered from wide to narrow and fill whole 8 bytes."""
    names = {name for name, *_ in fields}
    if taken := names & _TAKEN:
        raise TypeError(f"np.record has attributes of these names: {sorted(taken)}")
    plain = np.dtype(fields)
    aligned = np.dtype(fields, align=True)
    if plain.itemsize != aligned.itemsize or plain.itemsize % 8:
        raise TypeError(f"{plain.itemsize} bytes, aligned {aligned.itemsize}: order fields by width, pad to 8 bytes")
    if plain.itemsize > 2048:
        raise TypeError(f"a position has {plain.itemsize} bytes, more than 2048")
    return np.dtype((np.record, plain))


def view_of(position: np.dtype[Any]) -> np.dtype[Any]:
    """The dtype of a view: whose eye it is and the position's fields, so that no rule takes it for a position.

    The eye comes first, because Numba lets a record with more fields at its end pass for the shorter one.
    """
    fields = [(name, *_shape(position, name)) for name in position.names or ()]
    return np.dtype((np.record, np.dtype([("eye", np.int64), *fields])))


def one(dtype: np.dtype[Any], data: bytes | None = None) -> np.ndarray[Any, Any]:
    """An array with one record: of these bytes, or empty. NumPy's own ways make and copy a record field by field,
    which takes ten times as long and more."""
    return np.ndarray((1,), dtype, bytearray(dtype.itemsize if data is None else data))


def plain(record: Any) -> Any:
    """The fields of a record, or of an array with one, as Python numbers and tuples under their names.

    Reading them one by one costs some 2 microseconds each; this reads all of them at once in 2.
    """
    if isinstance(record, tuple):
        return record  # plain already
    return reader(record.dtype)(bytes_of(record))


def bytes_of(record: Any) -> bytes:
    """What the record is made of. Asked for its bytes itself, a record takes ten times as long."""
    return np.asarray(record).tobytes()


@cache
def reader(dtype: np.dtype[Any]) -> Callable[[bytes], Any]:
    """From the bytes of a record to a named tuple of its fields."""
    parts: list[Any] = []
    rows: list[tuple[int, int]] = []
    """Fields of two dimensions, and how long their rows are."""
    code, start = "=", 0
    for number, name in enumerate(dtype.names or ()):
        field: np.dtype[Any] = dtype.fields[name][0]  # type: ignore[index]
        base, shape = field.base, field.shape
        count = int(np.prod(shape))
        code += f"{count}{_CODES[base.kind, base.itemsize]}"
        parts.append(slice(start, start + count) if shape else start)
        if len(shape) > 1:
            rows.append((number, shape[1]))
        start += count
    unpack, pick = Struct(code).unpack, itemgetter(*parts)
    kind: Any = namedtuple("Plain", dtype.names or ())  # type: ignore[misc]
    make = kind._make
    if not rows:
        return lambda data: make(pick(unpack(data)))

    def read(data: bytes) -> Any:
        fields = list(pick(unpack(data)))
        for number, long in rows:
            flat = fields[number]
            fields[number] = tuple(flat[at : at + long] for at in range(0, len(flat), long))
        return make(fields)

    return read


def _shape(dtype: np.dtype[Any], name: str) -> tuple[Any, ...]:
    field: np.dtype[Any] = dtype.fields[name][0]  # type: ignore[index]
    return (field.base, field.shape) if field.subdtype else (field,)
