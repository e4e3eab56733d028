"""How a match has ended, as the views of all games show it."""

from typing import Any

from fullboard.core.state import State


def results(state: State) -> dict[str, Any]:
    """The points by seat, the winners, and all seats from the first to the last."""
    winners, ranks = list(state.winners()), list(state.ranks())
    ranking = sorted(range(state.players), key=lambda seat: (seat not in winners, -ranks[seat]))
    return {"scores": list(state.scores()), "winners": winners, "ranking": ranking}
