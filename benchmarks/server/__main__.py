"""`python -m benchmarks.server`: our house and boardgame.io's server in turn, then a look through a browser."""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks import machine, peers
from benchmarks.measure import ROOT
from benchmarks.server import houses, report
from benchmarks.server.clients import Lost, Way
from benchmarks.server.houses import Server
from benchmarks.server.load import FULL, QUICK, Figures, Size, play_against
from benchmarks.server.pages import feel
from benchmarks.server.report import Run
from benchmarks.server.ways import Api, Pages, Sockets

REPEATS = 3
SECONDS = 300  # after which nobody begins another turn
Contestant = tuple[Callable[[Path], Server], Callable[[str], Way]]


def parse() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description="Measure the house under load.")
    parser.add_argument("--quick", action="store_true", help="a smoke test: few clients, and no page unless --out")
    parser.add_argument("--no-peers", action="store_true", help="leave out boardgame.io")
    parser.add_argument("--no-browser", action="store_true", help="leave out what Chromium measures")
    parser.add_argument("--only", choices=report.NAMES, help="measure one server alone")
    parser.add_argument("--repeats", type=int, help=f"turns of each server (default: {REPEATS})")
    parser.add_argument("--out", type=Path, help="folder for the page (default: docs)")
    given = parser.parse_args()
    if given.repeats is None:
        given.repeats = 1 if given.quick else REPEATS
    if given.repeats < 1:
        parser.error("--repeats: at least one")
    if given.out is None and not given.quick and given.only is None:
        given.out = ROOT / "docs"
    return given


def main() -> int:
    """One run; 1 if anything was lost."""
    given = parse()
    found, missing = peers.set_up_all({} if given.no_peers else {"boardgameio": peers.set_up_boardgameio})
    contestants = all_contestants(found)
    if given.only is not None:
        contestants = {key: each for key, each in contestants.items() if key == given.only}
    run = Run(QUICK if given.quick else FULL, machine.describe(found))
    why = missing.get("boardgameio", "left out by --no-peers")
    run.missing.update({key: why for key in report.NAMES if not found and key in ("flat", "memory")})
    allow_connections()
    os.sched_setaffinity(0, houses.CLIENT_CORES)
    deadline = time.monotonic() + SECONDS
    for turn in range(given.repeats):
        for key, contestant in contestants.items():
            if time.monotonic() > deadline and key in run.results:
                continue
            if sys.stderr.isatty():
                print(f"turn {turn + 1}: {report.NAMES[key]}", file=sys.stderr)
            try:
                run.results.setdefault(key, []).append(one_turn(*contestant, run.size, turn))
            except (Lost, OSError) as error:
                print(f"error: {report.NAMES[key]}: {error}", file=sys.stderr)
                return 1
    os.sched_setaffinity(0, houses.CORES)
    if not given.no_browser and shutil.which("chromium"):
        with tempfile.TemporaryDirectory() as folder, houses.our_house(Path(folder), alone=False) as server:
            run.feel = feel(server.url, 3 if given.quick else 30)
    print(report.summary(run))
    if given.out is not None:
        given.out.mkdir(parents=True, exist_ok=True)
        (given.out / "benchmarks-server.md").write_text(report.page(run), "utf-8")
    return 0


def all_contestants(found: dict[str, peers.Peer]) -> dict[str, Contestant]:
    """Who is measured: how the server is opened, and how it is played at."""
    ours: dict[str, Contestant] = {"pages": (houses.our_house, Pages), "api": (houses.our_house, Api)}
    if "boardgameio" not in found:
        return ours
    peer = found["boardgameio"]
    return {
        **ours,
        "flat": (lambda folder: houses.boardgameio(peer, folder, files=True), Sockets),
        "memory": (lambda folder: houses.boardgameio(peer, folder, files=False), Sockets),
    }


def allow_connections() -> None:
    """A thousand clients are a thousand open files, in the server too, which inherits the limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 8192 if hard == resource.RLIM_INFINITY else min(8192, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def one_turn(open_server: Callable[[Path], Server], way: Callable[[str], Way], size: Size, seed: int) -> Figures:
    """A fresh server in a fresh folder."""
    with tempfile.TemporaryDirectory() as folder, open_server(Path(folder)) as server:

        async def play() -> Figures:
            return await play_against(server, way(server.url), size, seed)

        return asyncio.run(play())


if __name__ == "__main__":
    sys.exit(main())
