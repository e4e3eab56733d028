"""What the others cannot know, and what they can work out: choices before the reveal, cards taken back, money."""

import itertools
import random
from typing import Any

import pytest

from fullboard import Match, games
from fullboard.core.chance import Quick
from fullboard.games.hotel_samoa.rules import board as lies
from fullboard.games.hotel_samoa.rules.recall import deal_cards, note_discard, note_fetch, note_shown
from fullboard.testing.worlds import Enumerator

from .table import ANNA, BART, CLAUDE, KEY, PRICES, hotel, play, play_on, reveal, set_up


def imagined(match: Match, viewer: int, seat: int) -> set[frozenset[str]]:
    """Every discard pile of a seat that a viewer can imagine."""
    chance = Enumerator()
    found = set()
    while True:
        state = match.state.guess(viewer, chance)
        found.add(frozenset(state.position()["discards"][seat]))
        if not chance.advance():
            return found


def piles(cards: list[str], size: int) -> set[frozenset[str]]:
    return {frozenset(pile) for pile in itertools.combinations(cards, size)}


# The simultaneous choice


def test_a_choice_is_nobodys_business_before_the_reveal() -> None:
    match = set_up(3)
    before = [match.view(viewer) for viewer in (BART, None)]
    step = match.step
    match.play(ANNA, "choose 12 9")
    assert match.step == step
    assert match.actors == (BART, CLAUDE)
    for viewer, earlier in zip((BART, None), before, strict=True):
        seen = match.view(viewer)
        assert seen["chosen"] == [True, False, False]
        assert seen["played"] == [None] * 3
        assert seen == {**earlier, "chosen": [True, False, False], "hands": [10, 11, 11]}
        assert [line["key"] for line in match.story(viewer)][-1] == "has-chosen"
    assert match.view(ANNA)["choice"] == "12 9"


def test_a_choice_can_be_taken_back_until_the_reveal() -> None:
    match = set_up(3)
    match.play(ANNA, "choose 12 9")
    match.play(BART, "holiday")
    match.undo(match.free_undo(ANNA))
    assert match.actors == (ANNA, CLAUDE)
    match.play(ANNA, "choose 2 3")
    match.play(CLAUDE, "holiday")
    assert match.view(None)["played"] == ["2 3", "holiday", "holiday"]
    assert match.free_undo(CLAUDE) is None


def test_guesses_let_the_others_choose_any_card_they_may_hold() -> None:
    match = set_up(3, discards={BART: ["2 3", "20 12"]})
    match.play(BART, "choose 6 5")
    guesses = {match.guess(ANNA, seed).position()["played"][BART] for seed in range(200)}
    assert guesses == set(PRICES) - {"2 3", "20 12"}
    assert match.guess(BART, 1).position() == match.position()


def test_own_welcome_can_be_undone_step_by_step_until_it_is_finished() -> None:
    match = reveal(set_up(3), "2 3", "4 4", "holiday")
    start = match.position()
    play(match, ANNA, "group 1", "take plain", "room 1")
    for _ in range(3):
        match.undo(match.free_undo(ANNA))
    assert match.position() == start


# Money


def test_guesses_keep_all_money_since_it_can_be_worked_out() -> None:
    match = play_on(Match(KEY, 4, seed=6), random.Random(6), 100)
    for viewer in (0, 1, 2, 3, None):
        assert match.guess(viewer, 3).position()["money"] == match.position()["money"]


@pytest.mark.parametrize("seed", range(3))
def test_money_changes_only_by_what_the_story_tells(seed: int) -> None:
    match = play_on(Match(KEY, 4, seed=seed), random.Random(seed))
    purses = [25] * 4
    for line in match.story(None):
        told = line["parameters"]
        if line["key"] == "buys":
            purses[told["seat"]] -= told["bid"]
        elif line["key"] == "pool-pays":
            purses[told["seat"]] += told["buoys"]
        elif line["key"].startswith("houses"):
            purses[told["seat"]] += told["pays"]
    assert purses == match.view(None)["moneys"]


# Take back


def fetching(
    *fetched: str, discards: tuple[str, ...] = ("2 3", "8 6", "20 12"), specials: tuple[str, ...] = ("take-back",)
) -> Match:
    """Anna takes cards back before the choice of round 5."""
    match = set_up(3, round=4, hotels={ANNA: hotel(specials=specials)}, discards={ANNA: list(discards)})
    reveal(match, "holiday", "holiday", "holiday")
    return play(match, ANNA, *(f"fetch {card}" for card in fetched))


def test_the_others_imagine_every_way_to_take_back_two_of_three() -> None:
    match = fetching("20 12", "2 3")
    for viewer in (BART, CLAUDE, -1):
        assert imagined(match, viewer, ANNA) == piles(["2 3", "8 6", "20 12"], 1)
    assert imagined(match, ANNA, ANNA) == {frozenset(["8 6"])}


def test_while_she_is_fetching_they_know_of_one_card() -> None:
    assert imagined(fetching("20 12"), BART, ANNA) == piles(["2 3", "8 6", "20 12"], 2)


def test_a_card_that_is_played_again_was_taken_back() -> None:
    match = fetching("20 12", "2 3")
    reveal(match, "20 12", "holiday", "holiday")
    assert imagined(match, BART, ANNA) == {frozenset(["2 3"]), frozenset(["8 6"])}


def test_a_card_played_that_was_never_discarded_tells_nothing() -> None:
    match = fetching("20 12", "2 3")
    reveal(match, "4 4", "holiday", "holiday")
    assert imagined(match, BART, ANNA) == piles(["2 3", "8 6", "20 12"], 1)


def test_when_all_fetched_cards_have_been_seen_nothing_is_secret() -> None:
    match = play(fetching("20 12"), ANNA, "done")
    reveal(match, "20 12", "holiday", "holiday")
    assert imagined(match, BART, ANNA) == {frozenset(["2 3", "8 6"])}
    assert match.position()["taken-back"][ANNA] == []


def test_a_second_take_back_draws_on_what_the_first_may_have_left() -> None:
    match = fetching("20 12", specials=("take-back", "take-back"))
    play(match, ANNA, "done", "pass")
    reveal(match, "4 4", "holiday", "holiday")
    play(match, ANNA, "pass", "group 1", f"take {match.view(None)['groups'][0][0]}", "room 1", "done")
    assert match.position()["discards"][ANNA] == ["2 3", "4 4", "8 6"]
    play(match, ANNA, "fetch 2 3", "done")
    pile = ["2 3", "8 6", "20 12"]
    expected = piles(pile, 2) | {frozenset(["4 4", card]) for card in pile}
    assert imagined(match, BART, ANNA) == expected
    reveal(match, "2 3", "holiday", "holiday")
    assert imagined(match, BART, ANNA) == {
        frozenset(["8 6", "20 12"]),
        frozenset(["4 4", "8 6"]),
        frozenset(["4 4", "20 12"]),
    }


@pytest.mark.parametrize("seed", range(60))
def test_what_is_remembered_is_exactly_what_follows_from_what_was_seen(seed: int) -> None:
    """Against a list of all worlds: discards, take-backs and plays in any order."""
    dice = random.Random(seed)
    state: Any = games[KEY].new(3, {}, games[KEY].find_edition(), Quick(seed))
    state.phase = lies.TAKING_BACK
    at = lies.SEAT + 1 * lies.BLOCK
    pile: set[int] = set()
    worlds: set[frozenset[int]] = {frozenset()}
    for _ in range(14):
        event = dice.choice(("discard", "discard", "fetch", "show"))
        if event == "fetch" and pile:
            pile.remove(dice.choice(sorted(pile)))
            note_fetch(state, 1)
            worlds = {world - {card} for world in worlds for card in world}
        elif event != "fetch" and len(pile) < 10:
            card = dice.choice([card for card in range(10) if card not in pile])
            note_shown(state, 1, card)
            worlds = {world for world in worlds if card not in world}
            if event == "discard":
                pile.add(card)
                note_discard(state, 1, card)
                worlds = {world | {card} for world in worlds}
        state.cells[at + lies.DISCARDS] = sum(1 << card for card in pile)
        state.cells[at + lies.HAND] = 2047 - sum(1 << card for card in pile)
        found = set()
        chance = Enumerator()
        while True:
            twin = state.copy()
            deal_cards(twin, 1, chance)
            found.add(frozenset(card for card in range(11) if twin.cells[at + lies.DISCARDS] >> card & 1))
            if len(found) > len(worlds) or not chance.advance():
                break
            if len(chance.path) > 4:
                return  # too many ways to walk through all of them
        assert found == worlds
        assert frozenset(pile) in found
