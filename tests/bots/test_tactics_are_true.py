"""Every tactic is what it says: its moves win, and no other move does nearly as well, whatever the others are like."""

from collections import Counter
from dataclasses import replace
from types import ModuleType

import pytest

from fullboard import Match
from tests.bots.tactics import Tactic, companeros, four_stars, hotel_samoa, sun_sea_and_sand
from tests.bots.tactics.proof import Model, careless, hostile, keen, shares

MODULES = (companeros, four_stars, hotel_samoa, sun_sea_and_sand)
TACTICS = [tactic for module in MODULES for tactic in module.TACTICS]
LIKELY = 0.6  # of a win, even if every line that is too rare to be followed is lost
CLEARLY = 0.25
NOTICEABLY = 0.1  # against those who do not see what they could do


@pytest.fixture(params=TACTICS, ids=str, scope="module")
def tactic(request: pytest.FixtureRequest) -> Tactic:
    found: Tactic = request.param
    return found


def test_there_are_enough_of_every_game() -> None:
    many = Counter(tactic.game for tactic in TACTICS)
    assert set(many) == {"companeros", "four-stars", "hotel-samoa", "sun-sea-and-sand"}
    assert min(many.values()) >= 9
    assert len({str(tactic) for tactic in TACTICS}) == len(TACTICS)


def test_the_seat_is_to_move_and_has_a_choice(tactic: Tactic) -> None:
    match = Match(tactic.game, position=tactic.position, seed=1)
    names = {match.notation(move) for move in match.legal(tactic.seat)}
    assert set(tactic.best) < names
    assert tactic.rule
    assert tactic.why


def lead(tactic: Tactic, others: Model) -> tuple[float, float]:
    """What the moves said to be best are worth at least, and how far the others are behind."""
    worth = shares(tactic, others)
    best = min(worth.pop(name) for name in tactic.best)
    return best, best - max(worth.values())


@pytest.mark.parametrize(("others", "margin"), [(careless, NOTICEABLY), (keen, CLEARLY), (hostile, CLEARLY)])
def test_the_best_moves_win_and_all_others_fall_behind(tactic: Tactic, others: Model, margin: float) -> None:
    best, ahead = lead(tactic, others)
    assert best >= LIKELY
    assert ahead >= margin


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.KEY)
def test_a_wrong_claim_is_refused(module: ModuleType) -> None:
    for right in module.TACTICS[1:4]:
        match = Match(right.game, position=right.position, seed=1)
        names = [match.notation(move) for move in match.legal(right.seat)]
        wrong = replace(right, best=tuple(name for name in names if name not in right.best)[:1])
        assert lead(wrong, keen)[1] < 0
