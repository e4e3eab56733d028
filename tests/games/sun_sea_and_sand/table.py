"""Sets a table: a test names what matters, and the rest of the box is laid out around it."""

import copy
from typing import Any

from fullboard import Match, games

KEY = "sun-sea-and-sand"
COLOURS = ("green", "red", "yellow", "blue")
FACILITIES = {
    "green": ("swimming-pool", "mini-golf", "tennis-court"),
    "red": ("bar", "terrace", "restaurant"),
    "yellow": ("beach-chairs", "beach-bar", "beach-volleyball"),
    "blue": ("jet-ski", "diving", "water-slide"),
}
SPACES = {2: 5, 3: 7, 4: 9, 5: 11}


def components() -> dict[str, Any]:
    """A copy of the standard components, to be changed."""
    return copy.deepcopy(dict(games[KEY].find_edition().components))


def edition(boats: dict[int, str]) -> dict[str, Any]:
    """The standard components, but the boat of a week begins with these groups: {1: "4 red, 1 blue"}."""
    data = components()
    for week, groups in boats.items():
        named = [group.strip() for group in groups.split(",")]
        data["boats"][week - 1]["groups"][: len(named)] = named
    return {"name": "boats-of-a-test", **data}


def backpackers(**colours: Any) -> dict[str, Any]:
    """The standard components, but the backpackers of some weeks have these colours: w3="red"."""
    data = components()
    for week, colour in colours.items():
        data["boats"][int(week[1:]) - 1]["backpacker"] = colour
    return {"name": "backpackers-of-a-test", **data}


def facilities(text: str) -> list[dict[str, Any]]:
    """The facilities of a text such as "bar 1 2, terrace 3": name, field and tourists there."""
    found: list[dict[str, Any]] = []
    for item in filter(None, text.split(", ")):
        name, field, *many = item.split()
        found.append({"name": name, "field": int(field), "tourists": int(many[0]) if many else 0})
    return found


def tourists(text: str) -> dict[str, int]:
    """The tourists of a text such as "2 yellow 1 blue"."""
    words = text.split()
    return {colour: int(many) for many, colour in zip(words[::2], words[1::2], strict=True)}


def position(
    players: int = 3,
    *,
    boats: dict[int, str] | None = None,
    taken: dict[tuple[int, int], int] | None = None,
    resorts: dict[int, Any] | None = None,
    beaches: dict[int, list[int]] | None = None,
    edition_data: dict[str, Any] | None = None,
    **given: Any,
) -> dict[str, Any]:
    """A position: week 1, nobody has anything but 13 money and one member at home.

    `taken` says whose members are on which (week, space); members that are not mentioned are on time space 1.
    """
    on_boats = [0] * players
    ships: list[dict[str, Any]] = [{"boat": week, "taken": [None] * (SPACES[players] - 1)} for week in range(1, 9)]
    for (week, space), seat in (taken or {}).items():
        ships[week - 1]["taken"][space - 2] = seat
        on_boats[seat] += 1
    seats = []
    for seat in range(players):
        said = dict((resorts or {}).get(seat, {}))
        home = said.get("home", 1)
        busy = said.get("busy", [5 - home - on_boats[seat], 0, 0])
        seats.append(
            {
                "money": said.get("money", 13),
                "home": home,
                "busy": busy,
                "bungalows": said.get("bungalows", 0),
                "tourists": tourists(said.get("tourists", "")),
                "facilities": facilities(said.get("facilities", "")),
                "signs": said.get("signs", "").split(),
            }
        )
    chosen = edition_data or (edition(boats) if boats else "standard")
    found: dict[str, Any] = {"players": players, "edition": chosen, "boats": ships, "seats": seats, **given}
    if beaches:
        found["beaches"] = [beaches.get(seat, []) for seat in range(players)]
    return found


def set_up(players: int = 3, **described: Any) -> Match:
    """A match that starts from `position(...)`."""
    return Match(KEY, position=position(players, **described), seed=1)


def names(match: Match, seat: int | None = None) -> set[str]:
    """What a seat may do now, in words."""
    seat = match.actors[0] if seat is None else seat
    return {match.notation(move) for move in match.legal(seat)}


def spend_week(match: Match, *, week: int | None = None) -> Match:
    """Let everybody place signs or pass until the next week begins (or the match is over)."""
    week = match.position()["week"] if week is None else week
    while not match.over and match.position()["week"] == week and match.position()["phase"] == "work":
        idle(match)
    return match


def idle(match: Match) -> None:
    """Whoever is to move places a sign, or passes where none is left."""
    seat = match.actors[0]
    match.play(seat, "sign" if "sign" in names(match, seat) else "pass")


def resort(match: Match, seat: int) -> dict[str, Any]:
    """What a seat has, as the view shows it."""
    return dict(match.view(None)["seats"][seat])


def guests(match: Match, seat: int) -> dict[str, int]:
    """The facilities of a seat with the tourists there."""
    return {facility["name"]: facility["tourists"] for facility in resort(match, seat)["facilities"]}


def money(match: Match) -> list[int]:
    """Everybody's money."""
    return [seat["money"] for seat in match.position()["seats"]]


def told(match: Match, key: str) -> list[dict[str, Any]]:
    """The parameters of every story line of a kind."""
    return [line["parameters"] for line in match.story(None) if line["key"] == key]
