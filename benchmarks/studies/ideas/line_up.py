"""The ideas by name, for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from benchmarks.bots.variants import Seer, plain, treeless, whole, with_guide
from fullboard.bots.ideas import guides, searches

from fullboard.bots.guides import guide_of
from fullboard.bots.search import Searcher
from fullboard.core.game import Game
from fullboard.core.guide import Guide

Make = Callable[[Game], Searcher]
BASE = "hard"


def searching(kind: Any, telling: Any = None) -> Make:
    """Another search, perhaps with another guide."""

    def make(game: Game) -> Searcher:
        bot = whole(game) if telling is None else guided(telling)(game)
        bot.search = kind(bot.search.guide)
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
    bot.search.uct_c = 1.0
    bot.caution = 0.0
    return bot


def cheater(game: Game) -> Searcher:
    """Guesses the truth."""
    bot = with_guide(Seer)(game)
    setattr(bot.search.guide, "truth", None)  # noqa: B010 (of a Seer)
    return bot


def habits(**settings: int) -> Any:
    """What somebody minds in a trick."""
    found = guides.Habits()
    for name, value in settings.items():
        setattr(found, name, value)
    return found


SAVVY = habits(thrift=230, fading=16, leading=400)
COMMON: Mapping[str, Make] = {
    BASE: whole,
    "cheater": cheater,
    "no-tree": treeless,
    "wide": searching(searches.Widening),
    "apart": searching(searches.Apart),
}


IDEAS: Mapping[str, Mapping[str, Make]] = {
    "companeros": {
        **COMMON,
        "rave": searching(searches.Rave, searches.TellingCompaneros),
        **{f"stop-{tricks}": guided(guides.ShortCompaneros, horizon=tricks) for tricks in (1, 3)},
        **{f"infer-{draws}": guided(guides.CompanerosWatcher, draws=draws) for draws in (8, 32)},
        "without-habits": guided(guides.HabitGuide, own_tries=2),
        "all-savvy": guided(guides.HabitGuide, own=SAVVY, others=SAVVY),
    },
    "hotel-samoa": {
        **COMMON,
        "rave": searching(searches.Rave, searches.TellingHotelSamoa),
        **{f"stop-{rounds}": guided(horizon=rounds) for rounds in (1, 4)},
    },
    "sun-sea-and-sand": {
        **COMMON,
        "rave": searching(searches.Rave, searches.TellingSunSeaAndSand),
        **{f"stop-{moves}": guided(horizon=moves) for moves in (4, 32, 1000)},
    },
    "four-stars": {
        **COMMON,
        "rave": searching(searches.Rave, searches.TellingFourStars),
        "stop-4": guided(horizon=4),
        **{f"infer-{draws}": guided(guides.FourStarsWatcher, draws=draws) for draws in (8, 32)},
    },
}
