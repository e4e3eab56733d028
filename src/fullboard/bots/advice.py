"""What a coach warns of: the moves of a decision that clearly cost much, each with what the better one would gain."""

from math import sqrt
from typing import Any

from fullboard.bots.gains import gain
from fullboard.bots.guides import guide_of
from fullboard.bots.hints import Hint
from fullboard.bots.moments import Probe, moment_now
from fullboard.core.errors import IllegalMove
from fullboard.core.match import Match
from fullboard.core.record import Record
from fullboard.core.state import State

MUCH = 0.12  # of the win: what a move must cost at least
SURE = 3.0  # standard errors
SUSPECTS = 8  # moves that are looked at alone, those that seem worst first
PART = 8  # of the iterations of `hard`, for each of them


def advice_for(record: str | Record, seat: int, seed: int, iterations: int = 0) -> dict[str, Any]:
    """In a process of its own: what a seat of a match should think twice about; IllegalMove if it is not its turn."""
    match = Match.from_record(record)
    if seat not in match.actors:
        raise IllegalMove("match-over" if match.over else "not-your-turn", seat=seat)
    return advice(moment_now(match, seat), seat, seed, iterations)


def advice(state: State, seat: int, seed: int, iterations: int = 0) -> dict[str, Any]:
    """The best move of a seat and those that clearly cost much, from what it may know."""
    guide = guide_of(state.game)
    many = iterations or int(guide.iterations)
    look = Probe(guide, state, seat, seed)
    moves = [int(move) for move in look.chair.legal]
    if len(moves) == 1:
        return {"seat": seat, "best": look.chair.notation(moves[0]), "warnings": {}}
    look.think(max(1, many // 2))
    best = look.favourites()[0]
    share = look.search.share(seat, best)
    doubtful = [move for move in moves if move != best and share - look.search.share(seat, move) >= MUCH / 2]
    doubtful.sort(key=lambda move: look.search.share(seat, move))
    part = max(20, many // PART)
    promised = _alone(state, seat, best, seed + 1, part)
    warnings: dict[str, Hint] = {}
    for move in doubtful[:SUSPECTS]:
        chance = _alone(state, seat, move, seed + 1, part)
        error = sqrt((promised * (1 - promised) + chance * (1 - chance)) / part)
        if promised - chance >= MUCH and promised - chance > SURE * error:
            found = gain(state, seat, best, move, seed + 2)
            warnings[look.chair.notation(move)] = {
                "chance": round(chance, 4),
                "gain": None if found is None else {"count": found.count, "more": found.more},
            }
    return {"seat": seat, "best": look.chair.notation(best), "chance": round(promised, 4), "warnings": warnings}


def _alone(state: State, seat: int, move: int, seed: int, iterations: int) -> float:
    look = Probe(guide_of(state.game), state, seat, seed)
    look.think_of(move, iterations)
    return look.chances()[seat]
