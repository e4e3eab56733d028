"""The games in OpenSpiel, by its own tests, where it is installed: `make test-research` does that."""

from __future__ import annotations

import os
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from absl import flags  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402

from fullboard.core.shelf import shelf  # noqa: E402
from fullboard.research import BadAction, BadBatch, openspiel  # noqa: E402  # registers the games, before their tests list them

sims = pytest.importorskip("open_spiel.python.tests.games_sim_test")

FULL = os.environ.get("FULLBOARD_RESEARCH") == "full"
SHORT = {"fullboard_four_stars": "round_limit=10"}
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
SIMS = [name for name in unittest.TestLoader().getTestCaseNames(sims.GamesSimTest) if "fullboard" in name]


def names() -> list[str]:
    games = dict(zip(openspiel.NAMES, (game for game in shelf().values() if game.features), strict=True))
    return [
        f"{name}({','.join([f'players={players}', *filter(None, [SHORT.get(name)])])})"
        for name, game in games.items()
        for players in (game.players if FULL else game.players[:1])
    ]


def after_the_deal(name: str, seed: int) -> tuple[object, object]:
    game, luck = pyspiel.load_game(name), np.random.RandomState(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(luck.choice([outcome for outcome, _ in state.chance_outcomes()])))
    return game, state


@pytest.mark.parametrize("name", names())
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3 if FULL else 1, serialize=FULL, verbose=False)


@pytest.mark.parametrize("name", names())
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    _, state = after_the_deal(name, 1)
    player = state.current_player()  # type: ignore[attr-defined]
    luck = np.random.RandomState(2)
    others = [state.resample_from_infostate(player, luck.random_sample) for _ in range(3)]  # type: ignore[attr-defined]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)  # type: ignore[attr-defined]
        assert other.legal_actions() == state.legal_actions()  # type: ignore[attr-defined]
    if "companeros" in name:
        assert len({str(other) for other in others}) == 3


@pytest.mark.parametrize("name", [name for name in names() if "sun_sea" not in name])  # it plays hidden games only
def test_its_ismcts_plays(name: str) -> None:
    game, state = after_the_deal(name, 1)
    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=evaluator,
        max_simulations=3,
        random_state=luck,
        allow_inconsistent_action_sets=True,
    )
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()  # type: ignore[attr-defined]
        state.apply_action(action)  # type: ignore[attr-defined]
        while state.is_chance_node():  # type: ignore[attr-defined]
            state.apply_action(0)  # type: ignore[attr-defined]


@pytest.mark.skipif(not FULL, reason="make test-research runs it")
@pytest.mark.parametrize("name", SIMS)
def test_their_simulations_find_nothing_wrong(name: str) -> None:
    result = unittest.TestResult()
    sims.GamesSimTest(name).run(result)
    assert result.testsRun == 1
    assert not result.errors + result.failures, (result.errors + result.failures)[0][1]


@pytest.mark.parametrize("file", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda file: file.stem)
def test_a_golden_playthrough_stays_as_it_is(file: Path) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["tests"])
    original, now = generate_playthrough.replay(str(file))
    assert now == original, (
        f"{file.name} differs: if that is meant, write it anew with python -m tests.research.playthroughs"
    )


def test_a_part_of_what_a_player_knows_is_not_passed_off_as_the_public_part() -> None:
    game = pyspiel.load_game("fullboard_companeros(players=3)")
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    assert game.make_py_observer(public) is None


def test_what_may_not_be_done_is_refused_and_changes_nothing() -> None:
    name = "fullboard_companeros(players=3)"
    state: Any = pyspiel.load_game(name).new_initial_state()
    with pytest.raises(BadAction, match="no outcome 3 among 3"):
        state.apply_action(3)
    game: Any
    game, state = after_the_deal(name, 1)
    before = (str(state), state.history())
    for action in (65, 10**9):
        with pytest.raises(BadAction, match="Nothing has changed"):
            state.apply_action(action)
    assert (str(state), state.history()) == before
    for action in (-1, 66):
        with pytest.raises(BadAction, match="numbered from 0 to 65"):
            state.action_to_string(0, action)
    for player in (-1, 3):
        with pytest.raises(BadBatch, match="no seat"):
            state.resample_from_infostate(player, lambda: 0.5)
        with pytest.raises(BadBatch, match="no seat"):
            game.make_py_observer().set_from(state, player)
    while not state.is_terminal():
        legal = [each for each, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(legal[0])
    with pytest.raises(BadAction, match="Nothing has changed"):
        state.apply_action(0)
