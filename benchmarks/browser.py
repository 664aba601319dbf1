"""`python -m benchmarks.browser`: how heavy and how quick the browser client is, in Debian's Chromium on this machine.

Three things, as one JSON object: the compressed script of the first page; the time from the start of the navigation
until its buttons can be pressed, in browsers that were never here; and the longest tasks of tables with all seats taken
while moves are shown and cards move, in the clock's time and in the processor's. Browser, server and bots share the
machine, so an idle one is needed.
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import build_web
from tests.web.chromium import launch
from tests.web.hand import Hand
from tests.web.serving import Serving
from tests.web.test_budget import first_scripts

LONG = 100
"""Milliseconds that no task may take while a table moves."""
TABLES = [("intrigue", 5), ("builders", 4), ("renaissance_man", 4)]
# The buttons answer as soon as they are on the page, and the script that put them there has come to its end.
READY = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('.card .button.strong')) return;
  observer.disconnect();
  setTimeout(() => (window.ready = performance.now()));
}).observe(document, { childList: true, subtree: true });
"""
WATCH = """
window.tasks = [];
new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(one => Math.round(one.duration))))
  .observe({ type: 'longtask', buffered: true });
"""
FRAMES = """() => { window.frames_ = []; let last = performance.now();
  const next = now => { window.frames_.push(now - last); last = now; requestAnimationFrame(next); };
  requestAnimationFrame(next); }"""


def page_of(browser: Browser, url: str, script: str, pace: str = "quick") -> Page:
    """A browser that was never here."""
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.set_default_timeout(60_000)
    settings = json.dumps({"pace": pace})
    context.add_init_script(f"localStorage.setItem('tavola.settings', {settings!r}); {script}")
    return context.new_page()


def first_page(browser: Browser, url: str, visits: int) -> dict[str, float]:
    times = []
    for _ in range(visits):
        page = page_of(browser, url, READY)
        page.goto("/", wait_until="commit")
        times.append(float(page.wait_for_function("() => window.ready").json_value()))
        page.context.close()
    return {"median": round(statistics.median(times)), "worst": round(max(times))}


def longest_busy(trace: bytes) -> float:
    """The processor's time of the longest task of a page's main thread: what it would take on a machine with nothing
    else to do."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    tasks = [one["tdur"] for one in events if "tdur" in one and (one["pid"], one["tid"]) in mains]
    return round(max(tasks, default=0) / 1000, 1)


def table(browser: Browser, url: str, game: str, seats: int, choices: int) -> dict[str, Any]:
    """Somebody plays against bots; what others do is shown at the usual pace, one after another."""
    page = page_of(browser, url, WATCH, "calm")
    page.request.put("/api/me", data={"name": "Anna"})
    bots = [{"kind": "apprentice"}] * (seats - 1)
    opened = page.request.post("/api/tables", data={"game": game, "seats": [{"kind": "you"}, *bots]}).json()
    page.goto(f"/table/{opened['table']['id']}")
    hand = Hand(page, seed=7)
    hand.asked()
    loading = page.evaluate("window.tasks.splice(0)")
    page.evaluate(FRAMES)
    browser.start_tracing(page=page, categories=["toplevel"])
    hand.play(confirmations=choices)
    busy = longest_busy(browser.stop_tracing())
    tasks = page.evaluate("window.tasks")
    frames = sorted(page.evaluate("window.frames_"))
    page.context.close()
    return {
        "longest_task_ms": max(tasks, default=0),
        "longest_task_processor_ms": busy,
        "tasks_over_100_ms": sum(task > LONG for task in tasks),
        "tasks_over_50_ms": len(tasks),
        "longest_task_while_loading_ms": max(loading, default=0),
        "frame_ms_p50_p99": [round(frames[int(len(frames) * part)], 1) for part in (0.5, 0.99)],
    }


def measure(visits: int, choices: int) -> dict[str, Any]:
    build_web.build()
    sizes = [len(gzip.compress((build_web.STATIC / "assets" / name).read_bytes(), 6)) for name in first_scripts()]
    found: dict[str, Any] = {"first_page_script_kB": round(sum(sizes) / 1000, 1)}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Serving(Path(folder))
        server.start()
        try:
            browser = launch(playwright)
            first_page(browser, server.url, 1)  # the first browser of all starts its processes
            found["interactive_ms"] = first_page(browser, server.url, visits)
            for game, seats in TABLES:
                table(browser, server.url, game, seats, 1)  # bots are compiled
                found[f"{game}_{seats}_seats"] = table(browser, server.url, game, seats, choices)
            found["chromium"] = browser.version
            browser.close()
        finally:
            server.stop()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=10, help="of the first page")
    parser.add_argument("--choices", type=int, default=25, help="that are made at each table")
    arguments = parser.parse_args()
    print(json.dumps(measure(arguments.visits, arguments.choices), indent=1))


if __name__ == "__main__":
    main()
