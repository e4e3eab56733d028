"""Levels people feel: what is kept for comparison plays as it did, and weak bots are weak as people are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fullboard import games
from fullboard.bots.champion import Champion, has_champion
from fullboard.bots.guides import guide_of
from fullboard.bots.kept import HARD_0_1
from fullboard.bots.levels import deepens
from fullboard.bots.overlooking import Overlooking
from fullboard.bots.search import Searcher
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.guide import Guide
from fullboard.core.shelf import shelf

OWN = ["companeros", "hotel-samoa", "sun-sea-and-sand", "four-stars"]
THEN = {  # the first dozen choices of three `hard` of Fullboard 0.1, with 40 iterations each
    "companeros": "play yellow 5, play yellow 7, play yellow 10, play red 8, play red 10, play yellow 1, play green 5, "
    "play green 9, play yellow 2, take red, play green 1, play yellow 8",
    "hotel-samoa": "choose 10 7, choose 12 9, choose 8 6, buy extra-room, group 1, take rich, room 1, take lover, "
    "room 4, group 3, take celebrity, room 2",
    "sun-sea-and-sand": "bungalows 4, bungalows 4, bungalows 4, bungalows 2, bungalows 2, sign, fetch 3, fetch 4, "
    "fetch 6, build beach-chairs 1, fetch 6, fetch 3",
    "four-stars": "start 20, start 7, start 20, event crisis-club 3, end, roll, end, roll, end, event boom-plane 3, "
    "end, event season-restaurant 2",
}
ITERATIONS = {"companeros": 8000, "hotel-samoa": 2000, "sun-sea-and-sand": 500, "four-stars": 4000}


@pytest.mark.parametrize("key", OWN)
def test_the_hard_bot_of_then_plays_as_it_did(key: str) -> None:
    game = games[key]
    bot = shelf().find_bot(game, "hard-0.1")
    assert bot.iterations == ITERATIONS[key]
    deals, draws = Quick(19), Quick(20)
    state = game.new(3, game.check_options({}), game.find_edition(), deals)
    choices: list[str] = []
    while len(choices) < 12 and (seat := state.actor()) >= 0:
        move = bot.choose(Chair(state, seat, draws), draws, Budget(40))
        if len(state.legal(seat)) > 1:
            choices.append(state.notation(move))
        state.play(seat, move, deals)
    assert ", ".join(choices) == THEN[key]


def test_what_is_kept_is_for_arenas_and_offered_to_nobody() -> None:
    for key in [*OWN, "siesta"]:
        assert "hard-0.1" in shelf().bots_for(games[key])
        assert not {"hard-0.1", "random"}.intersection(shelf().offered(games[key]))
    assert shelf().levels_of(games["companeros"]) == ["easy", "greedy", "medium", "hard", "expert"]
    assert set(HARD_0_1) == set(OWN)
    assert shelf().find_bot(games["siesta"], "hard-0.1").iterations == 2000


@pytest.mark.parametrize("key", OWN)
def test_whoever_overlooks_the_obvious_takes_the_best_that_is_seen(key: str) -> None:
    game = games[key]
    greedy = game.bots["greedy"]
    never, always = (Overlooking(greedy(), guide_of(game), times, 30) for times in (0, 100))
    state = game.new(4, game.check_options({}), game.find_edition(), Quick(1))
    for number in range(20):
        seat = state.actor()
        chair = Chair(state, seat, Quick(2, number))
        obvious = greedy().choose(chair, Quick(3, number), Budget())
        assert never.choose(chair, Quick(3, number), Budget()) == obvious
        if len(chair.legal) > 1:
            instead = always.choose(chair, Quick(3, number), Budget())
            assert instead in chair.legal
            tried = [move for move in always.search.moves(seat) if move != obvious]
            assert (instead in tried) if tried else (instead == obvious)
        state.play(seat, obvious, Quick(4, number))


class Master(Guide):
    """A guide of a game that has a champion."""

    def __init__(self) -> None:
        super().__init__()
        self.mastery = 30

    def excel(self) -> None:
        self.horizon = 3


@pytest.fixture
def forgetful() -> Iterator[None]:
    """Which games have a champion is asked anew, before and after."""
    has_champion.cache_clear()
    yield
    has_champion.cache_clear()


@pytest.mark.usefixtures("forgetful")
def test_a_champion_is_a_level_only_of_games_that_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    siesta = games["siesta"]
    for key in ("hotel-samoa", "sun-sea-and-sand"):
        assert shelf().levels_of(games[key])[-2:] == ["expert", "champion"]
        assert "champion" in shelf().offered(games[key])
    for game in (games["companeros"], games["four-stars"], siesta):
        assert "champion" not in [*shelf().levels_of(game), *shelf().bots_for(game), *shelf().offered(game)]
    has_champion.cache_clear()
    monkeypatch.setattr(siesta, "guide", Master)
    assert shelf().levels_of(siesta)[-2:] == ["expert", "champion"]
    assert "champion" in shelf().offered(siesta)
    champion = shelf().find_bot(siesta, "champion")
    assert isinstance(champion, Champion)
    assert champion.iterations == 30
    state = siesta.new(2, siesta.check_options({}), siesta.find_edition(), Quick(1))
    move = champion.choose(Chair(state, state.actor(), Quick(2)), Quick(3), Budget())
    assert move in state.legal(state.actor())
    asked = champion.bot
    assert isinstance(asked, Searcher)
    assert (asked.iterations, asked.search.iterations, asked.search.guide.horizon) == (30, 30, 3)


class Deep(Guide):
    """A guide of a game whose expert wins more than its hard bot."""

    def __init__(self) -> None:
        super().__init__()
        self.deepens = True


@pytest.fixture
def undecided() -> Iterator[None]:
    """At which games expert is offered is asked anew, before and after."""
    deepens.cache_clear()
    yield
    deepens.cache_clear()


@pytest.mark.usefixtures("undecided")
def test_expert_is_offered_where_it_wins_more_and_plays_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    siesta = games["siesta"]
    assert not any("expert" in shelf().offered(games[key]) for key in [*OWN, "siesta"])
    assert "expert" in shelf().levels_of(siesta)
    assert shelf().find_bot(siesta, "expert").iterations == 5 * shelf().find_bot(siesta, "hard").iterations
    assert set(shelf().offered(siesta, ["expert"])) - set(shelf().offered(siesta)) == {"expert"}
    deepens.cache_clear()
    monkeypatch.setattr(siesta, "guide", Deep)
    assert "expert" in shelf().offered(siesta)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("key", ["hotel-samoa", "sun-sea-and-sand"])
def test_a_champion_searches_by_what_was_learned_and_hard_does_not(key: str, players: int) -> None:
    game = games[key]
    champion, hard = Champion(game), shelf().find_bot(game, "hard")
    state = game.new(players, game.check_options({}), game.find_edition(), Quick(5))
    told = []
    for number in range(2 * players):
        chair = Chair(state, state.actor(), Quick(6, number))
        moves = [bot.choose(chair, Quick(7, number), Budget(20)) for bot in (champion, hard)]
        assert set(moves) <= set(chair.legal)
        searches = [bot.search for bot in (champion.bot, hard) if isinstance(bot, Searcher)]
        told.append([search.share(chair.seat, moves[0]) for search in searches])
        state.play(chair.seat, moves[1], Quick(8, number))
    assert any(one != other for one, other in told)
