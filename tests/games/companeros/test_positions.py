"""Positions: a sound one is set up as it is, a bad one is refused with a code and the place that is wrong."""

import copy
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fullboard import BadPosition, BadTable, Match

from . import referee
from .table import deck, play_on, position

POT = "red 1, red 2, green 3, yellow 4"
ALL_PLAYED = {0: "red 10", 1: "red 9", 2: "green 5"}

START = position(3)
MIDDLE = position(3, tricks=4, pot=POT, leader=1, starter=0, table={1: "red 10"}, rest=1)
SHARING = position(3, tricks=4, pot=POT, table=ALL_PLAYED)
TAKING = position(3, tricks=4, pot="red 1, red 2, green 3", table=ALL_PLAYED, taken=1)
LATER = position(4, round=2, rounds=3, totals=[60, 40, 30, 60], leader=3)
END = position(3, tricks=9, pot=POT)
SOUND = {"start": START, "middle": MIDDLE, "sharing": SHARING, "taking": TAKING, "later": LATER, "end": END}

DEEP: list[Any] = []
for _ in range(5000):
    DEEP = [DEEP]


def load(laid: Any, **further: Any) -> Match:
    return Match("companeros", position=laid, seed=1, **further)


def place(laid: dict[str, Any], path: tuple[int | str, ...]) -> tuple[Any, ...]:
    """The container and the key that a path such as ("hands", 0, 3) leads to."""
    found: Any = laid
    for key in path[:-1]:
        found = found[key]
    return found, path[-1]


def changed(laid: dict[str, Any], changes: dict[Any, Any]) -> dict[str, Any]:
    """A copy of a position with other values at some places."""
    laid = copy.deepcopy(laid)
    for path, value in changes.items():
        container, key = place(laid, path)
        container[key] = value
    return laid


def refusal(laid: dict[str, Any]) -> tuple[str, str]:
    """The code and the path with which a position is refused."""
    with pytest.raises(BadPosition) as error:
        load(laid)
    assert isinstance(error.value.code, str)
    assert isinstance(error.value.path, str)
    return error.value.code, error.value.path


# Sound positions ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("laid", SOUND.values(), ids=SOUND)
def test_a_sound_position_is_set_up_as_it_is(laid: dict[str, Any]) -> None:
    match = load(laid)
    assert referee.tidy(match.position()) == referee.tidy(laid)
    assert load(match.position()).position() == match.position()


@pytest.mark.parametrize("laid", SOUND.values(), ids=SOUND)
def test_setting_up_leaves_the_data_alone(laid: dict[str, Any]) -> None:
    before = copy.deepcopy(laid)
    play_on(load(laid), random.Random(1))
    assert laid == before


@pytest.mark.parametrize("laid", SOUND.values(), ids=SOUND)
def test_a_match_from_a_position_can_be_told_from_its_record(laid: dict[str, Any]) -> None:
    match = play_on(load(laid), random.Random(1), 5)
    again = Match.from_record(match.record())
    assert again.position() == match.position()
    assert again.record() == match.record()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_position_of_a_match_can_be_set_up(players: int) -> None:
    match, chance = Match("companeros", players=players, seed=2, options={"rounds": 2}), random.Random(2)
    while True:
        now = match.position()
        again = load(json.loads(json.dumps(now)))
        assert again.position() == now
        assert again.actors == match.actors
        assert [again.legal(seat) for seat in range(players)] == [match.legal(seat) for seat in range(players)]
        assert [again.view(viewer) for viewer in (0, None)] == [match.view(viewer) for viewer in (0, None)]
        assert (again.over, again.scores, again.winners) == (match.over, match.scores, match.winners)
        if match.over:
            break
        play_on(match, chance, 1)


def test_the_order_of_cards_in_a_pile_says_nothing() -> None:
    shuffled = changed(SHARING, {("pot",): SHARING["pot"][::-1], ("hands", 0): SHARING["hands"][0][::-1]})
    assert load(shuffled).view(0) == load(SHARING).view(0)


# Bad positions -----------------------------------------------------------------------------------------------------

BAD = [
    # Every card lies in exactly one place.
    ("a card twice in the pot", START, {("pot", 0): START["pot"][1]}, "card-twice", "pot[1]"),
    ("a card in the pot and in a hand", START, {("hands", 2, 0): START["pot"][0]}, "card-twice", "hands[2][0]"),
    ("a card in two hands", START, {("hands", 2, 8): START["hands"][0][0]}, "card-twice", "hands[2][8]"),
    ("a card missing", START, {("pot",): START["pot"][:2]}, "card-missing", ""),
    ("an unknown card", START, {("hands", 0, 0): "red 11"}, "unknown-card", "hands[0][0]"),
    ("a card 0", START, {("hands", 0, 0): "red 0"}, "unknown-card", "hands[0][0]"),
    ("a card with a leading zero", START, {("hands", 0, 0): "red 01"}, "unknown-card", "hands[0][0]"),
    ("a card in capitals", START, {("hands", 0, 0): "Red 1"}, "unknown-card", "hands[0][0]"),
    ("a card of a suit not in use", START, {("hands", 1, 4): "blue 1"}, "unknown-card", "hands[1][4]"),
    ("a pot card of a suit not in use", START, {("pot", 2): "orange 10"}, "unknown-card", "pot[2]"),
    ("a won card that is unknown", SHARING, {("won", 0, 0): "pink 1"}, "unknown-card", "won[0][0]"),
    ("a played card that is unknown", SHARING, {("table", 1): "red 99"}, "unknown-card", "table[1]"),
    ("a hand card null", START, {("hands", 0, 0): None}, "unknown-card", "hands[0][0]"),
    ("a hand card as a list", START, {("hands", 0, 0): ["red 1"]}, "unknown-card", "hands[0][0]"),
    ("a pot card as a number", START, {("pot", 0): 7}, "unknown-card", "pot[0]"),
    ("a played card true", SHARING, {("table", 0): True}, "unknown-card", "table[0]"),
    ("a played card empty", START, {("table", 0): ""}, "unknown-card", "table[0]"),
    # Hands have the size that the tricks ask for.
    (
        "one hand too big, another too small",
        START,
        {("hands", 0): [*START["hands"][0], START["hands"][1][0]], ("hands", 1): START["hands"][1][1:]},
        "hand-size",
        "hands[0]",
    ),
    (
        "all hands a card short",
        SHARING,
        {
            ("hands",): [hand[1:] for hand in SHARING["hands"]],
            ("pot",): SHARING["pot"] + [h[0] for h in SHARING["hands"]],
        },
        "hand-size",
        "hands[0]",
    ),
    ("tricks finished but hands full", START, {("tricks",): 1}, "hand-size", "hands[0]"),
    ("cards in hand after the ninth trick", START, {("tricks",): 9}, "hand-size", "hands[0]"),
    # The table, in turn order.
    ("a card played before the leader's", position(3, tricks=4, table={1: "red 10"}), {}, "out-of-turn", "table[0]"),
    (
        "a gap in the turn order",
        position(4, tricks=4, leader=3, table={3: "red 10", 1: "red 9"}, rest=3),
        {},
        "out-of-turn",
        "table[0]",
    ),
    # The pot.
    ("a pot too small at the start of a trick", position(3, tricks=4, pot="red 1"), {}, "pot-too-small", "pot"),
    (
        "a pot too small in the middle of a trick",
        position(3, tricks=4, pot="red 1, red 2", table={0: "red 10"}),
        {},
        "pot-too-small",
        "pot",
    ),
    (
        "a pot too small before anybody took",
        position(3, tricks=4, pot="red 1, red 2", table=ALL_PLAYED),
        {},
        "pot-too-small",
        "pot",
    ),
    ("a pot too small at the end", position(3, tricks=9, pot="red 1, red 2"), {}, "pot-too-small", "pot"),
    ("a suit taken, yet all suits in the pot", SHARING, {("taken",): 1}, "pot-too-rich", "pot"),
    # The share-out.
    ("takers before all have played", MIDDLE, {("taken",): 1}, "no-share-out", "taken"),
    (
        "a share-out stopped by a tie",
        position(3, tricks=4, pot=POT, table={0: "red 10", 1: "green 10", 2: "yellow 5"}),
        {},
        "share-out-finished",
        "table",
    ),
    (
        "a share-out with an empty pot",
        position(3, tricks=4, pot="", table=ALL_PLAYED, taken=1),
        {},
        "share-out-finished",
        "pot",
    ),
    ("everybody has taken", TAKING, {("taken",): 3}, "out-of-range", "taken"),
    ("more takers than players", TAKING, {("taken",): 4}, "out-of-range", "taken"),
    (
        "a tie below, and all before it have taken",
        position(3, tricks=4, pot="red 1, yellow 1", table={0: "red 10", 1: "green 5", 2: "yellow 5"}, taken=1),
        {},
        "out-of-range",
        "taken",
    ),
    (
        "a taker who has won nothing",
        position(3, tricks=4, pot="red 1, red 2, green 3", table=ALL_PLAYED, taken=1, rest=2),
        {},
        "nothing-won",
        "won[0]",
    ),
    # Won cards.
    (
        "cards won before the first share-out",
        START,
        {("pot",): START["pot"][:2], ("won", 0): START["pot"][2:]},
        "won-too-early",
        "won",
    ),
    # Rounds and totals.
    ("round 0", START, {("round",): 0}, "out-of-range", "round"),
    ("a round beyond those agreed", START, {("round",): 2}, "out-of-range", "round"),
    ("rounds not to be agreed on", START, {("options", "rounds"): 11}, "bad-option", "options.rounds"),
    ("an unknown option", START, {("options", "jokers"): 2}, "unknown-option", "options.jokers"),
    ("a round played out but not the last", END, {("options", "rounds"): 2}, "round-finished", "tricks"),
    ("points of earlier rounds in the first", START, {("totals", 0): 1}, "too-many-points", "totals"),
    ("more points than the deck holds", LATER, {("totals", 3): 221 - 130}, "too-many-points", "totals"),
    ("negative points", LATER, {("totals", 1): -1}, "out-of-range", "totals[1]"),
    ("points as a float", LATER, {("totals", 1): 40.0}, "out-of-range", "totals[1]"),
    ("points as a truth", LATER, {("totals", 1): True}, "out-of-range", "totals[1]"),
    ("too few totals", LATER, {("totals",): [60, 40, 30]}, "not-a-list", "totals"),
    (
        "a starter who does not lead in points",
        LATER,
        {("starter",): 1, ("leader",): 1},
        "starter-not-leading",
        "starter",
    ),
    ("a first trick not led by the starter", START, {("leader",): 1}, "leader-not-starter", "leader"),
    # Numbers out of range.
    ("tricks below zero", START, {("tricks",): -1}, "out-of-range", "tricks"),
    ("ten tricks", START, {("tricks",): 10}, "out-of-range", "tricks"),
    ("a leader who is not there", START, {("leader",): 3}, "out-of-range", "leader"),
    ("a starter who is not there", START, {("starter",): -1}, "out-of-range", "starter"),
    ("takers below zero", SHARING, {("taken",): -1}, "out-of-range", "taken"),
    ("a step below zero", START, {("step",): -1}, "not-a-count", "step"),
    ("a step beyond counting", START, {("step",): 10**30}, "not-a-count", "step"),
    ("two players", START, {("players",): 2}, "bad-players", "players"),
    ("seven players", START, {("players",): 7}, "bad-players", "players"),
    ("another number of players than there are hands", START, {("players",): 4}, "not-a-list", "hands"),
    # What it is a position of.
    ("another game", START, {("game",): "hotel"}, "another-game", "game"),
    ("another version of the rules", START, {("rules",): 2}, "unknown-rules-version", "rules"),
    ("an unknown edition", START, {("edition",): "deluxe"}, "unknown-edition", "edition"),
    ("a key too many", START, {("colour",): "red"}, "unknown-key", "colour"),
]


@pytest.mark.parametrize(("laid", "changes", "code", "path"), [case[1:] for case in BAD], ids=[case[0] for case in BAD])
def test_a_bad_position_says_what_is_wrong_and_where(
    laid: dict[str, Any], changes: dict[Any, Any], code: str, path: str
) -> None:
    assert refusal(changed(laid, changes)) == (code, path)


@pytest.mark.parametrize("key", ["pot", "hands", "players"])
def test_what_only_the_position_can_say_must_be_there(key: str) -> None:
    laid = copy.deepcopy(START)
    del laid[key]
    assert refusal(laid)[1] == key


def test_a_position_says_it_all() -> None:
    with pytest.raises(BadTable):
        load(START, players=3)
    with pytest.raises(BadTable):
        load(START, options={"rounds": 1})


# Nonsense ----------------------------------------------------------------------------------------------------------

NONSENSE: list[Any] = [None, True, False, -1, 10**30, -(10**30), 2**63, 0.5, 1.0, float("nan"), float("inf"), ""]
NONSENSE += ["x", "\ud800", [], [[]], [[[["red 1"]]]], [None] * 3, {}, {"red 1": 1}, {1: 2}, b"red 1", object()]


def paths(value: Any, path: tuple[int | str, ...] = ()) -> Iterator[tuple[int | str, ...]]:
    """The path to every value in plain data."""
    if path:
        yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inside:
        yield from paths(item, (*path, key))


def outcome(laid: dict[str, Any]) -> Match | None:
    """The match of a position, or None if it is refused in the proper way."""
    try:
        return load(laid)
    except (BadPosition, BadTable):
        return None


@pytest.mark.parametrize("key", SHARING)
def test_wrong_types_are_refused_everywhere(key: str) -> None:
    accepted = []
    for laid in (SHARING, LATER):
        for path in paths(laid):
            for value in NONSENSE if path[0] == key else ():
                if (path, value) in ((("edition",), None), (("options",), {})):
                    continue  # what is not said is the standard edition and a single round
                nonsense = changed(laid, {path: value})
                match = outcome(nonsense)
                # Nonsense at one place may be sense at another (no won cards, say), but then it must have been kept.
                if match and json.dumps(match.position()[key]) != json.dumps(nonsense[key]):
                    accepted.append((path, value))
    assert accepted == []


@pytest.mark.parametrize("value", [True, 1.0, "1"])
def test_a_version_of_the_rules_is_a_whole_number(value: bool | float | str) -> None:
    assert refusal(changed(START, {("rules",): value})) == ("unknown-rules-version", "rules")


@pytest.mark.parametrize(
    "laid", [3, True, 1.5, "x", "", b"x", [], [1], [[1, 2]], (), object()], ids=lambda laid: type(laid).__name__
)
def test_a_position_must_be_a_table_of_keys(laid: Any) -> None:
    with pytest.raises((BadPosition, BadTable)):
        load(laid)


def test_a_position_may_be_empty_and_is_then_refused() -> None:
    assert refusal({})[0] == "bad-players"


@pytest.mark.parametrize("key", SHARING)
@pytest.mark.parametrize("value", [10**5000, DEEP], ids=["a number of 5001 digits", "lists in lists"])
def test_monstrous_values_are_refused_like_any_other(key: str, value: Any) -> None:
    for path in paths({key: SHARING[key]}):
        with pytest.raises((BadPosition, BadTable)):
            load(changed(SHARING, {path: value}))


@pytest.mark.parametrize("key", [10**5000, 1, None, (), "\ud800", "x" * 10_000], ids=lambda key: type(key).__name__)
def test_monstrous_keys_are_refused_like_any_other(key: Any) -> None:
    with pytest.raises((BadPosition, BadTable)):
        load(START | {key: 1})


def test_a_monstrous_number_of_rounds_or_players_is_refused() -> None:
    with pytest.raises(BadTable):
        Match("companeros", players=10**5000, seed=1)
    with pytest.raises(BadTable):
        Match("companeros", players=3, seed=1, options={"rounds": 10**5000})


@pytest.mark.parametrize("step", [2**31 - 1, 2**53, 2**63 - 1])
def test_a_position_with_a_very_high_step_can_be_set_up_again_after_a_move(step: int) -> None:
    match = outcome(position(3, step=step))
    if match is not None:
        play_on(match, random.Random(1), 1)
        assert load(match.position()).position() == match.position()


scalars = (
    st.none()
    | st.booleans()
    | st.integers(-2, 12)
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(deck(6))
)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)


@st.composite
def damaged(draw: Callable[..., Any]) -> dict[str, Any]:
    """A sound position with one to three things wrong: a place emptied, overwritten or exchanged with another."""
    laid: dict[str, Any] = copy.deepcopy(draw(st.sampled_from(list(SOUND.values()))))
    for _ in range(draw(st.integers(1, 3))):
        container, key = place(laid, draw(st.sampled_from(list(paths(laid)))))
        what = draw(st.sampled_from(["delete", "replace", "replace", "nudge", "exchange"]))
        if what == "delete":
            del container[key]
        elif what == "nudge" and isinstance(container[key], int):
            container[key] += draw(st.sampled_from([-1, 1]))
        elif what == "exchange":
            other, other_key = place(laid, draw(st.sampled_from(list(paths(laid)))))
            container[key], other[other_key] = copy.deepcopy(other[other_key]), copy.deepcopy(container[key])
        else:
            container[key] = draw(anything)
    return laid


@settings(derandomize=True, database=None, max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(damaged())
def test_whatever_is_given_is_refused_properly_or_set_up_faithfully(laid: dict[str, Any]) -> None:
    match = outcome(laid)
    if match is None:
        return
    found = match.position()
    assert load(found).position() == found
    asked = found | {key: value for key, value in laid.items() if key not in ("game", "rules", "edition", "options")}
    assert referee.tidy(asked) == referee.tidy(found)
    assert match.actors == (() if match.over else (referee.turn(found),))
    assert play_on(match, random.Random(1)).over


@st.composite
def rearranged(draw: Callable[..., Any]) -> dict[str, Any]:
    """A sound position with some cards and some small numbers changed: often nearly right."""
    laid: dict[str, Any] = copy.deepcopy(draw(st.sampled_from(list(SOUND.values()))))
    card_places = [path for path in paths(laid) if path[0] in ("pot", "table", "hands", "won") and len(path) > 1]
    card_places = [path for path in card_places if not isinstance(place(laid, path)[0][path[-1]], list)]
    for _ in range(draw(st.integers(0, 3))):
        one, other = draw(st.sampled_from(card_places)), draw(st.sampled_from(card_places))
        (a, i), (b, j) = place(laid, one), place(laid, other)
        a[i], b[j] = b[j], a[i]
    for key in draw(st.sets(st.sampled_from(["tricks", "leader", "starter", "taken", "round"]), max_size=2)):
        laid[key] += draw(st.sampled_from([-1, 1]))
    return laid


@settings(derandomize=True, database=None, max_examples=250, deadline=None, suppress_health_check=list(HealthCheck))
@given(rearranged())
def test_a_nearly_right_position_is_refused_or_plays_on_by_the_rules(laid: dict[str, Any]) -> None:
    match = outcome(laid)
    if match is None:
        return
    assert referee.tidy(match.position()) == referee.tidy(laid)
    chance = random.Random(1)
    while not match.over and match.position()["round"] == laid["round"]:
        now = match.position()
        seat = referee.turn(now)
        move = chance.choice(sorted(referee.moves(now)))
        assert match.actors == (seat,)
        match.play(seat, move)
        found, expected = referee.tidy(match.position()), referee.after(now, move)
        expected["step"] = found["step"]
        if match.over:
            expected["leader"] = found["leader"]
        assert found | expected == found
