"""Positions: a sound one is set up as it is, a bad one is refused with a code and the place that is wrong."""

import copy
import json
from typing import Any

import pytest

from fullboard import BadPosition, Match

from .table import KEY, components, idle, position, set_up

SOUND = {
    "start": position(2),
    "five": position(5, week=3, first=2, turn=4),
    "middle": position(
        3,
        week=4,
        taken={(4, 2): 1, (6, 3): 0},
        beaches={0: [1, 3], 2: [2]},
        track=[2, 0, 1],
        resorts={
            0: {"bungalows": 6, "tourists": "1 red 2 blue", "facilities": "bar 1 1, terrace 3 1, beach-chairs 2"},
            1: {"signs": "welcome open", "money": 20},
        },
    ),
    "end": position(2, week=8, phase="over", turn=None, beaches={0: [8]}, resorts={0: {"home": 0}, 1: {"home": 0}}),
}


def load(data: dict[str, Any]) -> Match:
    return Match(KEY, position=data, seed=1)


@pytest.mark.parametrize("name", SOUND)
def test_a_sound_position_is_set_up_as_it_is(name: str) -> None:
    match = load(SOUND[name])
    full = match.position()
    for key, value in SOUND[name].items():
        assert full[key] == value
    assert load(json.loads(json.dumps(full))).position() == full


def test_an_overbooked_position_can_be_set_up_in_the_middle_of_the_choice() -> None:
    resorts = {0: {"money": 5, "bungalows": 1, "home": 1}}
    match = set_up(
        2,
        phase="overbooking",
        boats={2: "1 red 1 green, 1 blue"},
        taken={(2, 2): 0, (2, 3): 0},
        resorts=resorts,
        sent={"red": 1},
    )
    assert match.view(None)["arriving"] == {"green": 1, "blue": 1}
    match.play(0, "send-away green")
    assert match.position()["week"] == 2


def bad(path: str, value: Any, base: str = "middle") -> dict[str, Any]:
    """A sound position with one value changed; a path such as "seats.0.money"."""
    data = copy.deepcopy(load(SOUND[base]).position())
    *way, last = path.split(".")
    target = data
    for step in way:
        target = target[int(step) if isinstance(target, list) else step]
    target[int(last) if isinstance(target, list) else last] = value
    return data


def refusal(data: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(BadPosition) as error:
        load(data)
    return error.value.code, error.value.path


@pytest.mark.parametrize(
    ("path", "value", "code", "where"),
    [
        ("weather", "fine", "unknown-key", "weather"),
        ("seats.0.stars", 5, "unknown-key", "seats[0].stars"),
        ("boats.0.name", "Anna", "unknown-key", "boats[0].name"),
        ("seats.0.facilities.0.colour", "red", "unknown-key", "seats[0].facilities[0].colour"),
        ("stock.casino", 1, "unknown-key", "stock.casino"),
        ("week", 0, "out-of-range", "week"),
        ("week", 9, "out-of-range", "week"),
        ("week", True, "out-of-range", "week"),
        ("first", 3, "out-of-range", "first"),
        ("turn", 3, "out-of-range", "turn"),
        ("turn", None, "out-of-range", "turn"),
        ("phase", "party", "unknown-phase", "phase"),
        ("phase", ["work"], "unknown-phase", "phase"),
        ("phase", "over", "not-over-yet", "phase"),
        ("boats", [], "not-a-list", "boats"),
        ("boats.0", 3, "not-a-table", "boats[0]"),
        ("boats.0.boat", 0, "out-of-range", "boats[0].boat"),
        ("boats.0.boat", 33, "out-of-range", "boats[0].boat"),
        ("boats.1.boat", 1, "boat-twice", "boats[1].boat"),
        ("boats.4.taken", [None], "not-a-list", "boats[4].taken"),
        ("boats.4.taken.0", 3, "unknown-seat", "boats[4].taken[0]"),
        ("boats.4.taken.0", True, "unknown-seat", "boats[4].taken[0]"),
        ("boats.2.taken.0", 1, "boat-gone", "boats[2].taken[0]"),
        ("boats.4.taken.0", 2, "not-five-members", "seats[2]"),
        ("seats", [], "not-a-list", "seats"),
        ("seats.1", None, "not-a-table", "seats[1]"),
        ("seats.1.money", 21, "out-of-range", "seats[1].money"),
        ("seats.1.money", -1, "out-of-range", "seats[1].money"),
        ("seats.1.money", 10**30, "out-of-range", "seats[1].money"),
        ("seats.1.bungalows", 161, "out-of-range", "seats[1].bungalows"),
        ("seats.1.home", 6, "out-of-range", "seats[1].home"),
        ("seats.1.home", 2, "not-five-members", "seats[1]"),
        ("seats.1.busy", [4, 0], "bad-time-spaces", "seats[1].busy"),
        ("seats.1.busy", [6, 0, -1], "bad-time-spaces", "seats[1].busy"),
        ("seats.1.tourists", {"red": 1}, "too-many-tourists", "seats[1]"),
        ("seats.1.tourists", {"pink": 1}, "unknown-colour", "seats[1].tourists.pink"),
        ("seats.1.tourists", {"red": -1}, "out-of-range", "seats[1].tourists.red"),
        ("seats.1.tourists", [], "not-a-table", "seats[1].tourists"),
        ("seats.0.facilities", {}, "not-a-list", "seats[0].facilities"),
        ("seats.0.facilities.0", "bar", "not-a-table", "seats[0].facilities[0]"),
        ("seats.0.facilities.0.name", "casino", "unknown-facility", "seats[0].facilities[0].name"),
        ("seats.0.facilities.0.name", "terrace", "facility-twice", "seats[0].facilities[1].name"),
        ("seats.0.facilities.0.field", 7, "out-of-range", "seats[0].facilities[0].field"),
        ("seats.0.facilities.0.field", 3, "field-taken", "seats[0].facilities[1].field"),
        ("seats.0.facilities.0.field", 5, "not-connected", "seats[0].facilities"),
        ("seats.0.facilities.0.tourists", 7, "too-many-tourists", "seats[0]"),
        ("seats.0.facilities.0.tourists", -1, "out-of-range", "seats[0].facilities[0].tourists"),
        ("seats.1.signs", "welcome", "not-a-list", "seats[1].signs"),
        ("seats.1.signs", ["exit"], "unknown-sign", "seats[1].signs[0]"),
        ("seats.1.signs", ["welcome", "welcome"], "sign-twice", "seats[1].signs[1]"),
        ("seats.1.signs", ["open"], "sign-skipped", "seats[1].signs"),
        ("stock.bar", 3, "wrong-supply", "stock.bar"),
        ("stock", [], "not-a-table", "stock"),
        ("signs.open", 4, "wrong-supply", "signs.open"),
        ("track", [0, 1, 1], "not-every-marker", "track"),
        ("track", [0, 1, True], "not-every-marker", "track"),
        ("track", [1, 0, 2], "track-not-rising", "track[1]"),
        ("beaches", [[], []], "not-a-list", "beaches"),
        ("beaches.1", 3, "not-a-list", "beaches[1]"),
        ("beaches.1", [0], "out-of-range", "beaches[1][0]"),
        ("beaches.1", [4], "backpacker-not-yet", "beaches[1][0]"),
        ("beaches.1", [3], "backpacker-twice", "beaches[1][0]"),
        ("sent", {"red": 1}, "no-overbooking", "sent"),
        ("phase", "overbooking", "boat-gone", "boats[3].taken[0]"),
        ("players", 6, "bad-players", "players"),
        ("step", -1, "not-a-count", "step"),
        ("game", "companeros", "another-game", "game"),
        ("edition", "deluxe", "unknown-edition", "edition"),
    ],
)
def test_a_bad_position_says_what_is_wrong(path: str, value: Any, code: str, where: str) -> None:
    assert refusal(bad(path, value)) == (code, where)


def test_a_player_without_members_at_home_is_not_to_move() -> None:
    assert refusal(position(2, resorts={0: {"home": 0}})) == ("nobody-at-home", "turn")


def test_more_facilities_than_there_are() -> None:
    assert refusal(position(2, resorts={seat: {"facilities": "terrace 1"} for seat in (0, 1)}))[0] == "sold-out"


def test_more_signs_than_there_are() -> None:
    all_signs = {seat: {"signs": "welcome open hotel blue"} for seat in range(3)}
    assert refusal(position(3, resorts=all_signs)) == ("too-many-signs", "seats[2].signs[3]")


def test_a_sign_that_has_run_out_may_have_been_skipped() -> None:
    signs = {seat: {"signs": "welcome open"} for seat in range(4)} | {4: {"signs": "welcome hotel"}}
    assert load(position(5, resorts=signs)).position()["seats"][4]["signs"] == ["welcome", "hotel"]


def test_a_field_that_the_edition_does_not_have() -> None:
    data = position(2, resorts={0: {"facilities": "bar 1, terrace 4, beach-chairs 3, jet-ski 2"}})
    narrow = components()
    narrow["board"]["fields"]["value"] = 3
    data["edition"] = {"name": "narrow", **narrow}
    assert refusal(data) == ("no-such-field", "seats[0].facilities[1].field")


def test_nobody_is_to_move_at_the_end_and_nobody_is_left_at_home() -> None:
    assert refusal(bad("turn", 0, "end")) == ("no-turn-at-the-end", "turn")
    assert refusal(position(2, week=8, phase="over", turn=None)) == ("idle-member", "seats[0].home")


@pytest.mark.parametrize(
    ("bungalows", "groups"), [(0, "1 red, 1 blue"), (2, "1 red, 1 blue"), (1, "1 red, 1 red"), (1, "1 red, 3 red")]
)
def test_overbooking_without_a_choice_is_no_position(bungalows: int, groups: str) -> None:
    resorts = {0: {"bungalows": bungalows}}
    data = position(2, phase="overbooking", boats={2: groups}, taken={(2, 2): 0, (2, 3): 0}, resorts=resorts)
    assert refusal(data) == ("no-overbooking", "turn")


def test_nobody_can_have_sent_away_more_than_were_coming() -> None:
    data = position(2, phase="overbooking", boats={2: "1 red 1 blue"}, taken={(2, 2): 0}, sent={"green": 1})
    assert refusal(data) == ("sent-too-many", "sent.green")


def test_week_8_has_no_overbooking() -> None:
    assert refusal(position(2, week=8, phase="overbooking")) == ("no-overbooking", "phase")


def test_a_position_goes_on_like_the_match_it_was_taken_from() -> None:
    match = Match(KEY, 3, seed=5)
    for _ in range(15):
        idle(match)
    again = load(match.position())
    while not match.over:
        move = match.legal(match.actors[0])[-2:][0]
        again.play(match.actors[0], move)
        match.play(match.actors[0], move)
    assert again.position() == match.position()
