"""`python -m benchmarks.server`: our house and boardgame.io's server in turn, then what only we are asked for."""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from benchmarks import machine, peers
from benchmarks.measure import ROOT
from benchmarks.quiet import Watch
from benchmarks.server import across, crowd, houses, many, parts, postgres, report, scale, wire
from benchmarks.server.clients import Lost, Way
from benchmarks.server.houses import Server
from benchmarks.server.load import FULL, QUICK, Figures, Size, play_against
from benchmarks.server.pages import CHROMIUM, feel
from benchmarks.server.run import NAMES, PARTS, Run
from benchmarks.server.ways import Api, Pages, Sockets

REPEATS = 3
SECONDS = 300  # after which nobody begins another turn
CONNECTIONS = 16_384  # open files: those of ten thousand onlookers, and some
Contestant = tuple[Callable[[Path], Server], Callable[[str], Way]]


def parse() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description="Measure the house under load.")
    parser.add_argument("--quick", action="store_true", help="a smoke test: few clients, and no page unless --out")
    parser.add_argument("--no-peers", action="store_true", help="leave out boardgame.io")
    parser.add_argument("--no-browser", action="store_true", help="leave out what Chromium measures")
    known = [*NAMES, *PARTS]
    parser.add_argument("--only", nargs="+", choices=known, help="measure these servers or parts alone", metavar="PART")
    parser.add_argument("--repeats", type=int, help=f"turns of each server (default: {REPEATS})")
    parser.add_argument("--out", type=Path, help="folder for the page (default: docs)")
    given = parser.parse_args()
    if given.repeats is None:
        given.repeats = 1 if given.quick else REPEATS
    if given.repeats < 1:
        parser.error("--repeats: at least one")
    if given.out is None and not given.quick and given.only is None:
        given.out = ROOT / "docs"
    given.only = set(given.only or known)
    return given


def main() -> int:
    """One run; 1 if anything was lost."""
    given = parse()
    wants_peers = not given.no_peers and given.only & {"flat", "memory"}
    found, missing = peers.set_up_all({"boardgameio": peers.set_up_boardgameio} if wants_peers else {})
    run = Run(QUICK if given.quick else FULL, machine.describe(found))
    if not found and not given.only.isdisjoint(("flat", "memory")):
        why = missing.get("boardgameio", "left out by --no-peers")
        run.missing |= dict.fromkeys(("flat", "memory"), why)
    allow_connections()
    try:
        with houses.on_cores(houses.CLIENT_CORES):
            contestants = {key: each for key, each in all_contestants(found).items() if key in given.only}
            in_turns(run, contestants, given.repeats)
        with ExitStack() as stack:
            session = Session(run, given, stack)
            for part, measure in MEASURES.items():
                if part in given.only:
                    tell(PARTS[part])
                    with session.watched(), session.kept_apart(part):
                        measure(session)
    except (Lost, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    print(report.summary(run))
    if given.out is not None:
        given.out.mkdir(parents=True, exist_ok=True)
        (given.out / "benchmarks-server.md").write_text(report.page(run), "utf-8")
    return 0


def tell(what: str) -> None:
    """Say what is being measured, to whoever waits."""
    if sys.stderr.isatty():
        print(what, file=sys.stderr)


def allow_connections() -> None:
    """Clients are open files, in the server too, which inherits the limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = CONNECTIONS if hard == resource.RLIM_INFINITY else min(CONNECTIONS, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


# Side by side


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


def in_turns(run: Run, contestants: dict[str, Contestant], repeats: int) -> None:
    """Everybody, one after the other, and again."""
    deadline = time.monotonic() + SECONDS
    for turn in range(repeats):
        for key, contestant in contestants.items():
            if time.monotonic() > deadline and key in run.results:
                continue
            tell(f"turn {turn + 1}: {NAMES[key]}")
            watch = Watch()
            run.results.setdefault(key, []).append(one_turn(*contestant, run.size, turn))
            run.others.append(watch.others_busy())


def one_turn(open_server: Callable[[Path], Server], way: Callable[[str], Way], size: Size, seed: int) -> Figures:
    """A fresh server in a fresh folder."""
    with tempfile.TemporaryDirectory() as folder, open_server(Path(folder)) as server:

        async def play() -> Figures:
            return await play_against(server, way(server.url), size, seed)

        return asyncio.run(play())


# What only we are asked for


@dataclass
class Session:
    """A run, what was asked of it, and what its parts share."""

    run: Run
    given: argparse.Namespace
    stack: ExitStack

    @property
    def quick(self) -> bool:
        """Whether it is a smoke test."""
        return bool(self.given.quick)

    @cached_property
    def cluster(self) -> postgres.Cluster:
        """A PostgreSQL, opened when it is first wanted."""
        return self.stack.enter_context(postgres.Cluster())

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Note how busy others keep the machine meanwhile; our PostgreSQL, which goes on, is not one of them."""
        watch = Watch()
        before = self._database_seconds()
        yield
        ours = self._database_seconds() - before
        self.run.others.append(watch.others_busy() - ours / (time.perf_counter() - watch.start))

    @contextmanager
    def kept_apart(self, part: str) -> Iterator[None]:
        """What goes wrong in a part is told with the figures of all others; a loss ends the run."""
        try:
            yield
        except Lost:
            raise
        except Exception as error:
            self.run.missing[part] = f"{type(error).__name__}: {error}".splitlines()[0]

    def _database_seconds(self) -> float:
        return self.cluster.seconds() if "cluster" in vars(self) else 0.0

    def lacks_postgres(self, part: str) -> bool:
        """Whether a part has to be left out; then the page says why."""
        why = postgres.why_not()
        if why:
            self.run.missing[part] = why
        return why is not None


def measure_wire(session: Session) -> None:
    """Bytes of a move, in process."""
    for key in wire.OURS:
        session.run.wire[key] = wire.measure(key, 7, most=5 if session.quick else None)


def measure_scale(session: Session) -> None:
    """Several web processes."""
    if session.lacks_postgres("scale"):
        return
    size = scale.QUICK if session.quick else scale.FULL
    for turn in range(session.given.repeats):
        for processes in scale.PROCESSES[:2] if session.quick else scale.PROCESSES:
            found = scale.measure(session.cluster, processes, size, turn)
            session.run.scale.setdefault(processes, []).append(found)


def measure_across(session: Session) -> None:
    """A viewer elsewhere."""
    if not session.lacks_postgres("across"):
        session.run.across = across.measure(session.cluster, across.QUICK if session.quick else across.FULL, 1)


def measure_crowd(session: Session) -> None:
    """Ten thousand streams."""
    if not session.lacks_postgres("crowd"):
        session.run.crowd = crowd.measure(session.cluster, crowd.QUICK if session.quick else crowd.FULL)


def measure_many(session: Session) -> None:
    """Ten thousand tables."""
    session.run.many = many.measure(many.QUICK if session.quick else many.FULL, session.given.repeats)


def measure_click(session: Session) -> None:
    """What a guest feels."""
    if session.given.no_browser or CHROMIUM is None:
        why = "left out by --no-browser" if session.given.no_browser else "there is no Chromium"
        session.run.missing["click"] = why
        return
    moves = 3 if session.quick else 30
    with tempfile.TemporaryDirectory() as folder, houses.our_house(Path(folder), alone=False) as server:
        if session.lacks_postgres("clicks across two processes"):
            session.run.feel = feel(server.url, moves)
            return
        with across.two_houses(session.cluster) as both:
            session.run.feel = feel(server.url, moves, both)


def measure_parts(session: Session) -> None:
    """Where the time goes."""
    session.run.parts = parts.measure(parts.QUICK if session.quick else parts.FULL)


MEASURES: dict[str, Callable[[Session], None]] = {
    "wire": measure_wire,
    "scale": measure_scale,
    "across": measure_across,
    "crowd": measure_crowd,
    "many": measure_many,
    "click": measure_click,
    "parts": measure_parts,
}


if __name__ == "__main__":
    sys.exit(main())
