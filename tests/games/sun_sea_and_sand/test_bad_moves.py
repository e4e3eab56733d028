"""Moves that are refused: each refusal has its code, and nothing changes."""

from typing import Any

import pytest

from fullboard import IllegalMove, Match
from fullboard.words import Words, languages

from .table import KEY, components, idle, set_up, spend_week

NO_MOVES: list[Any] = [10**30, -(10**30), 2**63, -1, 170, 1000, True, False, None, 3.5, float("nan"), b"sign", [0], {}]


def overbooked() -> Match:
    resorts = {0: {"money": 5, "bungalows": 2}, 1: {"home": 0}}
    match = set_up(2, boats={2: "2 red, 1 blue"}, taken={(2, 2): 0, (2, 3): 0}, resorts=resorts)
    idle(match)
    return match


def finished() -> Match:
    return spend_week(set_up(2, week=8))


def refused(match: Match, seat: Any, move: Any) -> str:
    """The refusal, once it is certain that nothing has changed and that both languages have words for it."""
    before = (match.record(), match.position(), match.actors, match.view(None))
    with pytest.raises(IllegalMove) as error:
        match.play(seat, move)
    assert (match.record(), match.position(), match.actors, match.view(None)) == before
    for language in languages():
        said = Words(match.game.folder, language).refusal(error.value.code, error.value.parameters)
        assert said != error.value.code
        assert "{" not in said
    return error.value.code


@pytest.mark.parametrize("move", NO_MOVES, ids=repr)
def test_what_is_no_move_is_a_bad_move(move: Any) -> None:
    assert refused(set_up(2), 0, move) == "bad-move"


@pytest.mark.parametrize("seat", [-1, 2, 10**30, True, None, "0", [0]], ids=repr)
def test_what_is_no_seat_is_a_bad_seat(seat: Any) -> None:
    assert refused(set_up(2), seat, "sign") == "bad-seat"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Sign",
        "sign ",
        "bungalows",
        "bungalows 0",
        "bungalows 5",
        "fetch 0",
        "fetch 12",
        "reserve 1 2",
        "reserve 9 2",
        "build bar",
        "build bar 0",
        "build bar 7",
        "build pool 1",
        "send-away",
        "send-away pink",
        "x" * 100_000,
        "fetch \uff12",
    ],
    ids=lambda text: repr(text[:20]),
)
def test_text_that_names_no_move_is_an_unknown_move(text: str) -> None:
    assert refused(set_up(2), 0, text) == "unknown-move"


def test_no_move_is_possible_when_the_match_is_over() -> None:
    match = finished()
    assert match.over
    assert refused(match, 0, "sign") == "match-over"


def test_only_the_player_whose_turn_it_is_may_move() -> None:
    assert refused(set_up(2), 1, "sign") == "not-your-turn"
    assert refused(overbooked(), 1, "send-away red") == "not-your-turn"


def test_too_few_free_bungalows() -> None:
    match = set_up(2, boats={1: "3 red"}, resorts={0: {"bungalows": 2}})
    assert refused(match, 0, "fetch 2") == "no-free-bungalow"


def test_a_facility_twice() -> None:
    assert refused(set_up(3, resorts={0: {"facilities": "bar 1"}}), 0, "build bar 2") == "already-built"


def test_a_field_away_from_everything() -> None:
    assert refused(set_up(2), 0, "build bar 2") == "not-connected"


def test_a_field_with_a_facility() -> None:
    assert refused(set_up(2, resorts={0: {"facilities": "bar 1"}}), 0, "build terrace 1") == "field-taken"


def test_a_field_that_an_edition_does_not_have() -> None:
    data = components()
    data["board"]["fields"]["value"] = 3
    match = Match(KEY, 2, seed=1, edition={"name": "narrow", **data})
    assert refused(match, match.actors[0], "build bar 4") == "no-such-field"


def test_a_facility_that_is_sold_out() -> None:
    match = set_up(2, turn=1, resorts={0: {"facilities": "diving 1"}})
    assert refused(match, 1, "build diving 1") == "sold-out"


@pytest.mark.parametrize("week", [1, 5])
def test_a_group_with_a_member_on_it(week: int) -> None:
    match = set_up(3, taken={(week, 4): 2}, resorts={0: {"bungalows": 9}})
    assert refused(match, 0, "fetch 4" if week == 1 else "reserve 5 4") == "group-taken"


def test_even_one_s_own_group_is_taken() -> None:
    match = set_up(3, taken={(4, 4): 0})
    assert refused(match, 0, "reserve 4 4") == "group-taken"


def test_a_boat_after_the_season() -> None:
    assert refused(set_up(2, week=2), 0, "reserve 8 2") == "past-week-8"
    assert refused(set_up(2, week=8), 0, "reserve 2 2") == "past-week-8"


def test_a_pass_where_a_sign_is_left() -> None:
    assert refused(set_up(2), 0, "pass") == "must-place-sign"


def test_a_sign_where_none_is_left() -> None:
    match = set_up(2, resorts={0: {"signs": "welcome open hotel blue"}})
    assert refused(match, 0, "sign") == "no-sign-left"


@pytest.mark.parametrize("move", ["bungalows 3", "build terrace 1"])
def test_something_that_costs_too_much(move: str) -> None:
    assert refused(set_up(2, resorts={0: {"money": 5}}), 0, move) == "not-enough-money"


@pytest.mark.parametrize("move", ["fetch 1", "reserve 4 1"])
def test_a_backpacker(move: str) -> None:
    assert refused(set_up(2, resorts={0: {"bungalows": 4}}), 0, move) == "backpack"


@pytest.mark.parametrize(("players", "space"), [(2, 6), (3, 8), (4, 10)])
def test_a_space_that_is_covered(players: int, space: int) -> None:
    assert refused(set_up(players), 0, f"reserve 2 {space}") == "space-covered"


@pytest.mark.parametrize("move", ["sign", "pass", "bungalows 1", "build bar 1", "reserve 2 4", "fetch 2"])
def test_work_while_somebody_is_overbooked(move: str) -> None:
    assert refused(overbooked(), 0, move) == "overbooked"


def test_a_colour_that_does_not_arrive() -> None:
    assert refused(overbooked(), 0, "send-away green") == "none-arriving"


def test_sending_away_without_need() -> None:
    assert refused(set_up(2), 0, "send-away green") == "not-overbooked"
