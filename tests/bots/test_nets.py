"""Nets know what their seat knows, compute what they should, and refuse what they were not made for."""

from __future__ import annotations

import itertools
import json
import random
from dataclasses import replace
from importlib import resources
from math import exp
from pathlib import Path
from typing import Any

import pytest

from fullboard import Match, games
from fullboard.bots import champion
from fullboard.bots.champion import Champion, learned_guide
from fullboard.bots.errors import NetError
from fullboard.bots.learned import NetBot, NetGuide
from fullboard.bots.netfiles import (
    NetHeading,
    check_fit,
    features_for,
    heading_for,
    load_net,
    make_net,
    read_net,
    shipped_heading,
    shipped_net,
    write_net,
)
from fullboard.bots.nets import Judge
from fullboard.bots.search import Searcher
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.guide import WHOLE
from fullboard.core.state import State

LARGEST_IN_ALL = 3_000_000  # bytes of all nets together
FEATURED = [key for key in games if games[key].features is not None]
SHIPPED = [(key, players) for key in FEATURED for players in games[key].players if shipped_heading(games[key], players)]
with_features = pytest.mark.parametrize("key", FEATURED)
every_net = pytest.mark.parametrize(("key", "players"), SHIPPED)


def drawn_net(
    key: str, players: int, seed: int = 1, layers: tuple[int, int] = (6, 5)
) -> tuple[NetHeading, list[float]]:
    """A net for a game with weights drawn at random, as a file would hold them."""
    game = games[key]
    heading = heading_for(game, players, game.check_options({}), game.find_edition(), layers)
    dice = random.Random(seed)
    content = write_net(heading, [dice.uniform(-0.2, 0.2) for _ in range(heading.count())])
    return read_net(content, "drawn.net")


def judge_of(key: str, heading: NetHeading, weights: list[float]) -> Judge:
    game = games[key]
    features = features_for(game, heading.players, game.check_options({}), game.find_edition())
    return Judge(make_net(heading, weights), features)


def positions(key: str, players: int, seed: int, every: int) -> list[State]:
    """States of a match at random, some moves apart."""
    game = games[key]
    luck = Quick(seed)
    state = game.new(players, game.check_options({}), game.find_edition(), luck)
    found = []
    for number in range(8 * every):
        seat = state.actor()
        if seat < 0:
            break
        if number % every == 0:
            found.append(state.copy())
        state.play(seat, state.random_move(seat, luck), luck)
    return found


# The files


@with_features
def test_a_net_is_read_as_it_was_written(key: str) -> None:
    heading, weights = drawn_net(key, games[key].players[0])
    again = read_net(write_net(replace(heading, trained={"matches": 3}), weights), "again.net")
    assert again == (replace(heading, trained={"matches": 3}), weights)


def test_whatever_does_not_fit_is_refused_with_its_reason(tmp_path: Path) -> None:
    game = games["companeros"]
    table = (game, 4, game.check_options({}), game.find_edition())
    heading, weights = drawn_net("companeros", 4)
    other: dict[str, dict[str, Any]] = {
        "net-of-another-game": {"game": "hotel-samoa"},
        "net-of-other-players": {"players": 3},
        "net-of-another-edition": {"edition": "0"},
        "net-of-other-options": {"options": {"rounds": 2}},
        "net-of-other-features": {"features": {**heading.features, "version": 2}},
    }
    for code, change in other.items():
        changed = replace(heading, **change)
        file = tmp_path / f"{code}.net"
        file.write_bytes(write_net(changed, weights[: changed.count()] + [0.0] * (changed.count() - len(weights))))
        with pytest.raises(NetError) as refused:
            load_net(file, *table)
        assert refused.value.code == code
    with pytest.raises(NetError) as refused:
        load_net(tmp_path / "nowhere.net", *table)
    assert refused.value.code == "net-missing"


def test_a_damaged_file_is_never_read() -> None:
    heading, weights = drawn_net("companeros", 4)
    content = write_net(heading, weights)
    first, _, packed = content.partition(b"\n")
    said = json.loads(first)
    flipped = bytes([packed[0] ^ 1]) + packed[1:]
    damaged = {
        "net-damaged": [
            first + b"\n" + flipped,
            content[:-2],
            content + b"\0\0",
            json.dumps({**said, "layers": [6]}).encode() + b"\n" + packed,
            json.dumps({**said, "layers": [10**9, 5]}).encode() + b"\n" + packed,
            json.dumps({**said, "features": {}}).encode() + b"\n" + packed,
            json.dumps({**said, "more": 1}).encode() + b"\n" + packed,
        ],
        "not-a-net": [b"", b"{}\n", first, b"\x00\xff" * 9, json.dumps({**said, "format": "2"}).encode() + b"\n"],
    }
    for code, contents in damaged.items():
        for each in contents:
            with pytest.raises(NetError) as refused:
                read_net(each, "damaged.net")
            assert refused.value.code == code


# What they compute


@with_features
def test_a_net_computes_what_its_weights_say(key: str) -> None:
    players = games[key].players[0]
    heading, weights = drawn_net(key, players)
    judge = judge_of(key, heading, weights)
    for state in positions(key, players, 3, 5):
        seat = state.actor()
        row = [int(entry) for entry in judge.features.row(state, seat)]
        shares, tastes = by_hand(heading, weights, row)
        moves = state.legal(seat)
        judge.look(state, seat)
        assert list(judge.net.win_shares()) == pytest.approx(shares, abs=1e-9)
        total = sum(exp(tastes[move]) for move in moves)
        expected = [exp(tastes[move]) / total for move in moves]
        assert list(judge.net.plausible(moves, 1.0)) == pytest.approx(expected, abs=1e-9)
        absolute = judge.shares(state, seat)
        turned = [shares[(other - seat) % players] for other in range(players)]
        assert [int(share) / int(WHOLE) for share in absolute] == pytest.approx(turned, abs=2 / int(WHOLE))


def by_hand(heading: NetHeading, weights: list[float], row: list[int]) -> tuple[list[float], list[float]]:
    """Shares and tastes, the slow way."""
    (hidden, top), inputs = heading.layers, len(row)
    left = iter(weights)

    def take(many: int) -> list[float]:
        return list(itertools.islice(left, many))

    first, bias = take(inputs * hidden), take(hidden)
    low = [max(0.0, bias[u] + sum(row[i] * first[i * hidden + u] for i in range(inputs))) for u in range(hidden)]
    second, bias = take(hidden * top), take(top)
    high = [max(0.0, bias[u] + sum(low[i] * second[i * top + u] for i in range(hidden))) for u in range(top)]
    outputs = []
    for many in (heading.players, heading.moves):
        last, bias = take(many * top), take(many)
        outputs.append([bias[o] + sum(high[u] * last[o * top + u] for u in range(top)) for o in range(many)])
    total = sum(exp(score) for score in outputs[0])
    return [exp(score) / total for score in outputs[0]], outputs[1]


@with_features
def test_a_net_knows_nothing_that_its_seat_does_not(key: str) -> None:
    players = games[key].players[-1]
    heading, weights = drawn_net(key, players)
    judge = judge_of(key, heading, weights)
    for number, state in enumerate(positions(key, players, 5, 7)):
        for seat in range(players):
            here = list(judge.shares(state, seat))
            for seed in range(3):
                assert list(judge.shares(state.guess(seat, Quick(seed, number)), seat)) == here


# Searching with them


@with_features
def test_a_search_with_a_net_plays_legal_moves_and_repeats_itself(key: str) -> None:
    game, players = games[key], games[key].players[0]
    judge = judge_of(key, *drawn_net(key, players))
    for play in ({}, {"horizon": 3, "heat": 2.0}, {"priors": False}, {"values": False}):
        guide = learned_guide(judge, game, play)
        for state in positions(key, players, 2, 9)[:2]:
            seat = state.actor()
            chosen = {
                int(Searcher(guide, 40).choose(Chair(state, seat, Quick(1)), Quick(2), Budget())) for _ in range(2)
            }
            assert len(chosen) == 1
            assert chosen <= set(state.legal(seat))


def test_a_net_guide_ends_matches_by_the_rules_and_judges_others_by_the_net() -> None:
    game = games["companeros"]
    assert game.guide is not None
    guide = NetGuide(judge_of("companeros", *drawn_net("companeros", 3)), game.guide())
    state = positions("companeros", 3, 1, 4)[1]
    assert list(guide.shares(state)) == list(guide.judge.shares(state, state.actor()))
    guide.horizon = 10**6
    guide.rollout(state, Quick(1))
    assert state.over
    assert sum(guide.shares(state)) in range(WHOLE - 3, WHOLE + 1)


def test_a_net_bot_plays_what_it_likes_best_or_by_its_taste() -> None:
    judge = judge_of("companeros", *drawn_net("companeros", 4))
    match = Match("companeros", 4, seed=1)
    seat = match.actors[0]
    judge.look(match.state, seat)
    likely = dict(zip(match.legal(seat), judge.net.plausible(match.state.legal(seat), 1.0), strict=True))
    chair = Chair(match.state, seat, Quick(1))
    assert NetBot(judge).choose(chair, Quick(1), Budget()) == max(likely, key=lambda move: likely[move])
    drawn = {NetBot(judge, heat=1.0).choose(chair, Quick(seed), Budget()) for seed in range(200)}
    assert drawn == set(likely)


# Those that are shipped


def test_all_nets_together_are_small() -> None:
    sizes = [
        len(file.read_bytes())
        for key in FEATURED
        if (folder := resources.files(games[key].folder) / "nets").is_dir()
        for file in folder.iterdir()
    ]
    assert sum(sizes) < LARGEST_IN_ALL


@every_net
def test_a_shipped_net_fits_its_game_and_tells_where_it_comes_from(key: str, players: int) -> None:
    game = games[key]
    options, edition = game.check_options({}), game.find_edition()
    found = shipped_net(game, players, options, edition)
    assert found is not None
    heading, judge = found
    check_fit(heading, heading_for(game, players, options, edition, heading.layers), "shipped")
    assert heading.trained["matches"] > 0
    assert heading.figures
    for state in positions(key, players, 4, 6):
        assert sum(judge.shares(state, state.actor())) in range(WHOLE - players, WHOLE + 1)


@every_net
def test_a_champion_at_another_kind_of_table_searches_without_a_net(key: str, players: int) -> None:
    game = games[key]
    for name, option in game.options.items():
        for value in list(option.choices)[:3]:
            options = game.check_options({name: value})
            found = shipped_net(game, players, options, game.find_edition())
            assert (found is None) == (options != game.check_options({}))


def test_a_champion_plays_with_a_net_only_if_that_was_measured_to_win(monkeypatch: pytest.MonkeyPatch) -> None:
    game, match = games["companeros"], Match("companeros", 4, seed=1)
    heading, weights = drawn_net("companeros", 4)
    judge = judge_of("companeros", heading, weights)
    assert game.guide is not None
    longest = 5 * int(game.guide().iterations)
    for play, kind, iterations in (
        ({}, Searcher, longest),
        ({"search": False}, Searcher, longest),
        ({"search": False, "wins": True}, NetBot, 0),
        ({"iterations": 70, "wins": True}, Searcher, 70),
    ):
        told = replace(heading, play=play)
        monkeypatch.setattr(champion, "shipped_net", lambda *_, told=told: (told, judge))
        monkeypatch.setattr(champion, "shipped_heading", lambda *_, told=told: told)
        seated = Champion(game).seated(match.state)
        assert (type(seated), int(seated.iterations)) == (kind, iterations)
        assert Champion(game).iterations == iterations
