"""The house, but a test is dealt the same every time: the secrets of tables follow from its name."""

from __future__ import annotations

import os
from pathlib import Path

from fullboard.cli import main
from tests.house.dealing import DEALING, Dealt

TEST = "FULLBOARD_TEST"  # where the file lies that names the test that is running


if __name__ == "__main__":
    file = Path(os.environ[TEST])
    dealt = Dealt(lambda: file.read_text("utf-8"))
    for module in DEALING:
        vars(module)["secrets"] = dealt
    main(prog_name="fullboard")
