"""Tells the log to one viewer: each line as keys and parameters that the words of a language fill in."""

from collections.abc import Collection
from typing import Any, NamedTuple, Protocol

from fullboard.core.game import Game, Tells
from fullboard.core.record import Line
from fullboard.core.state import State

Told = dict[str, Any]  # line, key, parameters; window, fades and outcome, if it has them
KEPT = ("window", "fades", "outcome")  # for the house
MARKS = (*KEPT, "stage")
DECIDED = "match"  # the outcome of a match, not of a move
BESIDE = "beside"  # said beside the outcome of a match, though points decided it
FOR_ONE = "seat"  # an outcome for those it names: it stays in sight, whatever comes after it


class Beat(NamedTuple):
    """Something that a move has set off, to be seen before what comes after it."""

    line: int
    first: int  # the sentences of that line that tell it: from here
    end: int  # to here
    view: dict[str, Any]  # what the table shows meanwhile


class PlayedLine(Protocol):
    """What a game's story is told of a line: who, and which move (None for the set-up)."""

    seat: int | None
    move: int | None


class _Played:
    def __init__(self, seat: int | None, move: int | None) -> None:
        self.seat = seat
        self.move = move


def tell(game: Game, before: State | None, line: Line, after: State, viewer: int) -> list[Told]:
    """A set-up or a move as that viewer may read it."""
    move = None if before is None else int(before.parse(line.move))
    told = game.tell(before, _Played(line.seat, move), after, viewer) if game.tell else []
    return [_told(line.number, key, parameters) for key, parameters in told]


def beats(game: Game, before: State | None, line: Line, after: State, viewer: int) -> list[Beat]:
    """What a move has set off, group by group, as that viewer saw it: none for most moves.

    A story marks the last sentence of a group with its `stage`: the state of the table when that had happened.
    """
    if before is None or game.tell is None:
        return []
    found: list[Beat] = []
    first = 0
    told = game.tell(before, _Played(line.seat, int(before.parse(line.move))), after, viewer)
    for end, (_, parameters) in enumerate(told, 1):
        stage = parameters.get("stage")
        if stage is not None:
            found.append(Beat(line.number, first, end, stage.view(viewer)))
            first = end
    return found


def _told(line: int, key: str, given: dict[str, Any]) -> Told:
    """A line with its marks apart from its parameters; a stage is for `beats` only.

    `window` is the number of the trick or round it belongs to. `fades` says what is left of it when a line of another
    window has followed: nothing (True), or another key with parameters. See `fullboard.house.memory`. An `outcome`
    stays in sight until its reader moves.
    """
    parameters = {name: value for name, value in given.items() if name not in MARKS}
    return {
        "line": line,
        "key": key,
        "parameters": parameters,
        **{name: given[name] for name in KEPT if name in given},
    }


def outcomes(
    told: Tells,
    keys: Collection[str],
    deciding: Collection[str] = (),
    personal: Collection[str] = (),
    beside: Collection[str] = (),
) -> Tells:
    """A story in which the sentences of these keys are marked as outcomes: what the rules made of a move.

    Those of `deciding` say why somebody has won where points alone do not; those of `personal` come before all others
    for whom they name, until these move, and nobody else is told; those of `beside` are said with the result as well,
    whatever decided it.
    """
    kinds = ((keys, "move"), (deciding, DECIDED), (personal, FOR_ONE), (beside, BESIDE))
    marks = {key: kind for of_kind, kind in kinds for key in of_kind}
    return [(key, {**given, "outcome": marks[key]} if key in marks else given) for key, given in told]


def ending(after: State) -> Tells:
    """Who has won, for a game's own story, with how many points `n`: `win` of a `seat`, `share` of several `seats`."""
    winners = [int(seat) for seat in after.winners()]
    key = "win" if len(winners) == 1 else "share"
    return [(key, {"seat": winners[0], "seats": winners, "n": int(after.scores()[winners[0]])})]


def taken_back(line: Line) -> list[Told]:
    """An undo, as everybody may read it."""
    return [{"line": line.number, "key": "undo", "parameters": {"line": line.undone}}]
