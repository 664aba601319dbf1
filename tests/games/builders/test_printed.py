"""What clients are told of the cards is what the card files say."""

from __future__ import annotations

import csv
import json
from importlib import resources

import pytest

from tavola import games
from tavola.core.language import LOCALES, say
from tavola.games.builders.printed import printed

RESOURCES = ("stone", "wood", "knowledge", "tile")


def rows(name: str) -> list[dict[str, str]]:
    text = (resources.files("tavola.games.builders") / "data" / name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def four(row: dict[str, str], prefix: str = "") -> dict[str, int]:
    return {resource: int(row[prefix + resource]) for resource in RESOURCES}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_is_there_with_its_name(locale: str) -> None:
    cards = printed(locale)
    assert list(cards) == [row["id"] for row in rows("workers.csv") + rows("buildings.csv")]
    assert all(card["name"] == say(locale, f"builders-{name.replace('_', '-')}") for name, card in cards.items())
    assert json.loads(json.dumps(cards)) == cards


def test_workers_have_rank_wage_and_products() -> None:
    cards = printed("en")
    for row in rows("workers.csv"):
        facts = {"kind": "worker", "rank": row["rank"], "wage": int(row["cost"]), "makes": four(row)}
        assert cards[row["id"]] == {**facts, "name": cards[row["id"]]["name"]}


def test_buildings_have_needs_and_gains_and_machines_also_what_they_make() -> None:
    cards = printed("en")
    for row in rows("buildings.csv"):
        facts = {"kind": row["kind"], "needs": four(row), "coins": int(row["coins"]), "points": int(row["points"])}
        if row["kind"] == "machine":
            facts |= {"rank": "machine", "wage": 0, "makes": four(row, "makes_")}
        assert cards[row["id"]] == {**facts, "name": cards[row["id"]]["name"]}


@pytest.mark.parametrize("name", games.NAMES)
def test_every_game_says_what_is_printed(name: str) -> None:
    assert games.printed(name, "fr") == (printed("fr") if name == "builders" else {})
