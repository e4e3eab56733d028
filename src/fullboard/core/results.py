"""How a match has ended, as the views of all games show it."""

from collections.abc import Collection, Sequence
from typing import Any

from fullboard.core.state import State


def results(state: State) -> dict[str, Any]:
    """The points by seat, the winners, and all seats from the first place to the last."""
    scores, winners, ranks = list(state.scores()), list(state.winners()), list(state.ranks())
    ranking = sorted(range(state.players), key=lambda seat: (place(scores, winners, seat), -ranks[seat]))
    return {"scores": scores, "winners": winners, "ranking": ranking}


def place(scores: Sequence[int], winners: Collection[int], seat: int) -> int:
    """The place of a seat, counted from 1: whoever shares the win shares the first, others follow by their points."""
    if seat in winners:
        return 1
    ahead = [at for at in range(len(scores)) if at not in winners and scores[at] > scores[seat]]
    return 1 + len(winners) + len(ahead)
