"""The states a match has been through: a few are kept, the others are computed again from the log when asked for."""

from typing import Optional

from fullboard.core.chance import Recorded
from fullboard.core.record import Line
from fullboard.core.state import State

EVERY = 32  # plies between states kept for good: 27 of 198 kB after 468 lines of Hotel Samoa, any other in 0.05 ms
LATEST = 6  # states kept besides while a match is played on: what is told, and what is taken back


class Ply:
    """A line of the log played after another one. It never changes: what is played again is another ply."""

    __slots__ = ("before", "depth", "line", "move", "step")

    def __init__(self, before: Optional["Ply"], line: Line, move: int, step: int) -> None:
        self.before = before
        self.line = line
        self.move = move
        self.step = step  # of the state after it
        self.depth: int = 0 if before is None else before.depth + 1

    def play(self, state: State) -> State:
        """The state after it, from the one before it."""
        assert self.line.seat is not None
        after = state.copy()
        after.play(self.line.seat, self.move, Recorded(self.line.picks))
        return after


class Past:
    """Gives the state after any ply of a match.

    One of `EVERY` states is kept for every depth, the latest that was played there, and those last asked for: so going
    through a match costs one move a ply, forwards and on the average backwards, and nobody waits for more than `EVERY`
    of them, except who looks deep into what was taken back.
    """

    def __init__(self, first: Ply, state: State) -> None:
        self._kept: dict[int, tuple[Ply, State]] = {0: (first, state)}  # by depth
        self._recent: dict[Ply, State] = {}  # the one last asked for comes last

    def copy(self) -> "Past":
        """Another one that knows as much."""
        twin = Past.__new__(Past)
        twin._kept = dict(self._kept)
        twin._recent = dict(self._recent)
        return twin

    def add(self, ply: Ply, state: State) -> None:
        """Note what has just been played."""
        if ply.depth % EVERY == 0:
            self._kept[ply.depth] = (ply, state)
        self._remember(ply, state, LATEST)

    def state(self, ply: Ply) -> State:
        """The state after a ply; treat it as read-only."""
        missing = []
        while (state := self._known(ply)) is None:
            missing.append(ply)
            assert ply.before is not None
            ply = ply.before
        for each in reversed(missing):
            state = each.play(state)
            self._remember(each, state, EVERY)
        return state

    def _known(self, ply: Ply) -> State | None:
        state = self._recent.pop(ply, None)
        if state is not None:
            self._recent[ply] = state
            return state
        kept = self._kept.get(ply.depth)
        return kept[1] if kept is not None and kept[0] is ply else None

    def _remember(self, ply: Ply, state: State, most: int) -> None:
        self._recent[ply] = state
        while len(self._recent) > most:
            del self._recent[next(iter(self._recent))]
