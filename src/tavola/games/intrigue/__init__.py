"""Intrigue: 3 to 5 players send scholars to one another's palaces, bribe, promise and banish.

The clauses I1 to I26 are cited where they are carried out. `GAME` is all that other parts of Tavola need to play it;
`talk` is the negotiation (I22 to I25), which stands beside the position and never changes it: see its own text.
"""

from __future__ import annotations

from tavola.core.game import Game, Option
from tavola.games.intrigue import hiring, legal, sight, talk, turn
from tavola.games.intrigue.actions import action_from_data, action_to_data, against_own, read_action, write_action
from tavola.games.intrigue.check import check
from tavola.games.intrigue.events import events
from tavola.games.intrigue.log import say_event
from tavola.games.intrigue.notation import read_position, write_position
from tavola.games.intrigue.position import MOST_CASH, POSITION, VIEW, encode_options
from tavola.games.intrigue.table import show
from tavola.games.intrigue.words import say_action

GAME = Game(
    name="intrigue",
    letter="I",
    rules_version=1,
    least_seats=3,
    most_seats=5,
    position=POSITION,
    view=VIEW,
    most_actions=MOST_CASH,
    last_clause=26,
    options=(
        Option("open_ledger", "flag", False),
        Option("statements", "number", 6, least=0, most=100),
    ),
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

__all__ = ["GAME", "against_own", "hiring", "legal", "sight", "talk", "turn"]
