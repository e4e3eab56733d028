"""Proofs: near the end of a match all that may be hidden, drawn and answered can be gone through; nothing is guessed.

A move *wins* if it does so whatever lies hidden, whatever is drawn and whatever the others do, and no other move can
say that of itself; it is the *only* one if every other move loses, however kind luck and the others are. Where that is
too much to go through, there is no proof, and a search has the word.
"""

import json
from collections.abc import Callable, Iterator

from mypy_extensions import i64

from fullboard.core.chance import Chance
from fullboard.core.guide import WHOLE, shares_of_winners
from fullboard.core.puzzle import PROOFS
from fullboard.core.state import State

WINS, ONLY = PROOFS
MOST = 20_000  # moves and guesses that are gone through for a proof
DEEPEST = 40  # moves one after the other
LONGEST = 200  # picks in a row: a guess that tries again and again would never end


class TooManyWorlds(Exception):
    """There is more than can be gone through."""


class Each(Chance):
    """Follows a list of picks and goes on with zeros; `following` is the next list, until all there are have been."""

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.ranges: list[int] = []

    def pick(self, n: i64) -> i64:
        """The next of the list."""
        at = len(self.ranges)
        if at == LONGEST:
            raise TooManyWorlds
        self.ranges.append(n)
        if at == len(self.path):
            self.path.append(0)
        return self.path[at]

    def following(self) -> list[int] | None:
        """The list after this one, None after the last."""
        path = self.path[: len(self.ranges)]
        while path and path[-1] + 1 == self.ranges[len(path) - 1]:
            path.pop()
        return [*path[:-1], path[-1] + 1] if path else None


class Proof:
    """Goes through what can happen to a seat, up to so many moves."""

    def __init__(self, seat: int, most: int = MOST) -> None:
        self.seat = seat
        self.left = most

    def of(self, state: State, move: int) -> str | None:
        """What can be proven of a move: that it wins, that it is the only one, or nothing."""
        others = [each for each in state.legal(self.seat) if each != move]
        try:
            worlds = self.worlds(state)
            if self._wins(worlds, move, others):
                return WINS
            if self._only(worlds, move, others):
                return ONLY
        except TooManyWorlds:
            pass
        return None

    def best(self, state: State) -> tuple[int, str] | None:
        """The move of which something can be proven, if there is one; raises TooMuch."""
        moves = list(state.legal(self.seat))
        worlds = self.worlds(state)
        for move in moves:
            if self._wins(worlds, move, [each for each in moves if each != move]):
                return move, WINS
        can = [move for move in moves if any(self._can(each, DEEPEST) for each, _ in self._all(worlds, move))]
        return (can[0], ONLY) if len(can) == 1 else None

    def worlds(self, state: State) -> list[State]:
        """Everything that a seat could not tell from what it sees."""
        found = self._outcomes(lambda chance: state.guess(self.seat, chance))
        return list({json.dumps(each.position(), sort_keys=True): each for each, _ in found}.values())

    def _wins(self, worlds: list[State], move: int, others: list[int]) -> bool:
        sees = len(worlds) == 1
        if any(self._least(each, DEEPEST, sees and not drawn) < WHOLE for each, drawn in self._all(worlds, move)):
            return False
        return all(
            any(self._least(each, DEEPEST, True, True) < WHOLE for each, _ in self._all(worlds, rival))
            for rival in others
        )

    def _only(self, worlds: list[State], move: int, others: list[int]) -> bool:
        if any(self._can(each, DEEPEST) for rival in others for each, _ in self._all(worlds, rival)):
            return False
        return any(self._can(each, DEEPEST) for each, _ in self._all(worlds, move))

    def _all(self, worlds: list[State], move: int) -> Iterator[tuple[State, bool]]:
        """Whatever a move of the seat can lead to, in every world."""
        return (each for world in worlds for each in self._after(world, self.seat, move))

    def _least(self, state: State, deep: int, sees: bool, clairvoyant: bool = False) -> int:
        """The share of the win that is certain. Who does not see everything is not trusted to play on well.

        Somebody clairvoyant sees everything in any case: what even they cannot be certain of, nobody can.
        """
        if state.over:
            return shares_of_winners(state)[self.seat]
        if not deep:
            raise TooManyWorlds
        actors = list(state.actors())
        own = self.seat in actors and sees
        actor = self.seat if own else actors[0]
        sees = sees and (clairvoyant or len(actors) == 1)
        share = 0 if own else int(WHOLE)
        for move in state.legal(actor):
            least = int(WHOLE)
            for after, drawn in self._after(state, actor, move):
                least = min(least, self._least(after, deep - 1, sees and (clairvoyant or not drawn), clairvoyant))
                if least == 0:
                    break
            share = max(share, least) if own else min(share, least)
            if share == (WHOLE if own else 0):
                break
        return share

    def _can(self, state: State, deep: int) -> bool:
        """Whether the seat can have any share of the win, if everything turns out as it likes."""
        if state.over:
            return bool(shares_of_winners(state)[self.seat])
        if not deep:
            raise TooManyWorlds
        actor = state.actor()
        moves = state.legal(actor)
        return any(self._can(after, deep - 1) for move in moves for after, _ in self._after(state, actor, move))

    def _after(self, state: State, seat: int, move: int) -> Iterator[tuple[State, bool]]:
        """Every state that a move can lead to, and whether something is drawn."""

        def play(chance: Chance) -> State:
            after = state.copy()
            after.play(seat, move, chance)
            return after

        return self._outcomes(play)

    def _outcomes(self, act: Callable[[Chance], State]) -> Iterator[tuple[State, bool]]:
        path: list[int] | None = []
        while path is not None:
            self.left -= 1
            if self.left < 0:
                raise TooManyWorlds
            chance = Each(path)
            found = act(chance)
            yield found, bool(chance.ranges)
            path = chance.following()


def proof_of(state: State, seat: int, move: str, most: int = MOST) -> str | None:
    """What can be proven of a move of a seat: `wins`, `only`, or nothing."""
    return Proof(seat, most).of(state, state.parse(move))
