"""Another edition: whoever owns the box types in what is printed there; what cannot be played with is refused."""

import copy
from typing import Any

import pytest

from fullboard import BadEdition, Match

from .table import GAME, Table

STANDARD = GAME.find_edition().components


def changed(*changes: tuple[Any, ...]) -> dict[str, Any]:
    """The standard components with other values at some places."""
    components = copy.deepcopy(dict(STANDARD))
    for path, value in changes:
        place = components
        for key in path[:-1]:
            place = place[key]
        if value is None:
            del place[path[-1]]
        else:
            place[path[-1]] = value
    return {"name": "own-box", **components}


def test_an_edition_of_ones_own_is_played_and_travels_with_the_record() -> None:
    edition = changed((("set-up", "money"), 40), (("events", 0, "amount"), 5), (("prices", "ceiling"), 12))
    match = Match("four-stars", 2, seed=1, edition=edition)
    assert match.position()["cash"] == [40, 40]
    assert "event crisis-hotel 5" in [match.notation(move) for move in range(210)]
    again = Match.from_record(match.record())
    assert again.position() == match.position()
    assert "digest" in match.record()


def test_an_event_may_concern_every_branch() -> None:
    changes = [(("events", at, "branch"), "all") for at in (0, 4, 16, 20)]
    links = [{"hotel": 2, "club": 1, "plane": 5}, {}]
    for card, cash in (("crisis-all 3", 25 - 3 * 5), ("season-all 2", 25 + 2 * 5)):
        table = Table(2, edition=changed(*changes), events=[[card], []], links=links).play(f"event {card}")
        assert table.cash() == cash
    table = Table(2, edition=changed(*changes), events=[["offer-all 4"], []]).play("event offer-all 4")
    assert len(table.can("buy")) == 16
    table = Table(2, edition=changed(*changes), events=[["buyer-all 4"], []], links=links).play("event buyer-all 4")
    assert table.can("sell") == [
        "sell hotel 1",
        "sell hotel 2",
        "sell club 1",
        "sell plane 1",
        "sell plane 2",
        "sell plane 3",
        "sell plane 4",
    ]


def test_opening_prices_are_never_below_the_floor() -> None:
    match = Match("four-stars", 2, seed=1, edition=changed((("prices", "floor"), 4)))
    assert all(4 <= price <= 6 for price in match.position()["prices"].values())


BAD = [
    ("not-a-table", "set-up", [(("set-up",), None)]),
    ("not-a-table", "events[3]", [(("events", 3), 7)]),
    ("out-of-range", "set-up.money", [(("set-up", "money"), -1)]),
    ("out-of-range", "trade.most", [(("trade", "most"), 5)]),
    ("out-of-range", "bank.links", [(("bank", "links"), "30")]),
    ("floor-above-ceiling", "prices.floor", [(("prices", "floor"), 11)]),
    ("not-52-squares", "board.order", [(("board", "order"), ["$*"] * 51)]),
    ("unknown-square", "board.order[3]", [(("board", "order", 3), "casino")]),
    ("unknown-square", "board.order[3]", [(("board", "order", 3), ["$"])]),
    ("wrong-count", "squares.hotel", [(("board", "order", 1), "club")]),
    ("no-start", "board.order", [(("board", "order", at), "$") for at in (7, 20, 33, 46)]),
    (
        "nothing-but-dollars",
        "board.order",
        [
            (("board", "order"), ["$*"] * 52),
            *((("squares", kind), 0) for kind in ("hotel", "restaurant", "club", "plane", "stars")),
            (("squares", "dollar"), 52),
        ],
    ),
    ("not-four-sizes", "objectives.sizes", [(("objectives", "sizes"), [2, 3, 4])]),
    ("sizes-not-rising", "objectives.sizes", [(("objectives", "sizes"), [2, 3, 3, 6])]),
    ("more-than-the-bank", "objectives.sizes", [(("bank", "links"), 5)]),
    ("not-four-objectives", "objectives.cards", [(("objectives", "cards"), [])]),
    ("not-a-split", "objectives.cards[1]", [(("objectives", "cards", 1, "hotel"), 6)]),
    ("not-a-split", "objectives.cards[2]", [(("objectives", "cards", 2), 6)]),
    ("split-twice", "objectives.cards[1]", [(("objectives", "cards", 1), dict(STANDARD["objectives"]["cards"][0]))]),
    ("not-26-events", "events", [(("events", 25), None)]),
    ("unknown-effect", "events[2].effect", [(("events", 2, "effect"), "rain")]),
    ("unknown-effect", "events[2].effect", [(("events", 2, "effect"), [])]),
    ("unknown-branch", "events[2].branch", [(("events", 2, "branch"), "hut")]),
    ("out-of-range", "events[16].amount", [(("events", 16, "amount"), 5)]),
    ("event-twice", "events[1]", [(("events", 1, "branch"), "hotel")]),
]


@pytest.mark.parametrize(("code", "path", "changes"), BAD, ids=[f"{code} {path}" for code, path, _ in BAD])
def test_components_that_cannot_be_played_with_are_refused(code: str, path: str, changes: list[Any]) -> None:
    with pytest.raises(BadEdition) as error:
        Match("four-stars", 2, seed=1, edition=changed(*changes))
    assert (error.value.code, error.value.parameters["path"]) == (code, path)


def test_every_value_keeps_the_mark_of_the_rulings() -> None:
    marks = {table: STANDARD[table]["mark"] for table in STANDARD if table != "events"}
    assert {table for table, mark in marks.items() if mark == "reconstructed"} == {"board"}
    assert {card["mark"] for card in STANDARD["objectives"]["cards"]} == {"reconstructed"}
    assert {event["mark"] for event in STANDARD["events"]} == {"reconstructed"}


def test_each_side_of_the_board_is_the_reconstructed_pattern() -> None:
    cycle = ["hotel", "restaurant", "club", "plane"]
    for side in range(4):
        b = [cycle[(side + at) % 4] for at in range(4)]
        pattern = ["stars", b[0], b[1], "$", b[2], b[3], b[0], "$*", b[1], b[2], "$", b[3], b[1]]
        assert STANDARD["board"]["order"][13 * side : 13 * side + 13] == pattern


def test_the_objective_cards_and_the_events_are_those_of_the_rulings() -> None:
    splits = [
        [card[branch] for branch in ("hotel", "restaurant", "club", "plane")]
        for card in STANDARD["objectives"]["cards"]
    ]
    assert splits == [[6, 4, 3, 2], [2, 6, 4, 3], [3, 2, 6, 4], [4, 3, 2, 6]]
    amounts = {"crisis": 3, "season": 2, "boom": 3, "slump": 3, "offer": 4, "buyer": 4}
    events = [
        (effect, branch, amount)
        for effect, amount in amounts.items()
        for branch in ("hotel", "restaurant", "club", "plane")
    ]
    events += [("boom", "all", 1), ("slump", "all", 1)]
    assert [(event["effect"], event["branch"], event["amount"]) for event in STANDARD["events"]] == events
