"""Every language says all that English says, knows the same parameters, and nothing is there that nobody says."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from fullboard.core.game import Game
from fullboard.core.lessons import course
from fullboard.core.shelf import shelf
from fullboard.words import Words, language_names, languages, typeset
from fullboard.words.catalogue import HELPER
from fullboard.words.files import HOUSE, SOURCE
from tests.words.ftl import Message, messages

SOURCES = Path(__file__).parents[2] / "src" / "fullboard"
FOLDERS = [HOUSE, *(game.folder for game in shelf().values())]
OTHERS = [language for language in languages() if language != SOURCE]
SPOKEN = [  # the house and its games speak every language, a package those that it brings
    (folder, language)
    for folder in FOLDERS
    for language in OTHERS
    if folder.startswith("fullboard.") or messages(folder, language)
]
DYNAMIC: tuple[str, ...] = ("refusal-", "fault-", "command-", "edition-", "bot-", "hint-said-", "analyse-column-")
DYNAMIC += ("analyse-", "play-")
DYNAMIC += ("games-problem-", "games-", "features-", "research-", "view-", "teach-", "arena-", "position-", "speed-")
DYNAMIC += ("account-way-", "puzzle-proof-", "deed-", "peace-is-", "peace-", "reason-", "told-")


def public(folder: str, language: str) -> dict[str, Message]:
    """The messages that code asks for; helpers are a language's own affair."""
    return {name: each for name, each in messages(folder, language).items() if not name.startswith(HELPER)}


@pytest.mark.parametrize(("folder", "language"), SPOKEN)
def test_every_language_says_what_english_says(folder: str, language: str) -> None:
    assert public(folder, language).keys() == public(folder, SOURCE).keys()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_language_knows_the_same_parameters(folder: str, language: str) -> None:
    """A sentence may leave one out where its language does not need it, but it can ask for no other."""
    english, other = public(folder, SOURCE), public(folder, language)
    asked = {name: each.parameters - english[name].parameters for name, each in other.items()}
    assert {name: more for name, more in asked.items() if more} == {}
    left_out = {name: english[name].parameters - each.parameters for name, each in other.items()}
    assert {name: less for name, less in left_out.items() if less} == {}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_helper_and_table_that_is_named_is_there_and_used(folder: str, language: str) -> None:
    said = messages(folder, language)
    named = {other for each in said.values() for other in each.references}
    assert named <= said.keys()
    tables = {table for each in said.values() for table in each.tables}
    assert {name for name in said if name.startswith(HELPER)} <= named | tables
    for table in tables:
        assert table in said or any(name.startswith(f"{table}-") for name in said), table


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.key)
def test_rules_are_told_in_every_language(game: Game) -> None:
    for language in (SOURCE, *(language for folder, language in SPOKEN if folder == game.folder)):
        words = Words(game.folder, language)
        assert words.has_help
        assert words.help().startswith("# ")


def test_nothing_is_there_that_the_house_never_says() -> None:
    files = [file for kind in ("py", "html") for file in SOURCES.rglob(f"*.{kind}")]
    literals = set(re.findall(r"""["']([\w-]+)["']""", "\n".join(file.read_text("utf-8") for file in files)))
    literals.add("card-missing")  # by `core.reading.PieceReader`

    def is_said(name: str) -> bool:
        if name.startswith("usage-"):  # tests/cli/test_help.py looks after those
            return True
        suffixes = [name.removeprefix(prefix).removesuffix("-about") for prefix in DYNAMIC if name.startswith(prefix)]
        return name in literals or any(suffix in literals for suffix in suffixes)

    assert [name for name in public(HOUSE, SOURCE) if not is_said(name)] == []


def test_an_error_has_one_sentence() -> None:
    """Whoever says it: what is wrong with a record, what a command was asked for, and what else was refused."""
    kinds = ("fault-", "command-", "refusal-")
    codes = [name.removeprefix(kind) for name in public(HOUSE, SOURCE) for kind in kinds if name.startswith(kind)]
    assert [code for code in codes if codes.count(code) > 1] == []


@cache
def written(folder: str) -> str:
    """The code and the pages of a game, and what the house draws for all of them."""
    place = Path(str(resources.files(folder)))
    files = [file for kind in ("py", "html", "toml", "json") for file in place.rglob(f"*.{kind}")]
    files.append(SOURCES / "web" / "templates" / "chrome.html")
    return "\n".join(file.read_text("utf-8") for file in files)


def is_path(words: list[str], keys: set[str]) -> bool:
    """Whether these words are keys that the code names, one after the other."""
    ends = range(1, len(words) + 1)
    return not words or any("-".join(words[:end]) in keys and is_path(words[end:], keys) for end in ends)


@pytest.mark.parametrize("folder", FOLDERS[1:])
def test_nothing_is_there_that_a_game_never_says(folder: str) -> None:
    code = written(folder)
    said = messages(folder, SOURCE)
    (game,) = (each for each in shelf().values() if each.folder == folder)
    taught = {message for lesson in course(game).lessons.values() for message in lesson.messages()}
    begun = re.findall(r"""["'](?:label|key)\.([\w-]+-)["'{]""", code) + re.findall(r"""["']([\w-]+-)["'] ~""", code)
    tables = {table for each in said.values() for table in (*each.tables, each.attributes.get("values", ""))}
    tables |= set(re.findall(r"""word\(["']([\w-]+)["']""", code))

    def is_said(name: str) -> bool:
        if name in tables or any(name.startswith(f"{table}-") for table in tables if table):
            return True
        kind, _, rest = name.partition("-")
        if kind == "lesson":
            return name in taught
        if kind == "bot":  # what a bot is like, by the house for whoever chooses one
            return rest.removesuffix("-about") in shelf().bots_for(game)
        if kind == "panel":  # by the house, for games that say how everybody stands
            return game.standing is not None and rest in ("goal", "standing")
        if kind == "gained":  # by the coach, about what the game counts
            return game.coach is not None and rest in ("", "nothing", *game.coach.counts)
        if kind == "ending":  # by the house, for games whose points are called otherwise
            return rest in ("you-win-by", "place-behind", "sources", "rest")
        if name.startswith("set-up-"):  # keys of a position, one inside the other
            return is_path(name.removeprefix("set-up-").split("-"), set(re.findall(r"""["']([\w-]+)["']""", code)))
        if name in ("position-card-missing", "position-card-twice"):  # by `core.reading.PieceReader`
            return 'PieceReader("card"' in code
        if kind in ("title", "tagline", "option", "choice", "component", "status", "move", "view"):  # by a state
            return True
        if name in ("story-win", "story-share") and "ending(" in code:  # by `core.story`
            return True
        parts = rest.split("-")
        heads = ["-".join(parts[:many]) for many in range(1, len(parts) + 1)]
        literal = any(
            re.search(rf"""["'.]{re.escape(head)}["']""", code) and all(f"-{tail}" in code for tail in parts[many:])
            for many, head in enumerate(heads, 1)
        )
        return literal or any(rest.startswith(each) for each in begun)

    assert [name for name in public(folder, SOURCE) if not is_said(name)] == []


def test_no_french_line_begins_with_a_colon_or_a_question_mark() -> None:
    texts = [typeset(each.text, "fr") for folder in FOLDERS for each in messages(folder, "fr").values()]
    texts += [Words(folder, "fr").help() for folder in FOLDERS[1:]]
    broken = re.compile(r".{0,20} [:;?!»](?= |$).{0,20}|.{0,20}« .{0,20}")
    assert [found for text in texts for found in broken.findall(text)] == []
    assert any("\u00a0?" in text for text in texts)
    assert typeset("Ready ? | :--- | « yes »", "fr") == "Ready\u00a0? | :--- | «\u00a0yes\u00a0»"
    assert typeset("Ready ?", "en") == "Ready ?"
    assert typeset("l'heure", "fr") == "l\u2019heure"
    assert typeset("o'clock", "en") == "o'clock"


def test_colons_and_semicolons_between_words_of_a_game_are_words_too() -> None:
    """In French they stand off from the word before, so neither a table's page nor the terminal may write them."""
    sign = re.compile(r"""}[:;] |(?<!\w)["'][:;] ["']""")
    files = [*SOURCES.glob("games/*/table/*.html"), *SOURCES.glob("games/*/terminal.py")]
    assert len(files) >= 12
    assert [
        (file.name, line) for file in files for line in file.read_text("utf-8").splitlines() if sign.search(line)
    ] == []


def test_languages_are_listed_by_their_own_names() -> None:
    names = language_names()
    assert tuple(names) == languages()
    assert names.items() >= {"en": "English", "de": "Deutsch", "fr": "Français"}.items()
