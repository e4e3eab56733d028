"""The greedy bots are the measure of all others, so they stay as they are: these series must come out alike."""

import pytest

from fullboard import games
from fullboard.bots.series import play_series
from fullboard.core.game import Game

FROZEN = {
    ("companeros", 3): (520, [647, 653, 562], [270, 270, 180]),
    ("companeros", 4): (663, [628, 604, 634, 590], [120, 120, 240, 240]),
    ("hotel-samoa", 3): (3058, [3061, 2824, 2829], [360, 180, 180]),
    ("hotel-samoa", 4): (4050, [2928, 3109, 2839, 2805], [240, 300, 120, 60]),
    ("sun-sea-and-sand", 2): (599, [392, 411], [270, 450]),
    ("sun-sea-and-sand", 4): (1197, [388, 396, 378, 367], [360, 150, 120, 90]),
    ("four-stars", 2): (2193, [2868, 2774], [480, 240]),
    ("four-stars", 4): (3503, [2599, 2214, 2511, 2687], [240, 180, 60, 240]),
}
EARLIER = {  # by rules version
    ("four-stars", 2, 1): (2173, [2862, 2764], [420, 300]),
    ("four-stars", 4, 1): (3501, [2572, 2210, 2489, 2679], [240, 180, 60, 240]),
}


@pytest.mark.parametrize(("key", "players"), FROZEN)
def test_twelve_matches_among_greedy_bots_come_out_as_ever(key: str, players: int) -> None:
    assert series(games[key], players) == FROZEN[key, players]


@pytest.mark.parametrize(("key", "players", "version"), EARLIER)
def test_by_earlier_rules_too(key: str, players: int, version: int) -> None:
    assert series(games[key].at_version(version), players) == EARLIER[key, players, version]


def series(game: Game, players: int) -> tuple[int, list[int], list[int]]:
    """Moves, points and wins of a dozen matches."""
    line_up = [game.bots["greedy"]] * players
    totals = play_series(game, game.check_options({}), game.find_edition(), line_up, 0, 12, 11)
    return totals.moves, totals.points_by_seat, totals.wins_by_seat
