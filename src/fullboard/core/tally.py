"""What a match says of how everybody played: moves of the game's own kinds, and points by where they came from.

It is counted from the story that everybody was told, so that it knows nothing which an onlooker could not know.
"""

from collections.abc import Iterable

from fullboard.core.game import TallyOf
from fullboard.core.match import Match

MOVES = "moves"
POINTS = "points"

Count = tuple[int, str, str, int]  # seat, moves or points, the kind or the source, how many
Counts = dict[str, dict[str, int]]  # of one seat: moves by kind, points by source


def counts(match: Match) -> list[Counts]:
    """What each seat has done and gained in a match; without a tally of the game's own, moves by their first word."""
    found: list[Counts] = [{MOVES: {}, POINTS: {}} for _ in range(match.players)]
    for seat, what, kind, many in _counted(match):
        of = found[seat][what]
        of[kind] = of.get(kind, 0) + many
    return found


def _counted(match: Match) -> Iterable[Count]:
    standing = {line.number: line for line in match.standing()}
    tally: TallyOf | None = match.game.tally
    if tally is None:
        for line in standing.values():
            if line.seat is not None:
                yield line.seat, MOVES, line.move.partition(" ")[0], 1
        return
    for told in match.story():
        if told["line"] in standing:
            yield from tally(told["key"], told["parameters"])
