"""A hint finds the winning move, and knows no more than the seat it is for."""

from __future__ import annotations

import random

import pytest

from fullboard import IllegalMove, Match, games
from fullboard.bots.hints import hint, hint_for, in_words, why_in_words
from fullboard.bots.moments import moment_now
from fullboard.core.chance import Quick
from fullboard.words import Words
from tests.bots.planted import RIGHT, last_share_out

ITERATIONS = 60
OWN = [key for key in games if games[key].folder.startswith("fullboard.")]


def test_the_move_that_wins_at_once_is_hinted() -> None:
    match = last_share_out()
    told = hint_for(match.record(), 0, seed=3, iterations=ITERATIONS)
    assert told["move"] == RIGHT
    assert told["chance"] == 1.0
    assert told["instead"] == {"move": "take red", "chance": 0.0}
    assert told["error"] == 0.0


def test_a_hint_is_one_sentence_in_the_words_of_the_game() -> None:
    match = last_share_out()
    told = hint_for(match.record(), 0, seed=3, iterations=ITERATIONS)
    folder = match.game.folder
    english = in_words(told, Words(folder, "en", match.names))
    assert english.startswith(
        "“take green”: an estimated 100% chance of winning, instead of 0% with “take red”; then Bea"
    )
    french = in_words(told, Words(folder, "fr", match.names)).replace("\u00a0", " ").replace("\u202f", " ")
    assert french.startswith(
        "« prendre les vertes » : environ 100 % de chances de gagner, contre 0 % avec « prendre les rouges »"
    )


def test_what_cannot_be_told_apart_is_not_told_apart() -> None:
    told = {"seat": 0, "only": False, "move": "take green", "chance": 0.52, "error": 0.02, "iterations": 60}
    told |= {"instead": {"move": "take red", "chance": 0.5}, "meanwhile": [], "line": []}
    said = in_words(told, Words(games["companeros"].folder, "en"))
    assert said == "“take green”: an estimated 52% chance of winning, and “take red” is about as good."


LINE = {
    "seat": 0,
    "only": False,
    "move": "roll",
    "chance": 0.52,
    "error": 0.02,
    "instead": None,
    "meanwhile": [{"seat": 1, "move": "end", "likely": 0.6}],
    "line": [
        {"seat": 2, "move": "event slump-plane 3", "likely": 0.1},
        {"seat": 0, "move": "roll", "likely": 0.9},
    ],
}


def test_moves_are_quoted_after_a_colon_and_quotations_inside_them_otherwise() -> None:
    folder = games["four-stars"].folder
    names = ["Anna", "Bea", "Carl"]
    card = Words(folder, "en").move("event slump-plane 3").replace("“", "\u2018").replace("”", "\u2019")
    assert "\u2018" in card
    assert in_words(LINE, Words(folder, "en", names)) == (
        "“roll the dice”: an estimated 52% chance of winning; meanwhile Bea, probably: “end the turn”; "
        f"then Carl, for example: “{card}”; then you: “roll the dice”."
    )
    french = in_words(LINE, Words(folder, "fr", names)).replace("\u00a0", " ").replace("\u202f", " ")
    assert french.startswith(
        "« lancer les dés » : environ 52 % de chances de gagner ; en même temps, sans doute, Bea : « finir le tour » ; "
        "puis, par exemple, Carl : « jouer “"
    )
    assert french.endswith(" » ; puis vous : « lancer les dés ».")
    assert french.count("«") == french.count("»") == 4


def test_an_only_move_needs_no_thought() -> None:
    match = last_share_out()
    match.play(0, "take red")
    told = hint_for(match.record(), 1, seed=3)
    assert told == {"seat": 1, "only": True, "move": "take green"}
    assert in_words(told, Words(match.game.folder, "en")) == "Your only move: “take green”."


def test_no_hint_for_whoever_is_not_to_move() -> None:
    match = last_share_out()
    with pytest.raises(IllegalMove, match="not-your-turn"):
        hint_for(match.record(), 1, seed=3)


@pytest.mark.parametrize("key", OWN)
def test_a_hint_is_the_same_in_worlds_its_seat_cannot_tell_apart(key: str) -> None:
    dice = random.Random(key)
    match = Match(key, games[key].players[0], seed=8)
    compared = different = 0
    while match.actors and compared < 5:
        seat = dice.choice(match.actors)
        if len(match.legal(seat)) > 1 and dice.random() < 0.3:
            truth = moment_now(match, seat)
            other = truth.guess(seat, Quick(dice.getrandbits(30)))
            different += truth.position() != other.position()
            seed = dice.getrandbits(30)
            assert hint(truth, seat, seed, ITERATIONS) == hint(other, seat, seed, ITERATIONS)
            compared += 1
        match.play(seat, dice.choice(match.legal(seat)))
    assert compared == 5
    assert different or key != "companeros"  # elsewhere only what is being chosen is hidden


def test_a_hint_inside_a_secret_choice_does_not_know_what_others_have_chosen() -> None:
    match = Match("hotel-samoa", 3, seed=4)
    while len(match.actors) < 3:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    before = hint_for(match.record(), 2, seed=1, iterations=ITERATIONS)
    told = []
    for choice in match.legal(0)[:3]:
        other = match.copy()
        other.play(0, choice)
        told.append(hint_for(other.record(), 2, seed=1, iterations=ITERATIONS))
    assert told == [before] * 3
    assert {each["seat"] for each in before["meanwhile"]} <= {0, 1}


def test_a_hint_says_what_is_taken_and_what_is_left_to_whom() -> None:
    match = last_share_out()
    told = hint_for(match.record(), 0, seed=3, iterations=ITERATIONS)
    words = Words(match.game.folder, "en", match.names)
    assert why_in_words(told, words) == [
        "That is 19 points.",
        "Bea is next and will find at most 1 point, in red.",
        "At the end, about 63 points: 18 more than with “take red”.",
    ]
    assert why_in_words(told, Words(match.game.folder, "de", match.names))[0] == "Das sind 19 Punkte."
