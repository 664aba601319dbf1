"""`python -m benchmarks.server.load`: throughput, delay and memory of the server, beside its peers, in one run.

Only ratios mean much: clients and servers share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psutil
import uvloop

from benchmarks.server import servers
from benchmarks.server.players import Count, EchoPlayer, boardgame_tables, tavola_tables
from benchmarks.server.sockets import connect, connect_all

MIB = 1 << 20


async def _play(pid: int, players: Sequence[Any], count: Count, warm: float, seconds: float) -> dict[str, float]:
    """What all of them see together, and how long the server's processor worked for each move."""
    for player in players:
        player.begin()
    await asyncio.sleep(warm)
    count.clear()
    began, worked = time.perf_counter(), _worked(pid)
    await asyncio.sleep(seconds)
    took, worked = time.perf_counter() - began, _worked(pid) - worked
    return {
        "messages_per_s": round(count.messages / took, 1),
        "moves_per_s": round(count.moves / took, 1),
        "cpu_us_per_move": round(worked / max(count.moves, 1) * 1e6, 1),
        "client_cpu": round(count.worked() / took, 2),
    }


def _worked(pid: int) -> float:
    times = psutil.Process(pid).cpu_times()
    return float(times.user + times.system)


async def measure_echo(folder: Path, sockets: int, seconds: float) -> dict[str, float]:
    port = servers.free_port()
    with servers.started(servers.echo(port), port, "/", folder) as pid:
        count = Count()
        players = [EchoPlayer(count) for _ in range(sockets)]
        await connect_all(sockets, lambda n: players[n].open(f"ws://127.0.0.1:{port}/"))
        return await _play(pid, players, count, 1, seconds)


async def measure_boardgame(folder: Path, tables: int, seconds: float) -> dict[str, float] | None:
    port = servers.free_port()
    command = servers.boardgame(port, folder)
    if command is None:
        return None
    with servers.started(command, port, "/games", folder) as pid:
        count = Count()
        players = await boardgame_tables(port, tables, count)
        await asyncio.sleep(2)
        return await _play(pid, players, count, 1, seconds)


async def measure_tables(folder: Path, tables: int, seconds: float) -> dict[str, float]:
    """As fast as they can: every move is durable before anybody hears of it."""
    port = servers.free_port()
    with servers.started(servers.tavola(port, folder), port, "/healthz", folder) as pid:
        count = Count()
        players = await tavola_tables(port, tables, count)
        await asyncio.sleep(1)
        found = await _play(pid, players, count, 2, seconds)
        if count.refused:
            sys.exit(f"The server refused {len(count.refused)} moves, the first with: {count.refused[0]}")
        return {**found, "tables": tables}


async def measure_delay(folder: Path, sockets: int, seconds: float) -> dict[str, float]:
    """At a human pace: about one move a second at each socket."""
    port = servers.free_port()
    with servers.started(servers.tavola(port, folder), port, "/healthz", folder) as pid:
        count = Count()
        players = await tavola_tables(
            port, sockets // 2, count, pause=0.5
        )  # two take turns, so each moves once a second
        await _play(pid, players, count, 2, seconds)
        delays = sorted(count.delays)
        return {
            "sockets": sockets,
            "moves_per_s": round(len(delays) / seconds, 1),
            "p50_ms": round(1000 * delays[len(delays) // 2], 2),
            "p99_ms": round(1000 * delays[int(len(delays) * 0.99)], 2),
        }


async def measure_idle(folder: Path, sockets: int) -> dict[str, float]:
    """Resident memory of the server process with that many sockets, all watching a table."""
    port = servers.free_port()
    with servers.started(servers.tavola(port, folder), port, "/healthz", folder) as pid:
        players = await tavola_tables(port, 1, Count())
        before = psutil.Process(pid).memory_info().rss
        url = f"ws://127.0.0.1:{port}/api/socket"
        watch = json.dumps({"type": "watch", "table": players[0].table}).encode()
        held = await connect_all(sockets, lambda _: connect(url, lambda s, p: None))
        for socket in held:
            socket.send(watch)
        await asyncio.sleep(5)
        lost = sum(socket.lost for socket in held)
        rss = psutil.Process(pid).memory_info().rss
        return {"sockets": sockets - lost, "rss_mib": round(rss / MIB, 1), "without_mib": round(before / MIB, 1)}


async def run(arguments: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tables, seconds = arguments.tables, arguments.seconds
        echo = await measure_echo(folder, 2 * tables, seconds)
        peer = await measure_boardgame(folder, tables, seconds)
        ours = await measure_tables(folder, tables, seconds)
        again = await measure_echo(folder, 2 * tables, seconds)
        bare = (echo["messages_per_s"] + again["messages_per_s"]) / 2
        return {
            "tables": ours,
            "echo": {"messages_per_s": bare},
            "boardgame_io": peer,
            "ratio_echo": round(ours["messages_per_s"] / bare, 3),
            "ratio_boardgame_io": round(ours["moves_per_s"] / peer["moves_per_s"], 3) if peer else None,
            "delay": await measure_delay(folder, arguments.sockets, seconds),
            "idle": await measure_idle(folder, arguments.idle),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=200)
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=15)
    print(json.dumps(uvloop.run(run(parser.parse_args())), indent=2))


if __name__ == "__main__":
    main()
