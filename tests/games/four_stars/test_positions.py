"""Positions: a sound one is set up as it is, a bad one is refused with a code and the place that is wrong."""

from typing import Any

import pytest

from fullboard import BadPosition, Match

from .table import ALL, CHAIN, DOLLAR, HOTEL, STARRED, STARS, Table

NEW = {"players": 2}
DEALT = [["boom-hotel 3", "boom-club 3", "boom-plane 3"], ["slump-hotel 3", "slump-club 3", "slump-plane 3"]]
START = {**NEW, "phase": "start", "squares": [None, None], "events": DEALT}
SQUARE = {**NEW, "phase": "square", "squares": [HOTEL, STARRED], "dice": [1, 2]}
CHANGE = {**NEW, "phase": "change", "squares": [DOLLAR, STARRED], "dice": [3, 2]}
GIVE = {
    **NEW,
    "phase": "give",
    "squares": [STARS, STARRED],
    "dice": [1, 2],
    "links": [{"hotel": 2}, {"club": 1}],
    "barter": {"seat": 1},
}
GET = {**GIVE, "phase": "get", "barter": {"seat": 1, "give": "hotel", "links": 1}}
DEAL = {**NEW, "phase": "deal", "played": ["offer-hotel 4"], "event_played": True}
WON = {**NEW, "phase": "over", "announced": [0], "cash": [100, 3], "links": [CHAIN, {}]}
ENDED = {**NEW, "phase": "over", "round": 10, "options": {"round_limit": 10}}
USED_UP = {
    **NEW,
    "stack": [],
    "events": [["boom-hotel 3"], []],
    "known": [["boom-hotel 3"], []],
    "played": [card for card in ALL if card != "boom-hotel 3"],
}
FREE = {**NEW, "options": {"objective": "free"}}
SOUND = {
    "new": NEW,
    "start": START,
    "square": SQUARE,
    "change": CHANGE,
    "give": GIVE,
    "get": GET,
    "deal": DEAL,
    "won": WON,
    "ended": ENDED,
    "used up": USED_UP,
}


@pytest.mark.parametrize("laid", SOUND.values(), ids=SOUND)
def test_a_sound_position_is_set_up_as_it_is(laid: dict[str, Any]) -> None:
    match = Match("four-stars", position=laid, seed=1)
    now = match.position()
    for key, value in laid.items():
        if key not in ("links", "options", "barter", "events"):
            assert now[key] == value
    assert Match("four-stars", position=now, seed=1).position() == now
    assert Match.from_record(match.record()).position() == now
    assert match.over == (laid.get("phase") == "over")


def test_what_a_position_does_not_mention_is_as_in_a_new_match() -> None:
    now = Table(2).now
    assert now["cash"] == [25, 25]
    assert now["bank"] == {"hotel": 30, "restaurant": 30, "club": 30, "plane": 30}
    assert now["stack"] == ALL


BAD = [
    ("unknown-key", "money", NEW, {"money": 3}),
    ("unknown-key", "", NEW, {3: 3}),
    ("unknown-phase", "phase", NEW, {"phase": "siesta"}),
    ("unknown-phase", "phase", NEW, {"phase": []}),
    ("out-of-range", "round", NEW, {"round": 0}),
    ("out-of-range", "round", NEW, {"round": 201}),
    ("out-of-range", "turn", NEW, {"turn": 2}),
    ("out-of-range", "first", NEW, {"first": True}),
    ("out-of-range", "cash[1]", NEW, {"cash": [0, -1]}),
    ("out-of-range", "cash[0]", NEW, {"cash": [1 << 31, 0]}),
    ("not-a-list", "cash", NEW, {"cash": [1]}),
    ("not-a-list", "announced", NEW, {"announced": 0}),
    ("not-a-flag", "assigned", NEW, {"assigned": 1}),
    ("not-a-table", "prices", NEW, {"prices": 3}),
    ("not-a-table", "links[0]", NEW, {"links": [3, {}]}),
    ("unknown-branch", "prices.hut", NEW, {"prices": {"hut": 3}}),
    ("unknown-branch", "changed", CHANGE, {"changed": "hut"}),
    ("out-of-range", "prices.hotel", NEW, {"prices": {}}),
    ("out-of-range", "prices.club", NEW, {"prices": {"hotel": 1, "restaurant": 1, "club": 11, "plane": 1}}),
    ("out-of-range", "links[0].hotel", NEW, {"links": [{"hotel": 31}, {}]}),
    ("too-many-links", "links[0].hotel", NEW, {"links": [{"hotel": 16}, {"hotel": 15}]}),
    ("links-missing", "bank.hotel", NEW, {"bank": {"hotel": 29, "restaurant": 30, "club": 30, "plane": 30}}),
    ("out-of-range", "objectives[0]", NEW, {"objectives": [4, 0]}),
    ("objective-twice", "objectives[1]", NEW, {"objectives": [2, 2]}),
    ("not-a-split", "assignments[0]", FREE, {"assignments": [{**CHAIN, "hotel": 5}, CHAIN]}),
    ("fixed-objective", "assignments[1]", NEW, {"assignments": [CHAIN, CHAIN]}),
    ("fixed-objective", "assigned", NEW, {"assigned": True}),
    ("out-of-range", "squares[0]", NEW, {"squares": [52, 0]}),
    ("out-of-range", "squares[0]", NEW, {"squares": [None, 0]}),
    ("placed-too-early", "squares[1]", START, {"squares": [None, 7]}),
    ("not-a-start", "squares[0]", START, {"squares": [8, None], "turn": 1}),
    ("unknown-card", "events[0][0]", NEW, {"events": [["boom-hut 3"], []]}),
    ("unknown-card", "played[0]", NEW, {"played": [3]}),
    ("unknown-card", "known[0][0]", NEW, {"known": [["x"], []]}),
    ("card-twice", "events[1][0]", NEW, {"events": [["boom-hotel 3"], ["boom-hotel 3"]]}),
    ("card-missing", "stack", NEW, {"stack": ALL[1:]}),
    ("not-in-hand", "known[0][0]", NEW, {"known": [["boom-hotel 3"], []]}),
    ("stack-not-used-up", "known[0][0]", NEW, {"events": [["boom-hotel 3"], []], "known": [["boom-hotel 3"], []]}),
    ("nothing-played", "event_played", NEW, {"event_played": True}),
    ("no-deal", "phase", NEW, {"phase": "deal"}),
    ("no-deal", "phase", DEAL, {"played": ["boom-hotel 3"]}),
    ("between-turns", "event_played", ENDED, {"event_played": True, "played": ["boom-hotel 3"]}),
    ("wrong-dice", "dice", SQUARE, {"dice": []}),
    ("wrong-dice", "dice", SQUARE, {"dice": [1, 2, 3]}),
    ("wrong-dice", "dice", NEW, {"dice": [1]}),
    ("out-of-range", "dice[0]", SQUARE, {"dice": [7]}),
    ("wrong-dice", "dice_left", SQUARE, {"dice_left": [1]}),
    ("wrong-dice", "dice_left", CHANGE, {"dice_left": [3]}),
    ("wrong-dice", "dice_left", CHANGE, {"dice_left": [4], "changed": "club"}),
    ("wrong-dice", "dice_left", CHANGE, {"changed": "club"}),
    ("nothing-to-change", "changed", SQUARE, {"changed": "club"}),
    ("wrong-square", "squares[0]", SQUARE, {"squares": [DOLLAR, 7]}),
    ("wrong-square", "squares[0]", CHANGE, {"squares": [HOTEL, 7]}),
    ("wrong-square", "squares[0]", GIVE, {"squares": [HOTEL, 7]}),
    ("turn-finished", "phase", SQUARE, {"phase": "close", "options": {"reminder": "on"}}),
    ("wrong-barter", "barter", NEW, {"barter": {"seat": 1}}),
    ("wrong-barter", "barter", GIVE, {"barter": None}),
    ("not-a-table", "barter", GIVE, {"barter": 1}),
    ("out-of-range", "barter.seat", GIVE, {"barter": {}}),
    ("nothing-to-barter", "barter.seat", GIVE, {"barter": {"seat": 0}}),
    ("nothing-to-barter", "barter.seat", GIVE, {"links": [{"club": 2}, {"club": 1}]}),
    ("wrong-barter", "barter", GIVE, {"barter": {"seat": 1, "give": "hotel", "links": 1}}),
    ("wrong-barter", "barter", GET, {"barter": {"seat": 1}}),
    ("wrong-barter", "barter", GET, {"barter": {"seat": 1, "give": "hotel"}}),
    ("not-matched", "barter.links", GET, {"barter": {"seat": 1, "give": "hotel", "links": 2}}),
    ("wrong-turn", "turn", ENDED, {"turn": 1}),
    ("announced-twice", "announced[1]", WON, {"announced": [0, 0]}),
    ("announced-too-early", "announced[0]", WON, {"phase": "plan"}),
    ("objective-not-met", "announced[0]", WON, {"cash": [99, 3]}),
    ("objective-not-met", "announced[0]", WON, {"events": [["boom-hotel 3"], []]}),
    ("objective-not-met", "announced[0]", WON, {"links": [{**CHAIN, "hotel": 7}, {}]}),
    ("not-over", "phase", WON, {"links": [{**CHAIN, "hotel": 5, "plane": 3}, {}]}),
    ("not-over", "phase", ENDED, {"round": 9}),
    ("not-yet", "cash[0]", START, {"cash": [24, 25]}),
    ("not-yet", "events[0]", START, {"events": [[], []]}),
    ("not-yet", "links[1]", START, {"links": [{}, {"club": 1}]}),
    ("not-yet", "round", START, {"round": 2}),
    ("not-yet", "played", START, {"played": ["season-hotel 2"]}),
    ("not-yet", "assigned", {**START, "options": {"objective": "free"}}, {"assigned": True}),
    ("not-yet", "assignments[1]", {**START, "options": {"objective": "free"}}, {"assignments": [CHAIN, CHAIN]}),
]


@pytest.mark.parametrize(("code", "path", "laid", "change"), BAD, ids=[f"{code} {path}" for code, path, _, _ in BAD])
def test_an_impossible_position_is_refused_with_what_is_wrong(
    code: str, path: str, laid: dict[str, Any], change: dict[Any, Any]
) -> None:
    with pytest.raises(BadPosition) as error:
        Match("four-stars", position={**laid, **change}, seed=1)
    assert (error.value.code, error.value.path) == (code, path)


@pytest.mark.parametrize("options", [{"objective": "free"}, {"cash": "hidden", "reminder": "on"}])
def test_every_position_of_a_match_can_be_set_up(options: dict[str, str]) -> None:
    import random

    minds = random.Random(5)
    match = Match("four-stars", 4, seed=5, options={**options, "round_limit": 20})
    while not match.over:
        now = match.position()
        again = Match("four-stars", position=now, seed=1)
        assert again.position() == now
        assert [again.legal(seat) for seat in range(4)] == [match.legal(seat) for seat in range(4)]
        seat = match.actors[0]
        match.play(seat, minds.choice(match.legal(seat)))
