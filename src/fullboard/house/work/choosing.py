"""What bots do in a process that thinks: choose a move from what their seat may know."""

from fullboard.bots.loop import MatchLoop
from fullboard.core.bot import Budget
from fullboard.core.chance import Quick
from fullboard.core.game import Game
from fullboard.core.match import Match
from fullboard.core.shelf import shelf


def choose(record: str, seat: int, bot: str, seed: int, seconds: float) -> str:
    """The move a bot makes, within so many seconds if it keeps to them."""
    match = Match.from_record(record)
    chosen = shelf().find_bot(match.game, bot)
    budget = Budget(int(chosen.iterations) or None, seconds)
    bots = [chosen if each == seat else None for each in range(match.players)]
    return match.notation(int(MatchLoop(match, bots, [budget] * match.players, Quick(seed)).choose(seat)))


def choose_any(match: Match, seat: int, seed: int) -> str:
    """Any legal move, without a bot."""
    moves = match.legal(seat)
    return match.notation(moves[Quick(seed).pick(len(moves))])


def simpler_bot(game: Game, bot: str) -> str:
    """Who moves for a bot that does not."""
    return "greedy" if bot != "greedy" and "greedy" in shelf().bots_for(game) else "random"
