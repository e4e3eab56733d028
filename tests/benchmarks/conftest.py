"""Makes the package `benchmarks`, which is not installed, importable however the tests are started."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
