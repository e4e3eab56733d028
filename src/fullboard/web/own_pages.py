"""What pages about people are given: their matches, how they play, what they are worth."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import Connection

from fullboard.core.shelf import find_game
from fullboard.house.history import Finished, Since, history
from fullboard.house.profiles import Profile
from fullboard.house.ratings import own_ratings, own_steps
from fullboard.house.statistics import Statistics, statistics, summaries
from fullboard.web import plots
from fullboard.words import Words, bot_label, day, translator
from fullboard.words.language import number

PAGE = 25  # matches on a page
LAST = 5  # on an overview


@dataclass(frozen=True)
class OwnMatches:
    """A page of matches, and where the next one begins."""

    shown: Sequence[Finished]
    older: str  # empty if there are no more


def matches_of(connection: Connection, guest: str, since: str = "", most: int = PAGE, **which: Any) -> OwnMatches:
    """A page of somebody's matches."""
    found = history(connection, guest, most + 1, since=Since.read(since), **which)
    shown = found[:most]
    return OwnMatches(shown, str(Since(shown[-1].ended, shown[-1].table)) if len(found) > most else "")


def overview(connection: Connection, guest: str, shown: Profile, language: str) -> dict[str, Any]:
    """Somebody's last matches, games and ratings, as far as they are shown."""
    return {
        "matches": matches_of(connection, guest, most=LAST) if shown.matches else None,
        "summaries": summaries(connection, guest) if shown.statistics else [],
        "ratings": own_ratings(connection, guest) if shown.ratings else [],
        "day": partial(day, language=language),
    }


def game_page(connection: Connection, guest: str, key: str, shown: Profile, language: str) -> dict[str, Any]:
    """How somebody plays a game, plotted."""
    game = find_game(key)
    words = Words(game.folder, language)
    found = statistics(connection, guest, game.key) if shown.statistics else None
    rated = [each for each in own_ratings(connection, guest) if each.game == game.key] if shown.ratings else []
    when = partial(day, language=language)
    steps = {each.pace: own_steps(connection, guest, game.key, each.pace) for each in rated}
    return {
        "game": game,
        "words": words,
        "statistics": found,
        "plots": plotted(found, words, language) if found is not None else {},
        "rated": [(each, plots.rating_history(steps[each.pace], when)) for each in rated],
        "bot_label": partial(bot_label, language),
        "day": when,
    }


def plotted(found: Statistics, words: Words, language: str) -> dict[str, Any]:
    """Places, favourite moves and points by source."""
    _ = translator(language)
    say = partial(number, language=language, decimals=1)
    return {
        "places": plots.places(found.places, lambda players: _("own-players", players=players)),
        "moves": plots.bars([(words.tally(kind), many) for kind, many in found.moves], say),
        "points": plots.bars([(words.tally(kind), many) for kind, many in found.points], say),
    }
