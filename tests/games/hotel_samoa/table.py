"""Sets a table: a test names what matters, and the rest of the box is laid out around it."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from fullboard import Match

KEY = "hotel-samoa"
ANNA, BART, CLAUDE, DAVID = range(4)
PRICES = ["2 3", "4 4", "6 5", "8 6", "10 7", "12 9", "14 8", "16 10", "18 11", "20 12", "holiday"]
TILES = {"extra-room": 5, "suite": 4, "pool": 4, "swap": 2, "send-home": 2, "take-back": 2}
NEW_TILES = {3: (1, 1, 1, 0), 4: (2, 1, 1, 0), 5: (2, 2, 1, 0), 6: (3, 2, 1, 0)}
# Norway lands in round 4, as in the rulebook's example.
LANDINGS = "japan germany united-kingdom norway germany japan norway united-kingdom norway japan united-kingdom germany"
FLAGS = LANDINGS.split()
SIZES: dict[int, dict[int, tuple[int, ...]]] = {  # the groups of the tourist cards that tests use, for 3 and 4 players
    1: {3: (3, 2), 4: (4, 3), 5: (5, 3), 6: (5, 4)},
    6: {3: (5,), 4: (6,), 5: (7,), 6: (8,)},
    10: {3: (2, 2, 2), 4: (3, 2, 2), 5: (3, 3, 2), 6: (3, 3, 3)},
}


def hotel(
    rooms: dict[int, str] | None = None,
    *,
    extra: int = 0,
    suites: Iterable[int] = (),
    pools: int = 0,
    specials: Iterable[str] = (),
) -> dict[str, Any]:
    """A hotel; `rooms` is a dictionary from room numbers to guests, as text such as "japan rich"."""
    inside: list[list[str]] = [[] for _ in range(6 + extra)]
    for number, guests in (rooms or {}).items():
        inside[number - 1] = [guest.strip() for guest in guests.split(",")]
    return {"rooms": inside, "suites": list(suites), "pools": pools, "specials": list(specials)}


def position(
    players: int = 4,
    *,
    round: int = 4,
    phase: str = "choose",
    turn: int | None = None,
    tie: int | None = None,
    card: int = 1,
    groups: list[list[str]] | None = None,
    hotels: dict[int, Any] | None = None,
    offer: tuple[str, ...] = (),
    used: list[str] | tuple[Any, ...] = (),
    money: dict[int, int] | None = None,
    followed: bool = True,
    discards: dict[int, list[str]] | None = None,
    played: dict[int, str] | None = None,
    **further: Any,
) -> dict[str, Any]:
    """A position; `hotels`, `money`, `discards` and `played` are dictionaries from seats.

    Everybody `followed` the money, unless a test says otherwise.

    Groups that are not named are filled with plain tourists first. Tiles that are not named are face down, as many as
    there must be; of the others, specials have been used, and the last seat has extra rooms.
    """
    seats = range(players)
    inns = [dict((hotels or {}).get(seat, hotel())) for seat in seats]
    on_offer = list(offer)
    turned_up = sum(NEW_TILES[players][(number - 1) // 3] for number in range(1, round + 1))
    lying = Counter([*on_offer, *used])
    for inn in inns:
        lying["extra-room"] += len(inn["rooms"]) - 6
        lying["suite"] += len(inn["suites"])
        lying["pool"] += inn["pools"]
        lying.update(inn["specials"])
    lying["suite"] += phase == "build" and bool(further.get("busy"))
    rest = [tile for tile, many in TILES.items() for _ in range(many - lying[tile])]
    spare = turned_up - lying.total()
    fillers = [tile for tile in rest if tile in ("swap", "send-home", "take-back")][: max(0, spare)]
    gone = list(used) + fillers
    for tile in fillers:
        rest.remove(tile)
    while len(rest) > 19 - turned_up:  # the last seat has bought what else was turned up
        tile = rest.pop(0)
        assert tile == "extra-room", "name more tiles"
        inns[-1] = {**inns[-1], "rooms": [*inns[-1]["rooms"], []]}
    cards = [card, *(other for other in range(1, 14) if other != card)][:round]
    cards = cards[1:] + cards[:1]
    piles = [list((discards or {}).get(seat, [])) for seat in seats]
    laid = [(played or {}).get(seat) for seat in seats]
    hands = [[name for name in PRICES if name not in piles[seat] and name != laid[seat]] for seat in seats]
    if groups is None and phase != "over":
        double = 2 if round in (6, 12) else 1
        groups = some_tourists([size * double for size in SIZES[card][players]])
    groups = [list(group) for group in groups or []]
    return {
        "game": KEY,
        "rules": 1,
        "edition": "standard",
        "players": players,
        "options": {},
        "step": 0,
        "round": round,
        "phase": phase,
        "turn": turn,
        "tie": players - 1 if tie is None else tie,
        "flags": FLAGS,
        "cards": cards,
        "stock": rest,
        "offer": on_offer,
        "used": gone,
        "groups": groups + [[]] * (3 - len(groups)),
        "hotels": inns,
        "money": [(money or {}).get(seat, 25) for seat in seats],
        "least-money": [None if followed else 0] * players,
        "hands": hands,
        "discards": piles,
        "played": laid,
        **further,
    }


def some_tourists(sizes: list[int]) -> list[list[str]]:
    """Groups of these sizes, plain tourists first."""
    bag = ["plain"] * 6 + ["rich"] * 3 + ["lover"] * 4 + ["celebrity"] * 2 + ["swimmer-1", "swimmer-2", "swimmer-3"]
    groups = []
    for size in sizes:
        groups.append(bag[:size])
        bag = bag[size:]
    return groups


def set_up(players: int = 4, *, seed: int = 1, **described: Any) -> Match:
    """A match that starts from `position(...)`."""
    return Match(KEY, position=position(players, **described), seed=seed)


def reveal(match: Match, *cards: str) -> Match:
    """All choose: seat 0, 1, 2 ... these cards."""
    for seat, card in enumerate(cards):
        match.play(seat, "holiday" if card == "holiday" else f"choose {card}")
    return match


def play(match: Match, seat: int, *moves: str) -> Match:
    """Let a seat make these moves; it must be its turn."""
    for move in moves:
        assert match.actors == (seat,), (match.actors, seat, move)
        match.play(seat, move)
    return match


def names(match: Match, seat: int) -> list[str]:
    """What a seat may do now."""
    return [match.notation(move) for move in match.legal(seat)]


def money(match: Match) -> list[int]:
    """Everybody's money."""
    return list(match.position()["money"])


def earned(match: Match) -> list[int]:
    """What everybody has earned in this round."""
    return list(match.position()["earned"])


def rooms(match: Match, seat: int) -> list[list[str]]:
    """Who is in the rooms of a seat."""
    return list(match.position()["hotels"][seat]["rooms"])


def told(match: Match, key: str, seat: int | None = None) -> list[Any]:
    """The parameters of the lines of the story with that key."""
    return [line["parameters"] for line in match.story(seat) if line["key"] == key]


def play_on(match: Match, chance: Any, plies: int | None = None) -> Match:
    """Play random moves, to the end if no number of plies is given."""
    while not match.over and plies != 0:
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.legal(seat)))
        plies = None if plies is None else plies - 1
    return match
