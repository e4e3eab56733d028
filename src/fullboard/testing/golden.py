"""The contract of golden matches: kept line by line, so that no change of behaviour goes unnoticed.

A difference in an old file means that behaviour has changed: then the rules version must be raised and the old branch
kept. `pytest --write-golden` writes the files anew.
"""

import hashlib
import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

from fullboard import Match, games
from fullboard.core.bot import Budget
from fullboard.core.chair import Chair
from fullboard.core.chance import Quick
from fullboard.core.record import Record, read_record
from fullboard.core.shelf import shelf
from fullboard.core.verify import verify
from fullboard.testing.contract import Contract
from fullboard.testing.worlds import turns
from fullboard.words import Words
from fullboard.words.files import SOURCE

CHANGED = "if the rules were meant to change, raise `version` and keep the old branch; see docs/add-a-game.md, 4"


@dataclass(frozen=True)
class Case:
    """One golden match: a game, how many play, who plays (random moves or a bot), and the seed.

    A sealed one has a secret and salts instead, of which some are empty, and moves that are taken back. `format` is
    that of the record, if it was first written in an earlier one.
    """

    key: str
    name: str
    players: int
    seed: int
    bot: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    sealed: bool = False
    format: int | None = None

    @property
    def luck(self) -> dict[str, Any]:
        """Where its draws come from."""
        if not self.sealed:
            return {"seed": self.seed}
        salts = [_digest(f"salt {self.key} {seat}").hex()[:32] if seat % 3 == 0 else "" for seat in range(self.players)]
        return {"secret": _digest(f"secret {self.key}"), "salts": salts}

    def file(self, folder: Path) -> Path:
        """Where its record is kept."""
        return folder / self.key / f"{self.name}.record"


def usual_cases(key: str) -> Iterator[Case]:
    """Every player count of a game, by random moves and by each of its own bots, and a sealed match."""
    game = games[key]
    shortest = {name: option.choices[0] for name, option in game.options.items()}  # random moves do not end others
    for players in game.players:
        yield Case(key, f"{players}-players", players, players, options=shortest)
        for bot in game.bots:
            yield Case(key, f"{players}-players-{bot}", players, players, bot)
    yield Case(key, "sealed", game.players[-1], 1, options=shortest, sealed=True)


def written(case: Case) -> str:
    """The record of a case."""
    record = play(case).log
    return record.text() if case.format is None else _in_format(record, case.format)


def _in_format(record: Record, number: int) -> str:
    return replace(record, heading=replace(record.heading, format=number)).text()


def play(case: Case) -> Match:
    """A case played to its end."""
    match = Match(case.key, case.players, options=case.options, **case.luck)
    dice = random.Random(case.seed)
    minds = Quick(case.seed)
    bots = [shelf().find_bot(match.game, case.bot) for _ in range(case.players)] if case.bot else []
    for _ in turns(match):
        if case.sealed and dice.random() < 0.1 and len(match.standing()) > 2:
            _take_back(match, dice)
        seat = match.actors[0]
        if bots:
            match.play(seat, int(bots[seat].choose(Chair(match.state, seat, minds), minds, Budget())))
        else:
            match.play(seat, dice.choice(match.legal(seat)))
    return match


def _digest(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def _take_back(match: Match, dice: random.Random) -> None:
    """Something that is free to take back, which with open choices need not be the last line, or else that."""
    free = [line for seat in range(match.players) if (line := match.free_undo(seat)) is not None]
    match.undo(dice.choice(free) if free else None)


def playthrough(record: str, languages: Sequence[str] = (SOURCE,)) -> str:
    """A match told in full: after every line who may do what, what each may see, and the story."""
    match = Match.from_record(record)
    words = [Words(match.game.folder, language) for language in languages]
    told: dict[int, list[str]] = {}
    for item in match.story(0):
        said = " / ".join(each.told(item["key"], item["parameters"]) for each in words)
        told.setdefault(item["line"], []).append(said)
    text = []
    for line in match.standing():
        state = match.state_at(line.number)
        text += [f"# {line.text()}", *told.get(line.number, ())]
        text += [f"seat {seat}: {', '.join(map(state.notation, state.legal(seat)))}" for seat in state.actors()]
        text += [f"view {viewer}: {json.dumps(state.view(viewer))}" for viewer in range(-1, state.players)]
    return "\n".join(text) + "\n"


def playthrough_file(folder: Path, key: str) -> Path:
    """Where the playthrough of a game's first case is kept."""
    return folder / key / "playthrough.txt"


def check_goes_on(text: str) -> None:
    """A match broken off at any line goes on as its record says."""
    record = read_record(text)
    secret = bytes.fromhex(record.secret) if record.secret else None
    for kept in range(1, len(record.lines), 1 + len(record.lines) // 12):
        match = Match.from_record(Record(record.heading, record.lines[:kept]), secret=secret)
        for line in record.lines[kept:]:
            if line.undone is not None:
                match.undo(line.undone)
            else:
                assert line.seat is not None
                match.play(line.seat, line.move)
        assert match.log == record, f"broken off after line {kept - 1}, the match does not go on as its record says"


class GoldenContract(Contract):
    """Golden matches are played the same again. `golden` is the folder they are kept in, a folder a game in it."""

    golden: ClassVar[Path | None] = None
    endings: ClassVar[Sequence[Case]] = ()  # ways to end that the usual cases do not happen to show
    told_in: ClassVar[Sequence[str]] = (SOURCE,)  # the languages of the playthrough

    def cases(self, key: str) -> list[Case]:
        """All golden matches of a game."""
        return [*usual_cases(key), *(case for case in self.endings if case.key == key)]

    def folder(self, key: str, config: pytest.Config) -> Path:
        """Where they are kept; skips the test as long as a game has none."""
        if self.golden is None:
            pytest.skip("there is no folder of golden matches")
        if not (self.golden / key).is_dir() and not config.getoption("--write-golden", False):
            pytest.skip("there are no golden matches yet: pytest --write-golden writes them")
        return self.golden

    def test_golden_matches_are_played_the_same_again(self, key: str, pytestconfig: pytest.Config) -> None:
        folder = self.folder(key, pytestconfig)
        for case in self.cases(key):
            _compare(case.file(folder), written(case), pytestconfig)

    def test_the_golden_playthrough_is_told_the_same_again(self, key: str, pytestconfig: pytest.Config) -> None:
        folder = self.folder(key, pytestconfig)
        told = playthrough(written(self.cases(key)[0]), self.told_in)
        _compare(playthrough_file(folder, key), told, pytestconfig)

    def test_golden_records_replay_to_their_scores_and_follow_from_their_luck(
        self, key: str, pytestconfig: pytest.Config
    ) -> None:
        folder = self.folder(key, pytestconfig)
        for case in self.cases(key):
            text = case.file(folder).read_text("utf-8")
            match = Match.from_record(text)
            assert match.over, f"the golden match {case.name} does not end any more: {CHANGED}"
            assert match.record() == text, f"the golden match {case.name} is written down otherwise now: {CHANGED}"
            kind = "sealed" if case.sealed else "seeded"
            assert verify(text).kind == kind, f"the draws of {case.name} do not follow from its seed or secret"
            check_goes_on(text)


def _compare(file: Path, text: str, config: pytest.Config) -> None:
    if config.getoption("--write-golden", False):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    if not file.is_file():
        pytest.fail(f"{file} is not there yet: pytest --write-golden writes it")
    assert text == file.read_text("utf-8"), f"{file.name} comes out otherwise now: {CHANGED}"
