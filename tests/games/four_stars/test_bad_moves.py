"""Moves that are refused: each refusal has its code, and words in both languages."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from tests.words.ftl import messages

from fullboard import IllegalMove, Match, games
from fullboard.words import Words, languages

from .table import CHAIN, DOLLAR, GAME, HOTEL, STARRED, STARS, Table, about_to_announce, on, prices

BARTER: dict[str, Any] = {
    "phase": "give",
    "squares": [STARS, STARRED],
    "dice": [1, 2],
    "links": [{"hotel": 2}, {"club": 1, "hotel": 1}],
}
GETTING: dict[str, Any] = {**BARTER, "phase": "get", "barter": {"seat": 1, "give": "hotel", "links": 1}}
OFFER: dict[str, Any] = {"phase": "deal", "played": ["offer-hotel 4"], "event_played": True}
FREE: dict[str, Any] = {"options": {"objective": "free"}}


def starting() -> Table:
    events = [["boom-hotel 3", "boom-club 3", "boom-plane 3"], ["slump-hotel 3", "slump-club 3", "slump-plane 3"]]
    return Table(2, phase="start", squares=[None, None], events=events)


def giving() -> Table:
    return Table(2, **BARTER, barter={"seat": 1})


def small_offer() -> Table:
    """An edition in which one offer allows two links only."""
    components = copy.deepcopy(dict(games["four-stars"].find_edition().components))
    components["events"][16]["amount"] = 2
    edition = {"name": "small-offer", **components}
    return Table(2, edition=edition, phase="deal", played=["offer-hotel 2"], event_played=True)


def closed() -> Table:
    return on(STARS, links=[{"hotel": 2}, {"club": 2}]).play("buy hotel 1")


CASES = [
    ("not-a-start", starting, "start 3"),
    ("choose-start", starting, "roll"),
    ("choose-start", starting, "announce"),
    ("already-started", Table, "start 7"),
    ("roll-first", Table, "buy hotel 1"),
    ("roll-first", Table, "raise hotel 3"),
    ("roll-first", Table, "barter 1"),
    ("roll-first", Table, "end"),
    ("objective-not-met", Table, "announce"),
    ("roll-first", lambda: Table(2, version=1), "announce"),
    ("already-rolled", lambda: on(HOTEL), "roll"),
    ("already-rolled", lambda: on(HOTEL), "event boom-hotel 3"),
    ("already-rolled", lambda: on(HOTEL, **FREE), "assign 2 3 4 6"),
    (
        "one-event-a-turn",
        lambda: Table(2, events=[["boom-hotel 3"], []], played=["boom-club 3"], event_played=True),
        "event boom-hotel 3",
    ),
    ("not-in-hand", Table, "event boom-hotel 3"),
    (
        "cannot-pay",
        lambda: Table(2, events=[["crisis-hotel 3"], []], links=[{"hotel": 1}, {}], cash=[2, 2]),
        "event crisis-hotel 3",
    ),
    ("cannot-pay", lambda: on(HOTEL, prices=prices(hotel=7)), "buy hotel 4"),
    ("fixed-objective", Table, "assign 2 3 4 6"),
    ("one-assignment", lambda: Table(2, assigned=True, **FREE), "assign 2 3 4 6"),
    ("same-assignment", lambda: Table(2, **FREE), "assign 6 4 3 2"),
    ("change-prices-first", lambda: on(DOLLAR), "end"),
    ("change-prices-first", lambda: on(DOLLAR), "buy hotel 1"),
    ("change-prices-first", lambda: on(DOLLAR), "barter 1"),
    ("objective-not-met", lambda: on(DOLLAR), "announce"),
    ("change-prices-first", lambda: on(DOLLAR, version=1), "announce"),
    ("not-on-the-dice", lambda: on(DOLLAR, dice=(3, 2)), "raise hotel 4"),
    ("same-branch-twice", lambda: on(DOLLAR, dice=(3, 2), dice_left=[2], changed="club"), "lower club 2"),
    ("same-branch-twice", lambda: Table(2, **GETTING), "get hotel"),
    ("not-on-this-square", lambda: on(HOTEL), "buy club 1"),
    ("not-on-this-square", lambda: on(HOTEL, links=[{"club": 1}, {}]), "sell club 1"),
    ("not-on-this-square", lambda: on(HOTEL), "raise hotel 1"),
    ("not-on-this-square", lambda: on(HOTEL, links=[{"club": 1}, {"hotel": 1}]), "barter 1"),
    ("not-on-this-square", lambda: on(STARS), "lower hotel 1"),
    ("not-on-this-card", lambda: Table(2, **OFFER), "buy club 1"),
    ("not-on-this-card", lambda: Table(2, **OFFER, links=[{"hotel": 1}, {}]), "sell hotel 1"),
    ("over-four-links", lambda: on(HOTEL), "buy hotel 5"),
    ("over-four-links", lambda: on(HOTEL), "sell club 12"),
    ("over-four-links", giving, "give hotel 5"),
    ("over-the-limit", small_offer, "buy hotel 3"),
    ("not-owned", lambda: on(HOTEL), "sell hotel 1"),
    ("not-owned", giving, "give hotel 3"),
    ("bank-empty", lambda: on(HOTEL, links=[{}, {"hotel": 29}]), "buy hotel 2"),
    ("already-traded", closed, "buy hotel 1"),
    ("already-traded", closed, "barter 1"),
    ("finish-the-deal", lambda: Table(2, **OFFER), "roll"),
    ("finish-the-deal", lambda: Table(2, **OFFER), "end"),
    ("finish-the-deal", lambda: Table(2, **OFFER), "raise hotel 1"),
    ("finish-the-deal", lambda: Table(2, **OFFER), "barter 1"),
    ("finish-the-barter", giving, "end"),
    ("finish-the-barter", giving, "raise hotel 1"),
    ("finish-the-barter", giving, "get club"),
    ("finish-the-barter", lambda: Table(2, **GETTING), "give hotel 1"),
    ("not-in-a-barter", lambda: on(STARS), "give hotel 1"),
    ("not-in-a-barter", lambda: on(HOTEL), "get hotel"),
    ("no-such-opponent", lambda: on(STARS), "barter 0"),
    ("no-such-opponent", lambda: on(STARS), "barter 3"),
    ("nothing-to-barter", lambda: on(STARS), "barter 1"),
    (
        "not-matched",
        lambda: Table(2, **{**BARTER, "links": [{"hotel": 2}, {"club": 1}]}, barter={"seat": 1}),
        "give hotel 2",
    ),
    ("opponent-lacks", lambda: Table(2, **GETTING), "get plane"),
    ("nothing-to-pass", lambda: on(HOTEL), "pass"),
    ("objective-not-met", lambda: on(HOTEL), "announce"),
    ("objective-not-met", closed, "announce"),
]


@pytest.mark.parametrize(("code", "table", "move"), CASES, ids=[f"{code}: {move}" for code, _, move in CASES])
def test_a_refusal_says_why_in_both_languages(code: str, table: Any | Callable[..., Any], move: str) -> None:
    state = table().state
    before = state.position()
    with pytest.raises(IllegalMove) as error:
        state.refuse(state.actor(), state.parse(move))
    assert error.value.code == code
    assert state.position() == before
    for language in languages():
        sentence = Words(GAME.folder, language).refusal(code, error.value.parameters)
        assert sentence != code
        assert "{" not in sentence


def test_every_refusal_in_the_words_is_reached() -> None:
    known = {each.removeprefix("refusal-") for each in messages(GAME.folder, "en") if each.startswith("refusal-")}
    assert known == {code for code, _, _ in CASES}


def test_only_the_seat_on_turn_may_move() -> None:
    match = Match("four-stars", 3, seed=1)
    other = (match.actors[0] + 1) % 3
    with pytest.raises(IllegalMove, match="not-your-turn"):
        match.play(other, "start 7")


def test_no_move_is_possible_when_the_match_is_over() -> None:
    table = about_to_announce(first=1, turn=0).play("announce")
    with pytest.raises(IllegalMove, match="match-over"):
        table.state.refuse(0, table.state.parse("roll"))
    assert list(table.state.legal(0)) == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "buy",
        "buy hotel",
        "buy hotel 0",
        "buy hotel 05",
        "buy  hotel 5",
        "buy hotel -1",
        "buy hut 5",
        "sell hotel x",
        "assign 1 2 3 4",
        "event boom-hotel",
        "start 52",
        "Roll",
        "raise hotel 7",
        "buy hotel \uff15",
        "x" * 10_000,
    ],
)
def test_text_that_names_no_move_is_an_unknown_move(text: str) -> None:
    with pytest.raises(IllegalMove, match="unknown-move"):
        Table().state.parse(text)


def test_a_refused_announcement_costs_nothing() -> None:
    table = about_to_announce(links=[{**CHAIN, "hotel": 5}, {}])
    assert table.refused("announce") == "objective-not-met"
    assert table.play("buy hotel 1").now["links"][0] == CHAIN
