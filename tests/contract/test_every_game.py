"""The games of the house keep the contract that `fullboard.testing` has for everybody's; examples test themselves."""

from __future__ import annotations

import os
import shutil

import pytest

import fullboard
from fullboard.testing import Case, GameContract
from fullboard.testing.sight import SightContract
from tests.golden import FOLDER, KEYS, LANGUAGES, cases


class TestEveryGame(GameContract):
    games = KEYS
    golden = FOLDER
    told_in = LANGUAGES

    def cases(self, key: str) -> list[Case]:
        return cases(key)


class TestPlainBoard(SightContract):
    games = ("siesta",)  # a game without a board of its own


@pytest.mark.skipif(os.environ.get("FULLBOARD_PURE") == "1", reason="plain Python was asked for")
def test_the_suite_runs_on_compiled_code_where_there_is_a_compiler() -> None:
    if shutil.which("cc") or shutil.which("gcc"):
        assert fullboard.compiled
