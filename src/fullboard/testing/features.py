"""The contract of features: they tell a seat what it may know, nothing else, and all of it."""

import itertools
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fullboard import games
from fullboard.core.chance import Quick
from fullboard.core.features import Features, blank, fill_mask
from fullboard.core.state import State
from fullboard.testing.contract import Contract, careful
from fullboard.testing.worlds import Deal, deals, knowledge, plies, short_deal, twin
from fullboard.words import Words, languages

SEEDS = range(3)
FORMS = (False, True)  # what the table shows now, and perfect recall
LONG = 200
LEAK = "features depend on what a seat may not know: see `fill`"
MERGED = "what looks different to a seat has the same features: something that its view shows is left out"
FORGOTTEN = "with recall, situations with different guesses have the same features: something memorable is left out"


def features_of(deal: Deal, recall: bool) -> Features:
    """The features of a game; its tests are skipped if it has none."""
    if deal.game.features is None:
        pytest.skip("this game has no features")
    return deal.game.features(deal.players, dict(deal.options), deal.game.find_edition(), recall)


def numbers(features: Features, state: State, seat: int) -> tuple[int, ...]:
    """What a seat may know, bit for bit."""
    return tuple(int(number) for number in features.row(state, seat))


def differing(features: Features, one: State, other: State, seat: int) -> list[str]:
    """The names of the entries that differ between two states."""
    pairs = zip(features.names(), numbers(features, one, seat), numbers(features, other, seat), strict=True)
    return [name for name, first, second in pairs if first != second]


class FeatureContract(Contract):
    """Features leak nothing, leave nothing out, keep their ranges, and have words."""

    @settings(careful, max_examples=4)
    @given(data=st.data())
    def test_features_never_depend_on_what_a_seat_may_not_know(self, key: str, data: st.DataObject) -> None:
        deal = data.draw(deals(key))
        forms = [features_of(deal, recall) for recall in FORMS]
        for number, ply in enumerate(itertools.islice(plies(deal), 0, LONG, 3)):
            for seat in range(deal.players):
                guess = ply.state.guess(seat, Quick(deal.seed, number))
                for form in forms:
                    assert not differing(form, guess, ply.state, seat), LEAK

    def test_features_of_twins_are_the_same(self, key: str) -> None:
        met = 0
        for seed in SEEDS:
            deal = short_deal(key, seed)
            forms = [features_of(deal, recall) for recall in FORMS]
            dice = random.Random(seed)
            history = []
            for ply in itertools.islice(plies(deal), 12):
                history.append(ply)
                seat = dice.randrange(deal.players)
                other = twin(deal, history, seat, dice)
                if other is not None:
                    met += 1
                    for form in forms:
                        assert not differing(form, other, ply.state, seat), LEAK
        assert met or games[key].open_information, "no two worlds that look the same to somebody were found"

    @settings(careful, max_examples=4)
    @given(data=st.data())
    def test_features_tell_different_situations_apart(self, key: str, data: st.DataObject) -> None:
        deal = data.draw(deals(key))
        shown, recalled = (features_of(deal, recall) for recall in FORMS)
        seat = deal.seed % deal.players
        views: dict[tuple[int, ...], Any] = {}
        worlds: dict[tuple[int, ...], Any] = {}
        for seed in (deal.seed, deal.seed + 1):
            for ply in itertools.islice(plies(Deal(deal.key, deal.players, deal.options, seed)), LONG):
                if ply.state.over:
                    break
                seen = knowledge(ply.state, seat)
                assert views.setdefault(numbers(shown, ply.state, seat), seen) == seen, MERGED
                world = {**ply.state.guess(seat, Quick(1)).position(), "step": 0}
                assert worlds.setdefault(numbers(recalled, ply.state, seat), world) == world, FORGOTTEN

    @settings(careful, max_examples=4)
    @given(data=st.data())
    def test_features_and_masks_keep_to_what_they_declare(self, key: str, data: st.DataObject) -> None:
        deal = data.draw(deals(key))
        for recall in FORMS:
            features = features_of(deal, recall)
            names = features.names()
            assert len(set(names)) == len(names) == features.size
            ranges = [(each.low, each.high) for each in features.blocks for _ in each.items]
            for ply in itertools.islice(plies(deal), 0, None, 7):
                for seat in range(deal.players):
                    row = numbers(features, ply.state, seat)
                    wrong = [
                        (name, number)
                        for name, number, (low, high) in zip(names, row, ranges, strict=True)
                        if not low <= number <= high
                    ]
                    assert not wrong, f"entries outside the range that their block declares: {wrong}"
                    mask = blank(ply.state.moves())
                    fill_mask(ply.state, seat, mask, 0)
                    assert [move for move, legal in enumerate(mask) if legal] == list(ply.state.legal(seat))

    def test_every_block_of_features_has_words(self, key: str) -> None:
        for language, recall in itertools.product(languages(), FORMS):
            words = Words(games[key].folder, language)
            for block in features_of(short_deal(key, 1), recall).blocks:
                assert words.say(f"feature-{block.name}") != f"feature-{block.name}", language
