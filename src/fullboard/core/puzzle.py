"""Puzzles: moments of bots' matches at which one move is clearly best, kept in one file a game (`docs/puzzles.md`).

The first line of the file says how it was made, every other one is a puzzle, as JSON. This module reads and writes
them and plays them by the rules; `bots/puzzles.py` finds them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib import resources
from typing import Any, TypeVar

import msgspec

from fullboard.core.errors import BadPuzzle, FullboardError, IllegalMove
from fullboard.core.game import Game
from fullboard.core.match import Match

Kind = TypeVar("Kind")

FILE = "puzzles.jsonl"
FORMAT = 1
LEVELS = range(1, 6)
PROOFS = ("wins", "only")  # whatever happens; all others lose, whatever happens
SEED = 0  # a puzzle ends before anything is drawn; a match needs some source of luck all the same


class Gain(msgspec.Struct, frozen=True):
    """What the right move brings more of than the next best one, by the time a trick, round, week or turn is over."""

    count: str  # a key of the game's coach
    more: float


class RightMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """One right move, with what a search thought of it and of the next best ones, and why it is right."""

    move: str
    chances: dict[str, float]  # the right move first
    error: float  # of the difference to the next best
    why: Gain | None = None
    proof: str | None = None  # one of PROOFS, if everything that can happen was gone through


class Origin(msgspec.Struct, frozen=True):
    """Where a puzzle was found: which match of the series, after which of its lines."""

    match: int
    line: int


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle as it is kept."""

    id: str
    seat: int
    level: int  # 1 is easy, 5 is hard
    solved: float  # by which share of weaker bots' tries
    steps: tuple[RightMove, ...]
    found: Origin
    position: dict[str, Any]

    @property
    def verb(self) -> str:
        """What kind of move it is about."""
        return self.steps[0].move.partition(" ")[0]


class Header(msgspec.Struct, frozen=True):
    """How a file of puzzles was made: the same seed and iterations give the same puzzles."""

    format: int
    game: str
    rules: int
    seed: int
    iterations: int  # a decision was looked at that often
    matches: int  # that were looked through
    fullboard: str = ""


@dataclass(frozen=True)
class Collection:
    """All puzzles of a file, by id."""

    header: Header
    puzzles: Mapping[str, Puzzle]

    def text(self) -> str:
        """The file."""
        return "".join(msgspec.json.encode(each).decode() + "\n" for each in (self.header, *self.puzzles.values()))

    def of_the_day(self, day: date) -> Puzzle:
        """The same one for everybody: through all of them, in an order that looks like none."""
        many = len(self.puzzles)
        stride = next(step for step in range(max(1, many * 5 // 8), many + 2) if _coprime(step, many))
        return list(self.puzzles.values())[day.toordinal() * stride % many]


def _coprime(one: int, other: int) -> bool:
    while other:
        one, other = other, one % other
    return one == 1


def read_puzzles(text: str, game: Game) -> Collection:
    """The puzzles of a file; raises BadPuzzle naming the line that is wrong."""
    lines = text.splitlines()
    if not lines:
        raise BadPuzzle("no-puzzles")
    header = _read(lines[0], 1, Header)
    if header.format != FORMAT:
        raise BadPuzzle("puzzles-format", 1, known=FORMAT)
    if header.game != game.key:
        raise BadPuzzle("puzzles-another-game", 1, game=header.game)
    found: dict[str, Puzzle] = {}
    for at, line in enumerate(lines[1:], 2):
        puzzle = _read(line, at, Puzzle)
        if puzzle.id in found:
            raise BadPuzzle("puzzle-twice", at, puzzle=puzzle.id)
        proofs = {step.proof for step in puzzle.steps}
        if not puzzle.steps or puzzle.level not in LEVELS or not proofs <= {None, *PROOFS}:
            raise BadPuzzle("bad-puzzle", at)
        found[puzzle.id] = puzzle
    return Collection(header, found)


def _read(line: str, at: int, kind: type[Kind]) -> Kind:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadPuzzle("bad-puzzle", at) from error


@cache
def puzzles_of(game: Game) -> Collection | None:
    """The puzzles a game is shipped with; None if there are none that can be used."""
    try:
        found = read_puzzles(text_of(game), game)
    except BadPuzzle:
        return None
    return found if found.puzzles and game.sets_up else None


def text_of(game: Game) -> str:
    """The file of puzzles that a game is shipped with, empty if there is none."""
    file = resources.files(game.folder) / FILE
    return file.read_text("utf-8") if file.is_file() else ""


# Solving


@dataclass(frozen=True)
class Attempt:
    """A puzzle after some of its right moves."""

    puzzle: Puzzle
    match: Match
    done: int = 0

    @property
    def step(self) -> RightMove | None:
        """What is to be found next, None when it is solved."""
        return self.puzzle.steps[self.done] if self.done < len(self.puzzle.steps) else None

    def refuse(self, move: str) -> None:
        """Raise IllegalMove if the rules do."""
        self.match.state.refuse(self.puzzle.seat, self.match.parse(move))

    def then(self) -> "Attempt":
        """After the right move."""
        assert self.step is not None
        match = self.match.copy()
        match.play(self.puzzle.seat, self.step.move)
        return Attempt(self.puzzle, match, self.done + 1)


def attempt(game: Game, puzzle: Puzzle, done: int = 0) -> Attempt:
    """A puzzle after so many right moves; BadPuzzle if its position or its moves are none by the rules."""
    try:
        found = Attempt(puzzle, Match(game, seed=SEED, position=puzzle.position))
        if puzzle.seat not in found.match.actors:
            raise BadPuzzle("puzzle-not-to-move", puzzle=puzzle.id)
        for _ in range(min(done, len(puzzle.steps))):
            found = found.then()
    except IllegalMove as error:
        raise BadPuzzle("puzzle-illegal-move", puzzle=puzzle.id, reason=error.code) from error
    except FullboardError as error:
        if isinstance(error, BadPuzzle):
            raise
        raise BadPuzzle("puzzle-bad-position", puzzle=puzzle.id, reason=error.code) from error
    return found


def shortened(game: Game, position: Mapping[str, Any]) -> dict[str, Any]:
    """A position without what follows from the rest."""
    kept = dict(position)
    for key in list(kept):
        fewer = {name: value for name, value in kept.items() if name != key}
        try:
            same = game.load(dict(fewer)).position() == position
        except (FullboardError, KeyError, TypeError):
            same = False
        if same:
            kept = fewer
    return kept
