"""What the engine has to reach, and whether it did."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from benchmarks.measure import Result

Results = Mapping[str, Result]


@dataclass(frozen=True)
class Target:
    """One promise: the value it was measured at (None if something is missing) and the bound it is held to."""

    text: str
    value: float | None
    bound: float
    at_least: bool = True

    @property
    def mark(self) -> str:
        if self.value is None:
            return "?"
        met = self.value >= self.bound if self.at_least else self.value < self.bound
        return "✔" if met else "✘"

    @property
    def wanted(self) -> str:
        return f"{'≥' if self.at_least else '<'} {self.bound:g}"

    @property
    def reached(self) -> str:
        if self.value is None:
            return "not measured"
        return f"{self.value:,.0f}" if self.value >= 100 else f"{self.value:.2f}"


def all_targets(results: Results) -> list[Target]:
    """The targets in the order in which they are promised; a stricter reading follows its target."""
    return [
        Target("compiled playouts, as a share of the C kernel move by move", ratio(results, "kernel-steps"), 0.25),
        Target("the same, of the fused C kernel", ratio(results, "kernel-fused"), 0.25),
        Target("compiled playouts, times OpenSpiel's state API", ratio(results, "openspiel-api"), 100),
        Target("the same, times the OpenSpiel game called directly", ratio(results, "openspiel-direct"), 100),
        Target("compiled playouts, times boardgame.io", ratio(results, "boardgameio"), 1000),
        Target("a copy at the first move, in random moves", in_moves(results, "copy-early"), 3, at_least=False),
        Target("a copy in mid-game, in random moves", in_moves(results, "copy-middle"), 3, at_least=False),
        Target("`simulate --jobs 1`, as a share of the bare loop", share(results, "simulate-1"), 0.5),
        Target("gain of `--jobs 2`, as a share of the gain of two C kernels", gain_share(results), 0.9),
    ]


def ratio(results: Results, other: str) -> float | None:
    """How many times faster our compiled playouts are than another."""
    return _when(results, ("ours-compiled", other), lambda: results["ours-compiled"].rate / results[other].rate)


def share(results: Results, key: str) -> float | None:
    """What part of our compiled playouts something reaches."""
    return _when(results, ("ours-compiled", key), lambda: results[key].rate / results["ours-compiled"].rate)


def gain(results: Results, two: str, one: str) -> float | None:
    """How many times faster two processes are than one."""
    return _when(results, (two, one), lambda: results[two].rate / results[one].rate)


def gain_share(results: Results) -> float | None:
    """What part of the gain of two C kernels our two processes reach."""
    ours = gain(results, "simulate-2", "simulate-1")
    kernels = gain(results, "kernel-pair", "kernel-steps")
    return None if ours is None or kernels is None else ours / kernels


def move_seconds(results: Results) -> float | None:
    """What a random move takes in a playout, the set-up taken off."""

    def seconds() -> float:
        playout = results["ours-compiled"]
        return (1 / playout.rate - 1 / results["setup"].rate) / playout.moves_per_game

    return _when(results, ("ours-compiled", "setup"), seconds)


def in_moves(results: Results, key: str) -> float | None:
    """What something takes, in random moves."""
    move = move_seconds(results)
    return None if move is None else _when(results, (key,), lambda: 1 / results[key].rate / move)


def _when(results: Results, needed: tuple[str, ...], value: Callable[[], float]) -> float | None:
    return value() if all(results.get(key) for key in needed) else None
