"""Puzzles as they are kept: what is wrong with a file is named, and what is on the shelf is solved by the rules."""

from __future__ import annotations

from datetime import date

import pytest
from msgspec.structs import replace

from fullboard import games
from fullboard.core.errors import BadPuzzle
from fullboard.core.game import Game
from fullboard.core.puzzle import PROOFS, attempt, puzzles_of, read_puzzles, text_of
from fullboard.web.puzzles import found_in_words
from fullboard.words import Words, languages, translator

LEAST = 100  # puzzles that each game is shipped with
SOME = 6  # puzzles of each game; `fullboard puzzles check` plays all of them
WITH_PUZZLES = [game for game in games.values() if puzzles_of(game) is not None]


def refused(text: str, game: Game) -> tuple[str, int]:
    with pytest.raises(BadPuzzle) as found:
        read_puzzles(text, game)
    return found.value.code, found.value.line


def test_a_file_that_is_none_is_refused_with_its_line() -> None:
    game = WITH_PUZZLES[0]
    header, first, *_ = text_of(game).splitlines()
    unknown = first.replace('"error":', '"proof":"perhaps","error":', 1)
    assert refused(f"{header}\n{unknown}", game) == ("bad-puzzle", 2)
    assert refused("", game) == ("no-puzzles", 0)
    assert refused("{}", game) == ("bad-puzzle", 1)
    assert refused("[" * 5000, game) == ("bad-puzzle", 1)
    assert refused(header.replace('"format":1', '"format":9'), game) == ("puzzles-format", 1)
    assert refused(header.replace(game.key, "ludo"), game) == ("puzzles-another-game", 1)
    assert refused(f"{header}\n{first}\n{first}", game) == ("puzzle-twice", 3)
    assert refused(f"{header}\n{first[:-9]}", game) == ("bad-puzzle", 2)
    assert len(read_puzzles(f"{header}\n{first}\n", game).puzzles) == 1


@pytest.mark.parametrize("game", WITH_PUZZLES, ids=lambda game: game.key)
def test_puzzles_are_solved_by_the_rules_and_say_why_in_every_language(game: Game) -> None:
    found = puzzles_of(game)
    assert found is not None
    all_of_them = list(found.puzzles.values())
    for puzzle in all_of_them[:: max(1, len(all_of_them) // SOME)]:
        solved = attempt(game, puzzle, len(puzzle.steps))
        assert solved.step is None
        chances = list(puzzle.steps[0].chances.values())
        assert chances[0] == max(chances)
    assert len(all_of_them) >= LEAST
    assert sum(puzzle.level == 1 for puzzle in all_of_them) <= len(all_of_them) / 2
    gains = {step.why.count for puzzle in all_of_them for step in puzzle.steps if step.why is not None}
    assert game.coach is not None
    assert gains <= game.coach.counts.keys()
    for language in languages():
        words = Words(game.folder, language)
        for proof in PROOFS:
            told = found_in_words(replace(all_of_them[0].steps[0], proof=proof), words)["proof"]
            assert told == translator(language)(f"puzzle-proof-{proof}") != f"puzzle-proof-{proof}"
        for count in game.coach.counts:
            assert words.say(f"gain-{count}", more=2) != f"gain-{count}"


def test_every_puzzle_has_its_day() -> None:
    found = puzzles_of(WITH_PUZZLES[0])
    assert found is not None
    days = [found.of_the_day(date.fromordinal(738000 + day)).id for day in range(len(found.puzzles))]
    assert sorted(days) == sorted(found.puzzles)


def test_a_puzzle_of_no_position_is_refused() -> None:
    game = WITH_PUZZLES[0]
    found = puzzles_of(game)
    assert found is not None
    puzzle = next(iter(found.puzzles.values()))
    text = text_of(game).splitlines()[1]
    for change, code in (
        (('"players":', '"players":9'), "puzzle-bad-position"),
        ((puzzle.steps[0].move, "dance"), "puzzle-illegal-move"),
    ):
        broken = read_puzzles("\n".join([text_of(game).splitlines()[0], text.replace(*change)]), game)
        with pytest.raises(BadPuzzle) as refusal:
            attempt(game, next(iter(broken.puzzles.values())), 9)
        assert refusal.value.code == code
