"""The search as it is, the search that cheats, and the search with one of its ideas left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from fullboard.bots.guides import guide_of
from fullboard.bots.search import NODE, Searcher
from fullboard.core.bot import Bot
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance
from fullboard.core.game import Game
from fullboard.core.guide import Guide, shares_of_winners
from fullboard.core.state import State


class Echo(Guide):
    """A game's guide, to be overridden in part."""

    def __init__(self, inner: Guide) -> None:
        super().__init__()
        self.inner = inner
        self.iterations = inner.iterations
        self.caution = inner.caution
        self.horizon = inner.horizon

    def compete(self) -> None:
        self.inner.compete()

    def begin(self, seat: int) -> None:
        self.inner.begin(seat)

    def determinise(self, chair: Chair, chance: Chance) -> State:
        return self.inner.determinise(chair, chance)

    def priors(self, state: State, seat: int, moves: Any) -> Any:
        return self.inner.priors(state, seat, moves)

    def rollout(self, state: State, chance: Chance) -> None:
        self.inner.rollout(state, chance)

    def shares(self, state: State) -> Any:
        return self.inner.shares(state)


class Seer(Echo):
    """Sees the truth: `truth` is set before every choice. What it reaches, nobody reaches who has to guess."""

    truth: State

    def determinise(self, chair: Chair, chance: Chance) -> State:
        self.inner.determinise(chair, chance)  # some guides note where the search begins
        return self.truth.copy()


class NoPriors(Echo):
    """Every move is as plausible as any other."""

    def priors(self, state: State, seat: int, moves: Any) -> Any:
        return Guide.priors(self, state, seat, moves)


class AtHand(Echo):
    """Has some opinion of every move at hand, if only that it knows nothing: then all get their nodes at once."""

    def priors(self, state: State, seat: int, moves: Any) -> Any:
        found = self.inner.priors(state, seat, moves)
        return found if len(found) else vec[i64]([0] * len(moves))


class RandomPlay(Echo):
    """Plays at random to the end and counts wins, with the game's priors."""

    def rollout(self, state: State, chance: Chance) -> None:
        state.playout(chance)

    def shares(self, state: State) -> Any:
        return shares_of_winners(state)


def whole(game: Game) -> Searcher:
    """The search that the levels use."""
    guide = guide_of(game)
    return Searcher(guide, guide.iterations)


def with_guide(change: Callable[[Guide], Guide]) -> Callable[[Game], Searcher]:
    """The same with another guide."""

    def make(game: Game) -> Searcher:
        guide = change(guide_of(game))
        return Searcher(guide, guide.iterations)

    return make


def with_setting(**settings: Any) -> Callable[[Game], Searcher]:
    """The same with something set otherwise, in the bot or in its search."""

    def make(game: Game) -> Searcher:
        bot = whole(game)
        for name, value in settings.items():
            setattr(bot if hasattr(bot, name) else bot.search, name, value)
        return bot

    return make


def treeless(game: Game) -> Searcher:
    """Only the own moves at hand have nodes: once they are there the tree is full, and all else is played on."""
    bot = with_guide(AtHand)(game)
    bot.search.most = NODE + 1
    return bot


def plain(game: Game) -> Searcher:
    """What the books call ISMCTS: no priors, random play to the end, wins only."""
    return Searcher(Guide(), guide_of(game).iterations)


CHEATER = "cheater"
VARIANTS: Mapping[str, Callable[[Game], Bot]] = {
    "hard": whole,
    CHEATER: with_guide(Seer),
    "without priors": with_guide(NoPriors),
    "random playouts": with_guide(RandomPlay),
    "nothing of the game": plain,
    "without a tree": treeless,
    "other luck for each move": with_setting(common_random_numbers=False),
    "tree kept": with_setting(keeps=True),
    "most tried move": with_setting(caution=0.0),
}
