"""Moves are named by what lies on the table: nobody can read the number of a cabin there."""

import re

import pytest

from fullboard import Match
from fullboard.core.chance import Quick
from fullboard.words import languages, words_for


@pytest.mark.parametrize("language", languages())
def test_every_group_is_named_by_its_tourists_and_never_by_a_cabin(language: str) -> None:
    match, luck, seen = Match("sun-sea-and-sand", players=3, seed=4), Quick(4), set()
    plain = words_for(match.game.folder, language)
    while not match.over:
        seat = match.actors[0]
        view = match.view(seat)
        words = plain.seeing(match.game.naming, view)
        for move in [match.notation(each) for each in match.legal(seat)]:
            verb, *rest = move.split()
            if verb not in ("fetch", "reserve"):
                assert words.move(move) == plain.move(move)
                continue
            seen.add(verb)
            week = view["week"] + (int(rest[0]) - 1 if verb == "reserve" else 0)
            group = view["boats"][week - 1]["groups"][int(rest[-1]) - 2]
            numbers = [*group.values(), *([week] if verb == "reserve" else [])]
            assert sorted(map(int, re.findall(r"\d+", words.move(move)))) == sorted(numbers)
            assert not re.search(r"\d", plain.seeing(match.game.naming, None).move(move))
        move = match.notation(int(match.state.random_move(seat, luck)))
        before, lines = words.move(move), len(match.lines())
        match.play(seat, move)
        [told, *_] = match.story(seat, lines)
        if move.startswith("fetch"):  # the log says the same of it
            assert plain.word("tourists", told["parameters"]["tourists"]) in before
    assert seen == {"fetch", "reserve"}
