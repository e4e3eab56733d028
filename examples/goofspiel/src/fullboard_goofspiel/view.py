"""What one seat may see of Goofspiel."""

from typing import Any

from fullboard_goofspiel.rules import CARDS, GoofspielState


def view(state: GoofspielState, seat: int) -> dict[str, Any]:
    """Everything lies open but what the others have bid."""
    rounds = state.options["cards"]
    seen: dict[str, Any] = {
        "phase": "over" if state.over else "bid",
        "round": rounds - len(state.prizes),
        "rounds": rounds,
        "prize": state.prize,
        "prizes": list(state.prizes),
        "points": list(state.points),
        "shown": list(state.shown),
        "has_bid": state.chosen(),
        "holds": [list(hand) for hand in state.hands],
    }
    if seat >= 0:
        move = state.choices[seat]
        seen["bid"] = 0 if move is None else CARDS[move]
    return seen
