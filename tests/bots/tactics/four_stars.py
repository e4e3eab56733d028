"""4 Étoiles: the last table round that was agreed on, after which the richest wins if nobody has reached the "
"objective."""

from typing import Any

from tests.bots.tactics import Tactic
from tests.games.four_stars.table import ALL, CHAIN, CLUB, HOTEL, STARS, prices

KEY = "four-stars"
FIRST, SECOND, LAST = range(3)
DOLLAR = 42  # from here one die leads to branches, and a four to another $
QUIET = 10  # from here two dice seldom lead to a $
FAR = 20  # where the others stand
THEIRS = {"hotel": 2, "restaurant": 6, "club": 4, "plane": 3}  # the chain of the first seat


def tactic(
    name: str,
    rule: str,
    why: str,
    best: tuple[str, ...],
    *,
    cash: tuple[int, int, int],
    links: dict[int, dict[str, int]],
    square: int = HOTEL,
    phase: str = "square",
    seat: int = LAST,
    objective: str = "fixed",
    **given: Any,
) -> Tactic:
    """The last seat, with the objective of six hotels, four restaurants, three clubs and two planes, is to move."""
    squares = [FAR] * 3
    squares[seat] = square
    where = {
        "players": 3,
        "options": {"round_limit": 10, "objective": objective},
        "round": 10,
        "first": FIRST,
        "turn": seat,
        "phase": phase,
        "objectives": [1, 2, 0] if seat == LAST else [1, 0, 2],
        "squares": squares,
        "cash": list(cash),
        "links": [links.get(other, {}) for other in range(3)],
        "prices": prices(hotel=5, restaurant=5, club=5, plane=5),
        "stack": [],
        **given,
    }
    held = [card for hand in where.get("events", []) for card in hand]
    where.setdefault("played", [card for card in ALL if card not in held])
    if phase not in ("plan", "deal"):
        where.setdefault("dice", [1, 2])
    return Tactic(name, KEY, rule, why, where, seat, best)


TACTICS = [
    tactic(
        "say it",
        "Fin de la partie; FS-9",
        "The chain is complete and there are 100 millions: announced, it wins against any fortune. Whoever buys, "
        "sells or just ends the turn is only the second richest.",
        ("announce",),
        cash=(20, 300, 100),
        links={LAST: CHAIN},
    ),
    tactic(
        "sold down to the chain",
        "Fin de la partie; FS-9",
        "Two hotels too many and 8 millions too few: exactly two sold make it the 15 links of the chain and 102 "
        "millions.",
        ("sell hotel 2",),
        cash=(20, 300, 92),
        links={LAST: {**CHAIN, "hotel": 8}},
    ),
    tactic(
        "bought up to the chain",
        "Les branches d'activité; FS-3, FS-9",
        "Two clubs are missing. A third would lie beside the card, and nobody wins with a link too many.",
        ("buy club 2",),
        cash=(20, 300, 118),
        links={LAST: {**CHAIN, "club": 1}},
        square=CLUB,
        prices=prices(hotel=5, restaurant=5, club=9, plane=5),
    ),
    tactic(
        "a barter that completes one chain and breaks another",
        "Les cases 4 Étoiles; FS-6, FS-10",
        "The first seat has announced with more cash. A hotel too many for the club that is missing, from that very "
        "seat: our chain is complete, theirs is not.",
        ("barter 0",),
        cash=(140, 300, 110),
        links={FIRST: THEIRS, SECOND: {"hotel": 3}, LAST: {**CHAIN, "hotel": 7, "club": 2}},
        square=STARS,
        announced=[FIRST],
    ),
    tactic(
        "announcing too is not enough",
        "Fin de la partie; FS-10, FS-11",
        "The first seat has announced with more cash than ours. Only a barter takes its chain apart; then nobody has "
        "reached the objective, and we are the richest.",
        ("barter 0",),
        cash=(120, 40, 115),
        links={FIRST: THEIRS, SECOND: {"hotel": 3}, LAST: CHAIN},
        square=STARS,
        announced=[FIRST],
        prices=prices(hotel=10, restaurant=1, club=1, plane=1),
    ),
    tactic(
        "two for two",
        "Les cases 4 Étoiles; FS-6",
        "Two hotels too many, two clubs missing: anything but two hotels leaves the chain open.",
        ("give hotel 2",),
        cash=(40, 300, 104),
        links={FIRST: THEIRS, LAST: {**CHAIN, "hotel": 8, "club": 1}},
        square=STARS,
        phase="give",
        barter={"seat": FIRST},
    ),
    tactic(
        "the price above the ceiling pays",
        "Cours plafond; FS-5",
        "Hotels stand at 10 and six of them are on the card: raised by 5 they pay 30 and make 105 millions. One die "
        "more, and the chain can be announced wherever it leads.",
        ("raise hotel 5",),
        cash=(20, 300, 75),
        links={LAST: CHAIN},
        square=DOLLAR,
        phase="change",
        dice=[5, 2],
        dice_left=[5],
        changed="club",
        prices=prices(hotel=10, restaurant=9, club=10, plane=10),
    ),
    tactic(
        "the rival's clubs, not our hotels",
        "Comment faire varier les cours; FS-4, FS-11",
        "Three hotels raised by 4 bring us 12, the rival's five clubs lowered by 4 cost the rival 20, and we are 15 "
        "behind.",
        ("lower club 4",),
        cash=(20, 90, 85),
        links={SECOND: {"club": 5}, LAST: {"hotel": 3}},
        square=DOLLAR,
        phase="change",
        dice=[4, 2],
        dice_left=[4],
        changed="restaurant",
        prices=prices(hotel=5, restaurant=5, club=5, plane=5),
    ),
    tactic(
        "the last event card must go",
        "Les cartes événements; FS-8, FS-9",
        "Nobody wins with an event card in hand. The crisis costs 18 of 120 millions and leaves enough.",
        ("event crisis-hotel 3",),
        cash=(20, 300, 120),
        links={LAST: CHAIN},
        phase="plan",
        square=QUIET,
        events=[[], [], ["crisis-hotel 3"]],
    ),
    tactic(
        "the sizes find their branches",
        "L'objectif est laissé à l'initiative du joueur; FS-2",
        "Two hotels, six restaurants, four clubs, three planes: the links are there, only the card says otherwise. "
        "It can be changed before the dice, and only one way fits.",
        ("assign 2 6 4 3",),
        cash=(20, 300, 105),
        links={LAST: THEIRS},
        phase="plan",
        square=QUIET,
        objective="free",
    ),
    tactic(
        "the buyer takes three",
        "Les cartes événements; FS-3, FS-8",
        "The buyer would take four hotels. Three make the chain exact and 102 millions.",
        ("sell hotel 3",),
        cash=(20, 300, 87),
        links={LAST: {**CHAIN, "hotel": 9}},
        phase="deal",
        square=QUIET,
        played=[*(card for card in ALL if card != "buyer-hotel 4"), "buyer-hotel 4"],
        event_played=True,
    ),
    tactic(
        "the season, not the boom",
        "Les cartes événements; FS-8, FS-11",
        "Nobody will complete a chain any more, and the rival is 10 ahead. The season of hotels pays us 12; the boom "
        "of planes raises our two, and the rival's six.",
        ("event season-hotel 2",),
        cash=(20, 80, 60),
        links={SECOND: {"plane": 6}, LAST: {"hotel": 6, "plane": 2}},
        phase="plan",
        square=QUIET,
        events=[[], [], ["season-hotel 2", "boom-plane 3"]],
    ),
]
