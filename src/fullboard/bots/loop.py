"""The loop in which bots play a game, for simulations, arenas, the terminal and the house alike; compiled.

A seat without a bot is somebody else's: the loop then stops until they have moved. The luck of the game and that of
the bots are drawn from two sources, so that a bot that draws more changes nothing in what is dealt.
"""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from fullboard.core.bot import Bot, Budget, RandomBot
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance, Quick
from fullboard.core.edition import Edition
from fullboard.core.errors import IllegalMove
from fullboard.core.game import Game
from fullboard.core.match import Match
from fullboard.core.state import State

MATCH_SEEDS: Final[i64] = 1 << 31


@mypyc_attr(allow_interpreted_subclasses=True)
class GameLoop:
    """Bots at the seats of a state, each with what it may spend on a move; nobody keeps a log.

    `deals` is the chance of the game, `draws` that of the bots. `seat` is who chose last.
    """

    def __init__(
        self, state: State, bots: list[Bot | None], budgets: list[Budget], deals: Chance, draws: Chance
    ) -> None:
        self.state = state
        self.bots = bots
        self.budgets = budgets
        self.deals = deals
        self.draws = draws
        self.seat: i64 = -1

    def run(self) -> i64:
        """Let bots move until the match is over or only others may move; returns how many moves they made."""
        moves: i64 = 0
        seat = self.turn()
        while seat >= 0:
            self.play(seat, self.choose(seat))
            moves += 1
            seat = self.turn()
        return moves

    def turn(self) -> i64:
        """The first of the seats to move that has a bot, or -1."""
        seat = self.state.actor()
        if seat < 0 or self.bots[seat] is not None:
            return seat
        for other in self.state.actors():
            if self.bots[other] is not None:
                return other
        return -1

    def choose(self, seat: i64) -> i64:
        """The move of the bot at a seat, from what this seat may know; raises IllegalMove if it may not be made."""
        if isinstance(self.bots[seat], RandomBot):  # looks at nothing, so it needs no chair
            return self.state.random_move(seat, self.draws)
        return self.ask(seat, None)

    def ask(self, seat: i64, story: list[Any] | None) -> i64:
        """Put the bot of a seat on a chair, and check what it chooses."""
        self.seat = seat
        bot = self.bots[seat]
        assert bot is not None
        move = bot.choose(Chair(self.state, seat, self.draws, story), self.draws, self.budgets[seat])
        if not 0 <= move < self.state.moves():  # what no state knows is not asked about
            raise IllegalMove("bad-move", move=move)
        self.state.refuse(seat, move)
        return move

    def play(self, seat: i64, move: i64) -> None:
        """Make a move that was chosen."""
        self.state.play(seat, move, self.deals)


@mypyc_attr(allow_interpreted_subclasses=True)
class MatchLoop(GameLoop):
    """Bots at the seats of a match, which keeps the log and deals; bots that read the story are given it."""

    def __init__(self, match: Match, bots: list[Bot | None], budgets: list[Budget], draws: Chance) -> None:
        super().__init__(match.state, bots, budgets, Chance(), draws)
        self.match = match

    def turn(self) -> i64:
        self.state = self.match.state
        return -1 if self.match.closed else super().turn()

    def choose(self, seat: i64) -> i64:
        bot = self.bots[seat]
        return self.ask(seat, self.match.story(seat) if bot is not None and bot.reads_story else None)

    def play(self, seat: i64, move: i64) -> None:
        self.match.play(seat, move)


def deal(
    game: Game,
    options: dict[str, Any],
    edition: Edition,
    bots: list[Bot | None],
    budgets: list[Budget],
    seed: i64,
    number: i64,
) -> GameLoop:
    """Game `number` of a series, dealt and ready to run: its luck and that of its bots follow from seed and number."""
    deals = Quick(seed, 2 * number)
    draws = Quick(seed, 2 * number + 1)
    for bot in bots:
        if bot is not None and bot.reads_story:  # only a match keeps a log
            dealt = Match(game, len(bots), options=options, edition=edition, seed=deals.pick(MATCH_SEEDS))
            return MatchLoop(dealt, bots, budgets, draws)
    return GameLoop(game.new(len(bots), options, edition, deals), bots, budgets, deals, draws)
