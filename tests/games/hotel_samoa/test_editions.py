"""Editions: the standard one is marked as its sources are, another one is played or refused with code and path."""

import copy
import json
from typing import Any

import pytest

from fullboard import BadEdition, Match, games
from fullboard.core.edition import marked_values

from .table import KEY

STANDARD = games[KEY].find_edition().components
RULEBOOK_CARDS = {(2, 3), (6, 5), (8, 6), (12, 9), (14, 8)}


def another(changes: dict[Any, Any], name: str = "own") -> dict[str, Any]:
    """The standard components with other values at some paths."""
    data: dict[str, Any] = json.loads(json.dumps({"name": name, **STANDARD}))
    for path, value in changes.items():
        place = data
        for key in path[:-1]:
            place = place[key]
        if value is None:
            del place[path[-1]]
        else:
            place[path[-1]] = copy.deepcopy(value)
    return data


def test_every_price_card_has_the_mark_of_its_source() -> None:
    for card in STANDARD["prices"]:
        known = card.get("staff_holiday") or (card["bid"], card["price"]) in RULEBOOK_CARDS
        assert card["mark"] == ("rulebook" if known else "reconstructed")


def test_only_two_entries_of_the_tourist_cards_are_not_reconstructed() -> None:
    marks = {path: mark for path, _, mark in marked_values(STANDARD) if path.startswith("tourist_cards")}
    known = {path: mark for path, mark in marks.items() if mark != "reconstructed"}
    assert known == {"tourist_cards[0].4.groups": "rulebook", "tourist_cards[4].6.groups": "source"}


def test_the_second_edition_differs_in_swimmers_and_in_groups_for_six_only() -> None:
    second = games[KEY].editions["standard-2"].components
    assert {key for key in STANDARD if STANDARD[key] != second[key]} == {"tokens", "tourist_cards"}
    split = second["tokens"]["split"]
    assert (split["plain"], split["swimmers"], len(split["swimmers"]) + split["plain"]) == (4, [1, 2, 2, 3, 3], 9)
    for old, new in zip(STANDARD["tourist_cards"], second["tourist_cards"], strict=True):
        assert {key: old[key] for key in "345"} == {key: new[key] for key in "345"}
        assert sum(old["6"]["groups"]) <= sum(new["6"]["groups"]) <= 9
    assert second["tourist_cards"][4]["6"] == {"groups": [5, 2], "mark": "source"}
    match = Match(KEY, 6, seed=1, edition="standard-2")
    assert 'edition "standard-2"' in match.record()


@pytest.mark.parametrize(
    ("path", "mark"),
    [
        ("start.money", "rulebook"),
        ("hotel.rooms", "source"),
        ("hotel.grid.rows", "reconstructed"),
        ("nations[0].name", "rulebook"),
        ("nations[3].name", "source"),
        ("tokens.of_each_nation", "rulebook"),
        ("tokens.split.rich", "reconstructed"),
        ("tiles.total", "rulebook"),
        ("tiles.split.pool", "reconstructed"),
    ],
)
def test_other_values_have_the_mark_of_their_source(path: str, mark: str) -> None:
    assert {where: how for where, _, how in marked_values(STANDARD)}[path] == mark


def test_another_edition_is_played_and_travels_with_the_record() -> None:
    edition = another({("prices", 9, "bid"): 30, ("hotel", "grid", "rows"): 3, ("hotel", "grid", "columns"): 2})
    match = Match(KEY, 3, seed=1, edition=edition)
    match.play(0, "choose 30 12")
    again = Match.from_record(match.record())
    assert again.position() == match.position()
    assert again.view(0)["choice"] == "30 12"
    assert again.view(None)["grid"] == [3, 2]


BAD: dict[str, list[tuple[dict[Any, Any], str]]] = {
    "not-a-table": [({("start",): 3}, "start"), ({("hotel", "grid"): []}, "hotel.grid")],
    "value-out-of-range": [
        ({("start", "money"): -1}, "start.money"),
        ({("prices", 0, "bid"): 0}, "prices[0].bid"),
        ({("prices", 3, "price"): "6"}, "prices[3].price"),
        ({("tokens", "split", "rich"): True}, "tokens.split.rich"),
        ({("tokens", "split", "swimmers"): [1, 2, 5]}, "tokens.split.swimmers[2]"),
        ({("tiles", "split", "pool"): None}, "tiles.split.pool"),
        ({("tourist_cards", 2, "5", "groups"): [4, 0]}, "tourist_cards[2].5.groups"),
    ],
    "not-six-rooms": [({("hotel", "rooms"): 7}, "hotel"), ({("hotel", "grid", "rows"): 3}, "hotel")],
    "not-four-nations": [({("nations",): []}, "nations")],
    "unknown-nation": [({("nations", 1, "name"): "atlantis"}, "nations[1].name")],
    "nation-twice": [({("nations", 1, "name"): "japan"}, "nations[1].name")],
    "not-twelve-flags": [({("flags", "total"): 13}, "flags")],
    "not-three-piles": [({("flags", "piles", "total"): 4}, "flags.piles")],
    "not-eleven-cards": [({("prices",): STANDARD["prices"][:10]}, "prices")],
    "bid-twice": [({("prices", 1, "bid"): 2}, "prices[1].bid")],
    "holiday-with-price": [({("prices", 10, "bid"): 3}, "prices[10]")],
    "not-one-holiday": [({("prices", 10): {"bid": 30, "price": 20}}, "prices")],
    "not-a-list": [({("tokens", "split", "swimmers"): 3}, "tokens.split.swimmers")],
    "not-18-tokens": [({("tokens", "split", "plain"): 7}, "tokens.split")],
    "not-19-tiles": [({("tiles", "split", "pool"): 5}, "tiles.split")],
    "too-many-extra-rooms": [
        ({("tiles", "split", "extra-room"): 7, ("tiles", "split", "pool"): 2}, "tiles.split.extra-room")
    ],
    "not-13-tourist-cards": [({("tourist_cards",): STANDARD["tourist_cards"][:12]}, "tourist_cards")],
    "not-one-to-three-groups": [
        ({("tourist_cards", 0, "3", "groups"): [1, 1, 1, 1]}, "tourist_cards[0].3.groups"),
        ({("tourist_cards", 0, "3", "groups"): []}, "tourist_cards[0].3.groups"),
    ],
    "more-than-nine-tourists": [({("tourist_cards", 12, "6", "groups"): [5, 5]}, "tourist_cards[12].6.groups")],
}


@pytest.mark.parametrize(("code", "changes", "path"), [(code, *case) for code, cases in BAD.items() for case in cases])
def test_an_edition_that_cannot_be_is_refused_with_code_and_path(code: str, changes: dict[Any, Any], path: str) -> None:
    with pytest.raises(BadEdition) as error:
        Match(KEY, 3, edition=another(changes))
    assert (error.value.code, error.value.parameters["path"]) == (code, path)
