"""What a card would make of the table, as its owner is told before they play it."""

from fullboard import Match
from fullboard.games.companeros.preview import preview

SUITS = ("red", "green", "yellow")
HANDS = [["red 6", "red 1"], ["green 2", "red 5"], ["red 4", "green 4"]]


def last_to_play(pot: list[str]) -> dict[str, tuple[int, int]]:
    """For the last of three, after red 6 and green 2: the strength of a card's suit, and the place."""
    cards = [f"{suit} {number}" for suit in SUITS for number in range(1, 11)]
    won = [card for card in cards if card not in sum(HANDS, pot)]
    rest = {"players": 3, "tricks": 7, "leader": 0, "pot": pot, "hands": HANDS, "won": [won, [], []]}
    match = Match("companeros", position=rest, seed=1)
    match.play(0, "play red 6")
    match.play(1, "play green 2")
    return {card: (told["sum"], told["place"]) for card, told in preview(match.view(2), 2).items()}


def test_a_card_tells_how_strong_its_suit_becomes_and_who_would_come_before() -> None:
    assert last_to_play(["red 9", "green 9", "yellow 9"]) == {"red 4": (10, 2), "green 4": (6, 0)}


def test_where_the_pot_is_empty_by_then_nothing_would_be_left() -> None:
    assert last_to_play(["red 9", "red 10", "red 8"])["red 4"] == (10, -1)


def test_who_takes_from_the_pot_plays_no_card() -> None:
    match = Match("companeros", players=3, seed=1, options={"rounds": 1})
    while match.view(None)["phase"] == "play":
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert preview(match.view(match.actors[0]), match.actors[0]) == {}
