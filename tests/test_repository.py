"""What surrounds the code: workflows, hooks, versions and documents agree with what is there."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", MAKEFILE, re.MULTILINE))


def jobs(file: Path) -> dict[str, Any]:
    return dict(yaml.safe_load(file.read_text("utf-8"))["jobs"])


def commands(file: Path) -> list[str]:
    return [step["run"] for job in jobs(file).values() for step in job["steps"] if "run" in step]


def test_there_are_workflows_for_tests_and_releases() -> None:
    assert [file.name for file in WORKFLOWS] == ["ci.yml", "release.yml"]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_workflows_have_the_form_that_github_reads(file: Path) -> None:
    pytest.importorskip("check_jsonschema", reason="comes with the group lint")
    check = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", str(file)]
    done = subprocess.run(check, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_workflows_run_what_exists(file: Path) -> None:
    for command in commands(file):
        for target in re.findall(r"\bmake ([a-z-]+)", command):
            assert target in TARGETS
        for path in re.findall(r"(?<!\S)(?:\./)?((?:tests|examples)/\S+)", command):
            assert (ROOT / path).exists(), path
        for group in re.findall(r"--group (\S+)", command):
            assert group in PROJECT["dependency-groups"]


def test_every_python_that_is_promised_is_tested_and_built_for() -> None:
    promised = {
        found[1]
        for each in PROJECT["project"]["classifiers"]
        if (found := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", each))
    }
    tested = jobs(ROOT / ".github" / "workflows" / "ci.yml")
    assert set(tested["test"]["strategy"]["matrix"]["python"]) == promised
    assert set(tested["quick"]["strategy"]["matrix"]["python"]) == promised
    built = re.findall(r"cp3(\d+)-", PROJECT["tool"]["cibuildwheel"]["build"])
    assert {f"3.{minor}" for minor in built} == promised
    assert PROJECT["project"]["requires-python"] == f">={min(promised, key=lambda each: int(each[2:]))}"


def test_the_changelog_begins_with_the_version_of_the_project() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    newest = re.search(r"^## (\S+)", text, re.MULTILINE)
    assert newest is not None
    assert newest[1] == PROJECT["project"]["version"]


def test_hooks_use_the_tools_of_the_project_and_load_nothing() -> None:
    (repository,) = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))["repos"]
    assert repository["repo"] == "local"
    tools = {re.split(r"[=<>]", each)[0] for each in PROJECT["dependency-groups"]["lint"] if isinstance(each, str)}
    for hook in repository["hooks"]:
        assert hook["language"] == "system"
        assert hook["entry"].split()[0].removeprefix(".venv-dev/bin/") in tools


def test_every_target_says_what_it_does_and_is_no_file() -> None:
    described = set(re.findall(r"^([a-z-]+):.*## \S", MAKEFILE, re.MULTILINE))
    phony = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert phony is not None
    assert described == TARGETS == set(phony[1].split())


def test_documents_speak_of_targets_that_exist() -> None:
    for file in [ROOT / "CONTRIBUTING.md", ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        for line in re.findall(r"`make ([a-z -]+)`|^\$ make ([a-z-]+)", file.read_text("utf-8"), re.MULTILINE):
            assert set(" ".join(line).split()) <= TARGETS, file.name


def test_the_navigation_of_the_site_leads_to_every_document() -> None:
    text = (ROOT / "mkdocs.yml").read_text("utf-8")
    listed = set(re.findall(r"(\S+\.md)$", text.partition("\nnav:")[2], re.MULTILINE))
    there = {file.relative_to(ROOT / "docs").as_posix() for file in (ROOT / "docs").rglob("*.md")}
    assert there <= listed, there - listed


def test_documents_speak_of_modules_that_exist() -> None:
    folders = [ROOT / name for name in ("src", "tests", "examples", "benchmarks", "docs")]
    there = ["/setup.py", *(f"/{file.relative_to(ROOT).as_posix()}" for each in folders for file in each.rglob("*.py"))]
    for file in [ROOT / "CONTRIBUTING.md", ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        named = re.findall(r"(?<![\w*…/-])((?:\w+/)*\w+\.py)\b", file.read_text("utf-8"))
        made = {name for name in named if re.search("lowest_alone|fullboard_timid", name)}  # by whoever follows a guide
        missing = [name for name in set(named) - made if not any(each.endswith(f"/{name}") for each in there)]
        assert missing == [], file.name


def test_style_sheets_have_a_declaration_a_line() -> None:
    """As Prettier writes them, which reads .editorconfig; the template for games of strangers included."""
    sheets = [*(ROOT / "src").rglob("*.css"), *(ROOT / "examples").glob("*/src/**/*.css")]
    assert len(sheets) > 15
    for sheet in sheets:
        for number, line in enumerate(sheet.read_text("utf-8").splitlines(), 1):
            bare = re.sub(r"/\*.*?\*/|\"[^\"]*\"|'[^']*'|url\([^)]*\)", "", line)
            assert len(line) <= 125, f"{sheet.name}:{number} is too long"
            assert not re.search(r"[{};].*[{};]", bare), f"{sheet.name}:{number} says two things"
