"""Who is measured, and under which name: our engine, the command line, and the peers."""

from __future__ import annotations

import sysconfig
from collections.abc import Mapping
from pathlib import Path

from benchmarks import ours
from benchmarks.measure import Contestant
from benchmarks.peers import Peer

# In the order of the table.
PLAYOUTS = {
    "kernel-fused": ("C kernel, fused", "a whole playout in one function that cannot be stopped: the absolute limit"),
    "kernel-steps": ("C kernel, move by move", "a state in memory, one move id at a time, as search uses it"),
    "ours-compiled": ("Fullboard, compiled", "`random_move` and `play` of a `State` in turn, as search uses them"),
    "ours-interpreted": ("Fullboard, interpreted", "the same sources as plain Python"),
    "openspiel-direct": ("OpenSpiel (Python game), direct", "its Python methods called without OpenSpiel's state API"),
    "openspiel-api": ("OpenSpiel (Python game), API", "OpenSpiel's state API, as every algorithm of it does"),
    "boardgameio": ("boardgame.io", "its reducer in Node.js, without client and log"),
}
SIMULATE = {
    "simulate-1": "`fullboard simulate --bots random --jobs 1`",
    "simulate-2": "`fullboard simulate --bots random --jobs 2`",
    "kernel-pair": "two C kernels side by side",
    "simulate-greedy": "`fullboard simulate --bots greedy --jobs 1`",
}
STATES = {
    "setup": "set-up",
    "copy-early": "copy, first move",
    "copy-middle": "copy, middle of the game",
    "guess-early": "guess, first move",
    "guess-middle": "guess, middle of the game",
}


def all_contestants(peers: Mapping[str, Peer], players: int) -> list[Contestant]:
    """Everybody who is there; those compared with each other are measured one after the other."""
    return [
        *kernels(peers, players),
        *own(players),
        *simulations(players),
        *state_work(players),
        *others(peers, players),
    ]


def kernels(peers: Mapping[str, Peer], players: int) -> list[Contestant]:
    """The C kernel in both forms, and two of it at once."""
    if "kernel" not in peers:
        return []
    return [
        peer_contestant("kernel-fused", peers["kernel"], "fused", players, 200_000),
        peer_contestant("kernel-steps", peers["kernel"], "steps", players, 200_000),
        peer_contestant("kernel-pair", peers["kernel"], "steps", players, 200_000, side_by_side=2),
    ]


def others(peers: Mapping[str, Peer], players: int) -> list[Contestant]:
    """The peers that have to be installed."""
    found = []
    if "openspiel" in peers:
        found.append(peer_contestant("openspiel-direct", peers["openspiel"], "direct", players, 500))
        found.append(peer_contestant("openspiel-api", peers["openspiel"], "api", players, 500))
    if "boardgameio" in peers:
        found.append(peer_contestant("boardgameio", peers["boardgameio"], "", players, 100))
    return found


def peer_contestant(key: str, peer: Peer, form: str, players: int, first: int, side_by_side: int = 1) -> Contestant:
    """A peer in one of its forms."""

    def command(games: int, seed: int) -> list[str]:
        return peer.run(form, players, games, seed)

    return Contestant(key, command, first, side_by_side=side_by_side)


def own(players: int) -> list[Contestant]:
    """Our playouts, compiled and interpreted."""
    compiled = own_contestant("ours-compiled", players, 100_000, ("playouts",))
    interpreted = own_contestant("ours-interpreted", players, 500, ("playouts",), pure=True)
    return [compiled, interpreted]


def state_work(players: int) -> list[Contestant]:
    """What search does with a state besides playing it out."""
    setup = own_contestant("setup", players, 200_000, ("setups",), seconds=0.5)
    copies = [
        own_contestant(f"copy-{at}", players, 500_000, ("copies", "--at", at), seconds=0.5) for at in ours.MOVES_BEFORE
    ]
    guesses = [
        own_contestant(f"guess-{at}", players, 100_000, ("guesses", "--at", at), seconds=0.5)
        for at in ours.MOVES_BEFORE
    ]
    return [setup, *copies, *guesses]


def own_contestant(
    key: str, players: int, first: int, work: tuple[str, ...], pure: bool = False, seconds: float = 1.0
) -> Contestant:
    """One kind of work of our engine."""

    def command(games: int, seed: int) -> list[str]:
        return ours.command(*work, "--players", str(players), "--games", str(games), "--seed", str(seed))

    environment = ours.environment(pure)
    return Contestant(key, command, first, environment, needs_compiled=not pure, seconds=seconds)


def simulations(players: int) -> list[Contestant]:
    """The command line; with random bots longer, because there are processes to start."""
    return [
        simulation("simulate-1", players, "random", 1, 50_000, 3.0),
        simulation("simulate-2", players, "random", 2, 50_000, 3.0),
        simulation("simulate-greedy", players, "greedy", 1, 500, 1.0),
    ]


def simulation(key: str, players: int, bots: str, jobs: int, first: int, seconds: float) -> Contestant:
    """The command line with those bots and that many processes."""
    program = str(Path(sysconfig.get_path("scripts")) / "fullboard")

    def command(games: int, seed: int) -> list[str]:
        table = ["companeros", "--players", str(players), "--bots", bots]
        extent = ["--games", str(games), "--seed", str(seed), "--jobs", str(jobs)]
        return [program, "simulate", *table, *extent, "--json"]

    return Contestant(key, command, first, ours.environment(pure=False), needs_compiled=True, seconds=seconds)
