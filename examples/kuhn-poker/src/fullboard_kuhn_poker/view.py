"""What one seat may see of Kuhn poker."""

from typing import Any

from fullboard_kuhn_poker.rules import BET, MOVES, KuhnPokerState


def view(state: KuhnPokerState, seat: int) -> dict[str, Any]:
    """Everything but the other's card."""
    seen: dict[str, Any] = {
        "phase": "over" if state.over else "answer" if BET in state.done else "bet",
        "hand": state.hand,
        "hands": state.options["hands"],
        "begins": (state.hand - 1) % 2,
        "done": [MOVES[move] for move in state.done],
        "pot": 3 if BET in state.done else 2,
        "chips": list(state.chips),
        "last": dict(state.last),
    }
    if seat >= 0:
        seen["card"] = state.cards[seat] if state.cards else ""
    return seen
