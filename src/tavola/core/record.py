"""Record dtypes for positions and views: wide fields first, no padding, attribute access in plain Python."""

from __future__ import annotations

from typing import Any

import numpy as np

# Names that np.record already has (round, size, take, put, ...) can't be fields.
_TAKEN = frozenset(dir(np.record))


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


def plain(record: Any) -> Any:
    """The fields of a record as Python numbers and lists; reading them one by one costs some 2 microseconds each."""
    return _Plain(record)


class _Plain:
    """A copy of a record; each field becomes lists when it is first asked for."""

    def __init__(self, record: Any) -> None:
        # By its bytes: NumPy copies a record field by field, which takes ten times as long.
        copy = np.frombuffer(record.tobytes(), record.dtype)[0]
        self._fields = dict(zip(record.dtype.names, copy.item(), strict=True))

    def __getattr__(self, name: str) -> Any:
        try:
            value = self._fields[name]
        except KeyError:
            raise AttributeError(name) from None
        value = value.tolist() if isinstance(value, np.ndarray) else value
        self.__dict__[name] = value
        return value


def _shape(dtype: np.dtype[Any], name: str) -> tuple[Any, ...]:
    field: np.dtype[Any] = dtype.fields[name][0]  # type: ignore[index]
    return (field.base, field.shape) if field.subdtype else (field,)
