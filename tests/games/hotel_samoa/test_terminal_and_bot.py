"""The table in a terminal, in both languages, and the greedy bot."""

import random

import pytest
from rich.console import Console

from fullboard import Match, games
from fullboard.bots.series import play_series
from fullboard.core.bot import Budget, RandomBot
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.games.hotel_samoa import terminal
from fullboard.games.hotel_samoa.greedy import Greedy
from fullboard.words import Words, languages

from .table import ANNA, KEY, hotel, play, reveal, set_up


def drawn(match: Match, seat: int | None, language: str = "en") -> str:
    """The table as text."""
    console = Console(width=200, record=True, quiet=True)
    words = Words(match.game.folder, language, ["Anna", "Bart", "Claude"])
    with console.capture() as captured:
        console.quiet = False
        console.print(terminal.show(match.view(seat), words, seat))
    return captured.get()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [3, 6])
def test_every_moment_of_a_match_can_be_drawn(language: str, players: int) -> None:
    match = Match(KEY, players, seed=8)
    chance = random.Random(8)
    words = Words(match.game.folder, language)
    while match.actors:
        seat = chance.choice(match.actors)
        for viewer in (seat, None):
            terminal.show(match.view(viewer), words, viewer)
        for move in match.legal(seat):
            assert terminal.move_label(match.notation(move), words).plain
        match.play(seat, chance.choice(match.legal(seat)))
    assert str(max(match.scores)) in drawn(match, None, language)


def test_a_table_shows_guests_suites_tiles_money_and_what_a_room_would_pay() -> None:
    inn = hotel({1: "japan rich", 2: "germany lover, japan lover"}, suites=[3], pools=1, specials=["swap"])
    match = set_up(3, card=6, groups=[["celebrity", *["plain"] * 4]], hotels={ANNA: inn}, money={ANNA: 41})
    reveal(match, "10 7", "holiday", "holiday")
    play(match, ANNA, "pass", "group 1", "take celebrity")
    shown = drawn(match, ANNA)
    for piece in (
        "JP$",
        "DE♥",
        "[[3]]",
        "NO★",
        "1 pool",
        "Swap",
        "10/7",
        "Staff Holiday",
        "Your money: 41",
        "room 3: 14",
    ):
        assert piece in shown
    assert "Your money" not in drawn(match, None)


def test_the_greedy_bot_is_clearly_above_random() -> None:
    game = games[KEY]
    totals = play_series(game, {}, game.find_edition(), [Greedy, RandomBot, RandomBot, RandomBot], 0, 40, 1)
    assert totals.wins_by_bot[0] > 0.8 * 60 * 40


def best(match: Match, seat: int) -> str:
    """What the greedy bot does."""
    return match.notation(int(Greedy().choose(Chair(match.state, seat, Quick(1)), Quick(2), Budget())))


def test_the_greedy_bot_buys_no_suite_for_20_in_the_last_round() -> None:
    match = reveal(set_up(3, round=12, card=6, offer=("suite",) * 2), "20 12", "holiday", "holiday")
    assert best(match, ANNA) == "pass"


def test_the_greedy_bot_keeps_its_card_rather_than_let_its_last_room_cheaply_to_the_end() -> None:
    guests = dict.fromkeys(range(2, 7), "japan plain")
    match = set_up(3, round=9, card=6, groups=[["plain"] * 5], hotels={ANNA: hotel(guests, suites=[1, 2])})
    reveal(match, "2 3", "holiday", "holiday")
    assert best(match, ANNA) == "pass"


def test_the_greedy_bot_puts_a_lover_to_another_lover() -> None:
    match = set_up(3, card=6, groups=[["lover"] * 3 + ["plain"] * 2], hotels={ANNA: hotel({4: "japan lover"})})
    reveal(match, "10 7", "holiday", "holiday")
    play(match, ANNA, "group 1", "take lover")
    assert best(match, ANNA) == "room 4"
