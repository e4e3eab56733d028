"""What somebody did in a match, and whether there was a choice."""

from collections.abc import Iterator
from itertools import pairwise

from fullboard.core.match import Match
from fullboard.core.record import Line


def decisions(match: Match, seat: int) -> Iterator[tuple[Line, Line]]:
    """The lines of a seat that stand, the last first, each after the line before it."""
    for line, before in pairwise(reversed(match.standing())):
        if line.seat == seat:
            yield before, line


def had_to(match: Match, seat: int, line: int) -> str:
    """What a seat had to do after a line of the log, where there was one move only and none that wants a hand."""
    legal = [match.notation(move) for move in match.state_at(line).legal(seat)]
    return match.game.makes_itself(match.view_at(line, seat).get("phase"), legal)
