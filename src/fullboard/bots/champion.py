"""The champion: a search that has learned, where that was measured to win; elsewhere the longest search there is.

How a game's net is asked stands in the net's own heading, under `play`: with how many iterations, whether it tells
which moves are plausible and what a position is worth, and for how many moves it plays on before it judges.
"""

from typing import Any

from fullboard.bots.errors import NetError
from fullboard.bots.learned import NetGuide
from fullboard.bots.netfiles import shipped_heading, shipped_net
from fullboard.bots.nets import Judge
from fullboard.bots.search import Searcher
from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.core.game import Game
from fullboard.core.guide import Guide
from fullboard.core.state import State

LONGER = 5  # without a net, as much more than `hard` as `expert`


def own_guide(game: Game) -> Guide:
    """What search knows about a game without having learned."""
    return game.guide() if game.guide else Guide()


def learned_guide(judge: Judge, game: Game, play: dict[str, Any]) -> NetGuide:
    """A guide that asks a net in the way its heading says."""
    guide = NetGuide(judge, own_guide(game))
    guide.iterations = int(play.get("iterations", guide.iterations))
    guide.horizon = int(play.get("horizon", 0))
    guide.heat = float(play.get("heat", 1.0))
    guide.caution = float(play.get("caution", guide.caution))
    guide.net_priors = bool(play.get("priors", True))
    guide.net_values = bool(play.get("values", True))
    guide.trust = int(play.get("trust", 100))
    return guide


class Champion(Bot):
    """Searches with the net for its table, which it finds when it first sits down there."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.searcher: Searcher | None = None
        self.table: tuple[Any, ...] = ()
        self.iterations = most_iterations(game)

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        state = chair.guess(chance)
        table = (state.players, state.edition.digest, state.options)
        if self.searcher is None or table != self.table:
            self.searcher, self.table = self.seated(state), table
        if budget.is_open:
            budget = Budget(int(self.searcher.iterations))
        return int(self.searcher.choose(chair, chance, budget))

    def seated(self, state: State) -> Searcher:
        """A search for such a table."""
        found = shipped_net(self.game, int(state.players), state.options, state.edition)
        if found is None:
            guide = own_guide(self.game)
            return Searcher(guide, guide.iterations * LONGER)
        heading, judge = found
        learned = learned_guide(judge, self.game, heading.play)
        searcher = Searcher(learned, learned.iterations)
        searcher.search.puct_c = float(heading.play.get("puct_c", searcher.search.puct_c))
        return searcher


def most_iterations(game: Game) -> int:
    """What a champion spends on a move at the usual table of a game, where the number of players does not matter."""
    for players in game.players:
        heading = shipped_heading(game, players)
        if heading is not None and "iterations" in heading.play:
            return int(heading.play["iterations"])
    return int(own_guide(game).iterations) * LONGER


def is_learned(game: Game) -> bool:
    """Whether a game has nets that its champion plays with."""
    try:
        return any(shipped_heading(game, players) is not None for players in game.players)
    except NetError:
        return False
