"""The contract of play: matches end, moves have names, records and copies are exact, and simultaneous choices agree."""

import itertools
import json
import pickle
import random
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from copy import copy, deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fullboard import IllegalMove, Match, games
from fullboard.core.chance import Quick
from fullboard.core.record import NOTATION
from fullboard.core.state import State
from fullboard.testing.contract import Contract, careful
from fullboard.testing.worlds import Deal, deals, plies, random_match, turns, usual_deal, viewers
from fullboard.words import Words, languages

REPLAYED = "all luck must come from `chance`, and a state must depend on nothing outside of it"


class MatchContract(Contract):
    """Matches end with everything still in the box, and are what their records say."""

    @careful
    @given(data=st.data())
    def test_random_play_ends_and_conserves_everything_in_the_box(self, key: str, data: st.DataObject) -> None:
        deal = data.draw(deals(key, choices=10))
        box = None
        state = None
        for ply in plies(deal):
            state = ply.state
            inventory = deal.game.inventory(state.position())
            assert inventory or deal.game.count_box is None, f"{deal}: the inventory is empty: see `inventory`"
            assert box is None or inventory == box, (
                f"{deal}: pieces were lost or came from nowhere with move {ply.move} of seat {ply.seat}: see `play` in"
                f" the rules, or `inventory`: {inventory} instead of {box}"
            )
            box = inventory
        assert state is not None
        assert list(state.actors()) == [], f"{deal}: the match is over, and somebody may move: see `actors`"
        assert len(state.scores()) == deal.players, f"{deal}: there are not as many scores as players: see `scores`"
        assert len(state.winners()) >= 1, f"{deal}: nobody wins: see `scores` and `ranks`"

    @careful
    @given(data=st.data())
    def test_a_record_is_the_match(self, key: str, data: st.DataObject) -> None:
        match = random_match(data.draw(deals(key)), data.draw(st.none() | st.integers(0, 60)))
        again = Match.from_record(match.record())
        assert again.record() == match.record(), f"replayed, the record is another one: {REPLAYED}"
        assert again.position() == match.position(), f"replayed, the position is another one: {REPLAYED}"
        assert again.step == match.step, f"replayed, the match has had {again.step} steps instead of {match.step}"
        for seat in [*range(match.players), None]:
            assert again.view(seat) == match.view(seat), f"replayed, {seat} sees something else: see the view"
            assert again.story(seat) == match.story(seat), f"replayed, {seat} is told something else: see the story"

    @careful
    @given(data=st.data())
    def test_a_match_goes_on_the_same_after_it_was_written_down(self, key: str, data: st.DataObject) -> None:
        match = random_match(data.draw(deals(key)), data.draw(st.integers(0, 40)))
        again = pickle.loads(pickle.dumps(match))
        minds = random.Random(0)
        for _ in turns(match):
            seat = match.actors[0]
            move = minds.choice(match.legal(seat))
            match.play(seat, move)
            again.play(seat, move)
        assert again.record() == match.record(), f"a match that was written down goes on otherwise: {REPLAYED}"

    def test_matches_travel_to_other_processes(self, key: str) -> None:
        match = random_match(usual_deal(key, 3))
        with ProcessPoolExecutor(1) as pool:
            there = pool.submit(_record_of, match).result()
        assert there == match.record(), f"in another process the match is another one: {REPLAYED}"


def _record_of(match: Match) -> str:
    return match.record()


class StateContract(Contract):
    """States can be copied, pickled and, where a game sets up positions, written down and set up again."""

    @careful
    @given(data=st.data())
    def test_a_position_is_the_state(self, key: str, data: st.DataObject) -> None:
        if not games[key].sets_up:
            pytest.skip("this game sets up no positions")
        for ply in plies(data.draw(deals(key))):
            position = json.loads(json.dumps(ply.state.position()))
            loaded = ply.state.game.load(position)
            what = f"set up again from its position, a state after move {ply.move} of seat {ply.seat}"
            assert loaded.position() == ply.state.position(), f"{what} has another position: see `load` and `details`"
            assert loaded.over == ply.state.over, f"{what} does not know whether the match is over: see `load`"
            for viewer in viewers(ply.state):
                assert loaded.view(viewer) == ply.state.view(viewer), (
                    f"{what} shows {viewer} something else: see `load`"
                )
            assert list(loaded.actors()) == list(ply.state.actors()), f"{what} lets others move: see `load`"
            if ply.state.step % 9 == 0 and not ply.state.over:
                ends = [_end(state) for state in (ply.state, loaded)]
                assert ends[0] == ends[1], f"{what} plays on otherwise: see `load`, which must set every field"

    @careful
    @given(data=st.data())
    def test_copies_are_independent(self, key: str, data: st.DataObject) -> None:
        for ply in plies(data.draw(deals(key))):
            if ply.state.over:
                break
            for twin in (ply.state.copy(), copy(ply.state), deepcopy(ply.state)):
                before = ply.state.position()
                assert twin.position() == before, "a copy has another position: see `copy` in the rules"
                assert (twin.step, twin.sealed, twin.over) == (ply.state.step, ply.state.sealed, ply.state.over), (
                    "a copy has another step, or is sealed or over when the state is not: see `copy` in the rules"
                )
                twin.playout(Quick(1))
                assert twin.over, "played to the end, a copy is not over: see `playout` and `random_move`"
                assert ply.state.position() == before, (
                    "playing on in a copy changed the state it was copied from: see `copy`, which must copy lists too"
                )

    @careful
    @given(data=st.data())
    def test_a_copy_has_everything_the_state_has(self, key: str, data: st.DataObject) -> None:
        for ply in itertools.islice(plies(data.draw(deals(key))), 0, None, 5):
            copied, all_of_it = _attributes(ply.state.copy()), _attributes(ply.state)
            lost = sorted(name for name, value in all_of_it.items() if copied.get(name) != value)
            assert not lost, f"a copy lacks {lost}: see `copy` in the rules"

    @careful
    @given(data=st.data())
    def test_states_pickle(self, key: str, data: st.DataObject) -> None:
        for ply in itertools.islice(plies(data.draw(deals(key))), 0, None, 7):
            again: State = pickle.loads(pickle.dumps(ply.state))
            assert again.position() == ply.state.position(), "pickled, a state has another position: see `details`"
            assert again.sealed == ply.state.sealed, "pickled, a state forgets whether it is sealed"


def _end(state: State) -> dict[str, Any]:
    """The position in which a state ends if moves and luck are the same every time."""
    twin = state.copy()
    twin.playout(Quick(1))
    return twin.position()


class MoveContract(Contract):
    """Moves are small numbers with a readable name; whatever is not legal is refused, and the reason has words."""

    @careful
    @given(data=st.data())
    def test_legal_moves_are_those_that_are_not_refused(self, key: str, data: st.DataObject) -> None:
        said: set[str] = set()
        for ply in itertools.islice(plies(data.draw(deals(key))), 0, 60, 3):
            state = ply.state
            actors = list(state.actors())
            assert actors == sorted(set(actors)), f"`actors` gives {actors}: each seat once, in rising order"
            for seat in range(state.players):
                legal = list(state.legal(seat)) if seat in actors else []
                assert legal == sorted(set(legal)), (
                    f"`legal` gives seat {seat} {legal}: each move once, in rising order"
                )
                assert bool(legal) == (seat in actors), f"seat {seat} is to move and has no legal move: see `actors`"
                for move in range(state.moves()):
                    if move in legal:
                        _check_accepted(state, seat, move)
                    else:
                        _check_refusal(state, seat, move, said)
            for seat in actors:
                drawn = {state.random_move(seat, Quick(seed)) for seed in range(40)} - set(state.legal(seat))
                assert not drawn, f"`random_move` gives {_named(state, drawn)}, which are not among `legal`"

    def test_random_moves_reach_every_legal_move(self, key: str) -> None:
        for ply in itertools.islice(plies(usual_deal(key, 5)), 12):
            for seat in ply.state.actors():
                legal = set(ply.state.legal(seat))
                chance = Quick(9)
                drawn = {ply.state.random_move(seat, chance) for _ in range(60 * len(legal))}
                assert drawn == legal, f"`random_move` never gives {_named(ply.state, legal - drawn)}, which are legal"

    @careful
    @given(data=st.data())
    def test_notation_and_parse_are_inverse_and_the_same_everywhere(self, key: str, data: st.DataObject) -> None:
        names: dict[int, str] = {}
        for ply in itertools.islice(plies(data.draw(deals(key))), 0, 60, 10):
            for move in range(ply.state.moves()):
                name = ply.state.notation(move)
                assert NOTATION.fullmatch(name), (
                    f"{name!r} is no name of a move: small letters, digits, - and +, by words"
                )
                assert ply.state.parse(name) == move, f"{name!r} is the name of move {move}, but read as another one"
                assert names.setdefault(move, name) == name, f"move {move} is called {names[move]!r} and {name!r}"
        first = usual_deal(key, 1).new(Quick(1))
        assert names == {move: first.notation(move) for move in range(first.moves())}, (
            "moves have other names or numbers with other players or options: `moves` of `GAME` names all there are"
        )
        with pytest.raises(IllegalMove, match="unknown-move"):
            pytest.fail(f"`parse` takes 'no such move' for move {first.parse('no such move')}")


def _check_refusal(state: State, seat: int, move: int, said: set[str]) -> None:
    """Refused with a reason that has words in every language; those in `said` have been looked at."""
    try:
        state.refuse(seat, move)
    except IllegalMove as error:
        if str(error) not in said:
            _check_words(state, move, error)
            said.add(str(error))
        return
    pytest.fail(f"{state.notation(move)!r} is not among `legal` of seat {seat}, and not refused: see `refuse`")


def _check_words(state: State, move: int, error: IllegalMove) -> None:
    for language in languages():
        text = Words(state.game.folder, language).refusal(error.code, error.parameters)
        assert text != error.code, (
            f"{state.notation(move)!r} is refused as {error.code!r} with {error.parameters}: words/{language}.ftl"
            f" has no message refusal-{error.code}"
        )


def _check_accepted(state: State, seat: int, move: int) -> None:
    try:
        state.refuse(seat, move)
    except IllegalMove as error:
        pytest.fail(f"{state.notation(move)!r} is among `legal` of seat {seat}, but refused as {error}: see `refuse`")


def _named(state: State, moves: Iterable[int]) -> list[str]:
    return [state.notation(move) for move in sorted(moves)]


class OrderContract(Contract):
    """Choices made at the same time know no order, and `step` grows with every move but those."""

    @careful
    @given(data=st.data())
    def test_the_order_of_simultaneous_choices_does_not_matter(self, key: str, data: st.DataObject) -> None:
        deal = data.draw(deals(key))
        minds = random.Random(deal.seed)
        for ply in itertools.islice(plies(deal), 60):
            if len(ply.state.actors()) > 1:
                _check_orders(deal, ply.state, minds)

    @careful
    @given(data=st.data())
    def test_step_grows_with_every_move_but_secret_ones(self, key: str, data: st.DataObject) -> None:
        before = None
        for ply in plies(data.draw(deals(key))):
            if before is not None:
                alone = len(before.actors()) == 1
                what = f"with move {ply.move} of seat {ply.seat} `step` goes from {before.step} to {ply.state.step}"
                assert ply.state.step >= before.step + alone, f"{what}, but nobody else was choosing: see `play`"
                assert ply.state.step > before.step or not ply.picks, (
                    f"{what}, but luck was asked: that is for the move that completes a simultaneous choice; see `play`"
                )
            before = ply.state


def _check_orders(deal: Deal, state: State, minds: random.Random) -> None:
    actors = list(state.actors())
    choice = {seat: minds.choice(list(state.legal(seat))) for seat in actors}
    ends = []
    orders = list(itertools.permutations(actors))
    for order in minds.sample(orders, min(6, len(orders))):
        after = state.copy()
        for place, seat in enumerate(order):
            grows = place == len(order) - 1
            after.play(seat, choice[seat], Quick(deal.seed))
            assert (after.step > state.step) == grows, (
                f"{place + 1} of {len(order)} have chosen, and `step` goes from {state.step} to {after.step}: it grows"
                " with the last of choices made at the same time, and with no other; see `play`"
            )
        ends.append(after.position())
    assert all(end == ends[0] for end in ends), (
        f"the choices {choice} (move by seat) made in another order lead to another position: see `play`"
    )


class PlayContract(MatchContract, StateContract, MoveContract, OrderContract):
    """All of it."""


def _attributes(state: State) -> dict[str, Any]:
    """Everything a state has, compiled or not; vectors as lists."""
    names = {name for kind in type(state).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())}
    names |= vars(state).keys() if hasattr(state, "__dict__") else set()
    values = {name: getattr(state, name) for name in names if not name.startswith("__")}
    return {name: list(value) if name == "cells" else value for name, value in values.items()}
