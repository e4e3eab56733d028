"""Every word of the house's pages is there in French, and nothing else is."""

from __future__ import annotations

import json
import re
from pathlib import Path

from babel.messages.pofile import read_po

from fullboard.core.shelf import shelf
from fullboard.faults import FAULTS
from fullboard.web.tongue import catalogue
from fullboard.words import Words, refusal, typeset

WEB = Path(__file__).parents[2] / "src" / "fullboard" / "web"
SAID = re.compile(r"""(?<![\w.])_\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')""")
DIRECT = re.compile(r"""translator\([\w.]+\)\(\s*"((?:[^"\\]|\\.)*)\"""")
PLACE = re.compile(r"\{(\w+)\}")


def said() -> set[str]:
    texts = [file.read_text("utf-8") for file in [*WEB.glob("templates/*.html"), *WEB.glob("*.py")]]
    found = {double or single for text in texts for double, single in SAID.findall(text)}
    return found | {each for text in texts for each in DIRECT.findall(text)} | set(FAULTS.values())


def french() -> dict[str, str]:
    with (WEB / "locale" / "fr.po").open("rb") as stream:
        return {str(message.id): str(message.string) for message in read_po(stream, locale="fr") if message.id}


def test_everything_the_pages_say_is_said_in_french() -> None:
    assert said() - {key for key, value in french().items() if value} == set()


def test_nothing_is_translated_that_nobody_says() -> None:
    assert french().keys() - said() == set()


def test_no_french_line_begins_with_a_colon_or_a_question_mark() -> None:
    texts = list(catalogue("fr").values())
    for game in shelf().values():
        words = Words(game.folder, "fr")
        texts += [words.help(), json.dumps(words.table, ensure_ascii=False)]
    texts += [refusal("fr", code, {"most": 3}) for code in ("chat-full", "too-many-tables", "stale-step")]
    assert [
        found for text in texts for found in re.findall(r".{0,20} [:;?!»](?= |$).{0,20}|.{0,20}« .{0,20}", text)
    ] == []
    assert any("\u00a0?" in text for text in texts)
    assert typeset("Ready ? | :--- | « yes »", "fr") == "Ready\u00a0? | :--- | «\u00a0yes\u00a0»"
    assert typeset("Ready ?", "en") == "Ready ?"


def test_colons_and_semicolons_between_words_of_a_game_are_words_too() -> None:
    """In French they stand off from the word before, so neither a table's page nor the terminal may write them."""
    games = WEB.parent / "games"
    written = re.compile(r"""}[:;] |(?<!\w)["'][:;] ["']""")
    files = [*games.glob("*/table/*.html"), *games.glob("*/terminal.py")]
    assert len(files) >= 12
    assert [
        (file.name, line) for file in files for line in file.read_text("utf-8").splitlines() if written.search(line)
    ] == []


def test_a_translation_names_the_same_things() -> None:
    for english, other in french().items():
        assert set(PLACE.findall(english)) == set(PLACE.findall(other)), english
