"""Sun, Sea & Sand: the last weeks, in which points are all that money can still buy.

The boat of week 8 brings, from space 2 on: 3, 2, 1, 4, 1 and 2 tourists. Without signs the way round three resorts
is: beach of seat 0, resort 1, beach 1, resort 2, beach 2, resort 0, and again.
"""

from typing import Any

from tests.bots.tactics import Tactic
from tests.games.sun_sea_and_sand.table import position

KEY = "sun-sea-and-sand"


def resort(
    money: int = 0,
    home: int = 0,
    *,
    houses: int = 0,
    guests: str = "",
    built: str = "",
    signs: str = "",
    **further: Any,
) -> dict[str, Any]:
    """A resort; members who are not at home stay away until the end, unless `busy` says otherwise."""
    found = {"money": money, "home": home, "bungalows": houses, "tourists": guests, "facilities": built, "signs": signs}
    return {**found, "busy": [0, 0, 5 - home], **further}


def tactic(name: str, rule: str, why: str, best: tuple[str, ...], *resorts: dict[str, Any], **given: Any) -> Tactic:
    """Seat 0 is to move, in week 8 if nothing else is said."""
    where = position(len(resorts), resorts=dict(enumerate(resorts)), **{"week": 8, **given})
    return Tactic(name, KEY, rule, why, where, 0, best)


TACTICS = [
    tactic(
        "the field decides",
        "Meilleur centre de vacances, zones; SS-13",
        "Mini-golf is worth 4 on either field of the meadow, but on the second it cuts off the corner: a region more, "
        "and with it the point that is missing.",
        ("build mini-golf 2",),
        resort(7, 1, built="bar 1"),
        resort(houses=5, guests="4 red"),
        resort(houses=2, guests="1 red"),
    ),
    tactic(
        "tourists break the tie",
        "Meilleur centre de vacances, égalité; SS-13",
        "Three tourists and the beach bar are worth 3 each and both draw level, but on a tie more tourists win: 4 + 3 "
        "against 6.",
        ("fetch 2",),
        resort(5, 1, houses=7, guests="4 blue", signs="welcome"),
        resort(houses=7, guests="6 red", signs="welcome open"),
        resort(houses=3, guests="2 red"),
    ),
    tactic(
        "buy what the neighbour needs",
        "Construire un aménagement; SS-5",
        "The neighbour has 5 money, and only the beach bar would help. Bought now, it costs 6. Mini-golf brings a "
        "point more, and the neighbour three.",
        ("build beach-bar 2",),
        resort(7, 1, houses=8, guests="8 red", built="beach-chairs 1, jet-ski 1", signs="welcome open hotel blue"),
        resort(5, 1, houses=9, guests="9 red", built="beach-chairs 1, jet-ski 1", signs="welcome open hotel blue"),
        resort(houses=2, guests="1 red"),
    ),
    tactic(
        "bungalows first",
        "Construire des bungalows; SS-3, SS-4",
        "Two members at home and 6 money: three bungalows bring nothing by themselves, but the second member fills "
        "them. Signs, or anything else for sale, bring less.",
        ("bungalows 3",),
        resort(6, 2, houses=1, guests="1 red", built="terrace 1, beach-chairs 1, beach-bar 2, jet-ski 1"),
        resort(houses=12, guests="12 red"),
        resort(houses=2, guests="1 red"),
    ),
    tactic(
        "one step for the campers",
        "Routard; SS-9",
        "Two campers on the beach are one step away. The terrace leaves 1 money, the least of all: everybody walks one "
        "step, and 3 + 2 points win. Mini-golf is worth 4 and leaves none, so that they walk on.",
        ("build terrace 1",),
        resort(7, 1, houses=3, guests="1 red"),
        resort(4, houses=5, guests="5 red"),
        resort(4, houses=2, guests="2 red"),
        beaches={2: [6, 7]},
    ),
    tactic(
        "a sign catches the campers",
        "Placer un panneau; SS-9",
        "The poorest has 2 money. From the beach two steps lead past the resort, unless a sign stands there: 1 for the "
        "sign and 3 for the campers. Two tourists, or the jet-ski, are worth 2.",
        ("sign",),
        resort(3, 1, houses=4, guests="1 red"),
        resort(2, houses=4, guests="4 red", busy=[0, 0, 4]),
        resort(9, houses=2, guests="2 red"),
        taken={(8, 2): 1},
        beaches={2: [5, 6, 7]},
    ),
    tactic(
        "money that leads the campers past the rival",
        "Routard; SS-9",
        "Beach bar and terrace are both worth 3. The terrace leaves 1 money, and two campers step into the rival's "
        "resort; the beach bar leaves 2, and they pass it.",
        ("build beach-bar 1", "build beach-bar 2"),
        resort(7, 1, houses=13, guests="13 red", built="bar 1"),
        resort(9, houses=8, guests="5 red", built="mini-golf 1, jet-ski 1, diving 2"),
        resort(9, houses=2, guests="2 red", built="mini-golf 1, jet-ski 1, diving 2"),
        beaches={0: [6, 7]},
    ),
    tactic(
        "reserved is reserved",
        "Réserver des touristes; SS-4",
        "The rival moves first next week and has room for the four. Whoever wants them must send a member to next "
        "week's boat now.",
        ("reserve 2 5",),
        resort(0, 1, houses=4, built="mini-golf 1"),
        resort(0, houses=5, guests="1 red", built="terrace 1", busy=[1, 0, 4]),
        resort(busy=[0, 0, 1]),
        taken={(8, 3): 2, (8, 4): 2, (8, 6): 2, (8, 7): 2},
        week=7,
        first=0,
        track=[0, 2, 1],
    ),
    tactic(
        "keep the guest who will stay",
        "Temps, touristes réservés; SS-11, SS-12",
        "One bungalow for a red and a yellow tourist. With a terrace the red one stays until the end, which is a "
        "point; the yellow one would leave before.",
        ("send-away yellow",),
        resort(3, 0, houses=1, built="terrace 1", busy=[0, 0, 4]),
        resort(houses=4, guests="2 red", built="terrace 1"),
        resort(houses=2),
        taken={(7, 5): 0},
        week=6,
        phase="overbooking",
        turn=0,
        first=0,
    ),
    tactic(
        "the four before the sign",
        "Aller chercher des touristes; SS-2, SS-4",
        "Two members at home, and the rival moves in between with four free bungalows. The sign can wait, the group of "
        "four cannot.",
        ("fetch 5",),
        resort(0, 2, houses=6, guests="2 red"),
        resort(0, 1, houses=7, guests="3 red"),
        resort(houses=2, guests="2 red"),
    ),
]
