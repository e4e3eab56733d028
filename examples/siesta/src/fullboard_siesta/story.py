"""The log of Siesta, told to one seat: what the others choose stays their secret until the reveal."""

from typing import Any

from fullboard.core.game import Tells
from fullboard.core.state import NOBODY
from fullboard.core.story import ending
from fullboard_siesta.rules import CARDS, SiestaState, taker


def tell(before: SiestaState | None, line: Any, after: SiestaState, viewer: int) -> Tells:
    """What happened with one line of the record; `before` is None for the set-up."""
    if before is None:
        return [("start", {"n": after.options["rounds"]}), *_next(after)]
    told: Tells = [("chosen", {"seat": line.seat})]
    if line.seat == viewer:
        told = [("choose", {"seat": line.seat, "card": CARDS[line.move]})]
    if after.step > before.step:
        told += [("show", {"seat": seat, "card": cards[-1]}) for seat, cards in enumerate(after.discards)]
        told += [*_taken(before, after), *_next(after)]
    return told


def _taken(before: SiestaState, after: SiestaState) -> Tells:
    cards = [cards[-1] for cards in after.discards]
    winner = taker(cards)
    value = sum(before.shade)
    if winner == NOBODY:
        return [("lost" if after.over else "wait", {"n": value})]
    key = "take" if len(before.shade) == 1 else "take-sum"
    return [(key, {"seat": winner, "card": cards[winner], "n": value, "sum": " + ".join(map(str, before.shade))})]


def _next(after: SiestaState) -> Tells:
    """The prize that was drawn, or who has won."""
    return ending(after) if after.over else [("prize", {"n": after.shade[-1]})]
