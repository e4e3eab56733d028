"""The log of Kuhn poker, told to one seat: a card is told to whoever holds it, and to all at the showdown."""

from typing import Any

from fullboard.core.game import Tells
from fullboard_kuhn_poker.rules import MOVES, KuhnPokerState


def tell(before: KuhnPokerState | None, line: Any, after: KuhnPokerState, viewer: int) -> Tells:
    """What happened with one line of the record; `before` is None for the set-up."""
    if before is None:
        return _deal(after, viewer)
    told: Tells = [(MOVES[line.move], {"seat": line.seat})]
    if before.hand == after.hand and not after.over:
        return told
    last = after.last
    told += [("show", {"seat": seat, "card": card}) for seat, card in enumerate(last["cards"])]
    told.append(("take", {"seat": last["winner"], "n": last["stake"]}))
    return told + (_end(after) if after.over else _deal(after, viewer))


def _deal(after: KuhnPokerState, viewer: int) -> Tells:
    dealt: Tells = [("deal", {"hand": after.hand, "seat": after.turn()})]
    if viewer >= 0:
        dealt.append(("card", {"seat": viewer, "card": after.cards[viewer]}))
    return dealt


def _end(after: KuhnPokerState) -> Tells:
    winners = list(after.winners())
    if len(winners) > 1:
        return [("share", {})]
    return [("win", {"seat": winners[0], "n": after.chips[winners[0]]})]
