"""The public API: what may be done, what is refused, taking back, and what leaves a match."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

from fullboard import BadTable, BadUndo, FullboardError, IllegalMove, Match, UnknownGame, games


def play_some(match: Match, moves: int) -> Match:
    dice = random.Random(moves)
    for _ in range(moves):
        seat = match.actors[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def test_the_same_seed_gives_the_same_match() -> None:
    assert (
        play_some(Match("companeros", 4, seed=7), 30).record() == play_some(Match("companeros", 4, seed=7), 30).record()
    )
    assert Match("companeros", 4, seed=7).record() != Match("companeros", 4, seed=8).record()


def test_without_a_seed_every_match_is_another() -> None:
    assert Match("companeros", 4).position() != Match("companeros", 4).position()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"players": 2}, "bad-players"),
        ({"players": 7}, "bad-players"),
        ({"players": True}, "bad-players"),
        ({"players": None}, "bad-players"),
        ({"players": 10**5000}, "bad-players"),
        ({"players": "4"}, "bad-players"),
        ({"players": 4, "options": {"rounds": 0}}, "bad-option"),
        ({"players": 4, "options": {"rounds": True}}, "bad-option"),
        ({"players": 4, "options": {"rounds": 1.0}}, "bad-option"),
        ({"players": 4, "options": {"wings": 1}}, "unknown-option"),
        ({"players": 4, "seed": -1}, "bad-seed"),
        ({"players": 4, "seed": 2**62}, "bad-seed"),
        ({"players": 4, "seed": 1.5}, "bad-seed"),
        ({"players": 4, "names": ["a", "b", "c"]}, "bad-names"),
        ({"players": 4, "names": ["a", "b", "c", ""]}, "bad-names"),
        ({"players": 4, "names": ["a", "b", "c", "d" * 41]}, "bad-names"),
        ({"players": 4, "names": ["a", "b", "c", "d\n"]}, "bad-names"),
        ({"players": 4, "names": "abcd"}, "bad-names"),
        ({"players": 4, "edition": "deluxe"}, "unknown-edition"),
        ({"players": 4, "edition": 5}, "not-a-table"),
        ({"players": 4, "edition": {"name": "x y"}}, "bad-name"),
        ({"players": 4, "edition": {"name": "standard"}}, "edition-name-taken"),
        ({"players": 4, "edition": {"name": "mine"}}, "not-six-suits"),
        ({"players": 4, "edition": {"name": "mine", "suits": float("nan")}}, "not-plain-data"),
        ({"players": 4, "edition": {"name": "mine", "suits": "\ud800"}}, "not-plain-data"),
        ({"players": 4, "edition": {"name": "mine", "suits": "x" * 65536}}, "edition-too-large"),
        ({"players": 4, "options": {"components": {"name": "mine"}}}, "not-six-suits"),
        ({"players": 4, "options": {"components": "deluxe"}}, "unknown-edition"),
        ({"players": 4, "options": {"components": "standard"}, "edition": "standard"}, "edition-twice"),
        ({"players": 4, "position": {}}, "position-says-it-all"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(arguments: dict[str, object], code: str) -> None:
    with pytest.raises(FullboardError) as refused:
        Match("companeros", **arguments)  # type: ignore[arg-type]
    assert refused.value.code == code
    assert pickle.loads(pickle.dumps(refused.value)).code == code


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match="ludo"):
        Match("ludo", 4)
    with pytest.raises(LookupError):
        games["ludo"]
    assert "ludo" not in games
    assert games.get("ludo") is None


@pytest.mark.parametrize("move", [10**30, -1, 66, True, None, 3.5, b"play red 6", [1]])
def test_a_move_that_is_no_move_is_refused(move: object) -> None:
    match = Match("companeros", 4, seed=7)
    record = match.record()
    with pytest.raises(IllegalMove) as refused:
        match.play(match.actors[0], move)  # type: ignore[arg-type]
    assert refused.value.code == "bad-move"
    with pytest.raises(IllegalMove):
        match.notation(move)  # type: ignore[arg-type]
    assert match.record() == record


@pytest.mark.parametrize("seat", [-1, 4, True, None, "0", 10**30, 0.0])
def test_a_seat_that_is_no_seat_is_refused(seat: object) -> None:
    match = Match("companeros", 4, seed=7)
    for attempt in (lambda: match.play(seat, 0), lambda: match.legal(seat)):  # type: ignore[arg-type]
        with pytest.raises(IllegalMove) as refused:
            attempt()
        assert refused.value.code == "bad-seat"


def test_a_seat_out_of_turn_has_no_legal_moves() -> None:
    match = Match("companeros", 4, seed=7)
    waiting = [seat for seat in range(4) if seat not in match.actors]
    assert all(match.legal(seat) == () for seat in waiting)
    with pytest.raises(IllegalMove, match="not-your-turn"):
        match.play(waiting[0], 0)


def test_moves_by_number_and_by_name_are_the_same() -> None:
    one, other = Match("companeros", 4, seed=7), Match("companeros", 4, seed=7)
    seat = one.actors[0]
    move = one.legal(seat)[0]
    one.play(seat, move)
    other.play(seat, one.notation(move))
    assert one.record() == other.record()
    assert one.parse(one.notation(move)) == move


def test_what_one_seat_sees_may_be_changed_without_changing_the_match() -> None:
    match = play_some(Match("companeros", 4, seed=7), 9)
    position = match.position()
    view = match.view(0)
    view["hand"].clear()
    view["pot"].append("red 11")
    view["suits"].clear()
    match.position()["hands"][0].clear()
    match.position()["options"]["rounds"] = 9
    assert match.position() == position
    assert match.view(0)["hand"]
    assert match.view(0)["suits"]


def test_a_guess_is_a_match_that_seat_could_not_tell_from_the_true_one() -> None:
    match = play_some(Match("companeros", 4, seed=7), 14)
    for seat in (0, 1, 2, 3, None):
        guess = match.guess(seat, seed=5)
        assert guess.view(seat) == match.view(seat)
        assert guess.actors == match.actors
        assert guess.step == match.step
        assert guess.story(seat) == match.story(seat)
        if seat is not None:
            assert guess.legal(seat) == match.legal(seat)
        assert guess.position() != match.position()
        while guess.actors:
            guess.play(guess.actors[0], guess.legal(guess.actors[0])[0])
        assert Match.from_record(guess.record()).record() == guess.record()


def test_copies_and_pickles_go_their_own_way() -> None:
    match = play_some(Match("companeros", 4, seed=7), 5)
    record = match.record()
    for twin in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        play_some(twin, 10)
        assert match.record() == record


# Taking back


def test_undo_takes_back_the_last_move_and_step_still_grows() -> None:
    match = play_some(Match("companeros", 4, seed=7), 6)
    position = match.position()
    step = match.step
    seat = match.actors[0]
    match.play(seat, match.legal(seat)[0])
    match.undo()
    assert match.position() == position
    assert match.step > step + 1
    match.play(seat, match.legal(seat)[-1])
    assert Match.from_record(match.record()).position() == match.position()


def test_a_card_once_shown_is_not_taken_back_for_free_but_a_take_is() -> None:
    match = Match("companeros", 4, seed=7)
    while match.view()["phase"] == "play":
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
        assert match.free_undo(seat) is None
    taker = match.actors[0]
    while len(match.view()["takers"]) < 2:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
        taker = match.actors[0]
    match.play(taker, match.legal(taker)[0])
    line = match.free_undo(taker)
    assert line is not None
    assert all(match.free_undo(seat) is None for seat in range(4) if seat != taker)
    match.undo(line)
    assert match.actors == (taker,)


def test_there_is_nothing_to_undo_before_the_first_move_and_after_the_end() -> None:
    match = Match("companeros", 3, seed=1)
    with pytest.raises(BadUndo, match="nothing-to-undo"):
        match.undo()
    play_some(match, 3)
    for line in (1, 99, -1, "3", True):
        with pytest.raises(BadUndo, match="cannot-be-undone"):
            match.undo(line)  # type: ignore[arg-type]
    while match.actors:
        play_some(match, 1)
    with pytest.raises(BadUndo, match="match-over"):
        match.undo()
    assert all(match.free_undo(seat) is None for seat in range(3))


def test_a_secret_choice_is_taken_back_until_the_reveal() -> None:
    match = Match("siesta", 3, seed=1)
    match.play(0, "choose 1")
    match.play(1, "choose 2")
    step = match.step
    line = match.free_undo(0)
    assert line == 1
    match.undo(line)
    assert match.actors == (0, 2)
    assert match.step == step
    assert match.view(2)["chosen"] == [False, True, False]
    match.play(0, "choose 5")
    match.play(2, "choose 3")
    assert match.step > step
    assert [cards[0] for cards in match.view()["discards"]] == [5, 2, 3]
    assert match.free_undo(0) is None
    assert Match.from_record(match.record()).position() == match.position()


def test_nobody_learns_a_secret_choice_before_the_reveal() -> None:
    views = []
    for card in ("choose 1", "choose 6"):
        match = Match("siesta", 3, seed=1)
        match.play(0, card)
        views.append([match.view(seat) for seat in (1, 2, None)] + [match.story(seat) for seat in (1, 2, None)])
        assert match.view(0)["choice"] == int(card[-1])
    assert views[0] == views[1]


def test_a_match_is_closed_by_consent_without_a_result() -> None:
    match = play_some(Match("companeros", 3, seed=1), 5)
    match.close()
    assert match.actors == ()
    assert match.winners == ()
    with pytest.raises(IllegalMove, match="match-over"):
        match.play(0, 0)
    assert match.record().endswith("\nclosed\n")
    assert Match.from_record(match.record()).closed


def test_a_position_says_everything_about_the_table() -> None:
    with pytest.raises(BadTable, match="position-says-it-all"):
        Match("companeros", 3, position=Match("companeros", 3, seed=1).position())
