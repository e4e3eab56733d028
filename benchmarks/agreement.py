"""Checks that all implementations play the same game: the same picks must lead to the same scores."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from benchmarks import ours
from benchmarks.measure import PATIENCE, ROOT, last_line
from benchmarks.peers import Peer
from fullboard.core.chance import Notebook, Quick

PLAYERS = range(3, 7)
ROUNDS = range(1, 4)
Line = dict[str, Any]


class Disagreement(Exception):
    """An implementation came to other scores; the message names the line."""


def record_matches(each: int) -> list[Line]:
    """That many random matches for every number of players and rounds, with their picks and scores."""
    lines: list[Line] = []
    for players in PLAYERS:
        for rounds in ROUNDS:
            for _ in range(each):
                chance = Notebook(Quick(len(lines)))
                scores = list(ours.play_match(players, rounds, chance).scores())
                lines.append({"players": players, "rounds": rounds, "picks": chance.picks, "scores": scores})
    return lines


def write_lines(lines: Sequence[Line], file: Path) -> None:
    """The file that every implementation reads: one JSON object a line."""
    file.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines), "utf-8")


def compare(name: str, lines: Sequence[Line], output: str) -> None:
    """Raise Disagreement if the scores that an implementation printed are not those of the lines."""
    printed = output.splitlines()
    for number, line in enumerate(lines, start=1):
        where = f"{name} disagrees at line {number} ({line['players']} players, rounds: {line['rounds']})"
        if number > len(printed):
            raise Disagreement(f"{where}: it printed no scores")
        try:
            scores = json.loads(printed[number - 1])
        except ValueError:
            raise Disagreement(f"{where}: it printed no list of scores") from None
        if scores != line["scores"]:
            raise Disagreement(f"{where}: it scores {scores}, ours {line['scores']}")
    if len(printed) > len(lines):
        raise Disagreement(f"{name} disagrees at line {len(lines) + 1}: it printed scores of a match that is not there")


def check(name: str, command: Sequence[str], environment: Mapping[str, str] | None, lines: Sequence[Line]) -> None:
    """Let one implementation replay the lines and compare."""
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    if done.returncode != 0:
        line = min(len(done.stdout.splitlines()) + 1, len(lines))
        raise Disagreement(f"{name} disagrees at line {line}: it stopped with «{last_line(done.stderr)}»")
    compare(name, lines, done.stdout)


def check_all(peers: Mapping[str, Peer], each: int, folder: Path) -> tuple[int, list[str]]:
    """Check ourselves both ways and every peer in all its forms; returns how many matches, and who agreed."""
    lines = record_matches(each)
    file = folder / "picks.jsonl"
    write_lines(lines, file)
    forms = {"compiled": False, "interpreted": True} if ours.is_compiled() else {"interpreted": True}
    commands: dict[str, tuple[list[str], dict[str, str] | None]] = {
        f"ours {form}": (ours.command("agree", str(file)), ours.environment(pure)) for form, pure in forms.items()
    }
    for key, peer in peers.items():
        for form in peer.forms or ("",):
            commands[f"{key} {form}".strip()] = (peer.agree(form, file), None)
    for name, (command, environment) in commands.items():
        check(name, command, environment, lines)
    return len(lines), list(commands)
