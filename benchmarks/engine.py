"""`make bench`: measures the games beside their peers and writes "Engine and bots" into benchmarks/results.md."""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results.md"
ROWS = {
    "decisions_per_s": "decisions a second (at least two choices)",
    "actions_per_s": "actions a second",
    "games_per_s": "random games a second",
    "ratio_open_spiel": "decisions: times the faster of OpenSpiel's two",
    "ratio_catanatron": "decisions: times catanatron",
    "apply_us": "apply() from Python, microseconds",
    "observe_resample_per_s": "observe() + resample() a second, compiled",
    "cold_s": "first start in the terminal ever, seconds",
    "warm_s": "later starts, seconds",
}


def table(result: dict[str, Any]) -> str:
    games = result["games"]
    names = " | ".join(f"{name} ({game['players']} players)" for name, game in games.items())
    lines = [f"| one core | {names} |", "|---|" + "---:|" * len(games)]
    for key, title in ROWS.items():
        if all(key in game for game in games.values()):
            lines.append(f"| {title} | " + " | ".join(f"{game[key]:,}" for game in games.values()) + " |")
    lines += ["", "| peers and bots, one core | a second |", "|---|---:|"]
    others = {**result["peers"], **result["bots"]}
    lines += [f"| {key.replace('_', ' ')} | {value:,} |" for key, value in others.items()]
    return "\n".join(lines)


def write_section(title: str, text: str) -> None:
    """Replace the section, or add it."""
    old = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else "# Benchmarks\n"
    section = f"## {title}\n{text.strip()}\n"
    pattern = re.compile(rf"^## {re.escape(title)}\n.*?(?=^## |\Z)", re.DOTALL | re.MULTILINE)
    new = pattern.sub(lambda _: section + "\n", old) if pattern.search(old) else f"{old.rstrip()}\n\n{section}"
    RESULTS.write_text(new.rstrip() + "\n", encoding="utf-8")


def main() -> None:
    command = [sys.executable, "-m", "tavola", "bench", "--peers", "--json"]
    result = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    text = (
        f"`make bench` on {machine}. Our random games and the peers' are measured in the same run; counted are\n"
        "player decisions with at least two choices. Only ratios mean much: machines are noisy.\n\n"
    )
    write_section("Engine and bots", text + table(result))
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
