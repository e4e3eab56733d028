"""Positions: a sound one is set up as it is, a bad one is refused with a code and the place that is wrong."""

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from fullboard import BadPosition, Match

from .table import ANNA, BART, FLAGS, KEY, PRICES, hotel, play, position, reveal, set_up

CHOOSING = position(3, discards={ANNA: ["2 3", "4 4"]})
PLAYED = {0: "10 7", 1: "holiday", 2: "4 4"}
BUILDING = position(3, phase="build", turn=ANNA, offer=("pool",), played=PLAYED)
COVERING = position(3, phase="build", turn=ANNA, played=PLAYED, busy=True, bought=[True, False, False])
GUESTS = {ANNA: hotel({1: "japan plain", 2: "japan lover, germany lover"}, specials=["send-home"])}
SENDING = position(3, phase="send-home", turn=ANNA, played=PLAYED, hotels=GUESTS, budget=2)
WELCOMING = position(3, phase="welcome", turn=2, played=PLAYED, group=1, tourist="plain")
HOUSED = position(
    3,
    phase="welcome",
    turn=2,
    played=PLAYED,
    group=1,
    groups=[["plain", "plain"], ["plain", "rich"]],
    hotels={2: hotel({4: "norway rich"})},
    welcomed=[False, False, True],
    earned=[0, 0, 8],
)
HOLIDAY = position(3, phase="holiday", turn=BART, played=PLAYED, hotels={BART: hotel({1: "japan plain"})})
TAKING = position(3, phase="take-back", turn=ANNA, hotels={ANNA: hotel(specials=["take-back"])}, discards={0: ["2 3"]})
SWAPPING = position(3, phase="swap", turn=ANNA, played=PLAYED, hotels={ANNA: hotel(specials=["swap"])})
TAKEN_BACK: dict[str, Any] = {"taken-back": [[{"from": ["2 3", "8 6"], "fetched": 1}], [], []]}
REMEMBERED = position(
    3,
    used=["take-back"],
    discards={ANNA: ["2 3"]},
    **TAKEN_BACK,
)
OVER = position(3, round=12, phase="over", offer=("suite", "suite"))
SOUND = {
    "choose": CHOOSING,
    "build": BUILDING,
    "cover": COVERING,
    "send-home": SENDING,
    "welcome": WELCOMING,
    "housed": HOUSED,
    "holiday": HOLIDAY,
    "take-back": TAKING,
    "swap": SWAPPING,
    "remembered": REMEMBERED,
    "over": OVER,
}


def changed(laid: dict[str, Any], changes: dict[Any, Any]) -> dict[str, Any]:
    """A copy of a position with other values at some places."""
    laid = copy.deepcopy(laid)
    for path, value in changes.items():
        place = laid
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
    return laid


@pytest.mark.parametrize("laid", SOUND.values(), ids=SOUND)
def test_a_sound_position_is_set_up_as_it_is(laid: dict[str, Any]) -> None:
    before = copy.deepcopy(laid)
    match = Match(KEY, position=laid, seed=1)
    found = match.position()
    given = {key: value for key, value in laid.items() if key not in ("stock", "offer", "used")}
    assert {key: found[key] for key in given} == given
    assert [sorted(found[key]) for key in ("stock", "offer", "used")] == [
        sorted(laid[key]) for key in ("stock", "offer", "used")
    ]
    assert Match(KEY, position=found, seed=1).position() == found
    assert laid == before


@pytest.mark.parametrize("laid", SOUND.values(), ids=SOUND)
def test_play_goes_on_from_a_sound_position(laid: dict[str, Any]) -> None:
    match = Match(KEY, position=laid, seed=1)
    chance = random.Random(2)
    while match.actors:
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.legal(seat)))
    assert match.over
    assert Match.from_record(match.record()).record() == match.record()


NO_BAGS: dict[str, list[str]] = {nation: [] for nation in ("japan", "norway", "germany", "united-kingdom")}
BAD: dict[str, list[tuple[dict[str, Any], dict[Any, Any], str]]] = {
    "unknown-key": [
        (CHOOSING, {("weather",): 1}, "weather"),
        (CHOOSING, {("hotels", 0, "garden"): 1}, "hotels[0].garden"),
        (CHOOSING, {("bags",): {**Match(KEY, position=CHOOSING, seed=1).position()["bags"], "mars": []}}, "bags.mars"),
    ],
    "unknown-phase": [(CHOOSING, {("phase",): "lunch"}, "phase"), (CHOOSING, {("phase",): ["choose"]}, "phase")],
    "out-of-range": [
        (CHOOSING, {("round",): 13}, "round"),
        (CHOOSING, {("round",): True}, "round"),
        (CHOOSING, {("phase",): "over"}, "round"),
        (CHOOSING, {("tie",): 3}, "tie"),
        (CHOOSING, {("cards", 0): 14}, "cards[0]"),
        (CHOOSING, {("money", 1): -1}, "money[1]"),
        (CHOOSING, {("money", 1): 10**30}, "money[1]"),
        (CHOOSING, {("earned",): [1, 0, 0]}, "earned[0]"),
        (CHOOSING, {("hotels", 0, "suites"): [7]}, "hotels[0].suites[0]"),
        (CHOOSING, {("hotels", 0, "pools"): -1}, "hotels[0].pools"),
        (CHOOSING, {("budget",): 1}, "budget"),
        (SENDING, {("budget",): 3}, "budget"),
        (WELCOMING, {("group",): 4}, "group"),
        (BUILDING, {("turn",): 3}, "turn"),
        (HOUSED, {("earned", 2): 9}, "earned[2]"),
        (HOUSED, {("earned", 2): 3}, "earned[2]"),
    ],
    "not-a-list": [
        (CHOOSING, {("flags",): FLAGS[:11]}, "flags"),
        (CHOOSING, {("cards",): []}, "cards"),
        (CHOOSING, {("groups",): []}, "groups"),
        (CHOOSING, {("hands",): []}, "hands"),
        (CHOOSING, {("stock",): None}, "stock"),
        (CHOOSING, {("hotels", 0, "rooms"): 6}, "hotels[0].rooms"),
    ],
    "not-a-table": [
        (CHOOSING, {("hotels", 0): []}, "hotels[0]"),
        (CHOOSING, {("bags",): []}, "bags"),
        (CHOOSING, {("taken-back",): [[3], [], []]}, "taken-back[0][0]"),
    ],
    "not-a-yes-or-no": [(CHOOSING, {("busy",): 1}, "busy"), (CHOOSING, {("bought",): [0, 0, 0]}, "bought[0]")],
    "unknown-nation": [(CHOOSING, {("flags",): ["mars", *FLAGS[1:]]}, "flags[0]")],
    "flag-twice": [(CHOOSING, {("flags",): ["japan", "germany", "japan", *FLAGS[3:]]}, "flags[2]")],
    "equal-neighbours": [
        (CHOOSING, {("flags",): [*FLAGS[:4], "norway", "japan", "germany", *FLAGS[7:]]}, "flags[4]"),
    ],
    "card-twice": [
        (CHOOSING, {("cards",): [1, 2, 3, 3]}, "cards[3]"),
        (CHOOSING, {("discards", 0): ["2 3", "4 4", "6 5"]}, "discards[0][2]"),
    ],
    "wrong-deck": [(CHOOSING, {("deck",): [1]}, "deck"), (CHOOSING, {("deck",): [[]]}, "deck")],
    "wrong-number": [
        (CHOOSING, {("hotels", 0, "rooms"): [[]] * 5}, "hotels[0].rooms"),
        (CHOOSING, {("groups", 0): ["plain"]}, "groups[0]"),
        (CHOOSING, {("groups", 2): ["rich"]}, "groups[2]"),
        (WELCOMING, {("groups", 1): ["plain"]}, "groups"),
        (OVER, {("groups", 0): ["plain"]}, "groups[0]"),
        (
            CHOOSING,
            {("offer",): ["pool"], ("stock",): [t for t in CHOOSING["stock"] if t != "pool"] + ["pool"] * 3},
            "stock",
        ),
    ],
    "already-suite": [(CHOOSING, {("hotels", 0, "suites"): [1, 1]}, "hotels[0].suites[1]")],
    "unknown-tile": [
        (CHOOSING, {("offer",): ["sauna"]}, "offer[0]"),
        (CHOOSING, {("hotels", 0, "specials"): ["pool"]}, "hotels[0].specials[0]"),
    ],
    "not-a-special": [(CHOOSING, {("used",): ["pool"]}, "used[0]")],
    "tile-missing": [(CHOOSING, {("used",): []}, "")],
    "too-many-tiles": [
        (CHOOSING, {("offer",): ["pool"]}, ""),
        (CHOOSING, {("hotels", 0, "specials"): ["swap"] * 20}, "hotels[0].specials"),
    ],
    "unknown-tourist": [
        (CHOOSING, {("hotels", 0, "rooms", 0): ["japan pilot"]}, "hotels[0].rooms[0][0]"),
        (CHOOSING, {("groups", 0): ["pilot", "plain", "plain"]}, "groups[0][0]"),
        (WELCOMING, {("tourist",): "pilot"}, "tourist"),
    ],
    "too-many-tourists": [(CHOOSING, {("groups", 0): ["swimmer-1"] * 3}, "groups[0]")],
    "not-a-couple": [
        (CHOOSING, {("hotels", 0, "rooms", 0): ["japan plain", "japan lover"]}, "hotels[0].rooms[0]"),
        (CHOOSING, {("hotels", 0, "rooms", 0): ["japan lover"] * 3}, "hotels[0].rooms[0]"),
    ],
    "wrong-bag": [(CHOOSING, {("bags",): NO_BAGS}, "bags.japan")],
    "unknown-card": [(CHOOSING, {("hands", 0): ["3 3"]}, "hands[0][0]")],
    "card-missing": [(CHOOSING, {("hands", 0): PRICES[3:]}, "hands[0]")],
    "holiday-discarded": [
        (CHOOSING, {("hands", 0): PRICES[2:10], ("discards", 0): ["2 3", "4 4", "holiday"]}, "discards[0]")
    ],
    "too-many-discards": [
        (CHOOSING, {("hands", 0): PRICES[4:], ("discards", 0): PRICES[:4]}, "discards[0]"),
    ],
    "card-seen": [
        (
            REMEMBERED,
            {("taken-back", 0): [{"from": ["2 3"], "fetched": 1}, {"from": ["2 3"], "fetched": 1}]},
            "taken-back[0][1].from",
        )
    ],
    "too-many-fetched": [
        (REMEMBERED, {("taken-back", 0): [{"from": ["2 3", "4 4", "6 5", "8 6"], "fetched": 3}]}, "taken-back"),
        (REMEMBERED, {("taken-back", 0): [{"from": [], "fetched": 1}] * 11}, "taken-back[0][10]"),
    ],
    "take-back-mismatch": [
        (REMEMBERED, {("taken-back", 0, 0, "fetched"): 2}, "taken-back[0]"),
        (
            REMEMBERED,
            {("taken-back", 0): [{"from": ["2 3"], "fetched": 1}, {"from": ["8 6", "6 5"], "fetched": 1}]},
            "taken-back[0]",
        ),
    ],
    "wrong-phase": [
        (CHOOSING, {("group",): 1}, "group"),
        (CHOOSING, {("busy",): True}, "busy"),
        (WELCOMING, {("busy",): True}, "busy"),
    ],
    "played-too-early": [(TAKING, {("played", 1): "6 5", ("hands", 1): [c for c in PRICES if c != "6 5"]}, "played")],
    "all-have-chosen": [(BUILDING, {("phase",): "choose", ("turn",): None}, "played")],
    "not-all-have-chosen": [(BUILDING, {("played", 0): None, ("hands", 0): PRICES}, "played")],
    "too-early": [
        (CHOOSING, {("bought",): [True, False, False]}, "bought[0]"),
        (BUILDING, {("welcomed",): [True, False, False]}, "welcomed[0]"),
        (BUILDING, {("bought",): [False, False, True]}, "bought[2]"),
        (WELCOMING, {("welcomed",): [True, False, False]}, "welcomed[0]"),
    ],
    "staff-holiday": [(BUILDING, {("bought",): [False, True, False]}, "played[1]")],
    "should-have-left": [(CHOOSING, {("hotels", 0, "rooms", 0): ["norway rich"]}, "hotels[0].rooms")],
    "nobody-welcomed": [(WELCOMING, {("welcomed",): [False, False, True]}, "welcomed[2]")],
    "nobodys-turn": [(CHOOSING, {("turn",): 0}, "turn")],
    "somebodys-turn": [(BUILDING, {("turn",): None}, "turn")],
    "cannot-act": [
        (BUILDING, {("turn",): 1}, "turn"),
        (BUILDING, {("bought",): [True, False, False]}, "turn"),
        (COVERING, {("bought",): [False, False, False]}, "turn"),
        (SENDING, {("turn",): 1}, "turn"),
        (WELCOMING, {("turn",): 1}, "turn"),
        (WELCOMING, {("tourist",): "celebrity"}, "turn"),
        (HOUSED, {("group",): None}, "turn"),
        (HOLIDAY, {("turn",): 0}, "turn"),
        (TAKING, {("turn",): 1}, "turn"),
        (TAKING, {("busy",): True}, "turn"),
        (SWAPPING, {("turn",): 1}, "turn"),
    ],
}


@pytest.mark.parametrize(
    ("code", "laid", "changes", "path"), [(code, *case) for code, cases in BAD.items() for case in cases]
)
def test_a_position_that_cannot_be_is_refused_with_code_and_path(
    code: str, laid: dict[str, Any], changes: dict[Any, Any], path: str
) -> None:
    with pytest.raises(BadPosition) as error:
        Match(KEY, position=changed(laid, changes), seed=1)
    assert (error.value.code, error.value.path) == (code, path)


def test_a_suite_that_is_not_placed_yet_is_in_the_box() -> None:
    match = set_up(3, offer=("suite",))
    box = match.game.inventory(match.position())
    play(reveal(match, "10 7", "holiday", "4 4"), ANNA, "buy suite")
    assert match.game.inventory(match.position()) == box


def paths(data: Any, path: tuple[int | str, ...] = ()) -> Iterator[tuple[int | str, ...]]:
    """Every place in nested data."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from paths(value, (*path, key))


STRANGE: list[Any] = [None, -1, 7, 10**30, "x", [], {}, True, 3.5, [[]], [None], ["plain"] * 9]


@pytest.mark.parametrize("laid", SOUND.values(), ids=SOUND)
def test_nothing_but_a_bad_position_comes_of_strange_values(laid: dict[str, Any]) -> None:
    full = Match(KEY, position=laid, seed=1).position()
    dice = random.Random(1)
    for path in dice.sample(list(paths(full)), 80):
        for value in STRANGE:
            try:
                match = Match(KEY, position=changed(full, {path: value}), seed=1)
            except BadPosition as error:
                assert error.code
            else:
                assert match.game.load(match.position()).position() == match.position()
