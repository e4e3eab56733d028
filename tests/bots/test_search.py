"""The search knows what its seat knows, keeps to its budget and its memory, and plays the same from the same seed."""

import time
from typing import Any

import pytest

from fullboard import Match, games
from fullboard.bots.guides import guide_of
from fullboard.bots.levels import hard
from fullboard.bots.search import NODE, Search, Searcher
from fullboard.bots.series import play_series
from fullboard.core.bot import Bot, Budget, RandomBot
from fullboard.core.chair import Chair
from fullboard.core.chance import Chance, Quick
from fullboard.core.guide import Guide
from fullboard.core.shelf import shelf

LEVELS = ["random", "easy", "greedy", "medium", "hard", "expert"]
every_game = pytest.mark.parametrize("key", list(games))


def midway(key: str, seed: int, moves: int = 4) -> Match:
    game = games[key]
    match = Match(key, game.players[0], seed=seed)
    minds = Quick(seed, 3)
    for _ in range(moves):
        if match.actors:
            seat = match.actors[-1]
            match.play(seat, int(match.state.random_move(seat, minds)))
    return match


def choice(match: Match, seat: int, seed: int, iterations: int = 60) -> int:
    bot = Searcher(guide_of(match.game), iterations)
    chance = Quick(seed, 9)
    return int(bot.choose(Chair(match.state, seat, chance), chance, Budget()))


@every_game
def test_all_levels_are_there_for_every_game(key: str) -> None:
    names = [name for name in shelf().bots_for(games[key]) if name in LEVELS]
    assert names == [name for name in LEVELS if name != "greedy" or "greedy" in games[key].bots]


@every_game
def test_the_same_seed_gives_the_same_move(key: str) -> None:
    for seed in range(3):
        match = midway(key, seed)
        seat = match.actors[0]
        assert choice(match, seat, seed) == choice(match, seat, seed)


@every_game
def test_what_is_hidden_has_no_influence(key: str) -> None:
    for seed in range(3):
        match = midway(key, seed)
        seat = match.actors[0]
        other = match.guess(seat, seed + 100)
        first = Search(guide_of(match.game))
        second = Search(guide_of(match.game))
        first.think(Chair(match.state, seat, Quick(1)), Quick(2), Budget(50))
        second.think(Chair(other.state, seat, Quick(1)), Quick(2), Budget(50))
        assert first.outlook() == second.outlook()
        assert list(first.moves(seat)) == list(second.moves(seat))


@every_game
def test_a_full_tree_grows_no_more_and_still_finds_a_move(key: str) -> None:
    match = midway(key, 1)
    seat = match.actors[0]
    search = Search(guide_of(match.game), most_nodes=64)
    search.think(Chair(match.state, seat, Quick(1)), Quick(2), Budget(400))
    widest = 400  # a node's children are added together
    assert len(search.cells) // NODE <= 64 + widest
    assert search.iterations == 400
    assert search.moves(seat)[0] in match.legal(seat)


def test_a_budget_in_seconds_is_kept() -> None:
    match = midway("companeros", 1, 0)
    start = time.perf_counter()
    bot = hard(games["companeros"])
    bot.choose(Chair(match.state, match.actors[0], Quick(1)), Quick(2), Budget(10**9, 0.1))
    assert time.perf_counter() - start < 30  # it would be hours


def test_shares_of_all_seats_are_one_win() -> None:
    match = midway("companeros", 4, 5)
    search = Search(Guide())
    search.think(Chair(match.state, match.actors[0], Quick(1)), Quick(2), Budget(300))
    assert sum(search.outlook()) == pytest.approx(1, abs=0.001)
    assert all(0 <= search.share(match.actors[0], move) <= 1 for move in search.moves(match.actors[0]))


def test_a_secret_choice_of_others_does_not_matter_before_it_is_shown() -> None:
    before = Match("siesta", 2, seed=5)
    moves = set()
    for move in before.legal(1):
        match = Match("siesta", 2, seed=5)
        match.play(1, move)
        moves.add(choice(match, 0, 3, 200))
    assert len(moves) == 1


class Keeper(Bot):
    """Keeps its tree, and counts how often it went on with one."""

    def __init__(self, guide: Guide) -> None:
        super().__init__()
        self.searcher = Searcher(guide, 20)
        self.searcher.keeps = True
        self.kept = 0

    def choose(self, chair: Chair, chance: Chance, budget: Budget) -> int:
        move = int(self.searcher.choose(chair, chance, budget))
        assert move in chair.legal
        search = self.searcher.search
        self.kept += len(chair.legal) > 1 and sum(search.visits(chair.seat, each) for each in chair.legal) > 20
        return move


def test_a_kept_tree_never_makes_an_illegal_move() -> None:
    game = games["hotel-samoa"]
    keeper = Keeper(guide_of(game))
    line_up = [lambda: keeper, RandomBot, RandomBot]
    play_series(game, game.check_options({}), game.find_edition(), line_up, 0, 2, 5)
    assert keeper.kept > 0


@pytest.mark.parametrize("key", ["companeros", "hotel-samoa", "sun-sea-and-sand", "four-stars"])
def test_easy_lies_between_random_and_greedy(key: str) -> None:
    game = games[key]
    bots = shelf().bots_for(game)

    def wins(one: str, rest: str, number: int = 48) -> float:
        line_up = [bots[one], *[bots[rest]] * (game.players[0] - 1)]
        totals = play_series(game, game.check_options({}), game.find_edition(), line_up, 0, number, 3)
        return float(totals.wins_by_bot[0]) / 60 / number

    fair = 1 / game.players[0]
    assert wins("easy", "random") > fair + 0.15
    assert wins("easy", "greedy") < fair - 0.05


@pytest.mark.parametrize("key", ["companeros", "hotel-samoa", "sun-sea-and-sand", "four-stars"])
def test_a_little_search_beats_greedy_clearly(key: str) -> None:
    """A short version of `make bench-bots`: seeded, by iterations, so that it comes out the same every time."""
    game = games[key]
    line_up = [brief_search_of(key), *[game.bots["greedy"]] * 3]
    number = 36 if key == "four-stars" else 24  # the dice of 4 Étoiles are loud
    totals = play_series(game, game.check_options({}), game.find_edition(), line_up, 0, number, 2)
    assert totals.wins_by_bot[0] / 60 / number > 0.3


def brief_search_of(key: str) -> Any:
    efforts = {"companeros": 300, "hotel-samoa": 150, "sun-sea-and-sand": 40, "four-stars": 200}

    def make() -> Searcher:
        guide = guide_of(games[key])
        guide.hasten()
        return Searcher(guide, efforts[key])

    return make
