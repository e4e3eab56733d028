"""What each move of a position is worth, worked out from the rules: every line of play to the end of the match.

The seat itself plays as well as anybody could who knows no more than it does: worlds that look the same to it are
decided alike. What the others do is a model; a claim must hold in each:

- `careless`: any legal move is as likely as any other;
- `keen`: everybody else sees all cards and goes for their own share of the win; where several moves give the same
  share, and in a secret choice made at the same time, any of them is as likely as any other;
- `hostile`: everybody else sees all cards and plays against this seat alone.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from math import prod

from fullboard import Match
from fullboard.core.state import State
from tests.bots.tactics import Tactic
from tests.contract.worlds import Enumerator

GUESSES = 300
ALIKE = 1e-9


@dataclass(frozen=True)
class World:
    """A state that may be the true one, how likely it is, and those on the way to it since the seat moved."""

    weight: float
    state: State
    secret: bool = False  # a simultaneous choice is open
    past: tuple[State, ...] = ()

    def looks(self, seat: int) -> str:
        """All that the seat has seen since it moved."""
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
    best = _best_moves(world.state, mover)
    return [(1 / len(best), move) for move in best]


def hostile(world: World, mover: int, seat: int) -> Choice:
    """What is worst for the seat."""
    if world.secret:
        return careless(world, mover, seat)
    moves = list(world.state.legal(mover))
    return [(1.0, min(moves, key=partial(_worst, world.state, mover, seat)))]


MODELS: dict[str, Model] = {"careless": careless, "keen": keen, "hostile": hostile}


def shares(tactic: Tactic, model: Model) -> dict[str, float]:
    """The share of the win that each legal move is worth to the seat."""
    match = Match(tactic.game, position=tactic.position, seed=1)
    worlds = possible_worlds(match, tactic.seat)
    return {match.notation(move): _after(worlds, tactic.seat, move, model) for move in match.legal(tactic.seat)}


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
    return [World(len(alike) / total, alike[0], secret) for alike in found.values()]


def _after(worlds: list[World], seat: int, move: int, model: Model) -> float:
    return _value([after for world in worlds for after in _next(world, seat, move, 1.0, ())], seat, model)


def _next(world: World, mover: int, move: int, likelihood: float, past: tuple[State, ...]) -> Iterator[World]:
    for chance, after in outcomes(world.state, mover, move):
        secret = after.step == world.state.step
        yield World(world.weight * likelihood * chance, after, secret, past)


def _value(worlds: list[World], seat: int, model: Model) -> float:
    """The weighted share of the win in these worlds, which the seat has not told apart so far."""
    total = 0.0
    waiting = list(worlds)
    alike: dict[str, list[World]] = {}
    while waiting:
        world = waiting.pop()
        if world.state.over:
            total += world.weight * share(world.state, seat)
        elif seat in world.state.actors():
            alike.setdefault(world.looks(seat), []).append(world)
        else:
            mover = world.state.actor()
            past = (*world.past, world.state)
            for likelihood, move in model(world, mover, seat):
                waiting.extend(_next(world, mover, move, likelihood, past))
    for group in alike.values():
        total += max(_after(group, seat, move, model) for move in group[0].state.legal(seat))
    return total


def _best_moves(state: State, mover: int) -> list[int]:
    moves = list(state.legal(mover))
    if len(moves) == 1:
        return moves
    worth = [_open_after(state, mover, move)[mover] for move in moves]
    best = max(worth) - ALIKE
    return [move for move, value in zip(moves, worth, strict=True) if value >= best]


def _open_after(state: State, mover: int, move: int) -> list[float]:
    """Everybody's share after a move, if all cards lie open and everybody goes for their own share."""
    total = [0.0] * state.players
    for chance, after in outcomes(state, mover, move):
        for seat, value in enumerate(_open_value(after)):
            total[seat] += chance * value
    return total


def _open_value(state: State) -> list[float]:
    if state.over:
        return [share(state, seat) for seat in range(state.players)]
    mover = state.actor()
    results = [_open_after(state, mover, move) for move in state.legal(mover)]
    best = max(result[mover] for result in results) - ALIKE
    alike = [result for result in results if result[mover] >= best]
    return [sum(result[seat] for result in alike) / len(alike) for seat in range(state.players)]


def _worst(state: State, mover: int, seat: int, move: int) -> float:
    """The seat's share after a move, if all cards lie open, it plays its best and everybody plays against it."""
    total = 0.0
    for chance, after in outcomes(state, mover, move):
        total += chance * _least(after, seat)
    return total


def _least(state: State, seat: int) -> float:
    if state.over:
        return share(state, seat)
    mover = state.actor()
    values = (_worst(state, mover, seat, move) for move in state.legal(mover))
    return max(values) if mover == seat else min(values)
