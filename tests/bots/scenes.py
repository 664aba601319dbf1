"""What the tests of bots share: turns from the middle of games."""

from __future__ import annotations

from tavola.bots.bot import Turn
from tavola.core.game import CHANCE, Position
from tests.support import Table, Walk

TABLES = [Table("builders", 2), Table("intrigue", 4), Table("renaissance_man", 3), Table("renaissance_man", 1)]


def turn_of(position: Position, seat: int, seed: int = 1) -> Turn:
    return Turn(position.view(seat), tuple(position.legal(seat)), seed)


def scenes(table: Table, seed: int, count: int) -> list[tuple[Position, int]]:
    """Positions of a game in which a seat has a real choice, some way apart, with that seat."""
    walk = Walk(table, seed, "progress")
    found: list[tuple[Position, int]] = []
    step = 0
    while len(found) < count and (move := walk.next_move()) is not None:
        seat, action = move
        step += 1
        if seat != CHANCE and step >= 25 * len(found) and len(walk.position.legal(seat)) > 1:
            found.append((walk.position.copy(), seat))
        walk.position.apply(seat, action)
    return found
