"""The log of Goofspiel, told to one seat: what the others bid stays their secret until the reveal."""

from typing import Any

from fullboard.core.game import Tells
from fullboard.core.state import NOBODY
from fullboard.core.story import ending
from fullboard_goofspiel.rules import CARDS, GoofspielState, taker


def tell(before: GoofspielState | None, line: Any, after: GoofspielState, viewer: int) -> Tells:
    """What happened with one line of the record; `before` is None for the set-up."""
    if before is None:
        return [("prize", {"n": after.prize})]
    told: Tells = [("has-bid", {"seat": line.seat})]
    if line.seat == viewer:
        told = [("bid", {"seat": line.seat, "card": CARDS[line.move]})]
    if after.step == before.step:
        return told
    told += [("show", {"seat": seat, "card": card}) for seat, card in enumerate(after.shown)]
    winner = taker(after.shown)
    told.append(("tie", {"n": before.prize}) if winner == NOBODY else ("take", {"seat": winner, "n": before.prize}))
    return [*told, *(ending(after) if after.over else [("prize", {"n": after.prize})])]
