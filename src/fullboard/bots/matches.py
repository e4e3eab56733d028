"""Many matches of one game side by side, stepped together; compiled, and without a Python object on the way.

Each row is a match that somebody else plays: its observation, its mask and whose turn it is lie in flat vectors. A
match that ends is counted and dealt anew. Luck follows from the seed, the row and how many matches were dealt there, so
that a row plays the same however many rows there are.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fullboard.core.bot import Bot, Budget, RandomBot
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.edition import Edition
from fullboard.core.errors import IllegalMove
from fullboard.core.features import Features, blank, fill_mask, zeros
from fullboard.core.game import Game
from fullboard.core.state import State

DEALS: Final[i64] = 1 << 24  # matches of one row before its luck comes round again
ENDED: Final[u8] = 1
GOING_ON: Final[u8] = 0


class Saved:
    """One match as it was: its luck, and the seat that was no opponent's."""

    def __init__(self, state: State, deals: i64, draws: i64, dealt: i64, own: i64) -> None:
        self.state = state
        self.deals = deals
        self.draws = draws
        self.dealt = dealt
        self.own = own

    def __reduce__(self) -> tuple[Any, ...]:
        return Saved, (self.state, self.deals, self.draws, self.dealt, self.own)


class Matches:
    """Rows of matches. Opponents sit clockwise from one's own seat, which moves on with every match."""

    def __init__(
        self,
        game: Game,
        players: i64,
        options: dict[str, Any],
        edition: Edition,
        features: Features,
        opponents: list[Bot],
        budgets: list[Budget],
        rows: i64,
        first: i64,
        seed: i64,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.edition = edition
        self.features = features
        self.opponents = opponents
        self.budgets = budgets
        self.rows = rows
        self.first = first  # the number of the first row, where others have the rows before
        self.seed = seed
        self.dealt: list[int] = [0] * rows
        self.own = vec[i64]([0] * rows)  # the seat that is not an opponent's, in the match that a row plays now
        self.deals = [Quick(0) for _ in range(rows)]
        self.draws = [Quick(0) for _ in range(rows)]
        self.states: list[State] = []
        while len(self.states) < rows:
            self.states.append(self.deal(len(self.states)))
        self.moves: i64 = self.states[0].moves() if rows else 0
        self.observation = zeros(rows * features.size)
        self.mask = blank(rows * self.moves)
        self.seat = vec[i64]([0] * rows)
        self.reward = vec[float]([0.0] * (rows * players))
        self.score = vec[i64]([0] * (rows * players))
        self.ended = blank(rows)
        row: i64 = 0
        while row < rows:
            self.settle(row)
            row += 1

    def deal(self, row: i64) -> State:
        """The next match of a row."""
        number = (self.first + row) * DEALS + self.dealt[row]
        self.own[row] = (self.first + row + self.dealt[row]) % self.players
        self.dealt[row] += 1
        self.deals[row].reseed(self.seed, 2 * number)
        self.draws[row].reseed(self.seed, 2 * number + 1)
        return self.game.new(self.players, self.options, self.edition, self.deals[row])

    def refused(self, moves: list[int]) -> i64:
        """The first row whose move may not be made, or -1."""
        row: i64 = 0
        while row < self.rows:
            move = moves[row]
            if not 0 <= move < self.moves or not self.mask[row * self.moves + move]:
                return row
            row += 1
        return -1

    def step(self, moves: list[int]) -> None:
        """Make a legal move in every row; observations and masks must have been cleared."""
        row: i64 = 0
        while row < self.rows:
            if self.ended[row]:
                self.forget_end(row)
            self.states[row].play(self.seat[row], moves[row], self.deals[row])
            self.settle(row)
            row += 1

    def settle(self, row: i64) -> None:
        """Let opponents move and deal anew, until somebody else is to move; write down what they may know."""
        state = self.states[row]
        seat = state.actor()
        while seat < 0 or (self.opponents and seat != self.own[row]):
            if seat < 0:
                self.finish(row, state)
                state = self.deal(row)
                self.states[row] = state
            else:
                state.play(seat, self.choose(row, state, seat), self.deals[row])
            seat = state.actor()
        self.seat[row] = seat
        self.features.fill(state, seat, self.observation, row * self.features.size)
        fill_mask(state, seat, self.mask, row * self.moves)

    def choose(self, row: i64, state: State, seat: i64) -> i64:
        """The move of an opponent, from what its seat may know."""
        at = seat - self.own[row] - 1
        if at < 0:
            at += self.players
        bot = self.opponents[at]
        draws = self.draws[row]
        if isinstance(bot, RandomBot):
            return state.random_move(seat, draws)
        move = bot.choose(Chair(state, seat, draws), draws, self.budgets[at])
        if not 0 <= move < state.moves():
            raise IllegalMove("bad-move", move=move)
        state.refuse(seat, move)
        return move

    def finish(self, row: i64, state: State) -> None:
        """Write down how a match has ended: everybody's share of the win, and their points."""
        self.ended[row] = ENDED
        at = row * self.players
        scores = state.scores()
        seat: i64 = 0
        while seat < self.players:
            self.score[at + seat] = scores[seat]
            self.reward[at + seat] = 0.0
            seat += 1
        winners = state.winners()
        for winner in winners:
            self.reward[at + winner] = 1.0 / float(len(winners))

    def forget_end(self, row: i64) -> None:
        """The match that a row plays now has not ended."""
        self.ended[row] = GOING_ON
        seat: i64 = 0
        while seat < self.players:
            self.reward[row * self.players + seat] = 0.0
            self.score[row * self.players + seat] = 0
            seat += 1

    def save(self, row: i64) -> Saved:
        """The match of a row as it is now."""
        luck = (self.deals[row].word, self.draws[row].word)
        return Saved(self.states[row].copy(), luck[0], luck[1], self.dealt[row], self.own[row])

    def restore(self, row: i64, saved: Saved) -> None:
        """Go on from a saved match in a row."""
        self.states[row] = saved.state.copy()
        self.deals[row].word = saved.deals
        self.draws[row].word = saved.draws
        self.dealt[row] = saved.dealt
        self.own[row] = saved.own
        self.forget_end(row)
        self.clear(row)
        self.settle(row)

    def clear(self, row: i64) -> None:
        """Wipe the observation and the mask of a row."""
        at = row * self.features.size
        while at < (row + 1) * self.features.size:
            self.observation[at] = 0
            at += 1
        at = row * self.moves
        while at < (row + 1) * self.moves:
            self.mask[at] = GOING_ON
            at += 1
