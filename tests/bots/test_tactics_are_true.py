"""Every tactic is what it says: its moves win, and no other move does nearly as well, whatever the others are like."""

from collections import Counter

import pytest

from fullboard import Match, games
from tests.bots.tactics import Tactic, companeros
from tests.bots.tactics.proof import careless, hostile, keen, shares

TACTICS = [tactic for module in (companeros,) for tactic in module.TACTICS]
CLEARLY = 0.25  # of a win
SURELY = 0.9


@pytest.fixture(params=TACTICS, ids=str, scope="module")
def tactic(request: pytest.FixtureRequest) -> Tactic:
    found: Tactic = request.param
    return found


def test_there_are_enough_of_every_game() -> None:
    many = Counter(tactic.game for tactic in TACTICS)
    assert set(many) == set(games) - {"siesta"}
    assert min(many.values()) >= 9
    assert len({str(tactic) for tactic in TACTICS}) == len(TACTICS)


def test_the_seat_is_to_move_and_has_a_choice(tactic: Tactic) -> None:
    match = Match(tactic.game, position=tactic.position, seed=1)
    names = {match.notation(move) for move in match.legal(tactic.seat)}
    assert set(tactic.best) < names
    assert tactic.rule
    assert tactic.why


@pytest.mark.parametrize("others", [careless, keen], ids=["careless", "keen"])
def test_the_best_moves_win_and_the_rest_fall_behind(tactic: Tactic, others) -> None:
    worth = shares(tactic, others)
    best = [worth.pop(name) for name in tactic.best]
    assert min(best) >= SURELY
    assert min(best) - max(worth.values()) >= CLEARLY


def test_nobody_can_spoil_them(tactic: Tactic) -> None:
    worth = shares(tactic, hostile)
    best = [worth.pop(name) for name in tactic.best]
    assert min(best) - max(worth.values()) >= CLEARLY
