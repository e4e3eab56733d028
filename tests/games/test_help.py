"""The help is complete: what rulebook and rulings say is told in every language, where the ruling is named."""

import re
import tomllib
from pathlib import Path

import pytest

from fullboard.core.shelf import find_game
from fullboard.web.rulings import ruling_ids
from fullboard.words import Words, languages

KEYS = ("companeros", "four-stars", "hotel-samoa", "sun-sea-and-sand")
LISTS = Path(__file__).parent / "help"
Rules = dict[str, dict[str, str]]


def rules_of(key: str) -> Rules:
    """What has to be told: by a name of ours, each rule in short and a phrase of each language that tells it."""
    return tomllib.loads((LISTS / f"{key.replace('-', '_')}.toml").read_text("utf-8"))


def plain(text: str) -> str:
    """The text as one line, with ordinary spaces and apostrophes."""
    return re.sub(r"\s+", " ", text.replace("\u2019", "'"))


def sections_of(key: str, language: str) -> list[str]:
    """The help cut at its headings."""
    return [
        plain(part) for part in re.split(r"^#+ ", Words(find_game(key).folder, language).help(), flags=re.MULTILINE)
    ]


def lacks(rules: Rules, sections: list[str], language: str) -> list[str]:
    """The rules that no section tells, or none that names their ruling."""

    def is_told(rule: dict[str, str]) -> bool:
        ruling = rule.get("ruling", "")
        return any(rule[language] in part and re.search(rf"{ruling}\b", part) for part in sections)

    return [name for name, rule in rules.items() if not is_told(rule)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", KEYS)
def test_the_help_tells_every_rule_beside_its_ruling(key: str, language: str) -> None:
    rules, sections = rules_of(key), sections_of(key, language)
    assert lacks(rules, sections, language) == []
    last = next(reversed(rules))
    without = [part.replace(rules[last][language], "") for part in sections]
    assert last in lacks(rules, without, language)


@pytest.mark.parametrize("key", KEYS)
def test_every_ruling_is_on_the_list(key: str) -> None:
    assert {rule["ruling"] for rule in rules_of(key).values() if "ruling" in rule} == ruling_ids(find_game(key))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", KEYS)
def test_the_help_names_every_ruling(key: str, language: str) -> None:
    assert ruling_ids(find_game(key)) <= set(
        re.findall(r"\b[A-Z]{2}-\d+\b", Words(find_game(key).folder, language).help())
    )
