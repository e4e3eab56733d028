"""Plays matches and keeps what a net learns from: rows, legal moves, choices and how the matches ended; compiled."""

from math import log
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fullboard.bots.nets import Net, drawn
from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.edition import Edition
from fullboard.core.features import Features, blank, fill_mask, zeros
from fullboard.core.game import Game
from fullboard.core.state import State

CLEAR: Final[u8] = 0
LEAST: Final = 1e-9  # what is all but impossible has a logarithm too


class Experience:
    """Decisions of many matches, one row each, in flat vectors that numpy reads as they are.

    A row belongs to a seat that had more than one move. `value` is what the net then thought of every seat's share,
    its own first; `won` what came of it, in the same order.
    """

    def __init__(self, features: Features, moves: i64, most: i64) -> None:
        self.features = features
        self.moves = moves
        self.most = most
        self.count: i64 = 0
        self.matches: i64 = 0
        players = features.players
        self.rows = zeros(most * features.size)
        self.masks = blank(most * moves)
        self.chosen = vec[i64]([0] * most)
        self.likely = vec[float]([0.0] * most)  # the logarithm of how likely the net was to choose it
        self.value = vec[float]([0.0] * (most * players))
        self.won = vec[float]([0.0] * (most * players))
        self.match = vec[i64]([0] * most)
        self.seat = vec[i64]([0] * most)

    def clear(self) -> None:
        """Forget all rows."""
        at: i64 = 0
        while at < self.count * self.features.size:
            self.rows[at] = 0
            at += 1
        at = 0
        while at < self.count * self.moves:
            self.masks[at] = CLEAR
            at += 1
        self.count = 0
        self.matches = 0

    def wipe(self, row: i64) -> None:
        """Empty one row."""
        size = self.features.size
        at = row * size
        while at < (row + 1) * size:
            self.rows[at] = 0
            at += 1
        at = row * self.moves
        while at < (row + 1) * self.moves:
            self.masks[at] = CLEAR
            at += 1

    def end(self, first: i64, state: State) -> None:
        """Write down how the match ended to which the rows from `first` on belong."""
        players = self.features.players
        winners = state.winners()
        row = first
        while row < self.count:
            other: i64 = 0
            while other < players:
                self.won[row * players + other] = 0.0
                other += 1
            for winner in winners:
                self.won[row * players + self.features.ahead(winner, self.seat[row])] = 1.0 / float(len(winners))
            row += 1
        self.matches += 1


class SelfPlay:
    """Matches between bots and a net, or bots alone, with experience of the seats that are to be learned from.

    A seat without a bot is played by the net, by its taste. A seat that is `taught` by its bot is kept too, and makes
    one move in `slip` at random, which is not what is learned: so the net sees what such bots would not let happen.
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, Any],
        edition: Edition,
        experience: Experience,
        net: Net | None,
        seed: i64,
        taught: bool = False,
        slip: i64 = 0,
    ) -> None:
        self.game = game
        self.options = options
        self.edition = edition
        self.experience = experience
        self.net = net
        self.seed = seed
        self.taught = taught
        self.slip = slip
        self.deals = Quick(0)
        self.draws = Quick(0)

    def play(self, number: i64, bots: list[Bot | None], budget: Budget) -> bool:
        """Play match `number`; False, and nothing kept of it, if there is no room for all its rows."""
        experience = self.experience
        first = experience.count
        self.deals.reseed(self.seed, 2 * number)
        self.draws.reseed(self.seed, 2 * number + 1)
        state = self.game.new(experience.features.players, self.options, self.edition, self.deals)
        seat = state.actor()
        while seat >= 0:
            moves = state.legal(seat)
            if len(moves) == 1:
                move = moves[0]
            else:
                bot = bots[seat]
                if bot is not None and not self.taught:
                    move = bot.choose(Chair(state, seat, self.draws), self.draws, budget)
                elif experience.count == experience.most:
                    while experience.count > first:
                        experience.count -= 1
                        experience.wipe(experience.count)
                    return False
                else:
                    move = self.decide(state, seat, moves, bot, budget)
            state.play(seat, move, self.deals)
            seat = state.actor()
        experience.end(first, state)
        return True

    def decide(self, state: State, seat: i64, moves: vec[i64], bot: Bot | None, budget: Budget) -> i64:
        """A choice that is kept as a lesson; gives the move to make."""
        experience = self.experience
        row = experience.count
        experience.features.fill(state, seat, experience.rows, row * experience.features.size)
        fill_mask(state, seat, experience.masks, row * experience.moves)
        experience.seat[row] = seat
        experience.match[row] = experience.matches
        experience.likely[row] = 0.0
        experience.count += 1
        if bot is not None:
            move = bot.choose(Chair(state, seat, self.draws), self.draws, budget)
            experience.chosen[row] = move
            if self.slip > 0 and self.draws.pick(self.slip) == 0:
                return moves[self.draws.pick(len(moves))]
            return move
        net = self.net
        assert net is not None
        net.read(experience.rows, row * experience.features.size)
        parts = net.plausible(moves, 1.0)
        at = drawn(parts, self.draws)
        experience.chosen[row] = moves[at]
        experience.likely[row] = log(parts[at] + LEAST)
        shares = net.win_shares()
        other: i64 = 0
        while other < experience.features.players:
            experience.value[row * experience.features.players + other] = shares[other]
            other += 1
        return moves[at]
