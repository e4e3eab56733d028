"""Kills the house over and over in the middle of play; `python -m tests.house.soak` does it twenty times."""

from __future__ import annotations

import argparse
import contextlib
import random
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import httpx

from fullboard import Match
from fullboard.core.verify import verify
from tests.house.server import Caller, Server

COMPANEROS = (("companeros", {"rounds": 3}),)
PATIENCE = 180  # seconds for the matches to be played to their end


@dataclass
class Outcome:
    """What came of a match: the moves that were acknowledged to us, and the record of it all."""

    acknowledged: list[str]
    record: str


def survive(
    server: Server,
    kills: int,
    seed: int,
    games: Sequence[tuple[str, dict[str, int]]] = COMPANEROS,
) -> list[Outcome]:
    """Play at three tables of every game, two bots at each, while the house is killed so often; then to the end."""
    server.open()
    caller = Caller(server, "Phoenix")
    acknowledged: dict[str, list[str]] = {}
    for game, options in games:
        for _ in range(3):
            made = caller.post("/tables", game=game, seats=["me", "greedy", "random"], options=options)
            acknowledged[made.json()["id"]] = []
    dice = random.Random(seed)
    for _ in range(kills):
        killer = threading.Timer(dice.uniform(0.2, 0.6), server.kill)
        killer.start()
        while killer.is_alive():
            for table, moves in acknowledged.items():
                with contextlib.suppress(httpx.TransportError):
                    _move(caller, table, moves, dice)
        killer.join()
        server.open()
    deadline = time.monotonic() + PATIENCE
    records: dict[str, str] = {}
    while len(records) < len(acknowledged):
        assert time.monotonic() < deadline, "a table was stranded"
        for table, moves in acknowledged.items():
            if table not in records and _move(caller, table, moves, dice) == "over":
                records[table] = caller.http.get(f"/tables/{table}/record").text
    server.stop()
    assert "Traceback" not in server.log, server.log
    return [Outcome(moves, records[table]) for table, moves in acknowledged.items()]


def _move(caller: Caller, table: str, moves: list[str], dice: random.Random) -> str:
    """Move at a table if it is our turn, and note what was acknowledged; returns how the table stands."""
    state = caller.get(f"/tables/{table}")
    if state["legal"]:
        move = dice.choice(state["legal"])["notation"]
        if caller.post(f"/tables/{table}/move", move=move, step=state["step"]).status_code == 200:
            moves.append(move)
    return str(state["status"])


def check(outcomes: Sequence[Outcome], kills: int) -> int:
    """Nothing acknowledged is lost or stands twice, and every match was finished by the rules; returns the lines."""
    lines = 0
    unacknowledged = 0
    for outcome in outcomes:
        match = Match.from_record(outcome.record)
        assert match.over
        assert verify(outcome.record).kind == "sealed"
        own = [line.move for line in match.lines() if line.seat == 0]
        stored = iter(own)
        assert all(move in stored for move in outcome.acknowledged), "an acknowledged move was lost"
        unacknowledged += len(own) - len(outcome.acknowledged)
        lines += len(match.lines())
    assert unacknowledged <= kills, "a move stands twice"  # a kill may come after storing and before saying so
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.house.soak", description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    games = [*COMPANEROS, ("hotel-samoa", {})]
    with tempfile.TemporaryDirectory() as folder:
        outcomes = survive(Server(Path(folder) / "data"), given.kills, given.seed, games)
    lines = check(outcomes, given.kills)
    made = sum(len(outcome.acknowledged) for outcome in outcomes)
    print(f"{given.kills} kills, {len(outcomes)} matches finished, {lines} lines: {made} acknowledged, none lost.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
