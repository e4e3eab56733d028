"""The moments of a match at which somebody decided, and what a search makes of a move there.

A secret choice is looked at as it stood before anybody had chosen: all a seat knows besides is that others have, and
the search then lets everybody choose side by side.
"""

import hashlib
from dataclasses import dataclass

from fullboard.bots.search import Search
from fullboard.bots.witness import Witness
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick, Recorded
from fullboard.core.guide import Guide
from fullboard.core.match import Match
from fullboard.core.record import Line, Record
from fullboard.core.state import State


@dataclass(frozen=True)
class DecisionPoint:
    """A line that stands, and the state its seat decided in."""

    line: Line
    before: int  # the number of the line that stood before it
    state: State
    opens: bool  # whether everybody could see that something has happened since the moment before
    choices: int

    @property
    def seat(self) -> int:
        """Who decided."""
        assert self.line.seat is not None
        return self.line.seat


def moments(record: Record) -> list[DecisionPoint]:
    """Every move of a record that was not taken back."""
    first = Match.from_record(Record(record.heading, record.lines[:1]))
    undone = {line.undone for line in record.lines}
    standing = [line for line in record.lines[1:] if line.undone is None and line.number not in undone]
    found: list[DecisionPoint] = []
    state = opening = first.state
    chosen: set[int] = set()  # the seats that have moved since the step last grew
    before = 0
    for line in standing:
        assert line.seat is not None
        if state.step != opening.step:
            opening, chosen = state, set()
        move = state.parse(line.move)
        judged = state if line.seat in chosen or move not in opening.legal(line.seat) else opening
        found.append(DecisionPoint(line, before, judged, not chosen, len(judged.legal(line.seat))))
        after = state.copy()
        after.play(line.seat, move, Recorded(line.picks))
        chosen.add(line.seat)
        state, before = after, line.number
    return found


def moment_now(match: Match, seat: int) -> State:
    """The state a seat that is to move decides in."""
    state = match.state
    for moment in reversed(moments(match.log)):
        if moment.state.step != match.state.step:
            break
        if moment.seat == seat:
            return match.state
        state = moment.state
    return state


def seed_of(record: Record, purpose: str) -> int:
    """A seed that belongs to a match, whatever those who play it are called."""
    log = "".join(line.text() + "\n" for line in record.lines)
    text = f"{record.heading.text(names=False)}\n{log}\n{purpose}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 2


class Probe:
    """A search from one chair, with what it says about chances."""

    def __init__(self, guide: Guide, state: State, seat: int, seed: int) -> None:
        self.seat = seat
        self.witness = Witness(guide)
        self.search = Search(self.witness)
        self.chance = Quick(seed)
        self.chair = Chair(state, seat, self.chance)

    def think(self, iterations: int) -> None:
        """Look at everything."""
        self.search.think(self.chair, self.chance, Budget(iterations))

    def think_of(self, move: int, iterations: int) -> None:
        """Look at one move only, that many times."""
        self.search.forced = move
        if not self.search.visits(self.seat, move):  # until the move has its place in the tree, others are tried
            while not self.search.visits(self.seat, move):
                self.think(1)
            self.witness.reset()
        self.think(iterations)

    def favourites(self) -> list[int]:
        """The moves of the seat that were tried, best first, as the bots choose: see `Searcher.pick`."""
        moves = [int(move) for move in self.search.moves(self.seat)]  # most tried first
        caution = self.witness.guide.caution

        def lower_bound(move: int) -> float:
            return self.search.share(self.seat, move) - caution * self.search.standard_error(self.seat, move)

        return sorted(moves, key=lower_bound, reverse=True) if caution > 0 else moves

    def chances(self) -> list[float]:
        """Every seat's estimated share of the win."""
        return self.witness.chances()
