"""The tests; a package so that helpers can be shared and `python -m tests.golden` works."""
