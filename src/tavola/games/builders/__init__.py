"""The Builders: Middle Ages: open sites, recruit workers, send them, and be paid. Its clauses are B1 to B22."""

from __future__ import annotations

from tavola.core.game import Game
from tavola.games.builders import apply, chance, finish, legal, sight, turn
from tavola.games.builders.actions import action_from_data, action_to_data, read_action, write_action
from tavola.games.builders.check import check
from tavola.games.builders.codes import MOST_ACTIONS
from tavola.games.builders.events import events
from tavola.games.builders.notation import read_position, write_position
from tavola.games.builders.position import MOST_SEATS, OPTIONS, POSITION, VIEW, encode_options
from tavola.games.builders.table import show
from tavola.games.builders.words import say_action, say_event

RULES = (turn, legal, chance, apply, finish, sight)
"""The modules whose import fills in the generic functions."""

GAME = Game(
    name="builders",
    letter="B",
    rules_version=1,
    least_seats=2,
    most_seats=MOST_SEATS,
    position=POSITION,
    view=VIEW,
    most_actions=MOST_ACTIONS,
    last_clause=22,
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
    fixed_words=True,
)
