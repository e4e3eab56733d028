"""What every registered game must keep: a new one gets these tests by being on the shelf."""

from __future__ import annotations

import itertools
import json
import pickle
import random
import re
from concurrent.futures import ProcessPoolExecutor
from copy import copy, deepcopy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fullboard import IllegalMove, Match, games
from fullboard.core.bot import Budget
from fullboard.core.chance import Quick
from fullboard.core.edition import MARKS, marked_values
from fullboard.core.errors import BadEdition
from fullboard.core.record import NOTATION
from fullboard.core.shelf import shelf
from fullboard.core.state import State
from fullboard.words import LANGUAGES, Words
from tests.contract.leaks import Leak, check_match
from tests.contract.worlds import KEYS, Table, plies, tables, viewers

every_game = pytest.mark.parametrize("key", KEYS)
careful = settings(
    deadline=None,
    derandomize=True,
    max_examples=12,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def random_match(table: Table, moves: int | None = None) -> Match:
    match = Match(table.key, table.players, options=dict(table.options), seed=table.seed)
    minds = random.Random(table.seed)
    while match.actors and (moves is None or moves > 0):
        seat = minds.choice(match.actors)
        match.play(seat, minds.choice(match.legal(seat)))
        moves = None if moves is None else moves - 1
    return match


@every_game
@careful
@given(data=st.data())
def test_random_play_ends_and_conserves_everything_in_the_box(key: str, data: st.DataObject) -> None:
    table = data.draw(tables(key, choices=10))
    box = None
    state = None
    for ply in plies(table):
        state = ply.state
        inventory = table.game.inventory(state.position())
        assert inventory
        assert box is None or inventory == box
        box = inventory
    assert state is not None
    assert state.over
    assert len(state.actors()) == 0
    assert len(state.scores()) == table.players
    assert len(state.winners()) >= 1


@every_game
@careful
@given(data=st.data())
def test_a_record_is_the_match(key: str, data: st.DataObject) -> None:
    match = random_match(data.draw(tables(key)), data.draw(st.none() | st.integers(0, 60)))
    again = Match.from_record(match.record())
    assert again.record() == match.record()
    assert again.position() == match.position()
    assert again.step == match.step
    for seat in [*range(match.players), None]:
        assert again.view(seat) == match.view(seat)
        assert again.story(seat) == match.story(seat)


@every_game
@careful
@given(data=st.data())
def test_a_match_goes_on_the_same_after_it_was_written_down(key: str, data: st.DataObject) -> None:
    table = data.draw(tables(key))
    match = random_match(table, data.draw(st.integers(0, 40)))
    again = pickle.loads(pickle.dumps(match))
    while match.actors:
        seat = match.actors[0]
        move = match.legal(seat)[-1]
        match.play(seat, move)
        again.play(seat, move)
    assert again.record() == match.record()


@every_game
@careful
@given(data=st.data())
def test_a_position_is_the_state(key: str, data: st.DataObject) -> None:
    for ply in plies(data.draw(tables(key))):
        position = json.loads(json.dumps(ply.state.position()))
        loaded = ply.state.game.load(position)
        assert loaded.position() == ply.state.position()
        assert loaded.over == ply.state.over
        for viewer in viewers(ply.state):
            assert loaded.view(viewer) == ply.state.view(viewer)
        assert list(loaded.actors()) == list(ply.state.actors())


@every_game
@careful
@given(data=st.data())
def test_legal_moves_are_those_that_are_not_refused(key: str, data: st.DataObject) -> None:
    for ply in itertools.islice(plies(data.draw(tables(key))), 40):
        state = ply.state
        actors = list(state.actors())
        assert actors == sorted(set(actors))
        for seat in range(state.players):
            legal = list(state.legal(seat)) if seat in actors else []
            assert legal == sorted(set(legal))
            assert bool(legal) == (seat in actors)
            for move in range(state.moves()):
                if move in legal:
                    state.refuse(seat, move)
                else:
                    with pytest.raises(IllegalMove) as refused:
                        state.refuse(seat, move)
                    assert all(
                        Words(state.game.folder, lang).refusal(refused.value.code, refused.value.parameters)
                        != refused.value.code
                        for lang in LANGUAGES
                    )
        for seat in actors:
            assert {state.random_move(seat, Quick(seed)) for seed in range(40)} <= set(state.legal(seat))


@every_game
def test_random_moves_reach_every_legal_move(key: str) -> None:
    for ply in itertools.islice(plies(Table(key, games[key].players[0], _defaults(key), 5)), 12):
        for seat in ply.state.actors():
            legal = set(ply.state.legal(seat))
            chance = Quick(9)
            assert {ply.state.random_move(seat, chance) for _ in range(60 * len(legal))} == legal


def _defaults(key: str) -> tuple[tuple[str, object], ...]:
    return tuple((name, option.default) for name, option in games[key].options.items())


def _shortest(key: str) -> tuple[tuple[str, object], ...]:
    """The first choice of every option: games put the one for a short match there."""
    return tuple((name, option.choices[0]) for name, option in games[key].options.items())


@every_game
@careful
@given(data=st.data())
def test_notation_and_parse_are_inverse_and_the_same_everywhere(key: str, data: st.DataObject) -> None:
    names: dict[int, str] = {}
    for ply in itertools.islice(plies(data.draw(tables(key))), 0, 60, 10):
        for move in range(ply.state.moves()):
            name = ply.state.notation(move)
            assert NOTATION.fullmatch(name)
            assert ply.state.parse(name) == move
            assert names.setdefault(move, name) == name
    first = dict(enumerate(_all_names(games[key].players[0], key)))
    assert names == first
    with pytest.raises(IllegalMove, match="unknown-move"):
        ply.state.parse("no such move")


def _all_names(players: int, key: str) -> list[str]:
    state = Table(key, players, _defaults(key), 1).new(Quick(1))
    return [state.notation(move) for move in range(state.moves())]


@every_game
@careful
@given(data=st.data())
def test_copies_are_independent(key: str, data: st.DataObject) -> None:
    for ply in plies(data.draw(tables(key))):
        if ply.state.over:
            break
        for twin in (ply.state.copy(), copy(ply.state), deepcopy(ply.state)):
            before = ply.state.position()
            assert twin.position() == before
            assert (twin.step, twin.sealed, twin.over) == (ply.state.step, ply.state.sealed, ply.state.over)
            twin.playout(Quick(1))
            assert twin.over
            assert ply.state.position() == before


@every_game
@careful
@given(data=st.data())
def test_states_pickle_as_game_and_position(key: str, data: st.DataObject) -> None:
    for ply in itertools.islice(plies(data.draw(tables(key))), 0, None, 7):
        again: State = pickle.loads(pickle.dumps(ply.state))
        assert again.position() == ply.state.position()
        assert again.sealed == ply.state.sealed


@every_game
def test_matches_travel_to_other_processes(key: str) -> None:
    table = Table(key, games[key].players[0], _defaults(key), 3)
    with ProcessPoolExecutor(1) as pool:
        assert pool.submit(_record_of, random_match(table)).result() == random_match(table).record()


def _record_of(match: Match) -> str:
    return match.record()


@every_game
@settings(careful, max_examples=5)
@given(data=st.data())
def test_nobody_is_told_what_they_may_not_know(key: str, data: st.DataObject) -> None:
    check_match(data.draw(tables(key)))


@every_game
def test_the_leak_test_meets_small_positions_and_twins(key: str) -> None:
    met = [check_match(Table(key, games[key].players[0], _shortest(key), seed)) for seed in range(8)]
    assert sum(small for small, _ in met) > 0
    if not getattr(games[key], "open_information", False):
        assert sum(twins for _, twins in met) > 0


@every_game
def test_a_guess_that_returns_the_truth_fails_the_leak_test(key: str) -> None:
    _needs_secrets(key)
    with pytest.raises(Leak):
        for seed in range(8):
            check_match(
                Table(key, games[key].players[0], _shortest(key), seed), lambda state, viewer, chance: state.copy()
            )


def _needs_secrets(key: str) -> None:
    if getattr(games[key], "open_information", False):
        pytest.skip("everything lies open: a guess is the truth")


@every_game
def test_a_guess_that_ignores_what_was_seen_fails_the_leak_test(key: str) -> None:
    def forgetful(state: State, viewer: int, chance: Quick) -> State:
        return state.guess((viewer + 1) % state.players, chance)

    _needs_secrets(key)
    with pytest.raises(Leak):
        for seed in range(8):
            check_match(Table(key, games[key].players[0], _shortest(key), seed), forgetful)


@every_game
@careful
@given(data=st.data())
def test_the_order_of_simultaneous_choices_does_not_matter(key: str, data: st.DataObject) -> None:
    table = data.draw(tables(key))
    minds = random.Random(table.seed)
    for ply in itertools.islice(plies(table), 60):
        state = ply.state
        actors = list(state.actors())
        if len(actors) < 2:
            continue
        choice = {seat: minds.choice(list(state.legal(seat))) for seat in actors}
        ends = []
        orders = list(itertools.permutations(actors))
        for order in minds.sample(orders, min(6, len(orders))):
            after = state.copy()
            for place, seat in enumerate(order):
                grows = place == len(order) - 1
                after.play(seat, choice[seat], Quick(table.seed))
                assert (after.step > state.step) == grows
            ends.append(after.position())
        assert all(end == ends[0] for end in ends)


@every_game
@careful
@given(data=st.data())
def test_step_grows_with_every_move_but_secret_ones(key: str, data: st.DataObject) -> None:
    before = None
    for ply in plies(data.draw(tables(key))):
        if before is not None:
            alone = len(before.actors()) == 1
            assert ply.state.step >= before.step + alone
            assert ply.state.step > before.step or not ply.picks
        before = ply.state


@every_game
@careful
@given(data=st.data())
def test_views_are_plain_data_and_everything_has_words(key: str, data: st.DataObject) -> None:
    match = random_match(data.draw(tables(key)))
    names = ["Zoë", *[None] * (match.players - 1)]
    for seat in [*range(match.players), None]:
        assert json.loads(json.dumps(match.view(seat))) == match.view(seat)
        for language in LANGUAGES:
            words = Words(match.game.folder, language, names)
            for told in match.story(seat):
                assert "{" not in words.told(told["key"], told["parameters"])
    for language in LANGUAGES:
        words = Words(match.game.folder, language)
        labels = [words.move(match.notation(move)) for move in range(match.state.moves())]
        assert len(set(labels)) == len(labels)
        assert words.title
        assert words.tagline
        assert words.help().startswith("# ")
        for option in match.game.options:
            assert words.say(f"option.{option}.name")
            assert words.say(f"option.{option}.about")


@every_game
def test_both_languages_have_the_same_words(key: str) -> None:
    tables_of = [Words(games[key].folder, language).table for language in LANGUAGES]
    assert _keys(tables_of[0]) == _keys(tables_of[1])


def _keys(table: dict[str, object], path: str = "") -> set[str]:
    found = set()
    for key, value in table.items():
        found |= _keys(value, f"{path}{key}.") if isinstance(value, dict) else {path + key}
    return found


@every_game
def test_every_printed_value_says_where_it_comes_from(key: str) -> None:
    for edition in games[key].editions.values():
        values = marked_values(edition.components)
        assert values
        assert all(mark in MARKS for _, _, mark in values)
        games[key].check_edition(edition)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_value_has_words(key: str, language: str) -> None:
    words = Words(games[key].folder, language)
    for edition in games[key].editions.values():
        called = [(words.component(path), path, value) for path, value, _ in marked_values(edition.components)]
        assert [path for word, path, _ in called if word == path] == []
        assert len({word for word, _, _ in called}) == len(called)
        for _, path, value in called:
            texts = [word for text in (value if isinstance(value, list) else [value]) for word in str(text).split()]
            named = [each for each in texts if not each.replace(".", "").isdecimal() and each not in ("True", "False")]
            bare = re.sub(r"\[\d+\]", "[]", path)
            assert all(each in words.table[words.table["printed"][bare]] for each in named), path


@every_game
def test_what_an_edition_of_ones_own_adds_is_called_by_its_key(key: str) -> None:
    words = Words(games[key].folder, "fr")
    assert words.component("moons[3].phase") == "moons[3].phase"
    assert words.printed("moons[3].phase", ["new", 2, True]) == "new, 2, oui"


NONSENSE = (None, True, -1, 0, 2**70, 1.5, "x", [], {}, [[]])


@every_game
def test_whatever_is_printed_wrong_is_named_in_both_languages_or_played(key: str) -> None:
    game = games[key]
    components = {"name": "mine", **game.find_edition().components}
    dice = random.Random(key)
    refused = 0
    for path, nonsense in dice.sample(list(itertools.product(_paths(components), NONSENSE)), 100):
        data = deepcopy(components)
        place = data
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = nonsense
        try:
            Match(game, game.players[0], seed=1, edition=data)
        except BadEdition as error:
            refused += 1
            for language in LANGUAGES:
                said = Words(game.folder, language).edition_fault(error.code, error.parameters)
                assert said.startswith(f"{error.parameters['path']}: ")
                assert " " in said.split(": ")[-1], error.code
    assert refused > 50


def _paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [*([path] if path else []), *(each for step, item in inside for each in _paths(item, (*path, step)))]


@every_game
def test_bots_play_legal_moves_to_the_end_and_know_only_their_chair(key: str) -> None:
    from fullboard.bots.series import play_series

    game = games[key]
    for name, make in shelf().bots_for(game).items():
        for players in game.players:
            tally = play_series(game, dict(_defaults(key)), game.find_edition(), [make] * players, 0, 2, 7, Budget(8))
            assert tally.games == 2, name
