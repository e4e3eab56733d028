"""A position set up piece by piece: in every game pieces move between places, and what cannot be is said."""

from __future__ import annotations

from typing import Any

import pytest

from fullboard import Match, games
from fullboard.core.errors import BadPosition
from fullboard.core.placing import PiecePlace, moved, parts

OWN = ("companeros", "four-stars", "hotel-samoa", "sun-sea-and-sand")


def beginning(key: str) -> dict[str, Any]:
    return Match(key, games[key].players[0], seed=1).position()


def move(key: str, position: dict[str, Any], piece: str, place: str, new: str = "") -> dict[str, Any]:
    return moved(games[key], position, beginning(key), piece, place, new)


@pytest.mark.parametrize("key", OWN)
def test_every_piece_can_be_lifted_and_laid_back(key: str) -> None:
    position = beginning(key)
    game = games[key]
    for each in parts(game, position, position).values():
        for place in (part for part in each if isinstance(part, PiecePlace)):
            for piece in place.pieces:
                if not piece.many:
                    continue
                box = game.inventory(position)
                name = piece.name if game.placing is None else game.placing.name(position, place.path, piece.name)
                back = move(key, move(key, position, piece.path, ""), "", place.path, name)
                assert game.inventory(back) == box, piece.path


def test_a_card_goes_from_hand_to_table_and_a_space_holds_one() -> None:
    first = beginning("companeros")
    after = move("companeros", first, "hands[1][0]", "table[1]")
    assert after["table"] == [None, "green 1", None]
    assert "green 1" not in after["hands"][1]
    games["companeros"].load(after)  # seat 1 leads: that is the match after its first card
    with pytest.raises(BadPosition, match="space-taken"):
        move("companeros", after, "hands[0][0]", "table[1]")
    assert move("companeros", after, "table[1]", "hands[1]")["table"] == [None, None, None]


def test_links_are_counted_and_run_out() -> None:
    first = beginning("four-stars")
    after = move("four-stars", first, "bank.hotel", "links[0]")
    assert (after["bank"]["hotel"], after["links"][0]["hotel"]) == (29, 1)
    with pytest.raises(BadPosition, match="nothing-there"):
        move("four-stars", first, "links[0].hotel", "bank")


def test_a_tourist_keeps_its_nation_and_a_facility_gets_a_field() -> None:
    first = beginning("hotel-samoa")
    after = move("hotel-samoa", first, "bags.japan[0]", "hotels[0].rooms[2]")
    assert after["hotels"][0]["rooms"][2] == ["japan plain"]
    assert move("hotel-samoa", after, "hotels[0].rooms[2][0]", "bags.japan")["hotels"] == first["hotels"]
    with pytest.raises(BadPosition, match="wrong-nation"):
        move("hotel-samoa", after, "hotels[0].rooms[2][0]", "bags.norway")
    coast = move("sun-sea-and-sand", beginning("sun-sea-and-sand"), "stock.bar", "seats[0].facilities")
    assert coast["seats"][0]["facilities"] == [{"name": "bar", "field": 1}]
    games["sun-sea-and-sand"].load(coast)


@pytest.mark.parametrize("path", ["", "x", "hands", "hands[9][0]", "hands[0][99]", "pot[0].x", "[0]", "a" * 10_000])
def test_what_is_no_piece_or_place_is_refused(path: str) -> None:
    for piece, place in ((path or "x", "pot"), ("pot[0]", path or "x")):
        with pytest.raises(BadPosition, match="no-such-place"):
            move("companeros", beginning("companeros"), piece, place)
