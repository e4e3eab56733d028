"""What a champion was taught about Hotel Samoa: hotels that earn more are worth more, and prices fit the hand."""

from __future__ import annotations

from fullboard import games
from fullboard.core.chance import Quick
from fullboard.core.guide import WHOLE
from fullboard.core.prospects import DEGREES
from fullboard.games.hotel_samoa.box import CARDS, HOLIDAY
from fullboard.games.hotel_samoa.guide.prospects import ASPECTS, TRAITS, HotelProspects, read_weights
from fullboard.games.hotel_samoa.rules import HotelSamoaState
from fullboard.games.hotel_samoa.rules.board import BLOCK, CHOOSING, HAND, MONEY, ROUNDS, SEAT


def before_prices(players: int = 4) -> HotelSamoaState:
    """The first choice of prices."""
    game = games["hotel-samoa"]
    state = game.new(players, game.check_options({}), game.find_edition(), Quick(2))
    assert isinstance(state, HotelSamoaState)
    assert state.phase == CHOOSING
    return state


def test_weights_are_as_many_as_there_are_traits() -> None:
    weights = read_weights()
    assert [len(weights[name]) for name in ("earning", "spread", "prices")] == [
        DEGREES * TRAITS,
        ROUNDS + 1,
        CARDS * ASPECTS,
    ]
    assert min(weights["spread"]) > 0


def test_money_and_time_make_a_lead_worth_more() -> None:
    prospects = HotelProspects(read_weights())
    found = []
    for round_ in (1, 6, 12):
        state = before_prices()
        state.round = round_
        state.cells[SEAT + 2 * BLOCK + MONEY] += 20
        shares = list(prospects.shares(state))
        assert sum(shares) in range(WHOLE - 4, WHOLE + 1)
        assert shares[2] == max(shares)
        found.append(shares[2])
    assert found == sorted(found)
    assert found[0] < found[-1]


def test_only_cards_in_hand_are_foretold() -> None:
    prospects = HotelProspects(read_weights())
    state = before_prices()
    state.cells[SEAT + BLOCK + HAND] = 1 << 2 | 1 << 7 | 1 << HOLIDAY
    priors = list(prospects.priors(state, 1, state.legal(1)))
    assert len(priors) == 3
    assert sum(priors) in range(995, 1004)
    drawn = [prospects.draw(state, 1, Quick(3, number)) for number in range(2000)]
    assert set(drawn) == {2, 7, HOLIDAY}
    for card, prior in zip((2, 7, HOLIDAY), priors, strict=True):
        assert abs(drawn.count(card) / 2000 - prior / 1000) < 0.05


def test_a_last_card_is_played() -> None:
    state = before_prices()
    state.cells[SEAT + HAND] = 1 << HOLIDAY
    assert HotelProspects(read_weights()).draw(state, 0, Quick(1)) == HOLIDAY
