"""What a beginner of Compañeros is told: what to go for, and what reasons are counted in."""

from collections.abc import Iterable, Mapping
from typing import Any

from fullboard.core.coach import Aim, Coach
from fullboard.games.companeros.rules import CompanerosState

RICH = 3  # points a player in the pot from which on it is worth a strong card
LOW = 4  # a card that is no loss


def aims(view: Mapping[str, Any], seat: int, legal: Iterable[str]) -> list[Aim]:
    """The suit to take; or to win a rich pot, with the weakest card that does, and to spend a low one on a poor pot."""
    moves = list(legal)
    pot = _by_suit(view["pot"])
    if view["phase"] == "take":
        best = max(pot, key=lambda suit: pot[suit])
        return [Aim("richest", frozenset({f"take {best}"} & set(moves)), {"suit": best, "points": pot[best]})]
    points = sum(pot.values())
    cards = {move: _card(move) for move in moves}
    ahead = {move for move, (suit, value) in cards.items() if _strongest(view["strength"], suit, value)}
    low = {move for move, (_, value) in cards.items() if value <= LOW and move not in ahead}
    if ahead and points >= RICH * len(view["hands"]):
        enough = sorted(ahead, key=lambda move: cards[move][1])
        last = sum(card is None for card in view["table"]) == 1
        return [Aim("strongest", frozenset(enough[:1] if last else enough[-2:]), {"points": points})]
    return [Aim("save", frozenset(low), {"points": points})] if low else []


def _by_suit(cards: Iterable[str]) -> dict[str, int]:
    points: dict[str, int] = {}
    for card in cards:
        suit, value = card.split()
        points[suit] = points.get(suit, 0) + int(value)
    return points


def _card(move: str) -> tuple[str, int]:
    _, suit, value = move.split()
    return suit, int(value)


def _strongest(strength: Mapping[str, int], suit: str, value: int) -> bool:
    """Whether a suit would be the strongest by itself, as things lie now."""
    return strength.get(suit, 0) + value > max((sum_ for other, sum_ in strength.items() if other != suit), default=0)


def points(state: CompanerosState, seat: int) -> float:
    """The points somebody has taken."""
    return float(state.scores()[seat])


def others(state: CompanerosState, seat: int) -> float:
    """The points the others have taken, on average."""
    scores = state.scores()
    return float(sum(scores) - scores[seat]) / float(state.players - 1)


def hand(state: CompanerosState, seat: int) -> float:
    """What the cards in hand add up to."""
    return float(sum(int(card.split()[1]) for card in state.box.names_of(state.hand(seat))))


def trick(state: CompanerosState) -> int:
    """The trick that is being played, counted over all rounds."""
    return int(9 * state.round + state.tricks)


COACH = Coach(aims, {"points": (1.0, points), "others": (-1.0, others), "hand": (0.3, hand)}, trick)
