"""A position is set up in the words of its game: places, pieces, figures, and why something cannot be."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from fullboard import Match, games
from fullboard.core.errors import BadPosition
from fullboard.core.game import Game
from fullboard.core.placing import PiecePlace, Value, moved, parts
from fullboard.web.setting_up import Field, Form, Spot
from fullboard.web.studies import first_position, fitting, read_values
from fullboard.words import languages

pytestmark = pytest.mark.slow  # positions of whole matches in plain Python, in three languages

OWN = ("companeros", "four-stars", "hotel-samoa", "sun-sea-and-sand")
DATA = re.compile(r"[\[\]_]|\w\.\w|\b(None|True|False|null|true|false)\b")


def moments(game: Game) -> Iterator[dict[str, Any]]:
    """Positions of a match of each number of players, by whatever move comes first, last or in between."""
    for players in game.players:
        match = Match(game, players, seed=players)
        for at in range(120):
            if match.over:
                break
            if at % 12 == 0:
                yield match.position()
            seat = match.actors[0]
            legal = match.legal(seat)
            match.play(seat, legal[(7 * at) % len(legal)])


def said(form: Form) -> Iterator[str]:
    """Everything that somebody reads or hears of a form."""
    drawn = form.drawn()
    yield from drawn["legends"].values()
    yield from (name for _, name in drawn["names"])
    groups = [group for each in drawn["places"].values() for group in each]
    fields: list[Field] = [*drawn["values"], *(one for group in groups for one in group.values)]
    spots: list[Spot] = [spot for group in groups for spot in group.spots]
    for spot in spots:
        yield from (spot.label, spot.said, *(piece.name for piece in spot.pieces))
        fields += [one for piece in spot.pieces for one in (*piece.more, *([piece.many] if piece.many else []))]
    for one in fields:
        yield from (one.label, one.said, *(words for _, words in one.choices))
    yield from (group.title for group in groups)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", OWN)
def test_everything_is_said_in_words_of_the_game(key: str, language: str) -> None:
    game = games[key]
    for position in moments(game):
        form = Form(game, position, 0, language)
        texts = set(said(form))
        assert [text for text in texts if DATA.search(text)] == []
        for path in (part.path for each in form.found.values() for part in each):
            name = re.sub(r"\[\d+\]", "", path).rpartition(".")[2].replace("_", " ").replace("-", " ")
            number = re.search(r"\[(\d+)\]$", path)
            assert form.words.place(path) != (f"{name} {int(number[1]) + 1}" if number else name), path


def test_a_game_without_words_is_told_plainly() -> None:
    game = games["goofspiel"]
    texts = set(said(Form(game, first_position(game, 2), 0, "en")))
    assert texts
    assert [text for text in texts if DATA.search(text)] == []


@pytest.mark.parametrize("key", OWN)
def test_whatever_a_form_shows_can_be_sent_back(key: str) -> None:
    game = games[key]
    for position in moments(game):
        form = Form(game, position, 0, "en")
        drawn = form.drawn()
        fields = [
            *drawn["values"],
            *(one for each in drawn["places"].values() for group in each for one in group.values),
        ]
        sent = {one.path: one.value for one in fields}
        read_again = dict(position)
        read_values(game, read_again, sent)
        assert read_again == position
        assert fitting(game, read_again) == position
        for one in fields:
            assert not one.choices or one.value in [value for value, _ in one.choices], one.path


def wrong(key: str, language: str, changed: dict[str, Any]) -> str:
    game = games[key]
    with pytest.raises(BadPosition) as error:
        game.load(dict(changed))
    return Form(game, changed, 0, language).wrong(error.value).replace("\u00a0", " ").replace("\u2019", "'")


def test_what_cannot_be_is_said_with_place_piece_and_figures() -> None:
    game = games["companeros"]
    first = first_position(game, 3)
    away = moved(game, first, first, "hands[0][0]", "")
    assert wrong("companeros", "en", away).startswith("green 2 lies nowhere")
    twice = {**first, "pot": [*first["pot"], first["hands"][2][0]]}
    assert wrong("companeros", "de", twice) == "Hand von Carmen: Grün 3: Grün 3 liegt schon woanders"
    more = moved(game, first, first, "hands[0][0]", "pot")
    assert wrong("companeros", "en", more).endswith("for this moment (there should be 9, not 8)")
    assert "hands" not in wrong("companeros", "en", more)


def test_tourists_need_bungalows_and_families_five_members() -> None:
    game = games["sun-sea-and-sand"]
    first = first_position(game, 2)
    read_values(game, first, {"seats[0].tourists.red": "2"})
    assert wrong("sun-sea-and-sand", "en", first).startswith(
        "Resort of Ada: more tourists live here than there are bungalows"
    )
    first = first_position(game, 2)
    read_values(game, first, {"seats[1].home": "4"})
    assert wrong("sun-sea-and-sand", "fr", first).startswith("Village de Blaise : une famille a cinq membres")


def test_a_tile_laid_on_a_hotel_is_built() -> None:
    game = games["hotel-samoa"]
    first = first_position(game, 3)
    tile = {name: first["stock"].index(name) for name in ("pool", "extra-room", "suite", "swap")}
    for name, key, value in (("pool", "pools", 1), ("suite", "suites", [1]), ("swap", "specials", ["swap"])):
        built = moved(game, first, first, f"stock[{tile[name]}]", "hotels[0].specials")
        assert built["hotels"][0][key] == value
    enlarged = moved(game, first, first, f"stock[{tile['extra-room']}]", "hotels[0].specials")
    assert len(enlarged["hotels"][0]["rooms"]) == 7
    full = {**first, "hotels": [{**first["hotels"][0], "suites": [1, 2, 3, 4, 5, 6]}, *first["hotels"][1:]]}
    with pytest.raises(BadPosition, match="all-suites"):
        moved(game, full, first, f"stock[{tile['suite']}]", "hotels[0].specials")


def test_what_follows_from_the_rest_is_worked_out_anew() -> None:
    game = games["four-stars"]
    match = Match(game, 2, seed=1)
    while match.position()["phase"] == "start":
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    position = match.position()
    read_values(game, position, {"links[0].hotel": "3"})
    assert fitting(game, position)["bank"]["hotel"] == 27
    with pytest.raises(BadPosition, match="too-many-links"):
        read_values(game, position, {"links[0].hotel": "30", "links[1].hotel": "30"})
        fitting(game, position)
    island = games["sun-sea-and-sand"]
    first = first_position(island, 2)
    read_values(island, first, {"seats[0].money": "20"})
    assert fitting(island, first)["track"] == [1, 0]


@pytest.mark.parametrize(("text", "code"), [("x", "not-a-number"), ("1.5", "not-a-number"), ("9" * 40, "not-a-number")])
def test_a_field_that_is_no_number_is_named(text: str, code: str) -> None:
    game = games["hotel-samoa"]
    for path in ("round", "money[0]", "cards", "hotels[0].suites"):
        with pytest.raises(BadPosition, match=code) as error:
            read_values(game, first_position(game, 3), {path: text})
        assert error.value.path == path


def test_places_and_values_are_told_apart() -> None:
    found = parts(games["four-stars"], *[first_position(games["four-stars"], 2)] * 2)
    assert all(isinstance(part, Value) for part in found["prices"])  # nobody drags a price
    assert all(isinstance(part, PiecePlace) for part in found["links"])
    island = parts(games["sun-sea-and-sand"], *[first_position(games["sun-sea-and-sand"], 2)] * 2)
    tourists = next(part for part in island["seats"] if part.path == "seats[0].tourists")
    assert isinstance(tourists, PiecePlace)
    assert [piece.name for piece in tourists.pieces] == ["green", "red", "yellow", "blue"]
