"""The lessons are complete: they teach every rule of a first match, and play every worked example with its figures."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.games.test_help import KEYS, rules_of

from fullboard.core.lesson import Lesson, Step
from fullboard.core.lessons import course
from fullboard.core.shelf import find_game
from fullboard.web.rulings import ruling_ids
from fullboard.words import Words, languages

EXAMPLES: dict[str, dict[str, dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "examples.toml").read_text("utf-8")
)
NUMBERS = {
    "companeros": range(1, 2),
    "hotel-samoa": range(1, 7),
    "sun-sea-and-sand": range(1, 11),
    "four-stars": range(6),
}


def find(key: str, where: str) -> tuple[Lesson, Step]:
    """The step of a lesson that says something, by `lesson/key`."""
    name, _, said = where.partition("/")
    lesson = course(find_game(key)).lessons[name]
    return lesson, next(step for step in lesson.steps if step.say == said)


def figures_of(key: str, where: str, language: str) -> set[int]:
    """The numbers that a step tells, asks for, or is checked by."""
    lesson, step = find(key, where)
    text = Words(find_game(key).folder, language).say(lesson.message(str(step.say)))
    checked = json.dumps([[condition.at, condition.value] for condition in step.holds])
    return {int(number) for number in re.findall(r"\d+", " ".join([text, checked, str(step.right), *step.expect]))}


@pytest.mark.parametrize("key", KEYS)
def test_every_rule_is_taught_by_a_step_or_there_is_a_reason(key: str) -> None:
    for name, rule in rules_of(key).items():
        assert ("lesson" in rule) != ("untaught" in rule), name
        if "lesson" in rule:
            find(key, rule["lesson"])
        else:
            assert len(rule["untaught"]) > 10, name


@pytest.mark.parametrize("key", KEYS)
def test_lessons_and_rulings_are_all_on_the_list(key: str) -> None:
    rules = rules_of(key).values()
    taught = {rule["lesson"].partition("/")[0] for rule in rules if "lesson" in rule}
    played = {step.partition("/")[0] for example in EXAMPLES[key].values() for step in example["steps"]}
    assert taught | played | {"companions"} >= set(course(find_game(key)).lessons)  # which is about playing well
    lacking = {rule["ruling"] for rule in rules if "ruling" in rule and "untaught" in rule} - {
        rule["ruling"] for rule in rules if "ruling" in rule and "lesson" in rule
    }
    assert lacking <= {"SS-6", "FS-11"}
    assert lacking < ruling_ids(find_game(key))


@pytest.mark.parametrize("key", KEYS)
def test_every_worked_example_is_played_with_its_figures(key: str) -> None:
    assert set(EXAMPLES[key]) == {str(number) for number in NUMBERS[key]}
    for number, example in EXAMPLES[key].items():
        for language in languages():
            told = set().union(*(figures_of(key, step, language) for step in example["steps"]))
            assert set(example["figures"]) <= told, (number, language)
