"""People who come to a table: how they say who they are, and tables that are set up without the form."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page


def introduce(page: Page, name: str) -> None:
    """In the dialogue that asks for a name."""
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_role("button", name="That’s me").click()


def known(page: Page, name: str) -> None:
    """Somebody who was here before: no dialogue asks them."""
    answer = page.request.put("/api/me", data={"name": name, "locale": "en"})
    assert answer.ok, answer.text()


def open_table(page: Page, name: str, game: str, *seats: str, **settings: Any) -> dict[str, Any]:
    """Somebody opens a table as the form does, with settings that it does not offer (seconds instead of minutes); the
    table and its invitations."""
    known(page, name)
    body = {"game": game, "seats": [{"kind": kind} for kind in seats], **settings}
    answer = page.request.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    opened: dict[str, Any] = answer.json()
    return opened


def sit_down(page: Page, name: str, opened: dict[str, Any], number: int = 0) -> None:
    """Take the seat of an invitation, and look at the table."""
    known(page, name)
    table, code = opened["table"]["id"], opened["invitations"][number]["code"]
    answer = page.request.post(f"/api/tables/{table}/join", data={"invitation": code})
    assert answer.ok, answer.text()
    page.goto(f"/table/{table}")
