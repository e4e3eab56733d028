"""Mining: puzzles are found match by match, the same ones every time, and what was begun is gone on with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from click.testing import CliRunner
from msgspec.structs import replace as changed

from fullboard import games
from fullboard.bots import mining
from fullboard.cli import main
from fullboard.core.puzzle import Collection, attempt, read_puzzles

GAME = games["sun-sea-and-sand"]
FIRST = 200  # of the matches: a short one, with something to be proven at its end
ITERATIONS = 60


def begun() -> Collection:
    """A collection whose next match is that one."""
    found = mining.begin(GAME, 0, ITERATIONS)
    return replace(found, header=changed(found.header, matches=FIRST))


def test_what_can_be_proven_is_found_kept_and_gone_on_with(tmp_path: Path) -> None:
    kept: list[Collection] = []
    found = mining.mine(GAME, begun(), 1, keep=kept.append, proven=True)
    (puzzle,) = found.puzzles.values()
    assert puzzle.steps[0].proof is not None
    assert attempt(GAME, puzzle, len(puzzle.steps)).step is None
    assert kept[-1] == found == mining.mine(GAME, begun(), 1, proven=True)
    assert mining.mine(GAME, found, 1) == found  # there are enough
    assert list(mining.prove(GAME, found)) == [puzzle]
    file = tmp_path / "puzzles.jsonl"
    file.write_text(found.text(), "utf-8")
    assert read_puzzles(found.text(), GAME) == found
    told = CliRunner().invoke(main, ["puzzles", "prove", GAME.key, "--file", str(file), "--lang", "en"])
    assert told.exit_code == 0, told.output
    assert "1 of 1 puzzles are proven" in told.output
    claim = "only" if puzzle.steps[0].proof == "wins" else "wins"
    untrue = changed(puzzle, steps=(changed(puzzle.steps[0], proof=claim),))
    file.write_text(Collection(found.header, {puzzle.id: untrue}).text(), "utf-8")
    told = CliRunner().invoke(main, ["puzzles", "prove", GAME.key, "--file", str(file), "--lang", "en"])
    assert told.exit_code != 0
    assert "[puzzle-not-proven]" in told.output


def test_a_check_tells_whether_a_longer_search_agrees() -> None:
    found = mining.mine(GAME, begun(), 1, proven=True)
    assert [(puzzle.id in found.puzzles, agrees) for puzzle, agrees in mining.check(GAME, found, 5, seed=0)] == [
        (True, True)
    ]
