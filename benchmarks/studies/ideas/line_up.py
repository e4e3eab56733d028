"""The ideas by name, for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from benchmarks.bots.variants import Seer, plain, treeless, whole, with_guide, with_setting
from fullboard.bots.ideas import guides, searches

from fullboard.bots.levels import guide_of
from fullboard.bots.search import Searcher
from fullboard.core.game import Game
from fullboard.core.guide import Guide

Make = Callable[[Game], Searcher]
BASE = "hard"


def searching(kind: Any, telling: Any = None, **settings: Any) -> Make:
    """Another search, perhaps with another guide."""

    def make(game: Game) -> Searcher:
        bot = whole(game) if telling is None else guided(telling)(game)
        bot.search = kind(bot.search.guide)
        for name, value in settings.items():
            setattr(bot.search, name, value)
        return bot

    return make


def guided(kind: Any = None, **settings: Any) -> Make:
    """Another guide, or the same set otherwise."""

    def make(game: Game) -> Searcher:
        guide: Guide = guide_of(game) if kind is None else kind()
        for name, value in settings.items():
            setattr(guide, name, value)
        return Searcher(guide, guide.iterations)

    return make


def books(game: Game) -> Searcher:
    """ISMCTS as in the books, exploring like OpenSpiel's, playing what it tried most."""
    bot = plain(game)
    bot.search.exploration = 1.0
    bot.caution = 0.0
    return bot


def cheater(game: Game) -> Searcher:
    """Guesses the truth."""
    bot = with_guide(Seer)(game)
    bot.search.guide.truth = None
    return bot


def habits(**settings: int) -> Any:
    """What somebody minds in a trick."""
    found = guides.Habits()
    for name, value in settings.items():
        setattr(found, name, value)
    return found


SAVVY = habits(thrift=230, fading=16, leading=400)
TELLING = {
    "companeros": searches.TellingCompaneros,
    "hotel-samoa": searches.TellingHotelSamoa,
    "sun-sea-and-sand": searches.TellingSunSeaAndSand,
    "four-stars": searches.TellingFourStars,
}
COMMON: Mapping[str, Make] = {
    BASE: whole,
    "cheater": cheater,
    "no-tree": treeless,
    "wide-2-0.4": searching(searches.Widening),
    "wide-1-0.5": searching(searches.Widening, start=1.0, power=0.5),
    "wide-1-0.3": searching(searches.Widening, start=1.0, power=0.3),
    "apart": searching(searches.Apart),
}


def raves(key: str) -> dict[str, Make]:
    """With several equivalences."""
    return {f"rave-{equal}": searching(searches.Rave, TELLING[key], equal=float(equal)) for equal in (10, 50, 300)}


IDEAS: Mapping[str, Mapping[str, Make]] = {
    "companeros": {
        **COMMON,
        **raves("companeros"),
        **{f"stop-{tricks}": guided(guides.ShortCompaneros, horizon=tricks) for tricks in (1, 2, 3, 5)},
        **{
            f"infer-{heat}-{draws}": guided(guides.CompanerosWatcher, heat=float(heat), draws=draws)
            for heat in (100, 200, 400)
            for draws in (8, 32)
        },
        "hasty": guided(hasty=True),
        **{f"priors-{taste}": guided(taste=float(taste)) for taste in (100, 200, 600)},
        "naive": guided(guides.HabitGuide, own_tries=2),
        "all-savvy": guided(guides.HabitGuide, own=SAVVY, others=SAVVY),
        **{f"explore-{much}": with_setting(exploration=much) for much in (0.1, 0.2, 0.3, 1.0)},
        **{f"caution-{much}": with_setting(caution=much) for much in (0.0, 0.5, 2.0)},
        **{f"tries-{tries}": guided(tries=tries) for tries in (0, 1, 4, 8)},
    },
    "hotel-samoa": {
        **COMMON,
        **raves("hotel-samoa"),
        **{f"stop-{rounds}": guided(horizon=rounds) for rounds in (0, 1, 4, 12)},
    },
    "sun-sea-and-sand": {
        **COMMON,
        **raves("sun-sea-and-sand"),
        **{f"stop-{moves}": guided(horizon=moves) for moves in (0, 4, 8, 32, 1000)},
    },
    "four-stars": {
        **COMMON,
        **raves("four-stars"),
        **{f"stop-{turns}": guided(turns=turns) for turns in (1, 4, 24, 10000)},
        **{f"infer-{draws}": guided(guides.FourStarsWatcher, draws=draws) for draws in (8, 32)},
    },
}
