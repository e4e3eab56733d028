"""Playing on from a moment of a match that is over: the position a new table begins with."""

from typing import Any

from fullboard.core.game import Game
from fullboard.core.match import Match
from fullboard.house.errors import Refused
from fullboard.house.table import Table


def position_at(match: Match, line: int) -> dict[str, Any]:
    """The position after a line of the log; inside a secret choice, as it was before anybody had chosen."""
    state = match.state_at(line)
    while line > 0 and match.state_at(line - 1).step == state.step:
        line -= 1
        state = match.state_at(line)
    return state.position()


def position_of(table: Table, line: int) -> dict[str, Any]:
    """The position after a line of what was played at a table; Refused while it may not be known, or cannot be."""
    match = table.finished_match()
    check_continues(match.game)
    return position_at(match, line)


def check_continues(game: Game) -> None:
    """Refused unless positions of this game can be set up."""
    if not game.sets_up:
        raise Refused("no-positions", game=game.key)
