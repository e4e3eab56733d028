"""What the README shows is true: its Python session runs as a doctest, its commands exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import fullboard
from fullboard.cli import main
from fullboard.core import match

REPOSITORY = Path(__file__).parents[1]
README = (REPOSITORY / "README.md").read_text("utf-8")


def test_the_readme_session_runs() -> None:
    result = doctest.testfile(str(REPOSITORY / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted > 10
    assert result.failed == 0


@pytest.mark.parametrize("module", [fullboard, match])
def test_the_sessions_in_docstrings_run(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.attempted > 0
    assert result.failed == 0


def test_the_commands_of_the_readme_exist() -> None:
    for command in re.findall(r"^\$ fullboard (\w+)", README, re.MULTILINE):
        assert CliRunner().invoke(main, [command, "--help"]).exit_code == 0
    makefile = (REPOSITORY / "Makefile").read_text("utf-8")
    for target in re.findall(r"`make (\w+)`", README):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)


def test_links_of_the_documents_lead_somewhere() -> None:
    for document in [*REPOSITORY.glob("*.md"), *(REPOSITORY / "docs").glob("**/*.md")]:
        for link in re.findall(r"\]\((?!http)([^)#]+)\)", document.read_text("utf-8")):
            assert (document.parent / link).exists(), f"{document.name}: {link}"
