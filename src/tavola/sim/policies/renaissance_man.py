"""Renaissance Man: hire whenever possible and as high as possible, keep cards that fit, hardly ever remove."""

from __future__ import annotations

from typing import Any

from tavola.core.generic import rule
from tavola.core.kernel import kernel
from tavola.games.renaissance_man.codes import ACT, CARD, DISCARD, DONE, DROP, KEEP, KNIGHT, PASS, PLACE, SET
from tavola.games.renaissance_man.position import VIEW
from tavola.sim.policy import weigh

HIRE, TEACH, BARTER = 0, 1, 2


@kernel
def fits(view: Any, seat: Any, kind: Any) -> Any:
    """Whether the card could be placed somewhere in the seat's pyramid as it stands."""
    return int(view.fits[seat]) >> (int(view.code[kind]) & 15) & 1 != 0


@kernel
def weigh_action(action: Any) -> Any:
    if action == HIRE:
        return 4000
    if action == TEACH:
        return 300
    return 250 if action == BARTER else 100


@kernel
def weigh_card(view: Any, seat: Any, kind: Any) -> Any:
    """A hire takes any card that fits; other actions spend one that does not."""
    if int(view.act[seat]) == HIRE + 1 or not fits(view, seat, kind):
        return 100
    return 5


@rule(weigh, VIEW)
def weigh_renaissance_man(view: Any, seat: Any, action: Any) -> Any:
    if action >= DONE:
        return 60
    if action >= DISCARD:
        return 1 if fits(view, seat, action - DISCARD) else 40
    if action >= CARD:
        return weigh_card(view, seat, action - CARD)
    if action >= KNIGHT:
        return 10
    if action >= DROP:
        return 1 if action == DROP + HIRE else 10
    if action >= PLACE:
        level = (action - PLACE) // 6
        return 20 << (3 * level)
    if action >= KEEP:
        return 20
    if action >= SET:
        return 10
    if action >= ACT:
        return weigh_action(action - ACT)
    return 50 if action == PASS else 1
