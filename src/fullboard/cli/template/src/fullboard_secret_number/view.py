"""What one seat may see of Secret Number."""

from typing import Any

from fullboard_secret_number.rules import NUMBERS, SecretNumberState


def view(state: SecretNumberState, seat: int) -> dict[str, Any]:
    """Everything lies open but what the others have chosen; a spectator's seat is -1."""
    seen: dict[str, Any] = {
        "phase": "over" if state.over else "choose",
        "round": state.round,
        "rounds": state.options["rounds"],
        "die": state.die,
        "points": list(state.points),
        "shown": list(state.shown),
        "chosen": state.chosen(),
    }
    if seat >= 0:
        move = state.choices[seat]
        seen["choice"] = 0 if move is None else NUMBERS[move]
    return seen
