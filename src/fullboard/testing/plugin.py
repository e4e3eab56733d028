"""The hooks of the pytest plug-in: `pytest -p fullboard.testing`."""

from pathlib import Path

import pytest

SUITE = Path(__file__).parent / "suite.py"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options of the plug-in."""
    group = parser.getgroup("fullboard", "the contract of a game")
    group.addoption(
        "--fullboard-game",
        action="append",
        default=[],
        metavar="KEY",
        help="run the whole contract for an installed game; may be given several times",
    )
    group.addoption("--write-golden", action="store_true", help="write the golden matches anew")


def pytest_configure(config: pytest.Config) -> None:
    """With `--fullboard-game` and no files, the contract itself is what is run."""
    if config.getoption("--fullboard-game") and config.args_source is not pytest.Config.ArgsSource.ARGS:
        config.args[:] = [str(SUITE)]
