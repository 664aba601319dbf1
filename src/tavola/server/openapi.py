"""The OpenAPI page, with the bodies as the protocol's structures describe themselves.

Bodies are read and written by msgspec. FastAPI only routes, and writes down paths and parameters; the bodies are put
into its description here.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.protocol.schema import PUBLISHED
from tavola.protocol.table import TableInfo

ERRORS = {
    "400": "The request can't be understood.",
    "401": "Introduce yourself first: PUT /api/me.",
    "403": "Not yours to do.",
    "404": "There is no such thing.",
    "409": "It can't be done now.",
    "410": "The code or invitation was used already.",
    "413": "The body is too large.",
    "429": "Too many requests.",
    "503": "Try again later.",
}


def operation(takes: Any = None, gives: Any = None, *, status: int = 200, text: str | None = None) -> dict[str, Any]:
    """What goes into `openapi_extra` of a route: a body to take, a body to give (a structure, or `text` of a type)."""
    found: dict[str, Any] = {}
    if takes is not None:
        schema = {"type": "string"} if takes is str else {"$ref": f"#/components/schemas/{takes.__name__}"}
        kind = "text/plain" if takes is str else "application/json"
        found["requestBody"] = {"required": True, "content": {kind: {"schema": schema}}}
    content: dict[str, Any]
    if text is not None:
        content = {text: {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": _schema(gives)}}
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    found["responses"] = {
        str(status): {"description": "Done.", "content": content},
        **{code: {"description": about, "content": problem} for code, about in ERRORS.items()},
    }
    return found


def _schema(gives: Any) -> dict[str, Any]:
    if gives is dict:
        return {"type": "object"}
    if getattr(gives, "__origin__", None) is list:
        return {"type": "array", "items": {"$ref": f"#/components/schemas/{gives.__args__[0].__name__}"}}
    return {"$ref": f"#/components/schemas/{gives.__name__}"}


def complete(document: dict[str, Any]) -> dict[str, Any]:
    """The description with all structures in it, and without what FastAPI supposes about bodies."""
    _, components = msgspec.json.schema_components([*PUBLISHED, TableInfo], ref_template="#/components/schemas/{name}")
    document["components"] = {"schemas": components}
    for path in document["paths"].values():
        for call in path.values():
            call["responses"].pop("422", None)
            if "201" in call["responses"]:
                call["responses"].pop("200", None)
    return document
