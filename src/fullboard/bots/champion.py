"""The champion: what was measured to win more than `hard` at equal time, by a net or by a better way of searching.

A game whose guide and nets have nothing of the kind has no such level (see docs/bots.md). A net counts as measured to
win if its heading says so under `play`, as `"wins": true`; others are shipped for study. A guide says so by its
`mastery`, the iterations of a champion, and prepares for it by `excel`.

How a game's net is asked stands in the net's own heading, under `play`: whether there is a search at all, with how many
iterations, whether the net tells which moves are plausible and what a position is worth, and for how many moves it
plays on before it judges.
"""

from functools import cache
from typing import Any

from fullboard.bots.guides import guide_of
from fullboard.bots.learned import NetBot, NetGuide
from fullboard.bots.netfiles import shipped_heading, shipped_net
from fullboard.bots.nets import Judge
from fullboard.bots.search import Searcher
from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.core.game import Game
from fullboard.core.state import State

LONGER = 5  # at a table for which nothing better is known, as much more than `hard` as `expert`


def learned_guide(judge: Judge, game: Game, play: dict[str, Any]) -> NetGuide:
    """A guide that asks a net in the way its heading says."""
    guide = NetGuide(judge, guide_of(game))
    guide.iterations = int(play.get("iterations", guide.iterations))
    guide.horizon = int(play.get("horizon", 0))
    guide.heat = float(play.get("heat", 1.0))
    guide.caution = float(play.get("caution", guide.caution))
    guide.net_priors = bool(play.get("priors", True))
    guide.net_values = bool(play.get("values", True))
    guide.trust = int(play.get("trust", 100))
    return guide


def learned_bot(judge: Judge, game: Game, play: dict[str, Any]) -> Bot:
    """A bot that asks a net in the way its heading says."""
    if not play.get("search", True):
        return NetBot(judge)
    guide = learned_guide(judge, game, play)
    searcher = Searcher(guide, guide.iterations)
    searcher.search.puct_c = float(play.get("puct_c", searcher.search.puct_c))
    return searcher


class Champion(Bot):
    """Asks the net for its table, which it finds when it first sits down there."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.bot: Bot | None = None
        self.table: tuple[Any, ...] = ()
        self.iterations = usual_iterations(game)

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        state = chair.guess(chance)
        table = (state.players, state.edition.digest, state.options)
        if self.bot is None or table != self.table:
            self.bot, self.table = self.seated(state), table
        return int(self.bot.choose(chair, chance, budget))

    def seated(self, state: State) -> Bot:
        """Who plays at such a table."""
        found = shipped_net(self.game, int(state.players), state.options, state.edition)
        if found is None or not found[0].play.get("wins"):
            guide = guide_of(self.game)
            guide.excel()
            return Searcher(guide, without_net(self.game))
        heading, judge = found
        return learned_bot(judge, self.game, heading.play)


@cache
def has_champion(game: Game) -> bool:
    """Whether anything was measured to win more than `hard` at this game."""
    headings = [shipped_heading(game, players) for players in game.players]
    return guide_of(game).mastery > 0 or any(each is not None and bool(each.play.get("wins")) for each in headings)


def without_net(game: Game) -> int:
    """What a champion spends on a move at a table without a net that wins."""
    guide = guide_of(game)
    return int(guide.mastery) or LONGER * int(guide.iterations)


def usual_iterations(game: Game) -> int:
    """What a champion spends on a move at most, whatever the number of players; 0 if it searches at none."""
    headings = [shipped_heading(game, players) for players in game.players]
    longest = without_net(game)
    return max(longest if heading is None else searched(heading.play, longest) for heading in headings)


def searched(play: dict[str, Any], otherwise: int) -> int:
    """The iterations that a heading asks for."""
    if not play.get("wins"):
        return otherwise
    return int(play.get("iterations", otherwise)) if play.get("search", True) else 0
