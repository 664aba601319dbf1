"""The JSON schema of all messages: GET /api/schema, and `python -m tavola.protocol.schema` for those who make types."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from tavola.protocol import VERSION, rest, socket

PUBLISHED = (
    rest.Me, rest.Introduce, rest.DeviceCode, rest.UseCode, rest.GameInfo, rest.NewTable, rest.Opened, rest.Invite,
    rest.Invitation, rest.Link, rest.Invited, rest.Join, rest.HostDoes, rest.SeatDoes, rest.Tables, rest.Frame,
    rest.Afterwards, rest.Study, rest.Rules, rest.Problem,
)  # fmt: skip


def schema() -> dict[str, Any]:
    """`Request` is what a client may send over the socket and `Reply` what it gets; the rest are bodies of REST."""
    (request, reply, *_), components = msgspec.json.schema_components(
        [socket.Request, socket.Reply, *PUBLISHED], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Tavola, protocol {VERSION}",
        "$defs": {"Request": request, "Reply": reply, **components},
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2, ensure_ascii=False))
