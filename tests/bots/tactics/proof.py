"""What each move of a position is worth, worked out from the rules: every line of play to the end of the match.

The seat itself plays as well as anybody could who knows no more than it does: worlds that look the same to it are
decided alike. What the others do is a model; a claim must hold in each:

- `careless`: any legal move is as likely as any other;
- `keen`: everybody else sees all cards and goes for their own share of the win; where several moves give the same
  share, and in a secret choice made at the same time, any of them is as likely as any other;
- `hostile`: everybody else sees all cards, even those chosen in secret, and plays against this seat alone.

Dice can go on for ever: a line of play rarer than `RARE` is not followed to its end. It counts against the claim: as
lost after one of the moves that are said to be best, as won after any other.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from math import prod

from fullboard import Match
from fullboard.core.state import State
from fullboard.testing.worlds import Enumerator
from tests.bots.tactics import Tactic

GUESSES = 300
ALIKE = 1e-9
RARE = 1 / 200


@dataclass(frozen=True)
class World:
    """A state that may be the true one, how likely it is, and those on the way to it since the seat moved."""

    weight: float
    state: State
    secret: bool = False  # a simultaneous choice is open
    open: bool = False  # there is nothing that the seat does not know
    luck: float = 1.0  # how likely the dice were
    past: tuple[State, ...] = ()

    def looks(self, seat: int) -> object:
        """All that the seat has seen since it moved; worlds that look alike are one to it."""
        if self.open:
            return id(self)
        return repr([state.view(seat) for state in (*self.past, self.state)])


Choice = list[tuple[float, int]]  # moves and how likely they are
Model = Callable[[World, int, int], Choice]  # of the one who moves, for the seat in question


def outcomes(state: State, seat: int, move: int) -> Iterator[tuple[float, State]]:
    """Every state that a move can lead to, with its likelihood."""
    chance = Enumerator()
    while True:
        after = state.copy()
        after.play(seat, move, chance)
        yield 1 / prod(among for _, among in chance.path), after
        if not chance.advance():
            return


def share(state: State, seat: int) -> float:
    """The seat's share of the win, when all is over."""
    winners = list(state.winners())
    return 1 / len(winners) if seat in winners else 0.0


def careless(world: World, mover: int, seat: int) -> Choice:
    """Anything."""
    moves = list(world.state.legal(mover))
    return [(1 / len(moves), move) for move in moves]


def keen(world: World, mover: int, seat: int) -> Choice:
    """What is best for the one who moves, if all cards lay open and all played like that."""
    if world.secret:
        return careless(world, mover, seat)
    best = _best_moves(world.state, mover, world.luck)
    return [(1 / len(best), move) for move in best]


def hostile(world: World, mover: int, seat: int) -> Choice:
    """What is worst for the seat."""
    moves = list(world.state.legal(mover))
    return [(1.0, min(moves, key=partial(_worst, world.state, mover, seat, world.luck)))]


def shares(tactic: Tactic, model: Model) -> dict[str, float]:
    """The share of the win that each legal move is worth: at least, if it is said to be best, or else at most."""
    match = Match(tactic.game, position=tactic.position, seed=1)
    worlds = possible_worlds(match, tactic.seat)
    names = {move: match.notation(move) for move in match.legal(tactic.seat)}
    return {
        name: Proof(tactic.seat, model, doubt=0.0 if name in tactic.best else 1.0).after(worlds, move)
        for move, name in names.items()
    }


def possible_worlds(match: Match, seat: int) -> list[World]:
    """What the true state could be for all the seat knows."""
    found: dict[str, list[State]] = {}
    for seed in range(GUESSES):
        guess = match.guess(seat, seed).state
        found.setdefault(repr(guess.position()), []).append(guess)
        if seed == 2 and len(found) == 1:
            break  # nothing is hidden
    total = sum(len(alike) for alike in found.values())
    secret = len(match.actors) > 1
    known = len(found) == 1 and not secret
    return [World(len(alike) / total, alike[0], secret, known) for alike in found.values()]


@dataclass(frozen=True)
class Proof:
    """Follows the lines of play for one seat, among others who play by a model."""

    seat: int
    model: Model
    doubt: float  # what a line that is not followed counts

    def after(self, worlds: list[World], move: int) -> float:
        """The weighted share of the win after the seat's move in worlds that look alike to it."""
        waiting = [after for world in worlds for after in _next(world, self.seat, move, 1.0, ())]
        total = 0.0
        alike: dict[object, list[World]] = {}
        while waiting:
            world = waiting.pop()
            if world.state.over:
                total += world.weight * share(world.state, self.seat)
            elif world.luck < RARE:
                total += world.weight * self.doubt
            elif self.seat in world.state.actors():
                alike.setdefault(world.looks(self.seat), []).append(world)
            else:
                mover = world.state.actor()
                past = (*world.past, world.state)
                for likelihood, move in self.model(world, mover, self.seat):
                    waiting.extend(_next(world, mover, move, likelihood, past))
        return total + sum(self.choice(group) for group in alike.values())

    def choice(self, worlds: list[World]) -> float:
        """The best that the seat can do in worlds that look alike to it."""
        certain = sum(world.weight for world in worlds) - ALIKE
        best = 0.0
        for move in reversed(list(worlds[0].state.legal(self.seat))):
            best = max(best, self.after(worlds, move))
            if best >= certain:
                break
        return best


def _next(world: World, mover: int, move: int, likelihood: float, past: tuple[State, ...]) -> Iterator[World]:
    for chance, after in outcomes(world.state, mover, move):
        secret = after.step == world.state.step
        yield World(world.weight * likelihood * chance, after, secret, world.open, world.luck * chance, past)


def _best_moves(state: State, mover: int, luck: float) -> list[int]:
    moves = list(state.legal(mover))
    if len(moves) == 1:
        return moves
    worth = [_open_after(state, mover, move, luck)[mover] for move in moves]
    best = max(worth) - ALIKE
    return [move for move, value in zip(moves, worth, strict=True) if value >= best]


def _open_after(state: State, mover: int, move: int, luck: float) -> list[float]:
    """Everybody's share after a move, if all cards lie open and everybody goes for their own share."""
    total = [0.0] * state.players
    for chance, after in outcomes(state, mover, move):
        for seat, value in enumerate(_open_value(after, luck * chance)):
            total[seat] += chance * value
    return total


def _open_value(state: State, luck: float) -> list[float]:
    if state.over:
        return [share(state, seat) for seat in range(state.players)]
    if luck < RARE:
        return [0.0] * state.players
    mover = state.actor()
    results = []
    for move in reversed(list(state.legal(mover))):
        results.append(_open_after(state, mover, move, luck))
        if results[-1][mover] >= 1 - ALIKE:
            return results[-1]
    best = max(result[mover] for result in results) - ALIKE
    alike = [result for result in results if result[mover] >= best]
    return [sum(result[seat] for result in alike) / len(alike) for seat in range(state.players)]


def _worst(state: State, mover: int, seat: int, luck: float, move: int) -> float:
    """The seat's share after a move, if all cards lie open, it plays its best and everybody plays against it."""
    total = 0.0
    for chance, after in outcomes(state, mover, move):
        total += chance * _least(after, seat, luck * chance)
    return total


def _least(state: State, seat: int, luck: float) -> float:
    if state.over:
        return share(state, seat)
    if luck < RARE:
        return 0.0
    mover = state.actor()
    values = []
    for move in reversed(list(state.legal(mover))):
        values.append(_worst(state, mover, seat, luck, move))
        if values[-1] == (1.0 if mover == seat else 0.0):
            return values[-1]
    return max(values) if mover == seat else min(values)
