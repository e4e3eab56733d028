"""Plays one game of a plan, with fresh bots, and notes what came of it."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

import fullboard
from fullboard.bots.arena.errors import ArenaError
from fullboard.bots.arena.plan import Plan
from fullboard.bots.arena.schedule import line_up
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.match import Match
from fullboard.core.shelf import find_game


@dataclass(frozen=True)
class Played:
    """A game that was played to its end; everything but its number is by seat."""

    game: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    moves: list[int]
    seconds: list[float]  # spent by the bots on choosing

    def win_shares(self) -> dict[str, float]:
        """The part of the win of every bot at the table; seats that win together share it."""
        shares = dict.fromkeys(self.bots, 0.0)
        for seat in self.winners:
            shares[self.bots[seat]] += 1 / len(self.winners)
        return shares

    def ranks(self) -> list[int]:
        """The place of every seat: winners first, whatever a tie-break looked at, then by points."""
        keys = [(False, 0) if seat in self.winners else (True, -score) for seat, score in enumerate(self.scores)]
        places = sorted(set(keys))
        return [places.index(key) for key in keys]


def play_games(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    """Play several games; this is what is sent to another process or machine."""
    if plan.fullboard != fullboard.__version__:
        raise ArenaError("another-version", here=fullboard.__version__, plan=plan.fullboard)
    return [play_game(plan, number) for number in numbers]


def play_game(plan: Plan, number: int) -> Played:
    """Play game `number`. Its line-up, deals and the bots' luck follow from the plan's seed and the number."""
    game = find_game(plan.game)
    names = line_up(plan, number)
    seats = [plan.seat(name) for name in names]
    deals = Quick(plan.seed, 2 * number)
    minds = Quick(plan.seed, 2 * number + 1)
    match = None
    if any(bot.reads_story for bot, _ in seats):  # only a match keeps a log
        match = Match(game, plan.players, options=plan.options, seed=int(deals.pick(1 << 31)))
        state = match.state
    else:
        state = game.new(plan.players, plan.options, game.find_edition(), deals)
    moves = [0] * plan.players
    seconds = [0.0] * plan.players
    while (seat := state.actor()) >= 0:
        bot, budget = seats[seat]
        chair = Chair(state, seat, minds, match.story(seat) if match is not None and bot.reads_story else None)
        start = time.perf_counter()
        try:
            move = bot.choose(chair, minds, budget)
            seconds[seat] += time.perf_counter() - start
            state.refuse(seat, move)
        except Exception as error:  # whatever somebody's bot does, it is named
            reason = f"{type(error).__name__}: {error}"
            raise ArenaError("bot-failed", bot=names[seat], game=number, reason=reason) from error
        if match is None:
            state.play(seat, move, deals)
        else:
            match.play(seat, int(move))
            state = match.state
        moves[seat] += 1
    return Played(
        game=number,
        bots=names,
        scores=[int(points) for points in state.scores()],
        winners=[int(winner) for winner in state.winners()],
        moves=moves,
        seconds=[round(spent, 6) for spent in seconds],
    )
