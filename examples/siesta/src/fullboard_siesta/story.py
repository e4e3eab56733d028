"""The log of Siesta, told to one seat: what the others choose stays their secret until the reveal."""

from typing import Any

from fullboard_siesta.rules import CARDS, NOBODY, SiestaState, taker

Told = tuple[str, dict[str, Any]]


def tell(before: SiestaState | None, line: Any, after: SiestaState, viewer: int) -> list[Told]:
    """What happened with one line of the record; `before` is None for the set-up."""
    if before is None:
        return [("start", {"n": after.rounds}), *_next(after)]
    told = [_choice(line.seat, line.move, viewer)]
    if after.step > before.step:
        told += [("show", {"seat": seat, "card": cards[-1]}) for seat, cards in enumerate(after.discards)]
        told += [_taken(before, after), *_next(after)]
    return told


def _choice(seat: int, move: int, viewer: int) -> Told:
    if seat == viewer:
        return "choose", {"seat": seat, "card": CARDS[move]}
    return "chosen", {"seat": seat}


def _taken(before: SiestaState, after: SiestaState) -> Told:
    cards = [cards[-1] for cards in after.discards]
    winner = taker(cards)
    value = sum(before.shade)
    if winner == NOBODY:
        return "lost" if after.over else "wait", {"n": value}
    parameters = {"seat": winner, "card": cards[winner], "n": value}
    if len(before.shade) == 1:
        return "take", parameters
    return "take-sum", {**parameters, "sum": " + ".join(map(str, before.shade))}


def _next(after: SiestaState) -> list[Told]:
    """The prize that was drawn, or who has won."""
    if not after.over:
        return [("prize", {"n": after.shade[-1]})]
    winners = list(after.winners())
    best = after.scores()[winners[0]]
    if len(winners) == 1:
        return [("win", {"seat": winners[0], "n": best})]
    return [("share", {"seats": winners, "n": best})]
