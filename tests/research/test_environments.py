"""The games as PettingZoo and Gymnasium environments, by their own suites; `make test-research` runs them in full."""

from __future__ import annotations

import copy
import itertools
import os
import pickle
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)

import fullboard.research.gymnasium as gym
from fullboard.core.shelf import shelf
from fullboard.research import BadAction, BadBatch
from fullboard.research.pettingzoo import env, parallel_env

FULL = os.environ.get("FULLBOARD_RESEARCH") == "full"
KEYS = [key for key, game in shelf().items() if game.features is not None]
TABLES = [(key, players) for key in KEYS for players in (shelf()[key].players if FULL else shelf()[key].players[:1])]
CYCLES = 1000 if FULL else 40
full_only = pytest.mark.skipif(not FULL, reason="make test-research runs it")

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # what their checks find unusual: masks beside numbers


@pytest.mark.parametrize(("key", "players"), TABLES)
@pytest.mark.parametrize("mask_in_info", [False, True])
def test_pettingzoo_finds_nothing_wrong(key: str, players: int, mask_in_info: bool) -> None:
    api_test(env(key, players, mask_in_info=mask_in_info), num_cycles=CYCLES)
    seed_test(lambda: env(key, players, mask_in_info=mask_in_info), num_cycles=CYCLES // 4)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_pettingzoo_finds_nothing_wrong_with_parallel_tables(key: str, players: int) -> None:
    parallel_api_test(parallel_env(key, players), num_cycles=CYCLES)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_pettingzoo_can_draw_it(key: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **more: env(key, players, **more))
    assert len(capsys.readouterr().out.splitlines()) > 10  # what people are shown


@pytest.mark.parametrize("key", KEYS)
def test_pettingzoo_makes_it_by_a_versioned_name(key: str) -> None:
    name, players = f"fullboard/{key}-v{shelf()[key].version}", shelf()[key].players[-1]
    for table in (pettingzoo.make("aec", name, players=players), pettingzoo.make("parallel", name, players=players)):
        table.reset(seed=1)
        assert len(table.agents) == players
        assert table.unwrapped.metadata["name"] == f"{key}_v{shelf()[key].version}"


@full_only
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_pettingzoo_can_measure_it(key: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(key, players))
    assert "turns per second" in capsys.readouterr().out


def test_secret_choices_are_made_by_all_at_once_and_others_wait() -> None:
    table = parallel_env("hotel-samoa", 3)
    seen, _ = table.reset(seed=1)
    assert all(each["action_mask"].any() for each in seen.values())
    choices = {agent: int(each["action_mask"].argmax()) for agent, each in seen.items()}
    seen, rewards, _, _, _ = table.step(choices)
    assert [bool(each["action_mask"].any()) for each in seen.values()].count(True) == 1  # now one after the other
    assert set(rewards.values()) == {0.0}
    mover = next(agent for agent, each in seen.items() if each["action_mask"].any())
    before = table.observe(mover)["observation"]
    with pytest.raises(BadAction, match="Nothing has changed"):
        table.step(dict.fromkeys(table.agents, 80))
    assert np.array_equal(table.observe(mover)["observation"], before)
    table.step({mover: int(seen[mover]["action_mask"].argmax())})  # those who wait may say nothing


def test_a_parallel_table_plays_as_one_where_seats_choose_one_by_one() -> None:
    together, apart = parallel_env("hotel-samoa", 3), env("hotel-samoa", 3)
    together.reset(seed=5)
    apart.reset(seed=5)
    for _ in range(40):
        choices = {
            agent: int(np.flatnonzero(mask)[-1])
            for agent in together.agents
            if (mask := together.observe(agent)["action_mask"]).any()
        }
        together.step(choices)
        while choices:
            apart.step(choices.pop(apart.agent_selection))
        for agent in together.agents:
            assert np.array_equal(together.observe(agent)["observation"], apart.observe(agent)["observation"])


def share_of_wins(model: Any, table: Any, matches: int) -> float:
    """How often somebody wins who plays what they think best, over deals that are always the same."""
    won = 0.0
    for seed in range(matches):
        observation, info = table.reset(seed=seed)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=info["action_mask"], deterministic=True)
            observation, reward, over, _, info = table.step(action)
        won += reward
    return won / matches


@full_only
def test_maskable_ppo_of_sb3_contrib_learns_on_it() -> None:
    ppo = pytest.importorskip("sb3_contrib").MaskablePPO
    table, trial = (gymnasium.make("fullboard/companeros-v1", players=3, opponents="random") for _ in range(2))
    model = ppo("MlpPolicy", table, n_steps=1024, batch_size=256, learning_rate=0.001, gamma=1, seed=1, device="cpu")
    before = share_of_wins(model, trial, 200)
    model.learn(12 * 1024)
    after = share_of_wins(model, trial, 200)
    assert after > max(before, 1 / 3), (before, after)  # whoever knows nothing wins a third


@pytest.mark.parametrize("key", KEYS)
def test_a_table_is_drawn_as_a_terminal_shows_it(key: str) -> None:
    table = env(key, render_mode="ansi")
    table.reset(seed=1)
    picture = table.render()
    assert isinstance(picture, str)
    assert picture.count("\n") > 3
    seat = table.agent_selection
    table.step(int(table.observe(seat)["action_mask"].argmax()))
    assert table.render() != picture


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_gymnasium_finds_nothing_wrong(key: str, players: int) -> None:
    name = f"fullboard/{key}-v{shelf()[key].version}"
    check_env(gymnasium.make(name, players=players, opponents="greedy").unwrapped)


@pytest.mark.parametrize("key", KEYS)
def test_a_gymnasium_match_ends_with_a_share_of_the_win(key: str) -> None:
    table = gym.SeatEnvironment(key, opponents="random", seat=1)
    _, info = table.reset(seed=3)
    for step in itertools.count():
        legal = np.flatnonzero(info["action_mask"])
        _, reward, over, _, info = table.step(int(legal[step % len(legal)]))
        if over:
            assert 0 <= reward <= 1
            assert len(info["scores"]) == table.setting.players
            return


def test_what_may_not_be_done_is_refused_and_changes_nothing() -> None:
    table = env("companeros", 3)
    table.reset(seed=1)
    before = table.observe("seat_0")
    for action in (65, -1, 10**30, 1.5, None, "0", True, float("nan"), np.array([0]), np.array(0.0)):
        with pytest.raises(BadAction, match="Nothing has changed"):
            table.unwrapped.step(action)
    assert np.array_equal(table.observe("seat_0")["observation"], before["observation"])
    for agent in ("seat_3", None, 0):
        with pytest.raises(BadBatch, match="no agent"):
            table.observe(agent)
    for seed in (-1, 1.5, "1", float("nan")):
        with pytest.raises(BadBatch, match="seed"):
            table.reset(seed=seed)
    table.close()
    with pytest.raises(BadBatch, match="closed"):
        table.reset()


def test_a_parallel_table_takes_an_action_by_agent_or_nothing() -> None:
    table = parallel_env("hotel-samoa", 3)
    with pytest.raises(BadBatch, match="reset first"):
        table.step({})
    before, _ = table.reset(seed=1)
    for actions, said in (
        (None, "dictionary"),
        ([0, 0, 0], "dictionary"),
        ({"seat_9": 0}, "no agent"),
        ({}, "Nothing has changed"),
        ({"seat_0": 0, "seat_1": 0, "seat_2": float("nan")}, "Nothing has changed"),
    ):
        with pytest.raises((BadAction, BadBatch), match=said):
            table.step(actions)  # type: ignore[arg-type]
        assert np.array_equal(table.observe("seat_0")["observation"], before["seat_0"]["observation"])
    table.close()
    with pytest.raises(BadBatch, match="closed"):
        table.step({})


def copied(table: Any) -> list[Any]:
    return [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]


@pytest.mark.parametrize("key", KEYS)
def test_a_table_that_is_copied_goes_on_as_it_would_have(key: str) -> None:
    table = env(key)
    table.reset(seed=3)
    for _ in range(4):
        table.step(int(table.last()[0]["action_mask"].argmax()))
    before, tables = table.last()[0], copied(table)
    for each in tables:
        each.step(int(before["action_mask"].argmax()))
    assert np.array_equal(table.last()[0]["observation"], before["observation"])
    table.step(int(before["action_mask"].argmax()))
    for _ in range(10):
        seen = table.last()[0]
        for each in tables:
            assert np.array_equal(each.last()[0]["observation"], seen["observation"])
        for each in (table, *tables):
            each.step(int(np.flatnonzero(seen["action_mask"])[-1]))


@pytest.mark.parametrize("opponents", ["greedy", "medium"])
def test_a_gymnasium_table_that_is_copied_goes_on_as_it_would_have(opponents: str) -> None:
    fresh = gym.SeatEnvironment("companeros", 3, opponents, iterations=4, seat=1)
    assert all(each.loop is None for each in copied(fresh))
    table = gymnasium.make("fullboard/companeros-v1", players=3, opponents=opponents, iterations=4)
    _, info = table.reset(seed=3)
    twins = copied(table)
    for _ in range(5):
        action = int(info["action_mask"].argmax())
        seen, _, _, _, info = table.step(action)
        for twin in twins:
            assert np.array_equal(twin.step(action)[0], seen)
    dealt = table.reset()[0]
    assert all(np.array_equal(twin.reset()[0], dealt) for twin in twins)  # the luck of new deals is copied too


def test_once_everybody_has_left_there_is_nothing_to_step() -> None:
    table = env("companeros", 3)
    table.reset(seed=1)
    while table.agents:
        observation, _, over, _, _ = table.last()
        table.step(None if over else int(observation["action_mask"].argmax()))
    with pytest.raises(BadBatch, match="every agent has left"):
        table.unwrapped.step(None)


def test_gymnasium_takes_illegal_actions_as_a_penalty() -> None:
    table = gym.SeatEnvironment("companeros", 3, seat=0)
    before, _ = table.reset(seed=1)
    for action in (65, -1, 10**30, 1.5, None, float("nan"), True, np.array(0.0), np.array(np.nan), np.array([0])):
        after, reward, over, _, info = table.step(action)
        assert (reward, over, info["illegal"]) == (gym.PENALTY, False, True)
        assert np.array_equal(before, after)
    table.close()
    with pytest.raises(BadBatch, match="closed"):
        table.step(0)


def test_tables_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadBatch, match="ansi"):
        env("companeros", render_mode="rgb_array")
    with pytest.raises(BadBatch, match="no seat 3"):
        gym.SeatEnvironment("companeros", 3, seat=3)
    assert gym.SeatEnvironment("companeros", 3, seat=np.int64(2)).seat == 2  # type: ignore[arg-type]
    with pytest.raises(BadBatch, match="reset first"):
        gym.SeatEnvironment("companeros", 3).step(0)
