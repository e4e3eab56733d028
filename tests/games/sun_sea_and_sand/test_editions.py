"""The components: the balance of the boats, the marks, and editions of one's own."""

from collections import Counter
from typing import Any

import pytest

from fullboard import BadEdition, Match, games
from fullboard.core.edition import marked_values

from .table import COLOURS, KEY, components

BOATS = components()["boats"]
EDITIONS = games[KEY].editions
ALL_BOATS = {name: edition.components["boats"] for name, edition in EDITIONS.items()}


@pytest.fixture(params=ALL_BOATS)
def boats(request: Any) -> list[dict[str, Any]]:
    """The boats of each edition."""
    return list(ALL_BOATS[request.param])


def tourists(groups: list[str]) -> Counter[str]:
    """How many of each colour."""
    found: Counter[str] = Counter()
    for group in groups:
        words = group.split()
        for many, colour in zip(words[::2], words[1::2], strict=True):
            found[colour] += int(many)
    return found


def size(group: str) -> int:
    return sum(map(int, group.split()[::2]))


def test_there_are_32_different_boats_with_a_backpack_and_ten_groups(boats: list[dict[str, Any]]) -> None:
    assert len(boats) == 32
    assert all(len(boat["groups"]) == 10 for boat in boats)
    assert len({(boat["backpacker"], *boat["groups"]) for boat in boats}) == 32


def test_every_backpacker_colour_is_on_eight_boats(boats: list[dict[str, Any]]) -> None:
    assert Counter(boat["backpacker"] for boat in boats) == dict.fromkeys(COLOURS, 8)


@pytest.mark.parametrize("spaces", [5, 7, 9, 11])
def test_every_colour_comes_equally_often_on_the_first_spaces_of_all_boats(
    boats: list[dict[str, Any]], spaces: int
) -> None:
    found: Counter[str] = Counter()
    for boat in boats:
        found += tourists(boat["groups"][: spaces - 1])
    assert set(found) == set(COLOURS)
    assert len(set(found.values())) == 1


@pytest.mark.parametrize("spaces", [5, 7, 9, 11])
def test_groups_have_one_to_four_tourists_and_about_2_3_on_average(boats: list[dict[str, Any]], spaces: int) -> None:
    sizes = [size(group) for boat in boats for group in boat["groups"][: spaces - 1]]
    assert set(sizes) == {1, 2, 3, 4}
    assert 2.2 <= sum(sizes) / len(sizes) <= 2.4


@pytest.mark.parametrize("spaces", [5, 7, 9, 11])
def test_about_a_third_of_the_groups_has_two_colours_and_none_has_more(
    boats: list[dict[str, Any]], spaces: int
) -> None:
    colours = [len(group.split()) // 2 for boat in boats for group in boat["groups"][: spaces - 1]]
    assert set(colours) == {1, 2}
    assert 0.3 <= colours.count(2) / len(colours) <= 0.37


def test_the_groups_of_the_rulebooks_example_exist(boats: list[dict[str, Any]]) -> None:
    groups = {group for boat in boats for group in boat["groups"]}
    assert "2 yellow 1 blue" in groups
    assert any(size(group) == 4 for group in groups)


def test_the_second_edition_differs_in_the_swimming_pool_and_the_boats_only() -> None:
    first, second = (dict(EDITIONS[name].components) for name in ("standard", "standard-2"))
    assert second["facilities"][0]["name"] == "swimming-pool"
    assert second["facilities"][0]["price"] == {"value": 7, "mark": "reconstructed"}
    assert second["facilities"][0]["points"] == first["facilities"][0]["points"]
    assert second["facilities"][1:] == first["facilities"][1:]
    assert {key for key in first if first[key] != second[key]} == {"facilities", "boats"}
    assert next(iter(EDITIONS)) == "standard"


def test_marks_say_what_the_rulings_say() -> None:
    marks = {path: mark for path, _, mark in marked_values(games[KEY].find_edition().components)}
    names = [facility["name"] for facility in components()["facilities"]]
    known = {
        "swimming-pool": "rulebook",
        "bar": "rulebook",
        "terrace": "rulebook",
        "beach-bar": "rulebook",
        "restaurant": "source",
        "beach-chairs": "source",
        "jet-ski": "source",
        "diving": "source",
        "water-slide": "source",
    }
    for index, name in enumerate(names):
        path = f"facilities[{index}]"
        assert marks[f"{path}.name"] == known.get(name, "reconstructed")
        assert marks[f"{path}.price.value"] == ("rulebook" if name == "terrace" else "reconstructed")
        assert marks[f"{path}.points.value"] == ("rulebook" if name == "bar" else "reconstructed")
        assert marks[f"{path}.stock.value"] == "rulebook"
    assert marks["board.fields.value"] == marks["reservations.boxes"] == "reconstructed"
    assert all(mark == "reconstructed" for path, mark in marks.items() if path.startswith("boats"))
    for path in ("members.home", "money.start", "bungalows.prices", "signs.numbers", "spaces.visible"):
        assert marks[path] == "rulebook"


def test_prices_run_from_1_to_14_and_the_printed_points_are_there() -> None:
    facilities = components()["facilities"]
    prices = [facility["price"]["value"] for facility in facilities]
    most = [facility["price"]["value"] + max(facility["stock"]["value"]) - 1 for facility in facilities]
    assert (min(prices), max(most)) == (1, 14)
    assert {0, 1, 2, 3, 4, 5, 6} == {facility["points"]["value"] for facility in facilities}


def changed(path: str, value: int | list[Any] | str) -> dict[str, Any]:
    """The standard components with one value changed, as an edition of one's own."""
    data = components()
    *way, last = path.split(".")
    target = data
    for step in way:
        target = target[int(step) if isinstance(target, list) else step]
    target[int(last) if isinstance(target, list) else last] = value
    return {"name": "own", **data}


@pytest.mark.parametrize(
    ("path", "value", "code", "where"),
    [
        ("members", 5, "not-a-table", "members"),
        ("members.home", 0, "out-of-range", "members.home"),
        ("members.home", 4, "not-five-members", "members"),
        ("money.most", 21, "out-of-range", "money.most"),
        ("money.start", 21, "out-of-range", "money.start"),
        ("bungalows.prices", [1, 3, 6], "not-four-numbers", "bungalows.prices"),
        ("bungalows.prices", [1, 3, 3, 6], "not-rising", "bungalows.prices"),
        ("bungalows.prices", [0, 3, 4, 6], "out-of-range", "bungalows.prices[0]"),
        ("bungalows.time", 4, "out-of-range", "bungalows.time"),
        ("signs.numbers", [6, 1, 1, 1], "out-of-range", "signs.numbers[0]"),
        ("signs.time", 0, "out-of-range", "signs.time"),
        ("spaces.visible", [7, 5, 9, 11], "not-rising", "spaces.visible"),
        ("spaces.visible", [1, 5, 9, 11], "out-of-range", "spaces.visible[0]"),
        ("reservations.boxes", [2, 3], "not-boxes-2-to-8", "reservations.boxes"),
        ("board.fields", 6, "not-a-table", "board.fields"),
        ("board.fields.value", 7, "out-of-range", "board.fields.value"),
        ("board.time", 9, "out-of-range", "board.time"),
        ("board.rows", [], "not-four-rows", "board.rows"),
        ("board.rows.0.colour", "blue", "another-row", "board.rows[0]"),
        ("facilities", [], "not-twelve-facilities", "facilities"),
        ("facilities.0.name", "casino", "unknown-facility", "facilities[0].name"),
        ("facilities.0", 1, "unknown-facility", "facilities[0].name"),
        ("facilities.1.name", "swimming-pool", "facility-twice", "facilities[1].name"),
        ("facilities.0.colour", "red", "another-colour", "facilities[0].colour"),
        ("facilities.0.price", 8, "not-a-table", "facilities[0].price"),
        ("facilities.0.price.value", 0, "out-of-range", "facilities[0].price.value"),
        ("facilities.0.points.value", 21, "out-of-range", "facilities[0].points.value"),
        ("facilities.0.stock.value", [1, 2, 3], "not-four-numbers", "facilities[0].stock.value"),
        ("facilities.0.stock.value", [1, 2, 3, 6], "out-of-range", "facilities[0].stock.value[3]"),
        ("boats", BOATS[:7], "bad-number-of-boats", "boats"),
        ("boats.3.backpacker", "pink", "unknown-colour", "boats[3].backpacker"),
        ("boats.3.groups", ["1 red"], "not-ten-groups", "boats[3].groups"),
        ("boats.3.groups.2", "5 red", "bad-group", "boats[3].groups[2]"),
        ("boats.3.groups.2", "3 red 2 blue", "bad-group", "boats[3].groups[2]"),
        ("boats.3.groups.2", "1 red 1 red", "bad-group", "boats[3].groups[2]"),
        ("boats.3.groups.2", "1 pink", "bad-group", "boats[3].groups[2]"),
        ("boats.3.groups.2", "", "bad-group", "boats[3].groups[2]"),
        ("boats.3.groups.2", 3, "bad-group", "boats[3].groups[2]"),
    ],
)
def test_a_bad_edition_says_what_is_wrong(path: str, value: int | list[Any] | str, code: str, where: str) -> None:
    with pytest.raises(BadEdition) as error:
        Match(KEY, 3, seed=1, edition=changed(path, value))
    assert (error.value.code, error.value.parameters["path"]) == (code, where)


def test_another_edition_is_played_with_its_own_values_and_travels_with_the_record() -> None:
    match = Match(KEY, 2, seed=1, edition=changed("facilities.3.price.value", 2))
    seat = match.actors[0]
    match.play(seat, "build bar 1")
    assert match.position()["seats"][seat]["money"] == 11
    again = Match.from_record(match.record())
    assert again.position() == match.position()
    assert again.state.edition.digest != games[KEY].find_edition().digest


def test_a_narrow_coast_has_fewer_fields() -> None:
    match = Match(KEY, 2, seed=1, edition=changed("board.fields.value", 4))
    seat = match.actors[0]
    assert match.view(None)["seats"][seat]["points"]["regions"] == 1
    assert all(not match.notation(move).endswith((" 5", " 6")) for move in match.legal(seat) if move >= 92)
