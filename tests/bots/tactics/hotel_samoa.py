"""Hotel Samoa: the twelfth round, when the Germans land and what is not earned now is not earned at all.

All money has been seen coming and going, and so have all discards: who remembers knows what everybody has.
"""

from typing import Any

from tests.bots.tactics import Tactic
from tests.games.hotel_samoa.table import PRICES, hotel, position

KEY = "hotel-samoa"
ME, RIVAL, THIRD = range(3)
NATIONS = ("norway", "japan", "united-kingdom")
SIX_PLAIN = [["plain"] * 4, ["plain"] * 2]  # what card 11 brings to three hotels in round 12


COUPLES = {room: f"{NATIONS[room % 3]} lover, {NATIONS[room % 3]} lover" for room in range(1, 7)}


def guests(seat: int, rooms: str = "123456") -> dict[int, str]:
    """Plain tourists in these rooms."""
    return {int(room): f"{NATIONS[seat]} plain" for room in rooms}


def discarded(*hand: str) -> list[str]:
    """All that is no longer in a hand of these cards and Staff Holiday."""
    return [card for card in PRICES if card not in (*hand, "holiday")]


def tactic(
    name: str,
    rule: str,
    why: str,
    best: tuple[str, ...],
    *,
    money: tuple[int, int, int],
    hotels: dict[int, dict[str, Any]],
    groups: list[list[str]] | None = None,
    hands: dict[int, tuple[str, ...]] | None = None,
    **given: Any,
) -> Tactic:
    """Seat 0 is to move; hotels that are not described are full."""
    inns = {RIVAL: hotel(guests(RIVAL)), THIRD: hotel(guests(THIRD), pools=3), **hotels}
    where = position(
        3,
        round=12,
        card=11,
        groups=SIX_PLAIN if groups is None else groups,
        hotels=inns,
        money=dict(enumerate(money)),
        discards={seat: discarded(*hand) for seat, hand in (hands or {}).items()},
        **given,
    )
    return Tactic(name, KEY, rule, why, where, ME, best)


TAKEN_BACK: dict[str, Any] = {"taken-back": [[{"from": discarded("2 3", "6 5", "8 6"), "fetched": 1}], [], []]}
TACTICS = [
    tactic(
        "nobody else has a bed",
        "Conseils de jeu; HS-8",
        "Both rivals are full, so nobody can be cheaper: two rooms at 12 overtake the rival, two at any lower price do "
        "not.",
        ("choose 20 12",),
        money=(80, 101, 60),
        hotels={ME: hotel(guests(ME, "1234")), RIVAL: hotel(COUPLES)},
        hands={ME: ("2 3", "8 6", "16 10", "20 12"), RIVAL: ("2 3", "4 4"), THIRD: ("6 5",)},
    ),
    tactic(
        "the tie card is on our side",
        "Résolution des égalités; HS-2",
        "Besides Staff Holiday the rival has only the 12/9 left, and at the same price we welcome first: the rich "
        "tourist pays 18, just enough to overtake the third. With 14/8 we would be first too, but for 16.",
        ("choose 12 9",),
        money=(101, 80, 118),
        hotels={ME: hotel(guests(ME, "12345")), RIVAL: hotel(guests(RIVAL, "12345"))},
        groups=[["rich", "plain", "plain", "plain"], ["plain", "plain"]],
        hands={ME: ("8 6", "12 9", "14 8"), RIVAL: ("12 9",), THIRD: ("6 5",)},
        tie=0,
    ),
    tactic(
        "swap when the staff of the others is away",
        "Tuiles spéciales; HS-14",
        "The cards are on the table: nobody else welcomes anybody. Two rooms at 12 instead of 3 are worth far more "
        "than the tile.",
        ("swap 20 12",),
        money=(80, 98, 60),
        hotels={ME: hotel(guests(ME, "1234"), specials=["swap"]), RIVAL: hotel(guests(RIVAL, "1234"))},
        hands={ME: ("2 3", "6 5", "10 7", "20 12"), RIVAL: ("8 6",), THIRD: ("6 5",)},
        phase="swap",
        turn=ME,
        played={ME: "2 3", RIVAL: "holiday", THIRD: "6 5"},
    ),
    tactic(
        "a tile kept is worth 3",
        "Tuiles spéciales, fin de la partie; HS-16",
        "One free room: 20/12 instead of 16/10 brings 2 more and costs the tile, which is worth 3. Those 3 decide.",
        ("pass",),
        money=(80, 92, 60),
        hotels={ME: hotel(guests(ME, "12345"), specials=["swap"])},
        hands={ME: ("16 10", "18 11", "20 12"), RIVAL: ("8 6",), THIRD: ("6 5",)},
        phase="swap",
        turn=ME,
        played={ME: "16 10", RIVAL: "8 6", THIRD: "6 5"},
    ),
    tactic(
        "the suites are sent home first",
        "Suite; HS-7, HS-14",
        "Send home frees two rooms, and only the two suites pay double: 4 x 8 = 32. Any other room leaves at most 24.",
        ("send 1", "send 2"),
        money=(80, 108, 60),
        hotels={ME: hotel(guests(ME), suites=[1, 2], specials=["send-home"])},
        phase="send-home",
        turn=ME,
        played={ME: "14 8", RIVAL: "8 6", THIRD: "6 5"},
    ),
    tactic(
        "the celebrity comes first",
        "Célébrité; HS-10",
        "Whoever moves in beside a celebrity pays double, but nobody pays later for one who comes after: the celebrity "
        "must be the first of the three.",
        ("take celebrity",),
        money=(80, 118, 60),
        hotels={ME: hotel(guests(ME, "456"))},
        groups=[["celebrity", "plain", "plain", "plain"], ["plain", "plain"]],
        phase="welcome",
        turn=ME,
        group=1,
        played={ME: "14 8", RIVAL: "8 6", THIRD: "6 5"},
    ),
    tactic(
        "the celebrity lives in the middle",
        "Célébrité; HS-10",
        "In room 2 the celebrity has two free neighbours, 8 + 16 + 16. At either end there is only one: 8 + 16 + 8.",
        ("room 2",),
        money=(80, 118, 60),
        hotels={ME: hotel(guests(ME, "456"))},
        groups=[["celebrity", "plain", "plain", "plain"], ["plain", "plain"]],
        phase="welcome",
        turn=ME,
        group=1,
        tourist="celebrity",
        played={ME: "14 8", RIVAL: "8 6", THIRD: "6 5"},
    ),
    tactic(
        "two lovers in one suite",
        "Amoureux; HS-9, HS-11",
        "One free room, a suite. The rich tourist pays double there, not more: 16. Two lovers share it and pay double "
        "each: 32.",
        ("group 2",),
        money=(80, 110, 60),
        hotels={ME: hotel(guests(ME, "23456"), suites=[1])},
        groups=[["rich", "plain", "plain", "plain"], ["lover", "lover"]],
        phase="welcome",
        turn=ME,
        played={ME: "14 8", RIVAL: "8 6", THIRD: "6 5"},
    ),
    tactic(
        "the rich one does not need the suite",
        "Remarque pour les riches, célébrités et suites; HS-11",
        "A rich tourist pays double anywhere. The suite is for the other one: 16 + 16, not 16 + 8.",
        ("room 4",),
        money=(80, 110, 60),
        hotels={ME: hotel(guests(ME, "2356"), suites=[1])},
        groups=[["rich", "plain", "plain", "plain"], ["plain", "plain"]],
        phase="welcome",
        turn=ME,
        group=1,
        tourist="rich",
        played={ME: "14 8", RIVAL: "8 6", THIRD: "6 5"},
    ),
    tactic(
        "a pool for those who are swimming already",
        "Piscine; HS-7",
        "The pool pays 6 at once for the swimmers in the house and costs 2. Nothing else on offer pays for itself by "
        "as much: there is no room to fill.",
        ("buy pool",),
        money=(80, 83, 60),
        hotels={
            ME: hotel({**guests(ME, "123"), 4: "japan swimmer-1", 5: "japan swimmer-2", 6: "japan swimmer-3"}),
        },
        offer=["pool", "suite", "swap"],
        phase="build",
        turn=ME,
        played={ME: "2 3", RIVAL: "holiday", THIRD: "holiday"},
    ),
    tactic(
        "bought at a loss, and well bought",
        "Phase de construction; HS-6",
        "The pool costs us 4 and pays 3. But the rival comes next, would pay 2 for it and get 6, and our lead is 3.",
        ("buy pool",),
        money=(83, 80, 60),
        hotels={
            ME: hotel({**guests(ME, "12345"), 6: "united-kingdom swimmer-3"}),
            RIVAL: hotel({**guests(RIVAL, "123"), 4: "japan swimmer-1", 5: "japan swimmer-2", 6: "japan swimmer-3"}),
        },
        offer=["pool"],
        phase="build",
        turn=ME,
        played={ME: "4 4", RIVAL: "2 3", THIRD: "holiday"},
    ),
    tactic(
        "empty rooms break the tie",
        "Fin de la partie; HS-12, HS-16",
        "The money is level, and free rooms decide: the rival has one. Staff Holiday may send two tourists home. The "
        "couple would count as two and leave one room only.",
        ("send 2", "send 3", "send 4", "send 5", "send 6"),
        money=(90, 90, 60),
        hotels={
            ME: hotel({**guests(ME, "23456"), 1: "norway lover, norway lover"}),
            RIVAL: hotel(guests(RIVAL, "12345")),
        },
        groups=[["plain"] * 4, ["plain"] * 2],
        phase="holiday",
        turn=ME,
        played={ME: "holiday", RIVAL: "holiday", THIRD: "8 6"},
    ),
    tactic(
        "the second card back is the best one",
        "Tuiles spéciales; HS-14",
        "Take back may fetch two cards; 18/11 is in hand again. Nobody else has a room, so 20/12 can be swapped in for "
        "24, and 22 are too few.",
        ("fetch 20 12",),
        money=(80, 103, 60),
        hotels={ME: hotel(guests(ME, "1234"), specials=["swap"])},
        hands={ME: ("2 3", "6 5", "8 6", "18 11"), RIVAL: ("8 6",), THIRD: ("6 5",)},
        used=["take-back"],
        phase="swap",
        turn=ME,
        busy=True,
        played={ME: "2 3", RIVAL: "8 6", THIRD: "6 5"},
        **TAKEN_BACK,
    ),
]
