"""What a card would bring is exactly what the rules pay for the best that can be done with it."""

import random

import pytest

from fullboard import Match
from fullboard.games.hotel_samoa.preview import preview

from .table import ANNA, BART, CLAUDE, earned, hotel, names, reveal, set_up

GUESTS = ("celebrity", "lover", "lover", "plain")
TOURISTS = ("celebrity", "lover", "lover", "lover", "plain", "plain", "rich", "swimmer-1", "swimmer-3", "celebrity")


def somebodys_match(seed: int) -> Match:
    """A hotel with three free rooms, and two groups on the beach."""
    dice = random.Random(seed)
    taken = dice.sample(range(1, 7), 3)
    inn = hotel(
        {room: f"{dice.choice(('japan', 'germany'))} {dice.choice(GUESTS)}" for room in taken},
        suites=dice.sample(range(1, 7), dice.randrange(3)),
        pools=dice.randrange(3),
    )
    tourists = dice.sample(TOURISTS, 5)
    return set_up(3, hotels={ANNA: inn}, groups=[tourists[:3], tourists[3:]])


def best(match: Match, move: str, known: dict[str, int]) -> int:
    """The most Anna can earn with that move and whatever may follow it in her welcome."""
    if move not in names(match, ANNA):
        return 0
    after = match.copy()
    after.play(ANNA, move)
    key = repr(after.position())
    if key not in known:
        further = [each for each in names(after, ANNA) if each.split()[0] in ("take", "room")]
        known[key] = max([earned(after)[ANNA], *(best(after, each, known) for each in further)])
    return known[key]


@pytest.mark.parametrize("seed", range(40))
def test_a_forecast_is_what_the_rules_would_pay(seed: int) -> None:
    match = somebodys_match(seed)
    foreseen = preview(match.view(ANNA), ANNA)
    assert foreseen["free"] == 3
    price = random.Random(seed).choice(["2 3", "12 9", "20 12"])
    reveal(match, price, "holiday", "holiday")
    while match.view(ANNA)["phase"] != "welcome":
        match.play(match.actors[0], "pass")
    assert foreseen["cards"][price]["left"] == 25 - int(price.split()[0])
    for group, pays in foreseen["cards"][price]["pays"].items():
        assert best(match, f"group {group}", {}) == pays
    assert foreseen["cards"][price]["best"] == max(foreseen["cards"][price]["pays"].values())


def test_nothing_is_foreseen_but_for_cards_that_can_be_chosen() -> None:
    match = somebodys_match(1)
    for seat in (ANNA, BART, CLAUDE):
        cards = preview(match.view(seat), seat)["cards"]
        assert cards.keys() == set(match.view(seat)["hand"]) - {"holiday"}
    reveal(match, "2 3", "4 4", "holiday")
    assert preview(match.view(ANNA), ANNA) == {}
