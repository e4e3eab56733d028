"""A position as pieces in places, so that it can be set up by moving one piece after the other.

A list of names is a heap; a list in which something may be missing has a space for one piece each; a table of numbers
is a heap of like pieces that are counted; a list of tables with a `name` is a heap of pieces that have something to
them. Everything else is a value. What differs from that, a game says by `Placing`: by paths without numbers, as
`hotels.rooms` for all rooms of all hotels.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from fullboard.core.errors import BadPosition
from fullboard.core.game import Game
from fullboard.core.reading import SHARED

INDEX = re.compile(r"\[\d+\]")
PART = re.compile(r"\.?([^.\[\]]+)|\[(\d{1,4})\]")
LONGEST_PATH = 100


def as_written(position: Mapping[str, Any], place: str, piece: str) -> str:
    """A piece that is called the same wherever it lies."""
    return piece


def never(position: dict[str, Any], place: str, piece: str) -> bool:
    """No piece becomes part of the place it is laid on."""
    return False


@dataclass(frozen=True)
class Placing:
    """What pieces of a game are called, how they are written down where they lie, and what is no piece."""

    name: Callable[[Mapping[str, Any], str, str], str] = as_written  # (position, place, as written): what it is called
    lay: Callable[[Mapping[str, Any], str, str], Any] = as_written  # (position, place, what it is called): as written
    build: Callable[[dict[str, Any], str, str], bool] = never  # whether it became part of the place, and does not lie
    figures: frozenset[str] = frozenset()  # lists and tables of values that look like places
    lists: frozenset[str] = frozenset()  # lists that are one value, such as dice
    seats: Mapping[str, bool] = field(default_factory=dict)  # values that are seats, and whether it may be nobody
    choices: Mapping[str, Sequence[str | int | None]] = field(default_factory=dict)  # what a value or piece may be
    text: frozenset[str] = frozenset()  # keys that are only told as text
    follows: frozenset[str] = frozenset()  # keys that follow from the rest, and may be left out


PLAIN = Placing()


@dataclass(frozen=True)
class Piece:
    """A piece, or so many like it, where it lies."""

    path: str
    name: str
    many: int = 1
    counted: bool = False
    more: tuple["Value", ...] = ()  # what else is said of it


@dataclass(frozen=True)
class Value:
    """Something that is said about a table rather than lies on it."""

    path: str
    value: Any


@dataclass(frozen=True)
class PiecePlace:
    """Where pieces lie: a heap, or a space for one."""

    path: str
    pieces: tuple[Piece, ...]
    space: bool = False


Part = PiecePlace | Value


def parts(game: Game, position: Mapping[str, Any], beginning: Mapping[str, Any]) -> dict[str, list[Part]]:
    """The places and values of a position, by its keys; the beginning of a match tells which lists are spaces."""
    placing = game.placing or PLAIN
    own = {key: value for key, value in position.items() if key not in SHARED | placing.text}
    return {key: _parts(value, key, beginning.get(key), placing) for key, value in own.items()}


def bare(path: str) -> str:
    """A path without its numbers."""
    return INDEX.sub("", path)


def _parts(value: Any, path: str, beginning: Any, placing: Placing) -> list[Part]:
    if isinstance(value, dict):
        return _parts_of_table(value, path, beginning, placing)
    if not isinstance(value, list) or (bare(path) in placing.lists and not any(isinstance(one, list) for one in value)):
        return [Value(path, value)]
    if bare(path) in placing.figures:
        return [Value(f"{path}[{at}]", each) for at, each in enumerate(value)]
    if _is_row(value, beginning):
        return [_space(f"{path}[{at}]", each) for at, each in enumerate(value)]
    if all(isinstance(each, str) for each in value):
        return [PiecePlace(path, tuple(Piece(f"{path}[{at}]", each) for at, each in enumerate(value)))]
    if all(isinstance(each, dict) and isinstance(each.get("name"), str) for each in value):
        return [PiecePlace(path, tuple(_named(f"{path}[{at}]", each) for at, each in enumerate(value)))]
    first = beginning if isinstance(beginning, list) else []
    return [
        part
        for at, each in enumerate(value)
        for part in _parts(each, f"{path}[{at}]", first[at] if at < len(first) else None, placing)
    ]


def _parts_of_table(value: dict[str, Any], path: str, beginning: Any, placing: Placing) -> list[Part]:
    """A heap that is counted, with all that may lie there; a value each; or what is below."""
    if all(type(many) is int for many in value.values()):
        if bare(path) in placing.figures:
            return [Value(f"{path}.{name}", many) for name, many in value.items()]
        counted = dict.fromkeys(map(str, placing.choices.get(bare(path), ())), 0) | value
        return [PiecePlace(path, tuple(Piece(f"{path}.{name}", name, many, True) for name, many in counted.items()))]
    below = beginning if isinstance(beginning, dict) else {}
    return [part for key, each in value.items() for part in _parts(each, f"{path}.{key}", below.get(key), placing)]


def _is_row(value: list[Any], beginning: Any) -> bool:
    """Whether a list has spaces, with a piece on each or not."""
    names = all(each is None or isinstance(each, str) for each in value)
    return names and (None in value or (isinstance(beginning, list) and None in beginning))


def _space(path: str, piece: str | None) -> PiecePlace:
    return PiecePlace(path, () if piece is None else (Piece(path, piece),), space=True)


def _named(path: str, piece: Mapping[str, Any]) -> Piece:
    more = tuple(Value(f"{path}.{key}", value) for key, value in piece.items() if key != "name")
    return Piece(path, piece["name"], more=more)


# Changing it


def moved(
    game: Game, position: Mapping[str, Any], beginning: Mapping[str, Any], piece: str, place: str, new: str = ""
) -> dict[str, Any]:
    """The position with a piece in another place, or out of the way if no place is named; without a piece, a new one.

    BadPosition says if there is no such piece or place, or if the piece cannot lie there. Whether the whole can exist
    is not asked: that may take several moves.
    """
    found = [
        part for each in parts(game, position, beginning).values() for part in each if isinstance(part, PiecePlace)
    ]
    changed = deepcopy(dict(position))
    placing = game.placing or PLAIN
    name = new
    if piece:
        source, one = _find(found, piece)
        name = placing.name(position, source.path, one.name)
        _lift(changed, source, one)
    if place:
        target = next((each for each in found if each.path == place), None)
        if target is None:
            raise BadPosition("no-such-place", place[:LONGEST_PATH])
        if target.space and target.pieces:
            raise BadPosition("space-taken", place)
        if not placing.build(changed, place, name):
            _lay(changed, target, placing.lay(position, place, name))
    return changed


def _find(places: Iterable[PiecePlace], piece: str) -> tuple[PiecePlace, Piece]:
    for place in places:
        for one in place.pieces:
            if one.path == piece:
                return place, one
    raise BadPosition("no-such-place", piece[:LONGEST_PATH])


def _lay(position: dict[str, Any], place: PiecePlace, laid: Any) -> None:
    if place.space:
        write(position, place.path, laid)
        return
    heap = read(position, place.path)
    if isinstance(heap, dict):
        heap[laid] = heap.get(laid, 0) + 1
    else:
        heap.append(laid)


def _lift(position: dict[str, Any], place: PiecePlace, piece: Piece) -> None:
    if place.space:
        write(position, place.path, None)
        return
    heap = read(position, place.path)
    if piece.counted:
        if heap.get(piece.name, 0) < 1:
            raise BadPosition("nothing-there", piece.path)
        heap[piece.name] -= 1
    else:
        del heap[int(_steps(piece.path)[-1])]


def _steps(path: str) -> list[str | int]:
    return [int(index) if index else key for key, index in PART.findall(path[:LONGEST_PATH])]


def read(position: Mapping[str, Any], path: str) -> Any:
    """What stands at a path; BadPosition if nothing does."""
    found: Any = position
    for step in _steps(path):
        try:
            found = found[step]
        except (KeyError, IndexError, TypeError) as error:
            raise BadPosition("no-such-place", path[:LONGEST_PATH]) from error
    return found


def write(position: dict[str, Any], path: str, value: Any) -> None:
    """Put a value where something stands, or may stand in a table; BadPosition if nothing does."""
    *above, last = _steps(path) or [path]
    found: Any = position
    for step in above:
        try:
            found = found[step]
        except (KeyError, IndexError, TypeError) as error:
            raise BadPosition("no-such-place", path[:LONGEST_PATH]) from error
    if not (isinstance(found, dict) and above and isinstance(last, str)):
        read(position, path)
    found[last] = value
