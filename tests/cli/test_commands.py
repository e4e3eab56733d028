"""The command line as its users type it, wrong things included."""

from __future__ import annotations

import errno
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from importlib import resources
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import fullboard as package
from fullboard import Match
from fullboard.cli import main
from fullboard.cli.common import check_writable
from fullboard.words.files import HOUSE
from tests.words.ftl import messages

FULLBOARD = [sys.executable, "-m", "fullboard"]


def fullboard(*arguments: str, text: str | None = None) -> Result:
    return CliRunner().invoke(main, arguments, input=text)


def test_without_a_command_it_says_what_there_is() -> None:
    result = fullboard("--help")
    for command in ("games", "play", "simulate", "arena", "replay", "verify", "bench"):
        assert command in result.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["games", "ludo"], "There is no game “ludo”; installed: companeros"),
        (["simulate", "ludo", "--players", "3"], "[unknown-game]"),
        (["simulate", "companeros", "--players", "9"], "3 to 6 players, not 9 [bad-players]"),
        (["simulate", "companeros", "--players", "three"], "not a valid integer"),
        (["simulate", "companeros"], "Missing option '--players'"),
        (["simulate", "companeros", "--players", "3", "--bots", "genius"], "No bot “genius” plays this game"),
        (["simulate", "companeros", "--players", "3", "--bots", "random,random,random,random"], "too-many-bots"),
        (["simulate", "companeros", "--players", "3", "--games", "0"], "not in the range"),
        (["simulate", "companeros", "--players", "3", "--seed", "-1"], "[bad-seed]"),
        (["simulate", "companeros", "--players", "3", "--option", "rounds=99"], "[bad-option]"),
        (["simulate", "companeros", "--players", "3", "--option", "rounds"], "not of the form key=value"),
        (["simulate", "companeros", "--players", "3", "--option", "wings=2"], "[unknown-option]"),
        (["play", "ludo"], "[unknown-game]"),
        (["play", "companeros", "--seat", "8"], "bad-seat"),
        (["play", "--resume", "no-such-file"], "no-such-file: No such file or directory"),
        (["replay", "no-such-file"], "No such file or directory"),
        (["verify", "."], "Is a directory"),
        (["bench", "ludo"], "[unknown-game]"),
        (["dance"], "No such command 'dance'"),
    ],
)
def test_wrong_words_get_a_clear_answer(arguments: list[str], said: str) -> None:
    result = fullboard(*arguments)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"fullboard 1\ngame companeros\n", b"x" * 2_000_000])
def test_files_that_are_no_records_get_a_clear_answer(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "strange.record"
    file.write_bytes(content)
    for command in (["replay", str(file)], ["verify", str(file)], ["play", "--resume", str(file)]):
        result = fullboard(*command)
        assert result.exit_code == 2, result.output
        assert re.search(r"\[[a-z-]+\]", result.output)
    assert file.read_bytes() == content


def test_games_shows_the_shelf_and_a_games_components_with_their_marks() -> None:
    assert "Compañeros" in fullboard("games").output
    detail = fullboard("games", "companeros").output
    assert "reconstructed" in detail
    assert "purple" in detail
    data = json.loads(fullboard("games", "--json").output)
    assert next(game["key"] for game in data["games"]) == "companeros"
    one = json.loads(fullboard("games", "companeros", "--json", "--lang", "fr").output)
    assert one["bots"] == ["random", "easy", "greedy", "medium", "hard", "expert", "hard-0.1"]
    assert {"path": "suits[4].name", "value": "purple", "mark": "reconstructed"} in one["editions"]["standard"]


def simulated(*arguments: str) -> dict[str, object]:
    result = subprocess.run(
        [*FULLBOARD, "simulate", "companeros", "--players", "4", *arguments, "--json"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stderr == ""
    data: dict[str, object] = json.loads(result.stdout)
    return data


def test_simulate_sums_up_in_one_json_object() -> None:
    data = simulated("--bots", "greedy,random", "--games", "40", "--seed", "3")
    assert {"game", "players", "games", "moves", "seconds", "wins", "win_share", "mean_scores", "compiled"} <= set(data)
    assert data["bots"] == ["greedy", "random", "greedy", "random"]
    assert sum(data["wins"]) == pytest.approx(40)  # type: ignore[call-overload]
    assert sum(data["win_share"].values()) == pytest.approx(1)  # type: ignore[attr-defined]
    assert data["fair_share"] == {"greedy": 0.5, "random": 0.5}
    assert len(data["mean_scores"]) == 4  # type: ignore[arg-type]


def test_the_same_seed_gives_the_same_results_whatever_the_jobs() -> None:
    results = [simulated("--bots", "greedy,random", "--games", "50", "--jobs", jobs) for jobs in ("1", "2", "3")]
    for result in results:
        result.pop("seconds")
    assert results[0] == results[1] == results[2]
    other = simulated("--bots", "greedy,random", "--games", "50", "--seed", "1")
    assert other["mean_scores"] != results[0]["mean_scores"]


def test_simulate_shows_a_table() -> None:
    output = fullboard("simulate", "companeros", "--players", "3", "--bots", "greedy,random", "--games", "30").output
    assert "fair share" in output
    assert "66.7%" in output


def in_a_terminal(*arguments: str, typed: str = "", cwd: Path | None = None) -> tuple[str, int]:
    """Run a command on a pseudo-terminal and type into it."""
    leader, follower = pty.openpty()
    process = subprocess.Popen(
        [*FULLBOARD, *arguments],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        cwd=cwd,
        env={**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", "COLUMNS": "100"},
        start_new_session=True,
    )
    os.close(follower)
    if typed:
        os.write(leader, typed.encode())
    output = b""
    while True:
        try:
            chunk = os.read(leader, 65536)
        except OSError:
            break
        if not chunk:
            break
        output += chunk
    return output.decode(errors="replace"), process.wait(timeout=60)


def test_a_progress_bar_is_shown_on_a_terminal_only() -> None:
    output, code = in_a_terminal("simulate", "companeros", "--players", "3", "--bots", "greedy", "--games", "200")
    assert code == 0
    assert "━" in output
    piped = subprocess.run(
        [*FULLBOARD, "simulate", "companeros", "--players", "3", "--bots", "greedy", "--games", "200"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert piped.stderr == ""
    assert "━" not in piped.stdout


# Playing


def test_a_whole_match_can_be_played_by_numbers(tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    result = fullboard("play", "companeros", "--seed", "4", "--save", str(file), text="1\n" * 60)
    assert result.exit_code == 0
    assert "Final scores" in result.output
    match = Match.from_record(file.read_text("utf-8"))
    assert match.over
    assert sum("(medium)" in (name or "") for name in match.names) == 3


def test_help_rules_log_and_refusals_while_playing(tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    typed = "?\nrules\nlog\nplay purple 1\nplay red 11\ntake red\n99\n\nundo\n[bold]\nquit\n"
    result = fullboard("play", "companeros", "--seed", "4", "--seat", "1", "--save", str(file), text=typed)
    assert result.exit_code == 0
    for said in (
        "save and leave",
        "Sharing out the pot",
        "The pot:",
        "You do not hold the purple 1.",
        "There is no move “play red 11”",
        "The pot is shared out when everybody has played a card.",
        "There is no move “99”",
        "There is no move “[bold]”",
        "There is nothing to take back.",
        f"fullboard play --resume {file}",
    ):
        assert said in " ".join(result.output.split()), said


def test_undo_in_the_terminal_goes_back_to_ones_own_move(tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    fullboard("play", "companeros", "--seed", "4", "--save", str(file), text="1\nundo\nquit\n")
    match = Match.from_record(file.read_text("utf-8"))
    own = list(match.names).index("Guest")
    assert not [line for line in match.standing() if line.seat == own]
    assert " undo " in file.read_text("utf-8")


def read_until(terminal: int, sought: bytes | None = None, seconds: float = 30) -> bytes:
    """What a terminal shows until something is seen there, or until it is closed."""
    output = b""
    deadline = time.monotonic() + seconds
    while sought is None or sought not in output:
        ready, _, _ = select.select([terminal], [], [], deadline - time.monotonic())
        assert ready, output.decode()
        try:
            output += os.read(terminal, 65536)
        except OSError:  # closed at the other end
            break
    return output


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    leader, follower = pty.openpty()
    process = subprocess.Popen(
        [*FULLBOARD, "play", "companeros", "--seed", "4", "--pace", "0", "--lang", "en"],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        cwd=tmp_path,
    )
    os.close(follower)
    output = read_until(leader, b"Your move")
    time.sleep(0.5)  # nobody presses the keys before the program listens
    process.send_signal(signal.SIGINT)
    output += read_until(leader)
    assert process.wait(timeout=30) == 0
    said = output.decode()
    assert "Traceback" not in said
    found = re.search(r"fullboard play --resume (\S+\.record)", said)
    assert found
    resumed = fullboard("play", "--resume", str(tmp_path / found[1]), text="1\n" * 60)
    assert "Final scores" in resumed.output
    assert Match.from_record((tmp_path / found[1]).read_text("utf-8")).over


def test_french_is_spoken_where_the_environment_does(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    result = fullboard("play", "companeros", "--seed", "4", "--save", str(tmp_path / "m.record"), text="quit\n")
    assert "Votre main" in result.output
    assert "Sauvé dans" in result.output


def test_a_game_without_a_drawing_of_its_own_can_be_played(tmp_path: Path) -> None:
    result = fullboard("play", "siesta", "--seed", "4", "--save", str(tmp_path / "m.record"), text="1\n" * 10)
    assert result.exit_code == 0, result.output
    assert Match.from_record((tmp_path / "m.record").read_text("utf-8")).over


# Looking back


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = Match("companeros", 3, seed=5, names=["Anna", "Bob", "Cécile"])
    while match.actors:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    file = tmp_path / "match.record"
    file.write_text(match.record(), "utf-8")
    return file


def test_replay_tells_the_match(record: Path) -> None:
    output = fullboard("replay", str(record), "--lang", "en").output
    assert "Anna plays" in output
    assert "win" in output
    assert "Your hand" not in output
    assert "Your hand" in fullboard("replay", str(record), "--seat", "1", "--lang", "en").output
    assert "Cécile joue" in fullboard("replay", str(record), "--lang", "fr").output


def test_replay_shows_the_table_at_any_line(record: Path) -> None:
    assert "trick 1 of 9" in fullboard("replay", str(record), "--at", "2", "--lang", "en").output
    assert "no-such-line" in fullboard("replay", str(record), "--at", "999").output
    assert "bad-seat" in fullboard("replay", str(record), "--seat", "3").output
    stepped = fullboard("replay", str(record), "--step", "--lang", "en", text="\n" * 80).output
    assert stepped.count("trick 2 of 9") > 2


def test_bench_measures_any_game() -> None:
    data = json.loads(fullboard("bench", "companeros", "--seconds", "0.05", "--json").output)
    assert data["games_per_second"] > 100
    assert data["copies_per_second"] > 1000
    assert "games per second" in fullboard("bench", "siesta", "--seconds", "0.05").output


# Components of one's own


@pytest.fixture
def own_edition(tmp_path: Path) -> Path:
    components = resources.files("fullboard.games.hotel_samoa") / "components" / "standard.toml"
    file = tmp_path / "dear hotel.toml"
    file.write_text(components.read_text("utf-8").replace("money = 25", "money = 60"), "utf-8")
    return file


def test_a_match_with_components_of_ones_own(own_edition: Path, tmp_path: Path) -> None:
    saved = tmp_path / "saved.record"
    result = fullboard("play", "hotel-samoa", "--edition", str(own_edition), "--save", str(saved), text="quit\n")
    assert result.exit_code == 0, result.output
    match = Match.from_record(saved.read_text("utf-8"))
    assert match.view(0)["money"] == 60
    assert '"name":"dear-hotel"' in match.heading()
    again = fullboard("play", "--resume", str(saved), "--edition", "standard")
    assert (again.exit_code, "has its edition already" in again.output) == (2, True)


def test_a_simulation_with_components_of_ones_own(own_edition: Path) -> None:
    known = ["simulate", "hotel-samoa", "--players", "3", "--games", "4", "--bots", "greedy", "--json"]
    plain, own = (json.loads(fullboard(*known, *more).output) for more in ([], ["--edition", str(own_edition)]))
    assert own["edition"] != plain["edition"]
    assert min(own["mean_scores"]) > min(plain["mean_scores"])
    assert json.loads(fullboard(*known, "--edition", "standard").output)["edition"] == plain["edition"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("bid = 12", 'bid = "x"', "prices[5].bid: whole numbers from 1 to 99 are expected here [value-out-of-range]"),
        ("bid = 12", "bid = 14", "prices[6].bid: two cards with the bid 14: all must differ [bid-twice]"),
        ("rows = 2", "rows = 3", "hotel: a hotel has six rooms"),
        ("[hotel]", "[hotel", "line 7 is not valid TOML [bad-toml]"),
        ("# The box", 'name = "standard" #', "name: the name standard is taken"),
        ("# The box", 'name = "a b" #', "name: a name has letters, digits and hyphens only"),
        ("# The box", "#" + "x" * 65536, "larger than 65,536 bytes"),
        ("# The box", "a = nan #", "neither text nor plain numbers [not-plain-data]"),
    ],
)
def test_components_that_cannot_be_played_with(own_edition: Path, old: str, new: str, said: str) -> None:
    own_edition.write_text(own_edition.read_text("utf-8").replace(old, new, 1), "utf-8")
    for command in (["play", "hotel-samoa"], ["simulate", "hotel-samoa", "--players", "3"]):
        result = fullboard(*command, "--edition", str(own_edition))
        assert result.exit_code == 2
        assert said in " ".join(result.output.split())


def test_an_edition_that_is_not_there() -> None:
    assert "there is no edition deluxe; there are: standard" in fullboard("play", "--edition", "deluxe").output
    assert "No such file" in fullboard("play", "--edition", "deluxe.toml").output


# What cannot be done is said before anything is done


def said_by(*arguments: str) -> str:
    """The one sentence of a command that is refused at once."""
    result = fullboard(*arguments, text="quit\n")
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)  # and no traceback
    assert "Your move" not in result.output
    return result.output.strip().splitlines()[-1].removeprefix("Error: ")


def test_a_match_that_cannot_be_saved_is_not_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = tmp_path / "missing" / "x.record"
    code = "[file-not-written]"
    assert said_by("play", "--save", str(missing)) == f"{missing} cannot be written: No such file or directory {code}"
    assert said_by("play", "--save", str(tmp_path)) == f"{tmp_path} cannot be written: Is a directory {code}"
    assert "File name too long" in said_by("play", "--save", str(tmp_path / ("x" * 300)))
    monkeypatch.setattr(Path, "open", refuse_to_write)
    assert "Read-only file system" in said_by("play", "--save", str(tmp_path / "x.record"))
    assert list(tmp_path.iterdir()) == []


def refuse_to_write(path: Path, *_: object, **__: object) -> None:
    raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))


def test_looking_whether_a_match_can_be_saved_leaves_everything_as_it_is(tmp_path: Path) -> None:
    known, new = tmp_path / "known.record", tmp_path / "new.record"
    known.write_text("something")
    check_writable(known)
    check_writable(new)
    assert known.read_text() == "something"
    assert not new.exists()


def test_a_match_whose_folder_has_gone_ends_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "write_text", refuse_to_write)
    file = tmp_path / "x.record"
    result = fullboard("play", "companeros", "--save", str(file), text="quit\n")
    assert result.exit_code == 2
    assert f"{file} cannot be written: Read-only file system" in " ".join(result.output.split())


@pytest.mark.parametrize("seed", ["-1", str(1 << 62), "9" * 32])
def test_seeds_that_are_too_large_or_too_small(seed: str) -> None:
    said = f"A seed is a whole number from 0 to 2**62 - 1, not {seed} [bad-seed]"
    assert said_by("play", "companeros", "--seed", seed) == said
    assert said_by("simulate", "companeros", "--players", "3", "--seed", seed) == said
    arena = ("arena", "companeros", "--players", "3", "--bots", "greedy,random")
    assert said_by(*arena, "--seed", seed) == said


@pytest.mark.parametrize("option", [("play", "--pace"), ("bench", "--seconds")])
def test_seconds_are_a_number(option: tuple[str, str]) -> None:
    assert "not a number of seconds" in said_by(*option, "nan")


def test_seats_and_lines_that_are_not_there_are_refused_in_words(record: Path) -> None:
    for seat in ("-1", "9", "9" * 32):
        assert said_by("play", "--seat", seat) == "There is no such seat [bad-seat]"
        assert said_by("replay", str(record), "--seat", seat) == "There is no such seat [bad-seat]"
        assert said_by("analyse", str(record), "--seat", seat) == "There is no such seat [bad-seat]"
    assert re.fullmatch(
        r"There is no line 9999: the last one is \d+ \[no-such-line\]", said_by("replay", str(record), "--at", "9999")
    )
    simulation = ("simulate", "companeros", "--players", "3", "--bots", "random,random,random,random")
    assert said_by(*simulation) == "4 bots are too many for 3 seats [too-many-bots]"


def test_names_of_files_that_are_too_long(tmp_path: Path) -> None:
    long = "x" * 300
    (tmp_path / "house.sqlite").touch()
    assert "there is no edition" in said_by("play", "--edition", long)
    assert "File name too long" in said_by("replay", long)
    assert "there is no house in" in said_by("backup", "copy", "--data", f"/{long}")
    result = fullboard("backup", str(tmp_path / long), "--data", str(tmp_path))
    assert (result.exit_code, "File name too long" in result.output) == (1, True)


def test_everything_that_is_refused_at_the_command_line_has_a_sentence() -> None:
    kinds = "BadTable|BadRecord|BadUndo|UnknownGame|UnknownBot|IllegalMove|ArenaError|NetError|TrainingError|Refused"
    raised = rf'\b(?:{kinds})\(\s*"([a-z-]+)"'
    inside = {"position-says-it-all", "secret-needed", "bad-secret", "one-source-of-chance"}  # no command can
    inside |= {"not-text", "bad-games", "unknown-engine"}
    sources = Path(package.__file__).parent
    known = messages(HOUSE, "en").keys()
    for folder in ("cli", "core", "bots", "house", "web"):
        for file in (sources / folder).rglob("*.py"):
            for code in set(re.findall(raised, file.read_text("utf-8"))) - inside:
                assert known & {f"{kind}-{code}" for kind in ("command", "fault", "refusal")}, (file, code)
