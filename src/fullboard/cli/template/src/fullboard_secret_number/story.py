"""The log of Secret Number, told to one seat: what the others choose stays their secret until the reveal."""

from typing import Any

from fullboard.core.game import Tells
from fullboard.core.story import ending
from fullboard_secret_number.rules import NUMBERS, SecretNumberState


def tell(before: SecretNumberState | None, line: Any, after: SecretNumberState, viewer: int) -> Tells:
    """What happened with one line of the record, as messages of `words`; `before` is None for the set-up."""
    if before is None:
        return [("roll", {"round": after.round, "die": after.die})]
    told: Tells = [("chosen", {"seat": line.seat})]
    if line.seat == viewer:
        told = [("choose", {"seat": line.seat, "number": NUMBERS[line.move]})]
    if after.step == before.step:
        return told
    for seat, number in enumerate(after.shown):
        points = after.points[seat] - before.points[seat]
        told.append(("score" if points else "none", {"seat": seat, "number": number, "die": before.die, "n": points}))
    return [*told, *(ending(after) if after.over else [("roll", {"round": after.round, "die": after.die})])]
