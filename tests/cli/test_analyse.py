"""`fullboard analyse` and the hint in the terminal, as their users type them."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fullboard import Match
from fullboard.cli import main
from tests.bots.planted import blunder, last_share_out

GOLDEN = Path(__file__).parents[1] / "golden"
QUICK = ("--iterations", "30", "--lang", "en")


def plain(line: str) -> str:
    """French figures as English ones."""
    return re.sub(r"\s%", "%", line).replace(",", ".")


def fullboard(*arguments: str, text: str | None = None) -> Result:
    return CliRunner().invoke(main, arguments, input=text)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.record"
    file.write_text(blunder().record(), "utf-8")
    return file


def test_analyse_draws_the_chances_and_names_the_blunder(record: Path) -> None:
    output = fullboard("analyse", str(record), *QUICK).output
    assert "Anna" in output
    assert "█" in output
    lines = [" ".join(line.split()) for line in output.splitlines()]
    at = lines.index("played: take red; better: take green")
    assert lines[at - 1] == "4 Anna 0% / 100% 100.0 ± 0.0 clear"


def test_analyse_speaks_french(record: Path) -> None:
    output = fullboard("analyse", str(record), "--iterations", "30", "--lang", "fr").output
    assert "prendre les rouges" in output
    assert "100,0 ± 0,0" in output
    assert "net" in output


@pytest.mark.parametrize("key", ["companeros", "hotel-samoa", "sun-sea-and-sand", "four-stars"])
def test_everything_fits_eighty_columns_and_no_figure_is_cut(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    command = import_module("fullboard.cli.analyse")
    monkeypatch.setattr(command, "run", cache(command.run))  # what is told in two languages is found out once
    match = Match.from_record((GOLDEN / key / "4-players.record").read_text("utf-8"))
    match.rename(["Anna", "Blaise-Emmanuel (expert)", "Charlotte of the Eleven Islands", "Dario (greedy)"])
    file = tmp_path / "four.record"
    file.write_text(match.record(), "utf-8")
    for lang in ("en", "fr"):
        check_columns(fullboard("analyse", str(file), "--iterations", "10", "--lang", lang).output.splitlines())


def check_columns(lines: list[str]) -> None:
    assert [line for line in lines if len(line) > 80] == []
    assert [line for line in lines if line.strip().startswith((":", ";"))] == []  # no-break spaces hold
    assert {line.partition("…")[0].split()[-1] for line in lines if "…" in line} <= {"Eleven"}
    percent = re.compile(r"\d+\s?%")
    assert all(len(percent.findall(line)) == 2 for line in lines[1:5])
    columns = [line for line in lines if " ± " in line and not line.startswith("Est")]
    assert columns
    assert all(re.search(r"\d+% / \d+% +\d+\.\d ± \d+\.\d ", plain(line)) for line in columns)


def test_analyse_writes_json_and_no_progress_into_a_pipe(record: Path) -> None:
    command = [sys.executable, "-m", "fullboard", "analyse", str(record), "--json", "--iterations", "30"]
    done = subprocess.run(command, capture_output=True, check=True)
    result = json.loads(done.stdout)
    assert done.stderr == b""
    assert result["turning_points"][0]["better"] == "take green"
    assert json.loads(fullboard("analyse", str(record), "--json", *QUICK, "--jobs", "2").output) == result
    assert json.loads(fullboard("analyse", str(record), "--json", *QUICK, "--seat", "1").output)["decisions"] == []


def test_analyse_shows_how_far_it_is_on_a_terminal(record: Path) -> None:
    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "fullboard", "analyse", str(record), "--iterations", "30"]
    process = subprocess.Popen(command, stdout=follower, stderr=follower, env={**os.environ, "TERM": "xterm"})
    os.close(follower)
    output = b""
    try:
        while chunk := os.read(leader, 65536):
            output += chunk
    except OSError:
        pass
    assert process.wait(timeout=60) == 0
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", output.decode())
    assert re.search(r"analyse [━╸╺ ]+\d+/\d+", plain)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["no-such-file"], "No such file or directory"),
        (["."], "Is a directory"),
        (["{open}"], "A match can be analysed when it is over [not-finished]"),
        (["{broken}"], "line 2: the record breaks off here [truncated]"),
        (["{record}", "--seat", "3"], "bad-seat"),
        (["{record}", "--jobs", "0"], "not in the range"),
        (["{record}", "--iterations", "1"], "not in the range"),
    ],
)
def test_bad_files_and_words_get_a_clear_answer(record: Path, arguments: list[str], said: str) -> None:
    files = {"record": record, "open": record.with_name("open"), "broken": record.with_name("broken")}
    files["open"].write_text(last_share_out().record(), "utf-8")
    files["broken"].write_text("\n".join(record.read_text("utf-8").splitlines()[:2]), "utf-8")
    result = fullboard("analyse", *[argument.format(**files) for argument in arguments])
    assert result.exit_code == 2
    assert said in " ".join(result.output.split())


def test_a_hint_in_the_terminal(tmp_path: Path) -> None:
    match = last_share_out()
    match.rename(["Anna", "Bea (random)", "Carl (random)"])
    file = tmp_path / "open.record"
    file.write_text(match.record(), "utf-8")
    result = fullboard("play", "--resume", str(file), "--lang", "en", text="hint\ntake green\n")
    said = " ".join(result.output.split())
    assert "“take green”: an estimated 100% chance of winning, instead of 0% with “take red”" in said
    assert Match.from_record(file.read_text("utf-8")).winners == (0,)
    assert "hint what a search would play" in " ".join(
        fullboard("play", "--lang", "en", "--save", str(tmp_path / "x"), text="?\nq\n").output.split()
    )
