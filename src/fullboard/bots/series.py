"""Plays series of games between bots, seats rotating; compiled, so that quick bots stay quick."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from fullboard.core.bot import Bot, Budget, RandomBot
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance, Quick
from fullboard.core.edition import Edition
from fullboard.core.game import Game
from fullboard.core.state import State

WHOLE_WIN: Final[i64] = 60  # a win shared by up to six is a whole number of sixtieths


class Tally:
    """What a series has brought: moves, and wins and points by seat and by bot (an index into the line-up)."""

    def __init__(self, players: i64) -> None:
        self.games: i64 = 0
        self.moves: i64 = 0
        self.wins_by_seat: list[int] = [0] * players
        self.wins_by_bot: list[int] = [0] * players
        self.points_by_seat: list[int] = [0] * players
        self.points_by_bot: list[int] = [0] * players

    def note(self, state: State, first: i64, moves: i64) -> None:
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

    def add(self, other: "Tally") -> None:
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


def _rebuild(games: int, moves: int, lists: tuple[list[int], list[int], list[int], list[int]]) -> Tally:
    tally = Tally(len(lists[0]))
    tally.games = games
    tally.moves = moves
    tally.wins_by_seat, tally.wins_by_bot, tally.points_by_seat, tally.points_by_bot = lists
    return tally


def play_out(state: State, seats: list[Bot], deals: Chance, minds: Chance, budget: Budget) -> i64:
    """Let bots play to the end; returns how many moves they made."""
    moves: i64 = 0
    seat = state.actor()
    while seat >= 0:
        bot = seats[seat]
        if isinstance(bot, RandomBot):  # looks at nothing, so it needs no chair
            move = state.random_move(seat, minds)
        else:
            move = bot.choose(Chair(state, seat, minds), minds, budget)
            state.refuse(seat, move)
        state.play(seat, move, deals)
        moves += 1
        seat = state.actor()
    return moves


def play_series(
    game: Game,
    options: dict[str, Any],
    edition: Edition,
    line_up: list[Callable[[], Bot]],
    first: i64,
    games: i64,
    seed: i64,
    budget: Budget | None = None,
) -> Tally:
    """Play games number `first` and on. Each has streams of its own, so that a series can be split anywhere."""
    players: i64 = len(line_up)
    bots = [make() for make in line_up]
    tally = Tally(players)
    if budget is None:
        budget = Budget()
    deals = Quick(0)
    minds = Quick(0)
    rotations = [[bots[(seat + turn) % players] for seat in range(players)] for turn in range(players)]
    blind = all(isinstance(bot, RandomBot) for bot in bots)
    number = first
    while number < first + games:
        deals.reseed(seed, 2 * number)
        minds.reseed(seed, 2 * number + 1)
        turn = number % players
        state = game.new(players, options, edition, deals)
        # bots that look at nothing need no chairs, and then everything after the set-up is one stream
        moves = state.playout(minds) if blind else play_out(state, rotations[turn], deals, minds, budget)
        tally.note(state, turn, moves)
        number += 1
    return tally
