"""Nobody learns what is in another hand: not from views, moves, stories or refusals, and not from guesses."""

import itertools
import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from fullboard import IllegalMove, Match

from .table import after_trick, cards_named_in, play_on, position, share_out, together

TABLES = pytest.mark.parametrize(("players", "rounds", "seed"), [(3, 2, 1), (4, 1, 2), (5, 1, 3), (6, 1, 4)])


def new(players: int, rounds: int, seed: int) -> Match:
    return Match("companeros", players=players, seed=seed, options={"rounds": rounds})


def viewers(match: Match) -> tuple[int | None, ...]:
    """Every seat, and a spectator."""
    return (*range(match.players), None)


def other_hands(match: Match, viewer: int | None) -> set[str]:
    """The cards that are none of this viewer's business."""
    return set(together(hand for seat, hand in enumerate(match.position()["hands"]) if seat != viewer))


def public(match: Match) -> set[str]:
    """The cards that lie face up."""
    now = match.position()
    return {*now["pot"], *(card for card in now["table"] if card)}


def refusals(match: Match, seat: int) -> dict[int, tuple[str, dict[str, Any], str]]:
    """What a seat is told when it tries the moves it may not make, by move."""
    told = {}
    for move in set(range(66)) - set(match.legal(seat)):
        with pytest.raises(IllegalMove) as error:
            match.play(seat, move)
        told[move] = (error.value.code, error.value.parameters, str(error.value))
    return told


# What is shown -----------------------------------------------------------------------------------------------------


@TABLES
def test_views_name_no_card_of_another_hand(players: int, rounds: int, seed: int) -> None:
    match, chance = new(players, rounds, seed), random.Random(seed)
    while not match.over:
        for viewer in viewers(match):
            assert not cards_named_in(match.view(viewer)) & other_hands(match, viewer)
        play_on(match, chance, 1)


@TABLES
def test_stories_name_no_card_of_another_hand(players: int, rounds: int, seed: int) -> None:
    match, chance = new(players, rounds, seed), random.Random(seed)
    seen = public(match)
    told: dict[int | None, list[Any]] = {viewer: [] for viewer in viewers(match)}
    while True:
        for viewer in viewers(match):
            story = match.story(viewer)
            assert story[: len(told[viewer])] == told[viewer]
            # Cards that lay open in the round before may be in a hand again: telling of them gives nothing away.
            assert not cards_named_in(story[len(told[viewer]) :]) & (other_hands(match, viewer) - seen)
            told[viewer] = story
        if match.over:
            break
        seat = match.actors[0]
        move = chance.choice(match.legal(seat))
        seen = public(match) | cards_named_in(match.notation(move))
        match.play(seat, move)


@TABLES
def test_every_card_told_of_was_there_to_be_seen(players: int, rounds: int, seed: int) -> None:
    """A stricter look at the first round: stories tell of open cards and of the hand of their reader only."""
    match, chance = new(players, rounds, seed), random.Random(seed)
    hands, seen = match.position()["hands"], public(match)
    while not match.over and match.position()["round"] == 1:
        for viewer in viewers(match):
            own = set(hands[viewer]) if viewer is not None else set()
            assert cards_named_in(match.story(viewer)) <= seen | own
        play_on(match, chance, 1)
        seen |= public(match)


@TABLES
def test_refusals_name_only_the_card_that_was_tried(players: int, rounds: int, seed: int) -> None:
    match, chance = new(players, rounds, seed), random.Random(seed)
    while not match.over:
        for seat in range(players):
            for move, told in refusals(match, seat).items():
                assert cards_named_in(told) <= cards_named_in(match.notation(move))
        play_on(match, chance, 7)


@TABLES
def test_only_the_player_on_turn_has_moves(players: int, rounds: int, seed: int) -> None:
    match, chance = new(players, rounds, seed), random.Random(seed)
    while not match.over:
        for seat in range(players):
            assert bool(match.legal(seat)) == (seat in match.actors)
        play_on(match, chance, 1)


def test_a_player_out_of_turn_gets_the_same_refusal_for_every_card() -> None:
    match = new(4, 1, 6)
    for seat in range(4):
        if seat not in match.actors:
            told = {(code, json.dumps(parameters), text) for code, parameters, text in refusals(match, seat).values()}
            assert len(told) == 1


@TABLES
def test_a_seat_sees_the_same_whatever_the_others_hold(players: int, rounds: int, seed: int) -> None:
    match, chance = new(players, rounds, seed), random.Random(seed)
    while not match.over:
        for viewer in viewers(match):
            other = match.guess(viewer, seed=chance.randrange(1000))
            assert other.view(viewer) == match.view(viewer)
            assert other.actors == match.actors
            if viewer is not None:
                assert other.legal(viewer) == match.legal(viewer)
                assert refusals(other, viewer) == refusals(match, viewer)
        play_on(match, chance, 5)


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (6, 3)])
def test_a_seat_is_told_the_same_story_whatever_the_others_hold(players: int, seed: int) -> None:
    """The cards still hidden are dealt otherwise from the start and the same moves made: no reader can tell."""
    start = new(players, 1, seed).position()
    match, chance = Match("companeros", position=start, seed=1), random.Random(seed)
    moves: list[Any] = []
    while not match.over:
        for viewer in viewers(match):
            hands = match.guess(viewer, seed=chance.randrange(1000)).position()["hands"]
            for seat, move in moves:
                if move.startswith("play "):
                    hands[seat].append(move.removeprefix("play "))
            other = Match("companeros", position=start | {"hands": hands}, seed=1)
            for seat, move in moves:
                other.play(seat, move)
            assert other.story(viewer) == match.story(viewer)
            assert other.view(viewer) == match.view(viewer)
        for _ in range(6):
            if not match.over:
                seat = match.actors[0]
                moves.append((seat, match.notation(chance.choice(match.legal(seat)))))
                match.play(*moves[-1])


def test_nothing_shown_gives_the_seed_away() -> None:
    seed = 987654321987
    match, chance = new(3, 2, seed), random.Random(1)
    while not match.over:
        for viewer in viewers(match):
            shown = json.dumps([match.view(viewer), match.story(viewer), match.guess(viewer, 1).record()])
            assert str(seed) not in shown
        play_on(match, chance, 4)


def test_views_and_stories_are_plain_data_of_their_own() -> None:
    """Whoever scribbles on a view or a story changes nothing for the others."""
    match = play_on(new(3, 1, 1), random.Random(1), 10)
    before = json.dumps([match.view(0), match.story(0), match.position()])
    view, story, whole = match.view(0), match.story(0), match.position()
    view["pot"].clear()
    view["hand"].clear()
    story.clear()
    whole["hands"][0].clear()
    whole["pot"].clear()
    assert json.dumps([match.view(0), match.story(0), match.position()]) == before


# Guesses -----------------------------------------------------------------------------------------------------------


@TABLES
def test_a_guess_keeps_everything_the_seat_knows(players: int, rounds: int, seed: int) -> None:
    match, chance = new(players, rounds, seed), random.Random(seed)
    while not match.over:
        now = match.position()
        for viewer in viewers(match):
            guess = match.guess(viewer, seed=chance.randrange(1000)).position()
            if viewer is not None:
                assert set(guess["hands"][viewer]) == set(now["hands"][viewer])
            assert [len(hand) for hand in guess["hands"]] == [len(hand) for hand in now["hands"]]
            assert [set(pile) for pile in guess["won"]] == [set(pile) for pile in now["won"]]  # all saw them taken
            assert set(guess["pot"]) == set(now["pot"])
            for key in now.keys() - {"hands", "won", "pot"}:
                assert guess[key] == now[key]
        play_on(match, chance, 4)


@TABLES
def test_a_guess_never_deals_a_card_that_the_seat_has_seen_elsewhere(players: int, rounds: int, seed: int) -> None:
    match, chance = new(players, rounds, seed), random.Random(seed)
    hands, seen, round_ = match.position()["hands"], public(match), 1
    while not match.over:
        now = match.position()
        if now["round"] != round_:
            hands, seen, round_ = now["hands"], set(), now["round"]
        seen |= public(match)
        for viewer in viewers(match):
            known = seen | (set(hands[viewer]) if viewer is not None else set())
            guess = match.guess(viewer, seed=chance.randrange(1000))
            assert not other_hands(guess, viewer) & known
            assert other_hands(guess, viewer) == other_hands(match, viewer)
        play_on(match, chance, 1)


def test_a_guess_changes_nothing_in_the_match() -> None:
    match = play_on(new(4, 1, 3), random.Random(3), 11)
    before = (match.record(), match.position(), match.story(0))
    guess = match.guess(2, seed=5)
    play_on(guess, random.Random(1))
    assert (match.record(), match.position(), match.story(0)) == before


def test_the_same_seed_makes_the_same_guess() -> None:
    match = play_on(new(4, 1, 3), random.Random(3), 11)
    assert match.guess(2, seed=5).position() == match.guess(2, seed=5).position()


def test_different_seeds_make_different_guesses() -> None:
    match = new(4, 1, 3)
    hands = {json.dumps(match.guess(2, seed=seed).position()["hands"]) for seed in range(50)}
    assert len(hands) == 50


def test_a_guess_can_be_played_to_the_end() -> None:
    match = play_on(new(5, 2, 3), random.Random(3), 11)
    for viewer in viewers(match):
        assert play_on(match.guess(viewer, seed=1), random.Random(1)).over


@TABLES
def test_a_guess_tells_its_seat_the_same_story(players: int, rounds: int, seed: int) -> None:
    """The contract of a guess: a match that the seat could not tell from the true one, its log included."""
    match, chance = new(players, rounds, seed), random.Random(seed)
    while not match.over:
        for viewer in viewers(match):
            assert match.guess(viewer, seed=1).story(viewer) == match.story(viewer)
        play_on(match, chance, 9)


def test_a_guess_does_not_foretell_the_deal_of_the_next_round() -> None:
    lying = "green 1, yellow 1, red 1"
    match = after_trick(3, "green 9", "yellow 8", "red 7", pot=lying, tricks=8, rounds=2, seed=77)
    takes = ((0, "green"), (1, "yellow"), (2, "red"))
    guesses = [match.guess(viewer, seed=seed) for viewer in viewers(match) for seed in range(10)]
    share_out(match, *takes)
    deals = set()
    for guess in guesses:
        share_out(guess, *takes)
        assert guess.position()["round"] == 2
        assert guess.position()["hands"] != match.position()["hands"]
        deals.add(json.dumps(guess.position()["hands"]))
    assert len(deals) >= 10


def consistent_deals(hands: list[list[str]], viewer: int | None) -> set[tuple[frozenset[str], ...]]:
    """Every way to deal the hidden cards that this viewer can not rule out."""
    hidden = [seat for seat in range(len(hands)) if seat != viewer]

    def deal(seats: list[int], left: set[str]) -> Iterator[dict[int, frozenset[str]]]:
        if not seats:
            yield {}
            return
        for hand in itertools.combinations(sorted(left), len(hands[seats[0]])):
            for rest in deal(seats[1:], left - set(hand)):
                yield {seats[0]: frozenset(hand)} | rest

    unseen = set(together(hands[seat] for seat in hidden))
    return {
        tuple(deal_.get(seat, frozenset(hands[seat])) for seat in range(len(hands))) for deal_ in deal(hidden, unseen)
    }


POT = {3: "green 1, yellow 1, red 1", 4: "green 1, yellow 1, red 1, blue 1"}


@pytest.mark.parametrize("turned", [False, True], ids=["dealt so", "dealt the other way round"])
@pytest.mark.parametrize(
    ("players", "tricks", "table", "viewer", "deals"),
    [
        (3, 7, {}, 0, 6),
        (3, 7, {}, 1, 6),
        (3, 7, {}, 2, 6),
        (3, 7, {}, None, 90),
        (3, 7, {0: "red 10"}, 0, 6),
        (3, 7, {0: "red 10"}, 1, 3),
        (3, 7, {0: "red 10", 1: "red 9"}, 2, 2),
        (3, 7, {0: "red 10", 1: "red 9", 2: "green 10"}, 1, 2),
        (3, 8, {}, None, 6),
        (4, 8, {}, 3, 6),
        (4, 8, {0: "red 10"}, 2, 2),
        (4, 7, {0: "red 10"}, 3, 30),
    ],
)
def test_every_deal_a_seat_can_not_rule_out_is_guessed_equally_often(
    players: int, tricks: int, table: dict[int, str], viewer: int | None, deals: int, turned: bool
) -> None:
    laid = position(players, tricks=tricks, table=table, pot=POT[players])
    if turned:
        hidden = [seat for seat in range(players) if seat != viewer]
        left = together(laid["hands"][seat] for seat in hidden)[::-1]
        for seat in hidden:
            size = len(laid["hands"][seat])
            laid["hands"][seat], left = left[:size], left[size:]
    match = Match("companeros", position=laid, seed=1)
    possible = consistent_deals(laid["hands"], viewer)
    assert len(possible) == deals
    found = Counter(
        tuple(frozenset(hand) for hand in match.guess(viewer, seed=seed).position()["hands"])
        for seed in range(60 * deals)
    )
    assert set(found) == possible
    assert all(15 < times < 120 for times in found.values())


def test_nothing_is_left_to_guess_when_every_hand_is_known() -> None:
    match = Match("companeros", position=position(3, tricks=8, table={0: "red 10", 1: "red 9"}, pot=POT[3]), seed=1)
    assert match.guess(2, seed=1).position()["hands"] == match.position()["hands"]
    assert match.guess(0, seed=1).position()["hands"] == match.position()["hands"]
