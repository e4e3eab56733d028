"""What the search is told about Compañeros."""

import pytest

from fullboard import Match
from fullboard.core.chance import Quick
from fullboard.games.companeros.greedy import trick_gain
from fullboard.games.companeros.guide import CompanerosGuide
from fullboard.games.companeros.rules import CompanerosState


def state(seed: int, moves: int = 0) -> CompanerosState:
    match = Match("companeros", 4, seed=seed)
    luck = Quick(seed)
    for _ in range(moves):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[luck.pick(len(match.legal(seat)))])
    assert isinstance(match.state, CompanerosState)
    return match.state


@pytest.mark.parametrize("moves", [0, 3, 9, 22])
def test_every_move_is_plausible_and_together_they_are_certain(moves: int) -> None:
    for seed in range(10):
        table = state(seed, moves)
        guide = CompanerosGuide()
        guide.compete()
        guide.begin(table.turn)
        legal = table.legal(table.turn)
        priors = list(guide.priors(table, table.turn, legal))
        assert len(priors) == len(legal)
        assert min(priors) >= 1
        assert 1000 - len(legal) <= sum(priors) <= 1000 + len(legal)
        guide.begin(table.turn)
        assert list(guide.priors(table, table.turn, legal)) == priors  # the same seat, the same opinion


def test_a_hasty_guide_has_no_opinion_and_takes_itself_for_anybody() -> None:
    table = state(1)
    guide = CompanerosGuide()
    guide.hasten()
    guide.compete()
    guide.begin(table.turn)
    assert len(guide.priors(table, table.turn, table.legal(table.turn))) == 0
    other = CompanerosGuide()  # and so does one that only tells chances
    other.begin(table.turn)
    for card in table.legal(table.turn):
        gains = [one.gain(table, table.turn, card, Quick(5)) for one in (guide, other)]
        assert gains[0] == gains[1]


def test_to_lead_the_next_trick_costs_what_it_is_said_to() -> None:
    found = set()
    for seed in range(20):
        table = state(seed, 3)  # the last of four to play, so that nothing is left to luck
        for card in table.legal(table.turn):
            gain = trick_gain(table, table.turn, card, Quick(1))
            lower = trick_gain(table, table.turn, card, Quick(1), 70)
            after = table.copy()
            assert isinstance(after, CompanerosState)
            after.play(table.turn, card, Quick(1))
            while after.sharing():
                after.play(after.turn, after.legal(after.turn)[0], Quick(1))
            leads = after.leader == table.turn
            found.add(leads)
            assert gain - lower == (70 if leads else 0)
    assert found == {True, False}


def test_whoever_thinks_saves_high_cards_more_than_others_do() -> None:
    table = state(4)
    guide = CompanerosGuide()
    guide.compete()
    legal = list(table.legal(table.turn))
    low, high = min(legal, key=lambda card: card % 10), max(legal, key=lambda card: card % 10)
    apart = []
    for thinker in (table.turn, (table.turn + 1) % 4):
        guide.begin(thinker)
        gains = [sum(guide.gain(table, table.turn, card, Quick(n)) for n in range(50)) for card in (low, high)]
        apart.append(gains[1] - gains[0])
    assert apart[0] < apart[1]
