"""What `pytest -p fullboard.testing --fullboard-game KEY` runs."""

import pytest

from fullboard.testing.whole import GameContract


class TestGame(GameContract):
    """The whole contract for the games that were asked for."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run each test once for every game of the command line."""
        type(self).games = metafunc.config.getoption("--fullboard-game")
        super().pytest_generate_tests(metafunc)
