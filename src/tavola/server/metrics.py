"""What Prometheus reads at /metrics."""

from __future__ import annotations

import os
from pathlib import Path

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

TABLES = Gauge("tavola_tables", "Tables in memory", multiprocess_mode="livesum")
SOCKETS = Gauge("tavola_sockets", "Open sockets", multiprocess_mode="livesum")
ENTRIES = Counter("tavola_entries", "Entries of matches written")
RECEIVED = Counter("tavola_messages_received", "Socket messages received", ["type"])
SENT = Counter("tavola_messages_sent", "Socket messages sent")
REFUSED = Counter("tavola_refused", "Requests that were refused", ["code"])
CALLS = Counter("tavola_calls", "REST calls", ["method", "route", "status"])
COMMIT = Histogram(
    "tavola_commit_seconds",
    "From an entry to its commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
THOUGHT = Histogram("tavola_thought_seconds", "A bot's choice", ["bot"], buckets=(0.01, 0.05, 0.2, 1, 5, 20))
BOT_FAILURES = Counter("tavola_bot_failures", "Choices that a bot failed to make", ["bot"])
NOTICES = Counter("tavola_notices", "Notices of a turn", ["way", "result"])


def page() -> tuple[bytes, str]:
    """The text of /metrics; of all processes where there are several."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        _forget_the_dead(Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]))
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST


def _forget_the_dead(folder: Path) -> None:
    """A process that was killed has no sockets and tables any more. What it has counted stays."""
    for process in {int(file.stem.rpartition("_")[2]) for file in folder.glob("gauge_live*.db")}:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            multiprocess.mark_process_dead(process)  # type: ignore[no-untyped-call]
