"""Sets a table: a test names what matters, and the rest of the box is laid out around it."""

import copy

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


def components():
    """A copy of the standard components, to be changed."""
    return copy.deepcopy(games[KEY].find_edition().components)


def edition(boats):
    """The standard components, but the boat of a week begins with these groups: {1: "4 red, 1 blue"}."""
    data = components()
    for week, groups in boats.items():
        named = [group.strip() for group in groups.split(",")]
        data["boats"][week - 1]["groups"][: len(named)] = named
    return {"name": "boats-of-a-test", **data}


def backpackers(**colours):
    """The standard components, but the backpackers of some weeks have these colours: w3="red"."""
    data = components()
    for week, colour in colours.items():
        data["boats"][int(week[1:]) - 1]["backpacker"] = colour
    return {"name": "backpackers-of-a-test", **data}


def facilities(text):
    """The facilities of a text such as "bar 1 2, terrace 3": name, field and tourists there."""
    found = []
    for item in filter(None, text.split(", ")):
        name, field, *many = item.split()
        found.append({"name": name, "field": int(field), "tourists": int(many[0]) if many else 0})
    return found


def tourists(text):
    """The tourists of a text such as "2 yellow 1 blue"."""
    words = text.split()
    return {colour: int(many) for many, colour in zip(words[::2], words[1::2], strict=True)}


def position(players=3, *, boats=None, taken=None, resorts=None, beaches=None, edition_data=None, **given):
    """A position: week 1, nobody has anything but 13 money and one member at home.

    `taken` says whose members are on which (week, space); members that are not mentioned are on time space 1.
    """
    on_boats = [0] * players
    ships = [{"boat": week, "taken": [None] * (SPACES[players] - 1)} for week in range(1, 9)]
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
    found = {"players": players, "edition": chosen, "boats": ships, "seats": seats, **given}
    if beaches:
        found["beaches"] = [beaches.get(seat, []) for seat in range(players)]
    return found


def set_up(players=3, **described):
    """A match that starts from `position(...)`."""
    return Match(KEY, position=position(players, **described), seed=1)


def names(match, seat=None):
    """What a seat may do now, in words."""
    seat = match.actors[0] if seat is None else seat
    return {match.notation(move) for move in match.legal(seat)}


def spend_week(match, *, week=None):
    """Let everybody place signs or pass until the next week begins (or the match is over)."""
    week = match.position()["week"] if week is None else week
    while not match.over and match.position()["week"] == week and match.position()["phase"] == "work":
        idle(match)
    return match


def idle(match):
    """Whoever is to move places a sign, or passes where none is left."""
    seat = match.actors[0]
    match.play(seat, "sign" if "sign" in names(match, seat) else "pass")


def resort(match, seat):
    """What a seat has, as the view shows it."""
    return match.view(None)["seats"][seat]


def guests(match, seat):
    """The facilities of a seat with the tourists there."""
    return {facility["name"]: facility["tourists"] for facility in resort(match, seat)["facilities"]}


def money(match):
    """Everybody's money."""
    return [seat["money"] for seat in match.position()["seats"]]


def told(match, key):
    """The parameters of every story line of a kind."""
    return [line["parameters"] for line in match.story(None) if line["key"] == key]
