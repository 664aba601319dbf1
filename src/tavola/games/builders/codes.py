"""The integers of actions: blocks, in this order, and where each begins."""

from __future__ import annotations

from tavola.games.builders.cards import APPRENTICES, BUILDINGS, HUMANS, WORKERS
from tavola.games.builders.position import MOST_SEATS

END = 0
BUY = 1
TAKE = 2
"""TAKE + k - 1 takes écus for k actions, k from 1 to MOST_TAKEN."""
MOST_TAKEN = 3
OPEN = TAKE + MOST_TAKEN
RECRUIT = OPEN + BUILDINGS
SEND = RECRUIT + HUMANS
"""SEND + site * WORKERS + worker."""
DEAL_WORKER = SEND + BUILDINGS * WORKERS
TURN_WORKER = DEAL_WORKER + int(APPRENTICES).bit_count()
TURN_BUILDING = TURN_WORKER + HUMANS
CHOOSE_FIRST = TURN_BUILDING + BUILDINGS
CODES = CHOOSE_FIRST + MOST_SEATS
"""All actions are from 0 to CODES - 1."""

MOST_ACTIONS = OPEN + HUMANS * BUILDINGS
"""No list is longer: end, buy, three takings; and the rows and sends are most when nothing is left in the rows, one seat
has all workers and all buildings are its open sites. Each card in a row, and each machine finished (a worker more but
a site fewer), leaves fewer sends than that and adds one action at most."""
