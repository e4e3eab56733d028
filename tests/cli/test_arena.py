"""`fullboard arena` as its users type it: tables, pipes, Ctrl-C and going on."""

from __future__ import annotations

import json
import os
import pty
import resource
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.test_commands import FULLBOARD, fullboard, in_a_terminal

ARENA = ["arena", "companeros", "--players", "4", "--bots", "greedy,random"]


def standings(*arguments: str) -> list[dict[str, object]]:
    result = fullboard(*ARENA, *arguments, "--json")
    assert result.exit_code == 0, result.output
    found: list[dict[str, object]] = json.loads(result.output)["standings"]
    for row in found:
        del row["seconds_per_move"]
    return found


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["arena", "ludo", "--players", "4", "--bots", "greedy,random"], "[unknown-game]"),
        (["arena", "companeros", "--players", "4"], "Missing option '--bots'"),
        (["arena", "companeros", "--players", "4", "--bots", "greedy"], "two different bots, not greedy"),
        (["arena", "companeros", "--players", "4", "--bots", "greedy,genius"], "No bot “genius” plays this game"),
        (["arena", "companeros", "--players", "4", "--bots", "greedy@x,random"], "[bad-iterations]"),
        (["arena", "companeros", "--players", "2", "--bots", "greedy,random"], "3 to 6 players, not 2"),
        ([*ARENA, "--iterations", "-5"], "'--iterations': -5 is not in the range 1<=x<=1000000000."),
        ([*ARENA, "--engine", "steam"], "'steam' is not one of"),
        ([*ARENA, "--until-clear", "1"], "between 0 and 1, not 1 [bad-share]"),
        ([*ARENA, "--plot", "arena.txt"], "[bad-plot]"),
        ([*ARENA, "--results", "."], "[results-file]"),
        ([*ARENA, "--results", __file__], "is not a results file of an arena; nothing was written to it"),
        ([*ARENA, "--seed", "-1"], "[bad-seed]"),
        ([*ARENA, "--option", "rounds=99"], "[bad-option]"),
    ],
)
def test_wrong_words_get_a_clear_answer(arguments: list[str], said: str) -> None:
    result = fullboard(*arguments)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output


def test_a_table_with_ratings_and_intervals_is_shown() -> None:
    result = fullboard(*ARENA, "--games", "10", "--until-clear", "0.99", "--option", "rounds=1")
    assert result.exit_code == 0
    assert "companeros, 4 players: 10 games" in result.output
    for word in ("rating", "95 % interval", "fair", "mean score", "s/move", " ± ", "50.0%"):
        assert word in result.output
    assert "The win share of greedy is" in result.output


def test_the_table_fits_eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    bots = "random@20,greedy,greedy@1000,random@100000"
    output = fullboard("arena", "companeros", "--players", "4", "--bots", bots, "--games", "4").output
    assert "…" not in output
    lines = output.splitlines()
    assert len(lines) == 6
    assert max(map(len, lines)) <= 80
    assert {line.split()[0] for line in lines[2:]} == set(bots.split(","))


def test_one_json_object_says_it_all() -> None:
    result = fullboard(*ARENA, "--games", "4", "--seed", "8", "--json")
    data = json.loads(result.output)
    assert (data["game"], data["players"], data["seed"], data["games"]) == ("companeros", 4, 8, 4)
    assert data["bots"] == ["greedy", "random"]
    assert not data["interrupted"]
    row = data["standings"][0]
    assert row["win_share"]["low"] <= row["win_share"]["value"] <= row["win_share"]["high"]
    assert row["rating"]["low"] < row["rating"]["value"] < row["rating"]["high"]


def test_a_progress_bar_is_shown_on_a_terminal_only() -> None:
    output, code = in_a_terminal(*ARENA, "--games", "20")
    assert code == 0
    assert "━" in output
    piped = subprocess.run([*FULLBOARD, *ARENA, "--games", "20"], capture_output=True, text=True, check=True)
    assert piped.stderr == ""
    assert "━" not in piped.stdout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_was_played_and_it_can_be_continued(tmp_path: Path, jobs: str) -> None:
    file = tmp_path / "arena.jsonl"
    leader, follower = pty.openpty()
    process = subprocess.Popen(
        [*FULLBOARD, *ARENA, "--games", "1000000", "--jobs", jobs, "--results", str(file)],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "120"},
        start_new_session=True,
    )
    os.close(follower)
    deadline = time.monotonic() + 60
    while not (file.exists() and file.read_bytes().count(b"\n") > 5) and time.monotonic() < deadline:
        time.sleep(0.1)
    os.killpg(process.pid, signal.SIGINT)  # a terminal sends it to everybody
    output = b""
    try:
        while chunk := os.read(leader, 65536):
            output += chunk
    except OSError:
        pass
    assert process.wait(timeout=30) == 130
    said = output.decode()
    assert "Traceback" not in said
    assert "of 1,000,000 games; they are kept in" in said.replace("\r\n", " ")
    assert "rating" in said
    kept = file.read_text("utf-8").splitlines()
    games = max(json.loads(line)["game"] for line in kept[1:]) + 3
    assert standings("--games", str(games), "--results", str(file)) == standings("--games", str(games))
    assert file.read_text("utf-8").splitlines()[: len(kept)] == kept


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_whoever_works_for_an_arena_ends_with_it(tmp_path: Path, end: signal.Signals) -> None:
    file = tmp_path / "arena.jsonl"
    command = [*FULLBOARD, *ARENA, "--games", "1000000", "--jobs", "2", "--results", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        wait_for(lambda: file.exists() and file.read_bytes().count(b"\n") > 5)
        process.send_signal(end)
        assert process.stdout is not None
        assert process.stdout.read() == b""  # which ends when the last of them has
    assert process.returncode == -end


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_a_full_disk_is_told_and_what_was_written_can_be_continued(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    done = subprocess.run(
        [*FULLBOARD, *ARENA, "--games", "50", "--results", str(file)],
        capture_output=True,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000)),
    )
    assert done.returncode == 2
    assert "[results-file]" in done.stderr
    assert "Traceback" not in done.stderr
    assert file.stat().st_size == 2000
    assert standings("--games", "20", "--results", str(file)) == standings("--games", "20")


def test_another_plan_is_refused_with_what_differs(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    standings("--games", "2", "--results", str(file))
    result = fullboard(*ARENA, "--games", "4", "--seed", "1", "--results", str(file))
    assert result.exit_code == 2
    assert "holds another plan: its seed is 0, not 1 [another-plan]" in " ".join(result.output.split())


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="pictures need: pip install 'fullboard[arena]'")
    result = fullboard(*ARENA, "--games", "4", "--plot", str(tmp_path / "arena.svg"))
    assert result.exit_code == 0
    assert "greedy" in (tmp_path / "arena.svg").read_text("utf-8")


@pytest.mark.parametrize("name", ["folder.svg", "x" * 300 + ".svg", "x" * 300 + "/ratings.svg"])
def test_a_picture_that_cannot_be_written_is_refused_before_the_games(name: str, tmp_path: Path) -> None:
    (tmp_path / "folder.svg").mkdir()
    pytest.importorskip("matplotlib", reason="pictures need: pip install 'fullboard[arena]'")
    result = fullboard(*ARENA, "--games", "2", "--plot", str(tmp_path / name))
    assert result.exit_code == 2
    assert "cannot be written" in " ".join(result.output.split())
    assert "interval" not in result.output


def test_a_leaderboard_has_a_part_for_every_arena_and_renews_it(tmp_path: Path) -> None:
    page = tmp_path / "leaderboard.md"
    three = ["arena", "companeros", "--players", "3", "--bots", "greedy,random"]
    for asked in ([*ARENA, "--games", "4"], [*three, "--games", "2"], [*ARENA, "--games", "2"]):
        assert fullboard(*asked, "--lang", "en", "--leaderboard", str(page)).exit_code == 0
    text = page.read_text("utf-8")
    assert text.startswith("# Leaderboard\n")
    assert [line for line in text.splitlines() if line.startswith("## ")] == [
        "## companeros, 3 players: 2 games",
        "## companeros, 4 players: 2 games",
    ]
    assert text.count("| greedy |") == text.count("| random |") == 2
    assert "    fullboard arena companeros --players 4 --bots greedy,random --games 2 --seed 0" in text


def test_what_is_no_leaderboard_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "diary.md"
    page.write_text("dear diary", "utf-8")
    result = fullboard(*ARENA, "--games", "2", "--leaderboard", str(page))
    assert result.exit_code == 2
    assert "is not a leaderboard of an arena" in result.output
    assert page.read_text("utf-8") == "dear diary"
