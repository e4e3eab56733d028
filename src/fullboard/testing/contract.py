"""What the parts of the contract share: which games they are run for, and how carefully."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, settings

from fullboard.cli.sentences import said_of_problem
from fullboard.core.shelf import shelf
from fullboard.testing.worlds import check_ends
from fullboard.words.files import SOURCE

careful = settings(
    deadline=None,
    derandomize=True,
    max_examples=12,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.differing_executors],
)


def check_shelf(keys: Iterable[str]) -> None:
    """Refuse to test what is not on the shelf, and say what the shelf knows of games that could not be put there."""
    for key in keys:
        if key not in shelf():
            problems = "".join(f"\n{said_of_problem(each, SOURCE)}" for each in shelf().problems)
            raise pytest.UsageError(
                f"there is no game {key!r} on the shelf: is its package installed, with an entry point?{problems}"
            )


class Contract:
    """Tests that are run for every game named in `games`."""

    games: ClassVar[Sequence[str]] = ()

    @pytest.fixture(autouse=True)
    def _matches_end(self, request: pytest.FixtureRequest) -> None:
        """What has no end fails at once, in every test, instead of hanging."""
        if "key" in request.fixturenames:
            check_ends(request.getfixturevalue("key"))

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run each test once for every game."""
        check_shelf(self.games)
        if "key" in metafunc.fixturenames:
            metafunc.parametrize("key", self.games)
