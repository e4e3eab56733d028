"""Whole matches: golden records, the story against the scores, the table in a terminal, the greedy bot."""

import random
from io import StringIO

import pytest
from rich.console import Console
from tests.golden import FOLDER

from fullboard import Match, games
from fullboard.bots.plan import make_plan
from fullboard.bots.simulate import simulate
from fullboard.cli.screen import TerminalScreen
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.words import languages

from .table import KEY, resort, set_up, told


def random_match(players: int, seed: int, plies: int | None = None) -> Match:
    match = Match(KEY, players, seed=seed)
    minds = random.Random(seed)
    while match.actors and plies != 0:
        match.play(match.actors[0], minds.choice(match.legal(match.actors[0])))
        plies = None if plies is None else plies - 1
    return match


@pytest.mark.parametrize(
    ("name", "ending"), [("5-players-greedy", "wins"), ("won-by-tourists", "wins-by-tourists"), ("shared-win", "share")]
)
def test_the_golden_records_show_every_way_to_end(name: str, ending: str) -> None:
    match = Match.from_record((FOLDER / KEY / f"{name}.record").read_text("utf-8"))
    assert match.story(None)[-1]["key"] == ending


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_story_agrees_with_what_happened(players: int, seed: int) -> None:
    match = random_match(players, seed)
    assert [line["week"] for line in told(match, "week")] == [*range(1, 9)]
    assert [line["total"] for line in told(match, "score")] == list(match.scores)
    assert told(match, "score")[0]["total"] == resort(match, 0)["points"]["total"]
    coins = [13] * players
    for line in match.story(None):
        key, said = line["key"], line["parameters"]
        if key in ("bungalows", "build", "build-last"):
            coins[said["seat"]] -= said["price"]
        elif key in ("income", "income-bar"):
            assert coins[said["seat"]] == said["before"]
            coins[said["seat"]] = said["after"]
        elif key in ("turned-away", "sends-away"):
            coins[said["seat"]] -= said["paid"]
    assert coins == [seat["money"] for seat in match.position()["seats"]]


def test_every_line_of_the_story_that_has_a_figure_names_its_rule() -> None:
    for line in random_match(4, 3).story(None):
        assert line["key"] == "boats" or line["parameters"]["rule"].startswith("SS-")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 5])
def test_the_table_can_be_drawn_at_any_moment(language: str, players: int) -> None:
    for plies in (0, 10, 25, None):
        match = random_match(players, 6, plies)
        for seat in (0, players - 1, None):
            out = StringIO()
            screen = TerminalScreen(match, language, seat, Console(file=out, width=160))
            screen.table(match.view(seat))
            assert screen.words.name(players - 1) in out.getvalue()
            for move in match.legal(match.actors[0]) if match.actors else ():
                assert str(screen.move_label(match.notation(move))).startswith(screen.words.move(match.notation(move)))


@pytest.mark.parametrize("language", languages())
def test_an_overbooked_table_shows_who_arrives(language: str) -> None:
    resorts = {0: {"bungalows": 2}, 1: {"home": 0}}
    match = set_up(2, boats={2: "2 red, 1 blue"}, taken={(2, 2): 0, (2, 3): 0}, resorts=resorts)
    match.play(0, "sign")
    out = StringIO()
    screen = TerminalScreen(match, language, 0, Console(file=out, width=160))
    screen.table(match.view(0))
    assert "♥♥■" in out.getvalue()
    assert screen.status(match.view(0))


def test_the_help_says_that_nothing_is_hidden() -> None:
    assert "Nothing is hidden" in TerminalScreen(random_match(2, 1, 0), "en", None).words.help()
    assert "Rien n\u2019est caché" in TerminalScreen(random_match(2, 1, 0), "fr", None).words.help()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_is_clearly_above_random(players: int) -> None:
    plan = make_plan(KEY, players, ["greedy", *["random"] * (players - 1)], seed=3, fixed=True)
    assert simulate(plan, 40)["win_share"]["greedy"] > 0.9


def test_greedy_keeps_the_tourists_who_can_stay_longer() -> None:
    resorts = {0: {"bungalows": 2, "facilities": "bar 1", "home": 1}}
    match = set_up(2, phase="overbooking", boats={2: "2 red, 1 blue"}, taken={(2, 2): 0, (2, 3): 0}, resorts=resorts)
    chosen = games[KEY].bots["greedy"]().choose(Chair(match.state, 0, Quick(1)), Quick(1), Budget())
    assert match.notation(int(chosen)) == "send-away blue"


def test_the_forecast_of_a_quiet_week_comes_true() -> None:
    resorts = {
        0: {"money": 2, "bungalows": 6, "tourists": "1 red 2 blue", "facilities": "bar 1 1, terrace 2 1"},
        1: {"home": 0, "money": 1},
    }
    match = set_up(2, boats={2: "2 green"}, taken={(2, 2): 0}, resorts=resorts)
    ahead = resort(match, 0)["forecast"]
    assert ahead == {
        "income": 6,
        "bar": 1,
        "leaving": {"red": 1, "blue": 2},
        "arriving": {"green": 2},
        "free": 2,
        "overbooked": 0,
    }
    match.play(0, "sign")
    assert [line["income"] for line in told(match, "income-bar")] == [ahead["income"] + 1]  # the backpacker came too
