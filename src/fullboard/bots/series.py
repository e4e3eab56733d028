"""Plays series of games between bots, seats rotating, and counts what comes of them; compiled."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from fullboard.bots.loop import deal
from fullboard.core.bot import Bot, Budget, RandomBot
from fullboard.core.chance import Quick
from fullboard.core.edition import Edition
from fullboard.core.game import Game
from fullboard.core.state import State

WHOLE_WIN: Final[i64] = 60  # a win shared by up to six is a whole number of sixtieths


class Totals:
    """What a series has brought: moves, and wins and points by seat and by bot (an index into the line-up)."""

    def __init__(self, players: i64) -> None:
        self.games: i64 = 0
        self.moves: i64 = 0
        self.wins_by_seat: list[int] = [0] * players
        self.wins_by_bot: list[int] = [0] * players
        self.points_by_seat: list[int] = [0] * players
        self.points_by_bot: list[int] = [0] * players

    def add_game(self, state: State, first: i64, moves: i64) -> None:
        """Add a finished game in which seat 0 was taken by that bot of the line-up."""
        self.games += 1
        self.moves += moves
        scores = state.scores()
        seat: i64 = 0
        while seat < state.players:
            points: i64 = scores[seat]
            bot = (seat + first) % state.players
            self.points_by_seat[seat] += points
            self.points_by_bot[bot] += points
            seat += 1
        winners = state.winners()
        for seat in winners:
            share = WHOLE_WIN // len(winners)
            self.wins_by_seat[seat] += share
            self.wins_by_bot[(seat + first) % state.players] += share

    def add(self, other: "Totals") -> None:
        """Add another series of the same line-up."""
        self.games += other.games
        self.moves += other.moves
        for mine, theirs in (
            (self.wins_by_seat, other.wins_by_seat),
            (self.wins_by_bot, other.wins_by_bot),
            (self.points_by_seat, other.points_by_seat),
            (self.points_by_bot, other.points_by_bot),
        ):
            for at, value in enumerate(theirs):
                mine[at] += value

    def __reduce__(self) -> tuple[Any, ...]:
        lists = (self.wins_by_seat, self.wins_by_bot, self.points_by_seat, self.points_by_bot)
        return _rebuild, (self.games, self.moves, lists)


def _rebuild(games: int, moves: int, lists: tuple[list[int], list[int], list[int], list[int]]) -> Totals:
    totals = Totals(len(lists[0]))
    totals.games = games
    totals.moves = moves
    totals.wins_by_seat, totals.wins_by_bot, totals.points_by_seat, totals.points_by_bot = lists
    return totals


def play_series(
    game: Game,
    options: dict[str, Any],
    edition: Edition,
    line_up: list[Callable[[], Bot]],
    first: i64,
    games: i64,
    seed: i64,
    budget: Budget | None = None,
    budgets: list[Budget] | None = None,
) -> Totals:
    """Play games number `first` and on, in each of which seat s is taken by bot s + number of the line-up.

    Each game has streams of its own, so that a series can be split anywhere. What a bot may spend on a move is said
    for all by `budget`, or for each by `budgets`.
    """
    players: i64 = len(line_up)
    bots = [make() for make in line_up]
    if budgets is None:
        budgets = [budget if budget is not None else Budget() for _ in bots]
    totals = Totals(players)
    number = first
    if all(isinstance(bot, RandomBot) for bot in bots):  # needs no chairs: all after the set-up is one stream
        deals = Quick(0)
        draws = Quick(0)
        while number < first + games:
            deals.reseed(seed, 2 * number)
            draws.reseed(seed, 2 * number + 1)
            state = game.new(players, options, edition, deals)
            moves = state.playout(draws)
            totals.add_game(state, number % players, moves)
            number += 1
        return totals
    seats = [_rotated(bots, turn) for turn in range(players)]
    limits = [[*budgets[turn:], *budgets[:turn]] for turn in range(players)]
    while number < first + games:
        turn = number % players
        loop = deal(game, options, edition, seats[turn], limits[turn], seed, number)
        moves = loop.run()
        totals.add_game(loop.state, turn, moves)
        number += 1
    return totals


def _rotated(bots: list[Bot], turn: int) -> list[Bot | None]:
    """Who sits where when seat 0 is taken by that bot."""
    return [*bots[turn:], *bots[:turn]]
