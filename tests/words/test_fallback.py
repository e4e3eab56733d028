"""What a language lacks is said in English, and a game without it takes no page away."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import pytest
from click.testing import CliRunner

from fullboard import Match, games
from fullboard.cli import main
from fullboard.core.lessons import course
from fullboard.words import Words, choose_language, files, translator
from fullboard.words.catalogue import Catalogue
from fullboard.words.language import Language
from tests.apart import run_apart
from tests.web.inside import evening
from tests.words.pseudo import CODE, forget, pseudo_language

FOLDER = games["companeros"].folder


@contextmanager
def without(folder: str, kind: str, language: str) -> Iterator[None]:
    """A game that has no such file."""
    found = files.game_file

    def lacking(place: str, what: str, name: str) -> str | None:
        is_it = place == folder and what == kind and name.startswith(f"{language}.")
        return None if is_it else found(place, what, name)

    with patch.object(files, "game_file", lacking):
        forget()
        try:
            yield
        finally:
            forget()
    forget()


def test_a_game_without_french_is_shown_in_english_on_french_pages(tmp_path: Path) -> None:
    async def look() -> None:
        async with evening(tmp_path, "Anna", "Bob", "Carla") as here:
            for path in ("/", "/new/companeros", "/games/companeros/help", here.path):
                answer = await here.http.get(path, headers={"accept-language": "fr"})
                assert answer.status_code == 200
                assert 'lang="fr"' in answer.text
                assert "Compañeros" in answer.text
            assert "leads" in answer.text or "plays" in answer.text

    with without(FOLDER, "words", "fr"), without(FOLDER, "help", "fr"):
        run_apart(look())


def test_the_shelf_says_which_languages_a_game_lacks() -> None:
    def said() -> str:
        return CliRunner().invoke(main, ["games", "--lang", "en"]).output

    assert "no words in" not in said()
    with without(FOLDER, "words", "fr"):
        assert "companeros: no words in Français; its own sentences are shown in English" in said()
    with without(FOLDER, "help", "fr"):
        assert "companeros: no rules in Français; shown in English" in said()


def test_lessons_without_french_are_taught_in_english() -> None:
    game = games["companeros"]
    with without(FOLDER, "lessons", "fr"):
        course.cache_clear()
        taught = course(game)
    course.cache_clear()
    assert taught.faults == {}
    assert list(taught.lessons) == list(course(game).lessons)


def test_a_message_that_is_missing_is_said_in_english(tmp_path: Path) -> None:
    with pseudo_language(tmp_path):
        file = files.place(FOLDER) / "words" / f"{CODE}.ftl"
        assert isinstance(file, Path)
        kept = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("story-pot")]
        file.write_text("\n".join(kept) + "\nstory-left = { n-nobody-has-this }\n", "utf-8")
        words = Words(FOLDER, CODE)
        assert words.told("pot", {"cards": ["red 6", "blue 1"]}) == "The pot: red 6 and blue 1."
        assert words.lacks() == ["story-pot"]
        said = CliRunner().invoke(main, ["games", "--lang", "en"]).output
        assert "one sentence is missing" in said
        assert "story-pot" in said


def test_what_nobody_can_say_is_called_by_its_name() -> None:
    words = Words(FOLDER, "fr")
    assert words.told("dances", {"seat": 1}) == "story-dances"
    assert words.told("plays", {}) == "story-plays"  # the card is not known
    assert words.refusal("no-such-code", {}) == "no-such-code"
    assert translator("fr")("no-such-message") == "no-such-message"
    with pytest.raises(KeyError):
        words.status("dance", 0)
    with pytest.raises(ValueError, match="no words in"):
        Words(FOLDER, "xx")


def test_numbers_lists_and_percentages_are_written_as_the_language_does() -> None:
    def said(language: str, message: str, **parameters: object) -> str:
        return translator(language)(message, **parameters)

    assert said("en", "fault-too-many-lines", most=12345).endswith("(12,345)")
    assert said("fr", "fault-too-many-lines", most=12345).endswith("(12\u202f345)")
    assert said("de", "fault-too-many-lines", most=12345).endswith("(12.345)")
    names = {language: said(language, "table-to-move", names=["A", "B", "C"])[-10:] for language in ("en", "fr", "de")}
    assert {language: text.split("B")[1] for language, text in names.items()} == {
        "en": " and C",
        "fr": " et C",
        "de": " und C",
    }


def test_forms_of_a_word_are_its_attributes(tmp_path: Path) -> None:
    text = """
guest-lover = Verliebter
    .accusative = Verliebten
    .gender = masculine
seen = Du siehst den { WORD($who, "guest", form: "accusative") }.
here = { WORD($who, "guest", form: "gender") ->
    [masculine] Er
   *[other] Sie
} ist ein { WORD($who, "guest", form: "dative") }.
"""
    with patch.object(files, "messages", lambda folder, language: [text]):
        said = Catalogue("somebody.elses", "en")
    assert said.say("seen", {"who": "lover"}) == "Du siehst den Verliebten."
    assert said.say("here", {"who": "lover"}) == "Er ist ein Verliebter."


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("en;q=0.2, de;q=0.7, fr;q=0.5", "de"),
        ("nl,es;q=0.9", "en"),
        ("fr;q=0, de;q=0.1", "de"),
        ("de;q=x,fr", "fr"),
        ("", "en"),
    ],
)
def test_the_browsers_wishes_are_heard(accepted: str, language: str) -> None:
    assert choose_language(None, accepted) == language
    assert choose_language("fr", accepted) == "fr"
    assert choose_language("nonsense", accepted) == language


def test_quotation_marks_inside_others_are_inner_ones() -> None:
    assert Language("en").quote("play “Open”") == "“play ‘Open’”"  # noqa: RUF001
    assert Language("fr").quote("jouer «\u00a0Ouvert\u00a0»") == "«\u00a0jouer “Ouvert”\u00a0»"


def test_a_match_tells_the_same_story_twice() -> None:
    match = Match("companeros", 3, seed=1)
    words = Words(FOLDER, "fr", ("Anna", None, None))
    told = [words.told(each["key"], each["parameters"]) for each in match.story(0)]
    assert told == [words.told(each["key"], each["parameters"]) for each in match.story(0)]
    assert not [each for each in told if "story-" in each]
