"""A batch: many matches stepped together, what every seat to move may know in numpy arrays that stay where they are.

>>> from fullboard.research import Batch
>>> batch = Batch("companeros", 2, players=3, seed=7)
>>> batch.mask.shape, batch.observation.dtype
((2, 66), dtype('int16'))
>>> batch.step(batch.mask.argmax(axis=1))
>>> batch.seat.tolist(), batch.ended.tolist()
([1, 0], [False, False])
"""

import ctypes
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import numpy as np
import numpy.typing as npt

from fullboard.bots.matches import Saved
from fullboard.core.game import Game
from fullboard.core.state import State
from fullboard.research.errors import BadAction, BadBatch
from fullboard.research.plan import Opponents, Setting, check_first, check_row, check_rows, check_seed, make_setting

Array = npt.NDArray[Any]


class Batch:
    """`n` matches of a game, each waiting for one move.

    `observation[i]` is what the seat to move in match i may know (`recall=False`: what the table shows now), `mask[i]`
    its legal moves, `seat[i]` that seat. When a match ends, `ended[i]` is true, `reward[i]` is every seat's share of
    the win and `score[i]` their points, and the row shows the next deal. The arrays are always the same ones and change
    with every step.

    With `opponents`, a bot's name or one for each other seat, those move by themselves; one's own seat moves on with
    every match. The same seed gives the same matches, whatever n is.
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        players: int | None = None,
        seed: int = 0,
        *,
        opponents: Opponents = None,
        iterations: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: object = None,
        recall: bool = True,
        first: int = 0,
    ) -> None:
        self.n = n = check_rows(n)
        self.setting = make_setting(
            game, players, options=options, edition=edition, recall=recall, opponents=opponents, iterations=iterations
        )
        self.players = self.setting.players
        self._matches = self.setting.matches(n, check_first(first), check_seed(seed))
        self.moves = int(self._matches.moves)
        self.observation: Array = _seen(self._matches.observation, np.int16, n)
        self.mask: Array = _seen(self._matches.mask, np.bool_, n)
        self.seat: Array = _seen(self._matches.seat, np.int64, n)[:, 0]
        self.reward: Array = _seen(self._matches.reward, np.float64, n)
        self.score: Array = _seen(self._matches.score, np.int64, n)
        self.ended: Array = _seen(self._matches.ended, np.bool_, n)[:, 0]
        self.closed = False

    def step(self, actions: Any) -> None:
        """Make a move in every match; BadAction, and nothing changes, if one of them may not be made."""
        self.check_open()
        moves = whole_numbers(actions, self.n).tolist()
        row = int(self._matches.refused(moves))
        if row >= 0:
            raise illegal(self.mask, row, moves[row])
        # A vector lends its memory for reading only, and compiled code has nothing quicker than a loop to clear it.
        ctypes.memset(self.observation.ctypes.data, 0, self.observation.nbytes)
        ctypes.memset(self.mask.ctypes.data, 0, self.mask.nbytes)
        with self._closed_by_errors():
            self._matches.step(moves)

    def copy(self, row: int) -> Saved:
        """One match as it is now, its luck included, to go on from with `restore`."""
        self.check_open()
        return self._matches.save(check_row(row, self.n))

    def restore(self, row: int, saved: Saved) -> None:
        """Put a match that was copied from a batch of the same game into a row."""
        self.check_open()
        self.check_copy(saved)
        at = check_row(row, self.n)
        with self._closed_by_errors():
            self._matches.restore(at, saved)

    def close(self) -> None:
        """Nothing can be played any more; the arrays stay as they are."""
        self.closed = True

    def scale(self) -> Array:
        """What to divide observations by, so that most entries lie between 0 and 1."""
        return scale_of(self.setting)

    def check_copy(self, saved: object) -> None:
        """Raise BadBatch if it is no copy of a match of this game."""
        if not isinstance(saved, Saved) or not self._fits(saved.state):
            raise BadBatch("bad-copy")

    def check_open(self) -> None:
        """Raise BadBatch if it has been closed."""
        if self.closed:
            raise BadBatch("closed")

    @contextmanager
    def _closed_by_errors(self) -> Iterator[None]:
        """Close it if an opponent fails, or somebody interrupts it: some rows may be further than others."""
        try:
            yield
        except BaseException:
            self.close()
            raise

    def _fits(self, state: State) -> bool:
        mine = self._matches.states[0]
        same_table = state.players == mine.players and state.options == mine.options
        return type(state) is type(mine) and same_table and state.edition.digest == mine.edition.digest


def whole_numbers(actions: Any, rows: int) -> Array:
    """Actions as a flat array of whole numbers, or BadAction."""
    try:
        given = np.asarray(actions)
    except ValueError as error:
        raise BadAction("not-an-array") from error
    if given.shape != (rows,):
        raise BadAction("wrong-shape", shape=str(given.shape), rows=rows)
    if given.dtype.kind not in "iu":
        raise BadAction("wrong-dtype", dtype=str(given.dtype))
    if given.dtype == np.uint64:  # no compiled number is as large as its largest
        given = np.minimum(given, np.iinfo(np.int64).max)
    return given.astype(np.int64, copy=False)


def check_legal(mask: Array, moves: Array, starts: Array) -> None:
    """Raise BadAction for the first match in which a move may not be made; `starts` is where its masks begin."""
    many = mask.shape[1]
    if moves.min() >= 0 and moves.max() < many and mask.ravel().take(starts + moves).all():
        return
    inside = (moves >= 0) & (moves < many)
    row = int((inside & mask.ravel().take(starts + np.where(inside, moves, 0))).argmin())
    raise illegal(mask, row, int(moves[row]))


def illegal(mask: Array, row: int, move: int) -> BadAction:
    """What is said of a move that may not be made in a match."""
    return BadAction("illegal-action", row=row, action=move, legal=np.flatnonzero(mask[row]).tolist()[:100])


def scale_of(setting: Setting) -> Array:
    """The usual size of every entry of an observation."""
    return np.array([block.usual for block in setting.features.blocks for _ in block.items], np.float32)


def _seen(numbers: Any, dtype: Any, rows: int) -> Array:
    """A vector as an array of rows, without copying it."""
    return np.frombuffer(numbers, dtype).reshape(rows, -1)
