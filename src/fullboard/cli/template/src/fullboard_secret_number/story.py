"""The log of Secret Number, told to one seat: what the others choose stays their secret until the reveal."""

from typing import Any

from fullboard.core.game import Tells
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
    if not after.over:
        return [*told, ("roll", {"round": after.round, "die": after.die})]
    winners = list(after.winners())
    best = after.points[winners[0]]
    return [*told, ("win" if len(winners) == 1 else "share", {"seat": winners[0], "seats": winners, "n": best})]
