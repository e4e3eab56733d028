"""The contract of words: all that a game shows is plain data, and has words in every language the game speaks."""

import itertools
import json
import random
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fullboard import Match, games
from fullboard.core.edition import MARKS, marked_values
from fullboard.core.errors import BadEdition
from fullboard.core.game import Game
from fullboard.testing.contract import Contract, careful
from fullboard.testing.worlds import deals, random_match
from fullboard.words import Words, languages
from fullboard.words.catalogue import catalogue, identifier
from fullboard.words.files import SOURCE
from fullboard.words.game import component_message

NONSENSE: tuple[Any, ...] = (None, True, -1, 0, 2**70, 1.5, "x", [], {}, [[]])


def spoken(game: Game) -> list[str]:
    """The languages that a game has words in."""
    return [language for language in languages() if Words(game.folder, language).has_words]


class SentenceContract(Contract):
    """Moves, story, options and help have words, and every language the game speaks has all of them."""

    @careful
    @given(data=st.data())
    def test_views_are_plain_data_and_everything_has_words(self, key: str, data: st.DataObject) -> None:
        match = random_match(data.draw(deals(key)))
        names = ["Zoë", *[None] * (match.players - 1)]
        for seat in [*range(match.players), None]:
            plain = json.loads(json.dumps(match.view(seat)))
            assert plain == match.view(seat), (
                f"the view of {seat} is not plain data (lists, dictionaries by text, numbers, text): see view.py"
            )
            for language in languages():
                words = Words(match.game.folder, language, names)
                for told in match.story(seat):
                    said = words.told(told["key"], told["parameters"])
                    assert not said.startswith(("{", "story-")), (
                        f"words/{language}.ftl has no message story-{told['key']} that {told['parameters']} fill"
                    )
        for language in languages():
            words = Words(match.game.folder, language)
            labels = [words.move(match.notation(move)) for move in range(match.state.moves())]
            twice = sorted({label for label in labels if labels.count(label) > 1})
            assert not twice, f"several moves are called alike in words/{language}.ftl: {twice}"
            assert words.help().startswith("# "), "help/en.md is missing, or does not begin with a title (`# …`)"
            options = [f"option-{option}{about}" for option in match.game.options for about in ("", "-about")]
            for message in ("title", "tagline", *options):
                assert words.say(message) != message, f"words/{SOURCE}.ftl has no message {message}"

    def test_a_language_has_all_the_words_of_english_and_help(self, key: str) -> None:
        assert SOURCE in spoken(games[key]), "there is no words/en.ftl, on which all other languages fall back"
        for language in spoken(games[key]):
            words = Words(games[key].folder, language)
            assert not words.lacks(), f"words/{language}.ftl lacks {words.lacks()}"
            assert words.has_help, f"there is no help/{language}.md"


class ComponentContract(Contract):
    """What is printed on the pieces says where it comes from and has words; what is printed wrong is named."""

    def test_every_printed_value_says_where_it_comes_from(self, key: str) -> None:
        for edition in games[key].editions.values():
            bare = [path for path, _, mark in marked_values(edition.components) if mark not in MARKS]
            assert not bare, f"components/{edition.name}.toml: {bare} have no mark: one of {MARKS}"
            games[key].check_edition(edition)

    def test_every_printed_value_has_words(self, key: str) -> None:
        folder = games[key].folder
        for language, edition in itertools.product(spoken(games[key]), games[key].editions.values()):
            words, known = Words(folder, language), catalogue(folder, language)
            called = [(words.component(path), path, value) for path, value, _ in marked_values(edition.components)]
            bare = [component_message(path) for word, path, _ in called if word == path]
            assert not bare, f"words/{language}.ftl has no messages {bare}"
            names = [word for word, _, _ in called]
            twice = sorted({word for word in names if names.count(word) > 1})
            assert not twice, f"several components are called alike in words/{language}.ftl: {twice}"
            for _, path, value in called:
                if named := _printed_names(value):
                    table = catalogue(folder, SOURCE).find(f"{component_message(path)}.values", {})
                    unknown = [each for each in named if f"{table}-{identifier(each)}" not in known.own]
                    assert not unknown, (
                        f"words/{language}.ftl has no words for {unknown}, printed at {path}: `.values` of"
                        f" {component_message(path)} names the table of messages they stand in"
                    )

    def test_what_an_edition_of_ones_own_adds_is_called_by_its_key(self, key: str) -> None:
        words = Words(games[key].folder, "fr")
        called, printed = words.component("moons[3].phase"), words.printed("moons[3].phase", ["new", 2, True])
        assert called == "moons[3].phase", f"an unknown component is called {called!r} instead of by its path"
        assert printed == "new, 2, oui", f"an unknown component is printed as {printed!r}"

    def test_whatever_is_printed_wrong_is_named_in_every_language_or_played(self, key: str) -> None:
        game = games[key]
        if game.check_components is None:
            pytest.skip("this game is played with its own components only")
        components = {"name": "mine", **game.find_edition().components}
        dice = random.Random(key)
        refused = 0
        for path, nonsense in dice.sample(list(itertools.product(_paths(components), NONSENSE)), 100):
            data = deepcopy(components)
            place = data
            for step in path[:-1]:
                place = place[step]
            place[path[-1]] = nonsense
            try:
                Match(game, game.players[0], seed=1, edition=data)
            except BadEdition as error:
                refused += 1
                for language in languages():
                    said = Words(game.folder, language).edition_fault(error.code, error.parameters)
                    where, _, what = said.partition(":")
                    assert where.rstrip() == error.parameters["path"], f"{said!r} does not begin with where it is wrong"
                    assert " " in what.strip(), f"words/{language}.ftl has no message edition-{error.code}"
        assert refused > 50, f"only {refused} of 100 pieces of nonsense were refused: see `check_edition`"


def _printed_names(value: object) -> list[str]:
    """The words of a printed value that are neither numbers nor yes and no."""
    texts = [word for text in (value if isinstance(value, list) else [value]) for word in str(text).split()]
    return [each for each in texts if not each.replace(".", "").isdecimal() and each not in ("True", "False")]


def _paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [*([path] if path else []), *(each for step, item in inside for each in _paths(item, (*path, step)))]


class WordContract(SentenceContract, ComponentContract):
    """All of it."""
