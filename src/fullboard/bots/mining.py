"""Mining: match after match is looked through for puzzles until there are enough; what is found is kept as it is found.

The same seed gives the same puzzles whatever the number of jobs, and however often the work was broken off.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count

import fullboard
from fullboard.bots.puzzles import (
    DEEPER,
    MatchToSearch,
    agrees,
    look_for_proofs,
    look_through,
    usual_iterations,
    with_proofs,
)
from fullboard.bots.workers import Workers
from fullboard.core.chance import Quick
from fullboard.core.errors import BadPuzzle
from fullboard.core.game import Game
from fullboard.core.puzzle import FORMAT, Collection, Header, Puzzle
from fullboard.core.shelf import find_game

MOST_EASY = 1 / 3  # of what is wanted: puzzles that weaker bots solve nearly always
MOST_ALIKE = 0.75  # about the same kind of move


def begin(game: Game, seed: int, iterations: int = 0) -> Collection:
    """Nothing found yet."""
    if not game.sets_up:
        raise BadPuzzle("no-positions", game=game.key)
    many = iterations or usual_iterations(game)
    return Collection(Header(FORMAT, game.key, game.version, seed, many, 0, fullboard.__version__), {})


def mine(
    game: Game,
    begun: Collection,
    wanted: int,
    jobs: int = 1,
    keep: Callable[[Collection], object] | None = None,
    proven: bool = False,
) -> Collection:
    """Go on with what was begun until there are as many puzzles as are wanted; `keep` is told after every match.

    Those that can be proven are quickly found, at the ends of matches; `proven` looks for nothing else.
    """
    if begun.header.rules != game.version:
        raise BadPuzzle("puzzles-other-rules", rules=begun.header.rules, version=game.version)
    found = begun
    header = begun.header
    pieces = (MatchToSearch(game.key, header.seed, number, header.iterations) for number in count(header.matches))
    if len(found.puzzles) >= wanted:
        return found
    with Workers(jobs) as workers:
        for puzzles in _in_order(workers, look_for_proofs if proven else look_through, pieces, header.matches):
            found = _with(found, puzzles, wanted)
            if keep is not None:
                keep(found)
            if len(found.puzzles) >= wanted:
                break
    return found


def _in_order(
    workers: Workers, search: Callable[[MatchToSearch], list[Puzzle]], pieces: Iterator[MatchToSearch], first: int
) -> Iterator[list[Puzzle]]:
    """What each match brings, in the order of the matches."""
    waiting: dict[int, list[Puzzle]] = {}
    for piece, puzzles in workers.do(search, pieces):
        waiting[piece.number] = puzzles
        while first in waiting:
            yield waiting.pop(first)
            first += 1


def _with(found: Collection, more: list[Puzzle], wanted: int) -> Collection:
    """The collection after one more match: not too many easy ones, not too many that are alike."""
    kept = dict(found.puzzles)
    for puzzle in more:
        easy = sum(each.level == 1 for each in kept.values())
        alike = Counter(each.verb for each in kept.values())[puzzle.verb]
        if puzzle.level == 1 and easy >= MOST_EASY * wanted:
            continue
        if alike >= MOST_ALIKE * wanted or len(kept) >= wanted:
            continue
        kept[puzzle.id] = puzzle
    header = found.header
    matches = header.matches + 1
    return Collection(
        Header(FORMAT, header.game, header.rules, header.seed, header.iterations, matches, header.fullboard), kept
    )


def prove(game: Game, found: Collection, jobs: int = 1) -> Iterator[Puzzle]:
    """Each puzzle with what can be proven of it, in any order."""
    with Workers(jobs) as workers:
        for _, puzzle in workers.do(_proven, [(game.key, each) for each in found.puzzles.values()]):
            yield puzzle


def _proven(piece: tuple[str, Puzzle]) -> Puzzle:
    key, puzzle = piece
    return with_proofs(find_game(key), puzzle)


def check(game: Game, found: Collection, many: int, seed: int, jobs: int = 1) -> Iterator[tuple[Puzzle, bool]]:
    """So many puzzles drawn at random, and whether a search ten times as long would make the same move."""
    chance = Quick(seed)
    left = list(found.puzzles.values())
    drawn = [left.pop(int(chance.pick(len(left)))) for _ in range(min(many, len(left)))]
    length = DEEPER * found.header.iterations
    with Workers(jobs) as workers:
        pieces = [(game.key, puzzle, length, seed + 1 + at) for at, puzzle in enumerate(drawn)]
        for piece, right in workers.do(_agrees, pieces):
            yield piece[1], right


def _agrees(piece: tuple[str, Puzzle, int, int]) -> bool:
    key, puzzle, iterations, seed = piece
    return agrees(find_game(key), puzzle, iterations, seed)
