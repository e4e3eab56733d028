"""What a move sets off is told group by group, with what the table shows meanwhile."""

import json
from collections import Counter
from functools import cache
from itertools import groupby
from operator import itemgetter

import pytest

from fullboard import Match
from fullboard.core.chance import Quick

GAMES = ("companeros", "hotel-samoa", "sun-sea-and-sand", "four-stars")
SETS_OFF = {  # what is never told without being seen before what comes after it
    "companeros": {"tie", "nobody"},
    "hotel-samoa": {"shows", "earns", "leave", "arrive"},
    "sun-sea-and-sand": {"backpacker", "income", "leave", "week"},
    "four-stars": {"rolls", "barters", "ceiling"},
}
SECRETS = ("hand", "own-discards", "money", "choice")


@cache
def played(key: str) -> Match:
    """A match as chance would have it, or the beginning of it."""
    lines = 400 if key == "four-stars" else 150
    match = Match(key, players=4, seed=5, options={"rounds": 2} if key == "companeros" else {})
    luck = Quick(5)
    while match.actors and len(match.lines()) < lines:
        seat = match.actors[0]
        match.play(seat, match.notation(int(match.state.random_move(seat, luck))))
    return match


@pytest.mark.parametrize("key", GAMES)
def test_beats_follow_each_other_and_name_sentences_of_their_line(key: str) -> None:
    match = played(key)
    found = match.beats(1)
    assert len(found) > 5
    assert found == sorted(found, key=lambda beat: (beat.line, beat.first))
    said = Counter(each["line"] for each in match.story(1))
    for line in {beat.line for beat in found}:
        told = range(said[line])
        here = [beat for beat in found if beat.line == line]
        assert [beat.first for beat in here] == [0, *(beat.end for beat in here[:-1])]
        assert all(beat.first < beat.end <= len(told) for beat in here)
        assert match.beats(1, line, line + 1) == here


@pytest.mark.parametrize("key", GAMES)
def test_what_the_rules_do_by_themselves_is_a_beat(key: str) -> None:
    match = played(key)
    wanted, met = SETS_OFF[key], set()
    ends = {beat.line: beat.end for beat in match.beats(None)}  # the last of each line
    story = groupby(match.story(None), itemgetter("line"))
    for line, sentences in story:
        told, seen = [each["key"] for each in sentences], ends.get(line, 0)
        if line == 0:
            continue
        assert not wanted & set(told[seen:]), (line, told, seen)
        met |= wanted & set(told)
    assert met == wanted


@pytest.mark.parametrize("key", GAMES)
def test_a_stage_is_seen_and_never_told(key: str) -> None:
    match = played(key)
    json.dumps(match.story(0))
    json.dumps(match.beats(0))
    for beat in match.beats(None):
        assert not [secret for secret in SECRETS if secret in beat.view]


def test_cards_of_a_tied_trick_still_lie_there() -> None:
    match = played("companeros")
    ties = {each["line"] for each in match.story(None) if each["key"] == "tie"}
    stages = [beat for beat in match.beats(None) if beat.line in ties]
    assert stages
    for beat in stages:
        assert None not in beat.view["table"]
        assert beat.view["takers"] == []
        assert beat.view["hands"] == [8 - beat.view["trick"] + 1] * 4
    assert None in match.view_at(min(ties))["table"]


def test_a_line_that_was_taken_back_sets_off_nothing_more() -> None:
    match = played("four-stars").copy()
    match.undo()
    assert match.beats(0, len(match.lines()) - 1) == []
