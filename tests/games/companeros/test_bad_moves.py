"""Moves that are refused: each refusal has its code, and nothing changes."""

import random
from typing import Any, cast

import pytest

from fullboard import IllegalMove, Match

from .table import after_trick, play_on, set_up

POT = "green 1, green 2, yellow 3"
NO_MOVES = [10**30, -(10**30), 10**5000, 2**63, -1, 66, 1000, True, False, None, 3.5, 1.0, float("nan"), b"play red 9"]
NO_SEATS: list[Any] = [-1, 3, 10**30, 10**5000, 2**63, True, False, None, 0.0, "0", [0], (0,), {}]


def shown(value: Any) -> Any:
    """A short name for a value, for the list of tests."""
    return "10**5000" if isinstance(value, int) and value > 10**40 else repr(value)


@pytest.fixture
def playing() -> Match:
    """Seat 0 leads; it holds the red 9 and not the red 8."""
    return set_up(3, pot=POT, hands={0: "red 9", 1: "red 8", 2: "red 7"})


@pytest.fixture
def sharing() -> Match:
    """All have played; seat 0 is the first to take."""
    return after_trick(3, "red 9", "yellow 8", "green 7", pot=POT, hands={0: "red 10"})


@pytest.fixture
def finished() -> Match:
    """A match that has been played to its end."""
    return play_on(Match("companeros", players=3, seed=4), random.Random(4))


def refused(match: Match, seat: Any, move: Any) -> str:
    """The code of the refusal, once it is certain that nothing has changed."""
    before = (match.record(), match.position(), match.actors, [match.view(viewer) for viewer in (0, 1, 2, None)])
    with pytest.raises(IllegalMove) as error:
        match.play(seat, move)
    after = (match.record(), match.position(), match.actors, [match.view(viewer) for viewer in (0, 1, 2, None)])
    assert after == before
    assert isinstance(error.value, ValueError)
    assert isinstance(error.value.code, str)
    return error.value.code


def test_no_move_is_possible_when_the_match_is_over(finished: Match) -> None:
    for seat in range(3):
        assert finished.legal(seat) == ()
        assert refused(finished, seat, 0) == "match-over"
        assert refused(finished, seat, "play red 9") == "match-over"
        assert refused(finished, seat, "take red") == "match-over"


def test_only_the_player_whose_turn_it_is_may_play(playing: Match) -> None:
    assert refused(playing, 1, "play red 8") == "not-your-turn"
    assert refused(playing, 2, "play red 7") == "not-your-turn"
    playing.play(0, "play red 9")
    assert refused(playing, 0, f"play {playing.view(0)['hand'][0]}") == "not-your-turn"


def test_only_the_taker_whose_turn_it_is_may_take(sharing: Match) -> None:
    assert refused(sharing, 1, "take green") == "not-your-turn"
    assert refused(sharing, 2, "take green") == "not-your-turn"
    sharing.play(0, "take green")
    assert refused(sharing, 0, "take yellow") == "not-your-turn"


@pytest.mark.parametrize("move", NO_MOVES, ids=shown)
def test_what_is_no_move_is_a_bad_move(playing: Match, sharing: Match, move: Any) -> None:
    assert refused(playing, 0, move) == "bad-move"
    assert refused(sharing, 0, move) == "bad-move"


@pytest.mark.parametrize("move", [[], [0], (0,), {}, {"move": 3}, object()], ids=lambda move: type(move).__name__)
def test_things_of_another_kind_are_bad_moves(playing: Match, move: Any) -> None:
    assert refused(playing, 0, move) == "bad-move"


def test_deeply_nested_lists_are_bad_moves_too(playing: Match) -> None:
    nested: list[Any] = []
    for _ in range(5000):
        nested = [nested]
    assert refused(playing, 0, nested) == "bad-move"


@pytest.mark.parametrize("seat", NO_SEATS, ids=shown)
def test_what_is_no_seat_is_a_bad_seat(playing: Match, seat: Any) -> None:
    assert refused(playing, seat, "play red 9") == "bad-seat"


@pytest.mark.parametrize("seat", [seat for seat in NO_SEATS if seat is not None], ids=shown)
def test_there_is_nothing_to_see_from_a_bad_seat(playing: Match, seat: Any) -> None:
    for look in (playing.view, playing.legal, playing.story, lambda seat: playing.guess(seat, 1)):
        with pytest.raises(IllegalMove) as error:
            look(seat)
        assert error.value.code == "bad-seat"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "play",
        "take",
        "play red",
        "play red 0",
        "play red 11",
        "play red 09",
        "play red 9 ",
        " play red 9",
        "play  red 9",
        "Play red 9",
        "play pink 9",
        "play 9 red",
        "play red 9, red 10",
        "play red nine",
        "play red \uff19",
        "take red 9",
        "take pink",
        "take nothing",
        "taek red",
        "7",
        "play red 9\n",
        "\ud800",
        "x" * 100_000,
    ],
    ids=lambda text: repr(text[:20]),
)
def test_text_that_names_no_move_is_an_unknown_move(playing: Match, sharing: Match, text: str) -> None:
    assert refused(playing, 0, text) == "unknown-move"
    assert refused(sharing, 0, text) == "unknown-move"


def test_a_card_of_another_hand_can_not_be_played(playing: Match) -> None:
    assert refused(playing, 0, "play red 8") == "not-in-hand"


def test_a_card_of_the_pot_can_not_be_played(playing: Match) -> None:
    assert refused(playing, 0, "play green 1") == "not-in-hand"


def test_a_card_played_before_can_not_be_played_again() -> None:
    match = set_up(3, pot=POT, hands={0: "red 10", 1: "green 5", 2: "yellow 5"})
    for seat, card in enumerate(("red 10", "green 5", "yellow 5")):
        match.play(seat, f"play {card}")
    match.play(0, "take green")
    while match.actors != (0,):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert refused(match, 0, "play red 10") in ("not-in-hand", "share-out")


@pytest.mark.parametrize("card", ["blue 1", "purple 5", "orange 10"])
def test_a_card_of_a_suit_that_is_not_in_use_is_not_in_hand(playing: Match, card: str) -> None:
    assert refused(playing, 0, f"play {card}") == "not-in-hand"


def test_a_suit_that_is_not_in_the_pot_can_not_be_taken(sharing: Match) -> None:
    assert refused(sharing, 0, "take red") == "none-in-pot"


def test_a_suit_that_somebody_has_just_taken_is_not_in_the_pot(sharing: Match) -> None:
    sharing.play(0, "take green")
    assert refused(sharing, 1, "take green") == "none-in-pot"


@pytest.mark.parametrize("suit", ["blue", "purple", "orange"])
def test_a_suit_that_is_not_in_use_is_not_in_the_pot(sharing: Match, suit: str) -> None:
    assert refused(sharing, 0, f"take {suit}") == "none-in-pot"


@pytest.mark.parametrize("suit", ["green", "yellow", "red", "orange"])
def test_nothing_is_taken_while_cards_are_still_being_played(playing: Match, suit: str) -> None:
    assert refused(playing, 0, f"take {suit}") == "no-share-out"
    playing.play(0, "play red 9")
    assert refused(playing, 1, f"take {suit}") == "no-share-out"


@pytest.mark.parametrize("card", ["red 10", "red 9", "green 1", "orange 1"])
def test_no_card_is_played_while_the_pot_is_shared_out(sharing: Match, card: str) -> None:
    assert refused(sharing, 0, f"play {card}") == "share-out"


def test_a_number_that_is_not_legal_is_refused_like_its_name(playing: Match, sharing: Match) -> None:
    for match in (playing, sharing):
        legal = set(match.legal(0))
        for move in set(range(66)) - legal:
            by_number = refused(match, 0, move)
            assert by_number == refused(match, 0, match.notation(move))
            assert by_number in ("not-in-hand", "no-share-out", "share-out", "none-in-pot")


def test_names_and_numbers_of_moves_agree(playing: Match) -> None:
    for move in range(66):
        assert playing.parse(playing.notation(move)) == move
    assert len({playing.notation(move) for move in range(66)}) == 66


@pytest.mark.parametrize("move", [-1, 66, 10**30, True, None, 3.5], ids=shown)
def test_a_number_that_is_no_move_has_no_name(playing: Match, move: Any) -> None:
    with pytest.raises(IllegalMove) as error:
        playing.notation(move)
    assert error.value.code == "bad-move"


def test_a_refused_match_goes_on_as_if_nothing_had_happened() -> None:
    plain, pestered = (Match("companeros", players=3, seed=9, options={"rounds": 2}) for _ in range(2))
    chance = random.Random(9)
    while not plain.over:
        seat = plain.actors[0]
        for nonsense in ("pass", 66, None, -1):
            with pytest.raises(IllegalMove):
                pestered.play(seat, cast(Any, nonsense))
        with pytest.raises(IllegalMove):
            pestered.play((seat + 1) % 3, plain.legal(seat)[0])
        move = chance.choice(plain.legal(seat))
        plain.play(seat, move)
        pestered.play(seat, move)
    assert pestered.record() == plain.record()
