"""The studies in small: each runs to its end, and what it writes adds up."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from benchmarks.studies import adapting, calibration, four_stars, hotel_samoa, sun_sea_and_sand

from fullboard.games.four_stars.box import EFFECTS

Run = Callable[..., str]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs a study as from the command line, with docs of its own; returns the page it writes."""

    def start(study: ModuleType, name: str, *arguments: str) -> str:
        monkeypatch.setattr(study, "DOCS", tmp_path)
        monkeypatch.setattr(sys, "argv", [name, *arguments])
        study.main()
        text = (tmp_path / f"{name}.md").read_text("utf-8")
        pictures = set(re.findall(r"\]\((.+\.svg)\)", text))
        assert pictures == {file.name for file in tmp_path.glob("*.svg")}
        for picture in pictures:
            drawn = ElementTree.parse(tmp_path / picture).getroot()
            assert len(list(drawn.iter(f"{SVG}path"))) > 10, picture
        return text

    return start


def rows(text: str, first: str) -> list[list[str]]:
    """The lines below the head of the table that begins so."""
    lines = iter(text.splitlines())
    head = next(line for line in lines if line.startswith("|") and line.split("|")[1].strip() == first)
    next(lines)
    found = []
    for line in lines:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    assert found
    assert all(len(row) == head.count("|") - 1 for row in found)
    return found


def figures(row: list[str]) -> list[float]:
    return [float(cell.removesuffix("%")) for cell in row[1:] if cell]


def test_four_stars(run: Run) -> None:
    text = run(four_stars, "four-stars", "4")
    assert "# 4 Étoiles: what 4 matches show" in text
    for objective, announced, _, _, average, middle, _, longest in rows(text, "objective"):
        assert objective in ("fixed", "free")
        assert announced == "100.0 %"  # greedy bots come to an end by themselves
        assert 2 < float(middle) <= float(longest) < 200
        assert float(average) <= float(longest)
    for row in rows(text, "place in the order of play"):
        assert sum(figures(row)) == pytest.approx(100, abs=0.3)
    skill = {row[0]: figures(row)[0] for row in rows(text, "one bot against three greedy ones")}
    assert len(skill) == 6
    assert skill["everything at random"] == 0
    assert {row[0] for row in rows(text, "event")} <= {*EFFECTS, "world fair", "strike"}


def test_hotel_samoa(run: Run) -> None:
    text = run(hotel_samoa, "hotel-samoa", "2")
    assert "From 2 games" in text
    for players, moves, money, winner, best, worst in rows(text, "players"):
        assert float(moves) > 12 * int(players)
        assert 0 < float(money) <= float(winner)
        assert figures(["", best])[0] >= 100 / int(players) >= figures(["", worst])[0]
    assert [len(figures(row)) for row in rows(text, "card")] == [11] * 4
    for _, turned_up, bought, *_ in rows(text, "tile"):
        assert int(turned_up) > 0
        assert 0 <= figures(["", bought])[0] <= 100
    shares = [float(share) for share in re.findall(r"(\d+) % with \d players", text)]
    assert len(shares) == 4
    assert min(shares) >= 50  # greedy against random


def test_every_choice_of_a_hotel_is_counted() -> None:
    count = hotel_samoa.Count(4)
    hotel_samoa.play(4, 0, count)
    assert sum(count.chosen.values()) == 12 * 4
    assert 0 < sum(count.discarded.values()) <= sum(count.chosen.values())
    assert sum(count.wins) == pytest.approx(1)
    assert sum(count.bought.values()) <= sum(count.offered.values())


def test_sun_sea_and_sand(run: Run) -> None:
    text = run(sun_sea_and_sand, "sun-sea-and-sand", "--games", "2")
    assert "2 matches for each number of players" in text
    *sources, together = [figures(row) for row in rows(text, "points per resort")]
    for column, total in zip(zip(*sources, strict=True), together, strict=True):
        assert sum(column) == pytest.approx(total, abs=0.3)
    for row in rows(text, "wins by place in week 1"):
        assert sum(figures(row)) == pytest.approx(100, abs=0.3)
    ends = [figures(row) for row in rows(text, "won")]
    assert all(sum(column) == pytest.approx(100, abs=0.3) for column in zip(*ends, strict=True))
    assert len(rows(text, "facility")) == 12


def test_calibration(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    plot = tmp_path / "calibration.svg"
    monkeypatch.setattr(
        sys, "argv", ["calibration", "--games", "2", "--bot", "greedy", "--plot", str(plot), "companeros"]
    )
    calibration.main()
    told = [line.strip("| ").split(" | ") for line in capsys.readouterr().out.splitlines() if line]
    viewers = {"spectator": calibration.PLAYERS, "seat to move": 1}
    for row, phases, (viewer, each) in zip(told[:2], told[2:], viewers.items(), strict=True):
        assert row[:2] == phases[:2] == ["Compañeros", viewer]
        cells = [re.fullmatch(r"(\d+)%: (\d+)% \((\d+)\)", cell) for cell in row[2:-1] if cell]
        assert sum(int(cell[3]) for cell in cells if cell) == 2 * calibration.LOOKED_AT * each
        assert all(cell and int(cell[1]) <= 100 and int(cell[2]) <= 100 for cell in cells)
        assert phases[-1] == "2"
        errors = []
        for score in (row[-1], *phases[2:-1]):
            error, fair = (float(figure) for figure in re.findall(r"\d\.\d{3}", score))
            assert 0 <= error < 1
            assert 0 < fair < 1
            errors.append(error)
        weights = [len(phase) / calibration.LOOKED_AT for phase in calibration.PHASES.values()]
        together = sum(weight * error for weight, error in zip(weights, errors[1:], strict=True))
        assert together == pytest.approx(errors[0], abs=0.002)
    assert ElementTree.parse(plot).getroot().tag == f"{SVG}svg"


def test_adapting(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--careers", "2", "--matches", "16", "--players", "3", "--guests", "greedy", "companeros"]
    monkeypatch.setattr(sys, "argv", ["adapting", *asked])
    adapting.main()
    title, players, guest, *figures, chosen = capsys.readouterr().out.strip("| \n").split(" | ")
    assert (title, players, guest) == ("Compañeros", "3", "`greedy`")
    assert all(re.fullmatch(r"\d+% \(\d+% to \d+%\)", figure) for figure in figures)
    assert sum(int(part) for part in re.findall(r"(\d+)%", chosen)) == pytest.approx(100, abs=2)
    monkeypatch.setattr(sys, "argv", ["adapting", "--matches", "15", "companeros"])
    with pytest.raises(SystemExit):
        adapting.main()
