"""The contract of secrecy: nobody is told what they may not know; and a test that fails for games that do tell."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fullboard import IllegalMove, games
from fullboard.core.chance import Chance, Quick
from fullboard.core.game import Tells
from fullboard.core.record import Line
from fullboard.core.state import State
from fullboard.testing.contract import Contract, careful
from fullboard.testing.leaks import Leak, check_choices, check_match
from fullboard.testing.worlds import deals, plies, short_deal

SEEDS = range(8)
HIDDEN = (
    "what one seat sees must differ from what another does; if nothing is hidden, `GAME` says open_information=True"
)


class SecrecyContract(Contract):
    """The leak test, and the tests that it fails when it should."""

    @settings(careful, max_examples=5)
    @given(data=st.data())
    def test_nobody_is_told_what_they_may_not_know(self, key: str, data: st.DataObject) -> None:
        check_match(data.draw(deals(key)))

    @settings(careful, max_examples=5)
    @given(data=st.data())
    def test_nobody_is_told_what_another_has_chosen_in_secret(self, key: str, data: st.DataObject) -> None:
        check_choices(data.draw(deals(key)))

    def test_a_story_that_tells_a_secret_choice_is_found(self, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
        game = games[key]
        if not any(check_choices(short_deal(key, seed)) for seed in SEEDS):
            pytest.skip("nothing is chosen in secret")

        def gossip(before: State | None, line: Line, after: State, viewer: int) -> Tells:
            return [("chosen", {"seat": line.seat, "move": line.move})]

        monkeypatch.setattr(game, "tell", gossip)
        with pytest.raises(Leak, match="the story tells"):
            for seed in SEEDS:
                check_choices(short_deal(key, seed))
            pytest.fail("a story that tells secret choices was not found out, though something is chosen in secret")

    @settings(careful, max_examples=3)
    @given(data=st.data())
    def test_refusals_tell_nobody_what_they_may_not_know(self, key: str, data: st.DataObject) -> None:
        for number, ply in enumerate(itertools.islice(plies(data.draw(deals(key))), 0, 60, 4)):
            for seat in range(ply.state.players):
                guess = ply.state.guess(seat, Quick(number))
                there, here = _refusals(guess, seat), _refusals(ply.state, seat)
                telling = [
                    ply.state.notation(move) for move in here.keys() | there.keys() if here.get(move) != there.get(move)
                ]
                assert not telling, (
                    f"why seat {seat} may not make the moves {telling} depends on what it cannot know: see `refuse` and"
                    " `objection`, or refusals.py"
                )

    def test_the_leak_test_meets_small_positions_and_twins(self, key: str) -> None:
        met = [check_match(short_deal(key, seed)) for seed in SEEDS]
        assert sum(small for small, _ in met) > 0, (
            "the leak test met no position small enough to try every guess: put a choice that makes matches short first"
            " among those of an option"
        )
        if not games[key].open_information:
            assert sum(twins for _, twins in met) > 0, (
                "the leak test found no two worlds that look the same to somebody: if nothing is hidden, `GAME` says"
                " open_information=True"
            )

    def test_a_guess_that_returns_the_truth_fails_the_leak_test(self, key: str) -> None:
        def truthful(state: State, viewer: int, chance: Chance) -> State:
            return state.copy()

        _needs_secrets(key)
        with pytest.raises(Leak):
            for seed in SEEDS:
                check_match(short_deal(key, seed), truthful)
            pytest.fail(f"a guess that gives everything away was not found out: {HIDDEN}")

    def test_a_guess_that_ignores_what_was_seen_fails_the_leak_test(self, key: str) -> None:
        def forgetful(state: State, viewer: int, chance: Chance) -> State:
            return state.guess((viewer + 1) % state.players, chance)

        _needs_secrets(key)
        with pytest.raises(Leak):
            for seed in SEEDS:
                check_match(short_deal(key, seed), forgetful)
            pytest.fail(f"a guess from another seat was not found out: {HIDDEN}")


def _needs_secrets(key: str) -> None:
    if games[key].open_information:
        pytest.skip("everything lies open: a guess is the truth")


def _refusals(state: State, seat: int) -> dict[int, tuple[object, ...]]:
    """Why a seat may not make each move: what its page says beside the buttons."""
    found: dict[int, tuple[object, ...]] = {}
    for move in range(state.moves()):
        try:
            state.refuse(seat, move)
        except IllegalMove as error:
            found[int(move)] = (error.code, error.parameters)
    return found
