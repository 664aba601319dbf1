"""Logs as JSON, a line each. Nothing that gives anybody a right is written: no cookies, codes, mail addresses or query
strings; of a table's name only its beginning, because a private table is found by its name. Of an error its kind and
where it happened: its words may be names, or what happens in a game."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from typing import Any

_SHOWN = 6
log = logging.getLogger("tavola")


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": _event(record),
            **getattr(record, "fields", {}),
        }
        if record.getMessage().startswith("Traceback"):  # so uvicorn tells why a server did not start
            line |= {"event": "an error", "trace": _places(record.getMessage())}
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["trace"] = trace(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def _event(record: logging.LogRecord) -> str:
    """Python's own messages go on with what is wrong, words of errors and all."""
    message = record.getMessage()
    return message if record.name.partition(".")[0] == "tavola" else message.partition("\n")[0]


def trace(error: BaseException | None) -> list[str]:
    """Where it happened, and what brought it about; that of another process too."""
    found: list[str] = []
    while error is not None:
        found.append(type(error).__name__)
        if type(error).__name__ == "_RemoteTraceback":
            found += _places(str(error))
        else:
            frames = traceback.extract_tb(error.__traceback__)
            found += [f'File "{frame.filename}", line {frame.lineno}, in {frame.name}' for frame in frames]
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return found


def _places(text: str) -> list[str]:
    """Of a trace that is a text already: the places, and what it was in the end."""
    lines = text.strip().splitlines()
    return [
        *(line.strip() for line in lines if line.startswith('  File "')),
        *(lines[-1:] and [lines[-1].split(":")[0]]),
    ]


def set_up(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.getLogger().handlers = [handler]  # libraries' warnings
    logging.captureWarnings(True)
    for name in ("tavola", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "tavola" else "WARNING")
    logging.getLogger("uvicorn.error").addFilter(_not_refused)


def _not_refused(record: logging.LogRecord) -> bool:
    """A socket that is refused with an HTTP answer is no error, though uvicorn takes it for one."""
    return "without completing handshake" not in record.getMessage()


def tell(event: str, **fields: Any) -> None:
    """One line. A field `table` is shortened."""
    log.info(event, extra={"fields": _safe(fields)})


def warn(event: str, error: BaseException | None = None, **fields: Any) -> None:
    log.warning(event, exc_info=error, extra={"fields": _safe(fields)})


def _safe(fields: dict[str, Any]) -> dict[str, Any]:
    if "table" in fields:
        fields["table"] = str(fields["table"])[:_SHOWN]
    return fields
