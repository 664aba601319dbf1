"""Renaissance Man: 1 to 4 players raise pyramids of workers by secret choices at the same time.

Its clauses are R1 to R29.
"""

from __future__ import annotations

from tavola.core.game import Game
from tavola.games.renaissance_man import apply, draws, finish, flow, legal, sight
from tavola.games.renaissance_man.actions import action_from_data, action_to_data, read_action, write_action
from tavola.games.renaissance_man.check import check
from tavola.games.renaissance_man.codes import MOST_ACTIONS
from tavola.games.renaissance_man.events import events
from tavola.games.renaissance_man.notation import read_position, write_position
from tavola.games.renaissance_man.position import MOST_SEATS, OPTIONS, POSITION, VIEW, encode_options
from tavola.games.renaissance_man.table import show
from tavola.games.renaissance_man.words import say_action, say_event

RULES = (flow, legal, draws, apply, finish, sight)
"""The modules whose import fills in the generic functions."""

GAME = Game(
    name="renaissance_man",
    letter="R",
    rules_version=1,
    least_seats=1,
    most_seats=MOST_SEATS,
    position=POSITION,
    view=VIEW,
    most_actions=MOST_ACTIONS,
    last_clause=29,
    options=OPTIONS,
    encode_options=encode_options,
    action_to_data=action_to_data,
    action_from_data=action_from_data,
    write_action=write_action,
    read_action=read_action,
    say_action=say_action,
    show=show,
    events=events,
    say_event=say_event,
    write_position=write_position,
    read_position=read_position,
    check=check,
)
