"""The log as pages tell it: what was taken back together is one line there, and every line in the record."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from fullboard import Match, games
from fullboard.house.settings import Settings
from fullboard.house.table import Seat, Table
from fullboard.web.stories import LATEST, SHED, SHOWN, Stories, in_words
from fullboard.words import Words


def played(moves: int, game: str = "companeros", players: int = 3) -> Match:
    match = Match(game, players, seed=5)
    for _ in range(moves):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match


def laid(match: Match) -> Table:
    seats = tuple(Seat(str(at), f"Guest {at}") for at in range(match.players))
    return Table("t", match.game.key, match.players, {}, False, "0", b"", seats).with_match(match)


def test_what_is_taken_back_together_is_told_in_one_line() -> None:
    match = played(6)
    for _ in range(4):
        match.undo()
    match.play(match.actors[0], match.legal(match.actors[0])[1])
    match.undo()
    words = Words(match.game.folder, "en")
    told = in_words(match.story(None), words)
    back = [(line, text) for line, text in told if "taken back" in text]
    assert back == [(10, "Moves 3 to 6 were taken back."), (12, "Move 11 was taken back.")]
    assert [line for line, _ in told] == sorted(line for line, _ in told)
    assert match.record().count(" undo ") == 5
    assert "Les coups 3 à 6 ont été annulés." in str(in_words(match.story(None), Words(match.game.folder, "fr")))


def test_lines_that_do_not_follow_each_other_are_told_apart() -> None:
    words = Words(games["companeros"].folder, "en")
    tale = [{"line": 20 + at, "key": "undo", "parameters": {"line": line}} for at, line in enumerate((9, 8, 5, 3, 2))]
    assert in_words(tale, words) == [(24, "Moves 2 to 3, 5 and 8 to 9 were taken back.")]


def test_a_table_that_is_looked_at_now_and_then_tells_the_same() -> None:
    match = played(5)
    table = laid(match)
    words = Words(match.game.folder, "en", table.called)
    stories = Stories()
    stories.of(table, None, words)
    for _ in range(3):
        match = match.copy()
        match.undo()
        table = table.with_match(match)
        stories.of(table, None, words)
    often = stories.of(table, None, words)
    assert often.lines == Stories().of(table, None, words).lines
    assert "".join(often.log).count("taken back") == 1
    assert "Moves 3 to 5 were taken back." in often.latest


@pytest.mark.parametrize("game", ["companeros", "hotel-samoa"])
def test_what_fades_is_the_same_whether_one_looked_on_or_comes_now(game: str) -> None:
    dice = random.Random(3)
    match = Match(game, 3, seed=5)
    stories = Stories()
    words = Words(match.game.folder, "en")
    faded = 0
    for _ in range(120):
        if match.over:
            break
        match = match.copy()
        if dice.random() < 0.1 and len(match.standing()) > 1:
            match.undo()
        else:
            actor = dice.choice(match.actors)
            match.play(actor, dice.choice(match.legal(actor)))
        table = replace(laid(match), settings=Settings(memory="faithful"))
        often, now = (each.of(table, 1, words) for each in (stories, Stories()))
        assert (often.lines, often.tale, often.said) == (now.lines, now.tale, now.said)
        assert (often.log, often.latest, often.left_out) == (now.log, now.latest, now.left_out)
        faded += [told["key"] for told in often.tale] != [told["key"] for told in often.whole]
    assert faded


def test_a_page_shows_the_newest_lines_and_says_that_there_are_more() -> None:
    match = played(30)
    words = Words(match.game.folder, "en")
    few = Stories().of(laid(match), None, words)
    assert few.left_out == 0
    assert "".join(few.log).count("<li ") == len(few.lines) < SHOWN
    match = played(120, "four-stars", games["four-stars"].players[-1])
    many = Stories().of(laid(match), None, Words(match.game.folder, "en"))
    assert many.left_out
    assert SHOWN <= "".join(many.log).count("<li ") == len(many.lines) - many.left_out < SHOWN + SHED
    assert many.log[0].startswith(f'<li id="log-{many.left_out + 1}"')
    assert many.log[-1].rpartition("<li ")[2].startswith(f'id="log-{len(many.lines)}"')
    assert many.latest.count("<span") == LATEST


def test_a_table_that_goes_on_is_told_on() -> None:
    match = played(3)
    words = Words(match.game.folder, "en")
    stories = Stories()
    before = stories.of(laid(match), 1, words)
    told = list(before.lines)
    match = match.copy()
    match.play(match.actors[0], match.legal(match.actors[0])[0])
    after = stories.of(laid(match), 1, words)
    assert after.lines[: len(told)] == told
    assert len(after.lines) > len(told)
    elsewhere = stories.of(laid(played(2)), 1, words)  # a page that is behind is told what it shows
    assert elsewhere.lines == Stories().of(laid(played(2)), 1, words).lines
