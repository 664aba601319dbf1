"""What the command line needs beside `run`: `--ray` with or without an address."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand

LOCAL = "local"
"""The address of no cluster: Ray on this machine alone, started and ended by the arena."""


class ArenaCommand(TyperCommand):
    """Lets `--ray` stand alone, for Ray on this machine. An address has a colon, or is one of Ray's words."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, complete_ray(args))


def complete_ray(arguments: list[str]) -> list[str]:
    """The arguments with the address that a bare `--ray` stands for."""
    complete: list[str] = []
    for place, argument in enumerate(arguments):
        complete.append(argument)
        following = arguments[place + 1] if place + 1 < len(arguments) else ""
        if argument == "--ray" and following not in (LOCAL, "auto") and (":" not in following or following[0] == "-"):
            complete.append(LOCAL)
    return complete
