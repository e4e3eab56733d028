"""Sentences of all games: they begin with a capital, count properly, and have their articles and spaces."""

import re
from typing import Any

import pytest
from tests.words.ftl import messages

from fullboard import games
from fullboard.words import Words, files, languages

NAMES = ["Ada", "Bob", "Carmen", "Dario"]


def told(key: str, language: str, line: str, **parameters: Any) -> str:
    return plain(Words(games[key].folder, language, NAMES).told(line, parameters))


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u2019", "'")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ["companeros", "four-stars", "hotel-samoa", "sun-sea-and-sand"])
def test_a_line_of_the_story_begins_with_a_capital_a_name_or_a_number(key: str, language: str) -> None:
    story = [each for name, each in messages(games[key].folder, language).items() if name.startswith("story-")]
    names_and_numbers = re.compile(r"\{ SEAT\(|\{ WORD\(\$tourists")  # tourists are counted first
    assert [line for each in story if not ((line := each.text)[0].isupper() or names_and_numbers.match(line))] == []


def test_a_tie_names_its_suits_in_the_middle_of_the_sentence() -> None:
    tie = {"suits": ["red", "blue"], "sum": 5}
    assert told("companeros", "en", "tie", **tie) == "A tie at 5 between red and blue: the share-out stops."
    assert told("companeros", "fr", "tie", **tie) == "Égalité à 5 entre rouge et bleu : le partage s'arrête."


@pytest.mark.parametrize(
    ("facility", "english", "french"),
    [
        ("restaurant", "a restaurant", "un restaurant"),
        ("swimming-pool", "a swimming pool", "une piscine"),
        ("jet-ski", "a jet-ski", "un jet-ski"),
        ("terrace", "a terrace", "une terrasse"),
        ("beach-chairs", "a row of beach chairs", "une rangée de chaises longues"),
    ],
)
def test_a_facility_is_built_with_its_article(facility: str, english: str, french: str) -> None:
    built = {"seat": 3, "facility": facility, "field": 1, "price": 4, "points": 1, "next": 5}
    assert told("sun-sea-and-sand", "en", "build", **built).startswith(f"Dario builds {english} for 4")
    assert told("sun-sea-and-sand", "fr", "build", **built).startswith(f"Dario construit {french} pour 4")
    words = Words(games["sun-sea-and-sand"].folder, "en")
    assert words.move(f"build {facility} 2") == f"build {english} on field 2"


def test_every_facility_has_an_article() -> None:
    for language in languages():
        said = messages(games["sun-sea-and-sand"].folder, language)
        with_article = {name.removeprefix("a-"): each.text for name, each in said.items() if name.startswith("a-fac")}
        assert with_article.keys() == {name for name in said if name.startswith("facility-")}
        articles = {"a", "an", "un", "une", "ein", "eine", "einen"}
        assert {each.split()[0] for each in with_article.values()} <= articles


def test_one_tourist_leaves_and_two_leave() -> None:
    told_of = {"seat": 3, "tourists": ["1 blue"]}
    assert told("sun-sea-and-sand", "en", "leave-one", **told_of) == "1 blue tourist leaves the resort of Dario."
    assert told("sun-sea-and-sand", "en", "arrive-one", **told_of) == "1 blue tourist arrives at the resort of Dario."
    assert told("sun-sea-and-sand", "fr", "leave-one", **told_of) == "1 touriste bleu quitte le village de Dario."
    booked = "Dario reserviert 1 blauen Touristen für Woche 2."
    assert told("sun-sea-and-sand", "de", "reserve", week=2, **told_of) == booked
    both = {"seat": 3, "tourists": ["1 blue", "1 red"]}
    left = "1 blue tourist and 1 red tourist leave the resort of Dario."
    assert told("sun-sea-and-sand", "en", "leave", **both) == left


def test_swimmers_pay_in_somebodys_hotel() -> None:
    assert told("hotel-samoa", "en", "pool-pays", seat=3, buoys=3) == "The swimmers in Dario's hotel pay 3 at once."


def test_planes_come_from_countries_with_their_articles() -> None:
    landing = {"round": 2, "nation": "netherlands"}
    assert told("hotel-samoa", "en", "round", **landing) == "Round 2: a plane from the Netherlands lands."
    assert told("hotel-samoa", "fr", "round", **landing) == "Manche 2 : un avion des Pays-Bas atterrit."


@pytest.mark.parametrize(
    ("key", "label", "figures", "sentence"),
    [
        ("four-stars", "links", {"links": 1, "size": 15}, "1 maillon sur 15"),
        ("four-stars", "links", {"links": 2, "size": 15}, "2 maillons sur 15"),
        ("four-stars", "last", {"card": "boom-all 1"}, "Dernier événement : « Exposition"),
        ("four-stars", "stack", {"stack": 0, "played": 1}, "0 carte événement que personne n'a vue, 1 jouée"),
        ("sun-sea-and-sand", "free", {"free": 0, "all": 0}, "0 libre sur 0"),
        ("sun-sea-and-sand", "free", {"free": 2, "all": 3}, "2 libres sur 3"),
        ("sun-sea-and-sand", "how-many", {"many": 1}, "1 qui arrive"),
        ("sun-sea-and-sand", "sign-next", {"sign": "welcome"}, "Panneau : Bienvenue"),
        ("hotel-samoa", "colon", {}, " : "),
        ("hotel-samoa", "semicolon", {}, " ; "),
    ],
)
def test_french_labels(key: str, label: str, figures: dict[str, int | str], sentence: str) -> None:
    said = plain(Words(games[key].folder, "fr").say(f"label.{label}", **figures))
    assert said.startswith(sentence)


ONE_WORD = {
    "four-stars": (r"\bcartes événement\b", r"\b(?:les|des|un|aucun|chaque|deux) prix\b"),
    "hotel-samoa": (
        r"\b(?:ce|prochain|\}) tours?\b",
        r"cartes? de prix",
        r"cartes touristes",
        r"\bnations?\b",
        r"haute saison",
    ),
    "sun-sea-and-sand": (r"\bcase\b(?! de temps)", r"\bbandes?\b", r"\brégions?\b", r"\binstallations?\b"),
}


@pytest.mark.parametrize("key", ONE_WORD)
def test_french_has_one_word_for_one_thing(key: str) -> None:
    """The rulebook's: a round of Hotel Samoa is a *manche*, a price of 4 Étoiles a *cours*, a field *emplacement*."""
    folder = files.place(games[key].folder)
    texts = [(folder / part / "fr.ftl").read_text("utf-8") for part in ("words", "lessons")]
    sentences = [
        re.sub(r"^[\w-]+ =|\{ (?!\$rounds).*?\}|^#.*", "", line) for text in texts for line in plain(text).splitlines()
    ]
    others = re.compile("|".join(ONE_WORD[key]))
    assert [each for each in sentences if others.search(each)] == []


def test_french_cards_and_suits_have_their_articles() -> None:
    words = Words(games["companeros"].folder, "fr")
    assert plain(words.say("aim-richest", suit="green", points=7)).startswith("Prenez les vertes : 7 points")
    assert "vous gardez le 7 jaune" in plain(words.say("why-saves", card="yellow 7"))
