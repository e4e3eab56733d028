"""The contract of a game as tests, for the games of the house and for other people's: a plug-in of pytest.

    from pathlib import Path
    from fullboard.testing import GameContract

    class TestKuhnPoker(GameContract):
        games = ["kuhn-poker"]
        golden = Path(__file__).parent / "golden"

`pytest -p fullboard.testing --fullboard-game KEY` runs the same for an installed game without a line of its own. It
needs `pip install 'fullboard[testing]'`.
"""

import pytest

PARTS = ("bots", "features", "golden", "leaks", "lessons", "pages", "play", "secrecy", "sentences", "sight", "speeds")
pytest.register_assert_rewrite(*(f"{__name__}.{part}" for part in PARTS))

from fullboard.testing.golden import Case  # noqa: E402
from fullboard.testing.plugin import pytest_addoption, pytest_configure  # noqa: E402
from fullboard.testing.whole import GameContract  # noqa: E402

__all__ = ["Case", "GameContract", "pytest_addoption", "pytest_configure"]
