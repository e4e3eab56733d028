"""What the rulebook says, sentence by sentence; each test names the section it comes from."""

import random
from typing import Any

import pytest

from fullboard import BadTable, Match

from . import referee
from .table import (
    after_trick,
    all_cards,
    cards_named_in,
    deck,
    names,
    play_on,
    points,
    position,
    pot,
    set_up,
    share_out,
    suits,
    won,
)

PLAYERS = (3, 4, 5, 6)
per_player_count = pytest.mark.parametrize("players", PLAYERS)


def new(players: int = 3, seed: int = 7, **options: Any) -> Match:
    return Match("companeros", players=players, seed=seed, options=options)


# Title line and contents -------------------------------------------------------------------------------------------


@per_player_count
def test_three_to_six_can_play(players: int) -> None:
    """Title line: the number of players."""
    assert len(new(players).position()["hands"]) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 7, 60])
def test_fewer_than_three_or_more_than_six_cannot_play(players: int) -> None:
    """Title line: the number of players."""
    with pytest.raises(BadTable):
        new(players)


def test_six_suits_of_ten_cards_make_the_sixty_cards() -> None:
    """Contents."""
    dealt = new(6).position()
    assert len(all_cards(dealt)) == 60
    assert all_cards(dealt) == deck(6)


# Setting up --------------------------------------------------------------------------------------------------------


@per_player_count
def test_as_many_suits_as_players_are_in_use_and_the_others_stay_in_the_box(players: int) -> None:
    """Setting up, first paragraph."""
    dealt = new(players).position()
    assert all_cards(dealt) == deck(players)


@per_player_count
def test_as_many_cards_as_players_make_the_first_pot(players: int) -> None:
    """Setting up, second paragraph."""
    assert len(new(players).position()["pot"]) == players


@per_player_count
def test_the_first_pot_lies_face_up(players: int) -> None:
    """Setting up, second paragraph: the pot is turned over in the middle of the table."""
    match = new(players)
    for viewer in (*range(players), None):
        assert set(match.view(viewer)["pot"]) == pot(match)


@per_player_count
def test_the_other_cards_are_dealt_evenly_nine_to_each(players: int) -> None:
    """Setting up, second paragraph."""
    assert [len(hand) for hand in new(players).position()["hands"]] == [9] * players


@per_player_count
def test_players_see_their_own_hand_only(players: int) -> None:
    """Setting up, second paragraph: cards are taken up without showing them."""
    match = new(players)
    hands = match.position()["hands"]
    for seat in range(players):
        assert sorted(match.view(seat)["hand"]) == sorted(hands[seat])
        assert match.view(seat)["hands"] == [9] * players
    assert "hand" not in match.view(None)


def test_the_cards_are_shuffled() -> None:
    """Setting up, second paragraph: over many deals, every card turns up in the pot and in every hand."""
    deals = [new(seed=seed).position() for seed in range(200)]
    assert {card for deal in deals for card in deal["pot"]} == set(deck(3))
    for seat in range(3):
        assert {card for deal in deals for card in deal["hands"][seat]} == set(deck(3))


def test_suits_are_mixed_rather_than_handed_out() -> None:
    """Setting up: the suits in use are shuffled together, so no hand is one player's suit."""
    for seed in range(20):
        for hand in new(seed=seed).position()["hands"]:
            assert len({referee.suit_of(card) for card in hand}) > 1


def test_cards_played_join_the_pot_of_the_next_trick_with_what_was_left() -> None:
    """Setting up, third paragraph (misplaced there in the print): the next pot."""
    match = after_trick(3, "green 9", "yellow 3", "red 3", pot="green 1, yellow 1, red 1")
    share_out(match, (0, "red"))
    assert pot(match) == {"green 1", "yellow 1", "green 9", "yellow 3", "red 3"}


def test_the_first_to_take_leads_the_next_trick() -> None:
    """Setting up, fourth paragraph (misplaced there in the print): who leads."""
    match = after_trick(3, "green 4", "yellow 9", "red 6", pot="green 1, yellow 1, red 1")
    share_out(match, (1, "green"), (2, "yellow"), (0, "red"))
    assert match.actors == (1,)


@pytest.mark.parametrize("leader", [0, 1, 2])
def test_the_same_player_leads_again_if_a_tie_kept_everybody_from_taking(leader: int) -> None:
    """Setting up, fourth paragraph: who leads after a tie."""
    match = after_trick(3, "green 9", "yellow 9", "red 6", pot="green 1, yellow 1, red 1", leader=leader)
    assert match.position()["tricks"] == 1
    assert match.actors == (leader,)


# Playing a card ----------------------------------------------------------------------------------------------------


@per_player_count
def test_play_goes_clockwise_from_the_leader_and_each_plays_one_card(players: int) -> None:
    """Playing a card: clockwise, the neighbour on the left comes next."""
    for seed in range(10):
        match = new(players, seed)
        leader = match.actors[0]
        for turn in range(players):
            seat = (leader + turn) % players
            assert match.actors == (seat,)
            match.play(seat, match.legal(seat)[0])
            assert len(match.position()["hands"][seat]) == 8


def test_every_trick_starts_with_its_leader_and_goes_clockwise() -> None:
    """Playing a card: the leader of a later trick may be any seat."""
    match = set_up(4, tricks=3, leader=2, rest=2)
    for seat in (2, 3, 0, 1):
        assert match.actors == (seat,)
        match.play(seat, match.legal(seat)[0])


def test_a_card_is_played_face_up() -> None:
    """Playing a card: everybody sees it at once."""
    match = set_up(3, pot="green 1, yellow 1, red 1", hands={0: "red 7"})
    match.play(0, "play red 7")
    for viewer in (0, 1, 2, None):
        assert match.view(viewer)["table"] == ["red 7", None, None]
    assert "red 7" not in match.position()["hands"][0]


@per_player_count
def test_any_card_of_the_hand_may_be_played_and_no_other(players: int) -> None:
    """Playing a card: one of the cards of the hand."""
    match = new(players)
    seat = match.actors[0]
    assert names(match, seat) == {f"play {card}" for card in match.position()["hands"][seat]}
    for other in range(players):
        if other != seat:
            assert match.legal(other) == ()


def test_cards_of_a_suit_are_added_up() -> None:
    """Playing a card: the value of a suit. Two fives and a six beat a ten that stands alone."""
    match = after_trick(3, "green 5", "yellow 10", "green 6", pot="green 1, yellow 1, red 1")
    assert match.view(None)["strength"] == {"green": 11, "yellow": 10}
    share_out(match, (2, "red"), (0, "green"), (1, "yellow"))


def test_a_card_stronger_than_each_partner_but_weaker_than_their_sum_comes_later() -> None:
    """Playing a card: against other suits it is always the sum that counts."""
    match = after_trick(4, "red 3", "blue 9", "red 4", "red 5", pot="green 1, yellow 1, red 1, blue 1")
    share_out(match, (3, "green"), (2, "yellow"), (0, "red"), (1, "blue"))


def test_inside_a_suit_the_card_of_each_player_counts() -> None:
    """Playing a card: among players of one suit, it is the single card that counts."""
    match = after_trick(3, "red 2", "red 9", "red 5", pot="green 1, yellow 1, red 1")
    share_out(match, (1, "green"), (2, "yellow"), (0, "red"))


@per_player_count
def test_the_share_out_begins_when_everybody_has_played_a_card(players: int) -> None:
    """Playing a card, last sentence."""
    played = [f"{suits(players)[0]} {9 - seat}" for seat in range(players)]
    match = set_up(players, pot=", ".join(f"{suit} 10" for suit in suits(players)), hands=dict(enumerate(played)))
    for seat, card in enumerate(played):
        assert names(match, seat) <= {f"play {other}" for other in deck(players)}
        match.play(seat, f"play {card}")
    assert names(match, 0) == {f"take {suit}" for suit in suits(players)}


# The share-out -----------------------------------------------------------------------------------------------------


def test_the_strongest_suit_takes_first_and_then_the_others_in_falling_order() -> None:
    """The share-out: order of suits."""
    match = after_trick(4, "green 2", "yellow 8", "red 10", "blue 5", pot="green 1, yellow 1, red 1, blue 1")
    share_out(match, (2, "green"), (1, "yellow"), (3, "red"), (0, "blue"))


def test_all_players_of_a_suit_take_before_the_next_suit_does() -> None:
    """The share-out: first the suit counts, then the card."""
    match = after_trick(4, "green 1", "yellow 8", "green 9", "yellow 7", pot="green 2, yellow 1, red 1, blue 1")
    share_out(match, (1, "green"), (3, "yellow"), (2, "red"), (0, "blue"))


def test_a_taker_takes_all_the_cards_of_the_suit_and_no_other() -> None:
    """The share-out: all the cards of the suit chosen."""
    lying = "green 1, green 2, green 3, yellow 1, red 1"
    match = after_trick(3, "green 9", "yellow 7", "red 5", pot=lying, tricks=1)
    before = won(match)[0]
    share_out(match, (0, "green"))
    assert won(match)[0] - before == {"green 1", "green 2", "green 3"}
    assert pot(match) == {"yellow 1", "red 1"}


@pytest.mark.parametrize("suit", ["green", "yellow", "red"])
def test_a_taker_chooses_the_suit_freely(suit: str) -> None:
    """The share-out: the suit is the taker's choice, whatever suit was played."""
    match = after_trick(3, "green 9", "yellow 7", "red 5", pot="green 1, yellow 1, red 1")
    assert names(match, 0) == {"take green", "take yellow", "take red"}
    share_out(match, (0, suit))
    assert won(match)[0] == {f"{suit} 1"}


def test_later_takers_choose_among_what_is_left() -> None:
    """The share-out: the cards are those of the pot, and taken cards are gone."""
    match = after_trick(3, "green 9", "yellow 7", "red 5", pot="green 1, yellow 1, red 1")
    share_out(match, (0, "yellow"))
    assert names(match, 1) == {"take green", "take red"}
    share_out(match, (1, "red"))
    assert names(match, 2) == {"take green"}


def test_taken_cards_lie_face_down_before_their_winner() -> None:
    """The share-out: won cards are not seen again before the end."""
    match = after_trick(3, "green 9", "yellow 7", "red 5", pot="green 1, yellow 1, red 1")
    share_out(match, (0, "yellow"))
    for viewer in (0, 1, 2, None):
        assert match.view(viewer)["won"] == [1, 0, 0]
        assert "yellow 1" not in cards_named_in(match.view(viewer))


def test_tied_suits_end_the_share_out() -> None:
    """The share-out: a tie between suits stops it early, for the weaker suits too."""
    match = after_trick(4, "green 9", "yellow 6", "red 6", "blue 5", pot="green 1, yellow 1, red 1, blue 1")
    share_out(match, (0, "red"))
    assert match.position()["tricks"] == 1
    assert won(match) == [{"red 1"}, set(), set(), set()]


def test_cards_not_shared_out_because_of_a_tie_stay_in_the_pot() -> None:
    """The share-out: after a tie everything left over and everything played is in the pot."""
    match = after_trick(3, "green 9", "yellow 9", "red 6", pot="green 1, yellow 1, red 1")
    assert pot(match) == {"green 1", "yellow 1", "red 1", "green 9", "yellow 9", "red 6"}


def test_equal_cards_never_tie_inside_a_suit_but_two_sums_can_tie() -> None:
    """The share-out: 4 + 5 ties with 9 although all three cards differ."""
    match = after_trick(3, "green 4", "green 5", "red 9", pot="green 1, yellow 1, red 1")
    assert match.position()["tricks"] == 1
    assert won(match) == [set(), set(), set()]


# End of the game ---------------------------------------------------------------------------------------------------


@per_player_count
def test_the_game_ends_when_all_have_played_their_last_card(players: int) -> None:
    """End of the game: nine cards each, so nine tricks."""
    match = new(players)
    cards_played = 0
    while not match.over:
        seat = match.actors[0]
        move = match.legal(seat)[0]
        cards_played += match.notation(move).startswith("play")
        match.play(seat, move)
    assert cards_played == 9 * players
    assert match.position()["tricks"] == 9
    assert match.position()["hands"] == [[]] * players
    assert match.actors == ()


def test_the_last_trick_is_shared_out_before_the_game_ends() -> None:
    """End of the game: there is a last share-out."""
    match = after_trick(3, "green 9", "yellow 7", "red 5", pot="green 1, yellow 1, red 1", tricks=8)
    assert not match.over
    share_out(match, (0, "green"), (1, "yellow"))
    assert not match.over
    share_out(match, (2, "red"))
    assert match.over


def test_a_tie_in_the_last_trick_ends_the_game_at_once() -> None:
    """End of the game, with a share-out that a tie cancels."""
    match = after_trick(3, "green 9", "yellow 9", "red 5", pot="green 1, yellow 1, red 1", tricks=8)
    assert match.over


def test_won_cards_score_their_values() -> None:
    """The share-out and end of the game: cards count what is printed on them."""
    piles = {0: "green 1, green 2", 1: "yellow 10, red 10", 2: "red 3"}
    match = after_trick(3, "green 9", "yellow 9", "red 5", won=piles, pot="", rest="pot", tricks=8)
    assert match.scores == (3, 20, 3)


def test_most_points_win() -> None:
    """End of the game: the highest total."""
    piles = {0: "green 1, green 2", 1: "yellow 10, red 10", 2: "red 3"}
    match = after_trick(3, "green 9", "yellow 9", "red 5", won=piles, pot="", rest="pot", tricks=8)
    assert match.winners == (1,)


def test_many_low_cards_lose_against_few_high_ones() -> None:
    """End of the game: points count, not the number of cards."""
    piles = {0: "green 1, green 2, green 3, yellow 1", 1: "yellow 10", 2: "red 3"}
    match = after_trick(3, "green 9", "yellow 9", "red 5", won=piles, pot="", rest="pot", tricks=8)
    assert match.winners == (1,)


def test_nobody_has_won_before_the_end() -> None:
    """End of the game: only then is there a winner."""
    match = new()
    while not match.over:
        assert match.winners == ()
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    assert match.winners


# Several rounds ----------------------------------------------------------------------------------------------------


def test_a_game_is_one_round_unless_more_are_agreed() -> None:
    """Several rounds: they are an agreement, a plain game is one round."""
    match = play_on(Match("companeros", players=3, seed=7), random.Random(1))
    assert match.position()["round"] == 1
    assert match.position()["options"] == {"rounds": 1}


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_as_many_rounds_are_played_as_agreed(rounds: int) -> None:
    """Several rounds: the number is agreed before the start."""
    match = new(rounds=rounds)
    seen = [1]
    while not match.over:
        play_on(match, random.Random(len(seen)), 1)
        if match.position()["round"] != seen[-1]:
            seen.append(match.position()["round"])
    assert seen == list(range(1, rounds + 1))


def test_points_are_noted_at_the_end_of_each_round() -> None:
    """Several rounds: the sheet of paper."""
    piles = {0: "green 1, green 2", 1: "yellow 10, red 10", 2: "red 3"}
    match = after_trick(3, "green 9", "yellow 9", "red 5", won=piles, pot="", rest="pot", tricks=8, rounds=2)
    assert not match.over
    for viewer in (0, 1, 2, None):
        assert match.view(viewer)["totals"] == [3, 20, 3]


@per_player_count
def test_a_new_round_begins_with_a_new_deal_of_all_cards(players: int) -> None:
    """Several rounds: everything is set up anew, the pot included."""
    match = new(players, rounds=2)
    first = match.position()
    chance = random.Random(3)
    while match.position()["round"] == 1:
        play_on(match, chance, 1)
    second = match.position()
    assert all_cards(second) == deck(players)
    assert len(second["pot"]) == players
    assert [len(hand) for hand in second["hands"]] == [9] * players
    assert second["won"] == [[]] * players
    assert second["tricks"] == 0
    assert (set(second["pot"]), second["hands"]) != (set(first["pot"]), first["hands"])


@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_leader_in_points_starts_the_next_round(best: int) -> None:
    """Several rounds: who starts."""
    piles = {seat: f"{suit} 10" if seat == best else f"{suit} 1" for seat, suit in enumerate(suits(3))}
    match = after_trick(3, "green 9", "yellow 9", "red 5", won=piles, pot="", rest="pot", tricks=8, rounds=2)
    assert match.position()["round"] == 2
    assert match.actors == (best,)


def test_the_leader_over_all_rounds_starts_not_the_best_of_the_last_round() -> None:
    """Several rounds: it is the score so far that counts."""
    piles = {0: "green 1", 1: "yellow 10", 2: "red 1"}
    later: dict[str, Any] = {"round": 2, "rounds": 3, "totals": [40, 20, 10]}
    match = after_trick(3, "green 9", "yellow 9", "red 5", won=piles, pot="", rest="pot", tricks=8, **later)
    assert match.position()["totals"] == [41, 30, 11]
    assert match.actors == (0,)


def test_most_points_over_all_rounds_win() -> None:
    """Several rounds: the last sentence."""
    piles = {0: "green 1", 1: "yellow 10", 2: "red 1"}
    later: dict[str, Any] = {"round": 2, "rounds": 2, "totals": [40, 20, 10]}
    match = after_trick(3, "green 9", "yellow 9", "red 5", won=piles, pot="", rest="pot", tricks=8, **later)
    assert match.over
    assert match.scores == (41, 30, 11)
    assert match.winners == (0,)


# The whole of it ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "rounds"), [(3, 3), (4, 2), (5, 2), (6, 2)])
@pytest.mark.parametrize("seed", range(6))
def test_whole_matches_follow_the_rulebook_ply_by_ply(players: int, rounds: int, seed: int) -> None:
    """All sections at once: an independent referee agrees on every turn, every choice and every outcome."""
    match = new(players, seed, rounds=rounds)
    chance = random.Random(seed)
    while not match.over:
        now = match.position()
        seat = referee.turn(now)
        assert match.actors == (seat,)
        assert names(match, seat) == referee.moves(now)
        move = chance.choice(sorted(referee.moves(now)))
        match.play(seat, move)
        expected, found = referee.after(now, move), referee.tidy(match.position())
        if match.over:
            expected["leader"] = found["leader"]  # nobody leads any more
        expected["step"] = found["step"]
        assert found | expected == found
        if "pot" not in expected:
            assert all_cards(found) == deck(players)
    assert list(match.scores) == referee.scores(match.position())
    assert match.winners == tuple(seat for seat in range(players) if match.scores[seat] == max(match.scores))


@per_player_count
def test_a_whole_match_can_be_told_from_its_record(players: int) -> None:
    """A record holds the match, whatever happened in it."""
    match = play_on(new(players, rounds=2), random.Random(5))
    again = Match.from_record(match.record())
    assert again.position() == match.position()
    assert again.record() == match.record()
    assert (again.scores, again.winners) == (match.scores, match.winners)


def test_points_of_a_round_are_the_cards_won_and_never_more_than_the_deck_holds() -> None:
    """End of the game: 55 points a suit, and the last trick stays in the pot."""
    for seed in range(20):
        match = play_on(new(4, seed), random.Random(seed))
        assert sum(match.scores) == 4 * 55 - points(pot(match))
        assert len(pot(match)) >= 4


def test_positions_of_this_folder_are_sound() -> None:
    """The helper of these tests lays out every card once."""
    for players in PLAYERS:
        assert all_cards(position(players, tricks=3, rest=1)) == deck(players)
