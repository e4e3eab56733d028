"""A match forgets most of its states, and nobody can tell: it says what one says that keeps them all."""

from __future__ import annotations

import copy
import random
import tracemalloc
from collections.abc import Iterator

import pytest

from fullboard import BadTable, Match, games
from fullboard.core import past
from fullboard.core.chance import Recorded
from fullboard.core.record import Line, Record
from fullboard.core.state import SPECTATOR, State
from fullboard.core.story import Told, tell
from fullboard.testing.worlds import short_deal

pytestmark = pytest.mark.slow


class KeepsAll:
    """The log of a match with the states before and after every line, in the plainest way there is."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.lines = match.lines()
        self.states: list[tuple[State | None, State]] = [(None, match.state.copy())]
        self.standing = [0]
        self.step_ahead = 0

    @property
    def state(self) -> State:
        return self.states[self.standing[-1]][1]

    @property
    def step(self) -> int:
        return int(self.state.step) + self.step_ahead

    def write(self, line: Line) -> None:
        if line.undone is not None:
            self.undo(line)
        else:
            before = self.state
            self.lines.append(line)
            self.standing.append(line.number)
            self.states.append((before, played(before, line)))

    def undo(self, line: Line) -> None:
        assert line.undone is not None
        step = self.step
        self.standing.remove(line.undone)
        for before, number in zip(self.standing, self.standing[1:], strict=False):
            if number > line.undone:
                state = self.states[before][1]
                self.states[number] = (state, played(state, self.lines[number]))
        self.step_ahead += max(0, step - self.step + (step != self.step))
        self.lines.append(line)
        self.states.append((None, self.state))

    def open_choice(self) -> list[int]:
        found = []
        for number in self.standing[1:]:
            before, after = self.states[number]
            assert before is not None
            if before.step == after.step == self.state.step:
                found.append(number)
        return found

    def free_undo(self, seat: int) -> int | None:
        last = self.lines[self.standing[-1]]
        if self.state.over:
            return None
        if last.seat == seat and not last.picks and not self.state.sealed:
            return last.number
        return next((number for number in self.open_choice() if self.lines[number].seat == seat), None)

    def story(self, viewer: int) -> list[Told]:
        told: list[Told] = []
        for line, (before, after) in zip(self.lines, self.states, strict=True):
            if line.undone is not None:
                told.append({"line": line.number, "key": "undo", "parameters": {"line": line.undone}})
            else:
                told += tell(self.game, before, line, after, viewer)
        return told


def played(before: State, line: Line) -> State:
    assert line.seat is not None
    after = before.copy()
    after.play(line.seat, before.parse(line.move), Recorded(line.picks))
    return after


def change_mind(match: Match, dice: random.Random) -> None:
    """Take back what is free to take back, an open choice in the middle too, or several lines one after the other."""
    free = {line for seat in range(match.players) if (line := match.free_undo(seat)) is not None}
    if free and dice.random() < 0.7:
        match.undo(dice.choice(sorted(free)))
        return
    for _ in range(min(dice.choice((1, 1, 2, 5, 40)), len(match.standing()) - 1)):
        match.undo()


def second_thoughts(key: str, seed: int) -> Iterator[tuple[Match, KeepsAll]]:
    """A random match in which much is taken back, again and again after every few lines."""
    dice = random.Random(seed)
    match = Match(key, dice.choice(games[key].players), seed=seed, options=dict(short_deal(key, 1).options))
    known = KeepsAll(match)
    while match.actors and len(match.lines()) < 400:
        if dice.random() < 0.12:
            change_mind(match, dice)
        else:
            seat = dice.choice(match.actors)
            match.play(seat, dice.choice(match.legal(seat)))
        for line in match.lines()[len(known.lines) :]:
            known.write(line)
        if dice.random() < 0.03:
            yield match, known
    yield match, known


@pytest.fixture(params=[(past.EVERY, past.LATEST), (3, 1), (7, 2)], ids=["as it is", "three", "seven"])
def forgetful(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    every, latest = request.param
    monkeypatch.setattr(past, "EVERY", every)
    monkeypatch.setattr(past, "LATEST", latest)


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("key", list(games))
def test_every_view_and_story_is_as_if_all_states_were_kept(key: str, seed: int) -> None:
    dice = random.Random(-seed)
    for match, known in second_thoughts(key, seed):
        assert match.lines() == known.lines
        assert [line.number for line in match.standing()] == known.standing
        assert match.step == known.step
        assert [match.free_undo(seat) for seat in range(match.players)] == [
            known.free_undo(seat) for seat in range(match.players)
        ]
        assert match.position() == known.state.position()
        numbers = list(range(len(known.lines)))
        for order in (numbers, numbers[::-1], dice.sample(numbers, min(30, len(numbers)))):
            seat = dice.choice([None, *range(match.players)])
            viewer = SPECTATOR if seat is None else seat
            for line in order:
                assert match.view_at(line, seat) == known.states[line][1].view(viewer)
            told = known.story(viewer)
            assert match.story(seat) == told
            since = dice.choice(numbers)
            assert match.story(seat, since) == [each for each in told if each["line"] >= since]


@pytest.mark.parametrize("key", list(games))
def test_a_match_from_its_record_has_the_same_past(key: str) -> None:
    for match, known in second_thoughts(key, 7):
        again = Match.from_record(match.log)
        for line in range(len(known.lines)):
            assert again.state_at(line).position() == known.states[line][1].position()
        assert again.story(0) == match.story(0)
        assert again.step == match.step


def test_copies_share_a_past_and_not_what_comes_after() -> None:
    match = next(match for match, _ in second_thoughts("hotel-samoa", 3) if len(match.lines()) > 60)
    views = [match.view_at(line, 0) for line in range(len(match.lines()))]
    twin = copy.copy(match)
    if not match.over:
        twin.undo()
    for line in range(0, len(views), 5):
        assert twin.view_at(line, 0) == match.view_at(line, 0) == views[line]
    assert match.story(0) == twin.story(0)[: len(match.story(0))]


class Counted:
    """Counts how often a ply is played again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        play = past.Ply.play

        def count(ply: past.Ply, state: State) -> State:
            self.times += 1
            return play(ply, state)

        monkeypatch.setattr(past.Ply, "play", count)


def long_match() -> Match:
    match = Match("four-stars", 4, seed=2, options={"round_limit": 20})
    dice = random.Random(2)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, dice.choice(match.legal(seat)))
    assert len(match.lines()) > 200
    return match


def test_what_has_just_happened_is_told_without_playing_anything_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("hotel-samoa", 3, seed=1)
    again = Counted(monkeypatch)
    dice = random.Random(1)
    for _ in range(80):
        for seat in (None, 0, 1, 2):
            match.story(seat, since=len(match.lines()) - 1)
        seat = match.actors[0]
        match.play(seat, dice.choice(match.legal(seat)))
    assert again.times == 0


def test_a_story_from_the_beginning_is_one_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    match = long_match()
    again = Counted(monkeypatch)
    match.story(0)
    assert again.times <= len(match.lines())


def test_a_replay_costs_one_move_a_line_forwards_and_about_that_backwards(monkeypatch: pytest.MonkeyPatch) -> None:
    match = long_match()
    last = len(match.lines()) - 1
    again = Counted(monkeypatch)
    for line in range(last + 1):
        match.view_at(line)
    assert again.times <= last
    again.times = 0
    for line in range(last, -1, -1):
        match.view_at(line)
    assert again.times <= 2 * last
    again.times = 0
    match.view_at(last // 2 + 1)
    assert again.times < past.EVERY


def test_changing_ones_mind_without_end_is_told_in_one_pass_and_keeps_few_states(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match("siesta", 3, seed=1)
    for _ in range(500):
        match.play(0, "choose 1")
        match.play(1, "choose 2")
        match.undo(match.free_undo(0))
        match.undo()
    again = Counted(monkeypatch)
    match.story(0)
    assert again.times <= 3 * len(match.lines())
    kept = {id(state) for state in match._past._recent.values()} | {
        id(state) for _, state in match._past._kept.values()
    }
    assert len(kept) <= past.EVERY + 1


@pytest.mark.parametrize("key", ["companeros", "four-stars", "hotel-samoa", "sun-sea-and-sand"])
def test_a_match_takes_little_more_memory_than_its_log(key: str) -> None:
    match = Match(key, games[key].players[-1], seed=1, options=dict(short_deal(key, 1).options))
    dice = random.Random(1)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, dice.choice(match.legal(seat)))
    record = match.log
    states = [match.state_at(line) for line in range(len(record.lines))]
    del match

    def size_of(build: object) -> int:
        assert callable(build)
        build()
        tracemalloc.start()
        kept = build()
        size = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        assert kept
        return size

    all_states = size_of(lambda: [state.copy() for state in states])
    assert size_of(lambda: Match.from_record(record)) < all_states / 2


def test_there_is_no_state_at_a_line_that_is_not_there() -> None:
    match = Match("companeros", 3, seed=1)
    for line in (-1, 1, True, "0", 10**30):
        with pytest.raises(BadTable, match="no-such-line"):
            match.state_at(line)  # type: ignore[arg-type]
    assert Match.from_record(Record(match.log.heading, match.lines())).state_at(0).position() == match.position()
