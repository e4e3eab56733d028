"""Compañeros: the last tricks, in which every card counts."""

from typing import Any

from tests.bots.tactics import Tactic
from tests.games.companeros.table import cards, deck, points, together

KEY = "companeros"
TRICKS = 9


def endgame(
    standing: list[int], *, hands: list[str], pot: str, table: dict[int, str] | None = None, leader: int = 0
) -> dict[str, Any]:
    """A position of the last round of a long match.

    Only the differences of the `standing` count: all other cards have been won, dealt out round the table, and the
    points of earlier rounds make up for them.
    """
    players = len(standing)
    on_table = [(table or {}).get(seat) for seat in range(players)]
    in_hand = [cards(hand) for hand in hands]
    in_pot = cards(pot)
    named = {*in_pot, *on_table, *together(in_hand)}
    rest = [card for card in deck(players) if card not in named]
    won = [rest[seat::players] for seat in range(players)]
    spare = max(points(pile) - points_now for pile, points_now in zip(won, standing, strict=True))
    totals = [spare + now - points(pile) for pile, now in zip(won, standing, strict=True)]
    return {
        "players": players,
        "options": {"rounds": 5},
        "round": 5,
        "tricks": TRICKS - len(in_hand[leader]) - (leader in (table or {})),
        "starter": totals.index(max(totals)),
        "leader": leader,
        "pot": in_pot,
        "table": on_table,
        "hands": in_hand,
        "won": won,
        "totals": totals,
    }


def tactic(name: str, rule: str, why: str, seat: int, best: str, position: dict[str, Any]) -> Tactic:
    return Tactic(name, KEY, rule, why, position, seat, (best,))


TACTICS = [
    tactic(
        "one suit in the last share-out overtakes everybody",
        "Fin de la partie; CO-9",
        "Three points behind, first to take, and nothing comes after: blue is worth 21, no other suit more than 15, "
        "and whoever takes after that cannot catch up.",
        2,
        "take blue",
        endgame(
            [72, 54, 69, 66],
            hands=["", "", "", ""],
            pot="green 5, green 7, yellow 6, yellow 8, red 1, red 5, red 9, blue 2, blue 3, blue 6, blue 10",
            table={0: "blue 1", 1: "green 6", 2: "blue 7", 3: "blue 4"},
            leader=2,
        ),
    ),
    tactic(
        "a card beside the tie leaves the pot where it is",
        "Décompte du pli, égalité; CO-4",
        "Yellow 9 ties green 9: with the red 3 nobody takes the 26 points, and the yellow 7, kept for the last trick, "
        "is then the strongest card. Played now it would break the tie for the others.",
        2,
        "play red 3",
        endgame(
            [61, 67, 68],
            hands=["green 3", "red 4", "red 3, yellow 7"],
            pot="green 1, green 10, green 4, green 5, green 6",
            table={0: "yellow 9", 1: "green 9"},
        ),
    ),
    tactic(
        "the leader makes the tie",
        "Décompte du pli, égalité; CO-4",
        "Green 1 + 9 = 10 ties yellow 10: nobody takes anything, and the leader stays ahead. One point less, and "
        "yellow takes 21 points.",
        2,
        "play green 9",
        endgame(
            [60, 67, 71],
            hands=["yellow 2", "green 7", "green 8, green 9"],
            pot="green 4, red 4, yellow 1, yellow 4, yellow 7, yellow 9",
            table={0: "green 1", 1: "yellow 10"},
        ),
    ),
    tactic(
        "first above two that tie takes alone",
        "Décompte du pli, égalité; CO-4",
        "Green 10 takes the red cards, 20 points, before yellow 7 and red 7 tie and the share-out stops. The yellow 5 "
        "would serve the others too.",
        1,
        "play green 10",
        endgame(
            [66, 59, 68],
            hands=["green 3", "yellow 5, green 10", "red 2"],
            pot="red 5, red 6, red 9, yellow 1",
            table={0: "yellow 7", 2: "red 7"},
            leader=2,
        ),
    ),
    tactic(
        "the ten is kept for the cards of this trick",
        "Décompte du pli; CO-7",
        "The pot is poor and the cards played now will be rich: red 6 takes nothing, but ties green 6 so that only "
        "five points leave, and the yellow 10 takes first in the last trick.",
        2,
        "play red 6",
        endgame(
            [57, 64, 69],
            hands=["green 3", "green 4", "red 6, yellow 10"],
            pot="green 5, red 1, yellow 5",
            table={0: "green 6", 1: "yellow 9"},
        ),
    ),
    tactic(
        "four at the table, and the ten waits",
        "Décompte du pli; CO-7",
        "Blue 4 ties green 4 and gives up a share of a pot of small cards; the yellow 10 then rules the last trick. "
        "Played now, it leaves the blue 4 to face three higher cards.",
        0,
        "play blue 4",
        endgame(
            [66, 58, 54, 58],
            hands=["blue 4, yellow 10", "red 6", "green 10", "yellow 9"],
            pot="blue 6, green 1, green 6, yellow 1",
            table={1: "yellow 6", 2: "red 1", 3: "green 4"},
            leader=1,
        ),
    ),
    tactic(
        "who remembers the cards leads low",
        "Décompte du pli; CO-10",
        "Red 10, yellow 4, green 2 and green 3 are all that is left in the other hands. However they are dealt, the "
        "red 4 led now and the green 5 kept win; led now, the green 5 is missed in the last trick.",
        1,
        "play red 4",
        endgame(
            [56, 59, 51],
            hands=["red 10, yellow 4", "green 5, red 4", "green 2, green 3"],
            pot="green 9, red 2, red 7, yellow 1, yellow 7",
            leader=1,
        ),
    ),
    tactic(
        "the smallest of three cards for the poorest of three pots",
        "Décompte du pli; CO-5, CO-7",
        "The pot is worth 8. The red 2 gets nothing of it, but red 10 and yellow 9 are left for the two tricks after, "
        "whose pots hold the red cards of this one. Either of them spent now is missed there.",
        2,
        "play red 2",
        endgame(
            [67, 62, 56],
            hands=["green 5, yellow 7", "green 4, yellow 3", "red 10, red 2, yellow 9"],
            pot="green 1, green 3, yellow 4",
            table={0: "red 9", 1: "red 4"},
        ),
    ),
    tactic(
        "the ten must go now",
        "Décompte du pli; CO-4, CO-5",
        "Either card gets first at this pot. But the red 10 shuts the leader out of it and lies in the next one, and "
        "the yellow 5 is still the strongest card of the last trick.",
        2,
        "play red 10",
        endgame(
            [54, 71, 52],
            hands=["red 3", "red 1", "yellow 5, red 10"],
            pot="green 3, yellow 3, yellow 8",
            table={0: "red 5", 1: "yellow 4"},
        ),
    ),
    tactic(
        "a shared win is not enough",
        "Décompte du pli; CO-12",
        "Taking red, 13 points, wins alone. Taking green, 9, leaves red to the leader and only half a win at best.",
        0,
        "take red",
        endgame(
            [66, 69, 55],
            hands=["green 3", "red 10", "yellow 10"],
            pot="green 4, green 5, yellow 1, red 4, red 9",
            table={0: "green 8", 1: "yellow 3", 2: "yellow 4"},
            leader=2,
        ),
    ),
    tactic(
        "the leader opens nothing",
        "Décompte du pli, égalité; CO-4",
        "Yellow 3 and blue 3 tie: with the green 1, which ties the red 1, nobody takes and the lead of one point "
        "holds. The red 9 opens the pot to the rival who played red.",
        2,
        "play green 1",
        endgame(
            [51, 57, 70, 69],
            hands=["yellow 9", "blue 10", "green 1, red 9", "red 6"],
            pot="blue 1, blue 6, green 2, red 10, yellow 1, yellow 6",
            table={0: "yellow 3", 1: "blue 3", 3: "red 1"},
            leader=3,
        ),
    ),
]
