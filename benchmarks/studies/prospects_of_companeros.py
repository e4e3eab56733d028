"""Train who wins in Compañeros from the end of a trick when all hands are known, then install the package again.

python -m benchmarks.studies.prospects_of_companeros play FOLDER --net best.net [--players 4] [--matches 200000] [--seed 5]
python -m benchmarks.studies.prospects_of_companeros fit FOLDER [--players 4] [--passes 6]

`play` lets a net that was trained without search (`fullboard train companeros`) play by its taste, sharp or not so sharp,
against the game's habits, whatever is drawn for each seat; `--slips` choices in a hundred are made at random. It keeps
how the cards lie whenever a trick begins. Without a net habits play alone. `fit` trains a small net to tell from there who wins, and on the way how many points each seat still gets, which
is told more often and so learned sooner. Suits are exchanged at random, since none is worth more than another. One
match in twenty is left out and told about. Needs PyTorch.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fullboard.bots.learned import NetBot
from fullboard.bots.netfiles import load_net
from fullboard.bots.training.teachers import find_teacher
from fullboard.core.bot import Bot, Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.shelf import find_game
from fullboard.games.companeros.box import RANKS
from fullboard.games.companeros.rules import TRICKS, CompanerosState

GAME = find_game("companeros")
FOLDER = Path("src/fullboard/games/companeros/guide")
EDITION = GAME.find_edition()
OPTIONS = GAME.check_options({})
CHUNK = 20000  # matches in a file
LEFT_OUT = 20
Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]


def players_of(net: Path | None, players: int) -> list[Bot]:
    """Who may play a seat."""
    habit = find_teacher(GAME, "habit@1")[0]
    if net is None:
        return [habit]
    judge = load_net(net, GAME, players, OPTIONS, EDITION)[1]
    return [habit, NetBot(judge, 1.0), NetBot(judge, 2.0)]


def match(kinds: list[Bot], players: int, slips: int, seed: int, number: int) -> tuple[list[list[int]], list[int]]:
    """How things lay before each trick but the last, and the points at the end."""
    luck, minds = Quick(seed, 2 * number), Quick(seed, 2 * number + 1)
    rng = random.Random(seed * 1000003 + number)
    state = GAME.new(players, OPTIONS, EDITION, luck)
    assert isinstance(state, CompanerosState)
    budget, rows, seats = Budget(), [], range(players)
    bots = [rng.choice(kinds) for _ in seats]
    tricks = -1
    while state.tricks < TRICKS - 1 or not state.over:
        if state.tricks != tricks and state.tricks < TRICKS - 1:
            tricks = int(state.tricks)
            hands = [int(state.hand(seat)) for seat in seats]
            rows.append([number, tricks, int(state.leader), int(state.pot), *hands, *map(int, state.scores())])
        seat = state.actor()
        if rng.random() * 100 < slips:
            move = int(state.random_move(seat, minds))
        else:
            move = int(bots[seat].choose(Chair(state, seat, minds), minds, budget))
        state.play(seat, move, luck)
    return rows, [int(points) for points in state.scores()]


def play(given: argparse.Namespace) -> None:
    """Play what is missing, in files of so many matches."""
    given.folder.mkdir(parents=True, exist_ok=True)
    bots = players_of(given.net, given.players)
    for first in range(0, given.matches, CHUNK):
        file = given.folder / f"{given.players}-{given.seed}-{first}.npz"
        if file.exists():
            continue
        start = time.perf_counter()
        rows, ends = [], []
        for number in range(first, min(first + CHUNK, given.matches)):
            found, end = match(bots, given.players, given.slips, given.seed, number)
            rows += found
            ends += [end] * len(found)
        np.savez_compressed(file, rows=np.array(rows, np.int64), ends=np.array(ends, np.int16))
        print(f"{file}: {len(rows)} positions, {time.perf_counter() - start:.0f} s", flush=True)


def as_bits(heaps: Numbers, cards: int) -> Floats:
    """Each card of a heap as a number of its own."""
    return ((heaps[..., None] >> np.arange(cards)) & 1).astype(np.float32)


def from_leader(values: NDArray[Any], leader: Numbers) -> NDArray[Any]:
    """What belongs to seats, counted from whoever leads."""
    players = values.shape[1]
    return np.take_along_axis(values, (leader[:, None] + np.arange(players)) % players, 1)


class Positions:
    """All that was played, in the order in which the net reads it."""

    def __init__(self, files: list[Path], players: int) -> None:
        rows = np.concatenate([np.load(file)["rows"] for file in files])
        ends = np.concatenate([np.load(file)["ends"] for file in files]).astype(np.int64)
        self.players, self.cards = players, players * RANKS
        self.match, self.tricks, leader, self.pot = (rows[:, at] for at in range(4))
        self.hands = from_leader(rows[:, 4 : 4 + players], leader)
        scores = from_leader(rows[:, 4 + players :], leader).astype(np.float32)
        ends = from_leader(ends, leader).astype(np.float32)
        self.apart = (scores - scores.mean(1, keepdims=True)) / 10
        won = (ends == ends.max(1, keepdims=True)).astype(np.float32)
        self.won = won / won.sum(1, keepdims=True)
        self.more = ends - scores
        self.more -= self.more.mean(1, keepdims=True)
        self.more /= 10

    def inputs(self, at: Numbers, rng: np.random.Generator | None) -> Floats:
        """Rows of the net, with suits exchanged if there is luck for it."""
        heaps = np.concatenate([self.hands[at], self.pot[at][:, None]], 1)
        bits = as_bits(heaps, self.cards).reshape(len(at), self.players + 1, self.players, RANKS)
        if rng is not None:
            bits = bits[:, :, rng.permutation(self.players)]
        tricks = np.eye(TRICKS, dtype=np.float32)[self.tricks[at]]
        return np.concatenate([bits.reshape(len(at), -1), tricks, self.apart[at]], 1)


def fit(given: argparse.Namespace) -> None:
    """Train, tell, and write the weights."""
    import torch
    from torch import nn

    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    rng = np.random.default_rng(given.seed)
    played = Positions(sorted(given.folder.glob(f"{given.players}-*.npz")), given.players)
    apart = played.match % LEFT_OUT == 0
    kept, out = np.flatnonzero(~apart), np.flatnonzero(apart)
    players, inputs = given.players, (given.players + 1) * played.cards + TRICKS + given.players
    first, second = nn.Linear(inputs, given.units), nn.Linear(given.units, given.top)
    last, more = nn.Linear(given.top, players), nn.Linear(given.top, players)
    lead = nn.Parameter(torch.full((TRICKS,), 0.5))
    parts = [*first.parameters(), *second.parameters(), *last.parameters(), *more.parameters(), lead]
    optimiser = torch.optim.Adam(parts, lr=given.rate)
    steps = given.passes * (len(kept) // given.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, given.rate, total_steps=steps + 1, pct_start=0.1)

    def told(at: Numbers, exchanged: bool) -> tuple[Any, Any]:
        rows = torch.from_numpy(played.inputs(at, rng if exchanged else None))
        units = torch.relu(second(torch.relu(first(rows))))
        ahead = lead[torch.from_numpy(played.tricks[at])][:, None] * torch.from_numpy(played.apart[at])
        return torch.log_softmax(last(units) + ahead, 1), more(units)

    def show() -> str:
        with torch.no_grad():
            shares, _ = told(out, False)
        surprise = -(torch.from_numpy(played.won[out]) * shares).sum(1).numpy()
        found = [f"{surprise[played.tricks[out] == trick].mean():.3f}" for trick in range(TRICKS - 1)]
        return f"surprise {surprise.mean():.4f}; by tricks played {', '.join(found)}"

    start = time.perf_counter()
    for number in range(given.passes):
        order = rng.permutation(kept)
        for begin in range(0, len(order) - given.batch + 1, given.batch):
            at = order[begin : begin + given.batch]
            shares, points = told(at, True)
            loss = -(torch.from_numpy(played.won[at]) * shares).sum(1).mean()
            loss = loss + given.points * nn.functional.mse_loss(points, torch.from_numpy(played.more[at]))
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
        print(f"pass {number + 1}, {time.perf_counter() - start:.0f} s: {show()}", flush=True)

    def row(*tensors: Any) -> list[float]:
        flat = torch.cat([tensor.detach().flatten() for tensor in tensors]).tolist()
        return [float(f"{value:.4g}") for value in flat]

    weights = {
        "first": row(first.weight.T, first.bias),
        "second": row(second.weight.T, second.bias),
        "last": row(torch.cat([last.weight, last.bias[:, None]], 1)),
        "lead": row(lead),
    }
    given.target.write_text(json.dumps(weights, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    """Play or fit."""
    parser = argparse.ArgumentParser()
    parser.add_argument("task", choices=("play", "fit"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--net", type=Path)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--matches", type=int, default=200000)
    parser.add_argument("--slips", type=int, default=5)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--units", type=int, default=64)
    parser.add_argument("--top", type=int, default=32)
    parser.add_argument("--passes", type=int, default=6)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--points", type=float, default=0.3)
    parser.add_argument("--target", type=Path)
    given = parser.parse_args()
    given.target = given.target or FOLDER / f"prospects-{given.players}.json"
    (play if given.task == "play" else fit)(given)


if __name__ == "__main__":
    main()
