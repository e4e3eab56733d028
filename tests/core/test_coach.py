"""What the coach says has words in every language, and its aims name moves that can be made."""

from __future__ import annotations

import pytest

from fullboard import Match, games
from fullboard.core.chance import Quick
from fullboard.core.game import Game
from fullboard.core.lessons import course
from fullboard.core.teaching import check_lesson
from fullboard.web.coach import aims_of, gained_in_words, last_stage
from fullboard.words import Words, languages

COACHED = [game for game in games.values() if game.coach is not None]
MOST_MOVES = 120


@pytest.mark.parametrize("game", COACHED, ids=lambda game: game.key)
def test_aims_tips_and_reviews_are_said_for_every_decision_of_a_match(game: Game) -> None:
    assert game.coach is not None
    words = [Words(game.folder, language) for language in languages()]
    match = Match(game, game.players[0], seed=4)
    chance = Quick(5)
    said: set[str] = set()
    aimed = reviewed = 0
    for _ in range(MOST_MOVES):
        if match.over:
            break
        seat = match.actors[0]
        legal = {match.notation(move) for move in match.legal(seat)}
        found = aims_of(match, seat)
        for aim in found:
            assert aim.moves
            assert aim.moves <= legal
            said.add(f"aim-{aim.key}")
            assert all(each.say(f"aim-{aim.key}", **aim.parameters) != f"aim-{aim.key}" for each in words)
        aimed += bool(found)
        said.add(f"tip-{match.view(seat)['phase']}")
        if len(match.lines()) % 3 == 0 and (stage := last_stage(match, seat, game.coach)) is not None:
            reviewed += 1
            sentences = [gained_in_words(stage, game, each) for each in words]
            assert not any("gained" in sentence or "{" in sentence for sentence in sentences), sentences
            assert all(line.seat == seat for line in stage.lines)
        match.play(seat, int(match.state.random_move(seat, chance)))
    assert aimed
    assert reviewed
    for message in said:
        if message.startswith("tip-"):
            assert all(each.say(message) != message for each in words), message


def test_whoever_has_guests_that_leave_is_told_what_would_keep_them() -> None:
    game = games["sun-sea-and-sand"]
    lesson = course(game).lessons["first-turn"]
    moment = next(each for each in check_lesson(lesson, game) if each.said == "stay")
    beds, keep = aims_of(moment.match, lesson.seat)
    assert (beds.key, beds.moves) == ("beds", frozenset({"bungalows 3"}))
    assert (keep.key, keep.moves) == ("keep", frozenset({"build terrace 1"}))
    assert keep.parameters == {"many": 3, "colour": "red"}


@pytest.mark.parametrize(("number", "advised"), [(5, "holiday"), (6, "price")])
def test_in_the_high_season_even_one_free_room_is_worth_a_welcome(number: int, advised: str) -> None:
    game = games["hotel-samoa"]
    match = Match(game, 3, seed=4)
    view = match.view(0)
    for at in range(5):
        view["hotels"][0]["rooms"][at] = ["norway plain"]
    assert game.coach is not None
    legal = [match.notation(move) for move in match.legal(0)]
    (aim,) = game.coach.aims({**view, "round": number}, 0, legal)
    assert aim.key == advised


def test_a_celebrity_comes_first_and_into_the_middle() -> None:
    game = games["hotel-samoa"]
    assert game.coach is not None
    view = {**Match(game, 3, seed=4).view(0), "phase": "welcome"}
    (aim,) = game.coach.aims(view, 0, ["take rich", "take celebrity", "done"])
    assert aim.moves == {"take celebrity"}
    pays = [{"room": room, "pays": 5} for room in range(1, 7)]
    rooms = [f"room {room}" for room in range(1, 7)]
    (aim,) = game.coach.aims({**view, "tourist": "celebrity", "pays": pays}, 0, rooms)
    assert aim.moves == {"room 2", "room 5"}
    assert game.coach.aims({**view, "tourist": "plain", "pays": pays}, 0, rooms) == []  # all are the same


def test_a_facility_is_said_to_suit_the_guests_only_if_it_does() -> None:
    game = games["sun-sea-and-sand"]
    assert game.coach is not None
    view = Match(game, 3, seed=4).view(0)
    (aim,) = game.coach.aims(view, 0, ["build jet-ski 1"])
    assert aim.key == "points"
    view["seats"][0]["tourists"] = {"blue": 2}
    assert [aim.key for aim in game.coach.aims(view, 0, ["build jet-ski 1"])] == ["facility"]


def test_nothing_is_advised_where_there_is_nothing_but_to_roll() -> None:
    game = games["four-stars"]
    assert game.coach is not None
    view = Match(game, 3, seed=4).view(0)
    assert game.coach.aims(view, 0, ["roll"]) == []
    assert [aim.key for aim in game.coach.aims(view, 0, ["roll", "event offer-hotel 4"])] == ["wait"]
